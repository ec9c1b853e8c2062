"""Every number of a table, and the counts that never change (promises 7 and 8)."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from katzentisch.core import bits
from katzentisch.games.feudalia.state import setup
from katzentisch.games.feudalia.state.asked import ASK_PAY, ASK_PLACE, ASK_PUT_UNDER
from katzentisch.games.feudalia.state.table import BUY_MASTER, FeudaliaState


def _course(table: FeudaliaState) -> list[int]:
    """Return the scalar fields of the state; all of them are public."""
    return [
        int(table.asked),
        int(table.actor),
        int(table.in_main),
        int(table.first),
        int(table.round),
        int(table.target),
        int(table.objectives),
        int(table.ends_with_cathedral),
        int(table.triggered),
        int(table.tie_break),
        int(table.stalled),
        int(table.progress),
        int(table.shared),
        int(table.winner),
        int(table.stage),
        int(table.market),
        int(table.hidden),
        int(table.offered),
        int(table.drawn),
        int(table.influence),
        int(table.reshuffled),
        int(table.fresh),
        int(table.moved),
        int(table.restocked),
        int(table.moved_again),
        int(table.has_fired),
        int(table.straightening),
        int(table.buying),
        int(table.item),
        int(table.fief),
        int(table.lost),
        int(table.only_fief),
        int(table.coins_due),
        int(table.changed),
        int(table.pc),
        int(table.way_back),
        int(table.working),
        int(table.left),
        int(table.exchange),
        int(table.cube),
        int(table.held),
        int(table.paid),
        int(table.victim),
        int(table.revealed),
    ]


def public(table: FeudaliaState) -> vec[i64]:
    """Return everything that everybody sees."""
    numbers = vec[i64](_course(table))
    for part in (
        table.pile,
        table.known,
        table.supply,
        table.who,
        table.cubes,
        table.stock,
        table.colour,
        table.level,
        table.cities,
        table.stashed,
        table.perks,
        table.tokens,
        table.taken,
        table.lying,
        table.played,
        table.turn,
        table.due,
        table.fief_deck,
        table.box,
    ):
        numbers = extend(numbers, part)
    numbers = extend(numbers, table.under)
    return extend(numbers, vec[i64]([len(table.under)]))


def truth(table: FeudaliaState) -> vec[i64]:
    """Return every number of the table: what is public, hands, decks, and the generator."""
    numbers = public(table)
    numbers = extend(numbers, table.hand)
    numbers = extend(numbers, table.deck)
    chance = table.chance
    return extend(numbers, vec[i64]([table.lot, chance.low, chance.high, chance.drawn]))


def census(table: FeudaliaState) -> dict[str, int]:
    """Count every kind of cardboard wherever it lies."""
    numbers = table.numbers
    counted: dict[str, int] = {}
    for card, name in enumerate(numbers.card_names):
        total = table.supply[card] + table.box[card] + table.in_play(card)
        for seat in range(int(numbers.seats)):
            position = seat * numbers.types + card
            total += table.hand[position] + table.deck[position] + table.pile[position]
        counted[f"vassal {name}"] = int(total)
    counted["fiefs"] = _fiefs(table)
    counted["tokens"] = _tokens(table)
    counted["masters"] = _masters(table)
    return counted


def _fiefs(table: FeudaliaState) -> int:
    """Count the level-0 fief cards, upgraded ones included."""
    cards = sum(int(n) for n in table.fief_deck) + sum(1 for colour in table.colour if colour >= 0)
    return cards + (table.offered >= 0) + (table.drawn >= 0)


def _tokens(table: FeudaliaState) -> int:
    """Count the tokens on cards, with players, and of the stages still to come."""
    numbers = table.numbers
    counted = sum(int(n) for n in table.tokens) + sum(int(n) for n in table.taken)
    for card in range(int(numbers.cathedral_cards)):
        if numbers.stage[card] > table.stage:
            counted += int(numbers.tokens[card])
    return counted


def _masters(table: FeudaliaState) -> int:
    """Count the basic masters: those the game is played with, wherever they are, and those left in the box."""
    numbers = table.numbers
    seen = [master for master in table.under] + [
        master for master in table.cities if 0 <= master < numbers.basic
    ]
    for master in range(int(numbers.basic)):
        seen.extend([master] * int(((table.market >> master) & 1) + ((table.hidden >> master) & 1)))
    chosen = table.item
    is_hiring = table.asked in (ASK_PUT_UNDER, ASK_PLACE, ASK_PAY) and table.buying == BUY_MASTER
    if is_hiring and chosen < numbers.basic and chosen not in seen:
        seen.append(chosen)  # taken from the market, not yet in a city
    if not seen:
        return int(numbers.basic)
    return int(numbers.basic) - int(bits.count(setup.masters_in_play(table))) + len(seen)
