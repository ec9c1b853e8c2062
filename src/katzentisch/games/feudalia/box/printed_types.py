"""The shape of what is printed on the cards, for the page and for typed callers."""

from typing import Literal, NotRequired, TypedDict

Resource = Literal["wheat", "wood", "clay", "stone"]
Price = dict[str, int]  # coins, the four resources and "any", without what is not asked
Source = str  # where an item of the material comes from: rulebook, public or reconstructed


class ExchangePrinted(TypedDict):
    """One option of a trade; each cube is a list of resources to choose from."""

    pay: list[list[Resource]]
    pay_coins: int
    gain: list[list[Resource]]
    gain_coins: int


class EffectPrinted(TypedDict):
    """One effect: an icon (`op`), the key of its sentence, and the facts that fill the sentence."""

    op: str
    sentence: str
    kinds: NotRequired[list[str]]  # of vassals, or "all"
    on: NotRequired[str]  # the purchase a discount is on
    n: NotRequired[int]
    coins: NotRequired[int]
    cubes: NotRequired[int]
    uses: NotRequired[int]
    capacity: NotRequired[int]
    fill: NotRequired[int]
    of: NotRequired[list[Resource]]
    may: NotRequired[bool]
    options: NotRequired[list[ExchangePrinted]]
    branches: NotRequired[list[list["EffectPrinted"]]]
    then: NotRequired[list["EffectPrinted"]]


class ScenarioPrinted(TypedDict):
    """The scenario that is played."""

    id: str
    number: int
    name: str
    edition: str  # "extended" or "draft"
    complexity: int
    interaction: int
    start: dict[str, int]  # cards of the starting deck
    start_choice: list[str]


class VassalPrinted(TypedDict):
    """A vassal card."""

    vassal: str
    name: str
    kind: str
    specialist: bool
    income: int
    cost: Price
    eliminate: str  # the kind of vassal a hire eliminates, or ""
    noble_value: int
    fields: dict[str, Price]  # activation cost by colour of fief
    influence: bool
    plus: bool
    activation: Price
    effects: list[EffectPrinted]
    copies: int
    source: Source


class MasterHead(TypedDict):
    """What a basic and a cathedral master both say."""

    master: str
    name: str
    flag: str  # a resource, or "any"
    min_level: int
    cost: Price


class MasterPrinted(TypedDict):
    """A basic master."""

    master: str
    name: str
    flag: str  # a resource, or "any"
    min_level: int
    cost: Price
    when: str  # "action", "straighten" or "passive"
    action_cost: Price
    effects: list[EffectPrinted]
    source: Source


class CathedralMasterPrinted(TypedDict):
    """A cathedral master: the right to build one of the C cards."""

    master: str
    name: str
    flag: str
    min_level: int
    cost: Price
    build_cost: Price
    card: str
    source: Source


class CathedralPrinted(TypedDict):
    """A card of the cathedral."""

    card: str
    name: str
    letter: str
    stage: int
    vp: float
    tokens: int
    cost: Price
    needs_master: str  # or ""
    source: Source


class ObjectivePrinted(TypedDict):
    """An objective variant."""

    objective: str
    name: str
    target_bonus: float
    ends: str  # "target" or "cathedral"
    vp: float
    cost: Price
    eliminate: str
    source: Source


class FiefSidePrinted(TypedDict):
    """One side of a fief card."""

    level: int
    fields: int
    cities: int
    vp: float
    defence: int
    upgrade: Price


class TreasuryFacePrinted(TypedDict):
    """One face of the treasury: for which sums of levels, and what each number of coins keeps."""

    sums: list[int]
    saves: list[int]


class Printed(TypedDict):
    """All cards of a scenario, the treasury and the constants."""

    scenario: ScenarioPrinted
    resources: list[str]
    points_per_vp: int
    vassals: list[VassalPrinted]
    masters: list[MasterPrinted]
    cathedral_masters: list[CathedralMasterPrinted]
    cathedral: list[CathedralPrinted]
    objectives: list[ObjectivePrinted]
    fiefs: dict[str, list[FiefSidePrinted]]  # by colour
    treasury: list[TreasuryFacePrinted]
    track_max: int
    fief_limit: int
    hand_size: int
    round_limit: int
