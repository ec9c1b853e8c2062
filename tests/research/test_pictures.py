"""The drawing of a table as SVG shows what the view shows, for every way to play and every seat count."""

from xml.etree import ElementTree

import pytest

import katzentisch as kt
from katzentisch.games.isle_of_cats.desk import picture

SVG = "{http://www.w3.org/2000/svg}"


def played(variant: str, seats: int, part: float) -> kt.Table:
    game = kt.open("isle_of_cats", variant, seats)
    record = kt.play_match(game, ["greedy"] * seats, seed=3).record
    return record.replay(game, int(len(record.choices) * part))


def drawn(table: kt.Table, colour: str) -> int:
    """Count the pieces that are filled with a colour."""
    root = ElementTree.fromstring(table.picture(kt.SPECTATOR))
    return sum(piece.get("fill") == colour for piece in root.iter(f"{SVG}path"))


@pytest.mark.parametrize(("variant", "seats"), [("full", 3), ("family", 2), ("solo", 1)])
def test_every_tile_and_every_cat_in_the_fields_is_drawn_once(variant, seats):
    table = played(variant, seats, 0.6)
    view = table.view(kt.SPECTATOR)
    tiles = [tile for seat in view["seats"] for tile in seat["tiles"]] + [
        {"kind": "cat", **cat} for cat in view["fields"]
    ]
    for colour, fur in picture.FUR.items():
        assert drawn(table, fur) == sum(
            tile.get("colour") == colour and tile["kind"] not in picture.TREASURE for tile in tiles
        )
    for kind, fill in picture.TREASURE.items():
        assert drawn(table, fill) == sum(tile["kind"] == kind for tile in tiles)
    assert len(tiles) > 3


def test_rats_and_maps_are_seen_until_something_lies_on_them():
    table = played("full", 2, 0.6)
    root = ElementTree.fromstring(table.picture(0))
    rats = sum(group.get("fill") == "#5b5148" for group in root.iter(f"{SVG}g"))
    boats = table.game.printed()["boats"]
    expected = 0
    for seat in table.view(0)["seats"]:
        covered = {tuple(square) for tile in seat["tiles"] for square in tile["squares"]}
        rows = boats[seat["boat"]]
        expected += sum(
            sign == "x" and (row, column) not in covered
            for row, line in enumerate(rows)
            for column, sign in enumerate(line)
        )
    assert rats == expected > 0


def test_a_notebook_shows_the_picture_with_the_points_below():
    table = played("family", 2, 0.3)
    shown = table._repr_html_()
    assert shown.startswith("<figure") and "<svg" in shown and "points" in shown.split("</svg>")[1]
    with pytest.raises(kt.NoSuchSeat):
        table.picture(2)
