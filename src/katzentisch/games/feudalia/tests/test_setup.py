"""Setting up, against RULES.md 4 and 10."""

import pytest

from katzentisch.core.game import playout
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.rules import decisions, draft
from katzentisch.games.feudalia.state.asked import ASK_DRAFT, ASK_MAIN, ASK_SAME_TYPE, ASK_WORKER
from katzentisch.games.feudalia.tests.positions import ANA, BEN, CAT, DORA, Position, court, deal, rules

# cards of the types that are not standard; of each extra type there are 6 (RULES.md 2)
COPIES = {
    "feudal_lord": 10, "squire": 10, "abbot": 8, "prior": 8, "shepherd": 14,
    "seductress": 8, "procurator": 8, "farmhand": 10, "pickpocket": 8,
}  # fmt: skip


def after(table, ask):
    """Play the first option until a question comes."""
    while table.asked != ask:
        table.play(table.actor, table.legal(table.actor)[0])
    return table


@pytest.mark.rule("U008", "U014")
def test_two_to_four_players_and_training_alone_in_every_scenario_the_learning_game_first():
    assert feudalia.BOX.variants[0].name == "scenario_1"
    assert [variant.name for variant in feudalia.BOX.variants] == [
        "scenario_1", "scenario_2", "scenario_3", "scenario_7", "scenario_10",
    ]  # fmt: skip
    assert all(sorted(variant.seats) == [1, 2, 3, 4] for variant in feudalia.BOX.variants)


@pytest.mark.rule("U009", "U141")
def test_everybody_rules_three_fiefs_in_the_learning_game_wheat_clay_and_wood():
    view = court(seats=4).table.view(ANA)
    for seat in view["seats"]:
        assert [fief["colour"] for fief in seat["fiefs"]] == ["wheat", "clay", "wood"]
        assert [(fief["level"], fief["total"]) for fief in seat["fiefs"]] == [(0, 0)] * 3
    assert view["fief_deck"] == {"wheat": 1, "wood": 0, "clay": 0, "stone": 4}


@pytest.mark.rule("U015", "U016", "U017")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 2), (2, 4), (3, 6), (4, 8)])
def test_only_the_foundations_get_tokens_by_the_number_of_players(seats, tokens):
    cathedral = court(seats=seats).table.view(ANA)["cathedral"]
    assert [card["card"] for card in cathedral] == [
        "foundations", "main_nave", "dean_and_canons", "stained_glass", "silverware",
    ]  # fmt: skip
    assert [card["tokens"] for card in cathedral] == [tokens, 0, 0, 0, 0]
    printed = rules("scenario_1", seats).printed()
    assert printed["cathedral"][0]["vp"] == 0.5
    assert {master["card"] for master in printed["cathedral_masters"]} == {
        "dean_and_canons", "stained_glass", "silverware",
    }  # fmt: skip


@pytest.mark.rule("U015")
def test_cathedral_masters_lie_on_the_three_c_cards_from_the_start():
    position = court().level(ANA, 2, 0, 0).coins(ANA, 20).cubes(ANA, 1, wheat=9, wood=9, stone=9)
    offered = {choice["master"] for choice in position.choices(ANA, "hire_cathedral_master")}
    assert offered == {"dean", "glazier", "silversmith"}


@pytest.mark.rule("U018", "U142")
def test_all_copies_of_the_scenarios_vassals_are_laid_out_less_the_starting_decks():  # R33
    supply = court(seats=2).table.view(ANA)["supply"]
    assert supply == {
        "serf": 50 - 2 * 7, "reaper": 18 - 2 * 2, "lumberjack": 16 - 2, "kneader": 16, "stonecutter": 16,
        "priest": 14, "trader": 12, "merchant": 22 - 2 * 3, "feudal_lord": 10 - 2, "squire": 10,
        "abbot": 8, "shepherd": 14 - 2, "seductress": 8,
    }  # fmt: skip


@pytest.mark.rule("U019", "U139", "U140")
def test_the_learning_game_names_its_masters():  # R4
    view = court().table.view(ANA)
    assert sorted(view["market"]) == ["brick_worker", "lumberer", "mason", "plow_builder"]
    assert sorted(view["master_deck"]["unknown"]) == sorted(
        ["carpenter", "potter", "treasurer", "guild_master", "countess", "dancer"]
    )


def masters_laid_out(scenario, seats, seed):
    """Return the colours of fiefs owned after setting up, the market and the master deck."""
    view = court(scenario, seats, seed=seed).table.view(ANA)
    owned = {fief["colour"] for seat in view["seats"] for fief in seat["fiefs"]}
    return owned, view["market"], view["master_deck"]["unknown"]


@pytest.mark.rule("U020", "U022", "U023", "U144", "U149")
@pytest.mark.parametrize("scenario", ["scenario_2", "scenario_10"])
def test_masters_of_colours_nobody_owns_are_removed_and_five_lie_face_up(scenario):  # R5
    flags = {m["master"]: m["flag"] for m in rules(scenario, 2).printed()["masters"]}
    numbers = set()
    for seed in range(30):
        owned, market, deck = masters_laid_out(scenario, 2, seed)
        assert sorted([*market, *deck]) == sorted(m for m, flag in flags.items() if flag in (*owned, "any"))
        assert len(market) == 5
        numbers.add(len(owned))
    assert numbers >= {3, 4}  # both with and without a colour that nobody owns


@pytest.mark.rule("U001", "U023", "U145", "U149")
@pytest.mark.parametrize("scenario", ["scenario_2", "scenario_3", "scenario_7", "scenario_10"])
def test_with_all_four_colours_all_33_masters_are_played_with_in_any_order(scenario):
    seen = set()
    for seed in range(40):
        owned, market, deck = masters_laid_out(scenario, 4, seed)
        if len(owned) == 4:
            assert len(market) == 5 and len(set(market) | set(deck)) == 33
            seen.update(market)
    assert len(seen) > 28  # shuffled: nearly every master has lain face up


@pytest.mark.rule("U022")
def test_a_black_flag_means_every_colour():
    for colour in ("wheat", "wood", "clay", "stone"):
        position = court("scenario_2").fiefs(ANA, colour, colour, colour).level(ANA, 1, 0, 0).coins(ANA, 2)
        assert position.market("treasurer").offers(ANA, "hire_master")
        owner = {"wheat": "granary_keeper", "wood": "charcoal_burner", "clay": "potter", "stone": "sculptor"}
        position.coins(ANA, 9)
        for flag, master in owner.items():
            assert position.market(master).offers(ANA, "hire_master") == (flag == colour)


@pytest.mark.rule("U021")
def test_masters_the_scenario_removes_do_not_occur():  # R34
    game = rules("scenario_2", 3)
    scenario = game.numbers.scenario
    scenario.masters_removed = ["mason"]
    try:
        view = after(game.deal(3), ASK_MAIN).view(ANA)
    finally:
        scenario.masters_removed = []
    assert "mason" not in [*view["market"], *view["master_deck"]["unknown"]]


@pytest.mark.rule("U024", "U025")
def test_treasuries_begin_with_the_first_face_and_no_coins():
    table = deal("scenario_2", 3, seed=1)
    assert [(seat["face"], seat["coins"]) for seat in table.view(ANA)["seats"]] == [(0, 0)] * 3
    assert rules("scenario_2", 2).printed()["treasury"][0]["sums"] == [0, 1]


@pytest.mark.rule("U024")
def test_both_treasury_cards_have_two_faces_for_the_sums_0_to_6():  # R24
    levels = [(0, 0, 0), (1, 0, 0), (0, 1, 1), (1, 1, 1), (0, 2, 2), (2, 2, 1), (2, 2, 2)]
    assert [court().level(ANA, *three).seen(ANA)["face"] for three in levels] == [0, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("U026")
def test_the_first_player_is_given_or_drawn_by_lot():
    drawn = {feudalia.BOX.open("scenario_1", 4).deal(seed).view(-1)["first"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert all(rules("scenario_1", 4).deal(seed).view(-1)["first"] == 0 for seed in range(10))


@pytest.mark.rule("U010", "U027", "U028", "U129")
def test_the_target_is_10_public_and_raised_by_variants():
    assert court().table.view(-1)["target"] == 10
    assert court("scenario_1", 2, ("long_game", True)).table.view(-1)["target"] == 12
    both = court("scenario_1", 2, ("long_game", True), ("crusades", True)).table.view(-1)
    assert (both["target"], both["objectives"]) == (14, ["crusades", "long_game"])
    assert court("scenario_1", 2, ("cathedral_complete", True)).table.view(-1)["ends_with"] == "cathedral"


@pytest.mark.rule("U155")
def test_any_number_of_objective_variants_can_be_drawn_at_random():
    game = rules("scenario_1", 2, ("random_objectives", 2))
    drawn = {tuple(game.deal(seed).view(-1)["objectives"]) for seed in range(40)}
    assert all(len(objectives) == 2 for objectives in drawn) and len(drawn) == 3
    for number in (0, 1, 3):
        agreed = rules("scenario_1", 2, ("random_objectives", number)).deal(1).view(-1)["objectives"]
        assert len(agreed) == number
    both = rules("scenario_1", 2, ("long_game", True), ("random_objectives", 1))
    assert all(
        len(listed := both.deal(seed).view(-1)["objectives"]) == 2 and "long_game" in listed
        for seed in range(9)
    )


@pytest.mark.rule("U031", "U032", "U033", "U138")
def test_learning_game_deck_of_16_with_the_tax_collector_on_the_discard_pile():  # case 39
    for seat in deal("scenario_1", 4, seed=5).view(-1)["seats"]:
        assert (seat["hand_size"], seat["deck_size"], seat["discard"]) == (5, 10, {"tax_collector": 1})
        assert seat["hand_and_deck"] == {
            "feudal_lord": 1, "serf": 7, "shepherd": 1, "merchant": 3, "reaper": 2, "lumberjack": 1,
        }  # fmt: skip


@pytest.mark.rule("U031")
def test_the_draw_deck_is_shuffled():
    first, last = set(), set()
    for seed in range(60):
        seat = deal("scenario_1", 2, seed=seed).view(BEN)["seats"][BEN]
        first.add(tuple(seat["hand"].items()))
        last.update(set(seat["hand_and_deck"]) - set(seat["hand"]))
    assert len(first) > 20  # hands of many kinds
    assert {
        "feudal_lord",
        "shepherd",
        "merchant",
        "reaper",
        "lumberjack",
    } <= last  # any of them may come late


@pytest.mark.rule("U143")
@pytest.mark.parametrize("scenario", ["scenario_2", "scenario_3", "scenario_7"])
def test_otherwise_a_deck_of_10_with_one_upgraded_worker_of_choice(scenario):
    table = deal(scenario, 2, seed=1)
    assert table.asked == ASK_WORKER and table.to_act == [ANA]
    position = Position(table)
    assert {option["vassal"] for option in position.choices(ANA)} == {
        "reaper",
        "lumberjack",
        "kneader",
        "stonecutter",
    }
    position.does(ANA, "choose_worker", vassal="kneader").does(BEN, "choose_worker", vassal="reaper")
    for name, worker in ((ANA, "kneader"), (BEN, "reaper")):
        seat = table.view(ANA)["seats"][name]
        assert seat["hand_and_deck"] == {"serf": 6, worker: 1, "priest": 1, "merchant": 1}
        assert seat["discard"] == {"tax_collector": 1} and seat["hand_size"] == 5
    assert table.view(ANA)["supply"]["kneader"] == 16 - 1 and table.view(ANA)["supply"]["reaper"] == 18 - 1


@pytest.mark.rule("U034")
def test_fiefs_are_drafted_in_all_scenarios_but_the_learning_game():
    for variant in feudalia.BOX.variants:
        table = deal(variant.name, 2, seed=1)
        while table.asked == ASK_WORKER:
            table.play(table.actor, table.legal(table.actor)[0])
        assert (table.asked == ASK_DRAFT) == (variant.name != "scenario_1")


@pytest.mark.rule("U035", "U036", "U037")
@pytest.mark.parametrize("seed", range(6))
def test_the_draft_two_for_the_first_player_then_one_each_until_all_have_three(seed):  # case 40
    table = after(deal("scenario_2", 4, seed=seed), ASK_DRAFT)
    seats = [ANA, BEN, CAT, DORA]
    left = {"wheat": 5, "wood": 4, "clay": 4, "stone": 4}
    passed = None
    order = []
    while table.asked == ASK_DRAFT:
        view, seat = table.view(-1), table.to_act[0]
        if not order and seat != ANA:  # whoever has two fiefs of one colour is not asked
            passed = view["seats"][ANA]["fiefs"][0]["colour"]
            left[passed] -= 2
            order.append(ANA)
        while seat != seats[len(order) % 4]:
            order.append(seats[len(order) % 4])
            left[passed] -= 1
        two = view["draft"]
        if passed is None:  # the first player draws two
            left[two["offered"]] -= 1
        else:  # everybody else has one from the right
            assert two["offered"] == passed
        left[two["drawn"]] -= 1
        assert view["fief_deck"] == left
        assert {choice["colour"] for choice in Position(table).choices(seat)} == set(two.values())
        kept = two["drawn" if len(order) % 3 else "offered"]
        passed = two["offered"] if kept == two["drawn"] else two["drawn"]
        order.append(seat)
        Position(table).does(seat, "keep_fief", colour=kept)
        kept_by = [fief["colour"] for fief in table.view(-1)["seats"][seat]["fiefs"] if fief]
        assert kept_by[(len(order) - 1) // 4] == kept
    for _ in range(len(order), 12):
        left[passed] -= 1
    view = table.view(-1)
    assert all(len([fief for fief in seat["fiefs"] if fief]) == 3 for seat in view["seats"])
    if table.asked != ASK_SAME_TYPE:
        left[passed] += 1  # the last card goes back
        assert view["fief_deck"] == left and sum(left.values()) == 17 - 12


@pytest.mark.rule("U030")
def test_beginners_option_lays_out_a_wheat_fief_each_and_drafts_two():  # case 57, R39
    table = after(deal("scenario_2", 4, ("wheat_fief", True), seed=2), ASK_DRAFT)
    assert [int(table.colour[seat * FIEFS]) for seat in range(4)] == [0, 0, 0, 0]
    assert sum(table.fief_deck) == 13 - 2  # two of the other 13 are drawn
    table = after(table, ASK_MAIN)
    assert sum(table.fief_deck) == 17 - 12


@pytest.mark.rule("U029")
def test_three_fiefs_of_one_type_one_may_be_given_back_for_another_type():  # R26
    position = court("scenario_2", 2)
    table = position.table
    position.fiefs(ANA, "clay", "clay", "clay").fiefs(BEN, "wheat", "wheat", "wood")
    for colour, n in enumerate([0, 1, 9, 0]):
        table.fief_deck[colour] = n
    draft.next_of_a_kind(table, ANA, True)
    decisions.go_on(table)
    assert table.asked == ASK_SAME_TYPE and position.kinds(ANA) == {"give_fief_back", "keep_three_fiefs"}
    position.does(ANA, "give_fief_back")  # reveals clay until the wood comes
    assert sorted(fief["colour"] for fief in position.seen(ANA)["fiefs"]) == ["clay", "clay", "wood"]
    assert table.view(-1)["fief_deck"] == {"wheat": 0, "wood": 0, "clay": 10, "stone": 0}
    assert table.asked != ASK_SAME_TYPE


@pytest.mark.rule("U029")
@pytest.mark.who_begins
def test_players_with_three_of_a_kind_are_asked_in_turn_order_and_may_keep_them():
    position = court("scenario_2", 3).fiefs(ANA, "clay", "clay", "clay").fiefs(BEN, "wood", "wood", "wheat")
    table = position.fiefs(CAT, "stone", "stone", "stone").table
    draft.next_of_a_kind(table, ANA, True)
    decisions.go_on(table)
    assert table.to_act == [ANA]
    position.does(ANA, "keep_three_fiefs")
    assert table.to_act == [CAT] and table.asked == ASK_SAME_TYPE
    assert [fief["colour"] for fief in position.seen(ANA)["fiefs"]] == ["clay"] * 3
    position.does(CAT, "keep_three_fiefs")
    assert table.asked != ASK_SAME_TYPE


@pytest.mark.rule("U029")
def test_without_another_type_in_the_deck_the_three_are_kept():
    position = court("scenario_2", 2).fiefs(ANA, "clay", "clay", "clay")
    for colour, n in enumerate([0, 0, 2, 0]):
        position.table.fief_deck[colour] = n
    assert not draft.can_replace(position.table, ANA)


@pytest.mark.rule("U151", "U152", "U153", "U154")
def test_scenario_10_draws_one_upgraded_cleric_and_four_others():  # R31
    game = rules("scenario_10", 2)
    kinds = {card["vassal"]: card for card in game.printed()["vassals"]}
    seen = set()
    for seed in range(60):
        supply = game.deal(seed).view(-1)["supply"]
        specific = [card for card in supply if not game.numbers.box.vassal(card).standard]
        clerics = [c for c in specific if kinds[c]["kind"] == "cleric" and kinds[c]["specialist"]]
        assert (len(specific), len(clerics)) == (5, 1)
        assert all(supply[card] == COPIES.get(card, 6) for card in specific)
        seen.update(specific)
    assert {"abbot", "prior", "bishop", "friar"} <= seen and len(seen) == 19


def test_scenario_10_has_the_same_vassals_for_the_same_seed():
    game = rules("scenario_10", 2)
    assert game.deal(5).view(-1)["supply"] == game.deal(5).view(-1)["supply"]


def test_solo_is_played_to_the_target_and_counts_turns():
    table = rules("scenario_1", 1).deal(4)
    playout(table, 1)
    assert table.is_over
    assert table.view(-1)["seats"][0]["turns"] == table.round
    assert table.winners() == ([0] if table.halves(0) >= 20 else [])
