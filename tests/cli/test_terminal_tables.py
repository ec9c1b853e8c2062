"""The table in a terminal: names, what a choice brings, only what changed, and a tile in hand."""

import pytest

from katzentisch.cli.terminal.placing import Held
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
    assert any("Market 1 · 1 " in line for line in said.splitlines())


def test_only_the_parts_that_changed_are_drawn_again_until_the_board_is_asked_for(typed):
    before, after = typed(["1", "board", "quit"], "felinia").split("Only what changed")
    assert before.count("Sale prices in silver") == 2  # the head is always told
    assert before.count("Roads (P: port") == 1  # the island has not changed
    assert after.count("Roads (P: port") == 1


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
