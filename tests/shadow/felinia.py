"""Felinia once more, straight from RULES.md: the second opinion that plays in lockstep with the engine.

Plain and slow on purpose: everything is called by its name in the material files, and the game is one generator that yields
whenever a family must decide. A sale, by whomever, happens beside it. Section numbers and rulings (R..) are those of RULES.md.
Nothing of the engine is imported.
"""

import tomllib
from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import katzentisch
from tests.shadow.kept import pure

MATERIAL = Path(katzentisch.__file__).parent / "games" / "felinia" / "material"

# Goods are what fares are paid with, so sales are avoided; where `pass` or `done` were too, only sales would be left.
HINTS = {
    "exploring": {"sell", "reveal stop"},
    "trading": {"sell", "exchange-food"},
    "hoarding": {"sell", "exchange-bonus"},
    "wandering": {"sell", "reveal"},
}

TASTES = ["tiles", "cards", "both"]

NOT_MODELLED: dict[str, str] = {}

Choice = dict[str, Any]
Asking = Generator[None, Choice, Choice]
Moving = Generator[None, Choice, None]


# ---------------------------------------------------------------------- chance


def luck(table: Any) -> dict[str, Any]:
    """Return what chance decided: the tiles drawn out of the bag and, as `dealt`, the setup."""
    return {
        "drawn": [event.facts["good"] for event in table.events if event.kind == "drew"],
        "filled": {
            event.facts["market"]: list(event.facts["goods"])
            for event in table.events
            if event.kind == "market_filled"
        },
        "dealt": lambda: dealt(table),
    }


def dealt(table: Any) -> dict[str, Any]:
    """Return what chance decided in the setup (3), in the names of the material files."""
    view = table.view(-1)
    tiles = [tile["id"] for tile in (*BOX.trade_tiles, *BOX.specials.values())]
    board = BOX.boards[table.game.options.variant]
    return {
        "first": view["first"],
        "markets": {
            space["space"]: list(Counter(space["goods"]).elements())
            for space in view["spaces"]
            if space["space"] != "guild"
        },
        "boats": [list(BOX.boats)[number] for number in table.boat_order],
        "tiles": {
            province: tiles[number]
            for province, number in zip(board.provinces, table.laid, strict=True)
            if number >= 0
        },
        "bonus": [list(BOX.bonus)[number] for number in table.bonus_order],
        "places": [list(BOX.places)[number] for number in table.places],
    }


def tempting(shadow: "Shadow", seat: int, choice: Choice) -> bool:
    """Lead families onto boats, which chance seldom does; then to trade tiles, or in some games home with full hands."""
    family = shadow.families[seat]
    boats = [
        boat
        for boat, riders in zip(shadow.berths, shadow.riders, strict=True)
        if boat and len(riders) < BOX.boats[boat]["seats"]
    ]
    wanted = min(boats, key=lambda boat: len(shadow.missing(seat, boat)["goods"]), default=None)
    lacking = shadow.missing(seat, wanted)["goods"] if wanted else []
    likes_tiles = shadow.taste != "cards"
    match choice["kind"]:
        case "bank":
            return family.silver < (2 if shadow.turn < 3 else 4)
        case "guild":
            return shadow.taste != "tiles" and family.silver >= shadow.turn
        case "market":
            market = choice["market"]
            on_top = len(shadow.stacks[market]) < min(family.silver, 3)
            return on_top and any(shadow.markets[market][good] for good in lacking)
        case "buy":
            return choice["good"] in lacking
        case "exchange-spice" | "exchange-food":
            return choice["take"] in lacking or shadow.taste == "cards"
        case "exchange-bonus":
            return likes_tiles
        case "sell":
            return wanted is None or choice["what"] not in {*fare(wanted), "gold", "spice"}
        case "go":
            return likes_tiles or choice["province"] not in shadow.tile_on
    return choice["kind"] in ("board", "keep", "pay")


# ---------------------------------------------------------------------- material


def by_name(entries: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return the entries of a file by their ids, in file order."""
    return {entry["id"]: entry for entry in entries}


class Board:
    """One side of the board."""

    def __init__(self, drawn: dict[str, Any]) -> None:
        self.steps: int = drawn["board"]["steps"]
        self.reveals: int = drawn["board"]["reveal"]
        self.port: dict[str, str] = {kingdom["id"]: kingdom["port_province"] for kingdom in drawn["country"]}
        self.provinces = by_name(drawn["province"])
        self.posts = [name for name, province in self.provinces.items() if province["kind"] == "trading_post"]
        self.order = {name: number for number, name in enumerate(self.provinces)}


class Box:
    """What the material files say."""

    def __init__(self, folder: Path) -> None:
        def read(name: str) -> dict[str, Any]:
            return tomllib.loads((folder / name).read_text(encoding="utf-8"))

        goods = read("goods.toml")
        self.silver = goods["silver"]
        self.sale = goods["sale"]
        self.storage = goods["storage"]
        self.cards = {name: goods["resource_cards"][name] for name in ("gold", "spice", "food")}
        self.goods: dict[str, int] = {good["id"]: good["count"] for good in goods["good"]}
        self.setup = read("setup.toml")
        boats = read("boats.toml")
        self.boats = by_name(boats["boat"])
        self.berths: int = boats["pile"]["initial_boats"]
        trade = read("trade_tiles.toml")
        self.values: dict[str, list[int]] = {kind["id"]: kind["values"] for kind in trade["kind"]}
        self.trade_tiles: list[dict[str, Any]] = trade["tile"]
        self.trades = by_name(self.trade_tiles)
        self.specials = by_name(read("special_tiles.toml")["special"])
        self.bonus = by_name(read("bonus_tiles.toml")["bonus"])
        places = read("mysterious_places.toml")
        self.places = by_name(places["card"])
        self.looked_at: int = places["deck"]["draw"]
        self.boards = {mode: Board(read(told["board"])) for mode, told in self.setup["modes"].items()}

    def kingdom_of(self, tile: str) -> str:
        """Return the kingdom a trade tile is laid in: the colour of its back."""
        return str((self.trades.get(tile) or self.specials[tile])["country"])

    def drawn_on(self, tile: str) -> str:
        """Return what a trade tile shows: a figure, or its own effect."""
        return str(self.trades[tile]["kind"]) if tile in self.trades else tile

    def departure(self, boat: str) -> int:
        """Return when a boat sails, in minutes (R52)."""
        hours, minutes = self.boats[boat]["departure"].split(":")
        return int(hours) * 60 + int(minutes)


BOX = Box(MATERIAL)


def cards(number: int) -> int:
    """Return the fewest cards that make a number (6)."""
    return number // 3 + number % 3


def fare(boat: str) -> Counter[str]:
    """Return the goods each merchant pays."""
    return Counter(BOX.boats[boat]["goods"])


class Family:
    """Everything one family owns."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.silver: int = BOX.silver["start"]
        self.resources = {"gold": 0, "spice": 0, "food": 0}
        self.goods: Counter[str] = Counter()
        self.stock: int = BOX.setup["family"]["merchants"]
        self.tokens: int = BOX.setup["family"]["bid_tokens"]
        self.banked: list[int] = []  # turns of the table
        self.trade: list[str] = []
        self.bonus: list[str] = []
        self.places: list[str] = []

    @property
    def tiles(self) -> int:
        """How many merchandise tiles the family has."""
        return self.goods.total()

    def earn(self, silver: int) -> None:
        """Gain silver; what goes above the cap is lost."""
        self.silver = min(self.silver + silver, BOX.silver["cap"])

    def for_sale(self) -> list[str]:
        """Return what the family could sell (5)."""
        resources = [name for name in ("gold", "spice") if self.resources[name]]
        return resources + [good for good in BOX.goods if self.goods[good]]

    def has_special(self, name: str) -> bool:
        """Whether a special tile lies before the family."""
        return name in self.trade


class Walk:
    """A merchant on the island."""

    def __init__(self, seat: int, port: str, kingdom: str, reveals: int) -> None:
        self.seat, self.here, self.kingdom, self.reveals = seat, port, kingdom, reveals
        self.steps = 1
        self.visited = [port]


# ---------------------------------------------------------------------- the game


class Shadow:
    """One table of Felinia."""

    ranks_always = True

    def __init__(self, options: Any, chance: dict[str, Any]) -> None:
        self.seats: int = options.seats
        self.mode = BOX.setup["modes"][options.variant]
        self.shows_next_boat = bool(options.settings["next_boat_visible"])
        self.board = BOX.boards[options.variant]
        self.luck = chance
        self.set_up(chance["dealt"]())
        self.round, self.turn = 1, 1
        self.phase = "bidding"
        self.ending = ""
        self.kind, self.actor = "", -1
        self.price = 0
        self.space: str | None = None  # that is being resolved
        self.paid = False  # for the fourth tile
        self.sailing: list[int] = []  # berths whose boats have not sailed yet
        self.arrived: int | None = None
        self.landed = 0
        self.walk: Walk | None = None
        self.drawn: list[str] = []
        self.story = self.game()
        self.go_on(None)

    # 3
    def set_up(self, chance: dict[str, Any]) -> None:
        """Set the table up."""
        self.first: int = chance["first"]
        self.families = [Family(seat) for seat in range(self.seats)]
        self.bag = Counter(BOX.goods)
        for family, goods in zip(
            self.in_turn_order(), BOX.setup["starting_goods"][str(self.seats)], strict=True
        ):
            family.goods.update(goods)
            self.bag.subtract(goods)
        self.spaces: list[str] = BOX.setup["markets"]["order"]
        closed = BOX.setup["markets"]["closed"][str(self.seats)]
        self.open = [space for space in self.spaces if space not in closed]
        self.markets: dict[str, Counter[str]] = {
            space: Counter() for space in self.spaces if space != "guild"
        }
        self.stacks: dict[str, list[int]] = {space: [] for space in self.spaces}  # from the bottom up
        for market in self.markets:
            number = BOX.setup["markets"]["at_start"] if market in self.open else 0
            self.fill(market, number, chance["markets"][market])
        pile = chance["boats"]
        backs = [BOX.boats[boat]["back"] for boat in pile]
        assert sorted(pile) == sorted(BOX.boats) and backs == ["grey"] * 15 + ["blue"] * 5
        self.berths: list[str | None] = pile[: BOX.berths]
        self.pile: list[str] = pile[BOX.berths :]
        self.riders: list[list[int]] = [[] for _ in self.berths]
        self.taste = TASTES[list(BOX.boats).index(pile[0]) % len(TASTES)]  # of tempted players
        self.tile_on: dict[str, str] = chance["tiles"]
        used = {*BOX.trades, *(BOX.specials if "special" in self.mode["trade_tiles"] else [])}
        assert sorted(self.tile_on.values()) == sorted(used) and set(self.tile_on) == set(self.board.posts)
        for post, tile in self.tile_on.items():
            assert BOX.kingdom_of(tile) == self.board.provinces[post]["country"]
        self.post_of = {tile: self.board.order[post] for post, tile in self.tile_on.items()}
        self.face_down = set() if self.mode["tiles_start_face_up"] else set(self.tile_on)
        self.settlers: dict[str, int] = {}
        self.bonus: list[str] = chance["bonus"]
        assert sorted(self.bonus) == sorted(BOX.bonus)
        self.places: list[str] = chance["places"]
        assert sorted(self.places) == (sorted(BOX.places) if self.mode["mysterious_places"] else [])

    def in_turn_order(self) -> list[Family]:
        """Return the families from the holder of the first-player card, clockwise."""
        return [self.families[(self.first + step) % self.seats] for step in range(self.seats)]

    def fill(self, market: str, number: int, goods: list[str]) -> None:
        """Lay tiles from the bag onto a market, as many as asked for if the bag has them (R27)."""
        assert len(goods) == min(number, self.bag.total()), f"{market} gets {number} tiles, not {goods}"
        for good in goods:
            self.take_out_of_bag(good)
            self.markets[market][good] += 1

    def take_out_of_bag(self, good: str) -> None:
        """Take a tile out of the bag."""
        assert self.bag[good] > 0, f"no {good} in the bag"
        self.bag[good] -= 1

    # ------------------------------------------------------------------ decisions

    def ask(self, kind: str, seat: int) -> Asking:
        """Ask a family, if it has a choice."""
        self.kind, self.actor = kind, seat
        only = self.only_option()
        choice = (yield) if only is None else only
        self.kind, self.actor = "", -1
        return choice

    def only_option(self) -> Choice | None:
        """Return what is carried out without asking: the single option of a family that has nothing to sell (4).

        Drawn cards are always shown: they are looked at even if none can be kept.
        """
        options = self.options()
        if self.kind == "keep":
            return None
        return options[0] if len(options) == 1 and not self.families[self.actor].for_sale() else None

    @pure
    def options(self) -> list[Choice]:
        """Return the options of the family that is asked, sales apart."""
        options: list[Choice] = getattr(self, f"{self.kind}_options")(self.families[self.actor])
        return options

    def go_on(self, choice: Choice | None) -> None:
        """Play on to the next decision."""
        try:
            _ = next(self.story) if choice is None else self.story.send(choice)
        except StopIteration:
            self.kind, self.actor = "", -1

    def owing(self) -> list[int]:
        """Return the family that is asked."""
        return [self.actor] if self.kind else []

    def legal(self, seat: int) -> list[Choice]:
        """Return the options of a family: its answers if it is asked, and sales at any time (R1)."""
        if not self.kind:
            return []
        sales = [{"kind": "sell", "what": what} for what in self.families[seat].for_sale()]
        return (self.options() if seat == self.actor else []) + sales

    def play(self, seat: int, choice: Choice, luck: dict[str, Any]) -> None:
        """Carry out a choice."""
        self.luck = luck
        if choice["kind"] != "sell":
            self.go_on(choice)
        else:
            self.sell(self.families[seat], choice["what"])
            only = self.only_option() if seat == self.actor else None
            if only is not None:
                self.go_on(only)
        assert not self.luck["drawn"] and not self.luck["filled"], f"not drawn here: {self.luck}"

    # 5
    def sell(self, family: Family, what: str) -> None:
        """Sell one gold, one spice or one tile."""
        if what in family.resources:
            family.resources[what] -= 1
            family.earn(BOX.sale[what])
        else:
            family.goods[what] -= 1
            self.bag[what] += 1
            family.earn(BOX.sale["merchandise"])

    # ------------------------------------------------------------------ the round

    # 4
    def game(self) -> Moving:
        """Play rounds until the game ends, then let everybody sell once more."""
        while True:
            yield from self.bidding()
            yield from self.trading()
            yield from self.explore(self.departing())
            if self.ending:
                break
            yield from self.store()
            self.prepare_tokens()
            empty = [berth for berth, boat in enumerate(self.berths) if boat is None]
            if len(self.pile) < len(empty):
                self.ending = "boats"
                yield from self.explore([berth for berth, riders in enumerate(self.riders) if riders])
                break
            self.prepare(empty)
        self.phase = "closing"
        for family in self.in_turn_order():
            yield from self.ask("close", family.seat)
        self.phase = "over"

    def close_options(self, family: Family) -> list[Choice]:
        """Only sales (5)."""
        return [{"kind": "done"}]

    # 4.1
    def bidding(self) -> Moving:
        """Place the bid tokens, three times round the table."""
        self.phase = "bidding"
        for turn in range(BOX.setup["family"]["bid_tokens"]):
            self.turn = turn + 1
            for family in self.in_turn_order():
                choice = yield from self.ask("bid", family.seat)
                family.tokens -= 1
                if choice["kind"] == "bank":
                    family.banked.append(self.turn)
                    family.earn(BOX.silver["bank_income"][turn])
                else:
                    self.stacks[choice.get("market", "guild")].append(family.seat)
        self.turn += 1

    def bid_options(self, family: Family) -> list[Choice]:
        """Return where a token can go."""
        markets = [{"kind": "market", "market": space} for space in self.open if space != "guild"]
        return [{"kind": "bank"}, {"kind": "guild"}, *markets]

    # 4.2
    def trading(self) -> Moving:
        """Take the tokens off space by space, from the top down."""
        self.phase = "trading"
        for space in self.spaces:
            self.space = space
            stack = self.stacks[space]
            while stack:
                self.price = len(stack)
                family = self.families[stack[-1]]
                choice = yield from self.ask("guild" if space == "guild" else "deal", family.seat)
                stack.pop()
                family.tokens += 1
                if choice["kind"] != "pass":
                    self.make_deal(family, choice, len(stack) + 1)
                    yield from self.boarding(family)
        self.space = None

    def make_deal(self, family: Family, choice: Choice, price: int) -> None:
        """Carry out a purchase or an exchange."""
        family.silver -= price
        if choice["kind"] == "buy":
            assert self.space is not None
            self.markets[self.space][choice["good"]] -= 1
            family.goods[choice["good"]] += 1
        elif choice["kind"] == "exchange-bonus":
            family.resources["gold"] -= 1
            family.resources["spice"] -= 1
            self.bonus.remove(choice["tile"])
            family.bonus.append(choice["tile"])
        else:
            self.take_out_of_bag(choice["take"])
            family.goods[choice["take"]] += 1
            family.goods[choice["give"]] -= 1
            self.bag[choice["give"]] += 1
            self.gain(family, choice["kind"].removeprefix("exchange-"), 1)

    def deal_options(self, family: Family) -> list[Choice]:
        """Return what can be bought at the market."""
        assert self.space is not None
        goods = [good for good, number in self.markets[self.space].items() if number]
        can_pay = family.silver >= self.price
        return [{"kind": "pass"}, *({"kind": "buy", "good": good} for good in goods if can_pay)]

    def guild_options(self, family: Family) -> list[Choice]:
        """Return the exchanges that are possible at the guild."""
        options: list[Choice] = [{"kind": "pass"}]
        if family.silver < self.price:
            return options
        for exchange in self.mode["exchanges"]:
            if exchange == "bonus":
                if family.resources["gold"] and family.resources["spice"]:
                    options += [{"kind": "exchange-bonus", "tile": tile} for tile in self.bonus]
            else:
                options += [
                    {"kind": f"exchange-{exchange}", "give": give, "take": take}
                    for give in BOX.goods
                    for take in BOX.goods
                    if give != take and family.goods[give] and self.bag[take]
                ]
        return options

    def boarding(self, family: Family) -> Moving:
        """Let a family board after a deal until it is done."""
        while True:
            choice = yield from self.ask("board", family.seat)
            if choice["kind"] == "done":
                return
            berth = choice["berth"] - 1
            boat = self.berths[berth]
            assert boat is not None
            family.goods.subtract(fare(boat))
            self.bag.update(fare(boat))
            family.silver -= BOX.boats[boat]["silver"]
            family.stock -= 1
            self.riders[berth].append(family.seat)
            if family.stock == 0:
                self.ending = "last_merchant"

    def board_options(self, family: Family) -> list[Choice]:
        """Return the boats with a free seat whose whole fare the family has."""
        return [
            {"kind": "done"},
            *(
                {"kind": "board", "berth": berth + 1}
                for berth, boat in enumerate(self.berths)
                if boat is not None
                and family.stock
                and len(self.riders[berth]) < BOX.boats[boat]["seats"]
                and family.goods >= fare(boat)
                and family.silver >= BOX.boats[boat]["silver"]
            ),
        ]

    # 4.3
    def departing(self) -> list[int]:
        """Return the berths whose boats sail in a round."""
        boats = {berth: boat for berth, boat in enumerate(self.berths) if boat is not None}
        if self.ending:
            return list(boats)
        full = [berth for berth, boat in boats.items() if len(self.riders[berth]) == BOX.boats[boat]["seats"]]
        return full or [min(boats, key=lambda berth: BOX.departure(boats[berth]))]

    def explore(self, berths: list[int]) -> Moving:
        """Let boats sail by time, and each merchant make his whole move."""
        self.phase = "exploration"
        self.sailing = sorted(berths, key=lambda berth: BOX.departure(str(self.berths[berth])))
        while self.sailing:
            berth = self.sailing.pop(0)
            kingdom = BOX.boats[str(self.berths[berth])]["destination"]
            self.arrived = berth
            for order, seat in enumerate(self.riders[berth]):
                self.landed = order + 1
                yield from self.move(Walk(seat, self.board.port[kingdom], kingdom, self.board.reveals))
            self.arrived, self.landed = None, 0
            self.berths[berth], self.riders[berth] = None, []

    def move(self, walk: Walk) -> Moving:
        """Make the whole move of one merchant."""
        self.walk = walk
        family = self.families[walk.seat]
        yield from self.enter(family, walk.here)
        while walk.reveals and self.closed_tiles():
            choice = yield from self.ask("reveal", walk.seat)
            if choice["kind"] == "stop":
                break
            walk.reveals -= 1
            self.face_down.remove(choice["province"])
        while walk.here not in self.tile_on and self.ways_on(family):
            choice = yield from self.ask("step", walk.seat)
            if choice["kind"] == "stop":
                break
            if walk.steps >= self.board.steps:
                family.resources["food"] -= 1
            walk.steps += 1
            walk.here = choice["province"]
            walk.visited.append(walk.here)
            yield from self.enter(family, walk.here)
        self.walk = None
        if walk.here in self.tile_on:
            self.settle(family, walk.here)
        else:
            family.stock += 1

    def closed_tiles(self) -> list[str]:
        """Return the posts of the merchant's kingdom whose tile lies face down."""
        assert self.walk is not None
        return [post for post in self.face_down if self.country(post) == self.walk.kingdom]

    def country(self, province: str) -> str:
        """Return the kingdom of a province."""
        return str(self.board.provinces[province]["country"])

    def reveal_options(self, family: Family) -> list[Choice]:
        """Return the tiles that can be turned up."""
        return [{"kind": "stop"}, *({"kind": "reveal", "province": post} for post in self.closed_tiles())]

    def ways_on(self, family: Family) -> list[str]:
        """Return the provinces of the next step."""
        assert self.walk is not None
        if self.walk.steps >= self.board.steps and not (self.mode["food"] and family.resources["food"]):
            return []
        return self.entrances(self.walk.here)

    def entrances(self, province: str) -> list[str]:
        """Return the provinces a merchant may enter from another one."""
        assert self.walk is not None
        return [
            other
            for other in self.board.provinces[province]["roads"]
            if self.country(other) == self.walk.kingdom
            and other not in self.walk.visited
            and other not in self.settlers
            and other not in self.face_down
        ]

    def step_options(self, family: Family) -> list[Choice]:
        """Return the steps a merchant can make."""
        return [
            {"kind": "stop"},
            *({"kind": "go", "province": province} for province in self.ways_on(family)),
        ]

    def enter(self, family: Family, province: str) -> Moving:
        """Give what is pictured, in printed order; two of one thing are one gain (R32)."""
        symbols: list[str] = self.board.provinces[province]["symbols"]
        for symbol in dict.fromkeys(symbols):
            if symbol == "mystery":
                yield from self.look(family)
            else:
                self.gain(family, symbol, symbols.count(symbol))
        for tile in list(family.trade):
            special = BOX.specials.get(tile, {})
            if special.get("symbol") in symbols:
                self.gain(family, special["symbol"], special["extra"])

    def settle(self, family: Family, post: str) -> None:
        """Take the tile; the merchant stays."""
        tile = self.tile_on.pop(post)
        self.settlers[post] = family.seat
        special = BOX.specials.get(tile, {})
        for what, number in special.get("gain_now", {}).items():
            self.gain(family, what, number)
        if not special.get("leaves_game"):
            family.trade.append(tile)

    # 6
    def gain(self, family: Family, what: str, number: int) -> None:
        """Gain silver, tiles from the bag, or as many of a resource as its cards allow."""
        if what == "silver":
            family.earn(number)
        elif what == "merchandise":
            for _ in range(min(number, self.bag.total())):
                good = self.luck["drawn"].pop(0)
                self.take_out_of_bag(good)
                family.goods[good] += 1
        else:
            had = family.resources[what]
            others = sum(cards(other.resources[what]) for other in self.families if other is not family)
            possible = [
                more
                for more in range(1, number + 1)
                if others + cards(had + more) <= BOX.cards[what] or cards(had + more) <= cards(had)
            ]
            family.resources[what] = had + max(possible, default=0)

    # 9.4
    def look(self, family: Family) -> Moving:
        """Look at two mysterious places and keep at most one."""
        self.drawn, self.places = self.places[: BOX.looked_at], self.places[BOX.looked_at :]
        if self.drawn:
            choice = yield from self.ask("keep", family.seat)
            if choice["kind"] == "keep":
                card = choice["card"]
                self.drawn.remove(card)
                family.places.append(card)
                needs = BOX.places[card]["needs"]
                if needs:
                    family.goods[needs] -= 1
                    self.bag[needs] += 1
        self.places += self.drawn
        self.drawn = []

    def keep_options(self, family: Family) -> list[Choice]:
        """Return the cards that can be kept."""
        owned = {BOX.places[card]["type"] for card in family.places}
        return [
            {"kind": "none"},
            *(
                {"kind": "keep", "card": card}
                for card in self.drawn
                if BOX.places[card]["type"] not in owned
                and (not BOX.places[card]["needs"] or family.goods[BOX.places[card]["needs"]])
            ),
        ]

    # 4.4
    def store(self) -> Moving:
        """Bring the merchandise down to what may be kept."""
        self.phase = "storage"
        for family in self.in_turn_order():
            self.paid = False
            while True:
                choice = yield from self.ask("store", family.seat)
                if choice["kind"] == "done":
                    break
                family.silver -= BOX.storage["price"]
                self.paid = True
        self.paid = False

    def may_keep(self) -> int:
        """Return how many tiles the family may keep."""
        return int(BOX.storage["free"] + (BOX.storage["paid"] if self.paid else 0))

    def store_options(self, family: Family) -> list[Choice]:
        """Return whether to pay or to be done; the surplus is sold like anything else."""
        options: list[Choice] = []
        if not self.paid and family.silver >= BOX.storage["price"] and family.tiles > BOX.storage["free"]:
            options.append({"kind": "pay"})
        if family.tiles <= self.may_keep():
            options.append({"kind": "done"})
        return options

    # 4.5
    def prepare_tokens(self) -> None:
        """Take the bid tokens back from the family boards."""
        self.phase = "preparation"
        for family in self.families:
            family.tokens += len(family.banked)
            family.banked = []

    def prepare(self, empty: list[int]) -> None:
        """Lay boats, fill the markets and pass the first-player card on."""
        for berth in empty:
            self.berths[berth] = self.pile.pop(0)
        for market, goods in self.markets.items():
            if market in self.open:
                lacking = BOX.setup["markets"]["refill_to"] - goods.total()
                self.fill(market, lacking, self.luck["filled"].pop(market, []))
        self.first = (self.first + 1) % self.seats
        self.round += 1

    # ------------------------------------------------------------------ scoring

    # 8
    def points(self) -> list[int]:
        """Return every family's points as if the game ended now."""
        return [self.total(family) for family in self.families]

    def total(self, family: Family) -> int:
        """Return what a family scores."""
        return sum(line["points"] for line in self.lines(family))

    @pure
    def lines(self, family: Family) -> list[dict[str, Any]]:
        """Return what a family scores, line by line."""
        scoring = BOX.setup["scoring"]
        sets = self.sets(family)
        plus_one = sum(
            entry["tiles"] * self.bonuses(family, entry["kind"]).count("plus_one") for entry in sets
        )
        number = len(family.places)
        each = scoring["mysterious_single"] if number == 1 else scoring["mysterious_each"]
        if family.has_special("atlas"):
            each += BOX.specials["atlas"]["mysterious_extra"]
        spices = 1 if family.has_special("spicery") else scoring["spices_per_point"]
        food = BOX.specials["pantry"]["food_points"] if family.has_special("pantry") else 0
        points = {
            "trade": sum(entry["points"] for entry in sets) - plus_one,
            "bonus_plus_one": plus_one,
            "groups": sum(group["points"] for group in self.groups(family, hidden=False)),
            "gold": family.resources["gold"] * scoring["gold_points"],
            "spice": family.resources["spice"] // spices,
            "merchandise": family.tiles * scoring["merchandise_points"],
        }
        if self.mode["mysterious_places"]:
            points |= {"food": family.resources["food"] * food, "mysterious": number * each}
        return [{"key": key, "points": int(number)} for key, number in points.items()]

    def bonuses(self, family: Family, kind: str) -> list[str]:
        """Return what a family's bonus tiles of a kind do."""
        return [BOX.bonus[tile]["effect"] for tile in family.bonus if BOX.bonus[tile]["kind"] == kind]

    @pure
    def sets(self, family: Family) -> list[dict[str, Any]]:
        """Return the sets of trade tiles, extra tiles among them, with their points."""
        shown = []
        for kind, values in BOX.values.items():
            bonus = self.bonuses(family, kind)
            number = sum(BOX.drawn_on(tile) == kind for tile in family.trade) + bonus.count("extra_tile")
            if number:
                each = values[min(number, len(values)) - 1] + bonus.count("plus_one")
                shown.append({"kind": kind, "tiles": number, "points": number * each})
        return shown

    @pure
    def groups(self, family: Family, hidden: bool) -> list[dict[str, Any]]:
        """Return the groups of merchants with their points; `hidden`: without what only the owner's tiles tell."""
        settled = [post for post in self.board.posts if self.settlers.get(post) == family.seat]
        shown = []
        while settled:
            group = [settled.pop(0)]
            for post in group:
                for other in sorted(self.board.provinces[post]["borders"], key=self.board.order.__getitem__):
                    if other in settled:
                        settled.remove(other)
                        group.append(other)
            values = BOX.setup["scoring"]["group"]
            each = values[min(len(group), len(values)) - 1]
            if len(group) == 1 and family.has_special("hermitage") and not hidden:
                each = BOX.specials["hermitage"]["lone_merchant_points"]
            shown.append({"provinces": group, "points": len(group) * each})
        return shown

    def winners(self) -> list[int]:
        """Return who has most points; among equals who has most silver."""
        best = max((self.total(family), family.silver) for family in self.families)
        return [family.seat for family in self.families if (self.total(family), family.silver) == best]

    # ------------------------------------------------------------------ what a seat sees

    def question(self, seat: int) -> dict[str, Any]:
        """Return what a family is asked."""
        if not self.kind or seat != self.actor:
            return {}
        family = self.families[seat]
        facts: dict[str, Any] = {}
        if self.kind == "bid":
            facts = {"turn": self.turn, "income": BOX.silver["bank_income"][self.turn - 1]}
        elif self.kind in ("deal", "guild"):
            facts = {"space": self.space, "price": self.price}
        elif self.kind == "board":
            facts = {"stock": family.stock}
        elif self.kind == "keep":
            facts = {"drawn": len(self.drawn)}
        elif self.kind == "store":
            facts = {"tiles": family.tiles, "keeps": self.may_keep(), "price": BOX.storage["price"]}
        elif self.kind in ("reveal", "step"):
            assert self.walk is not None
            if self.kind == "reveal":
                facts = {"left": self.walk.reveals, "kingdom": self.walk.kingdom}
            else:
                costs = int(self.walk.steps >= self.board.steps)
                facts = {"here": self.walk.here, "steps": self.walk.steps, "food": costs}
        return {"kind": self.kind, **facts}

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat, or a spectator, may see (11)."""
        asked_here = seat == self.actor
        may_look = (
            self.kind == "guild"
            and asked_here
            and any(option["kind"] == "exchange-bonus" for option in self.options())
        )
        return self.public_view() | {
            "question": self.question(seat),
            "berths": [
                shown | {"missing": self.missing(seat, shown["boat"])}
                if shown["boat"] and seat >= 0
                else shown
                for shown in self.berths_seen()
            ],
            "boards": self.boards_seen(seat),
            "ways": self.ways_seen(seat),
            "groups": [
                self.groups(family, hidden=seat != family.seat and self.phase != "over")
                for family in self.families
            ],
            "bonus": {
                "left": len(self.bonus),
                "top": self.bonus[0] if self.bonus else None,
                "stack": self.bonus if may_look else None,
            },
            "places": {
                "left": len(self.places),
                "drawn": len(self.drawn),
                "cards": self.drawn if self.kind == "keep" and asked_here else None,
            },
            "seats": [
                self.family_seen(family)
                | {"own": self.own_seen(family) if seat == family.seat or self.phase == "over" else None}
                for family in self.families
            ],
        }

    @pure
    def public_view(self) -> dict[str, Any]:
        """Return what is the same for everybody."""
        return {
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "first": self.first,
            "ending": self.ending,
            "to_act": self.owing(),
            "asked": self.kind,
            "space": self.space,
            "spaces": [self.space_seen(space) for space in self.spaces],
            "bag": {"size": self.bag.total(), "goods": counted(self.bag)},
            "pile": {
                "left": len(self.pile),
                "next": self.pile[0] if self.pile and self.shows_next_boat else None,
                "back": BOX.boats[self.pile[0]]["back"] if self.pile else None,
            },
            "provinces": {post: self.post_seen(post) for post in self.board.posts},
            "merchant": self.merchant_seen(),
            "supply": {
                what: max(0, number - sum(cards(family.resources[what]) for family in self.families))
                for what, number in BOX.cards.items()
            },
        }

    def space_seen(self, space: str) -> dict[str, Any]:
        """Return a market or the guild."""
        tokens = self.stacks[space]
        return {
            "space": space,
            "tokens": tokens,
            "open": space in self.open,
            "price": len(tokens) + (self.phase == "bidding"),
            "goods": counted(self.markets[space]) if space in self.markets else {},
        }

    def missing(self, seat: int, boat: str) -> dict[str, Any]:
        """Return what a family lacks of a fare."""
        family = self.families[seat]
        lacking = fare(boat) - family.goods
        return {
            "goods": [good for good in BOX.goods for _ in range(lacking[good])],
            "silver": max(0, BOX.boats[boat]["silver"] - family.silver),
        }

    @pure
    def berths_seen(self) -> list[dict[str, Any]]:
        """Return the berths and their boats; what is missing of a fare depends on who looks."""
        return [
            {
                "berth": berth + 1,
                "riders": self.riders[berth],
                "boat": boat,
                "missing": None,
                "arrived": self.arrived == berth,
                "landed": self.landed if self.arrived == berth else 0,
                "yet_to_sail": berth in self.sailing,
            }
            for berth, boat in enumerate(self.berths)
        ]

    def boards_seen(self, seat: int) -> dict[str, list[int]]:
        """Return for each good the asked family can buy now the berths it could board at afterwards."""
        if self.kind != "deal" or seat != self.actor:
            return {}
        family = self.families[seat]
        boards = {}
        for option in self.options():
            if option["kind"] == "buy":
                after = Counter(family.goods)
                after[option["good"]] += 1
                silver = family.silver - len(self.stacks[str(self.space)])
                boards[option["good"]] = [
                    berth + 1
                    for berth, boat in enumerate(self.berths)
                    if boat is not None
                    and family.stock
                    and len(self.riders[berth]) < BOX.boats[boat]["seats"]
                    and after >= fare(boat)
                    and silver >= BOX.boats[boat]["silver"]
                ]
        return boards

    def post_seen(self, post: str) -> dict[str, Any]:
        """Return what lies on a trading post."""
        if post in self.settlers:
            return {"merchant": self.settlers[post], "tile": None, "trade": None}
        if post in self.face_down:
            return {"merchant": None, "tile": "face_down", "trade": None}
        tile = self.tile_on[post]
        return {"merchant": None, "tile": tile, "trade": BOX.drawn_on(tile)}

    def merchant_seen(self) -> dict[str, Any] | None:
        """Return the merchant on the move."""
        if self.walk is None:
            return None
        return {
            "seat": self.walk.seat,
            "province": self.walk.here,
            "kingdom": self.walk.kingdom,
            "steps": self.walk.steps,
            "visited": sorted(self.walk.visited, key=self.board.order.__getitem__),
            "reveals": self.walk.reveals,
        }

    def ways_seen(self, seat: int) -> dict[str, list[str]]:
        """Return a shortest way to each province the merchant could reach; food found on the way is not counted."""
        ways: dict[str, list[str]] = {}
        if self.kind != "step" or seat != self.actor or self.walk is None:
            return ways
        left = max(0, self.board.steps - self.walk.steps) + self.families[seat].resources["food"]
        paths = [[self.walk.here]]
        for path in paths:
            if len(path) > left or path[-1] in self.tile_on:
                continue
            for province in sorted(self.entrances(path[-1]), key=self.board.order.__getitem__):
                if province not in ways:
                    ways[province] = [*path[1:], province]
                    paths.append([*path, province])
        return ways

    @pure
    def family_seen(self, family: Family) -> dict[str, Any]:
        """Return a family's board; hidden things by number only."""
        backs = Counter(BOX.kingdom_of(tile) for tile in family.trade)
        return {
            "seat": family.seat,
            "colour": BOX.setup["colour"][family.seat]["id"],
            "silver": family.silver,
            **family.resources,
            "goods": counted(family.goods),
            "tiles": family.tiles,
            "stock": family.stock,
            "tokens": family.tokens,
            "bank": family.banked,
            "trade_backs": {kingdom: backs[kingdom] for kingdom in self.board.port},
            "bonus_tiles": len(family.bonus),
            "places": len(family.places),
        }

    def own_seen(self, family: Family) -> dict[str, Any]:
        """Return what only the owner may look at."""
        tiles = sorted(family.trade, key=self.post_of.__getitem__)
        return {
            "trade": [{"tile": tile, "trade": BOX.drawn_on(tile)} for tile in tiles],
            "bonus": family.bonus,
            "places": sorted(family.places),
            "sets": self.sets(family),
            "points": self.total(family),
            "lines": self.lines(family),
        }


def counted(goods: Counter[str]) -> dict[str, int]:
    """Return a number for every good."""
    return {good: goods[good] for good in BOX.goods}
