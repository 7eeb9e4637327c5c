"""What the games of a `Vector` are kept in: arrays that are made once, who has which seat, and
which games are stepped together.
"""

# compiled, small

from __future__ import annotations

from typing import Any

import numpy

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Weights
from carrack.bots.search import evaluator_for
from carrack.kernel.memory import numbers_of, place_of, release, reserve
from carrack.kernel.widths import Addresses, Chars, Floats, Ints, Longs, WideBits
from carrack.research import vector_plainly
from carrack.research.crew import Work
from carrack.research.encoders import Encoder, Marks, Paper
from carrack.research.wishes import KINDS


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
