"""What is printed on boats, tiles and cards: all a page needs to draw any table."""

from katzentisch.core.bits import members
from katzentisch.games.isle_of_cats.box.boats import Boats
from katzentisch.games.isle_of_cats.box.cards import BASKETS, FIRST_LESSON
from katzentisch.games.isle_of_cats.box.components import (
    STEP_CAT,
    STEP_COMMON,
    STEP_OSHAX,
    STEP_RARE,
    STEP_SWAP,
    Components,
)
from katzentisch.games.isle_of_cats.box.measures import MEASURES, PER_THING, Lesson
from katzentisch.games.isle_of_cats.box.printed_types import (
    CommonStep,
    LineStep,
    Printed,
    PrintedBasketCard,
    PrintedCard,
    PrintedFamilyCard,
    PrintedPrices,
    PrintedRoom,
    PrintedShape,
    PrintedSisterLesson,
    SwapStep,
    Worth,
)
from katzentisch.games.isle_of_cats.box.tiles import Tiles


def printed(parts: Components) -> Printed:
    """Return the whole box as plain data."""
    boats, tiles = parts.boats, parts.tiles
    return Printed(
        rows=int(boats.grid.height),
        columns=int(boats.grid.width),
        room_grid=list(boats.room_grid),
        rooms=_rooms(boats),
        boats=dict(zip(boats.names, boats.drawings, strict=True)),
        colours=list(tiles.colours),
        shapes={name: _shape(tiles, number) for number, name in enumerate(tiles.shapes)},
        prices=PrintedPrices(left=int(tiles.prices[0]), right=int(tiles.prices[1])),
        cards=[_card(parts, sort) for sort in range(len(parts.cards.names))],
        family_cards=[
            PrintedFamilyCard(
                card=name,
                number=int(lesson.number),
                points=int(lesson.points),
                worth=_worth(parts, lesson),
            )
            for name, lesson in zip(parts.family_names, parts.family, strict=True)
        ],
        sister_lessons=[
            PrintedSisterLesson(card=name, number=int(lesson.number), worth=_worth(parts, lesson))
            for name, lesson in zip(parts.sister_names, parts.sister, strict=True)
        ],
        basket_cards=[_basket_card(parts, card) for card in range(len(parts.basket_numbers))],
    )


def _rooms(boats: Boats) -> list[PrintedRoom]:
    return [
        PrintedRoom(letter=letter, symbol=symbol)
        for letter, symbol in zip(boats.room_letters, boats.room_symbols, strict=True)
    ]


def _shape(tiles: Tiles, number: int) -> PrintedShape:
    piece = tiles.polyominoes[number]
    turns = [[list(square) for square in piece.squares(turn, 0, 0)] for turn in range(piece.turns)]
    return PrintedShape(kind=tiles.group(number), rows=list(tiles.drawings[number]), turns=turns)


def _card(parts: Components, sort: int) -> PrintedCard:
    cards = parts.cards
    lesson = parts.lessons[sort - FIRST_LESSON] if sort >= FIRST_LESSON else None
    return PrintedCard(
        card=cards.names[sort],
        kind=cards.kinds[sort],
        numbers=list(cards.numbers[sort]),
        price=int(cards.price[sort]),
        boots=int(cards.boots[sort]),
        basket=BASKETS[cards.basket[sort]],
        asks_colour=cards.asks_colour[sort] == 1,
        worth=None if lesson is None else _worth(parts, lesson),
    )


def _worth(parts: Components, lesson: Lesson) -> Worth:
    rooms = members(lesson.rooms)
    return Worth(
        measure=MEASURES[lesson.measure],
        points=int(lesson.points),
        each=lesson.how == PER_THING,
        value=int(lesson.value),
        colour=parts.tiles.colours[lesson.colour] if lesson.colour >= 0 else None,
        rooms=[parts.boats.room_letters[room] for room in rooms],
    )


def _basket_card(parts: Components, card: int) -> PrintedBasketCard:
    return PrintedBasketCard(
        card=f"basket_{parts.basket_numbers[card]}",
        number=parts.basket_numbers[card],
        boots=int(parts.basket_boots[card]),
        baskets=int(parts.basket_days[card]),
        steps=[_step(parts, 2 * card), _step(parts, 2 * card + 1)],
    )


def _step(parts: Components, step: int) -> SwapStep | CommonStep | LineStep:
    kind, at = int(parts.step_kind[step]), int(parts.step_at[step])
    if kind == STEP_SWAP:
        return SwapStep(swap=[at, int(parts.step_other[step])])
    if kind == STEP_COMMON:
        return CommonStep(take="common", shape=parts.tiles.shapes[at])
    if kind == STEP_CAT:
        return LineStep(take="cat", at=at)
    if kind == STEP_OSHAX:
        return LineStep(take="oshax", at=at)
    assert kind == STEP_RARE
    return LineStep(take="rare", at=at)
