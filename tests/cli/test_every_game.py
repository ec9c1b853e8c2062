"""Every game there is, in the terminal, in every language: nothing is left unsaid."""

import re
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.words import LANGUAGES
from tests.cli.conftest import Katzentisch

CASES = [
    pytest.param(name, variant.name, max(variant.seats), id=f"{name}-{variant.name}")
    for name in games.names()
    for variant in games.box(name).variants
]
UNSAID = re.compile(
    r"\{\w+(?::[^}]*)?\}|\b(?:choice|event|question|refusal|rule|score|variant|setting|play)\.[a-z_]+\b"
)


@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_a_game_of_bots_is_told_in_every_language(
    command: Katzentisch, tmp_path: Path, name: str, variant: str, seats: int
):
    path = tmp_path / "game.jsonl"
    bots = ",".join(["random"] * seats)
    words = ("play", name, "--variant", variant, "--seats", bots, "--seed", "5", "--record", str(path))
    played = command(*words)
    assert (played.code, played.err) == (0, "")
    for language in LANGUAGES:
        told = command("replay", str(path), "--board", "--lang", language)
        assert (told.code, told.err) == (0, "")
        assert UNSAID.findall(told.out) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_a_person_is_shown_table_choices_reasons_and_rules(
    command: Katzentisch, name: str, variant: str, seats: int, language: str
):
    lines = ["?", "why", "score", "1", "list", "1", "log"] + ["1", "2"] * 8 + ["why 30", "quit"]
    answer = command(
        "play",
        name,
        "--variant",
        variant,
        "--seats",
        str(seats),
        "--seed",
        "5",
        "--lang",
        language,
        typed="\n".join(lines),
    )
    assert (answer.code, answer.err) == (0, "")
    assert UNSAID.findall(answer.out) == []
