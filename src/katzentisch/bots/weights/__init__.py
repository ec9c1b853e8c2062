"""Model weights, one readable file per game: `<game>.toml`, written by `katzentisch train`.

    [search]                         knobs of the search for this game
    [far]                            those that differ for a bot with time to look farther
    [variant.<name>.<seats>.record]  how the weights were made: command, rules, material, positions, measured loss,
                                     and `rate`, iterations of the search per second on one core (`far_rate`: looking farther)
    [variant.<name>.<seats>.early]   weight of each feature at the beginning of the game
    [variant.<name>.<seats>.late]    and at its end

A variant or number of seats without weights of its own borrows those of another that has the same features; a game alone
does not, since its result is not a lead over others.
"""

import tomllib
from pathlib import Path
from typing import Any

from librt.vecs import vec

from katzentisch.bots.evaluation import Evaluation
from katzentisch.bots.model import UNTRAINED_RATE, Model
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.core.game import Game

FOLDER = Path(__file__).parent

_loaded: dict[tuple[str, str, int, tuple[str, ...]], Model | None] = {}


class WeightsError(ValueError):
    """A weights file that does not fit the game's features; the message says what to do."""


def load(game: Game) -> Model | None:
    """Return what was learned about a game, None if nothing was; each file is read once."""
    key = (game.name, game.options.variant, int(game.options.seats), tuple(game.feature_names))
    if key not in _loaded:
        path = FOLDER / f"{game.name}.toml"
        _loaded[key] = read(path, game) if path.exists() else None
    return _loaded[key]


def forget() -> None:
    """Read files anew when next asked, as after training."""
    _loaded.clear()


def read(path: Path, game: Game) -> Model:
    """Read a weights file for the variant and seats of a game."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    part = _part(path, game, data.get("variant", {}))
    judge = None
    rate = far_rate = UNTRAINED_RATE
    if part is not None:
        judge = evaluation(game, _weights(game, part["early"]), _weights(game, part["late"]))
        rate = float(part["record"]["rate"])
        far_rate = float(part["record"]["far_rate"])
    far = settings_from(knobs(path, True))
    return Model(judge, settings_from(knobs(path)), rate, list(game.feature_names), far, far_rate)


def _part(path: Path, game: Game, variants: dict[str, Any]) -> dict[str, Any] | None:
    """Return the weights of this variant and number of seats, or others that fit."""
    own = variants.get(game.options.variant, {}).get(str(game.options.seats))
    if own is not None:
        _check(path, game, own["early"])
        return dict(own)
    if game.options.seats == 1:
        return None
    for variant in [variants.get(game.options.variant, {}), *variants.values()]:
        for part in variant.values():
            if set(part["early"]) == set(game.feature_names):
                return dict(part)
    return None


def knobs(path: Path, far: bool = False) -> dict[str, float | int]:
    """Return the knobs a file sets for the search, or for one that looks farther; none if there is no file."""
    if not path.exists():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    usual = dict(data.get("search", {}))
    return {**usual, **data.get("far", {})} if far else usual


def settings_from(knobs: dict[str, float | int]) -> SearchSettings:
    """Return the knobs of a search, those not set as they are without learning."""
    settings = SearchSettings()
    for name, value in knobs.items():
        if not hasattr(settings, name):
            raise WeightsError(f"{name} is not a knob of [search] or [far]; see bots/search_settings.py")
        setattr(settings, name, value)
    return settings


def evaluation(game: Game, early: list[float], late: list[float]) -> Evaluation:
    """Return an evaluation with these weights, in the order of the game's features."""
    return Evaluation(vec[float](early), vec[float](late), game.progress_feature)


def _check(path: Path, game: Game, weights: dict[str, Any]) -> None:
    missing = [name for name in game.feature_names if name not in weights]
    unknown = [name for name in weights if name not in game.feature_names]
    if missing or unknown:
        wrong = f"feature {missing[0]!r} has no weight" if missing else f"there is no feature {unknown[0]!r}"
        raise WeightsError(f"{path.name}: {wrong}; train anew: katzentisch train {game.name}")


def _weights(game: Game, weights: dict[str, Any]) -> list[float]:
    return [float(weights[name]) for name in game.feature_names]
