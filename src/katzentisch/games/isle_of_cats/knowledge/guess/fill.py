"""Filling the hidden places of a guess: the cards the seat knows of first, then whatever may lie there."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.knowledge.guess.known import UNKNOWN, Known
from katzentisch.games.isle_of_cats.knowledge.guess.mend import may_be_at
from katzentisch.games.isle_of_cats.knowledge.guess.places import ANY, IN_DECK, LESSON, OPEN, Places, may_hold
from katzentisch.games.isle_of_cats.state.table import IsleState


def fill(table: IsleState, places: Places, pool: vec[i64], known: Known) -> bool:
    """Give every hidden place a card and put the rest into the deck; False if something does not fit."""
    left = pool[:]
    if not _fill(table, places, left, known, False):
        _clear(places)
        left = pool[:]
        if not _fill(table, places, left, known, True):
            _fill_somehow(places, left)
            return False
    cards = table.parts.cards
    for card in left:
        if card >= 0:
            places.add_card(card, cards.price[cards.sort_at[card]], -1, IN_DECK, ANY)
    return True


def _clear(places: Places) -> None:
    place: i64
    for place in range(len(places.card)):
        if places.card[place] >= 0:
            places.put(place, OPEN, 0)


def _fill_somehow(places: Places, left: vec[i64]) -> None:
    """Lay the cards that are left anywhere: nothing is lost, whatever does not come out."""
    place: i64 = 0
    at: i64
    for at in range(len(left)):
        if left[at] >= 0:
            while place < len(places.card) and places.card[place] != OPEN:
                place += 1
            if place < len(places.card):
                places.put(place, left[at], 0)
            else:
                places.add_card(left[at], 0, -1, IN_DECK, ANY)


def _fill(table: IsleState, places: Places, left: vec[i64], known: Known, tight: bool) -> bool:
    """Give every hidden place a card; used cards leave the list as -1."""
    if not _place_known(table, places, left, known, tight):
        return False
    cards = table.parts.cards
    number: i64 = len(places.card)
    holds: i64
    for holds in range(LESSON, ANY - 1, -1):  # the tightest first
        next_card: i64 = 0
        for place in range(number):
            if places.card[place] == OPEN and places.holds[place] == holds:
                while next_card < len(left) and (
                    left[next_card] < 0 or not may_hold(table, holds, left[next_card])
                ):
                    next_card += 1
                if next_card == len(left):
                    return False
                places.put(place, left[next_card], cards.price[cards.sort_at[left[next_card]]])
                left[next_card] = -1
    return True


def _place_known(table: IsleState, places: Places, left: vec[i64], known: Known, tight: bool) -> bool:
    """Put the cards the seat passed on where they can be; those with the fewest places first."""
    cards = table.parts.cards
    for is_lesson in (True, False):
        at: i64
        for at in range(len(left)):
            card = left[at]
            if card >= 0 and known.owner[card] != UNKNOWN and (card >> 6 == 2) == is_lesson:
                place = _find_place(table, places, card, known, tight)
                if place < 0:
                    return False
                places.put(place, card, cards.price[cards.sort_at[card]])
                left[at] = -1
    return True


def _find_place(table: IsleState, places: Places, card: i64, known: Known, tight: bool) -> i64:
    """Return an open place for a card that was passed on: any, or the tightest; -1 for none."""
    own = places.of_seat[known.owner[card]]
    number: i64 = len(own)
    if number == 0:
        return -1
    begin: i64 = 0 if tight else table.chance.below(number)
    best: i64 = -1
    for step in range(number):
        place = own[begin + step if begin + step < number else begin + step - number]
        if (
            places.card[place] == OPEN
            and may_hold(table, places.holds[place], card)
            and may_be_at(places, known, card, place)
        ):
            if not tight:
                return place
            if best < 0 or places.holds[place] > places.holds[best]:
                best = place
    return best
