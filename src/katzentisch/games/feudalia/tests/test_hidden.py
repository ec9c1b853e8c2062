"""Hidden information, against RULES.md 11: what a seat sees, and what a guess must respect."""

from katzentisch.games.feudalia.state import drawing
from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court


def test_a_player_opens_the_own_deck_sorted_and_everybodys_discard_pile():
    position = court().hold(ANA, "serf").draw_deck(ANA, "merchant", "serf").discard_pile(BEN, "priest")
    mine, other = (position.table.view(ANA)["seats"][seat] for seat in (ANA, BEN))
    assert mine["hand"] == {"serf": 1} and mine["deck"] == {"serf": 1, "merchant": 1}
    assert other["discard"] == {"priest": 1} and "hand" not in other and "deck" not in other


def test_hand_and_deck_together_are_public_their_division_is_not():
    position = court().hold(BEN, "serf", "merchant").draw_deck(BEN, "priest")
    assert position.table.view(ANA)["seats"][BEN]["hand_and_deck"] == {"serf": 1, "priest": 1, "merchant": 1}
    before = position.table.view(ANA), position.table.information_key(ANA), position.table.observe(ANA)
    position.hold(BEN, "priest", "merchant").draw_deck(BEN, "serf")
    assert (
        position.table.view(ANA),
        position.table.information_key(ANA),
        position.table.observe(ANA),
    ) == before


def test_a_spectator_sees_no_hand():
    assert ["hand" in seat for seat in court().table.view(-1)["seats"]] == [False, False]


def test_guesses_deal_the_other_hands_anew():
    position = court().hold(BEN, "merchant", "merchant").draw_deck(BEN, "serf", "serf", "serf")
    hands = {
        tuple(position.table.guess(ANA, seed).view(BEN)["seats"][BEN]["hand"].items()) for seed in range(60)
    }
    assert len(hands) == 3  # two merchants, one of each, two serfs
    assert position.table.guess(BEN, 1).view(BEN)["seats"][BEN]["hand"] == {"merchant": 2}


def test_when_a_deck_runs_out_everybody_knows_the_hand():
    position = court().hold(BEN, "merchant").draw_deck(BEN).discard_pile(BEN, *["serf"] * 6)
    drawing.draw(position.table, BEN, 2, True)
    assert position.table.view(ANA)["seats"][BEN]["known_in_hand"] == {"merchant": 1}
    for seed in range(30):
        assert position.table.guess(ANA, seed).view(BEN)["seats"][BEN]["hand"]["merchant"] == 1


def test_a_collector_kept_at_court_is_known_to_all():
    position = court().hold(ANA, "serf", "tax_collector").draw_deck(ANA, *["serf"] * 9).does(ANA, "pass")
    assert position.table.view(BEN)["seats"][ANA]["known_in_hand"] == {"tax_collector": 1}
    assert all(
        position.table.guess(BEN, s).view(ANA)["seats"][ANA]["hand"]["tax_collector"] == 1 for s in range(20)
    )


def test_in_the_main_phase_the_collector_is_in_hand_only_if_drawn_since():
    position = (
        court().hold(ANA, "serf", "serf", "squire").draw_deck(ANA, "tax_collector", "serf").discard_pile(ANA)
    )
    position.table.fresh = 0
    assert not any(
        "tax_collector" in position.table.guess(BEN, s).view(ANA)["seats"][ANA]["hand"] for s in range(40)
    )
    position.does(ANA, "influence", vassal="squire")
    seen = [
        "tax_collector" in position.table.guess(BEN, s).view(ANA)["seats"][ANA]["hand"] for s in range(60)
    ]
    assert any(seen) and not all(seen) and position.table.asked == ASK_MAIN


def test_masters_put_under_the_deck_are_known_in_order():
    position = court("scenario_2").fiefs(ANA, "wheat", "wood", "clay").level(ANA, 2, 0, 0).coins(ANA, 20)
    position.cubes(ANA, 1, wheat=9, wood=9, clay=9, stone=9).market("treasurer", "mason").master_deck(
        "miller", "baker"
    )
    position.does(ANA, "hire_master").does(ANA, "take_master", master="treasurer").does(
        ANA, "put_under", master="mason"
    ).default(ANA)
    assert position.table.view(BEN)["master_deck"] == {"size": 1, "unknown": [], "under": ["mason"]}
    assert position.table.guess(BEN, 3).view(BEN)["master_deck"] == position.table.view(BEN)["master_deck"]


def test_a_known_card_that_leaves_the_hand_is_known_no_longer_the_others_are():
    position = court().hold(ANA, "merchant", "merchant", "merchant").draw_deck(ANA, "serf")
    position.table.known[ANA * position.numbers.types + position.card("merchant")] = 2
    position.does(ANA, "income", vassal="merchant")
    assert position.table.view(BEN)["seats"][ANA]["known_in_hand"] == {"merchant": 1}
    position.does(ANA, "income", vassal="merchant").does(ANA, "income", vassal="merchant")
    assert position.table.view(BEN)["seats"][ANA]["known_in_hand"] == {}
    assert position.seen(ANA)["hand_size"] == 0
