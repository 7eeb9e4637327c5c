"""Thousands of games at once, stepped in compiled code without the GIL.

A title in plain Python, or without an encoder of its own, is stepped through the verbs that every
title has: the same arrays and the same games, slower.

Observations, masks, rewards and ends are written into arrays that are made once; `step` fills them
anew and copies nothing. Whoever wants to keep something copies it.

>>> import carrack
>>> games = Vector(carrack.load("macau_cards"), seats=3, count=4, options={"turn_limit": 60})
>>> games.observations.shape == (4, games.encoder.size), games.masks.shape
(True, (4, 144))
>>> for _ in range(300):
...     games.step(games.random_actions())
>>> games.finished > 0
True
"""

# compiled, small

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Lock
from typing import Any

import numpy

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.kernel.chance import mix, seed_streams
from carrack.kernel.errors import BadOption, CarrackError, IllegalAction, shown
from carrack.kernel.game import Game
from carrack.kernel.limits import MASK64, NOBODY
from carrack.kernel.memory import clear_block, numbers_of, place_of, release, reserve
from carrack.kernel.state import State, end_undo
from carrack.kernel.widths import Addresses, Bits, Chars, Floats, Index, Ints, Long, Longs, WideBits
from carrack.research.encoders import Encoder, Marks, Paper, encoder_for, mark_legal
from carrack.research.rewards import is_shared, utilities
from carrack.research.view_encoder import PlainEncoder
from carrack.research.wishes import game_for, whole

MOST_GAMES = 1 << 20
LARGEST_SEED = 1 << 62  # of the first games: those that follow them have larger ones


class Vector:
    """Games of one title, each waiting for the seat in `to_move` to choose.

    `seat` is the one that is asked, while the others choose at random in compiled code; without it
    every seat is asked, one after the other. A game that ends is followed by a new one at once:
    `dones` and `rewards` tell of the old, observations and masks are those of the new. The n-th
    game at a place i has the seed `seed + i + n * count`, and is the same as `game.new` with it,
    however many threads there are.
    """

    encoder: Encoder
    observations: Any  # int16, games × encoder.size: for the seat to move
    masks: Any  # int8, games × actions: its legal actions
    rewards: Any  # float32, games × seats: not 0 where a game has just ended
    dones: Any  # bool: whether a game has just ended
    to_move: Any  # int32: the seat that is asked
    actions: Any  # int64: what was chosen last
    seeds: Any  # uint64: of the games that are being played
    held: Any  # the states; the numbers in `states` say where they lie
    lock: Any  # one step at a time, whichever thread asks for it
    workers: Any
    workers_of: int  # the process that has them
    parts: Any  # first and last game of each thread
    count: int
    seats: int
    seat: int
    shared: bool
    plain: bool  # stepped through the verbs that every title has, in Python
    paper: Paper
    marks: Marks
    states: Addresses
    rewarded: Floats
    ended: Chars
    movers: Ints
    chosen: Longs
    deals: WideBits
    luck: WideBits
    done_games: Longs

    def __init__(
        self,
        game: str | Game,
        seats: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
        seed: int = 0,
        seat: int | None = None,
    ) -> None:
        game = game_for(game)
        seats, count, threads, seat = whole(seats), whole(count), whole(threads), whole(seat)
        game.check_seats(seats)
        check_numbers(count, threads, seats, seat)
        self.lock = Lock()
        self.encoder = encoder_for(game, seats)
        self.count = count
        self.seats = seats
        self.seat = NOBODY if seat is None else seat
        self.make_arrays()
        first = game.new(seats=seats, seed=0, options=options)
        self.shared = is_shared(first)
        self.plain = not first.native or isinstance(self.encoder, PlainEncoder)
        self.held = [first.clone() for _ in range(count)]
        for i in range(count):
            self.states[i] = place_of(self.held[i])
        share = -(-count // threads)
        self.parts = [(at, min(count, at + share)) for at in range(0, count, share)]
        self.workers = None
        self.workers_of = 0
        self.reset(seed)

    def make_arrays(self) -> None:  # python
        count, encoder = self.count, self.encoder
        self.observations = numpy.zeros((count, encoder.size), numpy.int16)
        self.masks = numpy.zeros((count, encoder.actions), numpy.int8)
        self.rewards = numpy.zeros((count, self.seats), numpy.float32)
        self.dones = numpy.zeros(count, numpy.bool_)
        self.to_move = numpy.zeros(count, numpy.int32)
        self.actions = numpy.zeros(count, numpy.int64)
        self.seeds = numpy.zeros(count, numpy.uint64)
        self.paper = Paper(self.observations)
        self.marks = Marks(self.masks)
        self.rewarded = cython.cast("float *", numbers_of(self.rewards))
        self.ended = cython.cast("signed char *", numbers_of(self.dones))
        self.movers = cython.cast("int *", numbers_of(self.to_move))
        self.chosen = cython.cast("long long *", numbers_of(self.actions))
        self.deals = cython.cast("unsigned long long *", numbers_of(self.seeds))
        self.states = cython.cast("size_t *", reserve(count, 8))
        self.luck = cython.cast("unsigned long long *", reserve(count, 8))
        self.done_games = cython.cast("long long *", reserve(count, 8))

    def __dealloc__(self) -> None:
        release(cython.cast("size_t", self.states))
        release(cython.cast("size_t", self.luck))
        release(cython.cast("size_t", self.done_games))

    def reset(self, seed: int) -> None:  # python
        """Begin all games anew."""
        seed = whole(seed)
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise BadOption(
                f"the seed must be a whole number from 0 to {LARGEST_SEED}, not {shown(seed)}",
                code="option.seed",
            )
        with self.lock:
            self.seeds[:] = numpy.arange(seed, seed + self.count, dtype=numpy.uint64)
            for i in range(self.count):
                self.luck[i] = mix(seed + i) | 1
                self.done_games[i] = 0
            self.in_parts(self.begin_part)

    def step(self, actions: Any) -> None:
        """Do one action in every game; IllegalAction, and nothing done, when one is not legal."""
        given = numpy.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise CarrackError(
                f"{self.count} whole numbers are needed, one for each game", code="research.actions"
            )
        with self.lock:
            numpy.copyto(self.actions, given, casting="unsafe")
            at = first_illegal_plainly(self) if self.plain else first_illegal(self)
            if at >= 0:
                state = self.held[at].clone()
                why = state.game.refusal(state, state.to_move, int(given[at]))
                raise IllegalAction(f"game {at}: {why}", code=why.code)
            self.in_parts(self.advance_part)

    def random_actions(self) -> Any:
        """A legal action for every game, all equally likely. The array is used again."""
        with self.lock:
            self.in_parts(self.choose_part)
        return self.actions

    def state(self, at: int) -> State:
        """A copy of one of the games, to look at."""
        with self.lock:
            copy: State = self.held[at].clone()
        return copy

    @property
    def finished(self) -> int:
        """Games that were played to their end since the last reset."""
        return sum([self.done_games[i] for i in range(self.count)])

    def in_parts(self, work: Any) -> None:
        """Each thread has its own games; with one thread nobody is asked to wait, and titles in
        plain Python would only stand in each other's way.
        """
        if len(self.parts) == 1 or self.plain:
            work(0, self.count)
            return
        if self.workers_of != os.getpid():  # threads do not follow into a process that was forked
            self.workers = ThreadPoolExecutor(len(self.parts))
            self.workers_of = os.getpid()
        running = [self.workers.submit(work, first, last) for first, last in self.parts]
        try:
            wait(running)
        finally:  # Ctrl-C does not stop them, and nobody may step games that are being stepped
            wait(running)

    def begin_part(self, first: int, last: int) -> None:  # gil
        if self.plain:
            begin_plainly(self, first, last)
            return
        with cython.nogil:
            begin_games(self, first, last)

    def advance_part(self, first: int, last: int) -> None:  # gil
        if self.plain:
            advance_plainly(self, first, last)
            return
        with cython.nogil:
            advance_games(self, first, last)

    def choose_part(self, first: int, last: int) -> None:  # gil
        if self.plain:
            choose_plainly(self, first, last)
            return
        with cython.nogil:
            choose_actions(self, first, last)


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


def first_illegal(v: Vector) -> int:
    """The first game whose action is not legal; -1 if there is none.

    The states are asked what they listed last: whoever has the arrays may have written into them.
    """
    for i in range(v.count):
        if not is_listed(cython.cast(State, cython.cast("void *", v.states[i])), v.chosen[i]):
            return i
    return -1


def is_listed(g: State, action: Long) -> bool:
    for i in range(g.move_count):
        if g.moves[i] == action:
            return True
    return False


def begin_games(v: Vector, first: int, last: int) -> None:
    for i in range(first, last):
        begin_game(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def begin_game(v: Vector, g: State, i: int) -> None:
    clear_rewards(v, i)
    v.ended[i] = 0
    deal(v, g, i)
    show(v, g, i)


def advance_games(v: Vector, first: int, last: int) -> None:
    for i in range(first, last):
        advance_game(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def advance_game(v: Vector, g: State, i: int) -> None:
    """What was chosen, what rivals choose, and a new game after the end of this one."""
    if v.ended[i]:
        clear_rewards(v, i)
    g.advance(g.mover(), v.chosen[i])
    play_rivals(v, g, i)
    v.ended[i] = g.mover() == NOBODY
    if v.ended[i]:
        v.done_games[i] += 1
        reward(v, g, i)
        v.deals[i] += v.count
        deal(v, g, i)
    show(v, g, i)


def deal(v: Vector, g: State, i: int) -> None:
    """A new game. One that is over before the seat that is asked may choose is left out."""
    while True:
        seed_streams(g, v.deals[i])
        clear_block(g, g.block_start, g.block_size)
        g.decision_number = 0
        end_undo(g)
        g.begin()
        play_rivals(v, g, i)
        if g.mover() != NOBODY:
            return
        v.deals[i] += v.count


def play_rivals(v: Vector, g: State, i: int) -> None:
    """Where one seat is asked, all others choose at random."""
    if v.seat == NOBODY:
        return
    seat = g.mover()
    while seat != NOBODY and seat != v.seat:
        count = g.fill_legal(seat)
        g.advance(seat, g.moves[pick(v, i, count)])
        seat = g.mover()


def show(v: Vector, g: State, i: Index) -> None:
    """The table for the seat that is asked."""
    seat = g.mover()
    v.movers[i] = seat
    v.encoder.write(g, seat, v.paper, i * v.encoder.size)
    mark_legal(g, g.fill_legal(seat), v.marks, i * v.encoder.actions, v.encoder.actions)


def clear_rewards(v: Vector, i: Index) -> None:
    for seat in range(v.seats):
        v.rewarded[i * v.seats + seat] = 0.0


def reward(v: Vector, g: State, i: Index) -> None:
    """Reward all seats at the end of a game; `rewards.utilities` says it in plain Python."""
    for seat in range(v.seats):
        place = g.place(seat)
        if v.shared:
            v.rewarded[i * v.seats + seat] = 1.0 if place == 1 else -1.0
        else:
            sharing = 0
            for other in range(v.seats):
                if g.place(other) == place:
                    sharing += 1
            v.rewarded[i * v.seats + seat] = (v.seats + 2.0 - 2 * place - sharing) / (v.seats - 1)


def choose_actions(v: Vector, first: int, last: int) -> None:
    for i in range(first, last):
        choose_action(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def choose_action(v: Vector, g: State, i: int) -> None:
    v.chosen[i] = g.moves[pick(v, i, g.move_count)]


def pick(v: Vector, i: Index, count: Bits) -> int:
    """An even choice among `count`, from the luck of one game (xorshift64, scaled)."""
    luck: Bits = v.luck[i]
    luck ^= (luck << 13) & MASK64
    luck ^= luck >> 7
    luck ^= (luck << 17) & MASK64
    v.luck[i] = luck
    return ((luck >> 33) * count) >> 31


# ---- titles in plain Python, and those whose observations are made from views ----


def first_illegal_plainly(v: Vector) -> int:  # gil
    """The first game whose action is not legal; -1 if there is none."""
    for i in range(v.count):
        state = v.held[i]
        if int(v.chosen[i]) not in state.legal(state.to_move):
            return i
    return -1


def begin_plainly(v: Vector, first: int, last: int) -> None:  # gil
    for i in range(first, last):
        v.rewards[i] = 0.0
        v.dones[i] = False
        deal_plainly(v, i)
        show_plainly(v, i)


def advance_plainly(v: Vector, first: int, last: int) -> None:  # gil
    """What was chosen, what rivals choose, and a new game after the end of this one."""
    for i in range(first, last):
        state = v.held[i]
        state.apply(state.to_move, int(v.chosen[i]))
        play_rivals_plainly(v, i)
        v.dones[i] = state.is_over
        v.rewards[i] = utilities(state) if state.is_over else 0.0
        if state.is_over:
            v.done_games[i] += 1
            v.deals[i] += v.count
            deal_plainly(v, i)
        show_plainly(v, i)


def deal_plainly(v: Vector, i: int) -> None:  # gil
    """A new game. One that is over before the seat that is asked may choose is left out."""
    state = v.held[i]
    while True:
        state.start(int(v.deals[i]))
        play_rivals_plainly(v, i)
        if not state.is_over:
            return
        v.deals[i] += v.count


def play_rivals_plainly(v: Vector, i: int) -> None:  # gil
    """Where one seat is asked, all others choose at random."""
    state = v.held[i]
    if v.seat == NOBODY:
        return
    while not state.is_over and state.to_move != v.seat:
        legal = state.legal(state.to_move)
        state.apply(state.to_move, legal[pick(v, i, len(legal))])


def show_plainly(v: Vector, i: int) -> None:  # gil
    """The table for the seat that is asked."""
    state = v.held[i]
    seat = state.to_move
    v.movers[i] = seat
    v.encoder.observe_into(state, seat, v.observations[i])
    v.encoder.mask_into(state, seat, v.masks[i])


def choose_plainly(v: Vector, first: int, last: int) -> None:  # gil
    for i in range(first, last):
        legal = v.held[i].legal(v.held[i].to_move)
        v.chosen[i] = legal[pick(v, i, len(legal))]
