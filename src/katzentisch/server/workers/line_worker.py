"""Common part of the subprocesses that answer one line with one line, as `pool.py` asks them."""

import contextlib
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from katzentisch.server.workers.pool import READY, limit_memory


class LineProgram(NamedTuple):
    """What such a subprocess does: the kind of its requests, and how it answers one."""

    kind: Any
    answer: Callable[[Any], msgspec.Struct]


def serve_lines(program: LineProgram) -> None:
    """Answer requests from standard input, until there are no more."""
    limit_memory()
    decode = msgspec.json.Decoder(program.kind).decode
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        sys.stdout.buffer.write(READY)
        sys.stdout.buffer.flush()
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(program.answer(decode(line))) + b"\n")
            sys.stdout.buffer.flush()
