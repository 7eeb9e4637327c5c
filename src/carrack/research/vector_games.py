"""The games of a `Vector`: the arrays they are kept in, made once, and how they are stepped, one
after the other, without the GIL. The steps also become C for a GPU; see `device/emit.py`.
"""

# compiled, small

from __future__ import annotations

from typing import Any

import numpy

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Evaluator, Weights
from carrack.bots.search import evaluator_for
from carrack.kernel.chance import seed_streams
from carrack.kernel.limits import MASK64, NOBODY
from carrack.kernel.memory import clear_block, numbers_of, place_of, release, reserve
from carrack.kernel.state import State
from carrack.kernel.steps import end_undo
from carrack.kernel.widths import Addresses, Bits, Chars, Floats, Index, Ints, Long, Longs, WideBits
from carrack.research import vector_plainly
from carrack.research.crew import Work
from carrack.research.encoders import Encoder, Marks, Paper, clear_marks
from carrack.research.vector_plainly import LEGAL, MOST_SCATTERED
from carrack.research.wishes import ASKED, GREEDY, HOLD, KINDS


class Arrays(Work):
    """The numbers of all games. Python reads the arrays; C has their memory under other names."""

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
        release(cython.cast("size_t", self.parts))
        release(cython.cast("size_t", self.thinkers))
        release(cython.cast("size_t", self.weights))
        release(cython.cast("size_t", self.starts))
        release(cython.cast("size_t", self.wrong))
        release(cython.cast("size_t", self.states))


def first_illegal(v: Arrays, first: Long, last: Long) -> Long:
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


def begin_games(v: Arrays, first: Long, last: Long) -> None:
    for i in range(first, last):
        begin_game(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def begin_game(v: Arrays, g: State, i: Index) -> None:
    open_game(v, g, i)
    clear_marks(v.marks, i * v.mask_size, v.mask_size)
    show(v, g, i)


def open_game(v: Arrays, g: State, i: int) -> None:
    clear_rewards(v, i)
    v.ended[i] = 0
    deal(v, g, i)
    if v.scatter:
        play_a_part(v, g, i)


def advance_games(v: Arrays, first: Long, last: Long) -> None:
    for i in range(first, last):
        advance_game(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def advance_game(v: Arrays, g: State, i: int) -> None:
    """What was chosen, what rivals choose, and a new game after the end of this one."""
    if v.chosen[i] == HOLD:
        stand_still(v, i)
        return
    unmark(v, g, i)
    move_on(v, g, i)
    if v.ended[i]:
        end_game(v, g, i)
    show(v, g, i)


def stand_still(v: Arrays, i: Index) -> None:
    """Nothing but that what was told of the last step is no news."""
    if v.ended[i]:
        clear_rewards(v, i)
    v.ended[i] = 0


def move_on(v: Arrays, g: State, i: int) -> None:
    """Up to the next question, or to the end of the game."""
    if v.ended[i]:
        clear_rewards(v, i)
    g.advance(g.mover(), v.chosen[i])
    v.steps[i] += 1
    play_rivals(v, g, i)
    v.ended[i] = g.mover() == NOBODY


def end_game(v: Arrays, g: State, i: int) -> None:
    """What a game brought, and the next one."""
    v.done_games[i] += 1
    v.lasted[i] = v.steps[i]
    reward(v, g, i)
    v.deals[i] += v.count
    deal(v, g, i)


def deal(v: Arrays, g: State, i: int) -> None:
    """A new game. One that is over before the seat that is asked may choose is left out."""
    v.steps[i] = 0
    while True:
        lay_out(v, g, i)
        play_rivals(v, g, i)
        if g.mover() != NOBODY:
            return
        v.deals[i] += v.count


def lay_out(v: Arrays, g: State, i: int) -> None:
    seed_streams(g, v.deals[i])
    clear_block(g, g.block_start, g.block_size)
    g.decision_number = 0
    end_undo(g)
    g.begin()


def play_a_part(v: Arrays, g: State, i: int) -> None:
    """Up to anywhere: the game is played to its end at random, and then once more, so far."""
    luck: Bits = v.luck[i]
    length = play_on(v, g, i, MOST_SCATTERED)
    upto = pick(v, i, length)
    v.luck[i] = luck
    lay_out(v, g, i)
    play_rivals(v, g, i)
    play_on(v, g, i, upto)


def play_on(v: Arrays, g: State, i: int, most: int) -> int:
    """Choose at random for whoever is asked, so often or to the end; how often it was."""
    for done in range(most):
        seat = g.mover()
        if seat == NOBODY:
            return done
        g.advance(seat, g.moves[pick(v, i, g.fill_legal(seat))])
        play_rivals(v, g, i)
    return most


def play_rivals(v: Arrays, g: State, i: int) -> None:
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


def choice_of(v: Arrays, g: State, seat: int, i: int, count: int) -> int:
    """Which of the listed actions a rival takes."""
    if v.thinks and v.who[seat] == GREEDY:
        part = v.parts[i]
        best: int = cython.cast(Evaluator, cython.cast("void *", v.thinkers[part])).best_temptation(
            g, seat, True, cython.cast(Weights, cython.cast("void *", v.weights[part]))
        )
        return best
    return pick(v, i, count)


def show(v: Arrays, g: State, i: Index) -> None:
    """The table for the seat that is asked."""
    ask(v, g, i)
    write_row(v, g, i)


def ask(v: Arrays, g: State, i: Index) -> None:
    """Who chooses, among what."""
    seat = g.mover()
    v.movers[i] = seat
    g.fill_legal(seat)


def write_row(v: Arrays, g: State, i: Index) -> None:
    """What the seat sees, and the mask of what it may do."""
    if v.small:
        write_narrow(v, g, i)
    else:
        v.encoder.write(g, v.movers[i], v.paper, i * v.row_size)
    if v.packed:
        mark_bits(g, v.marks, i * v.mask_size)
    else:
        mark(g, v.marks, i * v.mask_size)


def write_narrow(v: Arrays, g: State, i: Index) -> None:
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


def unmark(v: Arrays, g: State, i: Index) -> None:
    """What was legal is no longer: a mask is long, and few of its numbers change."""
    out = v.marks.at
    start: Index = i * v.mask_size
    for k in range(g.move_count):
        action: Index = g.moves[k]
        out[start + (action >> 3 if v.packed else action)] = 0


def clear_rewards(v: Arrays, i: Index) -> None:
    v.lasted[i] = 0
    for seat in range(v.seats):
        v.rewarded[i * v.seats + seat] = 0.0
        v.scored[i * v.seats + seat] = 0
        v.placed[i * v.seats + seat] = 0


def reward(v: Arrays, g: State, i: Index) -> None:
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


def choose_actions(v: Arrays, first: Long, last: Long) -> None:
    for i in range(first, last):
        choose_action(v, cython.cast(State, cython.cast("void *", v.states[i])), i)


def choose_action(v: Arrays, g: State, i: int) -> None:
    v.chosen[i] = g.moves[pick(v, i, g.move_count)]


def pick(v: Arrays, i: Index, count: Bits) -> int:
    """An even choice among `count`, from the luck of one game (xorshift64, scaled)."""
    luck: Bits = v.luck[i]
    luck ^= (luck << 13) & MASK64
    luck ^= luck >> 7
    luck ^= (luck << 17) & MASK64
    v.luck[i] = luck
    return ((luck >> 33) * count) >> 31
