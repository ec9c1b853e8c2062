"""Why not: each refusal names what is lacking, so that a sentence can be made of it."""

import pytest

from .positions import BLUE, GREEN, RED, YELLOW, a_table


def why(table, seat, kind, **fields):
    """Return code, rule and facts of a refusal."""
    refusal = table.refusal(seat, kind, **fields)
    return refusal.code, refusal.rule, refusal.facts


@pytest.mark.rule("F042")
def test_out_of_turn_and_after_the_end():
    table = a_table().bidding()
    assert why(table, RED, "bank") == ("not_your_turn", "turns", {"waiting_for": [BLUE]})
    assert why(table, BLUE, "done") == ("not_now", "turns", {"question": "bid"})
    over = a_table().closing()
    assert why(over, BLUE, "bank") == ("game_over", "turns", {})


@pytest.mark.rule("F019", "F047")
def test_a_closed_market():
    table = a_table(families=3).bidding()
    assert why(table, BLUE, "market", market="market-5") == (
        "market_closed",
        "bidding",
        {"market": "market-5"},
    )


@pytest.mark.rule("F021", "F047")
def test_the_top_market_may_be_the_closed_one(corrected):
    material = corrected("setup.toml", '3 = ["market-5"]', '3 = ["market-1"]')
    table = a_table(families=3, material=material).bidding()
    assert why(table, BLUE, "market", market="market-1") == (
        "market_closed",
        "bidding",
        {"market": "market-1"},
    )
    assert table.offers(BLUE, "market", market="market-5")


@pytest.mark.rule("F054", "F058", "F059")
def test_a_purchase():
    table = a_table().market("market-2", "wine").family(GREEN, silver=1, spice=1)
    table.stack("market-2", RED, GREEN).trading()
    facts = {"good": "books", "market": "market-2"}
    assert why(table, GREEN, "buy", good="books") == ("not_on_this_market", "trading", facts)
    facts = {"needs": 2, "has": 1}
    assert why(table, GREEN, "buy", good="wine") == ("not_enough_silver", "trading", facts)


@pytest.mark.rule("F066", "F067", "F069", "F071")
@pytest.mark.parametrize("gain", ["spice", "food"])
def test_an_exchange(gain):
    table = a_table("advanced").family(GREEN, silver=1, gold=2, goods="1 wine").bag("3 books")
    table.stack("guild", RED, GREEN).trading()
    kind = f"exchange-{gain}"
    assert why(table, GREEN, kind, give="wine", take="wine") == ("same_good", "guild", {"good": "wine"})
    assert why(table, GREEN, kind, give="clothing", take="books") == (
        "no_such_good",
        "guild",
        {"good": "clothing"},
    )
    lacking = {"good": "glassware"}
    assert why(table, GREEN, kind, give="wine", take="glassware") == ("not_in_the_bag", "guild", lacking)
    poor = {"needs": 2, "has": 1}
    assert why(table, GREEN, kind, give="wine", take="books") == ("not_enough_silver", "trading", poor)
    facts = {"gold": 2, "spice": 0}
    assert why(table, GREEN, "exchange-bonus", tile="bonus-lion") == ("needs_gold_and_spice", "guild", facts)
    table.family(GREEN, gold=0, spice=3)
    facts = {"gold": 0, "spice": 3}
    assert why(table, GREEN, "exchange-bonus", tile="bonus-lion") == ("needs_gold_and_spice", "guild", facts)
    table.family(GREEN, gold=1)
    assert why(table, GREEN, "exchange-bonus", tile="bonus-lion") == ("not_enough_silver", "trading", poor)


@pytest.mark.rule("F066", "F069", "F161")
@pytest.mark.parametrize(
    ("offered", "lacking"),
    [
        ('["spice", "bonus"]', {"exchange-food": "food"}),
        ('["bonus", "food"]', {"exchange-spice": "spice"}),
        ('["spice", "food"]', {"exchange-bonus": "bonus"}),
        ("[]", {"exchange-food": "food", "exchange-spice": "spice", "exchange-bonus": "bonus"}),
    ],
)
def test_an_exchange_that_the_game_does_not_offer(corrected, offered, lacking):
    material = corrected("setup.toml", 'exchanges = ["spice", "bonus", "food"]', f"exchanges = {offered}")
    table = a_table("advanced", material=material).family(GREEN, silver=1, gold=1, spice=1, goods="1 wine")
    table.stack("guild", GREEN).trading()
    choices = {
        "exchange-food": {"give": "wine", "take": "books"},
        "exchange-spice": {"give": "wine", "take": "books"},
        "exchange-bonus": {"tile": "bonus-lion"},
    }
    for kind, fields in choices.items():
        if kind in lacking:
            assert why(table, GREEN, kind, **fields) == ("no_such_exchange", "guild", {"gain": lacking[kind]})
        else:
            assert table.offers(GREEN, kind, **fields)


@pytest.mark.rule("F071")
def test_a_bonus_tile_that_is_gone():
    table = a_table().owns_bonus(RED, "bonus-tiger", "bonus-lynx").family(GREEN, silver=1, gold=1, spice=1)
    table.stack("guild", GREEN).trading()
    left = ["bonus-lion", "bonus-cheetah", "bonus-panther"]
    assert sorted(table.offered(GREEN, "exchange-bonus")) == sorted(f"exchange-bonus {tile}" for tile in left)
    facts = {"tile": "bonus-lynx"}
    assert why(table, GREEN, "exchange-bonus", tile="bonus-lynx") == ("bonus_gone", "guild", facts)


@pytest.mark.rule("F003", "F076", "F078", "F211")
def test_a_boat():
    table = a_table().family(GREEN, silver=1, goods="1 watches, 1 glassware")
    table.boats("5:00", ("9:45", RED, RED), None, "8:45")
    for other in (BLUE, RED, YELLOW):
        table.family(other, silver=6, goods="1 books, 1 clothing")
    table.market("market-1", "wine").stack("market-1", GREEN).trading().does(GREEN, "buy", good="wine")
    lacking = {"goods": ["watches"], "silver": 1}
    assert why(table, GREEN, "board", berth=1) == ("fare_missing", "boarding", lacking)
    assert why(table, GREEN, "board", berth=2) == ("boat_full", "boarding", {"berth": 2})
    assert why(table, GREEN, "board", berth=3) == ("no_boat", "boarding", {"berth": 3})
    lacking = {"goods": ["glassware"], "silver": 0}
    assert why(table, GREEN, "board", berth=4) == ("fare_missing", "boarding", lacking)
    assert table.view(GREEN)["berths"][0]["missing"] == {"goods": ["watches"], "silver": 1}
    assert table.view(RED)["berths"][0]["missing"] == {"goods": ["watches", "watches"], "silver": 0}
    assert table.view(RED)["berths"][3]["missing"]["goods"] == ["watches", "glassware", "glassware"]
    table.family(GREEN, stock=0)
    assert why(table, GREEN, "board", berth=1) == ("no_merchant", "boarding", {})


@pytest.mark.rule("F094", "F221")
def test_turning_up():
    table = a_table().face_up("tiger-post-2").boats(("5:15", GREEN)).exploration()
    facts = {"province": "panther-post-1", "kingdom": "tiger"}
    assert why(table, GREEN, "reveal", province="panther-post-1") == ("tile_abroad", "revealing", facts)
    facts = {"province": "tiger-post-2"}
    assert why(table, GREEN, "reveal", province="tiger-post-2") == ("nothing_to_reveal", "revealing", facts)


@pytest.mark.rule("F095", "F099", "F100", "F101")
def test_a_step():
    table = a_table().merchants(RED, "tiger-post-1").boats(("5:15", GREEN)).exploration().does(GREEN, "stop")

    def step(province):
        return why(table, GREEN, "go", province=province)

    abroad = {"province": "lion-port", "kingdom": "tiger"}
    assert step("lion-port") == ("frontier", "moving", abroad)
    assert step("tiger-post-6") == ("no_road", "moving", {"province": "tiger-post-6", "here": "tiger-port"})
    assert step("tiger-post-1") == ("merchant_there", "moving", {"province": "tiger-post-1"})
    assert step("tiger-post-2") == ("tile_face_down", "moving", {"province": "tiger-post-2"})
    table.walks(GREEN, "tiger-cross-1")
    assert step("tiger-port") == ("visited", "moving", {"province": "tiger-port"})


@pytest.mark.rule("F172", "F173", "F174")
def test_a_mysterious_place():
    table = a_table("advanced").owns_place(GREEN, "place-04").place_pile("place-05", "place-03")
    table.boats(("5:30", GREEN)).exploration().walks(GREEN, "panther-cross-1", "panther-cross-3")
    facts = {"card": "place-05", "type": "singing-cave"}
    assert why(table, GREEN, "keep", card="place-05") == ("type_owned", "places", facts)
    facts = {"card": "place-03", "good": "wine"}
    assert why(table, GREEN, "keep", card="place-03") == ("card_needs_good", "places", facts)
    assert why(table, GREEN, "keep", card="place-01") == ("card_not_drawn", "places", {"card": "place-01"})


@pytest.mark.rule("F106", "F107", "F108")
def test_storing():
    table = a_table().family(GREEN, goods="5 wine", silver=1).storage()
    assert why(table, GREEN, "done") == ("surplus", "storage", {"tiles": 5, "keeps": 3})
    assert why(table, GREEN, "pay") == ("not_enough_silver", "storage", {"needs": 2, "has": 1})
    table.does(GREEN, "sell", what="wine").does(GREEN, "pay")
    assert why(table, GREEN, "pay") == ("paid_already", "storage", {})
    less = a_table().family(GREEN, goods="2 wine", silver=6).storage()
    assert why(less, GREEN, "pay") == ("no_surplus", "storage", {"tiles": 2, "keeps": 3})


@pytest.mark.rule("F118", "F182")
def test_selling():
    table = a_table("advanced").family(GREEN, food=1, spice=1, goods="1 wine").bidding()
    assert why(table, GREEN, "sell", what="food") == ("cannot_be_sold", "selling", {"what": "food"})
    assert why(table, GREEN, "sell", what="gold") == ("nothing_to_sell", "selling", {"what": "gold"})
    assert why(table, GREEN, "sell", what="books") == ("nothing_to_sell", "selling", {"what": "books"})
