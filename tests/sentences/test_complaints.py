"""Complaints about a game's material are said in every language, with the facts of the complaint."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.cli.terminal.language import shell_words
from katzentisch.cli.terminal.trouble import complaint
from katzentisch.core.box import Box
from katzentisch.core.material import MaterialError
from katzentisch.core.tests import wrong_material
from katzentisch.core.words import LANGUAGES, load


def refused(box: Box, folder: Path) -> MaterialError:
    """Return the complaint of the first variant that refuses this material."""
    for variant in box.variants:
        try:
            box.open(variant.name, max(variant.seats), material=folder)
        except MaterialError as error:
            return error
    raise AssertionError("no variant refuses this material")


def sources(game: str) -> Iterator[ast.Call]:
    """Yield every call in the files of a game, tests left out."""
    for path in games.box(game).folder.rglob("*.py"):
        if "tests" not in path.parts:
            yield from (
                node
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                if isinstance(node, ast.Call)
            )


def named(call: ast.Call) -> str:
    """Return the name of the method or class that is called."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


@pytest.mark.parametrize("game", games.names())
def test_what_is_wrong_with_material_is_said_in_both_languages(tmp_path, game):
    box = games.box(game)
    for number, wrong in enumerate(wrong_material.listed(box.folder / "tests")):
        error = refused(box, wrong_material.copied(box.folder / "material", tmp_path / str(number), wrong))
        said = {language: complaint(error, shell_words(language)) for language in LANGUAGES}
        assert said["en"].rstrip(".") == str(error).rstrip(".")
        assert said["de"] != said["en"], said
        assert "$" not in said["de"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_complaint_of_a_game_has_a_sentence_with_its_facts(game, language):
    words = load(language, games.box(game).folder / "words")
    calls = [call for call in sources(game) if named(call) == "refused"]
    for call in calls:
        code, complaint_text = call.args
        assert isinstance(code, ast.Constant) and isinstance(complaint_text, ast.Constant)
        given = {"where", *(fact.arg for fact in call.keywords)}
        assert set(words.blanks(f"complaint.{code.value}")) == given, code.value
    assert len(calls) > 25


@pytest.mark.parametrize("game", games.names())
def test_no_game_complains_in_english_only(game):
    assert [ast.unparse(call) for call in sources(game) if named(call) in ("wrong", "MaterialError")] == []
