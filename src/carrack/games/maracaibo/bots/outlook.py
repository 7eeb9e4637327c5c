"""What a look at a captain begins with: the time left, and what things are worth by then."""

# compiled

from __future__ import annotations

from carrack.bots.evaluator import Evaluator
from carrack.games.maracaibo.bots.weights import (
    CHANGES,
    COIN,
    DISC_WORTH,
    EVENTS,
    FAST,
    JACQUES_CARDS_A_ROUND,
    MAN,
    PACE,
    POINT,
    STEP,
    TURNS_A_ROUND,
    TYPICAL_BUY,
    WHOLE_GAME,
)
from carrack.games.maracaibo.moves import Maracaibo
from carrack.games.maracaibo.names import (
    COLUMNS,
    DROPPING,
    JACQUES,
    JEAN,
    LOCATIONS,
    MARKERS,
    NATION_COUNT,
    NONE,
    OVER,
    PROJECTS,
    TURNS,
)
from carrack.games.maracaibo.state import Table, is_city, markers_of
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import prepare_scratch


class Outlook(Evaluator):
    """What the evaluator knows of the board, and of the captain it looks at: the time that is left,
    and what things are worth by then, in VP.
    """

    twin: Maracaibo  # to try actions on
    open_hands: bool
    way: list[int]  # movement points to the end of a round, by location
    change: list[float]
    event: list[float]
    hidden: list[int]
    # of the look at one captain
    turns: float
    incomes: int
    vp_incomes: int
    part: float
    coin: float
    point: float
    man: float
    step: float
    disc: float
    favor: list[float]
    best_buy: float
    found_buy: float
    has_city: bool
    has_village: bool

    SCRATCH = Layout(
        Field("way", "int", LOCATIONS),
        Field("change", "double", len(CHANGES)),
        Field("event", "double", len(EVENTS)),
        Field("hidden", "short", PROJECTS),
        Field("favor", "double", NATION_COUNT),
    )

    def __init__(self, game: Game) -> None:
        Evaluator.__init__(self, game)
        prepare_scratch(self)
        for i in range(len(CHANGES)):
            self.change[i] = CHANGES[i]
        for i in range(len(EVENTS)):
            self.event[i] = EVENTS[i]


def measure_way(evaluator: Outlook, g: Table) -> None:
    """Movement points to the end of a round, along the shortest arrows; those of legacy tiles and
    of the last round are left out.
    """
    for location in range(LOCATIONS):
        evaluator.way[location] = 0 if g.t.ends_round[location] else 99
    for _ in range(LOCATIONS):
        for at in range(LOCATIONS):
            for k in range(g.t.arrow_count[at]):
                if g.t.arrow_legacy[at][k] == NONE:
                    through = evaluator.way[g.t.arrow_to[at][k]] + g.t.arrow_cost[at][k]
                    evaluator.way[at] = min(evaluator.way[at], through)


def look(evaluator: Outlook, g: Table, seat: int) -> None:
    """How much time is left, and what things are worth by then."""
    left = g.t.rounds - max(1, g.round_number)
    here = 0.0
    if g.phase <= TURNS:
        here = turns_here(evaluator, g, seat)
    evaluator.turns = here + TURNS_A_ROUND * left
    evaluator.part = evaluator.turns / WHOLE_GAME
    evaluator.incomes = left
    evaluator.vp_incomes = left + 1
    if DROPPING <= g.phase < OVER:  # the income of this round has come
        evaluator.incomes = max(0, left - 1)
        evaluator.vp_incomes = left
    late = min(1.0, (evaluator.turns + 0.3) / 4.0)
    evaluator.coin = COIN * late
    evaluator.point = POINT * late
    evaluator.man = MAN * late
    evaluator.step = STEP * min(1.0, 0.5 + 0.5 * late)
    evaluator.disc = DISC_WORTH * (0.3 + 0.7 * min(1.0, evaluator.part * 1.5))
    if g.t.win_markers:
        evaluator.point = 1.3 * evaluator.point
    for nation in range(NATION_COUNT):
        evaluator.favor[nation] = 1.0 * g.t.influence_vp
        if g.t.nation_scoring and not g.t.freeing:
            evaluator.favor[nation] = 0.25 + 0.26 * strength(evaluator, g, nation)
    evaluator.best_buy = TYPICAL_BUY  # until the hand was looked at
    evaluator.has_city = False
    evaluator.has_village = False
    for location in range(LOCATIONS):
        if g.markers[location][0] + g.markers[location][1] + g.markers[location][2] > 0:
            if is_city(g, location):
                evaluator.has_city = True
            else:
                evaluator.has_village = True


def turns_here(evaluator: Outlook, g: Table, seat: int) -> float:
    """Turns after this one until somebody ends the round."""
    last = 1 if g.round_number == g.t.rounds else 0
    here = (evaluator.way[g.ship[seat]] + last) / PACE
    for other in range(g.seats):
        if other != seat:
            here = min(here, (evaluator.way[g.ship[other]] + last) / FAST + 0.5)
    if g.t.automa == JACQUES:
        here = min(here, turns_of_jacques(g))
    elif g.t.automa == JEAN:
        here = min(here, evaluator.way[g.automa_ship] / FAST + 0.5)
    return max(0.0, here)


def turns_of_jacques(g: Table) -> float:
    if g.countdown > 0:
        return g.countdown - 0.5
    cards = max(0.5, JACQUES_CARDS_A_ROUND - g.shown_size)
    return cards + g.t.jacques_turns[g.round_number - 1 if g.round_number > 0 else 0]


def strength(evaluator: Outlook, g: Table, nation: int) -> float:
    """What a nation will be worth for each rank: columns emptied by then, and dominance."""
    gone = MARKERS - g.track_markers[nation]
    emptied = 0.0
    for column in range(COLUMNS):
        if gone >= g.t.columns[column]:
            emptied += g.t.column_points[column]
        gone -= g.t.columns[column]
    own = markers_of(g, nation)
    ahead = 0
    for other in range(NATION_COUNT):
        if markers_of(g, other) > own:
            ahead += 1
    if own > 0:
        emptied += g.t.dominance[ahead]
    return emptied + 2.0 * evaluator.part


def best_favor(evaluator: Outlook) -> float:  # inline
    return max(evaluator.favor[0], max(evaluator.favor[1], evaluator.favor[2]))
