"""What is printed on boats, tiles and cards: all a page needs to draw any table."""

from katzentisch.games.isle_of_cats.box.components import STEP_COMMON, STEP_SWAP, STEPS, Components
from katzentisch.games.isle_of_cats.box.tiles import SIDES


def printed(parts: Components) -> dict[str, object]:
    """Return the whole box as plain data."""
    tiles = parts.tiles
    sister = [lesson.number for lesson in parts.sister]
    return {
        **parts.boats.printed(),
        "colours": list(tiles.colours),
        "shapes": {
            name: {
                "kind": tiles.group(number),
                "rows": list(tiles.drawings[number]),
                "turns": [
                    [list(square) for square in tiles.polyominoes[number].squares(turn, 0, 0)]
                    for turn in range(tiles.polyominoes[number].turns)
                ],
            }
            for number, name in enumerate(tiles.shapes)
        },
        "prices": {side: int(tiles.prices[number]) for number, side in enumerate(SIDES)},
        "cards": parts.cards.printed(),
        "family_cards": [
            {"card": name, "number": int(lesson.number), "points": int(lesson.points)}
            for name, lesson in zip(parts.family_names, parts.family, strict=True)
        ],
        "sister_lessons": [
            {"card": name, "number": int(number)}
            for name, number in zip(parts.sister_names, sister, strict=True)
        ],
        "basket_cards": [_basket(parts, card) for card in range(len(parts.basket_numbers))],
    }


def _basket(parts: Components, card: int) -> dict[str, object]:
    steps = [int(number) for number in parts.basket_steps[card * 4 : card * 4 + 4]]
    return {
        "card": f"basket_{parts.basket_numbers[card]}",
        "number": parts.basket_numbers[card],
        "boots": int(parts.basket_boots[card]),
        "baskets": int(parts.basket_days[card]),
        "steps": [_step(parts, steps[0], steps[1]), _step(parts, steps[2], steps[3])],
    }


def _step(parts: Components, what: int, where: int) -> dict[str, object]:
    if what == STEP_SWAP:
        return {"swap": [where // 16, where % 16]}
    if what == STEP_COMMON:
        return {"take": "common", "shape": parts.tiles.shapes[where]}
    return {"take": STEPS[what], "at": where}
