"""How lesson cards are written: a measure of the boat, and what it is worth.

The schema is explained at the head of material/cards.toml; `state/survey.py` takes the measures.
"""

from typing import Final

from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.material import Entry

EDGE_EMPTY: Final = 0
MIDDLE_ROW_EMPTY: Final = 1
CATS_MEASURE: Final = 2
OSHAX_MEASURE: Final = 3
COLOUR_COUNT: Final = 4
MIN_COLOUR_COUNT: Final = 5
EDGE_CATS: Final = 6
EDGE_COLOUR_COUNT: Final = 7
EDGE_COLOUR_BEST: Final = 8
EDGE_COLOURS: Final = 9
LONELY_CATS: Final = 10
LONELY_COLOUR_COUNT: Final = 11
FAMILIES: Final = 12
FAMILY_LEAD: Final = 13
LARGEST_FAMILY: Final = 14
NTH_FAMILY_POINTS: Final = 15
RARE_TREASURES: Final = 16
COMMON_TREASURES: Final = 17
TREASURES: Final = 18
TREASURES_TOUCHING: Final = 19
VISIBLE_RATS: Final = 20
VISIBLE_MAPS: Final = 21
FILLED_ROOMS: Final = 22
ROOMS_UNFILLED_OF: Final = 23
ROOMS_TOUCHED_OF: Final = 24
PRIVATE_LESSONS: Final = 25
PERMANENT_BASKETS: Final = 26
TURN_POSITION: Final = 27
FISH_MEASURE: Final = 28
# Only the sister asks for these.
COLOURS_NOT_TOUCHING_TREASURE: Final = 29
COLOURS_NOT_ON_EDGE: Final = 30
COLOURS_NOT_TOUCHING_RAT: Final = 31
CATS_OVER_15: Final = 32
CATS_NOT_TOUCHING_TREASURE: Final = 33
COVERED_MAPS: Final = 34
BEST_SOLO_LESSON: Final = 35
MEASURES = (
    "edge_empty",
    "middle_row_empty",
    "cats",
    "oshax",
    "colour_count",
    "min_colour_count",
    "edge_cats",
    "edge_colour_count",
    "edge_colour_best",
    "edge_colours",
    "lonely_cats",
    "lonely_colour_count",
    "families",
    "family_lead",
    "largest_family",
    "nth_family_points",
    "rare_treasures",
    "common_treasures",
    "treasures",
    "treasures_touching",
    "visible_rats",
    "visible_maps",
    "filled_rooms",
    "rooms_unfilled_of",
    "rooms_touched_of",
    "private_lessons",
    "permanent_baskets",
    "turn_position",
    "fish",
    "colours_not_touching_treasure",
    "colours_not_on_edge",
    "colours_not_touching_rat",
    "cats_over_15",
    "cats_not_touching_treasure",
    "covered_maps",
    "best_solo_lesson",
)
_COMMON_MEASURES: Final = 29
_OF_A_COLOUR = ("colour_count", "edge_colour_count", "lonely_colour_count", "treasures_touching")
_OF_ROOMS = ("rooms_unfilled_of", "rooms_touched_of")

EQUAL: Final = 0
AT_LEAST: Final = 1
BELOW: Final = 2
PER_THING: Final = 3  # `kind = "per"`: points for each
_COMPARISONS = ("==", ">=", "<")
_NO_COLOUR: Final = -1  # none, or the one named when the card is laid out


class Lesson:
    """What one lesson card is worth: points if measure <how> value, or points per thing."""

    def __init__(self, entry: Entry, colours: list[str], rooms: list[str], solo: bool) -> None:
        self.number: i64 = entry.number("id")
        score = entry.entry("score")
        known = MEASURES if solo else MEASURES[:_COMMON_MEASURES]
        name = score.text("metric", known)
        self.measure: i64 = MEASURES.index(name)
        self.points: i64 = score.number("points", at_least=1)
        self.how: i64 = PER_THING
        self.value: i64 = 0
        if score.text("kind", ("flat", "per")) == "flat":
            self.how = _COMPARISONS.index(score.text("cmp", _COMPARISONS))
            self.value = score.number("value")
        self.divisor: i64 = score.number("divisor", at_least=1, default=1)
        self.colour: i64 = _colour(score, name, colours)
        self.rooms: i64 = _rooms(score, name, rooms)
        self.at_least: i64 = _only(score, "at_least", name == "families")
        self.nth: i64 = _only(score, "n", name == "nth_family_points")
        self.solo_measure: i64 = self.measure
        self.solo_how: i64 = self.how
        self.solo_value: i64 = self.value
        if score.has("solo"):
            alone = score.entry("solo")
            self.solo_measure = MEASURES.index(alone.text("metric", known))
            self.solo_how = _COMPARISONS.index(alone.text("cmp", _COMPARISONS))
            self.solo_value = alone.number("value")
            alone.finish()
        score.finish()

    def worth(self, measured: i64) -> i64:
        """Return the points for a measure taken (by the rules of several players)."""
        return worth(self.how, self.value, self.points, self.divisor, measured)

    def worth_alone(self, measured: i64) -> i64:
        """Return the points for a measure taken in the solo game."""
        return worth(self.solo_how, self.solo_value, self.points, self.divisor, measured)


def worth(how: i64, value: i64, points: i64, divisor: i64, measured: i64) -> i64:
    """Return points per thing, rounded down by the divisor, or all or nothing."""
    if how == PER_THING:
        return points * (measured // divisor)
    if how == EQUAL:
        return points if measured == value else 0
    if how == AT_LEAST:
        return points if measured >= value else 0
    return points if measured < value else 0


def _colour(score: Entry, name: str, colours: list[str]) -> int:
    chosen = score.flag("chosen_colour", default=False)
    if (score.has("colour") + chosen) != (1 if name in _OF_A_COLOUR else 0):
        raise score.refused(
            "metric_needs",
            "metric {metric} needs {what}",
            metric=repr(name),
            what="one colour" if name in _OF_A_COLOUR else "no colour",
        )
    return colours.index(score.text("colour", colours)) if score.has("colour") else _NO_COLOUR


def _rooms(score: Entry, name: str, letters: list[str]) -> i64:
    if score.has("rooms") != (name in _OF_ROOMS):
        raise score.refused(
            "metric_needs",
            "metric {metric} needs {what}",
            metric=repr(name),
            what="rooms" if name in _OF_ROOMS else "no rooms",
        )
    if not score.has("rooms"):
        return 0
    mask: i64 = 0
    for letter in score.texts("rooms", letters):
        mask |= single(letters.index(letter))
    return mask


def _only(score: Entry, key: str, needed: bool) -> int:
    if score.has(key) != needed:
        raise score.refused(
            "metric_needs",
            "metric {metric} needs {what}",
            metric=repr(score.value("metric")),
            what=key if needed else f"no {key}",
        )
    return score.number(key, at_least=1) if needed else 0
