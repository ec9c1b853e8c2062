"""Numbers that hold several things: what is packed into one comes out again, also at the limits."""

import pytest

from katzentisch.games.isle_of_cats.state import asked, boat_tiles, purchases
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, drawn_and_bought, island

rule = pytest.mark.rule
FOUR_SEATS = range(4)


@pytest.mark.parametrize("seat", FOUR_SEATS)
def test_a_tile_on_a_boat(seat):
    for shape, colour, place in ((0, 5, 0), (31, 4, 1583), (15, 0, 197), (14, 3, 1024), (16, 2, 2047)):
        tile = boat_tiles.tile_of(seat, shape, colour, place)
        assert boat_tiles.seat_of(tile) == seat and boat_tiles.shape_of(tile) == shape
        assert boat_tiles.colour_of(tile) == colour and boat_tiles.place_of(tile) == place
        assert boat_tiles.is_cat(tile) == (colour != 5)


@pytest.mark.parametrize("seat", FOUR_SEATS)
def test_a_question_remembers_whom_it_asks_and_about_what(seat):
    def read(question, kind, subject=0, detail=0):
        assert (asked.kind_of(question), asked.seat_of(question)) == (kind, seat)
        assert (asked.subject_of(question), asked.detail_of(question)) == (subject, detail)
        return question

    assert asked.cat_of(read(asked.basket(seat, 84), asked.ASK_BASKET, 84)) == 84
    for source in (asked.FROM_FIELD, asked.FROM_CARD, asked.FROM_BONUS, asked.FROM_BAG):
        place = read(asked.place(seat, 31, 5, source), asked.ASK_PLACE, 31, 5)
        assert (asked.shape_of(place), asked.colour_of(place), asked.source_of(place)) == (31, 5, source)
        assert asked.basket_of(place) == -1
    for cat, shape, colour in ((0, 15, 0), (84, 31, 4), (17, 15, 1), (16, 31, 0)):
        for basket in range(3):
            place = read(asked.place_with_basket(seat, cat, basket), asked.ASK_PLACE, shape, colour)
            assert asked.rescued_cat_of(place) == cat and asked.basket_of(place) == basket
            assert asked.source_of(place) == asked.FROM_FIELD
        assert asked.basket_of(read(asked.place_of_cat(seat, cat), asked.ASK_PLACE, shape, colour)) == -1
    for of_card in (0, 1):
        for basket in (0, 1):
            bonus = read(asked.bonus(seat, of_card, basket), asked.ASK_BONUS, of_card, basket)
            assert asked.bonus_is_of_card(bonus) == bool(of_card)
            assert asked.bonus_holds_basket(bonus) == bool(basket)
        lesson = read(asked.lesson_colour(seat, 63, of_card), asked.ASK_LESSON, 63, of_card)
        assert asked.card_of(lesson) == 63 and asked.lesson_is_of_card(lesson) == bool(of_card)
    assert asked.card_of(read(asked.option(seat, 25), asked.ASK_OPTION, 25)) == 25
    for first in (0, 1):
        treasure = read(asked.treasure(seat, 2, 2, first), asked.ASK_TREASURE, 2, 2)
        assert (asked.supply_of(treasure), asked.left_of(treasure)) == (2, 2)
        assert asked.is_first_treasure(treasure) == bool(first)
    read(asked.oshax(seat), asked.ASK_OSHAX)
    assert asked.shape_of(read(asked.oshax_colour(seat, 14), asked.ASK_OSHAX_COLOUR, 14)) == 14
    assert asked.card_of(read(asked.fish_colour(seat, 23), asked.ASK_FISH, 23)) == 23
    read(asked.drawn(seat), asked.ASK_DRAWN)
    arrival = read(asked.arrival(seat, 84, 3), asked.ASK_ARRIVAL, 84, 3)
    assert (asked.cat_of(arrival), asked.left_of(arrival)) == (84, 3)
    for has_moved in (0, 1):
        herd = read(asked.herd(seat, 3, has_moved), asked.ASK_HERD, 3, has_moved)
        assert asked.moves_left_of(herd) == 3 and asked.has_moved(herd) == bool(has_moved)
    assert asked.card_of(read(asked.sell(seat, 12), asked.ASK_SELL, 12)) == 12
    for question, kind in (
        (asked.forget(seat, 18, 2), asked.ASK_FORGET),
        (asked.remove(seat, 18, 2), asked.ASK_REMOVE),
    ):
        assert (asked.card_of(read(question, kind, 18, 2)), asked.left_of(question)) == (18, 2)


def test_a_purchase_remembers_what_all_saw_of_it():
    position = island("buying", day=3)
    bought = ("lucky_bag", "colour", "maps_in_sight", "no_rats", "whole_edge")
    position.give(ANN, *bought, "four_boots", "call_an_oshax", pile=t.KEPT)
    for card in bought:
        position.does(ANN, "buy", card=card)
    position.does(ANN, "done").does(BOB, "done").does(ANN, "colour", colour="red")
    assert [int(purchases.number_of_purchases(position.table, seat)) for seat in (ANN, BOB)] == [1, 1]
    purchase = position.table.get(ANN, t.PURCHASE)
    assert (purchases.cards_paid(purchase), purchases.fish_paid(purchase)) == (5, 3 + 1 + 1 + 2 + 2)
    assert (purchases.cards_of(purchase), purchases.fish_of(purchase)) == (3, 3 + 2 + 2)
    assert (purchases.lessons_of(purchase), purchases.unbought_of(purchase)) == (2, 2)
    assert purchases.day_of(purchase) == 3 and not purchases.is_drawn(purchase)
    position.give(ANN, "draw_three").stack("five_red", "four_boots", "pupils")
    position.does(ANN, "play", card="draw_three")
    position.does(ANN, "buy", card="five_red").does(ANN, "buy", card="pupils").does(ANN, "done")
    assert purchases.number_of_purchases(position.table, ANN) == 2
    assert purchases.last_purchase(position.table, ANN) == 1
    drawn = position.table.get(ANN, t.PURCHASE + 1)
    assert (purchases.cards_paid(drawn), purchases.fish_paid(drawn)) == (2, 3)
    assert (purchases.cards_of(drawn), purchases.fish_of(drawn), purchases.lessons_of(drawn)) == (1, 2, 1)
    assert (purchases.unbought_of(drawn), purchases.day_of(drawn), purchases.is_drawn(drawn)) == (1, 3, True)
    assert position.table.get(ANN, t.PURCHASE) == purchase


def bought_of(position, number):
    """The cards and the fish of a purchase of Ann's without public lessons, and its private lessons."""
    purchase = position.table.get(ANN, t.PURCHASE + number)
    return purchases.cards_of(purchase), purchases.fish_of(purchase), purchases.lessons_of(purchase)


@rule("I025", "I078")
def test_lessons_of_a_draw_card_belong_to_its_purchase_whatever_the_others_have_bought():
    position = drawn_and_bought("maps_in_sight", "no_rats").does(ANN, "done")
    assert [int(purchases.number_of_purchases(position.table, seat)) for seat in (ANN, BOB)] == [1, 0]
    assert bought_of(position, 0) == (1, 2, 1)


@rule("I025", "I026")
@pytest.mark.parametrize("draws", [1, 2])
def test_a_public_lesson_of_the_day_leaves_the_purchase_of_the_day_after_draw_cards(draws):
    position = island("buying", day=2)
    for _ in range(2):  # on the first day
        purchases.note_bought(position.table, ANN, 4, 9, 0, 0)
    position.give(ANN, "colour", "three_of_a_colour", "no_rats", pile=t.KEPT)
    for card in ("colour", "three_of_a_colour", "no_rats"):
        position.does(ANN, "buy", card=card)
    position.does(ANN, "done").does(BOB, "done")
    position.give(ANN, *["draw_two"] * draws)
    for _ in range(draws):
        position.stack("four_boots", "four_boots").does(ANN, "play", card="draw_two")
        position.does(ANN, "buy", card="four_boots").does(ANN, "done")
    drawn = bought_of(position, 3)
    position.does(ANN, "colour", colour="red").does(ANN, "colour", colour="blue")
    assert position.phase == "choosing" and bought_of(position, 2) == (1, 2, 1)
    assert [bought_of(position, number) for number in (0, 1)] == [(4, 9, 0)] * 2
    assert [bought_of(position, 3 + number) for number in range(draws)] == [drawn] * draws


def test_nine_purchases_at_most_are_remembered():
    position = island("buying")
    for number in range(10):
        purchases.note_bought(position.table, ANN, number, 2 * number, 0, 0)
        assert purchases.number_of_purchases(position.table, ANN) == min(number + 1, 9)
    assert purchases.number_of_purchases(position.table, BOB) == 0
    assert purchases.last_purchase(position.table, BOB) == 0
    kept = [position.table.get(ANN, t.PURCHASE + number) for number in range(9)]
    assert [int(purchases.cards_paid(purchase)) for purchase in kept] == list(range(9))
