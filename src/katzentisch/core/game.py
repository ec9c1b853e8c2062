"""The interface of a game: `Game`, the rules of one variant, and `Table`, one game in progress.

Everything above the games (bots, matches, server, research) uses the verbs of these two classes and
nothing else. A game implements the methods that raise NotImplementedError here; the others are
made from those.

Seats are numbered from 0 clockwise and never change. `SPECTATOR` is the seat of somebody who only
looks on. A *decision* is a question a seat owes an answer to, a *choice* one answer: an action
number, or the same by name.

Several seats may owe a decision at once, when all choose together. A seat that owes none
may still have *interruptions* open to it: `legal` lists them, usually none.

Numbers are `i64` and `vec[i64]` because these classes are compiled with mypyc; the same files run
uncompiled. docs/decisions/0002-mypyc.md says why.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from katzentisch.core import pickles, portrait
from katzentisch.core.actions import Actions
from katzentisch.core.best import Best
from katzentisch.core.bits import lowest, members
from katzentisch.core.chance import Chance, from_seed
from katzentisch.core.events import EVERYBODY, Event
from katzentisch.core.options import Options
from katzentisch.core.points import tidy
from katzentisch.core.refusals import IllegalChoice, NoSuchSeat, Refusal, refuse
from katzentisch.core.sheet import Sheet

SPECTATOR: Final = -1
_NO_EVENTS: Final[list[Event]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """What a strategy has computed about one position of one table; games subclass it.

    No rule reads it, and `Table.copy` need not carry it. Each game drops it in one place: where what it was
    computed from changes.
    """


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """The numbers by which a strategy judges actions, one for each of `Game.judgement_names`.

    A game makes its own by `Game.judgement`, and may subclass it to keep what it computes from the numbers.
    """

    def __init__(self, numbers: vec[float]) -> None:
        self.numbers: vec[float] = numbers


class Line:
    """One line of a score: where points come from, and what earned them, for the page to light up.

    `points` are points as the rulebook counts them: an int, or a float where a half is left over.
    A game that counts in other units inside converts them where it makes its lines.
    """

    def __init__(self, key: str, points: int | float, facts: dict[str, object] | None = None) -> None:
        self.key = key
        self.points: int | float = tidy(points)
        self.facts: dict[str, object] = facts if facts is not None else {}

    def __repr__(self) -> str:
        return f"Line({self.key!r}, {self.points}, {self.facts!r})"


class Score:
    """The score of one seat: its lines, and `total`, the sum of their points; see `Line` for the unit."""

    def __init__(self, seat: int, lines: list[Line]) -> None:
        self.seat = seat
        self.lines = lines
        total: int | float = 0
        for line in lines:
            total += line.points
        self.total: int | float = tidy(total)

    def points(self, key: str) -> int | float:
        """Return the points of all lines with this key, 0 if there is none."""
        total: int | float = 0
        for line in self.lines:
            if line.key == key:
                total += line.points
        return tidy(total)

    def __repr__(self) -> str:
        return f"Score({self.seat}, {self.total}, {self.lines!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one variant for a number of seats; made once, never changed, shared by its tables."""

    def __init__(self, options: Options, rules_version: str, material_hash: str, actions: Actions) -> None:
        self.options = options
        self.rules_version = rules_version
        self.material_hash = material_hash
        self.material_folder = ""  # of changed material; "" for the game's own
        self.earlier_material: tuple[str, ...] = ()  # hashes of material that differs in notes alone
        self.actions = actions
        self.seats: i64 = options.seats
        self.feature_names: list[str] = []
        # Index of the feature that says how far the game has come, from 0 to 1; evaluation weights slide with it. -1: none.
        self.progress_feature: i64 = -1
        self.observation_names: list[str] = []
        self.judgement_names: list[str] = []  # what the numbers of a `Judgement` are
        self.judgements: list[Judgement] = []  # of the seats of a table, unless somebody judges otherwise
        self.point_step: float = 1.0  # least difference of two scores; 0.5 where there are halves
        self._blank: vec[i32] = vec[i32]()

    @property
    def name(self) -> str:
        """The game's name in the program: "felinia"."""
        return self.options.game

    @property
    def number_of_actions(self) -> int:
        """How many action numbers there are; every action is below this."""
        return len(self.actions)

    def choice(self, action: int) -> dict[str, object]:
        """Name an action: {"kind": "buy", "good": "wine"}. Stable; logs, page and tests use it."""
        return self.actions.choice(action)

    def action(self, choice: dict[str, object]) -> int:
        """Number a named choice; NoSuchChoice says what would be right."""
        return self.actions.number(choice)

    def blank_observation(self) -> vec[i32]:
        """Return an observation of zeros, to be copied and never written into."""
        if len(self._blank) != len(self.observation_names):
            self._blank = vec[i32]([0] * len(self.observation_names))
        return self._blank

    def sheet(self) -> Sheet:
        """Return a sheet for observations of this game."""
        blank = self.blank_observation()
        return Sheet(vec[i32](capacity=len(blank)), blank)

    def printed(self) -> Mapping[str, object]:
        """Return what is printed on board, tiles and cards: all a page needs to draw any table of this game."""
        raise NotImplementedError

    def judgement(self, numbers: vec[float]) -> Judgement:
        """Return a judgement with these numbers."""
        return Judgement(numbers)

    def judge_by(self, names: list[str], numbers: vec[float]) -> None:
        """Name the numbers of this game's judgements, and let every seat judge by these."""
        self.judgement_names = names
        self.judgements = [self.judgement(numbers)] * int(self.seats)

    def deal(self, seed: int) -> "Table":
        """Return the table as dealt; the same seed gives the same game."""
        return self.set_up(from_seed(seed))

    def __repr__(self) -> str:
        return portrait.of_game(self)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return pickles.reduced_game(self)

    def set_up(self, chance: Chance) -> "Table":
        """Set the table up, drawing all luck from `chance`, which the table keeps."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game in progress: the full truth. A seat sees it only through `view`, `observe` and `guess`."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.revealed: i64 = 0  # how often something hidden became known; undo stops there
        self.listening: bool = False
        self.events: list[Event] = _NO_EVENTS  # shared until somebody listens
        self.advice: Advice | None = None  # a cache for bots; see `Advice`
        self.judgements: list[Judgement] = game.judgements  # by seat; never changed in place

    # ------------------------------------------------------------------ who decides, and what

    def owing(self) -> i64:
        """Return the seats that owe a decision as bits (seat 0 is bit 0); 0 when the game is over.

        It never depends on what others may not know.
        """
        raise NotImplementedError

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision, ascending; empty when the game is over."""
        return members(self.owing())

    @property
    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.owing() == 0

    def next_seat(self) -> i64:
        """Return the lowest seat that owes a decision, -1 when the game is over."""
        owing = self.owing()
        return lowest(owing) if owing else -1

    def owes(self, seat: i64) -> bool:
        """Whether this seat owes a decision."""
        return seat >= 0 and (self.owing() >> seat) & 1 == 1

    def legal_vec(self, seat: i64) -> vec[i64]:
        """List the action numbers open to a seat, ascending, for compiled callers.

        Never empty for a seat that owes a decision; for another seat its interruptions.
        """
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """List the action numbers open to a seat, ascending; none for a SPECTATOR."""
        if self.checked_seat(seat) < 0:
            return []
        return list(self.legal_vec(seat))

    def checked_seat(self, seat: i64) -> i64:
        """Return a seat of this table or SPECTATOR; NoSuchSeat says which there are."""
        if seat < SPECTATOR or seat >= self.game.seats:
            last = int(self.game.seats) - 1
            raise NoSuchSeat(
                f"there is no seat {seat}; there are 0 to {last}, and {SPECTATOR} for a spectator",
                "no_such_seat",
                {"seat": int(seat), "seats": int(self.game.seats)},
            )
        return seat

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Say why an action may not be taken now, or None if it may. Agrees with `legal` always."""
        raise NotImplementedError

    def question(self, seat: i64) -> Mapping[str, object]:
        """Return what a seat that owes a decision is asked: {"kind": "deal", "market": "market-2", "price": 3}.

        `kind` has a sentence in `[question]` of the game's words; the other facts fill its blanks and,
        with the fields of a choice, those of `[choice]`. `rule` may name the section of the rules it is about.
        Empty for a seat that owes none.
        """
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Carry out one decision and all chance that follows it, or raise IllegalChoice, which says why not."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            known = 0 <= action < len(self.game.actions)
            raise IllegalChoice(refusal, self.game.choice(action) if known else {"action": int(action)})
        self.carry_out(seat, action)

    def carry_out(self, seat: i64, action: i64) -> None:
        """Carry out one decision as `play` does, without asking whether it is legal: for callers that know it is.

        An illegal action leaves a table no game can have.
        """
        raise NotImplementedError

    def take(self, seat: i64, choice: dict[str, object]) -> None:
        """Carry out a named choice, or raise IllegalChoice with the refusal."""
        self.play(seat, self.game.action(choice))

    # ------------------------------------------------------------------ copies and guesses

    def copy(self) -> "Table":
        """Return an independent table in the same position; it listens to nothing."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Whether the other is a table in the same position: the same rules, and the same truth, hidden things included."""
        if not isinstance(other, Table):
            return False
        return pickles.rules_of(self.game) == pickles.rules_of(other.game) and self.truth() == other.truth()

    def __hash__(self) -> int:
        """Hash the position; it changes when the table is played on."""
        return hash(self.truth())

    def __repr__(self) -> str:
        return portrait.of_table(self)

    def _repr_html_(self) -> str:
        """Show the table in a notebook as a spectator sees it."""
        return portrait.as_html(self)

    def __reduce__(self) -> tuple[object, ...]:
        return pickles.reduced_table(self)

    def __copy__(self) -> "Table":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self.copy()

    def guess(self, seat: i64, seed: int) -> "Table":
        """Return one whole table this seat could be sitting at.

        What the seat cannot know is dealt anew, as likely as it can be, and the generator is
        re-seeded: nothing of the answer depends on hidden things. The same seed gives the same guess.
        """
        raise NotImplementedError

    # ------------------------------------------------------------------ scores

    def scores(self) -> list[Score]:
        """Return points line by line for each seat, as if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the seats that win, tie-breaks applied, as if the game ended now; empty if nobody does."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return one number per seat, tie-breaks folded in: 1 for winning alone, the numbers sum to 0.

        With several seats the winners share what the others lose. A player alone gets 1 or -1.
        """
        winners = self.winners()
        seats = int(self.game.seats)
        if seats == 1:
            return [1.0 if winners else -1.0]
        if not winners:
            return [0.0] * seats
        lost = -1.0 / (seats - 1)
        won = (seats / len(winners) - 1.0) / (seats - 1)
        return [won if seat in winners else lost for seat in range(seats)]

    # ------------------------------------------------------------------ what a seat may know

    def view(self, seat: i64) -> Mapping[str, object]:
        """Return what a seat (or SPECTATOR) may see, as plain data for people and the page."""
        raise NotImplementedError

    def picture(self, seat: i64) -> str:
        """Return a drawing of what a seat (or SPECTATOR) may see, as SVG; empty where the game has none."""
        return portrait.picture(self, int(self.checked_seat(seat)))

    def observe_vec(self, seat: i64) -> vec[float]:
        """Return the same information as a fixed number of floats, named by `game.observation_names`."""
        raise NotImplementedError

    def observe_on(self, seat: i64, sheet: Sheet) -> None:
        """Write the observation of a seat onto a sheet of this game; a game may override this to write only what changed."""
        sheet.begin(seat)
        sheet.copy_floats(self.observe_vec(seat))
        sheet.end()

    def observed(self, seat: i64) -> Sheet:
        """Return the observation of a seat on a new sheet."""
        sheet = self.game.sheet()
        self.observe_on(seat, sheet)
        return sheet

    def observe(self, seat: i64) -> list[float]:
        """Return what a seat may know as a list of floats, seats counted from the one that looks."""
        return list(self.observe_vec(self.checked_seat(seat)))

    def information_vec(self, seat: i64) -> vec[i64]:
        """Return whole numbers that are equal for two tables exactly if this seat cannot tell them apart."""
        raise NotImplementedError

    def information_key(self, seat: i64) -> bytes:
        """Return a key equal for tables this seat cannot tell apart."""
        return bytes(self.information_vec(self.checked_seat(seat)))

    # ------------------------------------------------------------------ for tests and for bots

    def truth_vec(self) -> vec[i64]:
        """Return every number of the table, hidden things and generator included, in a fixed order."""
        raise NotImplementedError

    def truth(self) -> bytes:
        """Return a key equal for equal tables: the whole truth, for tests and replays, never for a seat."""
        return bytes(self.truth_vec())

    def census(self) -> dict[str, int]:
        """Count every kind of thing wherever it lies: promise 7 says the counts never change."""
        raise NotImplementedError

    def features_vec(self, seat: i64) -> vec[float]:
        """Return the evaluation features of a seat, named by `game.feature_names`; from its information alone."""
        raise NotImplementedError

    def round_number(self) -> i64:
        """Return the current day or round; -1 for a game without rounds.

        When it changes every seat has had the same number of turns, so features compare best there.
        """
        return -1

    def prior(self, seat: i64, action: i64) -> float:
        """Return a heuristic value of a legal action, without look-ahead; higher is better.

        Uses only what the seat may know. The greedy bot takes the argmax; a search expands it first.
        """
        raise NotImplementedError

    def judge(self, judgements: list[Judgement]) -> None:
        """Let the priors of each seat judge by these numbers; a search does so with its guesses."""
        self.judgements = judgements
        self.advice = None

    def judged(self, seat: i64, number: i64) -> float:
        """Return a number of the judgement of a seat."""
        return self.judgements[seat].numbers[number]

    def greedy_action(self, seat: i64, actions: vec[i64], chance: Chance) -> i64:
        """Return the argmax of the prior over `actions`; ties are broken at random.

        A game may override this to skip actions that cannot be the best.
        """
        if len(actions) == 1:
            return actions[0]
        best = Best()
        for action in actions:
            best.consider(action, self.prior(seat, action), chance)
        return best.action

    def any_action(self, seat: i64, chance: Chance) -> i64:
        """Return a legal action, each as likely as the others.

        A game may override this to choose without listing them all.
        """
        actions = self.legal_vec(seat)
        return actions[chance.below(len(actions))]

    def rollout_action(self, seat: i64, chance: Chance) -> i64:
        """Fast rollout policy; uniform random unless a game overrides it."""
        return self.any_action(seat, chance)

    # ------------------------------------------------------------------ events

    def listen(self) -> None:
        """Record events from now on, in `events`."""
        self.listening = True
        self.events = []

    def tell(
        self,
        kind: str,
        seat: i64,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
        hearers: tuple[int, ...] = EVERYBODY,
    ) -> None:
        """Record an event; call it behind `if table.listening`, so that nothing is built when nobody listens."""
        self.events.append(Event(kind, int(seat), facts, secret, hearers))


def refuse_out_of_turn(table: Table, seat: i64, action: i64) -> Refusal | None:
    """Refuse what needs no rule of the game: no such seat, no such action, the game over.

    Returns None when the rules must decide. Games call it first in `why_not`.
    """
    if action < 0 or action >= len(table.game.actions):
        return refuse("no_such_action", "turns", {"action": int(action), "actions": len(table.game.actions)})
    if seat < 0 or seat >= table.game.seats:
        return refuse("no_such_seat", "turns", {"seat": int(seat), "seats": int(table.game.seats)})
    if table.owing() == 0:
        return refuse("game_over", "turns")
    return None


def not_your_turn(table: Table) -> Refusal:
    """Refuse a seat that owes no decision and names none of its interruptions."""
    return refuse("not_your_turn", "turns", {"waiting_for": table.to_act})


def playout(table: Table, seed: int) -> int:
    """Play a table to its end with uniformly random decisions, in place; return how many there were."""
    return int(play_to_end(table, from_seed(seed), True))


def play_to_end(table: Table, chance: Chance, is_uniform: bool) -> i64:
    """Play a table in place to the end, by uniformly random decisions or by the rollout policy; return how many."""
    decisions: i64 = 0
    seat = table.next_seat()
    while seat >= 0:
        action = table.any_action(seat, chance) if is_uniform else table.rollout_action(seat, chance)
        table.carry_out(seat, action)
        decisions += 1
        seat = table.next_seat()
    return decisions
