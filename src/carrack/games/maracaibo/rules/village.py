"""Village actions: how many there are, and what each does ("Village actions" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.cards import buy_from_hand, buy_planned, offer_purchases
from carrack.games.maracaibo.effect_names import (
    E_KIND,
    E_LIST,
    E_MODIFIER,
    E_SECOND,
    E_THIRD,
    E_TRIGGER,
    IS_VILLAGE_ACTION,
    M_THRESHOLDS,
    ON_VILLAGE_END,
    OP,
    OP_COST,
    OP_PAY_FOR,
    P_EXTRA_ACTION,
    P_VILLAGE_ACTION,
)
from carrack.games.maracaibo.entry_names import (
    V_KIND_BUY,
    V_KIND_CARD,
    V_KIND_DISCARD,
    V_KIND_INVEST,
    V_KIND_PORT,
    V_KIND_QUEST,
    V_KIND_RESISTANCE,
    V_KIND_TAKE,
    V_KIND_UPGRADE,
    VILLAGE_LEFT,
)
from carrack.games.maracaibo.event_names import (
    BY_CARD,
    BY_PORT,
    BY_RESISTANCE,
    BY_UPGRADE,
    BY_VILLAGE,
    VILLAGE_ACTION,
)
from carrack.games.maracaibo.names import (
    BUY_FROM_HAND,
    BUY_PLANNED,
    CARD_ACTION,
    CARD_QUEST,
    DISCARD_HAND,
    INVEST,
    MAX_MOVEMENT,
    MAX_VILLAGE_KINDS,
    NONE,
    PASS,
    PORT_ACTION,
    QUEST_ON_CARD,
    QUESTS,
    RESISTANCE_ACTION,
    TAKE_DOUBLOON,
    UPGRADE_ACTION,
    UPGRADES,
)
from carrack.games.maracaibo.rules.liberating import liberate_at
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford
from carrack.games.maracaibo.rules.prestige import invest, offer_investments
from carrack.games.maracaibo.rules.quests import fulfil
from carrack.games.maracaibo.stack import ask, held, hold, pop, push_agreed
from carrack.games.maracaibo.state import Table, is_unlocked, is_village, markers_at, port_works
from carrack.games.maracaibo.verbs import discard_from_hand, gain_doubloons, gain_vp
from carrack.kernel.steps import note, offer

# ---- how many ----


def actions_of_stop(g: Table, seat: int, points: int, extra: int) -> int:
    """Village actions of a stop; Nassau adds one, unless the ship came by an extra move."""
    actions = village_actions(g, seat, points)
    if port_works(g, seat, P_EXTRA_ACTION) and not extra:
        actions += g.t.port_extra[g.port[seat]]
    return actions


def village_actions(g: Table, seat: int, points: int) -> int:
    """Village actions by movement points; Topsails and Riggers lower what two and three ask for."""
    actions = g.t.actions_by_movement[min(points, MAX_MOVEMENT - 1)]
    if g.helps[seat] & (1 << M_THRESHOLDS) == 0:
        return actions
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            actions = max(actions, actions_by(g, g.t.card_effect[card] + k, points))
    for upgrade in range(UPGRADES):
        if is_unlocked(g, seat, upgrade):
            for k in range(g.t.upgrade_effects[upgrade]):
                actions = max(actions, actions_by(g, g.t.upgrade_effect[upgrade] + k, points))
    return actions


def actions_by(g: Table, effect: int, points: int) -> int:
    if g.t.effect[effect][E_MODIFIER] != M_THRESHOLDS:
        return 0
    if points >= g.t.effect[effect][E_THIRD]:
        return 3
    return 2 if points >= g.t.effect[effect][E_SECOND] else 1


# ---- one after the other ----


def step_village(g: Table, seat: int) -> None:
    if held(g, VILLAGE_LEFT) > 0:
        ask(g)
    else:
        pop(g)


def offer_village(g: Table, seat: int) -> None:
    offer(g, PASS)
    offer(g, TAKE_DOUBLOON)
    if g.hand_size[seat] > 0:
        offer(g, DISCARD_HAND)
    offer_purchases(g, seat)
    offer_investments(g, seat)
    offer_special_actions(g, seat)
    if g.board_quest_done == 0:
        for quest in range(QUESTS):
            if g.quest[quest] == QUEST_ON_CARD + seat and can_afford(
                g, seat, g.t.quest_cost[quest], 0
            ):
                offer(g, CARD_QUEST + quest)


def answer_village(g: Table, seat: int, action: int) -> None:
    if action == TAKE_DOUBLOON:
        take_doubloon(g, seat)
    elif action == DISCARD_HAND:
        discard_hand(g, seat)
    elif action < BUY_PLANNED:
        village_buy(g, seat, action - BUY_FROM_HAND)
    elif action < INVEST:
        village_buy_planned(g, seat, action - BUY_PLANNED)
    elif action < UPGRADE_ACTION:
        village_invest(g, seat, action - INVEST)
    elif action < PORT_ACTION:
        use_upgrade(g, seat, action - UPGRADE_ACTION)
    elif action == PORT_ACTION:
        use_port(g, seat)
    elif action == RESISTANCE_ACTION:
        use_resistance(g, seat)
    elif action < CARD_QUEST:
        use_card(g, seat, action - CARD_ACTION)
    else:
        fulfil_card_quest(g, seat, action - CARD_QUEST)


def spend_action(g: Table, seat: int, kind: int) -> None:
    """One village action less, and its kind is remembered (Friend of the Villages)."""
    g.stack[g.depth - 1][VILLAGE_LEFT] -= 1
    note(g, VILLAGE_ACTION, seat, kind, 0, 0, BY_VILLAGE)
    for i in range(g.village_kind_count):
        if g.village_kinds[i] == kind:
            return
    if g.village_kind_count < MAX_VILLAGE_KINDS:
        g.village_kinds[g.village_kind_count] = kind
        g.village_kind_count += 1


# ---- special ones, of upgrades, cards and the home port ----


def is_payable(g: Table, seat: int, ops: int) -> bool:
    """A special action that begins with a price can be done only if it can be paid."""
    if g.t.list_length[ops] == 0:
        return False
    row = g.t.list_start[ops]
    return g.t.op[row][OP] != OP_PAY_FOR or can_afford(g, seat, g.t.op[row][OP_COST], 0)


def special_of(g: Table, first: int, count: int) -> int:
    """The list of a village action among effects, or NONE."""
    for k in range(count):
        if g.t.effect[first + k][E_KIND] == IS_VILLAGE_ACTION:
            return g.t.effect[first + k][E_LIST]
    return NONE


def card_special(g: Table, card: int) -> int:
    return special_of(g, g.t.card_effect[card], g.t.card_effects[card])


def upgrade_special(g: Table, upgrade: int) -> int:
    return special_of(g, g.t.upgrade_effect[upgrade], g.t.upgrade_effects[upgrade])


def offer_special_actions(g: Table, seat: int) -> None:
    for upgrade in range(UPGRADES):
        if is_unlocked(g, seat, upgrade):
            ops = upgrade_special(g, upgrade)
            if ops != NONE and is_payable(g, seat, ops):
                offer(g, UPGRADE_ACTION + upgrade)
    if port_works(g, seat, P_VILLAGE_ACTION) and is_payable(g, seat, g.t.port_list[g.port[seat]]):
        offer(g, PORT_ACTION)
    if may_resist_in_village(g, seat):
        offer(g, RESISTANCE_ACTION)
    for slot in range(g.tableau_size[seat]):
        ops = card_special(g, g.tableau[seat][slot])
        if ops != NONE and is_payable(g, seat, ops):
            offer(g, CARD_ACTION + slot)


def may_resist_in_village(g: Table, seat: int) -> bool:
    """Upgrade 2: paid with combat points alone, in the village of the ship. [RULING 37]"""
    if not g.t.resistance or not is_unlocked(g, seat, g.t.resistance_upgrade):
        return False
    location = g.ship[seat]
    if not is_village(g, location) or markers_at(g, location) == 0:
        return False
    return can_afford(g, seat, g.t.resistance_cost, 0)


# ---- what each does ----


def take_doubloon(g: Table, seat: int) -> None:
    spend_action(g, seat, V_KIND_TAKE)
    gain_doubloons(g, seat, g.t.take_doubloons, BY_VILLAGE)


def discard_hand(g: Table, seat: int) -> None:
    spend_action(g, seat, V_KIND_DISCARD)
    while g.hand_size[seat] > 0:
        discard_from_hand(g, seat, g.hand_size[seat] - 1, BY_VILLAGE)
    gain_doubloons(g, seat, g.t.discard_doubloons, BY_VILLAGE)


def village_buy(g: Table, seat: int, slot: int) -> None:
    spend_action(g, seat, V_KIND_BUY)
    buy_from_hand(g, seat, slot)


def village_buy_planned(g: Table, seat: int, slot: int) -> None:
    spend_action(g, seat, V_KIND_BUY)
    buy_planned(g, seat, slot)


def village_invest(g: Table, seat: int, place: int) -> None:
    spend_action(g, seat, V_KIND_INVEST)
    invest(g, seat, place)


def use_upgrade(g: Table, seat: int, upgrade: int) -> None:
    spend_action(g, seat, V_KIND_UPGRADE + upgrade)
    ops = upgrade_special(g, upgrade)
    push_agreed(g, seat, ops, NONE, BY_UPGRADE + upgrade, g.ship[seat])


def use_port(g: Table, seat: int) -> None:
    spend_action(g, seat, V_KIND_PORT)
    port = g.port[seat]
    push_agreed(g, seat, g.t.port_list[port], NONE, BY_PORT + port, g.ship[seat])


def use_card(g: Table, seat: int, slot: int) -> None:
    card = g.tableau[seat][slot]
    spend_action(g, seat, V_KIND_CARD + card)
    push_agreed(g, seat, card_special(g, card), NONE, BY_CARD + card, g.ship[seat])


def use_resistance(g: Table, seat: int) -> None:
    """If the marker goes to the tile, its space pays twice."""
    spend_action(g, seat, V_KIND_RESISTANCE)
    begin_payment(g, seat, g.t.resistance_cost, BY_UPGRADE + g.t.resistance_upgrade)
    liberate_at(g, seat, g.ship[seat], g.t.resistance_factor, BY_RESISTANCE)


def fulfil_card_quest(g: Table, seat: int, quest: int) -> None:
    """Quest Board: only as the last village action, one in a turn."""
    spend_action(g, seat, V_KIND_QUEST)
    hold(g, VILLAGE_LEFT, 0)
    g.board_quest_done = 1
    fulfil(g, seat, quest)


# ---- after the main action ----


def step_end_of_main(g: Table, seat: int) -> None:
    """Friend of the Villages: VP for different village actions of the turn."""
    pop(g)
    if g.reacts[seat] & (1 << ON_VILLAGE_END) == 0:
        return
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        for k in range(g.t.card_effects[card]):
            effect = g.t.card_effect[card] + k
            if g.t.effect[effect][E_TRIGGER] == ON_VILLAGE_END:
                if g.village_kind_count >= 3:
                    gain_vp(g, seat, g.t.effect[effect][E_THIRD], BY_CARD + card)
                elif g.village_kind_count == 2:
                    gain_vp(g, seat, g.t.effect[effect][E_SECOND], BY_CARD + card)
