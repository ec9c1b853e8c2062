"""Export of decisions for learning: observation, legal actions, action, and the result of the game.

One row per decision, in the order they were made:

| column        | type           | what it is                                                            |
|---------------|----------------|-----------------------------------------------------------------------|
| `game`        | int64          | number of the game within the export, from 0                          |
| `seed`        | int64          | seed of the deal: with the choices it gives the game again            |
| `decision`    | int32          | number of the decision within the game, from 0                        |
| `seat`        | int8           | who decided                                                           |
| `bot`         | string         | which bot that was                                                    |
| `observation` | float32[n]     | `table.observe(seat)`, named by the file's metadata; a fixed-size list |
| `legal`       | list<int32>    | the legal action numbers: the indices of the mask that are 1          |
| `visits`      | list<int32>    | how often a search visited each legal action; empty if none searched  |
| `values`      | list<float32>  | its share of the win by that search, 0 where it did not look          |
| `action`      | int32          | the action taken                                                      |
| `choice`      | string         | the same by name, as JSON                                             |
| `return`      | float32        | `table.returns()` of the finished game for this seat: 1 wins alone    |
| `win_share`   | float32        | the seat's share of the win                                           |
| `points`      | float32        | the seat's points in the end                                          |
| `rounds`      | int16          | length of the game                                                    |

A Parquet file has row groups of about 65,536 decisions, and its metadata holds `katzentisch`: versions of program, observations and
benchmark, the split its deals are of, game, variant, seats, settings, rules, material, number of actions and the names of the
observation's numbers. In a CSV file lists are numbers separated by spaces.
"""

import csv
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from katzentisch import __version__, bots
from katzentisch.bots.bot import Bot
from katzentisch.bots.decision import Decision
from katzentisch.bots.search_bot import SearchBot
from katzentisch.core.chance import Chance
from katzentisch.core.game import Game
from katzentisch.core.sight import Sight
from katzentisch.lab import benchmark
from katzentisch.lab.files import by_name, cell, pyarrow
from katzentisch.lab.play_out import play_out
from katzentisch.lab.results import rounds_of
from katzentisch.lab.tasks import Task

OBSERVATIONS = 1  # the version of observations (docs/research), which is that of the environments
COLUMNS = (
    "game",
    "seed",
    "decision",
    "seat",
    "bot",
    "observation",
    "legal",
    "visits",
    "values",
    "action",
    "choice",
    "return",
    "win_share",
    "points",
    "rounds",
)
_GROUP = 65_536  # decisions of a row group: few reads, and a file that can be shuffled group by group
Row = dict[str, Any]


class _Noting(Bot):
    """A bot whose last search can be looked at."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.last: Decision | None = None

    def choose(self, sight: Sight, chance: Chance) -> int:
        """Return the bot's choice."""
        if not isinstance(self._bot, SearchBot):
            return self._bot.choose(sight, chance)
        self.last = self._bot.decide(sight, chance)
        return self.last.action

    def searched(self, legal: list[int]) -> tuple[list[int], list[float]]:
        """Return visits and value of each legal action, nothing if the bot has not searched."""
        looked = (
            {other.action: other for other in self.last.alternatives if other.visits} if self.last else {}
        )
        if not looked:
            return [], []
        visits = [looked[action].visits if action in looked else 0 for action in legal]
        return visits, [looked[action].value if action in looked else 0.0 for action in legal]


@dataclass
class Decisions:
    """All decisions of one game."""

    number: int
    rows: list[Row]


def decisions_of(task: Task) -> Decisions:
    """Play one game and return every decision that was not forced."""
    game = task.rules.open()
    table = game.deal(task.seed)
    rows: list[Row] = []
    players = [_Noting(bots.make(name)) for name in task.bots]
    for number, (seat, action) in enumerate(play_out(table, players, task.seed)):
        legal = table.legal(seat)
        if len(legal) > 1:
            visits, values = players[seat].searched(legal)
            known = {"observation": table.observe(seat), "legal": legal, "action": action}
            known |= {"visits": visits, "values": values}
            rows.append({"decision": number, "seat": seat, **known, "choice": by_name(game.choice(action))})
    winners, returns, scores = table.winners(), table.returns(), table.scores()
    for row in rows:
        seat = row["seat"]
        share = 1 / len(winners) if seat in winners else 0.0
        row.update({"game": task.number, "seed": task.seed, "bot": task.bots[seat], "return": returns[seat]})
        row.update({"win_share": share, "points": scores[seat].total, "rounds": rounds_of(table)})
    return Decisions(task.number, rows)


def _metadata_json(game: Game, split: str) -> str:
    """Return the metadata of an exported file, as JSON."""
    data = {
        "version": __version__,
        "observations": OBSERVATIONS,
        "benchmark": benchmark.VERSION,
        "split": split,
        **game.options.as_data(),
        "rules": game.rules_version,
        "material": game.material_hash,
        "actions": game.number_of_actions,
        "observation": list(game.observation_names),
    }
    return json.dumps(data, ensure_ascii=False)


def write_csv(path: Path, games: Iterable[Decisions]) -> int:
    """Write the decisions as CSV; return how many there are."""
    number = 0
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        for game in games:
            for row in game.rows:
                writer.writerow([cell(row[name]) for name in COLUMNS])
                number += 1
    return number


def write_parquet(path: Path, games: Iterable[Decisions], game: Game, split: str = "") -> int:
    """Write the decisions as Parquet, in large row groups; return how many there are."""
    arrow, parquet = pyarrow()
    names = len(game.observation_names)
    schema = _schema(arrow, names).with_metadata({"katzentisch": _metadata_json(game, split)})
    number = 0
    waiting: list[Row] = []
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:

        def write_group() -> None:
            columns = {name: [row[name] for row in waiting] for name in COLUMNS}
            writer.write_table(arrow.table(columns, schema=schema), row_group_size=len(waiting))
            waiting.clear()

        for played_game in games:
            waiting += played_game.rows
            number += len(played_game.rows)
            if len(waiting) >= _GROUP:
                write_group()
        if waiting:
            write_group()
    return number


def _schema(arrow: Any, names: int) -> Any:
    floats, numbers = arrow.list_(arrow.float32(), names), arrow.list_(arrow.int32())
    types = (
        arrow.int64(),
        arrow.int64(),
        arrow.int32(),
        arrow.int8(),
        arrow.string(),
        floats,
        numbers,
        numbers,
        arrow.list_(arrow.float32()),
        arrow.int32(),
        arrow.string(),
        arrow.float32(),
        arrow.float32(),
        arrow.float32(),
        arrow.int16(),
    )
    return arrow.schema(list(zip(COLUMNS, types, strict=True)))
