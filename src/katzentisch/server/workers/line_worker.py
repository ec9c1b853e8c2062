"""Common part of the subprocesses that answer one line with one line, as `pool.py` asks them."""

import contextlib
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from katzentisch.server.workers.pool import READY, limit_memory


def serve_lines(kind: Any, answer: Callable[[Any], msgspec.Struct]) -> None:
    """Answer requests of a kind from standard input, until there are no more."""
    limit_memory()
    decode = msgspec.json.Decoder(kind).decode
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(decode(line))) + b"\n")
            sys.stdout.buffer.flush()
