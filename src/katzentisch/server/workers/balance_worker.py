"""Subprocess that writes one balance report: bots play many games, the lab measures them.

Started by `balance.py` as `python -m katzentisch.server.workers.balance_worker`; `katzentisch balance` writes the same
report.
"""

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from katzentisch import lab
from katzentisch.core.words import LANGUAGES, load
from katzentisch.lab import balance, files, results
from katzentisch.lab.balance_report import report as balance_report
from katzentisch.lab.tasks import Rules, series
from katzentisch.server.wire.words import game_words
from katzentisch.server.workers.job import Progress
from katzentisch.server.workers.job_worker import JobProgram, run_task

_SEED = 1
_WORDS = Path(lab.__file__).parent / "words"


class BalanceTask(msgspec.Struct):
    """The rules, the bot that plays all seats, and the number of games."""

    game: str
    variant: str
    seats: int
    bot: str
    games: int


def _measure_balance(task: BalanceTask) -> Iterator[Progress]:
    """Play the games, one step each, and write the report in every language."""
    rules = Rules(task.game, task.variant, task.seats)
    played = []
    for game_task in series(rules, [task.bot] * task.seats, task.games, _SEED, detail=True):
        played.append(results.play(game_task))
        yield Progress(len(played), task.games)
    measured = balance.measure(played)
    result: dict[str, Any] = {
        language: _in_language(measured, rules, task, language) for language in LANGUAGES
    }
    result["csv"] = files.to_csv(balance.rows_of(measured))
    yield Progress(task.games, task.games, result)


def _in_language(
    measured: balance.Balance, rules: Rules, task: BalanceTask, language: str
) -> dict[str, object]:
    words = game_words(task.game, language)
    facts: dict[str, object] = {
        "variant": words.name("variant", task.variant),
        "seats": task.seats,
        "games": task.games,
        "bot": words.name("bot", task.bot),
        "seed": _SEED,
    }
    return asdict(
        balance_report(measured, rules.open(), facts, load(language, _WORDS), words, only_known=True)
    )


def program() -> JobProgram:
    """Return what this subprocess does."""
    return JobProgram(BalanceTask, _measure_balance)


if __name__ == "__main__":
    run_task(program())
