"""Sentences in Fluent's format, with names that bend, players and readers."""

from pathlib import Path

import pytest

from katzentisch.core.nonsense import Nonsense
from katzentisch.core.pseudo import PSEUDO
from katzentisch.core.words import Words, load

ENGLISH = Words(
    "en",
    """
good-wine = wine
    .article = none
good-books = book
    .plural = books
event-bought = { PLAYER($seat) } buys { NAME($good, domain: "good") } for { $price } silver.
event-drew = { PLAYER($seat) } draws { COUNTED($n, "books", domain: "good") }.
event-drew_secret =
    { YOU($seat) ->
        [yes] You draw
       *[no] { PLAYER($seat) } draws
    } { NAME($cards, domain: "good", article: "a") }.
refusal-poor = You have { $has }.
rule-turns-title = Turns
rule-end_of_game-title = The end
""",
)


def test_names_players_and_numbers_fill_the_blanks() -> None:
    heard = {"kind": "bought", "seat": 1, "good": "wine", "price": 3}
    assert ENGLISH.event(heard, ["Ada", "Ben"]) == "Ben buys wine for 3 silver."


def test_one_and_many() -> None:
    assert ENGLISH.event({"kind": "drew", "seat": 0, "n": 1}, ["Ada"]) == "Ada draws 1 book."
    assert ENGLISH.event({"kind": "drew", "seat": 0, "n": 2}, ["Ada"]) == "Ada draws 2 books."


def test_who_knows_the_secret_reads_its_sentence_and_is_called_you() -> None:
    heard = {"kind": "drew", "seat": 0, "n": 2, "cards": ["wine", "books"], "secret": True}
    assert ENGLISH.event(heard, ["Ada"]) == "Ada draws wine and a book."
    assert ENGLISH.for_seat(0).event(heard, ["Ada"]) == "You draw wine and a book."
    assert ENGLISH.for_seat(1).event(heard, ["Ada"]) == "Ada draws wine and a book."


def test_a_missing_sentence_or_fact_shows_itself() -> None:
    assert ENGLISH.say("event.flew") == "event.flew"
    assert ENGLISH.refusal("poor", {}) == "You have {$has}."


def test_a_name_on_a_label_has_a_capital_letter() -> None:
    assert ENGLISH.name("good", "wine") == "Wine"
    assert ENGLISH.name("good", "tea") == "Tea"


def test_later_files_win_and_keys_keep_their_order() -> None:
    later = Words("en", "a-b = one\nc = two", "a-b = three")
    assert (later.say("a.b"), later.say("c")) == ("three", "two")
    assert later.ids() == ["a-b", "c"]
    assert ENGLISH.below("rule", "title") == ["turns", "end_of_game"]


def test_the_blanks_of_a_sentence_and_the_domain_of_their_names() -> None:
    assert ENGLISH.blanks("event.bought") == {"seat": "", "good": "good", "price": ""}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{ other }", "other text"),
        ("{ -term }", "term text"),
        ("{ other.more }", "more text"),
    ],
)
def test_a_message_may_refer_to_another(text: str, said: str) -> None:
    words = Words("en", f"one = {text}\nother = other text\n    .more = more text\n-term = term text\n")
    assert words.say("one") == said


FACTS = Words(
    "en",
    """
whose = { PLAYER($seat, case: "gen") } turn
you = { PLAYER($seat, you: "you") } won
who =
    { YOU($seats) ->
        [yes] you
        [among] you and others
       *[no] others
    }
all = { LIST($things) } or { LIST($things, join: "or") }
many = { SIZE($things) }
raw = { $fact }
""",
)


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("whose", {"seat": 1}, "Ben's turn"),
        ("whose", {"seat": 7}, "7's turn"),
        ("you", {"seat": [0, 1]}, "you and Ben won"),
        ("who", {"seats": 0}, "you"),
        ("who", {"seats": [0, 1]}, "you and others"),
        ("who", {"seats": [1]}, "others"),
        ("all", {"things": ["a", "b"]}, "a and b or a or b"),
        ("all", {"things": "a"}, "a or a"),
        ("all", {}, "{$things} or {$things}"),
        ("many", {"things": ["a", "b"]}, "2"),
        ("many", {"things": "a"}, "1"),
        ("many", {}, "{$things}"),
        ("whose", {}, "{$seat} turn"),
        ("raw", {"fact": True}, "true"),
        ("raw", {"fact": None}, "none"),
        ("raw", {"fact": 12345}, "12345"),
        ("raw", {"fact": 2.0}, "2"),
        ("raw", {"fact": 1.5}, "1½"),
        ("raw", {"fact": 0.25}, "0.25"),
        ("raw", {"fact": ["a", 2]}, "a and 2"),
        ("raw", {"fact": {"a": 1}}, "{'a': 1}"),
    ],
)
def test_facts_of_every_kind_are_said(key: str, facts: dict[str, object], said: str) -> None:
    assert FACTS.for_seat(0).say(key, facts, ["Ana", "Ben"]) == said


def test_german_names_of_players_have_their_own_genitive() -> None:
    words = Words("de", 'whose = { PLAYER($seat, case: "gen") }')
    assert [words.say("whose", {"seat": seat}, ["Ana", "Max"]) for seat in (0, 1)] == ["Anas", "Max'"]


def test_names_for_things_that_have_none_are_taken_last() -> None:
    words = ENGLISH.with_names({"good-tea": "tea from afar", "good-wine": "no"})
    assert (words.say("good.tea"), words.say("good.wine")) == ("tea from afar", "wine")
    both = words.plus(Words("en", "good-wine = good wine"))
    assert (both.say("good.tea"), both.say("good.wine")) == ("tea from afar", "good wine")


def test_the_pseudo_language_is_made_from_english(tmp_path: Path) -> None:
    english = "one = Buy { $n }\nname-cat = cat\n    .plural = cats\n    .article = none\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    words = load(PSEUDO, tmp_path)
    assert words.say("one", {"n": 3}) == "Ɓûý~ 3"
    assert words.name("name", "cat") == "Ćàţ~"


def test_a_question_that_makes_no_sense_is_told_in_the_readers_language(tmp_path: Path) -> None:
    for language, text in (("en", "Only { $most } seats."), ("de", "Nur { $most } Plätze.")):
        (tmp_path / f"{language}.ftl").write_text(f"nonsense-seats = {text}\n", encoding="utf-8")
    nonsense = Nonsense(tmp_path, "seats", {"most": 4})
    assert (str(nonsense), nonsense.said("de")) == ("Only 4 seats.", "Nur 4 Plätze.")
