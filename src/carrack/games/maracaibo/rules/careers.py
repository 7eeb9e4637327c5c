"""Careers, and whatever else is counted: tasks, conditions and synergies of cards.

In the rules: "Careers" and "Synergies".
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    E_KIND,
    E_LIST,
    E_SYNERGY,
    E_WHEN,
    E_WHEN_N,
    IS_CONDITION,
    IS_SYNERGY_BONUS,
    PER_ASSISTANT,
    PER_COMBAT,
    PER_FIGURE,
    PER_PROJECT,
    PER_QUEST,
    PER_RANK,
    PER_SYNERGY,
    PER_TOKEN,
    PER_UPGRADE,
    WHEN_ASSISTANTS,
    WHEN_BARRIER,
    WHEN_COMBAT,
    WHEN_DELIVERIES,
    WHEN_DOUBLOONS,
    WHEN_FIGURES,
    WHEN_INCOME,
    WHEN_INFLUENCE_ALL,
    WHEN_INFLUENCE_ONE,
    WHEN_PRESTIGE,
    WHEN_PROJECTS,
    WHEN_QUESTS,
    WHEN_SYNERGIES,
    WHEN_TOKENS,
    WHEN_UPGRADES,
    WHEN_VP_INCOME,
)
from carrack.games.maracaibo.event_names import BY_CARD, BY_CAREER, CAREER_DONE, GOAL_MET, TASK_DONE
from carrack.games.maracaibo.names import ALL_TASKS, NONE, PRESTIGE_BUILDINGS, TASKS, WAITS
from carrack.games.maracaibo.stack import push_ops
from carrack.games.maracaibo.state import (
    Table,
    assistants_of,
    barriers_of,
    bits_in,
    has_crossed,
    quests_of,
    rank_of,
    upgrades_of,
)
from carrack.kernel.steps import note

# ---- how much of something a seat has ----


def counted(g: Table, seat: int, per: int) -> int:
    """How many of the things that VP are counted by a seat has."""
    if per == PER_QUEST:
        return quests_of(g, seat)
    if per == PER_TOKEN:
        return g.tokens[seat]
    if per == PER_COMBAT:
        return g.combat[seat]
    if per == PER_FIGURE:
        return g.figures[seat]
    if per == PER_UPGRADE:
        return upgrades_of(g, seat)
    if per == PER_SYNERGY:
        return bits_in(g.synergies[seat])
    if per == PER_ASSISTANT:
        return assistants_of(g, seat)
    if per == PER_PROJECT:
        return g.tableau_size[seat]
    if per == PER_RANK:
        return rank_of(g, seat, 0) + rank_of(g, seat, 1) + rank_of(g, seat, 2)
    return barriers_of(g, seat)


def amount_of(g: Table, seat: int, when: int) -> int:
    if when == WHEN_ASSISTANTS:
        return assistants_of(g, seat)
    if when == WHEN_PROJECTS:
        return g.tableau_size[seat]
    if when == WHEN_SYNERGIES:
        return bits_in(g.synergies[seat])
    if when == WHEN_TOKENS:
        return g.tokens[seat]
    if when == WHEN_COMBAT:
        return g.combat[seat]
    if when == WHEN_QUESTS:
        return quests_of(g, seat)
    if when == WHEN_UPGRADES:
        return upgrades_of(g, seat)
    if when == WHEN_DOUBLOONS:
        return g.doubloons[seat]
    if when == WHEN_INCOME:
        return g.income[seat]
    if when == WHEN_VP_INCOME:
        return g.vp_income[seat]
    if when == WHEN_DELIVERIES:
        return g.deliveries[seat]
    if when == WHEN_FIGURES:
        return g.figures[seat]
    if when == WHEN_PRESTIGE:
        return prestige_of(g, seat)
    return g.liberations[seat]


def prestige_of(g: Table, seat: int) -> int:
    count = 0
    for building in range(PRESTIGE_BUILDINGS):
        if g.invested[building] & (1 << seat):
            count += 1
    return count


def holds(g: Table, seat: int, when: int, n: int) -> bool:
    """Whether a condition of a career task or a card is met."""
    if when == WHEN_BARRIER:
        return has_crossed(g, seat, n)
    if when == WHEN_INFLUENCE_ONE:
        return max(g.influence[seat][0], g.influence[seat][1], g.influence[seat][2]) >= n
    if when == WHEN_INFLUENCE_ALL:
        return min(g.influence[seat][0], g.influence[seat][1], g.influence[seat][2]) >= n
    return amount_of(g, seat, when) >= n


# ---- goals ----


def check_goals(g: Table) -> None:
    """After every op tasks of careers, and conditions and synergies of cards, are looked at."""
    for seat in range(g.seats):
        if g.dirty & (1 << seat):
            g.dirty &= ~(1 << seat)
            check_tasks(g, seat)
            if g.helps[seat] & (1 << WAITS):
                check_cards(g, seat)


def check_tasks(g: Table, seat: int) -> None:
    career = g.career[seat]
    if career == NONE or g.tasks_done[seat] == ALL_TASKS:
        return
    for task in range(TASKS):
        if g.tasks_done[seat] & (1 << task) == 0 and holds(
            g, seat, g.t.task_when[career][task], g.t.task_n[career][task]
        ):
            finish_task(g, seat, career, task)


def finish_task(g: Table, seat: int, career: int, task: int) -> None:
    """A task frees its figure and pays; once done it stays done. [RULING 27]"""
    g.tasks_done[seat] |= 1 << task
    freed = min(g.t.task_figures[career], g.career_figures[seat])
    g.career_figures[seat] -= freed
    g.figures[seat] += freed
    g.dirty |= 1 << seat
    note(g, TASK_DONE, seat, career, task, freed, BY_CAREER)
    if g.tasks_done[seat] == ALL_TASKS:
        note(g, CAREER_DONE, seat, career, 0, 0, BY_CAREER)
        push_ops(g, seat, g.t.career_gain[career], NONE, BY_CAREER, NONE)
    push_ops(g, seat, g.t.task_gain[career], NONE, BY_CAREER, NONE)


def check_cards(g: Table, seat: int) -> None:
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            if g.mark[card] & (1 << k) == 0 and is_met(g, seat, g.t.card_effect[card] + k):
                g.mark[card] |= 1 << k
                note(g, GOAL_MET, seat, card, 0, 0, BY_CARD + card)
                ops = g.t.effect[g.t.card_effect[card] + k][E_LIST]
                push_ops(g, seat, ops, NONE, BY_CARD + card, NONE)


def is_met(g: Table, seat: int, effect: int) -> bool:
    """Whether a condition holds, or a synergy is there: card and token in any order. [RULING 13]"""
    kind = g.t.effect[effect][E_KIND]
    if kind == IS_CONDITION:
        return holds(g, seat, g.t.effect[effect][E_WHEN], g.t.effect[effect][E_WHEN_N])
    if kind == IS_SYNERGY_BONUS:
        return (g.synergies[seat] & (1 << g.t.effect[effect][E_SYNERGY])) > 0
    return False
