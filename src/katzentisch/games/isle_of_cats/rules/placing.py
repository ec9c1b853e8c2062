"""Placing tiles, and the bonus of a treasure map.

Rulebook, "Placing tiles". Inside the outline, on free squares, touching a tile that lies already; the
first tile of a boat, and one for which a card 69 / 70 waits, may lie anywhere. Walls, rats and maps never hinder.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.boats import column_of, row_of, turn_of
from katzentisch.games.isle_of_cats.box.tiles import (
    COLOURS,
    COMMONS,
    FIRST_CAT,
    FIRST_OSHAX,
    FIRST_RARE,
    NO_COLOUR,
)
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import FROM_BAG, FROM_BONUS
from katzentisch.games.isle_of_cats.state.naming import colour_name, shape_name, square_name, squares_at
from katzentisch.games.isle_of_cats.state.table import ANYWHERE, BOAT, FAMILY, GONE, SOLO, IsleState

# ---------------------------------------------------------------------- where a tile may lie


def legal(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List every legal place of the waiting tile."""
    return places(table, seat, asked.shape_of(table.asked()), out)


# I046, I049, I132, I135
def places(table: IsleState, seat: i64, shape: i64, out: vec[i64]) -> vec[i64]:
    """List every legal place of a shape, in all its drawings."""
    boats = table.parts.boats
    tile = table.parts.tiles.polyominoes[shape]
    return boats.grid.places(tile, table.rows, table.free_at(seat), table.near_at(seat), out, actions.PLACE)


def any_place(table: IsleState, seat: i64, chance: Chance) -> i64:
    """Return one of the places that `legal` lists, drawn as if from that list, which is long and not made."""
    grid, tile = table.parts.boats.grid, table.parts.tiles.polyominoes[asked.shape_of(table.asked())]
    count = grid.count_places(tile, table.rows, table.free_at(seat), table.near_at(seat))
    return actions.PLACE + grid.listed_place(tile, chance.below(count))


# I047, I048, I133, I134
def why_not(table: IsleState, seat: i64, action: i64) -> Refusal | None:
    """Say why the waiting tile may not lie at a place: wrong shape, outside, overlap or no contact, and where."""
    shape = asked.shape_of(table.asked())
    place = action - actions.PLACE
    grid = table.parts.boats.grid
    tile = table.parts.tiles.polyominoes[shape]
    facts: dict[str, object] = {"shape": shape_name(table, shape)}
    turn = turn_of(grid, place)
    if turn >= tile.turns:
        facts["turns"] = int(tile.turns)
        facts["turn"] = int(turn)
        facts["squares"] = []
        return refuse("wrong_shape", "placing", facts)
    squares = [(square[0], square[1]) for square in squares_at(table, shape, place)]
    code, where = grid.misfit(
        squares, table.parts.boats.outline, table.rows, table.free_at(seat), table.near_at(seat)
    )
    if code == "":
        return None
    facts["squares"] = [[row, column] for row, column in where]
    facts["where"] = [square_name(row, column) for row, column in where]
    return refuse(code, "placing", facts)


# I045, I063, I130
def play(table: IsleState, seat: i64, action: i64) -> None:
    """Lay the waiting tile at once; a map of its colour gives a bonus."""
    question = table.asked()
    table.answered()
    shape = asked.shape_of(question)
    colour = asked.colour_of(question)
    place = action - actions.PLACE
    source = asked.source_of(question)
    used_anywhere = table.get(seat, ANYWHERE)
    if source == FROM_BONUS:
        table.answered()  # the bonus itself
    table.lay(seat, shape, colour, place)
    if table.listening:
        facts: dict[str, object] = {
            "tile": table.parts.tiles.group(int(shape)),
            "shape": shape_name(table, shape),
            "squares": squares_at(table, shape, place),
            "anywhere": used_anywhere == 1,
        }
        if colour != NO_COLOUR:
            facts["colour"] = colour_name(table, colour)
        table.tell("tile_placed", seat, facts)
    if colour != NO_COLOUR and covers_map(table, seat, shape, colour, place):
        permanent: i64 = 1 if asked.basket_of(question) == actions.PERMANENT else 0
        _offer_bonus(table, seat, 1 if source == FROM_BAG else 0, permanent)


# I053, I054, I141
def covers_map(table: IsleState, seat: i64, shape: i64, colour: i64, place: i64) -> bool:
    """Whether a tile at a place covers the treasure map of this colour."""
    boats = table.parts.boats
    square = boats.maps[table.get(seat, BOAT) * COLOURS + colour]
    grid = boats.grid
    row = row_of(grid, square) - row_of(grid, place)
    column = column_of(grid, square) - column_of(grid, place)
    tile = table.parts.tiles.polyominoes[shape]
    first = turn_of(grid, place) * tile.stride
    for step in range(first + 2, first + tile.stride, 2):
        if tile.steps[step] == row and tile.steps[step + 1] == column:
            return True
    return False


# ---------------------------------------------------------------------- the bonus


def _offer_bonus(table: IsleState, seat: i64, during: i64, permanent: i64) -> None:
    if table.listening:
        table.tell("map_covered", seat, {})
    table.ask(asked.bonus(seat, during, permanent))  # closed at once if none is possible (day.go_on)


def bonus_is_possible(table: IsleState, seat: i64) -> bool:
    """Whether a treasure is left, so that the bonus is asked for (R7, R55).

    In the full game it is asked even if none fits now: a card 69 / 70 might help (R50), and the question must not
    show who holds one.
    """
    end = bonus_end(table)
    for shape in range(end):
        if table.supply[shape] > 0 and (table.mode != FAMILY or table.has_room(seat, shape)):
            return True
    return False


# I140
def bonus_end(table: IsleState) -> i64:
    """Return the end of the shapes a bonus may be: common, in the family game also rare."""
    return FIRST_OSHAX if table.mode == FAMILY else COMMONS


def lose_bonus(table: IsleState, seat: i64) -> None:
    """Close the question for a bonus that is declined or impossible; it does not come back (R4)."""
    table.answered()
    if table.listening:
        table.tell("bonus_lost", seat, {})


def legal_treasures(table: IsleState, seat: i64, first: i64, end: i64, out: vec[i64]) -> vec[i64]:
    """List the treasures or oshax on the table that fit."""
    for shape in range(first, end):
        if table.supply[shape] > 0 and table.has_room(seat, shape):
            out = append(out, actions.TAKE + shape)
    return out


def why_not_take(table: IsleState, seat: i64, shape: i64, first: i64, end: i64) -> Refusal:
    """Say why a treasure or an oshax cannot be taken."""
    facts: dict[str, object] = {"shape": shape_name(table, shape)}
    if shape < first or shape >= end:
        return refuse("not_this_kind", "treasures", facts)
    # I095
    if table.supply[shape] == 0:
        return refuse("none_left", "treasures", facts)
    # I131
    return refuse("no_room", "placing", facts)


def take_from_table(table: IsleState, seat: i64, shape: i64, colour: i64, source: i64) -> None:
    """Take a treasure or an oshax from the table; it is placed next."""
    take_from_supply(table, shape)
    if table.listening:
        facts: dict[str, object] = {
            "tile": table.parts.tiles.group(int(shape)),
            "shape": shape_name(table, shape),
        }
        table.tell("tile_taken", seat, facts)
    table.ask(asked.place(seat, shape, colour, source))


# I011
def add_rare(table: IsleState, number: i64) -> None:
    """Put a rare treasure on the table; in the solo game onto its stack."""
    shape = FIRST_RARE + number
    if table.mode == SOLO and table.supply[shape] == 0:
        table.rare_row = append(table.rare_row[:], shape)
    table.supply[shape] += 1
    if table.listening:
        table.tell("rare_treasure", -1, {"shape": shape_name(table, shape)})


def take_from_supply(table: IsleState, shape: i64) -> None:
    """Take a tile from the table; solo: its line closes up, but a stack stays until it is empty (R43)."""
    table.supply[shape] -= 1
    if shape >= FIRST_OSHAX:
        table.oshax_row = _without(table.oshax_row, shape)
    elif shape >= FIRST_RARE and table.supply[shape] == 0:
        table.rare_row = _without(table.rare_row, shape)


def _without(row: vec[i64], thing: i64) -> vec[i64]:
    """Return a row without one thing."""
    left = vec[i64]()
    for other in row:
        if other != thing:
            left = append(left, other)
    return left


def leave_game(table: IsleState, shape: i64, number: i64) -> None:
    """Count tiles that leave the game."""
    if shape < FIRST_RARE:
        table.supply[GONE] += number
    elif shape < FIRST_OSHAX:
        table.supply[GONE + 1] += number
    elif shape < FIRST_CAT:
        table.supply[GONE + 2] += number
    else:
        table.supply[GONE + 3] += number


def take_bonus(table: IsleState, seat: i64, action: i64) -> None:
    """Take a treasure as the bonus of a map, or decline it."""
    if action == actions.DECLINE:
        lose_bonus(table, seat)
        return
    # The question stays open under the tile: a basket in use is in use until the bonus lies (R61).
    take_from_table(table, seat, action - actions.TAKE, NO_COLOUR, FROM_BONUS)
