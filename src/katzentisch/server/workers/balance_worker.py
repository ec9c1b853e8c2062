"""How fair a game is, in a process of its own: bots play it many times, and a report in every language tells what came of it.

Run by `balance.py` as `python -m katzentisch.server.workers.balance_worker`; `katzentisch balance` writes the same report.
"""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from katzentisch import lab
from katzentisch.core.words import LANGUAGES, load
from katzentisch.lab import balance, files, results
from katzentisch.lab.balance_report import report
from katzentisch.lab.tasks import Rules, series
from katzentisch.server.wire.words import game_words
from katzentisch.server.workers import job_worker
from katzentisch.server.workers.job import Progress

SEED = 1
WORDS = Path(lab.__file__).parent / "words"


class Task(msgspec.Struct):
    """What is played, by whom, how often."""

    game: str
    variant: str
    seats: int
    bot: str
    games: int


def weigh(task: Task, tell: job_worker.Tell) -> None:
    """Play the games, telling how many are over, and write the report."""
    rules = Rules(task.game, task.variant, task.seats)
    played = []
    for one in series(rules, [task.bot] * task.seats, task.games, SEED, detail=True):
        played.append(results.play(one))
        tell(Progress(len(played), task.games))
    measured = balance.measure(played)
    found: dict[str, Any] = {language: _told(measured, rules, task, language) for language in LANGUAGES}
    found["csv"] = files.to_csv(balance.rows_of(measured))
    tell(Progress(task.games, task.games, found))


def _told(measured: balance.Balance, rules: Rules, task: Task, language: str) -> dict[str, object]:
    words = game_words(task.game, language)
    facts: dict[str, object] = {
        "variant": words.name("variant", task.variant),
        "seats": task.seats,
        "games": task.games,
        "bot": words.name("bot", task.bot),
        "seed": SEED,
    }
    return asdict(report(measured, rules.open(), facts, load(language, WORDS), words, only_known=True))


def main() -> None:
    """Serve the process that started this one, and end with it."""
    job_worker.serve(weigh, Task)


if __name__ == "__main__":
    main()
