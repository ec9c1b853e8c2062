"""A game whose rules are broken, a bug, and what became of it."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "src" / "katzentisch" / "games"
CORE = ROOT / "src" / "katzentisch" / "core"
CACHE = ROOT / "build" / "breaks"

CAUGHT = "caught"
SURVIVED = "SURVIVED"
HANGS = "hangs"  # a test ran far longer than without the bug: caught
CRASHES = "crashes on import"  # for a generic bug: caught; a written bug must be one that only a test can see
EQUIVALENT = "equivalent"  # survived, as tests/equivalent.toml says it must
_KILLED = (CAUGHT, HANGS)

ListName = Literal["breaks", "invented", "equivalent"]
LISTS: tuple[ListName, ...] = ("breaks", "invented", "equivalent")


class BadInput(Exception):
    """Something people have written down, or asked for, does not hold."""


@dataclass(frozen=True)
class Game:
    """A game of this package, or any folder laid out like one."""

    folder: Path

    @property
    def name(self) -> str:
        """The game's name in the program."""
        return self.folder.name

    @property
    def tests(self) -> Path:
        """The folder of the rule tests."""
        return self.folder / "tests"

    def listed(self, kind: ListName) -> Path:
        """Return the file that lists bugs of a kind.

        breaks: written by hand, one or more for each requirement.
        invented: found by reading the rules, in no other list.
        equivalent: generic ones that change nothing a test could see.
        """
        return self.tests / f"{kind}.toml"

    def path(self, file: str) -> Path:
        """Return the path of a file named as in breaks.toml: below the game's folder, or `core:points.py`."""
        return CORE / file.removeprefix("core:") if file.startswith("core:") else self.folder / file


@dataclass(frozen=True)
class Bug:
    """A file with one piece of text replaced."""

    game: Game
    file: str
    start: int  # the replaced text, as offsets into the file
    end: int
    text: str  # what stands there instead
    line: int
    # First and last line of the statement changed; a test must execute one of them.
    lines: tuple[int, int] = (0, 0)
    id: str = ""  # the requirement it violates; "" for a generic bug
    within: str = ""  # the function it is in; "" where code runs on import

    @property
    def path(self) -> Path:
        """The file that is changed."""
        return self.game.path(self.file)

    @cached_property
    def source(self) -> str:
        """The text of the file as it is."""
        return self.path.read_text(encoding="utf-8")

    @property
    def changed(self) -> str:
        """The text of the file with the bug in it."""
        return self.source[: self.start] + self.text + self.source[self.end :]

    @property
    def old(self) -> str:
        """The lines that change, as they are, on one line."""
        return _one_line(self.source[self._line_start : self._line_end])

    @property
    def new(self) -> str:
        """The lines that change, with the bug in them, on one line."""
        source = self.source
        return _one_line(
            source[self._line_start : self.start] + self.text + source[self.end : self._line_end]
        )

    @property
    def _line_start(self) -> int:
        return self.source.rfind("\n", 0, self.start) + 1

    @property
    def _line_end(self) -> int:
        end = self.source.find("\n", self.end)
        return len(self.source) if end < 0 else end

    def __str__(self) -> str:
        mark = f"{self.id} " if self.id else ""
        return f"{mark}{self.game.name}/{self.file}:{self.line}: {self.old}  →  {self.new}"


def _one_line(text: str) -> str:
    return " ".join(text.split())


@dataclass(frozen=True)
class Verdict:
    """What became of a bug: the outcome, and the test that noticed it or why none did."""

    bug: Bug
    outcome: str
    detail: str = ""

    @property
    def is_killed(self) -> bool:
        """Whether tests noticed the bug; one that cannot even be imported counts where people did not write it."""
        return self.outcome in _KILLED or (self.outcome == CRASHES and not self.bug.id)

    def __str__(self) -> str:
        return f"{self.outcome}: {self.bug}" + (f"  ({self.detail})" if self.detail else "")
