"""What each seat may see, as plain data for people and the page. RULES 11.

A seat is shown what lies open and what it may always look at: its own tiles and cards. What it could only
remember (a trade tile another family took) is not shown again (R50).
"""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.felinia.box.components import RESOURCES
from katzentisch.games.felinia.knowledge.questions import question
from katzentisch.games.felinia.knowledge.view_types import (
    Berth,
    Bonus,
    Family,
    Group,
    Merchant,
    Own,
    Pile,
    Places,
    Province,
    Space,
    TradeSet,
    View,
)
from katzentisch.games.felinia.rules import boarding, guild, trading
from katzentisch.games.felinia.state import scoring
from katzentisch.games.felinia.state.asked import (
    ASK_DEAL,
    ASK_GUILD,
    ASK_KEEP,
    ASK_NOTHING,
    ASK_STEP,
    QUESTIONS,
)
from katzentisch.games.felinia.state.supply import cards_in_use
from katzentisch.games.felinia.state.table import (
    BANKED,
    BIDDING,
    ENDS,
    FOOD,
    GOLD,
    GOODS,
    OVER,
    PHASES,
    PLACES,
    SILVER,
    SPICE,
    STOCK,
    TILES,
    TOKENS,
    TRADING,
    FeliniaState,
)


def view(table: FeliniaState, seat: i64) -> View:
    """Return what a seat, or a spectator, may see."""
    return {
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "turn": int(table.turn) + 1,
        "first": int(table.first),
        "ending": ENDS[table.ending],
        "to_act": [int(table.actor)] if table.asked != ASK_NOTHING else [],
        "asked": QUESTIONS[table.asked],
        "question": question(table, seat),
        "space": _current_space(table),
        "spaces": [_space(table, space) for space in range(len(table.components.spaces))],
        "bag": {"size": int(table.bag_size()), "goods": _goods_at(table, 0)},
        "berths": [_berth(table, seat, berth) for berth in range(table.components.berths)],
        "pile": _pile(table),
        "provinces": _provinces(table),
        "merchant": _merchant(table),
        "boards": _boards(table, seat),
        "ways": _ways(table, seat),
        "groups": [_groups(table, seat, other) for other in range(table.seats)],
        "supply": _supply(table),
        "bonus": _bonus(table, seat),
        "places": _places(table, seat),
        "seats": [_family(table, seat, other) for other in range(table.seats)],
    }


def _current_space(table: FeliniaState) -> str | None:
    """Return the market that is being resolved, or the guild; None outside trading."""
    return table.components.spaces[table.space] if table.phase == TRADING else None


def _goods_at(table: FeliniaState, row: i64) -> dict[str, int]:
    """Return the merchandise of the bag (row 0) or of a market, by name."""
    kinds = table.components.kinds_of_goods
    names = table.components.goods
    return {names[good]: int(table.merchandise[row * kinds + good]) for good in range(kinds)}


def _space(table: FeliniaState, space: i64) -> Space:
    stack = table.stacks[2 * space + 1]
    tokens: list[int] = []
    for _ in range(table.tokens_at(space)):
        tokens.append(int(stack & 3))
        stack >>= 2
    tokens.reverse()
    return {
        "space": table.components.spaces[space],
        "tokens": tokens,
        "open": bool(table.components.is_open[space]),
        "price": len(tokens) + int(table.phase == BIDDING),
        "goods": {} if space == table.components.guild else _goods_at(table, space + 1),
    }


def _berth(table: FeliniaState, seat: i64, berth: i64) -> Berth:
    boat = table.boat_at(berth)
    shown: Berth = {
        "berth": int(berth) + 1,
        "riders": [int(table.rider_of(berth, rider)) for rider in range(table.aboard(berth))],
        "boat": table.components.boats[boat] if boat >= 0 else None,
        "missing": None,
        "arrived": table.berth == berth,
        "landed": int(table.rider) + int(table.province >= 0) if table.berth == berth else 0,
        "yet_to_sail": table.sailing > 0 and (table.sailing >> berth) & 1 == 1,
    }
    if boat >= 0 and seat >= 0:
        goods = boarding.missing_goods(table, seat, boat)
        shown["missing"] = {"goods": goods, "silver": boarding.missing_silver(table, seat, boat)}
    return shown


# F121
def _pile(table: FeliniaState) -> Pile:
    shown: Pile = {"left": int(table.boats_in_pile()), "next": None, "back": None}
    if shown["left"]:
        top = table.boat_order[table.next_boat]
        shown["back"] = "blue" if table.components.boat_is_blue[top] else "grey"
        if table.components.shows_next_boat:
            shown["next"] = table.components.boats[top]
    return shown


def _provinces(table: FeliniaState) -> dict[str, Province]:
    """Return what lies on each trading post."""
    names = table.components.island.provinces
    return {names[post]: _province(table, post) for post in table.components.island.posts}


def _province(table: FeliniaState, post: i64) -> Province:
    if table.settler[post] >= 0:
        return {"merchant": int(table.settler[post]), "tile": None, "trade": None}
    if table.has_open_tile(post):
        tile = table.laid[post]
        return {
            "merchant": None,
            "tile": table.components.tiles[tile],
            "trade": table.components.tile_name(tile),
        }
    return {"merchant": None, "tile": "face_down", "trade": None}


def _merchant(table: FeliniaState) -> Merchant | None:
    """Return the merchant on the move, if there is one."""
    if table.province < 0:
        return None
    island = table.components.island
    first = island.first[island.kingdom_of[table.province]]
    return {
        "seat": int(table.actor),
        "province": island.provinces[table.province],
        "kingdom": island.kingdoms[island.kingdom_of[table.province]],
        "steps": int(table.steps),
        "visited": [island.provinces[first + local] for local in bits.members(table.visited)],
        "reveals": int(table.reveals),
    }


def _boards(table: FeliniaState, seat: i64) -> dict[str, list[int]]:
    """Return, for the family at a market, which berths it could board at after buying each good it can pay."""
    boards: dict[str, list[int]] = {}
    cost = trading.price(table) if table.asked == ASK_DEAL and table.actor == seat else 0
    if cost == 0 or table.of(seat, SILVER) < cost:
        return boards
    berths = range(table.components.berths)
    for good, name in enumerate(table.components.goods):
        if table.at_market(table.space, good):
            boards[name] = [
                int(berth) + 1
                for berth in berths
                if boarding.could_board_with(table, seat, berth, name, table.of(seat, SILVER) - cost)
            ]
    return boards


def _ways(table: FeliniaState, seat: i64) -> dict[str, list[str]]:
    """Return, for the family whose merchant walks, a shortest way to each province he could reach now.

    Food he may find on the way is not counted; a province with a tile ends the way.
    """
    ways: dict[str, list[str]] = {}
    if table.asked != ASK_STEP or table.actor != seat:
        return ways
    island = table.components.island
    kingdom = island.kingdom_of[table.province]
    closed = table.visited | table.settled[kingdom] | table.face_down[kingdom]
    steps = max(0, int(island.steps - table.steps)) + int(table.of(seat, FOOD))
    edge: list[tuple[int, list[str]]] = [(int(table.province), [])]
    while edge:
        here, path = edge.pop(0)
        if len(path) >= steps:
            continue
        for local in bits.members(island.roads[here] & ~closed):
            other = int(island.first[kingdom]) + local
            name = island.provinces[other]
            if name not in ways:
                ways[name] = [*path, name]
                if not table.has_open_tile(other):
                    edge.append((other, ways[name]))
    return ways


def _groups(table: FeliniaState, seat: i64, other: i64) -> list[Group]:
    """Return a family's groups of merchants and what they are worth now; hidden tiles of others do not count."""
    held = scoring.holding(table, other)
    if seat != other and table.phase != OVER:
        held.specials = 0
    shown: list[Group] = []
    for group in scoring.groups(table.components, table.settler, other):
        points = len(group) * int(scoring.points_per_merchant(held, len(group)))
        names = [table.components.island.provinces[province] for province in group]
        shown.append({"provinces": names, "points": points})
    return shown


def _supply(table: FeliniaState) -> dict[str, int]:
    """Return how many cards of each resource are left."""
    left: dict[str, int] = {}
    for card, name in enumerate(RESOURCES):
        left[name] = max(0, int(table.components.cards[card] - cards_in_use(table, GOLD + card)))
    return left


# F033, R49
def _bonus(table: FeliniaState, seat: i64) -> Bonus:
    names = table.components.bonuses
    stack = [names[tile] for tile in table.bonus_stack()]
    may_look = table.asked == ASK_GUILD and table.actor == seat and guild.can_take_bonus(table, seat)
    return {"left": len(stack), "top": stack[0] if stack else None, "stack": stack if may_look else None}


def _places(table: FeliniaState, seat: i64) -> Places:
    may_look = table.asked == ASK_KEEP and table.actor == seat
    return {
        "left": int(table.places_left()),
        "drawn": int(table.drawn),
        "cards": table.drawn_names() if may_look else None,
    }


# F114, F153, F177
def _family(table: FeliniaState, seat: i64, other: i64) -> Family:
    """Return a family's board; hidden things by number only, unless they are one's own."""
    names = table.components.goods
    return {
        "seat": int(other),
        "colour": table.components.colours[other],
        "silver": int(table.of(other, SILVER)),
        "gold": int(table.of(other, GOLD)),
        "spice": int(table.of(other, SPICE)),
        "food": int(table.of(other, FOOD)),
        "goods": {name: int(table.of(other, GOODS + good)) for good, name in enumerate(names)},
        "tiles": int(table.of(other, TILES)),
        "stock": int(table.of(other, STOCK)),
        "tokens": int(table.of(other, TOKENS)),
        "bank": [turn + 1 for turn in bits.members(table.of(other, BANKED))],
        "trade_backs": _backs(table, other),
        "bonus_tiles": len(_bonus_tiles(table, other)),
        "places": int(bits.count(table.of(other, PLACES))),
        "own": _own(table, other) if seat == other or table.phase == OVER else None,
    }


def _backs(table: FeliniaState, seat: i64) -> dict[str, int]:
    """Return how many trade tiles of each colour of back a family has."""
    backs = dict.fromkeys(table.components.island.kingdoms, 0)
    for tile in _trade_tiles(table, seat):
        backs[table.components.island.kingdoms[table.components.tile_kingdom[tile]]] += 1
    return backs


# F192
def _trade_tiles(table: FeliniaState, seat: i64) -> list[int]:
    """Return the trade tiles in front of a family; one that left the game is not among them."""
    components = table.components
    tiles: list[int] = []
    for post in components.island.posts:
        if table.settler[post] == seat:
            special = table.laid[post] - components.first_special
            if special < 0 or not components.special[special].leaves_game:
                tiles.append(int(table.laid[post]))
    return tiles


def _bonus_tiles(table: FeliniaState, seat: i64) -> list[int]:
    """Return the bonus tiles of a family, in the order it took them."""
    taken = table.bonus_taken
    return [int(taken[2 * take]) for take in range(table.takes()) if taken[2 * take + 1] == seat]


# F072, F098, F209
def _own(table: FeliniaState, seat: i64) -> Own:
    """Return what only the owner may look at: tiles, cards, and what it is all worth now."""
    components = table.components
    return {
        "trade": [
            {"tile": components.tiles[tile], "trade": components.tile_name(tile)}
            for tile in _trade_tiles(table, seat)
        ],
        "bonus": [components.bonuses[tile] for tile in _bonus_tiles(table, seat)],
        "places": [components.places[card] for card in bits.members(table.of(seat, PLACES))],
        "sets": _sets(table, seat),
        "lines": [{"key": line.key, "points": int(line.points)} for line in scoring.score(table, seat).lines],
        "points": int(scoring.total(table, seat)),
    }


def _sets(table: FeliniaState, seat: i64) -> list[TradeSet]:
    """Return the sets of trade tiles, extra tiles counted, with their points."""
    held = scoring.holding(table, seat)
    sets: list[TradeSet] = []
    for kind, name in enumerate(table.components.kinds):
        tiles = held.kinds[kind]
        if tiles:
            points = scoring.set_points(table.components, kind, tiles)
            plus = tiles if (held.plus_one >> kind) & 1 else 0
            sets.append({"kind": name, "tiles": int(tiles), "points": int(points + plus)})
    return sets
