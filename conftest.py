"""Refuses to test a compiled core that is older than its source."""

import os

import pytest


def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop before testing yesterday's rules."""
    if os.environ.get("KATZENTISCH_PURE"):
        return
    from tools.build_fast import stale

    old = stale()
    if old:
        raise pytest.UsageError(
            f"{old[0]} was edited after the core was compiled: run `make fast`, or set KATZENTISCH_PURE=1"
        )
