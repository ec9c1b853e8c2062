"""What people can see: in the terminal and in words, what is printed on board and tiles. RULES 11."""

import pytest

from katzentisch.core.words import load
from katzentisch.games.felinia import BOX
from katzentisch.games.felinia.desk.terminal import draw

from .positions import BLUE, GREEN, RED, a_table


def words_in(language="en"):
    return load(language, BOX.folder / "words")


def drawn(table, seat=BLUE, language="en"):
    """Return the table as the terminal draws it for a seat: its lines, without markup."""
    text = draw(table.view(seat), table.game.printed(), words_in(language))
    for old, new in (("[dim]", ""), ("[/]", ""), ("\xa0", " ")):
        text = text.replace(old, new)
    return [line.strip() for line in text.split("\n")]


@pytest.mark.rule("F150")
@pytest.mark.parametrize(
    ("kingdom", "spread"),
    [
        ("lion", {"lion": 2, "tiger": 1, "panther": 2, "lynx": 1}),
        ("tiger", {"tiger": 2, "cheetah": 1, "panther": 1, "lynx": 2}),
        ("panther", {"tiger": 1, "cheetah": 1, "panther": 3, "lynx": 1}),
        ("lynx", {"lion": 1, "panther": 2, "lynx": 3}),
        ("cheetah", {"lion": 1, "cheetah": 2, "panther": 1, "lynx": 2}),
    ],
)
def test_the_spread_of_trade_tiles_is_printed_for_all_and_is_what_lies_there(kingdom, spread):
    table = a_table()
    printed = table.game.printed()["trade_tiles"]["distribution"][kingdom]
    assert {kind: n for kind, n in printed.items() if n and kind != "source"} == spread
    posts = table.components.posts_of[table.components.island.kingdoms.index(kingdom)]
    lying = [table.components.tile_name(table.table.laid[post]) for post in posts]
    assert {kind: lying.count(kind) for kind in lying} == spread
    tiles = [kind for kind, n in spread.items() for _ in range(n)]
    assert words_in().say("board.spread", {"tiles": tiles}).replace("\xa0", " ") in drawn(table)


def ways(table, language="en"):
    """Return the lines of the terminal that tell roads, in small letters."""
    return [line.lower() for line in drawn(table, language=language) if "–" in line]


@pytest.mark.rule("F229")
def test_the_terminal_shows_symbols_and_roads():
    assert "p–x1,x2,1,2  x1(spice)–p,1,2,3,4,5  x2(gold)–p,2,6" in ways(a_table())
    assert "x4(gold)–x2,4,5,7  x5(silber+silber)–x3,3" in ways(a_table("advanced"), "de")


@pytest.mark.rule("F184")
def test_the_terminal_says_what_an_open_special_tile_would_do():
    table = a_table("advanced").tile("tiger-post-1", "mint")
    mint = f"{words_in().name('trade', 'mint')}: {words_in().name('special', 'mint')}"
    assert mint in drawn(table)
    assert mint not in drawn(table.merchants(RED, "tiger-post-1"))  # taken


@pytest.mark.rule("F119", "F151", "F152")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_terminal_tells_prices_and_what_is_known_of_boats(language):
    words, lines = words_in(language), drawn(a_table(), language=language)
    assert words.say("board.sales", {"gold": 2, "spice": 1, "merchandise": 1, "food": 0}) in lines
    assert f"{words.say('board.own_good')} {words.say('board.last_boats')}" in lines


# ---------------------------------------------------------------------- a corrected board


@pytest.fixture
def fewer_roads(corrected):
    """A board where the first and second crossroads of the tigers touch, but no road joins them."""
    corrected(
        "board_basic.toml",
        'roads = ["tiger-port", "tiger-cross-2", "tiger-post-1", "tiger-post-5"]',
        'roads = ["tiger-port", "tiger-post-1", "tiger-post-5"]',
    )
    return corrected(
        "board_basic.toml",
        'roads = ["tiger-port", "tiger-cross-1", "tiger-post-2", "tiger-post-3"',
        'roads = ["tiger-port", "tiger-post-2", "tiger-post-3"',
    )


@pytest.mark.rule("F095", "F229")
def test_a_merchant_takes_roads_and_not_borders(fewer_roads):
    table = a_table(material=fewer_roads).boats(("5:15", BLUE)).face_up("tiger-post-5").exploration()
    table.does(BLUE, "stop").walks(BLUE, "tiger-cross-1")
    assert table.options(BLUE) == ["stop", "go tiger-post-5"]
    refusal = table.refusal(BLUE, "go", province="tiger-cross-2")
    assert (refusal.code, refusal.facts["here"]) == ("no_road", "tiger-cross-1")


@pytest.mark.rule("F138")
def test_groups_hang_together_by_borders_where_no_road_leads_r22(corrected):
    corrected(
        "board_basic.toml",
        'roads = ["lion-cross-1", "lion-post-1", "lion-post-4"]',
        'roads = ["lion-cross-1", "lion-post-1"]',
    )
    material = corrected(
        "board_basic.toml",
        'roads = ["lion-cross-1", "lion-post-3", "lion-post-5"]',
        'roads = ["lion-cross-1", "lion-post-5"]',
    )
    table = a_table(material=material).merchants(RED, "lion-post-3", "lion-post-4")
    assert table.points(RED)["groups"] == 4


@pytest.mark.rule("F229")
def test_the_terminal_draws_the_roads_of_a_corrected_board(fewer_roads):
    assert "p–x1,x2,1,2  x1(silver)–p,1,5  x2(spice)–p,2,3,4,5,6" in ways(a_table(material=fewer_roads))


def test_a_merchant_who_walks_has_left_his_boat():
    table = a_table().boats(("6:15", GREEN, RED)).exploration()
    assert (table.asked[0], table.view(-1)["berths"][0]["landed"]) == (GREEN, 1)
    table.does(GREEN, "stop").does(GREEN, "stop")
    assert (table.asked[0], table.view(-1)["berths"][0]["landed"]) == (RED, 2)


def test_a_space_is_resolved_in_trading_only():
    table = a_table(families=2).market("market-1", "wine").family(RED, silver=2, goods="1 books")
    table.family(BLUE, goods="1 wine").bidding(turn=3)
    assert table.view(-1)["space"] is None
    table.does(BLUE, "bank").does(RED, "market", market="market-1")
    assert (table.asked, table.view(-1)["space"]) == ((RED, "deal"), "market-1")
