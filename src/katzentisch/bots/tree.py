"""The tree of a search: what was tried at each point, and how it went.

The tree is that of single-observer information-set search. A node stands for the choices made since the root,
whatever the hidden cards and the dice were; guesses differ, so a node meets different legal actions from
visit to visit, and each action remembers how often it was there to be chosen.

A node has a *face* for each seat that decides there. Seats that decide at once each choose from their own
face, not knowing what the others choose, and the node that follows hangs below the choice of the *leading* seat:
the one that searches if it is among them.
"""

import math

from librt.vecs import append, vec
from mypy_extensions import i64


class Face:
    """One seat's choices at a node: parallel lists, one place per action met so far."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.offers: vec[i64] = vec[i64]()  # how often the action was there to be chosen
        self.order: vec[i64] = vec[i64]()  # places, the most promising action first
        self.nodes: list[Node | None] = []

    def add(self, action: i64, prior: float) -> None:
        """Know one more action."""
        place: i64 = len(self.actions)
        self.actions = append(self.actions, action)
        self.priors = append(self.priors, prior)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        self.offers = append(self.offers, 0)
        self.nodes.append(None)
        self.order = append(self.order, place)
        rank = place
        while rank > 0 and self.priors[self.order[rank - 1]] < prior:
            self.order[rank] = self.order[rank - 1]
            rank -= 1
        self.order[rank] = place

    def mean(self, place: i64) -> float:
        """Return what choosing this action was worth on average, 0 if never chosen."""
        visits = self.visits[place]
        return self.totals[place] / float(visits) if visits > 0 else 0.0

    def node(self, place: i64) -> "Node":
        """Return the node that follows a choice, made when it is first needed."""
        found = self.nodes[place]
        if found is None:
            found = Node()
            self.nodes[place] = found
        return found

    def learn(self, place: i64, value: float) -> None:
        """Remember that choosing this action led to this value for the seat."""
        self.count += 1
        self.visits[place] += 1
        self.totals[place] += value


class Node:
    """A point in the tree, with a face for each seat that was seen to decide there."""

    def __init__(self) -> None:
        self.faces: list[Face] = []

    def face(self, seat: i64) -> Face:
        """Return the face of a seat, made when it is first needed."""
        for face in self.faces:
            if face.seat == seat:
                return face
        made = Face(seat)
        self.faces.append(made)
        return made


def bound(mean: float, visits: i64, offers: i64, exploration: float) -> float:
    """Return how good an action may be: its mean, and more the less it was tried when it was offered."""
    return mean + exploration * math.sqrt(math.log(float(offers)) / float(visits))
