"""The page's own words, and that page and terminal fill blanks alike."""

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.words import BLANK, Words, flatten

WEB = Path(__file__).parents[2] / "web"
CASES = json.loads((Path(__file__).parent / "word_cases.json").read_text(encoding="utf-8"))
NAMES = {"good.wine": "Wine", "good.books": "Books", "good.5": "Five"}


def words(language):
    return flatten(tomllib.loads((WEB / "words" / f"{language}.toml").read_text(encoding="utf-8")))


def english_only(game):
    """Return English sentences of the page and of a game that no German one equals; those with blanks are left out."""
    folder = Path(games.__file__).parent / game / "words"
    sentences = []
    for language in ("en", "de"):
        own = flatten(tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8")))
        sentences.append({*words(language).values(), *own.values()})
    english, german = sentences
    return {one for one in english - german if len(one) >= 8 and " " in one and "{" not in one}


@pytest.mark.parametrize("case", CASES, ids=[case["sentence"] for case in CASES])
def test_the_terminal_fills_blanks_as_the_shared_cases_say(case):
    assert Words("en", NAMES).fill(case["sentence"], case["facts"], ["Ana", "Ben"]) == case["says"]


def test_the_page_fills_blanks_as_the_shared_cases_say():
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules").is_dir():
        pytest.fail("Node or web/node_modules is missing: `make page` says what to do.", pytrace=False)
    done = subprocess.run([node, "test/run.mjs"], cwd=WEB, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_both_languages_have_the_same_sentences_with_the_same_blanks():
    english, german = words("en"), words("de")
    assert list(english) == list(german)
    for key in english:
        assert {blank[0] for blank in BLANK.findall(english[key])} == {
            blank[0] for blank in BLANK.findall(german[key])
        }, key
        assert english[key].strip() and german[key].strip(), key


def test_every_sentence_the_page_asks_for_exists_and_none_is_idle():
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in (WEB / "src").rglob("*.ts*")
        if "games" not in path.relative_to(WEB / "src").parts
    )
    asked = set(re.findall(r'"([a-z]+\.[a-z_]+)"', source))
    known = set(words("en"))
    sections = {key.split(".")[0] for key in known}
    assert {key for key in asked if key.split(".")[0] in sections} - known == set()
    games = "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "src/games").rglob("*.ts*"))
    built = {"table.nearest", "keys.s", "pad.fish", "pad.baskets", "pad.turn_position"}
    built |= {"new.undo_free", "new.undo_consent", "new.undo_off", "table.log", "table.chat", "table.notes"}
    idle = {key for key in known if f'"{key}"' not in source + games and key not in built}
    assert {key for key in idle if not key.startswith(("answer.", "language.", "problem."))} == set()
