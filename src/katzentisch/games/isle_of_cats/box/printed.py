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
    return {
        "card": f"basket_{parts.basket_numbers[card]}",
        "number": parts.basket_numbers[card],
        "boots": int(parts.basket_boots[card]),
        "baskets": int(parts.basket_days[card]),
        "steps": [_step(parts, 2 * card), _step(parts, 2 * card + 1)],
    }


def _step(parts: Components, step: int) -> dict[str, object]:
    kind, at = int(parts.step_kind[step]), int(parts.step_at[step])
    if kind == STEP_SWAP:
        return {"swap": [at, int(parts.step_other[step])]}
    if kind == STEP_COMMON:
        return {"take": "common", "shape": parts.tiles.shapes[at]}
    return {"take": STEPS[kind], "at": at}
