"""The Isle of Cats as the core sees it: the rules of one variant, and the verbs of a table."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.game import Game, Judgement, Score, Table, refuse_out_of_turn
from katzentisch.core.material import Material
from katzentisch.core.options import Options
from katzentisch.core.refusals import Refusal
from katzentisch.core.sheet import Sheet
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.components import Components
from katzentisch.games.isle_of_cats.box.printed import printed
from katzentisch.games.isle_of_cats.box.printed_types import Printed
from katzentisch.games.isle_of_cats.knowledge import information, observe, view
from katzentisch.games.isle_of_cats.knowledge.guess.deal import deal_anew
from katzentisch.games.isle_of_cats.knowledge.questions import question
from katzentisch.games.isle_of_cats.knowledge.view_types import Question, View
from katzentisch.games.isle_of_cats.rules import day, decisions, refusals
from katzentisch.games.isle_of_cats.state import scoring, setup, truth
from katzentisch.games.isle_of_cats.state.table import MODES, IsleState
from katzentisch.games.isle_of_cats.strategy import features, judgement, prior
from katzentisch.games.isle_of_cats.strategy.judgement import IsleJudgement


class Isle(Game):
    """The rules of the full, the family or the solo game."""

    def __init__(self, options: Options, material: Material, rules_version: str) -> None:
        self.parts = Components(material)
        # The family game has neither calls nor lessons to read: records of version 1 go on.
        is_family = options.variant == "family"
        rules_version = "1" if is_family else rules_version
        super().__init__(options, rules_version, material.hash(), actions.numbered(self.parts, is_family))
        self.mode: i64 = list[str](MODES).index(options.variant)
        level = str(options.settings.get("difficulty", "easy"))
        self.advanced: i64 = self.parts.advanced[level]
        self.feature_names = features.NAMES[:]
        self.progress_feature = self.feature_names.index("day")
        self.judge_by(judgement.NAMES, judgement.NUMBERS)
        self.observation_names = observe.names(int(self.seats), self.parts, int(self.mode))

    def judgement(self, numbers: vec[float]) -> Judgement:
        """Return a judgement with what rooms are worth by it."""
        return IsleJudgement(numbers)

    def printed(self) -> Printed:
        """Return what is printed on boats, tiles and cards."""
        return printed(self.parts)

    def set_up(self, chance: Chance) -> Table:
        """Set the table up."""
        table = IsleTable(self, chance, self.parts, self.mode)
        setup.set_up(table, self.advanced)
        day.begin(table)
        return table


class IsleTable(IsleState):
    """A table with the verbs of the core; each goes to its chapter."""

    def owing(self) -> i64:
        """Return the seats that owe a decision, as bits."""
        return decisions.owing(self)

    def legal_vec(self, seat: i64) -> vec[i64]:
        """List the choices open to a seat."""
        return decisions.legal(self, seat, vec[i64]())

    def any_action(self, seat: i64, chance: Chance) -> i64:
        """Return a choice open to a seat, each as likely as the others."""
        return decisions.any_action(self, seat, chance)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Say why a choice may not be taken now."""
        refusal = refuse_out_of_turn(self, seat, action)
        if refusal is not None:
            return refusal
        for legal in self.legal_vec(seat):
            if legal == action:
                return None
        return refusals.why_not(self, seat, action)

    def question(self, seat: i64) -> Question:
        """Return what a seat is asked."""
        return question(self, self.checked_seat(seat))

    def carry_out(self, seat: i64, action: i64) -> None:
        """Carry out a legal choice."""
        decisions.play(self, seat, action)

    def copy(self) -> Table:
        """Return an independent table in the same position."""
        other = IsleTable(self.game, self.chance.copy(), self.parts, self.mode)
        other.copy_from(self)
        other.judgements = self.judgements
        return other

    def guess(self, seat: i64, seed: int) -> Table:
        """Return one whole table this seat could be sitting at."""
        self.checked_seat(seat)
        other = IsleTable(self.game, self.chance, self.parts, self.mode)
        other.copy_from(self)
        other.revealed = 0
        deal_anew(other, seat, seed)
        return other

    def scores(self) -> list[Score]:
        """Score every seat as if the game ended now."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Return the seats that win as if the game ended now."""
        return scoring.winners(self)

    def view(self, seat: i64) -> View:
        """Return what a seat may see."""
        return view.view(self, self.checked_seat(seat))

    def observe_vec(self, seat: i64) -> vec[float]:
        """Return what a seat may see as numbers."""
        return self.observed(seat).as_floats()

    def observe_on(self, seat: i64, sheet: Sheet) -> None:
        """Write what a seat may know onto a sheet; only what changed since it was last written is written."""
        observe.observe(self, seat, sheet)

    def information_vec(self, seat: i64) -> vec[i64]:
        """Return what a seat knows as whole numbers."""
        return information.information(self, seat)

    def truth_vec(self) -> vec[i64]:
        """Return every number of the table."""
        return truth.truth(self)

    def census(self) -> dict[str, int]:
        """Count everything in the box."""
        return truth.census(self)

    def features_vec(self, seat: i64) -> vec[float]:
        """Return how the table stands for a seat."""
        return features.features(self, seat)

    def round_number(self) -> i64:
        """Return the day."""
        return self.day

    def prior(self, seat: i64, action: i64) -> float:
        """Return how promising a legal choice looks."""
        return prior.prior(self, seat, action)
