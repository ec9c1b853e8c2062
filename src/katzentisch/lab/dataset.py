"""Export of decisions for learning: observation, legal actions, action, and the result of the game.

One row per decision, in the order they were made:

| column        | type           | what it is                                                            |
|---------------|----------------|-----------------------------------------------------------------------|
| `game`        | int64          | number of the game within the export, from 0                          |
| `seed`        | int64          | seed of the deal: with the choices it gives the game again            |
| `decision`    | int32          | number of the decision within the game, from 0                        |
| `seat`        | int8           | who decided                                                           |
| `bot`         | string         | which bot that was                                                    |
| `observation` | list<float32>  | `table.observe(seat)`, named by the file's metadata                   |
| `legal`       | list<int32>    | the legal action numbers: the indices of the mask that are 1          |
| `action`      | int32          | the action taken                                                      |
| `choice`      | string         | the same by name, as JSON                                             |
| `return`      | float32        | `table.returns()` of the finished game for this seat: 1 wins alone    |
| `win_share`   | float32        | the seat's share of the win                                           |
| `points`      | float32        | the seat's points in the end                                          |
| `rounds`      | int16          | length of the game                                                    |

A Parquet file's metadata holds `katzentisch`: game, variant, seats, settings, rules, material, number of actions
and the names of the observation's numbers. In a CSV file lists are numbers separated by spaces.
"""

import csv
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from katzentisch import bots
from katzentisch.core.game import Game
from katzentisch.lab.files import by_name, cell, pyarrow
from katzentisch.lab.play_out import play_out
from katzentisch.lab.results import rounds_of
from katzentisch.lab.tasks import Task

COLUMNS = (
    "game",
    "seed",
    "decision",
    "seat",
    "bot",
    "observation",
    "legal",
    "action",
    "choice",
    "return",
    "win_share",
    "points",
    "rounds",
)
Row = dict[str, Any]


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
    for number, (seat, action) in enumerate(
        play_out(table, [bots.make(name) for name in task.bots], task.seed)
    ):
        legal = table.legal(seat)
        if len(legal) > 1:
            known = {"observation": table.observe(seat), "legal": legal, "action": action}
            rows.append({"decision": number, "seat": seat, **known, "choice": by_name(game.choice(action))})
    winners, returns, scores = table.winners(), table.returns(), table.scores()
    for row in rows:
        seat = row["seat"]
        share = 1 / len(winners) if seat in winners else 0.0
        row.update({"game": task.number, "seed": task.seed, "bot": task.bots[seat], "return": returns[seat]})
        row.update({"win_share": share, "points": scores[seat].total, "rounds": rounds_of(table)})
    return Decisions(task.number, rows)


def _metadata_json(game: Game) -> str:
    """Return the metadata of an exported file, as JSON."""
    data = {
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


def write_parquet(path: Path, games: Iterable[Decisions], game: Game) -> int:
    """Write the decisions as Parquet, a row group per game or so; return how many there are."""
    arrow, parquet = pyarrow()
    schema = _schema(arrow).with_metadata({"katzentisch": _metadata_json(game)})
    number = 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for played_game in games:
            if played_game.rows:
                columns = {name: [row[name] for row in played_game.rows] for name in COLUMNS}
                writer.write_table(arrow.table(columns, schema=schema))
                number += len(played_game.rows)
    return number


def _schema(arrow: Any) -> Any:
    floats, numbers = arrow.list_(arrow.float32()), arrow.list_(arrow.int32())
    types = (
        arrow.int64(),
        arrow.int64(),
        arrow.int32(),
        arrow.int8(),
        arrow.string(),
        floats,
        numbers,
        arrow.int32(),
        arrow.string(),
        arrow.float32(),
        arrow.float32(),
        arrow.float32(),
        arrow.int16(),
    )
    return arrow.schema(list(zip(COLUMNS, types, strict=True)))
