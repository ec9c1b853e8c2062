"""Feudalia: the verbs of the game, each delegated to the room that implements it."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import Game, Score, not_your_turn, refuse_out_of_turn
from katzentisch.core.material import Material
from katzentisch.core.options import Options
from katzentisch.core.refusals import Refusal
from katzentisch.core.sheet import Sheet
from katzentisch.games.feudalia.box import checks, printed
from katzentisch.games.feudalia.box.actions import ActionNumbers
from katzentisch.games.feudalia.box.components import EXTENDED
from katzentisch.games.feudalia.box.numbers import Numbers
from katzentisch.games.feudalia.knowledge import information, observe, questions, view
from katzentisch.games.feudalia.knowledge.guess import hands
from katzentisch.games.feudalia.rules import decisions, ending, main, refusals
from katzentisch.games.feudalia.state import scoring, setup, truth
from katzentisch.games.feudalia.state.asked import ASK_FIELD_FIEF, ASK_MAIN, ASK_NOTHING
from katzentisch.games.feudalia.state.table import EMPTY, FeudaliaState
from katzentisch.games.feudalia.strategy import features, greedy, prior, rollout, weights


class Feudalia(Game):
    """The rules of one scenario for a number of seats."""

    def __init__(self, options: Options, material: Material, rules_version: str) -> None:
        box = checks.read(material)
        edition = str(options.settings.get("edition", EXTENDED))
        self.numbers: Numbers = Numbers(box, box.scenario(options.variant), options.seats, edition)
        self.action_numbers: ActionNumbers = ActionNumbers(self.numbers)
        super().__init__(options, rules_version, material.hash(), self.action_numbers.actions)
        self.feature_names = features.NAMES
        self.progress_feature = self.feature_names.index("stage")
        self.observation_names = observe.names(self.numbers)
        self.point_step = 0.5
        self.judge_by(weights.NAMES, weights.NUMBERS)

    def printed(self) -> Mapping[str, object]:
        """Return what is printed on the cards of this scenario."""
        return printed.printed(self.numbers)

    def set_up(self, chance: Chance) -> "FeudaliaTable":
        """Lay everything out and go on to the first decision."""
        settings = self.options.settings
        table = FeudaliaTable(self, chance, self.numbers, self.action_numbers, True)
        objectives: i64 = 0
        for number, objective in enumerate(self.numbers.box.objectives):
            if settings.get(objective.id):
                objectives |= single(number)
        first = 0 if settings.get("first_player") == "seat_1" else -1
        drawn = settings.get("random_objectives", 0)
        assert isinstance(drawn, int)
        setup.lay_out(table, first, objectives, drawn, bool(settings.get("wheat_fief")))
        decisions.go_on(table)
        return table


class FeudaliaTable(FeudaliaState):
    """One game of Feudalia in progress."""

    def owing(self) -> i64:
        """Return the seat that owes a decision as a bit; 0 when the game is over."""
        return 0 if self.asked == ASK_NOTHING else single(self.actor)

    def next_seat(self) -> i64:
        """Return the seat that owes a decision, -1 when the game is over."""
        return -1 if self.asked == ASK_NOTHING else self.actor

    def legal_vec(self, seat: i64) -> vec[i64]:
        """List what a seat may do; nobody decides in another player's turn."""
        if seat != self.actor or self.asked == ASK_NOTHING:
            return EMPTY
        if self.asked == ASK_MAIN:
            return main.legal(self, seat, vec[i64](capacity=32))
        return self.options

    def carry_out(self, seat: i64, action: i64) -> None:
        """Carry out one decision and all steps that follow without one."""
        self.advice = None
        decisions.play(self, seat, action)
        if self.asked != ASK_MAIN:
            decisions.go_on(self)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Say why an action may not be taken now, or None if it may."""
        refusal = refuse_out_of_turn(self, seat, action)
        if refusal is not None:
            return refusal
        if seat != self.actor:
            return not_your_turn(self)
        if action in self.legal_vec(seat):
            return None
        return refusals.why_not(self, seat, action)

    def question(self, seat: i64) -> Mapping[str, object]:
        """Return what a seat is asked."""
        return questions.question(self, self.checked_seat(seat))

    def copy(self) -> "FeudaliaTable":
        """Return an independent table in the same position."""
        twin = FeudaliaTable(self.game, self.chance.copy(), self.numbers, self.actions, False)
        twin.copy_from(self)
        twin.judgements = self.judgements
        return twin

    def guess(self, seat: i64, seed: int) -> "FeudaliaTable":
        """Return a determinization: a table consistent with what a seat knows."""
        self.checked_seat(seat)
        twin = FeudaliaTable(self.game, from_seed(seed), self.numbers, self.actions, False)
        twin.copy_from(self)
        hands.deal_anew(twin, seat)
        if twin.actor != seat and twin.asked != ASK_MAIN and twin.asked != ASK_NOTHING:
            # the open list of another seat may depend on its hand
            twin.options = decisions.legal(twin, twin.actor, vec[i64]())
        return twin

    def scores(self) -> list[Score]:
        """Return points line by line."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Return who wins if the game ended now."""
        return ending.winners(self)

    def view(self, seat: i64) -> Mapping[str, object]:
        """Return what a seat, or a spectator, may see."""
        return view.view(self, self.checked_seat(seat))

    def observe_vec(self, seat: i64) -> vec[float]:
        """Return what a seat may know as floats for learners."""
        return self.observed(seat).as_floats()

    def observe_on(self, seat: i64, sheet: Sheet) -> None:
        """Write what a seat may know onto a sheet; only what changed since it was last written is written."""
        observe.observe(self, seat, sheet)

    def information_vec(self, seat: i64) -> vec[i64]:
        """Return whole numbers equal for tables this seat cannot tell apart."""
        return information.information(self, seat)

    def truth_vec(self) -> vec[i64]:
        """Return every number of the table."""
        return truth.truth(self)

    def census(self) -> dict[str, int]:
        """Count every kind of cardboard."""
        return truth.census(self)

    def features_vec(self, seat: i64) -> vec[float]:
        """Return the features of the position for a seat."""
        return features.features(self, seat)

    def round_number(self) -> i64:
        """Return the round."""
        return self.round

    def prior(self, seat: i64, action: i64) -> float:
        """Return the prior of an action."""
        return prior.prior(self, seat, action)

    def greedy_action(self, seat: i64, actions: vec[i64], chance: Chance) -> i64:
        """Return the argmax of the prior; of the main list only as many priors are computed as needed."""
        if self.asked != ASK_MAIN:
            return super().greedy_action(seat, actions, chance)
        return greedy.best(self, seat, actions, chance)

    def any_action(self, seat: i64, chance: Chance) -> i64:
        """Return a legal action, each as likely as the others; the main list is not made for it."""
        if self.asked == ASK_MAIN and seat == self.actor:
            return main.any_action(self, seat, chance)
        return super().any_action(seat, chance)

    def rollout_action(self, seat: i64, chance: Chance) -> i64:
        """Rollout policy: a cheap, sensible action without look-ahead."""
        if self.asked == ASK_MAIN:
            return rollout.in_main(self, seat, chance)
        first = self.options[0]
        if first == self.actions.default:
            return first
        if self.asked == ASK_FIELD_FIEF or self.actions.resource <= first < self.actions.discard:
            return rollout.most_lacking(self, seat, self.options)
        return self.greedy_action(seat, self.options, chance)
