"""What holds for all cards holds for each of them: every vassal and every master, the first and the last one too."""

import pytest

from katzentisch.games.feudalia.state.asked import ASK_MAIN
from katzentisch.games.feudalia.tests.positions import ANA, BEN, court, lives, rules, town, village

PRINTED = rules("scenario_10", 2).printed()
VASSALS = {card["vassal"]: card for card in PRINTED["vassals"] if card["kind"] != "official"}
MASTERS = [card["master"] for card in PRINTED["masters"]]
CATHEDRAL = ["dean", "glazier", "silversmith"]
INCOMES = {
    "serf": 1, "reaper": 1, "lumberjack": 1, "kneader": 1, "stonecutter": 1, "priest": 1, "trader": 1,
    "merchant": 2, "feudal_lord": 3, "squire": 2, "abbot": 2, "prior": 1, "shepherd": 0, "seductress": 1,
    "procurator": 2, "farmhand": 1, "pickpocket": 1, "plowman": 1, "overseer": 2, "bishop": 2, "friar": 1,
    "majordomo": 2, "alewife": 1, "beggar": 0, "smuggler": 2, "messenger": 1, "pilgrim": 1,
}  # fmt: skip
OF_A_KIND = {"worker": "serf", "cleric": "priest", "merchant": "trader"}


def rich(*cards):
    """Return Ana's main phase with these cards, twenty coins, five of every cube on a fief and nothing in her piles."""
    position = village(*cards).coins(ANA, 20).draw_deck(ANA, *["serf"] * 9).discard_pile(ANA)
    for fief in (1, 2, 3):
        position.cubes(ANA, fief, wheat=5, wood=5, clay=5, stone=5)
    return position


def answered(position):
    """Answer everything by the last option until the main list is open."""
    while position.table.asked != ASK_MAIN:
        position.table.play(ANA, position.table.legal(ANA)[-1])
    return position


def test_the_incomes_are_those_of_the_cards():
    assert set(INCOMES) == set(VASSALS)


@pytest.mark.rule("U046", "U048", "U052")
def test_every_vassal_can_be_hired():
    for name, card in VASSALS.items():
        position = rich(*([OF_A_KIND[card["eliminate"]]] if card["eliminate"] else []))
        position.table.supply[position.card(name)] = 1
        before = sum(position.all_cubes(ANA).values())
        position.does(ANA, "hire", vassal=name).default(ANA)
        assert (
            position.pile(ANA) == {name: 1} and position.hand(ANA) == {} and position.table.asked == ASK_MAIN
        )
        assert position.money(ANA) == 20 - card["cost"]["coins"]
        assert sum(position.all_cubes(ANA).values()) == before - (name == "feudal_lord")
        assert position.refusal(ANA, "hire", vassal=name).code == "pile_empty"


@pytest.mark.rule("U054", "U112")
def test_every_vassal_brings_its_income_and_at_court_at_least_a_coin():
    for name, income in INCOMES.items():
        position = rich(name).coins(ANA, 0).does(ANA, "income", vassal=name)
        assert position.money(ANA) == income and position.pile(ANA) == {name: 1} and position.hand(ANA) == {}
        court_of = rich(name, "tax_collector").coins(ANA, 0).does(ANA, "pass")
        assert court_of.pile(ANA) == {name: 1} and court_of.money(ANA) == [0, 1, 2, 2][max(income, 1)]
        assert court_of.hand(ANA) == {"tax_collector": 1, "serf": 4}


@pytest.mark.rule("U070", "U110")
def test_every_vassal_that_was_played_lies_there_until_the_end_of_the_day():
    for name, card in VASSALS.items():
        position = rich(name).fiefs(
            ANA, *(["stone"] * 3 if name == "stonecutter" else ["wheat", "wood", "clay"])
        )
        if card["influence"]:
            answered(position.does(ANA, "influence", vassal=name))
            assert position.table.view(BEN)["now"]["played"] == {name: 1}
        else:
            answered(position.does(ANA, "work", vassal=name))
            fiefs = position.seen(ANA)["fiefs"]
            assert sum(fief["vassals"].get(name, 0) for fief in fiefs) == 1
            assert sum(fief["free_fields"] for fief in fiefs) == 5
        assert position.hand(ANA).get(name, 0) == 0 and position.pile(ANA) == {}
        position.hold(ANA).draw_deck(ANA, *["serf"] * 9).cubes(ANA, 1).cubes(ANA, 2).cubes(ANA, 3).does(
            ANA, "pass"
        )
        assert position.pile(ANA) == {name: 1}


@pytest.mark.rule("U104", "U122")
def test_every_vassal_can_be_discarded_sold_eliminated_and_called_back():
    for name, card in VASSALS.items():
        kind = {"pilgrim": "discard", "seductress": "sell", "friar": "eliminate"}
        for by, what in kind.items():
            position = rich(by, name, "tax_collector").does(ANA, "influence", vassal=by)
            position.does(ANA, what, vassal=name)
            assert position.pile(ANA).get(name, 0) == (0 if by == "friar" else 1)
            assert position.table.view(BEN)["eliminated"].get(name, 0) == (1 if by == "friar" else 0)
        if not card["influence"] and name != "stonecutter":
            position = answered(rich(name, "messenger").does(ANA, "work", vassal=name))
            fief = next(n for n, fief in enumerate(position.seen(ANA)["fiefs"], start=1) if fief["vassals"])
            position.does(ANA, "influence", vassal="messenger").does(ANA, "recall", vassal=name, fief=fief)
            assert position.hand(ANA) == {name: 1} and position.seen(ANA)["hand_size"] == 1


@pytest.mark.rule("U123", "U125", "U126")
def test_every_vassal_counts_for_the_income_tax():
    for name, income in INCOMES.items():
        position = village("tax_collector", name, name).discard_pile(ANA).straighten()
        gone = 2 if 2 * income < 2 else 1  # below 2 the whole hand, else half of it
        assert position.pile(ANA) == {"tax_collector": 1, name: gone}
        assert position.hand(ANA) == ({name: 1} if gone == 1 else {})


@pytest.mark.rule("U131", "U133")
def test_only_nobles_count_as_nobles():
    nobles = {"feudal_lord": 2, "squire": 1, "majordomo": 1}
    for name in VASSALS:
        assert village(name).draw_deck(ANA).discard_pile(ANA).seen(ANA)["nobles"] == nobles.get(name, 0)
        position = village().hold(ANA).draw_deck(ANA, name).discard_pile(ANA, name)
        assert position.seen(ANA)["nobles"] == 2 * nobles.get(name, 0)


def home_of(position, name):
    """Turn Ana's fiefs to the colour of a master's flag, so that he may live in each."""
    flag = next((card["flag"] for card in PRINTED["masters"] if card["master"] == name), "any")
    colour = "wheat" if flag == "any" else flag
    return (
        position.fiefs(ANA, colour, colour, colour)
        .cubes(ANA, 1, wheat=9, wood=9, clay=9, stone=9)
        .coins(ANA, 20)
    )


@pytest.mark.rule("U088", "U089", "U094", "U097")
def test_every_master_can_be_hired_put_under_the_deck_and_fired():
    for number, name in enumerate(MASTERS):
        other = MASTERS[number - 1]
        third = MASTERS[number - 2]
        position = (
            home_of(town(1, 0, 0), name)
            .market(name, other)
            .master_deck(third, "countess" if "countess" not in (name, other, third) else "dancer")
        )
        position.does(ANA, "hire_master").does(ANA, "take_master", master=name)
        position.does(ANA, "put_under", master=other).default(ANA)
        assert lives(position, name) == 1 and position.table.view(BEN)["master_deck"]["under"] == [other]
        assert name not in position.table.view(BEN)["market"]
        position.market("treasurer" if name != "treasurer" else "innkeeper").master_deck().does(
            ANA, "hire_master"
        )
        assert [choice["master"] for choice in position.choices(ANA, "house_firing")] == [name]
        position.does(ANA, "house_firing", master=name).default(ANA)
        assert lives(position, name) is None and position.table.view(BEN)["market"] == [name]


@pytest.mark.rule("U096")
def test_every_master_can_make_room_by_moving():
    for name in [*MASTERS, *CATHEDRAL]:
        levels = (2, 2, 0) if name in CATHEDRAL else (1, 1, 0)
        position = home_of(town(*levels), name).house(ANA, name, 1)
        new = "treasurer" if name != "treasurer" else "innkeeper"
        position.market(new).master_deck().does(ANA, "hire_master")
        position.does(ANA, "house_moving", master=name, fief=2)
        answered(position.does(ANA, "house", fief=1) if position.offers(ANA, "house", fief=1) else position)
        assert lives(position, name) == 2 and lives(position, new) == 1


@pytest.mark.rule("U087", "U097")
def test_every_cathedral_master_can_be_hired_once_and_returns_to_his_card_when_fired():
    for name in CATHEDRAL:
        position = home_of(town(2, 0, 0), name).market("treasurer").master_deck()
        position.does(ANA, "hire_cathedral_master", master=name).default(ANA)
        assert (
            lives(position, name) == 1
            and position.refusal(ANA, "hire_cathedral_master", master=name).code == "already_yours"
        )
        position.house(ANA, "accountant", 1).does(ANA, "hire_master")
        assert {choice["master"] for choice in position.choices(ANA, "house_firing")} == {name, "accountant"}
        position.does(ANA, "house_firing", master=name)
        assert lives(position, name) is None and position.table.view(ANA)["market"] == []
        position.coins(ANA, 20)
        assert position.offers(ANA, "hire_cathedral_master", master=name)


def test_the_market_and_the_deck_name_every_master():
    for name in MASTERS:
        view = (
            court("scenario_2")
            .market(name)
            .master_deck(*[other for other in MASTERS if other != name])
            .table.view(BEN)
        )
        assert view["market"] == [name] and view["master_deck"]["size"] == 32
