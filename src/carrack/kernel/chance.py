"""Chance: several independent streams inside the state, so that one kind of luck never shifts
another.

The generator is PCG-XSH-RR 64/32 (M. E. O'Neill, 2014): 64 bits of state for each stream,
32 bits a number.
"""

# compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from carrack.kernel.limits import (
    GOLDEN,
    MASK32,
    MASK64,
    MIX_A,
    MIX_B,
    MULTIPLIER,
    STREAMS,
)
from carrack.kernel.widths import Bits

if TYPE_CHECKING:
    from carrack.kernel.state import State

__all__ = ["mix", "next_number", "roll", "seed_streams"]


def mix(value: Bits) -> Bits:
    """Scatter the bits of a number (the finalizer of SplitMix64)."""
    value = ((value ^ (value >> 30)) * MIX_A) & MASK64
    value = ((value ^ (value >> 27)) * MIX_B) & MASK64
    return value ^ (value >> 31)


def seed_streams(g: State, seed: Bits) -> None:
    """Start every stream from one seed."""
    for stream in range(STREAMS):
        seed = (seed + GOLDEN) & MASK64
        g.chance[stream] = mix(seed)


def next_number(g: State, stream: int) -> Bits:  # inline
    """The next 32 random bits of a stream."""
    old: Bits = g.chance[stream]
    g.chance[stream] = (old * MULTIPLIER + (2 * stream + 1)) & MASK64
    bits: Bits = (((old >> 18) ^ old) >> 27) & MASK32
    turn: Bits = old >> 59
    return ((bits >> turn) | (bits << ((32 - turn) & 31))) & MASK32


def roll(g: State, stream: int, sides: Bits) -> int:  # inline
    """A fair number from 0 to sides - 1 (Lemire's method: multiply, and throw away the uneven
    rest).
    """
    product: Bits = next_number(g, stream) * sides
    rest: Bits = product & MASK32
    if rest < sides:
        uneven = (MASK32 + 1 - sides) % sides
        while rest < uneven:
            product = next_number(g, stream) * sides
            rest = product & MASK32
    return product >> 32
