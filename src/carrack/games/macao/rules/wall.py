"""The wall that sets the turn order: paid moves, stacks of discs, the tower."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    BY_PAYMENT,
    FOR_WALL,
    MAX_DISTANCE,
    MOVE_WALL,
    NONE,
    TOWER,
    WALL_MOVED,
)
from carrack.games.macao.rules.payment import open_payment
from carrack.games.macao.state import Table, has, supply_size, wall_rank
from carrack.kernel.steps import note, offer

# ---- paid moves ----


def wall_price(distance: int) -> int:  # inline
    """Cubes of any colors for a paid move: one for the first space, two for each one more."""
    return 2 * distance - 1


def offer_wall_moves(g: Table, seat: int) -> None:  # inline
    """One paid move a turn, as far as the cubes last, never beyond the last space. [RULING 19]"""
    if g.wall_moved[seat]:
        return
    farthest = g.t.wall_length - g.wall[seat]
    if farthest > MAX_DISTANCE:
        farthest = MAX_DISTANCE
    cubes = supply_size(g, seat)
    for distance in range(1, farthest + 1):
        if wall_price(distance) > cubes:
            return
        offer(g, MOVE_WALL + distance - 1)


def begin_wall_move(g: Table, seat: int, distance: int) -> None:
    """The price is paid first, one cube at a time where there is a choice."""
    open_payment(g, seat, wall_price(distance), FOR_WALL, distance)


def finish_wall_move(g: Table, seat: int, distance: int) -> None:
    """The price is paid: the disc moves, and this turn's move is done."""
    g.wall_moved[seat] = 1
    advance_wall(g, seat, distance, BY_PAYMENT)


# ---- discs and stacks ----


def discs_on(g: Table, space: int) -> int:  # inline
    count = 0
    for seat in range(g.seats):
        if g.wall[seat] == space:
            count += 1
    return count


def leave_space(g: Table, seat: int) -> None:  # inline
    """Take a disc off the wall; those above it in its stack come down by one."""
    for other in range(g.seats):
        if g.wall[other] == g.wall[seat] and g.wall_height[other] > g.wall_height[seat]:
            g.wall_height[other] -= 1
    g.wall[seat] = 0


def lift_above(g: Table, space: int, height: int) -> None:  # inline
    """Discs from this height on make room for one below them."""
    for other in range(g.seats):
        if g.wall[other] == space and g.wall_height[other] >= height:
            g.wall_height[other] += 1


def tower_rules(g: Table, seat: int, space: int) -> bool:  # inline
    """The tower's owner is always on top, on the last space too unless the table says no.

    [RULING 20]
    """
    return has(g, seat, TOWER) and (space < g.t.wall_length or g.t.tower_on_last_space > 0)


def tower_owner_on(g: Table, space: int) -> int:  # inline
    for seat in range(g.seats):
        if g.wall[seat] == space and tower_rules(g, seat, space):
            return seat
    return NONE


def arrival_height(g: Table, seat: int, space: int) -> int:
    """On top of the stack, at the bottom on the last space; the tower's owner stays above
    everybody.
    """
    if tower_rules(g, seat, space):
        return discs_on(g, space)
    if space == g.t.wall_length:
        return 0
    if tower_owner_on(g, space) != NONE:
        return discs_on(g, space) - 1
    return discs_on(g, space)


def advance_wall(g: Table, seat: int, steps: int, cause: int) -> None:
    """Move the disc; spaces passed over have no effect."""
    space = g.wall[seat] + steps
    leave_space(g, seat)
    height = arrival_height(g, seat, space)
    lift_above(g, space, height)
    g.wall[seat] = space
    g.wall_height[seat] = height
    note(g, WALL_MOVED, seat, space, height, steps, cause)


def raise_tower(g: Table, seat: int) -> None:
    """The tower lifts its owner's disc to the top of its stack at once."""
    space = g.wall[seat]
    if not tower_rules(g, seat, space):
        return
    leave_space(g, seat)
    g.wall_height[seat] = discs_on(g, space)
    g.wall[seat] = space
    note(g, WALL_MOVED, seat, space, g.wall_height[seat], 0, TOWER)


def is_first_on_wall(g: Table, seat: int) -> bool:
    return wall_rank(g, seat) == 0


def is_last_on_wall(g: Table, seat: int) -> bool:
    return wall_rank(g, seat) == g.seats - 1


def can_step_on_wall(g: Table, seat: int) -> bool:
    """On the last space there is nothing to move to. [RULING 22]"""
    return g.wall[seat] < g.t.wall_length


def set_wall_order(g: Table) -> None:  # inline
    """The seats in wall order. It holds for the whole phase: a turn moves only its own disc.
    [RULING 12]
    """
    for seat in range(g.seats):
        g.order[wall_rank(g, seat)] = seat
    g.order_at = 0
