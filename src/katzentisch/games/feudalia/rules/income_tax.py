"""The income fallback of the tax collector (RULES.md 6.2): which sets of cards pay half of an income."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.actions import MOST_SETS


def discard_sets(counts: vec[i64], income: vec[i64], due: i64) -> list[vec[i64]]:
    """Return the sets of cards, as counts, that may be discarded for so many coins of tax.

    Sets with exactly that total if there are any, else those that exceed it; never one from which a card
    could be left out (R8).
    """
    exact: list[vec[i64]] = []
    more: list[vec[i64]] = []
    chosen = counts[:]
    card: i64
    for card in range(len(counts)):
        chosen[card] = 0
    while True:
        total = _worth(chosen, income)
        if total == due and _is_lean(chosen, income, total - due):
            exact.append(chosen[:])
        elif total > due and not exact and _is_lean(chosen, income, total - due):
            more.append(chosen[:])
        if not _count_on(chosen, counts):
            break
    sets = exact if exact else more
    return sets[:MOST_SETS]


def _worth(chosen: vec[i64], income: vec[i64]) -> i64:
    """Add up the income of a set."""
    total: i64 = 0
    card: i64
    for card in range(len(chosen)):
        total += chosen[card] * income[card]
    return total


def _is_lean(chosen: vec[i64], income: vec[i64], excess: i64) -> bool:
    """Whether no card of the set could be left out: each is worth more than the excess."""
    for card in range(len(chosen)):
        if chosen[card] > 0 and income[card] <= excess:
            return False
    return True


def _count_on(chosen: vec[i64], counts: vec[i64]) -> bool:
    """Go to the next set, like a counter whose digits run up to the cards there are; False behind the last."""
    card: i64
    for card in range(len(chosen)):
        if chosen[card] < counts[card]:
            chosen[card] += 1
            return True
        chosen[card] = 0
    return False
