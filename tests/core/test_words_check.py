"""What the check of sentences sees: faults of a file, what a language lacks, and messages nobody asks for."""

from pathlib import Path

import pytest

from katzentisch.core.words import Words
from katzentisch.core.words_check import Asked, Fault, check_folder, unused

ENGLISH = """
good-wine = wine
good-tea = tea
event-sold = { PLAYER($seat) } sells { NAME($good, domain: "good") }.
event-left = { PLAYER($seat) } leaves.
event-tea = { PLAYER($seat) } drinks { NAME("tea", domain: "good") }.
"""
LEFT = "event-left = { PLAYER($seat) } leaves."
# By the German line for `event-left`: what is wrong with it, or with the file.
FAULTS = {
    "event-left = { PLAYER($seat) } geht.": None,
    "": ("event-left", "missing", ""),
    "event-left = { PLAYER($seat) } geht.\nevent-more = x": ("event-more", "not_in_english", ""),
    "event-left = { PLAYER($seat) } geht.\ngood-milk = Milch": None,
    "event-left = { PLAYER($seat) } geht.\nargparse-more = x": None,
    "event-left = Jemand geht.": ("event-left", "blanks", "$seat"),
    "event-left = { NAMED($seat) }": ("event-left", "function", "NAMED"),
    'event-left = { PLAYER($seat, kind: "a") }': ("event-left", "option", "PLAYER(kind: …)"),
    'event-left = { PLAYER($seat, case: "akk") }': ("event-left", "option", 'PLAYER(case: "akk")'),
    'event-left = { NAME($seat, domain: "god") }': ("event-left", "domain", "god"),
    'event-left = { PLAYER($seat) } { NAME("tee", domain: "good") }': ("event-left", "reference", "good-tee"),
    "event-left = { PLAYER($seat) } { other }": ("event-left", "reference", "other"),
    "event-left = { PLAYER($seat) }\n    .colour = x": ("event-left", "attribute", "colour"),
    "event-left = { PLAYER($seat) }\n    .the-dat-plural = x": None,
    "event-left = { PLAYER($seat) }\n    .gender = x": ("event-left", "gender", "x"),
    "event-left = { PLAYER($seat": ("event-left = { PLAYER($seat", "syntax", ""),
    "event-left = { PLAYER($seat) }\nevent-left = { PLAYER($seat) }": ("event-left", "twice", ""),
}


@pytest.mark.parametrize("german", FAULTS)
def test_a_fault_is_named_with_its_message(tmp_path: Path, german: str) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "de.ftl").write_text(ENGLISH.replace(LEFT, german), encoding="utf-8")
    fault = FAULTS[german]
    faults = list(check_folder(tmp_path, "here"))
    assert (Fault("here/de.ftl", *fault) in faults) if fault else not faults


def test_a_name_that_only_english_sentences_spell_out_may_be_missing(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    german = ENGLISH.replace('{ NAME("tea", domain: "good") }', "Tee").replace("good-tea = tea\n", "")
    (tmp_path / "de.ftl").write_text(german, encoding="utf-8")
    assert list(check_folder(tmp_path, "here")) == []


def test_a_folder_with_one_language_is_compared_with_nothing(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text("good-wine = Wein\n", encoding="utf-8")
    assert list(check_folder(tmp_path, "here")) == []


def test_other_texts_may_be_named(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("here = { there }\n", encoding="utf-8")
    assert [fault.code for fault in check_folder(tmp_path, "here")] == ["reference"]
    assert list(check_folder(tmp_path, "here", ["there = there\n"])) == []


@pytest.mark.parametrize(
    ("code", "name", "is_asked"),
    [
        ('say("event.sold")', "event-sold", True),
        ('say("event.sold")', "event-left", False),
        ('say(f"event.{kind}"); kinds = ["left"]', "event-left", True),
        ('say(f"event.{kind}"); kinds = ["left"]', "event-left_secret", True),
        ('say(f"event.{kind}")', "event-left", False),
        ('name("good", "red_wine")', "good-red_wine", True),
        ('name("good", what); red = wine = 1', "good-red_wine", True),
        ('name("good", what); red = 1', "good-red_wine", False),
        ("card = basket = 1", "card-basket_12", True),
        ("", "rule-turns-title", True),
    ],
)
def test_code_asks_for_a_message_by_its_key_or_composes_it(code: str, name: str, is_asked: bool) -> None:
    assert Asked([code]).asks(name) is is_asked


def test_what_neither_code_nor_another_message_asks_for_is_unused() -> None:
    words = Words("en", ENGLISH + "nobody = x\ninner = y\nouter = { inner }\n")
    assert unused(words, Asked(['say("event.sold"), say("event.left"), say("event.tea")', '"outer.x"'])) == [
        "good-wine",
        "nobody",
        "outer",
    ]
    assert unused(words, Asked(['"event.sold" "event.left" "event.tea" "good.wine" "nobody.x"'])) == [
        "nobody",
        "outer",
    ]
