"""The Isle of Cats once more, straight from RULES.md: the second opinion that plays in lockstep with the engine.

Plain and slow on purpose: cards are their printed numbers in lists, tiles are dicts with sets of squares, and the game is one
generator that yields whenever somebody must decide; an anytime card is another generator on top of it. Section numbers and
rulings (R..) are those of RULES.md. Nothing of the engine is imported.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import katzentisch
from tests.shadow.kept import pure

MATERIAL = Path(katzentisch.__file__).parent / "games" / "isle_of_cats" / "material"

LATER = {"buying done", "buying play", "choosing play", "rescue play"}  # anytime cards are bought and kept

HINTS = {
    "hoarding": {*LATER, "pass"},  # until a bonus or the end of a turn
    "busy": {"pass", "done", "decline", "end_turn"},
    "idle": {
        *LATER,
        "turn_end play",
        "find play",
        " play",
        "call done",
        "rescue",
        "choose",
    },  # until the call
    "interrupting": {*LATER, "turn_end play", "call done"},
}

NOT_MODELLED = {
    "seats.*.outlooks.*.missing": "advice for the page: how a lesson's progress is worded is no rule",
    "seats.*.outlooks.*.n": "fills the blank of `missing`",
}

Choice = dict[str, Any]
Square = tuple[int, int]
Answer = tuple[int, Choice]


# ---------------------------------------------------------------------- chance


def luck(table: Any) -> dict[str, Any]:
    """Return what chance decided: the sister's and the family cards turned up, and `dealt`, the setup with bag and deck."""
    return {
        "baskets": [event.facts["card"] for event in table.events if event.kind == "sister_speed"],
        "played": [event.facts["card"] for event in table.events if event.kind == "sister_plays"],
        "colours": [event.facts["colour"] for event in table.events if event.kind == "sister_colour"],
        "family": {
            event.seat: event.secret["which"] for event in table.events if event.kind == "family_dealt"
        },
        "dealt": lambda: dealt(table),
    }


def dealt(table: Any) -> dict[str, Any]:
    """Return what chance decided in the setup: who begins, the boats, the order of bag and deck, the sister's cards."""
    view = table.view(-1)
    return {
        "order": view["order"],
        "boats": [seat["boat"] for seat in view["seats"]],
        "bag": [tile_numbered(number) for number in reversed(list(table.bag))],
        "deck": [card_numbered(number) for number in reversed(list(table.deck))],
        "sister": view.get("sister"),
    }


def tile_numbered(number: int) -> tuple[str | None, str]:
    """Translate a tile of the engine's bag: the cats colour by colour, then the rare treasures."""
    shapes = BOX.shapes_of["cat"]
    if number < len(shapes) * len(BOX.colours):
        return BOX.colours[number // len(shapes)], shapes[number % len(shapes)]
    return None, BOX.shapes_of["rare"][number - len(shapes) * len(BOX.colours)]


def card_numbered(number: int) -> int:
    """Translate a card of the engine's deck: three words of 64 for rescue cards, for oshax, anytime and treasure, for lessons."""
    kinds = [["rescue"], ["oshax", "anytime", "treasure"], ["lesson", "public_lesson"]][number // 64]
    return [card for card in BOX.cards if BOX.cards[card]["kind"] in kinds][number % 64]


def tempting(shadow: "Shadow", seat: int, choice: Choice) -> int:
    """Lead cats to the map of their colour, tiles close together and to their like: full boats and large families."""
    player = shadow.players[seat]
    if choice["kind"] == "rescue":
        return player.counted.of[choice["colour"]]
    if choice["kind"] != "place":
        return 0
    question = shadow.question(seat)
    colour = question.get("colour", "none")
    squares = BOX.places[question["shape"]][choice["turn"], choice["row"], choice["column"]]
    beside = border(squares) - squares
    is_bonus = any(BOX.maps[player.boat].get(square) == colour for square in squares)
    alike = sum(not tile.squares.isdisjoint(beside) for tile in player.tiles if tile.colour == colour)
    open_squares = sum(square in BOX.room and square not in player.counted.covered for square in beside)
    return 100 * is_bonus + 3 * alike - open_squares


# ---------------------------------------------------------------------- material


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((MATERIAL / f"{name}.toml").read_text(encoding="utf-8"))


def called(card: dict[str, Any]) -> str:
    """Return a card's name as choices write it."""
    return re.sub(r"[^a-z0-9]+", "_", str(card["name"]).lower()).strip("_")


class Box:
    """What the material files say."""

    def __init__(self) -> None:
        tiles = _read("tiles")
        self.colours: list[str] = tiles["colours"]
        self.shapes_of: dict[str, list[str]] = {
            group: tiles[key]["shapes"]
            for group, key in [("common", "common"), ("rare", "rare"), ("oshax", "oshax"), ("cat", "cats")]
        }
        self.small: list[str] = tiles["common"]["small"]
        self.rare_copies: int = tiles["rare"]["copies_per_shape"]
        self.group_of = {shape: group for group, shapes in self.shapes_of.items() for shape in shapes}
        boats = _read("boats")
        rooms: list[str] = boats["room_grid"]
        self.room = {
            (row, column): letter
            for row, letters in enumerate(rooms)
            for column, letter in enumerate(letters)
            if letter != "~"
        }
        self.edge = {
            square for square in self.room if any(next_to not in self.room for next_to in around(square))
        }
        letters = {colour[0]: colour for colour in self.colours}
        self.rats: dict[str, set[Square]] = {}
        self.maps: dict[str, dict[Square, str]] = {}
        for name, boat in boats["boat"].items():
            drawn = {square: boat["grid"][square[0]][square[1]] for square in self.room}
            self.rats[name] = {square for square, sign in drawn.items() if sign == "x"}
            self.maps[name] = {square: letters[sign] for square, sign in drawn.items() if sign in letters}
        self.places = {
            shape: places(drawing["rows"], set(self.room))
            for shape, drawing in _read("shapes")["shape"].items()
        }
        self.cards: dict[int, dict[str, Any]] = {card["id"]: card for card in _read("cards")["card"]}
        self.name = {number: called(card) for number, card in self.cards.items()}
        self.family = {called(card): int(card["id"]) for card in _read("family_cards")["card"]}
        solo = _read("solo_cards")["card"]
        self.baskets = {f"basket_{card['id']}": card for card in solo if card["kind"] == "solo_basket"}
        self.sister_lessons = {
            called(card): int(card["id"])
            for card in solo
            if card["kind"] in ("solo_lesson", "solo_advanced_lesson")
        }


def around(square: Square) -> list[Square]:
    """Return the four squares that share a side with one."""
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def border(squares: Iterable[Square]) -> set[Square]:
    """Return the squares that touch some squares."""
    return {next_to for square in squares for next_to in around(square)}


def places(rows: list[str], outline: set[Square]) -> dict[tuple[int, int, int], frozenset[Square]]:
    """Return all places of a shape on an empty boat by (turn, row, column): four quarter turns, then flipped over (5)."""
    drawn = {
        (row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "#"
    }
    forms: list[set[Square]] = []
    for form in (drawn, {(row, -column) for row, column in drawn}):
        for _ in range(4):
            top, left = min(row for row, _ in form), min(column for _, column in form)
            moved = {(row - top, column - left) for row, column in form}
            if moved not in forms:
                forms.append(moved)
            form = {(column, -row) for row, column in form}
    places = {}
    for turn, form in enumerate(forms):
        for row in range(9):
            for column in range(22):
                squares = frozenset((row + down, column + right) for down, right in form)
                if squares <= outline:
                    places[turn, row, column] = squares
    return places


BOX = Box()
ANYTIME = {number for number, card in BOX.cards.items() if card["kind"] == "anytime"}
PRIVATE = {number for number, card in BOX.cards.items() if card["kind"] == "lesson"}
PUBLIC = {number for number, card in BOX.cards.items() if card["kind"] == "public_lesson"}
ASKS_COLOUR = {143, 144, 145, 146, 149}  # 11.2
FISH_PRICE = {"left": 3, "right": 5}
CATS = {1: 8, 2: 8, 3: 12, 4: 16}  # 4.0
COMMON = {1: 5, 2: 5, 3: 8, 4: 11}  # 3
LEVELS = {"easy": 0, "medium": 1, "hard": 2, "very_hard": 3, "expert": 4}


def arranged(cards: Iterable[int]) -> list[int]:
    """Put cards in the order in which views list them: rescue cards first, then by number."""
    return sorted(cards, key=lambda card: (BOX.cards[card]["kind"] != "rescue", card))


def names(cards: Iterable[int]) -> list[str]:
    """Return the names of some cards, in the order of views."""
    return [BOX.name[card] for card in arranged(cards)]


def price(cards: Iterable[int]) -> int:
    """Return what some cards cost together."""
    return sum(int(BOX.cards[card]["price"]) for card in cards)


def take_out(pile: list[int], name: str) -> int:
    """Take the card with the lowest number of this name out of a pile."""
    card = min(card for card in pile if BOX.name[card] == name)
    pile.remove(card)
    return card


class Tile:
    """A tile on a boat; only cats and oshax have a colour."""

    def __init__(self, shape: str, colour: str | None, squares: frozenset[Square]) -> None:
        self.shape, self.colour, self.squares = shape, colour, squares
        self.group = BOX.group_of[shape]

    def touches(self, other: "Tile") -> bool:
        """Whether two tiles share a side."""
        return not border(self.squares).isdisjoint(other.squares)


class Player:
    """Everything one player owns."""

    def __init__(self, seat: int, boat: str) -> None:
        self.seat, self.boat = seat, boat
        self.figure: str | None = None
        self.tiles: list[Tile] = []
        self.passed = False
        self.fish = 0
        self.active, self.used = 1, 0
        self.in_use = False  # a permanent basket is being used for the current rescue (R61)
        self.anywhere = False  # 69 / 70 waits
        self.extra = 0  # 80-82 that wait
        self.boots = 0
        self.hand: list[int] = []
        self.pack: list[int] = []
        self.kept: list[int] = []
        self.new_kept: list[
            int
        ] = []  # kept in this step of the draft: others learn of it when all have chosen
        self.picked: list[int] = []
        self.chosen: list[int] = []
        self.laid = False  # the chosen rescue cards lie before the boat
        self.lessons: list[int] = []
        self.shed: list[int] = []
        self.picks = 0
        self.done = False
        self.wish: int | None = None
        self.bought = {"cards": 0, "fish": 0}
        self.purchases: list[dict[str, Any]] = []
        self.family_dealt: list[str] = []
        self.family_kept: list[str] = []
        self.survey: Survey | None = None

    def lay(self, shape: str, colour: str | None, squares: frozenset[Square]) -> Tile:
        """Lay a tile on the boat."""
        tile = Tile(shape, colour, squares)
        self.tiles.append(tile)
        self.survey = None
        return tile

    @property
    def counted(self) -> "Survey":
        """What can be counted on the boat."""
        if self.survey is None:
            self.survey = Survey(self)
        return self.survey

    def fitting(self, shape: str) -> list[tuple[int, int, int]]:
        """Return the legal places of a shape (5)."""
        covered = self.counted.covered
        free = self.anywhere or not covered
        touching = self.counted.touching
        return [
            place
            for place, squares in BOX.places[shape].items()
            if squares.isdisjoint(covered) and (free or not squares.isdisjoint(touching))
        ]

    def fits(self, shape: str) -> bool:
        """Whether a shape has a legal place."""
        covered = self.counted.covered
        free = self.anywhere or not covered
        touching = self.counted.touching
        return any(
            squares.isdisjoint(covered) and (free or not squares.isdisjoint(touching))
            for squares in BOX.places[shape].values()
        )


class Survey:
    """What can be counted on a boat (2, 11)."""

    def __init__(self, player: Player) -> None:
        tiles = player.tiles
        self.covered: set[Square] = {square for tile in tiles for square in tile.squares}
        self.touching = border(self.covered)
        self.cats = [tile for tile in tiles if tile.group in ("cat", "oshax")]
        self.oshax = sum(tile.group == "oshax" for tile in tiles)
        self.rare = sum(tile.group == "rare" for tile in tiles)
        self.common = sum(tile.group == "common" for tile in tiles)
        self.treasures = [tile for tile in tiles if tile.group in ("rare", "common")]
        self.of = Counter(tile.colour for tile in self.cats)
        self.at_edge = [tile for tile in self.cats if not tile.squares.isdisjoint(BOX.edge)]
        self.edge_of = Counter(tile.colour for tile in self.at_edge)
        self.open_edge = len(BOX.edge - self.covered)
        self.rats = BOX.rats[player.boat] - self.covered
        self.maps = len(set(BOX.maps[player.boat]) - self.covered)
        open_rooms = {letter for square, letter in BOX.room.items() if square not in self.covered}
        self.filled = set("ABCDEFG") - open_rooms
        self.entered = {letter for square, letter in BOX.room.items() if square in self.covered}
        neighbours = {
            number: [
                other
                for other, theirs in enumerate(self.cats)
                if other != number and theirs.colour == cat.colour and cat.touches(theirs)
            ]
            for number, cat in enumerate(self.cats)
        }
        self.lonely_of = Counter(self.cats[number].colour for number in neighbours if not neighbours[number])
        groups, seen = [], set()
        for number in neighbours:
            group, todo = 0, [number]
            while todo:
                cat = todo.pop()
                if cat not in seen:
                    seen.add(cat)
                    group += 1
                    todo += neighbours[cat]
            groups.append(group)
        self.families = sorted((group for group in groups if group >= 3), reverse=True)
        self.largest = self.families[0] if self.families else 0
        beside = border(square for tile in self.treasures for square in tile.squares)
        self.with_treasure = [cat for cat in self.cats if not cat.squares.isdisjoint(beside)]
        self.with_rat = [cat for cat in self.cats if not cat.squares.isdisjoint(border(self.rats))]

    def treasures_beside(self, colour: str) -> int:
        """Count the treasures that touch a cat of a colour."""
        beside = border(square for cat in self.cats if cat.colour == colour for square in cat.squares)
        return sum(not tile.squares.isdisjoint(beside) for tile in self.treasures)

    def family_again(self, number: int) -> int:
        """Return the points of the n-th largest family, 0 if there are fewer."""
        return family_points(self.families[number - 1]) if len(self.families) >= number else 0


def family_points(size: int) -> int:
    """Return what a family is worth (11 c)."""
    return {3: 8, 4: 11, 5: 15, 6: 20}.get(size, 20 + 5 * (size - 6)) if size >= 3 else 0


def colours_without(cats: list[Tile]) -> int:
    """Count the colours that none of these cats has."""
    return len(set(BOX.colours) - {cat.colour for cat in cats})


# ---------------------------------------------------------------------- lessons (11.1, 11.2, 12, 13)


def private_points(card: int, player: Player, game: "Shadow") -> int:
    """Return what a private lesson gives its owner."""
    boat, lessons = player.counted, len(player.lessons)
    five = {127: "blue", 128: "green", 129: "purple", 130: "red", 131: "orange"}
    match card:
        case 113:
            return 12 if boat.open_edge == 0 else 0
        case 114:
            return 10 if len(boat.cats) == 15 else 0
        case 115:
            return 15 if all(boat.of[colour] >= 3 for colour in BOX.colours) else 0
        case 116:
            return 7 if all(boat.edge_of[colour] for colour in BOX.colours) else 0
        case 117:
            return max(boat.edge_of.values(), default=0)
        case 118:
            return 7 if player.active + player.used == 3 else 0
        case 119:
            first = not game.sister_first if game.solo else game.order[0] == player.seat
            return 7 if first else 0
        case 120:
            return sum(boat.lonely_of.values())
        case 121:
            return 10 if game.leads(player) else 0
        case 122:
            return 2 * boat.rare
        case 123:
            return boat.common
        case 124:
            return 10 if not boat.rats else 0
        case 125:
            return 2 * len(boat.rats)
        case 126:
            return lessons
        case 127 | 128 | 129 | 130 | 131:
            return 9 if boat.of[five[card]] == 5 else 0
        case 132:
            return 10 if len(boat.rats) == 5 else 0
        case 133:
            return 7 if lessons == 6 else 0
        case 134:
            return 9 if len(boat.treasures) == 5 else 0
        case 135:
            return len(boat.at_edge) // 2
        case 136:
            return 12 if {"A", "G"} <= boat.filled else 0
        case 137:
            return 18 if boat.entered.isdisjoint({"B", "D"}) else 0
        case 138:
            return 4 * sum(size >= 4 for size in boat.families)
        case 139:
            return 3 * boat.oshax
        case 140:
            return 15 if "C" not in boat.entered else 0
        case 141:
            return boat.family_again(3)
        case 142:
            return 7 if player.fish >= 5 else 0
    raise AssertionError(f"no private lesson {card}")


def public_points(card: int, colour: str | None, player: Player) -> int:
    """Return what a public lesson gives a player; a colour not yet named gives nothing."""
    boat = player.counted
    if card in ASKS_COLOUR and colour is None:
        return 0
    match card:
        case 143:
            return 2 * boat.edge_of[colour]
        case 144:
            return boat.of[colour]
        case 145:
            return 5 if boat.of[colour] >= 3 else 0
        case 146:
            return 3 * boat.lonely_of[colour]
        case 147:
            return 2 * len(player.lessons)
        case 148:
            return 2 * boat.common
        case 149:
            return boat.treasures_beside(str(colour))
        case 150:
            return 5 * boat.maps
    raise AssertionError(f"no public lesson {card}")


def family_card_points(card: int, player: Player, game: "Shadow") -> int:
    """Return what a family card gives its owner."""
    boat = player.counted
    five = {159: "blue", 160: "green", 161: "purple", 162: "red", 163: "orange"}
    match card:
        case 151:
            return max(boat.edge_of.values(), default=0)
        case 152:
            return 9 if all(boat.edge_of[colour] for colour in BOX.colours) else 0
        case 153:
            return len(boat.at_edge) // 2
        case 154:
            return 10 if not boat.rats else 0
        case 155:
            return 10 if all((4, column) in boat.covered for column in range(22)) else 0
        case 156:
            return private_points(113, player, game)
        case 157:
            return 10 if len(boat.cats) == 20 else 0
        case 158:
            return private_points(115, player, game)
        case 159 | 160 | 161 | 162 | 163:
            return 9 if boat.of[five[card]] == 5 else 0
        case 164:
            return 2 * len(boat.treasures)
        case 165:
            return 10 if game.leads(player) else 0
        case 166:
            return 2 * len(boat.rats)
        case 167:
            return 2 * len(boat.filled)
        case 168:
            return boat.family_again(3)
    raise AssertionError(f"no family card {card}")


def sister_points(card: int, player: Player, others: list[int]) -> int:
    """Return what a lesson card gives the sister; `others` are the scores of her other lesson cards."""
    boat = player.counted
    match card:
        case 197:
            return 5 * colours_without(boat.with_treasure)
        case 198:
            return 2 * boat.largest
        case 199:
            return 10 if len(boat.treasures) < 9 else 0
        case 200:
            return 4 * player.fish
        case 201:
            return 5 * len(boat.rats)
        case 202:
            return 5 * max(len(boat.cats) - 15, 0)
        case 203:
            return 5 * colours_without(boat.at_edge)
        case 204:
            return max(others, default=0)
        case 205:
            return 3 * len(boat.filled)
        case 206:
            return 5 * sum(boat.lonely_of.values())
        case 207:
            return 3 * len(player.lessons)
        case 208:
            return boat.family_again(1)
        case 209:
            return boat.family_again(2)
        case 210:
            return 3 * boat.common
        case 211:
            return 3 * (len(boat.cats) - len(boat.with_treasure))
        case 212:
            return 4 * (5 - boat.maps)
        case 213:
            return 5 * len(boat.families)
        case 214:
            return len(boat.at_edge)
        case 215:
            return 5 * colours_without(boat.with_rat)
    raise AssertionError(f"no lesson of the sister {card}")


# ---------------------------------------------------------------------- questions


class Ask:
    """A question, to one seat or to several at once, and who may play anytime cards meanwhile (8)."""

    def __init__(
        self,
        kind: str,
        seats: int | Callable[[], list[int]],
        options: Callable[[int], list[Choice]],
        facts: Callable[[int], dict[str, Any]] = lambda seat: {},
        *,
        own: bool = False,
        others: bool = False,
        stands: Callable[[], bool] = lambda: True,
    ) -> None:
        self.kind, self.options, self.facts = kind, options, facts
        self.seats: Callable[[], list[int]] = seats if callable(seats) else lambda: [seats]
        self.own = own  # whoever is asked may play an anytime card first
        self.others = others  # the others may interrupt
        self.stands = stands  # asked after a card was carried out: does the question still make sense (R55)?


Flow = Generator[Ask, Answer | None, Any]


def asking(
    player: Player,
    kind: str,
    options: list[Choice] | Callable[[], list[Choice]],
    facts: dict[str, Any] | Callable[[], dict[str, Any]] | None = None,
    **who: Any,
) -> Flow:
    """Ask one player and return the choice; None if the question was taken back.

    Options and facts that cards played meanwhile may change are functions.
    """
    answer = yield Ask(
        kind,
        player.seat,
        lambda seat: options() if callable(options) else options,
        lambda seat: facts() if callable(facts) else (facts or {}),
        **who,
    )
    return answer[1] if answer else None


class Frame:
    """A story that waits for an answer."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.ask: Ask | None = None


def option(kind: str, **facts: Any) -> Choice:
    """Write a choice."""
    return {"kind": kind, **facts}


class Shadow:
    """One game."""

    ranks_always = True

    def __init__(self, options: Any, luck: dict[str, Any]) -> None:
        self.luck = luck
        dealt = luck["dealt"]()
        self.mode: str = options.variant
        self.family, self.solo = self.mode == "family", self.mode == "solo"
        self.players = [Player(seat, boat) for seat, boat in enumerate(dealt["boats"])]
        assert len({player.boat for player in self.players}) == len(self.players) == options.seats
        self.order: list[int] = list(dealt["order"])
        first = self.order[0]
        assert self.order == [(first + step) % options.seats for step in range(options.seats)], "R49"
        self.bag: list[tuple[str | None, str]] = dealt["bag"]
        whole: dict[tuple[str | None, str], int] = {
            (colour, shape): 1 for colour in BOX.colours for shape in BOX.shapes_of["cat"]
        }
        whole |= {(None, shape): BOX.rare_copies for shape in BOX.shapes_of["rare"]}
        assert Counter(self.bag) == whole, "3.1"
        self.deck: list[int] = dealt["deck"]
        assert sorted(self.deck) == ([] if self.family else sorted(BOX.cards)), "3.3"
        common = COMMON[options.seats]
        self.supply = dict.fromkeys(BOX.shapes_of["common"], common)
        self.supply |= dict.fromkeys(BOX.shapes_of["rare"], 0)
        if not self.family:
            self.supply |= dict.fromkeys(BOX.shapes_of["oshax"], 1)
        self.fields: list[tuple[str, str, str]] = []  # colour, shape, side, in the order of the line
        self.day, self.phase, self.step = 0, "figures", 0
        self.public: dict[int, str | None] = {}
        self.discard: list[int] = []
        self.drawn: tuple[int, list[int]] | None = None  # who has drawn cards with 71-74, and which
        self.more = 0  # extra rescues left in this turn
        self.set_up_sister(options, dealt["sister"])
        self.frames: list[Frame] = []
        self.begin(self.whole_game())

    # ------------------------------------------------------------------ the interface of lockstep

    def begin(self, flow: Flow) -> None:
        """Start a story and run it to its first question."""
        self.frames.append(Frame(flow))
        self.run(self.frames[-1], None)

    def run(self, frame: Frame, answer: Answer | None) -> None:
        """Run a story to its next question; when it is over the one below goes on waiting."""
        try:
            frame.ask = next(frame.flow) if answer is None and frame.ask is None else frame.flow.send(answer)
        except StopIteration:
            self.frames.remove(frame)
            if self.frames:
                below = self.frames[-1]
                if below.ask and not below.ask.stands():
                    self.run(below, None)

    @property
    def ask(self) -> Ask | None:
        """The question that is open."""
        return self.frames[-1].ask if self.frames else None

    def asked(self, seat: int) -> Frame | None:
        """Return the story that asks a seat: the newest, but in the buying the others go on."""
        for frame in reversed(self.frames):
            assert frame.ask
            if seat in frame.ask.seats():
                return frame
            if self.phase != "buying":
                return None
        return None

    def owing(self) -> list[int]:
        """Return the seats that owe a decision."""
        return [player.seat for player in self.players if self.asked(player.seat)]

    def question(self, seat: int) -> dict[str, Any]:
        """Return what a seat is asked."""
        frame = self.asked(seat)
        assert frame and frame.ask
        return {"kind": frame.ask.kind, **frame.ask.facts(seat)}

    def legal(self, seat: int) -> list[Choice]:
        """Return what a seat may do."""
        frame = self.asked(seat)
        choices: list[Choice] = []
        if frame and frame.ask:
            choices = frame.ask.options(seat)
        top = self.ask
        if top and ((frame is self.frames[-1] and top.own) or (not frame and top.others)):
            choices = choices + self.anytime(seat)
        return choices

    def anytime(self, seat: int) -> list[Choice]:
        """Return the anytime cards a seat could play now."""
        player = self.players[seat]
        cards = {BOX.name[card]: card for card in player.hand if card in ANYTIME}
        return [option("play", card=name) for name, card in cards.items() if self.playable(player, card)]

    def play(self, seat: int, choice: Choice, luck: dict[str, Any]) -> None:
        """Carry out a choice."""
        assert choice in self.legal(seat), f"{choice} is not legal"
        self.luck = luck
        frame, top = self.asked(seat), self.ask
        assert top
        is_card = choice["kind"] == "play" and top.kind != "call"
        if is_card and any(BOX.name[card] == choice["card"] for card in ANYTIME):
            player = self.players[seat]
            self.begin(self.carry_out(player, take_out(player.hand, choice["card"])))
        else:
            assert frame
            self.run(frame, (seat, choice))
        left = [
            cards for cards in (luck["baskets"], luck["played"], luck["colours"], luck["family"]) if cards
        ]
        assert not left, f"chance decided more: {left}"

    # ------------------------------------------------------------------ points

    def leads(self, player: Player) -> bool:
        """Whether nobody's largest family is larger (121, 165); alone it takes seven cats (13)."""
        own = player.counted.largest
        if self.solo:
            return own >= 7
        return own >= 3 and all(other.counted.largest <= own for other in self.players)

    @pure
    def points_of(self, player: Player) -> int:
        """Return the points of a player as if the game ended now (11, 12)."""
        boat = player.counted
        total = -len(boat.rats) - 5 * (7 - len(boat.filled))
        total += sum(family_points(size) for size in boat.families)
        if self.family:
            return total + sum(
                family_card_points(BOX.family[card], player, self) for card in player.family_kept
            )
        total += 3 * boat.rare
        total += sum(private_points(card, player, self) for card in player.lessons)
        return total + sum(self.public_points(card, player) for card in self.public)

    @pure
    def public_points(self, card: int, player: Player) -> int:
        """Return what a public lesson gives a player: in the solo game half, rounded up (13)."""
        points = public_points(card, self.public[card], player)
        return -(-points // 2) if self.solo else points

    def points(self) -> list[float]:
        """Return everybody's points."""
        return [float(self.points_of(player)) for player in self.players]

    def winners(self) -> list[int]:
        """Return who has won."""
        if self.solo:
            sister = sum(line["points"] for line in self.sister_lines())
            return [0] if self.points_of(self.players[0]) > sister else []
        results = [
            (self.points_of(player), len(player.counted.filled) if self.family else player.fish)
            for player in self.players
        ]
        return [seat for seat, result in enumerate(results) if result == max(results)]

    # ------------------------------------------------------------------ views

    def view(self, seat: int) -> dict[str, Any]:
        """Return what a seat may see (10)."""
        groups = ["common", "rare"] if self.family else ["common", "rare", "oshax"]
        seen: dict[str, Any] = {
            "mode": self.mode,
            "day": self.day,
            "vesh": 6 - max(self.day, 1),  # the space of the day, also in its call
            "phase": self.phase,
            "step": self.step,
            "order": self.order,
            "to_act": self.owing(),
            "fields": [self.field_cat(cat) for cat in self.fields],
            "supply": {
                group: {shape: self.supply[shape] for shape in BOX.shapes_of[group]} for group in groups
            },
            "bag": len(self.bag),
            "deck": len(self.deck),
            "seats": [self.seat_view(player, player.seat == seat) for player in self.players],
        }
        if self.family:
            return seen
        seen["public_lessons"] = [
            {"card": BOX.name[card], "colour": colour} for card, colour in sorted(self.public.items())
        ]
        seen["discard"] = names(self.discard)
        seen["face_down"] = sum(len(player.shed) for player in self.players)
        if self.drawn:
            seen["drawn"] = len(self.drawn[1]) + len(self.players[self.drawn[0]].picked)
        if self.solo:
            seen["sister"] = self.sister_view()
        return seen

    def field_cat(self, cat: tuple[str, str, str]) -> dict[str, Any]:
        """Return a cat in a field; the family game has no sides."""
        colour, shape, side = cat
        if self.family:
            return {"colour": colour, "shape": shape}
        return {"colour": colour, "shape": shape, "side": side, "price": FISH_PRICE[side]}

    def seat_view(self, player: Player, own: bool) -> dict[str, Any]:
        """Return what is seen of a player, by himself or by others."""
        seen = dict(self.shown(player))
        if self.family:
            if own or self.phase == "over":
                seen["family_cards"] = sorted(player.family_kept, key=lambda card: BOX.family[card])
            if own:
                seen["dealt"] = player.family_dealt
                seen["picks"] = player.picks
                seen["outlooks"] = [
                    {"card": card, "points": family_card_points(BOX.family[card], player, self)}
                    for card in seen["family_cards"]
                ]
            return seen
        if own or self.phase == "over":
            seen["lessons"] = names(player.lessons)
        if own:
            seen |= self.secrets(player)
        return seen

    @pure
    def shown(self, player: Player) -> dict[str, Any]:
        """Return what everybody sees of a player."""
        seen: dict[str, Any] = {
            "boat": player.boat,
            "figure": player.figure,
            "tiles": [
                {"kind": tile.group, "shape": tile.shape}
                | ({"colour": tile.colour} if tile.colour else {})
                | {"squares": [list(square) for square in sorted(tile.squares)]}
                for tile in player.tiles
            ],
            "passed": player.passed,
            "chosen": player.done or (self.phase == "draft" and player.picks == 0),
        }
        if self.family:
            seen["chosen"] = player.picks == 0
            return seen
        seen |= {
            "fish": player.fish,
            "baskets": {"active": player.active, "used": player.used},
            "anywhere": player.anywhere,
            "extra": player.extra,
            "boots": player.boots,
            "bought": player.bought,
            "purchases": player.purchases,
            "cards_in_hand": len(player.hand) + (0 if player.laid else len(player.chosen)),
            "cards_to_buy": len(player.kept) + (len(player.picked) if self.phase == "buying" else 0),
            "private_lessons": len(player.lessons),
            "rescue_cards": len(player.chosen) if player.laid else 0,
        }
        if self.phase != "choosing":
            seen["revealed"] = names(player.chosen)
        return seen

    def secrets(self, player: Player) -> dict[str, Any]:
        """Return what only the player sees of himself."""
        own = [
            {"card": BOX.name[card], "points": private_points(card, player, self), "public": False}
            for card in sorted(player.lessons)
        ]
        for card, colour in sorted(self.public.items()):
            lesson = {"card": BOX.name[card], "points": self.public_points(card, player), "public": True}
            own.append(lesson | ({"colour": colour} if colour else {}))
        seen: dict[str, Any] = {
            "outlooks": own,
            "hand": names(player.hand),
            "hand_numbers": arranged(player.hand),
            "pack": names(player.pack),
            "kept": names(player.kept + player.new_kept),
            "picked": names(player.picked),
            "chosen_cards": names(player.chosen),
            "thrown_away": names(player.shed),
            "picks": player.picks,
        }
        if player.wish is not None:
            seen["wish"] = BOX.name[player.wish]
        if self.phase == "draft" and not self.solo:
            seen["passes_to"] = self.neighbour(player.seat)
        has_drawn = self.drawn is not None and self.drawn[0] == player.seat
        if self.phase == "buying" or has_drawn:
            seen["purse"] = self.purse(player)
        if self.drawn and has_drawn:
            seen["drawn"] = names(self.drawn[1])
        return seen

    # ------------------------------------------------------------------ the game (3, 4)

    def in_order(self) -> list[Player]:
        """Return the players in island order."""
        return [self.players[seat] for seat in self.order]

    def whole_game(self) -> Flow:
        """Play the whole game."""
        yield from self.figures()
        if self.family:
            yield from self.choose_family_cards()
        for day in range(1, 6):
            self.day, self.step = day, 0
            self.fill()
            yield from self.family_day() if self.family else self.full_day()
        self.phase = "over"

    def figures(self) -> Flow:
        """Everybody takes a figure of a free colour, in island order (3.6)."""
        for player in self.in_order():
            taken = {other.figure for other in self.players}
            free = [option("figure", colour=colour) for colour in BOX.colours if colour not in taken]
            choice = yield from asking(player, "figure", free)
            player.figure = choice["colour"]

    def fill(self) -> None:
        """Draw cats into the fields; rare treasures drawn on the way join the table (4.0)."""
        cats: list[tuple[str, str]] = []
        while len(cats) < CATS[len(self.players)]:
            colour, shape = self.bag.pop(0)
            if colour is None:
                self.put_out(shape)
            else:
                cats.append((colour, shape))
        for number, (colour, shape) in enumerate(cats):
            self.arrive(colour, shape, "left" if 2 * number < len(cats) else "right")

    def put_out(self, shape: str) -> None:
        """Lay a rare treasure on the table."""
        if self.solo and self.supply[shape] == 0:
            self.rare_line.append(shape)
        self.supply[shape] += 1

    def arrive(self, colour: str, shape: str, side: str) -> None:
        """Put a cat at the end of its field's part of the line (13)."""
        if self.family or side == "right":
            index = len(self.fields)
        else:
            lefts = [index for index, cat in enumerate(self.fields) if cat[2] == "left"]
            index = lefts[-1] + 1 if lefts else 0
        self.fields.insert(index, (colour, shape, side))

    def full_day(self) -> Flow:
        """Play a day of the full or the solo game."""
        for player in self.players:
            player.fish += 20
        yield from self.explore_alone() if self.solo else self.draft()
        yield from self.buy()
        yield from self.read_lessons()
        yield from self.rescue_cats()
        yield from self.rare_finds()
        self.fields.clear()
        if self.day < 5:
            for player in self.players:
                player.active, player.used = player.active + player.used, 0
        yield from self.call()
        if self.solo:
            self.end_sisters_day()

    # ------------------------------------------------------------------ phase 2 (4.2)

    def neighbour(self, seat: int) -> int:
        """Return to whom a seat passes its pack: left, on days 2 and 4 right."""
        return (seat + (-1 if self.day in (2, 4) else 1)) % len(self.players)

    def keep(self, number: int) -> Flow:
        """All choose at once and secretly which cards of their pack to keep."""
        for player in self.players:
            player.picks = number

        def options(seat: int) -> list[Choice]:
            return [option("keep", card=name) for name in dict.fromkeys(names(self.players[seat].pack))]

        while (picked := (yield from self.pick("draft", options))) is not None:
            player, card = picked
            player.new_kept.append(take_out(player.pack, card))
            if player.picks == 0:
                player.kept += player.new_kept
                player.new_kept = []

    def pick(self, kind: str, options: Callable[[int], list[Choice]]) -> Flow:
        """Ask all who have picks left; return who picked which card, None when nobody has."""
        if not any(player.picks for player in self.players):
            return None
        answer = yield Ask(
            kind,
            lambda: [player.seat for player in self.players if player.picks],
            options,
            lambda seat: {"picks": self.players[seat].picks},
        )
        assert answer
        player = self.players[answer[0]]
        player.picks -= 1
        return player, answer[1]["card"]

    def draft(self) -> Flow:
        """Deal seven cards each, three times keep two and pass the rest on."""
        self.phase = "draft"
        for player in self.players:
            player.pack = [self.deck.pop(0) for _ in range(7)]
        for step in range(3):
            self.step = step
            yield from self.keep(2)
            packs = [player.pack for player in self.players]
            for player in self.players:
                self.players[self.neighbour(player.seat)].pack = packs[player.seat]
        for player in self.players:
            player.kept += player.pack
            player.pack = []
            assert len(player.kept) == 7

    def explore_alone(self) -> Flow:
        """Twice draw five and keep three, then draw one (13)."""
        self.phase = "draft"
        player = self.players[0]
        for step in range(2):
            self.step = step
            player.pack = [self.deck.pop(0) for _ in range(5)]
            yield from self.keep(3)
            player.shed += player.pack
            player.pack = []
        player.kept.append(self.deck.pop(0))

    def purse(self, player: Player) -> int:
        """Return the fish a player has left after what he has picked."""
        return player.fish - price(player.picked)

    def affordable(self, player: Player, cards: list[int]) -> list[Choice]:
        """Return the cards a player can still buy, and that he is done."""
        cheap = [card for card in cards if price([card]) <= self.purse(player)]
        return [option("buy", card=name) for name in dict.fromkeys(names(cheap))] + [option("done")]

    def buy(self) -> Flow:
        """All choose at once and secretly what they buy; all pay together."""
        self.phase, self.step = "buying", 3
        while not all(player.done for player in self.players):
            answer = yield Ask(
                "buying",
                lambda: [player.seat for player in self.players if not player.done],
                lambda seat: self.affordable(self.players[seat], self.players[seat].kept),
                lambda seat: {"fish": self.purse(self.players[seat])},
                own=True,
            )
            assert answer
            player, choice = self.players[answer[0]], answer[1]
            if choice["kind"] == "done":
                player.done = True
            else:
                player.picked.append(take_out(player.kept, choice["card"]))
        for player in self.players:
            player.shed += player.kept
            player.kept = []
            self.pay(player, drawn=False)
            player.done = False

    def pay(self, player: Player, *, drawn: bool) -> None:
        """Pay the cards picked and take them in hand; all see how many and how much."""
        cards, fish = len(player.picked), price(player.picked)
        player.fish -= fish
        assert player.fish >= 0
        player.hand += player.picked
        player.picked = []
        player.purchases = [
            *player.purchases,
            {"day": self.day, "cards": cards, "fish": fish, "drawn": drawn},
        ]
        if not drawn:
            player.bought = {"cards": cards, "fish": fish}

    # ------------------------------------------------------------------ phase 3 (4.3)

    def read_lessons(self) -> Flow:
        """In island order all lay out the lessons of their hands."""
        self.phase = "reading"
        for player in self.in_order():
            yield from self.lay_out(player, player.hand, own=True)

    def lay_out(self, player: Player, cards: list[int], *, own: bool) -> Flow:
        """Lay lessons out: private ones face down, public ones in the middle, with a colour if they ask for one (R59)."""
        lessons = sorted(card for card in cards if card in PRIVATE | PUBLIC)
        for card in lessons:
            if card in PRIVATE:
                player.hand.remove(card)
                player.lessons.append(card)
        for card in lessons:
            if card in PUBLIC:
                colour = None
                if card in ASKS_COLOUR:
                    choice = yield from asking(
                        player, "lesson_colour", self.colours(), {"card": BOX.name[card]}, own=own
                    )
                    colour = choice["colour"]
                player.hand.remove(card)
                self.public[card] = colour

    def colours(self) -> list[Choice]:
        """Return the five colours as choices."""
        return [option("colour", colour=colour) for colour in BOX.colours]

    # ------------------------------------------------------------------ phase 4 (4.4)

    def rescue_cats(self) -> Flow:
        """Choose rescue cards, reveal them, rescue cats turn by turn."""
        yield from self.choose_rescue_cards()
        self.phase = "rescuing"
        for player in self.players:
            player.boots = sum(BOX.cards[card]["boots"] for card in player.chosen)
            player.passed = False
        if self.solo:
            yield from self.rescue_against_the_sister()
        else:
            self.order.sort(key=lambda seat: -self.players[seat].boots)
            yield from self.turns(self.rescue_turn, lambda: not self.fields)
        for player in self.players:
            self.discard += player.chosen
            player.chosen = []
            player.laid = False

    def choose_rescue_cards(self) -> Flow:
        """One after another puts rescue cards face down before the boat (R8)."""
        self.phase = "choosing"
        for player in self.in_order():
            choice = option("begin")
            while choice["kind"] != "done":
                choice = yield from asking(
                    player, "choosing", partial(self.rescue_cards, player), own=True, others=True
                )
                if choice["kind"] == "choose":
                    player.chosen.append(take_out(player.hand, choice["card"]))
            player.laid = True

    def rescue_cards(self, player: Player) -> list[Choice]:
        """Return the rescue cards in a hand."""
        cards = [card for card in player.hand if BOX.cards[card]["kind"] == "rescue"]
        return [option("choose", card=name) for name in dict.fromkeys(names(cards))] + [option("done")]

    def turns(self, turn: Callable[[Player], Flow], is_over: Callable[[], bool]) -> Flow:
        """Go round in island order, leaving out those who passed, until all have or it is over."""
        for player in self.players:
            player.passed = False
        while True:
            for player in self.in_order():
                if not player.passed:
                    yield from turn(player)
                    if is_over() or all(other.passed for other in self.players):
                        return

    def ask_whom_to_rescue(self, player: Player, question: str, otherwise: str) -> Flow:
        """Ask for a cat to rescue, or for what ends the turn."""
        choice = yield from asking(
            player,
            question,
            lambda: [*self.rescues(player), option(otherwise)],
            lambda: {"fish": player.fish, "more": self.more},
            own=True,
            others=True,
        )
        return choice

    def rescue_turn(self, player: Player) -> Flow:
        """Rescue one cat, with 80-82 more, or pass."""
        choice = yield from self.ask_whom_to_rescue(player, "rescue", "pass")
        if choice["kind"] == "pass":
            player.passed = True
            return
        yield from self.rescue(player, choice, is_first=True)
        while self.more:
            choice = yield from self.ask_whom_to_rescue(player, "rescue_more", "end_turn")
            if choice["kind"] == "end_turn":
                self.more = 0
                return
            yield from self.rescue(player, choice, is_first=False)
        yield from self.end_turn(player)

    def end_turn(self, player: Player) -> Flow:
        """Ask whether the turn is over, as anytime cards may be played after what was done."""
        yield from asking(player, "turn_end", [option("end_turn")], own=True, others=True)

    def baskets(self, player: Player) -> list[str]:
        """Return the sorts of baskets a player can use (6)."""
        signs = Counter(BOX.cards[card]["basket"] for card in player.chosen)
        usable = {"permanent": player.active >= 1, "whole": signs["whole"] >= 1, "halves": signs["half"] >= 2}
        return [basket for basket, is_usable in usable.items() if is_usable]

    def rescues(self, player: Player) -> list[Choice]:
        """Return the cats a player can rescue: fish, a basket and a place."""
        if not self.baskets(player):
            return []
        return [
            option("rescue", colour=colour, shape=shape)
            for colour, shape, side in self.fields
            if player.fish >= FISH_PRICE[side] and player.fits(shape)
        ]

    def rescue(self, player: Player, choice: Choice, *, is_first: bool) -> Flow:
        """Choose basket and place, then pay and place together (R41)."""
        colour, shape = choice["colour"], choice["shape"]
        cat = next(cat for cat in self.fields if cat[:2] == (colour, shape))
        usable = self.baskets(player)
        basket = usable[0]
        if len(usable) > 1:
            choice = yield from asking(
                player,
                "basket",
                [option("basket", basket=basket) for basket in usable],
                {"colour": colour, "shape": shape},
            )
            basket = choice["basket"]

        def pay() -> None:
            self.fields.remove(cat)
            player.fish -= FISH_PRICE[cat[2]]
            if is_first:  # R52
                self.more, player.extra = player.extra, 0
            else:
                self.more -= 1
            if basket == "permanent":
                player.active -= 1
                player.used += 1
                player.in_use = True
                return
            sign, number = ("whole", 1) if basket == "whole" else ("half", 2)
            for card in self.used_cards(player, sign, number):
                player.chosen.remove(card)
                self.discard.append(card)

        yield from self.place(player, shape, colour, pay, own=True)
        player.in_use = False

    def used_cards(self, player: Player, sign: str, number: int) -> list[int]:
        """Return which revealed cards a basket takes."""
        cards = sorted(card for card in player.chosen if BOX.cards[card]["basket"] == sign)
        return cards[:number]

    # ------------------------------------------------------------------ placing (5)

    def place(
        self,
        player: Player,
        shape: str,
        colour: str | None,
        pay: Callable[[], None] = lambda: None,
        *,
        own: bool,
    ) -> Flow:
        """Place a tile; a cat on the map of its colour brings a bonus. `own`: anytime cards may be played before it (R50)."""
        places = [
            option("place", turn=turn, row=row, column=column) for turn, row, column in player.fitting(shape)
        ]
        facts: dict[str, Any] = {"shape": shape, "tile": BOX.group_of[shape]}
        if colour:
            facts["colour"] = colour
        choice = yield from asking(player, "place", places, facts)
        pay()
        tile = player.lay(shape, colour, BOX.places[shape][choice["turn"], choice["row"], choice["column"]])
        player.anywhere = False
        maps = BOX.maps[player.boat]
        if colour and any(maps.get(square) == colour for square in tile.squares):
            yield from self.bonus(player, own=own)

    def bonus(self, player: Player, *, own: bool) -> Flow:
        """Take a common treasure for a map, in the family game also a rare one, or decline (5.1)."""
        shapes = BOX.shapes_of["common"] + (BOX.shapes_of["rare"] if self.family else [])

        def is_left() -> bool:
            return any(self.supply[shape] for shape in shapes)

        if not is_left():
            return
        choice = yield from asking(
            player,
            "bonus",
            lambda: [*self.takeable(player, shapes), option("decline")],
            own=own,
            stands=is_left,
        )
        if choice and choice["kind"] == "take":
            yield from self.take(player, choice["shape"])

    def takeable(self, player: Player, shapes: list[str]) -> list[Choice]:
        """Return the tiles of the table that are there and fit."""
        return [option("take", shape=shape) for shape in shapes if self.supply[shape] and player.fits(shape)]

    def take(self, player: Player, shape: str, colour: str | None = None) -> Flow:
        """Take a tile from the table and place it."""

        self.supply[shape] -= 1
        self.close_up(shape)
        yield from self.place(player, shape, colour, own=True)

    def close_up(self, shape: str) -> None:
        """Close the sister's lines up when the last tile of a shape is gone (R43)."""
        if self.solo and self.supply[shape] == 0:
            for line in (self.oshax_line, self.rare_line):
                if shape in line:
                    line.remove(shape)

    # ------------------------------------------------------------------ phase 5 (4.5, 7)

    def rare_finds(self) -> Flow:
        """Play oshax and treasure cards in turn."""
        self.phase = "finds"
        yield from self.turns(self.find_turn, lambda: False)

    def find_turn(self, player: Player) -> Flow:
        """Play one oshax or treasure card, or pass."""
        choice = yield from asking(
            player, "find", lambda: [*self.finds(player), option("pass")], own=True, others=True
        )
        if choice["kind"] == "pass":
            player.passed = True
            return
        card = take_out(player.hand, choice["card"])
        self.discard.append(card)
        if BOX.cards[card]["kind"] == "oshax":
            yield from self.find_oshax(player)
        else:
            yield from self.find_treasures(player, card)
        yield from self.end_turn(player)

    def finds(self, player: Player) -> list[Choice]:
        """Return the oshax and treasure cards that can be played."""
        playable = []
        for card in arranged(player.hand):
            kind = BOX.cards[card]["kind"]
            if kind == "oshax" and self.takeable(player, BOX.shapes_of["oshax"]):
                playable.append(BOX.name[card])
            if kind == "treasure" and self.sources(player, card):
                playable.append(BOX.name[card])
        return [option("play", card=name) for name in dict.fromkeys(playable)]

    def find_oshax(self, player: Player) -> Flow:
        """Take an oshax, name its colour, place it."""
        shapes = BOX.shapes_of["oshax"]
        choice = yield from asking(player, "oshax", self.takeable(player, shapes))
        shape = choice["shape"]
        choice = yield from asking(player, "oshax_colour", self.colours(), {"shape": shape})
        yield from self.take(player, shape, choice["colour"])

    def sources(self, player: Player, card: int) -> dict[str, tuple[list[str], int, int]]:
        """Return what a treasure card can take now: shapes, how many, for how many fish."""
        common, rare = BOX.shapes_of["common"], BOX.shapes_of["rare"]
        if card <= 106:
            ways = {"rare": (rare, 1, 0), "common": (common, 2, 0)}
        else:
            ways = {"small": (BOX.small, 2, 0), "common": (common, 2, 1)}
        return {
            way: (shapes, number, fish)
            for way, (shapes, number, fish) in ways.items()
            if player.fish >= fish and self.takeable(player, shapes)
        }

    def find_treasures(self, player: Player, card: int) -> Flow:
        """Take one rare or two other treasures; the second may be declined."""
        ways = self.sources(player, card)
        way = next(iter(ways))
        if len(ways) > 1:
            choice = yield from asking(
                player,
                "option",
                [option("option", **{"from": way}) for way in ways],
                {"card": BOX.name[card]},
            )
            way = choice["from"]
        shapes, number, fish = ways[way]
        player.fish -= fish
        choice = yield from asking(
            player, "treasure", self.takeable(player, shapes), {"from": way, "left": number}
        )
        yield from self.take(player, choice["shape"])

        def is_left() -> bool:
            return any(self.supply[shape] for shape in shapes)

        if number == 2 and is_left():
            choice = yield from asking(
                player,
                "second_treasure",
                lambda: [*self.takeable(player, shapes), option("decline")],
                {"from": way, "left": 1},
                own=True,
                stands=is_left,
            )
            if choice and choice["kind"] == "take":
                yield from self.take(player, choice["shape"])

    # ------------------------------------------------------------------ anytime cards (8)

    def call(self) -> Flow:
        """Ask all at once; of those who want to play a card the first in island order is served, then all are asked again."""
        self.phase = "call"
        while True:
            for player in self.players:
                player.done, player.wish = False, None
            while not all(player.done for player in self.players):
                answer = yield Ask(
                    "call",
                    lambda: [player.seat for player in self.players if not player.done],
                    lambda seat: [*self.anytime(seat), option("done")],
                )
                assert answer
                player, choice = self.players[answer[0]], answer[1]
                player.done = True
                if choice["kind"] == "play":
                    player.wish = min(card for card in player.hand if BOX.name[card] == choice["card"])
            served = next((player for player in self.in_order() if player.wish is not None), None)
            card = served.wish if served else None
            for player in self.players:
                player.done, player.wish = False, None
            if served is None or card is None:
                return
            served.hand.remove(card)
            yield from self.carry_out(served, card)

    def playable(self, player: Player, card: int) -> bool:
        """Whether an anytime card could be played now."""
        match card:
            case 69 | 70:
                return not player.anywhere
            case 71 | 72 | 73 | 74:
                return bool(self.deck)
            case 75 | 83:
                return bool(self.bag)
            case 76:
                return player.active + player.used - player.in_use >= 1
            case 77:
                return bool(self.fields)
            case 86 | 87:
                return len(player.lessons) >= 2
            case 88 | 89:
                return len(player.counted.treasures) >= 2
        return True

    def carry_out(self, player: Player, card: int) -> Flow:
        """Discard an anytime card face up and do what it says."""
        self.discard.append(card)
        boat = player.counted
        match card:
            case 67 | 68:
                player.fish += 2 * boat.oshax
            case 69 | 70:
                player.anywhere = True
            case 71 | 72 | 73 | 74:
                yield from self.draw_cards(player, 2 if card <= 72 else 3)
            case 75:
                yield from self.lucky_bag(player)
            case 76:
                yield from self.sell_basket(player, card)
            case 77:
                yield from self.herd(player)
            case 78 | 79:
                player.fish += len(player.lessons)
            case 80 | 81 | 82:
                player.extra += 1
            case 83:
                yield from self.new_arrivals(player)
            case 84 | 85:
                player.active += 1
            case 86 | 87:
                yield from self.give_lessons(player, card)
            case 88 | 89:
                yield from self.give_treasures(player, card)
            case 90 | 91:
                player.fish += len({cat.colour for cat in boat.cats if cat.group == "cat"})
            case 92 | 93:
                player.fish += 2 * boat.rare
            case 94 | 95:
                player.fish += boat.common
            case 96 | 97:
                choice = yield from asking(player, "fish_colour", self.colours(), {"card": BOX.name[card]})
                player.fish += boat.of[choice["colour"]]
            case _:
                raise AssertionError(f"no anytime card {card}")

    def draw_cards(self, player: Player, number: int) -> Flow:
        """Draw cards and buy any of them; before the buying they join the cards to be bought."""
        cards, self.deck = self.deck[:number], self.deck[number:]
        if self.phase == "buying":
            player.kept += cards
            return
        self.drawn = (player.seat, cards)
        choice = option("begin")
        while choice["kind"] != "done":
            choice = yield from asking(
                player, "drawn", self.affordable(player, cards), {"fish": self.purse(player)}
            )
            if choice["kind"] == "buy":
                player.picked.append(take_out(cards, choice["card"]))
        bought = list(player.picked)
        player.shed += cards
        self.drawn = None
        self.pay(player, drawn=True)
        yield from self.lay_out(player, bought, own=False)

    def lucky_bag(self, player: Player) -> Flow:
        """Draw a tile from the bag and place it; without a place it leaves the game (R21)."""
        colour, shape = self.bag.pop(0)
        if player.fits(shape):
            yield from self.place(player, shape, colour, own=False)

    def sell_basket(self, player: Player, card: int) -> Flow:
        """Give back a permanent basket for five fish."""
        number = {"active": player.active, "used": player.used - player.in_use}
        sides = [side for side in number if number[side]]
        choice = yield from asking(
            player, "sell", [option("sell", side=side) for side in sides], {"card": BOX.name[card]}
        )
        if choice["side"] == "active":
            player.active -= 1
        else:
            player.used -= 1
        player.fish += 5

    def herd(self, player: Player) -> Flow:
        """Move one to three different cats to the other field; their place in the line stays."""
        moved: set[tuple[str, str]] = set()
        while len(moved) < 3:
            cats = [
                option("herd", colour=cat[0], shape=cat[1]) for cat in self.fields if cat[:2] not in moved
            ]
            if not cats:
                return
            cats += [option("done")] if moved else []
            choice = yield from asking(player, "herd", cats, {"left": 3 - len(moved)})
            if choice["kind"] == "done":
                return
            moved.add((choice["colour"], choice["shape"]))
            self.fields = [
                (colour, shape, "left" if side == "right" else "right")
                if (colour, shape) == (choice["colour"], choice["shape"])
                else (colour, shape, side)
                for colour, shape, side in self.fields
            ]

    def new_arrivals(self, player: Player) -> Flow:
        """Draw four tiles one by one; the player picks a field for each cat (R25)."""
        for _ in range(4):
            if not self.bag:
                return
            colour, shape = self.bag.pop(0)
            if colour is None:
                self.put_out(shape)
                continue
            choice = yield from asking(
                player,
                "arrival",
                [option("field", side=side) for side in FISH_PRICE],
                {"colour": colour, "shape": shape},
            )
            self.arrive(colour, shape, choice["side"])

    def give_lessons(self, player: Player, card: int) -> Flow:
        """Discard two own private lessons face down for a basket."""
        for left in (2, 1):
            choice = yield from asking(
                player,
                "forget",
                [option("forget", card=name) for name in names(player.lessons)],
                {"card": BOX.name[card], "left": left},
            )
            player.shed.append(take_out(player.lessons, choice["card"]))
        player.active += 1

    def give_treasures(self, player: Player, card: int) -> Flow:
        """Remove two treasures from the boat, out of the game, for a basket (R29)."""
        for left in (2, 1):
            firsts = {min(tile.squares): tile for tile in player.counted.treasures}
            choice = yield from asking(
                player,
                "remove",
                [option("remove", row=row, column=column) for row, column in firsts],
                {"card": BOX.name[card], "left": left},
            )
            player.tiles.remove(firsts[choice["row"], choice["column"]])
            player.survey = None
        player.active += 1

    # ------------------------------------------------------------------ the family game (12)

    def choose_family_cards(self) -> Flow:
        """All keep two of three family cards."""
        self.phase = "family_cards"
        given: set[str] = set()
        for player in self.players:
            player.family_dealt = self.luck["family"].pop(player.seat)
            assert len(player.family_dealt) == 3
            assert given.isdisjoint(player.family_dealt)
            given |= set(player.family_dealt)
            player.picks = 2

        def options(seat: int) -> list[Choice]:
            player = self.players[seat]
            return [
                option("keep_family", card=card)
                for card in player.family_dealt
                if card not in player.family_kept
            ]

        while (picked := (yield from self.pick("family_cards", options))) is not None:
            player, card = picked
            player.family_kept.append(card)

    def family_day(self) -> Flow:
        """In turn take a cat or pass; then the first player becomes last."""
        self.phase = "taking"
        yield from self.turns(self.family_turn, lambda: not self.fields)
        self.fields.clear()
        if self.day < 5:  # nobody needs the order after the last day
            self.order = [*self.order[1:], self.order[0]]

    def family_turn(self, player: Player) -> Flow:
        """Take a cat and place it, or pass."""
        choice = yield from asking(
            player,
            "taking",
            lambda: [
                *(
                    option("rescue", colour=colour, shape=shape)
                    for colour, shape, _ in self.fields
                    if player.fits(shape)
                ),
                option("pass"),
            ],
        )
        if choice["kind"] == "pass":
            player.passed = True
            return
        cat = next(cat for cat in self.fields if cat[:2] == (choice["colour"], choice["shape"]))
        yield from self.place(player, cat[1], cat[0], lambda: self.fields.remove(cat), own=False)

    # ------------------------------------------------------------------ the solo game (13)

    def set_up_sister(self, options: Any, dealt: dict[str, Any] | None) -> None:
        """Lay out the sister's lines and cards."""
        self.sister_first = False
        self.rare_line: list[str] = []
        self.sister_cards: list[str] = []  # turned up today, not yet played
        self.sister_colours: list[str] = []
        self.sister_lessons: list[str] = []
        self.hidden_cards = 0  # dealt face down, not yet played
        self.sister_deck = set(BOX.baskets)
        self.oshax_line: list[str] = []
        if not dealt:
            assert not self.solo
            return
        self.oshax_line = list(dealt["oshax"])
        assert sorted(self.oshax_line) == sorted(BOX.shapes_of["oshax"])
        self.sister_colours = list(dealt["colours"])
        assert len(self.sister_colours) == 1
        self.sister_lessons = sorted(dealt["lessons"], key=lambda card: BOX.sister_lessons[card])
        plain = sum(BOX.sister_lessons[card] <= 206 for card in self.sister_lessons)
        advanced = LEVELS[str(options.settings.get("difficulty", "easy"))]
        assert (plain, len(self.sister_lessons)) == (3, 3 + advanced)

    def sister_lines(self) -> list[dict[str, Any]]:
        """Return the lines of the sister's score, measured on the player's boat."""
        player = self.players[0]
        lines: list[dict[str, Any]] = []
        for number, colour in enumerate(self.sister_colours):
            cats = player.counted.of[colour]
            facts: dict[str, Any] = {"colour": colour, "each": 5 - number, "cats": cats}
            lines.append({"key": "sister_colour", "points": (5 - number) * cats, "facts": facts})
        cards = [BOX.sister_lessons[card] for card in self.sister_lessons]
        plain = [sister_points(card, player, []) for card in cards if card != 204]
        for name in sorted(self.sister_lessons, key=lambda name: BOX.sister_lessons[name] == 204):
            points = sister_points(BOX.sister_lessons[name], player, plain)
            lines.append({"key": "sister_lesson", "points": points, "facts": {"card": name}})
        return lines

    def sister_view(self) -> dict[str, Any]:
        """Return what is seen of the sister."""
        return {
            "first": self.sister_first,
            "lines": self.sister_lines(),
            "colours": self.sister_colours,
            "lessons": self.sister_lessons,
            "cards_left": len(self.sister_cards) + self.hidden_cards,
            "card": self.sister_cards[0] if self.sister_cards else None,
            "deck": len(self.sister_deck),  # those dealt face down included
            "oshax": self.oshax_line,
            "rare": self.rare_line,
        }

    def rescue_against_the_sister(self) -> Flow:
        """The sister turns up her first card; turns alternate, and she plays what is left at the end."""
        player = self.players[0]
        card = self.luck["baskets"].pop(0)
        self.sister_deck.remove(card)
        self.sister_cards = [card]
        self.hidden_cards = BOX.baskets[card]["baskets"] - 1
        if BOX.baskets[card]["boots"] != player.boots:
            self.sister_first = BOX.baskets[card]["boots"] > player.boots
        if self.sister_first:
            self.sister_turn()
        while self.fields and not player.passed:
            yield from self.rescue_turn(player)
            if self.fields and not player.passed:
                self.sister_turn()
        while self.sister_cards or self.hidden_cards:
            self.sister_turn()

    def sister_turn(self) -> None:
        """Play the sister's next card, if she has one: two steps in order."""
        if not self.sister_cards and not self.hidden_cards:
            return
        card = self.luck["played"].pop(0)
        if self.sister_cards:
            assert self.sister_cards.pop() == card
        else:
            self.hidden_cards -= 1
            self.sister_deck.remove(card)
        for step in BOX.baskets[card]["steps"]:
            if "swap" in step:
                self.swap(*step["swap"])
            elif step["take"] == "cat":
                if self.fields:
                    self.fields.pop(min(step["at"], len(self.fields)) - 1)
            elif step["take"] == "common":
                if self.supply[step["shape"]]:
                    self.supply[step["shape"]] -= 1
            else:
                line = self.oshax_line if step["take"] == "oshax" else self.rare_line
                if line:
                    shape = line[min(step["at"], len(line)) - 1]
                    self.supply[shape] -= 1
                    self.close_up(shape)

    def swap(self, first: int, second: int) -> None:
        """Let the cats at two places change places and fields."""
        number = len(self.fields)
        if number < 2:
            return
        low, high = min(first, number), min(second, number)
        if low == high:
            low -= 1
        here, there = self.fields[low - 1], self.fields[high - 1]
        self.fields[low - 1] = (there[0], there[1], here[2])
        self.fields[high - 1] = (here[0], here[1], there[2])

    def end_sisters_day(self) -> None:
        """Turn up the next colour card."""
        if self.day < 5:
            colour = self.luck["colours"].pop(0)
            assert colour not in self.sister_colours
            self.sister_colours = [*self.sister_colours, colour]
