"""Sailing: where a ship may stop, the secret passage, extra moves ("Sailing" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    ARRIVAL,
    ASSISTANTS,
    DISC,
    ENTRY_KIND,
    MAIN,
    MOVE,
    MOVE_EXTRA,
    MOVE_POINTS,
    OPS,
)
from carrack.games.maracaibo.event_names import BY_ROUND, BY_TILE, SAILED, TILE_USED
from carrack.games.maracaibo.names import L37, MAX_MOVEMENT, NONE, PASS, PASSAGE_DISC, SAIL, TURNS
from carrack.games.maracaibo.stack import ask, held, pop, push
from carrack.games.maracaibo.state import Table, discs_of, has_crossed, is_there
from carrack.kernel.steps import note, offer

# ---- courses ----


def can_use_arrow(g: Table, seat: int, location: int, k: int) -> bool:
    """Arrows of legacy tiles, of certain rounds, and into cities that ask for a barrier."""
    needed = g.t.arrow_legacy[location][k]
    if needed != NONE and g.legacy[needed] == 0:
        return False
    if g.t.arrow_rounds[location][k] & (1 << g.round_number) == 0:
        return False
    target = g.t.arrow_to[location][k]
    return is_there(g, target) and has_crossed(g, seat, g.t.needs_barrier[target])


def offer_courses(g: Table, seat: int, at: int, spent: int, most: int, passage: int) -> None:
    """Every stop with the movement points spent; the way follows the arrows [RULING 2], of which
    none leads to Havana [RULING 1]. A ship must move, as far as its captain likes. [RULING 3]
    """
    if spent >= g.t.least_movement:
        offer_course(g, SAIL + at * MAX_MOVEMENT + spent)
        if g.t.must_stop[at]:
            return
    for k in range(g.t.arrow_count[at]):
        cost = g.t.arrow_cost[at][k]
        if spent + cost <= most and can_use_arrow(g, seat, at, k):
            offer_courses(g, seat, g.t.arrow_to[at][k], spent + cost, most, passage)
    if passage and is_at_passage(g, at, spent) and spent + g.t.passage_cost <= most:
        offer_courses(g, seat, g.t.passage_to, spent + g.t.passage_cost, most, 0)


def is_at_passage(g: Table, at: int, spent: int) -> bool:
    """L37 begins at 13; by earlier rulings not for a ship that lies there."""
    return at == g.t.passage_from and (spent > 0 or g.t.corrected > 0)


def offer_course(g: Table, action: int) -> None:
    for i in range(g.move_count):
        if g.moves[i] == action:
            return
    offer(g, action)


def has_passage(g: Table, seat: int) -> int:
    """L37: once a game for each player, with a disc from the ship board. [RULING 34]"""
    if g.legacy[L37] == 0 or g.tile_discs[seat] & PASSAGE_DISC or discs_of(g, seat) == 0:
        return 0
    return 1


def reaches(g: Table, seat: int, at: int, target: int, points: int) -> bool:
    """Whether arrows lead to the target for exactly so many points."""
    if points == 0:
        return at == target
    if g.t.must_stop[at] and at != g.ship[seat]:
        return False
    for k in range(g.t.arrow_count[at]):
        cost = g.t.arrow_cost[at][k]
        if (
            cost <= points
            and can_use_arrow(g, seat, at, k)
            and reaches(g, seat, g.t.arrow_to[at][k], target, points - cost)
        ):
            return True
    return False


# ---- the movement ----


def step_move(g: Table, seat: int) -> None:
    """Behind the last space there is nowhere to sail."""
    if g.t.arrow_count[g.ship[seat]] > 0:
        ask(g)
    else:
        pop(g)


def offer_move(g: Table, seat: int) -> None:
    """An extra move may be declined."""
    most, extra = held(g, MOVE_POINTS), held(g, MOVE_EXTRA)
    if extra:
        offer(g, PASS)
    offer_courses(g, seat, g.ship[seat], 0, most, has_passage(g, seat))


def answer_move(g: Table, seat: int, action: int) -> None:
    course = action - SAIL
    sail(g, seat, course // MAX_MOVEMENT, course % MAX_MOVEMENT)


def sail(g: Table, seat: int, location: int, points: int) -> None:
    """The ship ends its movement; what happens there follows."""
    passage = not reaches(g, seat, g.ship[seat], location, points)
    extra = held(g, MOVE_EXTRA)
    pop(g)
    g.ship[seat] = location
    note(g, SAILED, seat, location, points, 1 if passage else 0, BY_ROUND)
    push(g, MAIN, seat, location, points, extra, 0)
    push(g, ARRIVAL, seat, location, points, 0, 0)
    if passage:
        g.tile_discs[seat] |= PASSAGE_DISC
        note(g, TILE_USED, seat, L37, 0, 0, BY_TILE + L37)
        push(g, DISC, seat, 1, 0, 0, 0)


def move_again(g: Table, seat: int, points: int) -> None:
    """A new movement, arrival and main action; the action that gave it is over. [RULING 3]"""
    if g.phase != TURNS or seat != g.current:
        return
    while g.depth > 0 and (held(g, ENTRY_KIND) == OPS or held(g, ENTRY_KIND) == ASSISTANTS):
        pop(g)
    push(g, MOVE, seat, points, 1, 0, 0)
