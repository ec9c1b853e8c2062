"""The cats people play against: names, portraits and words, and the reasons they give."""

import xml.etree.ElementTree as ET

import pytest
from librt.vecs import vec

from katzentisch import bots, games
from katzentisch.bots import weights
from katzentisch.bots.evaluation import Evaluation
from katzentisch.bots.explanation import explained
from katzentisch.bots.model import Model
from katzentisch.bots.search import Search
from katzentisch.bots.search_settings import SearchSettings
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.core.words import capital, load
from katzentisch.games.feudalia.tests.positions import town
from katzentisch.lab import runs
from katzentisch.lab.results import play
from katzentisch.lab.tasks import Rules, series
from tests import toy

whiskers = toy.dealt


def test_levels_are_numbered_from_the_weakest() -> None:
    ids = [level.id for level in bots.levels()]
    assert ids == ["kruemel", "flocke", "moritz", "minka", "murr", "kasimir", "sibylle", "bastet"]
    assert [level.rank for level in bots.levels()] == [*range(1, 9)]
    assert [level.seconds for level in bots.levels()] == sorted(level.seconds for level in bots.levels())


@pytest.mark.parametrize("level", bots.levels(), ids=lambda level: level.id)
def test_every_level_has_a_portrait_of_its_own(level: bots.Level) -> None:
    picture = ET.parse(level.portrait).getroot()
    assert picture.tag.endswith("svg")
    assert picture.get("aria-label") == level.name


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_bot_has_a_name_and_a_sentence(language: str, name: str) -> None:
    words = load(language, bots.WORDS)
    assert words.has(f"bot.{name}")
    assert words.has(f"bot_about.{name}")


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_is_made_by_its_name_and_chooses_something_legal(name: str) -> None:
    decision = bots.make(name, seconds=0.01).decide(Sight(whiskers(), 0), from_seed(1))
    assert decision.action in whiskers().legal(0)
    assert len(decision.reasons) <= 3


def reasons(evaluation: Evaluation | None, end: float = 0.0) -> list[bots.Reason]:
    table = whiskers()
    table.hands[0] = [1, 0, 0, 0, 0, 0, 0, 0, 2]
    search = Search(Sight(table, 0), from_seed(3), SearchSettings(depth=1, end=end), evaluation)
    search.run(100)
    known = Model(evaluation, SearchSettings(), 1000.0, ["points", "lead", "hand"])
    return explained(search, known).reasons


def test_a_reason_tells_what_the_search_found_in_the_words_of_the_game() -> None:
    words = load("en", toy.BOX.folder / "words", bots.WORDS)
    first = reasons(None)[0]
    assert first.key == "worth_more"
    assert first.facts["other"] == {"kind": "lay", "value": 1}
    assert int(str(first.facts["share"])) > int(str(first.facts["other_share"]))
    sentence = bots.say(first, words)
    assert sentence.startswith("The chance to win is about ") and "%, with “Lay the 1” only " in sentence
    assert "{" not in sentence


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_reason_leaves_no_blank_open(language: str, name: str) -> None:
    """What else could be chosen is told with the facts of the question: a price, a market, an income."""
    words = load(language, games.box(name).folder / "words", bots.WORDS)
    table, luck = games.box(name).open(seats=2).deal(3), from_seed(3)
    searching, greedy, told = bots.make("search:6"), bots.make("greedy"), set()
    for number in range(150):
        sight = Sight(table, table.next_seat())
        decision = (greedy if number % 3 else searching).decide(sight, luck)
        told |= {bots.say(reason, words, ["Ada", "Ben"]) for reason in decision.reasons}
        table.play(sight.seat, decision.action)
    assert len(told) > 10
    assert not [sentence for sentence in told if "{" in sentence]


def test_a_reason_names_the_features_that_weighed_most() -> None:
    weights = vec[float]([0.0, 5.0, 0.0])
    gains = [reason for reason in reasons(Evaluation(weights, weights, -1)) if reason.key == "feature_more"]
    assert [reason.facts["feature"] for reason in gains] == ["lead"]


def test_a_reason_is_what_moved_the_choice() -> None:
    """An evaluation that hardly tells tables apart is not given as the reason where games were played to their end."""
    weights = vec[float]([0.0, 0.1, 0.0])
    faint = Evaluation(weights, weights, -1)
    assert [reason.key for reason in reasons(faint, end=0.9)] == ["worth_more", "at_the_end", "clear"]
    strong = vec[float]([0.0, 5.0, 0.0])
    told = [reason.key for reason in reasons(Evaluation(strong, strong, -1), end=0.1)]
    assert told == ["worth_more", "feature_more", "clear"]


def test_the_house_cat_beats_the_kitten() -> None:
    tasks = series(Rules("tests.toy", seats=2), ["minka", "kruemel"], 200, 1)
    assert sum(result.shares[0] for result in runs.run(play, tasks, 1)) > 120


@pytest.mark.parametrize("name", [path.stem for path in sorted(weights.FOLDER.glob("*.toml"))])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_feature_that_has_a_weight_has_a_name(language: str, name: str) -> None:
    words = load(language, bots.WORDS)
    for variant in games.box(name).variants:
        for seats in variant.seats:
            for feature in games.box(name).open(variant.name, seats).feature_names:
                assert words.has(f"feature.{feature}"), feature
                for way in ("more", "less"):  # both directions have a clause
                    clause = bots.say(bots.Reason(f"feature_{way}", {"feature": feature}), words)
                    label = words.say(f"feature.{feature}")
                    assert clause not in (f"{capital(feature)}.", f"{capital(label)}."), clause


def test_who_is_further_on_the_way_to_the_target_is_told_that_it_comes_closer_bug() -> None:
    position = town(0, 0, 0)
    which = position.table.game.feature_names.index("to the target")
    before = position.table.features_vec(0)[which]
    position.points(0, 3)
    assert position.table.features_vec(0)[which] > before
    reason = bots.Reason("feature_more", {"feature": "to the target"})
    assert bots.say(reason, load("en", bots.WORDS)) == "The target comes closer."
