"""Constructors of typed arrays (`vec`), which compiled code indexes without Python objects."""

from librt.vecs import vec
from mypy_extensions import i64


def zeros(length: i64) -> vec[i64]:
    """Return `length` zeros as whole numbers."""
    return vec[i64]([0] * int(length))


def float_zeros(length: i64) -> vec[float]:
    """Return `length` zeros as floats."""
    return vec[float]([0.0] * int(length))


def from_list(numbers: list[int]) -> vec[i64]:
    """Return a list of whole numbers as a vec."""
    return vec[i64](numbers)
