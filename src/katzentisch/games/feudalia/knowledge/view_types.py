"""The shape of a view and of a question, for the page and for typed callers."""

from typing import Literal, NotRequired, TypedDict

from katzentisch.games.feudalia.box.printed_types import ExchangePrinted, Resource
from katzentisch.games.feudalia.state.asked import EffectKind

Phase = Literal["setup", "start", "main", "final", "over"]
Counts = dict[str, int]  # cards by name, without those that do not occur


class Cubes(TypedDict):
    """Cubes by resource."""

    wheat: int
    wood: int
    clay: int
    stone: int


# ---------------------------------------------------------------------- questions


class NoQuestion(TypedDict):
    """The seat is not asked."""


class PlainQuestion(TypedDict):
    """A question whose options say everything."""

    kind: Literal["worker", "same_type", "straighten_order", "take_master"]


class DraftQuestion(TypedDict):
    """Which of two fiefs to keep."""

    kind: Literal["draft"]
    offered: Resource
    drawn: Resource


class MainQuestion(TypedDict):
    """What to begin in the main phase."""

    kind: Literal["main"]
    coins: int
    influence: int


class CubeQuestion(TypedDict):
    """Which cube of a fief to give up: as tax, or because there are too many."""

    kind: Literal["tax_cube", "adjust"]
    fief: int  # 1 to 3
    n: int
    proposed: dict[str, dict[str, int]]  # what DEFAULT would give, of this and the other fiefs


class TaxSetQuestion(TypedDict):
    """Which set of cards to discard as tax on the hand."""

    kind: Literal["tax_set"]
    due: int
    sets: list[list[str]]


class FieldQuestion(TypedDict):
    """In which fief a vassal works."""

    kind: Literal["field_fief"]
    vassal: str


class MasterQuestion(TypedDict):
    """Where a master lives or moves to, or which other one goes under the deck."""

    kind: Literal["place", "put_under", "move_fief"]
    master: str


class StashQuestion(TypedDict):
    """How many cubes of a resource shall lie on a master."""

    kind: Literal["stash_amount"]
    master: str
    resource: Resource


class EliminateQuestion(TypedDict):
    """Which card in hand to eliminate as part of a price."""

    kind: Literal["eliminate_for_vassal", "eliminate_for_building"]
    vassal: NotRequired[str]  # what is bought: one of the two
    card: NotRequired[str]


class PaidFor(TypedDict):
    """What is paid for: one of a vassal, a fief, a card to build, a master."""

    kind: Literal["pay_vassal", "pay_upgrade", "pay_building", "pay_master"]
    vassal: NotRequired[str]
    fief: NotRequired[int]
    card: NotRequired[str]
    master: NotRequired[str]


class PayQuestion(PaidFor):
    """How a price is paid."""

    due: list[str]  # the cubes still due, "any" for a black one
    coins: int
    saving: list[Resource]  # what the next discount may save
    saved: int
    proposed: dict[str, dict[str, int]]  # what DEFAULT would give, by place and resource


class EffectQuestion(TypedDict):
    """A choice an effect leaves."""

    kind: EffectKind
    n: int  # how often still
    fief: NotRequired[int]  # where the card lies, unless it is an influence card
    options: NotRequired[list[ExchangePrinted]]
    resource: NotRequired[Resource]  # the cube in hand
    victim: NotRequired[int]
    card: NotRequired[str]


Question = (
    NoQuestion
    | PlainQuestion
    | DraftQuestion
    | MainQuestion
    | CubeQuestion
    | TaxSetQuestion
    | FieldQuestion
    | MasterQuestion
    | StashQuestion
    | EliminateQuestion
    | PayQuestion
    | EffectQuestion
)

# ---------------------------------------------------------------------- views


class DraftView(TypedDict):
    """The two fiefs of the draft."""

    offered: Resource
    drawn: Resource


class MasterDeckView(TypedDict):
    """The deck of masters: those in an order nobody knows, and those put under it."""

    size: int
    unknown: list[str]
    under: list[str]


class CathedralView(TypedDict):
    """A card to build: tokens left and taken, and whether its stage is open."""

    card: str
    tokens: int
    open: bool
    taken: list[int]  # by seat


class DiscountView(TypedDict):
    """A discount gained this turn."""

    on: str
    coins: int
    cubes: int
    of: list[Resource]
    next_only: bool


class NowView(TypedDict):
    """What lasts until the end of the turn, for the player whose turn it is."""

    question: str  # the kind of the open question, "" if there is none
    influence: int
    income_up: dict[str, int]  # by kind of vassal
    discounts: list[DiscountView]
    reshuffled: bool
    played: Counts
    turned: list[str]  # masters for hire that were used before they were fired: they stay turned


class MasterView(TypedDict):
    """A master in a city."""

    master: str
    turned: bool
    cubes: NotRequired[Cubes]  # of a master who holds cubes
    capacity: NotRequired[int]


class FiefView(TypedDict):
    """A fief: its side, cubes, masters, vassals in its fields."""

    colour: Resource
    level: int
    vp: float
    fields: int
    free_fields: int
    cities: int
    free_cities: int
    cubes: Cubes
    total: int  # cubes on its masters included
    tax: int
    shield: int
    vassals: Counts
    masters: list[MasterView]


class SeatView(TypedDict):
    """One seat as another sees it."""

    seat: int
    coins: int
    keeps: int
    face: int
    vp: float
    nobles: int
    out: bool
    turns: int
    hand_size: int
    deck_size: int
    discard_size: int
    discard: Counts
    hand_and_deck: Counts
    known_in_hand: Counts
    fiefs: list[FiefView | None]
    tokens: Counts
    hand: NotRequired[Counts]  # the looker's own
    deck: NotRequired[Counts]
    can_work: NotRequired[dict[str, list[int]]]  # in the own main phase: fiefs (1 to 3) by card
    lacks: NotRequired[dict[str, dict[str, int]]]  # coins and cubes lacking, by what could be bought


class View(TypedDict):
    """What a seat, or a spectator (-1), may see."""

    game: Literal["feudalia"]
    variant: str
    seat: int
    round: int
    phase: Phase
    turn: int
    to_act: list[int]
    first: int
    target: float
    ends_with: Literal["cathedral", "target"]
    last_rounds: bool
    tie_break: bool
    over: bool
    winners: list[int]
    objectives: list[str]
    draft: DraftView | None
    supply: Counts
    eliminated: Counts
    market: list[str]
    master_deck: MasterDeckView
    fief_deck: Cubes
    cathedral: list[CathedralView]
    stage: int
    now: NowView
    seats: list[SeatView]
