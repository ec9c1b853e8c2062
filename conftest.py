"""For every test run: no stale compiled core, and a time limit per test."""

import os

import pytest

LIMIT = 120.0  # seconds; `@pytest.mark.timeout(300)` asks for more
LIMIT_WHEN_SLOW = 7200.0


def pytest_configure(config: pytest.Config) -> None:
    """Let `@pytest.mark.timeout` be written also where pytest-timeout is not installed."""
    config.addinivalue_line("markers", "timeout(seconds): the time limit of this test, instead of 120 s")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to test a compiled core that is older than its source."""
    if os.environ.get("KATZENTISCH_PURE"):
        return
    from tools.build_fast import stale

    old = stale()
    if old:
        raise pytest.UsageError(
            f"{old[0]} was edited after the core was compiled: run `make fast`, or set KATZENTISCH_PURE=1"
        )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give every test a time limit; `--timeout` on the command line overrides it."""
    if not config.pluginmanager.hasplugin("timeout") or config.getoption("--timeout") is not None:
        return
    for item in items:
        if item.get_closest_marker("timeout") is None:
            slow = item.get_closest_marker("slow") is not None
            item.add_marker(pytest.mark.timeout(LIMIT_WHEN_SLOW if slow else LIMIT))
