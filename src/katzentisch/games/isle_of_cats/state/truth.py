"""The whole table as numbers, and a count of everything in the box."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.components import FAMILY_CARDS
from katzentisch.games.isle_of_cats.box.tiles import CATS, FIRST_CAT, FIRST_OSHAX, FIRST_RARE
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_ARRIVAL, ASK_PLACE, FROM_FIELD
from katzentisch.games.isle_of_cats.state.boat_tiles import shape_of
from katzentisch.games.isle_of_cats.state.table import (
    COMMON_PILES,
    FAMILY,
    FAMILY_DEALT,
    GONE,
    OWN,
    POSITION_NUMBERS,
    SENT,
    IsleState,
)


def _put_all(out: vec[i64], numbers: vec[i64]) -> vec[i64]:
    """Append a list with its length before it."""
    out = append(out, len(numbers))
    for number in numbers:
        out = append(out, number)
    return out


def put_public(table: IsleState, out: vec[i64]) -> vec[i64]:
    """Append every number everybody may know that needs no hiding."""
    for number in (
        table.day,
        table.phase,
        table.turn,
        table.passed,
        table.done,
        table.acted,
        table.more,
        table.turn_over,
        table.step,
        table.named,
        table.sister_first,
        table.sister_cards,
        table.sister_top,
        table.sister_deck,
        table.sister_lessons,
        table.sister_colours,
        table.sister_shown,
    ):
        out = append(out, number)
    for part in (table.fields, table.tiles, table.supply, table.open, table.order):
        out = _put_all(out, part)
    return _put_all(_put_all(out, table.oshax_row), table.rare_row)


def truth(table: IsleState) -> vec[i64]:
    """Return every number of the table, hidden things and generator included."""
    chance = table.chance
    out = append(append(append(vec[i64](), chance.low), chance.high), chance.drawn)
    out = append(put_public(table, out), table.wishes)
    for part in (table.piles, table.memory, table.deck, table.bag, table.rows):
        out = _put_all(out, part)
    for seat in range(table.seats):
        for what in range(POSITION_NUMBERS):
            out = append(out, table.own[seat * OWN + what])
    return out


def census(table: IsleState) -> dict[str, int]:
    """Count every kind of thing wherever it lies."""
    counted = {"common": 0, "rare": 0, "oshax": 0, "cats": 0}
    kinds = ("common", "rare", "oshax", "cats")
    for index, kind in enumerate(kinds):
        counted[kind] += int(table.supply[GONE + index])
    for shape in range(FIRST_CAT):
        counted[_kind(shape)] += int(table.supply[shape])
    for tile in table.tiles:
        counted[_kind(shape_of(tile))] += 1
    for tile in table.bag:
        counted["cats" if tile < CATS else "rare"] += 1
    counted["cats"] += len(table.fields)
    for question in table.open:
        _count_waiting(question, counted)
    if table.mode == FAMILY:
        counted["family cards"] = _family_cards(table)
    else:
        counted["cards"] = len(table.deck) + _cards_in_piles(table)
    return counted


def _family_cards(table: IsleState) -> int:
    """Count the family cards dealt, and those nobody has."""
    dealt: i64 = 0
    total: i64 = 0
    for seat in range(table.seats):
        total += bits.count(table.get(seat, FAMILY_DEALT))
        dealt |= table.get(seat, FAMILY_DEALT)
    return int(total + FAMILY_CARDS - bits.count(dealt))


def _kind(shape: i64) -> str:
    if shape < FIRST_RARE:
        return "common"
    if shape < FIRST_OSHAX:
        return "rare"
    return "oshax" if shape < FIRST_CAT else "cats"


def _count_waiting(question: i64, counted: dict[str, int]) -> None:
    """Count a tile somebody holds: one to be placed that is no longer on the table, or one that arrived."""
    kind = asked.kind_of(question)
    if kind == ASK_PLACE and asked.source_of(question) != FROM_FIELD:
        counted[_kind(asked.shape_of(question))] += 1
    elif kind == ASK_ARRIVAL:
        counted["cats"] += 1


def _cards_in_piles(table: IsleState) -> int:
    """Count the cards outside the deck, in every pile that is not a mere record."""
    total: i64 = 0
    for seat in range(table.seats):
        for pile in range(SENT):
            total += table.size(table.pile(seat, pile))
    for pile in range(COMMON_PILES):
        total += table.size(table.common_pile(pile))
    return int(total)
