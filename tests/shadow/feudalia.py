"""Feudalia once more, straight from RULES.md: the second opinion that plays in lockstep with the engine.

Plain and slow on purpose: cards are words in lists, cubes are numbers in dicts, and a turn is one generator that yields
whenever a player must decide. Section numbers and rulings (R..) are those of RULES.md. Nothing of the engine is imported.
"""

import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import katzentisch
from tests.shadow.kept import comparing, pure

MATERIAL = Path(katzentisch.__file__).parent / "games" / "feudalia" / "material"
RESOURCES = ["wheat", "wood", "clay", "stone"]
CUBES = [*RESOURCES, "any"]
COLLECTOR = "tax_collector"

NOT_MODELLED: dict[str, str] = {}

Choice = dict[str, Any]
Due = dict[str, int]  # cubes still to pay, "any" for black ones
Stock = dict[str, dict[str, int]]  # cubes by place and resource
Payment = list[tuple[str, str]]  # (place, resource), cube by cube
Flow = Generator[None, Choice, Any]


# ---------------------------------------------------------------------- chance


def luck(table: Any) -> dict[str, Any]:
    """Return what chance decided: the cards and masters drawn, and `dealt`, what the setup turned up."""
    drawn: dict[int, list[str]] = {seat: [] for seat in range(table.game.seats)}
    masters: list[str] = []
    for event in table.events:
        if event.kind == "drew":
            drawn[event.seat] += event.secret["cards"]
        elif event.kind == "drew_masters":
            masters += event.facts["masters"]
    return {"drawn": drawn, "masters": masters, "dealt": lambda: dealt(table)}


def dealt(table: Any) -> dict[str, Any]:
    """Return what chance decided in the setup: who begins, objectives, vassals, hands, fiefs, market."""
    view = table.view(-1)
    seats = range(table.game.seats)
    return {
        "first": view["first"],
        "objectives": view["objectives"],
        "supply": sorted(view["supply"]),
        "hands": [table.view(seat)["seats"][seat]["hand"] for seat in seats],
        "draft": view["draft"],
        "fiefs": [[fief and fief["colour"] for fief in view["seats"][seat]["fiefs"]] for seat in seats],
        "market": view["market"],
    }


# ---------------------------------------------------------------------- material


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((MATERIAL / f"{name}.toml").read_text(encoding="utf-8"))


class Box:
    """What the material files say."""

    def __init__(self) -> None:
        self.vassals = {card["id"]: card for card in _read("vassals")["vassal"]}
        self.masters = {card["id"]: card for card in _read("masters")["master"]}
        self.basic = list(self.masters)
        cathedral = _read("cathedral")
        self.cathedral_masters = {card["id"]: card for card in cathedral["cathedral_master"]}
        for name, card in self.cathedral_masters.items():
            self.masters[name] = {"when": "never", "effects": [], **card}
        self.cards = {card["id"]: card for card in cathedral["card"]}
        fiefs = _read("fiefs")
        self.fief_deck: dict[str, int] = fiefs["cards"]["level0"]
        self.sides = {colour: fiefs["fief"][colour]["levels"] for colour in RESOURCES}
        treasury = _read("treasury")
        self.track_max: int = treasury["track_max"]
        self.faces = treasury["face"]
        scenarios = _read("scenarios")
        self.standard: list[str] = scenarios["standard_vassals"]
        self.scenarios = {f"scenario_{entry['number']}": entry for entry in scenarios["scenario"]}
        self.objectives = {entry["id"]: entry for entry in scenarios["variant"]}
        self.game = _read("setup")["game"]
        self.printed = [
            effect
            for card in self.vassals.values()
            for action in ("field", "influence")
            for effect in card.get(action, {}).get("effects", [])
        ]
        self.holders = {
            name: effect
            for name in self.basic
            for effect in self.masters[name]["effects"]
            if effect["op"] == "stash"
        }


BOX = Box()

HINTS = {
    "hoarding": {"hire", "upgrade", "build", "hire_master", "hire_cathedral_master", "exchange", "pass"},
    "busy": {"pass", "income", "stop", "decline", "default"},
    "idle": {
        "hire",
        "hire_master",
        "income",
        "work",
        "influence",
        "upgrade",
        "build",
        "use",
        "move",
        "stash",
    },
}


def no_cubes() -> dict[str, int]:
    """Return an empty place."""
    return dict.fromkeys(RESOURCES, 0)


class Fief:
    """A land with cubes, masters in its cities and, this turn, vassals in its fields."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.level = 0
        self.cubes = no_cubes()
        self.cities: list[str | None] = [None, None]
        self.vassals: list[str] = []
        self.occupied = 0  # fields used this turn, and how many of them were masters' extra fields
        self.occupied_extra = 0

    @property
    def side(self) -> dict[str, Any]:
        """What is printed on the side that is up."""
        side: dict[str, Any] = BOX.sides[self.colour][self.level]
        return side

    @property
    def masters(self) -> list[str]:
        """The masters who live here."""
        return [master for master in self.cities if master]

    def sum_of(self, op: str) -> int:
        """Add up a passive effect of the masters who live here."""
        total = 0
        for master in self.cities:
            for effect in BOX.masters[master]["effects"] if master else ():
                if effect["op"] == op:
                    total += effect.get("n", 1)
        return total

    @property
    def fields(self) -> int:
        """Printed and extra fields."""
        return int(self.side["fields"]) + self.sum_of("extra_field")

    @property
    def free_cities(self) -> int:
        """Cities nobody lives in."""
        return int(self.side["cities"]) - len(self.masters)

    def fits(self, master: str) -> bool:
        """Whether flag and level suit a master."""
        card = BOX.masters[master]
        return card["flag"] in ("any", self.colour) and self.level >= card["min_level"]

    def house(self, master: str) -> None:
        """Put a master into the first free city."""
        self.cities[self.cities.index(None)] = master

    def leave(self, master: str) -> None:
        """Take a master out of the city."""
        self.cities[self.cities.index(master)] = None


class Player:
    """Everything one player owns."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.coins: int = BOX.game["starting_coins"]
        self.hand: list[str] = []
        self.deck: list[str] = []
        self.discard: list[str] = []
        self.played: list[str] = []  # influence cards on the table
        self.known: list[str] = []  # cards everybody knows to be in the hand
        self.fiefs: list[Fief] = []
        self.on_master: dict[str, dict[str, int]] = {}  # cubes on the masters who hold some
        self.turned: set[str] = set()
        self.tokens: Counter[str] = Counter()
        self.out = False
        self.turns = 0

    @property
    def masters(self) -> list[str]:
        """All own masters, fief by fief."""
        return [master for fief in self.fiefs for master in fief.cities if master]

    def home(self, master: str) -> Fief:
        """Return the fief a master lives in."""
        return next(fief for fief in self.fiefs if master in fief.cities)

    def sum_of(self, op: str) -> int:
        """Add up a passive effect over all own masters."""
        return sum([fief.sum_of(op) for fief in self.fiefs])

    def own_cards(self) -> list[str]:
        """All own vassals wherever they are."""
        lying = [card for fief in self.fiefs for card in fief.vassals]
        return [*self.hand, *self.deck, *self.discard, *self.played, *lying]

    @property
    def nobles(self) -> int:
        """Nobles for the tie-break: plain 1, gold 2."""
        return sum(BOX.vassals[card]["noble_value"] for card in self.own_cards())

    @property
    def points(self) -> float:
        """Points of the fiefs and of the tokens."""
        fiefs = sum(fief.side["vp"] for fief in self.fiefs)
        return float(fiefs + sum(value_of(card) * n for card, n in self.tokens.items()))

    @property
    def face(self) -> int:
        """The treasury face in use: its number."""
        levels = sum(fief.level for fief in self.fiefs)
        return next(number for number, face in enumerate(BOX.faces) if levels in face["sums"])

    @property
    def keeps(self) -> int:
        """The coins that saving would leave (8.3)."""
        saved = BOX.faces[self.face]["saves"][self.coins] + self.sum_of("save_more")
        return int(min(saved, self.coins))

    def earn(self, coins: int) -> None:
        """Gain coins; those beyond the track are lost (R20)."""
        self.coins = min(self.coins + coins, BOX.track_max)

    @pure
    def stock(self, fief: Fief | None = None) -> Stock:
        """Return the cubes that can pay, by place; of one fief only for activation costs."""
        places: Stock = {}
        for number, own in enumerate(self.fiefs):
            if fief is None or own is fief:
                places[f"fief_{number + 1}"] = own.cubes
        for master in BOX.holders:
            if master in self.on_master and (fief is None or master in fief.masters):
                places[master] = self.on_master[master]
        return places

    @pure
    def amounts(self) -> dict[str, int]:
        """Return all own cubes by resource."""
        stock = self.stock()
        return {resource: amount(stock, resource) for resource in RESOURCES}


def value_of(card: str) -> float:
    """Return the points of a token of a cathedral or objective card."""
    if card in BOX.cards:
        return float(BOX.cards[card]["vp"])
    return float(BOX.objectives[card]["objective"]["vp"])


def kind_of(card: str) -> str:
    """Return the kind of a vassal."""
    return str(BOX.vassals[card]["kind"])


def types(cards: list[str]) -> list[str]:
    """Name every type once, without the tax collector, which no effect can touch (6.2)."""
    return [card for card in dict.fromkeys(cards) if card != COLLECTOR]


def counted(cards: list[str]) -> dict[str, int]:
    """Return a pile as numbers by name."""
    numbers: dict[str, int] = {}
    for card in cards:
        numbers[card] = numbers.get(card, 0) + 1
    return numbers


# ---------------------------------------------------------------------- housing (7.7)


Living = tuple[tuple[int, int], ...]  # fief and moves of every own master


@cache
def can_be_housed(
    living: Living,
    cities: tuple[int, ...],
    welcome: tuple[bool, ...],
    suits: tuple[tuple[bool, ...], ...],
    fields: tuple[int, ...],
    used: tuple[int, ...],
    fired: bool,
) -> bool:
    """Whether a new master finds a city, by trying whatever moves and dismissal are left.

    By fief: `cities`, where the new one is `welcome`, extra fields in use; by own master: the fiefs that suit him, his extra
    fields. Equal questions come up all the time, so answers are kept for good: they depend on nothing else.
    """
    fiefs = range(len(cities))
    seen: set[Living] = set()

    def search(living: Living) -> bool:
        homes = [home for home, _ in living]
        free = [homes.count(fief) < cities[fief] for fief in fiefs]
        if any(free[fief] and welcome[fief] for fief in fiefs):
            return True
        if living in seen:
            return False
        seen.add(living)
        for own, (home, moved) in enumerate(living):
            others = sum(n for n, place in zip(fields, homes, strict=True) if place == home) - fields[own]
            if fields[own] and used[home] > others:  # R43
                continue
            if not fired and welcome[home]:
                return True
            for goal in fiefs if moved < 2 else []:
                if goal != home and free[goal] and suits[own][goal]:
                    after = (*living[:own], (goal, moved + 1), *living[own + 1 :])
                    if search(after):
                        return True
        return False

    return search(living)


# ---------------------------------------------------------------------- paying (14.3)


def amount(stock: Stock, resource: str) -> int:
    """Return how many cubes of a resource there are."""
    total = 0
    for cubes in stock.values():
        total += cubes[resource]
    return total


def after_savings(due: Due, units: list[frozenset[str]]) -> Iterator[Due]:
    """Yield what may remain due, for every use of the discount's cubes."""
    if not units:
        yield due
        return
    savable = [cube for cube in CUBES if due[cube] and (cube in units[0] or cube == "any")]
    if not savable:
        yield from after_savings(due, units[1:])
    for cube in savable:
        yield from after_savings({**due, cube: due[cube] - 1}, units[1:])


def covered(due: Due, stock: Stock) -> bool:
    """Whether cubes suffice, a black cube standing for any resource but not the other way round."""
    total = 0
    for resource in RESOURCES:
        have = amount(stock, resource)
        if have < due[resource]:
            return False
        total += have
    return total >= sum(due.values())


def payable(due: Due, units: list[frozenset[str]], stock: Stock) -> bool:
    """Whether some use of the discounts makes the price payable."""
    if not units:
        return covered(due, stock)
    return any(covered(left, stock) for left in after_savings(due, units))


def payments(due: Due, stock: Stock) -> Iterator[tuple[int, ...]]:
    """Yield every way to pay: numbers of cubes by place and resource."""
    cells = [(place, resource) for resource in RESOURCES for place in stock if stock[place][resource]]
    total = sum(due.values())

    def fill(at: int, given: tuple[int, ...], paid: int) -> Iterator[tuple[int, ...]]:
        if at == len(cells):
            sums = {
                resource: sum(n for n, cell in zip(given, cells, strict=True) if cell[1] == resource)
                for resource in RESOURCES
            }
            if paid == total and all(sums[resource] >= due[resource] for resource in RESOURCES):
                yield given
            return
        room = sum(stock[place][resource] for place, resource in cells[at + 1 :])
        here = stock[cells[at][0]][cells[at][1]]
        for n in range(max(0, total - paid - room), min(here, total - paid) + 1):
            yield from fill(at + 1, (*given, n), paid + n)

    yield from fill(0, (), 0)


def one_way(due: Due, units: list[frozenset[str]], stock: Stock) -> bool:
    """Whether all that is still open leads to the same payment."""
    ways: set[tuple[int, ...]] = set()
    for left in after_savings(due, units):
        if covered(left, stock):
            for payment in payments(left, stock):
                ways.add(payment)
                if len(ways) > 1:
                    return False
    return True


def default_saving(due: Due, unit: frozenset[str], stock: Stock) -> str | None:
    """Return the cube a discount saves by DEFAULT: named ones the player is short of, named ones, black ones."""
    named = [cube for cube in ["stone", "clay", "wood", "wheat"] if cube in unit and due[cube]]
    short = [cube for cube in named if amount(stock, cube) < due[cube]]
    black = ["any"] if due["any"] else []
    return next(iter([*short, *named, *black]), None)


def default_place(resource: str, stock: Stock, size: dict[str, int]) -> str:
    """Return where DEFAULT takes a cube: the fief with most cubes on it, a master only if no fief has one."""
    fiefs = [place for place in stock if place.startswith("fief_") and stock[place][resource]]
    if fiefs:
        return max(fiefs, key=lambda place: size[place])
    return next(place for place in stock if stock[place][resource])


def default_payment(due: Due, units: list[frozenset[str]], stock: Stock) -> Payment:
    """Return how DEFAULT pays the rest."""
    due, stock = dict(due), {place: dict(cubes) for place, cubes in stock.items()}
    for unit in units:
        saved = default_saving(due, unit, stock)
        if saved:
            due[saved] -= 1
    payment: Payment = []
    size = {place: sum(cubes.values()) for place, cubes in stock.items()}  # before the first cube (case 55)

    def give(resource: str) -> None:
        place = default_place(resource, stock, size)
        stock[place][resource] -= 1
        payment.append((place, resource))

    for resource in RESOURCES:
        for _ in range(due[resource]):
            give(resource)
    for _ in range(due["any"]):
        give(max(RESOURCES, key=lambda resource: amount(stock, resource)))
    return payment


# ---------------------------------------------------------------------- the game


class Shadow:
    """One game."""

    ranks_always = False

    def __init__(self, options: Any, luck: dict[str, Any]) -> None:
        self.options, self.luck = options, luck
        self.scenario = BOX.scenarios[options.variant]
        self.players = [Player(seat) for seat in range(options.seats)]
        self.first: int = self.dealt["first"]
        self.actor = self.first
        self.round = 1
        self.phase = "setup"
        self.objectives: list[str] = self.dealt["objectives"]
        bonus = sum(BOX.objectives[name]["target_bonus"] for name in self.objectives)
        self.target: float = BOX.game["target_vp"] + bonus
        self.until_cathedral = any(BOX.objectives[name]["ends"] == "cathedral" for name in self.objectives)
        self.last_rounds = False
        self.tie_break = False
        self.won: list[int] = []
        self.over = False
        self.stalled = 0
        self.progress = False  # a point gained or a noble hired this round
        self.box: list[str] = []
        self.market: list[str] = []
        self.master_deck: list[str] = []  # the part whose order nobody knows
        self.under: list[str] = []
        self.copies = {name: card["copies"] for name, card in BOX.cathedral_masters.items()}
        self.fief_deck = dict(BOX.fief_deck)
        self.draft: dict[str, str] | None = None
        self.stage = 1
        self.tokens = dict.fromkeys(BOX.cards, 0)
        self.new_turn()
        self.asked: tuple[int, dict[str, Any], list[Choice]] | None = None
        self.flow = self.whole_game()
        self.go_on(None)

    def new_turn(self) -> None:
        """Forget what lasts until the end of a turn."""
        self.influence = 0
        self.income_up: Counter[str] = Counter()
        self.discounts: list[dict[str, Any]] = []
        self.reshuffles = 0
        self.moved: set[str] = set()
        self.restocked: set[str] = set()

    @property
    def dealt(self) -> dict[str, Any]:
        """What the setup turned up."""
        seen: dict[str, Any] = self.luck["dealt"]()
        return seen

    # ------------------------------------------------------------------ the interface of lockstep

    def go_on(self, choice: Choice | None) -> None:
        """Run to the next decision."""
        self.seen: dict[str, Any] | None = None  # what everybody sees now
        try:
            _ = next(self.flow) if choice is None else self.flow.send(choice)
        except StopIteration:
            self.asked, self.over, self.phase = None, True, "over"

    def owing(self) -> list[int]:
        """Return the seat that is asked."""
        return [self.asked[0]] if self.asked else []

    def question(self, seat: int) -> dict[str, Any]:
        """Return what a seat is asked."""
        assert self.asked
        return self.asked[1]

    def legal(self, seat: int) -> list[Choice]:
        """Return what a seat may do; nobody decides in another player's turn (14.1)."""
        return self.asked[2] if self.asked and self.asked[0] == seat else []

    def play(self, seat: int, choice: Choice, luck: dict[str, Any]) -> None:
        """Carry out a choice."""
        self.luck = luck
        self.go_on(choice)
        left = [cards for cards in [*self.luck["drawn"].values(), self.luck["masters"]] if cards]
        assert not left, f"the engine drew more cards: {left}"

    def points(self) -> list[float]:
        """Return the points."""
        return [player.points for player in self.players]

    def winners(self) -> list[int]:
        """Return who has won."""
        return sorted(self.won)

    def ask(self, kind: str, options: list[Choice], *, always: bool = False, **facts: Any) -> Flow:
        """Ask the player whose turn it is; a list with one entry is carried out without a question (14.1)."""
        if len(options) == 1 and not always:
            return options[0]
        assert options, f"nothing to choose: {kind}"
        self.asked = (self.actor, {"kind": kind, **facts}, options)
        choice = yield
        assert choice in options, f"{choice} is not one of {options}"
        return choice

    # ------------------------------------------------------------------ views

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat may see (11): what everybody sees, and more of itself."""
        if self.seen is None:
            self.seen = self.public_view()
        if seat < 0:
            return self.seen
        seats = [
            {**shown, **self.own_view(player)} if player.seat == seat else shown
            for player, shown in zip(self.players, self.seen["seats"], strict=True)
        ]
        return {**self.seen, "seat": seat, "seats": seats}

    def public_view(self) -> dict[str, Any]:
        """Return what everybody sees."""
        buildings = [*BOX.cards, *(name for name in self.objectives if "objective" in BOX.objectives[name])]
        return {
            "game": "feudalia",
            "variant": self.options.variant,
            "seat": -1,
            "round": self.round,
            "phase": self.phase,
            "turn": self.actor,
            "to_act": self.owing(),
            "first": self.first,
            "target": self.target,
            "ends_with": "cathedral" if self.until_cathedral else "target",
            "last_rounds": self.is_ending,
            "tie_break": self.tie_break,
            "over": self.over,
            "winners": self.winners(),
            "objectives": self.objectives,
            "draft": self.draft,
            "supply": {card: n for card, n in self.supply.items() if n},
            "eliminated": counted(self.box),
            "market": sorted(self.market, key=BOX.basic.index),
            "master_deck": {
                "size": len(self.master_deck) + len(self.under),
                "unknown": sorted(self.master_deck, key=BOX.basic.index),
                "under": self.under,
            },
            "fief_deck": self.fief_deck,
            "cathedral": [
                {
                    "card": card,
                    "tokens": self.tokens[card],
                    "open": card in self.open_cards(),
                    "taken": [player.tokens[card] for player in self.players],
                }
                for card in buildings
            ],
            "stage": self.stage,
            "now": {
                "question": self.kind_asked(),
                "influence": self.influence,
                "income_up": {kind: n for kind, n in self.income_up.items() if n},
                "discounts": self.discounts_seen(),
                "reshuffled": self.reshuffles >= BOX.game["reshuffles_before_replenish"],
                "played": counted(self.players[self.actor].played),
                "turned": [m for m in BOX.basic if m in self.market and m in self.players[self.actor].turned],
            },
            "seats": [self.seat_view(player) for player in self.players],
        }

    def kind_asked(self) -> str:
        """Name the kind of question; what is paid or eliminated for is left out."""
        if not self.asked:
            return ""
        kind = str(self.asked[1]["kind"])
        return "pay" if kind.startswith("pay_") else re.sub("^eliminate_for_.*", "eliminate_for", kind)

    @pure
    def discounts_seen(self) -> list[dict[str, Any]]:
        """Return the discounts gained this turn, in the order of the material."""
        return [
            {
                "on": discount["on"],
                "coins": discount.get("coins", 0),
                "cubes": discount.get("cubes", 0),
                "of": discount.get("of", []),
                "next_only": discount["uses"] == 1,
            }
            for discount in sorted(self.discounts, key=BOX.printed.index)
        ]

    def seat_view(self, player: Player) -> dict[str, Any]:
        """Return one seat as everybody sees it."""
        fiefs = [self.fief_view(player, fief) for fief in player.fiefs]
        return {
            "seat": player.seat,
            "coins": player.coins,
            "keeps": player.keeps,
            "face": player.face,
            "vp": player.points,
            "nobles": player.nobles,
            "out": player.out,
            "turns": player.turns,
            "hand_size": len(player.hand),
            "deck_size": len(player.deck),
            "discard_size": len(player.discard),
            "discard": counted(player.discard),
            "hand_and_deck": counted(player.hand + player.deck),
            "known_in_hand": counted(player.known),
            "fiefs": [*fiefs, *[None] * (3 - len(fiefs))],
            "tokens": {card: n for card, n in player.tokens.items() if n},
        }

    def own_view(self, player: Player) -> dict[str, Any]:
        """Return what only the player sees of the own seat."""
        seen: dict[str, Any] = {"hand": counted(player.hand), "deck": counted(player.deck)}
        if self.phase == "main" and player.seat == self.actor:
            seen["can_work"] = {
                card: [number + 1 for number, fief in enumerate(player.fiefs) if self.can_work(card, fief)]
                for card in types(player.hand)
                if "field" in BOX.vassals[card]
            }
            if self.kind_asked() == "main":
                seen["lacks"] = self.all_lacks(player)
        return seen

    def all_lacks(self, player: Player) -> dict[str, dict[str, int]]:
        """Return what is lacking for everything that lies ready to be bought."""
        lacks = {
            card: self.lacks(player, BOX.vassals[card]["cost"], "vassal")
            for card in self.supply
            if self.supply[card]
        }
        for master in [*self.market, *BOX.cathedral_masters]:
            lacks[master] = self.lacks(player, BOX.masters[master]["cost"], "master")
        for card in self.open_cards():
            if self.has_needed_master(player, card):
                lacks[card] = self.lacks(player, self.price_of(card), self.discount_kind(card))
        for number, fief in enumerate(player.fiefs):
            if fief.level < 2:
                lacks[f"fief_{number + 1}"] = self.lacks(player, fief.side["upgrade"], "upgrade")
        return {name: missing for name, missing in lacks.items() if missing}

    def lacks(self, player: Player, cost: dict[str, int], on: str) -> dict[str, int]:
        """Return the coins and cubes lacking for a price when discounts are used as DEFAULT does."""
        stock = player.stock()
        due = {cube: cost.get(cube, 0) for cube in CUBES}
        for unit in self.units(player, on):
            saved = default_saving(due, unit, stock)
            if saved:
                due[saved] -= 1
        missing: dict[str, int] = {}
        spare = 0
        for resource, have in player.amounts().items():
            left = have - due[resource]
            if left < 0:
                missing[resource] = -left
            else:
                spare += left
        if due["any"] > spare:
            missing["any"] = due["any"] - spare
        coins = self.coins_due(player, cost, on) - player.coins
        if coins > 0:
            missing["coins"] = coins
        return missing

    def fief_view(self, player: Player, fief: Fief) -> dict[str, Any]:
        """Return a fief as everybody sees it."""
        masters: list[dict[str, Any]] = []
        for master in fief.masters:
            masters.append({"master": master, "turned": master in player.turned})
            if master in BOX.holders:
                masters[-1]["cubes"] = player.on_master[master]
                masters[-1]["capacity"] = BOX.holders[master]["capacity"]
        return {
            "colour": fief.colour,
            "level": fief.level,
            "vp": fief.side["vp"],
            "fields": fief.fields,
            "free_fields": fief.fields - fief.occupied,
            "cities": fief.side["cities"],
            "free_cities": fief.free_cities,
            "cubes": fief.cubes,
            "total": self.total(player, fief),
            "tax": self.tax_on(fief),
            "shield": fief.sum_of("tax_shield"),
            "vassals": counted(fief.vassals),
            "masters": masters,
        }

    def total(self, player: Player, fief: Fief) -> int:
        """Count the cubes of a fief, those on its masters included."""
        return sum(sum(cubes.values()) for cubes in player.stock(fief).values())

    def tax_on(self, fief: Fief) -> int:
        """Return the tax of a fief (6.2)."""
        taxable = max(0, sum(fief.cubes.values()) - fief.sum_of("tax_shield"))
        return taxable // int(BOX.game["tax_divisor"])

    # ------------------------------------------------------------------ setup (4)

    @property
    def order(self) -> list[Player]:
        """The players in turn order."""
        return self.players[self.first :] + self.players[: self.first]

    def whole_game(self) -> Flow:
        """Play the game from setup to end."""
        yield from self.set_up()
        while not self.over:
            yield from self.play_round()

    def set_up(self) -> Flow:
        """Lay out everything, choose workers and fiefs."""
        for name in self.objectives:
            if "objective" in BOX.objectives[name]:
                per_player = BOX.objectives[name]["objective"]["tokens_per_player"]
                self.tokens[name] = per_player * len(self.players)
        self.tokens["foundations"] = BOX.cards["foundations"]["tokens"][str(len(self.players))]
        draft = self.options.settings.get("edition") == "draft"
        specific = self.scenario["specific"]
        laid_out = [*BOX.standard, *(self.scenario.get("specific_draft", specific) if draft else specific)]
        if self.scenario["random_specific"]:
            laid_out += [card for card in self.dealt["supply"] if card not in laid_out]
            self.check_random_vassals(laid_out, ["draft"] if draft else ["draft", "extra"])
        self.supply: dict[str, int] = {card: BOX.vassals[card]["copies"] for card in laid_out}
        for player in self.players:
            for card, n in self.scenario["start"].items():
                player.deck += [card] * n
                if card in self.supply:
                    self.supply[card] -= n
            player.deck.remove(COLLECTOR)
            player.discard.append(COLLECTOR)
        if self.scenario["fixed_fiefs"]:
            for player in self.players:
                player.fiefs = [self.take_fief(colour) for colour in self.scenario["fixed_fiefs"]]
        elif self.options.settings.get("wheat_fief"):  # R39
            for player in self.players:
                player.fiefs.append(self.take_fief("wheat"))
        if self.scenario["start_choice"]:
            for player in self.order:
                self.actor = player.seat
                workers = [
                    {"kind": "choose_worker", "vassal": card} for card in self.scenario["start_choice"]
                ]
                worker = (yield from self.ask("worker", workers))["vassal"]
                player.deck.append(worker)
                self.supply[worker] -= 1
        else:  # dealt before anybody listened
            for player in self.players:
                hand = self.dealt["hands"][player.seat]
                self.luck["drawn"][player.seat] = [card for card, n in hand.items() for _ in range(n)]
        for player in self.order:
            self.draw(player, BOX.game["hand_size"])
        if not self.scenario["fixed_fiefs"]:
            yield from self.draft_fiefs()
        self.lay_out_masters()

    def check_random_vassals(self, laid_out: list[str], editions: list[str]) -> None:
        """Check the draw of scenario 10: one upgraded cleric and four others (R31)."""
        drawn = [card for card in laid_out if card not in BOX.standard]
        clerics = [card for card in drawn if kind_of(card) == "cleric" and BOX.vassals[card]["specialist"]]
        assert len(clerics) == self.scenario["random_upgraded_clerics"], clerics
        assert len(drawn) == self.scenario["random_specific"], drawn
        assert all(BOX.vassals[card]["hireable"] for card in drawn), drawn
        assert all(BOX.vassals[card]["edition"] in editions for card in drawn), drawn

    def take_fief(self, colour: str) -> Fief:
        """Take a level-0 fief from the deck."""
        assert self.fief_deck[colour] > 0
        self.fief_deck[colour] -= 1
        return Fief(colour)

    def draft_fiefs(self) -> Flow:
        """Draw two, keep one, pass the other on (4.7), then the same-type rule (4.8)."""
        rounds = BOX.game["fiefs_per_player"]
        rounds -= len(self.players[0].fiefs)
        passed: str | None = None
        for player in self.order * rounds:
            self.actor = player.seat
            kept = self.dealt["fiefs"][player.seat][len(player.fiefs)]
            if kept:  # two equal ones: kept without a question, so only the colour kept is known
                drawn, passed = kept, passed or self.take_fief(kept).colour
            else:
                drawn = self.dealt["draft"]["drawn"]
                passed = passed or self.take_fief(self.dealt["draft"]["offered"]).colour
            self.take_fief(drawn)
            self.draft = {"offered": passed, "drawn": drawn}
            options = [{"kind": "keep_fief", "colour": colour} for colour in dict.fromkeys([passed, drawn])]
            choice = yield from self.ask("draft", options, offered=passed, drawn=drawn)
            player.fiefs.append(Fief(choice["colour"]))
            passed = drawn if choice["colour"] == passed else passed
        self.draft = None
        assert passed
        self.fief_deck[passed] += 1
        for player in self.order:
            self.actor = player.seat
            if len({fief.colour for fief in player.fiefs}) == 1:
                options = [{"kind": "give_fief_back"}, {"kind": "keep_three_fiefs"}]
                if (yield from self.ask("same_type", options))["kind"] == "give_fief_back":
                    self.replace_fief(player)

    def replace_fief(self, player: Player) -> None:
        """Give one of three equal fiefs back for the first of another colour turned up."""
        old = player.fiefs[-1].colour
        new = self.dealt["fiefs"][player.seat][-1]
        assert new != old or not any(n for colour, n in self.fief_deck.items() if colour != old)
        if new != old:
            player.fiefs[-1] = self.take_fief(new)
            self.fief_deck[old] += 1

    def lay_out_masters(self) -> None:
        """Lay out the market: the scenario's, or five of all whose colour somebody owns (4.3, R5)."""
        self.market = list(self.dealt["market"])
        if self.scenario["all_masters"]:
            owned = {"any", *(fief.colour for player in self.players for fief in player.fiefs)}
            self.master_deck = [
                master
                for master in BOX.basic
                if BOX.masters[master]["flag"] in owned and master not in self.scenario["masters_removed"]
            ]
            assert len(self.market) == BOX.game["face_up_masters"]
            for master in self.market:
                self.master_deck.remove(master)
        else:
            self.market = list(self.scenario["masters_face_up"])
            self.master_deck = list(self.scenario["masters_in_deck"])

    # ------------------------------------------------------------------ cards

    def draw(self, player: Player, number: int, *, replenishing: bool = False) -> None:
        """Draw cards; the discard pile becomes the deck when it is empty (8.4)."""
        for _ in range(number):
            if not player.deck:
                if not player.discard:
                    return
                if not replenishing and self.reshuffles >= BOX.game["reshuffles_before_replenish"]:
                    return
                self.reshuffles += 1
                player.known = list(player.hand)
                player.deck, player.discard = player.discard, []
            card = self.luck["drawn"][player.seat].pop(0)
            player.deck.remove(card)
            player.hand.append(card)

    def from_hand(self, player: Player, card: str) -> None:
        """Take a card out of the hand."""
        player.hand.remove(card)
        if card in player.known:
            player.known.remove(card)

    # ------------------------------------------------------------------ rounds and turns (5)

    def play_round(self) -> Flow:
        """Play one turn of everybody still in, then look whether the game ends."""
        self.progress = False
        for player in [player for player in self.order if not player.out]:
            self.actor = player.seat
            self.influence = BOX.game["influence_actions_per_turn"]
            self.phase = "start"
            yield from self.start_phase(player)
            self.phase = "main"
            yield from self.main_phase(player)
            self.phase, self.influence = "final", 0
            yield from self.final_phase(player)
            self.new_turn()
            player.turns += 1
            if player.points >= self.target and not self.until_cathedral:
                self.last_rounds = True
        self.end_check()
        if not self.over:
            self.round += 1

    # ------------------------------------------------------------------ start phase (6)

    def start_phase(self, player: Player) -> Flow:
        """Straighten the masters, then pay the tax if the collector is in hand."""
        player.turned.clear()
        for fief in player.fiefs:
            for master in fief.masters:
                if BOX.masters[master]["when"] == "straighten":
                    self.apply_straightening(player, fief, master)
        if COLLECTOR in player.hand:
            if any(sum(fief.cubes.values()) >= BOX.game["tax_divisor"] for fief in player.fiefs):
                yield from self.tax_on_cubes(player)
            else:
                yield from self.tax_on_hand(player)
            self.from_hand(player, COLLECTOR)
            player.discard.append(COLLECTOR)

    def apply_straightening(self, player: Player, fief: Fief, master: str) -> None:
        """Apply a straightening effect; with the cards of the box none leaves a choice."""
        for effect in BOX.masters[master]["effects"]:
            if effect["op"] == "stash":
                held = player.on_master[master]
                room = effect["capacity"] - sum(held.values())
                held[effect["of"][0]] += min(effect["fill"], room)
            else:
                assert effect["op"] == "produce" and isinstance(effect["of"], str)
                fief.cubes[effect["of"]] += effect["n"]

    def tax_on_cubes(self, player: Player) -> Flow:
        """Every fief pays half of its taxable cubes, player's choice."""
        by_default = False
        for number, fief in enumerate(player.fiefs):
            due = self.tax_on(fief)
            while due:
                places = {f"fief_{number + 1}": fief.cubes}
                by_default = yield from self.give_one("tax_cube", number, due, places, by_default)
                due -= 1

    def give_one(self, kind: str, number: int, due: int, places: Stock, by_default: bool) -> Flow:
        """Give up one cube of a fief; return whether DEFAULT gives the rest."""
        options: list[Choice] = [
            {"kind": "give", "resource": resource, "from": place}
            for place, cubes in places.items()
            for resource in RESOURCES
            if cubes[resource]
        ]
        if not by_default and len(options) > 1:
            choice = yield from self.ask(kind, [{"kind": "default"}, *options], fief=number + 1, n=due)
            by_default = choice["kind"] == "default"
        else:
            choice = options[0]
        if by_default:
            on_fief = places[f"fief_{number + 1}"]
            best = max(RESOURCES, key=lambda resource: sum(cubes[resource] for cubes in places.values()))
            place = f"fief_{number + 1}" if on_fief[best] else next(p for p in places if places[p][best])
            places[place][best] -= 1
        else:
            places[choice["from"]][choice["resource"]] -= 1
        return by_default

    def tax_on_hand(self, player: Player) -> Flow:
        """Without cubes half of the income of the hand is discarded (6.2, R8)."""
        hand = [card for card in player.hand if card != COLLECTOR]
        total = sum(BOX.vassals[card]["income"] for card in hand)
        if total < 2:
            chosen = hand
        else:
            due = total // BOX.game["tax_divisor"]
            sets = [{"kind": "discard_set", "cards": cards} for cards in tax_sets(hand, due)]
            chosen = (yield from self.ask("tax_set", sets, due=due))["cards"]
        for card in list(chosen):
            self.from_hand(player, card)
            player.discard.append(card)

    # ------------------------------------------------------------------ main phase (7)

    def main_phase(self, player: Player) -> Flow:
        """Take actions until passing."""
        while True:
            choice = yield from self.ask(
                "main",
                self.listed(player),
                always=True,
                coins=player.coins,
                influence=self.influence,
            )
            kind = choice["kind"]
            if kind == "pass":
                return
            if kind not in ("move", "stash"):
                self.moved.clear()
                self.restocked.clear()
            yield from getattr(self, f"do_{kind}")(player, choice)

    def listed(self, player: Player) -> list[Choice]:
        """List everything the player can begin; nothing changes meanwhile."""
        with comparing():
            return self.main_options(player)

    def main_options(self, player: Player) -> list[Choice]:
        """List everything the player can begin."""
        options: list[Choice] = [{"kind": "pass"}]
        options += [{"kind": "hire", "vassal": card} for card in self.supply if self.can_hire(player, card)]
        for card in types(player.hand):
            options.append({"kind": "income", "vassal": card})
            if any(self.can_work(card, fief) for fief in player.fiefs):
                options.append({"kind": "work", "vassal": card})
            if self.can_influence(player, card):
                options.append({"kind": "influence", "vassal": card})
        for number, fief in enumerate(player.fiefs):
            if fief.level < 2 and self.affordable(player, fief.side["upgrade"], "upgrade"):
                options.append({"kind": "upgrade", "fief": number + 1})
        options += [
            {"kind": "build", "card": card} for card in self.open_cards() if self.can_build(player, card)
        ]
        if any(self.can_hire_master(player, master) for master in self.market):
            options.append({"kind": "hire_master"})
        for master in BOX.cathedral_masters:
            if master not in player.masters and self.copies[master] and self.can_hire_master(player, master):
                options.append({"kind": "hire_cathedral_master", "master": master})
        for master in player.masters:
            if self.can_use(player, master):
                options.append({"kind": "use", "master": master})
            if master not in self.moved and self.goals(player, master):
                options.append({"kind": "move", "master": master})
            if master in BOX.holders and master not in self.restocked and self.stashes(player, master):
                options.append({"kind": "stash", "master": master})
        return options

    # ------------------------------------------------------------------ prices

    @pure
    def discounts_on(self, player: Player, on: str) -> list[dict[str, Any]]:
        """Return all discounts on a kind of purchase: this turn's, and those of own masters."""
        passive = [
            effect
            for master in player.masters
            if BOX.masters[master]["when"] == "passive"
            for effect in BOX.masters[master]["effects"]
            if effect["op"] == "discount"
        ]
        return [discount for discount in [*self.discounts, *passive] if discount["on"] == on]

    def coins_due(self, player: Player, cost: dict[str, int], on: str) -> int:
        """Return the coins of a price, discounts taken off."""
        price = cost.get("coins", 0)
        return max(0, price - self.coins_saved(player, on)) if price else 0

    @pure
    def coins_saved(self, player: Player, on: str) -> int:
        """Return the coins that discounts on a kind of purchase save."""
        return sum([discount.get("coins", 0) for discount in self.discounts_on(player, on)])

    @pure
    def units(self, player: Player, on: str) -> list[frozenset[str]]:
        """Return the cubes discounts save, one by one: those that name one resource first (14.3)."""
        units = [
            frozenset(discount["of"])
            for discount in self.discounts_on(player, on)
            for _ in range(discount.get("cubes", 0))
        ]
        return sorted(units, key=lambda unit: (len(unit), [r not in unit for r in RESOURCES]))

    def affordable(
        self, player: Player, cost: dict[str, int], on: str, fief: Fief | None = None, *, coins: bool = True
    ) -> bool:
        """Whether a price can be paid now."""
        if coins and self.coins_due(player, cost, on) > player.coins:
            return False
        due = {cube: cost.get(cube, 0) for cube in CUBES}
        return payable(due, self.units(player, on), player.stock(fief))

    def pay(
        self,
        player: Player,
        cost: dict[str, int],
        on: str,
        fief: Fief | None = None,
        *,
        free_coins: bool = False,
        **what: object,
    ) -> Flow:
        """Pay a price: discounts, named cubes, black cubes (14.3)."""
        coins = 0 if free_coins else self.coins_due(player, cost, on)
        due = {cube: cost.get(cube, 0) for cube in CUBES}
        units, stock = self.units(player, on), player.stock(fief)
        while True:
            while units and not (due["any"] or any(due[cube] for cube in units[0])):
                units = units[1:]
            if not any(due.values()):
                break
            if one_way(due, units, stock):
                choice: Choice = {"kind": "default"}
            else:
                options = self.payment_options(due, units, stock)
                choice = options[0]
                if len(options) > 1:
                    proposed: dict[str, Counter[str]] = {}
                    for place, resource in default_payment(due, units, stock):
                        proposed.setdefault(place, Counter())[resource] += 1
                    facts: dict[str, Any] = {
                        **what,
                        "due": [cube for cube in CUBES for _ in range(due[cube])],
                        "coins": coins,
                        "saving": [cube for cube in RESOURCES if units and cube in units[0]],
                        "proposed": proposed,
                    }
                    kind = f"pay_{facts.pop('bought')}"
                    if "number" in facts:
                        facts["fief"] = facts.pop("number")
                    choice = yield from self.ask(kind, [{"kind": "default"}, *options], **facts)
            if choice["kind"] == "default":
                for place, resource in default_payment(due, units, stock):
                    stock[place][resource] -= 1
                break
            if choice["kind"] == "save":
                due[choice["cube"]] -= 1
                units = units[1:]
            else:
                stock[choice["from"]][choice["resource"]] -= 1
                due[choice["resource"] if due[choice["resource"]] else "any"] -= 1
        player.coins -= coins
        self.discounts = [
            discount for discount in self.discounts if not (discount["on"] == on and discount["uses"] == 1)
        ]

    def payment_options(self, due: Due, units: list[frozenset[str]], stock: Stock) -> list[Choice]:
        """List the next step of a payment."""
        if units:
            return [
                {"kind": "save", "cube": cube}
                for cube in CUBES
                if due[cube]
                and (cube == "any" or cube in units[0])
                and payable({**due, cube: due[cube] - 1}, units[1:], stock)
            ]
        named = next((resource for resource in RESOURCES if due[resource]), None)
        return [
            {"kind": "give", "resource": resource, "from": place}
            for resource in ([named] if named else RESOURCES)
            for place in stock
            if stock[place][resource]
        ]

    # ------------------------------------------------------------------ vassals

    def can_hire(self, player: Player, card: str) -> bool:
        """Whether a vassal can be hired now (7.1)."""
        printed = BOX.vassals[card]
        return (
            self.supply[card] > 0
            and printed["hireable"]
            and bool(not printed["eliminate"] or self.of_kind(player, printed["eliminate"]))
            and self.affordable(player, printed["cost"], "vassal")
        )

    def of_kind(self, player: Player, kind: str) -> list[str]:
        """List the types of a kind in the hand."""
        return [card for card in types(player.hand) if kind_of(card) == kind]

    def do_hire(self, player: Player, choice: Choice) -> Flow:
        """Hire a vassal: eliminate, pay, put it on the discard pile."""
        card = choice["vassal"]
        printed = BOX.vassals[card]
        eliminated = None
        if printed["eliminate"]:
            options = [{"kind": "eliminate", "vassal": v} for v in self.of_kind(player, printed["eliminate"])]
            eliminated = (yield from self.ask("eliminate_for_vassal", options, vassal=card))["vassal"]
        yield from self.pay(player, printed["cost"], "vassal", bought="vassal", vassal=card)
        if eliminated:
            self.eliminate(player, eliminated)
        self.supply[card] -= 1
        player.discard.append(card)
        if printed["kind"] == "noble":
            self.progress = True

    def eliminate(self, player: Player, card: str) -> None:
        """Put a card of the hand into the box."""
        self.from_hand(player, card)
        self.box.append(card)

    def do_income(self, player: Player, choice: Choice) -> Flow:
        """Discard a card for its income (7.2)."""
        card = choice["vassal"]
        self.from_hand(player, card)
        player.discard.append(card)
        player.earn(BOX.vassals[card]["income"] + self.income_up[kind_of(card)])
        yield from ()

    def field_cost(self, card: str, fief: Fief) -> dict[str, int]:
        """Return the activation cost in a fief, coins waived where a master says so."""
        cost = dict(BOX.vassals[card]["field"]["fiefs"][fief.colour])
        if fief.sum_of("free_field_cost"):
            cost["coins"] = 0
        return cost

    def can_work(self, card: str, fief: Fief) -> bool:
        """Whether a vassal can be played into a field of a fief (7.3)."""
        field = BOX.vassals[card].get("field")
        if not field or fief.colour not in field["fiefs"] or fief.occupied >= fief.fields:
            return False
        return self.affordable(self.players[self.actor], self.field_cost(card, fief), "", fief)

    def do_work(self, player: Player, choice: Choice) -> Flow:
        """Play a vassal into a field and carry out its effects."""
        card = choice["vassal"]
        options = [
            {"kind": "fief", "fief": number + 1}
            for number, fief in enumerate(player.fiefs)
            if self.can_work(card, fief)
        ]
        number = (yield from self.ask("field_fief", options, vassal=card))["fief"]
        fief = player.fiefs[number - 1]
        yield from self.pay(player, self.field_cost(card, fief), "", fief, bought="vassal", vassal=card)
        self.from_hand(player, card)
        fief.vassals.append(card)
        if fief.occupied - fief.occupied_extra >= fief.side["fields"]:  # printed fields are filled first
            fief.occupied_extra += 1
        fief.occupied += 1
        yield from self.carry_out(player, BOX.vassals[card]["field"]["effects"], fief, card, field=True)

    def can_influence(self, player: Player, card: str) -> bool:
        """Whether a card can be laid on the table for its influence now."""
        printed = BOX.vassals[card].get("influence")
        return bool(printed and self.influence > 0 and self.affordable(player, printed["cost"], ""))

    def do_influence(self, player: Player, choice: Choice) -> Flow:
        """Lay an influence card on the table and carry out its effects (7.4)."""
        card = choice["vassal"]
        printed = BOX.vassals[card]["influence"]
        yield from self.pay(player, printed["cost"], "", bought="vassal", vassal=card)
        self.from_hand(player, card)
        player.played.append(card)
        self.influence -= 0 if printed["plus"] else 1
        yield from self.carry_out(player, printed["effects"], None, card)

    # ------------------------------------------------------------------ points

    def do_upgrade(self, player: Player, choice: Choice) -> Flow:
        """Raise a fief by a level (7.5)."""
        fief = player.fiefs[choice["fief"] - 1]
        before = player.points
        yield from self.pay(player, fief.side["upgrade"], "upgrade", bought="upgrade", number=choice["fief"])
        fief.level += 1
        self.progress |= player.points > before

    def open_cards(self) -> list[str]:
        """List the cathedral cards of the stage and the objectives, as long as they have tokens."""
        return [
            card
            for card, tokens in self.tokens.items()
            if tokens and (card not in BOX.cards or BOX.cards[card]["stage"] == self.stage)
        ]

    def price_of(self, card: str) -> dict[str, int]:
        """Return the price of a token; of a C card its master's."""
        if card not in BOX.cards:
            return dict(BOX.objectives[card]["objective"]["cost"])
        needed = BOX.cards[card]["needs_master"]
        return dict(BOX.cathedral_masters[needed]["build_cost"] if needed else BOX.cards[card]["cost"])

    def can_build(self, player: Player, card: str) -> bool:
        """Whether a token can be bought now (7.6)."""
        if not self.has_needed_master(player, card):
            return False
        if card not in BOX.cards and not self.of_kind(player, BOX.objectives[card]["objective"]["eliminate"]):
            return False
        return self.affordable(player, self.price_of(card), self.discount_kind(card))

    def has_needed_master(self, player: Player, card: str) -> bool:
        """Whether the player owns the cathedral master a C card asks for."""
        needed = BOX.cards[card]["needs_master"] if card in BOX.cards else ""
        return not needed or needed in player.masters

    def discount_kind(self, card: str) -> str:
        """Return which discounts hold for a token: an objective is no part of the cathedral."""
        return "cathedral" if card in BOX.cards else ""

    def do_build(self, player: Player, choice: Choice) -> Flow:
        """Build: eliminate where asked, pay, take a token; the stage may change at once."""
        card = choice["card"]
        eliminated = None
        if card not in BOX.cards:
            kind = BOX.objectives[card]["objective"]["eliminate"]
            options = [{"kind": "eliminate", "vassal": vassal} for vassal in self.of_kind(player, kind)]
            eliminated = (yield from self.ask("eliminate_for_building", options, card=card))["vassal"]
        yield from self.pay(
            player, self.price_of(card), self.discount_kind(card), bought="building", card=card
        )
        if eliminated:
            self.eliminate(player, eliminated)
        self.tokens[card] -= 1
        player.tokens[card] += 1
        self.progress = True
        if card in BOX.cards:
            self.next_stage()

    def next_stage(self) -> None:
        """Begin the next stage when the last token of this one was taken."""
        if any(self.tokens[card] for card in BOX.cards):
            return
        later = [card for card in BOX.cards.values() if card["stage"] == self.stage + 1]
        self.stage += 1
        for card in later:
            self.tokens[card["id"]] = card["tokens"][str(len(self.players))]
        if not later and self.until_cathedral:
            self.last_rounds = True

    # ------------------------------------------------------------------ masters (7.7, 7.8)

    def is_bound(self, player: Player, master: str) -> bool:
        """Whether a vassal was played into this master's extra field this turn (R43)."""
        fief = player.home(master)
        own = sum(e["n"] for e in BOX.masters[master]["effects"] if e["op"] == "extra_field")
        return bool(own) and fief.occupied_extra > fief.sum_of("extra_field") - own

    def goals(self, player: Player, master: str) -> list[int]:
        """List the fiefs a master can move to."""
        if self.is_bound(player, master):
            return []
        return [
            number
            for number, fief in enumerate(player.fiefs)
            if master not in fief.masters and fief.free_cities > 0 and fief.fits(master)
        ]

    def has_room(self, player: Player, master: str, moves: Counter[str], fired: bool) -> bool:
        """Whether a master can still be housed, after whatever moves and dismissal are left."""
        owns = player.masters
        return can_be_housed(
            tuple([(player.fiefs.index(player.home(own)), moves[own]) for own in owns]),
            tuple([int(fief.side["cities"]) for fief in player.fiefs]),
            tuple([fief.fits(master) for fief in player.fiefs]),
            tuple([tuple([fief.fits(own) for fief in player.fiefs]) for own in owns]),
            tuple(
                [
                    sum([e["n"] for e in BOX.masters[own]["effects"] if e["op"] == "extra_field"])
                    for own in owns
                ]
            ),
            tuple([fief.occupied_extra for fief in player.fiefs]),
            fired,
        )

    def homes(self, player: Player, master: str, moves: Counter[str], fired: bool) -> list[Choice]:
        """List what can be done to house a master: move in, or first move or fire somebody."""
        options: list[Choice] = [
            {"kind": "house", "fief": number + 1}
            for number, fief in enumerate(player.fiefs)
            if fief.free_cities > 0 and fief.fits(master)
        ]
        for own in player.masters:
            home = player.home(own)
            cities = [list(fief.cities) for fief in player.fiefs]
            for goal in self.goals(player, own) if moves[own] < 2 else []:
                home.leave(own)
                player.fiefs[goal].house(own)
                if self.has_room(player, master, moves + Counter([own]), fired):
                    options.append({"kind": "house_moving", "master": own, "fief": goal + 1})
                for fief, before in zip(player.fiefs, cities, strict=True):
                    fief.cities = list(before)
            if not fired and not self.is_bound(player, own):
                home.leave(own)
                if self.has_room(player, master, moves, True):
                    options.append({"kind": "house_firing", "master": own})
                for fief, before in zip(player.fiefs, cities, strict=True):
                    fief.cities = list(before)
        return options

    def can_hire_master(self, player: Player, master: str) -> bool:
        """Whether a master can be paid and housed now (R9, R55)."""
        return self.affordable(player, BOX.masters[master]["cost"], "master") and self.has_room(
            player, master, Counter(), False
        )

    def do_hire_master(self, player: Player, choice: Choice) -> Flow:
        """Draw two masters, hire one, put another under the deck."""
        drawn = self.draw_masters()
        self.market += drawn
        options = [
            {"kind": "take_master", "master": master}
            for master in self.market
            if self.can_hire_master(player, master)
        ]
        master = (yield from self.ask("take_master", options))["master"]
        self.market.remove(master)
        for _ in range(len(drawn) - 1):
            options = [{"kind": "put_under", "master": other} for other in self.market]
            other = (yield from self.ask("put_under", options, master=master))["master"]
            self.market.remove(other)
            self.under.append(other)
        yield from self.house_and_pay(player, master)

    def draw_masters(self) -> list[str]:
        """Draw from the deck, then from those put under it, in their order."""
        drawn: list[str] = []
        for _ in range(BOX.game["masters_drawn_before_hire"]):
            if self.master_deck:
                drawn.append(self.luck["masters"].pop(0))
                self.master_deck.remove(drawn[-1])
            elif self.under:
                drawn.append(self.under.pop(0))
                assert self.luck["masters"].pop(0) == drawn[-1]
        return drawn

    def do_hire_cathedral_master(self, player: Player, choice: Choice) -> Flow:
        """Hire a cathedral master; nothing is drawn (R35)."""
        self.copies[choice["master"]] -= 1
        yield from self.house_and_pay(player, choice["master"])

    def house_and_pay(self, player: Player, master: str) -> Flow:
        """House a master, perhaps after a move or a dismissal, and pay."""
        moves: Counter[str] = Counter()
        fired = False
        while True:
            options = self.homes(player, master, moves, fired)
            never_silent = any(option["kind"] != "house" for option in options)
            choice = yield from self.ask("place", options, always=never_silent, master=master)
            if choice["kind"] == "house":
                break
            home = player.home(choice["master"])
            home.leave(choice["master"])
            if choice["kind"] == "house_moving":
                player.fiefs[choice["fief"] - 1].house(choice["master"])
                moves[choice["master"]] += 1
            else:
                self.fire(player, choice["master"], home)
                fired = True
        fief = player.fiefs[choice["fief"] - 1]
        yield from self.pay(player, BOX.masters[master]["cost"], "master", bought="master", master=master)
        fief.house(master)
        if master in BOX.holders:
            player.on_master[master] = no_cubes()

    def fire(self, player: Player, master: str, fief: Fief) -> None:
        """Dismiss a master: cubes on him stay on the fief, he joins market or C card."""
        for resource, n in player.on_master.pop(master, {}).items():
            fief.cubes[resource] += n
        if master in BOX.cathedral_masters:
            self.copies[master] += 1
        else:
            self.market.append(master)

    def can_use(self, player: Player, master: str) -> bool:
        """Whether a master can be used now."""
        card = BOX.masters[master]
        if card["when"] != "action" or master in player.turned:
            return False
        return self.affordable(player, card["action_cost"], "", player.home(master))

    def do_use(self, player: Player, choice: Choice) -> Flow:
        """Use a master: pay, turn the card, carry out the effects in its fief (7.8)."""
        master = choice["master"]
        card, fief = BOX.masters[master], player.home(choice["master"])
        yield from self.pay(player, card["action_cost"], "", fief, bought="master", master=master)
        player.turned.add(master)
        yield from self.carry_out(player, card["effects"], fief, master)

    def do_move(self, player: Player, choice: Choice) -> Flow:
        """Move a master to another fitting free city."""
        master = choice["master"]
        options = [{"kind": "fief", "fief": goal + 1} for goal in self.goals(player, master)]
        goal = (yield from self.ask("move_fief", options, master=master))["fief"]
        player.home(master).leave(master)
        player.fiefs[goal - 1].house(master)
        self.moved.add(master)

    def stashes(self, player: Player, master: str) -> list[tuple[int, ...]]:
        """List what could lie on a master besides what lies there now, by resource."""
        held, fief, printed = player.on_master[master], player.home(master), BOX.holders[master]
        ranges = [range(held[r] + fief.cubes[r] + 1) for r in RESOURCES if r in printed["of"]]
        now = tuple(held[r] for r in RESOURCES if r in printed["of"])
        return [
            amounts
            for amounts in itertools.product(*ranges)
            if sum(amounts) <= printed["capacity"] and amounts != now
        ]

    def do_stash(self, player: Player, choice: Choice) -> Flow:
        """Move cubes between a fief and its master."""
        master = choice["master"]
        left = self.stashes(player, master)
        held, fief = player.on_master[master], player.home(master)
        for bit, resource in enumerate(r for r in RESOURCES if r in BOX.holders[master]["of"]):
            options = [{"kind": "amount", "n": n} for n in sorted({amounts[bit] for amounts in left})]
            n = (yield from self.ask("stash_amount", options, master=master, resource=resource))["n"]
            left = [amounts for amounts in left if amounts[bit] == n]
            fief.cubes[resource] += held[resource] - n
            held[resource] = n
        self.restocked.add(master)

    # ------------------------------------------------------------------ effects (3)

    def carry_out(
        self,
        player: Player,
        effects: list[dict[str, Any]],
        fief: Fief | None,
        card: str,
        *,
        field: bool = False,
    ) -> Flow:
        """Carry out the effects of a card in order; `fief` is None for influence."""
        for effect in effects:
            yield from getattr(self, f"effect_{effect['op']}")(player, effect, fief, card, field)

    def ask_effect(
        self, player: Player, kind: str, options: list[Choice], n: int, fief: Fief | None, **facts: Any
    ) -> Flow:
        """Ask what an effect leaves open."""
        if fief:
            facts["fief"] = player.fiefs.index(fief) + 1
        return (yield from self.ask(kind, options, n=n, **facts))

    def ask_fief(self, player: Player, kind: str, n: int, fief: Fief | None, resource: str) -> Flow:
        """Return the fief a cube goes to: that of the card, or any for influence."""
        if fief:
            return fief
        options = [{"kind": "fief", "fief": number + 1} for number in range(len(player.fiefs))]
        choice = yield from self.ask_effect(player, kind, options, n, fief, resource=resource)
        return player.fiefs[choice["fief"] - 1]

    def effect_produce(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Take cubes from the reserve."""
        of, n = effect["of"], effect["n"]
        if of == "fief":
            assert fief
            of = fief.colour
        if isinstance(of, str):
            if fief and field:
                n += sum(
                    bonus["n"]
                    for master in fief.masters
                    for bonus in BOX.masters[master]["effects"]
                    if bonus["op"] == "bonus" and bonus["of"] == of
                )
            of = [of]
        for left in range(n, 0, -1):
            options = [{"kind": "resource", "resource": resource} for resource in of]
            resource = (yield from self.ask_effect(player, "produce_resource", options, left, fief))[
                "resource"
            ]
            goal = yield from self.ask_fief(player, "produce_fief", left, fief, resource)
            goal.cubes[resource] += 1

    def effect_trade(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Exchange up to so many times."""
        for left in range(effect["times"], 0, -1):
            options: list[Choice] = [
                {"kind": "exchange", "option": number + 1}
                for number, option in enumerate(effect["options"])
                if self.can_trade(player, option, fief)
            ]
            choice = yield from self.ask_effect(
                player, "trade_option", [*options, {"kind": "stop"}], left, fief
            )
            if choice["kind"] == "stop":
                return
            option = effect["options"][choice["option"] - 1]
            player.coins -= option.get("pay_coins", 0)
            paid: list[str] = []
            for item in option.get("pay", []):
                for _ in range(item["n"]):
                    resources = [r for r in item["of"] if self.can_pay_with(player, option, fief, r)]
                    pays = [{"kind": "resource", "resource": resource} for resource in resources]
                    resource = (yield from self.ask_effect(player, "trade_pay", pays, left, fief))["resource"]
                    assert fief, "no influence card trades cubes away"
                    stock = player.stock(fief)
                    stock[next(place for place in stock if stock[place][resource])][resource] -= 1
                    paid.append(resource)
            for item in option.get("gain", []):
                for _ in range(item["n"]):
                    gains = [
                        {"kind": "resource", "resource": resource}
                        for resource in item["of"]
                        if [resource] != paid
                    ]
                    resource = (yield from self.ask_effect(player, "trade_gain", gains, left, fief))[
                        "resource"
                    ]
                    goal = yield from self.ask_fief(player, "trade_gain_fief", left, fief, resource)
                    goal.cubes[resource] += 1
            player.earn(option.get("gain_coins", 0))

    def can_trade(self, player: Player, option: Any, fief: Fief | None) -> bool:
        """Whether an exchange can be paid."""
        if player.coins < option.get("pay_coins", 0):
            return False
        return all(
            any(
                amount(player.stock(fief), resource) >= item["n"]
                and self.can_pay_with(player, option, fief, resource)
                for resource in item["of"]
            )
            for item in option.get("pay", [])
        )

    def can_pay_with(self, player: Player, option: Any, fief: Fief | None, resource: str) -> bool:
        """Whether there is such a cube and something else to get for it (R48)."""
        if not amount(player.stock(fief), resource):
            return False
        pays, gains = option.get("pay", []), option.get("gain", [])
        swap = sum(item["n"] for item in pays) == 1 and sum(item["n"] for item in gains) == 1
        return not (swap and gains[0]["of"] == [resource])

    def effect_coins(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Gain coins."""
        player.earn(effect["n"])
        yield from ()

    def effect_draw(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Draw cards."""
        self.draw(player, effect["n"])
        yield from ()

    def ask_card(
        self, player: Player, effect: Any, kind: str, verb: str, left: int, fief: Fief | None
    ) -> Flow:
        """Return a card of the hand, or None if there is none or the player declines."""
        options: list[Choice] = [{"kind": verb, "vassal": card} for card in types(player.hand)]
        if effect.get("may"):
            options.append({"kind": "decline"})
        if not options:
            return None
        choice = yield from self.ask_effect(player, kind, options, left, fief)
        return choice.get("vassal")

    def effect_discard(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Discard cards of the hand."""
        for left in range(effect["n"], 0, -1):
            chosen = yield from self.ask_card(player, effect, "discard_card", "discard", left, fief)
            if chosen is None:
                return
            self.from_hand(player, chosen)
            player.discard.append(chosen)
        yield from self.carry_out(player, effect.get("then", []), fief, card)

    def effect_sell_card(
        self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool
    ) -> Flow:
        """Discard a card for its income and more."""
        chosen = yield from self.ask_card(player, effect, "sell_card", "sell", 1, fief)
        if chosen is not None:
            self.from_hand(player, chosen)
            player.discard.append(chosen)
            player.earn(BOX.vassals[chosen]["income"] + effect["n"])

    def effect_eliminate(
        self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool
    ) -> Flow:
        """Put cards of the hand in the box."""
        for left in range(effect["n"], 0, -1):
            chosen = yield from self.ask_card(player, effect, "eliminate_card", "eliminate", left, fief)
            if chosen is None:
                return
            self.eliminate(player, chosen)
            player.earn(effect.get("coins", 0))

    def effect_income_up(
        self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool
    ) -> Flow:
        """Raise the income of kinds of cards until the end of the turn."""
        every = ["worker", "merchant", "cleric", "noble", "rogue", "official"]
        for kind in every if effect["kinds"] == "all" else effect["kinds"]:
            self.income_up[kind] += effect["n"]
        yield from ()

    def effect_discount(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Gain a discount until the end of the turn."""
        self.discounts.append(effect)
        yield from ()

    def effect_recall(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Take vassals out of fields back to the hand; the fields stay occupied."""
        for left in range(effect["n"], 0, -1):
            options: list[Choice] = [
                {"kind": "recall", "vassal": vassal, "fief": number + 1}
                for number, own in enumerate(player.fiefs)
                for vassal in types(own.vassals)
                if effect["kinds"] == "all" or kind_of(vassal) in effect["kinds"]
            ]
            if effect.get("may"):
                options.append({"kind": "decline"})
            if not options:
                return
            choice = yield from self.ask_effect(player, "recall_card", options, left, fief)
            if choice["kind"] == "decline":
                return
            player.fiefs[choice["fief"] - 1].vassals.remove(choice["vassal"])
            player.hand.append(choice["vassal"])
            player.known.append(choice["vassal"])

    def effect_repeat(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Carry out again what another vassal of the same fief does (R50)."""
        assert fief
        options = [
            {"kind": "repeat", "vassal": vassal}
            for vassal in types(fief.vassals)
            if all(printed["op"] != "repeat" for printed in BOX.vassals[vassal]["field"]["effects"])
        ]
        if options:
            chosen = (yield from self.ask_effect(player, "repeat_card", options, 1, fief))["vassal"]
            yield from self.carry_out(
                player, BOX.vassals[chosen]["field"]["effects"], fief, chosen, field=True
            )

    def ask_victim(self, player: Player, kind: str, n: int, fief: Fief | None) -> Flow:
        """Return the opponent to rob, None if there is none (R49)."""
        options = [
            {"kind": "opponent", "seat": other.seat}
            for other in self.players
            if other is not player and not other.out
        ]
        if not options:
            return None
        return self.players[(yield from self.ask_effect(player, kind, options, n, fief))["seat"]]

    def effect_steal_coins(
        self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool
    ) -> Flow:
        """Take coins from an opponent; those beyond the own track stay there."""
        victim = yield from self.ask_victim(player, "rob_coins", 1, fief)
        if victim:
            n = min(effect["n"], victim.coins, BOX.track_max - player.coins)
            victim.coins -= n
            player.coins += n

    def effect_steal_cube(
        self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool
    ) -> Flow:
        """Take cubes lying on an opponent's fiefs."""
        victim = yield from self.ask_victim(player, "rob_cubes", effect["n"], fief)
        if not victim:
            return
        for left in range(effect["n"], 0, -1):
            options = [
                {"kind": "loot", "fief": number + 1, "resource": resource}
                for number, robbed in enumerate(victim.fiefs)
                for resource in effect["of"]
                if robbed.cubes[resource]
            ]
            if not options:
                return
            loot = yield from self.ask_effect(player, "loot", options, left, fief, victim=victim.seat)
            goal = yield from self.ask_fief(player, "loot_fief", left, fief, loot["resource"])
            victim.fiefs[loot["fief"] - 1].cubes[loot["resource"]] -= 1
            goal.cubes[loot["resource"]] += 1

    def effect_choose(self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool) -> Flow:
        """Choose one of several lists of effects."""
        options = [{"kind": "option", "option": number + 1} for number in range(len(effect["options"]))]
        choice = yield from self.ask_effect(player, "choose_branch", options, 1, fief, card=card)
        yield from self.carry_out(player, effect["options"][choice["option"] - 1], fief, card, field=field)

    def effect_extra_influence(
        self, player: Player, effect: Any, fief: Fief | None, card: str, field: bool
    ) -> Flow:
        """Gain influence actions this turn (R46)."""
        self.influence += effect["n"]
        yield from ()

    # ------------------------------------------------------------------ final phase (8)

    def final_phase(self, player: Player) -> Flow:
        """End the day, serve at court, save, replenish, adjust the fiefs."""
        for fief in player.fiefs:
            player.discard += fief.vassals
            fief.vassals, fief.occupied, fief.occupied_extra = [], 0, 0
        player.discard += player.played
        player.played = []
        self.income_up.clear()
        self.discounts = []
        for card in [card for card in player.hand if card != COLLECTOR]:
            self.from_hand(player, card)
            player.discard.append(card)
            player.earn(max(BOX.vassals[card]["income"], BOX.game["court_minimum_coins"]))
        player.known = list(player.hand)  # what stays can only be the collector
        player.coins = player.keeps
        size = BOX.game["hand_size"] + player.sum_of("hand_size")
        self.draw(player, size - len(player.hand), replenishing=True)
        by_default = False
        for number, fief in enumerate(player.fiefs):
            while (over := self.total(player, fief) - BOX.game["fief_limit"]) > 0:
                by_default = yield from self.give_one("adjust", number, over, player.stock(fief), by_default)

    # ------------------------------------------------------------------ end of the game (9)

    @property
    def remaining(self) -> list[Player]:
        """The players still in."""
        return [player for player in self.players if not player.out]

    def close(self) -> list[Player]:
        """The players less than one point behind the highest score."""
        highest = max(player.points for player in self.remaining)
        return [player for player in self.remaining if highest - player.points < BOX.game["lead_needed"]]

    def can_gain(self, players: list[Player]) -> bool:
        """Whether one of some players can still gain a point."""
        if any(fief.level < 2 for player in players for fief in player.fiefs):
            return True
        for card, tokens in self.tokens.items():
            if tokens and card in BOX.cards:
                return True
            if tokens and any(self.could_take(player, card) for player in players):
                return True
        return False

    @property
    def is_ending(self) -> bool:
        """Whether the end check is made: the target was reached, or nobody can ever gain a point again."""
        return self.last_rounds or (len(self.players) > 1 and not self.can_gain(self.remaining))

    def could_take(self, player: Player, card: str) -> bool:
        """Whether a player has, or could hire, what an objective wants eliminated."""
        kind = BOX.objectives[card]["objective"]["eliminate"]
        if any(kind_of(vassal) == kind for vassal in player.own_cards()):
            return True
        return any(n and kind_of(vassal) == kind for vassal, n in self.supply.items())

    def end_check(self) -> None:
        """Look after a round whether somebody has won."""
        if len(self.players) == 1:  # training ends at the target and knows no standstill
            if self.last_rounds or self.round >= BOX.game["round_limit"]:
                reached = self.last_rounds or self.players[0].points >= self.target
                self.end(self.players if reached else [])
            return
        self.stalled = 0 if self.progress else self.stalled + 1
        no_points = not self.can_gain(self.close())
        stands_still = self.stalled >= 10
        if (self.is_ending or stands_still) and self.decided(no_points or stands_still):
            return
        if stands_still:
            self.end(self.remaining)
        elif self.round >= BOX.game["round_limit"]:
            highest = max(player.points for player in self.remaining)
            self.end(most_nobles([player for player in self.remaining if player.points == highest]))

    def decided(self, no_points: bool) -> bool:
        """Check lead, tie, nobles and the true tie; return whether the game is over."""
        players = self.remaining
        highest = max(player.points for player in players)
        leaders = [player for player in players if player.points == highest]
        behind = [player for player in players if highest - player.points >= BOX.game["lead_needed"]]
        if len(leaders) == 1 and len(behind) == len(players) - 1:
            return self.end(leaders)
        tied = self.close() if no_points else leaders
        if len(tied) > 1 and len(tied) + len(behind) == len(players):
            self.tie_break = True
            for player in behind:
                player.out = True
            if self.players[self.first].out:
                self.first = next(player.seat for player in self.order if not player.out)
        if self.tie_break:
            for player in self.remaining:
                others = [other.nobles for other in self.remaining if other is not player]
                if player.nobles - max(others) >= BOX.game["noble_lead_needed"]:
                    return self.end([player])
        nobles_left = any(n and kind_of(card) == "noble" for card, n in self.supply.items())
        if no_points and not nobles_left:
            return self.end(self.remaining)
        return False

    def end(self, winners: list[Player]) -> bool:
        """End the game."""
        self.won = [player.seat for player in winners]
        self.over = True
        return True


def most_nobles(players: list[Player]) -> list[Player]:
    """Return those with the most nobles."""
    most = max(player.nobles for player in players)
    return [player for player in players if player.nobles == most]


def tax_sets(hand: list[str], due: int) -> list[list[str]]:
    """List the sets of cards that pay a tax on the hand (6.2, R8)."""
    income = {card: int(BOX.vassals[card]["income"]) for card in hand}
    sets = {
        tuple(sorted(cards)) for size in range(len(hand) + 1) for cards in itertools.combinations(hand, size)
    }
    totals = {cards: sum(income[card] for card in cards) for cards in sets}
    wanted = [cards for cards in sets if totals[cards] == due]
    if not wanted:
        wanted = [cards for cards in sets if totals[cards] > due]
    return [
        list(cards) for cards in sorted(wanted) if all(totals[cards] - income[card] < due for card in cards)
    ]


def named(choice: Choice, question: dict[str, Any]) -> Choice:
    """Name a set of cards by its cards instead of its number."""
    if choice["kind"] == "discard_set":
        return {"kind": "discard_set", "cards": sorted(question["sets"][choice["set"] - 1])}
    return choice
