"""The end of the game, against RULES.md 9 and the rulings R15 to R19, R45, R51, R52."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import from_seed
from katzentisch.core.game import playout
from katzentisch.games.feudalia.rules import ending
from katzentisch.games.feudalia.state.asked import ASK_MAIN, ASK_NOTHING
from katzentisch.games.feudalia.tests.positions import ANA, BEN, CAT, DORA, court, rules

ALBERTO, MARTA, LUIS = 0, 1, 2


def check(points, nobles=(0, 0, 0), *, tie_break=False, no_points_left=False, nobles_left=True):
    """Make the end check for three players still in."""
    return ending.end_check(
        vec[i64]([int(2 * p) for p in points]),
        vec[i64](nobles[: len(points)]),
        (1 << len(points)) - 1,
        tie_break,
        no_points_left,
        nobles_left,
        2,
        2,
    )


def rounded(position):
    """Let everybody pass until the round is over."""
    table = position.table
    before = table.round
    while table.asked != ASK_NOTHING and table.round == before:
        table.play(
            table.actor,
            table.legal(table.actor)[-1] if table.asked == ASK_MAIN else table.legal(table.actor)[0],
        )
    return table


@pytest.mark.rule("U128", "U134")
def test_alberto_9_marta_10_luis_9_marta_wins():  # case 27 (book)
    verdict = check((9, 10, 9))
    assert verdict.winner == MARTA and verdict.reason == "lead"


@pytest.mark.rule("U128")
def test_9_10_and_9_and_a_half_all_go_on():  # case 28 (book)
    verdict = check((9, 10, 9.5))
    assert verdict.winner == -1 and verdict.eliminated == 0 and not verdict.tie_break


@pytest.mark.rule("U130", "U134")
def test_9_10_and_10_alberto_is_eliminated_and_the_others_go_on():  # case 29 (book)
    verdict = check((9, 10, 10))
    assert verdict.winner == -1 and verdict.eliminated == 1 << ALBERTO and verdict.tie_break
    assert verdict.reason == "tie"


@pytest.mark.rule("U131", "U133")
def test_two_nobles_more_win_a_tie():  # case 30
    assert check((9, 10, 10), (0, 1, 3)).winner == LUIS
    assert check((9, 10, 10), (0, 1, 2)).winner == -1


@pytest.mark.rule("U131")
def test_nobles_are_not_looked_at_before_a_tie():  # case 31
    verdict = check((9.5, 10, 10), (0, 0, 5))
    assert verdict.winner == -1 and verdict.eliminated == 0


@pytest.mark.rule("U135")
def test_in_tie_break_mode_points_come_first_then_nobles_also_at_half_a_point():  # case 32, R15
    assert check((10.5, 10), (0, 2), tie_break=True).winner == 1
    assert check((11, 10), (0, 2), tie_break=True).winner == 0


@pytest.mark.rule("U137")
def test_no_points_and_no_nobles_left_is_a_true_tie():  # case 34, R17
    verdict = check((11, 11, 9), no_points_left=True, nobles_left=False)
    assert verdict.shared and verdict.eliminated == 1 << 2
    assert check((11, 10.5), no_points_left=True, nobles_left=False).shared
    assert not check((11, 11), no_points_left=True, nobles_left=True).shared


# ---------------------------------------------------------------------- at the table


@pytest.mark.rule("U010", "U127")
@pytest.mark.who_begins
def test_the_first_player_reaches_10_and_the_others_still_take_their_turn():  # case 33
    position = court(seats=3).points(ANA, 10)
    assert not position.table.view(-1)["last_rounds"]
    position.does(ANA, "pass")
    assert position.table.to_act == [BEN] and position.table.view(-1)["last_rounds"]
    position.does(BEN, "pass")
    assert position.table.to_act == [CAT] and not position.table.is_over
    position.does(CAT, "pass")
    assert position.table.is_over and position.table.winners() == [ANA]


@pytest.mark.rule("U010", "U127")
def test_below_10_the_game_goes_on():
    position = court(seats=3).points(ANA, 9.5).points(BEN, 3)
    table = rounded(position)
    assert not table.is_over and table.round == 2 and not table.view(-1)["last_rounds"]


@pytest.mark.rule("U127")
@pytest.mark.who_begins
def test_the_last_player_of_a_round_reaches_10_and_the_game_ends_at_once():
    position = court(seats=3).points(CAT, 10)
    position.does(ANA, "pass").does(BEN, "pass").does(CAT, "pass")
    assert position.table.is_over and position.table.winners() == [CAT]


@pytest.mark.rule("U129")
def test_a_variant_raises_the_points_at_which_the_end_begins():
    long = court("scenario_1", 2, ("long_game", True)).points(ANA, 11.5)
    assert not rounded(long).is_over and not long.table.view(-1)["last_rounds"]
    assert rounded(long.points(ANA, 12)).winners() == [ANA] and long.table.is_over


@pytest.mark.rule("U130", "U131", "U136")
@pytest.mark.who_begins
def test_a_tie_of_two_among_four_goes_on_between_them_alone():
    position = court(seats=4).points(ANA, 9).points(BEN, 11).points(CAT, 10).points(DORA, 11)
    table = rounded(position)
    view = table.view(-1)
    assert [view["seats"][seat]["out"] for seat in (ANA, BEN, CAT, DORA)] == [True, False, True, False]
    assert view["first"] == BEN and table.to_act == [BEN] and view["round"] == 2
    position.does(BEN, "pass")
    assert table.to_act == [DORA]  # Cat is out and has no turn
    position.points(CAT, 20).points(DORA, 12)  # whoever is out is no longer compared
    rounded(position)
    assert table.is_over and table.winners() == [DORA]


@pytest.mark.rule("U130", "U131")
@pytest.mark.who_begins
def test_a_tie_of_all_four_eliminates_nobody_and_two_nobles_more_decide_it():
    position = court(seats=4)

    def after_a_round(*nobles):
        for seat, squires in zip((ANA, BEN, CAT, DORA), nobles, strict=True):
            position.points(seat, 10).hold(seat).draw_deck(seat, *["serf"] * 5)
            position.discard_pile(seat, *["squire"] * squires)
        return rounded(position).is_over

    assert not after_a_round(1, 1, 1, 1)
    view = position.table.view(-1)
    assert view["tie_break"] and view["first"] == ANA and not any(seat["out"] for seat in view["seats"])
    assert not after_a_round(1, 1, 2, 1)  # one noble more is not enough
    assert not after_a_round(2, 1, 3, 1)  # nor is a lead of two over some of them
    assert after_a_round(1, 1, 3, 1) and position.table.winners() == [CAT]


@pytest.mark.rule("U136")
@pytest.mark.who_begins
def test_the_first_player_card_goes_to_the_next_player_still_in():
    position = court(seats=4).points(ANA, 8).points(BEN, 9).points(CAT, 10).points(DORA, 10)
    table = rounded(position)
    assert table.view(-1)["first"] == CAT and table.to_act == [CAT] and table.round == 2
    stays = court(seats=4).points(ANA, 10).points(BEN, 9).points(CAT, 10).points(DORA, 9)
    table = rounded(stays)
    assert table.view(-1)["first"] == ANA and table.to_act == [ANA]
    stays.does(ANA, "pass")
    assert table.to_act == [CAT]


@pytest.mark.rule("U135")
def test_in_tie_break_mode_half_a_point_does_not_decide_but_two_nobles_do():  # R15
    position = court(seats=3).points(ANA, 10).points(BEN, 10).points(CAT, 2)
    for seat in (ANA, BEN):
        position.hold(seat).draw_deck(seat, *["serf"] * 5).discard_pile(seat)
    assert not rounded(position).is_over and position.table.view(-1)["tie_break"]
    position.points(ANA, 10.5)
    assert not rounded(position).is_over and position.table.view(-1)["tie_break"]
    position.discard_pile(BEN, "feudal_lord")
    rounded(position)
    assert position.table.is_over and position.table.winners() == [BEN]


@pytest.mark.rule("U128", "U131")
def test_without_a_tie_nobles_never_win():
    position = court(seats=3).points(ANA, 10).points(BEN, 9.5).points(CAT, 2)
    position.discard_pile(BEN, *["feudal_lord"] * 3)
    table = rounded(position)
    assert not table.is_over and not table.view(-1)["tie_break"]
    assert not any(seat["out"] for seat in table.view(-1)["seats"])


@pytest.mark.rule("U130", "U132", "U136")
@pytest.mark.who_begins
def test_a_tie_eliminates_the_rest_and_passes_the_first_player_card_on():  # case 29, R45
    position = court(seats=3).points(ANA, 9).points(BEN, 10).points(CAT, 10)
    table = rounded(position)
    view = table.view(-1)
    assert [view["seats"][seat]["out"] for seat in (ANA, BEN, CAT)] == [True, False, False]
    assert view["first"] == BEN and table.to_act == [BEN] and view["tie_break"]
    assert [view["seats"][seat]["hand_size"] for seat in (BEN, CAT)] == [5, 5]  # only that of replenishing


@pytest.mark.rule("U128")
def test_without_a_lead_of_one_point_another_round_is_played():
    position = court(seats=2).points(ANA, 10).points(BEN, 9.5)
    table = rounded(position)
    assert not table.is_over and table.round == 2
    position.points(BEN, 9)
    assert rounded(position).winners() == [ANA]


@pytest.mark.rule("U131", "U133")
def test_nobles_count_wherever_they_are_and_gold_ones_twice():  # R19
    position = court().hold(ANA, "squire").draw_deck(ANA, "feudal_lord").discard_pile(ANA, "squire", "serf")
    assert position.seen(ANA)["nobles"] == 4
    position.does(ANA, "influence", vassal="squire")  # it draws the lord and lies on the table
    assert position.seen(ANA)["nobles"] == 4


@pytest.mark.rule("U137")
def test_ten_rounds_without_points_and_without_a_noble_end_in_a_true_tie():  # R16
    position = court().level(ANA, 2, 2, 2).level(BEN, 2, 2, 2).points(ANA, 12).points(BEN, 12)
    table = position.table
    table.stage = 4
    for card in range(5):
        table.tokens[card] = 0
    for seat in (ANA, BEN):
        position.hold(seat).draw_deck(seat, *["serf"] * 9).discard_pile(seat)
    rounds = 0
    while not table.is_over and rounds < 20:
        rounded(position)
        rounds += 1
    assert table.is_over and table.winners() == sorted([ANA, BEN]) and rounds == 10


@pytest.mark.parametrize(
    ("points", "nobles", "winners"),
    [((3, 4), (3, 0), "B"), ((4, 4), (0, 1), "B"), ((4, 4), (2, 1), "A"), ((4, 4), (1, 1), "AB")],
)
def test_at_the_round_limit_the_highest_score_wins_then_nobles_then_all(points, nobles, winners):  # R52
    position = court()
    for seat, vp, squires in zip((ANA, BEN), points, nobles, strict=True):
        position.points(seat, vp).hold(seat).draw_deck(seat, *["serf"] * 5)
        position.discard_pile(seat, *["squire"] * squires)
    position.table.round = 199
    assert not rounded(position).is_over
    by_letter = {"A": ANA, "B": BEN}
    assert rounded(position).is_over
    assert sorted(position.table.winners()) == sorted(by_letter[letter] for letter in winners)


def test_a_game_alone_ends_when_a_turn_ends_at_the_target():
    position = court(seats=1).points(ANA, 10).does(ANA, "pass")
    assert position.table.is_over and position.table.winners() == [ANA]
    assert position.table.view(-1)["seats"][ANA]["turns"] == 1


def test_random_play_always_ends():
    """The round limit bounds every game, and every main phase is bounded by what it uses up (RULES.md 14.4)."""
    game = rules("scenario_7", 3)
    for seed in range(3):
        table = game.deal(seed)
        playout(table, seed)
        assert table.is_over and table.round <= 200


def test_moving_masters_and_cubes_alone_cannot_go_on_for_ever():
    """Between two other actions each master moves once and is restocked once: at most 2m such actions."""
    position = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 2, 2, 2)
    position.house(ANA, "accountant", 1).house(ANA, "treasurer", 2).house(ANA, "cabinetmaker", 2)
    position.cubes(ANA, 1, wheat=5).cubes(ANA, 2, wood=5)
    moves = 0
    while True:
        free = [a for a in position.table.legal(ANA) if position.game.choice(a)["kind"] in ("move", "stash")]
        if not free:
            break
        position.table.play(ANA, free[moves % len(free)])
        while position.table.asked != ASK_MAIN:
            position.table.play(ANA, position.table.legal(ANA)[-1])
        moves += 1
        assert moves <= 2 * 3
    assert moves >= 3


@pytest.mark.parametrize("scenario", ["scenario_1", "scenario_10"])
def test_a_main_phase_has_at_most_a_and_2m_times_a_plus_1_actions(scenario):
    """RULES.md 14.4: a other actions, m masters; played by somebody who moves masters and cubes whenever possible."""
    table, luck = rules(scenario, 2).deal(4), from_seed(4)
    others = free = masters = moved = 0
    for step in range(6000):
        if table.is_over:  # ten rounds without a point (R16)
            table = rules(scenario, 2).deal(step)
            others = free = masters = 0
        seat = int(table.actor)
        legal = table.legal(seat)
        if table.asked == ASK_MAIN:
            idle = [a for a in legal if table.game.choice(a)["kind"] in ("move", "stash")]
            action = (idle or legal)[luck.below(len(idle or legal))]
            kind = table.game.choice(action)["kind"]
            housed = sum(master >= 0 for master in table.cities[seat * 6 : seat * 6 + 6])
            masters = max(masters, housed)
            free += kind in ("move", "stash")
            moved += kind in ("move", "stash")
            others += kind not in ("move", "stash")
            assert free <= 2 * masters * (others + 1)
            if kind == "pass":
                others = free = masters = 0
        else:
            action = legal[luck.below(len(legal))]
        table.play(seat, action)
    assert moved > 50
