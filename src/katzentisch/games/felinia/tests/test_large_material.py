"""Corrected material with more pieces than fit into 32 bits plays as well as the shipped one."""

import pytest

from katzentisch.core.chance import from_seed
from katzentisch.core.material import MaterialError
from katzentisch.games.felinia import BOX

from .positions import BLUE, RED, a_table

PLACES = """
[[card]]
id = "more-place-{n}"
type = "{type}"
needs = ""
source = "reconstructed"
"""
BOATS = """
[[boat]]
id = "more-boat-{n}"
destination = "lion"
departure = "{hour}:{minute:02}"
seats = 1
goods = {{ watches = 1 }}
silver = 0
back = "grey"
source = "reconstructed"
"""
BONUSES = """
[[bonus]]
id = "more-bonus-{n}"
kind = "lion"
effect = "extra_tile"
source = "reconstructed"
"""


@pytest.fixture
def large(tmp_path):
    """Return a function that copies the material with further entries in a file, and names the folder."""
    for source in (BOX.folder / "material").glob("*.toml"):
        (tmp_path / source.name).write_bytes(source.read_bytes())

    def extend(file, entries, *counts):
        path = tmp_path / file
        path.write_text("".join([path.read_text(encoding="utf-8"), *entries]), encoding="utf-8")
        for name, old, new in counts:
            text = (tmp_path / name).read_text(encoding="utf-8")
            assert old in text
            (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path

    return extend


def more_places(large):
    types = ["moon-well", "singing-cave", "whisker-falls", "sunken-sphinx", "glass-dunes"]
    cards = [PLACES.format(n=n, type=types[n % 5]) for n in range(24)]
    counts = ("setup.toml", "mysterious_place_cards = 18", "mysterious_place_cards = 42")
    return large(
        "mysterious_places.toml", cards, counts, ("mysterious_places.toml", "total = 18", "total = 42")
    )


def play_greedily(table, seed):
    """Play by the prior, now and then at random; guesses must fit what each seat knows."""
    chance = from_seed(seed)
    decisions = 0
    while not table.is_over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        assert [a for a in range(table.game.number_of_actions) if table.why_not(seat, a) is None] == legal
        best = max(legal, key=lambda action: table.prior(seat, action))
        table.play(seat, best if chance.below(8) else legal[chance.below(len(legal))])
        decisions += 1
        if decisions % 9 == 0:
            for seat in range(table.seats):
                guess = table.guess(seat, decisions)
                assert guess.view(seat) == table.view(seat)
                assert guess.observe(seat) == table.observe(seat)
                assert guess.information_key(seat) == table.information_key(seat)
                assert guess.census() == table.census()


def marked(table, seat, names, first):
    """Return the names whose numbers in an observation are not 0; the first number is named."""
    start = table.game.observation_names.index(first)
    numbers = table.observe(seat)[start : start + len(names)]
    return [name for name, number in zip(names, numbers, strict=True) if number]


def test_of_42_mysterious_places_the_last_can_be_kept(large):
    table = a_table("advanced", material=more_places(large)).place_pile("more-place-22", "more-place-14")
    table.boats(("6:45", BLUE, RED)).exploration().walks(BLUE, "panther-cross-1", "panther-cross-3")
    assert table.offered(BLUE, "keep") == ["keep more-place-14", "keep more-place-22"]
    assert marked(table.table, BLUE, table.components.places, "drawn place place-01") == [
        "more-place-14",
        "more-place-22",
    ]
    table.does(BLUE, "keep", card="more-place-22")
    assert table.has(BLUE)["own"]["places"] == ["more-place-22"] and table.has(BLUE)["places"] == 1
    for seed in range(5):
        assert table.table.guess(BLUE, seed).view(BLUE) == table.view(BLUE)
        assert table.table.guess(RED, seed).view(RED) == table.view(RED)


def test_a_game_with_42_mysterious_places_ends(large):
    game = BOX.open("advanced", 4, {}, more_places(large))
    for seed in range(2):
        table = game.deal(seed)
        play_greedily(table, seed)
        seats = table.view(-1)["seats"]
        assert [seat["places"] for seat in seats] == [len(seat["own"]["places"]) for seat in seats]


def test_a_game_with_44_boats_ends(large):
    boats = [BOATS.format(n=n, hour=10 + n // 4, minute=15 * (n % 4)) for n in range(24)]
    folder = large("boats.toml", boats, ("setup.toml", "boat_tiles = 20", "boat_tiles = 44"))
    game = BOX.open("basic", 4, {"next_boat_visible": True}, folder)
    table = game.deal(1)
    play_greedily(table, 1)
    gone = marked(table, 0, game.components.boats, "boat gone boat-01")
    assert sorted(gone) == sorted(game.components.boats[boat] for boat in table.boat_order[: table.next_boat])
    assert any(name in gone for name in game.components.boats[32:])


def test_sixty_pieces_can_be_counted(large):
    boats = [BOATS.format(n=n, hour=10, minute=n) for n in range(40)]
    folder = large("boats.toml", boats, ("setup.toml", "boat_tiles = 20", "boat_tiles = 60"))
    assert len(BOX.open("basic", 4, {}, folder).deal(1).boat_order) == 60


def test_more_pieces_than_can_be_counted_are_refused(large):
    boats = [BOATS.format(n=n, hour=10, minute=n) for n in range(41)]
    folder = large("boats.toml", boats, ("setup.toml", "boat_tiles = 20", "boat_tiles = 61"))
    with pytest.raises(MaterialError, match="boat: 61 are more than the 60"):
        BOX.open("basic", 4, {}, folder)


def test_of_40_bonus_tiles_the_last_can_be_taken(large):
    tiles = [BONUSES.format(n=n) for n in range(35)]
    folder = large("bonus_tiles.toml", tiles, ("setup.toml", "bonus_tiles = 5", "bonus_tiles = 40"))
    table = a_table(material=folder).family(BLUE, silver=2, gold=2, spice=2).stack("guild", RED, BLUE)
    table.trading()
    assert len(table.offered(BLUE, "exchange-bonus")) == 40
    table.does(BLUE, "exchange-bonus", tile="more-bonus-34")
    assert table.has(BLUE)["own"]["bonus"] == ["more-bonus-34"]
    assert "more-bonus-34" not in [table.components.bonuses[tile] for tile in table.table.bonus_stack()]
    assert marked(table.table, BLUE, table.components.bonuses, "own bonus bonus-lion") == ["more-bonus-34"]
    assert len(marked(table.table, BLUE, table.components.bonuses, "seen bonus bonus-lion")) == 39
