"""Phase 2: seven cards, the draft and buying, all at once and in secret."""

import itertools
import random

import pytest

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import (
    ANN,
    BOB,
    CEM,
    can,
    dealt,
    do,
    fish,
    give,
    hand,
    island,
    kinds,
    offered,
    refusal,
)

rule = pytest.mark.rule


def pack(table, seat):
    return table.view(seat)["seats"][seat]["pack"]


def kept(table, seat):
    return table.view(seat)["seats"][seat]["kept"]


def choose(table, seat, number=2):
    """Keep the first cards of the pack."""
    for card in pack(table, seat)[:number]:
        do(table, seat, "keep", card=card)


@rule("I007", "I013")
def test_everybody_is_dealt_seven_hidden_cards():
    table = dealt(seats=4)
    assert [len(pack(table, seat)) for seat in range(4)] == [7] * 4
    assert "pack" not in table.view(BOB)["seats"][ANN]
    assert table.to_act == [0, 1, 2, 3]


@rule("I014", "I015")
def test_all_keep_two_and_nobody_passes_before_all_have_chosen():
    table = dealt(seats=3)
    before = pack(table, BOB)
    choose(table, ANN)
    choose(table, CEM)
    assert pack(table, BOB) == before
    assert table.to_act == [BOB]
    assert table.view(BOB)["seats"][ANN]["chosen"]


@rule("I016", "I018", "I019", "I020")
def test_five_pass_to_the_left_then_three_then_the_last_which_is_kept():
    table = dealt(seats=3)
    for left in (5, 3, 1):
        packs = [pack(table, seat)[2:] for seat in range(3)]
        assert [table.view(seat)["seats"][seat]["passes_to"] for seat in range(3)] == [1, 2, 0]
        for seat in (CEM, ANN, BOB):
            choose(table, seat)
        if left > 1:
            assert [pack(table, (seat + 1) % 3) for seat in range(3)] == packs
        else:
            assert all(packs[seat][0] in kept(table, (seat + 1) % 3) for seat in range(3))
    assert [len(kept(table, seat)) for seat in range(3)] == [7] * 3
    assert t.PHASES[table.phase] == "buying"


@rule("I017")
def test_t45_on_day_two_cards_pass_to_the_right():
    table = dealt(seats=3)
    table.day = 2
    assert [table.view(seat)["seats"][seat]["passes_to"] for seat in range(3)] == [2, 0, 1]
    packs = [pack(table, seat)[2:] for seat in range(3)]
    for seat in range(3):
        choose(table, seat)
    assert [pack(table, (seat - 1) % 3) for seat in range(3)] == packs


@rule("I015")
def test_the_order_in_which_four_seats_choose_changes_nothing():
    truths = set()
    for order in itertools.islice(itertools.permutations(range(4)), 0, 24, 5):
        table = dealt(seats=4)
        for _ in range(3):
            for seat in order:
                choose(table, seat)
        truths.add(table.truth())
    assert len(truths) == 1


def test_nobody_hears_or_sees_how_far_another_seat_is():
    table = dealt(seats=2)
    table.listen()
    before = table.view(BOB), table.observe(BOB), table.information_key(BOB), table.to_act
    do(table, ANN, "keep", card=pack(table, ANN)[0])
    assert (table.view(BOB), table.observe(BOB), table.information_key(BOB), table.to_act) == before
    assert table.events == []


# ---------------------------------------------------------------------- buying


def buying(*cards, **options):
    table = island("buying", **options)
    give(table, ANN, *cards, pile=t.KEPT)
    return table


@rule("I021", "I023")
def test_one_pays_for_what_one_keeps_and_the_rest_is_discarded_face_down():
    table = buying("lucky_bag", "four_boots", "call_an_oshax")
    do(table, ANN, "buy", card="lucky_bag")
    do(table, ANN, "done")
    assert fish(table, ANN) == 20, "nothing is paid before all have chosen"
    do(table, BOB, "done")
    assert fish(table, ANN) == 17
    assert hand(table, ANN) == ["lucky_bag"]
    seen = table.view(BOB)
    assert seen["seats"][ANN]["bought"] == {"cards": 1, "fish": 3}
    assert seen["face_down"] == 2 and seen["discard"] == []


@rule("I021")
def test_the_prices_together_must_not_exceed_the_fish():
    table = buying("lucky_bag", "call_an_oshax", fish=7)
    do(table, ANN, "buy", card="lucky_bag")
    assert refusal(table, ANN, "buy", card="call_an_oshax") == "not_enough_fish_for_card"


def test_anytime_cards_held_already_may_be_played_before_buying_new_ones_not():
    table = buying("new_basket")
    give(table, ANN, "rainbow_fish")
    do(table, ANN, "buy", card="new_basket")
    assert can(table, ANN, "play", card="rainbow_fish")
    assert refusal(table, ANN, "play", card="new_basket") == "not_in_hand"
    do(table, ANN, "done")
    assert table.legal(ANN) == [], "no interruptions while others buy"


def test_draw_cards_before_buying_join_the_cards_to_be_bought():
    table = buying("four_boots")
    give(table, ANN, "draw_two")
    do(table, ANN, "play", card="draw_two")
    assert len(kept(table, ANN)) == 3
    assert kinds(table, ANN) >= {"done"}


def test_while_one_places_a_bag_tile_the_others_go_on_buying():
    table = buying()
    give(table, ANN, "lucky_bag", "new_basket")
    give(table, BOB, "new_basket")
    give(table, BOB, "four_boots", pile=t.KEPT)
    do(table, ANN, "play", card="lucky_bag")
    assert table.to_act == [ANN, BOB]
    assert kinds(table, ANN) == {"place"} and kinds(table, BOB) == {"buy", "done"}


def test_the_draft_in_any_order_never_betrays_a_choice():
    """Two tables that differ in one secret pick look the same to the others until all have chosen."""
    chooser = random.Random(3)
    for seed in range(3):
        first, second = dealt(seats=4, seed=seed), dealt(seats=4, seed=seed)
        seats = [ANN, BOB, CEM]
        chooser.shuffle(seats)
        cards = pack(first, 3)
        for table, mine in ((first, cards[:2]), (second, cards[-2:])):
            for card in mine:
                do(table, 3, "keep", card=card)
            for seat in seats[:2]:
                choose(table, seat)
        for seat in (-1, ANN, BOB, CEM):
            assert first.view(seat) == second.view(seat)
            assert first.information_key(seat) == second.information_key(seat)
        assert offered(first, seats[2], "keep") == offered(second, seats[2], "keep")
