"""Who held which card in a draft, against packs followed by hand."""

import random

import pytest

from katzentisch.games.isle_of_cats.box.cards import cards_in
from katzentisch.games.isle_of_cats.state import secrets
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, dealt, island


def codes(table, seat, pile):
    return {int(code) for code in cards_in(table.piles, table.pile(seat, pile))}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("day", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_memory_of_a_draft_is_where_the_packs_went(seats, day, seed):
    position = dealt(seats=seats, seed=seed)
    table = position.table
    table.day = day
    chance = random.Random(seed)
    held = {}  # code: the seats that held it, step by step
    for _ in range(3):
        for seat in position.seats:
            for code in codes(table, seat, t.PACK):
                held.setdefault(code, []).append(seat)
        for seat in position.seats:
            for _ in range(2):
                table.play(seat, chance.choice(table.legal(seat)))
    for seat in position.seats:
        for code in codes(table, seat, t.KEPT):
            if held[code][-1] != seat:
                held[code].append(seat)  # the last card, which the receiver must keep
    away = {seat: codes(table, seat, t.AWAY) for seat in position.seats}
    for seat in position.seats:
        for code in codes(table, seat, t.KEPT):
            entry = table.memory[code]
            assert secrets.day_drafted(entry) == day and secrets.keeper(table, entry) == seat
            assert (secrets.draft_and_pack(entry) >> 3) == held[code][0]
            assert secrets.step_bits(entry) >> 5 == len(held[code]) - 1
            for other in position.seats:
                steps = [step for step, holder in enumerate(held[code][:-1]) if holder == other]
                known = -1 if other == seat or not steps else steps[-1]
                assert secrets.known_since(table, other, entry) == known
                assert (code in away[other]) == (other != seat and bool(steps))
            assert secrets.known_since(table, -1, entry) == -1
    assert all(secrets.known_since(table, seat, 0) == -1 for seat in position.seats)
    assert not any(codes(table, seat, pile) for seat in position.seats for pile in range(t.SENT, t.AWAY))


def test_a_card_that_all_see_is_no_longer_passed_on_in_secret():
    position = island("choosing", seats=2).give(ANN, "new_basket", "four_boots", "oshax_fish")
    table = position.table
    hand = codes(table, ANN, t.HAND)
    for code in hand:
        table.piles[table.pile(BOB, t.AWAY) + (code >> 6)] |= 1 << (code & 63)
    position.does(ANN, "play", card="new_basket")
    (shown,) = hand - codes(table, ANN, t.HAND)
    assert secrets.shown_by(table.memory[shown]) == ANN and secrets.shown_after(table.memory[shown]) == 0
    assert codes(table, BOB, t.AWAY) == hand - {shown}
    position.does(ANN, "choose", card="four_boots").does(ANN, "done").does(BOB, "done")
    (laid,) = (code for code in hand if code >> 6 == 0)
    assert secrets.shown_by(table.memory[laid]) == ANN and codes(table, BOB, t.AWAY) == hand - {shown, laid}
    (kept,) = hand - {shown, laid}
    assert secrets.shown_by(table.memory[kept]) == -1 and secrets.shown(table.memory[kept]) == 0
    assert secrets.shown(table.memory[shown]) != 0


def test_a_card_is_shown_after_the_purchase_made_last():
    position = island("buying", day=2).give(ANN, "new_basket", "oshax_fish", pile=t.BOUGHT)
    position.give(ANN, "colour", pile=t.BOUGHT).does(ANN, "done").does(BOB, "done")
    position.does(ANN, "colour", colour="red")
    table = position.table
    lesson = table.parts.cards.names.index("colour")
    (code,) = (code for code in range(192) if table.parts.cards.sort_at[code] == lesson)
    assert secrets.shown_after(table.memory[code]) == secrets.SETTLED
    table.put(ANN, t.PURCHASE + 1, table.get(ANN, t.PURCHASE))
    before = codes(table, ANN, t.HAND)
    position.does(ANN, "play", card="oshax_fish")
    (played,) = before - codes(table, ANN, t.HAND)
    assert secrets.shown_after(table.memory[played]) == 1 and secrets.shown_by(table.memory[played]) == ANN
