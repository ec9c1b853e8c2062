"""Phase 2: seven cards, the draft and buying, all at once and in secret."""

import itertools
import random

import pytest

from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, CEM, DAN, dealt, island

rule = pytest.mark.rule


def pack(position, seat):
    return position.view(seat)["seats"][seat]["pack"]


def kept(position, seat):
    return position.view(seat)["seats"][seat]["kept"]


def choose(position, seat, number=2):
    """Keep the first cards of the pack."""
    for card in pack(position, seat)[:number]:
        position.does(seat, "keep", card=card)


@rule("I007", "I013")
def test_everybody_is_dealt_seven_hidden_cards():
    position = dealt(seats=4)
    assert [len(pack(position, seat)) for seat in position.seats] == [7] * 4
    assert "pack" not in position.view(BOB)["seats"][ANN]
    assert position.to_act == [ANN, BOB, CEM, DAN]


@rule("I007")
def test_the_program_deals_for_the_first_player_to_all_alike():
    for seed in range(6):
        position = dealt(seats=3, seed=seed)
        seen = position.view(-1)
        assert len(seen["fields"]) == 12 and seen["deck"] == 150 - 21
        assert [len(pack(position, seat)) for seat in (ANN, BOB, CEM)] == [7, 7, 7]


@rule("I014")
def test_any_two_of_the_seven_may_be_kept():
    for seed in range(4):
        position = dealt(seats=2, seed=seed)
        for seat in (ANN, BOB):
            offered = {choice["card"] for choice in position.choices(seat, "keep")}
            assert offered == set(pack(position, seat))
            *_, first, second = pack(position, seat)
            position.does(seat, "keep", card=first).does(seat, "keep", card=second)
            assert first in kept(position, seat) and second in kept(position, seat)


@rule("I014", "I015")
def test_all_keep_two_and_nobody_passes_before_all_have_chosen():
    position = dealt(seats=3)
    before = pack(position, BOB)
    choose(position, ANN)
    choose(position, CEM)
    assert pack(position, BOB) == before
    assert position.to_act == [BOB]
    assert position.view(BOB)["seats"][ANN]["chosen"]


@rule("I018", "I019", "I020")
def test_two_of_seven_two_of_five_two_of_three_and_the_last_from_the_right_make_seven():
    position = dealt(seats=3)
    right = {BOB: ANN, CEM: BOB, ANN: CEM}
    for left in (5, 3, 1):
        packs = {seat: pack(position, seat) for seat in right}
        before = {seat: kept(position, seat) for seat in right}
        assert {len(cards) for cards in packs.values()} == {left + 2}
        for seat in (CEM, ANN, BOB):
            choose(position, seat)
        for seat, giver in right.items():
            if left > 1:
                assert pack(position, seat) == packs[giver][2:]
                assert sorted(kept(position, seat)) == sorted(before[seat] + packs[seat][:2])
            else:
                assert sorted(kept(position, seat)) == sorted(
                    before[seat] + packs[seat][:2] + packs[giver][2:]
                )
    assert [len(kept(position, seat)) for seat in right] == [7] * 3
    assert [pack(position, seat) for seat in right] == [[]] * 3
    assert position.phase == "buying"


@rule("I016", "I017")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("day", [1, 2, 3, 4, 5])
def test_t45_packs_go_left_on_odd_days_right_on_even_ones_whatever_the_island_order(seats, day):
    position = dealt(seats=seats)
    position.table.day = day
    left = {2: {ANN: BOB, BOB: ANN}, 3: {ANN: BOB, BOB: CEM, CEM: ANN}}.get(
        seats, {ANN: BOB, BOB: CEM, CEM: DAN, DAN: ANN}
    )
    position.in_order(*reversed(left))
    goes_to = left if day % 2 else {receiver: giver for giver, receiver in left.items()}
    assert {seat: position.seen(seat, seat)["passes_to"] for seat in left} == goes_to
    for step in range(3):
        passed = {goes_to[seat]: pack(position, seat)[2:] for seat in left}
        for seat in left:
            choose(position, seat)
        if step < 2:
            assert {seat: pack(position, seat) for seat in left} == passed
        else:
            assert all(set(passed[seat]) <= set(kept(position, seat)) for seat in left)


@rule("I015")
def test_the_order_in_which_four_seats_choose_changes_nothing():
    truths = set()
    for order in itertools.islice(itertools.permutations(range(4)), 0, 24, 5):
        position = dealt(seats=4)
        for _ in range(3):
            for number in order:
                choose(position, position.seats[number])
        truths.add(position.table.truth())
    assert len(truths) == 1


def as_bob_knows_it(position):
    table = position.table
    return position.view(BOB), table.observe(BOB), table.information_key(BOB), position.to_act


def test_nobody_hears_or_sees_how_far_another_seat_is():
    position = dealt(seats=2)
    position.table.listen()
    before = as_bob_knows_it(position)
    position.does(ANN, "keep", card=pack(position, ANN)[0])
    assert as_bob_knows_it(position) == before
    assert position.table.events == []


# ---------------------------------------------------------------------- buying


def buying(*cards, **options):
    position = island("buying", **options)
    position.give(ANN, *cards, pile=t.KEPT)
    return position


@rule("I021")
@pytest.mark.parametrize(("card", "price"), [("call_an_oshax", 5), ("lucky_bag", 3), ("colour", 1)])
def test_a_card_can_be_bought_with_just_as_many_fish_as_it_costs(card, price):
    assert buying(card, fish=price).offers(ANN, "buy", card=card)
    assert not buying(card, fish=price - 1).offers(ANN, "buy", card=card)
    for fish in (price + 2, price + 1):
        position = buying("no_rats", card, fish=fish).does(ANN, "buy", card="no_rats")
        assert position.offers(ANN, "buy", card=card) == (fish == price + 2)


@rule("I021", "I023")
def test_one_pays_for_what_one_keeps_and_the_rest_is_discarded_face_down():
    position = buying("lucky_bag", "four_boots", "call_an_oshax")
    position.does(ANN, "buy", card="lucky_bag")
    position.does(ANN, "done")
    assert position.fish(ANN) == 20, "nothing is paid before all have chosen"
    position.does(BOB, "done")
    assert position.fish(ANN) == 17
    assert position.hand(ANN) == ["lucky_bag"]
    seen = position.view(BOB)
    assert seen["seats"][ANN]["bought"] == {"cards": 1, "fish": 3}
    assert seen["face_down"] == 2 and seen["discard"] == []


@rule("I021", "I023")
def test_each_pays_for_the_own_cards_only():
    position = island("buying", seats=3, fish=9)
    position.give(ANN, "lucky_bag", "four_boots", pile=t.KEPT)
    position.give(BOB, "call_an_oshax", "four_boots", "no_rats", pile=t.KEPT)
    position.give(CEM, "four_boots", pile=t.KEPT)
    position.does(ANN, "buy", card="lucky_bag").does(ANN, "done")
    position.does(BOB, "buy", card="four_boots").does(BOB, "buy", card="call_an_oshax").does(BOB, "done")
    position.does(CEM, "done")
    assert [position.fish(seat) for seat in (ANN, BOB, CEM)] == [9 - 3, 9 - 1 - 5, 9]
    assert [sorted(position.hand(seat)) for seat in (ANN, BOB, CEM)] == [
        ["lucky_bag"],
        ["call_an_oshax", "four_boots"],
        [],
    ]
    assert position.view(ANN)["face_down"] == 3


@rule("I021")
def test_nobody_hears_or_sees_which_cards_another_seat_has_picked_to_buy_or_how_many():
    position = buying("four_boots", "lucky_bag", "call_an_oshax").give(BOB, "four_boots", pile=t.KEPT)
    position.table.listen()
    before = as_bob_knows_it(position)
    for card in ("lucky_bag", "four_boots"):
        position.does(ANN, "buy", card=card)
        assert as_bob_knows_it(position) == before
    assert position.table.events == []
    position.does(ANN, "done")
    assert [event.kind for event in position.table.events] == ["chose_cards"]


@rule("I021")
def test_the_prices_together_must_not_exceed_the_fish():
    position = buying("lucky_bag", "call_an_oshax", fish=7)
    position.does(ANN, "buy", card="lucky_bag")
    assert position.refusal(ANN, "buy", card="call_an_oshax").code == "not_enough_fish_for_card"


@rule("I072")
def test_anytime_cards_held_already_may_be_played_before_buying_new_ones_not():
    position = buying("new_basket")
    position.give(ANN, "rainbow_fish")
    position.does(ANN, "buy", card="new_basket")
    assert position.offers(ANN, "play", card="rainbow_fish")
    assert position.refusal(ANN, "play", card="new_basket").code == "not_in_hand"
    position.does(ANN, "done")
    assert position.table.legal(ANN) == [], "no interruptions while others buy"


def test_draw_cards_before_buying_join_the_cards_to_be_bought():
    position = buying("four_boots")
    position.give(ANN, "draw_two")
    position.does(ANN, "play", card="draw_two")
    assert len(kept(position, ANN)) == 3
    assert position.kinds(ANN) >= {"done"}


def test_while_one_places_a_bag_tile_the_others_go_on_buying():
    position = buying()
    position.give(ANN, "lucky_bag", "new_basket")
    position.give(BOB, "new_basket")
    position.give(BOB, "four_boots", pile=t.KEPT)
    position.does(ANN, "play", card="lucky_bag")
    assert position.to_act == [ANN, BOB]
    assert position.kinds(ANN) == {"place"} and position.kinds(BOB) == {"buy", "done"}


def test_the_draft_in_any_order_never_betrays_a_choice():
    """Two tables that differ in one secret pick look the same to the others until all have chosen."""
    chooser = random.Random(3)
    for seed in range(3):
        first, second = dealt(seats=4, seed=seed), dealt(seats=4, seed=seed)
        seats = [ANN, BOB, CEM]
        chooser.shuffle(seats)
        cards = pack(first, DAN)
        for position, mine in ((first, cards[:2]), (second, cards[-2:])):
            for card in mine:
                position.does(DAN, "keep", card=card)
            for seat in seats[:2]:
                choose(position, seat)
        for seat in (-1, ANN, BOB, CEM):
            assert first.view(seat) == second.view(seat)
            assert first.table.information_key(seat) == second.table.information_key(seat)
        assert first.choices(seats[2], "keep") == second.choices(seats[2], "keep")


def test_once_all_have_paid_nobody_is_marked_as_having_chosen():
    position = island("buying")
    position.give(ANN, "colour", pile=t.KEPT).does(ANN, "buy", card="colour").does(BOB, "done")
    assert [position.seen(seat, BOB)["chosen"] for seat in (ANN, BOB)] == [False, True]
    position.does(ANN, "done")
    assert position.table.question(ANN)["kind"] == "lesson_colour"
    assert [position.seen(seat, BOB)["chosen"] for seat in (ANN, BOB)] == [False, False]
    position.does(ANN, "colour", colour="red")
    assert position.phase == "choosing"
    assert [position.seen(seat, BOB)["chosen"] for seat in (ANN, BOB)] == [False, False]


@rule("I021")
def test_all_see_what_each_has_bought_each_time_and_nobody_which():
    position = island("buying", seats=3, day=2)
    position.give(ANN, "lucky_bag", "four_boots", "maps_in_sight", "no_rats", pile=t.KEPT)
    position.give(BOB, "draw_two", pile=t.HAND)
    for card in ("lucky_bag", "maps_in_sight", "no_rats"):
        position.does(ANN, "buy", card=card)
    assert position.seen(ANN, BOB)["cards_to_buy"] == 4 and "picked" not in position.seen(ANN, BOB)
    assert position.seen(ANN, ANN)["purse"] == 20 - 3 - 1 - 2
    for seat in (ANN, BOB, CEM):
        position.does(seat, "done")
    position.stack("lonely_of_a_colour", "oshax_fish")
    position.does(BOB, "play", card="draw_two").does(BOB, "buy", card="oshax_fish").does(BOB, "done")
    bought = [position.seen(seat)["purchases"] for seat in (ANN, BOB, CEM)]
    nothing = {"day": 2, "cards": 0, "fish": 0, "drawn": False}
    assert bought == [
        [{"day": 2, "cards": 3, "fish": 6, "drawn": False}],
        [nothing, {"day": 2, "cards": 1, "fish": 2, "drawn": True}],
        [nothing],
    ]
    assert [position.seen(seat)["cards_in_hand"] for seat in (ANN, BOB, CEM)] == [1, 1, 0]
    assert [position.seen(seat)["bought"] for seat in (ANN, BOB)] == [
        {"cards": 3, "fish": 6},
        {"cards": 0, "fish": 0},
    ]
