"""A journal for tests: it outlives the stores that use it, and fails when it is told to."""

import asyncio

from katzentisch.play.store_journal import JournalFailed


class MemoryJournal:
    """Keeps lines in memory; `fails` is why it keeps nothing more, `dies` ends the writer after it has kept a line."""

    def __init__(self) -> None:
        self.snapshot = b""
        self.first = 0
        self.lines: list[str] = []
        self.fails = ""
        self.dies = False
        self.snapshots = 0

    async def load(self) -> tuple[bytes, int, list[str]]:
        await asyncio.sleep(0)
        return self.snapshot, self.first, list(self.lines)

    async def append(self, number: int, line: str) -> None:
        await asyncio.sleep(0)
        if self.fails:
            raise JournalFailed(self.fails)
        if number != self.first + len(self.lines) + 1:
            raise JournalFailed("another tab writes here")
        self.lines.append(line)
        if self.dies:
            raise asyncio.CancelledError

    async def replace(self, number: int, snapshot: bytes) -> None:
        await asyncio.sleep(0)
        if self.fails:
            raise JournalFailed(self.fails)
        self.snapshot, self.first = snapshot, number
        self.lines.clear()
        self.snapshots += 1
