"""What a captain will end with: supply, ship, buildings, career, influence, and all the rest."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.bots.entries import worth_of_entry
from carrack.games.maracaibo.bots.ops import worth_of_list
from carrack.games.maracaibo.bots.outlook import Outlook, look, strength
from carrack.games.maracaibo.bots.projects import lasting, standing, worth_at_end, worth_of_hand
from carrack.games.maracaibo.bots.weights import (
    CAREER,
    PLACE,
    QUEST_WORTH,
    SYNERGY,
    TASK,
    TOKEN,
    TURN,
)
from carrack.games.maracaibo.effect_names import (
    WHEN_BARRIER,
    WHEN_INFLUENCE_ALL,
    WHEN_INFLUENCE_ONE,
)
from carrack.games.maracaibo.entry_names import ENTRY_SEAT
from carrack.games.maracaibo.names import (
    ALL_TASKS,
    AUTOMA,
    JACQUES,
    JEAN,
    NATION_COUNT,
    NONE,
    OVER,
    PRESTIGE_BUILDINGS,
    RANKS,
    RESISTANCE_SPACES,
    TASKS,
    UPGRADES,
)
from carrack.games.maracaibo.rules.careers import amount_of
from carrack.games.maracaibo.rules.exploring import is_ahead
from carrack.games.maracaibo.state import Table, bits_in, quests_of, rank_of


def estimate(evaluator: Outlook, g: Table, seat: int) -> float:
    """The VP a captain is expected to end with."""
    if g.phase == OVER:
        return 1.0 * g.vp[seat]
    look(evaluator, g, seat)
    total = TURN * evaluator.turns + g.vp[seat] + evaluator.vp_incomes * g.vp_income[seat]
    total += worth_of_supply(evaluator, g, seat)
    total += worth_of_ship(evaluator, g, seat)
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        total += g.t.card_vp[card] + lasting(evaluator, g, seat, card, g.mark[card])
    total += worth_of_buildings(evaluator, g, seat)
    total += worth_of_hand(evaluator, g, seat)
    total += worth_of_career(evaluator, g, seat)
    if g.t.nation_scoring and not g.t.freeing:
        total += worth_of_influence(evaluator, g, seat)
    if g.t.automa == JACQUES:
        total += comparison(evaluator, g, seat)
    for i in range(g.depth):
        if g.stack[i][ENTRY_SEAT] == seat:
            total += worth_of_entry(evaluator, g, seat, i)
    return total


def worth_of_supply(evaluator: Outlook, g: Table, seat: int) -> float:
    coins = g.doubloons[seat] + evaluator.incomes * g.income[seat]
    total = evaluator.coin * min(coins, 30.0) + 0.4 * evaluator.coin * max(0.0, coins - 30.0)
    total += 0.01 * g.doubloons[seat]
    above = g.income[seat] - g.t.vp_above
    if above > 0:
        total += above / g.t.vp_divisor
    total += evaluator.point * g.combat[seat] + TOKEN * g.tokens[seat]
    total += evaluator.man * min(g.figures[seat], 4) + 0.3 * evaluator.man * max(
        0, g.figures[seat] - 4
    )
    total += SYNERGY * evaluator.part * bits_in(g.synergies[seat])
    total += QUEST_WORTH * quests_of(g, seat)
    total += PLACE * (g.t.to_end[g.t.first_space] - g.t.to_end[g.explorer[seat]])
    for space in range(RESISTANCE_SPACES):
        if g.t.resistance and g.resistance[seat][space] != NONE:
            total += 0.4
    return total


def worth_of_ship(evaluator: Outlook, g: Table, seat: int) -> float:
    """Upgrades: what is unlocked works on; one disc less is part of the way."""
    total = 0.0
    for upgrade in range(UPGRADES):
        discs = g.discs[seat][upgrade]
        if discs == g.t.upgrade_discs[upgrade]:
            continue
        worth = 0.0
        for k in range(g.t.upgrade_effects[upgrade]):
            worth += standing(evaluator, g, seat, g.t.upgrade_effect[upgrade] + k)
        if discs > 0:
            worth += worth_of_list(evaluator, g, seat, g.t.upgrade_gain[upgrade], 0, NONE)
            worth = 0.25 * worth + 0.4 * evaluator.disc
        total += worth
    return total


def worth_of_buildings(evaluator: Outlook, g: Table, seat: int) -> float:
    total = 0.0
    for building in range(PRESTIGE_BUILDINGS):
        if g.invested[building] & (1 << seat):
            total += g.t.prestige_vp[building]
            total += worth_at_end(evaluator, g, seat, g.t.prestige_end[building])
    return total


def worth_of_career(evaluator: Outlook, g: Table, seat: int) -> float:
    """Tasks that are near, and all three together."""
    career = g.career[seat]
    if career == NONE or g.tasks_done[seat] == ALL_TASKS:
        return 0.0
    total = 0.0
    all_done = 1.0
    for task in range(TASKS):
        if g.tasks_done[seat] & (1 << task) == 0:
            near = nearness(g, seat, g.t.task_when[career][task], g.t.task_n[career][task])
            near = near * min(1.0, evaluator.turns / 6.0)
            total += TASK * near * near
            all_done *= near
    return total + CAREER * all_done


def nearness(g: Table, seat: int, when: int, n: int) -> float:
    if when == WHEN_BARRIER:
        return min(1.0, (g.t.region[g.explorer[seat]] + 0.5) / (n + 1.0))
    if when == WHEN_INFLUENCE_ONE or when == WHEN_INFLUENCE_ALL:
        return 0.4
    return min(1.0, (amount_of(g, seat, when) + 0.3) / n)


def worth_of_influence(evaluator: Outlook, g: Table, seat: int) -> float:
    """Rank times expected strength; the way to the next rank counts in part."""
    total = 0.0
    for nation in range(NATION_COUNT):
        if g.surrendered[seat] == nation:
            continue
        rank = rank_of(g, seat, nation)
        value = 1.0 * (g.t.rank_value[rank - 1] if rank > 0 else 0)
        if rank < RANKS:
            before = g.t.rank_at[rank - 1] if rank > 0 else 0
            way = (g.influence[seat][nation] - before) / (g.t.rank_at[rank] - before)
            more = g.t.rank_value[rank] - value
            value += way * more * (0.3 + 0.6 * min(1.0, evaluator.part * 2.0))
        total += value * strength(evaluator, g, nation) + 0.05 * g.influence[seat][nation]
        most = g.influence[AUTOMA][nation] if g.t.automa == JEAN else 0
        for other in range(g.seats):
            if other != seat:
                most = max(most, g.influence[other][nation])
        if g.influence[seat][nation] > 0 and g.influence[seat][nation] >= most:
            total += 2.0
    return total


def comparison(evaluator: Outlook, g: Table, seat: int) -> float:
    """Explorer and quests against those of Jacques."""
    total = 0.0
    if is_ahead(g, g.explorer[seat], g.explorer[AUTOMA]):
        total += 0.7 * g.t.jacques_explorer_vp
    elif is_ahead(g, g.explorer[AUTOMA], g.explorer[seat]):
        total -= 0.7 * g.t.jacques_explorer_vp
    lead = quests_of(g, seat) - g.automa_quests
    return total + 0.3 * g.t.jacques_quest_vp * max(-3, min(3, lead))
