"""One whole table a seat could be sitting at. RULES 11.

Hidden things are collected in a fixed order before they are dealt anew, so that the guess depends on
nothing but what the seat knows: boat pile and face-down tiles (hidden from all alike), bonus tiles and
mysterious places (of which each seat remembers what it saw).
"""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.core.chance import Chance, from_seed
from katzentisch.games.felinia.knowledge.guess.bonus import BonusWorlds
from katzentisch.games.felinia.knowledge.guess.places import PlaceSearch
from katzentisch.games.felinia.knowledge.memory import known_boats
from katzentisch.games.felinia.state.table import OVER, FeliniaState


def deal_anew(table: FeliniaState, seat: i64, seed: int) -> None:
    """Deal everything this seat cannot know anew, in place, and re-seed the generator."""
    chance = from_seed(seed)
    if table.phase != OVER:  # then all is shown
        _shuffle_boats(table, chance)
        _shuffle_face_down_tiles(table, chance)
        if table.bonus_order:
            BonusWorlds(table, seat).settle_one(table, chance)
        if table.places:
            PlaceSearch(table, seat, chance).deal()
    table.chance = chance


# F152
def _shuffle_boats(table: FeliniaState, chance: Chance) -> None:
    """Shuffle the boat pile; the blue tiles stay below the grey ones."""
    known = known_boats(table)
    order = table.boat_order[:known]
    hidden: i64 = 0
    for boat in table.boat_order[known:]:
        hidden |= bits.single(boat)
    for back in (0, 1):
        pile = vec[i64]()
        left = hidden
        while left:
            boat = bits.lowest(left)
            if table.components.boat_is_blue[boat] == back:
                pile = append(pile, boat)
            left &= left - 1
        chance.shuffle(pile)
        order = extend(order, pile)
    table.boat_order = order


# F150
def _shuffle_face_down_tiles(table: FeliniaState, chance: Chance) -> None:
    """Shuffle the face-down trade tiles of each kingdom among their posts."""
    components = table.components
    laid = table.laid[:]
    for kingdom in range(len(components.island.kingdoms)):
        if table.face_down[kingdom] == 0:
            continue
        shown: i64 = 0
        for post in components.posts_of[kingdom]:
            if not table.face_down[kingdom] & components.island.bit(post):
                shown |= bits.single(laid[post])
        pile = vec[i64]()
        for tile in components.tiles_of[kingdom]:
            if not (shown >> tile) & 1:
                pile = append(pile, tile)
        chance.shuffle(pile)
        dealt: i64 = 0
        for post in components.posts_of[kingdom]:
            if table.face_down[kingdom] & components.island.bit(post):
                laid[post] = pile[dealt]
                dealt += 1
    table.laid = laid
