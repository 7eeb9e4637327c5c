"""Project cards: what they cost, and buying them ("Project cards" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import (
    E_FROM_COST,
    E_KIND,
    E_LIST,
    E_LOCATIONS,
    E_MODIFIER,
    E_N,
    IS_ASSISTANT,
    IS_CONDITION,
    IS_IMMEDIATE,
    IS_SYNERGY_BONUS,
    M_DISCOUNT,
    OP,
    OP_PLACE_MARKER,
)
from carrack.games.maracaibo.entry_names import (
    AGENT_PLACE,
    AGENT_PLACE_CARD,
    ASSISTANT_PLACE,
    ASSISTANT_PLACE_CARD,
    BOUGHT,
    BOUGHT_CARD,
)
from carrack.games.maracaibo.event_names import (
    AGENT_PLACED,
    ASSISTANT_PLACED,
    BY_CARD,
    BY_PURCHASE,
    CARD_BOUGHT,
)
from carrack.games.maracaibo.names import (
    BEING_BOUGHT,
    BUY_FROM_HAND,
    BUY_PLANNED,
    CHOOSE_LOCATION,
    IN_TABLEAU,
    LOCATIONS,
    NONE,
    TABLEAU_SLOTS,
    UPGRADES,
    WAITS,
)
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford
from carrack.games.maracaibo.stack import ask, held, pop, push, push_ops
from carrack.games.maracaibo.state import (
    Table,
    bits_in,
    has_crossed,
    is_there,
    is_unlocked,
    markers_of,
)
from carrack.games.maracaibo.verbs import (
    learn_effect,
    pay_doubloons,
    return_figures,
    take_from_hand,
    take_planned,
    touch,
)
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note, offer


def discount(g: Table, seat: int, card: int) -> int:
    """Doubloons that own cards and upgrades take off the price of a card. [RULING 12]"""
    if g.helps[seat] & (1 << M_DISCOUNT) == 0:
        return 0
    off = 0
    for i in range(g.tableau_size[seat]):
        own = g.tableau[seat][i]
        for k in range(g.t.card_effects[own]):
            off += discount_by(g, g.t.card_effect[own] + k, card)
    for upgrade in range(UPGRADES):
        if is_unlocked(g, seat, upgrade):
            for k in range(g.t.upgrade_effects[upgrade]):
                off += discount_by(g, g.t.upgrade_effect[upgrade] + k, card)
    return off


def discount_by(g: Table, effect: int, card: int) -> int:
    if g.t.effect[effect][E_MODIFIER] != M_DISCOUNT:
        return 0
    return g.t.effect[effect][E_N] if g.t.card_cost[card] >= g.t.effect[effect][E_FROM_COST] else 0


def price_of(g: Table, seat: int, card: int) -> int:
    return max(0, g.t.card_cost[card] - discount(g, seat, card))


def most_markers(g: Table) -> int:
    return max(markers_of(g, 0), markers_of(g, 1), markers_of(g, 2))


def assistant_places(g: Table, card: int) -> int:
    """Where a card's assistant may be placed (bits of locations on the board)."""
    for k in range(g.t.card_effects[card]):
        effect = g.t.card_effect[card] + k
        if g.t.effect[effect][E_KIND] == IS_ASSISTANT:
            return existing(g, g.t.effect[effect][E_LOCATIONS])
    return 0


def existing(g: Table, places: int) -> int:
    there = 0
    for location in range(LOCATIONS):
        if places & (1 << location) and is_there(g, location):
            there |= 1 << location
    return there


def has_assistant(g: Table, card: int) -> bool:
    for k in range(g.t.card_effects[card]):
        if g.t.effect[g.t.card_effect[card] + k][E_KIND] == IS_ASSISTANT:
            return True
    return False


def can_buy(g: Table, seat: int, card: int, used: int) -> bool:
    """Requirements are looked at when buying only [RULING 50]; `used` is the card's own slot."""
    if g.tableau_size[seat] == TABLEAU_SLOTS or g.figures[seat] < g.t.card_figures[card]:
        return False
    if not has_crossed(g, seat, g.t.card_barrier[card]):
        return False
    if g.doubloons[seat] < price_of(g, seat, card):
        return False
    if g.t.card_markers[card] > 0 and most_markers(g) < g.t.card_markers[card]:
        return False
    if has_assistant(g, card) and assistant_places(g, card) == 0:
        return False
    return g.t.card_goods[card] == NONE or can_afford(g, seat, g.t.card_goods[card], used)


def offer_purchases(g: Table, seat: int) -> None:
    for slot in range(g.hand_size[seat]):
        if can_buy(g, seat, g.hand[seat][slot], 1 << slot):
            offer(g, BUY_FROM_HAND + slot)
    for slot in range(g.planned_size[seat]):
        if can_buy(g, seat, g.planned[seat][slot], 0):
            offer(g, BUY_PLANNED + slot)


def buy_from_hand(g: Table, seat: int, slot: int) -> None:
    buy(g, seat, take_from_hand(g, seat, slot))


def buy_planned(g: Table, seat: int, slot: int) -> None:
    buy(g, seat, take_planned(g, seat, slot))


def buy(g: Table, seat: int, card: int) -> None:
    """Pay, place figures, then the card comes into the tableau and acts."""
    price = price_of(g, seat, card)
    g.where[card] = BEING_BOUGHT
    pay_doubloons(g, seat, price, BY_CARD + card)
    note(g, CARD_BOUGHT, seat, card, price, 0, BY_PURCHASE)
    g.figures[seat] -= g.t.card_figures[card] - g.t.card_returns[card]
    return_figures(g, seat, g.t.card_returns[card], BY_CARD + card)
    push(g, BOUGHT, seat, card, 0, 0, 0)
    if g.t.card_agent[card]:
        push(g, AGENT_PLACE, seat, card, 0, 0, 0)
    if has_assistant(g, card):
        push(g, ASSISTANT_PLACE, seat, card, 0, 0, 0)
    if g.t.card_goods[card] != NONE:
        begin_payment(g, seat, g.t.card_goods[card], BY_CARD + card)


def step_assistant_place(g: Table, seat: int) -> None:
    places = assistant_places(g, held(g, ASSISTANT_PLACE_CARD))
    if bits_in(places) == 1:
        place_assistant(g, seat, lowest(places))
    else:
        ask(g)


def offer_assistant_places(g: Table) -> None:
    places = assistant_places(g, held(g, ASSISTANT_PLACE_CARD))
    for location in range(LOCATIONS):
        if places & (1 << location):
            offer(g, CHOOSE_LOCATION + location)


def place_assistant(g: Table, seat: int, location: int) -> None:
    card = held(g, ASSISTANT_PLACE_CARD)
    pop(g)
    g.placed[card] = location
    note(g, ASSISTANT_PLACED, seat, card, location, 0, BY_CARD + card)


def place_agent(g: Table, seat: int, nation: int) -> None:
    """Court Agent: a figure at the head of an influence track."""
    card = held(g, AGENT_PLACE_CARD)
    pop(g)
    g.placed[card] = nation
    note(g, AGENT_PLACED, seat, card, nation, 0, BY_CARD + card)


def step_bought(g: Table, seat: int) -> None:
    """Effects from top to bottom; triggers and modifiers work from now on."""
    card = held(g, BOUGHT_CARD)
    pop(g)
    g.where[card] = IN_TABLEAU + seat
    g.tableau[seat][g.tableau_size[seat]] = card
    g.tableau_size[seat] += 1
    touch(g, seat)
    for k in range(g.t.card_effects[card] - 1, -1, -1):
        effect = g.t.card_effect[card] + k
        kind = g.t.effect[effect][E_KIND]
        learn_effect(g, seat, effect)
        if kind == IS_IMMEDIATE and not is_ignored(g, effect):
            push_ops(g, seat, g.t.effect[effect][E_LIST], NONE, BY_CARD + card, g.ship[seat])
        elif kind == IS_CONDITION or kind == IS_SYNERGY_BONUS:
            g.helps[seat] |= 1 << WAITS


def is_ignored(g: Table, effect: int) -> bool:
    """With Freeing the Caribbean an effect that places a marker is ignored as a whole."""
    if not g.t.freeing:
        return False
    ops = g.t.effect[effect][E_LIST]
    for i in range(g.t.list_length[ops]):
        if g.t.op[g.t.list_start[ops] + i][OP] == OP_PLACE_MARKER:
            return True
    return False
