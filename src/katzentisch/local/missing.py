"""What the browser's Python lacks, and what it need not do at every start.

Names that a package imports without using them here, and scrypt, are lacking. TOML files are parsed when the bundle is made
(`tools/offline_bundle.py`): reading all of them takes the interpreter half a second. No package brings games or bots along.
"""

import hashlib
import importlib.metadata
import json
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

_NAMES = {"concurrent.interpreters": ("ExecutionFailed", "create")}  # anyio: work in subinterpreters
PARSED = Path(__file__).with_name("parsed.json")  # in the bundle alone
_HASH_BYTES = 12


def stand_in() -> None:
    """Let the imports succeed; whoever uses such a name nevertheless gets an error."""
    for module, names in _NAMES.items():
        stand = ModuleType(module)
        for name in names:
            setattr(stand, name, type(name, (Exception,), {}))
        sys.modules.setdefault(module, stand)
    if not hasattr(hashlib, "scrypt"):
        vars(hashlib)["scrypt"] = _plain_hash
    nothing = importlib.metadata.EntryPoints(())
    vars(importlib.metadata)["entry_points"] = lambda **wanted: nothing
    if PARSED.is_file():
        vars(tomllib)["loads"] = parsed_before(PARSED.read_text(encoding="utf-8"), tomllib.loads)


def parsed(texts: list[str]) -> str:
    """Return the parsed contents of TOML files, by the hashes of their texts, as JSON."""
    return json.dumps({_hash(text): json.dumps(tomllib.loads(text)) for text in texts})


def parsed_before(known: str, otherwise: Callable[[str], dict[str, Any]]) -> Callable[[str], dict[str, Any]]:
    """Return a `tomllib.loads` that knows the results of some texts (`parsed`)."""
    contents: dict[str, str] = json.loads(known)

    def loads(text: str) -> dict[str, Any]:
        content = contents.get(_hash(text))
        return otherwise(text) if content is None else dict(json.loads(content))

    return loads


def _plain_hash(password: bytes, *, salt: bytes, dklen: int = 64, **effort: int) -> bytes:
    """Return a hash instead of scrypt's: the words of a seat guard nothing where the tables lie on the same device."""
    return hashlib.blake2b(
        password, salt=hashlib.blake2b(salt, digest_size=16).digest(), digest_size=dklen
    ).digest()


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=_HASH_BYTES).hexdigest()
