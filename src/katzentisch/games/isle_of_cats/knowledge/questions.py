"""What a seat is asked, with the facts that fill the blanks of the sentence."""

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import FROM
from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR
from katzentisch.games.isle_of_cats.rules import explore
from katzentisch.games.isle_of_cats.rules.refusals import asked_kind
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.naming import card_name, cat_named, colour_name, shape_name
from katzentisch.games.isle_of_cats.state.table import FISH, PICKS, IsleState


def question(table: IsleState, seat: i64) -> dict[str, object]:
    """Return what a seat that owes a decision is asked, {} for another seat."""
    if seat < 0 or seat >= table.seats:
        return {}
    kind = asked_kind(table, seat)
    if kind == "":
        return {}
    facts: dict[str, object] = {"kind": kind}
    question = table.asked()
    if kind in ("draft", "family_cards"):
        facts["picks"] = int(table.get(seat, PICKS))
    elif kind in ("buying", "drawn"):
        facts["fish"] = int(explore.purse(table, seat))
    elif kind in ("rescue", "rescue_more"):
        facts["fish"] = int(table.get(seat, FISH))
        facts["more"] = int(table.more)
    elif kind == "place":
        facts["shape"] = shape_name(table, asked.shape_of(question))
        facts["tile"] = table.parts.tiles.group(int(asked.shape_of(question)))
        if asked.colour_of(question) != NO_COLOUR:
            facts["colour"] = colour_name(table, asked.colour_of(question))
    elif kind in ("basket", "arrival"):
        facts.update(cat_named(table, asked.cat_of(question)))
    elif kind == "oshax_colour":
        facts["shape"] = shape_name(table, asked.shape_of(question))
    elif kind in ("lesson_colour", "option", "fish_colour", "sell", "forget", "remove"):
        facts["card"] = card_name(table, asked.card_of(question))
        facts["left"] = int(asked.left_of(question))
    elif kind in ("treasure", "second_treasure"):
        facts["from"] = FROM[asked.supply_of(question)]
        facts["left"] = int(asked.left_of(question))
    elif kind == "herd":
        facts["left"] = int(asked.moves_left_of(question))
    return facts
