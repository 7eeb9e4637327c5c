"""What a stop brings before the main action ("Arriving" and "Legacy tiles" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    E_LIST,
    E_LOCATIONS,
    E_MODIFIER,
    E_MOST,
    E_PER_POINT,
    E_TRIGGER,
    M_STOPS,
    ON_EMPTY_VILLAGE,
    OP,
    OP_COST,
    OP_PAY_FOR,
    P_STOP_OWNED,
)
from carrack.games.maracaibo.entry_names import (
    ARRIVAL_BEGUN,
    ARRIVAL_CHAPTER,
    ARRIVAL_HINT,
    ARRIVAL_LOCATION,
    ARRIVAL_POINTS,
    ARRIVAL_TILES,
    DISC,
    SURRENDER,
)
from carrack.games.maracaibo.event_names import (
    BY_CARD,
    BY_CHAPTER,
    BY_DUTCH,
    BY_PORT,
    BY_TILE,
    CHAPTER_DISC,
    MARKER_SURRENDERED,
    TILE_USED,
)
from carrack.games.maracaibo.names import (
    CHAPTER_GOAL,
    DRAW_HINT,
    FIRST_STOP_TILE,
    HARBOR_DISC,
    L5,
    L30,
    L36,
    LEGACY_TILES,
    LOCATIONS,
    NONE,
    PASS,
    STOPS_FROM,
    TILE_EFFECT,
)
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford
from carrack.games.maracaibo.rules.search import draw_hint, may_draw_hint, may_reach_hint
from carrack.games.maracaibo.stack import ask, held, hold, pop, push, push_agreed, push_ops
from carrack.games.maracaibo.state import (
    Table,
    discs_of,
    is_dutch,
    is_village,
    markers_at,
    port_works,
    rank_of,
)
from carrack.games.maracaibo.verbs import gain_doubloons, leave_track
from carrack.kernel.steps import note, offer

# ---- what happens by itself, and what is offered ----


def step_arrival(g: Table, seat: int) -> None:
    """What only gives happens by itself; the rest is offered. [RULING 51]"""
    if held(g, ARRIVAL_BEGUN) == 0:
        hold(g, ARRIVAL_BEGUN, 1)
        begin_arrival(g, seat)
    elif has_arrival_choice(g, seat):
        ask(g)
    else:
        pop(g)


def begin_arrival(g: Table, seat: int) -> None:
    location, points = held(g, ARRIVAL_LOCATION), held(g, ARRIVAL_POINTS)
    hold(g, ARRIVAL_TILES, waiting_tiles(g, seat, location))
    hold(g, ARRIVAL_HINT, 1 if g.t.search and g.hint_count[location] > 0 else 0)
    hold(g, ARRIVAL_CHAPTER, 1 if g.t.chapter_location == location and not g.chapter_paid else 0)
    if g.legacy[L36] > 0 and is_dutch(g, location) and g.surrendered[seat] == NONE:
        push(g, SURRENDER, seat, 0, 0, 0, 0)
    if g.legacy[L5] > 0 and location == g.t.legacy_place[L5]:
        push_ops(g, seat, g.t.legacy_list[L5], NONE, BY_TILE + L5, location)
    stop_on_tour(g, seat, location)
    stop_in_empty_village(g, seat, location, points)
    port = g.port[seat]
    if port_works(g, seat, P_STOP_OWNED) and g.markers[location][g.t.port_nation[port]] > 0:
        push_ops(g, seat, g.t.port_list[port], g.t.port_nation[port], BY_PORT + port, location)


def has_arrival_choice(g: Table, seat: int) -> bool:
    for tile in range(FIRST_STOP_TILE, LEGACY_TILES):
        if held(g, ARRIVAL_TILES) & (1 << (tile - FIRST_STOP_TILE)) and may_use_tile(g, seat, tile):
            return True
    if held(g, ARRIVAL_HINT) and may_reach_hint(g, seat, held(g, ARRIVAL_LOCATION)):
        return True
    return held(g, ARRIVAL_CHAPTER) > 0 and may_pay_chapter(g, seat)


def offer_arrival(g: Table, seat: int) -> None:
    offer(g, PASS)
    for tile in range(FIRST_STOP_TILE, LEGACY_TILES):
        if held(g, ARRIVAL_TILES) & (1 << (tile - FIRST_STOP_TILE)) and may_use_tile(g, seat, tile):
            offer(g, TILE_EFFECT + tile)
    if held(g, ARRIVAL_HINT) and may_draw_hint(g, held(g, ARRIVAL_LOCATION)):
        offer(g, DRAW_HINT)
    if held(g, ARRIVAL_CHAPTER) and may_pay_chapter(g, seat):
        offer(g, CHAPTER_GOAL)


def answer_arrival(g: Table, seat: int, action: int) -> None:
    if action < DRAW_HINT:
        use_tile(g, seat, action - TILE_EFFECT)
    elif action == DRAW_HINT:
        draw_hint(g, seat)
    else:
        pay_chapter(g, seat)


# ---- legacy tiles ----


def waiting_tiles(g: Table, seat: int, location: int) -> int:
    """Legacy tiles here whose effect may be used at this stop (bits)."""
    tiles = 0
    for tile in range(LEGACY_TILES):
        if (
            g.legacy[tile] > 0
            and g.t.legacy_place[tile] == location
            and tile != L5
            and g.t.list_length[g.t.legacy_list[tile]] > 0
        ):
            tiles |= 1 << (tile - FIRST_STOP_TILE)
    return tiles


def may_use_tile(g: Table, seat: int, tile: int) -> bool:
    """L30 wants a disc, and an empty space of the own color; others what they cost."""
    if tile == L30:
        return g.tile_discs[seat] & HARBOR_DISC == 0 and discs_of(g, seat) > 0
    row = g.t.list_start[g.t.legacy_list[tile]]
    return g.t.op[row][OP] != OP_PAY_FOR or can_afford(g, seat, g.t.op[row][OP_COST], 0)


def use_tile(g: Table, seat: int, tile: int) -> None:
    location = held(g, ARRIVAL_LOCATION)
    g.stack[g.depth - 1][ARRIVAL_TILES] &= ~(1 << (tile - FIRST_STOP_TILE))
    note(g, TILE_USED, seat, tile, 0, 0, BY_TILE + tile)
    push_agreed(g, seat, g.t.legacy_list[tile], NONE, BY_TILE + tile, location)


# ---- cards that wait for a stop ----


def stop_in_empty_village(g: Table, seat: int, location: int, points: int) -> None:
    """Quiet Trader: doubloons for movement points, up to a limit."""
    if g.reacts[seat] & (1 << ON_EMPTY_VILLAGE) == 0:
        return
    if not is_village(g, location) or markers_at(g, location) > 0:
        return
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            effect = g.t.card_effect[card] + k
            if g.t.effect[effect][E_TRIGGER] == ON_EMPTY_VILLAGE:
                gain = min(points * g.t.effect[effect][E_PER_POINT], g.t.effect[effect][E_MOST])
                gain_doubloons(g, seat, gain, BY_CARD + card)


def stop_on_tour(g: Table, seat: int, location: int) -> None:
    """Grand Tour: the first stop at each of its places moves a disc to the card."""
    if g.helps[seat] & (1 << M_STOPS) == 0 or discs_of(g, seat) == 0:
        return
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            effect = g.t.card_effect[card] + k
            if g.t.effect[effect][E_MODIFIER] == M_STOPS:
                make_stop(g, seat, card, effect, location)


def make_stop(g: Table, seat: int, card: int, effect: int, location: int) -> None:
    places, bit, all_bits, here = g.t.effect[effect][E_LOCATIONS], STOPS_FROM, 0, 0
    for place in range(LOCATIONS):
        if places & (1 << place):
            all_bits |= 1 << bit
            if place == location:
                here = 1 << bit
            bit += 1
    if here == 0 or g.mark[card] & here:
        return
    g.mark[card] |= here
    if g.mark[card] & all_bits == all_bits:
        push_ops(g, seat, g.t.effect[effect][E_LIST], NONE, BY_CARD + card, location)
    push(g, DISC, seat, 1, 0, 0, 0)


# ---- the Dutch ----


def surrender(g: Table, seat: int, nation: int) -> None:
    """L36: the marker pays by its rank and leaves its track for good. [RULING 32]"""
    pop(g)
    g.surrendered[seat] = nation
    note(g, MARKER_SURRENDERED, seat, nation, 0, 0, BY_DUTCH)
    gain_doubloons(g, seat, g.t.dutch_doubloons * rank_of(g, seat, nation), BY_DUTCH)
    leave_track(g, seat, nation, BY_DUTCH)


# ---- the goal of a chapter ----


def may_pay_chapter(g: Table, seat: int) -> bool:
    return discs_of(g, seat) > 0 and can_afford(g, seat, g.t.chapter_cost, 0)


def pay_chapter(g: Table, seat: int) -> None:
    """A disc goes from the ship board to the chapter card."""
    hold(g, ARRIVAL_CHAPTER, 0)
    g.chapter_paid = 1
    g.chapter_discs[seat] += 1
    note(g, CHAPTER_DISC, seat, g.t.chapter, 0, 0, BY_CHAPTER)
    push_ops(g, seat, g.t.chapter_gain, NONE, BY_CHAPTER, NONE)
    push(g, DISC, seat, 1, 0, 0, 0)
    begin_payment(g, seat, g.t.chapter_cost, BY_CHAPTER)
