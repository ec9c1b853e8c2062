"""The levels people play against, read from `levels.toml`: cats with a name, a portrait and a strength."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
_PLAYS = ("kitten", "greedy", "search")


class Level:
    """One level: how it plays and, if it searches, its budget per decision in iterations or nominal seconds."""

    def __init__(self, rank: int, data: dict[str, Any]) -> None:
        self.rank = rank  # 1 is the weakest
        self.id = str(data["id"])
        self.name = str(data["name"])
        self.plays = str(data["plays"])
        self.seconds = float(data.get("seconds", 0.0))
        self.iterations = int(data.get("iterations", 0))
        self.far = bool(data.get("far", False))  # uses the [far] settings of weights/
        self.face = str(data["face"])  # a portrait for the terminal
        if self.plays not in _PLAYS:
            raise ValueError(
                f"levels.toml: {self.id}: plays {self.plays!r} is not one of {', '.join(_PLAYS)}"
            )

    @property
    def portrait(self) -> Path:
        """The picture: a small SVG."""
        return FOLDER / "portraits" / f"{self.id}.svg"


@cache
def levels() -> list[Level]:
    """Return all levels, weakest first."""
    data = tomllib.loads((FOLDER / "levels.toml").read_text(encoding="utf-8"))
    return [Level(rank, entry) for rank, entry in enumerate(data["level"], start=1)]


def level(name: str) -> Level | None:
    """Return a level by its id, None if there is none."""
    for candidate in levels():
        if candidate.id == name:
            return candidate
    return None
