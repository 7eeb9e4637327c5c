"""Payments with cards, triggers of own cards, and goals that are met by themselves.

A payment first takes doubloons, combat points and figures; what is to be paid with cards is asked
for one symbol after the other (goods, objects, any good, any object), so that it is always clear
which symbol a card stands for.
"""

from __future__ import annotations

from carrack.games.maracaibo.names import (
    ALL_TASKS,
    ANY_GOOD,
    BY_CARD,
    BY_CAREER,
    BY_PAYMENT,
    CAREER_DONE,
    CHOOSE_GOOD,
    COST_COMBAT,
    COST_DOUBLOONS,
    COST_FIGURES,
    COST_NEED,
    COST_SAME,
    E_KIND,
    E_LIST,
    E_MODIFIER,
    E_OBJECT,
    E_SYNERGY,
    E_TRIGGER,
    E_WHEN,
    E_WHEN_N,
    GOAL_MET,
    GOOD_COUNT,
    IN_DISCARDS,
    IS_CONDITION,
    IS_SYNERGY_BONUS,
    IS_TRIGGER,
    JACK_DISCARDED,
    M_OBJECT_WILD,
    M_WILD_ONCE,
    NEEDS,
    NONE,
    ON_LINKED_FIGHT,
    P_SUGAR_WILD,
    PAY_CARD,
    PAY_JACK,
    PAYMENT,
    PER_ASSISTANT,
    PER_COMBAT,
    PER_FIGURE,
    PER_PROJECT,
    PER_QUEST,
    PER_RANK,
    PER_SYNERGY,
    PER_TOKEN,
    PER_UPGRADE,
    PRESTIGE_BUILDINGS,
    SAME_GOODS,
    SUGAR,
    TASK_DONE,
    TASKS,
    WAITS,
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
from carrack.games.maracaibo.state import (
    Table,
    ask,
    assistants_of,
    barriers_of,
    bits_in,
    has_crossed,
    pop,
    port_works,
    push,
    push_ops,
    quests_of,
    rank_of,
    upgrades_of,
)
from carrack.games.maracaibo.verbs import (
    discard_from_hand,
    gain_combat,
    pay_doubloons,
    return_figures,
)
from carrack.kernel.memory import lowest
from carrack.kernel.state import note, offer

# ---- can it be paid? ----


def clear_needs(g: Table) -> None:
    for need in range(NEEDS):
        g.need[need] = 0


def set_needs(g: Table, cost: int) -> None:
    for need in range(NEEDS):
        g.need[need] = g.t.cost[cost][COST_NEED + need]


def next_need(g: Table) -> int:
    """The symbol asked for now; NONE when all is paid."""
    for need in range(NEEDS):
        if g.need[need] > 0:
            return need
    return NONE


def wild_objects(g: Table, seat: int) -> int:
    """Objects that count as any object (bits)."""
    wild = 0
    if g.helps[seat] & (1 << M_OBJECT_WILD):
        for i in range(g.tableau_size[seat]):
            card = g.tableau[seat][i]
            for k in range(g.t.card_effects[card]):
                effect = g.t.card_effect[card] + k
                if g.t.effect[effect][E_MODIFIER] == M_OBJECT_WILD:
                    wild |= 1 << g.t.effect[effect][E_OBJECT]
    return wild


def serves(g: Table, seat: int, card: int, need: int, wild: int) -> bool:
    """Whether a card in hand can stand for a symbol; sugar for any with Cayman. [RULING 42]"""
    if need >= ANY_GOOD:
        return True
    if g.t.card_good[card] == SUGAR and port_works(g, seat, P_SUGAR_WILD):
        return True
    if need < GOOD_COUNT:
        return g.t.card_good[card] == need
    thing = g.t.card_object[card]
    return thing == need - GOOD_COUNT or (wild & (1 << thing)) > 0


def jacks_of(g: Table, seat: int) -> int:
    """Bought cards that can be discarded for one symbol."""
    if g.helps[seat] & (1 << M_WILD_ONCE) == 0:
        return 0
    count = 0
    for i in range(g.tableau_size[seat]):
        if is_jack(g, g.tableau[seat][i]):
            count += 1
    return count


def is_jack(g: Table, card: int) -> bool:
    for k in range(g.t.card_effects[card]):
        if g.t.effect[g.t.card_effect[card] + k][E_MODIFIER] == M_WILD_ONCE:
            return True
    return False


def can_cover(g: Table, seat: int, used: int, jacks: int, wild: int) -> bool:
    """Whether the cards not yet used (bits of hand slots) can pay all that is needed."""
    need = next_need(g)
    if need == NONE:
        return True
    g.need[need] -= 1
    covered = False
    for slot in range(g.hand_size[seat]):
        if (
            not covered
            and used & (1 << slot) == 0
            and serves(g, seat, g.hand[seat][slot], need, wild)
        ):
            covered = can_cover(g, seat, used | (1 << slot), jacks, wild)
    if not covered and jacks > 0:
        covered = can_cover(g, seat, used, jacks - 1, wild)
    g.need[need] += 1
    return covered


def can_pay_same(g: Table, seat: int, n: int, good: int, used: int) -> bool:
    """Whether so many cards can stand for one good, on top of what is needed now."""
    g.need[good] += n
    covered = can_cover(g, seat, used, jacks_of(g, seat), wild_objects(g, seat))
    g.need[good] -= n
    return covered


def can_afford(g: Table, seat: int, cost: int, used: int) -> bool:
    """Whether a cost can be paid without the hand slots in `used`."""
    if cost == NONE:
        return True
    if g.doubloons[seat] < g.t.cost[cost][COST_DOUBLOONS]:
        return False
    if g.combat[seat] < g.t.cost[cost][COST_COMBAT]:
        return False
    if g.figures[seat] < g.t.cost[cost][COST_FIGURES]:
        return False
    return can_pay_cards(g, seat, cost, used)


def can_pay_cards(g: Table, seat: int, cost: int, used: int) -> bool:
    set_needs(g, cost)
    same = g.t.cost[cost][COST_SAME]
    covered = False
    if same == 0:
        if next_need(g) == NONE:
            return True
        covered = can_cover(g, seat, used, jacks_of(g, seat), wild_objects(g, seat))
    else:
        for good in range(GOOD_COUNT):
            if not covered:
                covered = can_pay_same(g, seat, same, good, used)
    clear_needs(g)
    return covered


# ---- paying ----


def begin_payment(g: Table, seat: int, cost: int, cause: int) -> None:
    """Take what is no card, then ask for cards. What the payment is for lies below on the stack."""
    if cost == NONE:
        return
    pay_doubloons(g, seat, g.t.cost[cost][COST_DOUBLOONS], cause)
    if g.t.cost[cost][COST_COMBAT] > 0:
        gain_combat(g, seat, -g.t.cost[cost][COST_COMBAT], cause)
    return_figures(g, seat, g.t.cost[cost][COST_FIGURES], cause)
    set_needs(g, cost)
    if next_need(g) != NONE:
        push(g, PAYMENT, seat, 0, 0, 0, 0)
    if g.t.cost[cost][COST_SAME] > 0:
        if next_need(g) == NONE:
            push(g, PAYMENT, seat, 0, 0, 0, 0)
        push(g, SAME_GOODS, seat, g.t.cost[cost][COST_SAME], 0, 0, 0)


def goods_to_choose(g: Table, seat: int) -> int:
    """Goods of which enough can be paid (bits)."""
    n = g.stack[g.depth - 1][2]
    goods = 0
    for good in range(GOOD_COUNT):
        if can_pay_same(g, seat, n, good, 0):
            goods |= 1 << good
    return goods


def step_same_goods(g: Table, seat: int) -> None:
    """Only one good can be: it is the one."""
    goods = goods_to_choose(g, seat)
    if bits_in(goods) == 1:
        choose_good(g, lowest(goods))
    else:
        ask(g)


def choose_good(g: Table, good: int) -> None:
    n = g.stack[g.depth - 1][2]
    pop(g)
    g.need[good] += n


def offer_goods(g: Table, seat: int) -> None:
    goods = goods_to_choose(g, seat)
    for good in range(GOOD_COUNT):
        if goods & (1 << good):
            offer(g, CHOOSE_GOOD + good)


def may_pay_with(g: Table, seat: int, slot: int) -> bool:
    """Whether this card serves now and the rest can still be paid."""
    need = next_need(g)
    wild = wild_objects(g, seat)
    if need == NONE or not serves(g, seat, g.hand[seat][slot], need, wild):
        return False
    g.need[need] -= 1
    fits = can_cover(g, seat, 1 << slot, jacks_of(g, seat), wild)
    g.need[need] += 1
    return fits


def may_pay_jack(g: Table, seat: int) -> bool:
    need = next_need(g)
    jacks = jacks_of(g, seat)
    if need == NONE or jacks == 0:
        return False
    g.need[need] -= 1
    fits = can_cover(g, seat, 0, jacks - 1, wild_objects(g, seat))
    g.need[need] += 1
    return fits


def offer_payment(g: Table, seat: int) -> None:
    for slot in range(g.hand_size[seat]):
        if may_pay_with(g, seat, slot):
            offer(g, PAY_CARD + slot)
    if may_pay_jack(g, seat):
        offer(g, PAY_JACK)


def step_payment(g: Table, seat: int) -> None:
    """Done when nothing is needed; a payment that leaves no choice is made without asking."""
    if next_need(g) == NONE:
        pop(g)
        return
    only, ways = NONE, 0
    for slot in range(g.hand_size[seat]):
        if may_pay_with(g, seat, slot):
            only = slot
            ways += 1
    if may_pay_jack(g, seat):
        ways += 2
    if ways == 1:
        pay_card(g, seat, only)
    elif ways == 0:
        clear_needs(g)
    else:
        ask(g)


def pay_card(g: Table, seat: int, slot: int) -> None:
    g.need[next_need(g)] -= 1
    discard_from_hand(g, seat, slot, BY_PAYMENT)


def pay_jack(g: Table, seat: int) -> None:
    """The bought card is discarded; its VP are lost."""
    g.need[next_need(g)] -= 1
    slot = 0
    while not is_jack(g, g.tableau[seat][slot]):
        slot += 1
    card = g.tableau[seat][slot]
    g.tableau_size[seat] -= 1
    for i in range(slot, g.tableau_size[seat]):
        g.tableau[seat][i] = g.tableau[seat][i + 1]
    g.tableau[seat][g.tableau_size[seat]] = 0
    g.where[card] = IN_DISCARDS
    note(g, JACK_DISCARDED, seat, card, 0, 0, BY_PAYMENT)


# ---- triggers ----


def fire(g: Table, seat: int, trigger: int) -> None:
    """Each own card that waits for this event acts, in the order of purchase."""
    if g.reacts[seat] & (1 << trigger) == 0:
        return
    for i in range(g.tableau_size[seat] - 1, -1, -1):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card] - 1, -1, -1):
            effect = g.t.card_effect[card] + k
            if (
                g.t.effect[effect][E_KIND] == IS_TRIGGER
                and g.t.effect[effect][E_TRIGGER] == trigger
            ):
                push_ops(g, seat, g.t.effect[effect][E_LIST], NONE, BY_CARD + card, NONE)


def pay_agents(g: Table, nation: int) -> None:
    """Court Agents: whoever fights for the nation, their owners are paid."""
    for seat in range(g.seats):
        if g.reacts[seat] & (1 << ON_LINKED_FIGHT):
            for i in range(g.tableau_size[seat]):
                card = g.tableau[seat][i]
                if g.t.card_agent[card] and g.placed[card] == nation:
                    effect = g.t.card_effect[card]
                    push_ops(g, seat, g.t.effect[effect][E_LIST], nation, BY_CARD + card, NONE)


# ---- goals: careers, conditions, synergies ----


def counted(g: Table, seat: int, per: int) -> int:
    """What VP are counted by (23.2)."""
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


def check_goals(g: Table) -> None:
    """After every op: tasks of careers (15.2), conditions and synergies of cards (11.2)."""
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
    """[RULING 27]: a task once done stays done."""
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
    """[RULING 13]: card and token in whichever order."""
    kind = g.t.effect[effect][E_KIND]
    if kind == IS_CONDITION:
        return holds(g, seat, g.t.effect[effect][E_WHEN], g.t.effect[effect][E_WHEN_N])
    if kind == IS_SYNERGY_BONUS:
        return (g.synergies[seat] & (1 << g.t.effect[effect][E_SYNERGY])) > 0
    return False
