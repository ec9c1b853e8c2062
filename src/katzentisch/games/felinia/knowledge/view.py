"""What each seat may see, as plain data for people and the page. RULES 11.

A seat is shown what lies open and what it may always look at: its own tiles and cards. What it could only
remember (a trade tile another family took) is not shown again (R50).
"""

from mypy_extensions import i64

from katzentisch.core.material import Material
from katzentisch.games.felinia.box.components import RESOURCES, Components
from katzentisch.games.felinia.rules import boarding, guild, storage, trading
from katzentisch.games.felinia.state.scoring import (
    count_bits,
    holding,
    points_per_merchant,
    set_points,
    total,
)
from katzentisch.games.felinia.state.scoring import groups as scoring_groups
from katzentisch.games.felinia.state.supply import cards_in_use
from katzentisch.games.felinia.state.table import (
    BANKED,
    BID,
    BIDDING,
    BOARD,
    DEAL,
    ENDS,
    FOOD,
    GOLD,
    GOODS,
    GUILD,
    KEEP,
    NOTHING,
    OVER,
    PHASES,
    PLACES,
    QUESTIONS,
    REVEAL,
    SILVER,
    SPICE,
    STEP,
    STOCK,
    STORE,
    TILES,
    TOKENS,
    FeliniaTable,
)

FILES = ["goods", "boats", "trade_tiles", "special_tiles", "bonus_tiles", "mysterious_places", "setup"]


def printed(material: Material, components: Components) -> dict[str, object]:
    """Return what is printed: the files of this mode, as a page needs them to draw any table."""
    found: dict[str, object] = {name: material.file(f"{name}.toml").data for name in FILES}
    found["board"] = material.file(components.mode.text("board")).data
    found["families"] = int(components.families)
    found["open"] = [space for place, space in enumerate(components.spaces) if components.is_open[place]]
    return found


def view(table: FeliniaTable, seat: i64) -> dict[str, object]:
    """Return what a seat, or a spectator, may see."""
    seen: dict[str, object] = {
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "turn": int(table.turn) + 1,
        "first": int(table.first),
        "ending": ENDS[table.ending],
        "to_act": [int(table.actor)] if table.asked != NOTHING else [],
        "asked": QUESTIONS[table.asked],
        "question": question(table, seat),
        "space": table.components.spaces[table.space] if table.space <= table.components.guild else None,
        "spaces": [space(table, place) for place in range(len(table.components.spaces))],
        "bag": {"size": int(table.bag_size()), "goods": goods_at(table, 0)},
        "berths": [berth(table, seat, place) for place in range(table.components.berths)],
        "pile": pile(table),
        "provinces": provinces(table),
        "merchant": merchant(table),
        "ways": ways(table, seat),
        "groups": [groups(table, seat, other) for other in range(table.seats)],
        "supply": supply(table),
        "bonus": bonus(table, seat),
        "places": places(table, seat),
        "seats": [family(table, seat, other) for other in range(table.seats)],
    }
    return seen


def goods_at(table: FeliniaTable, row: i64) -> dict[str, int]:
    """Return the merchandise of the bag (row 0) or of a market, by name."""
    kinds = table.components.kinds_of_goods
    names = table.components.goods
    return {names[good]: int(table.merchandise[row * kinds + good]) for good in range(kinds)}


def space(table: FeliniaTable, place: i64) -> dict[str, object]:
    """Return a market or the guild: its merchandise, and its tokens from the bottom up."""
    stack = table.stacks[2 * place + 1]
    tokens: list[int] = []
    for _ in range(table.tokens_at(place)):
        tokens.append(int(stack & 3))
        stack >>= 2
    tokens.reverse()
    is_guild = place == table.components.guild
    found: dict[str, object] = {"space": table.components.spaces[place], "tokens": tokens}
    found["open"] = bool(table.components.is_open[place])
    found["price"] = len(tokens) + int(table.phase == BIDDING)  # of a token placed now, or of the one on top
    found["goods"] = {} if is_guild else goods_at(table, place + 1)
    return found


def berth(table: FeliniaTable, seat: i64, place: i64) -> dict[str, object]:
    """Return a berth: its boat, whose merchants sit in it, foremost first, and what the seat lacks for it."""
    boat = table.boat_at(place)
    riders = [int(table.rider_of(place, number)) for number in range(table.aboard(place))]
    found: dict[str, object] = {"berth": int(place) + 1, "riders": riders}
    found["boat"] = table.components.boats[boat] if boat >= 0 else None
    found["missing"] = boarding.missing(table, seat, boat) if boat >= 0 and seat >= 0 else None
    found["arrived"] = table.berth == place
    found["landed"] = int(table.rider) if table.berth == place else 0
    found["yet_to_sail"] = table.sailing > 0 and (table.sailing >> place) & 1 == 1
    return found


def pile(table: FeliniaTable) -> dict[str, object]:
    """Return the boat pile: how many, the back on top, and the next tile where the variant shows it."""  # F121
    left = int(table.boats_in_pile())
    found: dict[str, object] = {"left": left, "next": None, "back": None}
    if left:
        top = table.boat_order[table.next_boat]
        found["back"] = "blue" if table.components.boat_is_blue[top] else "grey"
        if table.components.shows_next_boat:
            found["next"] = table.components.boats[top]
    return found


def provinces(table: FeliniaTable) -> dict[str, object]:
    """Return what lies in each province: a tile, face down or by name, or a merchant."""
    island = table.components.island
    found: dict[str, object] = {}
    for post in island.posts:
        seen: dict[str, object] = {"merchant": None, "tile": None, "trade": None}
        if table.settler[post] >= 0:
            seen["merchant"] = int(table.settler[post])
        elif table.has_open_tile(post):
            seen["tile"] = table.components.tiles[table.laid[post]]
            seen["trade"] = table.components.tile_name(table.laid[post])
        else:
            seen["tile"] = "face_down"
        found[island.provinces[post]] = seen
    return found


def merchant(table: FeliniaTable) -> dict[str, object] | None:
    """Return the merchant on the move, if there is one."""
    if table.province < 0:
        return None
    island = table.components.island
    first = island.first[island.kingdom_of[table.province]]
    names = island.provinces
    visited = [names[first + bit] for bit in range(63) if (table.visited >> bit) & 1]
    return {
        "seat": int(table.actor),
        "province": names[table.province],
        "kingdom": island.kingdoms[island.kingdom_of[table.province]],
        "steps": int(table.steps),
        "visited": visited,
        "reveals": int(table.reveals),
    }


def ways(table: FeliniaTable, seat: i64) -> dict[str, list[str]]:
    """Return, for the family whose merchant walks, a shortest way to each province he could reach now.

    Food he may find on the way is not counted; a province with a tile ends the way.
    """
    found: dict[str, list[str]] = {}
    if table.asked != STEP or table.actor != seat:
        return found
    island = table.components.island
    names = island.provinces
    kingdom = island.kingdom_of[table.province]
    closed = table.visited | table.settled[kingdom] | table.face_down[kingdom]
    steps = max(0, int(island.steps - table.steps)) + int(table.of(seat, FOOD))
    edge: list[tuple[int, list[str]]] = [(int(table.province), [])]
    while edge:
        here, path = edge.pop(0)
        roads = island.roads[here] & ~closed
        for local in range(63):
            other = int(island.first[kingdom]) + local
            if (roads >> local) & 1 and len(path) < steps and names[other] not in found:
                found[names[other]] = [*path, names[other]]
                if not table.has_open_tile(other):
                    edge.append((other, found[names[other]]))
    return found


def groups(table: FeliniaTable, seat: i64, other: i64) -> list[dict[str, object]]:
    """Return a family's groups of merchants and what they are worth now; hidden tiles of others do not count."""
    held = holding(table, other)
    if seat != other and table.phase != OVER:
        held.specials = 0
    found: list[dict[str, object]] = []
    for group in scoring_groups(table.components, table.settler, other):
        points = len(group) * int(points_per_merchant(held, len(group)))
        names = [table.components.island.provinces[province] for province in group]
        found.append({"provinces": names, "points": points})
    return found


def supply(table: FeliniaTable) -> dict[str, int]:
    """Return how many cards of each resource are left."""
    left: dict[str, int] = {}
    for card, name in enumerate(RESOURCES):
        left[name] = max(0, int(table.components.cards[card] - cards_in_use(table, GOLD + card)))
    return left


def bonus(table: FeliniaTable, seat: i64) -> dict[str, object]:
    """Return the bonus stack: how many, the top tile, and all of it for who may look through it."""  # F033, R49
    stack = table.bonus_stack()
    names = table.components.bonuses
    found: dict[str, object] = {"left": len(stack), "top": names[stack[0]] if stack else None, "stack": None}
    if table.asked == GUILD and table.actor == seat and guild.can_take_bonus(table):
        found["stack"] = [names[tile] for tile in stack]
    return found


def places(table: FeliniaTable, seat: i64) -> dict[str, object]:
    """Return the pile of mysterious places, and the cards a family is looking at, for that family alone."""
    found: dict[str, object] = {"left": int(table.places_left()), "drawn": int(table.drawn), "cards": None}
    if table.asked == KEEP and table.actor == seat:
        names = table.components.places
        found["cards"] = [names[table.drawn_place(number)] for number in range(table.drawn)]
    return found


def family(table: FeliniaTable, seat: i64, other: i64) -> dict[str, object]:
    """Return a family's board; hidden things by number only, unless they are one's own."""  # F114, F153, F177
    names = table.components.goods
    bank = table.of(other, BANKED)
    found: dict[str, object] = {
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
        "bank": [turn + 1 for turn in range(table.components.bid_tokens) if (bank >> turn) & 1],
        "trade_backs": backs(table, other),
        "bonus_tiles": len(bonus_tiles(table, other)),
        "places": int(count_bits(table.of(other, PLACES))),
        "own": None,
    }
    if seat == other or table.phase == OVER:
        found["own"] = own(table, other)
    return found


def backs(table: FeliniaTable, seat: i64) -> dict[str, int]:
    """Return how many trade tiles of each colour of back a family has."""
    found = dict.fromkeys(table.components.island.kingdoms, 0)
    for tile in trade_tiles(table, seat):
        found[table.components.island.kingdoms[table.components.tile_kingdom[tile]]] += 1
    return found


def trade_tiles(table: FeliniaTable, seat: i64) -> list[int]:
    """Return the trade tiles in front of a family; one that left the game is not among them."""  # F192
    components = table.components
    found: list[int] = []
    for post in components.island.posts:
        if table.settler[post] == seat:
            special = table.laid[post] - components.first_special
            if special < 0 or not components.special[special].leaves_game:
                found.append(int(table.laid[post]))
    return found


def bonus_tiles(table: FeliniaTable, seat: i64) -> list[int]:
    """Return the bonus tiles of a family, in the order it took them."""
    taken = table.bonus_taken
    return [int(taken[place]) for place in range(0, len(taken), 2) if taken[place + 1] == seat]


def own(table: FeliniaTable, seat: i64) -> dict[str, object]:
    """Return what only the owner may look at: tiles, cards, and what it is all worth now."""  # F072, F098, F209
    components = table.components
    kept = table.of(seat, PLACES)
    return {
        "trade": [
            {"tile": components.tiles[tile], "trade": components.tile_name(tile)}
            for tile in trade_tiles(table, seat)
        ],
        "bonus": [components.bonuses[tile] for tile in bonus_tiles(table, seat)],
        "places": [name for card, name in enumerate(components.places) if (kept >> card) & 1],
        "sets": sets(table, seat),
        "points": int(total(table, seat)),
    }


def sets(table: FeliniaTable, seat: i64) -> list[dict[str, object]]:
    """Return the sets of trade tiles, extra tiles counted, with their points."""
    held = holding(table, seat)
    found: list[dict[str, object]] = []
    for kind, name in enumerate(table.components.kinds):
        tiles = held.kinds[kind]
        if tiles:
            points = set_points(table.components, kind, tiles)
            plus = tiles if (held.plus_one >> kind) & 1 else 0
            found.append({"kind": name, "tiles": int(tiles), "points": int(points + plus)})
    return found


def question(table: FeliniaTable, seat: i64) -> dict[str, object]:
    """Return what a seat is asked, with what it needs to know to answer; empty if it is not asked."""
    if table.asked == NOTHING or seat != table.actor:
        return {}
    components = table.components
    asked: dict[str, object] = {"kind": QUESTIONS[table.asked]}
    if table.asked == BID:
        asked["turn"] = int(table.turn) + 1
        asked["income"] = int(components.bank_income[table.turn])
    elif table.asked == DEAL or table.asked == GUILD:
        asked["space"] = components.spaces[table.space]
        asked["price"] = int(trading.price(table))
    elif table.asked == BOARD:
        asked["stock"] = int(table.of(seat, STOCK))
    elif table.asked == REVEAL:
        asked["left"] = int(table.reveals)
        asked["kingdom"] = components.island.kingdoms[components.island.kingdom_of[table.province]]
    elif table.asked == STEP:
        asked["here"] = components.island.provinces[table.province]
        asked["steps"] = int(table.steps)
        asked["food"] = int(table.steps >= components.island.steps)
    elif table.asked == KEEP:
        asked["drawn"] = int(table.drawn)
    elif table.asked == STORE:
        asked["tiles"] = int(table.of(seat, TILES))
        asked["keeps"] = int(storage.may_keep(table))
        asked["price"] = int(components.storage_price)
    return asked
