"""The island: provinces, roads, borders and symbols of one side of the board.

Read from `board_basic.toml` or `board_advanced.toml`. Provinces are numbered kingdom by kingdom, so
that a set of provinces of one kingdom is one word of bits; bit 0 is the first province of the kingdom.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.material import Entry

# What a province may show, in the order in which families count them. # F096, F171
SYMBOLS: Final = ["silver", "gold", "spice", "food", "merchandise", "mystery"]
MERCHANDISE: Final = 4
MYSTERY: Final = 5

PORT: Final = "port"
POST: Final = "trading_post"
PLACES: Final = [PORT, "crossroads", POST]


def numbers(values: list[int]) -> vec[i64]:
    """Return whole numbers as the compiled rules read them."""
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


class Island:
    """One side of the board as numbers, and the names behind them."""  # F028, F105

    def __init__(self, file: Entry) -> None:
        board = file.entry("board")
        self.steps: i64 = board.number("steps", at_least=1)  # F092, F162
        self.reveals: i64 = board.number("reveal", at_least=0)  # F094, F163
        countries = file.entries("country")
        self.kingdoms: list[str] = [country.text("id") for country in countries]  # F027
        self.places: list[Entry] = _by_kingdom(file, self.kingdoms)
        self.provinces: list[str] = [place.text("id") for place in self.places]
        self.number: dict[str, int] = {name: place for place, name in enumerate(self.provinces)}
        if len(self.number) != len(self.provinces):
            raise file.wrong("two provinces have the same id")
        self.kingdom_of: vec[i64] = numbers(
            [self.kingdoms.index(place.text("country")) for place in self.places]
        )
        self.first: vec[i64] = numbers([self._first_of(kingdom) for kingdom in range(len(self.kingdoms))])
        self.is_post: vec[i64] = numbers([int(place.text("kind", PLACES) == POST) for place in self.places])
        self.posts: vec[i64] = numbers([p for p in range(len(self.provinces)) if self.is_post[p]])
        self.port: vec[i64] = numbers([self._port_of(country) for country in countries])  # F093
        self.roads: vec[i64] = numbers([self._roads_of(place) for place in self.places])
        self.neighbours: list[list[int]] = [self._borders_of(place) for place in self.places]
        self.border_first: vec[i64] = numbers(_starts(self.neighbours))
        self.borders: vec[i64] = numbers([other for row in self.neighbours for other in row])
        shown = [[SYMBOLS.index(name) for name in place.texts("symbols", SYMBOLS)] for place in self.places]
        self.symbol_first: vec[i64] = numbers(_starts(shown))
        self.symbols: vec[i64] = numbers([symbol for row in shown for symbol in row])
        self._check_both_ways()

    def _first_of(self, kingdom: int) -> int:
        for province in range(len(self.provinces)):
            if self.kingdom_of[province] == kingdom:
                return province
        raise self.places[0].wrong(f"the kingdom {self.kingdoms[kingdom]!r} has no province")

    def _port_of(self, country: Entry) -> int:
        port = self.number[country.text("port_province", self.provinces)]
        kingdom = self.kingdoms.index(country.text("id"))
        kinds = [
            self.places[p].text("kind") for p in range(len(self.provinces)) if self.kingdom_of[p] == kingdom
        ]
        if self.places[port].text("kind") != PORT or self.kingdom_of[port] != kingdom:
            raise country.wrong(f"port_province {self.provinces[port]!r} is not a port of this kingdom")
        if kinds.count(PORT) != 1:
            raise country.wrong(f"the kingdom has {kinds.count(PORT)} port provinces, not 1")
        return port

    def _roads_of(self, place: Entry) -> int:
        """Return the provinces one step away as bits within the kingdom."""
        here = self.number[place.text("id")]
        kingdom = self.kingdom_of[here]
        roads = 0
        for name in place.texts("roads", self.provinces):
            other = self.number[name]
            if self.kingdom_of[other] != kingdom:
                raise place.wrong(f"roads: {name!r} lies abroad; a merchant stays in his kingdom")  # F230
            roads |= 1 << (other - int(self.first[kingdom]))
        if roads == 0:
            raise place.wrong("roads: none; every province needs one")
        return roads

    def _borders_of(self, place: Entry) -> list[int]:
        names = place.texts("borders", self.provinces)
        if place.text("id") in names:
            raise place.wrong("borders: a province does not border on itself")
        for name in place.texts("roads"):
            if name not in names:
                raise place.wrong(f"roads: {name!r} is not among its borders")
        return [self.number[name] for name in names]

    def _check_both_ways(self) -> None:
        for here, place in enumerate(self.places):
            for other in self.neighbours[here]:
                if here not in self.neighbours[other]:
                    raise place.wrong(
                        f"borders: {self.provinces[other]!r} does not name this province in turn"
                    )
            for name in place.texts("roads"):
                back = self.places[self.number[name]]
                if place.text("id") not in back.texts("roads"):
                    raise place.wrong(f"roads: {name!r} has no road back")

    def local(self, province: i64) -> i64:
        """Return the bit number of a province within its kingdom."""
        return province - self.first[self.kingdom_of[province]]

    def bit(self, province: i64) -> i64:
        """Return a province as a set of one within its kingdom."""
        one: i64 = 1
        return one << (province - self.first[self.kingdom_of[province]])


def _by_kingdom(file: Entry, kingdoms: list[str]) -> list[Entry]:
    """Return the provinces kingdom by kingdom, each kingdom in the order of the file."""
    every = file.entries("province")
    rows = [[place for place in every if place.text("country", kingdoms) == name] for name in kingdoms]
    return [place for row in rows for place in row]


def _starts(rows: list[list[int]]) -> list[int]:
    """Return where each row begins once all rows are laid end to end, and where the last ends."""
    starts = [0]
    for row in rows:
        starts.append(starts[-1] + len(row))
    return starts
