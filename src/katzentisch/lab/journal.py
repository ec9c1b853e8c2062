"""Journal of a run on disk, so that an interrupted run can be resumed.

A journal is JSON lines: a header with the fingerprint of the work, then one line per result. A line cut
short by a power cut is dropped; its game is played again.
"""

import json
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Generic, TypeVar

from katzentisch.core.options import BadOption

R = TypeVar("R")
_FORMAT = "katzentisch-run-1"


class JournalError(BadOption):
    """A journal that belongs to other work; the message says what to do."""


class Journal(Generic[R]):
    """The results of a run, appended as they come."""

    def __init__(
        self, path: Path, work: str, to_data: Callable[[R], Any], from_data: Callable[[Any], R]
    ) -> None:
        self.path = path
        self._to_data = to_data
        self.done: list[R] = [from_data(data) for data in _read(path, work)]
        self._file: IO[str] = path.open("w", encoding="utf-8")
        self._file.write(json.dumps({"format": _FORMAT, "work": work}) + "\n")
        for result in self.done:
            self._write(result)
        self._file.flush()

    def add(self, result: R) -> None:
        """Append one result."""
        self.done.append(result)
        self._write(result)
        self._file.flush()

    def _write(self, result: R) -> None:
        self._file.write(json.dumps(self._to_data(result)) + "\n")

    def __enter__(self) -> "Journal[R]":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _read(path: Path, work: str) -> list[Any]:
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")
    complete = lines[:-1]  # what stands behind the last line break was cut short
    if not complete:
        return []
    header = json.loads(complete[0])
    if header.get("format") != _FORMAT or header.get("work") != work:
        raise JournalError(
            f"{path} is the journal of another run; finish that run or delete the file",
            "other_journal",
            {"file": str(path)},
        )
    return [json.loads(line) for line in complete[1:]]
