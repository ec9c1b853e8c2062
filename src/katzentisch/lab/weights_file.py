"""Writes trained weights as TOML: see `bots/weights/`."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from katzentisch.core.game import Game

HEAD = """\
# How tables of {game} are judged, learned by self-play. Written by `katzentisch train`; the knobs of [search], and of
# [far] for bots with time to look farther, were chosen by tournament (docs/bots.md). A weight is what one unit of a
# feature adds to a seat's worth; the chances of the seats are e**worth, scaled to sum to 1. Weights slide from `early` to
# `late` with the game's progress.
"""


def begin(path: Path, installed: Path) -> None:
    """Begin a new file with the knobs of the installed one: they were chosen by tournament, not learned."""
    if path.exists() or not installed.exists():
        return
    data = tomllib.loads(installed.read_text(encoding="utf-8"))
    knobs, far = data.get("search", {}), data.get("far", {})
    path.write_text(
        "\n".join(["[search]", *_lines(knobs), "", "[far]", *_lines(far)]) + "\n", encoding="utf-8"
    )


def write(
    path: Path,
    game: Game,
    record: Mapping[str, str | int | float],
    early: Mapping[str, float],
    late: Mapping[str, float],
) -> None:
    """Write the weights of one variant and number of seats; the rest of the file, knobs included, is kept."""
    data: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    knobs, far = data.get("search", {}), data.get("far", {})
    variants: dict[str, Any] = data.get("variant", {})
    own = variants.setdefault(game.options.variant, {})
    own[str(game.options.seats)] = {"record": record, "early": early, "late": late}
    lines = [HEAD.format(game=game.name), "[search]", *_lines(knobs), "", "[far]", *_lines(far)]
    for name, counts in variants.items():
        for seats in sorted(counts):
            for part in ("record", "early", "late"):
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
