"""Paying ("Paying" in the rules).

A payment first takes doubloons, combat points and figures; what is to be paid with cards is asked
for one symbol after the other (goods, objects, any good, any object), so that it is always clear
which symbol a card stands for.
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    COST_COMBAT,
    COST_DOUBLOONS,
    COST_FIGURES,
    COST_NEED,
    COST_SAME,
    E_MODIFIER,
    E_OBJECT,
    M_OBJECT_WILD,
    M_WILD_ONCE,
    P_SUGAR_WILD,
)
from carrack.games.maracaibo.entry_names import PAYMENT, SAME_GOODS, SAME_GOODS_COUNT
from carrack.games.maracaibo.event_names import BY_PAYMENT, JACK_DISCARDED
from carrack.games.maracaibo.names import (
    ANY_GOOD,
    CHOOSE_GOOD,
    GOOD_COUNT,
    IN_DISCARDS,
    NEEDS,
    NONE,
    PAY_CARD,
    PAY_JACK,
    SUGAR,
)
from carrack.games.maracaibo.stack import ask, held, pop, push
from carrack.games.maracaibo.state import Table, bits_in, port_works
from carrack.games.maracaibo.verbs import (
    discard_from_hand,
    gain_combat,
    pay_doubloons,
    return_figures,
)
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note, offer

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


def offer_payment(g: Table, seat: int) -> None:
    for slot in range(g.hand_size[seat]):
        if may_pay_with(g, seat, slot):
            offer(g, PAY_CARD + slot)
    if may_pay_jack(g, seat):
        offer(g, PAY_JACK)


def answer_payment(g: Table, seat: int, action: int) -> None:
    if action == PAY_JACK:
        pay_jack(g, seat)
    else:
        pay_card(g, seat, action - PAY_CARD)


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


def pay_card(g: Table, seat: int, slot: int) -> None:
    g.need[next_need(g)] -= 1
    discard_from_hand(g, seat, slot, BY_PAYMENT)


def pay_jack(g: Table, seat: int) -> None:
    g.need[next_need(g)] -= 1
    discard_jack(g, seat, BY_PAYMENT)


def discard_jack(g: Table, seat: int, cause: int) -> None:
    """The bought card is discarded; its VP are lost."""
    slot = 0
    while not is_jack(g, g.tableau[seat][slot]):
        slot += 1
    card = g.tableau[seat][slot]
    g.tableau_size[seat] -= 1
    for i in range(slot, g.tableau_size[seat]):
        g.tableau[seat][i] = g.tableau[seat][i + 1]
    g.tableau[seat][g.tableau_size[seat]] = 0
    g.where[card] = IN_DISCARDS
    note(g, JACK_DISCARDED, seat, card, 0, 0, cause)


# ---- several of one good ----


def step_same_goods(g: Table, seat: int) -> None:
    """Several cards of one good are paid; if only one good will do, it is taken."""
    goods = goods_to_choose(g, seat)
    if bits_in(goods) == 1:
        choose_good(g, lowest(goods))
    else:
        ask(g)


def goods_to_choose(g: Table, seat: int) -> int:
    """Goods of which enough can be paid (bits)."""
    n = held(g, SAME_GOODS_COUNT)
    goods = 0
    for good in range(GOOD_COUNT):
        if can_pay_same(g, seat, n, good, 0):
            goods |= 1 << good
    return goods


def offer_goods(g: Table, seat: int) -> None:
    goods = goods_to_choose(g, seat)
    for good in range(GOOD_COUNT):
        if goods & (1 << good):
            offer(g, CHOOSE_GOOD + good)


def choose_good(g: Table, good: int) -> None:
    n = held(g, SAME_GOODS_COUNT)
    pop(g)
    g.need[good] += n
