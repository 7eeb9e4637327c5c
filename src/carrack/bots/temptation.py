"""What a judge says about one table, seen from Python: for players who do not search, for tests."""

from __future__ import annotations

from carrack.bots.judge import Judge, Values, Weights
from carrack.kernel.chance import seed_streams
from carrack.kernel.state import State


def tempting(judge: Judge, g: State, seat: int) -> list[tuple[int, float]]:
    """Each legal action with its weight, in their order."""
    weights = Weights()
    count = g.fill_legal(seat)
    judge.weigh(g, seat, weights)
    return [(g.moves[i], weights.at[i]) for i in range(count)]


def chances(judge: Judge, g: State) -> list[float]:
    """Each seat's chance to win, as the judge sees it."""
    values = Values()
    judge.value(g, values)
    return [values.chance[seat] for seat in range(g.seats)]


def redeal(judge: Judge, g: State, seat: int, luck: int) -> None:
    """Deal what the seat cannot know anew, as every simulation does."""
    seed_streams(g, luck)
    judge.redeal(g, seat)
