"""What the evaluator would do in each game of a vector."""

from __future__ import annotations

import numpy as np
import pytest

from carrack.bots.search import evaluator_for
from carrack.research.vector import Advice, Vector


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
def test_everybody_is_told_what_tempts_the_evaluator_most(title: str) -> None:
    games = Vector(title, seats=2, count=2, skip_forced=True, scatter=True, seed=4)
    advice, evaluator = Advice(games), evaluator_for(games.encoder.game)
    for _ in range(3):
        told = advice.ask()
        for at in range(2):
            state = games.state(at)
            evaluator.attach(state)
            assert told[at] in state.legal(state.to_move)
            if title == "macao":
                assert told[at] == evaluator.pick_best(state, state.to_move, True)
        games.step(told)


def test_threads_are_told_the_same_and_only_where_somebody_asks() -> None:
    games = [
        Vector("macao", seats=3, count=5, threads=threads, skip_forced=True, seed=2)
        for threads in (1, 3)
    ]
    advice = [Advice(one) for one in games]
    told = [one.ask().copy() for one in advice]
    assert told[0].tolist() == told[1].tolist()
    advice[1].actions[:] = -1
    asked = np.array([True, False, False, True, False])
    assert advice[1].ask(asked).tolist() == np.where(asked, told[0], -1).tolist()
