"""What is printed on the cards, as data a page can draw from; effects as icons and sentences."""

from katzentisch.games.feudalia.box.components import PRICE_KEYS, CathedralMaster, Master, Objective, Vassal
from katzentisch.games.feudalia.box.effects import RESOURCES
from katzentisch.games.feudalia.box.numbers import Numbers, building_price


def price(numbers: list[int]) -> dict[str, int]:
    """Return a price by name, without what it does not ask."""
    return {name: count for name, count in zip(PRICE_KEYS, numbers, strict=True) if count}


def printed(numbers: Numbers) -> dict[str, object]:
    """Return all cards of a scenario, the treasury, the constants."""
    box, scenario = numbers.box, numbers.scenario
    return {
        "scenario": {
            "id": scenario.id,
            "number": scenario.number,
            "name": scenario.name,
            "complexity": scenario.complexity,
            "interaction": scenario.interaction,
            "start": dict(scenario.start),
            "start_choice": scenario.start_choice,
        },
        "resources": RESOURCES,
        "points_per_vp": 2,
        "vassals": [vassal(card) for card in numbers.cards],
        "masters": [master(card) for card in box.masters],
        "cathedral_masters": [cathedral_master(card) for card in box.cathedral_masters],
        "cathedral": [
            {
                "card": card.id,
                "name": card.name,
                "letter": card.letter,
                "stage": card.stage,
                "vp": card.halves / 2,
                "tokens": card.tokens[int(numbers.seats)],
                "cost": price(building_price(box, card.id)),
                "needs_master": card.needs_master,
                "source": card.source,
            }
            for card in box.cathedral
        ],
        "objectives": [objective(card) for card in box.objectives],
        "fiefs": {colour: fief_sides(numbers, place) for place, colour in enumerate(RESOURCES)},
        "treasury": [{"sums": face.sums, "saves": face.saves} for face in box.faces],
        "track_max": box.track_max,
        "fief_limit": int(numbers.fief_limit),
        "hand_size": int(numbers.hand_size),
        "round_limit": int(numbers.round_limit),
    }


def vassal(card: Vassal) -> dict[str, object]:
    """Return a vassal card."""
    return {
        "vassal": card.id,
        "name": card.name,
        "kind": card.kind,
        "specialist": card.specialist,
        "income": card.income,
        "cost": price(card.cost),
        "eliminate": card.eliminate,
        "noble_value": card.noble_value,
        "fields": {colour: price(cost) for colour, cost in card.fields.items()},
        "influence": card.has_influence,
        "plus": card.plus,
        "activation": price(card.activation),
        "effects": [effect.as_data() for effect in card.effects],
        "copies": card.copies,
        "source": card.source,
    }


def master(card: Master) -> dict[str, object]:
    """Return a basic master."""
    return {
        "master": card.id,
        "name": card.name,
        "flag": card.flag,
        "min_level": card.min_level,
        "cost": price(card.cost),
        "when": card.when,
        "action_cost": price(card.action_cost),
        "effects": [effect.as_data() for effect in card.effects],
        "source": card.source,
    }


def cathedral_master(card: CathedralMaster) -> dict[str, object]:
    """Return a cathedral master."""
    return {
        "master": card.id,
        "name": card.name,
        "flag": card.flag,
        "min_level": card.min_level,
        "cost": price(card.cost),
        "build_cost": price(card.build_cost),
        "card": card.card,
        "source": card.source,
    }


def objective(card: Objective) -> dict[str, object]:
    """Return an objective variant."""
    return {
        "objective": card.id,
        "name": card.name,
        "target_bonus": card.target_bonus / 2,
        "ends": card.ends,
        "vp": card.halves / 2,
        "cost": price(card.cost),
        "eliminate": card.eliminate,
        "source": card.source,
    }


def fief_sides(numbers: Numbers, colour: int) -> list[dict[str, object]]:
    """Return the three sides of the fief cards of a colour."""
    return [
        {
            "level": side.level,
            "fields": side.fields,
            "cities": side.cities,
            "vp": side.halves / 2,
            "defence": side.defence,
            "upgrade": price(side.upgrade),
        }
        for side in numbers.box.fiefs[colour]
    ]
