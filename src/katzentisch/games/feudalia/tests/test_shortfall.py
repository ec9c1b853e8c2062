"""What is lacking for a price, as the own view says it; the page hatches that part."""

import random

import pytest

from katzentisch.games.feudalia.tests.positions import ANA, BEN, court, rules


def poor():
    """Return Ana's main phase with one coin and one stone."""
    return court().fiefs(ANA, "wheat", "wood", "clay").coins(ANA, 1).cubes(ANA, 1, stone=1)


def test_the_view_counts_what_a_price_lacks():
    position = poor()
    cost = position.game.printed()["fiefs"]["wheat"][0]["upgrade"]
    lacks = position.seen(ANA)["lacks"]["fief_1"]
    assert lacks == {"wheat": cost["wheat"], "any": cost["any"] - 1}


def test_a_discount_saves_the_named_cube_that_is_short_also_where_the_rest_cannot_be_paid_yet():  # 14.3
    position = court().fiefs(ANA, "wheat", "wood", "stone").level(ANA, 1, 1, 0).house(ANA, "architect", 1)
    cost = position.game.printed()["cathedral"][0]["cost"]
    assert position.seen(ANA)["lacks"]["foundations"] == {"any": cost["any"]}  # the architect saves the clay
    assert position.refusal(ANA, "build", card="foundations").facts["missing"] == ["any"] * cost["any"]


def test_only_the_player_whose_turn_it_is_is_told():
    position = poor()
    assert "lacks" not in position.seen(BEN) and "lacks" not in position.table.view(-1)["seats"][ANA]


def test_nothing_lacks_where_everything_can_be_paid():
    position = poor().coins(ANA, 40)
    for fief in (1, 2, 3):
        position.cubes(ANA, fief, wheat=10, wood=10, clay=10, stone=10)
    assert position.seen(ANA)["lacks"] == {}


@pytest.mark.parametrize("scenario", ["scenario_1", "scenario_3", "scenario_10"])
def test_what_lacks_something_is_never_legal_and_its_refusal_says_so(scenario):
    game, luck = rules(scenario, 2), random.Random(3)
    table, asked = game.deal(3), 0
    for _ in range(400):
        seat = table.to_act[0]
        lacks = table.view(seat)["seats"][seat].get("lacks")
        legal = table.legal(seat)
        for vassal in game.printed()["vassals"] if lacks is not None else []:
            action = game.action({"kind": "hire", "vassal": vassal["vassal"]})
            refusal = table.why_not(seat, action)
            short = refusal is not None and refusal.code in ("not_enough_coins", "not_enough_cubes")
            assert (vassal["vassal"] in lacks) == short
            assert not (short and action in legal)
            asked += short
        table.play(seat, luck.choice(legal))
        if table.is_over:
            table = game.deal(luck.randrange(1000))
    assert asked > 100
