"""Games that stand still, against RULES.md 9 and the rulings R16 and R17."""

import pytest

from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, CAT, court


def rounded(position):
    """Let everybody pass until the round is over; return the table."""
    table = position.table
    now = table.round
    while not table.is_over and table.round == now:
        actor = table.actor
        table.play(actor, table.legal(actor)[-1])
        while not table.is_over and table.asked != ASK_MAIN:
            table.play(table.actor, table.legal(table.actor)[0])
    return table


def rounds_until_the_end(position, most=30):
    """Count the rounds everybody passes until the game is over."""
    rounds = 0
    while not position.table.is_over and rounds < most:
        rounded(position)
        rounds += 1
    return rounds


def cathedral_stands(position):
    """Take all tokens of the cathedral away."""
    position.table.stage = 4
    for card in range(int(position.numbers.cathedral_cards)):
        position.table.tokens[card] = 0
    return position


def no_nobles(position):
    """Leave no noble to hire, and nobody a noble."""
    for card in range(int(position.numbers.types)):
        if position.numbers.nobles[card]:
            position.table.supply[card] = 0
    for seat in range(int(position.numbers.seats)):
        position.hold(seat).draw_deck(seat, *["serf"] * 9).discard_pile(seat)
    return position


@pytest.mark.rule("U137")
def test_a_level_left_to_somebody_far_behind_does_not_keep_the_leaders_playing():  # R17
    position = cathedral_stands(court(seats=3).level(ANA, 2, 2, 2).level(BEN, 2, 2, 2).level(CAT, 2, 2, 1))
    table = rounded(no_nobles(position.points(ANA, 12).points(BEN, 11.5).points(CAT, 8)))
    assert table.is_over and table.winners() == sorted([ANA, BEN])


@pytest.mark.rule("U137")
def test_a_level_left_to_somebody_half_a_point_behind_is_a_point_left():  # R17
    position = cathedral_stands(court(seats=3).level(ANA, 2, 2, 2).level(BEN, 2, 2, 1).level(CAT, 2, 2, 2))
    table = rounded(no_nobles(position.points(ANA, 12).points(BEN, 11.5).points(CAT, 8)))
    assert not table.is_over and not any(seat["out"] for seat in table.view(-1)["seats"])


@pytest.mark.rule("U137")
def test_a_token_of_the_cathedral_is_a_point_left():  # R17
    position = cathedral_stands(court().level(ANA, 2, 2, 2).level(BEN, 2, 2, 2))
    position.table.stage = 3
    position.table.tokens[4] = 1
    assert not rounded(no_nobles(position.points(ANA, 12).points(BEN, 11.5))).is_over


@pytest.mark.rule("U137")
def test_a_token_of_the_crusades_is_a_point_left_only_for_whoever_can_have_a_noble():  # R17
    position = cathedral_stands(court("scenario_1", 2, ("crusades", True)))
    position.level(ANA, 2, 2, 2).level(BEN, 2, 2, 2).points(ANA, 13).points(BEN, 12.5)
    for seat in (ANA, BEN):
        position.hold(seat).draw_deck(seat, *["serf"] * 9).discard_pile(seat)
    no_nobles(position)
    twin = position.table.copy()
    assert rounded(position).is_over and position.table.winners() == sorted([ANA, BEN])
    position.table = twin
    position.discard_pile(BEN, "feudal_lord")
    assert not rounded(position).is_over


@pytest.mark.rule("U137")
@pytest.mark.parametrize("target_reached", [False, True])
def test_ten_full_rounds_without_a_point_or_a_noble_end_the_game(target_reached):  # R16
    points = 11 if target_reached else 4
    position = court(seats=3).points(ANA, points).points(BEN, points + 0.5).points(CAT, 2)
    for seat in (ANA, BEN, CAT):
        position.hold(seat).draw_deck(seat, *["serf"] * 9).discard_pile(seat)
    assert rounds_until_the_end(position) == 10
    assert position.table.winners() == sorted([ANA, BEN])  # less than 1 VP apart, no nobles: they share


@pytest.mark.rule("U137")
def test_after_ten_such_rounds_leaders_are_compared_by_nobles():  # R16
    position = court(seats=3).points(ANA, 4).points(BEN, 4.5).points(CAT, 2)
    for seat in (ANA, BEN, CAT):
        position.hold(seat).draw_deck(seat, *["serf"] * 9).discard_pile(seat)
    position.discard_pile(ANA, "feudal_lord").discard_pile(CAT, *["feudal_lord"] * 4)
    assert rounds_until_the_end(position) == 10
    assert position.table.winners() == [ANA]


@pytest.mark.rule("U137")
def test_after_ten_such_rounds_a_lead_of_a_whole_point_wins():  # R16
    position = court(seats=3).points(ANA, 4).points(BEN, 5).points(CAT, 2)
    assert rounds_until_the_end(position) == 10
    assert position.table.winners() == [BEN]


def rich():
    """Return a table whose seats have four rounds of standing still behind them, Ana rich."""
    position = court(seats=2).points(ANA, 4).points(BEN, 4)
    for _ in range(4):
        rounded(position)
    assert position.table.stalled == 4
    return position.coins(ANA, 20).cubes(ANA, 1, wheat=9, clay=9, wood=9, stone=9)


@pytest.mark.rule("U137")
@pytest.mark.parametrize(
    "progress",
    [
        {"kind": "upgrade", "fief": 1},
        {"kind": "build", "card": "foundations"},
        {"kind": "hire", "vassal": "squire"},
    ],
)
@pytest.mark.who_begins
def test_a_point_or_a_noble_starts_the_ten_rounds_anew_from_the_round_after_it(progress):  # R16
    position = rich()
    position.does(ANA, **progress).default(ANA)
    rounded(position)
    assert position.table.stalled == 0
    position.points(ANA, 4).points(BEN, 4)
    assert rounds_until_the_end(position) == 10


@pytest.mark.rule("U137")
@pytest.mark.who_begins
def test_another_vassal_does_not_start_the_ten_rounds_anew():  # R16
    position = rich()
    rounded(position.does(ANA, "hire", vassal="serf").default(ANA))
    assert position.table.stalled == 5


def test_alone_nobody_stands_still():
    position = court(seats=1)
    assert rounds_until_the_end(position, 12) == 12


@pytest.mark.rule("U137")
def test_the_last_rounds_begin_when_no_points_are_left():
    position = cathedral_stands(court().level(ANA, 2, 2, 2).level(BEN, 2, 2, 2).points(ANA, 8).points(BEN, 8))
    assert position.table.view(-1)["last_rounds"]
    position.level(BEN, 2, 2, 1)
    assert not position.table.view(-1)["last_rounds"]
    assert not cathedral_stands(court(seats=1).level(ANA, 2, 2, 2)).table.view(-1)["last_rounds"]
