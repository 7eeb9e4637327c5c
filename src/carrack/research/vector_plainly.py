"""Games of a `Vector` that are stepped through the verbs that every title has: those of titles in
plain Python, and those whose observations are made from views. The same arrays and the same games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy

from carrack.kernel.limits import NOBODY
from carrack.research.rewards import utilities

if TYPE_CHECKING:
    from carrack.research.vector import Vector

LEGAL = -1  # for the game whose action is not
MOST_SCATTERED = 1 << 20  # choices of a game that never ends


def first_illegal(v: Vector, first: int, last: int) -> int:
    """The first game whose action is not legal; -1 if there is none."""
    for i in range(first, last):
        state = v.held[i]
        if int(v.actions[i]) not in state.legal(state.to_move):
            return i
    return LEGAL


def begin_games(v: Vector, first: int, last: int) -> None:
    for i in range(first, last):
        clear_rewards(v, i)
        v.dones[i] = False
        deal(v, i)
        if v.scatter:
            play_a_part(v, i)
        show(v, i)


def advance_games(v: Vector, first: int, last: int) -> None:
    """What was chosen, what rivals choose, and a new game after the end of this one."""
    for i in range(first, last):
        state = v.held[i]
        clear_rewards(v, i)
        state.apply(state.to_move, int(v.actions[i]))
        v.played[i] += 1
        play_rivals(v, i)
        v.dones[i] = state.is_over
        if state.is_over:
            tell_end(v, i)
            v.ends[i] += 1
            v.seeds[i] += v.count
            deal(v, i)
        show(v, i)


def choose_actions(v: Vector, first: int, last: int) -> None:
    for i in range(first, last):
        legal = v.held[i].legal(v.held[i].to_move)
        v.actions[i] = legal[v.pick(i, len(legal))]


def clear_rewards(v: Vector, i: int) -> None:
    v.lengths[i] = 0
    v.rewards[i] = v.scores[i] = v.places[i] = 0


def deal(v: Vector, i: int) -> None:
    """A new game. One that is over before the seat that is asked may choose is left out."""
    state = v.held[i]
    v.played[i] = 0
    while True:
        state.start(int(v.seeds[i]))
        play_rivals(v, i)
        if not state.is_over:
            return
        v.seeds[i] += v.count


def tell_end(v: Vector, i: int) -> None:
    state = v.held[i]
    v.rewards[i] = utilities(state)
    v.scores[i] = state.scores()
    v.places[i] = [state.final_place(seat) for seat in range(v.seats)]
    v.lengths[i] = v.played[i]


def play_a_part(v: Vector, i: int) -> None:
    """Up to anywhere: the game is played to its end at random, and then once more, so far."""
    luck = v.lucks[i]
    upto = v.pick(i, play_on(v, i, MOST_SCATTERED))
    v.lucks[i] = luck
    v.held[i].start(int(v.seeds[i]))
    play_rivals(v, i)
    play_on(v, i, upto)


def play_on(v: Vector, i: int, most: int) -> int:
    """Choose at random for whoever is asked, so often or to the end; how often it was."""
    state = v.held[i]
    for done in range(most):
        if state.is_over:
            return done
        legal = state.legal(state.to_move)
        state.apply(state.to_move, legal[v.pick(i, len(legal))])
        play_rivals(v, i)
    return most


def play_rivals(v: Vector, i: int) -> None:
    """Where one seat is asked, all others choose at random; what is forced is done, by wish."""
    state = v.held[i]
    while not state.is_over:
        is_asked = v.seat == NOBODY or state.to_move == v.seat
        if is_asked and not v.skip_forced:
            return
        legal = state.legal(state.to_move)
        if is_asked and len(legal) > 1:
            return
        state.apply(state.to_move, legal[0 if len(legal) == 1 else v.pick(i, len(legal))])


def show(v: Vector, i: int) -> None:
    """The table for the seat that is asked."""
    state = v.held[i]
    seat = state.to_move
    v.to_move[i] = seat
    v.encoder.observe_into(state, seat, v.observations[i])
    if v.packed:
        v.masks[i] = numpy.packbits(v.encoder.mask(state, seat), bitorder="little")
    else:
        v.encoder.mask_into(state, seat, v.masks[i])
