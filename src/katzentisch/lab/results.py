"""Plays one task and returns its result."""

from dataclasses import dataclass, field

from katzentisch import bots
from katzentisch.core.game import Table
from katzentisch.lab.play_out import play_out
from katzentisch.lab.tasks import Task


@dataclass
class Result:
    """The result of one game; lists are by seat. A shared win counts as its fraction."""

    number: int
    seed: int
    bots: list[str]
    shares: list[float]
    points: list[int | float]
    sources: list[dict[str, int | float]]
    rounds: int
    decisions: int
    uses: list[dict[str, int]] = field(default_factory=list)


def play(task: Task) -> Result:
    """Play one game to its end."""
    table = task.rules.open().deal(task.seed)
    if task.detail:
        table.listen()
    decisions = sum(1 for _ in play_out(table, [bots.make(name) for name in task.bots], task.seed))
    return _result(task, table, decisions)


def _result(task: Task, table: Table, decisions: int) -> Result:
    scores = table.scores()
    winners = table.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    sources = [{line.key: score.points(line.key) for line in score.lines} for score in scores]
    return Result(
        task.number,
        task.seed,
        list(task.bots),
        shares,
        [score.total for score in scores],
        sources,
        rounds_of(table),
        decisions,
        _uses_of(table) if task.detail else [],
    )


def rounds_of(table: Table) -> int:
    """Return the round a table is in; 0 for a game without rounds."""
    return max(0, int(table.round_number()))


def _uses_of(table: Table) -> list[dict[str, int]]:
    """Count the values in the events of each seat, by event, fact and value: {"bought good wine": 3}."""
    counts: list[dict[str, int]] = [{} for _ in range(int(table.game.seats))]
    for event in table.events:
        if event.seat < 0:
            continue
        facts = event.facts if event.secret is None else {**event.facts, **event.secret}
        for name, value in facts.items():
            values = value if isinstance(value, (list, tuple)) else [value]
            for named in values:
                if isinstance(named, str):
                    key = f"{event.kind} {name} {named}"
                    counts[event.seat][key] = counts[event.seat].get(key, 0) + 1
    return counts
