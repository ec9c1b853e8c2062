"""Rare cases and corrected material: what a slip of one would change although an ordinary game hardly shows it."""

import pytest

from katzentisch.core.material import MaterialError

from .positions import BLUE, GREEN, RED, a_table, game
from .test_table import told


@pytest.mark.rule("F107", "F109", "F232")
def test_a_family_that_has_paid_keeps_four_tiles_and_never_five():
    table = a_table().family(RED, goods="5 wine", silver=2).storage().does(RED, "pay")
    assert table.refusal(RED, "done").code == "surplus"
    assert table.does(RED, "sell", what="wine").offers(RED, "done")
    assert len(table.goods(RED)) == 4


@pytest.mark.rule("F096", "F124")
def test_an_empty_bag_gives_no_tile_and_nothing_that_counts_as_one_r27():
    table = a_table().bag("").boats(("5:30", GREEN), "9:00", "9:15", "9:30").exploration().does(GREEN, "stop")
    before = list(table.table.families)
    table.table.listen()
    table.walks(GREEN, "panther-cross-2")
    assert told(table, "bag_empty") == [{}] and not told(table, "drew")
    assert (table.has(GREEN)["tiles"], table.goods(GREEN)) == (0, [])
    assert "merchandise" not in table.points(GREEN)
    assert list(table.table.families) == before


@pytest.mark.rule("F056", "F062")
def test_the_price_that_is_told_is_the_price_that_was_paid():
    table = a_table().family(RED, silver=5).market("market-2", "wine").stack("market-2", BLUE, GREEN, RED)
    table.trading().table.listen()
    table.does(RED, "buy", good="wine")
    assert [facts["price"] for facts in told(table, "bought")] == [3]
    assert table.silver(RED) == 2


# ---------------------------------------------------------------------- corrected material


def sails(table, seat, time):
    """Let a merchant of a family arrive, the other boats being later."""
    return table.pile(8).boats((time, seat), "9:00", "9:15", "9:30").exploration()


@pytest.mark.rule("F096", "F171", "F224")
def test_after_two_equal_symbols_the_next_one_is_given_too(corrected):
    folder = corrected("board_basic.toml", 'symbols = ["silver"]', 'symbols = ["gold", "gold", "spice"]')
    parts = game("basic", 4, False, folder).components
    crossing = next(
        entry for entry in parts.island.entries if entry.data["symbols"] == ["gold", "gold", "spice"]
    )
    kingdom = parts.island.kingdoms.index(crossing.data["country"])
    boat = next(n for n in range(20) if parts.boat_kingdom[n] == kingdom)
    table = sails(a_table(material=folder), RED, parts.boat_clock[boat])
    table.does(RED, "stop").walks(RED, crossing.data["id"])
    assert (table.has(RED)["gold"], table.has(RED)["spice"]) == (2, 1)


@pytest.mark.rule("F118", "F182")
def test_food_is_sold_only_where_a_corrected_file_gives_it_a_price(corrected):
    folder = corrected("goods.toml", "food = 0 ", "food = 2 ")
    for material, offers in ((None, False), (folder, True)):
        table = a_table("advanced", material=material).family(RED, food=1, gold=1).bidding()
        assert table.offers(RED, "sell", what="food") == offers
    table.does(RED, "sell", what="food")
    assert (table.silver(RED), table.has(RED)["food"]) == (2, 0)


@pytest.mark.rule("F174")
@pytest.mark.parametrize("good", ["watches", "glassware"])
def test_a_corrected_place_takes_the_good_it_shows_whichever_it_is(corrected, good):
    folder = corrected("mysterious_places.toml", 'needs = "books"', f'needs = "{good}"')
    table = a_table("advanced", material=folder).place_pile("place-02", "place-04")
    table.family(RED, food=3, goods=f"1 {good}")
    sails(table, RED, "5:30").walks(RED, "panther-cross-1", "panther-cross-3")
    before = table.in_bag()
    table.does(RED, "keep", card="place-02")
    assert (table.goods(RED), table.in_bag()) == ([], before + 1)


@pytest.mark.rule("F089")
@pytest.mark.parametrize(("time", "minutes"), [("9:59", 599), ("10:00", 600), ("9:60", None), ("9:5", None)])
def test_a_departure_is_a_time_of_the_clock_r52(corrected, time, minutes):
    folder = corrected("boats.toml", 'departure = "5:00"', f'departure = "{time}"')
    if minutes is None:
        with pytest.raises(MaterialError, match=f"departure '{time}' is not a time such as"):
            game("basic", 4, False, folder)
    else:
        parts = game("basic", 4, False, folder).components
        assert parts.boat_time[parts.boat_clock.index(time)] == minutes


MORE = {
    "bonus_tiles.toml": ('[[bonus]]\nid = "more-{n}"\nkind = "lion"\neffect = "extra_tile"\n', 5),
    "special_tiles.toml": ('[[special]]\nid = "more-{n}"\ncountry = "lion"\nfood_points = 2\n', 38),
}


@pytest.mark.rule("F011", "F012")
@pytest.mark.parametrize(
    ("file", "count", "key"),
    [("bonus_tiles.toml", "bonus_tiles = 5", "bonus"), ("special_tiles.toml", "special_tiles = 8", "tile")],
)
def test_more_tiles_than_a_set_can_hold_are_refused(corrected, file, count, key):
    entry, there = MORE[file]
    name, number = count.split(" = ")
    more = 61 - there
    corrected("setup.toml", count, f"{name} = {int(number) + more}")
    text = f"[[{file.partition('_')[0]}]]\n"
    source = 'source = "reconstructed"\n\n'
    entries = "".join(entry.replace("{n}", str(n)) + source for n in range(more))
    folder = corrected(file, text, entries + text)
    with pytest.raises(MaterialError, match=f"{key}: 61 are more than the 60 this program can count"):
        game("basic", 4, False, folder)


@pytest.mark.rule("F001", "F011")
def test_a_good_is_there_once(corrected):
    again = '[[good]]\nid = "watches"\nkingdom = "lion"\ncount = 9\nsource = "reconstructed"\n\n[[good]]\n'
    folder = corrected("goods.toml", "[[good]]\n", again)
    with pytest.raises(MaterialError, match="id 'watches' is there twice"):
        game("basic", 4, False, folder)


@pytest.mark.rule("F001", "F011")
def test_a_good_without_tiles_is_refused(corrected):
    folder = corrected("goods.toml", "count = 9", "count = 0")
    with pytest.raises(MaterialError, match="count 0 is not a whole number of at least 1"):
        game("basic", 4, False, folder)


@pytest.mark.rule("F184")
def test_a_special_tile_cannot_add_mysterious_places(corrected):
    folder = corrected("special_tiles.toml", 'symbol = "silver"', 'symbol = "mystery"')
    with pytest.raises(MaterialError, match="symbol 'mystery' is not one of"):
        game("advanced", 4, False, folder)


@pytest.mark.rule("F116", "F237")
@pytest.mark.real_seats
@pytest.mark.parametrize("families", [2, 3, 4])
def test_the_first_player_card_stays_where_it_is_until_the_next_round_is_prepared(families):
    table = game("basic", families).deal(5)
    first, rounds = table.view(-1)["first"], {}
    while table.view(-1)["round"] < 4 and not table.is_over:
        view = table.view(-1)
        rounds.setdefault(view["round"], set()).add(view["first"])
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    assert rounds == {number: {(first + number - 1) % families} for number in (1, 2, 3)}


@pytest.mark.rule("F069", "F070")
def test_who_cannot_pay_the_price_does_not_see_the_bonus_stack_r49():
    table = a_table().family(RED, silver=1, gold=1, spice=2).stack("guild", BLUE, RED).trading()
    assert table.asked == (RED, "guild")
    assert list(table.table.bonus_looks) == [0, 0, 0, 0]
    table.does(RED, "sell", what="spice")
    assert [bool(looks) for looks in table.table.bonus_looks] == [seat == RED for seat in range(4)]


@pytest.mark.rule("F066", "F067")
@pytest.mark.parametrize("give", ["watches", "wine", "books", "clothing", "glassware"])
def test_whatever_is_given_only_what_is_in_the_bag_can_be_taken(give):
    there = "wine" if give != "wine" else "glassware"
    table = a_table("advanced").family(RED, silver=1, goods=f"1 {give}").market("market-1", "clothing books")
    table.bag(f"2 {there}").stack("guild", RED).trading()
    assert table.options(RED) == ["pass", f"exchange-spice {give} {there}", f"exchange-food {give} {there}"]


@pytest.mark.rule("F069", "F070")
@pytest.mark.parametrize("cards", [{"gold": 2}, {"spice": 2}])
def test_two_cards_of_one_kind_buy_no_bonus_tile(cards):
    table = a_table().family(RED, silver=3, **cards).stack("guild", RED).trading()
    assert table.offered(RED, "exchange-bonus") == []
    assert not any(table.table.bonus_looks)
