"""The box as tables of numbers for one scenario and number of seats: what the hot path reads.

Made once per game. A vassal is numbered among the types that can occur in the scenario, a
master as in the material, cathedral masters behind the basic ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from katzentisch.core.bits import single
from katzentisch.core.game import Advice
from katzentisch.games.feudalia.box.components import DRAFT, FREE, Components, Scenario
from katzentisch.games.feudalia.box.effects import KINDS, PURCHASES, RESOURCES, Effect
from katzentisch.games.feudalia.box.program import NOTHING, WIDTH, Writer, numbers

FIEFS: Final = 3
LAST_LEVEL: Final = 2  # of a fief
PRICE: Final = 6  # a price: coins, wheat, wood, clay, stone, black cubes
_ANY_FLAG: Final = 15

# What passive masters change for a seat, `FeudaliaState.perks`: 3 fiefs of these, then the seat's own
EXTRA_FIELDS: Final = 0
FREE_COST: Final = 1
SHIELD: Final = 2
BONUS: Final = 3  # by resource
FIEF_PERKS: Final = 7
SAVE_MORE: Final = 21
HAND_SIZE: Final = 22
DISCOUNTED: Final = 23  # bits: purchases some passive master makes cheaper
PERKS: Final = 24

ACTION: Final = 0
STRAIGHTEN: Final = 1
_PASSIVE: Final = 2


class Numbers:
    """Tables of numbers; a price begins at `vassal * PRICE`, a master's perks at `master * (FIEF_PERKS + 2)`."""

    def __init__(self, box: Components, scenario: Scenario, seats: int, edition: str) -> None:
        self.box = box
        self.scenario = scenario
        self.edition = edition
        self.seats: i64 = seats
        self.writer = Writer()
        self._constants(box)
        self._vassals(box, scenario)
        self._masters(box)
        self._fiefs(box)
        self._cathedral(box, seats)
        self._programs()
        self.advice: Advice | None = None  # ratings of the cards, computed by the strategy on first use

    def _constants(self, box: Components) -> None:
        game = box.game
        self.target: i64 = 2 * game.number("target_vp", at_least=1)
        lead = game.value("lead_needed")
        assert isinstance(lead, (int, float))
        self.lead: i64 = int(2 * lead)
        self.noble_lead: i64 = game.number("noble_lead_needed", at_least=1)
        self.hand_size: i64 = game.number("hand_size", at_least=1)
        self.face_up: i64 = game.number("face_up_masters", at_least=1)
        self.masters_drawn: i64 = game.number("masters_drawn_before_hire", at_least=0)
        self.influence_actions: i64 = game.number("influence_actions_per_turn", at_least=0)
        self.reshuffles: i64 = game.number("reshuffles_before_replenish", at_least=0)
        self.court_minimum: i64 = game.number("court_minimum_coins", at_least=0)
        self.tax_divisor: i64 = game.number("tax_divisor", at_least=2)
        self.fief_limit: i64 = game.number("fief_limit", at_least=1)
        self.round_limit: i64 = game.number("round_limit", at_least=1)
        self.starting_coins: i64 = game.number("starting_coins", at_least=0)
        self.starting_cubes: i64 = game.number("starting_cubes", at_least=0)
        self.track_max: i64 = box.track_max
        order = box.setup.entry("setup").texts("order")
        self.workers_first: bool = order.index("vassal_decks") < order.index("fiefs")  # R6

    def _vassals(self, box: Components, scenario: Scenario) -> None:
        specific = scenario.specific_in(self.edition)
        vassals = [card for card in box.vassals if self.edition != DRAFT or card.edition == DRAFT]
        used = {*scenario.start, *scenario.start_choice, *box.standard, *specific}
        if scenario.random_specific:
            used |= {vassal.id for vassal in vassals if vassal.hireable}
        self.cards = [vassal for vassal in vassals if vassal.id in used]
        self.card_names = [vassal.id for vassal in self.cards]
        cards = self.cards
        self.types: i64 = len(cards)
        self.collector: i64 = next(number for number, card in enumerate(cards) if card.kind == "official")
        self.income: vec[i64] = numbers([card.income for card in cards])
        self.kind: vec[i64] = numbers([KINDS.index(card.kind) for card in cards])
        self.kind_bit: vec[i64] = numbers([_kind_bit(card.kind) for card in cards])
        self.nobles: vec[i64] = numbers([card.noble_value for card in cards])
        self.cost: vec[i64] = numbers([n for card in cards for n in card.cost])
        # the kind a hire eliminates, as a bit
        self.eliminates: vec[i64] = numbers([_kind_bit(card.eliminate) for card in cards])
        # for each colour the price of the field action; coins -1 where it cannot be played
        self.field_cost: vec[i64] = numbers(
            [
                n
                for card in cards
                for colour in RESOURCES
                for n in card.fields.get(colour, [-1, 0, 0, 0, 0, 0])
            ]
        )
        self.field_free: vec[i64] = numbers([_colours(card.fields, True) for card in cards])
        self.field_colours: vec[i64] = numbers([_colours(card.fields, False) for card in cards])
        self.has_influence: vec[i64] = numbers([int(card.has_influence) for card in cards])
        self.plus: vec[i64] = numbers([int(card.plus) for card in cards])
        self.influence_cost: vec[i64] = numbers([n for card in cards for n in card.activation])
        self.influence_free: vec[i64] = numbers([int(card.activation == FREE) for card in cards])
        self.is_repeat: vec[i64] = numbers(
            [int(any(effect.uses_op("repeat") for effect in card.effects)) for card in cards]
        )
        start = [scenario.start.get(card.id, 0) for card in cards]
        self.start: vec[i64] = numbers(start)
        self.start_choice: vec[i64] = vec[i64](
            sorted(self.card_names.index(card) for card in scenario.start_choice)
        )
        hireable = {*box.standard, *specific}
        self.always_for_hire: vec[i64] = numbers([int(card.id in hireable) for card in cards])
        clerics = [c.kind == "cleric" and c.specialist for c in cards]
        open_to_chance = [c.hireable and not c.standard for c in cards]
        self.random_clerics: vec[i64] = vec[i64](
            [i for i in range(len(cards)) if open_to_chance[i] and clerics[i]]
        )
        self.random_others: vec[i64] = vec[i64](
            [i for i in range(len(cards)) if open_to_chance[i] and not clerics[i]]
        )
        self.copies: vec[i64] = numbers([card.copies for card in cards])

    def _masters(self, box: Components) -> None:
        basic, cathedral = box.masters, box.cathedral_masters
        self.basic: i64 = len(basic)
        self.masters: i64 = len(basic) + len(cathedral)
        self.master_names = [master.id for master in basic] + [master.id for master in cathedral]
        self.flag: vec[i64] = numbers(
            [_flag_bits(m.flag) for m in basic] + [_flag_bits(m.flag) for m in cathedral]
        )
        self.min_level: vec[i64] = numbers([m.min_level for m in basic] + [m.min_level for m in cathedral])
        self.master_cost: vec[i64] = numbers(
            [n for m in basic for n in m.cost] + [n for m in cathedral for n in m.cost]
        )
        whens = {"action": ACTION, "straighten": STRAIGHTEN, "passive": _PASSIVE}
        self.when: vec[i64] = numbers([whens[m.when] for m in basic] + [_PASSIVE for _ in cathedral])
        self.action_cost: vec[i64] = numbers(
            [n for m in basic for n in m.action_cost] + [0 for _ in cathedral for _ in range(PRICE)]
        )
        self.asks: vec[i64] = numbers(
            [int(any(effect.leaves_a_choice() for effect in m.effects)) for m in basic]
        )
        # a master's own perks, in the layout of one fief's, then save_more, hand_size
        rows = [_master_perks(m.effects) for m in basic] + [[0] * (FIEF_PERKS + 2) for _ in cathedral]
        self.master_perks: vec[i64] = numbers([n for row in rows for n in row])
        holders = [number for number, m in enumerate(basic) if _stash_of(m.effects) is not None]
        self.holders: vec[i64] = vec[i64](holders)  # masters that may hold cubes
        self.stashes: i64 = len(holders)
        self.stash: vec[i64] = numbers(
            [holders.index(m) if m in holders else -1 for m in range(self.masters)]
        )
        stashes = [stash for m in basic if (stash := _stash_of(m.effects)) is not None]
        self.stash_capacity: vec[i64] = numbers([stash.capacity for stash in stashes])
        self.stash_of: vec[i64] = numbers([stash.of for stash in stashes])

    def _fiefs(self, box: Components) -> None:
        sides = [side for levels in box.fiefs for side in levels]  # colour * 3 + level
        self.fields: vec[i64] = numbers([side.fields for side in sides])
        self.city_count: vec[i64] = numbers([side.cities for side in sides])
        self.fief_halves: vec[i64] = numbers([side.halves for side in sides])
        self.upgrade: vec[i64] = numbers([n for side in sides for n in side.upgrade])
        self.cities: i64 = max(max(side.cities for side in sides), 1)  # slots kept for each fief
        self.level0: vec[i64] = numbers([box.level0.get(colour, 0) for colour in RESOURCES])
        self.fixed_fiefs: vec[i64] = vec[i64]([RESOURCES.index(c) for c in self.scenario.fixed_fiefs])
        faces = [0] * 7
        for number, face in enumerate(box.faces):
            for total in face.sums:
                faces[total] = number
        self.face: vec[i64] = numbers(faces)
        self.saves: vec[i64] = numbers([kept for face in box.faces for kept in face.saves])

    def _cathedral(self, box: Components, seats: int) -> None:
        cards, objectives = box.cathedral, box.objectives
        self.stages: i64 = max(card.stage for card in cards)
        self.cathedral_cards: i64 = len(cards)
        # what can be built: the cathedral's cards, then one place for each objective variant
        self.buildings: i64 = len(cards) + len(objectives)
        self.building_names = [card.id for card in cards] + [objective.id for objective in objectives]
        self.stage: vec[i64] = numbers([card.stage for card in cards])  # objectives have none
        self.tokens: vec[i64] = numbers(
            [card.tokens[seats] for card in cards]
            + [seats * objective.tokens_per_player for objective in objectives]
        )
        self.token_halves: vec[i64] = numbers(
            [card.halves for card in cards] + [o.halves for o in objectives]
        )
        prices = [building_price(box, card.id) for card in cards] + [o.cost for o in objectives]
        self.building_cost: vec[i64] = numbers([n for price in prices for n in price])
        self.building_eliminates: vec[i64] = numbers(
            [0 for _ in cards] + [_kind_bit(o.eliminate) for o in objectives]
        )
        names = self.master_names
        self.needs_master: vec[i64] = numbers(
            [names.index(card.needs_master) if card.needs_master else -1 for card in cards]
            + [-1 for _ in objectives]
        )
        self.objectives: i64 = len(objectives)
        self.target_bonus: vec[i64] = numbers([objective.target_bonus for objective in objectives])
        self.ends_with_cathedral: vec[i64] = numbers([int(o.ends == "cathedral") for o in objectives])

    def _programs(self) -> None:
        writer = self.writer
        self.vassal_program: vec[i64] = numbers([writer.program(card.effects) for card in self.cards])
        programs, passive = [], []
        for number, master in enumerate(self.box.masters):
            if master.when == "passive":
                programs.append(NOTHING)
                passive.append([writer.discount(e) for e in master.effects if e.op == "discount"])
            else:
                programs.append(writer.program(master.effects, int(self.stash[number])))
                passive.append([])
        self.master_program: vec[i64] = numbers(programs + [NOTHING for _ in self.box.cathedral_masters])
        width = FIEF_PERKS + 2
        # passive discounts: master m has those from first[m] up to first[m + 1]
        first, listed = [0], list[int]()
        for own in [*passive, *([] for _ in self.box.cathedral_masters)]:
            listed.extend(own)
            first.append(len(listed))
        self.discount_first: vec[i64] = numbers(first)
        self.discount_list: vec[i64] = numbers(listed)
        perks = [list(self.master_perks)[m * width : (m + 1) * width] for m in range(self.masters)]
        self.changes_something: vec[i64] = numbers(
            [int(any(perks[m]) or first[m] < first[m + 1]) for m in range(self.masters)]
        )
        self.code: vec[i64] = numbers(writer.code)
        self.branches: vec[i64] = numbers(writer.branches)
        self.trade_options: vec[i64] = numbers(writer.options)
        self.trade_cubes: vec[i64] = numbers(writer.cubes)
        self.most_options: int = max(
            [1, *(writer.code[number + 5] for number in range(0, len(writer.code), WIDTH))]
        )
        self.most_branches: int = max([2, len(writer.branches)])
        given = writer.discounts
        self.discounts: i64 = len(given)
        self.discount_on: vec[i64] = numbers([discount.on for discount in given])
        self.discount_coins: vec[i64] = numbers([discount.coins for discount in given])
        self.discount_cubes: vec[i64] = numbers([discount.cubes for discount in given])
        self.discount_of: vec[i64] = numbers([discount.of for discount in given])
        self.discount_uses: vec[i64] = numbers([discount.uses for discount in given])
        # those on purchase p are listed from discounts_from[p] up to discounts_from[p + 1]
        ons = [discount.on for discount in given]
        self.discounts_on: vec[i64] = numbers(sorted(range(len(ons)), key=lambda number: ons[number]))
        self.discounts_from: vec[i64] = numbers(
            [sum(on < purchase for on in ons) for purchase in range(len(PURCHASES) + 1)]
        )


def _kind_bit(kind: str) -> int:
    """Return a kind of vassal as a bit, 0 for none."""
    return single(KINDS.index(kind)) if kind else 0


def _flag_bits(flag: str) -> int:
    """Return the colours a flag admits as bits; the black flag admits all."""
    return _ANY_FLAG if flag == "any" else single(RESOURCES.index(flag))


def _colours(fields: dict[str, list[int]], only_free: bool) -> int:
    """Return the colours a field action may be played in (only those without a price) as bits."""
    mask = 0
    for colour, price in fields.items():
        if not only_free or price == FREE:
            mask |= single(RESOURCES.index(colour))
    return mask


def _stash_of(effects: list[Effect]) -> Effect | None:
    """Return the effect that lets cubes lie on a master, if there is one."""
    for effect in effects:
        if effect.op == "stash":
            return effect
    return None


def _master_perks(effects: list[Effect]) -> list[int]:
    """Return what a master changes for its fief and its owner while it lives in a city."""
    row = [0] * (FIEF_PERKS + 2)
    for effect in effects:
        if effect.op == "extra_field":
            row[EXTRA_FIELDS] += effect.n
        elif effect.op == "free_field_cost":
            row[FREE_COST] = 1
        elif effect.op == "tax_shield":
            row[SHIELD] += effect.n
        elif effect.op == "bonus":
            row[BONUS + effect.of.bit_length() - 1] += effect.n
        elif effect.op == "save_more":
            row[FIEF_PERKS] += effect.n
        elif effect.op == "hand_size":
            row[FIEF_PERKS + 1] += effect.n
    return row


def building_price(box: Components, card: str) -> list[int]:
    """Return the price of a token: printed on the card, or on the cathedral master of a C card."""
    for master in box.cathedral_masters:
        if master.card == card:
            return master.build_cost
    return next(printed.cost for printed in box.cathedral if printed.id == card)
