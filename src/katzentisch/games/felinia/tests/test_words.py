"""Words: every name, question, choice, event and refusal in both languages, with the same blanks."""

import pytest

from katzentisch.core.chance import from_seed
from katzentisch.core.words import LANGUAGES, load
from katzentisch.games.felinia import BOX
from katzentisch.games.felinia.state.asked import QUESTIONS

from .positions import game
from .test_hidden import lively_game

WORDS = {language: load(language, BOX.folder / "words") for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_every_choice_and_question_can_be_said(language, mode):
    words, opened = WORDS[language], game(mode)
    for block in opened.actions.blocks:
        assert words.has(f"choice.{block.kind}"), block.kind
    for question in QUESTIONS[1:]:
        assert words.has(f"question.{question}") and words.has(f"decision.{question}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_everything_printed_has_a_name(language, mode):
    words, parts = WORDS[language], game(mode).components
    named = {
        "good": parts.goods,
        "kingdom": parts.island.kingdoms,
        "province": parts.island.provinces,
        "trade": [*parts.kinds, *parts.specials],
        "special": parts.specials,
        "bonus": parts.bonuses,
        "card": parts.places,
        "type": parts.place_types,
        "space": parts.spaces,
        "colour": parts.colours,
        "variant": [variant.name for variant in BOX.variants],
        "setting": ["next_boat_visible"],
    }
    missing = [
        f"{domain}.{name}"
        for domain, names in named.items()
        for name in names
        if not words.has(f"{domain}.{name}")
    ]
    assert missing == []


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_every_question_choice_and_event_of_whole_games_is_said_without_a_gap(mode):
    kinds = set()
    for seed in range(3):
        told = from_seed(seed)
        for table in lively_game(mode, seed, families=4, next_boat_visible=True):
            for event in table.events if table.listening else []:
                kinds.add(event.kind)
                for seat in (-1, 0):
                    for words in WORDS.values():
                        said = words.event(event.heard_by(seat), ["Ada", "Bo", "Cy", "Di"])
                        assert "{" not in said and not said.startswith("event."), (event, said)
            table.listen()
            if told.below(4) == 0:
                seat = table.to_act[0]
                question = table.question(seat)
                for words in WORDS.values():
                    assert "{" not in words.say(f"question.{question['kind']}", question)
                    for action in table.legal(seat):
                        choice = table.game.choice(action)
                        said = words.say(f"choice.{choice['kind']}", {**question, **choice})
                        assert "{" not in said, said
    assert {"bought", "boarded", "sailed", "settled", "round_began", "next_boat_shown"} <= kinds


def test_every_rule_has_a_title_and_a_text():
    rules = set(WORDS["en"].below("rule", "title"))
    assert {"turns", "bidding", "trading", "guild", "boarding", "moving", "storage", "scoring"} <= rules
    for rule in rules:
        assert WORDS["en"].has(f"rule.{rule}.text")
