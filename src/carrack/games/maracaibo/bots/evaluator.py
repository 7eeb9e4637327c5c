"""The evaluator of Maracaibo: what each captain will end with, and who wins, together or alone.

Everything is measured in VP. What things are worth depends on the turns that are left; what is
being resolved is worth what it may still bring, so that a half-finished turn can be judged.
"""

# compiled

from __future__ import annotations

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Values, Weights
from carrack.games.maracaibo.bots.automa import automa_estimate
from carrack.games.maracaibo.bots.captain import estimate
from carrack.games.maracaibo.bots.hidden import deal_hidden
from carrack.games.maracaibo.bots.outlook import Outlook, measure_way
from carrack.games.maracaibo.bots.together import (
    markers_on_board,
    markers_to_spare,
    search_progress,
)
from carrack.games.maracaibo.bots.weights import (
    AGAINST_AUTOMA,
    FAR_AWAY,
    FULL,
    FULL_TOGETHER,
    GROWTH,
    HURRY,
    LATE,
    LUYSA,
    LUYSA_LEAD,
    MARKER_SPREAD,
    RARE,
    ROUND_STAGE,
    SPREAD,
    SPREAD_A_ROUND,
    TEAM_MARKER,
)
from carrack.games.maracaibo.entry_names import ENTRY_KIND, MOVE
from carrack.games.maracaibo.moves import Maracaibo
from carrack.games.maracaibo.names import (
    COVER_SPACE,
    DRAW_FROM_PILE,
    FREED,
    JACQUES,
    NONE,
    OVER,
    TURNS,
)
from carrack.games.maracaibo.state import Table
from carrack.kernel.game import Game
from carrack.kernel.memory import exponential
from carrack.kernel.state import State


class TitleEvaluator(Outlook):
    """Stages are turns of the thinker. What tempts is what looks best once it is done."""

    def __init__(self, game: Game) -> None:
        Outlook.__init__(self, game)
        self.redeals = True
        self.full = FULL
        self.heat = 0.7  # VP
        self.attach(game.new(seats=1, seed=0))

    def attach(self, root: State) -> None:
        twin = root.clone()
        assert isinstance(twin, Maracaibo)
        self.twin = twin
        self.full = FULL if twin.t.automa == NONE else FULL_TOGETHER
        self.open_hands = bool(twin.t.options.get("open_hands"))
        measure_way(self, twin)

    def stage(self, g: State, seat: int) -> int:
        return stage_of(self, cython.cast(Table, g), seat)

    def weigh(self, g: State, seat: int, weights: Weights) -> None:
        weigh_all(self, cython.cast(Table, g), seat, weights)

    def redeal(self, g: State, seat: int) -> None:
        deal_hidden(self, cython.cast(Table, g), seat)

    def value(self, g: State, values: Values) -> None:
        value_table(self, cython.cast(Table, g), values)


def stage_of(evaluator: Outlook, g: Table, seat: int) -> int:
    """Grows with the way of the thinker's ship, and when its turn is over. While it acts after
    sailing a playout goes on: half a turn is harder to judge than a whole one.
    """
    if g.phase == OVER:
        return FAR_AWAY
    if g.phase != TURNS:
        return ROUND_STAGE * g.round_number + 40
    acting = g.current == seat
    if acting and g.depth > 0 and g.stack[g.depth - 1][ENTRY_KIND] != MOVE:
        return 0
    return (
        ROUND_STAGE * g.round_number + 38 - 2 * evaluator.way[g.ship[seat]] + (0 if acting else 1)
    )


# ---- what tempts ----


def weigh_all(evaluator: Outlook, g: Table, seat: int, weights: Weights) -> None:
    """Try every action on a copy; the better the table looks then, the more it tempts."""
    if g.moves[0] >= COVER_SPACE:
        weigh_green_spaces(g, weights)
        return
    best = -1.0e9
    for i in range(g.move_count):
        evaluator.twin.copy_from(g)
        if g.moves[i] != DRAW_FROM_PILE:  # nobody knows what comes from there
            evaluator.twin.advance(seat, g.moves[i])
        weights.at[i] = pull(evaluator, evaluator.twin, seat)
        if weights.at[i] > best:
            best = weights.at[i]
    for i in range(g.move_count):
        weights.at[i] = RARE + exponential((weights.at[i] - best) / evaluator.heat)


def weigh_green_spaces(g: Table, weights: Weights) -> None:
    """In The Search the last green space is covered: those before it are filled sooner."""
    for i in range(g.move_count):
        weights.at[i] = 1.0 if i == g.move_count - 1 else RARE


def pull(evaluator: Outlook, g: Table, seat: int) -> float:
    """What a captain strives for: VP, and in common games what all need to win."""
    own = estimate(evaluator, g, seat)
    if g.t.automa == NONE:
        return own
    own -= AGAINST_AUTOMA * automa_estimate(evaluator, g)
    if g.t.win_markers:
        own -= TEAM_MARKER * markers_on_board(g)
    if g.t.win_luysa:
        own += LUYSA * search_progress(g)
    return own


# ---- what a table is worth ----


def value_table(evaluator: Outlook, g: Table, values: Values) -> None:
    """What is still to be built brings more than an estimate of what lies there."""
    growth = 0.0 if g.phase == OVER else GROWTH * (g.t.rounds - max(1, g.round_number)) - LATE
    for seat in range(g.seats):
        values.points[seat] = estimate(evaluator, g, seat) + growth
    if g.phase == OVER:
        value_places(g, values)
    elif g.t.automa != NONE:
        value_common(evaluator, g, values)
    else:
        value_rivals(g, values)


def value_places(g: Table, values: Values) -> None:
    """Rivals share a place; whoever plays together wins or loses together."""
    winners = 0
    for seat in range(g.seats):
        if g.final_places[seat] == 1:
            winners += 1
    if g.t.automa != NONE:
        winners = 1
    for seat in range(g.seats):
        values.chance[seat] = 1.0 / winners if g.final_places[seat] == 1 else 0.0


def value_rivals(g: Table, values: Values) -> None:
    spread = SPREAD + SPREAD_A_ROUND * (g.t.rounds + 1 - max(1, g.round_number))
    best = -1.0e9
    for seat in range(g.seats):
        best = max(best, values.points[seat])
    total = 0.0
    for seat in range(g.seats):
        values.chance[seat] = exponential((values.points[seat] - best) / spread)
        total += values.chance[seat]
    for seat in range(g.seats):
        values.chance[seat] /= total


def value_common(evaluator: Outlook, g: Table, values: Values) -> None:
    """Every captain above the automa, no marker left, Luysa free: the chance of all together."""
    automa = automa_estimate(evaluator, g)
    if g.t.automa == JACQUES and g.seats > 1:  # the first of several ends a round sooner
        automa -= HURRY * (g.t.rounds - max(1, g.round_number))
    spread = SPREAD + SPREAD_A_ROUND * (g.t.rounds + 1 - max(1, g.round_number))
    chance = 1.0
    for seat in range(g.seats):
        chance *= likely((values.points[seat] - automa) / spread)
    if g.t.win_markers:
        chance *= likely(markers_to_spare(evaluator, g) / (MARKER_SPREAD + 4.0 * evaluator.part))
    if g.t.win_luysa and g.luysa != FREED:
        chance *= likely(LUYSA_LEAD * (search_progress(g) + 0.9 * evaluator.part - 0.7))
    for seat in range(g.seats):
        values.chance[seat] = chance


def likely(lead: float) -> float:
    return 1.0 / (1.0 + exponential(-max(-30.0, min(30.0, lead))))
