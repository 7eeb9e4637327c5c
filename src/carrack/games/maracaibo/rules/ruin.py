"""The ruin of L31 and L32: a figure enters it, and walks its own track ("Legacy tiles")."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    BY_RUIN,
    EXPLORATION_MOVED,
    EXPLORATION_STEPS,
    RUIN_REWARD,
    RUIN_REWARD_SPACE,
)
from carrack.games.maracaibo.event_names import BY_RUIN_SPACE, BY_TILE, RUIN_ENTERED, RUIN_MOVED
from carrack.games.maracaibo.names import L31, L32, NONE, RUIN_SPACES, RUIN_TO, SEATS
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford
from carrack.games.maracaibo.stack import ask, held, pop, push, push_ops
from carrack.games.maracaibo.state import Table
from carrack.games.maracaibo.verbs import gain_vp
from carrack.kernel.steps import note, offer


def passes_ruin(g: Table, start: int, target: int) -> bool:
    """The ruin lies behind a space that every way leads over. [RULING 33]"""
    behind = g.t.ruin_after
    return (
        g.legacy[L31] > 0
        and g.t.to_end[start] >= g.t.to_end[behind]
        and g.t.to_end[target] < g.t.to_end[behind]
        and g.t.region[target] >= g.t.region[behind]
    )


def step_ruin(g: Table, seat: int) -> None:
    """A figure must be placed if there is one; without one the chance is lost."""
    pop(g)
    if g.figures[seat] > 0 and g.ruin_spent[seat] == 0:
        g.figures[seat] -= 1
        g.ruin[seat] = 0
        g.ruin_fresh[seat] = 1
        g.ruin_spent[seat] = 1
        note(g, RUIN_ENTERED, seat, 0, 0, 0, BY_TILE + L31)


def may_move_ruin(g: Table, seat: int, done: int) -> bool:
    """From the turn after the one it was placed in, until it is at the end."""
    return (
        g.ruin[seat] != NONE
        and g.ruin[seat] < RUIN_SPACES - 1
        and g.ruin_fresh[seat] == 0
        and done & BY_RUIN == 0
    )


def offer_ruin(g: Table, seat: int, left: int) -> None:
    at = g.ruin[seat]
    while left > 0 and at < RUIN_SPACES - 1:
        at = next_in_ruin(g, at)
        left -= 1
        offer(g, RUIN_TO + at)


def next_in_ruin(g: Table, at: int) -> int:
    """Occupied spaces are jumped over; the end never is one."""
    at += 1
    while at < RUIN_SPACES - 1 and is_in_ruin(g, at):
        at += 1
    return at


def is_in_ruin(g: Table, at: int) -> bool:
    for seat in range(g.seats):
        if g.ruin[seat] == at:
            return True
    return False


def move_in_ruin(g: Table, seat: int, target: int) -> None:
    g.stack[g.depth - 1][EXPLORATION_MOVED] |= BY_RUIN
    at = g.ruin[seat]
    while at != target:
        at = next_in_ruin(g, at)
        g.stack[g.depth - 1][EXPLORATION_STEPS] -= 1
    g.ruin[seat] = target
    note(g, RUIN_MOVED, seat, target, 0, 0, BY_TILE + L32)
    push(g, RUIN_REWARD, seat, target, 0, 0, 0)


# ---- what a space of the ruin brings ----


def step_ruin_reward(g: Table, seat: int) -> None:
    """R1 and R3 want objects first; without them there is nothing."""
    space = held(g, RUIN_REWARD_SPACE)
    cause = BY_RUIN_SPACE + space
    if space == RUIN_SPACES - 1:
        pop(g)
        gain_vp(g, seat, g.t.ruin_end_vp[min(g.ruin_arrived, SEATS - 1)], cause)
        g.ruin_arrived += 1
    elif g.t.ruin_cost[space] == NONE:
        pop(g)
        push_ops(g, seat, g.t.ruin_reward[space], NONE, cause, NONE)
    elif can_afford(g, seat, g.t.ruin_cost[space], 0):
        ask(g)
    else:
        pop(g)


def accept_ruin(g: Table, seat: int) -> None:
    space = held(g, RUIN_REWARD_SPACE)
    pop(g)
    push_ops(g, seat, g.t.ruin_reward[space], NONE, BY_RUIN_SPACE + space, NONE)
    begin_payment(g, seat, g.t.ruin_cost[space], BY_RUIN_SPACE + space)
