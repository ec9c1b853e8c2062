"""A match: one game being played, as the state that its log determines.

Nothing here does I/O. `propose` checks a choice and carries it out on a copy of the table; the caller
persists the entry, then `accept` applies it. Callers that persist nothing (a terminal) call `act`.

A choice quotes the seq of the view it answers. It is stale if something that concerns its seat came after that
view: a choice of its own, an undo, a change of its question or of its legal actions. So seats that choose
at the same time do not invalidate each other's choices.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import and_

from katzentisch.core.events import Event
from katzentisch.core.game import SPECTATOR, Game, Table
from katzentisch.core.record import Record
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.play.hiding import Hiding
from katzentisch.play.log import Choice, Entry, Kind, add, cut

_RECENT = 50  # entries for which `follow` tracks the seats concerned: older views are not answered any more


class Step:
    """A valid entry that is not applied yet: the table after it, and the events on the way."""

    def __init__(self, entry: Entry, table: Table, events: list[Event]) -> None:
        self.entry = entry
        self.table = table
        self.events = events


class Taken:
    """The answer to a choice that was sent twice: it is in the log already, as entry `seq`."""

    def __init__(self, seq: int) -> None:
        self.seq = seq


class DamagedLog(ValueError):
    """An entry of a stored log that no game could have; the message names it."""


class Match:
    """One game being played: the table, its log, the events of each step, and the legal actions now."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.seq = 0
        self.choices: list[Choice] = []
        self.undone: list[Choice] = []
        # The open request to undo: the seat that asks, and the step to go back to.
        self.asked: tuple[int, int] | None = None
        self.agreed: list[int] = []
        self.path: list[int] = [0]  # the step after each entry; index 0 is the table as dealt
        self.kinds: list[int] = [int(Kind.CHOICE)]
        # For each entry, and for each step, the seats that cannot know of it, as bits; behind them a spectator.
        self.hidden = Hiding()
        self.hidden_steps = Hiding()
        self.hides = False
        self.answered: dict[tuple[int, int], tuple[int, int]] = {}  # (seat, quoted): (action, seq)
        self.turns = [0] * int(game.seats)  # the last entry that concerned each seat
        self.times: list[int] = [0]  # of each entry, in milliseconds; index 0 is the deal
        self.own = [0] * int(game.seats)  # the last choice or undo of each seat, 0: none
        self.detours = 0  # undos and requests to undo since the game last went further than ever before
        self._furthest = 0  # the most choices there have been
        self.table = game.deal(seed)
        self.told: list[list[Event]] = [self.table.events]
        self.revealed: list[int] = [revealed_so_far(self.table)]  # after each step
        self.legal: list[list[int]]
        self.questions: list[Mapping[str, object]]
        self._open()

    @property
    def step(self) -> int:
        """How many choices led to the table."""
        return len(self.choices)

    @property
    def record(self) -> Record:
        """The record of the match, without what was undone."""
        return Record(
            self.game.options, self.seed, self.game.rules_version, self.game.material_hash, self.choices[:]
        )

    # ------------------------------------------------------------------ one choice

    def propose(
        self, seat: int, action: int, quoted: int | None = None, at: int = 0
    ) -> Step | Taken | Refusal:
        """Check a choice; return the step to persist and accept, or why it is refused."""
        if quoted is not None:
            late = self._late(seat, action, quoted)
            if late is not None:
                return late
        if not 0 <= action < self.game.number_of_actions or not 0 <= seat < self.game.seats:
            return self._why_not(seat, action)
        if action not in self.legal[seat]:
            return self._why_not(seat, action)
        table = self.table.copy()
        table.listen()
        table.carry_out(seat, action)
        entry = Entry(self.seq + 1, Kind.CHOICE, seat, action, self.seq if quoted is None else quoted, at)
        return Step(entry, table, table.events)

    def accept(self, step: Step) -> None:
        """Apply a step that was persisted."""
        self._apply(step)
        self._update_turns(step.entry)

    def _apply(self, step: Step) -> None:
        self._note(step.entry)
        hidden = 0
        if step.entry.kind == Kind.CHOICE:
            hidden = _hidden_from(step.entry.seat, self.table, step)
            choice = (step.entry.seat, step.entry.action)
            if self.undone and (hidden >> self.undone[-1][0]) & 1:
                self.choices.append(choice)  # a secret to the seat that has undone: it may still redo
            else:
                add(self.choices, self.undone, choice)
            self.told.append(step.events)
            self.revealed.append(revealed_so_far(step.table))
            self.hidden_steps.append(hidden)
        elif step.entry.kind == Kind.UNDO:
            undone = self.hidden_steps.of[step.entry.action + 1 :]
            hidden = reduce(and_, undone) if undone else 0
            cut(self.choices, self.undone, step.entry.action)
            for by_step in (self.told, self.revealed):
                del by_step[step.entry.action + 1 :]
            self.hidden_steps.cut(step.entry.action + 1)
        self.table = step.table
        self._note_step()
        self.hidden.append(hidden)
        self.hides = self.hides or hidden != 0

    def act(self, seat: int, action: int) -> Refusal | None:
        """Propose and accept a choice at once; return the refusal if there is one."""
        step = self.propose(seat, action)
        if isinstance(step, Step):
            self.accept(step)
        return step if isinstance(step, Refusal) else None

    def follow(self, entries: Iterable[Entry]) -> None:
        """Apply entries that were persisted elsewhere: by another process, or before a restart.

        The seats that each of the last _RECENT entries concerned are tracked; entries before them are only replayed.
        """
        new = [entry for entry in entries if entry.seq > self.seq]
        old, recent = new[:-_RECENT], new[-_RECENT:]
        if old:
            tables = [self.at(0)]  # after each step: an undo takes one of them, however long the log is
            for seat, action in self.choices:
                tables.append(tables[-1].copy())
                tables[-1].carry_out(seat, action)
            for entry in old:
                step = self._step_of(entry, tables)
                self._apply(step)
                del tables[len(self.choices) :]
                tables.append(step.table)
            self._open()
            self.turns = [self.seq] * int(self.game.seats)
        for entry in recent:
            self.accept(self._step_of(entry))

    def _step_of(self, entry: Entry, tables: Sequence[Table] = ()) -> Step:
        """Return the step of an entry; `tables`, if given, are those after each step so far."""
        self._check(entry)
        if entry.kind == Kind.UNDO:
            return Step(entry, tables[entry.action] if tables else self.at(entry.action), [])
        if entry.kind != Kind.CHOICE:
            return Step(entry, self.table, [])
        table = self.table.copy()
        table.listen()
        table.carry_out(entry.seat, entry.action)
        return Step(entry, table, table.events)

    def _check(self, entry: Entry) -> None:
        """Raise DamagedLog unless this game could have this entry now: a store may have been damaged."""
        if entry.seq != self.seq + 1:
            raise DamagedLog(f"entry {entry.seq} does not follow entry {self.seq}")
        where = f"entry {entry.seq} (kind {entry.kind}, seat {entry.seat}, action {entry.action})"
        if not 0 <= entry.seat < self.game.seats or not Kind.CHOICE <= entry.kind <= Kind.DECLINE:
            raise DamagedLog(f"{where} is of no seat or kind there is")
        if entry.kind == Kind.CHOICE and entry.action not in self.table.legal(entry.seat):
            raise DamagedLog(f"{where} is no legal choice")
        if entry.kind != Kind.CHOICE and not 0 <= entry.action <= self.step:
            raise DamagedLog(f"{where} names a step that is not there")

    # ------------------------------------------------------------------ history

    def at(self, step: int) -> Table:
        """Return the table after `step` choices."""
        table = self.game.deal(self.seed)
        for seat, action in self.choices[:step]:
            table.carry_out(seat, action)
        return table

    def written(self) -> dict[int, int]:
        """Return the seq of the entry that holds the choice of each step, without what was undone."""
        seq_of_step: dict[int, int] = {}
        for seq in range(1, self.seq + 1):
            if self.kinds[seq] == Kind.CHOICE and self.path[seq] <= self.step:
                seq_of_step[self.path[seq]] = seq
        return seq_of_step

    def unchanged_since(self, seq: int) -> int:
        """Return the last step that a reader of entry `seq` knows and that was not undone; -1 if there is none."""
        if not 0 <= seq <= self.seq:
            return -1
        known = self.path[seq]
        for number in range(seq + 1, self.seq + 1):
            back = 1 if self.kinds[number] == Kind.CHOICE else 0
            known = min(known, self.path[number] - back)
        return known

    def waiting_turn(self, seat: int) -> int:
        """Return the turn that waits for a seat, by the number of its last own entry; -1 if it owes nothing.

        It stays the same when somebody else undoes a choice and makes another.
        """
        return self.own[seat] if self.table.owes(seat) else -1

    # ------------------------------------------------------------------ inside

    def _late(self, seat: int, action: int, quoted: int) -> Taken | Refusal | None:
        before = self.answered.get((seat, quoted))
        if before is not None and before[0] == action:
            return Taken(before[1])
        in_range = 0 <= seat < self.game.seats
        if quoted > self.seq or (in_range and quoted < self.turns[seat]):
            return refuse("stale", "match_stale", {"seq": quoted, "now": self.seq})
        return None

    def _why_not(self, seat: int, action: int) -> Refusal:
        # Numbers beyond 63 bits would not reach the rules at all.
        action = max(-1, min(action, self.game.number_of_actions))
        seat = max(-1, min(seat, int(self.game.seats)))
        refusal = self.table.why_not(seat, action)
        if refusal is None:
            raise AssertionError(
                f"{self.game.name}: action {action} of seat {seat} is neither legal nor refused"
            )
        return refusal

    def _note(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow entry {self.seq}")
        self.seq = entry.seq
        self.path.append(len(self.choices))
        self.kinds.append(entry.kind)
        self.times.append(entry.at)
        if entry.kind in (Kind.CHOICE, Kind.UNDO):
            self.own[entry.seat] = entry.seq
        if entry.kind == Kind.CHOICE:
            self.answered[entry.seat, entry.quoted] = (entry.action, entry.seq)
        if entry.kind in (Kind.UNDO, Kind.ASK):
            self.detours += 1
        if entry.kind == Kind.ASK:
            self.asked, self.agreed = (entry.seat, entry.action), []
        elif entry.kind == Kind.AGREE:
            self.agreed.append(entry.seat)
        else:
            self.asked, self.agreed = None, []

    def _note_step(self) -> None:
        self.path[-1] = len(self.choices)
        if len(self.choices) > self._furthest:
            self._furthest = len(self.choices)
            self.detours = 0

    def _update_turns(self, entry: Entry) -> None:
        """Recompute the legal actions and questions, and note which seats the entry concerns."""
        legal, questions = self.legal, self.questions
        self._open()
        for seat in range(len(self.turns)):
            own = entry.kind == Kind.CHOICE and entry.seat == seat
            changed = legal[seat] != self.legal[seat] or questions[seat] != self.questions[seat]
            if own or changed or entry.kind == Kind.UNDO:
                self.turns[seat] = entry.seq

    def _open(self) -> None:
        seats = range(int(self.game.seats))
        self.legal = [self.table.legal(seat) for seat in seats]
        self.questions = [self.table.question(seat) for seat in seats]


def _hidden_from(actor: int, before: Table, step: Step) -> int:
    """Return the seats, as bits, and behind them a spectator, for whom a choice changed nothing they can know."""
    if step.events:
        return 0  # everybody hears of it
    seats = int(before.game.seats)
    hidden = 0
    for seat in (*range(seats), SPECTATOR):
        if seat != actor and before.information_key(seat) == step.table.information_key(seat):
            hidden |= 1 << (seats if seat == SPECTATOR else seat)
    return hidden


def revealed_so_far(table: Table) -> int:
    """Return how much hidden information was revealed: things turned up, and chance drawn. It never decreases."""
    return int(table.revealed) + int(table.chance.drawn)
