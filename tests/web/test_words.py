"""The page's own words, and that page and terminal fill blanks alike."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.words import LANGUAGES, Words, load

WEB = Path(__file__).parents[2] / "web"
CASES = json.loads((Path(__file__).parent / "word_cases.json").read_text(encoding="utf-8"))


def words(language):
    return load(language, WEB / "words")


def english_only(game):
    """Return English sentences of the page and of a game that no German one equals; those with blanks are left out."""
    folder = Path(games.__file__).parent / game / "words"
    sentences = []
    for language in ("en", "de"):
        both = words(language).plus(load(language, folder))
        sentences.append({both.say(key) for key in both.ids() if not both.blanks(key)})
    english, german = sentences
    return {text for text in english - german if len(text) >= 8 and " " in text}


def read(case, language):
    """Render a case as the terminal does."""
    said = Words(language, *CASES["names"][language], f"case = {case['sentence']}")
    return said.for_seat(case.get("you")).say("case", case.get("facts", {}), ["Ana", "Ben", "Max"])


@pytest.mark.parametrize("case", CASES["cases"], ids=[case["sentence"] for case in CASES["cases"]])
def test_the_terminal_fills_blanks_as_the_shared_cases_say(case):
    for language in LANGUAGES:
        if language in case:
            assert read(case, language) == case[language]


def test_the_page_fills_blanks_as_the_shared_cases_say():
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules").is_dir():
        pytest.fail("Node or web/node_modules is missing: `make page` says what to do.", pytrace=False)
    done = subprocess.run([node, "test/run.mjs"], cwd=WEB, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
