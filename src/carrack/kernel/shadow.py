"""A stand-in for the few names of `cython` that our modules use, where Cython is not installed."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

nogil = nullcontext()
gil = nullcontext()


def cast(kind: object, value: Any) -> Any:
    """A compiled module believes what it is told; here there is nothing to believe."""
    return value
