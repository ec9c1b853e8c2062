"""Sentences with named blanks."""

from katzentisch.core.words import Words, flatten

WORDS = Words(
    "en",
    flatten(
        {
            "good": {"wine": "Wine", "books": "Books"},
            "event": {
                "bought": "{seat:player} buys {good:good} for {price} silver.",
                "drew": "{seat:player} draws {n} {n:?card|cards}.",
                "drew_secret": "{seat:player} draws {cards:good}.",
            },
            "refusal": {"poor": "You have {has}."},
        }
    ),
)


def test_names_players_and_numbers_fill_the_blanks() -> None:
    heard = {"kind": "bought", "seat": 1, "good": "wine", "price": 3}
    assert WORDS.event(heard, ["Ada", "Ben"]) == "Ben buys Wine for 3 silver."


def test_one_and_many() -> None:
    assert WORDS.event({"kind": "drew", "seat": 0, "n": 1}, ["Ada"]) == "Ada draws 1 card."
    assert WORDS.event({"kind": "drew", "seat": 0, "n": 2}, ["Ada"]) == "Ada draws 2 cards."


def test_who_knows_the_secret_reads_its_sentence() -> None:
    heard = {"kind": "drew", "seat": 0, "n": 2, "cards": ["wine", "books"], "secret": True}
    assert WORDS.event(heard, ["Ada"]) == "Ada draws Wine, Books."


def test_a_missing_sentence_or_fact_shows_itself() -> None:
    assert WORDS.say("event.flew") == "event.flew"
    assert WORDS.refusal("poor", {}) == "You have {has}."
