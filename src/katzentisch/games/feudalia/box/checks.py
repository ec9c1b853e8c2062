"""Checks of the material: the rulebook's totals and the facts it states (RULES.md 2).

Everything here is checked when material is read; a complaint names file, item, value and what would
be right. Added cards, scenarios and objectives are welcome; what the rulebook counts is
counted on the cards of its own edition.
"""

import itertools
from collections import Counter

from katzentisch.core.material import Entry, Material
from katzentisch.games.feudalia.box.components import DRAFT, Components, Scenario, Vassal
from katzentisch.games.feudalia.box.effects import RESOURCES, no_such
from katzentisch.games.feudalia.box.printed_types import EffectPrinted

_PIECES = [
    ("small_cubes", 92), ("large_cubes", 32), ("large_cube_value", 3), ("vp_tokens", 34),
    ("negative_vp_tokens", 8), ("treasury_markers", 4), ("first_player_cards", 1),
]  # fmt: skip
_COLOURS = {"wheat": "yellow", "wood": "green", "clay": "brown", "stone": "grey"}
_SEATS = 4
_BOOK_DECKS = {1: 16, 2: 10, 3: 10, 7: 10, 10: 10}  # cards of a starting deck, by scenario of the rulebook
_LARGEST_NUMBER_OF_MASTERS = 60  # sets of masters are kept as the bits of one number
_STATED_INCOMES = {"merchant": 2, "shepherd": 0, "serf": 1}
_UPGRADED_WORKERS = ["reaper", "lumberjack", "kneader", "stonecutter"]
_NAMED_MASTERS = [
    "carpenter",
    "potter",
    "treasurer",
    "guild_master",
    "countess",
    "dancer",
    "accountant",
    "cabinetmaker",
    "plow_builder",
    "lumberer",
    "brick_worker",
    "mason",
]


def read(material: Material) -> Components:
    """Read the box and check everything that the rulebook and the language of effects ask for."""
    box = Components(material)
    _check_constants(box)
    _check_vassals(box, material.file("vassals.toml"))
    _check_masters(box, material.file("masters.toml"))
    _check_cathedral(box, material.file("cathedral.toml"))
    _check_fiefs(box)
    _check_treasury(box)
    for scenario in box.scenarios:
        _check_scenario(box, scenario)
    _check_scenarios(box)
    return box


def _expect(entry: Entry, what: str, value: object, right: object) -> None:
    if value != right:
        raise entry.refused(
            "expected", "{what} {value} is not {right}", what=what, value=repr(value), right=repr(right)
        )


# U003, U004, U005, U007
def _check_constants(box: Components) -> None:
    """Check setup.toml: the counts of the component list and the constants of the game."""
    counts, game, tokens = box.setup.entry("counts"), box.game, box.setup.entry("tokens")
    if game.number("round_limit") < 100:
        raise game.refused(
            "round_limit",
            "round_limit {limit} would cut real games short; it must be at least 100",
            limit=game.number("round_limit"),
        )
    # U001
    for name, right in (("vassals", 252), ("vassal_types", 18), ("basic_masters", 33), ("big_cards", 50)):
        _expect(counts, name, counts.number(name), right)
    _expect(counts, "cathedral_masters", counts.number("cathedral_masters"), 12)
    # U002
    big = sum(
        counts.number(name) for name in ("fief_cards", "cathedral_cards", "treasury_cards", "variant_cards")
    )
    _expect(counts, "big_cards", counts.number("big_cards"), big)
    for name, right in _PIECES:
        _expect(tokens, name, tokens.number(name), right)
    halves, ones = tokens.number("vp_half"), tokens.number("vp_one")
    _expect(tokens, "vp_half + vp_one", halves + ones, tokens.number("vp_tokens"))
    # U006
    colours = box.setup.entry("resources")
    for resource, colour in _COLOURS.items():
        _expect(colours, resource, colours.text(resource), colour)


# U049, U133
def _check_vassals(box: Components, file: Entry) -> None:
    """Check that vassals are known by one name each, and the facts the rulebook states about them."""
    _once(file, "vassal id", [vassal.id for vassal in box.vassals])
    officials = [vassal.id for vassal in box.vassals if vassal.kind == "official"]
    _expect(file, "official vassals", officials, ["tax_collector"])
    draft = [vassal for vassal in box.vassals if vassal.edition == "draft"]
    counts = box.setup.entry("counts")
    _expect(file, "types of the draft edition", len(draft), counts.number("vassal_types"))
    _expect(file, "cards of the draft edition", sum(v.copies for v in draft), counts.number("vassals"))
    for card, income in _STATED_INCOMES.items():
        _expect(file, f"income of the {card}", box.vassal(card).income, income)
    if "Pastor" not in box.vassal("shepherd").aliases:
        raise file.refused("pastor", "'Pastor' is missing from the shepherd's aliases")
    for card in _UPGRADED_WORKERS:
        vassal = box.vassal(card)
        _expect(file, f"what the {card} eliminates", vassal.eliminate, "worker")
        _expect(file, f"{card} is a specialist", vassal.specialist, True)
    _check_stated_actions(box, file)


def _check_stated_actions(box: Components, file: Entry) -> None:
    """Check the actions the rulebook explains: serf, reaper, merchant, trader, and the gold noble."""
    free, coin = [0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]
    serf, reaper = box.vassal("serf"), box.vassal("reaper")
    # U058
    stated = {"wheat": free, "wood": free, "clay": free, "stone": coin}
    _expect(file, "fields of the serf", serf.fields, stated)
    _expect(file, "effects of the serf", _said(serf), [{"op": "produce", "sentence": "produce_fief", "n": 1}])
    # U057
    _expect(file, "fields of the reaper", reaper.fields, {"wheat": free})
    made = [{"op": "produce", "sentence": "produce", "n": 3, "of": ["wheat"]}]
    _expect(file, "effects of the reaper", _said(reaper), made)
    # U063, U064, U065
    sale, barter = box.vassal("trader").effects[0], box.vassal("merchant").effects[0]
    _expect(file, "sales of the trader", sale.n, 2)
    sold = sorted((len(option.pay), option.pay[0], option.gain_coins) for option in sale.options)
    _expect(file, "goods of the trader", sold, [(1, 8, 3), (2, 2, 3), (2, 4, 3)])
    # U059, U060, U061, U062
    _expect(file, "exchanges of the merchant", barter.n, 2)
    rates = [(option.pay, option.pay_coins, option.gain) for option in barter.options]
    right = [([14], 0, [7]), ([6], 1, [8]), ([1, 1, 1], 0, [15])]
    _expect(file, "rates of the merchant", rates, right)
    _expect(file, "nobles the feudal lord counts for", box.vassal("feudal_lord").noble_value, 2)


def _said(vassal: Vassal) -> list[EffectPrinted]:
    return [effect.as_data() for effect in vassal.effects]


def _once(file: Entry, what: str, names: list[str]) -> None:
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise file.refused(
            "used_twice",
            "{what} {name} is used twice; every one needs its own",
            what=what,
            name=repr(twice[0]),
        )


def _check_masters(box: Components, file: Entry) -> None:
    """Check that the masters named in the rulebook are there, and that the two hold cubes."""
    names = [master.id for master in box.masters]
    _once(file, "master id", [*names, *(master.id for master in box.cathedral_masters)])
    if not box.setup.entry("counts").number("basic_masters") <= len(names) <= _LARGEST_NUMBER_OF_MASTERS:
        raise file.refused(
            "number_of_masters",
            "{masters} basic masters is not between 33 and {most}",
            masters=len(names),
            most=_LARGEST_NUMBER_OF_MASTERS,
        )
    for name in _NAMED_MASTERS:
        if name not in names:
            raise file.refused(
                "named_master", "{master} is missing; the rulebook names this master", master=repr(name)
            )
    for master in box.masters:
        if master.id in ("accountant", "cabinetmaker") and not any(e.op == "stash" for e in master.effects):
            raise file.refused(
                "no_stash", "{master} has no stash; the rulebook lays cubes on this card", master=master.id
            )


# U015, U016
def _check_cathedral(box: Components, file: Entry) -> None:
    """Check the five cards, their stages and tokens, and that masters and C cards belong together."""
    cards, masters, counts = box.cathedral, box.cathedral_masters, box.setup.entry("counts")
    _expect(file, "letters of the cards", [card.letter for card in cards], ["A", "B", "C", "C", "C"])
    _expect(file, "stages of the cards", [card.stage for card in cards], [1, 2, 3, 3, 3])
    _expect(file, "types of masters", len(masters), counts.number("cathedral_master_types"))
    _expect(file, "cathedral masters", sum(m.copies for m in masters), counts.number("cathedral_masters"))
    _expect(file, "half points of the foundations", cards[0].halves, 1)
    _expect(file, "half points of the nave", cards[1].halves, 2)
    _expect(file, "tokens of the nave", cards[1].tokens[1:], [1, 2, 3, 4])
    by_card = {master.card: master.id for master in masters}
    for card in cards:
        needed = by_card.get(card.id, "") if card.letter == "C" else ""
        if card.needs_master != needed or (card.letter == "C") != bool(needed):
            raise file.refused(
                "needs_master",
                "{card}: needs_master {given} is not {right}",
                card=card.id,
                given=repr(card.needs_master),
                right=repr(needed),
            )
        if any(card.cost) == (card.letter == "C"):
            raise file.refused(
                "card_cost",
                "{card}: A and B cards have a cost, C cards take it from their master",
                card=card.id,
            )
    _check_tokens(box, file)


# U004
def _check_tokens(box: Components, file: Entry) -> None:
    """Check that the tokens of the box suffice for four players with every objective in play."""
    tokens = box.setup.entry("tokens")
    for name, halves in (("vp_half", 1), ("vp_one", 2)):
        needed = sum(card.tokens[_SEATS] for card in box.cathedral if card.halves == halves)
        needed += sum(_SEATS * o.tokens_per_player for o in box.objectives if o.halves == halves)
        if needed > tokens.number(name):
            raise file.refused(
                "too_few_tokens",
                "{needed} tokens of {points} points are needed; {key} is {given}",
                needed=needed,
                points=halves / 2,
                key=name,
                given=tokens.number(name),
            )


# U074
def _check_fiefs(box: Components) -> None:
    """Check the fief cards: 34, enough for a draft of four, and growing from side to side."""
    file, decks = box.fief_file, box.fief_decks
    _expect(decks, "level12", decks.counts("level12", RESOURCES), box.level0)
    total = 2 * sum(box.level0.values())
    _expect(decks, "fief cards", total, box.setup.entry("counts").number("fief_cards"))
    _expect(decks, "total", decks.number("total"), total)
    if total // 2 < _SEATS * 3 + 1:
        raise decks.refused(
            "too_few_fiefs", "{fiefs} level-0 fiefs; a draft of four players turns up 13", fiefs=total // 2
        )
    for colour, levels in zip(RESOURCES, box.fiefs, strict=True):
        _expect(file, f"levels of {colour}", [level.level for level in levels], [0, 1, 2])
        for lower, higher in itertools.pairwise(levels):
            grows = higher.fields >= lower.fields and higher.cities >= lower.cities
            if not grows or higher.halves <= lower.halves or not any(lower.upgrade):
                raise file.refused(
                    "level_not_better",
                    "{colour} level {higher} is not better than {lower}",
                    colour=colour,
                    higher=higher.level,
                    lower=lower.level,
                )
        if any(levels[2].upgrade):
            raise file.refused(
                "upgrade_of_last_level",
                "{colour} level 2 has an upgrade; it is the last level",
                colour=colour,
            )
    limit = box.game.number("fief_limit")
    _expect(file, "limit_per_fief", file.number("limit_per_fief"), limit)


# U024, U025, U080
def _check_treasury(box: Components) -> None:
    """Check that the four faces list the sums 0 to 6 and that saving gets harder from face to face."""
    file, faces = box.treasury, box.faces
    _expect(file, "sums", sorted(total for face in faces for total in face.sums), list(range(7)))
    _expect(file, "sums of the first face", faces[0].sums, [0, 1])
    _expect(file, "faces", len(faces), 2 * file.number("cards_per_player"))
    for face in faces:
        if len(face.saves) != box.track_max + 1:
            raise face.entry.refused(
                "length_of_saves",
                "saves has {given} numbers, not {right}",
                given=len(face.saves),
                right=box.track_max + 1,
            )
        if any(kept > coins for coins, kept in enumerate(face.saves)) or face.saves != sorted(face.saves):
            raise face.entry.refused(
                "saves_not_rising",
                "saves {saves} is not rising, or keeps more than there is",
                saves=face.saves,
            )
    for easier, harder in itertools.pairwise(faces):
        worse = all(b <= a for a, b in zip(easier.saves, harder.saves, strict=True))
        if not worse or sum(harder.saves) >= sum(easier.saves):
            raise harder.entry.refused("saving_harder", "saving must get harder from face to face")


# U014, U150
def _check_scenarios(box: Components) -> None:
    """Check that the eight standard vassals are the standard ones and that the rulebook's objective is there."""
    file = box.scenario_file
    standard = sorted(vassal.id for vassal in box.vassals if vassal.standard)
    _expect(file, "standard_vassals", sorted(box.standard), standard)
    _expect(file, "number of standard_vassals", len(box.standard), 8)
    _once(file, "scenario number", [scenario.id for scenario in box.scenarios])
    for number, size in _BOOK_DECKS.items():
        sizes = [scenario.deck_size for scenario in box.scenarios if scenario.number == number]
        _expect(file, f"deck_size of scenario {number}", sizes, [size])
    _once(file, "variant id", [objective.id for objective in box.objectives])
    if len(box.objectives) < box.setup.entry("counts").number("variant_cards"):
        raise file.refused(
            "number_of_objectives",
            "{objectives} objective variants; the box has 3",
            objectives=len(box.objectives),
        )
    if not any(o.id == "crusades" and o.target_bonus > 0 for o in box.objectives):
        raise file.refused("no_crusades", "the crusades, which raise the target, are missing")


# U142, U146, U147, U148
def _check_scenario(box: Components, scenario: Scenario) -> None:
    """Check one scenario: known names, a deck that can be dealt to four, no vassal nobody can hire."""
    entry = scenario.entry
    vassals = {vassal.id: vassal for vassal in box.vassals}
    masters = {master.id: master for master in box.masters}
    for card in [*scenario.start, *scenario.start_choice, *scenario.specific, *scenario.specific_draft]:
        if card not in vassals:
            raise no_such(entry, "vassal", card, ", ".join(vassals))
    for card in [*scenario.masters_face_up, *scenario.masters_in_deck, *scenario.masters_removed]:
        if card not in masters:
            raise no_such(entry, "master", card, ", ".join(masters))
    # U138
    size = sum(scenario.start.values()) + bool(scenario.start_choice)
    _expect(entry, "deck_size", scenario.deck_size, size)
    _expect(entry, "tax collectors in start", scenario.start.get("tax_collector"), 1)
    if scenario.random_clerics + scenario.random_others != scenario.random_specific:
        raise entry.refused(
            "random_specific", "random_upgraded_clerics and random_others do not add up to random_specific"
        )
    for card in set(scenario.start) | set(scenario.start_choice):
        needed = _SEATS * (scenario.start.get(card, 0) + (card in scenario.start_choice))
        if vassals[card].copies < needed:
            raise entry.refused(
                "too_few_copies",
                "{card}: four decks need {needed}, there are {copies}",
                card=card,
                needed=needed,
                copies=vassals[card].copies,
            )
    for edition in box.editions(scenario):
        _check_specific(entry, box, scenario.specific_in(edition))
    for card in scenario.specific_draft:
        if scenario.has_draft and vassals[card].edition != DRAFT:
            raise entry.refused(
                "not_of_the_draft", "specific_draft {card} is no card of the draft edition", card=repr(card)
            )
    _check_scenario_masters(entry, box, scenario)


def _check_specific(entry: Entry, box: Components, specific: list[str]) -> None:
    """Check the specific vassals of one edition: not standard, one upgraded cleric, nobody unhireable."""
    vassals = {vassal.id: vassal for vassal in box.vassals}
    for card in specific:
        if vassals[card].standard:
            raise entry.refused(
                "standard_already", "specific {card} is a standard vassal already", card=repr(card)
            )
    clerics = [card for card in specific if vassals[card].kind == "cleric" and vassals[card].specialist]
    if specific and not clerics:
        raise entry.refused("no_upgraded_cleric", "specific has no upgraded cleric; every scenario has one")
    kinds = {vassals[card].kind for card in [*box.standard, *specific]} | {""}
    for card in [*box.standard, *specific]:
        if vassals[card].eliminate not in kinds:
            raise entry.refused(
                "never_hired",
                "{card} can never be hired: no {kind} is in the supply",
                card=card,
                kind=vassals[card].eliminate,
            )


# U139, U140, U141, U145
def _check_scenario_masters(entry: Entry, box: Components, scenario: Scenario) -> None:
    named = [*scenario.masters_face_up, *scenario.masters_in_deck]
    if not scenario.all_masters and scenario.masters_removed:
        raise entry.refused(
            "masters_removed", "masters_removed: a scenario that names its masters removes none"
        )
    if not scenario.all_masters and not scenario.masters_face_up:
        raise entry.refused(
            "no_masters_face_up", "masters_face_up is empty; name the masters or set all_masters = true"
        )
    if not scenario.fixed_fiefs:
        return
    for colour in scenario.fixed_fiefs:
        if box.level0[colour] < _SEATS * scenario.fixed_fiefs.count(colour):
            raise entry.refused(
                "too_few_fixed_fiefs",
                "fixed_fiefs: {colour} fiefs do not suffice for four players",
                colour=colour,
            )
    _expect(entry, "number of fixed_fiefs", len(scenario.fixed_fiefs), box.game.number("fiefs_per_player"))
    flags = ["any", *scenario.fixed_fiefs]
    for master in box.masters:
        if master.id in named and master.flag not in flags:
            raise entry.refused(
                "no_fief_for_master",
                "{master}: nobody has a {colour} fief for this master",
                master=master.id,
                colour=master.flag,
            )
