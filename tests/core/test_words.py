"""Sentences in Fluent's format, with names that bend, players and readers."""

import pytest

from katzentisch.core.words import Words

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
