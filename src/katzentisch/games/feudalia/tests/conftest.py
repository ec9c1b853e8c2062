"""Every test that names seats runs also with the seats turned by one and by two."""

from katzentisch.core.tests.turned import pytest_generate_tests, seats_turned  # noqa: F401
