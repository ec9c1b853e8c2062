"""Felinia as the rest of the program knows it: the verbs of `core.game`, each handed to its chapter."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Score, not_your_turn, refuse_out_of_turn
from katzentisch.core.material import Material
from katzentisch.core.options import Options
from katzentisch.core.refusals import Refusal
from katzentisch.games.felinia.box.actions import Choices
from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.knowledge import information, observe, view
from katzentisch.games.felinia.knowledge.guess import deal as guess
from katzentisch.games.felinia.rules import decisions
from katzentisch.games.felinia.state import scoring, truth
from katzentisch.games.felinia.state.setup import set_up
from katzentisch.games.felinia.state.table import NOTHING, FeliniaTable
from katzentisch.games.felinia.strategy import features
from katzentisch.games.felinia.strategy import prior as judge


class Felinia(Game):
    """The rules of one mode for a number of families."""

    def __init__(self, options: Options, material: Material, rules_version: str) -> None:
        shows_next_boat = bool(options.settings.get("next_boat_visible", False))
        self.components: Components = Components(material, options.variant, options.seats, shows_next_boat)
        self.choices: Choices = Choices(self.components)
        super().__init__(options, rules_version, material.hash(), self.choices.actions)
        self.feature_names = features.names(self.components)
        self.observation_names = observe.names(self.components)
        self._printed: dict[str, object] = view.printed(material, self.components)

    def printed(self) -> dict[str, object]:
        """Return what is printed on board, tiles and cards."""
        return self._printed

    def set_up(self, chance: Chance) -> "FeliniaInPlay":
        """Set the table up and ask the first question."""
        table = FeliniaInPlay(self, chance, self.components, self.choices)
        set_up(table)
        decisions.go_on(table)
        return table


class FeliniaInPlay(FeliniaTable):
    """A table with the rules attached."""

    def owing(self) -> i64:
        """Return the one seat that owes a decision, as a bit."""
        one: i64 = 1
        return one << self.actor if self.asked != NOTHING else 0

    def next_seat(self) -> i64:
        """Return the seat that owes a decision, -1 when the game is over."""
        return self.actor if self.asked != NOTHING else -1

    def legal_vec(self, seat: i64) -> vec[i64]:
        """List the action numbers open to a seat, ascending; none for a seat that is not asked."""
        if seat != self.actor or self.asked == NOTHING:
            return vec[i64]()
        return decisions.legal(self)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Say why an action may not be taken now, or None if it may."""
        refusal = refuse_out_of_turn(self, seat, action)
        if refusal is not None:
            return refusal
        if seat != self.actor:
            return not_your_turn(self)
        return decisions.why_not(self, action)

    def question(self, seat: i64) -> dict[str, object]:
        """Return what a seat is asked, for people; empty if it is not asked."""
        return view.question(self, seat)

    def play(self, seat: i64, action: i64) -> None:
        """Carry out one decision and all chance that follows it."""
        self.opinion = None
        decisions.play(self, action)

    def copy(self) -> "FeliniaInPlay":
        """Return an independent table in the same position."""
        other = FeliniaInPlay(self.game, self.chance.copy(), self.components, self.choices)
        self.copy_to(other)
        return other

    def guess(self, seat: i64, seed: int) -> "FeliniaInPlay":
        """Return one whole table this seat could be sitting at."""
        other = self.copy()
        guess.deal_anew(other, seat, seed)
        return other

    def scores(self) -> list[Score]:
        """Return points line by line for each seat, as if the game ended now."""
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Return the seats that win, tie-breaks applied."""
        return scoring.winning_seats(self)

    def view(self, seat: i64) -> dict[str, object]:
        """Return what a seat, or a spectator, may see."""
        return view.view(self, seat)

    def observe_vec(self, seat: i64) -> vec[float]:
        """Return what a seat may know as floats."""
        return observe.observation(self, seat)

    def information_vec(self, seat: i64) -> vec[i64]:
        """Return what a seat may know and remembers, as whole numbers."""
        return information.information(self, seat)

    def truth_vec(self) -> vec[i64]:
        """Return every number of the table."""
        return truth.truth(self)

    def census(self) -> dict[str, int]:
        """Count every kind of thing wherever it lies."""
        return truth.census(self)

    def features_vec(self, seat: i64) -> vec[float]:
        """Return how the table stands for a seat."""
        return features.features(self, seat)

    def round_number(self) -> i64:
        """Return the round."""
        return self.round

    def prior(self, seat: i64, action: i64) -> float:
        """Return how promising a legal action looks at a glance."""
        return judge.prior(self, seat, action)
