"""Articles, endings and plurals by rule, and forms that are spelled out."""

from pathlib import Path

import pytest

from katzentisch.core.words import load

FOLDER = Path(__file__).parent / "grammar"
# By the form, the thing and perhaps its colour: what is said.
ENGLISH = {
    "plain cat": "cat",
    "the cat": "the cat",
    "a cat": "a cat",
    "a owl": "an owl",
    "a hour": "an hour",
    "a silver": "silver",
    "the isle": "the Isle",
    "no-many cat": "no cats",
    "the-many cat": "the cats",
    "the-many mouse": "those mice",
    "whose cat": "the cat's",
    "red owl": "a red owl",
    "red silver": "red silver",
    "capital cat": "Cat",
    "form owl": "owls",
    "form silver": "silver",
    "form unknown": "unknown",
}
COUNTED = {
    "number 1 cat": "1 cat",
    "number 3 cat": "3 cats",
    "number 3 silver": "3 silver",
    "number 2 hour": "2 × hour",
    "number 2 dragon": "2 × dragon",
    "number 0.5 silver": "½ silver",
    "number-red 1 cat": "1 red cat",
    "one-a 1 owl": "an owl",
}
GERMAN = {
    "the-acc katze": "die Katze",
    "the-acc hund": "den Hund",
    "the-acc herr": "den Herrn",
    "the-acc leute": "die Leute",
    "the-acc schatz": "den seltenen Schatz",
    "the-acc insel": "Insel der Katzen",
    "the-acc ding": "Ding",
    "a-dat boot rot": "einem roten Boot",
    "a-dat katze rosa": "einer rosa Katze",
    "a-dat leute rot": "roten Leuten",
    "no boot": "kein Boot",
    "no leute": "keine Leute",
    "plain hund rot": "roter Hund",
    "plain boot rot": "rotes Boot",
    "dat-many hund": "den Hunden",
    "dat-many katze": "den Katzen",
    "number hund": "4 Hunde",
}


@pytest.mark.parametrize("case", ENGLISH)
def test_english_names_stand_as_a_sentence_wants_them(case: str) -> None:
    form, thing = case.split()
    assert load("en", FOLDER).say(form, {"thing": thing, "colour": "red"}) == ENGLISH[case]


def test_a_list_of_names_counts_those_that_come_twice() -> None:
    assert load("en", FOLDER).say("plain", {"thing": ["cat", "owl", "cat"]}) == "2 cats and owl"


@pytest.mark.parametrize("case", COUNTED)
def test_things_are_counted_in_their_plural_if_they_have_one(case: str) -> None:
    form, n, thing = case.split()
    assert load("en", FOLDER).say(form, {"n": float(n), "thing": thing, "colour": "red"}) == COUNTED[case]


@pytest.mark.parametrize("case", GERMAN)
def test_german_names_bend_by_gender_case_and_number(case: str) -> None:
    form, thing, *colour = case.split()
    assert (
        load("de", FOLDER).say(form, {"thing": thing, "colour": colour[0] if colour else [], "n": 4})
        == GERMAN[case]
    )
