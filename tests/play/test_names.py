"""Names for people who give none."""

from katzentisch.core.words import load
from katzentisch.play import WORDS
from katzentisch.play.names import friendly_name


def test_who_gives_no_name_is_called_by_an_animal_nobody_else_is():
    english, german = load("en", WORDS), load("de", WORDS)
    assert friendly_name(english, []) == "Lynx"
    assert friendly_name(english, ["Lynx", "Badger"]) == "Otter"
    assert friendly_name(german, ["Luchs"]) == "Otter"
    taken: list[str] = []
    for _ in range(40):
        taken.append(friendly_name(german, taken))
    assert len(set(taken)) == 40 and not {"Du", "You"} & set(taken)
