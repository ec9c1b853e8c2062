"""The levels people play against, read from `levels.toml`: cats with a name, a portrait and a strength."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from katzentisch.core.game import Game

FOLDER = Path(__file__).parent
_PLAYS = ("casual", "greedy", "search")
_OTHERWISE = "otherwise"
_QUICK = 50  # iterations that take a few hundredths of a second at most, in every game


class ByVariant:
    """A number that was tuned for each game and variant, with one for all others."""

    def __init__(self, data: Any) -> None:
        self._otherwise = float(data[_OTHERWISE] if isinstance(data, dict) else data)
        self._tuned: dict[tuple[str, str], float] = {}
        if isinstance(data, dict):
            for game, variants in data.items():
                if game != _OTHERWISE:
                    for variant, number in variants.items():
                        self._tuned[game, variant] = float(number)

    def of(self, game: Game) -> float:
        """Return the number for the variant of a game."""
        return self._tuned.get((game.name, game.options.variant), self._otherwise)

    def most(self) -> float:
        """Return the highest of all."""
        return max([self._otherwise, *self._tuned.values()])


class Level:
    """One level: how it plays and how strongly.

    A casual level has its mistakes (`casual.py`). One that searches has its budget per decision, iterations or nominal
    seconds, and decides a part of its questions by the prior alone.
    """

    def __init__(self, rank: int, data: dict[str, Any]) -> None:
        self.rank = rank  # 1 is the weakest
        self.id = str(data["id"])
        self.name = str(data["name"])
        self.plays = str(data["plays"])
        self.face = str(data["face"])  # a portrait for the terminal
        self.overlooks = ByVariant(data.get("overlooks", 0.0))  # chance that an option is not noticed
        self.misjudges = ByVariant(data.get("misjudges", 0.0))  # spread of its errors, in units of the prior
        self.likes = float(data.get("likes", 0.0))  # bonus of a favourite, in those errors
        self.seconds = float(data.get("seconds", 0.0))
        self.iterations = ByVariant(data.get("iterations", 0))
        self.unsearched = ByVariant(data.get("unsearched", 0.0))  # part of the decisions left to the prior
        self.far = bool(data.get("far", False))  # uses the [far] settings of weights/
        if self.plays not in _PLAYS:
            raise ValueError(
                f"levels.toml: {self.id}: plays {self.plays!r} is not one of {', '.join(_PLAYS)}"
            )

    @property
    def is_slow(self) -> bool:
        """Whether people notice that it thinks."""
        return self.seconds > 0.0 or self.iterations.most() > _QUICK

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
