"""What each seat may see, as plain data for people and the page."""

from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.isle_of_cats.box.tiles import FIRST_CAT, FIRST_OSHAX, FIRST_RARE, SIDES
from katzentisch.games.isle_of_cats.knowledge.information import (
    are_revealed,
    cards_drawn,
    cards_in_hand,
    cards_to_buy,
    drawn_by,
    rescue_cards_laid,
)
from katzentisch.games.isle_of_cats.knowledge.lesson_progress import lesson_progress
from katzentisch.games.isle_of_cats.rules import explore
from katzentisch.games.isle_of_cats.rules.family import family_named
from katzentisch.games.isle_of_cats.state.lessons import colour_of_lesson
from katzentisch.games.isle_of_cats.state.naming import (
    cards_named,
    cat_named,
    colour_name,
    numbers_of,
    shape_name,
    tile_named,
)
from katzentisch.games.isle_of_cats.state.purchases import named_purchase, number_of_purchases
from katzentisch.games.isle_of_cats.state.scoring import sister_lines
from katzentisch.games.isle_of_cats.state.secrets import left_neighbour
from katzentisch.games.isle_of_cats.state.survey import survey_of
from katzentisch.games.isle_of_cats.state.table import (
    ACTIVE,
    ANYWHERE,
    BOAT,
    BOOTS,
    BOUGHT,
    BUYING,
    CARDS_PAID,
    CHOSEN,
    DISCARD,
    DRAFT,
    DRAWN,
    EXTRA,
    FAMILY,
    FAMILY_DEALT,
    FAMILY_KEPT,
    FIGURE_COLOUR,
    FISH,
    HAND,
    KEPT,
    LESSONS,
    OVER,
    PACK,
    PAID,
    PHASES,
    PICKS,
    PUBLIC,
    PURCHASE,
    SHED,
    SOLO,
    USED,
    IsleState,
    seat_of,
)

MODES = ("full", "family", "solo")


def view(table: IsleState, seat: i64) -> dict[str, object]:
    """Return what a seat (or a spectator, -1) may see."""
    seen: dict[str, object] = {
        "mode": MODES[table.mode],
        "day": int(table.day),
        # I093, I114
        "vesh": int(6 - table.day) if table.day else 5,
        "phase": PHASES[table.phase],
        "step": int(table.step),
        "order": [int(one) for one in table.order],
        "to_act": table.to_act,
        "fields": _fields(table),
        "supply": _supply(table),
        "bag": len(table.bag),
        "deck": len(table.deck),
        "seats": [_seat(table, other, seat) for other in range(table.seats)],
    }
    if table.mode == FAMILY:
        return seen
    seen["public_lessons"] = _public_lessons(table)
    seen["discard"] = cards_named(table, table.common_pile(DISCARD))
    seen["face_down"] = int(sum(table.size(table.pile(other, SHED)) for other in range(table.seats)))
    if drawn_by(table) >= 0:
        seen["drawn"] = int(cards_drawn(table))
    if table.mode == SOLO:
        seen["sister"] = _sister(table)
    return seen


def _fields(table: IsleState) -> list[dict[str, object]]:
    """List the cats round the island, in the order of the line."""
    cats: list[dict[str, object]] = []
    for entry in table.fields:
        cat = cat_named(table, entry >> 2)
        if table.mode != FAMILY:
            cat["side"] = SIDES[entry & 1]
            cat["price"] = int(table.parts.tiles.prices[entry & 1])
        cats.append(cat)
    return cats


def _supply(table: IsleState) -> dict[str, dict[str, int]]:
    """Return the treasures and oshax on the table, by sort and shape."""
    found: dict[str, dict[str, int]] = {"common": {}, "rare": {}}
    for shape in range(FIRST_OSHAX):
        kind = "common" if shape < FIRST_RARE else "rare"
        found[kind][shape_name(table, shape)] = int(table.supply[shape])
    if table.mode != FAMILY:
        found["oshax"] = {
            shape_name(table, shape): int(table.supply[shape]) for shape in range(FIRST_OSHAX, FIRST_CAT)
        }
    return found


def _seat(table: IsleState, seat: i64, looking: i64) -> dict[str, object]:
    """Return what all see of a seat, and its secrets if it is the one that looks."""
    figure = table.get(seat, FIGURE_COLOUR)
    seen: dict[str, object] = {
        "boat": table.parts.boats.names[table.get(seat, BOAT)],
        "figure": colour_name(table, figure) if figure >= 0 else None,
        "tiles": [tile_named(table, tile) for tile in table.tiles if seat_of(tile) == seat],
        "passed": (table.passed >> seat) & 1 == 1,
        "chosen": (table.done >> seat) & 1 == 1 or (table.phase == DRAFT and table.get(seat, PICKS) == 0),
    }
    if table.mode == FAMILY:
        _add_family_cards(table, seat, looking, seen)
        return seen
    seen["fish"] = int(table.get(seat, FISH))
    seen["baskets"] = {"active": int(table.get(seat, ACTIVE)), "used": int(table.get(seat, USED))}
    seen["anywhere"] = table.get(seat, ANYWHERE) == 1
    seen["extra"] = int(table.get(seat, EXTRA))
    seen["boots"] = int(table.get(seat, BOOTS))
    seen["bought"] = {"cards": int(table.get(seat, CARDS_PAID)), "fish": int(table.get(seat, PAID))}
    seen["purchases"] = _purchases(table, seat)
    seen["cards_in_hand"] = int(cards_in_hand(table, seat))
    seen["cards_to_buy"] = int(cards_to_buy(table, seat))
    seen["private_lessons"] = int(table.size(table.pile(seat, LESSONS)))
    seen["rescue_cards"] = int(rescue_cards_laid(table, seat))
    if are_revealed(table):
        seen["revealed"] = cards_named(table, table.pile(seat, CHOSEN))
    if seat == looking:
        _add_secrets(table, seat, seen)
    elif table.phase == OVER:
        seen["lessons"] = cards_named(table, table.pile(seat, LESSONS))
    return seen


def _purchases(table: IsleState, seat: i64) -> list[dict[str, object]]:
    """List how many cards a seat bought each time and what it paid, as all saw it."""
    return [named_purchase(table.get(seat, PURCHASE + at)) for at in range(number_of_purchases(table, seat))]


# I104, I123
def _add_family_cards(table: IsleState, seat: i64, looking: i64, seen: dict[str, object]) -> None:
    """Family cards are secret until scoring."""
    kept = table.get(seat, FAMILY_KEPT)
    if seat == looking:
        seen["outlooks"] = lesson_progress(table, seat)
        seen["family_cards"] = family_named(table, kept)
        seen["dealt"] = family_named(table, table.get(seat, FAMILY_DEALT))
        seen["picks"] = int(table.get(seat, PICKS))
    elif table.phase == OVER:
        seen["family_cards"] = family_named(table, kept)
    seen["chosen"] = table.get(seat, PICKS) == 0


def _add_secrets(table: IsleState, seat: i64, seen: dict[str, object]) -> None:
    seen["outlooks"] = lesson_progress(table, seat)
    seen["hand"] = cards_named(table, table.pile(seat, HAND))
    seen["hand_numbers"] = numbers_of(table, table.pile(seat, HAND))
    seen["lessons"] = cards_named(table, table.pile(seat, LESSONS))
    seen["pack"] = cards_named(table, table.pile(seat, PACK))
    seen["kept"] = cards_named(table, table.pile(seat, KEPT))
    seen["picked"] = cards_named(table, table.pile(seat, BOUGHT))
    seen["chosen_cards"] = cards_named(table, table.pile(seat, CHOSEN))
    seen["thrown_away"] = cards_named(table, table.pile(seat, SHED))
    seen["picks"] = int(table.get(seat, PICKS))
    if table.phase == DRAFT and table.mode != SOLO:
        seen["passes_to"] = int(left_neighbour(table, seat))
    if table.phase == BUYING or drawn_by(table) == seat:
        seen["purse"] = int(explore.purse(table, seat))
    if drawn_by(table) == seat:
        seen["drawn"] = cards_named(table, table.common_pile(DRAWN))


def _public_lessons(table: IsleState) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for place in bits.members(table.piles[table.common_pile(PUBLIC) + 2]):
        sort = table.parts.cards.sort_at[128 + place]
        colour = colour_of_lesson(table, sort)
        lesson: dict[str, object] = {"card": table.parts.cards.names[sort]}
        lesson["colour"] = colour_name(table, colour) if colour >= 0 else None
        found.append(lesson)
    return found


def _sister(table: IsleState) -> dict[str, object]:
    parts = table.parts
    colours = [(table.sister_colours >> (4 * shown)) & 15 for shown in range(table.sister_shown)]
    top = table.sister_top
    lines = sister_lines(table, survey_of(table, 0))
    return {
        "first": table.sister_first == 1,
        # Her score as if the game ended now, measured on the player's boat.
        "lines": [{"key": line.key, "points": line.points, "facts": line.facts} for line in lines],
        "colours": [colour_name(table, colour) for colour in colours],
        "lessons": [parts.sister_names[card] for card in bits.members(table.sister_lessons)],
        "cards_left": int(table.sister_cards),
        "card": f"basket_{parts.basket_numbers[top]}" if top >= 0 else None,
        "deck": int(bits.count(table.sister_deck)),
        "oshax": [shape_name(table, shape) for shape in table.oshax_row],
        "rare": [shape_name(table, shape) for shape in table.rare_row],
    }
