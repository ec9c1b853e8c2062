"""What can be played: games, what is printed in them, and their words."""

from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from katzentisch import __version__, bots, games
from katzentisch.core.box import Box
from katzentisch.core.game import Game
from katzentisch.core.options import BadOption
from katzentisch.core.words import LANGUAGES
from katzentisch.server.tables.tokens import token_hash
from katzentisch.server.wire.bodies import (
    BlockInfo,
    FieldInfo,
    GameInfo,
    Printed,
    SettingInfo,
    Shelf,
    VariantInfo,
)
from katzentisch.server.wire.messages import SettingValue
from katzentisch.server.wire.words import game_words, server_words


@lru_cache(maxsize=256)
def opened(game: str, variant: str, seats: int, settings: tuple[tuple[str, SettingValue], ...]) -> Game:
    """Return the rules for these options; the same object for the same options."""
    return games.box(game).open(variant or None, seats, dict(settings))


def open_game(game: str, variant: str, seats: int, settings: dict[str, SettingValue]) -> Game:
    """Return the rules for these options; BadOption says what is wrong with them."""
    return opened(game, variant, seats, tuple(sorted(settings.items())))


async def get_games(request: Request) -> Response:
    """GET /api/games."""
    shelf = Shelf(
        __version__, [game_info(games.box(name)) for name in games.names()], levels(), list(LANGUAGES)
    )
    return cached(request, msgspec.json.encode(shelf))


def levels() -> list[str]:
    """Return the levels of the bots, weakest first."""
    return [level.id for level in bots.levels()]


def game_info(box: Box) -> GameInfo:
    """Return a game on the shelf as the page lists it."""
    variants = [
        VariantInfo(
            variant.name,
            variant.seats,
            [SettingInfo(setting.name, setting.default, setting.values) for setting in variant.settings],
        )
        for variant in box.variants
    ]
    return GameInfo(box.name, box.rules_version, variants, box.decisions)


async def get_printed(request: Request) -> Response:
    """GET /api/printed/<game>/<variant>/<seats>?<setting>=<value>."""
    path = request.path_params
    box = games.box(path["game"])
    settings = read_settings(box, path["variant"], dict(request.query_params))
    return cached(request, printed(open_game(box.name, path["variant"], read_seats(path["seats"]), settings)))


def read_seats(text: str) -> int:
    """Return a number of seats from a path."""
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise BadOption(f"seats {text[:20]!r} is not a small whole number")
    return int(text)


def read_settings(box: Box, variant: str, texts: dict[str, str]) -> dict[str, SettingValue]:
    """Return settings from the texts of a query."""
    known = {setting.name: setting.values for setting in box.variant(variant).settings}
    settings: dict[str, SettingValue] = {}
    for name, text in texts.items():
        if name not in known:
            raise BadOption(
                f"{box.name} ({variant}) has no setting {name!r}; it has {', '.join(known) or 'none'}"
            )
        spelled = {str(value).lower(): value for value in known[name]}
        if text.lower() not in spelled:
            raise BadOption(f"{name} {text!r} is not one of {', '.join(spelled)}")
        settings[name] = spelled[text.lower()]
    return settings


@lru_cache(maxsize=64)
def printed(game: Game) -> bytes:
    """Return what is printed and how choices are numbered, as JSON."""
    blocks = [
        BlockInfo(block.kind, block.first, [FieldInfo(name, values) for name, values in block.fields])  # type: ignore[arg-type]
        for block in game.actions.blocks
    ]
    options = game.options
    return msgspec.json.encode(
        Printed(
            options.game,
            options.variant,
            options.seats,
            options.settings,
            game.rules_version,
            game.material_hash,
            dict(game.printed()),
            blocks,
        )
    )


async def get_server_words(request: Request) -> Response:
    """GET /api/words/<language>."""
    return cached(request, msgspec.json.encode(server_words(request.path_params["language"]).sentences))


async def get_game_words(request: Request) -> Response:
    """GET /api/words/<game>/<language>."""
    words = game_words(request.path_params["game"], request.path_params["language"])
    return cached(request, msgspec.json.encode(words.sentences))


async def get_portrait(request: Request) -> Response:
    """GET /api/portraits/<level>: the picture of a bot."""
    for level in bots.levels():
        if level.id == request.path_params["level"] and level.portrait.is_file():
            return FileResponse(level.portrait, headers={"Cache-Control": "no-cache"})
    raise BadOption(f"there is no level {request.path_params['level']!r}; there are {', '.join(levels())}")


def cached(request: Request, body: bytes) -> Response:
    """Return JSON that browsers keep and ask about again."""
    tag = f'"{token_hash(body.decode())[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")
