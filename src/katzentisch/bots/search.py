"""Information-set Monte Carlo tree search over the verbs alone.

Each iteration asks for a guess of the whole table, walks down the tree, tries one action more, plays on
for a while and remembers how it went, for every seat by its own result. It never sees the true table, and guesses
are re-seeded, so no shuffle is foreseen. The n-th trial of each action at the root has the same guess and the same luck as
the n-th trial of every other, so that actions are compared by what they do, not by what they were dealt.
The tree itself is in `tree.py`, the way beyond it in `playouts.py`.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.bots.evaluation import Evaluation, graded_shares
from katzentisch.bots.rollouts import play_on
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.bots.tree import Face, Node, bound
from katzentisch.core.chance import Chance
from katzentisch.core.game import Table
from katzentisch.core.sight import Sight

KEPT: Final = (
    512  # guesses; few actions but the best are tried more often, and a table takes some thousand bytes
)


class Search:
    """A search for one decision of one seat. The same sight, chance and iterations give the same tree."""

    def __init__(
        self, sight: Sight, chance: Chance, settings: SearchSettings, evaluation: Evaluation | None
    ) -> None:
        self.sight = sight
        self.seat: i64 = sight.seat
        self.chance = chance
        self.evaluation: Evaluation | None = (
            evaluation.watching(self.seat) if evaluation is not None else None
        )
        self.exploration: float = settings.exploration
        self.width: i64 = settings.width
        self.first: float = settings.first
        self.growth: float = settings.growth
        self.bias: float = settings.bias
        self.candidates: i64 = settings.candidates
        self.careless: float = settings.careless
        self.end: float = settings.end
        self.hasty: bool = settings.hasty > 0
        self.ends: vec[float] = vec[float]([0.0] * int(sight.game.seats))
        self.depth: i64 = settings.depth if evaluation is not None else -1
        self.trials = Chance(chance.bits(), chance.bits(), 0)  # the luck of trial n is its stream n
        self.luck = self.trials  # of the iteration going on
        self.guesses: list[Table] = []  # of the first trials: other actions try theirs on the same
        self.options: vec[i64] = sight.legal_vec()
        self.example: Table = sight.guess(0)  # the root, for what this seat's information tells
        self.decided: i64 = -1  # the place chosen at the root in this iteration, -1 where there is no choice
        self.root = Node()
        self.iterations: i64 = 0
        self.decisions: i64 = 0
        self.mark: i64 = 0  # actions legal just now have this mark
        self.marks: vec[i64] = vec[i64]([0] * sight.game.number_of_actions)
        self.values: vec[float] = vec[float]([0.0] * int(sight.game.seats))
        self.faces: list[Face] = []
        self.places: vec[i64] = vec[i64]()
        self.feature_sums: list[vec[float]] = []  # per place of the root's face: features where it led
        self.feature_counts: vec[i64] = vec[i64]()
        self.remembered: Table | None = None  # a guess from before the decision, for `goes_on`

    def own_face(self) -> Face:
        """Return what was tried at the root."""
        return self.root.face(self.seat)

    def run(self, iterations: i64) -> None:
        """Do so many iterations more."""
        last = self.iterations + iterations
        while self.iterations < last:
            self.iterate(self.begin())
            self.iterations += 1

    def begin(self) -> Table:
        """Choose at the root, where every guess offers the same, and return the guess to try that on."""
        trial = self.iterations
        self.decided = -1
        if len(self.options) > 1:
            face = self.own_face()
            self.decided = self.choose(self.example, face, self.options)
            trial = face.visits[self.decided]
        self.luck = self.trials.split(trial)
        high = self.luck.bits()
        seed = int(high << 31 | self.luck.bits() >> 1)
        if trial < len(self.guesses):
            return self.guesses[trial].copy()
        guess = self.sight.guess(seed)
        if trial == len(self.guesses) and trial < KEPT:
            self.guesses.append(guess.copy())
        return guess

    def iterate(self, table: Table) -> None:
        """Walk down the tree on a guess, play on, and remember how it went."""
        self.faces = []
        self.places = self.places[:0]
        node: Node | None = self.root
        while node is not None:
            owing = table.owing()
            if owing == 0:
                break
            node = self.step(table, node, owing)
        self.decisions += play_on(table, self.luck, self.candidates, self.careless, self.depth)
        self.judge(table)
        if self.end > 0.0 and table.owing() != 0:
            self.look_to_the_end(table)
        for turn, face in enumerate(self.faces):
            face.learn(self.places[turn], self.values[face.seat])

    def judge(self, table: Table) -> None:
        """Write how each seat stands into `values`: by the result if there is one, by the evaluation if not."""
        evaluation = self.evaluation
        if evaluation is None:
            graded_shares(table, self.values)
            return
        if table.owing() == 0:
            graded_shares(table, self.values)
            evaluation.features = table.features_vec(self.seat)
        else:
            evaluation.shares(table, self.values)
        if len(self.faces) > 0:
            self.keep_features(self.places[0], evaluation.features)

    def look_to_the_end(self, table: Table) -> None:
        """Play a table that was judged on to the end, and mix what comes of it into `values`."""
        candidates = 0 if self.hasty else self.candidates
        self.decisions += play_on(table, self.luck, candidates, self.careless, -1)
        graded_shares(table, self.ends)
        seat: i64 = 0
        while seat < len(self.ends):
            self.values[seat] += self.end * (self.ends[seat] - self.values[seat])
            seat += 1

    def step(self, table: Table, node: Node, owing: i64) -> Node | None:
        """Let every seat that owes a decision choose; return the node that follows, None to play on from here."""
        leading: Face | None = None
        led: i64 = 0
        is_new = False
        waiting = owing
        while waiting:
            seat = self.seat if (waiting >> self.seat) & 1 else lowest(waiting)
            waiting &= ~(1 << seat)
            if not table.owes(seat):
                continue
            actions = table.legal_vec(seat)
            self.decisions += 1
            if len(actions) == 1:
                table.play(seat, actions[0])
                continue
            face = node.face(seat)
            place = self.decided
            if place < 0 or seat != self.seat:
                place = self.choose(table, face, actions)
            else:
                self.decided = -1
            if leading is None:
                leading = face
                led = place
                is_new = face.visits[place] == 0
            self.faces.append(face)
            self.places = append(self.places, place)
            table.play(seat, face.actions[place])
        if leading is None:
            return node  # nobody had a choice
        return None if is_new else leading.node(led)

    def choose(self, table: Table, face: Face, actions: vec[i64]) -> i64:
        """Return the place of the action to try now among those legal in this guess."""
        self.meet(table, face, actions)
        mark = self.mark
        allowed = self.first + self.growth * math.sqrt(float(face.count))
        best: i64 = -1
        best_bound = -1.0
        considered: i64 = 0
        rank: i64 = 0
        known: i64 = len(face.order)
        while rank < known and float(considered) < allowed:
            place = face.order[rank]
            rank += 1
            if self.marks[face.actions[place]] != mark:
                continue
            considered += 1
            visits = face.visits[place]
            offers = face.offers[place] + 1
            face.offers[place] = offers
            if visits == 0:
                return place
            promise = bound(face.mean(place), visits, offers, self.exploration)
            promise += self.bias / float(considered * (visits + 1))
            if promise > best_bound:
                best_bound = promise
                best = place
        return best

    def meet(self, table: Table, face: Face, actions: vec[i64]) -> None:
        """Mark what is legal now, and let the face know enough of it, the most promising first."""
        self.mark += 1
        mark = self.mark
        number: i64 = len(actions)
        place: i64 = 0
        while place < number:
            self.marks[actions[place]] = mark
            place += 1
        met: i64 = 0
        known: i64 = len(face.actions)
        place = 0
        while place < known:
            if self.marks[face.actions[place]] == mark:
                met += 1
            place += 1
        missing = min(number, self.width) - met
        if missing > 0:
            self.introduce(table, face, actions, missing)

    def introduce(self, table: Table, face: Face, actions: vec[i64], missing: i64) -> None:
        """Let a face know the most promising of the legal actions that are new to it."""
        mark = self.mark
        known: i64 = len(face.actions)
        place: i64 = 0
        while place < known:  # set those aside that are known
            if self.marks[face.actions[place]] == mark:
                self.marks[face.actions[place]] = -mark
            place += 1
        newcomers = Face(face.seat)
        for action in actions:
            if self.marks[action] == mark:
                newcomers.add(action, table.prior(face.seat, action))
            else:
                self.marks[action] = mark
        rank: i64 = 0
        while rank < missing:
            place = newcomers.order[rank]
            face.add(newcomers.actions[place], newcomers.priors[place])
            rank += 1

    def keep_features(self, place: i64, features: vec[float]) -> None:
        """Add the features where an action of the root led, for those who want reasons."""
        if self.faces[0].seat != self.seat:
            return
        while len(self.feature_sums) <= place:
            self.feature_sums.append(vec[float]([0.0] * len(features)))
            self.feature_counts = append(self.feature_counts, 0)
        sums = self.feature_sums[place]
        number: i64 = len(features)
        feature: i64 = 0
        while feature < number:
            sums[feature] += features[feature]
            feature += 1
        self.feature_counts[place] += 1

    def best(self) -> i64:
        """Return the place at the root that was chosen most often; of equals, the one of higher value."""
        face = self.own_face()
        best: i64 = 0
        place: i64 = 1
        while place < len(face.actions):
            more = face.visits[place] - face.visits[best]
            if more > 0 or (more == 0 and face.mean(place) > face.mean(best)):
                best = place
            place += 1
        return best

    def remember(self) -> None:
        """Keep a guess of the table as it is now: what a sight shows moves on with the game."""
        self.remembered = self.sight.guess(0)

    def goes_on(self, sight: Sight) -> bool:
        """Whether this seat decides again right after its best action, with nothing new learned in between.

        Then what hangs below that action was searched on guesses of exactly the table it faces now.
        """
        if sight.seat != self.seat or sight.game is not self.sight.game:
            return False
        face = self.own_face()
        if len(face.actions) == 0:
            return False
        if self.remembered is None:
            return False
        table = self.remembered.copy()
        revealed, drawn = table.revealed, table.chance.drawn
        table.play(self.seat, face.actions[self.best()])
        if table.revealed != revealed or table.chance.drawn != drawn or table.owing() != 1 << self.seat:
            return False
        return table.information_key(self.seat) == sight.information_key()

    def take_over(self, last: "Search") -> None:
        """Go on with what hangs below the best action of the last search; its iterations count."""
        self.root = last.own_face().node(last.best())
        self.iterations = self.own_face().count

    def is_decided(self, left: i64) -> bool:
        """Whether no other action can overtake the best in so many iterations more."""
        face = self.own_face()
        if len(face.actions) == 0:
            return False
        best = self.best()
        second: i64 = 0
        place: i64 = 0
        while place < len(face.actions):
            if place != best:
                second = max(second, face.visits[place])
            place += 1
        return face.visits[best] - second > left


def lowest(bits: i64) -> i64:
    """Return the number of the lowest bit that is set."""
    number: i64 = 0
    while not bits & 1:
        bits >>= 1
        number += 1
    return number
