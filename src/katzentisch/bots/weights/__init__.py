"""Fitted weights, one readable file per game: `<game>.toml`, written by `katzentisch train`.

    [search]                         search settings of this game
    [far]                            those that differ for bots with more time
    [variant.<name>.<seats>.record]  how the weights were made: command, rules, material, positions, held-out loss,
                                     `rate`, iterations of the search per second on one core, and `far_rate`, with [far]
    [variant.<name>.<seats>.early]   weight of each feature at progress 0
    [variant.<name>.<seats>.late]    and at progress 1
    [variant.<name>.<seats>.prior]   learned numbers of the prior (`Game.judgement_names`), used with `learned = 1`

`0.1/` and the like hold the files of past versions, frozen: `bastet@0.1` plays with them. `search:200@my.toml` uses a file of one's own.

A variant or number of seats without weights of its own uses those of another with the same features; a solo game does
not, since its result is not a lead over others.
"""

import tomllib
from pathlib import Path
from typing import Any

from librt.vecs import vec

from katzentisch.bots.evaluation import Evaluation
from katzentisch.bots.model import UNTRAINED_RATE, Model
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.core.game import Game, Judgement

FOLDER = Path(__file__).parent

_loaded: dict[tuple[str, str, str, int, tuple[str, ...]], Model | None] = {}


class WeightsError(ValueError):
    """A weights file that does not fit the game's features; the message says what to do."""


def load(game: Game, source: str = "") -> Model | None:
    """Return the model of a game from a source (`path_of`), None if there is no weights file; each file is read once."""
    key = (source, game.name, game.options.variant, int(game.options.seats), tuple(game.feature_names))
    if key not in _loaded:
        path = path_of(game.name, source)
        _loaded[key] = read(path, game) if path.exists() else None
    return _loaded[key]


def path_of(game: str, source: str = "") -> Path:
    """Return the weights file of a game: the installed one, that of a past version ("0.1"), or a file or folder of one's own."""
    if not source or source in versions():
        return FOLDER / source / f"{game}.toml"
    path = Path(source)
    return path / f"{game}.toml" if path.is_dir() else path


def versions() -> list[str]:
    """Return the past versions whose weights are kept, so that anybody can play against them."""
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name[0].isdigit())


def forget() -> None:
    """Clear the cache, as after training."""
    _loaded.clear()


def read(path: Path, game: Game) -> Model:
    """Read a weights file for the variant and seats of a game."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    part = _part(path, game, data.get("variant", {}))
    fitted = None
    rate = far_rate = UNTRAINED_RATE
    if part is not None:
        fitted = evaluation(game, _weights(game, part["early"]), _weights(game, part["late"]))
        rate = float(part["record"]["rate"])
        far_rate = float(part["record"]["far_rate"])
    far = settings_from(knobs(path, True))
    return Model(
        fitted,
        settings_from(knobs(path)),
        rate,
        list(game.feature_names),
        far,
        far_rate,
        judgement(game, part["prior"]) if part is not None and "prior" in part else None,
    )


def _part(path: Path, game: Game, variants: dict[str, Any]) -> dict[str, Any] | None:
    """Return the weights of this variant and number of seats, or others with the same features."""
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
    """Return the settings in [search] of a file, with those in [far] on top if `far`; none if there is no file."""
    if not path.exists():
        return {}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    usual = dict(data.get("search", {}))
    return {**usual, **data.get("far", {})} if far else usual


def settings_from(knobs: dict[str, float | int]) -> SearchSettings:
    """Return search settings with these values, and defaults for the others."""
    settings = SearchSettings()
    for name, value in knobs.items():
        if not hasattr(settings, name):
            raise WeightsError(f"{name} is not a knob of [search] or [far]; see bots/search_settings.py")
        setattr(settings, name, value)
    return settings


def evaluation(game: Game, early: list[float], late: list[float]) -> Evaluation:
    """Return an evaluation with these weights, in the order of the game's features."""
    return Evaluation(vec[float](early), vec[float](late), game.progress_feature)


def judgement(game: Game, numbers: dict[str, Any]) -> Judgement:
    """Return the game's judgement with these numbers by name; the others are those it was made with."""
    unknown = [name for name in numbers if name not in game.judgement_names]
    if unknown:
        raise WeightsError(
            f"the prior of {game.name} has no number {unknown[0]!r}; train anew: katzentisch train {game.name}"
        )
    usual = dict(zip(game.judgement_names, game.judgements[0].numbers, strict=True))
    return game.judgement(vec[float]([float(number) for number in {**usual, **numbers}.values()]))


def _check(path: Path, game: Game, weights: dict[str, Any]) -> None:
    missing = [name for name in game.feature_names if name not in weights]
    unknown = [name for name in weights if name not in game.feature_names]
    if missing or unknown:
        wrong = f"feature {missing[0]!r} has no weight" if missing else f"there is no feature {unknown[0]!r}"
        raise WeightsError(f"{path.name}: {wrong}; train anew: katzentisch train {game.name}")


def _weights(game: Game, weights: dict[str, Any]) -> list[float]:
    return [float(weights[name]) for name in game.feature_names]
