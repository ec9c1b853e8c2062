"""What all tests share."""

import sys


def pytest_sessionfinish() -> None:
    """Stop the PostgreSQL that tests of this process may have started."""
    databases = sys.modules.get("tests.play.databases")
    if databases is not None:
        databases.stop_postgres()
