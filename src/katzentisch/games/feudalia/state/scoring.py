"""Points (RULES.md 9): the printed points of the three fief sides and the tokens.

The tables count half points, which stay whole numbers; here they become the points of a `Line`.
"""

from katzentisch.core.game import Line, Score
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import FIEFS
from katzentisch.games.feudalia.state.table import FeudaliaState


# U011
def scores(table: FeudaliaState) -> list[Score]:
    """Return every seat's points line by line."""
    return [Score(seat, _lines(table, seat)) for seat in range(int(table.numbers.seats))]


def _lines(table: FeudaliaState, seat: int) -> list[Line]:
    """Return a seat's points: one line per fief, one per card of which it has tokens."""
    numbers = table.numbers
    listed: list[Line] = []
    for fief in range(FIEFS):
        colour = int(table.colour[seat * FIEFS + fief])
        if colour >= 0:
            level = int(table.level[seat * FIEFS + fief])
            facts: dict[str, object] = {"fief": fief + 1, "colour": RESOURCES[colour], "level": level}
            listed.append(Line("fief", int(numbers.fief_halves[colour * 3 + level]) / 2, facts))
    for building, name in enumerate(numbers.building_names):
        tokens = int(table.taken[seat * numbers.buildings + building])
        if tokens:
            halves = tokens * int(numbers.token_halves[building])
            listed.append(Line("tokens", halves / 2, {"card": name, "tokens": tokens}))
    return listed
