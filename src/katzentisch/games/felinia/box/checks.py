"""Checks across all files of the material: totals of the box, and what the rules rely on."""

from collections import Counter

from katzentisch.core.material import Entry, Material

_MOST = 60  # members of a set in one whole number, with room to spare


# F009, F011, F013
def require(material: Material) -> None:
    """Raise MaterialError unless files and box agree."""
    setup = material.file("setup.toml")
    box = setup.entry("components")
    _count_families(setup, box)
    _count_goods(material, box)
    _count_boats(material, box)
    _count_tiles(material, box)
    _count_cards(material, box)
    _check_markets(setup)
    material.sources()  # complains about a source that is none of the three


# F010
def _count_families(setup: Entry, box: Entry) -> None:
    family = setup.entry("family")
    colours = len(setup.entries("colour"))
    _same(box, "merchants", family.number("merchants") * colours)
    _same(box, "bid_tokens", family.number("bid_tokens") * colours)
    _same(box, "money_markers", family.number("money_markers") * colours)
    _same(setup.entry("players"), "max", colours)


def _count_goods(material: Material, box: Entry) -> None:
    file = material.file("goods.toml")
    goods = file.entries("good")
    _distinct(goods)
    _same(box, "merchandise", sum(good.number("count") for good in goods))
    _same(file.entry("merchandise"), "total", box.number("merchandise"))
    kingdoms = [country.text("id") for country in material.file("board_basic.toml").entries("country")]
    own = [good.text("kingdom", kingdoms) for good in goods]
    if sorted(own) != sorted(kingdoms):
        raise file.refused(
            "kingdoms_once",
            "good: the kingdoms {own} are not {kingdoms}, each once",
            own=own,
            kingdoms=kingdoms,
        )
    for name in ("gold", "spice", "food"):
        _same(box, f"{name}_cards", file.entry("resource_cards").number(name))


def _count_boats(material: Material, box: Entry) -> None:
    file = material.file("boats.toml")
    boats = file.entries("boat")
    _distinct(boats)
    _same(box, "boat_tiles", len(boats))
    _countable(file, "boat", len(boats))
    blue = [boat for boat in boats if boat.text("back") == "blue"]
    _same(file.entry("pile"), "blue_at_bottom", len(blue))
    goods = material.file("goods.toml").entries("good")
    own = {good.text("kingdom"): good.text("id") for good in goods}
    # F152
    if sorted(boat.text("destination") for boat in blue) != sorted(own):
        raise file.refused(
            "blue_boats", "boat: the blue boats do not sail to {kingdoms}, one each", kingdoms=", ".join(own)
        )
    # F151
    for boat in boats:
        good = own[boat.text("destination", list(own))]
        if boat.counts("goods", list(own.values())).get(good, 0) < 1:
            raise boat.refused("own_good", "goods: no {good}, the good of its own kingdom", good=good)
        # F211
        if boat.number("seats") not in (1, 2):
            raise boat.refused("boat_seats", "seats {seats} is not 1 or 2", seats=boat.number("seats"))
    if file.entry("pile").number("initial_boats") > len(boats):
        raise file.refused("too_few_boats", "pile.initial_boats is more than there are boats")


def _count_tiles(material: Material, box: Entry) -> None:
    file = material.file("trade_tiles.toml")
    tiles = file.entries("tile")
    _distinct(tiles)
    _same(box, "trade_tiles", len(tiles))
    counts = Counter(tile.text("kind") for tile in tiles)
    for kind in file.entries("kind"):
        _same(kind, "count", counts[kind.text("id")])
        if not kind.numbers("values", at_least=0):
            raise kind.refused("no_values", "values: empty; at least one number is needed")
    # F150
    for country, row in file.entry("distribution").data.items():
        printed = file.entry("distribution").counts(country, list(counts)) if isinstance(row, dict) else {}
        lying = Counter(tile.text("kind") for tile in tiles if tile.text("country") == country)
        if {kind: n for kind, n in printed.items() if n} != dict(lying):
            raise file.refused(
                "distribution",
                "distribution.{country} {printed} is not what its tiles are: {lying}",
                country=country,
                printed=printed,
                lying=dict(lying),
            )
    bonus = material.file("bonus_tiles.toml").entries("bonus")
    _distinct(bonus)
    _same(box, "bonus_tiles", len(bonus))
    _countable(material.file("bonus_tiles.toml"), "bonus", len(bonus))
    special = material.file("special_tiles.toml").entries("special")
    _distinct(special)
    _same(box, "special_tiles", len(special))
    _countable(file, "tile", len(tiles) + len(special))


def _count_cards(material: Material, box: Entry) -> None:
    file = material.file("mysterious_places.toml")
    cards = file.entries("card")
    _distinct(cards)
    _same(box, "mysterious_place_cards", len(cards))
    _same(file.entry("deck"), "total", len(cards))
    _countable(file, "card", len(cards))


def _check_markets(setup: Entry) -> None:
    markets = setup.entry("markets")
    order = markets.texts("order")
    # F034, F051
    if not order or order[-1] != "guild":
        raise markets.refused("guild_last", "order {order} does not end with 'guild'", order=order)
    _same(markets, "total", len(set(order)) - 1)
    if markets.number("refill_to") > markets.number("capacity"):
        raise markets.refused(
            "refill", "refill_to is more than capacity {capacity}", capacity=markets.number("capacity")
        )


def _same(entry: Entry, key: str, counted: int) -> None:
    stated = entry.number(key, at_least=0)
    if stated != counted:
        raise entry.refused(
            "counted",
            "{key} {stated} is not {counted}, as counted in the files",
            key=key,
            stated=stated,
            counted=counted,
        )


def _countable(file: Entry, key: str, number: int) -> None:
    """Refuse more pieces than a set of `core.bits` holds."""
    if number > _MOST:
        raise file.refused(
            "countable",
            "{key}: {number} are more than the {most} this program can count",
            key=key,
            number=number,
            most=_MOST,
        )


def _distinct(entries: list[Entry]) -> None:
    seen: set[str] = set()
    for entry in entries:
        name = entry.text("id")
        if name in seen:
            raise entry.refused("id_twice", "id {name} is there twice", name=repr(name))
        seen.add(name)
