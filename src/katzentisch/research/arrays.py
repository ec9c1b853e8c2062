"""Numpy's windows onto the compiled core's buffers: arrays that read them without copying."""

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Kind = TypeVar("Kind", bound=np.generic)


def array_view(buffer: Any, kind: type[Kind]) -> NDArray[Kind]:
    """Return a `vec` as an array that changes as the vec does; it cannot be written to from here."""
    return np.frombuffer(buffer, kind)
