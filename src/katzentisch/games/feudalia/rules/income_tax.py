"""The income fallback of the tax collector (RULES.md 6.2): which sets of cards pay half of an income."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.vecs import zeros
from katzentisch.games.feudalia.box.actions import MOST_SETS


def discard_sets(counts: vec[i64], income: vec[i64], due: i64) -> list[vec[i64]]:
    """Return the sets of cards, as counts, that may be discarded for so many coins of tax.

    Sets with exactly that total if there are any, else those that exceed it; never one from which a card
    could be left out (R8). The first card counts up fastest, and at most MOST_SETS are listed.
    """
    sets = _ExactSets(counts, income, due, 0).listed()
    if sets:
        return sets
    highest: i64 = 0
    for card in range(len(counts)):
        if counts[card] > 0 and income[card] > highest:
            highest = income[card]
    for excess in range(1, highest):  # a card worth no more than the excess could be left out
        sets.extend(_ExactSets(counts, income, due + excess, excess).listed())
    sets.sort(key=_as_digits)
    return sets[:MOST_SETS]


def _as_digits(chosen: vec[i64]) -> list[int]:
    """Return a set as the digits of a counter, the last card first."""
    digits = [int(count) for count in chosen]
    digits.reverse()
    return digits


class _ExactSets:
    """Sets of one total, of cards worth more than `excess`.

    `_reachable` says which totals the first cards can make, so that the search never enters a branch without
    a set: its time is bounded by the sets it lists, not by the sets there are.
    """

    def __init__(self, counts: vec[i64], income: vec[i64], total: i64, excess: i64) -> None:
        self._counts = counts
        self._income = income
        self._total: i64 = total
        self._excess: i64 = excess
        self._sets: list[vec[i64]] = []
        self._reachable: list[vec[i64]] = []

    def listed(self) -> list[vec[i64]]:
        """Return the sets, the first card counting up fastest."""
        self._reach()
        if self._reachable[len(self._counts)][self._total]:
            self._choose(len(self._counts), self._total, zeros(len(self._counts)))
        return self._sets

    def _usable(self, card: i64) -> i64:
        """Return how many copies of a card may be in a set."""
        return self._counts[card] if self._income[card] > self._excess else 0

    def _reach(self) -> None:
        row = zeros(self._total + 1)
        row[0] = 1
        self._reachable.append(row)
        for card in range(len(self._counts)):
            row = row[:]
            income = self._income[card]
            for _ in range(self._usable(card)):
                for total in range(self._total, income - 1, -1):
                    if row[total - income]:
                        row[total] = 1
            self._reachable.append(row)

    def _choose(self, cards: i64, left: i64, chosen: vec[i64]) -> None:
        """Choose among the first `cards` cards a total of `left`, which they can make."""
        if cards == 0:
            self._sets.append(chosen[:])
            return
        card = cards - 1
        income = self._income[card]
        for count in range(self._usable(card) + 1):
            rest = left - count * income
            if len(self._sets) >= MOST_SETS or rest < 0:
                break
            if self._reachable[card][rest]:
                chosen[card] = count
                self._choose(card, rest, chosen)
        chosen[card] = 0
