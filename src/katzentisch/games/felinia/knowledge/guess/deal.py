"""One whole table a seat could be sitting at. RULES 11.

Hidden things are collected in a fixed order before they are dealt anew, so that the guess depends on
nothing but what the seat knows: boat pile and face-down tiles (hidden from all alike), bonus tiles and
mysterious places (of which each seat remembers what it saw).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from katzentisch.core.chance import Chance, from_seed
from katzentisch.games.felinia.knowledge.guess.places import PlaceSearch
from katzentisch.games.felinia.knowledge.memory import BonusWorlds
from katzentisch.games.felinia.state.table import OVER, FeliniaTable


def deal_anew(table: FeliniaTable, seat: i64, seed: int) -> None:
    """Deal everything this seat cannot know anew, in place, and re-seed the generator."""
    chance = from_seed(seed)
    if table.phase != OVER:  # then all is shown
        shuffle_boats(table, chance)
        shuffle_face_down_tiles(table, chance)
        if table.bonus_order:
            BonusWorlds(table, seat).settle_one(table, chance)
        if table.places:
            PlaceSearch(table, seat, chance).deal()
    table.chance = chance


def known_boats(table: FeliniaTable) -> i64:
    """Return how many tiles from the top of the first pile are known: those laid out, and the one shown."""  # F121
    shown = table.components.shows_next_boat and table.boats_in_pile() > 0
    return table.next_boat + 1 if shown else table.next_boat


def shuffle_boats(table: FeliniaTable, chance: Chance) -> None:
    """Shuffle the boat pile; the blue tiles stay below the grey ones."""  # F152
    known = known_boats(table)
    order = table.boat_order[:known]
    hidden: i64 = 0
    one: i64 = 1
    place = known
    while place < len(table.boat_order):
        hidden |= one << table.boat_order[place]
        place += 1
    for back in (0, 1):
        pile = vec[i64]()
        boat: i64 = 0
        while boat < len(table.boat_order):
            if (hidden >> boat) & 1 and table.components.boat_is_blue[boat] == back:
                pile = append(pile, boat)
            boat += 1
        chance.shuffle(pile)
        for boat in pile:
            order = append(order, boat)
    table.boat_order = order


def shuffle_face_down_tiles(table: FeliniaTable, chance: Chance) -> None:
    """Shuffle the face-down trade tiles of each kingdom among their posts."""  # F150
    components = table.components
    laid = table.laid[:]
    for kingdom in range(len(components.island.kingdoms)):
        if table.face_down[kingdom] == 0:
            continue
        shown: i64 = 0
        one: i64 = 1
        for post in components.posts_of[kingdom]:
            if not table.face_down[kingdom] & components.island.bit(post):
                shown |= one << laid[post]
        pile = vec[i64]()
        for tile in components.tiles_of[kingdom]:
            if not (shown >> tile) & 1:
                pile = append(pile, tile)
        chance.shuffle(pile)
        number: i64 = 0
        for post in components.posts_of[kingdom]:
            if table.face_down[kingdom] & components.island.bit(post):
                laid[post] = pile[number]
                number += 1
    table.laid = laid
