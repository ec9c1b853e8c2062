"""Positions built by words: an island with nothing on it, and what a test puts there."""

from functools import cache

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.state import table as t

ANN, BOB, CEM, DAN = range(4)
BAR = ("blue", "cat_bar", [(4, column) for column in range(10, 15)])
BLUE3 = [
    ("blue", "cat_bar", [(4, column) for column in range(9, 14)]),
    ("blue", "cat_plus", [(1, 11), (2, 10), (2, 11), (2, 12), (3, 11)]),
    ("blue", "cat_flag", [(5, 9), (5, 10), (6, 9), (6, 10), (7, 9)]),
]


@cache
def rules(variant="full", seats=2, difficulty=None):
    return BOX.open(variant, seats, {"difficulty": difficulty} if difficulty else None)


def dealt(variant="full", seats=2, seed=1, difficulty=None):
    """A game just dealt, every figure taken."""
    table = rules(variant, seats, difficulty).deal(seed)
    for seat in list(table.order):
        table.play(seat, table.legal(seat)[0])
    return table


def island(phase="rescuing", variant="full", seats=2, day=1, fish=20, baskets=1):
    """A table in a phase with empty boats, hands and fields; the first seat is first."""
    seats = 1 if variant == "solo" else seats
    table = dealt(variant, seats)
    put_all_away(table)
    table.phase = t.PHASES.index(phase)
    table.day = day
    table.order = vec[i64](range(seats))
    table.turn = 0
    for seat in range(seats):
        table.put(seat, t.PICKS, 0)
        table.put(seat, t.BOAT, seat)
        if variant != "family":
            table.put(seat, t.FISH, fish)
            table.put(seat, t.ACTIVE, baskets)
    return table


def put_all_away(table):
    """Cards back into the deck, cats and rare treasures back into the bag."""
    for at in range(len(table.piles)):
        for place in range(63):
            if (table.piles[at] >> place) & 1:
                table.deck = append(table.deck, at % 3 * 64 + place)
        table.piles[at] = 0
    for entry in table.fields:
        table.bag = append(table.bag, entry >> 2)
    table.fields = vec[i64]()
    for shape in range(4, 9):
        for _ in range(table.supply[shape]):
            table.bag = append(table.bag, 85 + shape - 4)
        table.supply[shape] = 0
    table.rare_row = vec[i64]()


def give(table, seat, *cards, pile=t.HAND):
    """Put cards from the deck into a seat's pile."""
    for card in cards:
        sort = table.parts.cards.names.index(card)
        codes = [code for code in table.deck if table.parts.cards.sort_at[code] == sort]
        assert codes, f"no {card} left in the deck"
        code = codes[0]
        table.deck = vec[i64]([other for other in table.deck if other != code])
        table.piles[table.pile(seat, pile) + (code >> 6)] |= single(code & 63)


def stack(table, *cards):
    """Put cards on top of the deck, the first named to be drawn first."""
    for card in reversed(cards):
        sort = table.parts.cards.names.index(card)
        code = next(code for code in table.deck if table.parts.cards.sort_at[code] == sort)
        rest = [other for other in table.deck if other != code]
        table.deck = vec[i64]([*rest, code])


def cat_number(table, colour, shape):
    return table.parts.tiles.colours.index(colour) * 17 + table.parts.tiles.shapes.index(shape) - 15


def bring(table, *cats):
    """Put cats (colour, shape, side) from the bag into the fields."""
    for colour, shape, side in cats:
        cat = cat_number(table, colour, shape)
        table.bag = vec[i64]([tile for tile in table.bag if tile != cat])
        table.fields = append(table.fields, i64(cat * 4 + ("left", "right").index(side)))


def next_in_bag(table, *tiles):
    """Put tiles on top of the bag, the first named to be drawn first: (colour, shape), or a rare shape."""
    for tile in reversed(tiles):
        if isinstance(tile, str):
            code = 85 + table.parts.tiles.shapes.index(tile) - 4
        else:
            code = cat_number(table, *tile)
        rest = list(table.bag)
        rest.remove(code)
        table.bag = vec[i64]([*rest, code])


def lay(table, seat, colour, shape, squares):
    """Lay a tile on a boat, wherever it is."""
    number = table.parts.tiles.shapes.index(shape)
    place = place_of(table, shape, squares)
    table.lay(seat, number, table.parts.tiles.colours.index(colour) if colour else 5, place)


def place_of(table, shape, squares):
    """The number of a place, from its squares."""
    piece = table.parts.tiles.polyominoes[table.parts.tiles.shapes.index(shape)]
    turn = piece.turn_of(list(squares))
    assert turn >= 0, f"{squares} are no {shape}"
    top, left = min(row for row, _ in squares), min(column for _, column in squares)
    return (turn * 9 + top) * 22 + left


def placed(table, shape, squares):
    """The choice to place a tile on these squares."""
    place = place_of(table, shape, squares)
    return {"kind": "place", "turn": place // 198, "row": place % 198 // 22, "column": place % 22}


def do(table, seat, kind, **fields):
    """Make a choice; IllegalChoice if it is refused."""
    table.take(seat, {"kind": kind, **fields})


def can(table, seat, kind, **fields):
    return refusal(table, seat, kind, **fields) is None


def refusal(table, seat, kind, **fields):
    """The code of the refusal, None if the choice is legal."""
    found = table.why_not(seat, table.game.action({"kind": kind, **fields}))
    return found.code if found else None


def offered(table, seat, kind):
    """The choices of a kind open to a seat."""
    choices = [table.game.choice(action) for action in table.legal(seat)]
    return [choice for choice in choices if choice["kind"] == kind]


def kinds(table, seat):
    return {table.game.choice(action)["kind"] for action in table.legal(seat)}


def fish(table, seat):
    return table.get(seat, t.FISH)


def baskets(table, seat):
    return table.get(seat, t.ACTIVE), table.get(seat, t.USED)


def hand(table, seat):
    return table.view(seat)["seats"][seat]["hand"]


def fields(table):
    """The line of cats as (colour, shape, side)."""
    return [(cat["colour"], cat["shape"], cat["side"]) for cat in table.view(-1)["fields"]]


def pass_all(table):
    """Everybody passes as often as asked, until the phase is another one."""
    phase = table.phase
    while table.phase == phase:
        seat = table.next_seat()
        do(table, seat, "pass" if can(table, seat, "pass") else "end_turn")


def anywhere(table, seat):
    """Place the waiting tile on the first legal place; decline a bonus."""
    table.play(seat, next(a for a in table.legal(seat) if table.game.choice(a)["kind"] == "place"))
    if can(table, seat, "decline"):
        do(table, seat, "decline")
