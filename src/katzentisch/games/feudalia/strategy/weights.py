"""Weights of the prior, the numbers of a `Judgement`, tuned by self-play; docs/balance/feudalia.md tells how and what it changed.

The unit is the value of a cube of wood or clay that no purchase needs. All weights together won 67 % of games against the first
guess; TRADE 0.68 -> 1.4 and NO_SOURCE 0.3 -> 0.5 then won 56 % of 4,000 games against the set before. FIEF of wheat is low so that reapers
are not hired in more than 90 % of games. `python tools/feudalia_balance.py 2000 from=100000` shows what a change does to cards and drafts.
"""

from typing import Final

from librt.vecs import vec

# cubes and coins
CUBE: Final = 0  # wheat, wood, clay, stone
NEEDED: Final = 4  # more for a cube the next purchases name
NO_SOURCE: Final = 5  # more still where no own fief brings it
GLUT: Final = 6  # share of its worth from the tenth cube on
BLACK: Final = 7  # a cube of any kind, as a price
COIN: Final = 8
COIN_PAID: Final = 9  # less than a coin gained: what is not spent is partly lost
COIN_OF_A_TOKEN: Final = 10  # more once tokens cost coins
# time
TURNS: Final = 11  # turns left at the beginning, falling with the points of the leader
TURNS_LATE: Final = 12  # and by its square
# points and fiefs
HALF: Final = 13  # half a victory point
HALF_LATE: Final = 14  # more as the end comes near
CITY: Final = 15
FIELD: Final = 16
# effects
EITHER: Final = 17  # the lesser use of a card, beside the better one
DRAW: Final = 18
TRADE: Final = 19  # an exchange some day: above 1, for what is lacking then is worth more than it is now
SELL: Final = 20
INCOME_UP: Final = 21
ELIMINATE: Final = 22
RECALL: Final = 23
REPEAT: Final = 24
STEAL_COIN: Final = 25
STEAL_CUBE: Final = 26
INFLUENCE: Final = 27
DISCOUNT: Final = 28
# a deck
CROWDED: Final = 29  # vassals for one colour that find no field
BLOCKED: Final = 30  # plain influence cards that find the action used
DILUTED: Final = 31  # for each card of the same name
THINNED: Final = 32  # a card below this share of the average is better in the box
SMALLEST_DECK: Final = 33
# masters
SHIELD: Final = 34
STASH: Final = 35
SAVE: Final = 36
HAND: Final = 37
WAGES: Final = 38  # vassals hired in a turn, for discounts on them
TOKENS: Final = 39  # tokens still to come, for discounts on them
HOUSED: Final = 40  # what a city is kept for
SOON: Final = 41  # share of a cathedral master's worth before his stage
# choices
INCOME_FOR: Final = 42  # share of a wanted card's gain that cards not worked with may cost
COURT: Final = 43  # worth of a coin earned at court, as a share
NOBLE: Final = 44
# draft
FIEF: Final = 45  # wheat, wood, clay, stone
SAME: Final = 49  # less for a colour owned already
SKILLED: Final = 50  # more for a colour an own specialist works in
STARVED: Final = 52  # more for a named cube that nothing of one's own brings at all
# variety
TASTE: Final = 51  # random preference of a seat for a card, at most half of this either way (estimates.taste)

NUMBERS: Final = vec[float](
    [
        0.6, 1.0, 1.0, 1.28, 0.46, 0.5, 0.6, 0.7, 0.55, 0.35, 0.2,  # cubes and coins
        5.07, 8.0,  # time
        4.0, 2.0, 2.0, 0.5,  # points and fiefs
        0.02, 1.0, 1.4, 0.5, 1.5, 0.8, 0.9, 1.2, 1.15, 1.1, 0.55, 0.8,  # effects
        0.5, 0.5, 0.3, 0.8, 10.0,  # a deck
        0.22, 0.15, 0.22, 1.0, 0.4, 2.0, 1.0, 0.4,  # masters
        0.43, 0.5, 5.09,  # choices
        -0.1, 0.32, 0.3, 0.3, 0.5, 0.3,  # draft
        3.0, 3.0,  # variety; a cube nothing brings
    ]
)  # fmt: skip

NAMES: Final = [
    "wheat", "wood", "clay", "stone", "needed", "no source", "glut", "black", "coin", "coin paid", "coin of a token",
    "turns", "turns late",
    "half", "half late", "city", "field",
    "either", "draw", "trade", "sell", "income up", "eliminate", "recall", "repeat", "steal coin", "steal cube",
    "influence", "discount",
    "crowded", "blocked", "diluted", "thinned", "smallest deck",
    "shield", "stash", "save", "hand", "wages", "tokens", "housed", "soon",
    "income for", "court", "noble",
    "wheat fief", "wood fief", "clay fief", "stone fief", "same", "skilled", "taste", "starved",
]  # fmt: skip
