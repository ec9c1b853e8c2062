"""Anytime cards: when they may be played, and what happens at once.

Rulebook, "Anytime cards". What a card asks of its player step by step is in `anytime_steps.py`; who is served first in
a call, in `call.py`.
"""

# I072

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.actions import card_played
from katzentisch.games.isle_of_cats.box.cards import (
    BAG_TILE_TO_BOAT,
    BAG_TILES_TO_FIELDS,
    DEED_WORD,
    DRAW_CARDS,
    EXTRA_RESCUE,
    FIRST_ANYTIME,
    FIRST_DEED,
    FIRST_TREASURE,
    GAIN_BASKET,
    GAIN_FISH,
    GIVE_BASKET,
    GIVE_LESSONS,
    MOVE_CATS,
    NEXT_TILE_ANYWHERE,
    PER_CAT_OF_COLOUR,
    PER_COMMON,
    PER_LESSON,
    PER_OSHAX,
    PER_RARE,
    TRADE,
)
from katzentisch.games.isle_of_cats.box.tiles import FIRST_CAT, FIRST_OSHAX, FIRST_RARE
from katzentisch.games.isle_of_cats.rules import anytime_steps
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_BONUS, ASK_LESSON, ASK_TREASURE
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, seat_of, shape_of
from katzentisch.games.isle_of_cats.state.lessons import lessons_before
from katzentisch.games.isle_of_cats.state.naming import card_name
from katzentisch.games.isle_of_cats.state.secrets import show
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    ANYWHERE,
    BUYING,
    CALL,
    CHOOSING,
    DRAFT,
    DRAWN,
    EXTRA,
    FINDS,
    HAND,
    KEPT,
    RESCUING,
    USED,
    IsleState,
)

# ---------------------------------------------------------------------- when


def is_open_to(table: IsleState, seat: i64) -> bool:
    """Whether this seat may play anytime cards now (section 8); never asks what it holds.

    With an own decision outside the draft, as an interruption of another's choice of rescue cards, rescue or
    rare-finds turn, and in the call; never while a tile waits or a card is being carried out.
    """
    number: i64 = len(table.open)
    if number:
        question = table.open[number - 1]
        if asked.seat_of(question) != seat:
            return False
        kind = asked.kind_of(question)
        if kind == ASK_BONUS:
            return not asked.bonus_is_of_card(question)
        if kind == ASK_LESSON:
            return not asked.lesson_is_of_card(question)
        # R50: before the second treasure
        return kind == ASK_TREASURE and not asked.is_first_treasure(question)
    phase = table.phase
    if phase in (BUYING, CALL):
        return not table.is_done(seat)
    # I074
    return phase in (CHOOSING, RESCUING, FINDS)


def legal(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the anytime cards in hand that can be played."""
    cards = table.parts.cards
    left = table.deeds_in_hand(seat) & cards.anytime_mask
    while left:
        sort = cards.lowest_sort(DEED_WORD, left)
        if _refusal_code(table, seat, sort) == 0:
            out = append(out, actions.PLAY + sort - FIRST_DEED)
        left &= ~cards.mask[sort]
    return out


_REFUSALS = (
    "",
    "already_waiting",
    "deck_empty",
    "bag_empty",
    "no_basket_to_give",
    "no_cat_to_move",
    "too_few_lessons",
    "too_few_treasures",
)


def _refusal_code(table: IsleState, seat: i64, sort: i64) -> i64:
    """Return why an anytime card has no effect now, as an index of _REFUSALS; 0 if it has."""
    cards = table.parts.cards
    effect = cards.effect[sort]
    if effect == NEXT_TILE_ANYWHERE:
        return 1 if table.get(seat, ANYWHERE) else 0
    if effect == DRAW_CARDS:
        return 2 if len(table.deck) == 0 else 0
    if effect in (BAG_TILE_TO_BOAT, BAG_TILES_TO_FIELDS):
        return 3 if len(table.bag) == 0 else 0
    if effect == MOVE_CATS:
        return 5 if len(table.fields) == 0 else 0
    if effect == TRADE:
        if cards.what[sort] == GIVE_BASKET:
            return 4 if _baskets_to_give(table, seat) == 0 else 0
        if cards.what[sort] == GIVE_LESSONS:
            return 6 if lessons_before(table, seat) < cards.amount[sort] else 0
        return 7 if _treasures_on(table, seat, 0, FIRST_OSHAX) < cards.amount[sort] else 0
    return 0


def _baskets_to_give(table: IsleState, seat: i64) -> i64:
    """Return how many permanent baskets can be given: not the one in use for a rescue (R22, R61)."""
    return table.get(seat, ACTIVE) + table.get(seat, USED) - anytime_steps.baskets_in_use(table, seat)


def why_not(table: IsleState, seat: i64, action: i64) -> Refusal | None:
    """Say why an anytime card in hand cannot be played now."""
    sort = card_played(action)
    facts: dict[str, object] = {"card": card_name(table, sort)}
    if table.phase == DRAFT:
        return refuse("not_in_draft", "anytime", facts)
    if not is_open_to(table, seat):
        return refuse("not_now", "anytime", facts)
    return refuse(_REFUSALS[_refusal_code(table, seat, sort)], "anytime", facts)


# ---------------------------------------------------------------------- counting


def _treasures_on(table: IsleState, seat: i64, first: i64, end: i64) -> i64:
    """Count the tiles of these shapes on a seat's boat."""
    tiles: i64 = 0
    for tile in table.tiles:
        if seat_of(tile) == seat and first <= shape_of(tile) < end:
            tiles += 1
    return tiles


def things_for_fish(table: IsleState, seat: i64, per: i64) -> i64:
    """Count what a fish card counts."""
    if per == PER_OSHAX:
        return _treasures_on(table, seat, FIRST_OSHAX, FIRST_CAT)
    if per == PER_RARE:
        return _treasures_on(table, seat, FIRST_RARE, FIRST_OSHAX)
    if per == PER_COMMON:
        return _treasures_on(table, seat, 0, FIRST_RARE)
    if per == PER_LESSON:
        return lessons_before(table, seat)
    colours: i64 = 0  # an oshax adds no colour (R26)
    for tile in table.tiles:
        if seat_of(tile) == seat and shape_of(tile) >= FIRST_CAT:
            colours |= bits.single(colour_of(tile))
    return bits.count(colours)


# ---------------------------------------------------------------------- what happens


# I071, I072, I073
def play(table: IsleState, seat: i64, action: i64) -> None:
    """Play an anytime card: discarded face up, then carried out directly."""
    sort = card_played(action)
    show(table, seat, table.pile(seat, HAND), sort)
    if table.listening:
        table.tell("card_played", seat, {"card": card_name(table, sort)})
    cards = table.parts.cards
    effect = cards.effect[sort]
    amount = cards.amount[sort]
    if effect == GAIN_FISH:
        _gain_fish(table, seat, sort)
    elif effect == NEXT_TILE_ANYWHERE:
        table.put(seat, ANYWHERE, 1)
    elif effect == DRAW_CARDS:
        _draw(table, seat, amount)
    elif effect == BAG_TILE_TO_BOAT:
        anytime_steps.bag_tile(table, seat)
    elif effect == MOVE_CATS:
        table.ask(asked.herd(seat, amount, 0))
    elif effect == EXTRA_RESCUE:
        table.add(seat, EXTRA, amount)
    elif effect == BAG_TILES_TO_FIELDS:
        anytime_steps.next_arrival(table, seat, amount)
    elif effect == GAIN_BASKET:
        anytime_steps.gain_baskets(table, seat, amount)
    elif cards.what[sort] == GIVE_BASKET:
        table.ask(asked.sell(seat, sort))
    elif cards.what[sort] == GIVE_LESSONS:
        table.ask(asked.forget(seat, sort, amount))
    else:
        table.ask(asked.remove(seat, sort, amount))


def _gain_fish(table: IsleState, seat: i64, sort: i64) -> None:
    cards = table.parts.cards
    if cards.what[sort] == PER_CAT_OF_COLOUR:
        table.ask(asked.fish_colour(seat, sort))
        return
    anytime_steps.gain_fish(table, seat, cards.amount[sort] * things_for_fish(table, seat, cards.what[sort]))


def _draw(table: IsleState, seat: i64, amount: i64) -> None:
    """Draw cards to buy; before buying they join the cards to be bought."""
    table.revealed += 1
    buying = table.phase == BUYING
    target = table.pile(seat, KEPT) if buying else table.common_pile(DRAWN)
    names: list[str] = []
    for _ in range(min(amount, len(table.deck))):
        card = table.draw(target)
        names.append(card_name(table, table.parts.cards.sort_at[card]))
    if table.listening:
        table.tell("drew", seat, {"cards": len(names)}, {"which": names}, (int(seat),))
    if not buying:
        table.ask(asked.drawn(seat))


def has_card(table: IsleState, seat: i64, sort: i64) -> bool:
    """Whether a deed is in a seat's hand."""
    return table.deeds_in_hand(seat) & table.parts.cards.mask[sort] != 0


def is_anytime(sort: i64) -> bool:
    """Whether a sort of card is an anytime card."""
    return FIRST_ANYTIME <= sort < FIRST_TREASURE
