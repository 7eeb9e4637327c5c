"""What the evaluator of a title would do in every game of a vector: a teacher and a rival."""

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
from carrack.kernel.errors import CarrackError
from carrack.kernel.memory import numbers_of, place_of, release, reserve
from carrack.kernel.state import State
from carrack.kernel.widths import Addresses, Chars, Long, Longs
from carrack.research.crew import Work
from carrack.research.vector import Vector


class Advice(Work):
    """What tempts most in the games of a vector. Each part of the vector has an evaluator, so that
    its threads can ask at the same time.

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
