"""`katzentisch words check`: all sentences are there and used; what is wrong is named."""

from pathlib import Path

import pytest

from tests.cli.conftest import Katzentisch

ENGLISH = """
good-wine = wine
event-sold = { PLAYER($seat) } sells { NAME($good, domain: "good") } for { $price }.
event-left = { PLAYER($seat) } leaves.
"""


def test_every_sentence_is_there_and_used(katzentisch: Katzentisch):
    answer = katzentisch("words", "check")
    assert (answer.code, answer.err) == (0, ""), answer.out
    assert answer.out == "All sentences are there, and all are used.\n"


@pytest.mark.parametrize(
    ("german", "complaint"),
    [
        ("", "event-left is missing"),
        ("event-left = { PLAYER($seat) } geht.\nevent-more = x", "event-more is not in English"),
        ("event-left = Jemand geht.", "event-left does not use the same facts as English: $seat"),
        ("event-left = { PLAYER($seat) } { NAMED($seat) }.", "calls NAMED"),
        ('event-left = { PLAYER($seat, kind: "a") }.', "PLAYER(kind: …)"),
        ('event-left = { PLAYER($seat, case: "akk") }.', 'PLAYER(case: "akk")'),
        ("event-left = { PLAYER($seat) } { other }.", "names other"),
        ('event-left = { PLAYER($seat) } { NAME("tea", domain: "good") }.', "names good-tea"),
        ('event-left = { PLAYER($seat) } { NAME("tea", domain: "god") }.', "domain god, which has none"),
        ("event-left = { PLAYER($seat) }\n    .colour = x", "attribute nothing asks for: .colour"),
        ("event-left = { PLAYER($seat) }\n    .gender = x", "gender is m, f, n or pl, not x"),
        ("event-left = { PLAYER($seat }", "cannot be read: event-left"),
        ("event-left = { PLAYER($seat) }\nevent-left = { PLAYER($seat) }", "event-left stands there twice"),
    ],
)
def test_what_is_wrong_is_named(katzentisch: Katzentisch, tmp_path: Path, german: str, complaint: str):
    (tmp_path / "en.ftl").write_text(ENGLISH)
    (tmp_path / "de.ftl").write_text(ENGLISH.replace("event-left = { PLAYER($seat) } leaves.", german))
    answer = katzentisch("words", "check", "--folder", str(tmp_path))
    assert answer.code == 1
    assert complaint in answer.out


def test_bad_options_get_one_sentence_in_the_readers_language(katzentisch: Katzentisch, tmp_path: Path):
    answer = katzentisch("words", "chek", "--lang", "de")
    assert answer.code == 2 and "'chek' gibt es nicht" in answer.err
    answer = katzentisch("words", "check", "--folder", str(tmp_path), "--lang", "de")
    assert answer.code == 2 and "keine Datei mit Sätzen" in answer.err
