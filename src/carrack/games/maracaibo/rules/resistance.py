"""The resistance tile: liberated markers take its spaces ("Resistance" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import OP_N
from carrack.games.maracaibo.entry_names import (
    FOR_RETURN,
    FULL_RESISTANCE,
    NATION_CHOICE,
    RESISTANCE_FACTOR,
    RESISTANCE_NATION,
    RETURN_CHOICE,
    RETURN_CHOICE_CAUSE,
    RETURN_CHOICE_DOUBLOONS,
)
from carrack.games.maracaibo.event_names import (
    BY_RESISTANCE,
    MARKER_LOST,
    MARKER_RESISTS,
    MARKER_RETURNED,
    RESISTANCE_FULL,
)
from carrack.games.maracaibo.names import (
    NATION_COUNT,
    NONE,
    PASS,
    RESIST,
    RESISTANCE_SPACES,
    RETURN_MARKER,
)
from carrack.games.maracaibo.rules.markers import lose_marker
from carrack.games.maracaibo.stack import ask, held, pop, push, push_ops
from carrack.games.maracaibo.state import Table
from carrack.games.maracaibo.verbs import gain_doubloons, gain_vp
from carrack.kernel.steps import note, offer


def may_resist(g: Table, seat: int, space: int, nation: int) -> bool:
    """A free space without a marker of the same nation beside it."""
    if g.resistance[seat][space] != NONE:
        return False
    for other in range(RESISTANCE_SPACES):
        if g.t.resist_near[space] & (1 << other) and g.resistance[seat][other] == nation:
            return False
    return True


def step_resistance(g: Table, seat: int) -> None:
    nation = held(g, RESISTANCE_NATION)
    for space in range(RESISTANCE_SPACES):
        if may_resist(g, seat, space, nation):
            ask(g)
            return
    refuse_resistance(g)


def refuse_resistance(g: Table) -> None:
    nation = held(g, RESISTANCE_NATION)
    pop(g)
    lose_marker(g, nation)
    note(g, MARKER_LOST, NONE, nation, 0, 0, BY_RESISTANCE)


def offer_resistance(g: Table, seat: int) -> None:
    nation = held(g, RESISTANCE_NATION)
    offer(g, PASS)
    for space in range(RESISTANCE_SPACES):
        if may_resist(g, seat, space, nation):
            offer(g, RESIST + space)


def resist(g: Table, seat: int, space: int) -> None:
    """The marker takes a space, and the space pays. [RULING 36]"""
    nation, factor = held(g, RESISTANCE_NATION), held(g, RESISTANCE_FACTOR)
    pop(g)
    g.resistance[seat][space] = nation
    note(g, MARKER_RESISTS, seat, space, nation, 0, BY_RESISTANCE)
    full = True
    for other in range(RESISTANCE_SPACES):
        if g.resistance[seat][other] == NONE:
            full = False
    if full:
        push(g, FULL_RESISTANCE, seat, 0, 0, 0, 0)
    for _ in range(factor):
        push_ops(g, seat, g.t.resist_reward[space], nation, BY_RESISTANCE, NONE)


def step_full_resistance(g: Table, seat: int) -> None:
    pop(g)
    for space in range(RESISTANCE_SPACES):
        lose_marker(g, g.resistance[seat][space])
        g.resistance[seat][space] = NONE
    note(g, RESISTANCE_FULL, seat, 0, 0, 0, BY_RESISTANCE)
    gain_doubloons(g, seat, g.t.full_doubloons, BY_RESISTANCE)
    gain_vp(g, seat, g.t.full_vp * g.tokens[seat], BY_RESISTANCE)


# ---- a marker given back to its nation ----


def return_marker(g: Table, seat: int, row: int, cause: int) -> None:
    """A marker goes from the own resistance tile back to its nation's track, if its owner likes;
    without the tile one of those that left the game. [RULING 60]
    """
    doubloons = g.t.op[row][OP_N]
    nations = nations_on_tile(g, seat) if g.t.resistance else lost_nations(g)
    if nations == 0:
        return
    if g.t.resistance and g.t.corrected:
        push(g, RETURN_CHOICE, seat, doubloons, cause, 0, 0)
    elif g.t.resistance or g.t.corrected:
        push(g, NATION_CHOICE, seat, FOR_RETURN, doubloons, cause, nations)


def nations_on_tile(g: Table, seat: int) -> int:
    """Nations with a marker on the own resistance tile (bits)."""
    nations = 0
    for space in range(RESISTANCE_SPACES):
        if g.resistance[seat][space] != NONE:
            nations |= 1 << g.resistance[seat][space]
    return nations


def lost_nations(g: Table) -> int:
    """Nations with a marker that left the game (bits)."""
    nations = 0
    for nation in range(NATION_COUNT):
        if g.lost_markers[nation] > 0:
            nations |= 1 << nation
    return nations


def offer_returns(g: Table, seat: int) -> None:
    offer(g, PASS)
    for space in range(RESISTANCE_SPACES):
        if g.resistance[seat][space] != NONE:
            offer(g, RETURN_MARKER + space)


def choose_return(g: Table, seat: int, space: int) -> None:
    doubloons, cause = held(g, RETURN_CHOICE_DOUBLOONS), held(g, RETURN_CHOICE_CAUSE)
    nation = g.resistance[seat][space]
    pop(g)
    g.resistance[seat][space] = NONE
    give_marker_back(g, seat, nation, space, doubloons, cause)


def return_of_nation(g: Table, seat: int, nation: int, doubloons: int, cause: int) -> None:
    """A marker that left the game; by earlier rulings the last one of the nation on the tile."""
    found = NONE
    if g.t.resistance:
        for space in range(RESISTANCE_SPACES):
            if g.resistance[seat][space] == nation:
                found = space
        g.resistance[seat][found] = NONE
    else:
        g.lost_markers[nation] -= 1
    give_marker_back(g, seat, nation, found, doubloons, cause)


def give_marker_back(
    g: Table, seat: int, nation: int, space: int, doubloons: int, cause: int
) -> None:
    """A marker goes back to its track; with Freeing the Caribbean it leaves the game."""
    if g.t.freeing:
        g.lost_markers[nation] += 1
    else:
        g.track_markers[nation] += 1
    note(g, MARKER_RETURNED, seat, nation, space, 0, cause)
    gain_doubloons(g, seat, doubloons, cause)
