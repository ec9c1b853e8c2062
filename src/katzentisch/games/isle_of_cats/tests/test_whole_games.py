"""Whole games at random: nothing is lost, copies are equal, every refusal has a reason, everything is told."""

import random

import pytest

from katzentisch.core.words import LANGUAGES, load
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.box.actions import KEEP, PLACE
from katzentisch.games.isle_of_cats.tests.positions import rules

GAMES = [("full", 2), ("full", 3), ("full", 4), ("family", 2), ("family", 3), ("family", 4), ("solo", 1)]
of_every_game = pytest.mark.parametrize(("variant", "seats"), GAMES)


def decisions(variant, seats, seed):
    """Yield a table before each decision of a random game, with the seat; now and then a seat interrupts."""
    table = rules(variant, seats).deal(seed)
    chance = random.Random(seed)
    while (seat := table.next_seat()) >= 0:
        others = [other for other in range(seats) if other != seat and table.legal(other)]
        if others and chance.random() < 0.3:
            seat = chance.choice(others)
        yield table, seat
        actions = table.legal(seat)
        cards = [
            action for action in actions if table.game.choice(action)["kind"] in ("play", "buy", "rescue")
        ]
        table.play(seat, chance.choice(cards if cards and chance.random() < 0.5 else actions))
    yield table, -1


@of_every_game
def test_tiles_and_cards_are_as_many_as_in_the_box_at_any_time(variant, seats):
    everything = {
        "common": {1: 20, 2: 20, 3: 32, 4: 44}[seats],
        "rare": 25,
        "oshax": 6,
        "cats": 85,
        "cards": 150,
    }
    if variant == "family":
        everything = {**everything, "oshax": 0, "family cards": 18}
        del everything["cards"]
    for table, _ in decisions(variant, seats, seats):
        assert table.census() == everything


@of_every_game
def test_a_copy_is_equal_and_independent(variant, seats):
    for number, (table, seat) in enumerate(decisions(variant, seats, 10 + seats)):
        if number % 7 == 0 and seat >= 0:
            before, copy = table.truth(), table.copy()
            assert copy.truth() == before and copy.revealed == table.revealed
            copy.play(seat, copy.legal(seat)[-1])
            assert table.truth() == before and copy.truth() != before


@of_every_game
def test_what_is_not_legal_is_refused_with_a_reason_and_what_is_legal_is_not(variant, seats):
    chance = random.Random(seats)
    for table, _ in decisions(variant, seats, 20 + seats):
        if chance.random() < 0.04:
            every, places = range(table.game.number_of_actions), range(PLACE, KEEP)
            for seat in range(seats):
                legal = table.legal(seat)
                assert legal == sorted(set(legal))
                for action in [
                    *chance.sample([number for number in every if number not in places], 60),
                    *chance.sample(places, 10),
                    *legal[:5],
                ]:
                    refusal = table.why_not(seat, action)
                    assert (refusal is None) == (action in legal)
                    assert refusal is None or refusal.code


@of_every_game
def test_everything_that_happens_has_words(variant, seats):
    words = [load(language, BOX.folder / "words") for language in LANGUAGES]
    kinds = set()
    for number, (table, _) in enumerate(decisions(variant, seats, 30 + seats)):
        if number == 0:
            table.listen()
        kinds |= {event.kind for event in table.events}
        table.events.clear()
    assert all(language.has(f"event.{kind}") for language in words for kind in kinds)
    assert {"full": "bought", "family": "family_dealt", "solo": "sister_plays"}[variant] in kinds
