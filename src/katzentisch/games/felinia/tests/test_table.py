"""The table itself: copies, the whole truth, the count of all pieces, and what undo may not take back."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from .positions import BLUE, GREEN, RED, YELLOW, a_table
from .test_hidden import lively_game

NUMBERS = [
    *(
        "phase",
        "asked",
        "actor",
        "round",
        "first",
        "turn",
        "families_done",
        "space",
        "sailing",
        "berth",
        "rider",
    ),
    *(
        "move",
        "province",
        "steps",
        "visited",
        "reveals",
        "symbol",
        "paid",
        "ending",
        "next_boat",
        "next_place",
    ),
    *("drawn", "revealed"),
]
COPIED_ROWS = ["families", "merchandise", "stacks", "boats", "face_down", "settled", "settler"]
SHARED_ROWS = ["bonus_taken", "bonus_looks", "place_log", "places"]  # rarely written, and never in place
MOVING_ROWS = [*COPIED_ROWS, *SHARED_ROWS]
FIXED_ROWS = ["boat_order", "laid", "bonus_order"]


def in_the_middle():
    """Return a table where a bonus tile was taken and a mysterious place was kept."""
    table = a_table("advanced").family(RED, silver=1, gold=1, spice=1).stack("guild", RED)
    table.boats(("5:30", BLUE), "9:00", "9:30", "9:45").trading()
    table.does(RED, "exchange-bonus", tile="bonus-tiger")
    table.walks(BLUE, "panther-cross-1", "panther-cross-3").does(BLUE, "none")
    assert table.asked == (BLUE, "step")
    return table.table


@pytest.mark.rule("F039", "F114")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_copy_is_equal_and_independent_at_every_decision(mode):
    for number, table in enumerate(lively_game(mode, 3, families=3)):
        if number % 3:
            continue
        before = table.truth()
        twin = table.copy()
        assert twin.truth() == before
        seat = table.to_act[0]
        for action in table.legal(seat)[-2:]:
            twin = table.copy()
            twin.play(seat, action)
            assert table.truth() == before
            again = table.copy()
            again.play(seat, action)
            assert again.truth() == twin.truth()


@pytest.mark.rule("F039", "F114")
def test_the_truth_holds_every_number_of_a_table():
    table = in_the_middle()
    truth = table.truth()
    for name in NUMBERS:
        twin = table.copy()
        setattr(twin, name, getattr(twin, name) + 1)
        assert twin.truth() != truth, name
    for name in [*MOVING_ROWS, *FIXED_ROWS]:
        row = list(getattr(table, name))
        assert row, name
        for index in range(len(row)):
            changed = row[:]
            changed[index] += 1
            twin = table.copy()
            setattr(twin, name, vec[i64](changed))
            assert twin.truth() != truth, name
    for name in ("low", "high", "drawn"):
        twin = table.copy()
        setattr(twin.chance, name, getattr(twin.chance, name) ^ 1)
        assert twin.truth() != truth, name


@pytest.mark.rule("F114")
def test_a_copy_takes_over_every_number_and_shares_none_that_moves_often():
    table = in_the_middle()
    for name in NUMBERS:
        setattr(table, name, getattr(table, name) + 1)
    twin = table.copy()
    assert [getattr(twin, name) for name in NUMBERS] == [getattr(table, name) for name in NUMBERS]
    for name in COPIED_ROWS:
        row = getattr(twin, name)
        before = list(getattr(table, name))
        row[0] += 1
        assert list(getattr(table, name)) == before, name


@pytest.mark.rule("F114")
def test_what_a_table_or_a_guess_writes_its_copies_keep():
    guild = a_table("advanced").family(RED, silver=1, gold=1, spice=1).stack("guild", RED).trading()
    twin, truth = guild.table.copy(), guild.table.truth()
    guild.does(RED, "exchange-bonus", tile="bonus-tiger")
    assert twin.truth() == truth
    written = {"bonus_taken", "bonus_looks"}  # hardly ever in the games below
    assert all(list(getattr(twin, row)) != list(getattr(guild.table, row)) for row in written)
    for seed in range(3):
        twin = truth = None
        for table in lively_game("advanced", seed, families=4):
            if twin is not None:
                assert twin.truth() == truth
                written |= {
                    row for row in MOVING_ROWS if list(getattr(twin, row)) != list(getattr(table, row))
                }
            twin, truth = table.copy(), table.truth()
            table.guess(table.to_act[0], 7)
            assert table.truth() == truth
    assert not set(SHARED_ROWS) - written


@pytest.mark.rule("F010", "F011", "F012")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_no_piece_is_made_or_lost(mode):
    counted = dict.fromkeys(("watches", "wine", "books", "clothing", "glassware"), 9)
    for seat in (BLUE, RED, GREEN, YELLOW):
        counted |= {f"merchants of {seat}": 10, f"tokens of {seat}": 3}
    counted |= {"boats": 20, "bonus tiles": 5}
    counted["mysterious places"] = 18 if mode == "advanced" else 0
    counted["trade tiles"] = 38 if mode == "advanced" else 30
    for seed in range(2):
        for table in lively_game(mode, seed, families=4):
            assert table.census() == counted


@pytest.mark.rule("F011", "F072")
def test_a_bonus_tile_that_was_taken_is_counted():
    assert in_the_middle().census()["bonus tiles"] == 5


@pytest.mark.rule("F012", "F177")
def test_a_kept_place_is_counted_wherever_it_lies():
    for seat in (BLUE, RED, GREEN, YELLOW):
        assert a_table("advanced").owns_place(seat, "place-04").table.census()["mysterious places"] == 18


@pytest.mark.rule("F010", "F011")
def test_a_piece_too_many_shows_in_the_count():
    whole = a_table().table.census()
    for name, change in {
        "wine": lambda table: table.market("market-1", "").family(BLUE) and table._out_of_bag(1),
        f"merchants of {RED}": lambda table: table.family(RED, stock=9),
        f"tokens of {GREEN}": lambda table: table._set(GREEN, 6, 2),
    }.items():
        table = a_table()
        change(table)
        differing = {key for key, number in table.table.census().items() if number != whole[key]}
        assert differing == {name}


# ---------------------------------------------------------------------- what is told


def told(table, kind):
    """Return the facts of the events of a kind."""
    return [event.facts for event in table.table.events if event.kind == kind]


@pytest.mark.rule("F080", "F088", "F111")
def test_events_name_the_boat_its_berth_its_kingdom_and_its_time():
    table = (
        a_table()
        .family(RED, silver=2, goods="2 books, 1 clothing")
        .boats("9:45", ("9:30", BLUE), None, "9:00")
    )
    table.market("market-1", "wine").stack("market-1", RED).trading()
    table.table.listen()
    table.does(RED, "buy", good="wine").does(RED, "board", berth=2).does(RED, "done")
    boat = {"berth": 2, "boat": "boat-19", "kingdom": "lynx", "time": "9:30"}
    assert told(table, "boarded") == [{**boat, "place": 2, "stock": 9}]
    assert told(table, "sailed") == [{**boat, "merchants": [BLUE, RED]}]
    laid = a_table().boats("9:45", "9:30", None, "9:00")
    laid.table.boat_order = vec[i64]([*range(20)])
    laid.pile(16).table.listen()
    laid.preparation()
    assert told(laid, "boat_laid") == [{"berth": 3, "boat": "boat-05", "kingdom": "cheetah", "time": "6:00"}]


@pytest.mark.rule("F094", "F097")
def test_events_name_the_tile_that_is_turned_up_or_taken():
    table = a_table().tile("tiger-post-1", "lynx").boats(("5:15", RED), "9:00", "9:30", "9:45").exploration()
    table.table.listen()
    table.does(RED, "reveal", province="tiger-post-1").does(RED, "stop").walks(RED, "tiger-post-1")
    tile = table.components.tiles[table.table.laid[table.number("tiger-post-1")]]
    facts = {"province": "tiger-post-1", "tile": tile, "trade": "lynx"}
    assert (told(table, "revealed"), told(table, "settled")) == ([facts], [facts])


@pytest.mark.rule("F044", "F046", "F119")
def test_events_tell_what_was_gained_and_what_was_lost():
    table = a_table().family(BLUE, silver=5, gold=1).bidding(turn=3)
    table.table.listen()
    table.does(BLUE, "sell", what="gold")
    assert told(table, "sold") == [{"what": "gold", "silver": 1, "lost": 1}]
    table.does(BLUE, "bank")
    assert told(table, "banked") == [{"turn": 3, "silver": 0, "lost": 3}]


# ---------------------------------------------------------------------- what undo may not take back


def revealed_by(table, seat, kind, **fields):
    """Return how often something hidden became known by a choice."""
    before = table.table.revealed
    table.does(seat, kind, **fields)
    return table.table.revealed - before


@pytest.mark.rule("F094")
def test_turning_up_a_tile_reveals_and_stopping_does_not():
    table = a_table().boats(("5:15", GREEN), "9:45", "9:30", "9:15").exploration()
    assert revealed_by(table, GREEN, "reveal", province="tiger-post-1") == 1
    assert revealed_by(table, GREEN, "stop") == 0


@pytest.mark.rule("F070", "F072")
def test_looking_through_the_bonus_stack_reveals_once_and_a_new_top_tile_again():
    table = a_table().family(RED, silver=3, gold=2, spice=1).boats(None, None, None, None)
    before = table.table.revealed
    table.stack("guild", BLUE, RED).family(BLUE, silver=1, goods="1 wine").trading()
    assert table.table.revealed == before + 1
    assert revealed_by(table, RED, "sell", what="gold") == 0  # it has seen the stack already
    assert revealed_by(table, RED, "exchange-bonus", tile="bonus-lion") == 1
    assert table.asked == (BLUE, "guild")


@pytest.mark.rule("F172", "F177")
def test_looking_at_mysterious_places_reveals():
    table = a_table("advanced").boats(("5:30", BLUE), "9:00", "9:30", "9:45").exploration()
    table.walks(BLUE, "panther-cross-1")
    assert revealed_by(table, BLUE, "go", province="panther-cross-3") == 1
    assert table.asked == (BLUE, "keep")


@pytest.mark.rule("F096", "F115")
def test_drawing_from_the_bag_reveals():
    table = a_table().boats(("5:30", BLUE), "9:00", "9:30", "9:45").exploration().does(BLUE, "stop")
    assert revealed_by(table, BLUE, "go", province="panther-cross-2") == 1
    filled = a_table(families=2).boats("5:00", "9:45", "9:30", "9:15")
    before = filled.table.revealed
    filled.preparation()
    assert filled.table.revealed == before + 9  # three markets of three


@pytest.mark.rule("F111", "F121")
@pytest.mark.parametrize(("visible", "known"), [(False, 2), (True, 3)])
def test_laying_boats_reveals_each_and_the_next_one_with_the_variant(visible, known):
    table = a_table(families=2, next_boat_visible=visible).boats("5:00", None, None, "9:15").bag("")
    before = table.table.revealed
    table.preparation()
    assert table.table.revealed == before + known


@pytest.mark.rule("F031", "F037")
def test_nothing_counts_as_revealed_when_the_game_begins():
    assert a_table().table.game.deal(4).revealed == 0
