"""Writes what was learned as a small file people can read: see `bots/weights/`."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

HEAD = """\
# How tables of {game} are judged, learned by self-play. Written by `katzentisch train`; the [search] knobs
# were chosen by tournament (docs/bots.md). A weight is what one unit of a feature adds to a seat's worth; the chances
# of the seats are e**worth, scaled to sum to 1. Weights slide from `early` to `late` with the game's progress.
"""


def write(
    path: Path,
    game: str,
    variant: str,
    record: Mapping[str, str | int | float],
    early: Mapping[str, float],
    late: Mapping[str, float],
    rate: float,
) -> None:
    """Write the weights of one variant; what the file says of other variants, and its knobs, are kept."""
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    knobs = {**data.get("search", {}), "rate": round(rate)}
    variants = {**data.get("variant", {}), variant: {"record": record, "early": early, "late": late}}
    lines = [HEAD.format(game=game), "[search]", *_lines(knobs)]
    for name, parts in variants.items():
        for part in ("record", "early", "late"):
            lines += ["", f"[variant.{name}.{part}]", *_lines(parts[part])]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _lines(values: Mapping[str, str | int | float]) -> list[str]:
    return [f"{_key(name)} = {_value(value)}" for name, value in values.items()]


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else f'"{name}"'


def _value(value: str | int | float) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
