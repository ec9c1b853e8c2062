"""Anytime cards, step by step: what a card that is being carried out asks of its player."""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.refusals import Refusal, refuse
from katzentisch.games.isle_of_cats.box import actions
from katzentisch.games.isle_of_cats.box.boats import column_of, row_of
from katzentisch.games.isle_of_cats.box.cards import FIRST_LESSON, FIRST_PUBLIC, GET_FISH, LESSON_WORD
from katzentisch.games.isle_of_cats.box.tiles import (
    CATS,
    FIRST_OSHAX,
    FIRST_RARE,
    NO_COLOUR,
    SIDES,
    cat_colour,
    cat_shape,
)
from katzentisch.games.isle_of_cats.rules import placing
from katzentisch.games.isle_of_cats.rules.explore import purse, sorts_in, tell_bought
from katzentisch.games.isle_of_cats.rules.reading import lay_out
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.asked import ASK_BONUS, FROM_BAG
from katzentisch.games.isle_of_cats.state.boat_tiles import colour_of, place_of, seat_of, shape_of
from katzentisch.games.isle_of_cats.state.fields import (
    add_cat,
    cat_in,
    forget_moves,
    is_moved,
    moved,
    side_of,
)
from katzentisch.games.isle_of_cats.state.lessons import private_lessons
from katzentisch.games.isle_of_cats.state.naming import (
    card_name,
    cards_named,
    cat_named,
    colour_name,
    shape_name,
    squares_at,
)
from katzentisch.games.isle_of_cats.state.purchases import note_bought
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    BOUGHT,
    DRAWN,
    FISH,
    HAND,
    LESSONS,
    SHED,
    SPENT,
    USED,
    IsleState,
)

# ---------------------------------------------------------------------- gains


def gain_fish(table: IsleState, seat: i64, fish: i64) -> None:
    """Gain fish."""
    table.add(seat, FISH, fish)
    if table.listening:
        table.tell("fish_gained", seat, {"fish": int(fish)})


def gain_baskets(table: IsleState, seat: i64, number: i64) -> None:
    """Gain permanent baskets, active at once (R46)."""
    table.add(seat, ACTIVE, number)
    if table.listening:
        table.tell("basket_gained", seat, {"baskets": int(number)})


def _carry_out_trade(table: IsleState, seat: i64, sort: i64) -> None:
    cards = table.parts.cards
    if cards.gain[sort] == GET_FISH:
        gain_fish(table, seat, cards.gained[sort])
    else:
        gain_baskets(table, seat, cards.gained[sort])


def name_fish_colour(table: IsleState, seat: i64, action: i64) -> None:
    """Cards 96 and 97: name a colour and gain fish for its cats and oshax."""
    sort = asked.card_of(table.asked())
    table.answered()
    colour = action - actions.COLOUR
    cats: i64 = 0
    for tile in table.tiles:
        if seat_of(tile) == seat and colour_of(tile) == colour:
            cats += 1
    if table.listening:
        table.tell("colour_named", seat, {"colour": colour_name(table, colour)})
    gain_fish(table, seat, table.parts.cards.amount[sort] * cats)


# ---------------------------------------------------------------------- drawn cards (71 to 74)


def legal_drawn(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the drawn cards that can still be paid, and done."""
    out = sorts_in(table, table.common_pile(DRAWN), actions.BUY, purse(table, seat), out)
    return append(out, actions.DONE)


def buy_drawn(table: IsleState, seat: i64, action: i64) -> None:
    """Pick a drawn card to buy, or pay what was picked; others see their number and total price."""
    if action == actions.DONE:
        table.answered()
        _pay_drawn(table, seat)
        lay_out(table, seat, BOUGHT, 1)  # lessons at once (R16), those in hand in their order (R59)
        return
    sort = action - actions.BUY
    table.move_one(table.common_pile(DRAWN), table.pile(seat, BOUGHT), sort)
    table.add(seat, SPENT, table.parts.cards.price[sort])


def _pay_drawn(table: IsleState, seat: i64) -> None:
    """Pay all drawn cards that were picked; lessons wait to be laid out, the rest is discarded face down."""
    drawn = table.common_pile(DRAWN)
    picked = table.pile(seat, BOUGHT)
    spent = table.get(seat, SPENT)
    bought = table.size(picked)
    table.add(seat, FISH, -spent)
    table.put(seat, SPENT, 0)
    note_bought(table, seat, bought, spent, table.size(drawn), 1)
    if table.listening:
        tell_bought(table, seat, "bought_drawn", bought, spent)
        if table.size(drawn):
            facts: dict[str, object] = {"cards": int(table.size(drawn))}
            table.tell("discarded", seat, facts, {"which": cards_named(table, drawn)}, (int(seat),))
    hand = table.pile(seat, HAND)
    for word in range(LESSON_WORD):
        table.piles[hand + word] |= table.piles[picked + word]
        table.piles[picked + word] = 0
    table.move_all(drawn, table.pile(seat, SHED))


# ---------------------------------------------------------------------- the bag (75, 83)


def bag_tile(table: IsleState, seat: i64) -> None:
    """Card 75: draw a tile that must be placed; without a legal place it leaves the game (R21, R53)."""
    tile = table.draw_tile()
    shape = cat_shape(tile) if tile < CATS else FIRST_RARE + tile - CATS
    colour = cat_colour(tile) if tile < CATS else NO_COLOUR
    fits = table.has_room(seat, shape)
    if table.listening:
        facts: dict[str, object] = {"shape": shape_name(table, shape)}
        facts["tile"] = table.parts.tiles.group(int(shape))
        if colour != NO_COLOUR:
            facts["colour"] = colour_name(table, colour)
        table.tell("bag_tile" if fits else "bag_tile_lost", seat, facts)
    if fits:
        table.ask(asked.place(seat, shape, colour, FROM_BAG))
    else:
        placing.leave_game(table, shape, 1)


def next_arrival(table: IsleState, seat: i64, left: i64) -> None:
    """Card 83: draw on; a rare treasure goes to the table (R25), for a cat a field is picked first."""
    for rest in range(left - 1, -1, -1):
        if len(table.bag) == 0:
            return
        tile = table.draw_tile()
        if tile < CATS:
            if table.listening:
                table.tell("cat_arrived", seat, cat_named(table, tile))
            table.ask(asked.arrival(seat, tile, rest))
            return
        placing.add_rare(table, tile - CATS)


def pick_field(table: IsleState, seat: i64, action: i64) -> None:
    """Pick the field for the cat that came out, then draw the next tile."""
    question = table.asked()
    table.answered()
    side = action - actions.FIELD
    cat = asked.cat_of(question)
    add_cat(table, cat, side)
    if table.listening:
        facts = cat_named(table, cat)
        facts["side"] = SIDES[side]
        table.tell("cat_put", seat, facts)
    next_arrival(table, seat, asked.left_of(question))


# ---------------------------------------------------------------------- herding (77)


def legal_herd(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the cats not moved yet; done only after the first."""
    if asked.has_moved(table.asked()):
        out = append(out, actions.DONE)
    begin: i64 = len(out)
    for entry in table.fields:
        if not is_moved(entry):
            out = actions.insert(out, begin, actions.HERD + cat_in(entry))
    return out


def herd(table: IsleState, seat: i64, action: i64) -> None:
    """Move a cat to the other field, one to three different ones (R23); its place in the line stays."""
    question = table.asked()
    table.answered()
    left = asked.moves_left_of(question)
    if action != actions.DONE:
        cat = action - actions.HERD
        not_moved: i64 = 0
        for index in range(len(table.fields)):
            entry = table.fields[index]
            if cat_in(entry) == cat:
                table.fields[index] = moved(entry)
                if table.listening:
                    facts = cat_named(table, cat)
                    facts["side"] = SIDES[side_of(table.fields[index])]
                    table.tell("cat_moved", seat, facts)
            elif not is_moved(entry):
                not_moved += 1
        if left > 1 and not_moved > 0:
            table.ask(asked.herd(seat, left - 1, 1))
            return
    forget_moves(table)


# ---------------------------------------------------------------------- giving (76, 86 to 89)


def legal_sell(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the sides of the baskets that can be given back."""
    if table.get(seat, ACTIVE) > 0:
        out = append(out, actions.SELL)
    if table.get(seat, USED) > baskets_in_use(table, seat):
        out = append(out, actions.SELL + 1)
    return out


def baskets_in_use(table: IsleState, seat: i64) -> i64:
    """Return how many permanent baskets of a seat are in use for a rescue whose bonus is open (R61)."""
    baskets: i64 = 0
    for question in table.open:
        if (
            asked.kind_of(question) == ASK_BONUS
            and asked.seat_of(question) == seat
            and asked.bonus_holds_basket(question)
        ):
            baskets += 1
    return baskets


def sell(table: IsleState, seat: i64, action: i64) -> None:
    """Card 76: give back a permanent basket."""
    sort = asked.card_of(table.asked())
    table.answered()
    table.add(seat, ACTIVE if action == actions.SELL else USED, -1)
    if table.listening:
        table.tell("basket_given", seat, {"side": actions.BASKET_SIDES[action - actions.SELL]})
    _carry_out_trade(table, seat, sort)


def legal_forget(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the own private lessons on the table."""
    left = private_lessons(table, seat)
    cards = table.parts.cards
    for sort in range(FIRST_LESSON, FIRST_PUBLIC):
        if left & cards.mask[sort]:
            out = append(out, actions.FORGET + sort - FIRST_LESSON)
    return out


def forget(table: IsleState, seat: i64, action: i64) -> None:
    """Cards 86 and 87: discard a private lesson secretly."""
    question = table.asked()
    table.answered()
    sort = FIRST_LESSON + action - actions.FORGET
    table.move_one(table.pile(seat, LESSONS), table.pile(seat, SHED), sort)
    if table.listening:
        table.tell("lesson_given", seat, {}, {"card": card_name(table, sort)}, (int(seat),))
    if asked.left_of(question) > 1:
        table.ask(asked.forget(seat, asked.card_of(question), asked.left_of(question) - 1))
    else:
        _carry_out_trade(table, seat, asked.card_of(question))


def _first_square(table: IsleState, tile: i64) -> i64:
    """Return the first square of a tile in reading order, by number."""
    square = squares_at(table, shape_of(tile), place_of(tile))[0]
    return square[0] * table.parts.boats.grid.width + square[1]


def legal_remove(table: IsleState, seat: i64, out: vec[i64]) -> vec[i64]:
    """List the treasures on the own boat by their first squares."""
    begin: i64 = len(out)
    for tile in table.tiles:
        if seat_of(tile) == seat and shape_of(tile) < FIRST_OSHAX:
            out = actions.insert(out, begin, actions.REMOVE + _first_square(table, tile))
    return out


def why_not_remove(table: IsleState, seat: i64, action: i64) -> Refusal:
    """Say that no treasure begins on a square."""
    square = action - actions.REMOVE
    grid = table.parts.boats.grid
    facts: dict[str, object] = {"row": int(row_of(grid, square)), "column": int(column_of(grid, square))}
    return refuse("no_treasure_here", "anytime", facts)


def remove(table: IsleState, seat: i64, action: i64) -> None:
    """Cards 88 and 89: remove a treasure from the own boat; it leaves the game (R29)."""
    question = table.asked()
    table.answered()
    index: i64 = 0
    for tile in table.tiles:
        if (
            seat_of(tile) == seat
            and shape_of(tile) < FIRST_OSHAX
            and _first_square(table, tile) == action - actions.REMOVE
        ):
            break
        index += 1
    squares = squares_at(table, shape_of(table.tiles[index]), place_of(table.tiles[index]))
    shape = table.lift(index)
    placing.leave_game(table, shape, 1)
    if table.listening:
        facts: dict[str, object] = {"shape": shape_name(table, shape), "squares": squares}
        table.tell("treasure_removed", seat, facts)
    if asked.left_of(question) > 1:
        table.ask(asked.remove(seat, asked.card_of(question), asked.left_of(question) - 1))
    else:
        _carry_out_trade(table, seat, asked.card_of(question))
