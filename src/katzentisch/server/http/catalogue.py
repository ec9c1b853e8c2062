"""Endpoints of what can be played: games, what is printed in them, words, portraits, and the schema."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from katzentisch import __version__, bots, games
from katzentisch.core.box import Box
from katzentisch.core.options import BadOption
from katzentisch.core.words import LANGUAGES
from katzentisch.play import lessons, rounds
from katzentisch.server.http.requests import address_of, read_seats, registry_of
from katzentisch.server.http.responses import cached_response
from katzentisch.server.wire.bodies.catalogue import (
    GameInfo,
    LessonInfo,
    Lessons,
    LessonStep,
    PhaseInfo,
    RoundInfo,
    SettingInfo,
    Shelf,
    VariantInfo,
)
from katzentisch.server.wire.errors import ApiError
from katzentisch.server.wire.messages import SettingValue
from katzentisch.server.wire.rounds import drawn_round
from katzentisch.server.wire.schema import schema
from katzentisch.server.wire.words import game_words, lesson_words, server_words
from katzentisch.server.workers.rules_worker import PrintedGame, StrengthsIn


async def get_schema(request: Request) -> Response:
    """GET /api/schema: the wire as a JSON Schema."""
    return cached_response(request, schema())


async def get_games(request: Request) -> Response:
    """GET /api/games."""
    shelf = Shelf(
        __version__,
        [_game_info(games.box(name)) for name in games.names()],
        [level.id for level in bots.levels()],
        list(LANGUAGES),
        [level.id for level in bots.levels() if level.is_slow],
    )
    return cached_response(request, msgspec.json.encode(shelf))


def _game_info(box: Box) -> GameInfo:
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
    settings = _read_settings(box, path["variant"], dict(request.query_params))
    options = games.options(box.name, path["variant"] or None, read_seats(path["seats"]), settings)
    wanted = PrintedGame(options.game, options.variant, options.seats, options.settings)
    return cached_response(request, await registry_of(request).rules.printed(wanted, address_of(request)))


async def get_strengths(request: Request) -> Response:
    """GET /api/strengths/<game>/<variant>/<seats>."""
    path = request.path_params
    options = games.options(games.box(path["game"]).name, path["variant"] or None, read_seats(path["seats"]))
    longest = request.app.state.settings.bot_longest
    wanted = StrengthsIn(options.game, options.variant, options.seats, options.settings, longest)
    answer = await registry_of(request).rules.ask(wanted, address_of(request))
    return Response(answer, media_type="application/json")


def _read_settings(box: Box, variant: str, query: dict[str, str]) -> dict[str, SettingValue]:
    values = {setting.name: setting.values for setting in box.variant(variant).settings}
    settings: dict[str, SettingValue] = {}
    for name, text in query.items():
        if name not in values:
            there = ", ".join(values)
            raise BadOption(
                f"{box.name} ({variant}) has no setting {name!r}; it has {there or 'none'}",
                "no_setting" if values else "no_settings",
                {"game": box.name, "variant": variant, "setting": name, "right": there},
            )
        spelled = {str(value).lower(): value for value in values[name]}
        if text.lower() not in spelled:
            raise BadOption(
                f"{name} {text!r} is not one of {', '.join(spelled)}",
                "wrong_setting",
                {"setting": name, "value": text, "right": [*spelled]},
            )
        settings[name] = spelled[text.lower()]
    return settings


async def get_server_words(request: Request) -> Response:
    """GET /api/words/<language>."""
    words = server_words(request.path_params["language"])
    return cached_response(request, msgspec.json.encode("\n".join(words.sources)))


async def get_game_words(request: Request) -> Response:
    """GET /api/words/<game>/<language>."""
    words = game_words(request.path_params["game"], request.path_params["language"])
    return cached_response(request, msgspec.json.encode(words.sources[-1]))


async def get_lessons(request: Request) -> Response:
    """GET /api/lessons/<game>/<language>."""
    game = games.box(request.path_params["game"]).name
    words = lesson_words(game, request.path_params["language"])
    answer = Lessons(
        [_lesson_info(lesson) for lesson in lessons.lessons(game)],
        [_round_info(round_) for round_ in rounds.rounds(game)],
        "\n".join(words.sources),
    )
    return cached_response(request, msgspec.json.encode(answer))


def _round_info(round_: rounds.Round) -> RoundInfo:
    phases = [
        PhaseInfo(phase.id, phase.rule, dict(phase.question), dict(phase.choice), list(phase.light))
        for phase in round_.phases
    ]
    return RoundInfo(round_.variant, phases)


async def get_round(request: Request) -> Response:
    """GET /api/rounds/<game>/<variant>."""
    game = games.box(request.path_params["game"]).name
    played = await asyncio.to_thread(rounds.played, game, request.path_params["variant"])
    if played is None:
        known = ", ".join(known.variant for known in rounds.rounds(game))
        wanted = request.path_params["variant"]
        facts: dict[str, object] = {"game": game, "variant": wanted, "right": known}
        raise BadOption(f"{game} has no round {wanted!r}; it has {known}", "no_variant", facts)
    return cached_response(request, msgspec.json.encode(drawn_round(played)))


def _lesson_info(lesson: lessons.Lesson) -> LessonInfo:
    return LessonInfo(
        lesson.name,
        lesson.variant,
        lesson.settings,
        str(lesson.seed),
        [level or "" for level in lesson.levels()],
        [_lesson_step(step) for step in lesson.steps],
        [_lesson_step(step) for step in lesson.occasions],
    )


def _lesson_step(step: lessons.Step) -> LessonStep:
    return LessonStep(
        step.id,
        dict(step.question),
        [dict(choice) for choice in step.choices],
        list(step.light),
        [dict(choice) for choice in step.also],
        step.picture,
    )


async def get_portrait(request: Request) -> Response:
    """GET /api/portraits/<level>: the picture of a bot."""
    for level in bots.levels():
        if level.id == request.path_params["level"] and level.portrait.is_file():
            return FileResponse(level.portrait, headers={"Cache-Control": "no-cache"})
    raise ApiError("no_such_path")
