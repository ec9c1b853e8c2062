"""What is in the box, read once from `material/*.toml` and turned into tables of numbers.

Nothing that is printed is written in code: whoever owns the game corrects the files, and the rules
follow. The island is in `island.py`; what must hold of all files together, in `checks.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.material import Entry, Material
from katzentisch.core.vecs import from_list
from katzentisch.games.felinia.box import checks
from katzentisch.games.felinia.box.island import MERCHANDISE, POST, SYMBOLS, Island

# F012, F114: cards that show 1 or 3
RESOURCES = ["gold", "spice", "food"]


class Components:
    """Everything printed, for one mode and one number of families."""

    def __init__(self, material: Material, mode: str, families: int, shows_next_boat: bool) -> None:
        self.families: i64 = families
        # F121
        self.shows_next_boat: bool = shows_next_boat
        setup = material.file("setup.toml")
        # F005, F006, F155, F156
        self.mode: Entry = setup.entry("modes").entry(mode)
        # F018, F157
        self.island: Island = Island(material.file(self.mode.text("board")))
        self._read_goods(material.file("goods.toml"))
        self._read_boats(material.file("boats.toml"))
        self._read_trade_tiles(material.file("trade_tiles.toml"))
        self._read_special_tiles(material.file("special_tiles.toml"))
        self._read_bonus_tiles(material.file("bonus_tiles.toml"))
        self._read_places(material.file("mysterious_places.toml"))
        self._read_setup(setup)
        self._read_scoring(setup.entry("scoring"))
        self._sort_tiles_by_kingdom()
        checks.require(material)

    def _read_goods(self, file: Entry) -> None:
        entries = file.entries("good")
        # F001
        self.goods: list[str] = [good.text("id") for good in entries]
        self.kinds_of_goods: i64 = len(self.goods)
        self.good_counts: vec[i64] = from_list([good.number("count", at_least=1) for good in entries])
        silver = file.entry("silver")
        # F015
        self.start_silver: i64 = silver.number("start", at_least=0)
        # F046
        self.silver_cap: i64 = silver.number("cap", at_least=1)
        # F045
        self.bank_income: vec[i64] = from_list(silver.numbers("bank_income", at_least=0))
        sale = file.entry("sale")
        # F119
        self.sale: vec[i64] = from_list([sale.number(name, at_least=0) for name in RESOURCES])
        self.merchandise_sale: i64 = sale.number("merchandise", at_least=0)
        storage = file.entry("storage")
        # F106
        self.kept_free: i64 = storage.number("free", at_least=0)
        # F107
        self.kept_paid: i64 = storage.number("paid", at_least=0)
        self.storage_price: i64 = storage.number("price", at_least=0)
        # F036, F158
        cards = file.entry("resource_cards")
        self.cards: vec[i64] = from_list([cards.number(name, at_least=0) for name in RESOURCES])
        faces = cards.numbers("faces", at_least=1)
        if len(faces) != 2 or faces[0] != 1:
            raise cards.refused(
                "faces", "faces {faces} is not [1, n]: a small side worth 1 and a larger one", faces=faces
            )
        # F113
        self.large_face: i64 = faces[1]

    def _read_boats(self, file: Entry) -> None:
        entries = file.entries("boat")
        # F077
        self.boats: list[str] = [boat.text("id") for boat in entries]
        self.boat_kingdom: vec[i64] = from_list(
            [self.island.kingdoms.index(boat.text("destination", self.island.kingdoms)) for boat in entries]
        )
        # F089
        self.boat_time: vec[i64] = from_list([_minutes(boat) for boat in entries])
        self.boat_clock: list[str] = [boat.text("departure") for boat in entries]
        self.boat_seats: vec[i64] = from_list([boat.number("seats", at_least=1) for boat in entries])
        self.boat_silver: vec[i64] = from_list([boat.number("silver", at_least=0) for boat in entries])
        self.boat_is_blue: vec[i64] = from_list(
            [int(boat.text("back", ["grey", "blue"]) == "blue") for boat in entries]
        )
        self.boat_fare: vec[i64] = vec[i64]()
        for boat in entries:
            fare = boat.counts("goods", self.goods)
            for good in self.goods:
                self.boat_fare = append(self.boat_fare, fare.get(good, 0))
        self.largest_boat: i64 = max([int(seats) for seats in self.boat_seats])
        # F029
        self.berths: i64 = file.entry("pile").number("initial_boats", at_least=1)

    def _read_trade_tiles(self, file: Entry) -> None:
        entries = file.entries("kind")
        self.kinds: list[str] = [kind.text("id") for kind in entries]
        # F133
        self.kind_values: list[list[int]] = [kind.numbers("values", at_least=0) for kind in entries]
        # F025
        self.tiles: list[str] = []
        self.tile_kind: vec[i64] = vec[i64]()
        self.tile_kingdom: vec[i64] = vec[i64]()
        for tile in file.entries("tile"):
            self.tiles.append(tile.text("id"))
            self.tile_kind = append(self.tile_kind, self.kinds.index(tile.text("kind", self.kinds)))
            self.tile_kingdom = append(self.tile_kingdom, self._kingdom(tile, "country"))

    # F024
    def _read_special_tiles(self, file: Entry) -> None:
        """Special tiles are numbered after the trade tiles; a mode without them has none."""
        self.first_special: i64 = len(self.tiles)
        self.specials: list[str] = []
        self.special: list[SpecialTile] = []
        if "special" not in self.mode.texts("trade_tiles", ["trade", "special"]):
            return
        for tile in file.entries("special"):
            self.tiles.append(tile.text("id"))
            self.specials.append(tile.text("id"))
            # R39: no kind
            self.tile_kind = append(self.tile_kind, -1)
            self.tile_kingdom = append(self.tile_kingdom, self._kingdom(tile, "country"))
            self.special.append(SpecialTile(tile))

    def _read_bonus_tiles(self, file: Entry) -> None:
        entries = file.entries("bonus")
        self.bonuses: list[str] = [bonus.text("id") for bonus in entries]
        self.bonus_kind: vec[i64] = from_list(
            [self.kinds.index(bonus.text("kind", self.kinds)) for bonus in entries]
        )
        effects = ["extra_tile", "plus_one"]
        self.bonus_is_extra: vec[i64] = from_list(
            [int(bonus.text("effect", effects) == "extra_tile") for bonus in entries]
        )

    # F035
    def _read_places(self, file: Entry) -> None:
        """Read the mysterious places; a mode without them has an empty pile."""
        deck = file.entry("deck")
        self.places_drawn: i64 = deck.number("draw", at_least=1)
        self.place_types: list[str] = [kind.text("id") for kind in file.entries("type")]
        entries = file.entries("card") if self.mode.flag("mysterious_places") else []
        self.places: list[str] = [card.text("id") for card in entries]
        self.place_type: vec[i64] = from_list(
            [self.place_types.index(card.text("type", self.place_types)) for card in entries]
        )
        wanted = ["", *self.goods]
        self.place_needs: vec[i64] = from_list(
            [wanted.index(card.text("needs", wanted)) - 1 for card in entries]
        )

    def _read_setup(self, setup: Entry) -> None:
        family = setup.entry("family")
        self.merchants: i64 = family.number("merchants", at_least=1)
        # F041
        self.bid_tokens: i64 = family.number("bid_tokens", at_least=1)
        if self.bid_tokens > len(self.bank_income):
            raise family.refused(
                "bid_tokens",
                "bid_tokens {tokens} is more than bank_income in goods.toml pays for",
                tokens=self.bid_tokens,
            )
        # F007
        self.colours: list[str] = [colour.text("id") for colour in setup.entries("colour")]
        markets = setup.entry("markets")
        # F051, F061
        self.spaces: list[str] = markets.texts("order")
        self.guild: i64 = len(self.spaces) - 1
        self.refill_to: i64 = markets.number("refill_to", at_least=0)
        self.goods_at_start: i64 = markets.number("at_start", at_least=0)
        closed = markets.entry("closed").texts(str(int(self.families)), self.spaces[:-1])
        # F019, F020, F021, F026
        self.is_open: vec[i64] = from_list([int(space not in closed) for space in self.spaces])
        # F016
        self.starting_goods: list[list[str]] = self._starting_goods(setup.entry("starting_goods"))
        self.tiles_start_face_up: bool = self.mode.flag("tiles_start_face_up")
        exchanges = self.mode.texts("exchanges", ["spice", "bonus", "food"])
        self.exchanges_spice: bool = "spice" in exchanges
        self.exchanges_bonus: bool = "bonus" in exchanges
        # F161
        self.exchanges_food: bool = "food" in exchanges

    def _starting_goods(self, entry: Entry) -> list[list[str]]:
        pairs = entry.values(str(int(self.families)))
        starting: list[list[str]] = []
        for pair in pairs:
            if not isinstance(pair, list) or any(good not in self.goods for good in pair):
                raise entry.refused(
                    "starting_goods",
                    "{pair} is not a list of goods out of {goods}",
                    pair=repr(pair),
                    goods=", ".join(self.goods),
                )
            starting.append([str(good) for good in pair])
        if len(starting) != self.families:
            raise entry.refused(
                "starting_pairs",
                "{pairs} pairs for {families} families",
                pairs=len(starting),
                families=self.families,
            )
        return starting

    def _read_scoring(self, scoring: Entry) -> None:
        # F139, F140, F141
        self.group_points: vec[i64] = from_list(scoring.numbers("group", at_least=0))
        self.gold_points: i64 = scoring.number("gold_points", at_least=0)
        self.spices_per_point: i64 = scoring.number("spices_per_point", at_least=1)
        self.merchandise_points: i64 = scoring.number("merchandise_points", at_least=0)
        self.food_points: i64 = scoring.number("food_points", at_least=0)
        self.mysterious_single: i64 = scoring.number("mysterious_single", at_least=0)
        self.mysterious_each: i64 = scoring.number("mysterious_each", at_least=0)
        if scoring.texts("tie_break") != ["silver"]:
            raise scoring.refused(
                "tie_break", "tie_break {given} is not ['silver']", given=scoring.texts("tie_break")
            )

    # F031, F160
    def _sort_tiles_by_kingdom(self) -> None:
        """List each kingdom's tiles and posts; there must be one tile for every post."""
        self.tiles_of: list[list[int]] = [[] for _ in self.island.kingdoms]
        self.posts_of: list[list[int]] = [[] for _ in self.island.kingdoms]
        for tile in range(len(self.tiles)):
            self.tiles_of[self.tile_kingdom[tile]].append(tile)
        for post in self.island.posts:
            self.posts_of[self.island.kingdom_of[post]].append(int(post))
        numbered = [int(post) for post in self.island.posts]
        self.post_number: vec[i64] = from_list(
            [numbered.index(p) if p in numbered else -1 for p in range(len(self.island.provinces))]
        )
        for kingdom, name in enumerate(self.island.kingdoms):
            tiles, posts = len(self.tiles_of[kingdom]), len(self.posts_of[kingdom])
            if tiles != posts:
                raise Entry(self.mode.text("board"), {}).refused(
                    "posts_for_tiles",
                    "{kingdom} has {posts} provinces of kind {post} for its {tiles} trade tiles",
                    kingdom=name,
                    posts=posts,
                    post=repr(POST),
                    tiles=tiles,
                )

    def tile_name(self, tile: i64) -> str:
        """Return what is drawn on a trade tile: the kind of cat, or the special tile's own name."""
        kind = self.tile_kind[tile]
        return self.kinds[kind] if kind >= 0 else self.tiles[tile]

    def _kingdom(self, entry: Entry, key: str) -> int:
        return self.island.kingdoms.index(entry.text(key, self.island.kingdoms))


# F184
class SpecialTile:
    """What a special tile does: by a few verbs, so that a corrected tile needs no code."""

    def __init__(self, tile: Entry) -> None:
        self.food_points: i64 = tile.number("food_points", default=-1)
        self.spices_per_point: i64 = tile.number("spices_per_point", default=-1)
        self.lone_merchant_points: i64 = tile.number("lone_merchant_points", default=-1)
        self.mysterious_extra: i64 = tile.number("mysterious_extra", default=0)
        self.extra: i64 = tile.number("extra", default=0)
        gains = SYMBOLS[: MERCHANDISE + 1]
        self.symbol: i64 = SYMBOLS.index(tile.text("symbol", gains)) if tile.has("symbol") else -1
        now = tile.counts("gain_now", gains) if tile.has("gain_now") else {}
        self.gain_now: list[tuple[int, int]] = [(SYMBOLS.index(name), n) for name, n in now.items()]
        self.leaves_game: bool = tile.flag("leaves_game", default=False)


# R52
def _minutes(boat: Entry) -> int:
    """Return a departure time as minutes, so that 10:00 is later than 9:45."""
    text = boat.text("departure")
    hour, _, minute = text.partition(":")
    if not (hour.isdigit() and minute.isdigit() and len(minute) == 2 and int(minute) < 60):
        raise boat.refused("departure", "departure {time} is not a time such as '9:45'", time=repr(text))
    return int(hour) * 60 + int(minute)
