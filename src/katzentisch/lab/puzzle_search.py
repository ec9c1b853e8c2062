"""Finds puzzles: positions of bot games in which one choice is clearly best by what the deciding seat knows.

A funnel, the cheap steps first. A short search looks whether one choice is ahead at all; two searches that try every legal choice,
from different seeds, must agree; before a very deep search comes one by a tenth of its iterations; last, the search at full depth.
Each must have the same choice ahead by the same margin.
"""

from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path

from katzentisch import bots
from katzentisch.bots.bot import Bot
from katzentisch.bots.explanation import explained
from katzentisch.bots.luck import bot_chance
from katzentisch.bots.search import Search
from katzentisch.bots.search_bot import Budget, SearchBot
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.game import Game, Table
from katzentisch.core.record import Record
from katzentisch.core.sight import Sight
from katzentisch.lab.play_out import play_out
from katzentisch.lab.tasks import Rules
from katzentisch.play import puzzles
from katzentisch.play.puzzles import Puzzle, Tried

_ALL = {"width": 10_000, "first": 10_000.0}  # every legal choice is tried
# Iterations of the first looks; each must show the margin. They are noisy and miss some puzzles, but there is no end of positions,
# and what they let through mostly holds.
_SHORT = (60, 240)
_HARD = (
    60,
    800,
)  # of the looks for what quick bots miss: the first must have another choice best than the second
_SHALLOWER = 10  # times fewer iterations than the last search: spares it for most positions that would fail
_TRIED = 10  # choices kept with what they are worth
_ATTEMPTS = 4  # of each bot of the panel
_QUICK = ("greedy", "search:10")
_PANEL = ("greedy", "search:10", "search:40", "search:160")  # after the weakest level
_SAMPLING = 3  # the stream of a game's seed that orders its positions


@dataclass(frozen=True)
class Terms:
    """What makes a position a puzzle, and how thoroughly that is checked."""

    margin: float = 0.04  # shares of the win between the answer and the next choice
    choices: int = 3  # at least so many
    agreeing: int = 800  # iterations of each of the two searches that must agree
    iterations: int = 5_000  # of the last search
    last: float = 0.03  # what is left of the margin there; a choice that loses less would be called good too
    looks: int = 80  # positions of one game that are looked at
    most: int = 6  # puzzles of one game
    alike: int = 2  # of one kind of question and answer
    obvious: int = 2  # that a bot finds without much thought
    hard: bool = False  # only those that quick bots miss


@dataclass(frozen=True)
class PuzzleTask:
    """One bot game to search for puzzles."""

    number: int
    rules: Rules
    bots: tuple[str, ...]
    seed: int
    terms: Terms


@dataclass
class FoundGame:
    """The puzzles of one bot game as lines of their file, and the choices up to the last of them."""

    number: int
    rules: Rules
    seed: int
    choices: list[tuple[int, int]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)


def find(task: PuzzleTask) -> FoundGame:
    """Play one game and return its puzzles."""
    game = task.rules.open()
    record = Record.of(game, task.seed)
    positions: list[tuple[int, int, Table]] = []
    table = game.deal(task.seed)
    for seat, action in play_out(table, [bots.make(name) for name in task.bots], task.seed):
        if len(table.legal(seat)) >= task.terms.choices:
            positions.append((len(record.choices), seat, table.copy()))
        record.choices.append((seat, action))
    _shuffle(positions, from_seed(task.seed).split(_SAMPLING))
    made = _puzzles(positions[: task.terms.looks], record, task)
    last = max((puzzle.step for puzzle in made), default=0)
    lines = [puzzles.as_line(puzzle) for puzzle in sorted(made, key=lambda puzzle: puzzle.step)]
    return FoundGame(task.number, task.rules, task.seed, record.choices[:last], lines)


def _shuffle(positions: list[tuple[int, int, Table]], chance: Chance) -> None:
    for last in range(len(positions) - 1, 0, -1):
        other = chance.below(last + 1)
        positions[last], positions[other] = positions[other], positions[last]


def _puzzles(positions: list[tuple[int, int, Table]], record: Record, task: PuzzleTask) -> list[Puzzle]:
    """Return the puzzles among positions, of different kinds."""
    terms = task.terms
    made: list[Puzzle] = []
    kinds: Counter[tuple[str, object]] = Counter()
    obvious = 0
    for step, seat, table in positions:
        look = Look(table, seat, task.seed + step, terms)
        answer = look.first()
        if answer < 0:
            continue
        kind = (str(table.question(seat)["kind"]), table.game.choice(answer)["kind"])
        is_obvious = answer in [bots.make(name).choose(Sight(table, seat), look.stream(4)) for name in _QUICK]
        if kinds[kind] == terms.alike or (is_obvious and obvious == terms.obvious):
            continue
        checked = look.thoroughly(answer)
        if checked is None:
            continue
        made.append(_made(checked, look, answer, record, step, task))
        kinds[kind] += 1
        obvious += int(is_obvious)
        if len(made) == terms.most:
            break
    return made


class Look:
    """One position, looked at ever more closely."""

    def __init__(self, table: Table, seat: int, seed: int, terms: Terms) -> None:
        self.table = table
        self.seat = seat
        self.seed = seed
        self.terms = terms
        self._truths: dict[int, bytes] = {}

    def first(self) -> int:
        """Return the choice short searches have clearly ahead, -1 if there is none."""
        answer = -1
        if self.terms.hard:
            return self._missed()
        for iterations in _SHORT:
            search = self._searched(iterations, 0, every=False)
            answer = best_of(search)
            if self.margin(search, answer) < self.terms.margin:
                return -1
        return answer

    def _missed(self) -> int:
        """Return the choice a longer look has clearly ahead where a quick one has another, else -1."""
        quick, long = (self._searched(iterations, 0, every=False) for iterations in _HARD)
        answer = best_of(long)
        is_seen_at_once = self.is_twin(best_of(quick), answer)
        return -1 if is_seen_at_once or self.margin(long, answer) < self.terms.margin else answer

    def thoroughly(self, answer: int) -> Search | None:
        """Return the search at full depth if it and those before it have the same choice ahead, else None."""
        for number in (1, 2):
            if not self._agrees(
                self._searched(self.terms.agreeing, number, every=True), answer, self.terms.margin
            ):
                return None
        shallower = self.terms.iterations // _SHALLOWER
        if shallower > self.terms.agreeing and not self._agrees(
            self._searched(shallower, 5, every=False), answer, self.terms.last
        ):
            return None
        deep = self.deep()
        return deep if self._agrees(deep, answer, min(self.terms.margin, self.terms.last)) else None

    def deep(self) -> Search:
        """Return the search at full depth."""
        return self._searched(self.terms.iterations, 3, every=False)

    def margin(self, search: Search, answer: int) -> float:
        """Return by how much an action is ahead of all others that lead elsewhere."""
        bandit = search.root_bandit()
        means = {
            int(bandit.actions[arm]): bandit.mean(arm)
            for arm in range(len(bandit.actions))
            if bandit.visits[arm]
        }
        mine = means.pop(answer, 0.0)
        for action, mean in sorted(means.items(), key=lambda item: -item[1]):
            if mean < mine - self.terms.margin or not self.is_twin(action, answer):
                return mine - mean
        return 0.0

    def is_twin(self, action: int, answer: int) -> bool:
        """Whether two actions lead to the same table."""
        return self._truth(action) == self._truth(answer)

    def twins(self, answer: int) -> list[int]:
        """Return all actions that lead to the same table, the answer first."""
        others = [action for action in self.table.legal(self.seat) if action != answer]
        return [answer, *(action for action in others if self.is_twin(action, answer))]

    def _agrees(self, search: Search, answer: int, margin: float) -> bool:
        best = best_of(search)
        return self.is_twin(best, answer) and self.margin(search, best) >= margin

    def _truth(self, action: int) -> bytes:
        if action not in self._truths:
            guess = self.table.guess(self.seat, 0)
            guess.play(self.seat, action)
            self._truths[action] = guess.truth()
        return self._truths[action]

    def _searched(self, iterations: int, stream: int, every: bool) -> Search:
        bot = SearchBot(Budget(iterations), knobs=dict(_ALL) if every else None)
        return bot.search(Sight(self.table, self.seat), self.stream(stream))

    def stream(self, number: int) -> Chance:
        """Return a random stream of this position."""
        return from_seed(self.seed).split(number)


def best_of(search: Search) -> int:
    """Return the action with most visits."""
    return int(search.root_bandit().actions[search.best()])


def _made(deep: Search, look: Look, answer: int, record: Record, step: int, task: PuzzleTask) -> Puzzle:
    """Return the puzzle a thorough look has confirmed."""
    game = look.table.game
    twins = look.twins(answer)
    shares = found_by(look.table, look.seat, set(twins), task.seed + step)
    return Puzzle(
        game.name,
        puzzles.id_of(record, game, step, look.seat),
        f"{task.number:03}",
        step,
        look.seat,
        str(look.table.question(look.seat)["kind"]),
        level_of(shares),
        game.choice(answer),
        tuple(game.choice(action) for action in twins),
        tried_of(deep, game, answer),
        shares,
        round(look.margin(deep, best_of(deep)), 4),
        task.terms.iterations,
    )


def tried_of(deep: Search, game: Game, answer: int) -> tuple[Tried, ...]:
    """Return the best choices with what they are worth, the answer first, and why it is better than each other."""
    bandit = deep.root_bandit()
    model = SearchBot(Budget(1)).model_for(deep.sight)
    arms = [arm for arm in range(len(bandit.actions)) if bandit.visits[arm] > 1]
    arms.sort(key=lambda arm: (bandit.actions[arm] != answer, -bandit.mean(arm)))
    tried = []
    for arm in arms[:_TRIED]:
        action = int(bandit.actions[arm])
        reasons = explained(deep, model, action).reasons
        features = [
            (reason.key, str(reason.facts["feature"])) for reason in reasons if "feature" in reason.facts
        ]
        tried.append(Tried(game.choice(action), round(bandit.mean(arm), 4), tuple(features)))
    return tuple(tried)


def panel() -> list[str]:
    """Return the bots whose attempts grade a puzzle, weakest first."""
    return [bots.levels()[0].id, *_PANEL]


def found_by(table: Table, seat: int, answers: set[int], seed: int) -> dict[str, float]:
    """Return how often each bot of the panel finds one of the answers."""
    return {name: _share_found(bots.make(name), table, seat, answers, seed) for name in panel()}


def _share_found(bot: Bot, table: Table, seat: int, answers: set[int], seed: int) -> float:
    sight = Sight(table, seat)
    chosen = [bot.choose(sight, bot_chance(seed, seat, attempt)) for attempt in range(_ATTEMPTS)]
    return sum(action in answers for action in chosen) / _ATTEMPTS


def level_of(shares: dict[str, float]) -> int:
    """Grade a puzzle by how many of the five bots of the panel find it: three or more, one or two, none."""
    finders = sum(share >= puzzles.SURE for share in shares.values())
    return 1 if finders >= 3 else 2 if finders >= 1 else 3


def write(where: Path, games: list[FoundGame]) -> int:
    """Write the records and the list of puzzles into a folder; return how many puzzles there are."""
    where.mkdir(parents=True, exist_ok=True)
    lines: list[str] = []
    for searched in sorted(games, key=lambda searched: searched.number):
        if searched.lines:
            game = searched.rules.open()
            record = Record.of(game, searched.seed)
            record.choices = [(seat, action) for seat, action in searched.choices]
            path = where / f"{searched.number:03}.jsonl"
            path.write_text(record.to_text(game), encoding="utf-8")
            lines += searched.lines
    (where / puzzles.LISTED).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return len(lines)


def to_data(game: FoundGame) -> dict[str, object]:
    """Return a game as its journal holds it."""
    return asdict(game)


def from_data(data: dict[str, object]) -> FoundGame:
    """Read a game from a journal."""
    rules = data["rules"]
    assert isinstance(rules, dict)
    settings = tuple((str(name), value) for name, value in rules.pop("settings"))
    choices, lines = data["choices"], data["lines"]
    assert isinstance(choices, list)
    assert isinstance(lines, list)
    return FoundGame(
        int(str(data["number"])),
        Rules(**rules, settings=settings),
        int(str(data["seed"])),
        [(int(seat), int(action)) for seat, action in choices],
        [str(line) for line in lines],
    )
