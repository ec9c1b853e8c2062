"""Tests in a forked process with one bug in it.

A bug inside a function that has not run yet when the tests are collected is put in quickly: a process that has imported
everything forks, and the child gives the function its changed code (all names for the function mean the same object). Every
other bug (constants copied by `from … import`, tables made on import, material) needs a process that forks before anything of
the game is imported: there the changed text is handed out in place of the file.
"""

import builtins
import importlib.machinery
import inspect
import io
import json
import os
import pickle
import resource
import signal
import sys
import tempfile
import tomllib
import traceback
import warnings
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NoReturn

import pytest

from tools.breaks.bugs import CAUGHT, CRASHES, HANGS, ROOT, SURVIVED, Bug

ARGUMENTS = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-p", "no:timeout", "-s"]
_NOT_SLOW = ["-m", "not slow"]
# Plugins are imported before pytest starts, once for all bugs.
_IMPORTED_EARLY = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
_MOST_MEMORY = 4 << 30
_LEAST_SECONDS = 2.0  # of processor time, for one test
_TIMES_LONGER = 20.0
NEEDS_FRESH_IMPORT = "needs a fresh import"


def forked(work: Callable[[int], None]) -> tuple[str, int]:
    """Run something in a forked process; return what it wrote to the pipe it is given, and its exit status."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            os.close(reading)
            work(writing)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as pipe:
        text = pipe.read()
    return text, os.waitpid(process, 0)[1]


def write_all(pipe: int, text: str) -> None:
    """Write a text to a pipe, however long."""
    rest = text.encode()
    while rest:
        rest = rest[os.write(pipe, rest) :]


def _outcome_of(work: Callable[[int], None]) -> tuple[str, str]:
    """Run tests in a forked process; return the outcome and its detail."""
    text, status = forked(work)
    if text:
        outcome, detail = json.loads(text)
        return outcome, detail
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGALRM):
        return HANGS, ""
    return CAUGHT, "the process ended"


def pytest_main(arguments: Sequence[str], plugin: object) -> int:
    """Run pytest in this process, uncompiled, without what only costs time or leaves traces."""
    with tempfile.TemporaryDirectory(prefix="breaks-") as folder:
        settings = [
            "-c",
            str(ROOT / "pyproject.toml"),
            "--rootdir",
            str(ROOT),
            "--basetemp",
            f"{folder}/tests",
        ]
        return int(
            pytest.main([*ARGUMENTS, *settings, *_NOT_SLOW, *_IMPORTED_EARLY, *arguments], plugins=[plugin])
        )


def name_of(item: pytest.Item) -> str:
    """Return the name of a test, the same wherever pytest was started."""
    path = item.path.relative_to(ROOT) if ROOT in item.path.parents else item.path
    return f"{path.as_posix()}::{item.nodeid.partition('::')[2]}"


def without_randomness() -> None:
    """Let property tests try the same examples every time and store none."""
    import hypothesis

    hypothesis.settings.register_profile("breaks", database=None, derandomize=True)
    hypothesis.settings.load_profile("breaks")


def parse_once(folder: Path) -> None:
    """Parse the TOML files of a folder now, and let this process and its children parse no text twice."""
    real_loads = tomllib.loads
    parsed: dict[str, bytes] = {}

    def loads(text: str, /, *, parse_float: Callable[[str], object] = float) -> dict[str, object]:
        if text not in parsed:
            parsed[text] = pickle.dumps(real_loads(text, parse_float=parse_float))
        copied: dict[str, object] = pickle.loads(parsed[text])
        return copied

    tomllib.loads = loads
    for path in folder.rglob("*.toml"):
        if "tests" not in path.relative_to(folder).parts:
            loads(path.read_text(encoding="utf-8"))


def silence() -> None:
    """Send all that tests print nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _time_limit(seconds: float) -> None:
    """End this process if a test that usually takes `seconds` takes far longer."""
    limit = max(_LEAST_SECONDS, _TIMES_LONGER * seconds)
    signal.setitimer(signal.ITIMER_PROF, limit)
    # A busy machine is slow, and a test that waits for ever uses no CPU time.
    signal.setitimer(signal.ITIMER_REAL, 20 * limit)


class _Watch:
    """Says what the first failing test was, and ends the process there."""

    def __init__(self, pipe: int, seconds: dict[str, float]) -> None:
        self._pipe = pipe
        self._seconds = seconds

    def say(self, outcome: str, detail: str = "") -> NoReturn:
        """Tell the parent the outcome and end."""
        write_all(self._pipe, json.dumps([outcome, detail]))
        os._exit(0)

    def run(self, items: Sequence[pytest.Item]) -> None:
        """Run tests one after the other."""
        for item, following in zip(items, [*items[1:], None], strict=False):
            _time_limit(self._seconds.get(name_of(item), 1.0))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """End at the first failure."""
        if call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
            self.say(CAUGHT, name_of(item))


class _FreshRun(_Watch):
    """Collects and runs chosen tests in a process that has just imported the game with a bug in it."""

    def __init__(self, pipe: int, seconds: dict[str, float], tests: Sequence[str]) -> None:
        super().__init__(pipe, seconds)
        self._order = {test: number for number, test in enumerate(tests)}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file of tests that cannot be imported."""
        if report.failed:
            self.say(CRASHES, report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the chosen tests, in their order."""
        chosen = [item for item in items if name_of(item) in self._order]
        items[:] = sorted(chosen, key=lambda item: self._order[name_of(item)])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run them."""
        self.run(session.items)
        self.say(SURVIVED, "" if session.items else "none of its tests is there with the bug in")


def run_fresh(
    bug: Bug | None, tests: Sequence[str], files: Sequence[str], seconds: dict[str, float]
) -> tuple[str, str]:
    """Import the game with a bug (or none) and run tests; nothing of the game may be imported yet in this process."""

    def work(pipe: int) -> None:
        silence()
        _guard()
        _time_limit(_LEAST_SECONDS * 5)  # for importing and collecting
        if bug is not None:
            _hand_out(bug.path, bug.changed)
        watch = _FreshRun(pipe, seconds, tests)
        pytest_main(files, watch)
        watch.say(CRASHES, "pytest cannot start")

    return _outcome_of(work)


def run_swapped(bug: Bug, watch_items: Sequence[pytest.Item], seconds: dict[str, float]) -> tuple[str, str]:
    """Give the functions that a bug changes their new code and run collected tests."""

    def work(pipe: int) -> None:
        _guard()
        watch = _Watch(pipe, seconds)
        if not swap(bug):
            watch.say(NEEDS_FRESH_IMPORT)
        watch_items[0].config.pluginmanager.register(watch)
        watch.run(watch_items)
        watch.say(SURVIVED)

    return _outcome_of(work)


def _guard() -> None:
    """A bug may loop for ever or fill the memory; it must end this process only."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY, _MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


# ---------------------------------------------------------------------- putting a bug in


def _hand_out(path: Path, text: str) -> None:
    """Let every import and every reader of a file in this process get another text."""
    real_get_code = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if Path(self.path) == path:
            return _compiled(text, path)
        return real_get_code(self, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment,method-assign]
    if path.suffix == ".py":
        return
    handle, changed = tempfile.mkstemp(prefix="breaks-", suffix=path.suffix)
    os.close(handle)
    Path(changed).write_text(text, encoding="utf-8")
    real_open = io.open

    def opened(file: object, *arguments: object, **options: object) -> object:
        if isinstance(file, (str, Path)) and Path(file) == path:
            file = changed
        return real_open(file, *arguments, **options)  # type: ignore[call-overload]

    io.open = opened  # type: ignore[assignment]
    builtins.open = opened  # type: ignore[assignment]


def swap(bug: Bug) -> bool:
    """Give the changed functions of an imported module their new code; False where that is not possible."""
    module = _module(bug.path)
    if module is None:
        _hand_out(bug.path, bug.changed)
        return True
    new = _functions_of(_compiled(bug.changed, bug.path))
    for name in changed_functions(bug) or ():
        function = _function(module, name)
        if function is None or len(function.__code__.co_freevars) != len(new[name].co_freevars):
            return False
        function.__code__ = new[name]
    return True


def _module(path: Path) -> ModuleType | None:
    return next(
        (module for module in list(sys.modules.values()) if getattr(module, "__file__", None) == str(path)),
        None,
    )


def _function(module: ModuleType, name: str) -> FunctionType | None:
    """Return the plain function behind a name such as `Boat.seats`."""
    thing: object = module
    for part in name.split("."):
        thing = vars(thing).get(part)
    if isinstance(thing, property):
        thing = thing.fget
    if isinstance(thing, (staticmethod, classmethod)):
        thing = thing.__func__
    thing = inspect.unwrap(thing) if callable(thing) else thing
    return thing if isinstance(thing, FunctionType) and thing.__code__.co_qualname == name else None


def changed_functions(bug: Bug) -> list[str] | None:
    """Return the names of the functions whose code a bug changes, None if it changes what runs on import."""
    old, new = _compiled(bug.source, bug.path), _compiled(bug.changed, bug.path)
    if _shell(old) != _shell(new):
        return None
    before, after = _functions_of(old), _functions_of(new)
    if None in before.values():
        return None
    return [name for name in before if _whole(before[name]) != _whole(after[name])]


@lru_cache(maxsize=256)
def _compiled(text: str, path: Path) -> CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return compile(text, str(path), "exec", dont_inherit=True)


def _functions_of(code: CodeType) -> dict[str, CodeType]:
    """Return the code of the functions and methods of a module by name."""
    functions: dict[str, CodeType] = {}
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if _is_function(inner):
                functions[inner.co_qualname] = inner
            elif not inner.co_name.startswith("<"):
                functions |= _functions_of(inner)
    return functions


def _is_function(code: CodeType) -> bool:
    return bool(code.co_flags & inspect.CO_NEWLOCALS) and not code.co_name.startswith("<")


def _shell(code: CodeType) -> tuple[object, ...]:
    """Return all of a module's or a class's code that counts, functions by name only."""
    inner = [
        constant.co_qualname
        if isinstance(constant, CodeType) and _is_function(constant)
        else _shell(constant)
        if isinstance(constant, CodeType)
        else (type(constant), repr(constant))
        for constant in code.co_consts
    ]
    return (code.co_code, code.co_names, code.co_varnames, code.co_flags, tuple(inner))


def _whole(code: CodeType) -> tuple[object, ...]:
    """Return all of a function's code that counts, line numbers left out."""
    inner = [
        _whole(constant) if isinstance(constant, CodeType) else (type(constant), repr(constant))
        for constant in code.co_consts
    ]
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_argcount)
    return (code.co_code, code.co_flags, names, code.co_exceptiontable, tuple(inner))
