"""Why a choice is refused: the dispatcher to the chapters, and refusals that belong to none."""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.game import not_your_turn
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON
from katzentisch.games.isle_of_cats.box.tiles import FIRST_CAT, FIRST_OSHAX
from katzentisch.games.isle_of_cats.rules import (
    anytime,
    anytime_steps,
    decisions,
    explore,
    family,
    finds,
    placing,
    rescuing,
)
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import (
    ASK_BASKET,
    ASK_BONUS,
    ASK_DRAWN,
    ASK_FORGET,
    ASK_HERD,
    ASK_OPTION,
    ASK_OSHAX,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_SELL,
    ASK_TREASURE,
    QuestionKind,
)
from katzentisch.games.isle_of_cats.state.fields import field_of
from katzentisch.games.isle_of_cats.state.naming import card_name, cat_named, colour_name
from katzentisch.games.isle_of_cats.state.table import (
    BUYING,
    CALL,
    CHOOSING,
    DRAFT,
    DRAWN,
    FAMILY_CARDS_PHASE,
    FIGURES,
    FINDS,
    KEPT,
    RESCUING,
    TAKING,
    IsleState,
)


def why_not(table: IsleState, seat: i64, action: i64) -> Refusal | None:
    """Explain why a choice that is not legal is refused."""
    if actions.PLAY <= action < actions.OPTION:
        return _card(table, seat, action)
    if (decisions.owing(table) >> seat) & 1 == 0:
        return not_your_turn(table)
    if table.is_asked(seat):
        return _answer(table, seat, table.asked(), action)
    return _turn(table, seat, action)


def _card(table: IsleState, seat: i64, action: i64) -> Refusal | None:
    """Explain why a card cannot be played."""
    sort = actions.card_played(action)
    owes = (decisions.owing(table) >> seat) & 1
    if not owes and not anytime.is_open_to(table, seat):
        return not_your_turn(table)
    if not anytime.has_card(table, seat, sort):
        return refuse("not_in_hand", "cards", {"card": card_name(table, sort)})
    if anytime.is_anytime(sort):
        return anytime.why_not(table, seat, action)
    if not owes:
        return not_your_turn(table)
    return finds.why_not(table, seat, action)


def _answer(table: IsleState, seat: i64, question: i64, action: i64) -> Refusal:
    """Explain why this is no answer to the question that is open."""
    kind = asked.kind_of(question)
    if kind == ASK_PLACE and actions.PLACE <= action < actions.KEEP:
        refusal = placing.why_not(table, seat, action)
        if refusal is not None:
            return refusal
    if actions.TAKE <= action < actions.FIGURE:
        return _take(table, seat, question, action - actions.TAKE)
    if kind == ASK_BASKET and actions.BASKET <= action < actions.SELL:
        basket = actions.BASKET_KINDS[action - actions.BASKET]
        return refuse("no_such_basket", "baskets", {"basket": basket})
    if kind == ASK_OPTION and actions.OPTION <= action < actions.FIELD:
        return finds.why_not_option(table, seat, action)
    if kind == ASK_DRAWN and actions.BUY <= action < actions.DONE:
        drawn = table.common_pile(DRAWN)
        return explore.why_not_buy(table, seat, drawn, action - actions.BUY, explore.purse(table, seat))
    if kind == ASK_HERD:
        return _herd(table, action)
    if kind == ASK_SELL and actions.SELL <= action < actions.END_TURN:
        side = actions.BASKET_SIDES[action - actions.SELL]
        return refuse("no_basket_of_side", "anytime", {"side": side})
    if kind == ASK_FORGET and actions.FORGET <= action < actions.REMOVE:
        name = card_name(table, FIRST_LESSON + action - actions.FORGET)
        return refuse("no_such_lesson", "anytime", {"card": name})
    if kind == ASK_REMOVE and actions.REMOVE <= action < actions.ACTIONS:
        return anytime_steps.why_not_remove(table, seat, action)
    return _another_question(table, seat)


def _take(table: IsleState, seat: i64, question: i64, shape: i64) -> Refusal:
    kind = asked.kind_of(question)
    if kind == ASK_BONUS:
        return placing.why_not_take(table, seat, shape, 0, placing.bonus_end(table))
    if kind == ASK_TREASURE:
        supply = asked.supply_of(question)
        end = finds.end_of(table, supply)
        return placing.why_not_take(table, seat, shape, finds.first_of(supply), end)
    if kind == ASK_OSHAX:
        return placing.why_not_take(table, seat, shape, FIRST_OSHAX, FIRST_CAT)
    return _another_question(table, seat)


def _herd(table: IsleState, action: i64) -> Refusal:
    if action == actions.DONE:
        return refuse("move_one_first", "anytime")
    if actions.HERD <= action < actions.BASKET:
        facts = cat_named(table, action - actions.HERD)
        if field_of(table, action - actions.HERD) < 0:
            return refuse("cat_not_here", "anytime", facts)
        return refuse("moved_already", "anytime", facts)
    return refuse("another_question", "turns", {"question": "herd"})


def _turn(table: IsleState, seat: i64, action: i64) -> Refusal:
    """Explain why this is no choice of the phase."""
    phase = table.phase
    if phase == DRAFT and actions.KEEP <= action < actions.BUY:
        facts: dict[str, object] = {"card": card_name(table, action - actions.KEEP)}
        return refuse("not_in_pack", "draft", facts)
    if phase == BUYING and actions.BUY <= action < actions.DONE:
        kept = table.pile(seat, KEPT)
        return explore.why_not_buy(table, seat, kept, action - actions.BUY, explore.purse(table, seat))
    if phase == CHOOSING and actions.CHOOSE <= action < actions.HERD:
        facts = {"card": card_name(table, action - actions.CHOOSE)}
        return refuse("not_in_hand", "rescue_cards", facts)
    if actions.RESCUE <= action < actions.PASS:
        return _rescue(table, seat, action)
    if action == actions.PASS and table.acted:
        return refuse("end_your_turn", "turns")
    if action == actions.END_TURN and (phase in (RESCUING, FINDS)):
        return refuse("act_or_pass", "turns")
    if phase == FIGURES and actions.FIGURE <= action < actions.KEEP_FAMILY:
        facts = {"colour": colour_name(table, action - actions.FIGURE)}
        return refuse("figure_taken", "setup", facts)
    if phase == FAMILY_CARDS_PHASE and actions.KEEP_FAMILY <= action < actions.PLACE:
        facts = {"card": table.parts.family_names[action - actions.KEEP_FAMILY]}
        return refuse("not_your_family_card", "family", facts)
    return _another_question(table, seat)


def _rescue(table: IsleState, seat: i64, action: i64) -> Refusal:
    if table.phase == TAKING:
        return family.why_not_take(table, seat, action)
    if table.phase != RESCUING:
        return _another_question(table, seat)
    if table.acted and table.more <= 0:
        return refuse("one_cat_per_turn", "rescue", cat_named(table, action - actions.RESCUE))
    return rescuing.why_not_rescue(table, seat, action)


def _another_question(table: IsleState, seat: i64) -> Refusal:
    return refuse("another_question", "turns", {"question": asked_kind(table, seat)})


# The question of each phase; READING and OVER ask none of their own.
_PHASE_QUESTIONS: Final[dict[int, QuestionKind]] = {
    FIGURES: "figure",
    FAMILY_CARDS_PHASE: "family_cards",
    DRAFT: "draft",
    BUYING: "buying",
    CHOOSING: "choosing",
    RESCUING: "rescue",
    FINDS: "find",
    CALL: "call",
    TAKING: "taking",
}


def asked_kind(table: IsleState, seat: i64) -> QuestionKind | None:
    """Return the kind of question a seat is asked, None if it owes no decision."""
    if (decisions.owing(table) >> seat) & 1 == 0:
        return None
    if table.is_asked(seat):
        question = table.asked()
        kind = asked.kind_of(question)
        if kind == ASK_TREASURE and not asked.is_first_treasure(question):
            return "second_treasure"
        return asked.NAMES[int(kind)]
    if table.acted and (table.phase == RESCUING or table.phase == FINDS):
        return "rescue_more" if table.phase == RESCUING and table.more > 0 else "turn_end"
    return _PHASE_QUESTIONS.get(int(table.phase))
