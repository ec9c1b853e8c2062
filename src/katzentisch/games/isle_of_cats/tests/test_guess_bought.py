"""Guesses of what the others bought: as many cards each day as all saw, for the fish all saw paid."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from katzentisch.core.chance import from_seed
from katzentisch.games.isle_of_cats import table as t
from katzentisch.games.isle_of_cats.tests.positions import ANN, BOB, dealt, do, give, island, rules

OWNED = (t.HAND, t.BOUGHT, t.LESSONS, t.CHOSEN)


def codes(table, *piles):
    """The codes of the cards in some piles."""
    return [
        word * 64 + place
        for pile in piles
        for word in range(3)
        for place in range(63)
        if (table.piles[pile + word] >> place) & 1
    ]


def price(table, code):
    return int(table.parts.cards.price[table.parts.cards.sort_at[code]])


def until(table, chance, reached):
    """Play at random until something is so."""
    while not reached(table):
        seat = table.next_seat()
        actions = table.legal(seat)
        table.play(seat, actions[chance.below(len(actions))])


class Ledger:
    """What an onlooker writes down from the events, independently of the table's own numbers."""

    def __init__(self, table):
        self.table = table
        self.cards = table.parts.cards
        seats = table.seats
        self.fish = [Counter() for _ in range(seats)]  # by day
        self.number = [Counter() for _ in range(seats)]
        self.lessons = [Counter() for _ in range(seats)]
        self.shown = [[] for _ in range(seats)]  # (day, price)
        table.listen()

    def read(self):
        for event in self.table.events:
            self.note(event.kind, event.seat, event.facts, self.table.day)
        self.table.events.clear()

    def note(self, kind, seat, facts, day):
        if kind == "bought":
            self.fish[seat][day] += facts["fish"]
            self.number[seat][day] += facts["cards"]
        elif kind == "bought_drawn":
            self.fish[seat][day] += facts["fish"]
            self.number[seat][day] += 1
        elif kind in ("public_lesson", "public_lesson_colour"):
            self.fish[seat][day] -= self.price(facts["card"])
            self.number[seat][day] -= 1
        elif kind == "private_lessons":
            self.lessons[seat][day] += facts["lessons"]
        elif kind == "card_played":
            self.shown[seat].append((day, self.price(facts["card"])))
        elif kind == "revealed":
            self.shown[seat] += [(day, self.price(card)) for card in facts["which"]]

    def price(self, card):
        return int(self.cards.price[self.cards.names.index(card)])

    def can_be(self, guess, seat):
        """Whether the cards a seat has in a guess, and those shown, can be what it bought day by day.

        Private lessons all cost 2 fish, so only the other cards are to be sorted to days.
        """
        held = codes(guess, *(guess.pile(seat, pile) for pile in (t.HAND, t.BOUGHT)))
        if guess.phase == t.CHOOSING:
            held += codes(guess, guess.pile(seat, t.CHOSEN))
        cards = [(6, price(guess, code)) for code in held] + self.shown[seat]
        days = range(1, int(guess.day) + 1)
        room = tuple(self.number[seat][day] - self.lessons[seat][day] for day in days)
        fish = tuple(self.fish[seat][day] - 2 * self.lessons[seat][day] for day in days)
        assert sum(room) == len(cards)
        return sorts_out(tuple(sorted(cards)), room, fish, set())


def sorts_out(cards, room, fish, failed):
    """Whether cards (last possible day, price) fill the rooms of the days for exactly these fish."""
    if not cards:
        return not any(room) and not any(fish)
    key = (len(cards), room, fish)
    if key in failed:
        return False
    latest, cost = cards[0]
    for day in range(min(latest, len(room))):
        if room[day] and fish[day] >= cost:
            less_room = (*room[:day], room[day] - 1, *room[day + 1 :])
            less_fish = (*fish[:day], fish[day] - cost, *fish[day + 1 :])
            if sorts_out(cards[1:], less_room, less_fish, failed):
                return True
    failed.add(key)
    return False


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_first_day_the_cards_of_the_others_cost_what_they_paid(seats):
    table = dealt(seats=seats, seed=seats)
    until(table, from_seed(seats), lambda table: table.phase == t.CHOOSING)
    ledger_public = codes(table, table.common_pile(t.PUBLIC))
    assert any(table.get(seat, t.PAID) > 0 for seat in range(1, seats))
    for seed in range(200):
        guess = table.guess(ANN, seed)
        for seat in range(1, seats):
            owned = codes(guess, *(guess.pile(seat, pile) for pile in OWNED))
            public = table.get(seat, t.CARDS_PAID) - len(owned)
            assert 0 <= public <= len(ledger_public)
            # Every public lesson costs 1 fish.
            assert sum(price(guess, code) for code in owned) == table.get(seat, t.PAID) - public


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 2**40), seats=st.integers(2, 4), part=st.integers(0, 99))
def test_on_every_day_the_cards_of_the_others_can_be_what_they_bought(seed, seats, part):
    table = rules("full", seats).deal(seed)
    ledger = Ledger(table)
    chance = from_seed(seed + 1)
    stop = part * 4
    while not table.is_over and stop > 0:
        seat = table.next_seat()
        actions = table.legal(seat)
        table.play(seat, actions[chance.below(len(actions))])
        ledger.read()
        stop -= 1
    if table.is_over or table.open or table.phase in (t.BUYING, t.READING, t.FIGURES):
        return
    for looking in range(seats):
        for again in range(3):
            guess = table.guess(looking, again)
            for seat in range(seats):
                assert seat == looking or ledger.can_be(guess, seat)


def test_lessons_given_away_lie_face_down_as_lessons():
    table = island("choosing")
    give(table, BOB, "no_rats", "five_blue", pile=t.BOUGHT)
    table.phase = t.BUYING
    table.put(BOB, t.SPENT, 4)
    do(table, ANN, "done")
    do(table, BOB, "done")
    assert table.phase == t.CHOOSING
    table.move_one(
        table.pile(BOB, t.LESSONS), table.pile(BOB, t.SHED), table.parts.cards.names.index("no_rats")
    )
    for seed in range(20):
        guess = table.guess(ANN, seed)
        given_away = codes(guess, guess.pile(BOB, t.SHED))
        assert len(given_away) == 1 and given_away[0] >= 128
