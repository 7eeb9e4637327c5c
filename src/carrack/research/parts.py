"""What an observation is made of: parts with names, and the limits of their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy

from carrack.kernel.errors import CarrackError

LARGEST = 32767


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together: one for each way through the axes."""

    name: str
    axes: tuple[tuple[str, ...], ...] = ()
    low: int = 0
    high: int = 1
    about: str = ""

    @property
    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size

    def names(self) -> list[str]:
        """
        >>> Part("supply", (("red", "blue"),)).names()
        ['supply.red', 'supply.blue']
        """
        return [".".join((self.name, *steps)) for steps in product(*self.axes)]


def numbered(count: int, first: int = 0) -> tuple[str, ...]:
    """An axis whose places have no names."""
    return tuple(str(number) for number in range(first, first + count))


def each_seat(seats: int, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """Parts of an observation once for every seat, beginning with the one who looks."""
    return tuple(
        Part(f"+{seat}.{part.name}" if seat else f"me.{part.name}", *values_of(part))
        for seat in range(seats)
        for part in parts
    )


def values_of(part: Part) -> tuple[Any, ...]:
    return part.axes, part.low, part.high, part.about


def check_array(out: Any, size: int) -> None:
    """CarrackError when an array that was given cannot take so many numbers."""
    if not isinstance(out, numpy.ndarray) or out.size != size:
        raise CarrackError(f"an array of {size} numbers is needed", code="research.array")
    if not (out.flags.c_contiguous and out.flags.writeable):
        raise CarrackError("the array must be contiguous and writable", code="research.array")


def limits_of(parts: tuple[Part, ...], which: str) -> Any:
    """The lowest or the highest value of each number."""
    return numpy.concatenate(
        [numpy.full(part.size, getattr(part, which), numpy.int16) for part in parts]
    )
