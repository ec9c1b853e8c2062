"""What each seat may see (RULES.md 11), by name, for people and the page.

Hidden are only the hands of the others and the order of decks. Everybody may open every discard pile; a
player also the own deck, sorted.
"""

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.games.feudalia.box.effects import KINDS, PURCHASES, named, resource_name
from katzentisch.games.feudalia.box.numbers import EXTRA_FIELDS, FIEF_PERKS, FIEFS, PERKS, SHIELD
from katzentisch.games.feudalia.knowledge import prices
from katzentisch.games.feudalia.knowledge.view_types import (
    CathedralView,
    Cubes,
    DiscountView,
    DraftView,
    FiefView,
    MasterView,
    NowView,
    Phase,
    SeatView,
    View,
)
from katzentisch.games.feudalia.rules import ending, final, masters, start, working
from katzentisch.games.feudalia.state.asked import ASK_MAIN, ASK_NOTHING, ASK_SAME_TYPE
from katzentisch.games.feudalia.state.asked import NAMES as QUESTIONS
from katzentisch.games.feudalia.state.table import (
    COINS,
    DECK,
    DISCARD,
    DISCOUNTS,
    HALVES,
    HAND,
    INCOME_UP,
    TURNED,
    TURNS,
    WHO,
    FeudaliaState,
)


def view(table: FeudaliaState, seat: i64) -> View:
    """Return what a seat (or -1, a spectator) may see."""
    numbers = table.numbers
    return {
        "game": "feudalia",
        "variant": numbers.scenario.id,
        "seat": int(seat),
        "round": int(table.round),
        "phase": _phase(table),
        "turn": int(table.actor),
        "to_act": table.to_act,
        "first": int(table.first),
        "target": _points(table.target),
        "ends_with": "cathedral" if table.ends_with_cathedral else "target",
        "last_rounds": table.triggered or (numbers.seats > 1 and not ending.points_left(table)),
        "tie_break": table.tie_break,
        "over": table.asked == ASK_NOTHING,
        "winners": table.winners() if table.asked == ASK_NOTHING else [],
        "objectives": [
            objective.id
            for number, objective in enumerate(numbers.box.objectives)
            if (table.objectives >> number) & 1
        ],
        "draft": _draft(table),
        "supply": _counts(table, table.supply, 0),
        "eliminated": _counts(table, table.box, 0),
        "market": _masters_of(table, table.market),
        "master_deck": {
            "size": len(_masters_of(table, table.hidden)) + len(table.under),
            "unknown": _masters_of(table, table.hidden),
            "under": [numbers.master_names[master] for master in table.under],
        },
        "fief_deck": _cubes(table.fief_deck, 0),
        "cathedral": _cathedral(table),
        "stage": int(table.stage),
        "now": _now(table),
        "seats": [_seat(table, int(other), seat) for other in range(int(numbers.seats))],
    }


def _phase(table: FeudaliaState) -> Phase:
    """Name the phase."""
    if table.asked == ASK_NOTHING:
        return "over"
    if table.asked <= ASK_SAME_TYPE:
        return "setup"
    if table.in_main:
        return "main"
    return "start" if table.asked < ASK_MAIN or table.straightening or table.influence else "final"


def _points(halves: i64) -> float:
    """Return half points as points."""
    return float(halves) / 2


def _draft(table: FeudaliaState) -> DraftView | None:
    """Return the two fiefs of the draft; everybody may see them (RULES.md 11)."""
    if table.offered < 0:
        return None
    return {"offered": resource_name(table.offered), "drawn": resource_name(table.drawn)}


def _counts(table: FeudaliaState, cards: vec[i64], base: i64) -> dict[str, int]:
    """Return a pile as numbers by name, without the types it does not hold."""
    by_name: dict[str, int] = {}
    for card, name in enumerate(table.numbers.card_names):
        if cards[base + card] > 0:
            by_name[name] = int(cards[base + card])
    return by_name


def _cubes(cubes: vec[i64], base: i64) -> Cubes:
    """Return four counters in a row as numbers by resource."""
    return {
        "wheat": int(cubes[base]),
        "wood": int(cubes[base + 1]),
        "clay": int(cubes[base + 2]),
        "stone": int(cubes[base + 3]),
    }


def _masters_of(table: FeudaliaState, bits: i64) -> list[str]:
    """Name the masters of a set."""
    return [name for master, name in enumerate(table.numbers.master_names) if (bits >> master) & 1]


def _cathedral(table: FeudaliaState) -> list[CathedralView]:
    """Return the cards to build: tokens left, and whether the stage is open."""
    numbers = table.numbers
    cards: list[CathedralView] = []
    for card, name in enumerate(numbers.building_names):
        objective = card - int(numbers.cathedral_cards)
        if objective >= 0 and not ((table.objectives >> objective) & 1 and numbers.tokens[card]):
            continue
        is_open = table.tokens[card] > 0 and (objective >= 0 or numbers.stage[card] == table.stage)
        takers = [int(table.taken[seat * numbers.buildings + card]) for seat in range(int(numbers.seats))]
        cards.append({"card": name, "tokens": int(table.tokens[card]), "open": is_open, "taken": takers})
    return cards


def _now(table: FeudaliaState) -> NowView:
    """Return what lasts until the end of the turn, for the player whose turn it is."""
    numbers = table.numbers
    raised = {kind: int(table.turn[INCOME_UP + number]) for number, kind in enumerate(KINDS)}
    gained: list[DiscountView] = []
    for discount in range(int(numbers.discounts)):
        for _ in range(int(table.turn[DISCOUNTS + discount])):
            gained.append(
                {
                    "on": PURCHASES[numbers.discount_on[discount]],
                    "coins": int(numbers.discount_coins[discount]),
                    "cubes": int(numbers.discount_cubes[discount]),
                    "of": named(int(numbers.discount_of[discount])),
                    "next_only": numbers.discount_uses[discount] == 1,
                }
            )
    return {
        "question": QUESTIONS.get(int(table.asked), ""),
        "influence": int(table.influence),
        "income_up": {kind: n for kind, n in raised.items() if n},
        "discounts": gained,
        "reshuffled": table.reshuffled >= numbers.reshuffles,
        "played": _counts(table, table.played, 0),
        "turned": _masters_of(table, table.market & table.who[table.actor * WHO + TURNED]),
    }


def _seat(table: FeudaliaState, seat: int, looker: i64) -> SeatView:
    """Return one seat as another sees it."""
    numbers, who = table.numbers, table.who
    base = seat * WHO
    cards = seat * numbers.types
    coins = table.coins(seat)
    together = vec[i64](
        [int(table.hand[cards + c] + table.deck[cards + c]) for c in range(int(numbers.types))]
    )
    data: SeatView = {
        "seat": seat,
        "coins": int(who[base + COINS]),
        "keeps": int(final.saved(table, seat, coins)) if table.colour[seat * FIEFS] >= 0 else int(coins),
        "face": int(final.face(table, seat)),
        "vp": _points(who[base + HALVES]),
        "nobles": int(table.nobles(seat)),
        "out": not table.is_in(seat),
        "turns": int(who[base + TURNS]),
        "hand_size": int(who[base + HAND]),
        "deck_size": int(who[base + DECK]),
        "discard_size": int(who[base + DISCARD]),
        "discard": _counts(table, table.pile, cards),
        "hand_and_deck": _counts(table, together, 0),
        "known_in_hand": _counts(table, table.known, cards),
        "fiefs": [_fief(table, seat, number) for number in range(FIEFS)],
        "tokens": {
            name: int(table.taken[seat * numbers.buildings + card])
            for card, name in enumerate(numbers.building_names)
            if table.taken[seat * numbers.buildings + card]
        },
    }
    if seat == looker:
        data["hand"] = _counts(table, table.hand, cards)
        data["deck"] = _counts(table, table.deck, cards)
        if table.in_main and seat == table.actor:
            data["can_work"] = _can_work(table, seat)
            if table.asked == ASK_MAIN:
                data["lacks"] = prices.lacking(table)
    return data


def _can_work(table: FeudaliaState, seat: int) -> dict[str, list[int]]:
    """Return for each card of the hand the fiefs where it can work now."""
    numbers = table.numbers
    fiefs: dict[str, list[int]] = {}
    for card, name in enumerate(numbers.card_names):
        if table.hand[seat * numbers.types + card] > 0 and numbers.field_colours[card]:
            fiefs[name] = [
                fief + 1
                for fief in range(FIEFS)
                if working.free_fields(table, seat, fief) > 0 and working.can_work(table, seat, card, fief)
            ]
    return fiefs


def _fief(table: FeudaliaState, seat: int, number: int) -> FiefView | None:
    """Return a fief: its side, cubes, masters, vassals in its fields."""
    numbers = table.numbers
    colour = int(table.colour[seat * FIEFS + number])
    if colour < 0:
        return None
    mine = seat == table.actor
    side = table.side(seat, number)
    fields = numbers.fields[side] + table.perks[seat * PERKS + number * FIEF_PERKS + EXTRA_FIELDS]
    base = (seat * FIEFS + number) * 4
    return {
        "colour": resource_name(colour),
        "level": int(table.level[seat * FIEFS + number]),
        "vp": _points(numbers.fief_halves[side]),
        "fields": int(fields),
        "free_fields": int(working.free_fields(table, seat, number)) if mine else int(fields),
        "cities": int(numbers.city_count[side]),
        "free_cities": int(masters.free_cities(table, seat, number)),
        "cubes": _cubes(table.cubes, base),
        "total": int(sum(table.of_fief(seat, number, r) for r in range(4))),
        "tax": int(
            start.tax_on(table.on_fief(seat, number), _shield(table, seat, number), numbers.tax_divisor)
        ),
        "shield": int(_shield(table, seat, number)),
        "vassals": _counts(table, table.lying, number * numbers.types) if mine else {},
        "masters": [
            _master(table, seat, int(resident))
            for city in range(int(numbers.cities))
            if (resident := table.master_in(seat, number, city)) >= 0
        ],
    }


def _shield(table: FeudaliaState, seat: int, number: int) -> i64:
    """Return how many cubes of a fief the tax collector ignores."""
    return table.perks[seat * PERKS + number * FIEF_PERKS + SHIELD]


def _master(table: FeudaliaState, seat: int, number: int) -> MasterView:
    """Return a master in his city: turned or not, and the cubes on him."""
    numbers = table.numbers
    data: MasterView = {
        "master": numbers.master_names[number],
        "turned": (table.who[seat * WHO + TURNED] >> number) & 1 == 1,
    }
    stash = numbers.stash[number]
    if stash >= 0:
        data["cubes"] = _cubes(table.stashed, stash * 4)
        data["capacity"] = int(numbers.stash_capacity[stash])
    return data
