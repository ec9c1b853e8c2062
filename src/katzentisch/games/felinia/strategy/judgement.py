"""The numbers of a `Judgement`: what the estimates and priors of Felinia are made of, in points.

Those marked *tuned* were chosen by 120 games of the greedy bot for each value, those marked *set* by
hand (docs/decisions/0085-rollouts.md). A learned judgement of a weights file may take their place (docs/decisions/0120-learned-priors.md).
"""

from typing import Final

from librt.vecs import vec

# estimates.py
SILVER_WORTH: Final = 0  # by amount up to six, the first buys most; tuned
MOST_SILVER: Final = 6
SYMBOL: Final = 7  # silver, gold, spice, food, merchandise, mystery: about what each scores or sells for; set
TILE: Final = 13  # a tile of merchandise that fits no boat: the point it scores; tuned
HOPE: Final = 14  # what a trade tile may add to those of its kind still to come; tuned
PAID_FOR: Final = 15  # of a voyage whose fare is in hand: only a deal lets a merchant board; tuned
PER_LACKING: Final = 16  # of a voyage, for each good or silver of its fare that is lacking; set
SECOND_BOAT: Final = 17  # of the second best voyage within reach; set
NOT_THE_LAST_SEAT: Final = 18  # of a voyage that must wait for another merchant; set
DEBT: Final = 19  # points lost for each silver promised but not there; set
EXTRA_SYMBOL: Final = 20  # points for each symbol a special tile adds later; set
MORE_OF_A_KIND: Final = 21  # added to an extra tile for tiles still to come; set
PLUS_ONE: Final = 22  # added to a +1 tile for tiles still to come; set
MORE_PLACES: Final = 23  # added to a mysterious place for those still to come; set
# prior.py
CARD: Final = 24  # gold, spice, food: about what each scores or sells for; set
# Who boards now will settle; who keeps the fare may never sail: with 1.0 merchants stayed at home; tuned.
SAILING: Final = 27
TOO_DEAR: Final = 28  # a token the family cannot pay for; set
TOO_DEAR_EACH: Final = 29  # and for each silver of its price; set
AT_THE_GUILD: Final = 30  # of the best exchange; set
AT_A_MARKET: Final = 31  # of the best purchase; tuned
CROWD: Final = 32  # for each token that lies there: tie-break between markets
FIRST_DEAL: Final = 33  # of a voyage nearly paid for, if no token promises a deal yet; set
MAY_BOARD: Final = 34  # of a voyage that a deal lets a merchant board; set
BONUS_TILE: Final = 35  # a bonus tile not chosen yet; set
TURN_UP: Final = 36  # tie-break: turn up rather than stop
TURN_UP_NEAR: Final = 37  # added for a tile within reach; set
SALE: Final = 38  # tie-break against selling without need
# What a learned judgement adds; 0 where nothing is learned.
GROUP: Final = 39  # of the points a merchant adds to groups, beside themselves
GROUP_HOPE: Final = 40  # for each merchant of the group it joins: there is room to grow
HOPE_LATE: Final = 41  # of HOPE, less as the rounds go by
SILVER_LATE: Final = 42  # of silver, less as the rounds go by
TILE_LATE: Final = 43  # of a tile of merchandise, less as the rounds go by
PLUS_ONE_LATE: Final = 44  # of a +1 tile, less as the rounds go by

NAMES: Final = [
    "silver 0", "silver 1", "silver 2", "silver 3", "silver 4", "silver 5", "silver 6",
    "symbol silver", "symbol gold", "symbol spice", "symbol food", "symbol merchandise", "symbol mystery",
    "tile", "hope", "paid for", "per lacking", "second boat", "not the last seat", "debt", "extra symbol",
    "more of a kind", "plus one", "more places",
    "gold", "spice", "food", "sailing", "too dear", "too dear each", "at the guild", "at a market", "crowd",
    "first deal", "may board", "bonus tile", "turn up", "turn up near", "sale",
    "group", "group hope", "hope late", "silver late", "tile late", "plus one late",
]  # fmt: skip
NUMBERS: Final = vec[float](
    [
        0.0, 0.7, 1.35, 1.9, 2.4, 2.8, 3.1,
        0.7, 1.3, 0.7, 0.6, 1.0, 1.5,
        1.0, 1.0, 0.9, 0.5, 0.4, 0.85, 2.0, 2.0,
        0.5, 1.0, 0.5,
        1.3, 0.7, 0.6, 3.0, -1.0, -0.1, 0.8, 1.1, 0.05,
        0.3, 0.5, 3.0, 0.1, 0.5, 0.05,
        0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ]
)  # fmt: skip
