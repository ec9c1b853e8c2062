"""Rule questions from a real table, answered by the rules themselves.

Which questions there are, and their fields, is listed in README.md.
"""

from collections import Counter
from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch import games
from katzentisch.core import bits
from katzentisch.core.chance import from_seed
from katzentisch.core.game import Line, Score
from katzentisch.core.material import Entry, MaterialError
from katzentisch.core.nonsense import Nonsense
from katzentisch.games.isle_of_cats import BOX
from katzentisch.games.isle_of_cats.box.boats import ROOMS, column_of, row_of, turn_of
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON, FIRST_PUBLIC, LESSON_WORD
from katzentisch.games.isle_of_cats.box.components import STEP_SWAP, STEPS, read_step
from katzentisch.games.isle_of_cats.box.tiles import (
    COMMONS,
    FIRST_CAT,
    FIRST_OSHAX,
    FIRST_RARE,
    GROUPS,
    NO_COLOUR,
)
from katzentisch.games.isle_of_cats.game import Isle, IsleTable
from katzentisch.games.isle_of_cats.rules import placing, rescuing, sister
from katzentisch.games.isle_of_cats.state import scoring
from katzentisch.games.isle_of_cats.state.lessons import name_colour
from katzentisch.games.isle_of_cats.state.setup import set_up
from katzentisch.games.isle_of_cats.state.survey import Survey
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    ANYWHERE,
    BOAT,
    FAMILY,
    FAMILY_KEPT,
    FISH,
    LESSONS,
    PUBLIC,
    SOLO,
)

Answer = dict[str, object]
_COMMON = {"task", "mode", "boat", "tiles"}
_FIELDS = {
    "score": _COMMON
    | {"lessons", "public", "fish", "baskets", "turn_position", "private_lesson_count"}
    | {"opponents_largest_family", "check_contact", "players", "solo"},
    "placement": _COMMON | {"new", "anywhere"},
    "moves": _COMMON | {"new", "anywhere", "list"},
    "turn_order": {"task", "mode", "order", "boots"},
    "winners": {"task", "mode", "players"},
    "sister_step": {"task", "mode", "line", "step"},
}
_MODES = ("full", "family", "solo")


def _nonsense(key: str, /, **facts: object) -> Nonsense:
    """Return the complaint about a case, for the caller to raise."""
    return Nonsense(BOX.folder / "words", key, facts)


def answer(case: dict[str, object]) -> Answer:
    """Answer one case; ValueError says what makes no sense."""
    task = case.get("task", "score")
    if not isinstance(task, str) or task not in _FIELDS:
        raise _nonsense("one_of", name="task", value=repr(task), right=list(_FIELDS))
    unknown = sorted(set(case) - _FIELDS[task])
    if unknown:
        raise _nonsense("field", field=repr(unknown[0]), task=task, right=sorted(_FIELDS[task]))
    try:
        return _TASKS[task](Case(case))
    except MaterialError as error:
        raise ValueError(str(error)) from error


class Case(Entry):
    """A case, read like material: every complaint names field and value."""

    def __init__(self, data: dict[str, object]) -> None:
        super().__init__("case", data)
        self.mode = self.text("mode", _MODES, default="full")
        self.game = _opened(self.mode)

    def table(self) -> IsleTable:
        """Return a table with the case's boat, and nothing on it."""
        game = self.game
        table = IsleTable(game, from_seed(0), game.parts, game.mode)
        set_up(table, 0)
        boats = game.parts.boats.names
        table.put(0, BOAT, boats.index(self.text("boat", boats, default="boat1")))
        table.sister_lessons = 0
        table.sister_shown = 0
        table.sister_colours = 0
        table.put(0, FISH, self.number("fish", at_least=0, default=0))
        return table


def _opened(mode: str) -> Isle:
    game = games.open(BOX.options(mode, 1 if mode == "solo" else 2))
    assert isinstance(game, Isle)
    return game


class _Tile:
    """A tile of a case: sort, shape, colour and squares."""

    def __init__(self, entry: Entry, table: IsleTable, with_squares: bool) -> None:
        tiles = table.parts.tiles
        self.kind = entry.text("kind", GROUPS)
        names = [name for number, name in enumerate(tiles.shapes) if tiles.group(number) == self.kind]
        self.name = entry.text("shape", names)
        self.shape = tiles.shapes.index(self.name)
        self.colour = NO_COLOUR
        coloured = self.kind in ("cat", "oshax")
        if coloured and (with_squares or entry.has("colour")):
            self.colour = tiles.colours.index(entry.text("colour", tiles.colours))
        self.squares = _squares(entry) if with_squares else []
        entry.finish()

    def place(self, table: IsleTable) -> int:
        """Return the number of the place its squares are, -1 if they do not form the shape."""
        grid = table.parts.boats.grid
        turn = table.parts.tiles.polyominoes[self.shape].turn_of(self.squares)
        top = min(row for row, _ in self.squares)
        left = min(column for _, column in self.squares)
        return -1 if turn < 0 else int((turn * grid.height + top) * grid.width + left)


def _squares(entry: Entry) -> list[tuple[int, int]]:
    squares: list[tuple[int, int]] = []
    for value in entry.values("cells"):
        if not isinstance(value, list) or len(value) != 2 or not all(type(number) is int for number in value):
            raise entry.refused("cell", "cells: {value} is not [row, column]", value=repr(value))
        squares.append((value[0], value[1]))
    if len(set(squares)) != len(squares) or not squares:
        raise entry.refused("cells_once", "cells: the squares of a tile are different, and at least one")
    return squares


def _tiles(case: Case, table: IsleTable) -> list[_Tile]:
    return [_Tile(entry, table, True) for entry in (case.entries("tiles") if case.has("tiles") else [])]


# ---------------------------------------------------------------------- placing

_REASONS = {
    "wrong_shape": "cells do not form the shape",
    "outside": "outside the boat",
    "overlap": "overlaps another tile",
    "no_contact": "touches no tile orthogonally",
}


def _reasons(table: IsleTable, tile: _Tile) -> list[str]:
    """Return why a tile may not lie on its squares, [] if it may."""
    reasons: list[str] = []
    if tile.place(table) < 0:
        reasons.append(_REASONS["wrong_shape"])
    code, _ = table.parts.boats.grid.misfit(
        tile.squares, table.parts.boats.outline, table.rows, table.free_at(0), table.near_at(0)
    )
    if code:
        reasons.append(_REASONS[code])
    return reasons


def _lay_all(case: Case, table: IsleTable, contact: bool) -> list[str]:
    """Lay the tiles of a case one after another; return what is wrong with them."""
    errors: list[str] = []
    for number, tile in enumerate(_tiles(case, table)):
        if not contact:
            table.put(0, ANYWHERE, 1)
        reasons = _reasons(table, tile)
        errors += [f"tile {number} ({tile.name}): {reason}" for reason in reasons]
        if not reasons:
            table.lay(0, tile.shape, tile.colour, tile.place(table))
    table.put(0, ANYWHERE, 0)
    return errors


def _boat(case: Case) -> IsleTable:
    table = case.table()
    errors = _lay_all(case, table, False)
    if errors:
        raise ValueError(errors[0])
    table.put(0, ANYWHERE, 1 if case.flag("anywhere", default=False) else 0)
    return table


def placement(case: Case) -> Answer:
    """Say whether a tile may lie here, and whether it earns a treasure."""
    table = _boat(case)
    tile = _Tile(case.entry("new"), table, True)
    reasons = _reasons(table, tile)
    covers = None
    if not reasons and tile.colour != NO_COLOUR:
        place = tile.place(table)
        if placing.covers_map(table, 0, tile.shape, tile.colour, place):
            covers = table.parts.tiles.colours[tile.colour]
    bonus = ["common", "rare"] if table.mode == FAMILY else ["common"]
    return {
        "legal": not reasons,
        "reasons": reasons,
        "covers_map": covers,
        "treasure_bonus": bonus if covers else [],
    }


def moves(case: Case) -> Answer:
    """Count, and perhaps list, where a tile may lie."""
    table = _boat(case)
    tile = _Tile(case.entry("new"), table, False)
    grid = table.parts.boats.grid
    piece = table.parts.tiles.polyominoes[tile.shape]
    places = grid.places(piece, table.rows, table.free_at(0), table.near_at(0), vec[i64](), 0)
    result: Answer = {"count": len(places)}
    if case.flag("list", default=False):
        cells = []
        for place in places:
            squares = piece.squares(turn_of(grid, place), row_of(grid, place), column_of(grid, place))
            cells.append([list(square) for square in squares])
        result["cells"] = sorted(cells)
    return result


# ---------------------------------------------------------------------- scoring


def score(case: Case) -> Answer:
    """Say what a boat is worth."""
    table = case.table()
    errors = _lay_all(case, table, case.flag("check_contact", default=False))
    errors += _supply_errors(case, table)
    if errors:
        return {"ok": False, "errors": errors}
    table.put(0, ACTIVE, case.number("baskets", at_least=0, default=0 if table.mode == FAMILY else 1))
    lessons = _lay_lessons(case, table)
    public = _lay_public(case, table)
    survey = _survey(case, table, len(lessons))
    lines = scoring.lines(table, 0, survey)
    result: Answer = {"ok": True, "total": Score(0, lines).total}
    result.update(_parts(table, survey, lines, lessons, public))
    if table.mode == SOLO:
        result.update(_sister(case, table, survey, Score(0, lines).total))
    return result


def _survey(case: Case, table: IsleTable, lessons: int) -> Survey:
    survey = scoring.surveys(table)[0]
    survey.private_lessons = case.number("private_lesson_count", at_least=0, default=lessons)
    survey.position = case.number("turn_position", at_least=1, default=0) if case.has("turn_position") else 0
    survey.others_largest = max(case.numbers("opponents_largest_family", at_least=0, default=[]), default=0)
    return survey


def _numbers(case: Case, key: str, first: int, end: int) -> list[tuple[int, Entry | None]]:
    """Read card numbers, each bare or as {"id": number, ...}."""
    cards: list[tuple[int, Entry | None]] = []
    for value in case.values(key) if case.has(key) else []:
        entry = Entry(f"case: {key}", value) if isinstance(value, dict) else None
        number = entry.number("id") if entry else value
        if type(number) is not int or not first <= number < end:
            raise _nonsense("card", key=key, number=repr(number), first=first, last=end - 1)
        if number in [other for other, _ in cards]:
            raise _nonsense("card_twice", key=key, number=number)
        cards.append((number, entry))
    return cards


def _lay_lessons(case: Case, table: IsleTable) -> list[int]:
    first, end = (151, 169) if table.mode == FAMILY else (113, 143)
    numbers = [number for number, entry in _numbers(case, "lessons", first, end) if _only_id(entry)]
    for number in numbers:
        if table.mode == FAMILY:
            table.put(0, FAMILY_KEPT, table.get(0, FAMILY_KEPT) | bits.single(number - first))
        else:
            table.piles[table.pile(0, LESSONS) + LESSON_WORD] |= bits.single(number - first)
    return numbers


def _only_id(entry: Entry | None) -> bool:
    if entry is not None:
        entry.finish()
    return True


def _lay_public(case: Case, table: IsleTable) -> list[int]:
    if table.mode == FAMILY and case.has("public"):
        raise _nonsense("no_public")
    numbers: list[int] = []
    colours = table.parts.tiles.colours
    for number, entry in _numbers(case, "public", 143, 151):
        sort = FIRST_PUBLIC + number - 143
        if table.parts.cards.asks_colour[sort]:
            if entry is None:
                raise _nonsense("needs_colour", number=number)
            colour = colours.index(entry.text("colour", colours))
            name_colour(table, sort, colour)
        _only_id(entry)
        table.piles[table.common_pile(PUBLIC) + LESSON_WORD] |= bits.single(sort - FIRST_LESSON)
        numbers.append(number)
    return numbers


def _supply_errors(case: Case, table: IsleTable) -> list[str]:
    """Check the tiles against what is in the box for so many players."""
    players = case.number("players", at_least=1, default=0) if case.has("players") else 0
    if players > 4:
        raise _nonsense("players", n=players)
    errors: list[str] = []
    seen = Counter((tile.name, tile.colour) for tile in _tiles(case, table))
    for (name, colour), number in seen.items():
        shape = table.parts.tiles.shapes.index(name)
        if FIRST_OSHAX <= shape < FIRST_CAT:
            number = sum(many for (other, _), many in seen.items() if other == name)
        if players and number > _copies(table, shape, players):
            of = f" in {table.parts.tiles.colours[colour]}" if shape >= FIRST_CAT else ""
            errors.append(f"{number} tiles {name}{of}; there are {_copies(table, shape, players)}")
    return sorted(set(errors))


def _copies(table: IsleTable, shape: int, players: int) -> int:
    if shape < COMMONS:
        return int(table.parts.tiles.commons_by_players[players])
    return int(table.parts.tiles.rare_copies) if FIRST_RARE <= shape < FIRST_OSHAX else 1


def _parts(
    table: IsleTable, survey: Survey, lines: list[Line], lessons: list[int], public: list[int]
) -> Answer:
    """Sort the lines of a score into the parts of an answer."""
    rooms = next(line for line in lines if line.key == "rooms")
    families = [line for line in lines if line.key == "family"]
    cards = [line.points for line in lines if line.key in ("lesson", "family_card")]
    open_cards = [line.points for line in lines if line.key == "public_lesson"]
    rare = sum(line.points for line in lines if line.key == "rare_treasures")
    return {
        "rats": {"visible": int(survey.rats), "points": -int(survey.rats)},
        "rooms": {
            "unfilled": rooms.facts["rooms"],
            "filled": ROOMS - bits.count(survey.unfilled),
            "points": rooms.points,
        },
        "families": {
            "list": [
                {"colour": line.facts["colour"], "size": line.facts["size"], "points": line.points}
                for line in families
            ],
            "points": sum(line.points for line in families),
        },
        "rare_treasures": {"count": int(survey.rare), "points": rare},
        "lessons": {"cards": _by_number(lessons, cards), "points": sum(cards)},
        "public": {"cards": _by_number(public, open_cards), "points": sum(open_cards)},
    }


def _by_number(numbers: list[int], points: list[int | float]) -> dict[str, int | float]:
    return {str(number): value for number, value in zip(sorted(numbers), points, strict=True)}


def _sister(case: Case, table: IsleTable, survey: Survey, total: int | float) -> Answer:
    """Score the sister against the player."""
    colours = table.parts.tiles.colours
    data = case.entry("solo") if case.has("solo") else Entry("case: solo", {})
    for colour in data.texts("colours", colours, default=[]):
        table.show_sister_colour(colours.index(colour))
    inner = Case({"lessons": data.values("lessons") if data.has("lessons") else []})
    for number, entry in _numbers(inner, "lessons", 197, 216):
        _only_id(entry)
        table.sister_lessons |= bits.single(number - 197)
    data.finish()
    lines = scoring.sister_lines(table, survey)
    hers = Score(1, lines).total
    numbers = {
        name: lesson.number for name, lesson in zip(table.parts.sister_names, table.parts.sister, strict=True)
    }
    return {
        "sister": {
            "colours": {str(line.facts["colour"]): line.points for line in lines if "colour" in line.facts},
            "lessons": {
                str(numbers[str(line.facts["card"])]): line.points for line in lines if "card" in line.facts
            },
            "total": hers,
        },
        "player_wins": total > hers,
    }


# ---------------------------------------------------------------------- order, winners, the sister


def turn_order(case: Case) -> Answer:
    """Say who is first on the island now."""
    names = case.texts("order")
    boots = case.entry("boots")
    for name in boots.data:
        if name not in names:
            raise _nonsense("one_of", name="boots:", value=repr(name), right=names)
    sums = vec[i64]()
    order = vec[i64]()
    for seat, name in enumerate(names):
        sums = append(sums, boots.number(name, at_least=0, default=0))
        order = append(order, seat)
    return {"order": [names[seat] for seat in rescuing.new_order(order, sums)]}


def winners(case: Case) -> Answer:
    """Say who wins."""
    second = "filled_rooms" if case.mode == "family" else "fish"
    players = case.entries("players")
    if not players:
        raise _nonsense("nobody")
    names = [player.text("name") for player in players]
    totals = [player.number("total", default=0) for player in players]
    others = [player.number(second, at_least=0, default=0) for player in players]
    for player in players:
        player.read |= {"fish", "filled_rooms"}
        player.finish()
    return {"winners": [names[player] for player in scoring.best(totals, others)]}


def sister_step(case: Case) -> Answer:
    """Say what the sister takes, and what is left."""
    tiles = _opened("solo").parts.tiles
    line = case.entry("line")
    cats = [_pair(line, "cats", value) for value in line.values("cats")] if line.has("cats") else []
    oshax = list(line.texts("oshax", default=[]))
    rare = [_pair(line, "rare", value) for value in line.values("rare")] if line.has("rare") else []
    common = line.counts("common", tiles.shapes[:COMMONS]) if line.has("common") else {}
    line.finish()
    kind, at, other = read_step(case.entry("step"), tiles)
    taken: object = None
    if kind == STEP_SWAP:
        order = vec[i64](range(len(cats)))
        sister.swap(order, at, other, 0)
        cats = [[cats[old][0], cats[new][1]] for new, old in enumerate(order)]
    elif STEPS[kind] == "cat":
        index = sister.index_in(len(cats), at)
        taken = cats.pop(index)[0] if index >= 0 else None
    elif STEPS[kind] == "common":
        shape = tiles.shapes[at]
        if common.get(shape, 0) > 0:
            common[shape] -= 1
            taken = shape
    elif STEPS[kind] == "oshax":
        index = sister.index_in(len(oshax), at)
        taken = oshax.pop(index) if index >= 0 else None
    else:
        taken = _take_from_stack(rare, at)
    return {"taken": taken, "line": {"cats": cats, "oshax": oshax, "rare": rare, "common": common}}


def _pair(entry: Entry, key: str, value: object) -> list[object]:
    right = ("left", "right") if key == "cats" else None
    if not isinstance(value, list) or len(value) != 2 or (right and value[1] not in right):
        wanted = '[name, "left" or "right"]' if right else "[shape, number]"
        raise entry.refused(
            "cells_wanted", "{key}: {value} is not {wanted}", key=key, value=repr(value), wanted=wanted
        )
    return list(value)


def _take_from_stack(stacks: list[list[object]], at: int) -> object:
    index = sister.index_in(len(stacks), at)
    if index < 0:
        return None
    shape, number = stacks[index]
    if not isinstance(number, int) or number < 1:
        raise _nonsense("tiles", number=repr(number))
    stacks[index] = [shape, number - 1]
    if number == 1:
        stacks.pop(index)
    return shape


_TASKS: dict[str, Callable[[Case], Answer]] = {
    "score": score,
    "placement": placement,
    "moves": moves,
    "turn_order": turn_order,
    "winners": winners,
    "sister_step": sister_step,
}
