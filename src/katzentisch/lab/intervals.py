"""Confidence intervals of shares and means.

Shares have Wilson's interval, which is right also for few games and for shares near 0 and 1; the normal one is not.
"""

import math
from collections.abc import Sequence

_Z95 = 1.959963984540054  # 95 % of a normal distribution lies within this many standard deviations


def share_interval(won: float, games: int, z: float = _Z95) -> tuple[float, float]:
    """Return Wilson's interval for a share; fractions of a win are allowed.

    >>> [round(end, 3) for end in share_interval(75, 100)]
    [0.657, 0.825]
    >>> share_interval(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    share = won / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - spread), min(1.0, centre + spread)


def mean(values: Sequence[float]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def mean_interval(values: Sequence[float], z: float = _Z95) -> tuple[float, float]:
    """Return the interval of a mean from the spread of its values.

    >>> mean_interval([1.0, 1.0, 1.0])
    (1.0, 1.0)
    """
    middle = mean(values)
    if len(values) < 2:
        return middle, middle
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = z * math.sqrt(variance / len(values))
    return middle - half, middle + half
