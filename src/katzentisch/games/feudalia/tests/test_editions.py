"""The two editions, draft and extended, and tokens enough for every objective (RULES.md 2, 4, 10)."""

import pytest

from katzentisch.core.game import playout
from katzentisch.core.material import MaterialError
from katzentisch.core.record import Record, RecordError
from katzentisch.core.words import LANGUAGES, load
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.tests.positions import rules
from katzentisch.games.feudalia.tests.test_box import changed

SCENARIOS = [variant.name for variant in feudalia.BOX.variants]
EXTRA = {card.id for card in rules("scenario_10", 2).numbers.box.vassals if card.edition == "extra"}


def draft(scenario, seats=2):
    return rules(scenario, seats, ("edition", "draft"))


@pytest.mark.rule("U001")
def test_the_draft_edition_has_252_cards_of_18_types_the_extended_one_312_of_28():
    for edition, types, cards in (("draft", 18, 252), ("extended", 28, 312)):
        numbers = rules("scenario_10", 4, ("edition", edition)).numbers
        assert len(numbers.cards) == types and sum(card.copies for card in numbers.cards) == cards


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_extended_edition_is_the_default(scenario):
    assert feudalia.BOX.options(scenario, 2).settings["edition"] == "extended"
    assert feudalia.BOX.open(scenario, 2).printed()["scenario"]["edition"] == "extended"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_extra_card_is_in_a_game_of_the_draft_edition(scenario):
    game = draft(scenario, 3)
    assert game.printed()["scenario"]["edition"] == "draft"
    for seed in range(5):
        table = game.deal(seed)
        assert not EXTRA & set(table.view(-1)["supply"]) and not EXTRA & set(game.numbers.card_names)


@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "scenario_1"])
@pytest.mark.parametrize("edition", ["draft", "extended"])
def test_every_scenario_offers_one_upgraded_cleric_and_four_more_in_both_editions(scenario, edition):
    numbers = rules(scenario, 2, ("edition", edition)).numbers
    for seed in range(5):
        supply = numbers_of(rules(scenario, 2, ("edition", edition)).deal(seed))
        specific = [card for card in numbers.cards if card.id in supply and not card.standard]
        clerics = [card for card in specific if card.kind == "cleric" and card.specialist]
        assert len(specific) == 5 and len(clerics) == 1


def numbers_of(table):
    return set(table.view(-1)["supply"])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_draft_edition_can_be_played_to_the_end(scenario):
    table = draft(scenario).deal(3)
    census = table.census()
    playout(table, 3)
    assert table.is_over and table.census() == census


def test_a_scenario_of_the_draft_edition_names_no_extra_card(tmp_path):
    folder = changed(tmp_path, "scenarios.toml", 'specific_draft = ["prior"', 'specific_draft = ["bishop"')
    with pytest.raises(MaterialError, match="bishop"):
        checks.read(feudalia.BOX.material(folder))


@pytest.mark.rule("U004")
def test_the_tokens_suffice_for_four_players_with_every_objective(tmp_path):
    box = rules("scenario_1", 4).numbers.box
    tokens = box.setup.entry("tokens")
    assert (tokens.number("vp_one"), tokens.number("vp_half")) == (23, 11)
    folder = changed(tmp_path, "setup.toml", "vp_half = 11 ", "vp_half = 12 ")
    path = folder / "setup.toml"
    path.write_text(path.read_text().replace("vp_one = 23 ", "vp_one = 22 "))
    with pytest.raises(MaterialError, match="22"):
        checks.read(feudalia.BOX.material(folder))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_of_every_setting_have_a_name(language):
    words = load(language, feudalia.FOLDER / "words")
    named = 0
    for setting in feudalia.BOX.variants[1].settings:
        for value in setting.values:
            if isinstance(value, str):
                named += words.has(f"setting_value.{setting.name}.{value}")
    assert named == 4


def test_a_record_of_older_rules_is_refused_by_its_version():
    """Records of version 1 know no edition; what is wrong with them are the rules."""
    game = feudalia.BOX.open("scenario_1", 2)
    settings = {name: value for name, value in game.options.settings.items() if name != "edition"}
    old = Record(feudalia.BOX.options("scenario_1", 2), 1, "1", game.material_hash)
    old.options.settings = settings
    with pytest.raises(RecordError, match=f"rules 1 of feudalia; these are rules {game.rules_version}"):
        old.replay(game)
