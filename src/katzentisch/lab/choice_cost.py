"""The cost of a choice: how much more of the win the best one a search finds promises, by what the deciding seat knows.

The review and the coach measure with this. Both choices are estimated on the same guesses (common random numbers), so that
sampling noise cancels.
"""

import hashlib
from dataclasses import dataclass

from katzentisch.bots.decision import Reason
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight
from katzentisch.lab.estimates import estimate

# What a newcomer is asked about. Of Krümel's choices 5 to 13 % cost as much, of Murr's 0 to 2 %.
CLEAR_MISTAKE = 0.1


@dataclass(frozen=True)
class Effort:
    """How many guesses and search iterations one choice is worth; as much as in a review takes about a tenth of a second."""

    samples: int = 24
    iterations: int = 160


@dataclass(frozen=True)
class ChoiceCost:
    """The best choice found, how much of the win it promises beyond the other, and why; the other itself if none is better."""

    better: int
    cost: float
    reasons: list[Reason]


def cost_of(table: Table, seat: int, action: int, expected: float, effort: Effort, seed: int) -> ChoiceCost:
    """Compare a choice, of which a share of the win is expected, with the best a search finds."""
    decision = SearchBot(Budget(effort.iterations)).compare(Sight(table, seat), from_seed(seed), action)
    if decision.action == action:
        return ChoiceCost(action, 0.0, [])
    better = estimate(table, seat, decision.action, effort.samples, seed).shares[seat]
    if better <= expected:
        return ChoiceCost(action, 0.0, [])
    return ChoiceCost(decision.action, better - expected, decision.reasons)


def clear_mistake(table: Table, seat: int, action: int) -> ChoiceCost | None:
    """Return what is clearly better than a choice, None if nothing is; the same for all tables this seat cannot tell apart."""
    if not table.owes(seat) or len(table.legal(seat)) < 2:
        return None
    effort, seed = Effort(), _seed_known(table, seat)
    expected = estimate(table, seat, action, effort.samples, seed).shares[seat]
    compared = cost_of(table, seat, action, expected, effort, seed)
    return compared if compared.cost >= CLEAR_MISTAKE else None


def _seed_known(table: Table, seat: int) -> int:
    """Return a seed that is the same for all tables this seat cannot tell apart."""
    return int.from_bytes(hashlib.sha256(table.information_key(seat)).digest()[:7])
