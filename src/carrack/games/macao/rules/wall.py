"""The wall that sets the turn order (1.3 and 4.3)."""

from __future__ import annotations

from carrack.games.macao.names import NONE, TOWER, WALL_MOVED
from carrack.games.macao.state import Table, has, wall_rank
from carrack.kernel.state import note


def discs_on(g: Table, space: int) -> int:
    count = 0
    for seat in range(g.seats):
        if g.wall[seat] == space:
            count += 1
    return count


def leave_space(g: Table, seat: int) -> None:
    """The others keep their order."""
    for other in range(g.seats):
        if g.wall[other] == g.wall[seat] and g.wall_height[other] > g.wall_height[seat]:
            g.wall_height[other] -= 1
    g.wall[seat] = 0


def lift_above(g: Table, space: int, height: int) -> None:
    """Discs from this height on make room for one below them."""
    for other in range(g.seats):
        if g.wall[other] == space and g.wall_height[other] >= height:
            g.wall_height[other] += 1


def tower_rules(g: Table, seat: int, space: int) -> bool:
    """The tower's owner is always on top, on the last space too unless the table says no.

    [RULING 20]
    """
    return has(g, seat, TOWER) and (space < g.t.wall_length or g.t.tower_on_last_space > 0)


def tower_owner_on(g: Table, space: int) -> int:
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


def set_wall_order(g: Table) -> None:
    """The seats in wall order. It holds for the whole step: a turn moves only its own disc.
    [RULING 12]
    """
    for seat in range(g.seats):
        g.order[wall_rank(g, seat)] = seat
    g.order_at = 0
