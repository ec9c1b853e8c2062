"""What a seat is asked, with the facts that fill the blanks of the sentence."""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import members, single
from katzentisch.games.isle_of_cats.box import actions
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
    Places,
    PlainQuestion,
    Question,
    RescueQuestion,
    TakingQuestion,
    TreasureQuestion,
)
from katzentisch.games.isle_of_cats.rules import decisions, explore, placing, rescuing
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
            return RescueQuestion(
                kind=kind,
                fish=int(table.get(seat, FISH)),
                more=int(table.more),
                baskets=[
                    actions.BASKET_KINDS[basket] for basket in members(rescuing.basket_kinds(table, seat))
                ],
                places=_places(table, seat),
            )
        case "taking" | "bonus":
            return TakingQuestion(kind=kind, places=_places(table, seat))
        case "figure" | "choosing" | "find" | "turn_end" | "call" | "oshax":
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
            left = int(asked.left_of(table.asked()))
            return TreasureQuestion(
                {"kind": kind, "from": supply, "left": left, "places": _places(table, seat)}
            )
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


def _places(table: IsleState, seat: i64) -> Places:
    """Return where each tile that may be taken now might lie, so that it can be tried before it is taken."""
    places: Places = {}
    for action in decisions.legal(table, seat, vec[i64]()):
        shape: i64 = -1
        if actions.RESCUE <= action < actions.PASS:
            shape = cat_shape(action - actions.RESCUE)
        elif actions.TAKE <= action < actions.FIGURE:
            shape = action - actions.TAKE
        if shape >= 0 and shape_name(table, shape) not in places:
            places[shape_name(table, shape)] = _places_of(table, seat, shape)
    return places


def _places_of(table: IsleState, seat: i64, shape: i64) -> list[list[int]]:
    """Return the places of a shape as one word of columns for each turn and row."""
    grid = table.parts.boats.grid
    height, width = int(grid.height), int(grid.width)
    turns = int(table.parts.tiles.polyominoes[shape].turns)
    words = [[0] * height for _ in range(turns)]
    for action in placing.places(table, seat, shape, vec[i64]()):
        place = int(action - actions.PLACE)
        words[place // (height * width)][place // width % height] |= int(single(place % width))
    return words
