"""Turned seats: every test that names seats runs with another seat as Ann, too."""

from katzentisch.core.tests.turned import pytest_generate_tests, seats_turned  # noqa: F401
