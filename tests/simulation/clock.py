"""Time, secrets and slow hashes of the server, replaced by simulated ones while a world runs."""

import hashlib
import hmac
import random
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from katzentisch.server.tables import tokens
from tests.simulation.loop import PROCESS, SimulatedLoop

EPOCH = 1_700_000_000.0
_PACKAGES = ("katzentisch.server", "katzentisch.play")


class SimulatedTime:
    """Stands for the module `time`: the loop's clock, and the time of day of each process with its jumps."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self.monotonic = self.perf_counter = loop.time

    def time(self) -> float:
        process = PROCESS.get()
        return EPOCH + self.monotonic() + (process.clock_error if process is not None else 0.0)


class SimulatedSecrets:
    """Stands for the module `secrets`, with the luck of the seed."""

    compare_digest = staticmethod(hmac.compare_digest)

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    def token_bytes(self, size: int = 32) -> bytes:
        return self._luck.randbytes(size)

    def token_hex(self, size: int = 32) -> str:
        return self.token_bytes(size).hex()

    def token_urlsafe(self, size: int = 32) -> str:
        return self.token_bytes(size).hex()

    def choice(self, items: Sequence[Any]) -> Any:
        return self._luck.choice(items)

    def randbits(self, bits: int) -> int:
        return self._luck.getrandbits(bits)

    def randbelow(self, most: int) -> int:
        return self._luck.randrange(most)


def _quick_code_hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()[:48]


@contextmanager
def simulated_time(loop: SimulatedLoop, luck: random.Random) -> Iterator[None]:
    """Replace `time`, `secrets` and the slow hash of codes in every module of the server that imported them."""
    stand_ins = [
        (time, SimulatedTime(loop)),
        (secrets, SimulatedSecrets(luck)),
        (tokens.code_hash, _quick_code_hash),
    ]
    replaced: list[tuple[Any, str, Any]] = []
    for module_name, module in sorted(sys.modules.items()):
        if module_name.startswith(_PACKAGES):
            for name, value in list(vars(module).items()):
                replaced += [(module, name, value) for real, _ in stand_ins if value is real]
    try:
        for module, name, value in replaced:
            setattr(module, name, next(stand_in for real, stand_in in stand_ins if value is real))
        yield
    finally:
        for module, name, value in replaced:
            setattr(module, name, value)
