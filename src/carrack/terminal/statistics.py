"""Confidence intervals for simulations."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations

Interval = tuple[float, float]


def wilson(wins: int, games: int) -> Interval:
    """The 95 % interval of a share, by Wilson's method: good near 0 and 1 as well.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    middle = share + Z95 * Z95 / (2 * games)
    scale = 1 + Z95 * Z95 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(values: Sequence[int]) -> float:
    """
    >>> mean([1, 2, 6])
    3.0
    """
    return sum(values) / len(values)


def mean_interval(values: Sequence[int]) -> Interval:
    """The 95 % interval of a mean.

    >>> mean_interval([5, 5, 5, 5])
    (5.0, 5.0)
    """
    middle = mean(values)
    if len(values) < 2:
        return middle, middle
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    spread = Z95 * sqrt(variance / len(values))
    return middle - spread, middle + spread
