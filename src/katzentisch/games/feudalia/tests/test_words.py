"""Words: the same keys and blanks in both languages, and a sentence for everything that is told or asked."""

import re

import pytest

from katzentisch.core.words import LANGUAGES, load
from katzentisch.games import feudalia
from katzentisch.games.feudalia.state.asked import NAMES as KINDS
from katzentisch.games.feudalia.tests.positions import rules

WORDS = {language: load(language, feudalia.FOLDER / "words") for language in LANGUAGES}
SOURCES = [path for path in feudalia.FOLDER.rglob("*.py") if "tests" not in path.parts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language):
    words = WORDS[language]
    for variant in feudalia.BOX.variants:
        printed = rules(variant.name, 2).printed()
        cards = [card["vassal"] for card in printed["vassals"]]
        cards += [card["master"] for card in [*printed["masters"], *printed["cathedral_masters"]]]
        assert all(words.has(f"card.{card}") for card in cards)
        assert words.has(f"variant.{variant.name}")
        assert all(words.has(f"setting.{setting.name}") for setting in variant.settings)
        assert all(words.has(f"building.{card['card']}") for card in printed["cathedral"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_question_event_and_refusal_has_a_sentence(language):
    words = WORDS[language]
    game = rules("scenario_2", 2)
    assert all(words.has(f"choice.{block.kind}") for block in game.actions.blocks)
    split = {"pay": ["vassal", "upgrade", "building", "master"], "eliminate_for": ["vassal", "building"]}
    for kind in KINDS.values():
        assert all(words.has(f"question.{kind}_{part}") for part in split.get(kind, [])) and (
            kind in split or words.has(f"question.{kind}")
        )
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    for kind in re.findall(r'tell\(\s*"(\w+)"', text) + re.findall(r'tell\(table, "(\w+)"', text):
        assert words.has(f"event.{kind}"), kind
    for code in re.findall(r'refuse\(\s*"(\w+)"', text):
        assert words.has(f"refusal.{code}"), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_is_an_icon_and_a_sentence(language):
    words = WORDS[language]

    def say(effect):
        said = words.say(f"effect.{effect['sentence']}", effect)
        assert said != f"effect.{effect['sentence']}" and "{" not in said, said
        for branch in [*effect.get("branches", []), effect.get("then", [])]:
            for inner in branch:
                say(inner)

    printed = rules("scenario_10", 2).printed()
    for card in [*printed["vassals"], *printed["masters"]]:
        for effect in card["effects"]:
            say(effect)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_whole_game_can_be_said(language):
    words = WORDS[language]
    for scenario in ("scenario_1", "scenario_7"):
        table = rules(scenario, 3).deal(11)
        table.listen()
        turn = 0
        while not table.is_over and turn < 3000:
            legal = table.legal(table.actor)
            question = table.question(table.actor)
            said = words.say(f"question.{question['kind']}", question)
            assert said != f"question.{question['kind']}" and "{" not in said, said
            table.play(table.actor, legal[(turn * 7 + 3) % len(legal)])
            turn += 1
        for event in table.events:
            for seat in (-1, 0):
                said = words.event(event.heard_by(seat), ["Ada", "Bo", "Cy"])
                assert "{" not in said and not said.startswith("event."), said
