"""Combat actions for a nation: influence, annexing and displacing ("Combat" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import ON_LIBERATE
from carrack.games.maracaibo.entry_names import (
    COMBAT_DONE,
    COMBAT_NATION,
    COMBAT_VALUE,
    DID_ANNEX,
    DID_DISPLACE,
    DID_INFLUENCE,
    FOR_DISPLACEMENT,
    NATION_CHOICE,
)
from carrack.games.maracaibo.event_names import ANNEXED, BY_COMBAT, DISPLACED
from carrack.games.maracaibo.names import ANNEX, DISPLACE, FIGHT_INFLUENCE, LOCATIONS, NATION_COUNT
from carrack.games.maracaibo.rules.markers import (
    lay_marker,
    lose_marker,
    may_mark,
    pay_flag,
    take_marker,
)
from carrack.games.maracaibo.rules.triggers import fire
from carrack.games.maracaibo.stack import held, push
from carrack.games.maracaibo.state import Table, bits_in, is_city, is_unlocked, markers_at
from carrack.games.maracaibo.verbs import gain_influence, touch
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note, offer


def spend(g: Table, n: int) -> None:
    """A combat action takes its cost from the value of the Combat."""
    g.stack[g.depth - 1][COMBAT_VALUE] -= n


def offer_conquest(g: Table, seat: int, nation: int, value: int, done: int) -> None:
    if done & DID_INFLUENCE == 0:
        for size in range(2):
            if value >= g.t.influence_cost[size]:
                offer(g, FIGHT_INFLUENCE + size)
    if g.track_markers[nation] == 0:
        return
    if done & DID_ANNEX == 0:
        for location in range(LOCATIONS):
            if may_mark(g, location) and value >= annex_cost(g, location):
                offer(g, ANNEX + location)
    if done & DID_DISPLACE == 0 and is_unlocked(g, seat, g.t.combat_upgrade):
        for location in range(LOCATIONS):
            if may_displace(g, location, nation) and value >= displace_cost(g, location):
                offer(g, DISPLACE + location)


def fight_influence(g: Table, seat: int, size: int) -> None:
    g.stack[g.depth - 1][COMBAT_DONE] |= DID_INFLUENCE
    spend(g, g.t.influence_cost[size])
    gain_influence(g, seat, held(g, COMBAT_NATION), g.t.influence_gain[size], BY_COMBAT)


# ---- annexing ----


def annex_cost(g: Table, location: int) -> int:
    return g.t.annex_city if is_city(g, location) else g.t.annex_village


def annex(g: Table, seat: int, location: int) -> None:
    nation = held(g, COMBAT_NATION)
    g.stack[g.depth - 1][COMBAT_DONE] |= DID_ANNEX
    spend(g, annex_cost(g, location))
    note(g, ANNEXED, seat, location, nation, 0, BY_COMBAT)
    take_place(g, seat, location, nation)


def take_place(g: Table, seat: int, location: int, nation: int) -> None:
    """A marker is laid, which careers count; influence, and in a city its flag."""
    lay_marker(g, location, nation)
    g.liberations[seat] += 1
    touch(g, seat)
    gain = g.t.annex_city_influence if is_city(g, location) else g.t.annex_village_influence
    gain_influence(g, seat, nation, gain, BY_COMBAT)
    pay_flag(g, seat, location)


# ---- displacing ----


def displace_cost(g: Table, location: int) -> int:
    return g.t.displace_city if is_city(g, location) else g.t.displace_village


def may_displace(g: Table, location: int, nation: int) -> bool:
    return g.t.annexable[location] > 0 and markers_at(g, location) > g.markers[location][nation]


def displace(g: Table, seat: int, location: int) -> None:
    nation = held(g, COMBAT_NATION)
    g.stack[g.depth - 1][COMBAT_DONE] |= DID_DISPLACE
    spend(g, displace_cost(g, location))
    others = 0
    for other in range(NATION_COUNT):
        if other != nation and g.markers[location][other] > 0:
            others |= 1 << other
    if bits_in(others) == 1:
        displace_nation(g, seat, location, nation, lowest(others))
    else:
        push(g, NATION_CHOICE, seat, FOR_DISPLACEMENT, location, nation, others)


def displace_nation(g: Table, seat: int, location: int, nation: int, other: int) -> None:
    take_marker(g, location, other)
    lose_marker(g, other)
    note(g, DISPLACED, seat, location, nation, other, BY_COMBAT)
    fire(g, seat, ON_LIBERATE)
    take_place(g, seat, location, nation)
