"""Who wins and who is out when little is left, against RULES.md 9 and the rulings R15 to R18, R45, R51, R52."""

import pytest

from katzentisch.games.feudalia.rules import ending
from katzentisch.games.feudalia.tests.positions import ANA, BEN, CAT, DORA, court
from katzentisch.games.feudalia.tests.test_box import changed
from katzentisch.games.feudalia.tests.test_ending import check
from katzentisch.games.feudalia.tests.test_standstill import cathedral_stands, no_nobles, rounded


def outs(position):
    """Return who was eliminated."""
    seats = position.table.view(-1)["seats"]
    return {seat for seat in range(len(seats)) if seats[seat]["out"]}


def nothing_left(*levels_of_the_third, seats=2, settings=()):
    """Return a table without a token and without nobles, everybody on level 2 but for the third."""
    position = cathedral_stands(court("scenario_1", seats, *settings))
    for seat in (ANA, BEN, CAT)[:seats]:
        position.level(seat, 2, 2, 2)
    if levels_of_the_third:
        position.level(CAT, *levels_of_the_third)
    return no_nobles(position)


def supply(position, **cards):
    """Leave exactly these vassals of the supply."""
    for card, name in enumerate(position.numbers.card_names):
        position.table.supply[card] = cards.get(name, 0)
    return position


@pytest.mark.rule("U137")
@pytest.mark.parametrize(("ana", "ben", "winner"), [(8, 7, "A"), (6, 8.5, "B")])
def test_the_end_is_checked_below_the_target_if_nobody_can_gain_a_point(ana, ben, winner):
    position = nothing_left().points(ANA, ana).points(BEN, ben)
    table = rounded(position)
    assert table.is_over and table.winners() == [{"A": ANA, "B": BEN}[winner]]


@pytest.mark.rule("U137")
def test_below_the_target_a_level_left_to_the_last_one_keeps_everybody_in():
    position = nothing_left(2, 2, 1, seats=3).points(ANA, 7).points(BEN, 6.5).points(CAT, 3)
    table = rounded(position)
    assert not table.is_over and outs(position) == set() and not table.view(-1)["tie_break"]


@pytest.mark.rule("U130", "U137")
def test_whoever_is_a_whole_point_behind_is_no_longer_tied_when_no_points_are_left():  # R17
    verdict = check((12, 11.5, 11), no_points_left=True, nobles_left=False)
    assert verdict.shared and verdict.eliminated == 1 << 2
    position = nothing_left(2, 2, 2, seats=3).points(ANA, 11).points(BEN, 12).points(CAT, 11.5)
    assert sorted(rounded(position).winners()) == sorted([BEN, CAT]) and outs(position) == {ANA}


@pytest.mark.rule("U137")
@pytest.mark.parametrize("noble", ["squire", "feudal_lord"])
def test_a_noble_in_the_supply_keeps_the_tied_playing(noble):  # R18
    position = supply(nothing_left().points(ANA, 12).points(BEN, 12), **{noble: 1})
    assert not rounded(position).is_over and position.table.view(-1)["tie_break"]
    table = rounded(supply(position, serf=9))
    assert table.is_over and table.winners() == sorted([ANA, BEN])


def with_lords_for_squires(tmp_path, seats):
    """Return a table, in Ana's turn, where whoever hires a feudal lord must eliminate a cleric, and nobody can hire one."""
    text = ('eliminate = ""\nnoble_value = 2', 'eliminate = "cleric"\nnoble_value = 2')
    folder = changed(tmp_path, "vassals.toml", *text)
    position = court("scenario_1", seats, material=folder)
    for seat in (ANA, BEN, CAT)[:seats]:
        position.hold(seat).draw_deck(seat, *["serf"] * 9).discard_pile(seat)
    return supply(position, feudal_lord=1)


@pytest.mark.rule("U137")
def test_a_noble_whose_price_is_a_card_is_left_while_somebody_still_in_has_such_a_card(tmp_path):  # R18
    position = with_lords_for_squires(tmp_path, 3)
    assert not ending.nobles_left(position.table)
    position.discard_pile(CAT, "priest")
    assert ending.nobles_left(position.table)
    position.discard_pile(CAT).hold(BEN, "priest")
    assert ending.nobles_left(position.table)
    position.hold(BEN).draw_deck(ANA, "priest")
    assert ending.nobles_left(position.table)
    position.draw_deck(ANA)
    assert not ending.nobles_left(position.table)
    assert ending.nobles_left(supply(position, feudal_lord=1, priest=1).table)  # one can be hired


@pytest.mark.rule("U136", "U137")
@pytest.mark.who_begins
def test_what_an_eliminated_player_has_is_nobodys_any_more(tmp_path):  # R18, R51
    position = with_lords_for_squires(tmp_path, 3).discard_pile(CAT, "priest")
    position.points(ANA, 11).points(BEN, 11).points(CAT, 4)
    rounded(position)
    assert outs(position) == {CAT} and not ending.nobles_left(position.table)


@pytest.mark.rule("U137")
def test_the_crusades_are_a_point_left_while_a_noble_can_be_hired_for_them():  # R17
    position = nothing_left(settings=(("crusades", True),)).points(ANA, 13).points(BEN, 12.5)
    assert ending.points_left(supply(position, squire=1).table)
    assert not rounded(position).is_over and not position.table.view(-1)["tie_break"]
    supply(position)
    assert not ending.points_left(position.table)
    assert ending.points_left(position.hold(ANA, "squire").table)
    assert ending.points_left(position.hold(ANA).draw_deck(BEN, "squire").table)
    position.draw_deck(BEN, "serf").table.tokens[int(position.numbers.cathedral_cards)] = 0
    assert not ending.points_left(position.hold(ANA, "squire").table)


@pytest.mark.rule("U131", "U137")
def test_a_noble_in_a_field_or_on_the_table_still_is_a_noble_of_its_owner():
    position = nothing_left(settings=(("crusades", True),)).hold(ANA, "squire")
    assert ending.points_left(position.table) and position.seen(ANA)["nobles"] == 1
    position.does(ANA, "influence", vassal="squire")
    assert ending.points_left(position.table) and position.seen(ANA)["nobles"] == 1
    assert position.seen(BEN)["nobles"] == 0


@pytest.mark.rule("U130", "U136")
@pytest.mark.who_begins
def test_the_first_player_card_passes_over_whoever_was_eliminated_before():  # R51
    position = court(seats=4).points(ANA, 10).points(BEN, 8).points(CAT, 10).points(DORA, 10)
    rounded(position)
    assert outs(position) == {BEN} and position.table.view(-1)["first"] == ANA
    position.points(CAT, 11).points(DORA, 11)
    rounded(position)
    assert outs(position) == {ANA, BEN} and position.table.view(-1)["first"] == CAT
    assert position.table.to_act == [CAT]


@pytest.mark.rule("U038", "U136")
@pytest.mark.who_begins
@pytest.mark.parametrize("first", ["BEN", "CAT", "DORA"])
def test_whoever_is_first_of_those_eliminated_at_once_gives_the_card_to_the_next_one_in(first):
    position = court(seats=4)
    position.table.first = {"BEN": BEN, "CAT": CAT, "DORA": DORA}[first]
    position.points(ANA, 11).points(BEN, 8).points(CAT, 9).points(DORA, 11)
    rounded(position)
    if not outs(position):  # the round ended before its first player
        rounded(position)
    assert outs(position) == {BEN, CAT} and position.table.view(-1)["first"] == DORA
    position.does(DORA, "pass").does(ANA, "pass")  # two who are out sit between them
    assert position.table.to_act == [DORA]


def test_at_the_round_limit_whoever_was_eliminated_wins_nothing():  # R51, R52
    position = court(seats=3).points(ANA, 10).points(BEN, 10).points(CAT, 2)
    for seat in (ANA, BEN, CAT):
        position.hold(seat).draw_deck(seat, *["serf"] * 5).discard_pile(seat)
    rounded(position)
    assert outs(position) == {CAT}
    position.points(CAT, 20).discard_pile(CAT, *["squire"] * 9).points(ANA, 10.5)
    position.table.round = 200
    rounded(position)
    assert position.table.is_over and position.table.winners() == [ANA]


@pytest.mark.rule("U127", "U129")
def test_with_the_cathedral_as_aim_the_target_ends_nothing():
    position = court("scenario_1", 2, ("cathedral_complete", True)).points(ANA, 30)
    assert not rounded(position).is_over and not position.table.view(-1)["last_rounds"]


@pytest.mark.rule("U137")
def test_a_level_left_to_somebody_a_whole_point_behind_is_no_point_left():  # R17
    position = nothing_left(2, 2, 1, seats=3).points(ANA, 12).points(BEN, 12).points(CAT, 11)
    table = rounded(position)
    assert table.is_over and table.winners() == sorted([ANA, BEN]) and outs(position) == {CAT}
