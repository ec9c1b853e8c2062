"""What is printed on the cards, as data a page can draw from; effects as icons and sentences."""

from katzentisch.games.feudalia.box.components import PRICE_KEYS, CathedralMaster, Master, Objective, Vassal
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import Numbers, building_price
from katzentisch.games.feudalia.box.printed_types import (
    CathedralMasterPrinted,
    FiefSidePrinted,
    MasterHead,
    MasterPrinted,
    ObjectivePrinted,
    Price,
    Printed,
    VassalPrinted,
)


def _price(numbers: list[int]) -> Price:
    """Return a price by name, without what it does not ask."""
    return {name: count for name, count in zip(PRICE_KEYS, numbers, strict=True) if count}


def printed(numbers: Numbers) -> Printed:
    """Return all cards of a scenario, the treasury, the constants."""
    box, scenario = numbers.box, numbers.scenario
    return {
        "scenario": {
            "id": scenario.id,
            "number": scenario.number,
            "name": scenario.name,
            "edition": numbers.edition,
            "complexity": scenario.complexity,
            "interaction": scenario.interaction,
            "start": dict(scenario.start),
            "start_choice": scenario.start_choice,
        },
        "resources": RESOURCES,
        "points_per_vp": 2,
        "vassals": [_vassal(card) for card in numbers.cards],
        "masters": [_master(card) for card in box.masters],
        "cathedral_masters": [_cathedral_master(card) for card in box.cathedral_masters],
        "cathedral": [
            {
                "card": card.id,
                "name": card.name,
                "letter": card.letter,
                "stage": card.stage,
                "vp": card.halves / 2,
                "tokens": card.tokens[int(numbers.seats)],
                "cost": _price(building_price(box, card.id)),
                "needs_master": card.needs_master,
                "source": card.source,
            }
            for card in box.cathedral
        ],
        "objectives": [_objective(card) for card in box.objectives],
        "fiefs": {name: _fief_sides(numbers, colour) for colour, name in enumerate(RESOURCES)},
        "treasury": [{"sums": face.sums, "saves": face.saves} for face in box.faces],
        "track_max": box.track_max,
        "fief_limit": int(numbers.fief_limit),
        "hand_size": int(numbers.hand_size),
        "round_limit": int(numbers.round_limit),
    }


def _vassal(card: Vassal) -> VassalPrinted:
    """Return a vassal card."""
    return {
        "vassal": card.id,
        "name": card.name,
        "kind": card.kind,
        "specialist": card.specialist,
        "income": card.income,
        "cost": _price(card.cost),
        "eliminate": card.eliminate,
        "noble_value": card.noble_value,
        "fields": {colour: _price(cost) for colour, cost in card.fields.items()},
        "influence": card.has_influence,
        "plus": card.plus,
        "activation": _price(card.activation),
        "effects": [effect.as_data() for effect in card.effects],
        "copies": card.copies,
        "source": card.source,
    }


def _master_head(card: Master | CathedralMaster) -> MasterHead:
    """Return what is printed on every master."""
    return {
        "master": card.id,
        "name": card.name,
        "flag": card.flag,
        "min_level": card.min_level,
        "cost": _price(card.cost),
    }


def _master(card: Master) -> MasterPrinted:
    """Return a basic master."""
    return {
        **_master_head(card),
        "when": card.when,
        "action_cost": _price(card.action_cost),
        "effects": [effect.as_data() for effect in card.effects],
        "source": card.source,
    }


def _cathedral_master(card: CathedralMaster) -> CathedralMasterPrinted:
    """Return a cathedral master."""
    return {
        **_master_head(card),
        "build_cost": _price(card.build_cost),
        "card": card.card,
        "source": card.source,
    }


def _objective(card: Objective) -> ObjectivePrinted:
    """Return an objective variant."""
    return {
        "objective": card.id,
        "name": card.name,
        "target_bonus": card.target_bonus / 2,
        "ends": card.ends,
        "vp": card.halves / 2,
        "cost": _price(card.cost),
        "eliminate": card.eliminate,
        "source": card.source,
    }


def _fief_sides(numbers: Numbers, colour: int) -> list[FiefSidePrinted]:
    """Return the three sides of the fief cards of a colour."""
    return [
        {
            "level": side.level,
            "fields": side.fields,
            "cities": side.cities,
            "vp": side.halves / 2,
            "defence": side.defence,
            "upgrade": _price(side.upgrade),
        }
        for side in numbers.box.fiefs[colour]
    ]
