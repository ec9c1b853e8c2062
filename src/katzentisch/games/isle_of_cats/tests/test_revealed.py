"""How often something hidden became known: what undo must not take back without asking."""

import pytest

from katzentisch.games.isle_of_cats.rules import sister
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, Position, dealt, island, rules


def counted(position, seat, kind, **fields):
    """How often something is revealed by a choice."""
    before = position.table.revealed
    position.does(seat, kind, **fields)
    return position.table.revealed - before


def test_the_tiles_drawn_and_the_deal_of_a_day_are_counted():
    position = Position(rules().deal(5))
    first, second = position.order
    assert counted(position, first, "figure", colour="red") == 0
    drawn = counted(position, second, "figure", colour="blue") - 1
    assert drawn == 110 - position.view(-1)["bag"] == 8 + sum(position.view(-1)["supply"]["rare"].values())


def test_a_pick_reveals_nothing_until_the_packs_go_on():
    position = dealt()
    packs = {seat: position.seen(seat, seat)["pack"] for seat in (ANN, BOB)}
    assert [counted(position, ANN, "keep", card=card) for card in packs[ANN][:2]] == [0, 0]
    assert [counted(position, BOB, "keep", card=card) for card in packs[BOB][:2]] == [0, 1]


def test_buying_is_revealed_when_all_are_done_and_lessons_when_they_are_laid_out():
    position = island("buying")
    position.give(ANN, "no_rats", "whole_edge", "maps_in_sight", "pupils", pile=t.BOUGHT)
    assert counted(position, ANN, "done") == 0
    assert counted(position, BOB, "done") == 1 + 1 + 2
    empty = island("buying")
    empty.does(ANN, "done")
    assert counted(empty, BOB, "done") == 1


def test_rescue_cards_are_revealed_together_and_a_rescue_reveals_nothing():
    position = island("choosing").give(ANN, "four_boots").bring(("red", "cat_bar", "left"))
    assert counted(position, ANN, "choose", card="four_boots") == 0
    assert counted(position, ANN, "done") == 0
    assert counted(position, BOB, "done") == 1
    assert counted(position, ANN, "rescue", colour="red", shape="cat_bar") == 0
    place = position.choices(ANN, "place")[0]
    assert counted(position, ANN, **place) == 0
    assert counted(position, ANN, "end_turn") == 0


def test_cards_and_tiles_that_are_drawn_are_revealed():
    position = island().give(ANN, "draw_two", "lucky_bag", "new_arrivals", "new_basket")
    position.stack("four_boots", "oshax_fish")
    assert counted(position, ANN, "play", card="new_basket") == 0
    assert counted(position, ANN, "play", card="draw_two") == 1
    assert counted(position, ANN, "done") == 0
    position.next_in_bag(("red", "cat_bar"), "rare_bar", ("red", "cat_zig"), "rare_zig", "rare_zig")
    assert counted(position, ANN, "play", card="lucky_bag") == 1
    position.place_anywhere(ANN)
    assert counted(position, ANN, "play", card="new_arrivals") == 2
    assert counted(position, ANN, "field", side="left") == 2


@pytest.mark.parametrize(("day", "more"), [(2, None), (5, 1)])
def test_answers_of_a_call_are_revealed_together_and_the_end_of_the_game(day, more):
    position = island("call", day=day).give(ANN, "new_basket")
    assert counted(position, ANN, "play", card="new_basket") == 0
    assert counted(position, BOB, "done") == 1
    assert counted(position, BOB, "done") == 0
    if more:
        assert counted(position, ANN, "done") == 1 + more


def test_the_sisters_cards_are_revealed_when_they_are_turned_up():
    table = island("rescuing", "solo").table
    start = table.revealed
    sister.turn_up_basket(table)
    assert table.revealed - start == 1
    sister.take_turn(table)
    assert table.revealed - start == 1, "the card turned up already"
    sister.take_turn(table)
    assert table.revealed - start == 2
    sister.turn_up_colour(table)
    assert table.revealed - start == 3
