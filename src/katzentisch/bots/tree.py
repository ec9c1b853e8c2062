"""The search tree of single-observer information-set MCTS.

A node stands for the choices made since the root, whatever the hidden cards and the dice were. Guesses differ,
so the legal actions of a node change from visit to visit, and every arm counts how often it was available.

A node has one bandit per seat that decides there. Seats that decide at once choose independently, each from its own
bandit; the child node hangs below the choice of the *leading* seat: the searching one if it is among them.
"""

import math

from librt.vecs import append, vec
from mypy_extensions import i64


class Bandit:
    """One seat's action statistics at a node: parallel lists, one arm per action known so far."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = 0  # visits of all arms
        self.actions: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()  # sum of the values of all visits
        self.offers: vec[i64] = vec[i64]()  # how often the arm was available
        self.order: vec[i64] = vec[i64]()  # arms by prior, highest first
        self.children: list[Node | None] = []

    def add(self, action: i64, prior: float) -> None:
        """Add an arm for an action."""
        arm: i64 = len(self.actions)
        self.actions = append(self.actions, action)
        self.priors = append(self.priors, prior)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.offers = append(self.offers, 0)
        self.children.append(None)
        self.order = append(self.order, arm)
        rank = arm
        while rank > 0 and self.priors[self.order[rank - 1]] < prior:
            self.order[rank] = self.order[rank - 1]
            rank -= 1
        self.order[rank] = arm

    def mean(self, arm: i64) -> float:
        """Return the mean value of an arm, 0 if it was never visited."""
        visits = self.visits[arm]
        return self.totals[arm] / float(visits) if visits > 0 else 0.0

    def child(self, arm: i64) -> "Node":
        """Return the node below an arm, created on first use."""
        child = self.children[arm]
        if child is None:
            child = Node()
            self.children[arm] = child
        return child

    def update(self, arm: i64, value: float) -> None:
        """Record one visit of an arm and its value for the seat."""
        self.count += 1
        self.visits[arm] += 1
        self.totals[arm] += value


class Node:
    """A node of the tree: one bandit per seat that decided there."""

    def __init__(self) -> None:
        self.bandits: list[Bandit] = []

    def bandit(self, seat: i64) -> Bandit:
        """Return the bandit of a seat, created on first use."""
        for bandit in self.bandits:
            if bandit.seat == seat:
                return bandit
        created = Bandit(seat)
        self.bandits.append(created)
        return created


def upper_bound(mean: float, visits: i64, offers: i64, exploration: float) -> float:
    """Return the UCB1 bound of an arm, with its availability count in place of the parent's visits."""
    return mean + exploration * math.sqrt(math.log(float(offers)) / float(visits))
