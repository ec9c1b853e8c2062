"""Which rule test executes which line: measured once for the lines that shall be broken, kept in build/breaks/ until a file changes.

All tests run once, in one process, as written (seats turned, they reach the same lines). The files are imported with a probe
before each statement that shall be broken, which costs next to nothing; tracing every line costs minutes. Code in `box/` runs
only in the first of many tests, because opened games are kept: bugs there are tried with all tests.
"""

import ast
import builtins
import hashlib
import importlib.machinery
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import CodeType

import pytest

from tools.breaks import children
from tools.breaks.bugs import CACHE, CORE, LISTS, BadInput, Bug, Game

_HASHED = (".py", ".toml", ".csv", ".json", ".md")
_NOT_READ = "README.md"  # by no rule test
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_PROBE = "_breaks_probe"
KEPT = 4  # measurements of a game; each sample has its own
KEPT_ON_OPENING = "box/"  # what code there makes is kept for all tests of a process


@dataclass
class Reach:
    """The rule tests of a game, and the lines they execute."""

    tests: list[str] = field(default_factory=list)
    as_written: list[int] = field(default_factory=list)  # number of the same test with its seats not turned
    files: list[str] = field(default_factory=list)  # where each test is
    ids: list[list[str]] = field(default_factory=list)  # the requirements each test is marked with
    seconds: list[float] = field(default_factory=list)
    lines: dict[str, dict[str, list[int]]] = field(default_factory=dict)  # file -> line -> numbers of tests
    on_import: dict[str, list[int]] = field(default_factory=dict)  # file -> lines executed before any test
    modules: list[str] = field(default_factory=list)  # imported from elsewhere

    def marked(self, requirement: str) -> list[str]:
        """Return the tests marked with a requirement, the quickest first."""
        return self._quickest_first([n for n, ids in enumerate(self.ids) if requirement in ids])

    def reaching(self, bug: Bug) -> list[str]:
        """Return the tests that execute the lines of a bug, the quickest first, with turned seats last."""
        by_line = self.lines.get(str(bug.path), {})
        first, last = bug.lines
        hit = {n for line in range(first, last + 1) for n in by_line.get(str(line), ())}
        return self._quickest_first([n for n, written in enumerate(self.as_written) if written in hit])

    def all_tests(self, first: list[str]) -> list[str]:
        """Return all tests: those named, then the others, the quickest first; those only as written, what they share has no seats."""
        named = set(first)
        others = self._quickest_first({n for n in self.as_written if self.tests[n] not in named})
        return first + others

    def is_turned(self, test: str) -> bool:
        """Whether a test is one with turned seats."""
        number = self._numbers[test]
        return self.as_written[number] != number

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {test: number for number, test in enumerate(self.tests)}

    def times(self) -> dict[str, float]:
        """Return how long each test takes."""
        return dict(zip(self.tests, self.seconds, strict=True))

    def files_of(self, tests: Iterable[str]) -> list[str]:
        """Return the files that hold tests."""
        files = dict(zip(self.tests, self.files, strict=True))
        return sorted({files[test] for test in tests})

    def one_per_file(self) -> list[str]:
        """Return the first test of each file."""
        return list(dict(zip(reversed(self.files), reversed(self.tests), strict=True)).values())

    def runs_on_import(self, path: Path, functions: list[str]) -> bool:
        """Whether one of the functions runs before any test does."""
        bodies = _bodies(path)
        lines = self.on_import.get(str(path), [])
        return any(bodies[name][0] <= line <= bodies[name][1] for name in functions for line in lines)

    def _quickest_first(self, numbers: Iterable[int]) -> list[str]:
        """Return tests by name: as written before turned ones, the quickest first."""
        order = sorted(numbers, key=lambda n: (self.as_written[n] != n, self.seconds[n], self.tests[n]))
        return [self.tests[n] for n in order]


@cache
def _bodies(path: Path) -> dict[str, tuple[int, int]]:
    """Return first and last line of the bodies of functions, docstrings left out, by name."""
    bodies: dict[str, tuple[int, int]] = {}
    waiting: list[tuple[ast.AST, str]] = [(ast.parse(path.read_text(encoding="utf-8")), "")]
    while waiting:
        scope, prefix = waiting.pop()
        for node in ast.iter_child_nodes(scope):
            if isinstance(node, FUNCTIONS):
                first = node.body[min(_documented(node), len(node.body) - 1)]
                bodies[prefix + node.name] = (first.lineno, node.end_lineno or node.lineno)
            elif isinstance(node, ast.ClassDef):
                waiting.append((node, f"{prefix}{node.name}."))
            else:
                waiting.append((node, prefix))
    return bodies


def _documented(function: ast.AST) -> bool:
    return ast.get_docstring(function, clean=False) is not None  # type: ignore[arg-type]


def reached(game: Game, bugs: Sequence[Bug]) -> Reach:
    """Return which tests of a game reach some bugs; measures it where a file has changed since the last time."""
    wanted = _wanted_lines(bugs)
    path = CACHE / f"{game.name}-reach-{hash_of(game, json.dumps(wanted, sort_keys=True))}.json"
    if path.exists():
        return Reach(**json.loads(path.read_text(encoding="utf-8")))
    text, _ = children.forked(lambda pipe: _measure(game, wanted, pipe))
    answer = json.loads(text) if text else {"failed": ["pytest could not start"]}
    if answer.get("failed"):
        raise BadInput(f"{game.name}: tests fail without any bug: {', '.join(answer['failed'])}")
    reach = Reach(**answer)
    if not reach.tests:
        raise BadInput(f"{game.name}: there is no test in {game.tests}")
    CACHE.mkdir(parents=True, exist_ok=True)
    for old in sorted(CACHE.glob(f"{game.name}-reach-*.json"), key=lambda old: old.stat().st_mtime)[:-KEPT]:
        old.unlink()
    path.write_text(json.dumps(asdict(reach)), encoding="utf-8")
    return reach


def _wanted_lines(bugs: Sequence[Bug]) -> dict[str, list[int]]:
    """Return the lines, by file, of the statements that bugs change and of the beginnings of their functions."""
    wanted: dict[str, set[int]] = defaultdict(set)
    for bug in bugs:
        if bug.path.suffix == ".py":
            wanted[str(bug.path)].update(range(bug.lines[0], bug.lines[1] + 1))
    for file, lines in wanted.items():
        bodies = _bodies(Path(file))
        lines |= {first for first, last in bodies.values() if any(first <= line <= last for line in lines)}
    return {file: sorted(lines) for file, lines in wanted.items()}


def hash_of(game: Game, more: str = "") -> str:
    """Return a hash of all files that rule tests of a game depend on, and of a text."""
    digest = hashlib.sha256(more.encode())
    kit = CORE.parent / "kit"
    lists = [game.listed(name) for name in LISTS]
    for folder in (game.folder, CORE, kit):
        for path in sorted(folder.rglob("*")):
            is_read = path.suffix in _HASHED and path.name != _NOT_READ
            if is_read and path not in lists:
                digest.update(f"{path}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _measure(game: Game, wanted: dict[str, list[int]], pipe: int) -> None:
    children.silence()
    children.without_randomness()
    children.parse_once(game.folder)
    hits = _import_with_probes(wanted)
    measuring = _Measuring(hits)
    code = children.pytest_main([str(game.tests)], measuring)
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not measuring.failed:
        measuring.failed.append("they cannot be collected")
    children.write_all(
        pipe, json.dumps({"failed": measuring.failed} if measuring.failed else asdict(measuring.reach))
    )


# ---------------------------------------------------------------------- probes


def _import_with_probes(wanted: dict[str, list[int]]) -> set[tuple[str, int]]:
    """Let files be imported with probes before wanted lines; return the set that collects what they notice."""
    hits: set[tuple[str, int]] = set()
    setattr(builtins, _PROBE, hits.add)
    real_get_code = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        lines = wanted.get(self.path)
        return _probed(self.path, frozenset(lines)) if lines else real_get_code(self, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
    return hits


def _probed(file: str, lines: frozenset[int]) -> CodeType:
    """Return the code of a file with a probe before each statement of a function that begins on one of the lines."""
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    for function in [node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)]:
        documented = function.body[: _documented(function)]
        function.body[:] = documented + _with_probes(function.body[len(documented) :], file, lines)
    return compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)


def _with_probes(body: list[ast.stmt], file: str, lines: frozenset[int]) -> list[ast.stmt]:
    probed: list[ast.stmt] = []
    for statement in body:
        if statement.lineno in lines:
            call = f"{_PROBE}(({file!r}, {statement.lineno}))"
            probed += ast.parse(call).body
        probed.append(statement)
        if not isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
            inner = [statement, *getattr(statement, "handlers", []), *getattr(statement, "cases", [])]
            for block in [block for node in inner for block in _blocks(node)]:
                block[:] = _with_probes(block, file, lines)
    return probed


def _blocks(node: ast.AST) -> list[list[ast.stmt]]:
    blocks = [getattr(node, name, None) for name in ("body", "orelse", "finalbody")]
    return [block for block in blocks if isinstance(block, list)]


class _Measuring:
    """Runs every test as written and notes which probes it passes."""

    def __init__(self, hits: set[tuple[str, int]]) -> None:
        self._hits = hits
        self.reach = Reach()
        self.failed: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            self.failed.append(children.name_of(item))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        reach = self.reach
        reach.on_import = _by_file(self._hits)
        own = ("katzentisch", "tests", "tools", "conftest", "__main__")
        outside = [name for name in sys.modules if name.partition(".")[0] not in own]
        reach.modules = [name for name in outside if _is_installed(name)]
        by_line: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        first_of: dict[object, int] = {}
        written = [item for item in session.items if not _turn(item)]
        for number, item in enumerate([*written, *(item for item in session.items if _turn(item))]):
            same = first_of.setdefault(_without_turn(item), number)
            reach.tests.append(children.name_of(item))
            reach.as_written.append(same)
            reach.files.append(str(item.path))
            reach.ids.append([str(id) for mark in item.iter_markers("rule") for id in mark.args])
            reach.seconds.append(reach.seconds[same] if same < number else self._run(item))
            if same == number:
                for file, line in self._hits:
                    by_line[file][str(line)].append(number)
        reach.lines = {file: dict(numbers) for file, numbers in by_line.items()}
        return True

    def _run(self, item: pytest.Item) -> float:
        """Run a test; return its processor time."""
        self._hits.clear()
        begun = time.process_time()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return round(time.process_time() - begun, 4)


def _turn(item: pytest.Item) -> int:
    callspec = getattr(item, "callspec", None)
    return callspec.params.get("seats_turned", 0) if callspec is not None else 0


def _without_turn(item: pytest.Item) -> object:
    """Return what a test and its turned versions have in common."""
    callspec = getattr(item, "callspec", None)
    indices = callspec.indices if callspec is not None else {}
    others = tuple(sorted(entry for entry in indices.items() if entry[0] != "seats_turned"))
    return item.path, item.parent and item.parent.nodeid, getattr(item, "originalname", item.name), others


def _by_file(hits: set[tuple[str, int]]) -> dict[str, list[int]]:
    by_file: dict[str, list[int]] = defaultdict(list)
    for file, line in sorted(hits):
        by_file[file].append(line)
    return dict(by_file)


def _is_installed(name: str) -> bool:
    """Whether a module belongs to Python or to an installed package."""
    file = getattr(sys.modules[name], "__file__", None)
    return (
        file is not None and file.startswith((sys.prefix, sys.base_prefix)) and "." not in name.strip(".")[:1]
    )
