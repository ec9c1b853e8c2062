"""Setting up, against RULES.md 4 and 10."""

import pytest

from katzentisch.core.game import playout
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.rules import draft
from katzentisch.games.feudalia.state.asked import ASK_DRAFT, ASK_MAIN, ASK_SAME_TYPE, ASK_WORKER
from katzentisch.games.feudalia.tests.positions import ANA, BEN, Position, court, rules


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


@pytest.mark.rule("U018", "U142")
def test_all_copies_of_the_scenarios_vassals_are_laid_out_less_the_starting_decks():  # R33
    supply = court(seats=2).table.view(ANA)["supply"]
    assert supply["serf"] == 50 - 2 * 7 and supply["merchant"] == 22 - 2 * 3
    assert {"abbot", "shepherd", "seductress"} <= set(supply)
    assert "tax_collector" not in supply and "prior" not in supply


@pytest.mark.rule("U019", "U139", "U140")
def test_the_learning_game_names_its_masters():  # R4
    view = court().table.view(ANA)
    assert sorted(view["market"]) == ["brick_worker", "lumberer", "mason", "plow_builder"]
    assert sorted(view["master_deck"]["unknown"]) == sorted(
        ["carpenter", "potter", "treasurer", "guild_master", "countess", "dancer"]
    )


@pytest.mark.rule("U020", "U022", "U023", "U144", "U149")
def test_masters_of_colours_nobody_owns_are_removed_and_five_lie_face_up():  # R5
    for seed in range(30):
        position = court("scenario_2", 2, seed=seed)
        view = position.table.view(ANA)
        owned = {fief["colour"] for seat in view["seats"] for fief in seat["fiefs"]}
        masters = {m["master"]: m["flag"] for m in rules("scenario_2", 2).printed()["masters"]}
        there = [*view["market"], *view["master_deck"]["unknown"]]
        assert sorted(there) == sorted(m for m, flag in masters.items() if flag in owned or flag == "any")
        assert len(view["market"]) == 5


@pytest.mark.rule("U021")
def test_masters_the_scenario_removes_do_not_occur():  # R34
    game = rules("scenario_2", 2)
    scenario = game.numbers.scenario
    scenario.masters_removed = ["mason"]
    try:
        view = after(game.deal(3), ASK_MAIN).view(ANA)
    finally:
        scenario.masters_removed = []
    assert "mason" not in [*view["market"], *view["master_deck"]["unknown"]]


@pytest.mark.rule("U024", "U025")
def test_treasuries_begin_with_the_first_face_and_no_coins():
    seat = court("scenario_2").table.view(ANA)["seats"][BEN]
    assert (seat["face"], seat["coins"]) == (0, 0)
    assert rules("scenario_2", 2).printed()["treasury"][0]["sums"] == [0, 1]


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


@pytest.mark.rule("U031", "U032", "U033", "U138")
def test_learning_game_deck_of_16_with_the_tax_collector_on_the_discard_pile():  # case 39
    seat = rules("scenario_1", 2).deal(5).view(ANA)["seats"][ANA]
    assert seat["hand_size"] == 5 and seat["deck_size"] == 10 and seat["discard"] == {"tax_collector": 1}
    assert seat["hand_and_deck"] == {
        "feudal_lord": 1, "serf": 7, "shepherd": 1, "merchant": 3, "reaper": 2, "lumberjack": 1,
    }  # fmt: skip


@pytest.mark.rule("U143")
def test_otherwise_a_deck_of_10_with_one_upgraded_worker_of_choice():
    table = rules("scenario_2", 2).deal(1)
    assert table.asked == ASK_WORKER and table.to_act == [ANA]
    position = Position(table)
    assert {option["vassal"] for option in position.choices(ANA)} == {
        "reaper",
        "lumberjack",
        "kneader",
        "stonecutter",
    }
    position.does(ANA, "choose_worker", vassal="kneader").does(BEN, "choose_worker", vassal="reaper")
    seat = table.view(ANA)["seats"][ANA]
    assert seat["hand_and_deck"] == {"serf": 6, "kneader": 1, "priest": 1, "merchant": 1}
    assert seat["discard"] == {"tax_collector": 1}
    assert table.view(ANA)["supply"]["kneader"] == 15


@pytest.mark.rule("U034", "U035", "U036", "U037")
def test_the_draft_two_for_the_first_player_then_one_each_until_all_have_three():  # case 40
    table = after(rules("scenario_2", 4).deal(2), ASK_DRAFT)
    seats = []
    while table.asked == ASK_DRAFT:
        offered, drawn = int(table.offered), int(table.drawn)
        assert {choice["colour"] for choice in Position(table).choices(int(table.actor))} == {
            ["wheat", "wood", "clay", "stone"][colour] for colour in (offered, drawn)
        }
        seats.append(int(table.actor))
        action = table.legal(table.actor)[0]
        kept = action - int(table.actions.keep)
        table.play(table.actor, action)
        if table.asked == ASK_DRAFT and table.actor == (seats[-1] + 1) % 4:
            assert table.offered == offered + drawn - kept
    assert all(colour >= 0 for colour in table.colour)
    assert sum(table.fief_deck) == 17 - 12
    assert seats[0] == 0


@pytest.mark.rule("U030")
def test_beginners_option_lays_out_a_wheat_fief_each_and_drafts_two():  # case 57, R39
    table = after(rules("scenario_2", 4, ("wheat_fief", True)).deal(2), ASK_DRAFT)
    assert [int(table.colour[seat * FIEFS]) for seat in range(4)] == [0, 0, 0, 0]
    assert sum(table.fief_deck) == 13 - 2  # two of the other 13 are drawn
    table = after(table, ASK_MAIN)
    assert sum(table.fief_deck) == 17 - 12


@pytest.mark.rule("U029")
def test_three_fiefs_of_one_type_one_may_be_given_back_for_another_type():  # R26
    position = court("scenario_2", 2)
    table = position.table
    position.fiefs(ANA, "clay", "clay", "clay")
    for colour, n in enumerate([0, 1, 2, 0]):
        table.fief_deck[colour] = n
    draft.next_of_a_kind(table, ANA, True)
    assert table.asked == ASK_SAME_TYPE and position.kinds(ANA) == {"give_fief_back", "keep_three_fiefs"}
    table.play(ANA, table.game.action({"kind": "give_fief_back"}))
    assert list(table.colour[:3]) == [2, 2, 1]
    assert list(table.fief_deck) == [0, 0, 3, 0]


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
        assert all(supply[card] == kinds[card]["copies"] for card in specific)
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
