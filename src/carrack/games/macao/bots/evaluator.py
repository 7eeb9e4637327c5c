"""What a table of Macao is worth: the prestige each seat will end with, its chance to win."""

# compiled, small

from __future__ import annotations

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Evaluator, Values, Weights
from carrack.games.macao.bots.network import Net, estimate
from carrack.games.macao.names import ACTION_COUNT, LAST_ROUND, OVER, SETUP
from carrack.games.macao.state import Table
from carrack.kernel.chance import roll
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.limits import MAX_MOVES
from carrack.kernel.memory import exponential, prepare_scratch
from carrack.kernel.state import State

RARE = 0.0005  # the weight of what does not tempt at all
SPREAD = 2.0  # how far apart expectations must be to decide a game, at its end …
SPREAD_A_ROUND = 0.8  # … and for each round to come


class TitleEvaluator(Evaluator):
    """Stages: until the thinker has passed, and until the round is over. What tempts is what looks
    best once it is done.
    """

    net: Net
    twin: Table  # to try actions on
    weights: Weights
    # what a seat found when it tried its actions, while it goes on
    turn: int  # grows whenever it is another's turn
    seen: list[int]  # the turn in which each action was tried last
    gain: list[float]  # what it brought then
    now: float  # what the table is worth as it lies
    sure: list[bool]  # of the actions that are legal: tried on this very table

    SCRATCH = Layout(
        Field("seen", "int", ACTION_COUNT),
        Field("gain", "double", ACTION_COUNT),
        Field("sure", "bint", MAX_MOVES),
    )

    def __init__(self, game: Game, weights: bytes | None = None) -> None:
        Evaluator.__init__(self, game)
        self.redeals = True
        self.full = 100.0
        self.heat = 0.5  # points of prestige
        self.net = Net(game, weights)
        self.attach(game.new(seats=2, seed=0))
        self.weights = Weights()
        self.turn = 0
        prepare_scratch(self)

    def attach(self, root: State) -> None:
        twin = root.clone()
        assert isinstance(twin, Table)
        self.twin = twin

    def stage(self, g: State, seat: int) -> int:
        return stage_of(cython.cast(Table, g), seat)

    def weigh(self, g: State, seat: int, weights: Weights) -> None:
        weigh_all(self, cython.cast(Table, g), seat, weights)

    def best_temptation(self, g: State, seat: int, fresh: bool, weights: Weights) -> int:
        return find_best(self, cython.cast(Table, g), seat, fresh, weights)

    def redeal(self, g: State, seat: int) -> None:
        shuffle_stack(cython.cast(Table, g))

    def value(self, g: State, values: Values) -> None:
        value_all(self, cython.cast(Table, g), values)

    def pick(self, state: Table, seat: int, part: float) -> int:  # python
        """An action by its weight; `part` is a random number from 0 to 1."""
        state.fill_legal(seat)
        weigh_all(self, state, seat, self.weights)
        return state.moves[drawn(state, self.weights, part)]

    def pick_best(self, state: Table, seat: int, fresh: bool) -> int:  # python
        """The action that tempts most."""
        state.fill_legal(seat)
        return state.moves[find_best(self, state, seat, fresh, self.weights)]

    def worth(self, state: Table, seat: int) -> float:  # python
        """The prestige this seat is expected to end with."""
        return estimate(self.net, state, seat)


def stage_of(g: Table, seat: int) -> int:
    """Two in a round: until this seat has passed, and after that."""
    if g.phase == OVER:
        return 2 * LAST_ROUND + 2
    return 2 * g.round_number + g.passed[seat]


def shuffle_stack(g: Table) -> None:
    """Nobody knows the order of the stack; dice come from the streams."""
    for i in range(g.stack_size - 1, 0, -1):
        j = roll(g, SETUP, i + 1)
        card = g.stack[i]
        g.stack[i] = g.stack[j]
        g.stack[j] = card


def weigh_all(evaluator: TitleEvaluator, g: Table, seat: int, weights: Weights) -> None:
    """Try every action on a copy; the better the table looks then, the more it tempts."""
    best = -1.0e9
    for i in range(g.move_count):
        weights.at[i] = try_out(evaluator, g, seat, g.moves[i])
        if weights.at[i] > best:
            best = weights.at[i]
    for i in range(g.move_count):
        weights.at[i] = RARE + exponential((weights.at[i] - best) / evaluator.heat)


def try_out(evaluator: TitleEvaluator, g: Table, seat: int, action: int) -> float:
    """What a seat is expected to end with if it does this."""
    evaluator.twin.copy_from(g)
    evaluator.twin.advance(seat, action)
    return estimate(evaluator.net, evaluator.twin, seat)


def find_best(evaluator: TitleEvaluator, g: Table, seat: int, fresh: bool, weights: Weights) -> int:
    """What looks best once it is done, with few tries.

    What an action brings seldom grows while the seat does other things, so it is tried again only
    when what it brought before would make it the best.
    """
    recall(evaluator, g, seat, fresh, weights)
    while True:
        best = 0
        for i in range(1, g.move_count):
            if weights.at[i] > weights.at[best]:
                best = i
        if evaluator.sure[best]:
            evaluator.now = weights.at[best]
            return best
        try_again(evaluator, g, seat, best, weights)


def recall(evaluator: TitleEvaluator, g: Table, seat: int, fresh: bool, weights: Weights) -> None:
    """What each action brought last time; those that were not there then are tried."""
    if fresh:
        evaluator.turn += 1
        evaluator.now = estimate(evaluator.net, g, seat)
    for i in range(g.move_count):
        action = g.moves[i]
        if evaluator.seen[action] == evaluator.turn:
            evaluator.sure[i] = False
            weights.at[i] = evaluator.now + evaluator.gain[action]
        else:
            evaluator.seen[action] = evaluator.turn
            try_again(evaluator, g, seat, i, weights)


def try_again(evaluator: TitleEvaluator, g: Table, seat: int, i: int, weights: Weights) -> None:
    evaluator.sure[i] = True
    weights.at[i] = try_out(evaluator, g, seat, g.moves[i])
    evaluator.gain[g.moves[i]] = weights.at[i] - evaluator.now


def drawn(g: Table, weights: Weights, part: float) -> int:
    total = 0.0
    for i in range(g.move_count):
        total += weights.at[i]
    total *= part
    for i in range(g.move_count):
        total -= weights.at[i]
        if total < 0.0:
            return i
    return g.move_count - 1


def value_all(evaluator: TitleEvaluator, g: Table, values: Values) -> None:
    best = -1.0e9
    for seat in range(g.seats):
        values.points[seat] = estimate(evaluator.net, g, seat)
        if values.points[seat] > best:
            best = values.points[seat]
    if g.phase == OVER:
        for seat in range(g.seats):
            values.chance[seat] = 1.0 if g.final_places[seat] == 1 else 0.0
        return
    spread = SPREAD + SPREAD_A_ROUND * (LAST_ROUND + 1 - g.round_number)
    total = 0.0
    for seat in range(g.seats):
        values.chance[seat] = exponential((values.points[seat] - best) / spread)
        total += values.chance[seat]
    for seat in range(g.seats):
        values.chance[seat] = values.chance[seat] / total
