"""What lists of ops bring, and what costs take."""

# compiled

from __future__ import annotations

from carrack.games.maracaibo.bots.fights import best_fight, worth_of_liberation
from carrack.games.maracaibo.bots.outlook import Outlook, best_favor
from carrack.games.maracaibo.bots.weights import ACTION, SYNERGY, TOKEN, TOKEN_VALUE
from carrack.games.maracaibo.effect_names import (
    COST_COMBAT,
    COST_DOUBLOONS,
    COST_FIGURES,
    COST_NEED,
    COST_SAME,
    OP,
    OP_ASSISTANT_ACTION,
    OP_BY_ROUND,
    OP_CHOOSE,
    OP_CITY_ACTION,
    OP_COMBAT,
    OP_COST,
    OP_DISC,
    OP_DISC_TO_TILE,
    OP_DOUBLOONS,
    OP_DRAW_OBJECT,
    OP_EXPLORE,
    OP_FIGHT,
    OP_FIGURE,
    OP_FULFIL_QUEST_HERE,
    OP_FULFIL_TOP_QUEST,
    OP_INCOME_DOUBLOONS,
    OP_INCOME_VP,
    OP_INFLUENCE,
    OP_LIBERATE,
    OP_LIST,
    OP_LISTS,
    OP_MOVE_AGAIN,
    OP_N,
    OP_NOBLE_RANK,
    OP_PAY_FOR,
    OP_PLACE_MARKER,
    OP_SYNERGY,
    OP_VILLAGE_ACTIONS,
    OP_VP,
    OP_VP_PER,
    OP_X,
)
from carrack.games.maracaibo.names import NATION_COUNT, NEEDS, NONE
from carrack.games.maracaibo.rules.careers import counted
from carrack.games.maracaibo.state import Table


def worth_of_list(
    evaluator: Outlook, g: Table, seat: int, ops: int, start: int, nation: int
) -> float:  # inline
    if ops == NONE:
        return 0.0
    total = 0.0
    for i in range(start, g.t.list_length[ops]):
        total += worth_of_op(evaluator, g, seat, g.t.list_start[ops] + i, nation)
    return total


def worth_of_op(evaluator: Outlook, g: Table, seat: int, row: int, nation: int) -> float:
    op, n = g.t.op[row][OP], g.t.op[row][OP_N]
    if op == OP_DOUBLOONS:
        return evaluator.coin * n
    if op == OP_VP:
        return 1.0 * n
    if op == OP_COMBAT:
        return evaluator.point * n
    if op == OP_FIGURE:
        return evaluator.man * min(n, g.general[seat])
    if op == OP_EXPLORE:
        return evaluator.step * n
    if op == OP_INFLUENCE:
        which = g.t.op[row][OP_X]
        return n * (evaluator.favor[which] if which < NATION_COUNT else best_favor(evaluator))
    if op == OP_NOBLE_RANK:
        return 0.0 if g.t.freeing else 3.5 * n * best_favor(evaluator)
    if op == OP_DISC or op == OP_DISC_TO_TILE:
        return evaluator.disc * max(1, n)
    if op == OP_INCOME_DOUBLOONS:
        return n * (0.9 * evaluator.coin * evaluator.incomes + 0.45)
    if op == OP_INCOME_VP:
        return 1.0 * n * evaluator.vp_incomes
    if op == OP_VILLAGE_ACTIONS:
        return worth_of_village(evaluator, g, n)
    if op == OP_SYNERGY:
        return 0.0 if g.synergies[seat] & (1 << n) else SYNERGY * evaluator.part + 0.3
    if op == OP_VP_PER:
        return 1.0 * n * counted(g, seat, g.t.op[row][OP_X])
    return worth_of_rare_op(evaluator, g, seat, row, nation, op, n)


def worth_of_rare_op(
    evaluator: Outlook, g: Table, seat: int, row: int, nation: int, op: int, n: int
) -> float:
    if op == OP_FIGHT:
        return TOKEN + 0.5 + best_fight(evaluator, g, seat, TOKEN_VALUE, NONE, NONE, 0)
    if op == OP_PAY_FOR:
        gain = worth_of_list(evaluator, g, seat, g.t.op[row][OP_LIST], 0, nation)
        return max(0.0, gain - worth_of_cost(evaluator, g, g.t.op[row][OP_COST]))
    if op == OP_CHOOSE:
        best = 0.0
        for k in range(g.t.op[row][OP_LISTS]):
            worth = worth_of_list(evaluator, g, seat, g.t.op[row][OP_LIST] + k, 0, nation)
            best = max(best, worth)
        return best
    if op == OP_BY_ROUND:
        k = min(max(1, g.round_number), g.t.op[row][OP_LISTS]) - 1
        return worth_of_list(evaluator, g, seat, g.t.op[row][OP_LIST] + k, 0, nation)
    if op == OP_LIBERATE:
        return (
            worth_of_liberation(evaluator, g)
            if evaluator.has_village or evaluator.has_city
            else 0.0
        )
    if op == OP_PLACE_MARKER:
        return 0.0 if g.t.freeing else 1.5
    if op == OP_DRAW_OBJECT:
        return 2.5
    if op == OP_MOVE_AGAIN or op == OP_CITY_ACTION or op == OP_ASSISTANT_ACTION:
        return 3.0
    if op == OP_FULFIL_TOP_QUEST or op == OP_FULFIL_QUEST_HERE:
        return 2.0
    return 1.0


def worth_of_village(evaluator: Outlook, g: Table, n: int) -> float:  # inline
    """The first action buys the best card, the next ones bring a little less."""
    if n == 0:
        return 0.0
    first = max(evaluator.coin, evaluator.best_buy)
    return first + (n - 1) * (evaluator.coin + ACTION * min(1.0, evaluator.best_buy / 4.0))


def worth_of_cost(evaluator: Outlook, g: Table, cost: int) -> float:
    if cost == NONE:
        return 0.0
    total = (
        evaluator.coin * g.t.cost[cost][COST_DOUBLOONS]
        + evaluator.point * g.t.cost[cost][COST_COMBAT]
    )
    total += evaluator.man * g.t.cost[cost][COST_FIGURES]
    cards = g.t.cost[cost][COST_SAME]
    for need in range(NEEDS):
        cards += g.t.cost[cost][COST_NEED + need]
    return total + 0.3 * cards
