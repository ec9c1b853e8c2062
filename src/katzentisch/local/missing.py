"""What the browser's Python lacks: names that a package imports without using them here, and scrypt."""

import hashlib
import sys
from types import ModuleType

_NAMES = {"concurrent.interpreters": ("ExecutionFailed", "create")}  # anyio: work in subinterpreters


def stand_in() -> None:
    """Let the imports succeed; whoever uses such a name nevertheless gets an error."""
    for module, names in _NAMES.items():
        stand = ModuleType(module)
        for name in names:
            setattr(stand, name, type(name, (Exception,), {}))
        sys.modules.setdefault(module, stand)
    if not hasattr(hashlib, "scrypt"):
        vars(hashlib)["scrypt"] = plain_hash


def plain_hash(password: bytes, *, salt: bytes, dklen: int = 64, **effort: int) -> bytes:
    """Return a hash instead of scrypt's: the words of a seat guard nothing where the tables lie on the same device."""
    return hashlib.blake2b(
        password, salt=hashlib.blake2b(salt, digest_size=16).digest(), digest_size=dklen
    ).digest()
