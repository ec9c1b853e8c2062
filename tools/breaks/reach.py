"""Which rule test executes which line: measured once, kept in build/breaks/ until a file changes.

Every test runs in a process of its own, forked after collecting, so that what the first test leaves in a cache does not hide
from us what the second one depends on.
"""

import ast
import hashlib
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import coverage
import pytest

from tools.breaks import children
from tools.breaks.bugs import CACHE, CORE, BadInput, Bug, Game

HASHED = (".py", ".toml", ".csv", ".json", ".md")


@dataclass
class Reach:
    """The rule tests of a game, and the lines they execute."""

    tests: list[str] = field(default_factory=list)
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
        """Return the tests that execute the lines of a bug, the quickest first."""
        by_line = self.lines.get(str(bug.path), {})
        first, last = bug.lines
        return self._quickest_first(
            {n for line in range(first, last + 1) for n in by_line.get(str(line), ())}
        )

    def all_tests(self, first: list[str]) -> list[str]:
        """Return all tests: those named, then the others, the quickest first."""
        named = set(first)
        return first + [test for test in self._quickest_first(range(len(self.tests))) if test not in named]

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
        lines = self.on_import.get(str(path), [])
        return any(first <= line <= last for first, last in _bodies(path, functions) for line in lines)

    def _quickest_first(self, numbers: "range | list[int] | set[int]") -> list[str]:
        return [self.tests[n] for n in sorted(numbers, key=lambda n: (self.seconds[n], self.tests[n]))]


def _bodies(path: Path, functions: list[str]) -> list[tuple[int, int]]:
    """Return first and last line of the bodies of functions."""
    bodies: list[tuple[int, int]] = []
    waiting: list[tuple[ast.AST, str]] = [(ast.parse(path.read_text(encoding="utf-8")), "")]
    while waiting:
        scope, prefix = waiting.pop()
        for node in ast.iter_child_nodes(scope):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                if prefix + node.name in functions:
                    bodies.append((node.body[0].lineno, node.end_lineno or node.lineno))
            elif isinstance(node, ast.ClassDef):
                waiting.append((node, f"{prefix}{node.name}."))
            else:
                waiting.append((node, prefix))
    return bodies


def reached(game: Game) -> Reach:
    """Return what the tests of a game reach; measures it where a file has changed since the last time."""
    path = CACHE / f"{game.name}-reach-{hash_of(game)}.json"
    if path.exists():
        return Reach(**json.loads(path.read_text(encoding="utf-8")))
    text, _ = children.forked(lambda pipe: _measure(game, pipe))
    answer = json.loads(text) if text else {"failed": ["pytest could not start"]}
    if answer.get("failed"):
        raise BadInput(f"{game.name}: tests fail without any bug: {', '.join(answer['failed'])}")
    reach = Reach(**answer)
    if not reach.tests:
        raise BadInput(f"{game.name}: there is no test in {game.tests}")
    CACHE.mkdir(parents=True, exist_ok=True)
    for old in CACHE.glob(f"{game.name}-reach-*.json"):
        old.unlink()
    path.write_text(json.dumps(asdict(reach)), encoding="utf-8")
    return reach


def hash_of(game: Game) -> str:
    """Return a hash of all files that rule tests of a game depend on."""
    digest = hashlib.sha256()
    kit = CORE.parent / "kit"
    for folder in (game.folder, CORE, kit):
        for path in sorted(folder.rglob("*")):
            if path.suffix in HASHED and path not in (game.breaks, game.equivalent):
                digest.update(f"{path}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _measure(game: Game, pipe: int) -> None:
    children.silence()
    children.without_randomness()
    children.parse_once(game.folder)
    measuring = _Measuring(game)
    code = children.pytest_main([str(game.tests)], measuring)
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) and not measuring.failed:
        measuring.failed.append("they cannot be collected")
    children.write_all(
        pipe, json.dumps({"failed": measuring.failed} if measuring.failed else asdict(measuring.reach))
    )


class _Measuring:
    """Measures the import, then every test in a process of its own."""

    def __init__(self, game: Game) -> None:
        self._include = [f"{game.folder}/*", f"{CORE}/*"]
        self.reach = Reach()
        self.failed: list[str] = []
        self._importing = self._coverage()
        self._importing.start()

    def _coverage(self) -> coverage.Coverage:
        measured = coverage.Coverage(data_file=None, config_file=False, include=self._include, messages=False)
        measured.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])
        return measured

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._importing.stop()
        self.reach.on_import = _lines(self._importing)
        own = ("katzentisch", "tests", "tools", "conftest", "__main__")
        outside = [name for name in sys.modules if name.partition(".")[0] not in own]
        self.reach.modules = [name for name in outside if _is_installed(name)]
        by_line: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
        for number, item in enumerate(session.items):
            text, _ = children.forked(lambda pipe, item=item: self._run(item, pipe))  # type: ignore[misc]
            if not text:
                self.failed.append(children.name_of(item))
                continue
            seconds, lines = json.loads(text)
            self.reach.tests.append(children.name_of(item))
            self.reach.files.append(str(item.path))
            self.reach.ids.append([str(one) for mark in item.iter_markers("rule") for one in mark.args])
            self.reach.seconds.append(round(seconds, 4))
            for file, numbers in lines.items():
                for line in numbers:
                    by_line[file][str(line)].append(number)
        self.reach.lines = {file: dict(numbers) for file, numbers in by_line.items()}
        return True

    def _run(self, item: pytest.Item, pipe: int) -> None:
        item.config.pluginmanager.register(_EndAtFailure())
        measured = self._coverage()
        measured.start()
        begun = time.process_time()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        seconds = time.process_time() - begun
        measured.stop()
        children.write_all(pipe, json.dumps([seconds, _lines(measured)]))


class _EndAtFailure:
    def pytest_runtest_makereport(self, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            os._exit(1)


def _lines(measured: coverage.Coverage) -> dict[str, list[int]]:
    data = measured.get_data()
    return {file: sorted(data.lines(file) or []) for file in data.measured_files()}


def _is_installed(name: str) -> bool:
    """Whether a module belongs to Python or to an installed package."""
    file = getattr(sys.modules[name], "__file__", None)
    return (
        file is not None and file.startswith((sys.prefix, sys.base_prefix)) and "." not in name.strip(".")[:1]
    )
