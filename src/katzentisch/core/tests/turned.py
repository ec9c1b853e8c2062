"""Every position test runs three times: as written, and with the seats turned by one and by two.

"Seat 0 instead of the own seat" is the bug that tests on seat 0 never see. A game's `tests/positions.py` says how its seats are called,

    SEATS = ("BLUE", "RED", "GREEN", "YELLOW")
    BLUE, RED, GREEN, YELLOW = range(4)

and its `tests/conftest.py` imports `pytest_generate_tests` and `seats_turned` from here. When a test builds a table, these names are bound
anew, in the test's module and in positions: turned by one, BLUE is seat 1, at a table of two RED is then seat 0. A table's first
player is BLUE unless a test says otherwise, so the first player turns too. "The first player instead of the own seat" is the next
bug of this sort: turned twice, a game may let RED be the first player while BLUE decides (`has_another_first_player`), but for tests
marked `who_begins`.
"""

import sys
from collections.abc import Iterator, Sequence
from types import ModuleType

import pytest

TURNS = (0, 1, 2)
IDS = (pytest.HIDDEN_PARAM, "turned", "turned twice")

_turn = 0
_seats = 1  # of the table for which the names are bound now
_is_about_who_begins = False
_names: Sequence[str] = ()
_modules: list[ModuleType] = []


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let each test that names seats run with every turn, unless it needs real seat numbers."""
    names = getattr(_positions(metafunc.module), "SEATS", ())
    says_seats = any(name in vars(metafunc.module) for name in names)
    if says_seats and metafunc.definition.get_closest_marker("real_seats") is None:
        metafunc.parametrize("seats_turned", TURNS, ids=IDS, indirect=True)


@pytest.fixture(autouse=True)
def seats_turned(request: pytest.FixtureRequest) -> Iterator[int]:
    """By how many seats the test is turned."""
    global _turn, _names, _modules, _is_about_who_begins
    positions = _positions(request.module)
    _turn, _names = getattr(request, "param", 0), getattr(positions, "SEATS", ())
    _modules = [request.module, *([positions] if positions is not None else [])]
    _is_about_who_begins = request.node.get_closest_marker("who_begins") is not None
    _bind(len(_names))  # until a table says how many seats there are
    yield _turn
    _turn = 0
    _bind(len(_names))


def sit(seats: int) -> None:
    """Bind the names of seats for a table with this many of them."""
    if _turn:
        _bind(seats)


def first_seat(seats: int, first: int | None = None) -> int:
    """Return the first player at a new table: the one named, by names bound before, else the one that is seat 0 as written."""
    as_written = 0 if first is None else (first - _turn) % max(_seats, 1) if _turn else first
    return (as_written + _turn) % seats


def has_another_first_player() -> bool:
    """Whether the second seat of a test is the first player: when it is turned twice, unless it is about who begins."""
    return _turn == 2 and not _is_about_who_begins


def turned(by_seat: Sequence[object]) -> list[object]:
    """Return what is listed for the seats as written, in the order of the real seats."""
    return [by_seat[(number - _turn) % len(by_seat)] for number in range(len(by_seat))]


def _positions(module: ModuleType) -> ModuleType | None:
    return sys.modules.get(f"{module.__name__.rpartition('.')[0]}.positions")


def _bind(seats: int) -> None:
    """Bind the names for a table with this many seats; names beyond them stay what they are."""
    global _seats
    _seats = seats
    for number, name in enumerate(_names):
        seat = (number + _turn) % seats if number < seats else number
        for module in _modules:
            if name in vars(module):
                setattr(module, name, seat)
