"""What the table itself says, and the luck of bots."""

import re
from pathlib import Path

import katzentisch.play
from katzentisch.bots.luck import bot_chance
from katzentisch.core.words import load
from katzentisch.play.players import bot_decision
from tests.play.test_match import ANA, BEN, whiskers

FOLDER = Path(katzentisch.play.__file__).parent


def test_every_refusal_of_the_table_has_its_sentence_and_its_rule():
    said = load("en", FOLDER / "words")
    refusals = [
        refusal
        for path in FOLDER.glob("*.py")
        for refusal in re.findall(r'refuse\("(\w+)", "(\w*)"', path.read_text(encoding="utf-8"))
    ]
    assert refusals
    for code, rule in refusals:
        assert said.has(f"refusal.{code}"), code
        assert said.has(f"rule.{rule}.text"), rule


def test_a_bot_repeats_itself_and_two_seats_have_luck_of_their_own():
    match = whiskers()
    again = [bot_decision("random", match.table, ANA, 7, []).action for _ in range(2)]
    assert again[0] == again[1] and again[0] in match.legal[ANA]
    assert bot_chance(7, ANA, 0).bits() != bot_chance(7, BEN, 0).bits()
