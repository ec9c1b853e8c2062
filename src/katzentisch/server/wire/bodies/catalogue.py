"""What can be played: games, printed material, lessons, rounds."""

from typing import Any

from katzentisch.server.wire.messages import Answer, Result, SeatView, SettingValue


class SettingInfo(Answer):
    """One setting of a variant: its default and all its values."""

    name: str
    default: SettingValue
    values: list[SettingValue]


class VariantInfo(Answer):
    """One way to play a game."""

    name: str
    seats: list[int]
    settings: list[SettingInfo]


class GameInfo(Answer):
    """A game; its first variant is the default, in which a seat makes about `decisions` decisions."""

    name: str
    rules: str
    variants: list[VariantInfo]
    decisions: int


class Shelf(Answer):
    """GET /api/games: the games, the levels of the bots, those of them that people notice thinking, and the program's version."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    thinking: list[str]


class Strengths(Answer):
    """GET /api/strengths/<game>/<variant>/<seats>: how much of its search each level that thinks has time for on this machine.

    `parts` are 0 to 1 by level; what is below 1 plays weaker than it should.
    """

    parts: dict[str, float]


class Reachable(Answer):
    """GET /api/reachable: where other devices find this server.

    `addresses` is empty if nobody knows; `only_here` says that it listens to programs of its own machine alone, and
    `command` is what serves the whole network then.
    """

    addresses: list[str]
    only_here: bool
    command: str


class FieldInfo(Answer):
    """A field of a kind of choice and its values, in the order they are numbered."""

    name: str
    values: list[SettingValue]


class BlockInfo(Answer):
    """The numbers of one kind of choice: from `first` on, the last field running fastest."""

    kind: str
    first: int
    fields: list[FieldInfo]


class Printed(Answer):
    """GET /api/printed/<game>/<variant>/<seats>?<setting>=<value>: what is printed, and all choices."""

    game: str
    variant: str
    seats: int
    settings: dict[str, SettingValue]
    rules: str
    material: str
    printed: dict[str, Any]
    blocks: list[BlockInfo]


class LessonStep(Answer):
    """A step of a lesson, as play/lessons.py has it; what is said is under `lesson.<lesson>.<step>` in its words."""

    id: str
    question: dict[str, Any]
    choices: list[dict[str, Any]]
    light: list[str]
    also: list[dict[str, Any]]
    picture: str


class LessonInfo(Answer):
    """A lesson: the table to create for it (`bots` by seat, empty for the learner), and its steps."""

    name: str
    variant: str
    settings: dict[str, SettingValue]
    seed: str
    bots: list[str]
    steps: list[LessonStep]
    occasions: list[LessonStep]


class PhaseInfo(Answer):
    """A phase of a round, as play/rounds.py has it; what is said is under `round.<variant>.<id>` in the lessons' words."""

    id: str
    rule: str
    question: dict[str, Any]
    choice: dict[str, Any]
    light: list[str]


class RoundInfo(Answer):
    """The phases of a round of a variant."""

    variant: str
    phases: list[PhaseInfo]


class Lessons(Answer):
    """GET /api/lessons/<game>/<language>: the lessons of a game, and their sentences as Fluent messages."""

    lessons: list[LessonInfo]
    rounds: list[RoundInfo]
    words: str


class DrawnPhase(Answer):
    """A phase seen in a game of bots: what the deciding seat saw, and what it chose."""

    id: str
    seen: SeatView
    to_act: list[int]
    choice: dict[str, Any]


class DrawnRound(Answer):
    """GET /api/rounds/<game>/<variant>: a round as it went in a game of bots, and how that game ended."""

    seats: int
    phases: list[DrawnPhase]
    end: SeatView
    result: Result
