"""Information-set Monte Carlo tree search over the verbs of `Table`.

Each iteration takes a guess of the whole table (a determinization), descends the tree, expands one arm, rolls out and
backs up every seat's own value. The search never sees the true table, and guesses are re-seeded, so it foresees no
shuffle. The n-th visit of every root arm uses the same guess and the same random stream (common random numbers), so
arms differ by what they do, not by what they were dealt. The tree is in `tree.py`, rollouts in `rollouts.py`.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.bots.evaluation import Evaluation, graded_shares
from katzentisch.bots.rollouts import roll_out
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.bots.tree import Bandit, Node, upper_bound
from katzentisch.core.bits import lowest, single
from katzentisch.core.chance import Chance
from katzentisch.core.game import Judgement, Table
from katzentisch.core.sight import Sight
from katzentisch.core.vecs import float_zeros, zeros

# Guesses kept: only the best arms are visited more often, and a table takes some thousand bytes.
KEPT: Final = 512


class Search:
    """A search for one decision of one seat. The same sight, chance and iterations give the same tree."""

    def __init__(
        self,
        sight: Sight,
        chance: Chance,
        settings: SearchSettings,
        evaluation: Evaluation | None,
        judgement: Judgement | None = None,
    ) -> None:
        self.sight = sight
        self.seat: i64 = sight.seat
        self.chance = chance
        self.evaluation: Evaluation | None = (
            evaluation.watching(self.seat) if evaluation is not None else None
        )
        self.judgements: list[Judgement] = []  # of all seats in every guess; empty: those of the game
        if judgement is not None and settings.learned > 0:
            self.judgements = [judgement] * int(sight.game.seats)
        self.exploration: float = settings.exploration
        self.width: i64 = settings.width
        self.first: float = settings.first
        self.growth: float = settings.growth
        self.bias: float = settings.bias
        self.gap: float = settings.gap
        self.candidates: i64 = settings.candidates
        self.careless: float = settings.careless
        self.end: float = settings.end
        self.hasty: bool = settings.hasty > 0
        self.depth: i64 = settings.depth if evaluation is not None else -1
        self.trials = Chance(chance.bits(), chance.bits(), 0)  # the n-th visit of an arm uses stream n
        self.luck = self.trials  # the stream of the current iteration
        self.guesses: list[Table] = []  # by visit number, shared by all root arms
        self.options: vec[i64] = sight.legal_vec()
        self.example: Table = self.guess(0)  # a guess of the root, for priors
        self.root_arm: i64 = -1  # chosen for this iteration; -1 if the root has no choice or it was played
        self.root = Node()
        self.iterations: i64 = 0
        self.decisions: i64 = 0  # played in all iterations
        self.mark: i64 = 0  # `marks` of the actions legal just now have this value
        self.marks: vec[i64] = zeros(sight.game.number_of_actions)
        self.values: vec[float] = float_zeros(sight.game.seats)  # of the current iteration, per seat
        self.final_values: vec[float] = float_zeros(sight.game.seats)
        self.path: list[Bandit] = []  # bandits of the current iteration from the root down ...
        self.path_arms: vec[i64] = vec[i64]()  # ... and the arm chosen in each
        self.feature_sums: list[vec[float]] = []  # per root arm: features where it led
        self.feature_counts: vec[i64] = vec[i64]()
        # How much of this iteration's value is the result of a game played to its end, and that part of the value.
        self.result_weight = 0.0
        self.by_result = 0.0
        self.result_weights: vec[float] = vec[float]()  # sums of both, per root arm
        self.result_sums: vec[float] = vec[float]()
        self.remembered: Table | None = None  # a guess from before the decision, for `goes_on`
        self.is_cut_short = False  # time was up by the clock before all iterations were done

    def root_bandit(self) -> Bandit:
        """Return the statistics of the searching seat at the root."""
        return self.root.bandit(self.seat)

    def run(self, iterations: i64) -> None:
        """Do so many iterations more."""
        for _ in range(iterations):
            self.iterate(self.begin())
            self.iterations += 1

    def begin(self) -> Table:
        """Choose the root arm, where every guess has the same legal actions, and return the guess to try it on."""
        trial = self.iterations
        self.root_arm = -1
        if len(self.options) > 1:
            bandit = self.root_bandit()
            self.root_arm = self.choose(self.example, bandit, self.options)
            trial = bandit.visits[self.root_arm]
        self.luck = self.trials.split(trial)
        high = self.luck.bits()
        seed = int(high << 31 | self.luck.bits() >> 1)
        if trial < len(self.guesses):
            return self.guesses[trial].copy()
        guess = self.guess(seed)
        if trial == len(self.guesses) and trial < KEPT:
            self.guesses.append(guess.copy())
        return guess

    def guess(self, seed: int) -> Table:
        """Return one whole table this seat could be sitting at, where all judge as the search does."""
        table = self.sight.guess(seed)
        if len(self.judgements) > 0:
            table.judge(self.judgements)
        return table

    def iterate(self, table: Table) -> None:
        """Descend the tree on a guess, roll out, evaluate and back up."""
        self.path = []
        self.path_arms = self.path_arms[:0]
        node: Node | None = self.root
        while node is not None:
            owing = table.owing()
            if owing == 0:
                break
            node = self.step(table, node, owing)
        self.decisions += roll_out(table, self.luck, self.candidates, self.careless, self.depth)
        self.evaluate(table)
        if self.end > 0.0 and table.owing() != 0:
            self.mix_in_result(table)
        self.keep_result()
        for level, bandit in enumerate(self.path):
            bandit.update(self.path_arms[level], self.values[bandit.seat])

    def evaluate(self, table: Table) -> None:
        """Write each seat's value into `values`: the graded result of a finished game, otherwise the evaluation."""
        evaluation = self.evaluation
        if evaluation is None:
            graded_shares(table, self.values)
            self.note_result(1.0, self.values)
            return
        self.note_result(0.0, self.values)
        if len(self.judgements) > 0:
            table.judge(self.sight.game.judgements)  # features were learned with the game's own numbers
        if table.owing() == 0:
            graded_shares(table, self.values)
            self.note_result(1.0, self.values)
            evaluation.features = table.features_vec(self.seat)
        else:
            evaluation.shares(table, self.values)
        if len(self.path) > 0:
            self.keep_features(self.path_arms[0], evaluation.features)

    def mix_in_result(self, table: Table) -> None:
        """Roll an evaluated table out to the end and mix the result into `values` with weight `end`."""
        candidates = 0 if self.hasty else self.candidates
        if len(self.judgements) > 0:
            table.judge(self.judgements)
        self.decisions += roll_out(table, self.luck, candidates, self.careless, -1)
        graded_shares(table, self.final_values)
        for seat in range(self.sight.game.seats):
            self.values[seat] += self.end * (self.final_values[seat] - self.values[seat])
        self.note_result(self.end, self.final_values)

    def note_result(self, weight: float, values: vec[float]) -> None:
        """Note how much of the value of this iteration is a result, and which."""
        self.result_weight = weight
        self.by_result = weight * values[self.seat]

    def step(self, table: Table, node: Node, owing: i64) -> Node | None:
        """Let every seat that owes a decision choose; return the next node, None to roll out from here."""
        leading: Bandit | None = None
        leading_arm: i64 = 0
        is_new = False
        waiting = owing
        while waiting:
            seat = self.seat if (waiting >> self.seat) & 1 else lowest(waiting)
            waiting &= ~single(seat)
            if not table.owes(seat):
                continue
            actions = table.legal_vec(seat)
            self.decisions += 1
            if len(actions) == 1:
                table.carry_out(seat, actions[0])
                continue
            bandit = node.bandit(seat)
            arm = self.root_arm
            if arm < 0 or seat != self.seat:
                arm = self.choose(table, bandit, actions)
            else:
                self.root_arm = -1
            if leading is None:
                leading = bandit
                leading_arm = arm
                is_new = bandit.visits[arm] == 0
            self.path.append(bandit)
            self.path_arms = append(self.path_arms, arm)
            table.carry_out(seat, bandit.actions[arm])
        if leading is None:
            return node  # nobody had a choice
        return None if is_new else leading.child(leading_arm)

    def choose(self, table: Table, bandit: Bandit, actions: vec[i64]) -> i64:
        """Return the arm to try now among those legal in this guess: the first unvisited, or the highest bound."""
        self.add_missing_arms(table, bandit, actions)
        mark = self.mark
        allowed = self.first + self.growth * math.sqrt(float(bandit.count))  # progressive widening
        best: i64 = -1
        best_bound = -1.0
        considered: i64 = 0
        lowest_prior = -math.inf
        for arm in bandit.order:
            if float(considered) >= allowed:
                break
            if self.marks[bandit.actions[arm]] != mark:
                continue
            if considered == 0 and self.gap > 0.0:
                lowest_prior = bandit.priors[arm] - self.gap
            elif bandit.priors[arm] < lowest_prior:
                break
            considered += 1
            visits = bandit.visits[arm]
            offers = bandit.offers[arm] + 1
            bandit.offers[arm] = offers
            if visits == 0:
                return arm
            bound = upper_bound(bandit.mean(arm), visits, offers, self.exploration)
            bound += self.bias / float(considered * (visits + 1))
            if bound > best_bound:
                best_bound = bound
                best = arm
        return best

    def add_missing_arms(self, table: Table, bandit: Bandit, actions: vec[i64]) -> None:
        """Mark the legal actions, and add arms until `width` of them have one."""
        self.mark += 1
        mark = self.mark
        for action in actions:
            self.marks[action] = mark
        available: i64 = 0
        for action in bandit.actions:
            if self.marks[action] == mark:
                available += 1
        number: i64 = len(actions)
        missing = min(number, self.width) - available
        if missing > 0:
            self.add_arms(table, bandit, actions, missing)

    def add_arms(self, table: Table, bandit: Bandit, actions: vec[i64], missing: i64) -> None:
        """Add arms for the legal actions of highest prior that have none."""
        mark = self.mark
        for action in bandit.actions:  # set those aside that have an arm
            if self.marks[action] == mark:
                self.marks[action] = -mark
        newcomers = Bandit(bandit.seat)
        for action in actions:
            if self.marks[action] == mark:
                newcomers.add(action, table.prior(bandit.seat, action))
            else:
                self.marks[action] = mark
        for rank in range(missing):
            arm = newcomers.order[rank]
            bandit.add(newcomers.actions[arm], newcomers.priors[arm])

    def keep_features(self, arm: i64, features: vec[float]) -> None:
        """Add the features where a root arm led, for explanations."""
        if self.path[0].seat != self.seat:
            return
        while len(self.feature_sums) <= arm:
            self.feature_sums.append(float_zeros(len(features)))
            self.feature_counts = append(self.feature_counts, 0)
        sums = self.feature_sums[arm]
        size: i64 = len(features)
        for i in range(size):
            sums[i] += features[i]
        self.feature_counts[arm] += 1

    def keep_result(self) -> None:
        """Add what a game played to its end gave to the value of a root arm, for explanations."""
        if len(self.path) == 0 or self.path[0].seat != self.seat:
            return
        arm = self.path_arms[0]
        while len(self.result_sums) <= arm:
            self.result_sums = append(self.result_sums, 0.0)
            self.result_weights = append(self.result_weights, 0.0)
        self.result_weights[arm] += self.result_weight
        self.result_sums[arm] += self.by_result

    def leads(self, arm: i64, other: i64) -> tuple[float, float]:
        """Return the lead of an arm over another by results of games played to their end, and as judged before.

        Each is a difference of means times its part in the values: who is only played on more often leads by neither.
        """
        ours, theirs = self._share_of_results(arm), self._share_of_results(other)
        if ours >= 1.0 or theirs >= 1.0:
            return self.root_bandit().mean(arm) - self.root_bandit().mean(other), 0.0
        judged = self._mean_judged(arm) - self._mean_judged(other)
        if ours == 0.0 or theirs == 0.0:
            return 0.0, judged
        results = self.result_sums[arm] / self.result_weights[arm]
        results -= self.result_sums[other] / self.result_weights[other]
        part = (ours + theirs) / 2.0
        return part * results, (1.0 - part) * judged

    def _share_of_results(self, arm: i64) -> float:
        if arm >= len(self.result_weights):
            return 0.0
        return self.result_weights[arm] / float(self.root_bandit().visits[arm])

    def _mean_judged(self, arm: i64) -> float:
        bandit = self.root_bandit()
        if arm >= len(self.result_weights):
            return bandit.mean(arm)
        judged = float(bandit.visits[arm]) - self.result_weights[arm]
        return (bandit.totals[arm] - self.result_sums[arm]) / judged

    def best(self) -> i64:
        """Return the root arm with most visits; ties are broken by the mean."""
        bandit = self.root_bandit()
        best: i64 = 0
        arms: i64 = len(bandit.actions)
        for arm in range(arms):
            more = bandit.visits[arm] - bandit.visits[best]
            if more > 0 or (more == 0 and bandit.mean(arm) > bandit.mean(best)):
                best = arm
        return best

    def remember(self) -> None:
        """Keep a guess of the table as it is now: what a sight shows moves on with the game."""
        self.remembered = self.sight.guess(0)

    def goes_on(self, sight: Sight) -> bool:
        """Whether this seat decides again right after its best action, with no new information in between.

        Then the subtree of that action was searched on guesses of exactly the table it faces now.
        """
        if sight.seat != self.seat or sight.game is not self.sight.game:
            return False
        bandit = self.root_bandit()
        if len(bandit.actions) == 0:
            return False
        if self.remembered is None:
            return False
        table = self.remembered.copy()
        revealed, drawn = table.revealed, table.chance.drawn
        table.carry_out(self.seat, bandit.actions[self.best()])
        if table.revealed != revealed or table.chance.drawn != drawn or table.owing() != single(self.seat):
            return False
        return table.information_key(self.seat) == sight.information_key()

    def take_over(self, last: "Search") -> None:
        """Start from the subtree below the best action of the last search; its iterations count."""
        self.root = last.root_bandit().child(last.best())
        self.iterations = self.root_bandit().count

    def is_decided(self, left: i64) -> bool:
        """Whether no other arm can overtake the best within so many iterations."""
        bandit = self.root_bandit()
        arms: i64 = len(bandit.actions)
        if arms == 0:
            return False
        best = self.best()
        second: i64 = 0
        for arm in range(arms):
            if arm != best:
                second = max(second, bandit.visits[arm])
        return bandit.visits[best] - second > left
