"""The stack of what is being resolved: each entry has a kind, a seat, and numbers that its kind
explains (`names.py`). The topmost entry is the one that acts or asks.
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    ENTRY_KIND,
    ENTRY_SEAT,
    FRAME_WIDTH,
    MAX_DEPTH,
    OPS,
    OPS_AGREED,
    OPS_LOCATION,
)
from carrack.games.maracaibo.names import NONE
from carrack.games.maracaibo.state import Table


def push(g: Table, kind: int, seat: int, first: int, second: int, third: int, fourth: int) -> None:
    """A new entry on top, with its first numbers in the order of `names.py`."""
    if g.depth == MAX_DEPTH:
        lose_entry(g)
        return
    for i in range(FRAME_WIDTH):
        g.stack[g.depth][i] = 0
    g.stack[g.depth][ENTRY_KIND] = kind
    g.stack[g.depth][ENTRY_SEAT] = seat
    g.stack[g.depth][2] = first
    g.stack[g.depth][3] = second
    g.stack[g.depth][4] = third
    g.stack[g.depth][5] = fourth
    g.depth += 1


def lose_entry(g: Table) -> int:
    """A full stack loses what comes, as an op that cannot be done.

    The rules never fill it. The checked build stops here: to C the index lies before the array,
    while plain Python counts it from the end.
    """
    return g.stack[MAX_DEPTH - 1 - g.depth][ENTRY_KIND]


def push_ops(g: Table, seat: int, ops: int, nation: int, cause: int, location: int) -> None:
    """A list of ops to be resolved; an empty one needs no entry."""
    if ops != NONE and g.t.list_length[ops] > 0:
        before = g.depth
        push(g, OPS, seat, ops, 0, nation, cause)
        if g.depth > before:
            hold(g, OPS_LOCATION, location)


def push_agreed(g: Table, seat: int, ops: int, nation: int, cause: int, location: int) -> None:
    """A list of ops that was chosen already: what it costs is not asked again."""
    before = g.depth
    push_ops(g, seat, ops, nation, cause, location)
    if g.depth > before:
        hold(g, OPS_AGREED, 1)


def pop(g: Table) -> None:
    """The topmost entry is done; what it held is cleared, so that equal tables are equal."""
    g.depth -= 1
    for i in range(FRAME_WIDTH):
        g.stack[g.depth][i] = 0


def held(g: Table, number: int) -> int:  # inline
    """One of the numbers that the topmost entry holds."""
    return g.stack[g.depth - 1][number]


def hold(g: Table, number: int, value: int) -> None:  # inline
    """Change one of the numbers that the topmost entry holds."""
    g.stack[g.depth - 1][number] = value


def ask(g: Table) -> None:  # inline
    """The topmost entry waits for its seat."""
    g.asking = 1


def asked_seat(g: Table) -> int:  # inline
    """Whose answer the topmost entry waits for."""
    return held(g, ENTRY_SEAT) if g.depth > 0 else NONE
