"""Details of the rules that an invented bug once broke unnoticed (docs/results/invented-bugs.md), each with its requirement."""

import pytest

from katzentisch.games.isle_of_cats.state.table import BOOTS, BOUGHT, CHOSEN, LESSONS
from katzentisch.games.isle_of_cats.tests.positions import ANN, BLUE3, BOB, CEM, Position, island, rules

rule = pytest.mark.rule
BLUE4 = [*BLUE3, ("blue", "cat_bar", [(5, column) for column in range(11, 16)])]
SHAPES = ("cat_bar", "cat_zig", "cat_plus", "cat_ell")


@pytest.mark.parametrize("phase", ["choosing", "rescuing", "finds"])
@rule("I074")
def test_whoever_may_interrupt_hears_that_the_card_is_not_in_hand(phase):
    position = island(phase).bring(("red", "cat_bar", "left"))
    assert position.refusal(BOB, "play", card="new_basket").code == "not_in_hand"


@rule("I073")
def test_a_card_for_one_more_cat_played_after_a_rescue_counts_for_the_next_turn():  # R52
    position = island(baskets=5)
    position.give(ANN, "one_more_cat", "one_more_cat").bring(*[("red", shape, "left") for shape in SHAPES])
    position.does(ANN, "play", card="one_more_cat")
    position.does(ANN, "rescue", colour="red", shape="cat_bar").place_anywhere(ANN)
    position.does(ANN, "play", card="one_more_cat")
    position.does(ANN, "rescue", colour="red", shape="cat_zig").place_anywhere(ANN)
    assert position.refusal(ANN, "rescue", colour="red", shape="cat_plus").code == "one_cat_per_turn"
    assert position.seen(ANN)["extra"] == 1


@rule("I073")
@pytest.mark.parametrize(("side", "left"), [("active", (0, 1)), ("used", (1, 0))])
def test_the_basket_that_is_given_back_is_the_one_that_was_chosen(side, left):
    position = island().has_baskets(ANN, active=1, used=1)
    position.give(ANN, "sell_a_basket").does(ANN, "play", card="sell_a_basket")
    assert position.does(ANN, "sell", side=side).baskets(ANN) == left


@rule("I073")
def test_a_treasure_that_is_removed_is_ones_own():
    position = island()
    for seat in (BOB, ANN):
        position.lay(seat, None, "dot", [(4, 4)]).lay(seat, None, "dot", [(4, 5)])
    position.give(ANN, "treasures_for_a_basket").does(ANN, "play", card="treasures_for_a_basket")
    position.does(ANN, "remove", row=4, column=4).does(ANN, "remove", row=4, column=5)
    assert [len(position.seen(seat)["tiles"]) for seat in (ANN, BOB)] == [0, 2]


@rule("I092")
def test_boats_are_given_out_by_lot():
    boats = {tuple(seat["boat"] for seat in rules().deal(seed).view(-1)["seats"]) for seed in range(30)}
    assert len(boats) > 6 and len({pair[0] for pair in boats}) == 4


def test_every_lesson_of_the_sister_is_drawn_some_day():
    names, drawn = [], set()
    for seed in range(60):
        position = Position(rules("solo", 1, "expert").deal(seed))
        names = list(position.table.parts.sister_names)
        drawn |= set(position.view(ANN)["sister"]["lessons"])
    assert drawn == set(names)


@rule("I070")
@pytest.mark.parametrize("day", [1, 2, 3, 4])
def test_used_baskets_become_active_after_every_day_but_the_last(day):
    position = island("finds", day=day).has_baskets(BOB, 1, 2)
    assert position.pass_all().baskets(BOB) == (3, 0)


def test_used_baskets_count_for_the_lesson_about_baskets():
    position = island("finds", day=5).has_baskets(ANN, active=1, used=2)
    position.give(ANN, "three_baskets", pile=LESSONS)
    assert position.scores()[ANN].points("lesson") == 7


@pytest.mark.parametrize(("sister_first", "points"), [(0, 7), (1, 0)])
def test_behind_the_sister_nobody_is_first_in_line(sister_first, points):
    position = island("finds", variant="solo")
    position.table.sister_first = sister_first
    position.give(ANN, "first_in_line", pile=LESSONS)
    assert position.scores()[ANN].points("lesson") == points


@rule("I077")
def test_cards_that_were_not_played_are_kept_into_the_next_day():
    position = island("finds", seats=3)
    for seat in (ANN, BOB, CEM):
        position.give(seat, "one_more_cat", "four_boots")
    before = [position.hand(seat) for seat in (ANN, BOB, CEM)]
    position.pass_all()
    assert [position.hand(seat) for seat in (ANN, BOB, CEM)] == before
    assert position.phase == "call"


@rule("I057")
@pytest.mark.parametrize("cats", [[("red", "cat_bar", "left")], []])
def test_rescue_cards_are_discarded_whatever_boots_and_cats_are_left(cats):
    position = island().bring(("red", "cat_zig", "left"), *cats)
    for seat in (ANN, BOB):
        position.give(seat, "four_boots", pile=CHOSEN).table.put(seat, BOOTS, 4)
    position.does(ANN, "rescue", colour="red", shape="cat_zig").place_anywhere(ANN)
    if position.phase == "rescuing" and position.offers(ANN, "end_turn"):
        position.does(ANN, "end_turn")
    if cats:
        position.pass_all()
    assert position.view(-1)["discard"] == ["four_boots"] * 2


@rule("I131")
def test_an_oshax_that_fits_nowhere_cannot_be_taken():
    position = island("finds").cover_all_but(ANN, [(4, 1), (4, 2), (4, 3)])
    position.give(ANN, "call_an_oshax")
    assert position.refusal(ANN, "play", card="call_an_oshax").code == "nothing_to_take"
    stairs = island("finds").cover_all_but(ANN, [(3, 5), (3, 6), (2, 6), (2, 7), (1, 7), (1, 8)])
    stairs.give(ANN, "call_an_oshax").does(ANN, "play", card="call_an_oshax")
    assert [choice["shape"] for choice in stairs.choices(ANN, "take")] == ["ox_stairs"]


def test_a_broken_basket_leaves_the_own_one_free_to_be_sold_before_the_bonus():  # R61
    position = island().bring(("green", "cat_corner", "left"))
    position.give(ANN, "sell_a_basket").give(ANN, "broken_basket", "broken_basket", pile=CHOSEN)
    position.does(ANN, "rescue", colour="green", shape="cat_corner").does(ANN, "basket", basket="halves")
    position.does(ANN, "place", **position.at("cat_corner", [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]))
    assert position.offers(ANN, "play", card="sell_a_basket")


@rule("I073")
@pytest.mark.parametrize("phase", ["choosing", "rescuing", "finds"])
def test_the_next_tile_of_whoever_interrupts_may_lie_anywhere(phase):
    position = island(phase, seats=3).give(CEM, "place_anywhere").does(CEM, "play", card="place_anywhere")
    assert [position.seen(seat)["anywhere"] for seat in (ANN, BOB, CEM)] == [False, False, True]


def test_a_bonus_is_asked_for_even_if_no_treasure_fits_so_that_nobody_is_betrayed():  # R50
    squares = [(0, 7), (0, 8), (0, 9), (1, 7), (2, 7)]
    position = island().cover_all_but(ANN, squares).bring(("green", "cat_corner", "left"))
    position.does(ANN, "rescue", colour="green", shape="cat_corner")
    position.does(ANN, "place", **position.at("cat_corner", squares))
    assert [choice["kind"] for choice in position.choices(ANN)] == ["decline"]


@pytest.mark.parametrize(("bob", "cem"), [(BLUE4, []), ([], BLUE4)])
def test_the_largest_family_is_compared_with_all_others(bob, cem):  # 121
    position = island("finds", day=5, seats=3).give(ANN, "largest_family", pile=LESSONS)
    for seat, cats in ((ANN, BLUE3), (BOB, bob), (CEM, cem)):
        for tile in cats:
            position.lay(seat, *tile)
    assert position.scores()[ANN].points("lesson") == 0


def test_her_best_lesson_may_be_an_advanced_one():  # 204
    position = island("finds", variant="solo")
    names = position.table.parts.sister_names
    position.table.sister_lessons = 1 << names.index("best_lesson_twice") | 1 << names.index(
        "common_treasures"
    )
    position.table.sister_shown = 0
    position.lay(ANN, None, "dot", [(4, 4)])
    assert [line.points for line in position.sister_lines()] == [3, 3]


@rule("I088")
def test_baskets_break_no_tie():
    position = island("finds", day=5).has_boat(BOB, "boat1").has_boat(ANN, "boat1")
    position.has_baskets(ANN, active=3).has_baskets(BOB, active=1)
    assert position.winners == [ANN, BOB]


def test_alone_one_begins_with_one_active_basket():
    assert Position(rules("solo", 1).deal(3)).baskets(ANN) == (1, 0)


@rule("I058")
def test_while_a_tile_waits_no_card_for_finds_can_be_played():
    position = island("finds").give(ANN, "call_an_oshax", "rare_or_two_common")
    position.does(ANN, "play", card="call_an_oshax")
    assert position.refusal(ANN, "play", card="rare_or_two_common").code == "not_in_this_phase"


@rule("I050")
def test_an_emptied_boat_takes_its_next_tile_anywhere():  # R29
    position = island().lay(ANN, None, "dot", [(4, 4)]).lay(ANN, None, "dot", [(4, 5)])
    position.give(ANN, "treasures_for_a_basket").bring(("red", "cat_bar", "left"))
    position.does(ANN, "play", card="treasures_for_a_basket")
    position.does(ANN, "remove", row=4, column=4).does(ANN, "remove", row=4, column=5)
    position.does(ANN, "rescue", colour="red", shape="cat_bar")
    assert position.offers(ANN, "place", **position.at("cat_bar", [(4, column) for column in range(16, 21)]))


@rule("I073")
def test_every_shape_of_common_treasure_brings_its_fish():
    position = island().lay(ANN, None, "dot", [(4, 4)]).lay(ANN, None, "duo", [(4, 5), (4, 6)])
    position.lay(ANN, None, "tri_bend", [(5, 5), (6, 4), (6, 5)]).lay(
        ANN, None, "tri_bar", [(5, 6), (5, 7), (5, 8)]
    )
    position.give(ANN, "common_treasure_fish").does(ANN, "play", card="common_treasure_fish")
    assert position.fish(ANN) == 24


@rule("I024", "I028")
def test_lessons_of_earlier_days_stay_before_their_owner():
    position = island("buying", day=2).give(ANN, "no_rats", pile=LESSONS)
    position.give(ANN, "five_blue", pile=BOUGHT).does(ANN, "done").does(BOB, "done")
    assert set(position.view(ANN)["seats"][ANN]["lessons"]) == {"no_rats", "five_blue"}


@rule("I092")
def test_alone_one_has_any_of_the_four_boats():
    boats = {rules("solo", 1).deal(seed).view(-1)["seats"][0]["boat"] for seed in range(30)}
    assert len(boats) == 4


@rule("I073", "I074")
def test_the_next_tile_of_each_seat_may_lie_anywhere_by_a_card_of_its_own():
    position = island().bring(("red", "cat_bar", "left"))
    position.give(ANN, "place_anywhere").give(BOB, "place_anywhere")
    position.does(BOB, "play", card="place_anywhere")
    position.does(ANN, "play", card="place_anywhere")
    assert position.seen(ANN)["anywhere"] and position.seen(BOB)["anywhere"]


@pytest.mark.parametrize("phase", ["rescuing", "finds"])
@rule("I074")
def test_whoever_has_passed_hears_why_a_card_would_do_nothing(phase):
    position = island(phase).bring(("red", "cat_bar", "left"))
    position.give(ANN, "place_anywhere", "place_anywhere")
    position.does(ANN, "pass").does(ANN, "play", card="place_anywhere")
    assert position.refusal(ANN, "play", card="place_anywhere").code == "already_waiting"


@rule("I014", "I075")
def test_after_the_call_nobody_has_chosen_cards_of_the_new_day_yet():
    position = island("call", day=2)
    position.does(ANN, "done").does(BOB, "done")
    assert position.phase == "draft"
    assert [position.seen(seat)["chosen"] for seat in (ANN, BOB)] == [False, False]
