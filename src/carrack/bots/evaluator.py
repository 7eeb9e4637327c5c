"""What search asks about a title: where a playout may be cut, what a table is worth, what tempts.

A title's evaluator derives from `Evaluator`. Search calls it through C methods without the GIL;
each thread has one of its own, since an evaluator keeps scratch states.
"""

# compiled, small

from __future__ import annotations

from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.limits import MAX_MOVES, MAX_SEATS, NOBODY
from carrack.kernel.memory import prepare_scratch
from carrack.kernel.state import State


class Weights:
    """How tempting each of the legal actions is, in their order."""

    at: list[float]

    SCRATCH = Layout(Field("at", "double", MAX_MOVES))

    def __init__(self) -> None:
        prepare_scratch(self)


class Values:
    """What a table is worth to each seat: its chance to win, and the points it will end with."""

    chance: list[float]
    points: list[float]

    SCRATCH = Layout(Field("chance", "double", MAX_SEATS), Field("points", "double", MAX_SEATS))

    def __init__(self) -> None:
        prepare_scratch(self)


class Evaluator:
    """Knows nothing: every action tempts alike, and only the end counts."""

    game: Game
    redeals: bool  # whether `redeal` can; otherwise every simulation begins with `game.sample`
    full: float  # points that are as good as a win, for a search that strives for points too
    # how much worse an action may look and still tempt; the measure is the title's
    heat: float  # public

    def __init__(self, game: Game) -> None:
        self.game = game
        self.redeals = False
        self.full = 0.0
        self.heat = 1.0

    def attach(self, root: State) -> None:  # python
        """Before a search: make the scratch states that fit this table."""

    def stage(self, g: State, seat: int) -> int:
        """A number that grows during the game; when it has grown enough for the thinker in this
        seat, a playout is cut.
        """
        return 0

    def weigh(self, g: State, seat: int, weights: Weights) -> None:
        """How tempting the actions are that `fill_legal` has just listed: each more than 0."""
        for i in range(g.move_count):
            weights.at[i] = 1.0

    def best_temptation(self, g: State, seat: int, fresh: bool, weights: Weights) -> int:
        """Which of the actions that `fill_legal` has just listed tempts most.

        Not `fresh`: the same seat chose last, and did what it was told here.
        """
        self.weigh(g, seat, weights)
        best = 0
        for i in range(1, g.move_count):
            if weights.at[i] > weights.at[best]:
                best = i
        return best

    def redeal(self, g: State, seat: int) -> None:
        """Draw what the seat cannot know anew, from the streams that were just seeded."""

    def value(self, g: State, values: Values) -> None:
        """Each seat's chance to win and its points; winners share the chance."""
        winners = 0
        if g.mover() == NOBODY:
            for seat in range(g.seats):
                if g.place(seat) == 1:
                    winners += 1
        for seat in range(g.seats):
            values.points[seat] = 0.0
            if winners == 0:
                values.chance[seat] = 1.0 / g.seats
            elif g.place(seat) == 1:
                values.chance[seat] = 1.0 / winners
            else:
                values.chance[seat] = 0.0
