"""A deal of the mysterious places that fits all one seat has seen: a backtracking search. RULES 9.4, 11.

A family sees the cards it draws and puts back, and everybody can count where in the pile they lie. Of
others it sees how many cards they kept, and the good they paid. When another family draws a card that the
seat had put back and keeps one of two, the seat cannot tell which: both ways are tried.

The pile is `table.places`: the first cards are the pile as shuffled, each later one was put back. A *slot* is
a position in the pile as shuffled; the search finds a card for each slot.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.vecs import zeros
from katzentisch.games.felinia.state.table import (
    LOOK,
    LOOK_DRAWN,
    LOOK_KEPT,
    LOOK_PAID,
    LOOK_SEAT,
    PLACES,
    FeliniaState,
)


class PlaceSearch:
    """A search for a deal of the mysterious places that fits all one seat has seen."""

    def __init__(self, table: FeliniaState, seat: i64, chance: Chance) -> None:
        self.table: FeliniaState = table
        self.seat: i64 = seat
        self.chance: Chance = chance
        self.cards: i64 = len(table.components.places)
        self.looks: i64 = table.looks()
        self.card_of: vec[i64] = _unknown(self.cards)  # by slot
        self.slot_of: vec[i64] = _unknown(self.cards)  # by card
        self.kept: vec[i64] = _unknown(self.looks)  # by look: the slot kept, -1 for none
        self.kept_number: vec[i64] = zeros(self.looks)  # by look: first or second card (1, 2), 0 for none

    def deal(self) -> None:
        """Find a deal and make it the truth of the table."""
        pile = vec[i64]()
        for slot in range(self.cards):
            pile = append(pile, slot)
        if not self._follow(0, 0, pile):
            raise AssertionError("no deal of mysterious places fits what this seat has seen")
        self._deal_the_rest()
        self._write()

    # ------------------------------------------------------------------ following the game so far

    def _log(self, look: i64, what: i64) -> i64:
        return self.table.place_log[LOOK * look + what]

    def _follow(self, look: i64, drawn: i64, pile: vec[i64]) -> bool:
        """Follow the looks from here on; False if none of the ways fits."""
        if look == self.looks:
            return self._finish(drawn, pile)
        count = self._log(look, LOOK_DRAWN)
        if self._log(look, LOOK_SEAT) == self.seat:
            return self._follow_own(look, drawn, pile)
        if self._log(look, LOOK_KEPT) == 0:
            return self._follow(look + 1, drawn + count, self._put_back(pile, drawn, count, 0))
        start = self.chance.below(count)
        for tried in range(count):
            number = (start + tried) % count + 1
            if self._may_be_kept(look, pile[drawn + number - 1]):
                self.kept[look] = pile[drawn + number - 1]
                self.kept_number[look] = number
                if self._follow(look + 1, drawn + count, self._put_back(pile, drawn, count, number)):
                    return True
        self.kept[look] = -1
        self.kept_number[look] = 0
        return False

    def _follow_own(self, look: i64, drawn: i64, pile: vec[i64]) -> bool:
        """Follow a look of the seat itself: it knows the cards, and which it kept."""
        count = self._log(look, LOOK_DRAWN)
        number = self._log(look, LOOK_KEPT)
        before_cards, before_slots = self.card_of[:], self.slot_of[:]
        if self._see(drawn, count, pile):
            self.kept[look] = pile[drawn + number - 1] if number else -1
            self.kept_number[look] = number
            if self._follow(look + 1, drawn + count, self._put_back(pile, drawn, count, number)):
                return True
        self.card_of, self.slot_of = before_cards, before_slots
        return False

    def _see(self, drawn: i64, count: i64, pile: vec[i64]) -> bool:
        """Learn the cards of these slots, if that contradicts nothing known."""
        for index in range(drawn, drawn + count):
            slot = pile[index]
            card = self.table.places[index]
            if self.card_of[slot] != card:
                if self.card_of[slot] >= 0 or self.slot_of[card] >= 0:
                    return False
                self.card_of[slot] = card
                self.slot_of[card] = slot
        return True

    def _finish(self, drawn: i64, pile: vec[i64]) -> bool:
        """Learn the cards the seat itself is looking at just now, if any; then deal what others kept."""
        before_cards, before_slots = self.card_of[:], self.slot_of[:]
        looking = self.table.drawn if self.table.actor == self.seat else 0
        if self._see(drawn, looking, pile) and self._deal_kept(0):
            return True
        self.card_of, self.slot_of = before_cards, before_slots
        return False

    def _put_back(self, pile: vec[i64], drawn: i64, count: i64, kept: i64) -> vec[i64]:
        """Return the pile with the cards that were not kept put under it."""
        after = pile[:]
        for index in range(count):
            if index + 1 != kept:
                after = append(after, pile[drawn + index])
        return after

    # ------------------------------------------------------------------ cards others kept

    def _may_be_kept(self, look: i64, slot: i64) -> bool:
        """Whether the card of a slot, if known, could have been kept at this look."""
        card = self.card_of[slot]
        return card < 0 or self._fits(look, card)

    # F173, F174
    def _fits(self, look: i64, card: i64) -> bool:
        """Whether a card asks for the good that was paid and is of a type its owner did not have."""
        components = self.table.components
        if components.place_needs[card] != self._log(look, LOOK_PAID):
            return False
        for other in range(self.looks):
            if (
                other != look
                and self._log(other, LOOK_SEAT) == self._log(look, LOOK_SEAT)
                and self.kept[other] >= 0
                and self.card_of[self.kept[other]] >= 0
                and components.place_type[self.card_of[self.kept[other]]] == components.place_type[card]
            ):
                return False
        return True

    def _deal_kept(self, look: i64) -> bool:
        """Deal cards to the slots others kept, so that each could have been kept."""
        if look == self.looks:
            return True
        slot = self.kept[look]
        if slot < 0 or self.card_of[slot] >= 0:
            fits = slot < 0 or self._log(look, LOOK_SEAT) == self.seat or self._fits(look, self.card_of[slot])
            return fits and self._deal_kept(look + 1)
        start = self.chance.below(self.cards)
        for tried in range(self.cards):
            card = (start + tried) % self.cards
            if self.slot_of[card] < 0 and self._fits(look, card):
                self.card_of[slot] = card
                self.slot_of[card] = slot
                if self._deal_kept(look + 1):
                    return True
                self.card_of[slot] = -1
                self.slot_of[card] = -1
        return False

    # ------------------------------------------------------------------ the rest, and the result

    def _deal_the_rest(self) -> None:
        """Deal the cards that are left to the slots that are left."""
        left = vec[i64]()
        for card in range(self.cards):
            if self.slot_of[card] < 0:
                left = append(left, card)
        self.chance.shuffle(left)
        dealt: i64 = 0
        for slot in range(self.cards):
            if self.card_of[slot] < 0:
                self.card_of[slot] = left[dealt]
                dealt += 1

    def _write(self) -> None:
        """Make this deal the truth: the pile with its history, the log, and who keeps what."""
        table = self.table
        places = self.card_of[:]
        drawn: i64 = 0
        table.place_log = table.place_log[:]
        for seat in range(table.seats):
            table.families[seat * table.width + PLACES] = 0
        for look in range(self.looks):
            table.place_log[LOOK * look + LOOK_KEPT] = self.kept_number[look]
            if self.kept[look] >= 0:
                table.include(self._log(look, LOOK_SEAT), PLACES, self.card_of[self.kept[look]])
            places = self._put_back(places, drawn, self._log(look, LOOK_DRAWN), self.kept_number[look])
            drawn += self._log(look, LOOK_DRAWN)
        table.places = places


def _unknown(size: i64) -> vec[i64]:
    """Return so many -1, each for something not known yet."""
    numbers = vec[i64]()
    for _ in range(size):
        numbers = append(numbers, -1)
    return numbers
