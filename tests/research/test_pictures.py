"""The drawing of a table as SVG shows what the view shows, for every way to play and every seat count."""

import re
from xml.etree import ElementTree

import pytest

import katzentisch as kt
from katzentisch.games.feudalia.desk import picture as feudalia_picture
from katzentisch.games.isle_of_cats.desk import picture
from katzentisch.kit import brushes
from katzentisch.research import pictures
from katzentisch.research.gymnasium import SeatEnv

SVG = "{http://www.w3.org/2000/svg}"


def played(variant: str, seats: int, part: float, name: str = "isle_of_cats") -> kt.Table:
    game = kt.open(name, variant, seats)
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


def elements(table: kt.Table, seat: int = kt.SPECTATOR) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(table.picture(seat)).iter())


def signs(table: kt.Table, name: str) -> int:
    """Count how often one of the page's signs is drawn."""
    return sum(element.get("d") == brushes.ICONS[name] for element in elements(table))


@pytest.mark.parametrize(("variant", "seats"), [("basic", 2), ("basic", 4), ("advanced", 3)])
@pytest.mark.parametrize("part", [0.0, 0.4, 0.8, 1.0])
def test_felinia_shows_every_crate_merchant_and_face_down_tile(variant, seats, part):
    table = played(variant, seats, part, "felinia")
    view, boats = (
        table.view(kt.SPECTATOR),
        {boat["id"]: boat for boat in table.game.printed()["boats"]["boat"]},
    )
    asked = [boats[berth["boat"]]["goods"] for berth in view["berths"] if berth["boat"]]
    stocks = [
        *(space["goods"] or {} for space in view["spaces"]),
        *(seat["goods"] for seat in view["seats"]),
        *asked,
    ]
    for good in ("watches", "wine", "books", "clothing", "glassware"):
        assert signs(table, good) == sum(stock.get(good, 0) for stock in stocks)
    posts = view["provinces"].values()
    assert signs(table, "paw") == seats + sum(
        post["merchant"] is None and post["trade"] is None for post in posts
    )
    cloaks = [
        element.get("fill")
        for element in elements(table)
        if element.tag == f"{SVG}g" and element.get("fill") in brushes.SEATS
    ]
    for seat in range(seats):
        out = sum(post["merchant"] == seat for post in posts) + (
            view["merchant"] is not None and view["merchant"]["seat"] == seat
        )
        aboard = sum(rider == seat for berth in view["berths"] if berth["boat"] for rider in berth["riders"])
        assert cloaks.count(brushes.SEATS[seat]) == 1 + out + aboard


@pytest.mark.parametrize(("variant", "seats"), [("scenario_1", 2), ("scenario_10", 3), ("scenario_7", 1)])
@pytest.mark.parametrize("part", [0.0, 0.02, 0.5, 1.0])
def test_feudalia_shows_every_cube_token_and_card(variant, seats, part):
    table = played(variant, seats, part, "feudalia")
    view, printed = table.view(kt.SPECTATOR), table.game.printed()
    fiefs = [fief for seat in view["seats"] for fief in seat["fiefs"] if fief]
    cubes = sum(sum(fief["cubes"].values()) for fief in fiefs)
    cubes += sum(sum((master.get("cubes") or {}).values()) for fief in fiefs for master in fief["masters"])
    drawn = [element.get("d", "") for element in elements(table)]
    assert sum("h18l-6" in d or "h12l-4" in d for d in drawn) == cubes
    texts = [element.text for element in elements(table) if element.tag == f"{SVG}text"]
    names = {vassal["vassal"]: vassal["name"] for vassal in printed["vassals"]}
    for vassal in view["supply"]:
        assert names[vassal] in texts
    for master in view["market"]:
        name = next(
            entry["name"]
            for entry in [*printed["masters"], *printed["cathedral_masters"]]
            if entry["master"] == master
        )
        assert name in texts or name[:12] + "…" in texts
    for seat in view["seats"]:
        for number in (f"{seat['vp']:g}", str(seat["coins"]), str(seat["hand_size"]), str(seat["deck_size"])):
            assert number in texts
    tokens = sum(card["tokens"] for card in view["cathedral"])
    assert sum(element.get("fill") == "#d8cbb0" for element in elements(table)) == tokens


def test_who_has_built_a_part_of_the_cathedral_stands_on_its_card():
    table = played("scenario_1", 4, 1.0, "feudalia")
    view, printed = table.view(kt.SPECTATOR), table.game.printed()
    parts = view["cathedral"]
    assert len(parts) > 3
    parts[0]["taken"], parts[0]["tokens"] = [3, 3, 2, 1], 0
    nine = "".join(feudalia_picture._cathedral({**view, "cathedral": parts}, printed))
    card = re.search(r'x="910" y="18" width="([\d.]+)"', nine)
    first = nine[: nine.index(f'x="{910 + float(card[1]) + 4:g}')]
    places = [
        (float(x), float(y)) for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="7"', first)
    ]
    assert len(set(places)) == 9
    assert all(x + 7 < 910 + float(card[1]) and 44 < y < 106 for x, y in places)


@pytest.mark.parametrize("name", ["felinia", "feudalia", "isle_of_cats"])
def test_every_game_draws_itself_for_notebooks_and_environments(name):
    env = SeatEnv(name, players=2, render_mode="svg")
    env.reset(seed=1)
    assert env.render() == env.position.table.picture(0)
    assert "<svg" in env.position.table._repr_html_() and "matrix" not in env.render()
    pixels = SeatEnv(name, players=2, render_mode="rgb_array")
    pixels.reset(seed=1)
    drawn = pixels.render()
    assert len({tuple(colour) for colour in drawn[::7, ::7].reshape(-1, 3)}) > 12
    rows, columns, colours = drawn.shape
    assert colours == 3 and 0.97 * pictures.PIXELS < rows * columns <= 1.01 * pictures.PIXELS
    assert pictures.pixels(env.render(), 960).shape[1] == 960


@pytest.mark.parametrize(
    ("name", "variant", "seats"),
    [
        ("felinia", "basic", 2),
        ("feudalia", "scenario_1", 3),
        ("isle_of_cats", "full", 2),
        ("isle_of_cats", "solo", 1),
    ],
)
def test_every_frame_of_a_game_has_the_same_size(name, variant, seats):
    """Whoever makes a film of them needs that."""
    sizes = {played(variant, seats, part / 10, name).picture(0).split("width=")[0] for part in range(11)}
    assert len(sizes) == 1


@pytest.mark.parametrize("name", ["felinia", "feudalia"])
def test_a_picture_shows_nothing_a_seat_may_not_know(name):
    table = kt.play_match(kt.open(name, seats=2), ["greedy"] * 2, seed=5).record.replay(
        kt.open(name, seats=2), 60
    )
    for seat in range(2):
        assert {table.guess(seat, guess).picture(seat) for guess in range(4)} == {table.picture(seat)}
