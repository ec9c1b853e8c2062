"""The island: provinces, roads, borders and symbols of one side of the board.

Read from `board_basic.toml` or `board_advanced.toml`. Provinces are numbered kingdom by kingdom, so
that a set of provinces of one kingdom is one whole number; bit 0 is the first province of the kingdom.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.material import Entry
from katzentisch.core.vecs import from_list

# F096, F171: what a province may show, in the order in which families count them
SYMBOLS: Final = ["silver", "gold", "spice", "food", "merchandise", "mystery"]
MERCHANDISE: Final = 4
MYSTERY: Final = 5

_PORT: Final = "port"
POST: Final = "trading_post"
_PROVINCE_KINDS: Final = [_PORT, "crossroads", POST]


# F028, F105
class Island:
    """One side of the board as numbers, and the names behind them."""

    def __init__(self, file: Entry) -> None:
        board = file.entry("board")
        # F092, F162
        self.steps: i64 = board.number("steps", at_least=1)
        # F094, F163
        self.reveals: i64 = board.number("reveal", at_least=0)
        countries = file.entries("country")
        # F027
        self.kingdoms: list[str] = [country.text("id") for country in countries]
        self.entries: list[Entry] = _by_kingdom(file, self.kingdoms)
        self.provinces: list[str] = [entry.text("id") for entry in self.entries]
        self.number: dict[str, int] = {name: number for number, name in enumerate(self.provinces)}
        if len(self.number) != len(self.provinces):
            raise file.refused("province_twice", "two provinces have the same id")
        self.kingdom_of: vec[i64] = from_list(
            [self.kingdoms.index(entry.text("country")) for entry in self.entries]
        )
        self.first: vec[i64] = from_list([self._first_of(kingdom) for kingdom in range(len(self.kingdoms))])
        self.is_post: vec[i64] = from_list(
            [int(entry.text("kind", _PROVINCE_KINDS) == POST) for entry in self.entries]
        )
        self.posts: vec[i64] = from_list([p for p in range(len(self.provinces)) if self.is_post[p]])
        self.bits: vec[i64] = from_list([self._bit_of(p) for p in range(len(self.provinces))])
        # F093
        self.port: vec[i64] = from_list([self._port_of(country) for country in countries])
        self.roads: vec[i64] = from_list([self._roads_of(entry) for entry in self.entries])
        self.neighbours: list[list[int]] = [self._borders_of(entry) for entry in self.entries]
        self.border_first: vec[i64] = from_list(_starts(self.neighbours))
        self.borders: vec[i64] = from_list([other for row in self.neighbours for other in row])
        shown = [[SYMBOLS.index(name) for name in entry.texts("symbols", SYMBOLS)] for entry in self.entries]
        self.symbol_first: vec[i64] = from_list(_starts(shown))
        self.symbols: vec[i64] = from_list([symbol for row in shown for symbol in row])
        self._check_both_ways()

    def _first_of(self, kingdom: int) -> int:
        for province in range(len(self.provinces)):
            if self.kingdom_of[province] == kingdom:
                return province
        raise self.entries[0].refused(
            "no_province", "the kingdom {kingdom} has no province", kingdom=repr(self.kingdoms[kingdom])
        )

    def _bit_of(self, province: i64) -> int:
        return int(bits.single(province - self.first[self.kingdom_of[province]]))

    def _port_of(self, country: Entry) -> int:
        port = self.number[country.text("port_province", self.provinces)]
        kingdom = self.kingdoms.index(country.text("id"))
        kinds = [
            self.entries[p].text("kind") for p in range(len(self.provinces)) if self.kingdom_of[p] == kingdom
        ]
        if self.entries[port].text("kind") != _PORT or self.kingdom_of[port] != kingdom:
            raise country.refused(
                "not_a_port",
                "port_province {province} is not a port of this kingdom",
                province=repr(self.provinces[port]),
            )
        if kinds.count(_PORT) != 1:
            raise country.refused(
                "ports", "the kingdom has {ports} port provinces, not 1", ports=kinds.count(_PORT)
            )
        return port

    def _roads_of(self, entry: Entry) -> int:
        """Return the provinces one step away as bits within the kingdom."""
        here = self.number[entry.text("id")]
        kingdom = self.kingdom_of[here]
        roads: i64 = 0
        for name in entry.texts("roads", self.provinces):
            other = self.number[name]
            if self.kingdom_of[other] != kingdom:
                # F230
                raise entry.refused(
                    "road_abroad",
                    "roads: {province} lies abroad; a merchant stays in his kingdom",
                    province=repr(name),
                )
            roads |= bits.single(other - self.first[kingdom])
        if roads == 0:
            raise entry.refused("no_roads", "roads: none; every province needs one")
        return int(roads)

    def _borders_of(self, entry: Entry) -> list[int]:
        names = entry.texts("borders", self.provinces)
        if entry.text("id") in names:
            raise entry.refused("own_border", "borders: a province does not border on itself")
        for name in entry.texts("roads"):
            if name not in names:
                raise entry.refused(
                    "road_without_border", "roads: {province} is not among its borders", province=repr(name)
                )
        return [self.number[name] for name in names]

    def _check_both_ways(self) -> None:
        for here, entry in enumerate(self.entries):
            for other in self.neighbours[here]:
                if here not in self.neighbours[other]:
                    raise entry.refused(
                        "border_one_way",
                        "borders: {province} does not name this province in turn",
                        province=repr(self.provinces[other]),
                    )
            for name in entry.texts("roads"):
                back = self.entries[self.number[name]]
                if entry.text("id") not in back.texts("roads"):
                    raise entry.refused(
                        "road_one_way", "roads: {province} has no road back", province=repr(name)
                    )

    def bit(self, province: i64) -> i64:
        """Return a province as a set of one within its kingdom."""
        return self.bits[province]


def _by_kingdom(file: Entry, kingdoms: list[str]) -> list[Entry]:
    """Return the provinces kingdom by kingdom, each kingdom in the order of the file."""
    every = file.entries("province")
    rows = [[entry for entry in every if entry.text("country", kingdoms) == name] for name in kingdoms]
    return [entry for row in rows for entry in row]


def _starts(rows: list[list[int]]) -> list[int]:
    """Return where each row begins once all rows are laid end to end, and where the last ends."""
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    return starts
