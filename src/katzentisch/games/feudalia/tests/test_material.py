"""What material may not say: every sentence of the checks on loading is said for one wrong place (RULES.md 2 and 3)."""

import pytest

from katzentisch.core.material import Material, MaterialError
from katzentisch.games import feudalia
from katzentisch.games.feudalia.box import checks
from katzentisch.games.feudalia.tests.test_box import changed

AT_LEAST_1 = "is not a whole number of at least 1"
AT_LEAST_0 = "is not a whole number of at least 0"
SERF = "fiefs = { wheat = {}, wood = {}, clay = {}, stone = { coins = 1 } }"
SELL = '{ pay = [ { n = 2, of = ["wood"] } ], gain_coins = 3 },'
SWAP = '{ pay = [ { n = 1, of = ["wood", "clay", "stone"] } ], gain = [ { n = 1, of = ["wheat", "wood", "clay"] } ] },'
CRUSADES = (
    'objective = { vp = 1.0, tokens_per_player = 1, cost = { coins = 3, wheat = 4 }, eliminate = "noble" }'
)
WHEAT_0 = "{ level = 0, fields = 2, cities = 0, vp = 0, defence = 0, upgrade = { wheat = 3, any = 2 } }"
FACE_1 = "saves = [0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 7, 7, 7, 7, 8, 8, 8]"
FACE_2 = "saves = [0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6]"

WRONG = [
    # vassals
    ("vassals.toml", "copies = 50", "copies = 0", f"copies 0 {AT_LEAST_1}"),
    ("vassals.toml", "income = 0", "income = -1", f"income -1 {AT_LEAST_0}"),
    ("vassals.toml", "noble_value = 0", "noble_value = -1", f"noble_value -1 {AT_LEAST_0}"),
    ("vassals.toml", "noble_value = 0", "noble_value = 1", "noble_value 1 is not 0"),
    ("vassals.toml", "noble_value = 1", "noble_value = 2", "noble_value 2 is not 1"),
    ("vassals.toml", 'kind = "worker"\nspecialist = false', 'kind = "worker"\nspecialist = false\ncolour = 1', "unknown key 'colour'"),
    ("vassals.toml", "specialist = false", 'specialist = "no"', "is not true or false"),
    ("vassals.toml", 'edition = "extra"', 'edition = "final"', "edition 'final' is not one of"),
    ("vassals.toml", 'eliminate = "worker"', 'eliminate = "king"', "eliminate 'king' is not one of"),
    ("vassals.toml", "cost = { coins = 1 }", "cost = { coins = 0 }", "leave it out"),
    ("vassals.toml", SERF, "fiefs = {}", "is not one or more of wheat, wood, clay, stone"),
    ("vassals.toml", SERF, SERF.replace("stone =", "gold ="), "is not one or more of wheat, wood, clay, stone"),
    ("vassals.toml", "[vassal.influence]\nplus = false", "[vassal.influence]\nminus = 1\nplus = false", "unknown key 'minus'"),
    ("vassals.toml", SERF, SERF + "\nsize = 1", "unknown key 'size'"),
    ("vassals.toml", 'kind = "official"', 'kind = "rogue"', "0 actions"),
    ("vassals.toml", 'kind = "cleric"', 'kind = "official"', "1 actions"),
    ("vassals.toml", "[vassal.influence]\nplus = false", "[vassal.field]\nfiefs = { wheat = {} }\neffects = []\n[vassal.influence]\nplus = false", "2 actions"),
    ("vassals.toml", 'aliases = ["Pastor"]', "aliases = []", "Pastor"),
    ("vassals.toml", "copies = 4\n", "copies = 5\n", "cards of the draft edition 253 is not 252"),
    ("vassals.toml", 'edition = "extra"', 'edition = "draft"', "types of the draft edition 19 is not 18"),
    ("vassals.toml", "income = 0\nhireable = true\ncost = { coins = 3 }", "income = 1\nhireable = true\ncost = { coins = 3 }", "income of the shepherd 1 is not 0"),
    ("vassals.toml", "copies = 50\nincome = 1", "copies = 50\nincome = 2", "income of the serf 2 is not 1"),
    ("vassals.toml", SERF, SERF.replace("coins = 1", "coins = 2"), "fields of the serf"),
    ("vassals.toml", 'op = "produce", n = 1, of = "fief"', 'op = "produce", n = 2, of = "fief"', "effects of the serf"),
    ("vassals.toml", "fiefs = { wheat = {} }", "fiefs = { wheat = {}, wood = {} }", "fields of the reaper"),
    ("vassals.toml", 'n = 3, of = "wheat"', 'n = 4, of = "wheat"', "effects of the reaper"),
    ("vassals.toml", 'op = "trade", times = 2', 'op = "trade", times = 3', "sales of the trader 3 is not 2"),
    ("vassals.toml", SELL, SELL.replace("gain_coins = 3", "gain_coins = 4"), "goods of the trader"),
    ("vassals.toml", SWAP, SWAP.replace('"clay", "stone"', '"stone"'), "rates of the merchant"),
    # effects
    ("vassals.toml", 'op = "coins", n = 3', 'op = "coins", n = 0', f"n 0 {AT_LEAST_1}"),
    ("vassals.toml", 'op = "coins", n = 3', 'op = "coins", n = 3, of = 1', "unknown key 'of'"),
    ("vassals.toml", 'op = "coins", n = 3', 'op = "bonus", n = 3, of = "wood"', "op 'bonus' is not one of"),
    ("vassals.toml", 'op = "coins", n = 3', 'op = "extra_influence", n = 3', "op 'extra_influence' is not one of"),
    ("vassals.toml", 'op = "coins", n = 3', 'op = "repeat"', "an influence card lies in none"),
    ("vassals.toml", 'op = "coins", n = 3', 'op = "produce", n = 3, of = []', "of [] names no resource"),
    ("vassals.toml", 'op = "coins", n = 3', 'op = "produce", n = 3, of = "gold"', "of 'gold' is not one of"),
    ("vassals.toml", 'op = "coins", n = 3', 'op = "produce", n = 3, of = ["gold"]', "of 'gold' is not one of"),
    ("vassals.toml", SELL, SELL.replace("times", "x").replace("gain_coins = 3", "gain_coins = 0"), f"gain_coins 0 {AT_LEAST_1}"),
    ("vassals.toml", SELL, "{ gain_coins = 3 },", "an exchange pays nothing"),
    ("vassals.toml", SELL, '{ pay = [ { n = 2, of = ["wood"] } ] },', "an exchange gains nothing"),
    ("vassals.toml", SELL, SELL.replace("n = 2,", "n = 0,"), f"n 0 {AT_LEAST_1}"),
    ("vassals.toml", SELL, SELL.replace("n = 2,", "n = 2, m = 1,"), "unknown key 'm'"),
    ("vassals.toml", SELL, SELL.replace("gain_coins = 3", "gain_coins = 3, fee = 1"), "unknown key 'fee'"),
    ("vassals.toml", "pay_coins = 1,", "pay_coins = 0,", f"pay_coins 0 {AT_LEAST_1}"),
    ("vassals.toml", '  [ { op = "coins", n = 4 } ],\n', "", "a choice needs at least 2"),
    ("vassals.toml", 'kinds = "all" }', 'kinds = ["king"] }', "kinds 'king' is not one of"),
    ("vassals.toml", "uses = 1 }", "uses = 2 }", "a discount needs coins or cubes"),
    ("vassals.toml", "uses = 1 }", "uses = -1 }", f"uses -1 {AT_LEAST_0}"),
    ("vassals.toml", 'on = "cathedral", cubes = 2, of = ["wheat", "wood", "clay", "stone"], ', 'on = "cathedral", ', "a discount needs coins or cubes"),
    ("vassals.toml", 'on = "cathedral", cubes = 2', 'on = "cathedral", cubes = 0', f"cubes 0 {AT_LEAST_1}"),
    ("vassals.toml", 'on = "vassal", coins = 1', 'on = "vassal", coins = 0', f"coins 0 {AT_LEAST_1}"),
    ("vassals.toml", 'on = "vassal", coins = 1', 'on = "bread", coins = 1', "on 'bread' is not one of"),
    ("vassals.toml", 'op = "eliminate", n = 1, may = true, coins = 2', 'op = "eliminate", n = 1, may = true, coins = -1', f"coins -1 {AT_LEAST_0}"),
    # masters
    ("masters.toml", 'min_level = 1\ncost = { coins = 4, wood = 1 }', 'min_level = 3\ncost = { coins = 4, wood = 1 }', "min_level 3 is not 0, 1 or 2"),
    ("masters.toml", "min_level = 1", "min_level = -1", f"min_level -1 {AT_LEAST_0}"),
    ("masters.toml", 'when = "passive"\naction_cost = {}', 'when = "passive"\naction_cost = { wheat = 1 }', "action_cost belongs to when 'action'"),
    ("masters.toml", 'when = "passive"', 'when = "never"', "when 'never' is not one of"),
    ("masters.toml", 'flag = "wheat"', 'flag = "wheat"\nhat = 1', "unknown key 'hat'"),
    ("masters.toml", '{ op = "stash", capacity = 6, of = ["wheat"] }', '{ op = "stash", capacity = 6, of = ["wheat"] }, { op = "stash", capacity = 1, of = ["wood"] }', "two stash effects"),
    ("masters.toml", 'of = ["wood"], fill = 1', 'of = ["wood"], fill = -1', f"fill -1 {AT_LEAST_0}"),
    ("masters.toml", '{ op = "stash", capacity = 3, of = ["wood"], fill = 1 }', '{ op = "coins", n = 1 }', "cabinetmaker has no stash"),
    ("masters.toml", '{ op = "stash", capacity = 4, of = ["wheat", "wood", "clay", "stone"] }', '{ op = "save_more", n = 1 }', "accountant has no stash"),
    ("masters.toml", 'id = "miller"', 'id = "dean"', "master id 'dean' is used twice"),
    ("masters.toml", 'id = "mason"', 'id = "freemason"', "'mason' is missing"),
    ("masters.toml", 'op = "bonus", n = 1, of = "wheat"', 'op = "bonus", n = 1, of = "gold"', "of 'gold' is not one of"),
    # cathedral
    ("cathedral.toml", 'letter = "B"', 'letter = "A"', "letters of the cards"),
    ("cathedral.toml", "stage = 2", "stage = 1", "stages of the cards"),
    ("cathedral.toml", "copies = 4", "copies = 3", "copies 3 is not a whole number of at least 4"),
    ("cathedral.toml", "copies = 4", "copies = 5", "cathedral masters 13 is not 12"),
    ("cathedral.toml", "stage = 1\nvp = 0.5", "stage = 1\nvp = 1.0", "half points of the foundations 2 is not 1"),
    ("cathedral.toml", "vp = 1.0", "vp = 1.5", "half points of the nave 3 is not 2"),
    ("cathedral.toml", "stage = 1\nvp = 0.5", "stage = 1\nvp = true", "is not a number of whole or half points"),
    ("cathedral.toml", "stage = 1\nvp = 0.5", 'stage = 1\nvp = "half"', "is not a number of whole or half points"),
    ("cathedral.toml", "{ 1 = 1, 2 = 2, 3 = 3, 4 = 4 }", "{ 1 = 1, 2 = 2, 3 = 3, 4 = 5 }", "tokens of the nave"),
    ("cathedral.toml", "{ 1 = 1, 2 = 2, 3 = 3, 4 = 4 }", "{ 2 = 2, 3 = 3, 4 = 4 }", "is not a number for each of 1, 2, 3, 4 players"),
    ("cathedral.toml", "{ 1 = 2, 2 = 4, 3 = 6, 4 = 8 }", "{ 1 = 2, 2 = 4, 3 = 6, 4 = 12 }", "tokens of 0.5 points are needed"),
    ("cathedral.toml", "{ 1 = 2, 2 = 3, 3 = 4, 4 = 5 }", "{ 1 = 2, 2 = 3, 3 = 4, 4 = 6 }", "tokens of 1.0 points are needed"),
    ("cathedral.toml", "cost = { clay = 1, any = 3 }", "cost = {}", "A and B cards have a cost"),
    ("cathedral.toml", 'cost = {}\nneeds_master = "dean"', 'cost = { clay = 1 }\nneeds_master = "dean"', "A and B cards have a cost"),
    ("cathedral.toml", 'needs_master = ""', 'needs_master = "dean"', "needs_master 'dean' is not ''"),
    ("cathedral.toml", 'card = "silverware"', 'card = "main_nave"', "needs_master 'silversmith' is not ''"),
    ("cathedral.toml", 'letter = "A"', 'letter = "A"\nroof = 1', "unknown key 'roof'"),
    ("cathedral.toml", 'card = "silverware"', 'card = "silverware"\nroof = 1', "unknown key 'roof'"),
    # fiefs and treasury
    ("fiefs.toml", "total = 34", "total = 33", "total 33 is not 34"),
    ("fiefs.toml", "limit_per_fief = 12", "limit_per_fief = 13", "limit_per_fief 13 is not 12"),
    ("fiefs.toml", WHEAT_0, WHEAT_0.replace("level = 0", "level = 1"), "levels of wheat"),
    ("fiefs.toml", WHEAT_0, WHEAT_0.replace("cities = 0", "cities = 2"), "wheat level 1 is not better than 0"),
    ("fiefs.toml", WHEAT_0, WHEAT_0.replace("fields = 2", "fields = 3"), "wheat level 1 is not better than 0"),
    ("fiefs.toml", WHEAT_0, WHEAT_0.replace("vp = 0", "vp = 1"), "wheat level 1 is not better than 0"),
    ("fiefs.toml", WHEAT_0, WHEAT_0.replace("{ wheat = 3, any = 2 }", "{}"), "wheat level 1 is not better than 0"),
    ("fiefs.toml", WHEAT_0, WHEAT_0.replace("level = 0", "level = 0, moat = 1"), "unknown key 'moat'"),
    ("fiefs.toml", WHEAT_0, WHEAT_0.replace("fields = 2", "fields = -1"), f"fields -1 {AT_LEAST_0}"),
    ("fiefs.toml", "vp = 2, defence = 2, upgrade = {}", "vp = 2, defence = 2, upgrade = { wheat = 1 }", "it is the last level"),
    ("fiefs.toml", 'resource = "wood"', 'resource = "wheat"', "resource 'wheat' is not one of wood"),
    ("treasury.toml", "sums = [6]", "sums = [6, 7]", "sums [0, 1, 2, 3, 4, 5, 6, 7] is not"),
    ("treasury.toml", "sums = [0, 1]\n", "sums = [1, 0]\n", "sums of the first face"),
    ("treasury.toml", FACE_1, FACE_1.replace(", 8]", "]"), "saves has 20 numbers, not 21"),
    ("treasury.toml", FACE_1, FACE_1.replace("[0, 1, 2,", "[0, 2, 2,"), "keeps more than there is"),
    ("treasury.toml", FACE_2, FACE_1, "saving must get harder"),
    ("treasury.toml", FACE_2, FACE_2 + "\nname = 1", "unknown key 'name'"),
    ("treasury.toml", "track_max = 20", "track_max = 0", f"track_max 0 {AT_LEAST_1}"),
    # scenarios
    ("scenarios.toml", "number = 2\n", "number = 1\n", "scenario number 'scenario_1' is used twice"),
    ("scenarios.toml", "number = 7\n", "number = 8\n", "deck_size of scenario 7"),
    ("scenarios.toml", "number = 10\n", "number = 0\n", f"number 0 {AT_LEAST_1}"),
    ("scenarios.toml", "complexity = 1\n", "complexity = 0\n", f"complexity 0 {AT_LEAST_1}"),
    ("scenarios.toml", "complexity = 1\n", "complexity = 1\nmood = 1\n", "unknown key 'mood'"),
    ("scenarios.toml", "serf = 7, shepherd = 1", "serf = 8, shepherd = 0", f"shepherd 0 {AT_LEAST_1}"),
    ("scenarios.toml", '"carpenter", "potter"', '"carpenter", "poter"', "master 'poter' is not one of"),
    ("scenarios.toml", "random_others = 4", "random_others = 3", "do not add up to random_specific"),
    ("scenarios.toml", "feudal_lord = 1, serf = 7, shepherd = 1", "feudal_lord = 3, serf = 5, shepherd = 1", "feudal_lord: four decks need 12, there are 10"),
    ("scenarios.toml", 'specific = ["abbot", "shepherd"', 'specific = ["abbot", "serf"', "specific 'serf' is a standard vassal already"),
    ("scenarios.toml", 'specific = ["friar", "seductress"', 'specific = ["pilgrim", "seductress"', "specific has no upgraded cleric"),
    ("scenarios.toml", "masters_removed = []\nall_masters = false", 'masters_removed = ["miller"]\nall_masters = false', "needs no removal"),
    ("scenarios.toml", 'masters_face_up = ["plow_builder", "lumberer", "brick_worker", "mason"]', "masters_face_up = []", "masters_face_up is empty"),
    ("scenarios.toml", 'fixed_fiefs = ["wheat", "clay", "wood"]', 'fixed_fiefs = ["wheat", "clay"]', "number of fixed_fiefs 2 is not 3"),
    ("scenarios.toml", 'fixed_fiefs = ["wheat", "clay", "wood"]', 'fixed_fiefs = ["wheat", "wheat", "wood"]', "wheat fiefs do not suffice for four players"),
    ("scenarios.toml", 'fixed_fiefs = ["wheat", "clay", "wood"]', 'fixed_fiefs = ["wheat", "clay", "stone"]', "nobody has a wood fief for this master"),
    ("scenarios.toml", 'id = "long_game"', 'id = "crusades"', "variant id 'crusades' is used twice"),
    ("scenarios.toml", 'id = "crusades"', 'id = "crusade"', "the crusades, which raise the target, are missing"),
    ("scenarios.toml", 'name = "The Crusades"\ntarget_bonus = 2', 'name = "The Crusades"\ntarget_bonus = 0', "the crusades, which raise the target, are missing"),
    ("scenarios.toml", 'ends = "cathedral"', 'ends = "dusk"', "ends 'dusk' is not one of"),
    ("scenarios.toml", CRUSADES, CRUSADES.replace("tokens_per_player = 1", "tokens_per_player = 0"), f"tokens_per_player 0 {AT_LEAST_1}"),
    ("scenarios.toml", CRUSADES, CRUSADES.replace("vp = 1.0", "vp = 1.0, war = 1"), "unknown key 'war'"),
    ("scenarios.toml", 'ends = "cathedral"', 'ends = "cathedral"\nwar = 1', "unknown key 'war'"),
    # setup
    ("setup.toml", "round_limit = 200", "round_limit = 99", "round_limit 99 would cut real games"),
    ("setup.toml", "vassal_types = 18", "vassal_types = 19", "vassal_types 19 is not 18"),
    ("setup.toml", "basic_masters = 33", "basic_masters = 34", "basic_masters 34 is not 33"),
    ("setup.toml", "cathedral_masters = 12", "cathedral_masters = 13", "cathedral_masters 13 is not 12"),
    ("setup.toml", "cathedral_master_types = 3", "cathedral_master_types = 4", "types of masters 3 is not 4"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "said"), WRONG)
def test_wrong_material_is_refused_where_it_is_wrong(tmp_path, file, old, new, said):
    with pytest.raises(MaterialError) as error:
        checks.read(Material(changed(tmp_path, file, old, new)))
    assert said in str(error.value) and ".toml" in str(error.value)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("setup.toml", "round_limit = 200", "round_limit = 100"),
        ("fiefs.toml", "level = 1, fields = 2, cities = 1", "level = 1, fields = 3, cities = 1"),
        ("cathedral.toml", "vp = 1.0\ntokens = { 1 = 2", "vp = 1\ntokens = { 1 = 2"),
        ("vassals.toml", "cost = { coins = 3 }\neliminate = \"cleric\"", "cost = { coins = 3, any = 1 }\neliminate = \"cleric\""),
        ("masters.toml", "min_level = 1\ncost = { coins = 4 }", "min_level = 2\ncost = { coins = 4 }"),
        ("scenarios.toml", 'specific = ["friar", "seductress"', 'specific = ["friar", "prior", "seductress"'),
    ],
)  # fmt: skip
def test_other_numbers_that_the_book_leaves_open_are_accepted(tmp_path, file, old, new):
    assert checks.read(Material(changed(tmp_path, file, old, new))).vassals


@pytest.mark.parametrize(
    ("name", "now", "wrong", "least"),
    [
        ("target_vp", 10, 0, 1),
        ("noble_lead_needed", 2, 0, 1),
        ("hand_size", 5, 0, 1),
        ("face_up_masters", 5, 0, 1),
        ("masters_drawn_before_hire", 2, -1, 0),
        ("influence_actions_per_turn", 1, -1, 0),
        ("reshuffles_before_replenish", 1, -1, 0),
        ("court_minimum_coins", 1, -1, 0),
        ("tax_divisor", 2, 1, 2),
        ("starting_coins", 0, -1, 0),
        ("starting_cubes", 0, -1, 0),
    ],
)
def test_constants_of_the_game_have_a_least_value(tmp_path, name, now, wrong, least):
    folder = changed(tmp_path, "setup.toml", f"{name} = {now}", f"{name} = {wrong}")
    with pytest.raises(MaterialError, match=f"{name} {wrong} is not a whole number of at least {least}"):
        feudalia.BOX.open("scenario_1", 2, material=folder)
    allowed = changed(tmp_path / "allowed", "setup.toml", f"{name} = {now}", f"{name} = {least}")
    assert feudalia.BOX.open("scenario_1", 2, material=allowed).deal(1)


def test_starting_coins_and_cubes_are_laid_out_for_everybody(tmp_path):
    folder = changed(tmp_path, "setup.toml", "starting_coins = 0", "starting_coins = 3")
    text = (
        (folder / "setup.toml")
        .read_text(encoding="utf-8")
        .replace("starting_cubes = 0", "starting_cubes = 2")
    )
    (folder / "setup.toml").write_text(text, encoding="utf-8")
    for seat in feudalia.BOX.open("scenario_1", 3, material=folder).deal(1).view(-1)["seats"]:
        assert seat["coins"] == 3
        assert [fief["cubes"][fief["colour"]] for fief in seat["fiefs"]] == [2, 2, 2]
        assert [fief["total"] for fief in seat["fiefs"]] == [2, 2, 2]
