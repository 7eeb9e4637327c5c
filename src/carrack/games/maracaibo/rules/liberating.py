"""Liberating locations: by effects, in an uprising, and with Freeing the Caribbean.

In the rules: "Uprising" and "Freeing the Caribbean".
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import ON_LIBERATE
from carrack.games.maracaibo.entry_names import (
    COMBAT_DONE,
    COMBAT_NATION,
    DID_CITY,
    DID_EXTRA,
    DID_VILLAGE,
    FOR_LIBERATION,
    LIBERATION_CAUSE,
    LIBERATION_FACTOR,
    LIBERATION_WHERE,
    NATION_CHOICE,
    NATION_CHOICE_FACTOR,
    RESISTANCE,
)
from carrack.games.maracaibo.event_names import BY_COMBAT, BY_UPRISING, LIBERATED
from carrack.games.maracaibo.names import (
    CHOOSE_LOCATION,
    LIBERATE,
    LIBERATE_EXTRA,
    LOCATIONS,
    NATION_COUNT,
)
from carrack.games.maracaibo.rules.conquest import spend
from carrack.games.maracaibo.rules.markers import fits_place, lose_marker, pay_flag, take_marker
from carrack.games.maracaibo.rules.triggers import fire
from carrack.games.maracaibo.stack import ask, held, hold, pop, push
from carrack.games.maracaibo.state import Table, bits_in, is_city, is_there, is_unlocked, markers_at
from carrack.games.maracaibo.verbs import gain_doubloons, gain_vp, touch
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note, offer


def liberate(g: Table, seat: int, location: int, nation: int, factor: int, cause: int) -> None:
    """Remove one marker by an uprising: it may go to the own resistance tile."""
    take_marker(g, location, nation)
    g.liberations[seat] += 1
    touch(g, seat)
    note(g, LIBERATED, seat, location, nation, 0, cause)
    fire(g, seat, ON_LIBERATE)
    if g.t.resistance:
        push(g, RESISTANCE, seat, nation, factor, 0, 0)
    else:
        lose_marker(g, nation)


def liberate_at(g: Table, seat: int, location: int, factor: int, cause: int) -> None:
    """Liberate a location; where several nations have markers, one of them is chosen."""
    nations = 0
    for nation in range(NATION_COUNT):
        if g.markers[location][nation] > 0:
            nations |= 1 << nation
    if bits_in(nations) == 1:
        liberate(g, seat, location, lowest(nations), factor, cause)
    else:
        push(g, NATION_CHOICE, seat, FOR_LIBERATION, location, cause, nations)
        hold(g, NATION_CHOICE_FACTOR, factor)


# ---- by an effect ----


def can_liberate(g: Table, location: int, where: int) -> bool:
    return markers_at(g, location) > 0 and fits_place(g, location, where)


def step_liberation(g: Table) -> None:
    where = held(g, LIBERATION_WHERE)
    for location in range(LOCATIONS):
        if can_liberate(g, location, where):
            ask(g)
            return
    pop(g)


def offer_liberations(g: Table) -> None:
    where = held(g, LIBERATION_WHERE)
    for location in range(LOCATIONS):
        if can_liberate(g, location, where):
            offer(g, CHOOSE_LOCATION + location)


def choose_liberation(g: Table, seat: int, location: int) -> None:
    factor, cause = held(g, LIBERATION_FACTOR), held(g, LIBERATION_CAUSE)
    pop(g)
    liberate_at(g, seat, location, factor, cause)


# ---- in a Combat ----


def offer_liberating(g: Table, seat: int, nation: int, value: int, done: int) -> None:
    """Each once: in an uprising in a Combat, with Freeing the Caribbean in a turn."""
    did = g.freed if g.t.freeing else done
    extra = g.t.freeing and did & DID_EXTRA == 0 and is_unlocked(g, seat, g.t.combat_upgrade)
    for location in range(LOCATIONS):
        if g.markers[location][nation] > 0:
            once = DID_CITY if is_city(g, location) else DID_VILLAGE
            if did & once == 0 and value >= liberation_cost(g, location):
                offer(g, LIBERATE + location)
    for location in range(LOCATIONS):
        if g.markers[location][nation] > 0 and extra and value >= extra_cost(g, location):
            offer(g, LIBERATE_EXTRA + location)


def liberation_cost(g: Table, location: int) -> int:
    if g.t.freeing:
        return g.t.freeing_city if is_city(g, location) else g.t.freeing_village
    return g.t.uprising_city if is_city(g, location) else g.t.uprising_village


def extra_cost(g: Table, location: int) -> int:
    return g.t.freeing_extra_city if is_city(g, location) else g.t.freeing_extra_village


def fight_liberate(g: Table, seat: int, location: int) -> None:
    once = DID_CITY if is_city(g, location) else DID_VILLAGE
    g.stack[g.depth - 1][COMBAT_DONE] |= once
    spend(g, liberation_cost(g, location))
    if g.t.freeing:
        g.freed |= once
        free_location(g, seat, location)
    elif is_city(g, location):
        rise_in_city(g, seat, location)
    else:
        rise_in_village(g, seat, location)


def fight_extra(g: Table, seat: int, location: int) -> None:
    g.freed |= DID_EXTRA
    spend(g, extra_cost(g, location))
    free_location(g, seat, location)


def free_location(g: Table, seat: int, location: int) -> None:
    """Freeing the Caribbean: a liberated city pays its flag."""
    nation = held(g, COMBAT_NATION)
    pay_flag(g, seat, location)
    liberate(g, seat, location, nation, 1, BY_COMBAT)


def rise_in_city(g: Table, seat: int, location: int) -> None:
    """Occupied cities are counted before the removal. [RULING 38]"""
    nation = held(g, COMBAT_NATION)
    cities = 0
    for other in range(LOCATIONS):
        if markers_at(g, other) > 0 and is_city(g, other):
            cities += 1
    gain_doubloons(g, seat, g.t.uprising_city_doubloons, BY_UPRISING)
    gain_vp(g, seat, g.t.uprising_city_vp * cities, BY_UPRISING)
    liberate(g, seat, location, nation, 1, BY_COMBAT)


def rise_in_village(g: Table, seat: int, location: int) -> None:
    """VP for each occupied neighbor; the village itself does not count."""
    nation = held(g, COMBAT_NATION)
    occupied = 0
    for other in range(LOCATIONS):
        if (
            g.t.neighbors[location] & (1 << other)
            and markers_at(g, other) > 0
            and is_there(g, other)
        ):
            occupied += 1
    liberate(g, seat, location, nation, 1, BY_COMBAT)
    gain_vp(g, seat, g.t.uprising_village_vp * occupied, BY_UPRISING)
