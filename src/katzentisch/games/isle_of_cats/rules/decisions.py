"""The dispatcher: who owes a decision, and which chapter lists or carries out an action."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.chance import Chance
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.tiles import COLOURS, FIRST_CAT, FIRST_OSHAX
from katzentisch.games.isle_of_cats.rules import (
    anytime,
    anytime_steps,
    call,
    day,
    explore,
    family,
    finds,
    placing,
    reading,
    rescuing,
    turns,
)
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import (
    ASK_ARRIVAL,
    ASK_BASKET,
    ASK_BONUS,
    ASK_DRAWN,
    ASK_FISH,
    ASK_FORGET,
    ASK_HERD,
    ASK_LESSON,
    ASK_OPTION,
    ASK_OSHAX,
    ASK_OSHAX_COLOUR,
    ASK_PLACE,
    ASK_SELL,
    ASK_TREASURE,
    FROM_FIELD,
)
from katzentisch.games.isle_of_cats.state.naming import colour_name
from katzentisch.games.isle_of_cats.state.table import (
    BUYING,
    CALL,
    CHOOSING,
    DRAFT,
    FAMILY,
    FAMILY_CARDS_PHASE,
    FIGURE_COLOUR,
    FIGURES,
    FINDS,
    OVER,
    OWN,
    PICKS,
    RESCUING,
    TAKING,
    IsleState,
)

# ---------------------------------------------------------------------- who


def owing(table: IsleState) -> i64:
    """Return the seats that owe a decision, as bits; never depends on what they hold."""
    phase = table.phase
    number: i64 = len(table.open)
    bits: i64 = 0
    if number:
        bits = single(asked.seat_of(table.open[number - 1]))
        return bits | table.not_done() if phase == BUYING else bits
    if phase in (RESCUING, FINDS, CHOOSING, TAKING, FIGURES):
        return single(table.order[table.turn])
    if phase in (BUYING, CALL):
        return table.not_done()
    if phase in (DRAFT, FAMILY_CARDS_PHASE):
        own = table.own
        bit: i64 = 1
        for seat in range(table.seats):
            if own[seat * OWN + PICKS]:
                bits |= bit
            bit += bit
    return bits


# ---------------------------------------------------------------------- what is legal


def legal(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the choices open to a seat, ascending."""
    if seat < 0 or seat >= table.seats or table.phase == OVER:
        return out
    number: i64 = len(table.open)
    if number:
        question = table.open[number - 1]
        if asked.seat_of(question) == seat:
            return _legal_answers(table, seat, question, out)
        if table.phase == BUYING and not table.is_done(seat):
            return explore.legal_buying(table, seat, out)
        return out
    phase = table.phase
    if phase == DRAFT:
        return explore.legal_keep(table, seat, out) if table.get(seat, PICKS) else out
    if phase == BUYING:
        if table.is_done(seat):
            return out
        return anytime.legal(table, seat, explore.legal_buying(table, seat, out))
    if phase == CALL:
        if table.is_done(seat):
            return out
        return anytime.legal(table, seat, append(out, actions.DONE))
    if phase == FAMILY_CARDS_PHASE:
        return family.legal_keep(table, seat, out) if table.get(seat, PICKS) else out
    return _legal_turn(table, seat, phase, out)


def any_action(table: IsleState, seat: i64, chance: Chance) -> i64:
    """Return one of the choices open to a seat, drawn as if from the list of `legal`."""
    number: i64 = len(table.open)
    if number and asked.kind_of(table.open[number - 1]) == ASK_PLACE and table.is_asked(seat):
        return placing.any_place(table, seat, chance)
    choices = legal(table, seat, vec[i64]())
    return choices[chance.below(len(choices))]


def _legal_turn(table: IsleState, seat: i64, phase: i64, out: vec[i64]) -> vec[i64]:
    """List the choices of a turn; for the others, their interruptions."""
    on_turn = table.order[table.turn] == seat
    if phase == TAKING:
        return family.legal_cats(table, seat, out) if on_turn else out
    if phase == FIGURES:
        return _legal_figures(table, out) if on_turn else out
    if not on_turn:
        return anytime.legal(table, seat, out)
    if phase == CHOOSING:
        return anytime.legal(table, seat, rescuing.legal_choosing(table, seat, out))
    if phase == RESCUING:
        if not table.acted or table.more > 0:
            out = rescuing.legal_cats(table, seat, out)
        out = append(out, actions.END_TURN if table.acted else actions.PASS)
        return anytime.legal(table, seat, out)
    if table.acted:
        return anytime.legal(table, seat, append(out, actions.END_TURN))
    out = finds.legal_oshax_card(table, seat, append(out, actions.PASS))
    return finds.legal_treasure_cards(table, seat, anytime.legal(table, seat, out))


def _legal_answers(table: IsleState, seat: i64, question: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to an open question."""
    kind = asked.kind_of(question)
    if kind == ASK_PLACE:
        return placing.legal(table, seat, out)
    if kind == ASK_BASKET:
        return rescuing.legal_baskets(table, seat, out)
    if kind == ASK_BONUS:
        out = append(out, actions.DECLINE)
        out = placing.legal_treasures(table, seat, 0, placing.bonus_end(table), out)
        return anytime.legal(table, seat, out) if anytime.is_open_to(table, seat) else out
    if kind == ASK_TREASURE:
        if asked.is_first_treasure(question):
            return finds.legal_treasure(table, seat, out)
        return anytime.legal(table, seat, finds.legal_treasure(table, seat, append(out, actions.DECLINE)))
    if kind == ASK_OPTION:
        return finds.legal_options(table, seat, out)
    if kind == ASK_OSHAX:
        return placing.legal_treasures(table, seat, FIRST_OSHAX, FIRST_CAT, out)
    if kind == ASK_LESSON:
        out = reading.legal(table, seat, out)
        return anytime.legal(table, seat, out) if anytime.is_open_to(table, seat) else out
    if kind in (ASK_FISH, ASK_OSHAX_COLOUR):
        return reading.legal(table, seat, out)
    return _legal_steps(table, seat, kind, out)


def _legal_steps(table: IsleState, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    """List the answers to what an anytime card asks."""
    if kind == ASK_DRAWN:
        return anytime_steps.legal_drawn(table, seat, out)
    if kind == ASK_ARRIVAL:
        return append(append(out, actions.FIELD), actions.FIELD + 1)
    if kind == ASK_HERD:
        return anytime_steps.legal_herd(table, seat, out)
    if kind == ASK_SELL:
        return anytime_steps.legal_sell(table, seat, out)
    if kind == ASK_FORGET:
        return anytime_steps.legal_forget(table, seat, out)
    return anytime_steps.legal_remove(table, seat, out)


# I100
def _legal_figures(table: IsleState, out: vec[i64]) -> vec[i64]:
    """List the colours no figure has yet."""
    for colour in range(COLOURS):
        if not _figure_is_taken(table, colour):
            out = append(out, actions.FIGURE + colour)
    return out


def _figure_is_taken(table: IsleState, colour: i64) -> bool:
    """Whether somebody has the figure of a colour."""
    return any(table.get(seat, FIGURE_COLOUR) == colour for seat in range(table.seats))


# ---------------------------------------------------------------------- what a choice does


def play(table: IsleState, seat: i64, action: i64) -> None:
    """Carry out a legal choice, and everything that follows without a decision."""
    is_asked = len(table.open) != 0
    if actions.PLACE <= action < actions.KEEP:
        _place(table, seat, action)
    elif table.phase == CALL and not is_asked:
        call.answer(table, seat, action)
    elif actions.PLAY <= action < actions.OPTION:
        if anytime.is_anytime(actions.card_played(action)):
            anytime.play(table, seat, action)
        else:
            finds.play(table, seat, action)
    elif is_asked and table.is_asked(seat):
        _answer(table, seat, action)
    else:
        _take_turn(table, seat, action)
    day.go_on(table)


def _place(table: IsleState, seat: i64, action: i64) -> None:
    if asked.source_of(table.asked()) == FROM_FIELD:
        if table.mode == FAMILY:
            family.bring_aboard(table, seat)
        else:
            rescuing.bring_aboard(table, seat)
    placing.play(table, seat, action)


def _answer(table: IsleState, seat: i64, action: i64) -> None:
    kind = asked.kind_of(table.asked())
    if kind == ASK_BASKET:
        rescuing.use_basket(table, seat, action)
    elif kind == ASK_BONUS:
        placing.take_bonus(table, seat, action)
    elif kind == ASK_OPTION:
        finds.take_option(table, seat, action)
    elif kind == ASK_TREASURE:
        finds.take_treasure(table, seat, action)
    elif kind == ASK_OSHAX:
        finds.pick_oshax(table, seat, action)
    elif kind == ASK_OSHAX_COLOUR:
        finds.colour_oshax(table, seat, action)
    elif kind == ASK_LESSON:
        reading.play(table, seat, action)
    elif kind == ASK_FISH:
        anytime_steps.name_fish_colour(table, seat, action)
    elif kind == ASK_DRAWN:
        anytime_steps.buy_drawn(table, seat, action)
    elif kind == ASK_ARRIVAL:
        anytime_steps.pick_field(table, seat, action)
    elif kind == ASK_HERD:
        anytime_steps.herd(table, seat, action)
    elif kind == ASK_SELL:
        anytime_steps.sell(table, seat, action)
    elif kind == ASK_FORGET:
        anytime_steps.forget(table, seat, action)
    else:
        anytime_steps.remove(table, seat, action)


def _take_turn(table: IsleState, seat: i64, action: i64) -> None:
    phase = table.phase
    if phase == DRAFT:
        explore.keep(table, seat, action)
    elif phase == BUYING:
        explore.buy(table, seat, action)
    elif phase == CHOOSING:
        rescuing.choose(table, seat, action)
    elif phase == TAKING:
        family.take(table, seat, action)
    elif phase == FAMILY_CARDS_PHASE:
        family.keep(table, seat, action)
    elif phase == FIGURES:
        table.put(seat, FIGURE_COLOUR, action - actions.FIGURE)
        table.turn += 1
        if table.listening:
            facts: dict[str, object] = {"colour": colour_name(table, action - actions.FIGURE)}
            table.tell("figure_taken", seat, facts)
    elif actions.RESCUE <= action < actions.PASS:
        rescuing.lure(table, seat, action)
    else:
        _end_turn(table, seat, action)


def _end_turn(table: IsleState, seat: i64, action: i64) -> None:
    if action == actions.PASS:
        turns.pass_for_the_day(table, seat)
        return
    table.turn_over = 1
    if table.listening:
        table.tell("turn_ended", seat, {})
