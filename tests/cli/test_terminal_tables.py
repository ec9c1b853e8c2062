"""The table in a terminal: names, what a choice brings, only what changed, and a tile in hand."""

import re

import pytest
from rich.console import Console
from rich.text import Text

from katzentisch import games
from katzentisch.cli.terminal.game_options import table_words
from katzentisch.cli.terminal.language import shell_words
from katzentisch.cli.terminal.placing import Held
from katzentisch.cli.terminal.shell import Shell, hung
from katzentisch.games.felinia.desk import terminal
from tests.cli.conftest import Katzentisch

GAMES = ("felinia", "feudalia", "isle_of_cats")


@pytest.fixture
def typed(command: Katzentisch):
    """Return a function that plays some lines and returns what was said."""

    def run(lines: list[str], game: str, language: str = "en") -> str:
        answer = command("play", game, "--seed", "7", "--lang", language, typed="\n".join(lines) + "\n")
        assert answer.code == 0, answer.err
        return answer.out

    return run


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_players_are_called_by_their_names(typed, game, language):
    said = typed(["board", "quit"], game, language)
    assert "Minka" in said
    assert "Seat 1" not in said and "Platz 1" not in said


def test_a_card_of_the_isle_is_offered_with_its_price_and_what_it_does(typed):
    said = typed(["1", "quit"], "isle_of_cats")
    assert any(" fish · " in line and "Keep" in line for line in said.splitlines())


def test_a_vassal_is_offered_with_what_it_does(typed):
    assert "Take 1 cube of this fief's own resource." in typed(["quit"], "feudalia")


def test_a_market_is_offered_with_its_goods(typed):
    said = typed(["quit"], "felinia")
    goods = "(Watches|Wine|Books|Clothing|Glassware)"
    offered = [line for line in said.splitlines() if "Put the token on Market" in line]
    assert len(offered) == 3
    assert all(re.search(rf" · (\d × )?{goods}(, (\d × )?{goods})*$", line) for line in offered)
    assert not re.search(rf"\b1 (× )?{goods}", said)


def test_a_sale_says_what_it_brings(typed):
    said = typed(["quit"], "felinia")
    assert "Sell watches · 1 silver" in said or "Sell books · 1 silver" in said


def test_where_a_merchant_may_go_one_reads_what_lies_there():
    game = games.box("felinia").open("advanced", 2)
    words = table_words(game, "en")
    view = game.deal(3).view(0)
    printed = game.printed()
    told = {
        province["id"]: terminal.beside({"kind": "go", "province": province["id"]}, view, printed, words)
        for province in printed["board"]["province"]
    }
    assert told["lion-port"] == "" and told["lion-cross-1"] == "Food" and told["lion-cross-5"] == "Food, Food"
    open_posts = {name: seen["trade"] for name, seen in view["provinces"].items() if seen["trade"]}
    assert open_posts and all(told[name] == words.name("trade", cat) for name, cat in open_posts.items())
    view["provinces"]["lion-post-1"] = {"merchant": None, "tile": "face_down", "trade": None}
    assert terminal.beside({"kind": "go", "province": "lion-post-1"}, view, printed, words) == ""


def test_only_the_parts_that_changed_are_drawn_again_until_the_board_is_asked_for(typed):
    before, after = typed(["1", "board", "quit"], "felinia").split("Only what changed")
    assert before.count("Sale prices in silver") == 2  # the head is always told
    assert before.count("Roads (P: port") == 1  # the island has not changed
    assert after.count("Roads (P: port") == 1


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("  11  Hire a seductress", ["  11  Hire a", "      seductress"]),
        ("· You are dealt cats", ["· You are dealt", "  cats"]),
        ("  A boat needs a good", ["  A boat needs a", "  good"]),
        ("why   what is not possible", ["why   what is", "      not", "      possible"]),
        ("Which figure do you", ["Which figure do", "you"]),
        ("   1  Take", ["   1  Take"]),
    ],
)
def test_what_does_not_fit_on_a_line_goes_on_below_its_text(line, broken):
    assert hung(Text(line), Console(width=16)).plain.split("\n") == broken


def test_a_long_choice_goes_on_below_its_text(capsys):
    Shell(shell_words("en")).plain("  11  " + "Hire a seductress. " * 6)
    first, *others = capsys.readouterr().out.splitlines()
    assert len(first) <= 100
    assert others == ["      Hire a seductress."]


def test_the_columns_of_a_boat_are_numbered_over_their_squares(typed):
    lines = typed(["quit"], "isle_of_cats").splitlines()
    head = next(number for number, line in enumerate(lines) if line.startswith("    1 "))
    numbers = {int(number[0]): number.end() for number in re.finditer(r"\d+", lines[head])}
    assert list(numbers) == list(range(1, 23, 2))
    rows = lines[head + 1 : head + 10]
    assert [row[1] for row in rows] == list("abcdefghi")
    for column, end in numbers.items():
        assert all(row[end - 2 : end - 1] in (" ", "") for row in rows)
        assert any(row[end - 1 : end].strip() for row in rows), column


def test_a_cat_at_the_island_is_told_by_colour_and_shape(typed):
    lines = typed(["1", "quit"], "isle_of_cats").splitlines()
    field = next(line for line in lines if line.startswith("Left field"))
    assert re.search(r": [A-Z][a-z]+ \([a-z ]+\)", field)


@pytest.mark.parametrize(
    ("game", "places"), [("isle_of_cats", True), ("felinia", False), ("feudalia", False)]
)
def test_help_tells_of_placing_where_there_are_tiles_to_place(typed, game, places):
    lines = typed(["help", "quit"], game).splitlines()
    assert any(line.startswith("hint ") for line in lines)
    assert any(line.startswith("place ") for line in lines) is places


def test_a_held_tile_moves_turns_and_flips_and_stays_on_the_sheet():
    tile = Held(
        [
            [(0, 0), (1, 0), (1, 1)],
            [(0, 0), (0, 1), (1, 0)],
            [(0, 0), (0, 1), (1, 1)],
            [(0, 1), (1, 0), (1, 1)],
        ],
        3,
        4,
    )
    tile.press("down")
    tile.press("down")  # the tile is two high, the sheet three
    tile.press("left")
    assert (tile.row, tile.column) == (1, 0)
    tile.press("r")
    assert tile.squares() == [(1, 0), (1, 1), (2, 0)]
    tile.press("f")
    assert tile.squares() == [(1, 0), (1, 1), (2, 1)]
    for _ in range(9):
        tile.press("right")
    assert tile.choice() == {"kind": "place", "turn": 2, "row": 1, "column": 2}
