"""Standard input and output as they may be: closed, unable to write some letters, or with a mark at the beginning."""

import io
import os
import sys
from pathlib import Path

_BOM = "\ufeff"  # written by some editors and shells before the text


def prepare() -> None:
    """Replace closed streams by empty ones, and let every letter be written, if need be as a question mark."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - for as long as the process
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")


def without_mark(text: str) -> str:
    """Return a text without a byte order mark."""
    return text.removeprefix(_BOM)
