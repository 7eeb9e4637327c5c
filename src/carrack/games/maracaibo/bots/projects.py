"""What project cards are worth: bought ones, those in the hand, and effects that work on."""

# compiled

from __future__ import annotations

from carrack.games.maracaibo.bots.ops import worth_of_cost, worth_of_list
from carrack.games.maracaibo.bots.outlook import Outlook
from carrack.games.maracaibo.bots.weights import KEPT, PLANNED, SPARE
from carrack.games.maracaibo.cards import price_of
from carrack.games.maracaibo.effect_names import (
    E_COMBAT,
    E_KIND,
    E_LIST,
    E_MODIFIER,
    E_TRIGGER,
    IS_ASSISTANT,
    IS_COMBAT_ACTION,
    IS_CONDITION,
    IS_ENDGAME,
    IS_IMMEDIATE,
    IS_MODIFIER,
    IS_SYNERGY_BONUS,
    IS_TRIGGER,
    IS_VILLAGE_ACTION,
    ON_BARRIER,
    ON_COMBAT_START,
    ON_INCOME,
    OP,
    OP_N,
    OP_VP,
    OP_VP_PER,
    OP_X,
)
from carrack.games.maracaibo.names import NONE, TURNS
from carrack.games.maracaibo.rules.careers import counted
from carrack.games.maracaibo.state import Table, has_crossed


def worth_of_hand(evaluator: Outlook, g: Table, seat: int) -> float:
    """Cards that may be bought, or serve as goods and objects; the best purchase is remembered."""
    total = 0.0
    evaluator.found_buy = 0.0
    soon = min(1.0, (evaluator.turns + 1.0) / 3.0)
    for slot in range(g.hand_size[seat]):
        net = net_of(evaluator, g, seat, g.hand[seat][slot])
        total += soon * (SPARE + KEPT * net)
        note_purchase(evaluator, g, seat, g.hand[seat][slot], (1.0 - KEPT) * net)
    for slot in range(g.planned_size[seat]):
        net = net_of(evaluator, g, seat, g.planned[seat][slot])
        total += soon * (PLANNED * net - 0.5)
        note_purchase(evaluator, g, seat, g.planned[seat][slot], (1.0 - PLANNED) * net)
    evaluator.best_buy = evaluator.found_buy
    return total


def net_of(evaluator: Outlook, g: Table, seat: int, card: int) -> float:
    """What a card brings beyond its price, if it can be bought at all."""
    worth = worth_of_card(evaluator, g, seat, card) - evaluator.coin * price_of(g, seat, card)
    worth -= evaluator.man * g.t.card_figures[card]
    if g.t.card_goods[card] != NONE:
        worth -= worth_of_cost(evaluator, g, g.t.card_goods[card])
    if not has_crossed(g, seat, g.t.card_barrier[card]):
        worth *= 0.4 * min(1.0, evaluator.part * 2.0)
    return max(0.0, worth)


def note_purchase(evaluator: Outlook, g: Table, seat: int, card: int, net: float) -> None:
    if net <= evaluator.found_buy or g.figures[seat] < g.t.card_figures[card]:
        return
    if g.doubloons[seat] >= price_of(g, seat, card) and has_crossed(
        g, seat, g.t.card_barrier[card]
    ):
        evaluator.found_buy = net


def worth_of_card(evaluator: Outlook, g: Table, seat: int, card: int) -> float:
    """Printed VP, what it does at once, and what it does from then on."""
    total = g.t.card_vp[card] + lasting(evaluator, g, seat, card, 0)
    for k in range(g.t.card_effects[card]):
        effect = g.t.card_effect[card] + k
        if g.t.effect[effect][E_KIND] == IS_IMMEDIATE:
            total += worth_of_list(evaluator, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
    return total


def lasting(evaluator: Outlook, g: Table, seat: int, card: int, done: int) -> float:
    """Triggers, modifiers, assistants and the like; goals that were met are past."""
    total = 0.0
    for k in range(g.t.card_effects[card]):
        effect = g.t.card_effect[card] + k
        kind = g.t.effect[effect][E_KIND]
        if kind == IS_CONDITION or kind == IS_SYNERGY_BONUS:
            if done & (1 << k) == 0:
                worth = worth_of_list(evaluator, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
                total += 0.5 * worth
        elif kind == IS_ENDGAME:
            total += worth_at_end(evaluator, g, seat, g.t.effect[effect][E_LIST])
        elif kind == IS_ASSISTANT:
            total += worth_of_assistant(evaluator, g, seat, card, effect)
        else:
            total += standing(evaluator, g, seat, effect)
    return total


def worth_at_end(evaluator: Outlook, g: Table, seat: int, ops: int) -> float:
    """What is counted at the end grows until then."""
    total = 0.0
    for i in range(g.t.list_length[ops]):
        row = g.t.list_start[ops] + i
        if g.t.op[row][OP] == OP_VP:
            total += g.t.op[row][OP_N]
        elif g.t.op[row][OP] == OP_VP_PER:
            total += g.t.op[row][OP_N] * (
                counted(g, seat, g.t.op[row][OP_X]) + 2.5 * evaluator.part
            )
    return total


def worth_of_assistant(evaluator: Outlook, g: Table, seat: int, card: int, effect: int) -> float:
    """Once a round, instead of another main action."""
    worth = worth_of_list(evaluator, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
    visits = g.t.rounds - max(1, g.round_number)
    if g.phase <= TURNS:
        place = g.placed[card]
        if place == NONE or evaluator.way[place] < evaluator.way[g.ship[seat]]:
            visits += 1
    return 0.6 * visits * max(0.25 * worth, worth - 1.0)


def standing(evaluator: Outlook, g: Table, seat: int, effect: int) -> float:
    """An effect that works again and again."""
    kind = g.t.effect[effect][E_KIND]
    if kind == IS_MODIFIER:
        return evaluator.part * evaluator.change[g.t.effect[effect][E_MODIFIER]]
    if kind == IS_TRIGGER:
        trigger = g.t.effect[effect][E_TRIGGER]
        times = evaluator.turns * evaluator.event[trigger]
        if trigger == ON_BARRIER:
            times = 0.8 * evaluator.part * (3 - g.t.region[g.explorer[seat]])
        elif trigger == ON_INCOME:
            times = 1.0 * evaluator.vp_incomes
        elif trigger > ON_INCOME:
            return times * 1.2
        return times * worth_of_list(evaluator, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
    if kind == IS_COMBAT_ACTION:
        worth = worth_of_list(evaluator, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
        worth -= evaluator.point * g.t.effect[effect][E_COMBAT]
        return max(0.0, worth) * evaluator.turns * evaluator.event[ON_COMBAT_START]
    if kind == IS_VILLAGE_ACTION:
        worth = worth_of_list(evaluator, g, seat, g.t.effect[effect][E_LIST], 0, NONE)
        return 0.15 * evaluator.turns * max(0.1, worth - evaluator.coin)
    return 0.0
