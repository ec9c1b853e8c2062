"""Share bugs out among processes and collect what became of them."""

import gc
import importlib
import json
import math
import os
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tools.breaks import children
from tools.breaks.bugs import CAUGHT, SURVIVED, BadInput, Bug, Game, Verdict
from tools.breaks.reach import KEPT_ON_OPENING, Reach, reached


@dataclass(frozen=True)
class Plan:
    """A bug, the tests that shall notice it, and whether it can be put in after everything was imported."""

    number: int
    bug: Bug
    tests: list[str]
    is_quick: bool


def run(game: Game, bugs: Sequence[Bug], jobs: int) -> list[Verdict]:
    """Put in one bug after the other and run its tests until one fails."""
    return [verdict for part in in_parts(game, bugs, jobs, max(1, len(bugs))) for verdict in part]


def in_parts(
    game: Game, bugs: Sequence[Bug], jobs: int, size: int, until: float = math.inf
) -> Iterator[list[Verdict]]:
    """Run the tests of `size` bugs at a time; yield the verdicts of each part.

    No bug is begun after the time `until` (of time.monotonic); those that were not begun are left out.
    """
    if not bugs:
        return
    reach = reached(game, bugs)
    for name in reach.modules:
        with suppress(Exception):  # a name that cannot be imported alone is imported by the tests
            importlib.import_module(name)
    children.without_randomness()
    _check_a_fresh_run(reach)
    for first in range(0, len(bugs), size):
        if time.monotonic() > until:
            return
        yield _run_part(game, bugs[first : first + size], jobs, reach, until)


def _run_part(game: Game, bugs: Sequence[Bug], jobs: int, reach: Reach, until: float) -> list[Verdict]:
    plans = [_plan(number, bug, reach) for number, bug in enumerate(bugs)]
    outcomes = {plan.number: (SURVIVED, _why_untested(plan.bug)) for plan in plans if not plan.tests}
    waiting = [plan for plan in plans if plan.tests]
    with tempfile.TemporaryDirectory(prefix="breaks-") as folder:
        tempfile.tempdir = folder  # processes that end in the middle leave their files here, and they go too
        outcomes |= _share_out(waiting, reach, game, jobs, Path(folder), until)
        again = [
            plan for plan in waiting if outcomes.get(plan.number, ("",))[0] == children.NEEDS_FRESH_IMPORT
        ]
        fresh = [Plan(plan.number, plan.bug, plan.tests, is_quick=False) for plan in again]
        for plan in fresh:
            del outcomes[plan.number]
        outcomes |= _share_out(fresh, reach, game, jobs, Path(folder), until)
        tempfile.tempdir = None
    return [Verdict(bug, *outcomes[number]) for number, bug in enumerate(bugs) if number in outcomes]


def _check_a_fresh_run(reach: Reach) -> None:
    """Without a bug, tests must pass in a fresh process too: else everything would seem to be noticed."""
    tests = reach.one_per_file()
    outcome, detail = children.run_fresh(None, tests, reach.files_of(tests), reach.times())
    if outcome != SURVIVED or detail:
        raise BadInput(f"tests fail in a fresh process without any bug: {outcome} {detail}")


def _why_untested(bug: Bug) -> str:
    return f"no test is marked with {bug.id}" if bug.id else "no test executes this line"


def _plan(number: int, bug: Bug, reach: Reach) -> Plan:
    functions = children.changed_functions(bug) if bug.path.suffix == ".py" else None
    is_quick = functions is not None and not reach.runs_on_import(bug.path, functions)
    if bug.id:
        tests = reach.marked(bug.id)
    else:
        tests = reach.reaching(bug)
        if not is_quick or bug.file.startswith(KEPT_ON_OPENING):
            tests = reach.all_tests(tests)
    return Plan(number, bug, tests, is_quick)


def _share_out(
    plans: Sequence[Plan], reach: Reach, game: Game, jobs: int, folder: Path, until: float
) -> dict[int, tuple[str, str]]:
    processes: list[int] = []
    for job in range(min(jobs, len(plans))):
        process = os.fork()
        if process == 0:
            try:
                _work(plans[job::jobs], reach, game, folder / f"{job}.jsonl", until)
            finally:
                os._exit(0)
        processes.append(process)
    for process in processes:
        os.waitpid(process, 0)
    outcomes: dict[int, tuple[str, str]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            number, outcome, detail = json.loads(line)
            outcomes[number] = (outcome, detail)
        path.unlink()
    missing = [str(plan.bug) for plan in plans if plan.number not in outcomes]
    if missing and time.monotonic() < until:
        raise RuntimeError(f"a process ended before it was through with {missing[0]}")
    return outcomes


def _work(plans: Sequence[Plan], reach: Reach, game: Game, path: Path, until: float) -> None:
    """Run a share of the bugs, as far as the time allows, and write an outcome per line."""
    children.silence()
    children.parse_once(game.folder)
    seconds = reach.times()
    # By file: a test that noticed one bug is likely to notice others.
    noticed: dict[str, list[str]] = defaultdict(list)
    with path.open("w", encoding="utf-8", buffering=1) as out:
        for plan in [plan for plan in plans if not plan.is_quick]:
            if time.monotonic() > until:
                return
            before = noticed[plan.bug.file]
            likely = [test for test in plan.tests if test in before]
            outcome = (SURVIVED, "")
            if likely:  # importing and collecting all files takes longer than most tests
                outcome = children.run_fresh(plan.bug, likely, reach.files_of(likely), seconds)
            if outcome[0] == SURVIVED:
                outcome = children.run_fresh(plan.bug, plan.tests, reach.files_of(plan.tests), seconds)
            out.write(json.dumps([plan.number, *outcome]) + "\n")
            if outcome[0] == CAUGHT and outcome[1] not in before:
                before.append(outcome[1])
        quick = [plan for plan in plans if plan.is_quick]
        if quick:
            children.pytest_main([str(game.tests)], _QuickRuns(quick, reach, out.write, until))


class _QuickRuns:
    """Forks once per bug out of a process that has collected all tests."""

    def __init__(
        self, plans: Sequence[Plan], reach: Reach, write: Callable[[str], object], until: float
    ) -> None:
        self._plans = plans
        self._until = until
        self._reach = reach
        self._seconds = reach.times()
        self._write = write
        self._noticed_before: dict[tuple[str, str], list[str]] = defaultdict(list)  # by file and function

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {children.name_of(item): item for item in session.items}
        gc.collect()
        gc.freeze()  # so that children share the memory of this process
        for plan in self._plans:
            if time.monotonic() > self._until:
                break
            tests = [items[test] for test in self._in_order(plan)]
            outcome, detail = children.run_swapped(plan.bug, tests, self._seconds)
            self._write(json.dumps([plan.number, outcome, detail]) + "\n")
            if outcome == CAUGHT and detail not in self._noticed_before[plan.bug.file, plan.bug.within]:
                self._noticed_before[plan.bug.file, plan.bug.within].append(detail)
        return True

    def _in_order(self, plan: Plan) -> list[str]:
        """Return the tests: those that noticed another bug of the function, those of the chapter, the quickest."""
        before = self._noticed_before[plan.bug.file, plan.bug.within]
        chapter = f"test_{plan.bug.path.stem}.py"
        return sorted(
            plan.tests,
            key=lambda test: (test not in before, self._reach.is_turned(test), chapter not in test),
        )  # keeps the order else
