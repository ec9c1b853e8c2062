"""Felinia as the rest of the program knows it: the verbs of `core.game`, each handed to its room."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Score, refuse_out_of_turn
from katzentisch.core.material import Material
from katzentisch.core.options import Options
from katzentisch.core.refusals import Refusal
from katzentisch.core.sheet import Sheet
from katzentisch.games.felinia.box.actions import ActionNumbers
from katzentisch.games.felinia.box.components import Components
from katzentisch.games.felinia.box.printed import printed
from katzentisch.games.felinia.box.printed_types import Printed
from katzentisch.games.felinia.knowledge import information, observe, questions, view
from katzentisch.games.felinia.knowledge.guess import deal
from katzentisch.games.felinia.knowledge.view_types import Question, View
from katzentisch.games.felinia.rules import decisions, refusals
from katzentisch.games.felinia.state import scoring, truth
from katzentisch.games.felinia.state.asked import ASK_NOTHING
from katzentisch.games.felinia.state.setup import set_up
from katzentisch.games.felinia.state.table import FeliniaState
from katzentisch.games.felinia.strategy import features, judgement, prior


class Felinia(Game):
    """The rules of one mode for a number of families."""

    def __init__(self, options: Options, material: Material, rules_version: str) -> None:
        shows_next_boat = bool(options.settings.get("next_boat_visible", False))
        self.components: Components = Components(material, options.variant, options.seats, shows_next_boat)
        self.action_numbers: ActionNumbers = ActionNumbers(self.components)
        super().__init__(options, rules_version, material.hash(), self.action_numbers.actions)
        self.feature_names = features.names(self.components)
        self.progress_feature = self.feature_names.index("round")
        self.observation_names = observe.names(self.components)
        self.judge_by(judgement.NAMES, judgement.NUMBERS)
        self._printed: Printed = printed(material, self.components)

    def printed(self) -> Printed:
        """Return what is printed on board, tiles and cards."""
        return self._printed

    def set_up(self, chance: Chance) -> "FeliniaTable":
        """Set the table up and ask the first question."""
        table = FeliniaTable(self, chance, self.components, self.action_numbers)
        set_up(table)
        decisions.go_on(table)
        return table


class FeliniaTable(FeliniaState):
    """A table with the rules attached."""

    def owing(self) -> i64:
        """Return the one seat that owes a decision, as a bit."""
        return bits.single(self.actor) if self.asked != ASK_NOTHING else 0

    def next_seat(self) -> i64:
        """Return the seat that owes a decision, -1 when the game is over."""
        return self.actor if self.asked != ASK_NOTHING else -1

    def legal_vec(self, seat: i64) -> vec[i64]:
        """List the action numbers open to a seat, ascending; sales only for a seat that is not asked."""
        return decisions.legal(self, seat, vec[i64]())

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Say why an action may not be taken now, or None if it may."""
        refusal = refuse_out_of_turn(self, seat, action)
        if refusal is not None:
            return refusal
        return refusals.why_not(self, seat, action)

    def question(self, seat: i64) -> Question:
        """Return what a seat is asked, for people; empty if it is not asked."""
        return questions.question(self, self.checked_seat(seat))

    def carry_out(self, seat: i64, action: i64) -> None:
        """Carry out one decision and all chance that follows it."""
        self.advice = None
        decisions.play(self, seat, action)

    def copy(self) -> "FeliniaTable":
        """Return an independent table in the same position."""
        twin = FeliniaTable(self.game, self.chance.copy(), self.components, self.actions)
        twin.copy_from(self)
        twin.judgements = self.judgements
        return twin

    def guess(self, seat: i64, seed: int) -> "FeliniaTable":
        """Return one whole table this seat could be sitting at."""
        self.checked_seat(seat)
        twin = self.copy()
        deal.deal_anew(twin, seat, seed)
        return twin

    def scores(self) -> list[Score]:
        """Return points line by line for each seat, as if the game ended now."""
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Return the seats that win, tie-breaks applied."""
        return scoring.winners(self)

    def view(self, seat: i64) -> View:
        """Return what a seat, or a spectator, may see."""
        return view.view(self, self.checked_seat(seat))

    def observe_vec(self, seat: i64) -> vec[float]:
        """Return what a seat may know as floats."""
        return self.observed(seat).as_floats()

    def observe_on(self, seat: i64, sheet: Sheet) -> None:
        """Write what a seat may know onto a sheet; only what changed since it was last written is written."""
        observe.observe(self, seat, sheet)

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
        """Return a heuristic value of a legal action, in points."""
        return prior.prior(self, seat, action)
