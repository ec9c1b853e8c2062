"""The numbers of a `Judgement`: what the priors of The Isle of Cats are made of, in points.

Within one decision only differences matter. A learned judgement of a weights file may take the place of these
numbers (docs/decisions/0120-learned-priors.md). Those of places and squares were tuned by greedy games:
`katzentisch simulate isle_of_cats --seats greedy,greedy --games 200` (64 points per seat; 47 with a prior that ignored
rooms and sides) and the same with `--variant family` (33; 9).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.game import Judgement
from katzentisch.games.isle_of_cats.box.boats import SQUARES

# prior.py: set by hand, in points, so that they order the choices of a decision
FIND: Final = 0  # a treasure card: two tiles, or a rare treasure of 3 points and its squares
OSHAX_NOW: Final = 1  # an oshax covers six squares and joins any family
PICK_PRICE: Final = 2  # per fish while cards are only kept: less than FISH, they need not be bought
MARGIN: Final = 3  # a card must be worth so many times its price in fish, which also buy cats
BUY_STEP: Final = 4  # and so much more
PER_SQUARE: Final = 5  # a square of a cat: rats and rooms covered
JOINS_PAIR: Final = 6  # the third cat of a group makes a family
JOINS_ONE: Final = 7  # a cat for one that is alone
JOINS_MANY: Final = 8  # families grow by 5 points from four cats on, by 3 or 4 before
# prior_cards.py: a cat brings about 8 points (5 or 6 squares, and its part of a family), costs 3 or 5 fish, a basket and
# a turn: so a fish is worth about half a point
FISH: Final = 9  # worth of a fish
CAT_PRICE: Final = 10  # fish a cat costs, between the two fields
PICK_NEEDS: Final = 11  # fish for cards still to be paid, for each basket, while picking
BOOT: Final = 12  # speed: an earlier choice of cats
WHOLE: Final = 13  # a cat for the basket, less the fish it costs
SECOND_HALF: Final = 14  # makes a basket of a half already owned
FIRST_HALF: Final = 15  # half a basket
OSHAX_CARD: Final = 16  # six squares, and it joins any family
RARE_CARD: Final = 17  # the treasure card that may take a rare treasure: 3 points and 4 squares
COMMON_CARD: Final = 18  # two common treasures
PUBLIC_LESSON: Final = 19  # it counts for all, but one names its colour
LESSON: Final = 20  # of the points a lesson of one's own lets expect
BASKET: Final = 21  # a permanent basket, for each day left and one
BAG_TILE: Final = 22  # a tile of the bag
DRAW_CARDS: Final = 23  # cards to draw
EXTRA_RESCUE: Final = 24  # a second cat in one turn
OTHER_CARD: Final = 25  # any other card
# prior_placing.py and valued_boat.py: tuned by greedy games
PAIR: Final = 26  # two cats that touch: a third makes 8 points
SINGLE_CAT: Final = 27  # a cat without company
GROWTH: Final = 28  # a family beyond its points: each further cat adds 3 to 5
SIDE: Final = 29  # each side that touches another tile or the hull: compact boats scored most
HOLE: Final = 30  # the price of an empty square shut in by this tile
NOOK: Final = 31  # the price of one with a single empty neighbour
SPOILT_MAP: Final = 32  # the price of covering a map with another colour
SQUARE: Final = 33  # covering a square of a room not yet filled
MAP: Final = 34  # the common treasure of a map
ROOM: Final = 35  # the points lost by a room not filled
ROOM_LATE: Final = 36  # of them, for a room one square short on the last day
ROOM_DAY: Final = 37  # and more for each day left
ROOM_REACH: Final = 38  # squares after which the chance falls to a third, on the last day
ROOM_REACH_DAY: Final = 39  # and more for each day left
LESSON_SQUARE: Final = 40  # covering a square a lesson wants covered: one of many it needs
EDGE_CAT: Final = 41  # a cat at the edge for a lesson that counts several of them
# What a learned judgement adds; without effect in this one
FISH_LATE: Final = 42  # of FISH, less as the days go by
PAIR_LATE: Final = 43  # of PAIR, less as the days go by
GROWTH_LATE: Final = 44  # of GROWTH, less as the days go by
SIDE_LATE: Final = 45  # of SIDE, less as the days go by
HOLE_LATE: Final = 46  # of HOLE and NOOK, less as the days go by
SQUARE_LATE: Final = 47  # of SQUARE, less as the days go by
LARGE: Final = 48  # for each cat a family has beyond three
RAT: Final = 49  # covering a rat
FREE_SIDE: Final = 50  # each side of a cat with an empty square: there its family can grow
CARD_LATE: Final = 51  # of what baskets and treasure cards are worth, less as the days go by
BEST_PLACE: Final = 52  # how much the best place for a cat counts, beside the estimates above; 0 to 1

NAMES: Final = [
    "find", "oshax_now", "pick_price", "margin", "buy_step", "per_square", "joins_pair", "joins_one",
    "joins_many", "fish", "cat_price", "pick_needs", "boot", "whole", "second_half", "first_half", "oshax_card",
    "rare_card", "common_card", "public_lesson", "lesson", "basket", "bag_tile", "draw_cards", "extra_rescue",
    "other_card", "pair", "single_cat", "growth", "side", "hole", "nook", "spoilt_map", "square", "map", "room",
    "room_late", "room_day", "room_reach", "room_reach_day", "lesson_square", "edge_cat", "fish_late",
    "pair_late", "growth_late", "side_late", "hole_late", "square_late", "large", "rat", "free_side",
    "card_late", "best_place",
]  # fmt: skip
NUMBERS: Final = vec[float](
    [
        4.0, 6.0, 0.3, 1.6, 0.2, 0.9, 3.0, 1.5, 1.0, 0.45, 4.0, 2.0, 0.12, 5.0, 4.2, 2.0, 7.0, 6.0, 3.5,
        1.2, 1.0, 2.2, 5.0, 1.2, 0.6, 0.4, 3.0, 0.1, 2.6, 0.6, 0.2, 0.25, 0.8, 0.4, 2.1, 5.0, 0.25, 0.14,
        10.0, 3.0, 0.4, 0.6, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0,
    ]
)  # fmt: skip
_DAYS: Final = 7  # 0 to 6: a day before the game and one after it
_SHORTEST_REACH: Final = 1.0  # squares; numbers that are learned may ask for less, even for less than nothing


class IsleJudgement(Judgement):
    """A judgement of this game, with what the rooms are worth by it."""

    def __init__(self, numbers: vec[float]) -> None:
        super().__init__(numbers)
        self.room_values: list[vec[float]] = [_values_of_room(numbers, day) for day in range(_DAYS)]


def value_of_room(numbers: vec[float], empty: i64, day: i64) -> float:
    """Return the points of filling a room times the chance of it: higher the fuller it is and the earlier.

    Tuned as above: one square short on the last day is worth a quarter of the points, and each day left adds 14 %;
    the chance falls to a third for every 10 squares, later with more days left.
    """
    if empty == 0:
        return numbers[ROOM]
    left = float(5 - day)
    chance = numbers[ROOM_LATE] + numbers[ROOM_DAY] * left
    reach = numbers[ROOM_REACH] + numbers[ROOM_REACH_DAY] * left
    if reach < _SHORTEST_REACH:
        reach = _SHORTEST_REACH
    return numbers[ROOM] * chance * math.exp(-float(empty - 1) / reach)


def _values_of_room(numbers: vec[float], day: i64) -> vec[float]:
    values = vec[float]()
    for empty in range(SQUARES):
        values = append(values, value_of_room(numbers, empty, day))
    return values
