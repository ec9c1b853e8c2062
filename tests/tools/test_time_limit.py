"""Every test has a time limit (conftest.py), so that a hanging one ends the run with its name."""

import pytest

from conftest import LIMIT


def test_a_test_that_asks_for_nothing_has_the_usual_limit(request: pytest.FixtureRequest):
    pytest.importorskip("pytest_timeout")
    marker = request.node.get_closest_marker("timeout")
    assert marker is not None and marker.args == (LIMIT,)
