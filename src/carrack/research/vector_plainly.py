"""Games of a `Vector` that are stepped through the verbs that every title has: those of titles in
plain Python, and those whose observations are made from views. The same arrays and the same games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy

from carrack.kernel.errors import BadOption, CarrackError, IllegalAction, shown
from carrack.research.rewards import utilities
from carrack.research.wishes import HOLD, whole

if TYPE_CHECKING:
    from carrack.research.vector import Vector

MOST_GAMES = 1 << 20
LARGEST_SEED = 1 << 62  # of the first games: those that follow them have larger ones
LEGAL = -1  # for the game whose action is not
MOST_SCATTERED = 1 << 20  # choices of a game that never ends


def first_illegal(v: Vector, first: int, last: int) -> int:
    """The first game whose action is not legal; -1 if there is none."""
    for i in range(first, last):
        state = v.held[i]
        if v.actions[i] != HOLD and int(v.actions[i]) not in state.legal(state.to_move):
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
        if v.actions[i] == HOLD:
            v.dones[i] = False
            continue
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
    """Those who are not asked choose; what is forced is done, by wish."""
    state = v.held[i]
    while not state.is_over:
        is_asked = v.rivals[state.to_move] is None
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
    row = v.encoder.observe(state, seat)
    if v.small:
        row = row.clip(-128, 127)
    v.observations[i, : v.encoder.size] = row
    if v.packed:
        v.masks[i] = numpy.packbits(v.encoder.mask(state, seat), bitorder="little")
    else:
        v.encoder.mask_into(state, seat, v.masks[i])


# ---- what a vector is given, whatever steps it ----


def arrays(count: int, seats: int, row: tuple[int, Any], mask: tuple[int, bool]) -> tuple[Any, ...]:
    """The arrays of a vector, in the order in which it names them."""
    shapes: list[tuple[Any, Any]] = [
        ((count, row[0]), row[1]),
        ((count, mask[0]), numpy.uint8 if mask[1] else numpy.int8),
        ((count, seats), numpy.float32),
        ((count, seats), numpy.int32),
        ((count, seats), numpy.int8),
    ]
    kinds = [numpy.int32, numpy.bool_, numpy.int32, numpy.int64, numpy.uint64]
    shapes += [(count, kind) for kind in (*kinds, numpy.int32, numpy.int64, numpy.uint64)]
    return tuple(numpy.zeros(shape, kind) for shape, kind in shapes)


def seed_of(seed: Any) -> int:
    seed = whole(seed)
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise BadOption(
            f"the seed must be a whole number from 0 to {LARGEST_SEED}, not {shown(seed)}",
            code="option.seed",
        )
    return seed


def take(actions: Any, given: Any) -> None:
    """Keep what somebody chose."""
    given = numpy.asarray(given)
    if given.shape != actions.shape or given.dtype.kind not in "iu":
        raise CarrackError(
            f"{len(actions)} whole numbers are needed, one for each game", code="research.actions"
        )
    numpy.copyto(actions, given, casting="unsafe")


def refusal(v: Vector, at: int) -> IllegalAction:
    """Why what was chosen in this game cannot be done."""
    state = v.held[at].clone()
    why = state.game.refusal(state, state.to_move, int(v.actions[at]))
    return IllegalAction(f"game {at}: {why}", code=why.code)


def check_numbers(count: int, threads: int, seats: int, seat: int | None) -> None:
    if type(count) is not int or not 1 <= count <= MOST_GAMES:
        raise BadOption(f"{shown(count)} games at once cannot be", code="research.count")
    if type(threads) is not int or not 1 <= threads <= count:
        raise BadOption(
            f"{shown(threads)} threads for {count} games cannot be", code="research.count"
        )
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise BadOption(
            f"there is no seat {shown(seat)} at a table of {seats}", code="seat.unknown"
        )
