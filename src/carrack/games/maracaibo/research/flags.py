"""Flags of an observation: one of several, or a number's bits."""

# compiled

from __future__ import annotations

from carrack.kernel.widths import Index
from carrack.research.encoders import Paper


def write_one(paper: Paper, at: Index, which: int) -> None:  # inline
    """One of several flags; NONE sets no flag."""
    if which >= 0:
        paper.at[at + which] = 1


def write_bits(paper: Paper, at: Index, bits: int, count: int) -> Index:  # inline
    out = paper.at
    for i in range(count):
        out[at + i] = (bits >> i) & 1
    return at + count
