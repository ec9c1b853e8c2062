"""Phase 5: rare finds. Oshax and treasure cards.

Rulebook, "Rare finds", "Treasures and oshax". A card can be played only if a tile it allows is there and fits.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.actions import card_played
from katzentisch.games.isle_of_cats.box.cards import (
    END_OF_DEEDS,
    FIRST_DEED,
    FIRST_TREASURE,
    FROM,
    FROM_COMMON,
    FROM_RARE,
    TAKE_OSHAX,
)
from katzentisch.games.isle_of_cats.box.tiles import COMMONS, FIRST_CAT, FIRST_OSHAX, FIRST_RARE, NO_COLOUR
from katzentisch.games.isle_of_cats.rules import placing
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import FROM_CARD
from katzentisch.games.isle_of_cats.state.naming import card_name, colour_name, shape_name
from katzentisch.games.isle_of_cats.state.secrets import show
from katzentisch.games.isle_of_cats.state.table import FINDS, FISH, HAND, IsleState

# ---------------------------------------------------------------------- which cards


def first_of(supply: i64) -> i64:
    """Return the first shape a treasure card's option allows."""
    return FIRST_RARE if supply == FROM_RARE else 0


def end_of(table: IsleState, supply: i64) -> i64:
    """Return the end of the shapes a treasure card's option allows."""
    if supply == FROM_RARE:
        return FIRST_OSHAX
    return COMMONS if supply == FROM_COMMON else len(table.parts.tiles.small)


def one_fits(table: IsleState, seat: i64, first: i64, end: i64) -> bool:
    """Whether one of these shapes is on the table and has a legal place."""
    return any(table.supply[shape] > 0 and table.has_room(seat, shape) for shape in range(first, end))


def _options(table: IsleState, seat: i64, sort: i64) -> i64:
    """Return which options of a treasure card are possible now, as bits by where they take from."""
    cards = table.parts.cards
    possible: i64 = 0
    for option in range(2 * sort, 2 * sort + 2):
        supply = cards.option_supply[option]
        is_paid = cards.option_fish[option] <= table.get(seat, FISH)
        if is_paid and one_fits(table, seat, first_of(supply), end_of(table, supply)):
            possible |= bits.single(supply)
    return possible


def _may_play(table: IsleState, seat: i64, sort: i64) -> bool:
    """Whether an oshax or treasure card could be carried out now (R34)."""
    if table.parts.cards.effect[sort] == TAKE_OSHAX:
        return one_fits(table, seat, FIRST_OSHAX, FIRST_CAT)
    return _options(table, seat, sort) != 0


def legal_oshax_card(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the oshax card, if one is held and an oshax fits."""
    if table.deeds_in_hand(seat) & table.parts.cards.mask[FIRST_DEED] and _may_play(table, seat, FIRST_DEED):
        out = append(out, actions.PLAY)
    return out


def legal_treasure_cards(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the treasure cards held that can be carried out."""
    hand = table.deeds_in_hand(seat)
    for sort in range(FIRST_TREASURE, END_OF_DEEDS):
        if hand & table.parts.cards.mask[sort] and _may_play(table, seat, sort):
            out = append(out, actions.PLAY + sort - FIRST_DEED)
    return out


def why_not(table: IsleState, seat: i64, action: i64) -> Refusal | None:
    """Say why an oshax or treasure card in hand cannot be played now."""
    sort = card_played(action)
    facts: dict[str, object] = {"card": card_name(table, sort)}
    if table.phase != FINDS or len(table.open):
        return refuse("not_in_this_phase", "finds", facts)
    if table.acted:
        return refuse("one_card_per_turn", "finds", facts)
    return refuse("nothing_to_take", "finds", facts)


# ---------------------------------------------------------------------- carrying them out


# I058, I061
def play(table: IsleState, seat: i64, action: i64) -> None:
    """Play one oshax or treasure card."""
    sort = card_played(action)
    show(table, seat, table.pile(seat, HAND), sort)
    table.acted = 1
    if table.listening:
        table.tell("card_played", seat, {"card": card_name(table, sort)})
    if table.parts.cards.effect[sort] == TAKE_OSHAX:
        table.ask(asked.oshax(seat))
        return
    possible = _options(table, seat, sort)
    if bits.count(possible) > 1:
        table.ask(asked.option(seat, sort))
    else:
        _take_option(table, seat, sort, bits.lowest(possible))


def legal_options(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the options of a treasure card."""
    for supply in bits.members(_options(table, seat, asked.card_of(table.asked()))):
        out = append(out, actions.OPTION + supply)
    return out


def why_not_option(table: IsleState, seat: i64, action: i64) -> Refusal:
    """Say why an option of a treasure card is not open."""
    sort = asked.card_of(table.asked())
    facts: dict[str, object] = {"card": card_name(table, sort)}
    option = _option(table, sort, action - actions.OPTION)
    if option < 0:
        return refuse("not_this_card", "treasures", facts)
    needs = table.parts.cards.option_fish[option]
    if needs > table.get(seat, FISH):
        facts["needs"] = int(needs)
        facts["has"] = int(table.fish(seat))
        return refuse("not_enough_fish_for_card", "treasures", facts)
    return refuse("nothing_to_take", "treasures", facts)


def _option(table: IsleState, sort: i64, supply: i64) -> i64:
    """Return the option of a treasure card that takes from a supply, -1 for none."""
    for option in range(2 * sort, 2 * sort + 2):
        if table.parts.cards.option_supply[option] == supply:
            return option
    return -1


def take_option(table: IsleState, seat: i64, action: i64) -> None:
    """Pick where the treasures of a card come from."""
    sort = asked.card_of(table.asked())
    table.answered()
    _take_option(table, seat, sort, action - actions.OPTION)


def _take_option(table: IsleState, seat: i64, sort: i64, supply: i64) -> None:
    option = _option(table, sort, supply)
    fish = table.parts.cards.option_fish[option]
    count = table.parts.cards.option_count[option]
    table.add(seat, FISH, -fish)
    if table.listening:
        facts: dict[str, object] = {"from": FROM[supply], "number": int(count), "fish": int(fish)}
        table.tell("treasures_chosen", seat, facts)
    table.ask(asked.treasure(seat, supply, count, 1))


def legal_treasure(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the treasures to take for a card."""
    supply = asked.supply_of(table.asked())
    return placing.legal_treasures(table, seat, first_of(supply), end_of(table, supply), out)


def take_treasure(table: IsleState, seat: i64, action: i64) -> None:
    """Take one treasure of a card, or decline the second (R33)."""
    question = table.asked()
    table.answered()
    if action == actions.DECLINE:
        if table.listening:
            table.tell("treasure_declined", seat, {})
        return
    left = asked.left_of(question) - 1
    if left > 0:
        table.ask(asked.treasure(seat, asked.supply_of(question), left, 0))
    placing.take_from_table(table, seat, action - actions.TAKE, NO_COLOUR, FROM_CARD)


def some_left(table: IsleState, supply: i64) -> bool:
    """Whether a treasure of this kind is still on the table."""
    return any(table.supply[shape] > 0 for shape in range(first_of(supply), end_of(table, supply)))


# I064
def pick_oshax(table: IsleState, seat: i64, action: i64) -> None:
    """Pick an oshax; its family colour is named next."""
    shape = action - actions.TAKE
    table.answered()
    if table.listening:
        table.tell("oshax_chosen", seat, {"shape": shape_name(table, shape)})
    table.ask(asked.oshax_colour(seat, shape))


# I064, I065
def colour_oshax(table: IsleState, seat: i64, action: i64) -> None:
    """Name the colour of an oshax, which never changes."""
    shape = asked.shape_of(table.asked())
    table.answered()
    colour = action - actions.COLOUR
    if table.listening:
        facts: dict[str, object] = {"shape": shape_name(table, shape), "colour": colour_name(table, colour)}
        table.tell("oshax_coloured", seat, facts)
    placing.take_from_table(table, seat, shape, colour, FROM_CARD)
