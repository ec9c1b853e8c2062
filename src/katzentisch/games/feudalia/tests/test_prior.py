"""The prior: cards are worth what they do in the game at hand, and greedy play reaches the target in time."""

import pytest

from katzentisch.bots import make
from katzentisch.core.chance import from_seed
from katzentisch.core.sight import Sight
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.strategy import estimates, purchases
from katzentisch.games.feudalia.strategy.features import NAMES
from katzentisch.games.feudalia.tests.positions import ANA, BEN, Position, court, village

SCENARIOS = [variant.name for variant in feudalia.BOX.variants]
STONE = RESOURCES.index("stone")


def prior(position: Position, kind: str, **fields) -> float:
    return position.table.prior(ANA, position.game.action({"kind": kind, **fields}))


def gain(position: Position, vassal: str) -> float:
    position.table.advice = None
    return purchases.hire(position.table, ANA, position.card(vassal))


def hiring(scenario: str = "scenario_2") -> Position:
    """Return a table where Ana has coins, three serfs in hand, and fiefs of wheat, wood and clay."""
    position = (
        court(scenario).fiefs(ANA, "wheat", "wood", "clay").coins(ANA, 6).hold(ANA, "serf", "serf", "serf")
    )
    return position.draw_deck(ANA, "merchant", "priest").discard_pile(ANA, "serf", "serf", "tax_collector")


def test_a_vassal_gains_less_as_the_end_comes_near():
    early, late = gain(hiring(), "farmhand"), gain(hiring().points(BEN, 9.5), "farmhand")
    assert early > 0 > late


def test_a_specialist_is_for_those_who_own_his_colour():
    position = hiring()
    assert gain(position, "lumberjack") > 0 > gain(position, "stonecutter")
    assert gain(position.fiefs(ANA, "wheat", "stone", "clay"), "stonecutter") > 0


def test_specialists_crowd_the_fields_of_their_colour():
    few = gain(hiring(), "lumberjack")
    many = gain(hiring().discard_pile(ANA, *["lumberjack"] * 4), "lumberjack")
    assert many < few


def test_a_cube_is_worth_more_where_it_is_named_and_no_own_fief_brings_it():
    plain = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay")
    needed = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 0, 1, 0)
    assert estimates.cube(needed.table, ANA, STONE) > estimates.cube(plain.table, ANA, STONE)


def test_a_master_is_worth_what_his_fief_does():
    idle = court().level(ANA, 1, 1, 1).hold(ANA).draw_deck(ANA, "priest").discard_pile(ANA, "priest")
    busy = court().level(ANA, 1, 1, 1).hold(ANA, "reaper", "reaper").draw_deck(ANA, "reaper")
    for position, least, most in ((idle, -9, 0), (busy.discard_pile(ANA, "reaper"), 0, 99)):
        assert least < purchases.master(position.table, ANA, position.master("plow_builder")) < most


def test_points_are_taken_when_they_can_be_paid():
    position = court().cubes(ANA, 3, wood=3)
    assert prior(position, "upgrade", fief=3) > prior(position, "pass")


def test_income_is_taken_for_something_wanted_and_the_idle_card_pays():
    position = hiring("scenario_3").coins(ANA, 2).hold(ANA, "abbot", "serf")
    assert prior(position, "income", vassal="abbot") > prior(position, "income", vassal="serf")


def test_a_friar_does_not_thin_a_deck_of_ten():
    position = village("friar", "serf", "serf").draw_deck(ANA, *["serf"] * 4).discard_pile(ANA, "merchant")
    position.does(ANA, "influence", vassal="friar")
    assert prior(position, "decline") > prior(position, "eliminate", vassal="serf")


def test_without_any_way_to_stone_a_merchant_is_worth_hiring_and_the_last_one_is_kept():
    position = hiring().level(ANA, 0, 1, 0)
    kept = gain(position, "merchant")
    assert gain(position.draw_deck(ANA, "priest"), "merchant") > max(0, kept)
    assert estimates.is_last_source(
        position.discard_pile(ANA, "merchant").table, ANA, position.card("merchant")
    )
    position.discard_pile(ANA, "merchant", "merchant")
    assert not estimates.is_last_source(position.table, ANA, position.card("merchant"))


def test_advice_is_dropped_with_the_next_decision():
    position = court().cubes(ANA, 3, wood=3)
    estimates.advice(position.table, ANA)
    assert position.table.advice.seat == ANA
    position.does(ANA, "upgrade", fief=3)
    assert position.table.advice is None


def test_features_have_names():
    assert len(court().table.features_vec(ANA)) == len(NAMES)


def feature(position: Position, name: str) -> float:
    return position.table.features_vec(ANA)[NAMES.index(name)]


def test_features_see_what_can_be_bought():
    poor, rich = hiring().coins(ANA, 0), hiring().coins(ANA, 0).cubes(ANA, 2, wood=3)
    assert feature(poor, "points in reach") == 0.0
    assert feature(rich, "points in reach") == 2 / 4.0  # the wood fief: one point
    assert feature(poor, "next purchase") < feature(rich, "next purchase") == 1.0
    assert feature(poor, "way in cubes") > feature(rich, "way in cubes")


def test_features_see_the_tokens_of_a_cathedral_master():
    without, with_one = (hiring().level(ANA, 2, 2, 2) for _ in range(2))
    with_one.house(ANA, "dean", 1)
    assert feature(without, "claims") == 0.0 < feature(with_one, "claims")
    assert feature(without, "way in turns") > feature(with_one, "way in turns")


def test_features_see_a_lead_that_wins():
    assert feature(hiring().points(ANA, 9).points(BEN, 8), "decisive lead") == 0.0
    assert feature(hiring().points(ANA, 10).points(BEN, 9.5), "decisive lead") == 0.5
    assert feature(hiring().points(ANA, 10).points(BEN, 8), "decisive lead") == 1.0


def at_the_silver(glass: int) -> Position:
    """Return the learning game in its last stage: silver is left, and so much glass; Ana owns no stone."""
    position = hiring("scenario_1").level(ANA, 2, 2, 2)
    numbers = position.table.numbers
    position.table.stage = numbers.stages
    for card, name in enumerate(numbers.building_names[: numbers.cathedral_cards]):
        position.table.tokens[card] = {"silverware": 5, "stained_glass": glass}.get(name, 0)
    return position


def test_who_has_nothing_else_to_gain_wants_what_the_last_tokens_cost():
    assert estimates.wanted(at_the_silver(glass=0).table, ANA, STONE) == 1 + 3  # the silversmith, and a token
    assert estimates.wanted(at_the_silver(glass=2).table, ANA, STONE) == 0


def played(scenario: str, seed: int, *players: str):
    """Play one game of two bots to its end."""
    table = feudalia.BOX.open(scenario, 2).deal(seed)
    bots, luck = [make(name) for name in players], from_seed(seed)
    while not table.is_over:
        seat = int(table.next_seat())
        table.play(seat, bots[seat].choose(Sight(table, seat), luck))
    return table


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_greedy_play_beats_random_play_and_lasts_about_15_to_25_rounds(scenario):
    assert played(scenario, 1, "random", "greedy").winners() == [1]
    rounds = sorted(played(scenario, seed, "greedy", "greedy").round for seed in range(3))
    assert 12 <= rounds[1] <= 27


def test_a_seats_taste_is_drawn_anew_for_every_learning_game_and_kept_all_game():
    """Equal tastes in every game gave one seat of two 59 % of all wins."""
    game = feudalia.BOX.open("scenario_1", 4)
    dealt = [game.deal(seed) for seed in range(300)]
    card = game.numbers.card_names.index("abbot")
    for seat in (ANA, BEN):
        tastes = [estimates.taste(table, seat, card) for table in dealt]
        assert len({round(taste, 6) for taste in tastes}) > 290
        spread = max(tastes) - min(tastes)
        assert abs(sum(tastes) / len(tastes)) < spread / 15  # no seat likes it more than the other
    ana_likes_it_more = sum(
        estimates.taste(table, ANA, card) > estimates.taste(table, BEN, card) for table in dealt
    )
    assert 120 < ana_likes_it_more < 180
    table = dealt[0]
    before = [estimates.taste(table, seat, card) for seat in (ANA, BEN)]
    twin = table.guess(BEN, 5)
    for _ in range(12):
        table.play(table.actor, table.legal(table.actor)[-1])
    assert before == [estimates.taste(table, seat, card) for seat in (ANA, BEN)]
    assert before == [estimates.taste(twin, seat, card) for seat in (ANA, BEN)]
