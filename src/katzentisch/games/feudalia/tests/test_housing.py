"""Housing a hired master, against RULES.md 7.7 "Room", R41 to R44 and R55."""

import pytest

from katzentisch.games.feudalia.state.asked import ASK_MAIN, ASK_PLACE
from katzentisch.games.feudalia.tests.positions import ANA, court, lives, rich, town
from katzentisch.games.feudalia.tests.test_box import changed


def hiring(position, *names):
    """Let Ana begin to hire the first of these masters; the others lie in the market."""
    position.market(*names).master_deck().does(ANA, "hire_master")
    return position.does(ANA, "take_master", master=names[0]) if len(names) > 1 else position


@pytest.mark.rule("U095", "U097")
def test_nobody_is_fired_without_a_question():
    position = hiring(town(1, 0, 0).house(ANA, "treasurer", 1), "miller")
    assert position.choices(ANA) == [{"kind": "house_firing", "master": "treasurer"}]
    assert lives(position, "treasurer") == 1  # asked, although there is one answer
    position.does(ANA, "house_firing", master="treasurer")
    assert lives(position, "miller") == 1 and lives(position, "treasurer") is None


@pytest.mark.rule("U095", "U096")
def test_nobody_is_moved_without_a_question():
    position = town(1, 1, 0).house(ANA, "chamberlain", 1).hold(ANA, "serf", "serf", "serf")
    for _ in range(3):
        position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)  # the chamberlain's field is used
    position.level(ANA, 2, 1, 0).house(ANA, "steward", 1)
    hiring(position, "miller")
    assert {"kind": "house_moving", "master": "steward", "fief": 2} in position.choices(ANA)
    assert lives(position, "steward") == 1


@pytest.mark.rule("U095", "U096")
def test_a_move_that_is_the_only_answer_left_is_asked_about():
    position = hiring(town(1, 1, 0).house(ANA, "treasurer", 1).house(ANA, "steward", 2), "miller")
    position.does(ANA, "house_firing", master="steward")
    assert position.choices(ANA) == [{"kind": "house_moving", "master": "treasurer", "fief": 2}]
    assert lives(position, "treasurer") == 1  # asked, although there is one answer
    position.does(ANA, "house_moving", master="treasurer", fief=2)
    assert (lives(position, "miller"), lives(position, "treasurer")) == (1, 2)


@pytest.mark.rule("U095")
def test_a_free_city_of_somebody_without_masters_is_not_asked_about():
    position = hiring(town(1, 0, 0), "miller")
    assert position.table.asked == ASK_MAIN and lives(position, "miller") == 1


@pytest.mark.rule("U095", "U096")
def test_masters_move_during_the_hire_before_the_new_one_is_housed():  # R41
    position = hiring(town(1, 1, 1).house(ANA, "treasurer", 1), "guild_master", "dancer")
    position.does(ANA, "house_moving", master="treasurer", fief=2)
    assert position.table.asked == ASK_PLACE and lives(position, "treasurer") == 2
    position.does(ANA, "house", fief=1)
    assert lives(position, "guild_master") == 1 and position.table.asked == ASK_MAIN


@pytest.mark.rule("U095", "U097")
def test_whoever_is_fired_is_the_players_choice_also_in_a_fief_where_the_new_one_cannot_live():
    position = town(1, 1, 0).house(ANA, "guild_master", 1).house(ANA, "treasurer", 2)
    hiring(position, "miller")  # a wheat flag: the treasurer's wood fief is no home for him
    position.does(ANA, "house_firing", master="treasurer")
    position.does(ANA, "house_moving", master="guild_master", fief=2)
    position.default(ANA)
    assert (lives(position, "miller"), lives(position, "guild_master")) == (1, 2)
    assert lives(position, "treasurer") is None and "treasurer" in position.table.view(ANA)["market"]


@pytest.mark.rule("U095", "U096")
def test_a_master_with_an_extra_field_may_take_the_last_city_and_leave_it_again():
    position = hiring(town(1, 1, 0).house(ANA, "chamberlain", 2), "miller")  # only fief 1 fits
    position.does(ANA, "house_moving", master="chamberlain", fief=1)
    assert {"kind": "house_firing", "master": "chamberlain"} in position.choices(ANA)
    position.does(ANA, "house_moving", master="chamberlain", fief=2)
    assert position.table.asked == ASK_PLACE and lives(position, "chamberlain") == 2


@pytest.mark.rule("U097")
def test_one_master_is_fired_per_hire():  # R44
    position = town(2, 1, 0).house(ANA, "guild_master", 1).house(ANA, "treasurer", 1)
    hiring(position, "miller", "dancer").does(ANA, "house_firing", master="treasurer")
    assert position.refusal(ANA, "house_firing", master="guild_master").code == "fired_one"
    again = position.does(ANA, "house", fief=1).does(ANA, "pass")
    assert lives(again, "guild_master") == 1


@pytest.mark.rule("U097")
def test_nobody_is_fired_where_that_makes_no_room():
    position = town(1, 1, 0).house(ANA, "plow_builder", 1).house(ANA, "treasurer", 2)
    hiring(position, "miller")  # the plow builder cannot leave the wheat fief
    assert not position.offers(ANA, "house_firing", master="treasurer")
    assert position.refusal(ANA, "house_firing", master="treasurer").code == "leaves_no_room"
    assert position.offers(ANA, "house_firing", master="plow_builder")


@pytest.mark.rule("U096")
def test_no_move_leaves_the_new_master_without_a_home():
    position = town(1, 1, 1).house(ANA, "guild_master", 1).house(ANA, "treasurer", 2)
    position.house(ANA, "dancer", 3)
    hiring(position, "miller").does(ANA, "house_firing", master="treasurer")
    position.does(ANA, "house_moving", master="guild_master", fief=2).does(ANA, "house", fief=1)
    assert lives(position, "miller") == 1
    position = town(1, 1, 1).house(ANA, "plow_builder", 1).house(ANA, "treasurer", 2)
    hiring(position, "miller").does(ANA, "house_firing", master="plow_builder")
    position.does(ANA, "house_moving", master="treasurer", fief=3)
    assert position.refusal(ANA, "house_moving", master="treasurer", fief=1).code == "leaves_no_room"


@pytest.mark.rule("U096")
def test_two_masters_change_places_by_way_of_a_free_city_during_one_hire():  # R42
    position = town(1, 1, 1).house(ANA, "guild_master", 1).house(ANA, "treasurer", 2)
    hiring(position, "dancer", "mason")
    position.does(ANA, "house_moving", master="guild_master", fief=3)
    position.does(ANA, "house_moving", master="treasurer", fief=1)
    position.does(ANA, "house_moving", master="guild_master", fief=2)
    assert position.refusal(ANA, "house_moving", master="guild_master", fief=3).code == "moved_twice"
    position.does(ANA, "house", fief=3).default(ANA)
    assert [lives(position, name) for name in ("treasurer", "guild_master", "dancer")] == [1, 2, 3]


@pytest.mark.rule("U092", "U093")
def test_why_not_there():
    position = town(1, 1, 0).house(ANA, "treasurer", 2)
    hiring(position, "guild_master", "dancer")
    assert position.refusal(ANA, "house", fief=2).code == "no_free_city"
    assert position.refusal(ANA, "house", fief=3).code == "does_not_fit"
    assert position.refusal(ANA, "house_firing", master="mason").code == "not_your_master"
    flagged = hiring(town(1, 1, 0).house(ANA, "treasurer", 2), "miller", "dancer")
    assert flagged.refusal(ANA, "house", fief=2).code == "does_not_fit"
    assert flagged.refusal(ANA, "house_moving", master="treasurer", fief=3).code == "no_other_city"


@pytest.mark.rule("U097")
def test_a_fired_master_can_be_hired_again_in_the_same_turn_but_stays_turned():  # case 45, R44
    position = town(1, 0, 0).house(ANA, "innkeeper", 1).does(ANA, "use", master="innkeeper")
    hiring(position, "miller").does(ANA, "house_firing", master="innkeeper")
    assert position.table.view(ANA)["now"]["turned"] == ["innkeeper"]
    hiring(position, "innkeeper").does(ANA, "house_firing", master="miller")
    assert lives(position, "innkeeper") == 1
    assert position.refusal(ANA, "use", master="innkeeper").code == "turned"
    position.straighten()
    assert position.offers(ANA, "use", master="innkeeper")


@pytest.mark.rule("U094", "U097")
def test_a_master_fired_before_he_was_used_can_be_used_when_he_is_hired_again():  # R44
    position = town(1, 0, 0).house(ANA, "innkeeper", 1)
    hiring(position, "miller").does(ANA, "house_firing", master="innkeeper")
    hiring(position, "innkeeper").does(ANA, "house_firing", master="miller")
    assert position.offers(ANA, "use", master="innkeeper")


@pytest.mark.rule("U097")
def test_a_fired_cathedral_master_can_be_hired_again_in_the_same_turn():  # R44
    position = town(2, 0, 0).house(ANA, "dean", 1)
    hiring(position, "miller", "dancer").does(ANA, "house_firing", master="dean")
    assert lives(position, "miller") == 1 and lives(position, "dean") is None
    assert position.offers(ANA, "hire_cathedral_master", master="dean")


@pytest.mark.rule("U090")
@pytest.mark.parametrize("master", ["dean", "glazier", "silversmith"])
def test_a_cathedral_master_who_is_being_hired_is_none_of_the_basic_ones(master):
    position = rich().level(ANA, 2, 1, 0)
    basic = position.table.census()["masters"]
    position.does(ANA, "hire_cathedral_master", master=master)
    assert position.table.asked != ASK_MAIN and position.table.census()["masters"] == basic
    position.default(ANA)
    assert lives(position, master) == 1 and position.table.census()["masters"] == basic


@pytest.mark.rule("U096")
def test_after_the_hire_masters_can_move_again():  # 14.4
    position = town(1, 1, 2).house(ANA, "treasurer", 1)
    hiring(position, "guild_master", "dancer").does(ANA, "house_moving", master="treasurer", fief=2)
    position.does(ANA, "house", fief=3)
    assert position.offers(ANA, "move", master="treasurer")


@pytest.mark.rule("U096")
def test_every_hire_counts_the_moves_of_a_master_anew():  # 14.4
    position = town(1, 1, 1).fiefs(ANA, "wheat", "wheat", "clay").house(ANA, "plow_builder", 1)
    hiring(position, "treasurer", "dancer")
    for fief in (2, 1):
        position.does(ANA, "house_moving", master="plow_builder", fief=fief)
    position.does(ANA, "house", fief=3)
    hiring(position, "guild_master", "dancer")
    for fief in (2, 1):
        position.does(ANA, "house_moving", master="plow_builder", fief=fief)
    position.does(ANA, "house", fief=2)
    assert [lives(position, name) for name in ("plow_builder", "guild_master", "treasurer")] == [1, 2, 3]


def dean_in_the_way(neighbour):
    """Let Ana hire a baker, for whom the dean must leave the wheat fief; the clay fief is too low for a dean."""
    position = town(2, 2, 1).house(ANA, "dean", 1).house(ANA, "plow_builder", 1)
    position.house(ANA, "lumberer", 2).house(ANA, neighbour, 2).house(ANA, "potter", 3)
    return hiring(position, "baker", "brewer")


@pytest.mark.rule("U093", "U095", "U096", "U097")
def test_a_fired_master_makes_room_by_way_of_two_moves():
    position = dean_in_the_way("treasurer").does(ANA, "house_firing", master="potter")
    position.does(ANA, "house_moving", master="treasurer", fief=3)
    position.does(ANA, "house_moving", master="dean", fief=2)
    assert [lives(position, name) for name in ("baker", "dean", "treasurer")] == [1, 2, 3]


@pytest.mark.rule("U093", "U095", "U097")
def test_nobody_is_fired_if_nobody_in_the_way_can_go_to_his_city():
    position = dean_in_the_way("carpenter")
    assert position.refusal(ANA, "house_firing", master="potter").code == "leaves_no_room"
    assert position.offers(ANA, "house_firing", master="carpenter")


@pytest.mark.rule("U095")
@pytest.mark.parametrize(("coins", "may_hire"), [(5, True), (4, False)])
def test_a_hire_begins_where_moves_alone_make_room_and_a_discount_must_stay(tmp_path, coins, may_hire):  # R55
    passive = 'effects = [ { op = "bonus", n = 1, of = "wheat" } ]'
    cheaper = 'effects = [ { op = "discount", on = "master", coins = 1, uses = 0 } ]'
    folder = changed(tmp_path, "masters.toml", passive, cheaper)  # the plow builder's, who needs a wheat fief
    position = court("scenario_2", material=folder).fiefs(ANA, "wheat", "wheat", "clay").level(ANA, 2, 1, 1)
    position.house(ANA, "chamberlain", 1).house(ANA, "plow_builder", 1).house(ANA, "treasurer", 2)
    position.cubes(ANA, 1, wheat=2).coins(ANA, coins).hold(ANA, *["serf"] * 4)
    for _ in range(4):  # the last one in the field of the chamberlain, who can neither move nor be fired
        position.does(ANA, "work", vassal="serf").does(ANA, "fief", fief=1)
    assert position.offers(ANA, "hire_cathedral_master", master="dean") == may_hire
    position.house(
        ANA, "potter", 3
    )  # now one must be fired where the dean cannot live, so that the plow builder moves
    assert position.offers(ANA, "hire_cathedral_master", master="dean") == may_hire


def arrangements(table, seen):
    """Return every way a hire can end: where each master of Ana lives."""
    key = (tuple(table.cities), table.asked, table.moved, table.moved_again, table.has_fired)
    if key in seen:
        return set()
    seen.add(key)
    if table.asked != ASK_PLACE:
        slots = list(table.cities)[ANA * 6 : ANA * 6 + 6]
        return {tuple(frozenset(int(m) for m in slots[f * 2 : f * 2 + 2] if m >= 0) for f in range(3))}
    ends = set()
    for action in table.legal(ANA):
        twin = table.copy()
        twin.play(ANA, action)
        while twin.asked not in (ASK_PLACE, ASK_MAIN):
            twin.play(ANA, twin.legal(ANA)[0])
        ends |= arrangements(twin, seen)
    return ends


def every_arrangement(position, new):
    """Return all ends by the rules alone: masters moved one by one as often as wanted, at most one fired."""
    numbers, table = position.numbers, position.table
    room = [int(numbers.city_count[table.side(ANA, fief)]) for fief in range(3)]

    def fits(master, fief):
        flag = int(numbers.flag[master]) >> int(table.colour[ANA * 3 + fief]) & 1
        return flag == 1 and table.level[ANA * 3 + fief] >= numbers.min_level[master]

    start = frozenset(
        (int(m), slot // 2) for slot, m in enumerate(list(table.cities)[ANA * 6 : ANA * 6 + 6]) if m >= 0
    )
    ends, open_ends, seen = set(), [(start, False)], {(start, False)}
    while open_ends:
        homes, fired = open_ends.pop()
        free = [room[fief] - sum(home == fief for _, home in homes) for fief in range(3)]
        for fief in range(3):
            if free[fief] and fits(new, fief):
                housed = homes | {(new, fief)}
                ends.add(tuple(frozenset(m for m, home in housed if home == f) for f in range(3)))
        following = [(homes - {(m, home)}, True) for m, home in homes if not fired]
        for master, home in homes:
            for fief in range(3):
                if fief != home and free[fief] and fits(master, fief):
                    following.append((homes - {(master, home)} | {(master, fief)}, fired))
        open_ends += [state for state in following if state not in seen]
        seen.update(following)
    return ends


LEVELS = [(1, 1, 1), (2, 1, 1), (2, 2, 0), (2, 2, 1)]  # a fief has as many cities as its level
OWNED = [
    [("treasurer", 1), ("guild_master", 2)],
    [("plow_builder", 1), ("treasurer", 2)],
    [("treasurer", 1), ("mason", 2), ("lumberer", 2)],
    [("plow_builder", 1), ("miller", 1), ("accountant", 2)],
    [("treasurer", 1), ("guild_master", 2), ("dancer", 3)],
]
TOWNS = [
    (levels, owned)
    for levels in LEVELS
    for owned in OWNED
    if all(sum(home == fief for _, home in owned) <= levels[fief - 1] for fief in (1, 2, 3))
]


@pytest.mark.rule("U092", "U095", "U096", "U097")
@pytest.mark.parametrize(("levels", "owned"), TOWNS)
@pytest.mark.parametrize("new", ["baker", "innkeeper"])
def test_every_arrangement_the_rules_allow_can_be_reached_and_no_other(levels, owned, new):
    position = town(*levels)
    for name, fief in owned:
        position.house(ANA, name, fief)
    expected = every_arrangement(position, position.master(new))
    assert expected
    assert arrangements(hiring(position, new).table, set()) == expected
