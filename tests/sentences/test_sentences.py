"""Every sentence of every language, said with the facts of real games to both persons and to spectators."""

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from katzentisch import games
from katzentisch.core.words import LANGUAGES
from tools.sentences import PLAYERS, Case, Said, all_said, faults, parts, real_cases, words_id, words_of

WEB = Path(__file__).parents[2] / "web"


@cache
def cases(part: str) -> list[Case]:
    return real_cases(part) if part in games.names() else []


@cache
def said(part: str, language: str) -> list[Said]:
    return all_said(part, language, cases(part))


def wrong(part: str) -> dict[str, str]:
    """Return what is wrong with which message, with an example."""
    wrong_with: dict[str, str] = {}
    for language in LANGUAGES:
        for sentence in said(part, language):
            for fault in sentence.wrong:
                wrong_with.setdefault(f"{language} {words_id(sentence.case.key)}: {fault}", sentence.text)
    return wrong_with


@pytest.mark.parametrize("part", parts())
def test_nothing_is_wrong_with_any_sentence(part: str) -> None:
    assert wrong(part) == {}


@pytest.mark.parametrize("game", games.names())
def test_most_log_lines_questions_and_choices_are_said_with_real_facts(game: str) -> None:
    told = {words_id(case.key) for case in cases(game)}
    ids = words_of(game, "en").ids()
    for kind in ("event-", "question-", "choice-"):
        all_of = [name for name in ids if name.startswith(kind)]
        met = [name for name in all_of if name in told]
        assert len(met) >= 0.6 * len(all_of), (kind, sorted(set(all_of) - set(met)))


def test_the_page_says_the_same(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules").is_dir():
        pytest.fail("Node or web/node_modules is missing: `make page` says what to do.", pytrace=False)
    groups = [
        {
            "language": language,
            "sources": words_of(part, language).sources,
            "cases": [
                {
                    "key": sentence.case.key,
                    "facts": sentence.case.facts,
                    "you": sentence.case.you,
                    "text": sentence.text,
                }
                for sentence in said(part, language)
            ],
        }
        for part in parts()
        for language in LANGUAGES
    ]
    assert sum(len(group["cases"]) for group in groups) > 5000
    file = tmp_path / "cases.json"
    file.write_text(json.dumps({"players": PLAYERS, "groups": groups}), encoding="utf-8")
    done = subprocess.run(
        [node, "test/render.mjs", str(file)], cwd=WEB, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stdout[:4000] + done.stderr[:2000]


WRONG_SENTENCES = {
    "Ana takes {$n}.": "unfilled",
    "Ana takes  two.": "double space",
    "Tokens from the bottom: .": "space before",
    "Ana hires a Abbot.": "a before a vowel",
    "You puts a token there.": "you with s",
    "1 boots": "one and many",
    "Ana goes to market-1.": "raw id",
    "Ana takes the the wine.": "word twice",
    "Ana has 1 lions.": "1 lions",
}
WRONG_GERMAN = {
    "Du hat gewählt.": "du with t",
    "selten* Schatz": "star",
    "2 × Abt": "counted",
    "Ana spielt wine aus.": "english id wine",
    "Du nimmst ein Plättchen.": "spectator addressed",
    "Ana hat 1 Waren.": "1 Waren",
    "Ana geht zur Löwenhafen.": "zur Löwenhafen",
    "Ana kauft ein Ware.": "ein Ware",
}


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [("en", *case) for case in WRONG_SENTENCES.items()] + [("de", *case) for case in WRONG_GERMAN.items()],
)
def test_what_is_wrong_is_seen(language: str, text: str, fault: str) -> None:
    case = Case("event.x", {"seat": 0, "good": "wine"})
    assert fault in faults(case, text, words_of("felinia", language))


def test_a_player_is_not_told_the_own_name() -> None:
    words = words_of("felinia", "en")
    own, other = (Case("event.x", {"seat": 0}, you) for you in (0, 1))
    assert faults(own, "Minka buys wine.", words) == ["own name"]
    assert faults(other, "Minka buys wine.", words) == []
