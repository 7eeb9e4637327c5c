"""What an evaluator says about one table, for players who do not search and for tests."""

# compiled, small

from __future__ import annotations

from carrack.bots.evaluator import Evaluator, Values, Weights
from carrack.kernel.chance import seed_streams
from carrack.kernel.state import State
from carrack.kernel.widths import Bits


def tempting(evaluator: Evaluator, g: State, seat: int) -> list[tuple[int, float]]:
    """Each legal action with its weight, in their order."""
    weights = Weights()
    count = g.fill_legal(seat)
    evaluator.weigh(g, seat, weights)
    return [(g.moves[i], weights.at[i]) for i in range(count)]


def chances(evaluator: Evaluator, g: State) -> list[float]:
    """Each seat's chance to win, as the evaluator sees it."""
    values = Values()
    evaluator.value(g, values)
    return [values.chance[seat] for seat in range(g.seats)]


def redeal(evaluator: Evaluator, g: State, seat: int, luck: Bits) -> None:  # python
    """Deal what the seat cannot know anew, as every simulation does."""
    seed_streams(g, luck)
    evaluator.redeal(g, seat)
