"""What people can see: in the terminal and in words, what is printed on board and tiles. RULES 11."""

import pytest

from katzentisch.core.words import load
from katzentisch.games.felinia import BOX
from katzentisch.games.felinia.desk.terminal import draw

from .positions import BLUE, RED, a_table


def drawn(table, seat=BLUE, language="en"):
    """Return the table as the terminal draws it for a seat: lines in small letters, without markup."""
    text = draw(table.view(seat), table.game.printed(), load(language, BOX.folder / "words"))
    for old, new in (("[dim]", ""), ("[/]", ""), ("\xa0", " ")):
        text = text.replace(old, new)
    return [line.strip().lower() for line in text.split("\n")]


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
    told = ", ".join(f"{n} × {kind}" if n > 1 else kind for kind, n in spread.items())
    assert f"tiles: {told}" in [line.replace(" and ", ", ") for line in drawn(table)]


@pytest.mark.rule("F229")
def test_the_terminal_shows_symbols_and_roads():
    assert "p–x1,x2,1,2  x1(spice)–p,1,2,3,4,5  x2(gold)–p,2,6" in drawn(a_table())
    advanced = drawn(a_table("advanced"), language="de")
    assert "x4(gold)–x2,4,5,7  x5(silber+silber)–x3,3" in advanced


@pytest.mark.rule("F184")
def test_the_terminal_says_what_an_open_special_tile_would_do():
    table = a_table("advanced").tile("tiger-post-1", "mint")
    mint = "the mint: 1 silver now, and 1 more in every province with silver symbols."
    assert mint in drawn(table)
    assert mint not in drawn(table.merchants(RED, "tiger-post-1"))  # taken


@pytest.mark.rule("F119", "F151", "F152")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Sale prices: gold 2, spice 1, merchandise 1 silver"),
        ("de", "Verkaufspreise: Gold 2, Gewürz 1, Ware 1 Silber"),
        ("en", "A boat always needs a good of its own colour. The last five boats: one per kingdom."),
        (
            "de",
            "Ein Boot verlangt immer eine Ware seiner eigenen Farbe. Die letzten fünf Boote: eines in jedes Reich.",
        ),
    ],
)
def test_the_terminal_tells_prices_and_what_is_known_of_boats(language, sentence):
    assert sentence.lower() in drawn(a_table(), language=language)


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
    assert "p–x1,x2,1,2  x1(silver)–p,1,5  x2(spice)–p,2,3,4,5,6" in drawn(a_table(material=fewer_roads))
