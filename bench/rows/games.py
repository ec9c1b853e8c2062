"""Our games: uniformly random play through the verbs, inside the core and uncompiled; copies, bytes, import, build."""

import json
import random
from typing import NamedTuple

from bench.measure import (
    ROOT,
    Case,
    Target,
    bytes_each,
    import_milliseconds,
    in_a_process,
    microseconds,
    per_second,
)
from bench.rows import catanatron, pyminion
from katzentisch import games
from katzentisch.core.game import Game, Table, playout


class Row(NamedTuple):
    """What is measured of a game, and what it must reach against Catanatron: issues 2, 3, 4 and 23."""

    game: str
    variant: str
    seats: int
    stepwise: float
    inside: float
    copy: float
    dominion: float | None = None


ROWS = [
    Row("felinia", "basic", 4, stepwise=10, inside=150, copy=100),
    Row("felinia", "advanced", 4, stepwise=10, inside=150, copy=100),
    Row("isle_of_cats", "full", 4, stepwise=8, inside=110, copy=100),
    Row("feudalia", "scenario_2", 4, stepwise=35, inside=65, copy=100, dominion=3),
]


def rows() -> list[Row]:
    """Return the rows of the games that are installed."""
    return [row for row in ROWS if row.game in games.names()]


def stepwise(game: Game) -> int:
    """Play one game through the public verbs, one decision at a time, as Catanatron's loop does."""
    table = game.deal(random.randrange(2**31))
    decisions = 0
    while (seat := table.next_seat()) >= 0:
        actions = table.legal(seat)
        table.carry_out(seat, actions[random.randrange(len(actions))])
        decisions += 1
    return decisions


def inside(game: Game) -> int:
    """Play one game with the whole loop compiled."""
    return playout(game.deal(random.randrange(2**31)), random.randrange(2**31))


def middle(game: Game) -> Table:
    """A table about a third of the way through its game."""
    length = playout(game.deal(7), 7)
    table = game.deal(7)
    chance = random.Random(7)
    for _ in range(length // 3):
        if table.is_over:
            break
        seat = table.next_seat()
        table.carry_out(seat, chance.choice(table.legal(seat)))
    return table


def uncompiled(row: Row, seconds: float) -> float:
    """Measure random play through the verbs in a process that runs the source files."""
    program = (
        "from bench.measure import per_second; from bench.rows.games import stepwise; "
        "from katzentisch import games; "
        f"game = games.box({row.game!r}).open({row.variant!r}, {row.seats}); "
        f"print(per_second(lambda: stepwise(game), {seconds}))"
    )
    return in_a_process(program, KATZENTISCH_PURE="1")


def cases_of(row: Row) -> list[Case]:
    game = games.box(row.game).open(row.variant, row.seats)
    table = middle(game)
    name = f"{row.game} {row.variant}, {row.seats} seats"
    return [
        Case(
            f"{name}: verbs",
            "decisions/s",
            lambda seconds: per_second(lambda: stepwise(game), seconds),
            row.game,
        ),
        Case(
            f"{name}: playout",
            "decisions/s",
            lambda seconds: per_second(lambda: inside(game), seconds),
            row.game,
        ),
        Case(f"{name}: uncompiled", "decisions/s", lambda seconds: uncompiled(row, seconds), row.game),
        Case(f"{name}: copy", "µs", lambda seconds: microseconds(table.copy, seconds / 2), row.game),
        Case(f"{name}: bytes per table", "bytes", lambda _: bytes_each(table.copy), row.game, once=True),
    ]


def _build_seconds(_: float) -> float:
    """Return what the last `make fast` cost."""
    path = ROOT / "build" / "times.json"
    return float(json.loads(path.read_text())["cpu"]) if path.exists() else float("nan")


def cases() -> list[Case]:
    measured = [case for row in rows() for case in cases_of(row)]
    for game in dict.fromkeys(row.game for row in rows()):
        module = f"katzentisch.games.{game}"
        measured.append(
            Case(f"{game}: import", "ms", lambda _, module=module: import_milliseconds(module), game)
        )
    return [
        *measured,
        Case("build of the compiled core (CPU)", "s", _build_seconds, "katzentisch", once=True),
    ]


def targets() -> list[Target]:
    return [target for row in rows() for target in _targets_of(row)]


def _targets_of(row: Row) -> list[Target]:
    name = f"{row.game} {row.variant}, {row.seats} seats"
    peer = catanatron.DECISIONS
    wanted = [
        Target(f"{name}: verbs / Catanatron", f"{name}: verbs", peer, at_least=row.stepwise),
        Target(f"{name}: playout / Catanatron", f"{name}: playout", peer, at_least=row.inside),
        Target(f"{name}: copy / Catanatron", f"{name}: copy", catanatron.COPY, at_most=1 / row.copy),
    ]
    if row.game == "felinia":
        wanted.append(Target(f"{name}: uncompiled / Catanatron", f"{name}: uncompiled", peer, at_least=1))
    if row.dominion is not None:
        wanted.append(
            Target(f"{name}: verbs / pyminion", f"{name}: verbs", pyminion.DECISIONS, at_least=row.dominion)
        )
    return wanted
