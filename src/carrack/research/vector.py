"""Thousands of games at once, stepped in compiled code without the GIL.

A title in plain Python, or without an encoder of its own, is stepped in plain Python, too: see
`vector_plainly.py`.

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

One half can be stepped while somebody thinks about the other:

>>> for half, part in enumerate(games.halves):
...     games.send(games.random_actions(half)[part], half)
>>> for half, part in enumerate(games.halves):
...     games.recv(half)
"""

# compiled, small

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any

import numpy

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Evaluator, Weights
from carrack.bots.search import evaluator_for
from carrack.kernel.chance import mix, seed_streams
from carrack.kernel.errors import CarrackError, shown
from carrack.kernel.game import Game
from carrack.kernel.limits import MASK64, NOBODY
from carrack.kernel.memory import (
    COMPILED,
    clear_block,
    numbers_of,
    place_of,
    release,
    reserve,
)
from carrack.kernel.state import State
from carrack.kernel.steps import end_undo
from carrack.kernel.widths import Addresses, Bits, Chars, Floats, Index, Ints, Long, Longs, WideBits
from carrack.research import vector_plainly
from carrack.research.crew import Crew, Work
from carrack.research.encoders import Encoder, Marks, Paper, clear_marks, encoder_for
from carrack.research.rewards import is_shared
from carrack.research.vector_plainly import LEGAL, MOST_SCATTERED
from carrack.research.view_encoder import PlainEncoder
from carrack.research.wishes import (
    ASKED,
    GREEDY,
    HOLD,
    KINDS,
    game_for,
    row_size_for,
    seated,
    whole,
)

BEGIN, CHECK, ADVANCE, PICK = 0, 1, 2, 3  # what is done in parts


class Vector(Work):
    """Games of one title, each waiting for the seat in `to_move` to choose.

    `seat` is the one that is asked, while the others choose at random in compiled code; without it
    every seat is asked, one after the other. A game that ends is followed by a new one at once:
    `dones` and `rewards` tell of the old, observations and masks are those of the new. The n-th
    game at a place i has the seed `seed + i + n * count`, and is the same as `game.new` with it,
    however many threads there are.

    `rivals` says who has the other seats: "random", "greedy" (what tempts the title's evaluator
    most, one action ahead; without an evaluator chance decides), or a name for each seat, with None
    for the seats that are asked.

    `skip_forced` asks nobody who has one legal action only: it is done. `scatter` begins the first
    games anywhere on their way, played at random up to there. `packed` makes `masks` rows of bits,
    the lowest first, as `numpy.unpackbits(row, bitorder="little")` reads them. `layout="any"` makes
    rows as long as those of the largest table of the title: the numbers of seats that are not there
    are 0. `small` makes rows of int8, in which what is larger is 127 and what is less is -128.

    The arrays are for reading: `step` writes what changes in `masks`, and nothing else there.
    """

    encoder: Encoder
    observations: Any  # int16 (int8 by wish), games × row_size: for the seat to move
    masks: Any  # int8, games × actions: its legal actions; uint8 and an eighth of it when packed
    rewards: Any  # float32, games × seats: not 0 where a game has just ended
    scores: Any  # int32, games × seats: of that game
    places: Any  # int8, games × seats: in that game, from 1
    lengths: Any  # int32: how many steps that game had
    dones: Any  # bool: whether a game has just ended
    to_move: Any  # int32: the seat that is asked
    actions: Any  # int64: what was chosen last
    seeds: Any  # uint64: of the games that are being played
    held: Any  # the states; the numbers in `states` say where they lie
    lock: Any  # one step at a time, whichever thread asks for it
    crews: Any  # the threads of the first half, or of all, and of the second
    under_way: Any  # whether this half is being stepped
    halves: Any  # slices: the games of each half
    threads: int
    count: int
    seats: int
    seat: int
    shared: bool
    plain: bool  # stepped through the verbs that every title has, in Python
    skip_forced: bool
    scatter: bool
    packed: bool
    small: bool
    thinks: bool  # somebody is greedy
    rivals: Any  # the name of who has each seat; None is asked
    row_size: int
    mask_size: int
    paper: Paper
    marks: Marks
    narrow: Chars  # rows of int8 …
    draft: Paper  # … and where those of each part are written at first
    who: Chars  # ASKED, RANDOM or GREEDY, for each seat
    whose: Any  # the same as an array
    thinkers: Addresses  # the evaluator of each part …
    weights: Addresses  # … and what it weighs with
    minds: Any  # both, to keep them
    parts: Ints  # the part of each game
    states: Addresses
    rewarded: Floats
    scored: Ints
    placed: Chars
    lasted: Ints
    steps: Ints  # of the games that are being played
    starts: Longs  # the first game of each part, and where the last one ends
    wrong: Longs  # the first game of each part whose action is not legal
    ended: Chars
    movers: Ints
    chosen: Longs
    deals: WideBits
    luck: WideBits
    done_games: Longs
    played: Any  # int32: how many steps these games had so far
    ends: Any  # int64: games that ended at each place
    lucks: Any  # uint64: from which rivals, and `random_actions`, choose

    def __init__(
        self,
        game: str | Game,
        seats: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
        seed: int = 0,
        seat: int | None = None,
        skip_forced: bool = False,
        scatter: bool = False,
        packed: bool = False,
        rivals: str | Sequence[str | None] | None = None,
        layout: str = "table",
        small: bool = False,
    ) -> None:
        game = game_for(game)
        seats, count, threads, seat = whole(seats), whole(count), whole(threads), whole(seat)
        game.check_seats(seats)
        vector_plainly.check_numbers(count, threads, seats, seat)
        self.lock = Lock()
        self.encoder = encoder_for(game, seats)
        self.count = count
        self.seats = seats
        self.threads = threads
        self.seat = NOBODY if seat is None else seat
        self.skip_forced, self.scatter, self.packed = bool(skip_forced), bool(scatter), bool(packed)
        self.small = bool(small)
        self.rivals = seated(rivals, seats, seat)
        self.thinks = "greedy" in self.rivals
        self.row_size = row_size_for(self.encoder, layout)
        self.make_arrays()
        self.make_parts()
        self.make_minds()
        first = game.new(seats=seats, seed=0, options=options)
        for mind in self.minds:
            mind[0].attach(first)
        self.shared = is_shared(first)
        self.plain = not first.native or isinstance(self.encoder, PlainEncoder)
        self.held = [first.clone() for _ in range(count)]
        for i in range(count):
            self.states[i] = place_of(self.held[i])
        self.crews = [None, None]
        self.under_way = [False, False]
        self.reset(seed)

    def make_arrays(self) -> None:  # python
        count, encoder = self.count, self.encoder
        self.mask_size = (encoder.actions + 7) // 8 if self.packed else encoder.actions
        kind = numpy.int8 if self.small else numpy.int16
        made = vector_plainly.arrays(
            count, self.seats, (self.row_size, kind), (self.mask_size, self.packed)
        )
        self.observations, self.masks, self.rewards, self.scores, self.places = made[:5]
        self.lengths, self.dones, self.to_move, self.actions, self.seeds = made[5:10]
        self.played, self.ends, self.lucks = made[10:]
        rows = 2 * self.threads if self.small else 0
        self.draft = Paper(numpy.zeros((max(rows, 1), encoder.size), numpy.int16))
        self.paper = self.draft if self.small else Paper(self.observations)
        self.narrow = cython.cast("signed char *", numbers_of(self.observations.view(numpy.int8)))
        self.whose = numpy.array([KINDS[name] for name in self.rivals], numpy.int8)
        self.who = cython.cast("signed char *", numbers_of(self.whose))
        self.marks = Marks(self.masks.view(numpy.int8))
        self.rewarded = cython.cast("float *", numbers_of(self.rewards))
        self.scored = cython.cast("int *", numbers_of(self.scores))
        self.placed = cython.cast("signed char *", numbers_of(self.places))
        self.lasted = cython.cast("int *", numbers_of(self.lengths))
        self.ended = cython.cast("signed char *", numbers_of(self.dones))
        self.movers = cython.cast("int *", numbers_of(self.to_move))
        self.chosen = cython.cast("long long *", numbers_of(self.actions))
        self.deals = cython.cast("unsigned long long *", numbers_of(self.seeds))
        self.luck = cython.cast("unsigned long long *", numbers_of(self.lucks))
        self.done_games = cython.cast("long long *", numbers_of(self.ends))
        self.steps = cython.cast("int *", numbers_of(self.played))
        self.parts = cython.cast("int *", reserve(count, 4))
        self.states = cython.cast("size_t *", reserve(count, 8))
        self.thinkers = cython.cast("size_t *", reserve(2 * self.threads, 8))
        self.weights = cython.cast("size_t *", reserve(2 * self.threads, 8))
        self.starts = cython.cast("long long *", reserve(2 * self.threads + 1, 8))
        self.wrong = cython.cast("long long *", reserve(2 * self.threads, 8))

    def make_parts(self) -> None:  # python
        """Each half in as many parts as there are threads; those of few games may be empty."""
        middle = (self.count + 1) // 2
        self.halves = (slice(0, middle), slice(middle, self.count))
        for k in range(self.threads):
            self.starts[k] = middle * k // self.threads
            self.starts[self.threads + k] = middle + (self.count - middle) * k // self.threads
        self.starts[2 * self.threads] = self.count
        for part in range(2 * self.threads):
            for i in range(self.starts[part], self.starts[part + 1]):
                self.parts[i] = part

    def make_minds(self) -> None:  # python
        """What greedy rivals think with: an evaluator for each part, since it keeps notes."""
        self.minds = []
        if not self.thinks:
            return
        for part in range(2 * self.threads):
            mind = evaluator_for(self.encoder.game), Weights()
            self.minds.append(mind)
            self.thinkers[part], self.weights[part] = place_of(mind[0]), place_of(mind[1])

    def __dealloc__(self) -> None:
        """Nobody may be at work on what is given back."""
        for crew in self.crews or ():
            if crew is not None:
                crew.close()
        release(cython.cast("size_t", self.parts))
        release(cython.cast("size_t", self.thinkers))
        release(cython.cast("size_t", self.weights))
        release(cython.cast("size_t", self.starts))
        release(cython.cast("size_t", self.wrong))
        release(cython.cast("size_t", self.states))

    def reset(self, seed: int) -> None:  # python
        """Begin all games anew."""
        seed = vector_plainly.seed_of(seed)
        with self.lock:
            self.check_idle(None)
            self.seeds[:] = numpy.arange(seed, seed + self.count, dtype=numpy.uint64)
            self.ends[:] = 0
            for i in range(self.count):
                self.luck[i] = mix(seed + i) | 1
            self.do(BEGIN, None)

    def step(self, actions: Any) -> None:
        """Do one action in every game; IllegalAction, and nothing done, when one is not legal. A
        game with `HOLD` in the place of an action waits.
        """
        with self.lock:
            self.check_idle(None)
            self.take(actions, None)
            self.do(ADVANCE, None)

    def send(self, actions: Any, half: int | None = None) -> None:
        """Begin a step of all games, or of one half (0 or 1), and do not wait for it. Until `recv`
        nobody may look at the arrays of these games.

        Titles in plain Python are stepped at once.
        """
        with self.lock:
            self.check_idle(half)
            self.take(actions, half)
            if self.is_done_here():
                self.do(ADVANCE, half)
            else:
                first, last = self.parts_of(half)
                self.hired(half).begin(self, ADVANCE, first, last)
            for one in which(half):
                self.under_way[one] = True

    def recv(self, half: int | None = None) -> None:
        """Sleep until what was sent is done: the arrays tell of it."""
        with self.lock:
            if not all(self.under_way[one] for one in which(half)):
                raise CarrackError("nothing was sent that could be received", code="research.sent")
            for one in which(half):
                crew = self.crews[one]
                if crew is not None:
                    crew.finish()
                self.under_way[one] = False

    def random_actions(self, half: int | None = None) -> Any:
        """A legal action for every game, or for those of one half, all equally likely. The array is
        that of all games, and used again.
        """
        with self.lock:
            self.check_idle(half)
            self.do(PICK, half)
        return self.actions

    def state(self, at: int) -> State:
        """A copy of one of the games, to look at."""
        with self.lock:
            self.check_idle(None)
            copy: State = self.held[at].clone()
        return copy

    @property
    def finished(self) -> int:
        """Games that were played to their end since the last reset."""
        return int(self.ends.sum())

    def results(self) -> dict[str, Any]:
        """The games that ended in the last step, as arrays: where they were played, how long they
        took, and what every seat has of them.
        """
        at = numpy.flatnonzero(self.dones)
        return {
            "game": at,
            "length": self.lengths[at],
            "score": self.scores[at],
            "place": self.places[at],
            "reward": self.rewards[at],
        }

    def pick(self, i: int, count: int) -> int:  # python
        """An even choice among `count`, from the luck of one game."""
        return pick(self, i, count)

    # ---- in parts ----

    def check_idle(self, half: int | None) -> None:
        if any(self.under_way[one] for one in which(half)):
            raise CarrackError("what was sent must be received first", code="research.sent")

    def take(self, actions: Any, half: int | None) -> None:
        """What was chosen, if it is legal in every game."""
        where = slice(0, self.count) if half is None else self.halves[half]
        vector_plainly.take(self.actions[where], actions)
        self.do(CHECK, half)
        first, last = self.parts_of(half)
        for part in range(first, last):
            if self.wrong[part] != LEGAL:
                raise vector_plainly.refusal(self, int(self.wrong[part]))

    def do(self, what: int, half: int | None) -> None:
        """With one thread nobody is woken up, and titles in plain Python would only stand in each
        other's way.
        """
        first, last = self.parts_of(half)
        if self.is_done_here() or self.threads == 1:
            for part in range(first, last):
                do_here(self, what, part)
            return
        crew = self.hired(half)
        crew.begin(self, what, first, last)
        crew.finish()

    def is_done_here(self) -> bool:
        """Whether no thread can help."""
        return self.plain or not COMPILED

    def parts_of(self, half: int | None) -> tuple[int, int]:
        if half is None:
            return 0, 2 * self.threads
        return half * self.threads, (half + 1) * self.threads

    def hired(self, half: int | None) -> Crew:
        """The threads of a half; they do not follow into a process that was forked."""
        one = half or 0
        if self.crews[one] is None or not self.crews[one].is_here():
            self.crews[one] = Crew(self.threads)
        crew: Crew = self.crews[one]
        return crew

    def do_part(self, what: int, part: int) -> None:
        if what == BEGIN:
            begin_games(self, self.starts[part], self.starts[part + 1])
        elif what == CHECK:
            self.wrong[part] = first_illegal(self, self.starts[part], self.starts[part + 1])
        elif what == ADVANCE:
            advance_games(self, self.starts[part], self.starts[part + 1])
        else:
            choose_actions(self, self.starts[part], self.starts[part + 1])


def which(half: int | None) -> tuple[int, ...]:
    """The halves that are meant."""
    if half is None:
        return (0, 1)
    if half not in (0, 1):
        raise CarrackError(f"there is no half {shown(half)}: 0 or 1", code="research.half")
    return (half,)


def do_here(v: Vector, what: int, part: int) -> None:  # gil
    """One part, in the thread of whoever asks."""
    if not v.plain:
        with cython.nogil:
            v.do_part(what, part)
        return
    first, last = int(v.starts[part]), int(v.starts[part + 1])
    if what == BEGIN:
        vector_plainly.begin_games(v, first, last)
    elif what == CHECK:
        v.wrong[part] = vector_plainly.first_illegal(v, first, last)
    elif what == ADVANCE:
        vector_plainly.advance_games(v, first, last)
    else:
        vector_plainly.choose_actions(v, first, last)


def first_illegal(v: Vector, first: Long, last: Long) -> Long:
    """The first game whose action is not legal; -1 if there is none.

    The states are asked what they listed last: whoever has the arrays may have written into them.
    """
    for i in range(first, last):
        if not may_be(cython.cast(State, cython.cast("void *", v.states[i])), v.chosen[i]):
            return i
    return LEGAL


def may_be(g: State, action: Long) -> bool:
    return action == HOLD or is_listed(g, action)


def is_listed(g: State, action: Long) -> bool:
    for i in range(g.move_count):
        if g.moves[i] == action:
            return True
    return False


def begin_games(v: Vector, first: Long, last: Long) -> None:
    for i in range(first, last):
        begin_game(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def begin_game(v: Vector, g: State, i: Index) -> None:
    open_game(v, g, i)
    clear_marks(v.marks, i * v.mask_size, v.mask_size)
    show(v, g, i)


def open_game(v: Vector, g: State, i: int) -> None:
    clear_rewards(v, i)
    v.ended[i] = 0
    deal(v, g, i)
    if v.scatter:
        play_a_part(v, g, i)


def advance_games(v: Vector, first: Long, last: Long) -> None:
    for i in range(first, last):
        advance_game(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def advance_game(v: Vector, g: State, i: int) -> None:
    """What was chosen, what rivals choose, and a new game after the end of this one."""
    if v.chosen[i] == HOLD:
        stand_still(v, i)
        return
    unmark(v, g, i)
    move_on(v, g, i)
    if v.ended[i]:
        end_game(v, g, i)
    show(v, g, i)


def stand_still(v: Vector, i: Index) -> None:
    """Nothing but that what was told of the last step is no news."""
    if v.ended[i]:
        clear_rewards(v, i)
    v.ended[i] = 0


def move_on(v: Vector, g: State, i: int) -> None:
    """Up to the next question, or to the end of the game."""
    if v.ended[i]:
        clear_rewards(v, i)
    g.advance(g.mover(), v.chosen[i])
    v.steps[i] += 1
    play_rivals(v, g, i)
    v.ended[i] = g.mover() == NOBODY


def end_game(v: Vector, g: State, i: int) -> None:
    """What a game brought, and the next one."""
    v.done_games[i] += 1
    v.lasted[i] = v.steps[i]
    reward(v, g, i)
    v.deals[i] += v.count
    deal(v, g, i)


def deal(v: Vector, g: State, i: int) -> None:
    """A new game. One that is over before the seat that is asked may choose is left out."""
    v.steps[i] = 0
    while True:
        lay_out(v, g, i)
        play_rivals(v, g, i)
        if g.mover() != NOBODY:
            return
        v.deals[i] += v.count


def lay_out(v: Vector, g: State, i: int) -> None:
    seed_streams(g, v.deals[i])
    clear_block(g, g.block_start, g.block_size)
    g.decision_number = 0
    end_undo(g)
    g.begin()


def play_a_part(v: Vector, g: State, i: int) -> None:
    """Up to anywhere: the game is played to its end at random, and then once more, so far."""
    luck: Bits = v.luck[i]
    length = play_on(v, g, i, MOST_SCATTERED)
    upto = pick(v, i, length)
    v.luck[i] = luck
    lay_out(v, g, i)
    play_rivals(v, g, i)
    play_on(v, g, i, upto)


def play_on(v: Vector, g: State, i: int, most: int) -> int:
    """Choose at random for whoever is asked, so often or to the end; how often it was."""
    for done in range(most):
        seat = g.mover()
        if seat == NOBODY:
            return done
        g.advance(seat, g.moves[pick(v, i, g.fill_legal(seat))])
        play_rivals(v, g, i)
    return most


def play_rivals(v: Vector, g: State, i: int) -> None:
    """Those who are not asked choose; what is forced is done, by wish."""
    seat = g.mover()
    while seat != NOBODY:
        is_asked = v.who[seat] == ASKED
        if is_asked and not v.skip_forced:
            return
        count = g.fill_legal(seat)
        if is_asked and count > 1:
            return
        g.advance(seat, g.moves[0 if count == 1 else choice_of(v, g, seat, i, count)])
        seat = g.mover()


def choice_of(v: Vector, g: State, seat: int, i: int, count: int) -> int:
    """Which of the listed actions a rival takes."""
    if v.thinks and v.who[seat] == GREEDY:
        part = v.parts[i]
        best: int = cython.cast(Evaluator, cython.cast("void *", v.thinkers[part])).best_temptation(
            g, seat, True, cython.cast(Weights, cython.cast("void *", v.weights[part]))
        )
        return best
    return pick(v, i, count)


def show(v: Vector, g: State, i: Index) -> None:
    """The table for the seat that is asked."""
    ask(v, g, i)
    write_row(v, g, i)


def ask(v: Vector, g: State, i: Index) -> None:
    """Who chooses, among what."""
    seat = g.mover()
    v.movers[i] = seat
    g.fill_legal(seat)


def write_row(v: Vector, g: State, i: Index) -> None:
    """What the seat sees, and the mask of what it may do."""
    if v.small:
        write_narrow(v, g, i)
    else:
        v.encoder.write(g, v.movers[i], v.paper, i * v.row_size)
    if v.packed:
        mark_bits(g, v.marks, i * v.mask_size)
    else:
        mark(g, v.marks, i * v.mask_size)


def write_narrow(v: Vector, g: State, i: Index) -> None:
    """A row of bytes, by way of one of larger numbers."""
    size: Index = v.encoder.size
    first: Index = v.parts[i] * size
    start: Index = i * v.row_size
    v.encoder.write(g, v.movers[i], v.draft, first)
    wide = v.draft.at
    for k in range(size):
        number = wide[first + k]
        v.narrow[start + k] = 127 if number > 127 else -128 if number < -128 else number


def mark(g: State, marks: Marks, start: Index) -> None:
    """What is legal, where nothing is marked."""
    out = marks.at
    for i in range(g.move_count):
        out[start + g.moves[i]] = 1


def mark_bits(g: State, marks: Marks, start: Index) -> None:
    """The mask of a table with a bit for each action, the lowest of a byte first."""
    out = marks.at
    for i in range(g.move_count):
        action: Index = g.moves[i]
        bits = (out[start + (action >> 3)] & 255) | (1 << (action & 7))
        out[start + (action >> 3)] = bits - 256 if bits > 127 else bits


def unmark(v: Vector, g: State, i: Index) -> None:
    """What was legal is no longer: a mask is long, and few of its numbers change."""
    out = v.marks.at
    start: Index = i * v.mask_size
    for k in range(g.move_count):
        action: Index = g.moves[k]
        out[start + (action >> 3 if v.packed else action)] = 0


def clear_rewards(v: Vector, i: Index) -> None:
    v.lasted[i] = 0
    for seat in range(v.seats):
        v.rewarded[i * v.seats + seat] = 0.0
        v.scored[i * v.seats + seat] = 0
        v.placed[i * v.seats + seat] = 0


def reward(v: Vector, g: State, i: Index) -> None:
    """Reward all seats at the end of a game; `rewards.utilities` says it in plain Python."""
    for seat in range(v.seats):
        place = g.place(seat)
        v.placed[i * v.seats + seat] = place
        v.scored[i * v.seats + seat] = g.score(seat)
        if v.shared:
            v.rewarded[i * v.seats + seat] = 1.0 if place == 1 else -1.0
        else:
            sharing = 0
            for other in range(v.seats):
                if g.place(other) == place:
                    sharing += 1
            v.rewarded[i * v.seats + seat] = (v.seats + 2.0 - 2 * place - sharing) / (v.seats - 1)


def choose_actions(v: Vector, first: Long, last: Long) -> None:
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


# ---- advice ----


class Advice(Work):
    """What the evaluator of a title would do in every game of a vector: a teacher and a rival. Each
    part of the vector has one, so that its threads can ask at the same time.

    `weights` names what an evaluator has learned besides, as the effort of a level does.
    """

    vector: Vector
    actions: Any  # int64: what tempts most, where somebody asked
    asked: Any  # bool: in which games
    held: Any
    advised: Longs
    wanted: Chars
    evaluators: Addresses
    weighed: Addresses

    def __init__(self, vector: Vector, weights: str | None = None) -> None:
        if vector.plain:
            raise CarrackError("nobody advises titles in plain Python", code="research.plain")
        self.vector = vector
        self.actions = numpy.zeros(vector.count, numpy.int64)
        self.asked = numpy.ones(vector.count, numpy.bool_)
        self.advised = cython.cast("long long *", numbers_of(self.actions))
        self.wanted = cython.cast("signed char *", numbers_of(self.asked))
        parts = 2 * vector.threads
        self.evaluators = cython.cast("size_t *", reserve(parts, 8))
        self.weighed = cython.cast("size_t *", reserve(parts, 8))
        self.held = []
        for part in range(parts):
            evaluator, room = evaluator_for(vector.encoder.game, weights), Weights()
            evaluator.attach(vector.state(0))
            self.held.append((evaluator, room))
            self.evaluators[part] = place_of(evaluator)
            self.weighed[part] = place_of(room)

    def __dealloc__(self) -> None:
        release(cython.cast("size_t", self.evaluators))
        release(cython.cast("size_t", self.weighed))

    def ask(self, where: Any = None) -> Any:  # python
        """What tempts most in each game, or in those that `where` marks. The array is used
        again.
        """
        vector = self.vector
        with vector.lock:
            vector.check_idle(None)
            self.asked[:] = True if where is None else where
            parts = 2 * vector.threads
            if vector.is_done_here() or vector.threads == 1:
                for part in range(parts):
                    self.do_part(0, part)
            else:
                crew = vector.hired(None)
                crew.begin(self, 0, 0, parts)
                crew.finish()
        return self.actions

    def do_part(self, what: int, part: int) -> None:
        advise(
            self,
            cython.cast(Evaluator, cython.cast("void *", self.evaluators[part])),
            cython.cast(Weights, cython.cast("void *", self.weighed[part])),
            self.vector.starts[part],
            self.vector.starts[part + 1],
        )


def advise(a: Advice, evaluator: Evaluator, weights: Weights, first: Long, last: Long) -> None:
    for i in range(first, last):
        if a.wanted[i]:
            state = a.vector.states[i]
            a.advised[i] = tempts_most(
                evaluator, cython.cast(State, cython.cast("void *", state)), weights
            )


def tempts_most(evaluator: Evaluator, g: State, weights: Weights) -> int:
    """Every action is tried: the vector has listed them, and nobody remembers another turn."""
    return g.moves[evaluator.best_temptation(g, g.mover(), True, weights)]
