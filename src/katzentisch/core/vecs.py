"""Making the typed arrays of the compiled core."""

from librt.vecs import vec
from mypy_extensions import i64


def zeros(length: i64) -> vec[i64]:
    """Return so many whole zeros."""
    return vec[i64]([0] * int(length))


def float_zeros(length: i64) -> vec[float]:
    """Return so many zeros as floats."""
    return vec[float]([0.0] * int(length))


def from_list(numbers: list[int]) -> vec[i64]:
    """Return a list of whole numbers as a vec."""
    return vec[i64](numbers)
