"""Writes trained weights as TOML: see `bots/weights/`."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from katzentisch.core.game import Game

_HEAD = """\
# How tables of {game} are judged, learned by self-play. Written by `katzentisch train`; the knobs of [search], and of
# [far] for bots with time to look farther, were chosen by tournament (docs/bots.md). A weight is what one unit of a
# feature adds to a seat's worth; the chances of the seats are e**worth, scaled to sum to 1. Weights slide from `early` to
# `late` with the game's progress.
"""


_PARTS = (
    "record",
    "early",
    "late",
    "prior_record",
    "prior",
)  # of a variant and number of seats, in this order


def begin(path: Path, installed: Path) -> None:
    """Begin a new file with the knobs of the installed one: they were chosen by tournament, not learned."""
    if path.exists() or not installed.exists():
        return
    data = tomllib.loads(installed.read_text(encoding="utf-8"))
    knobs, far = data.get("search", {}), data.get("far", {})
    path.write_text(
        "\n".join(["[search]", *_lines(knobs), "", "[far]", *_lines(far)]) + "\n", encoding="utf-8"
    )


def begin_whole(path: Path, installed: Path) -> None:
    """Begin a new file as the installed one stands: its other parts go on to count."""
    if not path.exists():
        path.write_text(installed.read_text(encoding="utf-8"), encoding="utf-8")


def write(
    path: Path,
    game: Game,
    record: Mapping[str, str | int | float],
    early: Mapping[str, float],
    late: Mapping[str, float],
) -> None:
    """Write the weights of one variant and number of seats; the rest of the file, knobs included, is kept."""
    _replace(path, game, {"record": record, "early": early, "late": late})


def write_prior(
    path: Path, game: Game, record: Mapping[str, str | int | float], numbers: Mapping[str, float]
) -> None:
    """Write the learned prior of one variant and number of seats, and let bots with time use it."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    _replace(path, game, {"prior_record": record, "prior": numbers}, {**data.get("far", {}), "learned": 1})


def _replace(
    path: Path,
    game: Game,
    parts: Mapping[str, Mapping[str, str | int | float]],
    new_far: Mapping[str, str | int | float] | None = None,
) -> None:
    """Replace parts of one variant and number of seats, and keep the rest of the file."""
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    knobs, far = data.get("search", {}), data.get("far", {}) if new_far is None else new_far
    variants: dict[str, Any] = data.get("variant", {})
    own = variants.setdefault(game.options.variant, {}).setdefault(str(game.options.seats), {})
    own.update(parts)
    lines = [_HEAD.format(game=game.name), "[search]", *_lines(knobs), "", "[far]", *_lines(far)]
    for name, counts in variants.items():
        for seats in sorted(counts):
            for part in (part for part in _PARTS if part in counts[seats]):
                lines += ["", f"[variant.{name}.{seats}.{part}]", *_lines(counts[seats][part])]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _lines(values: Mapping[str, str | int | float]) -> list[str]:
    return [f"{_key(name)} = {_value(value)}" for name, value in values.items()]


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else f'"{name}"'


def _value(value: str | int | float) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
