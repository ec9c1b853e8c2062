"""Rule questions from a real table, answered by the rules: scores, and where a merchant can go.

`answer` takes one case as plain data and returns the answer as plain data. A case that makes no sense raises
ValueError, which names the value and what would be right. Tasks: `score` (points of each family, and who
wins) and `moves` (every way a merchant can go).
"""

from collections.abc import Callable, Mapping, Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch import games
from katzentisch.core import bits
from katzentisch.core.chance import from_seed
from katzentisch.core.nonsense import Nonsense
from katzentisch.games.felinia import BOX
from katzentisch.games.felinia.box.components import RESOURCES, Components
from katzentisch.games.felinia.box.island import SYMBOLS
from katzentisch.games.felinia.game import Felinia, FeliniaTable
from katzentisch.games.felinia.rules import decisions
from katzentisch.games.felinia.state import asked, scoring
from katzentisch.games.felinia.state import table as fields
from katzentisch.games.felinia.state.scoring import Holding

_MODES = ("basic", "advanced")
_MOST = 1_000_000  # far more than any box holds, far less than a whole number of the rules
_PLAYER_FIELDS = [
    "name",
    "trade",
    "bonus",
    "merchants",
    "groups",
    "gold",
    "spice",
    "merchandise",
    "food",
    "mysterious",
    "special",
    "silver",
]
_MOVES_FIELDS = ["task", "mode", "country", "tiles", "merchants", "food", "others_food", "special"]


def _nonsense(key: str, /, **facts: object) -> Nonsense:
    """Return the complaint about a case, for the caller to raise."""
    return Nonsense(BOX.folder / "words", key, facts)


def answer(case: dict[str, object]) -> dict[str, object]:
    """Answer one case."""
    tasks: dict[str, Callable[[dict[str, object]], dict[str, object]]] = {"score": score, "moves": moves}
    task = case.get("task", "score")
    if not isinstance(task, str) or task not in tasks:
        raise _nonsense("one_of", name="task", value=repr(task), right=list(tasks))
    return tasks[task](case)


def _game(mode: str, families: int) -> Felinia:
    opened = games.open(BOX.options(mode, families))
    assert isinstance(opened, Felinia)
    return opened


# ---------------------------------------------------------------------- score


def score(case: dict[str, object]) -> dict[str, object]:
    """Score the players of a case, and name the winners."""
    _only(case, ("task", "mode", "players"), "case")
    components = _game(_mode(case), 4).components
    players = [
        _object(player, f"players[{index}]")
        for index, player in enumerate(_list(case.get("players", []), "players"))
    ]
    if not 1 <= len(players) <= len(components.colours):
        raise _nonsense("players", n=len(players), most=len(components.colours))
    scored: list[dict[str, object]] = []
    silver: list[int] = []
    held: list[Holding] = []
    for index, data in enumerate(players):
        _only(data, _PLAYER_FIELDS, f"players[{index}]")
        held.append(_holding(components, data))
        scored.append(_scored(data.get("name", f"player {index + 1}"), held[index]))
        silver.append(_silver(components, data))
    _require_possible(components, players, held)
    totals = [int(scoring.total_of(holding)) for holding in held]
    winners = [scored[seat]["name"] for seat in scoring.best(totals, silver)]
    return {"players": scored, "winners": winners}


def _scored(name: object, held: Holding) -> dict[str, object]:
    kinds = held.components.kinds
    breakdown: dict[str, object] = {
        "trade": {
            kind: int(scoring.set_points(held.components, number, held.kinds[number]))
            for number, kind in enumerate(kinds)
            if held.kinds[number]
        },
        "trade_total": int(scoring.trade_points(held)),
        "bonus_plus_one": int(scoring.plus_one_points(held)),
        "groups": int(scoring.group_points(held)),
        "gold": int(scoring.gold_points(held)),
        "spice": int(scoring.spice_points(held)),
        "merchandise": int(scoring.merchandise_points(held)),
        "food": int(scoring.food_points(held)),
        "mysterious": int(scoring.place_points(held)),
    }
    sizes = sorted((int(size) for size in held.groups), reverse=True)
    return {"name": name, "breakdown": breakdown, "groups": sizes, "total": int(scoring.total_of(held))}


def _holding(components: Components, data: dict[str, object]) -> Holding:
    held = Holding(components)
    held.gold = _number(data, "gold")
    held.spice = _number(data, "spice")
    held.food = _number(data, "food")
    held.merchandise = _merchandise(components, data.get("merchandise", 0))
    held.places = _places(components, data.get("mysterious", 0))
    for name in _names(data, "special", components.specials):
        held.specials |= bits.single(components.specials.index(name))
    _count_trade(held, data.get("trade", {}))
    for name in _names(data, "bonus", components.bonuses):
        held.add_bonus(components.bonuses.index(name))
    held.groups = _groups(components, data)
    return held


def _count_trade(held: Holding, trade: object) -> None:
    """Count trade tiles given as {kind: n}, or as a list of kinds or tile ids."""
    components = held.components
    if isinstance(trade, dict):
        for kind in trade:
            held.kinds[_index(kind, components.kinds, "trade")] += _number(trade, kind, "trade.")
        return
    for name in _list(trade, "trade"):
        if name in components.kinds:
            held.kinds[components.kinds.index(str(name))] += 1
            continue
        tile = _index(name, components.tiles, "trade")
        if components.tile_kind[tile] < 0:
            raise _nonsense("special", name=repr(name))
        held.kinds[components.tile_kind[tile]] += 1


def _merchandise(components: Components, value: object) -> int:
    if isinstance(value, dict):
        for good in value:
            _index(good, components.goods, "merchandise")
        return sum(_number(value, good, "merchandise.") for good in value)
    return _number({"merchandise": value}, "merchandise")


def _places(components: Components, value: object) -> int:
    if isinstance(value, list):
        cards = _names({"mysterious": value}, "mysterious", components.places)
        kinds = [components.place_type[components.places.index(card)] for card in cards]
        if len(set(kinds)) < len(kinds):
            raise _nonsense("same_type", cards=str(cards))
        return len(cards)
    count = _number({"mysterious": value}, "mysterious")
    most = len(components.place_types) if components.places else 0
    if count > most:
        raise _nonsense("types", n=count, most=most)
    return count


def _groups(components: Components, data: dict[str, object]) -> "vec[i64]":
    """Return group sizes, given as such or by the provinces of the merchants."""
    if "groups" in data and "merchants" in data:
        raise _nonsense("groups_twice")
    sizes = vec[i64]()
    for size in _list(data.get("groups", []), "groups"):
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise _nonsense("whole_from", name="groups:", value=repr(size), least=1)
        sizes = append(sizes, min(size, int(components.merchants) + 1))
    if "merchants" in data:
        settler = vec[i64]([-1] * len(components.island.provinces))
        posts = [components.island.provinces[post] for post in components.island.posts]
        for name in _names(data, "merchants", posts):
            settler[components.island.number[name]] = 0
        sizes = scoring.group_sizes(components, settler, 0)
    if sum(int(size) for size in sizes) > components.merchants:
        raise _nonsense("merchants", most=int(components.merchants))
    return sizes


# F046
def _silver(components: Components, data: dict[str, object]) -> int:
    silver = _number(data, "silver")
    if silver > components.silver_cap:
        raise _nonsense("silver", n=silver, most=int(components.silver_cap))
    return silver


# ---------------------------------------------------------------------- what all players have together


def _require_possible(components: Components, players: list[dict[str, object]], held: list[Holding]) -> None:
    """Refuse more pieces than are in the box, and a piece that is with two players."""
    for key in ("merchants", "bonus", "special", "mysterious", "trade"):
        _nothing_twice(players, key, components)
    _require_cards(components, "gold", [int(holding.gold) for holding in held])
    _require_cards(components, "spice", [int(holding.spice) for holding in held])
    _require_cards(components, "food", [int(holding.food) for holding in held])
    for kind, name in enumerate(components.kinds):
        extra = _extra_tiles(components, players, kind)
        tiles = sum(int(holding.kinds[kind]) for holding in held) - extra
        _at_most(f"trade: {name} tiles", tiles, [int(of) for of in components.tile_kind].count(kind))
    for good, name in enumerate(components.goods):
        tiles = sum(_tiles_of(player, name) for player in players)
        _at_most(f"merchandise: {name} tiles", tiles, int(components.good_counts[good]))
    tiles = sum(int(holding.merchandise) for holding in held)
    _at_most("merchandise: tiles", tiles, sum(int(count) for count in components.good_counts))
    _at_most("mysterious: cards", sum(int(holding.places) for holding in held), len(components.places))
    merchants = sum(int(size) for holding in held for size in holding.groups)
    _at_most("groups: merchants on trading posts", merchants, len(components.island.posts))


def _at_most(what: str, number: int, most: int) -> None:
    if number > most:
        raise _nonsense("too_many", what=what, n=number, most=most)


# F012, F122
def _require_cards(components: Components, name: str, amounts: list[int]) -> None:
    """Refuse amounts that the cards cannot show even with every card on its best side."""
    number, large = int(components.cards[RESOURCES.index(name)]), int(components.large_face)
    if name == "food" and not components.mode.flag("food"):
        number = 0
    needed = sum(-(-amount // large) for amount in amounts)
    if needed > number:
        raise _nonsense("cards", name=name, amounts=" + ".join(map(str, amounts)), needed=needed, n=number)


def _extra_tiles(components: Components, players: list[dict[str, object]], kind: int) -> int:
    """Return how many bonus tiles count as tiles of a kind."""
    names = [name for player in players for name in _names(player, "bonus", components.bonuses)]
    tiles = [components.bonuses.index(name) for name in names]
    return sum(int(components.bonus_is_extra[tile] and components.bonus_kind[tile] == kind) for tile in tiles)


def _tiles_of(player: dict[str, object], good: str) -> int:
    goods = player.get("merchandise")
    return _number(goods, good) if isinstance(goods, dict) else 0


def _nothing_twice(players: Sequence[dict[str, object]], key: str, components: Components) -> None:
    """Refuse a single piece that is named twice; kinds of trade tiles may be."""
    seen: set[str] = set()
    for player in players:
        names = player.get(key, [])
        for name in names if isinstance(names, list) else []:
            if key == "trade" and name in components.kinds:
                continue
            if name in seen:
                raise _nonsense("only_one", key=key, name=repr(name))
            seen.add(str(name))


# ---------------------------------------------------------------------- moves


def moves(case: dict[str, object]) -> dict[str, object]:
    """List every way a merchant who lands in a country can go, stopping early too."""
    _only(case, _MOVES_FIELDS, "case")
    others = [
        _number({"others_food": food}, "others_food")
        for food in _list(case.get("others_food", []), "others_food")
    ]
    game = _game(_mode(case), min(4, max(2, 1 + len(others))))
    components = game.components
    if len(others) > 3:
        raise _nonsense("others", n=len(others))
    table = game.set_up(from_seed(0))
    kingdom = _index(case.get("country"), components.island.kingdoms, "country")
    _set_island(table, kingdom, case)
    if _number(case, "food") and not components.mode.flag("food"):
        raise _nonsense("no_food", n=case["food"])
    _require_cards(components, "food", [_number(case, "food"), *others])
    for seat, food in enumerate([_number(case, "food"), *others]):
        table.families[seat * table.width + fields.FOOD] = food
    for name in _names(case, "special", components.specials):
        special = components.special[components.specials.index(name)]
        if special.symbol >= 0:
            table.add(0, fields.EXTRA + special.symbol, special.extra)
    _send_a_boat(table, kingdom)
    paths: list[dict[str, object]] = []
    port = components.island.provinces[components.island.port[kingdom]]
    _walk(table, [port], paths)
    paths.sort(key=lambda path: [str(name) for name in _list(path["path"], "path")])
    return {"port_province": port, "count": len(paths), "paths": paths}


def _set_island(table: FeliniaTable, kingdom: int, case: dict[str, object]) -> None:
    """Set merchants and tiles of the country; a post without a merchant has a tile."""
    components = table.components
    island = components.island
    posts = components.posts_of[kingdom]
    every_post = [island.provinces[post] for post in island.posts]
    merchants = _names(case, "merchants", every_post)
    tiles = _object(case.get("tiles", {}), "tiles")
    down = 0
    for name, side in tiles.items():
        _index(name, [island.provinces[post] for post in posts], "tiles")
        if side not in ("up", "down"):
            raise _nonsense("side", name=name, value=repr(side))
        if name in merchants:
            raise _nonsense("tile_and_merchant", name=name)
    for post in posts:
        name = island.provinces[post]
        table.laid[post] = components.tiles_of[kingdom][0]  # a tile with a figure: it brings nothing at once
        usual = "up" if components.tiles_start_face_up else "down"
        if name in merchants:
            table.settler[post] = 1
            table.settled[kingdom] |= island.bit(post)
        elif tiles.get(name, usual) == "down":
            down |= int(island.bit(post))
    table.face_down[kingdom] = down


def _send_a_boat(table: FeliniaTable, kingdom: int) -> None:
    """Let a full boat with one merchant of the first family be the only one, and sail."""
    components = table.components
    boat = next(boat for boat in range(len(components.boats)) if components.boat_kingdom[boat] == kingdom)
    for berth in range(components.berths):
        table.boats[table.berth_at(berth)] = -1
        table.boats[table.berth_at(berth) + 1] = 0
    at = table.berth_at(0)
    table.boats[at], table.boats[at + 1], table.boats[at + 2] = boat, 1, 0
    table.ending = fields.BOATS_LACKING
    table.phase, table.asked, table.sailing = fields.EXPLORATION, asked.ASK_NOTHING, -1
    decisions.go_on(table)


def _walk(table: FeliniaTable, path: list[str], paths: list[dict[str, object]]) -> None:
    """Try every step from here; the table has just entered a province or ended the move."""
    components = table.components
    while table.asked in (asked.ASK_REVEAL, asked.ASK_KEEP):
        table.carry_out(0, table.actions.stop if table.asked == asked.ASK_REVEAL else table.actions.none)
    if table.asked != asked.ASK_STEP:
        paths.append(_path(table, path))
        return
    for action in table.legal(0):
        if action == table.actions.stop:
            twin = table.copy()
            twin.carry_out(0, action)
            paths.append(_path(twin, path))
        elif table.actions.go <= action < table.actions.none:
            twin = table.copy()
            twin.carry_out(0, action)
            name = components.island.provinces[action - table.actions.go]
            _walk(twin, [*path, name], paths)


def _path(table: FeliniaTable, path: list[str]) -> dict[str, object]:
    """Describe a finished move."""
    island = table.components.island
    last = island.number[path[-1]]
    symbols: dict[str, int] = {}
    for name in path:
        province = island.number[name]
        for index in range(island.symbol_first[province], island.symbol_first[province + 1]):
            symbol = SYMBOLS[island.symbols[index]]
            symbols[symbol] = symbols.get(symbol, 0) + 1
    return {
        "path": path,
        "end": "settle" if table.settler[last] == 0 else "home",
        "steps": len(path),
        "food_spent": max(0, len(path) - int(island.steps)),
        "food_after": int(table.of(0, fields.FOOD)),
        "symbols": symbols,
    }


# ---------------------------------------------------------------------- reading a case


def _mode(case: Mapping[str, object]) -> str:
    mode = case.get("mode", "basic")
    if mode not in _MODES:
        raise _nonsense("one_of", name="mode", value=repr(mode), right=list(_MODES))
    return str(mode)


def _only(data: Mapping[str, object], known: Sequence[str], where: str) -> None:
    for key in data:
        if key not in known:
            raise _nonsense("field", where=where, field=repr(key), right=list(known))


def _object(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _nonsense("object", name=where, value=repr(value))
    return value


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise _nonsense("list", name=where, value=repr(value))
    return value


def _number(data: Mapping[str, object], key: str, where: str = "") -> int:
    value = data.get(key, 0)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise _nonsense("whole_from", name=f"{where}{key}", value=repr(value), least=0)
    if value > _MOST:
        raise _nonsense("too_large", name=f"{where}{key}", value=value, most=_MOST)
    return value


def _index(name: object, among: Sequence[str], where: str) -> int:
    if not isinstance(name, str) or name not in among:
        raise _nonsense("one_of", name=f"{where}:", value=repr(name), right=list(among))
    return among.index(name)


def _names(data: Mapping[str, object], key: str, among: Sequence[str]) -> list[str]:
    """Return a list of different names."""
    names = _list(data.get(key, []), key)
    for name in names:
        _index(name, among, key)
        if names.count(name) > 1:
            raise _nonsense("twice", key=key, name=repr(name))
    return [str(name) for name in names]
