"""Trace every requirement of a game to its rule and its tests: the work behind `make fidelity`.

A game's `requirements.csv` lists what its rule documents demand, by id. A comment (`# F012, F034`) above a function or a
statement names the ids it carries out; a mark (`@pytest.mark.rule("F012")`) names the ids a test proves; `tests/breaks.toml`
has a bug for each id, which those tests must catch (tools/breaks). This writes docs/fidelity/<game>.md and fails on an id
without a test, on a test of an id that does not exist, on a bug that the tests of its id do not catch, and on a comment with
more than four ids. Pages name functions, not lines, so that an edit elsewhere in a file does not change them.
"""

import ast
import csv
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.breaks import bugs, written
from tools.breaks.proofs import in_short, proofs

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "katzentisch" / "games"
DOCS = ROOT / "docs" / "fidelity"
_MOST_IDS = 4  # in one comment
CAUGHT = {True: "yes", False: "**no**", None: "?"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, order=True)
class Symbol:
    """A function, class, constant or TOML table of a file; no name means the file as a whole."""

    path: Path
    name: str = ""

    def link(self, base: Path) -> str:
        """Return a link from docs/fidelity/ to the file; its text is short below `base`."""
        target = self.path.relative_to(ROOT).as_posix()
        if self.name.startswith("test"):
            return f"[{self.name}](../../{target})"
        inside = self.path.relative_to(base) if base in self.path.parents else Path(self.path.name)
        return f"[{inside.as_posix()}](../../{target})" + (f" · `{self.name}`" if self.name else "")


@dataclass(frozen=True)
class Proof:
    """A bug that violates a requirement, and whether the tests of that requirement caught it."""

    bug: str
    is_caught: bool | None = None  # None: not measured


@dataclass
class Requirement:
    """One demand of the rule documents, where it is carried out, and what proves it."""

    id: str
    text: str
    see: str
    rules: list[Symbol] = field(default_factory=list)
    tests: list[Symbol] = field(default_factory=list)
    proofs: list[Proof] = field(default_factory=list)
    unbreakable: str = ""  # why no change of the code could violate it


def games() -> list[Path]:
    """Return the folders of all games that list requirements."""
    return sorted(path.parent for path in GAMES.glob("*/requirements.csv"))


def _read_requirements(game: Path) -> dict[str, Requirement]:
    """Read a game's requirements by id."""
    with (game / "requirements.csv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        return {row["id"]: Requirement(row["id"], row["requirement"], row["see"]) for row in rows}


def rule_symbols(game: Path, ids: set[str]) -> Iterator[tuple[str, Symbol]]:
    """Yield each id with each symbol of rules or material that names it."""
    for path, number, line_ids in _named_lines(game, ids):
        names = _names_by_line(path)
        for one_id in line_ids:
            yield one_id, Symbol(path, names(number))


def _named_lines(game: Path, ids: set[str]) -> Iterator[tuple[Path, int, list[str]]]:
    """Yield each line of rules or material that names ids: its file, its number and the ids."""
    pattern = re.compile(rf"\b({'|'.join(sorted(ids))})(?!\d)")
    sources = [path for path in sorted(game.rglob("*.py")) if "tests" not in path.relative_to(game).parts]
    for path in [*sources, *sorted((game / "material").glob("*.toml"))]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if line_ids := list(dict.fromkeys(pattern.findall(line))):
                yield path, number, line_ids


class _Names:
    """Which symbol a line of a file belongs to."""

    def __init__(self, text: str, spans: list[tuple[int, int, str]]) -> None:
        self._lines = text.splitlines()
        self._spans = spans

    def __call__(self, number: int) -> str:
        """Name the innermost symbol of a line; a comment belongs to what stands below it."""
        while number < len(self._lines) and self._lines[number - 1].lstrip().startswith("#"):
            number += 1
        around = [(last - first, name) for first, last, name in self._spans if first <= number <= last]
        return min(around)[1] if around else ""


def _names_by_line(path: Path) -> _Names:
    text = path.read_text(encoding="utf-8")
    return _Names(
        text, list(_toml_spans(text) if path.suffix == ".toml" else _spans(ast.parse(text).body, ""))
    )


def _spans(body: Iterable[ast.stmt], prefix: str) -> Iterator[tuple[int, int, str]]:
    """Yield first line, last line and name of every function, class and assigned name."""
    for node in body:
        last = node.end_lineno or node.lineno
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            yield first, last, prefix + node.name
            if isinstance(node, ast.ClassDef):
                yield from _spans(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name):
                yield node.lineno, last, prefix + target.id


def _toml_spans(text: str) -> Iterator[tuple[int, int, str]]:
    lines = text.splitlines()
    heads = [number for number, line in enumerate(lines, start=1) if line.startswith("[")]
    for number, end in zip(heads, [*heads[1:], len(lines) + 1], strict=True):
        yield number, end - 1, lines[number - 1].strip("[] ").partition("]")[0]


def _test_files(game: Path) -> list[Path]:
    """Return the files that may hold tests of a game: its own, and those of the whole project."""
    return sorted({*(game / "tests").rglob("test_*.py"), *(ROOT / "tests").rglob("test_*.py")})


def test_symbols(path: Path) -> Iterator[tuple[str, Symbol]]:
    """Yield each id with each test of a file that is marked with it."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    everywhere = [
        one_id
        for statement in module.body
        if isinstance(statement, ast.Assign) and _assigns(statement, "pytestmark")
        for one_id in marked(statement.value)
    ]
    for node, around in _tests(module, everywhere):
        own = [one_id for decorator in node.decorator_list for one_id in marked(decorator)]
        for one_id in dict.fromkeys(around + own):
            yield one_id, Symbol(path, node.name)


def marked(expression: ast.expr) -> list[str]:
    """Return the ids named by `pytest.mark.rule(...)`, or `rule(...)`, anywhere in an expression."""
    return [
        argument.value
        for call in ast.walk(expression)
        if isinstance(call, ast.Call) and _name(call.func) == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _tests(scope: ast.Module | ast.ClassDef, around: list[str]) -> Iterator[tuple[Function, list[str]]]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            own = [one_id for decorator in node.decorator_list for one_id in marked(decorator)]
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
    """The traced requirements of one game, and what is wrong with them."""

    game: Path
    requirements: list[Requirement]
    unknown: list[tuple[str, Symbol]] = field(default_factory=list)
    crowded: list[str] = field(default_factory=list)
    has_breaks: bool = False

    @property
    def name(self) -> str:
        """The game's name in the program."""
        return self.game.name

    @property
    def untested(self) -> list[str]:
        """The ids no test proves."""
        return [requirement.id for requirement in self.requirements if not requirement.tests]

    @property
    def unplaced(self) -> list[str]:
        """The ids no line of rules or material names."""
        return [requirement.id for requirement in self.requirements if not requirement.rules]

    @property
    def unproven(self) -> list[str]:
        """The ids with a bug that their own tests do not catch."""
        return [
            requirement.id
            for requirement in self.requirements
            if any(proof.is_caught is False for proof in requirement.proofs)
        ]

    def page(self) -> str:
        """Return the page of the game."""
        tested = len(self.requirements) - len(self.untested)
        lines = [
            f"# Fidelity: {self.name}",
            "",
            "Written by `make fidelity`; do not edit. Each requirement of the rule documents, the function or constant that",
            "carries it out (files below the game's folder), the tests marked with its id, and a bug that violates it with the",
            "answer whether those tests catch it.",
            "",
            f"{len(self.requirements)} requirements, {tested} with tests, "
            f"{len(self.requirements) - len(self.unplaced)} named where they are carried out. {self.proven()}",
            "",
            "| Id | Requirement | Rule documents | Rule | Tests | Bug | Caught |",
            "|---|---|---|---|---|---|---|",
        ]
        return "\n".join(lines + [self._row(requirement) for requirement in self.requirements]) + "\n"

    def proven(self) -> str:
        """Say how many requirements are proven by bugs."""
        if not self.has_breaks:
            return "No bugs are written for this game yet: that its tests catch anything is not proven."
        proven = [
            requirement
            for requirement in self.requirements
            if requirement.proofs and all(proof.is_caught for proof in requirement.proofs)
        ]
        unbreakable = sum(bool(requirement.unbreakable) for requirement in self.requirements)
        return f"{len(proven)} have bugs that their own tests catch, {unbreakable} cannot be broken in code."

    def _row(self, requirement: Requirement) -> str:
        rules = "<br>".join(symbol.link(self.game) for symbol in requirement.rules) or "–"
        tests = "<br>".join(symbol.link(self.game) for symbol in requirement.tests) or "**none**"
        broken = "<br>".join(_cell(proof.bug) for proof in requirement.proofs)
        caught = "<br>".join(CAUGHT[proof.is_caught] for proof in requirement.proofs)
        return (
            f"| {requirement.id} | {_cell(requirement.text)} | {_cell(requirement.see)} | {rules} | {tests} "
            f"| {broken or _cell(requirement.unbreakable) or '–'} | {caught or '–'} |"
        )


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def trace(game: Path) -> Fidelity:
    """Find rules and tests of every requirement of a game."""
    requirements = _read_requirements(game)
    rules: dict[str, list[Symbol]] = defaultdict(list)
    for one_id, symbol in rule_symbols(game, set(requirements)):
        rules[one_id].append(symbol)
    unknown: list[tuple[str, Symbol]] = []
    letters = {one_id[0] for one_id in requirements}
    proofs: dict[str, list[Symbol]] = defaultdict(list)
    for path in _test_files(game):
        for one_id, symbol in test_symbols(path):
            proofs[one_id].append(symbol)
            own = game in path.parents or one_id[0] in letters
            if one_id not in requirements and own:
                unknown.append((one_id, symbol))
    for one_id, requirement in requirements.items():
        requirement.rules = list(dict.fromkeys(rules[one_id]))
        requirement.tests = sorted(set(proofs[one_id]))
    crowded = _crowded_comments(game, set(requirements))
    traced = Fidelity(
        game, list(requirements.values()), unknown, crowded, bugs.Game(game).listed("breaks").exists()
    )
    if traced.has_breaks:
        for bug in written.read_breaks(bugs.Game(game)):
            requirements[bug.id].proofs.append(Proof(in_short(bug)))
        for one_id, why in written.unbreakable_ids(bugs.Game(game)).items():
            requirements[one_id].unbreakable = why
    return traced


def prove(traced: Fidelity) -> None:
    """Break every requirement and note which bugs its own tests catch."""
    if not traced.has_breaks:
        return
    by_id: dict[str, list[Proof]] = defaultdict(list)
    for verdict in proofs(bugs.Game(traced.game)):
        by_id[verdict.bug.id].append(Proof(in_short(verdict.bug), verdict.is_killed))
    for requirement in traced.requirements:
        requirement.proofs = by_id[requirement.id]


def read_proofs(traced: Fidelity, page: str) -> None:
    """Take from a page which bugs were caught when it was written."""
    words = {word: is_caught for is_caught, word in CAUGHT.items()}
    rows = (
        re.split(r"(?<!\\\\) \| ", line.strip("| ")) for line in page.splitlines() if line.startswith("| ")
    )
    caught = {row[0]: [words.get(word) for word in row[-1].split("<br>")] for row in rows}
    for requirement in traced.requirements:
        answers = caught.get(requirement.id, [])
        if len(answers) == len(requirement.proofs):
            pairs = zip(requirement.proofs, answers, strict=True)
            requirement.proofs = [Proof(proof.bug, answer) for proof, answer in pairs]


def _crowded_comments(game: Path, ids: set[str]) -> list[str]:
    """Name the lines of code with more ids than a reader takes in."""
    return [
        f"{path.relative_to(game).as_posix()}:{number} names {len(line_ids)} ids"
        for path, number, line_ids in _named_lines(game, ids)
        if path.suffix == ".py" and len(line_ids) > _MOST_IDS
    ]


def complaints(traced: Fidelity) -> list[str]:
    """List what must not be: untested or unproven requirements, tests of unknown ids, crowded comments."""
    wrong = []
    if traced.untested:
        wrong.append(
            f"{traced.name}: {len(traced.untested)} ids without a test: {', '.join(traced.untested)}"
        )
    if traced.unproven:
        wrong.append(f"{traced.name}: bugs survive the tests of their own ids: {', '.join(traced.unproven)}")
    for one_id, symbol in traced.unknown:
        wrong.append(f"{symbol.path.relative_to(ROOT)}: {symbol.name}: {one_id} is not in requirements.csv")
    return wrong + [f"{traced.name}: {line}, at most {_MOST_IDS} are allowed" for line in traced.crowded]


def main() -> int:
    """Write the pages; return 1 if anything must not be, 2 if a file cannot be read."""
    try:
        return _write_pages()
    except bugs.BadInput as error:
        print(error)
        return 2


def _write_pages() -> int:
    DOCS.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    written.check_number_of_unbreakable([bugs.Game(game) for game in games()])
    for game in games():
        traced = trace(game)
        prove(traced)
        (DOCS / f"{traced.name}.md").write_text(traced.page(), encoding="utf-8")
        tested = len(traced.requirements) - len(traced.untested)
        print(
            f"{traced.name}: {tested} of {len(traced.requirements)} requirements have tests. {traced.proven()}"
        )
        if traced.unplaced:
            print(f"  No source line names {', '.join(traced.unplaced)}.")
        wrong += complaints(traced)
    for complaint in wrong:
        print(complaint)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
