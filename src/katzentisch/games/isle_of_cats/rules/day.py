"""A day from the filling of the fields to the call, and how one phase leads to the next.

Rulebook, "A day". Nothing here is a choice: `go_on` runs until somebody owes a decision, or the game is over.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.tiles import CATS, FIRST_CAT, FIRST_OSHAX, FIRST_RARE
from katzentisch.games.isle_of_cats.rules import (
    call,
    explore,
    family,
    finds,
    placing,
    reading,
    rescuing,
    sister,
    turns,
)
from katzentisch.games.isle_of_cats.rules.placing import add_rare
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_BONUS, ASK_TREASURE
from katzentisch.games.isle_of_cats.state.fields import LEFT, RIGHT, add_cat, cat_in, side_of
from katzentisch.games.isle_of_cats.state.naming import cat_named, shape_name
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    BUYING,
    CALL,
    CHOOSING,
    DRAFT,
    FAMILY,
    FAMILY_CARDS_PHASE,
    FIGURES,
    FINDS,
    FISH,
    OVER,
    READING,
    RESCUING,
    SOLO,
    TAKING,
    USED,
    IsleState,
)

# I001, I105
_DAYS = 5
_CATCH = 20


def begin(table: IsleState) -> None:
    """The table is set up: the sister's first colour is turned up, and figures are chosen."""
    if table.mode == SOLO:
        sister.turn_up_colour(table)
    table.phase = FIGURES
    table.turn = 0
    go_on(table)


def go_on(table: IsleState) -> None:
    """Go on until somebody owes a decision."""
    while _step(table):
        pass


# I005
def _step(table: IsleState) -> bool:
    """Do what needs no decision; False when somebody owes one."""
    if len(table.open):
        return _close_empty_question(table)
    phase = table.phase
    if _is_awaited(table, phase):
        return False
    if phase == RESCUING:
        return _next_rescuer(table)
    if phase == FINDS:
        return _next_finder(table)
    if phase == TAKING:
        return _next_taker(table)
    if phase == READING:
        reading.read(table)
        if len(table.open):
            return False
        _begin_choosing(table)
    elif phase == DRAFT:
        explore.pass_on(table)
    elif phase == BUYING:
        explore.pay(table)
    elif phase == CHOOSING:
        _reveal(table)
    elif phase == FIGURES:
        _after_figures(table)
    elif phase == FAMILY_CARDS_PHASE:
        _begin_day(table)
    elif not call.serve(table):
        _end_call(table)
    return True


def _is_awaited(table: IsleState, phase: i64) -> bool:
    """Whether the phase waits for somebody; the end waits for nobody, for ever."""
    if phase in (RESCUING, FINDS, TAKING):
        return table.turn_over == 0
    if phase in (CHOOSING, FIGURES):
        return table.turn < table.seats
    if phase in (BUYING, CALL):
        return not table.all_are_done()
    if phase in (DRAFT, FAMILY_CARDS_PHASE):
        return not explore.all_have_picked(table)
    return phase == OVER


def _close_empty_question(table: IsleState) -> bool:
    """Close the question for a bonus or second treasure of which none is left (R7, R55)."""
    question = table.asked()
    seat = asked.seat_of(question)
    kind = asked.kind_of(question)
    if kind == ASK_BONUS and not placing.bonus_is_possible(table, seat):
        placing.lose_bonus(table, seat)
        return True
    if kind == ASK_TREASURE and not finds.some_left(table, asked.supply_of(question)):
        table.answered()
        return True
    return False


# ---------------------------------------------------------------------- beginning


def _after_figures(table: IsleState) -> None:
    if table.mode == FAMILY:
        family.deal(table)
    else:
        _begin_day(table)


def _begin_day(table: IsleState) -> None:
    """Fill the fields, fish, and deal."""
    table.day += 1
    if table.listening:
        table.tell("day_began", -1, {"day": int(table.day), "boat": int(6 - table.day)})
    fill_fields(table)
    if table.mode == FAMILY:
        turns.begin(table, TAKING)
        return
    # I012
    for seat in range(table.seats):
        table.add(seat, FISH, _CATCH)
    if table.listening:
        table.tell("fished", -1, {"fish": _CATCH})
    explore.deal(table)


# I006, I008, I009, I010
def fill_fields(table: IsleState) -> None:
    """Draw until enough cats have come out, the first half left, the second half right.

    Rare treasures do not count. The family game has one field.
    """
    half = table.parts.tiles.cats_per_side[table.seats]
    drawn: i64 = 0
    while drawn < 2 * half and len(table.bag) > 0:
        tile = table.draw_tile()
        if tile >= CATS:
            add_rare(table, tile - CATS)
            continue
        # I106, I107, I108
        side: i64 = LEFT if drawn < half or table.mode == FAMILY else RIGHT
        add_cat(table, tile, side)  # cats lying there already stay
        drawn += 1
    if table.listening:
        _tell_fields(table)


def _tell_fields(table: IsleState) -> None:
    sides: list[list[dict[str, object]]] = [[], []]
    for entry in table.fields:
        sides[side_of(entry)].append(cat_named(table, cat_in(entry)))
    rare = [shape_name(table, shape) for shape in range(FIRST_RARE, FIRST_OSHAX) if table.supply[shape] > 0]
    facts: dict[str, object] = {"left": sides[0], "right": sides[1], "rare": rare}
    facts["cats"] = len(table.fields)
    table.tell("fields_filled", -1, facts)


# ---------------------------------------------------------------------- rescuing


def _begin_choosing(table: IsleState) -> None:
    table.phase = CHOOSING
    table.turn = 0


def _reveal(table: IsleState) -> None:
    rescuing.reveal(table)
    turns.begin(table, RESCUING)
    if table.mode == SOLO:
        sister.turn_up_basket(table)
        if table.sister_first:
            sister.take_turn(table)
            _rescue_ends(table)


# I055, I056
def _next_rescuer(table: IsleState) -> bool:
    """A turn is over: the phase ends if the fields are empty or all have passed."""
    turns.end(table)
    if table.mode == SOLO and table.sister_cards > 0:
        sister.take_turn(table)
    if _rescue_ends(table):
        return True
    turns.go_on(table)
    return False


def _rescue_is_over(table: IsleState) -> bool:
    return len(table.fields) == 0 or table.all_have_passed()


def _rescue_ends(table: IsleState) -> bool:
    if not _rescue_is_over(table):
        return False
    if table.mode == SOLO:
        while table.sister_cards > 0:
            sister.take_turn(table)
    rescuing.end_phase(table)
    turns.begin(table, FINDS)
    return True


def _next_finder(table: IsleState) -> bool:
    turns.end(table)
    # I060
    if table.all_have_passed():
        _end_day(table)
        return True
    turns.go_on(table)
    return False


def _next_taker(table: IsleState) -> bool:
    turns.end(table)
    # I110, I113
    if _rescue_is_over(table):
        _end_day(table)
        return True
    turns.go_on(table)
    return False


# ---------------------------------------------------------------------- the end of the day


# I066, I068
def _end_day(table: IsleState) -> None:
    """End the day: cats left leave the game, Vesh's boat moves, baskets become active; then the call."""
    left: i64 = len(table.fields)
    placing.leave_game(table, FIRST_CAT, left)
    # I067
    table.fields = vec[i64]()  # treasures and oshax stay
    if table.listening:
        table.tell("day_ended", -1, {"day": int(table.day), "cats": int(left)})
    if table.mode == FAMILY:
        _end_family_day(table)
        return
    # I070
    if table.day < _DAYS:
        for seat in range(table.seats):
            table.add(seat, ACTIVE, table.get(seat, USED))
            table.put(seat, USED, 0)
    table.phase = CALL
    table.done = 0


# I069
def _end_call(table: IsleState) -> None:
    """All have said done: the next day, or scoring."""
    if table.day == _DAYS:
        _finish(table)
        return
    if table.mode == SOLO:
        sister.turn_up_colour(table)
    _begin_day(table)


# I115
def _end_family_day(table: IsleState) -> None:
    """The first player becomes last."""
    # I116
    if table.day == _DAYS:
        _finish(table)
        return
    table.order = append(table.order[1:], table.order[0])
    if table.listening:
        table.tell("island_order", -1, {"order": [int(seat) for seat in table.order]})
    _begin_day(table)


def _finish(table: IsleState) -> None:
    """End the game: Vesh has reached the island."""
    table.phase = OVER
    table.revealed += 1
    if table.listening:
        table.tell("game_over", -1, {})
