"""Trace every requirement of a game to its rule and its tests: the work behind `make fidelity`.

A game's `requirements.csv` lists what its rule documents demand, by id. A source line names the ids it carries
out in a comment (`# F012`), a test the ids it proves (`@pytest.mark.rule("F012")`). This writes
docs/fidelity/<game>.md and fails on an id without a test, or on a test of an id that does not exist.
"""

import ast
import csv
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "katzentisch" / "games"
DOCS = ROOT / "docs" / "fidelity"


@dataclass(frozen=True, order=True)
class Place:
    """A line of a file, and what is there."""

    path: Path
    line: int
    name: str = ""

    def link(self) -> str:
        """Return a link from docs/fidelity/ to the line."""
        where = self.path.relative_to(ROOT).as_posix()
        shown = self.name or f"{self.path.name}:{self.line}"
        return f"[{shown}](../../{where}#L{self.line})"


@dataclass
class Requirement:
    """One demand of the rule documents, where it is carried out, and what proves it."""

    id: str
    text: str
    see: str
    rules: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)


def games() -> list[Path]:
    """Return the folders of all games that list requirements."""
    return sorted(path.parent for path in GAMES.glob("*/requirements.csv"))


def read_requirements(game: Path) -> dict[str, Requirement]:
    """Read a game's requirements by id."""
    with (game / "requirements.csv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        return {row["id"]: Requirement(row["id"], row["requirement"], row["see"]) for row in rows}


def rule_places(game: Path, ids: set[str]) -> Iterator[tuple[str, Place]]:
    """Yield each id with each line of rules or material that names it."""
    pattern = re.compile(rf"\b({'|'.join(sorted(ids))})(?!\d)")
    paths = [path for path in sorted(game.rglob("*.py")) if "tests" not in path.relative_to(game).parts]
    for path in [*paths, *sorted((game / "material").glob("*.toml"))]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for found in dict.fromkeys(pattern.findall(line)):
                yield found, Place(path, number)


def test_files(game: Path) -> list[Path]:
    """Return the files that may hold tests of a game: its own, and those of the whole house."""
    return sorted({*(game / "tests").rglob("test_*.py"), *(ROOT / "tests").rglob("test_*.py")})


def test_places(path: Path) -> Iterator[tuple[str, Place]]:
    """Yield each id with each test of a file that is marked with it."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    everywhere = [
        found
        for statement in module.body
        if isinstance(statement, ast.Assign) and _assigns(statement, "pytestmark")
        for found in marked(statement.value)
    ]
    for node, around in _tests(module, everywhere):
        own = [found for decorator in node.decorator_list for found in marked(decorator)]
        for found in dict.fromkeys(around + own):
            yield found, Place(path, node.lineno, node.name)


def marked(expression: ast.expr) -> list[str]:
    """Return the ids named by `pytest.mark.rule(...)`, or `rule(...)`, anywhere in an expression."""
    return [
        argument.value
        for call in ast.walk(expression)
        if isinstance(call, ast.Call) and _name(call.func) == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _tests(
    scope: ast.Module | ast.ClassDef, around: list[str]
) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, list[str]]]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            own = [found for decorator in node.decorator_list for found in marked(decorator)]
            yield from _tests(node, around + own)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            yield node, around


def _assigns(statement: ast.Assign, name: str) -> bool:
    return any(_name(target) == name for target in statement.targets)


def _name(expression: ast.expr) -> str:
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""


@dataclass
class Fidelity:
    """What was found about one game."""

    name: str
    requirements: list[Requirement]
    strangers: list[tuple[str, Place]]

    @property
    def untested(self) -> list[str]:
        """The ids no test proves."""
        return [one.id for one in self.requirements if not one.tests]

    @property
    def unplaced(self) -> list[str]:
        """The ids no line of rules or material names."""
        return [one.id for one in self.requirements if not one.rules]

    def page(self) -> str:
        """Return the page of the game."""
        tested = len(self.requirements) - len(self.untested)
        lines = [
            f"# Fidelity: {self.name}",
            "",
            "Written by `make fidelity`; do not edit. Each requirement of the rule documents, where it is carried out,",
            "and the tests that would fail if it were broken.",
            "",
            f"{len(self.requirements)} requirements, {tested} with tests, "
            f"{len(self.requirements) - len(self.unplaced)} named where they are carried out.",
            "",
            "| Id | Requirement | Rule documents | Rule | Tests |",
            "|---|---|---|---|---|",
        ]
        return "\n".join(lines + [self._row(one) for one in self.requirements]) + "\n"

    def _row(self, one: Requirement) -> str:
        rules = ", ".join(place.link() for place in one.rules) or "–"
        tests = "<br>".join(place.link() for place in one.tests) or "**none**"
        return f"| {one.id} | {_cell(one.text)} | {_cell(one.see)} | {rules} | {tests} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def trace(game: Path) -> Fidelity:
    """Find rules and tests of every requirement of a game."""
    requirements = read_requirements(game)
    for found, place in rule_places(game, set(requirements)):
        requirements[found].rules.append(place)
    strangers: list[tuple[str, Place]] = []
    letters = {one[0] for one in requirements}
    proofs: dict[str, list[Place]] = defaultdict(list)
    for path in test_files(game):
        for found, place in test_places(path):
            proofs[found].append(place)
            own = game in path.parents or found[0] in letters
            if found not in requirements and own:
                strangers.append((found, place))
    for found, one in requirements.items():
        one.tests = sorted(proofs[found])
    return Fidelity(game.name, list(requirements.values()), strangers)


def complaints(found: Fidelity) -> list[str]:
    """Say what must not be: requirements without a test, tests of requirements that do not exist."""
    said = []
    if found.untested:
        said.append(f"{found.name}: {len(found.untested)} ids without a test: {', '.join(found.untested)}")
    for stranger, place in found.strangers:
        said.append(f"{place.path.relative_to(ROOT)}:{place.line}: {stranger} is not in requirements.csv")
    return said


def main() -> int:
    """Write the pages; return 1 if anything must not be."""
    DOCS.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    for game in games():
        found = trace(game)
        (DOCS / f"{found.name}.md").write_text(found.page(), encoding="utf-8")
        tested = len(found.requirements) - len(found.untested)
        print(f"{found.name}: {tested} of {len(found.requirements)} requirements have tests.")
        if found.unplaced:
            print(f"  No source line names {', '.join(found.unplaced)}.")
        wrong += complaints(found)
    for complaint in wrong:
        print(complaint)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
