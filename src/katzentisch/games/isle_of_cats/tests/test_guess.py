"""What a seat may know, and guesses: hidden cards dealt anew as they could lie."""

import pytest

from katzentisch.core.chance import from_seed
from katzentisch.games.isle_of_cats.box.cards import cards_in
from katzentisch.games.isle_of_cats.state import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, CEM, Position, dealt, island

pytestmark = pytest.mark.real_seats("guesses follow packs round real seats")


def pack(position, seat):
    return position.view(seat)["seats"][seat]["pack"]


def cards(table, *piles):
    """The codes of the cards in some piles."""
    return {card for pile in piles for card in cards_in(table.piles, pile)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_pack_passed_on_is_known_to_lie_with_those_it_went_to(seats):
    position = dealt(seats=seats, seed=5)
    for _ in range(2):
        for seat in range(seats):
            for card in pack(position, seat)[:2]:
                position.does(seat, "keep", card=card)
    sent = [cards(position.table, position.table.pile(ANN, t.SENT + step)) for step in range(2)]
    left, after = 1 % seats, 2 % seats
    for seed in range(10):
        guess = position.table.guess(ANN, seed)
        there = cards(guess, *(guess.pile(seat, pile) for seat in range(seats) for pile in (t.PACK, t.KEPT)))
        assert sent[0] | sent[1] <= there
        if seats > 2:
            assert len(sent[0] & cards(guess, guess.pile(left, t.KEPT))) == 2
            assert len(sent[0] & cards(guess, guess.pile(after, t.PACK))) == 3


@pytest.mark.parametrize("seats", [2, 4])
def test_after_the_draft_cards_passed_on_stay_out_of_the_deck(seats):
    position = dealt(seats=seats, seed=8)
    chance = from_seed(8)
    last = None
    while position.phase != "choosing":
        seat = position.table.next_seat()
        actions = position.table.legal(seat)
        if position.table.phase == t.DRAFT and position.table.step == 2 and seat == ANN:
            last = cards(position.table, position.table.pile(ANN, t.PACK))
        position.table.play(seat, actions[chance.below(len(actions))])
    away = cards(position.table, position.table.pile(ANN, t.AWAY))
    assert away and last
    for seed in range(10):
        guess = position.table.guess(ANN, seed)
        assert not away & set(guess.deck)
        # Of the last pack one card went to the left neighbour, who had to keep it.
        piles = (t.HAND, t.LESSONS, t.CHOSEN, t.SHED)
        assert last & away <= cards(guess, *(guess.pile(1, pile) for pile in piles))


def test_hidden_lessons_are_lessons_and_hands_hold_none():
    position = island("finds", seats=3)
    position.give(BOB, "no_rats", "five_blue", pile=t.LESSONS)
    position.give(CEM, "lucky_bag", "four_boots", "new_basket")
    position.give(BOB, "colour", "whole_edge", pile=t.SHED)
    for seed in range(20):
        guess = position.table.guess(ANN, seed)
        kinds = guess.parts.cards.kinds
        names = guess.parts.cards.names
        lessons = guess.view(BOB)["seats"][BOB]["lessons"]
        assert len(lessons) == 2 and all(kinds[names.index(card)] == "lesson" for card in lessons)
        hand = Position(guess).hand(CEM)
        assert len(hand) == 3 and all("lesson" not in kinds[names.index(card)] for card in hand)


def test_rescue_cards_laid_down_are_rescue_cards():
    position = island("choosing")
    position.give(ANN, "four_boots", "lucky_bag")
    position.does(ANN, "choose", card="four_boots")
    position.does(ANN, "done")
    for seed in range(10):
        guess = position.table.guess(BOB, seed)
        assert guess.piles[guess.pile(ANN, t.CHOSEN)] != 0
        assert guess.size(guess.pile(ANN, t.CHOSEN)) == 1


def test_guesses_differ_and_the_same_seed_gives_the_same():
    position = dealt(seats=4)
    assert position.table.guess(ANN, 1).truth() == position.table.guess(ANN, 1).truth()
    assert len({position.table.guess(ANN, seed).truth() for seed in range(10)}) == 10


def test_a_guess_never_foresees_bag_or_deck():
    position = dealt(seats=2)
    guesses = [position.table.guess(ANN, seed) for seed in range(20)]
    assert len({tuple(guess.bag) for guess in guesses}) == 20
    assert all(sorted(guess.bag) == sorted(position.table.bag) for guess in guesses)


def test_legal_actions_and_question_of_a_seat_do_not_depend_on_others_secrets():
    position = island("finds")
    position.give(BOB, "new_basket", "lucky_bag")
    position.does(ANN, "pass")
    assert position.offers(BOB, "play", card="new_basket")
    assert position.table.legal(ANN) == position.table.guess(ANN, 3).legal(ANN) == []
