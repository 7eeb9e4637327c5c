"""Markers of the nations: laying, removing and losing them ("Nations" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    ANYWHERE,
    ENTRY_KIND,
    FOR_MARKER,
    IN_VILLAGE,
    MARKER_CAUSE,
    MARKER_WHERE,
    NATION_CHOICE,
    OPS,
    OPS_NATION,
)
from carrack.games.maracaibo.event_names import BY_LOCATION, MARKER_PLACED
from carrack.games.maracaibo.names import CHOOSE_LOCATION, LOCATIONS, NATION_COUNT, NONE
from carrack.games.maracaibo.stack import ask, held, hold, pop, push, push_ops
from carrack.games.maracaibo.state import Table, is_city, is_dutch, is_there, is_village, markers_at
from carrack.kernel.steps import note, offer


def take_marker(g: Table, location: int, nation: int) -> None:
    g.markers[location][nation] -= 1


def lay_marker(g: Table, location: int, nation: int) -> None:
    """The left-most marker of the nation's track."""
    g.track_markers[nation] -= 1
    g.markers[location][nation] += 1


def lose_marker(g: Table, nation: int) -> None:
    """A marker leaves the game. [RULING 20]"""
    g.lost_markers[nation] += 1


def may_mark(g: Table, location: int) -> bool:
    """Whether a marker may be laid here: an empty location that can be annexed."""
    return g.t.annexable[location] > 0 and is_there(g, location) and markers_at(g, location) == 0


def fits_place(g: Table, location: int, where: int) -> bool:
    if where == IN_VILLAGE:
        return is_village(g, location)
    return where == ANYWHERE or is_city(g, location)


def pay_flag(g: Table, seat: int, location: int) -> None:
    """A city pays its flag; the Dutch city has none."""
    if is_city(g, location) and not is_dutch(g, location):
        push_ops(g, seat, g.t.flag[location], NONE, BY_LOCATION + location, location)


# ---- a marker placed by an effect ----


def step_marker(g: Table) -> None:
    """Place a marker: with Freeing the Caribbean nothing happens."""
    where = held(g, MARKER_WHERE)
    nations = nations_with_markers(g)
    if not g.t.freeing and nations > 0:
        for location in range(LOCATIONS):
            if may_mark(g, location) and fits_place(g, location, where):
                ask(g)
                return
    pop(g)


def nations_with_markers(g: Table) -> int:
    """Nations that still have markers on their tracks (bits). [RULING 19]"""
    nations = 0
    for nation in range(NATION_COUNT):
        if g.track_markers[nation] > 0:
            nations |= 1 << nation
    return nations


def offer_markers(g: Table) -> None:
    where = held(g, MARKER_WHERE)
    for location in range(LOCATIONS):
        if may_mark(g, location) and fits_place(g, location, where):
            offer(g, CHOOSE_LOCATION + location)


def choose_marker_place(g: Table, seat: int, location: int) -> None:
    cause = held(g, MARKER_CAUSE)
    pop(g)
    push(g, NATION_CHOICE, seat, FOR_MARKER, location, cause, nations_with_markers(g))


def place_marker(g: Table, seat: int, location: int, nation: int, cause: int) -> None:
    """Ops that follow in the same list know the nation as "same"."""
    lay_marker(g, location, nation)
    note(g, MARKER_PLACED, seat, location, nation, 0, cause)
    if g.depth > 0 and held(g, ENTRY_KIND) == OPS:
        hold(g, OPS_NATION, nation)
    pay_flag(g, seat, location)
