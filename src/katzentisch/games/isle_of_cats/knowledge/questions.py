"""What a seat is asked, with the facts that fill the blanks of the sentence."""

from mypy_extensions import i64

from katzentisch.games.isle_of_cats.box.cards import FROM
from katzentisch.games.isle_of_cats.box.tiles import NO_COLOUR, cat_colour, cat_shape
from katzentisch.games.isle_of_cats.knowledge.view_types import (
    BuyingQuestion,
    CardQuestion,
    CatQuestion,
    HerdQuestion,
    NoQuestion,
    OshaxColourQuestion,
    PicksQuestion,
    PlaceQuestion,
    PlainQuestion,
    Question,
    RescueQuestion,
    TreasureQuestion,
)
from katzentisch.games.isle_of_cats.rules import explore
from katzentisch.games.isle_of_cats.rules.refusals import asked_kind
from katzentisch.games.isle_of_cats.state import asked
from katzentisch.games.isle_of_cats.state.naming import card_name, colour_name, shape_name
from katzentisch.games.isle_of_cats.state.table import FISH, PICKS, IsleState


def question(table: IsleState, seat: i64) -> Question:
    """Return what a seat that owes a decision is asked, nothing for another seat."""
    kind = asked_kind(table, seat) if 0 <= seat < table.seats else None
    match kind:
        case None:
            return NoQuestion()
        case "draft" | "family_cards":
            return PicksQuestion(kind=kind, picks=int(table.get(seat, PICKS)))
        case "buying" | "drawn":
            return BuyingQuestion(kind=kind, fish=int(explore.purse(table, seat)))
        case "rescue" | "rescue_more":
            return RescueQuestion(kind=kind, fish=int(table.get(seat, FISH)), more=int(table.more))
        case "figure" | "choosing" | "find" | "turn_end" | "call" | "taking" | "bonus" | "oshax":
            return PlainQuestion(kind=kind)
        case "place":
            return _place(table)
        case "basket" | "arrival":
            cat = asked.cat_of(table.asked())
            colour, shape = colour_name(table, cat_colour(cat)), shape_name(table, cat_shape(cat))
            return CatQuestion(kind=kind, colour=colour, shape=shape)
        case "oshax_colour":
            return OshaxColourQuestion(kind=kind, shape=shape_name(table, asked.shape_of(table.asked())))
        case "treasure" | "second_treasure":
            supply = FROM[asked.supply_of(table.asked())]
            return TreasureQuestion({"kind": kind, "from": supply, "left": int(asked.left_of(table.asked()))})
        case "herd":
            return HerdQuestion(kind=kind, left=int(asked.moves_left_of(table.asked())))
        case _:
            card = card_name(table, asked.card_of(table.asked()))
            return CardQuestion(kind=kind, card=card, left=int(asked.left_of(table.asked())))


def _place(table: IsleState) -> PlaceQuestion:
    shape = asked.shape_of(table.asked())
    colour = asked.colour_of(table.asked())
    place = PlaceQuestion(
        kind="place", shape=shape_name(table, shape), tile=table.parts.tiles.group(int(shape))
    )
    if colour != NO_COLOUR:
        place["colour"] = colour_name(table, colour)
    return place
