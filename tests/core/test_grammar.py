"""Articles, endings and plurals by rule, and forms that are spelled out."""

import pytest

from katzentisch.core.words import Words

ENGLISH = Words(
    "en",
    """
colour-red = red
thing-cat = cat
    .plural = cats
thing-owl = owl
    .plural = owls
thing-hour = hour
    .article = an
thing-silver = silver
    .article = none
thing-isle = the Isle
    .proper = yes
thing-mouse = mouse
    .plural = mice
    .the-plural = those mice
plain = { NAME($thing, domain: "thing") }
the = { NAME($thing, domain: "thing", article: "the") }
a = { NAME($thing, domain: "thing", article: "a") }
no-many = { NAME($thing, domain: "thing", article: "no", number: "many") }
the-many = { NAME($thing, domain: "thing", article: "the", number: "many") }
whose = { NAME($thing, domain: "thing", article: "the", case: "gen") }
red = { NAME($thing, $colour, domain: "thing", article: "a") }
capital = { NAME($thing, domain: "thing", capital: "yes") }
form = { NAME($thing, domain: "thing", form: "plural") }
number = { COUNTED($n, $thing, domain: "thing") }
number-red = { COUNTED($n, $thing, $colour, domain: "thing", capital: "yes") }
one-a = { COUNTED($n, $thing, domain: "thing", article: "a") }
""",
)
GERMAN = Words(
    "de",
    """
colour-rot = rot
colour-rosa = rosa
    .bends = no
thing-katze = Katze
    .gender = f
    .plural = Katzen
thing-hund = Hund
    .gender = m
    .plural = Hunde
thing-herr = Herr
    .gender = m
    .acc = Herrn
    .dat = Herrn
thing-boot = Boot
    .gender = n
    .plural = Boote
thing-leute = Leute
    .dat = Leuten
    .gender = pl
thing-schatz = selten* Schatz
    .gender = m
thing-insel = Insel der Katzen
    .proper = yes
    .gender = f
thing-ding = Ding
the-acc = { NAME($thing, domain: "thing", article: "the", case: "acc") }
a-dat = { NAME($thing, $colour, domain: "thing", article: "a", case: "dat") }
no = { NAME($thing, domain: "thing", article: "no") }
plain = { NAME($thing, $colour, domain: "thing") }
dat-many = { NAME($thing, domain: "thing", article: "the", case: "dat", number: "many") }
number = { COUNTED($n, $thing, domain: "thing") }
""",
)


@pytest.mark.parametrize(
    ("key", "thing", "said"),
    [
        ("plain", "cat", "cat"),
        ("the", "cat", "the cat"),
        ("a", "cat", "a cat"),
        ("a", "owl", "an owl"),
        ("a", "hour", "an hour"),
        ("a", "silver", "silver"),
        ("the", "isle", "the Isle"),
        ("no-many", "cat", "no cats"),
        ("the-many", "cat", "the cats"),
        ("the-many", "mouse", "those mice"),
        ("whose", "cat", "the cat's"),
        ("red", "owl", "a red owl"),
        ("red", "silver", "red silver"),
        ("capital", "cat", "Cat"),
        ("form", "owl", "owls"),
        ("form", "silver", "silver"),
        ("form", "unknown", "unknown"),
        ("plain", ["cat", "owl", "cat"], "2 cats and owl"),
    ],
)
def test_english_names_stand_as_a_sentence_wants_them(key: str, thing: object, said: str) -> None:
    assert ENGLISH.say(key, {"thing": thing, "colour": "red"}) == said


@pytest.mark.parametrize(
    ("key", "n", "thing", "said"),
    [
        ("number", 1, "cat", "1 cat"),
        ("number", 3, "cat", "3 cats"),
        ("number", 3, "silver", "3 silver"),
        ("number", 2, "hour", "2 × hour"),
        ("number", 2, "dragon", "2 × dragon"),
        ("number", 0.5, "silver", "½ silver"),
        ("number-red", 1, "cat", "1 red cat"),
        ("one-a", 1, "owl", "an owl"),
    ],
)
def test_things_are_counted_in_their_plural_if_they_have_one(
    key: str, n: float, thing: str, said: str
) -> None:
    assert ENGLISH.say(key, {"n": n, "thing": thing, "colour": "red"}) == said


@pytest.mark.parametrize(
    ("key", "thing", "colour", "said"),
    [
        ("the-acc", "katze", "", "die Katze"),
        ("the-acc", "hund", "", "den Hund"),
        ("the-acc", "herr", "", "den Herrn"),
        ("the-acc", "leute", "", "die Leute"),
        ("the-acc", "schatz", "", "den seltenen Schatz"),
        ("the-acc", "insel", "", "Insel der Katzen"),
        ("the-acc", "ding", "", "Ding"),
        ("a-dat", "boot", "rot", "einem roten Boot"),
        ("a-dat", "katze", "rosa", "einer rosa Katze"),
        ("a-dat", "leute", "rot", "roten Leuten"),
        ("no", "boot", "", "kein Boot"),
        ("no", "leute", "", "keine Leute"),
        ("plain", "hund", "rot", "roter Hund"),
        ("plain", "boot", "rot", "rotes Boot"),
        ("dat-many", "hund", "", "den Hunden"),
        ("dat-many", "katze", "", "den Katzen"),
        ("number", "hund", "", "4 Hunde"),
    ],
)
def test_german_names_bend_by_gender_case_and_number(key: str, thing: str, colour: str, said: str) -> None:
    assert GERMAN.say(key, {"thing": thing, "colour": colour or [], "n": 4}) == said
