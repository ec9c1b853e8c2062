"""The page's own words, and that page and terminal fill blanks alike."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.words import LANGUAGES, Words, id_of, load

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
    return {one for one in english - german if len(one) >= 8 and " " in one}


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


def test_both_languages_have_the_same_sentences_with_the_same_blanks():
    english, german = words("en"), words("de")
    assert english.ids() == german.ids()
    for key in english.ids():
        assert set(english.blanks(key)) == set(german.blanks(key)), key
        assert english.say(key).strip() and german.say(key).strip(), key


def test_every_sentence_the_page_asks_for_exists_and_none_is_idle():
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (WEB / "src").rglob("*.ts*")
        if "games" not in path.relative_to(WEB / "src").parts
    )
    asked = set(re.findall(r'"([a-z]+\.[a-z_]+)"', source))
    known = set(words("en").ids())
    sections = {key.split("-")[0] for key in known}
    assert {key for key in asked if key.split(".")[0] in sections and id_of(key) not in known} == set()
    games = "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "src/games").rglob("*.ts*"))
    built = {"table.nearest", "keys.s", "pad.fish", "pad.baskets", "pad.turn_position"}
    built |= {"new.undo_free", "new.undo_consent", "new.undo_off", "table.log", "table.chat", "table.notes"}
    text = {id_of(key) for key in re.findall(r'"([a-z]+\.\w+)"', source + games)}
    idle = known - text - {id_of(key) for key in built}
    assert {key for key in idle if not key.startswith(("answer-", "language-", "problem-"))} == set()
