"""Numpy views of the buffers of the compiled core, without copying."""

from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Kind = TypeVar("Kind", bound=np.generic)


def array_view(buffer: Any, kind: type[Kind]) -> NDArray[Kind]:
    """Return a read-only array that shares the memory of a `vec`."""
    return np.frombuffer(buffer, kind)
