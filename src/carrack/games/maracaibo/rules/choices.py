"""Choices that ops ask for: a disc, a nation, an option, an offer, a sale."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.effect_names import OP_COST, OP_LIST, OP_LISTS, P_SUGAR_WILD
from carrack.games.maracaibo.entry_names import (
    DISC_COUNT,
    FOR_DISPLACEMENT,
    FOR_INFLUENCE,
    FOR_LIBERATION,
    FOR_RANK,
    FOR_RETURN,
    NATION_CHOICE_CAUSE,
    NATION_CHOICE_FACTOR,
    NATION_CHOICE_NATIONS,
    NATION_CHOICE_NUMBER,
    NATION_CHOICE_PURPOSE,
    OFFER_CAUSE,
    OFFER_LOCATION,
    OFFER_NATION,
    OFFER_OP,
    OPTION_CHOICE_CAUSE,
    OPTION_CHOICE_LOCATION,
    OPTION_CHOICE_NATION,
    OPTION_CHOICE_OP,
    PORT_OFFER_PORT,
    SALE_CAUSE,
    SALE_GOOD,
    SALE_LIST,
)
from carrack.games.maracaibo.event_names import BY_PORT, BY_UPGRADE
from carrack.games.maracaibo.names import (
    CHOOSE_NATION,
    CHOOSE_OPTION,
    NATION_COUNT,
    NONE,
    PASS,
    PAY_CARD,
    PAY_JACK,
    REMOVE_DISC,
    SUGAR,
    UPGRADES,
)
from carrack.games.maracaibo.rules.conquest import displace_nation
from carrack.games.maracaibo.rules.effects import pay_for
from carrack.games.maracaibo.rules.liberating import liberate
from carrack.games.maracaibo.rules.markers import place_marker
from carrack.games.maracaibo.rules.paying import begin_payment, can_afford, discard_jack, jacks_of
from carrack.games.maracaibo.rules.resistance import return_of_nation
from carrack.games.maracaibo.stack import ask, held, pop, push_ops
from carrack.games.maracaibo.state import Table, bits_in, discs_of, port_works
from carrack.games.maracaibo.verbs import discard_from_hand, gain_influence, raise_rank, remove_disc
from carrack.kernel.memory import lowest
from carrack.kernel.steps import offer

# ---- a disc of the ship board ----


def step_disc(g: Table, seat: int) -> None:
    if held(g, DISC_COUNT) > 0 and discs_of(g, seat) > 0:
        ask(g)
    else:
        pop(g)


def offer_discs(g: Table, seat: int) -> None:
    for upgrade in range(UPGRADES):
        if g.discs[seat][upgrade] > 0:
            offer(g, REMOVE_DISC + upgrade)


def choose_disc(g: Table, seat: int, upgrade: int) -> None:
    g.stack[g.depth - 1][DISC_COUNT] -= 1
    remove_disc(g, seat, upgrade, BY_UPGRADE + upgrade)


# ---- a nation ----


def step_nation_choice(g: Table, seat: int) -> None:
    """A single nation is taken without asking."""
    nations = held(g, NATION_CHOICE_NATIONS)
    if bits_in(nations) == 1:
        choose_nation(g, seat, lowest(nations))
    else:
        ask(g)


def offer_nations(g: Table, seat: int) -> None:
    nations = held(g, NATION_CHOICE_NATIONS)
    for nation in range(NATION_COUNT):
        if nations & (1 << nation):
            offer(g, CHOOSE_NATION + nation)


def choose_nation(g: Table, seat: int, nation: int) -> None:
    purpose, n = held(g, NATION_CHOICE_PURPOSE), held(g, NATION_CHOICE_NUMBER)
    cause, factor = held(g, NATION_CHOICE_CAUSE), held(g, NATION_CHOICE_FACTOR)
    pop(g)
    if purpose == FOR_INFLUENCE:
        gain_influence(g, seat, nation, n, cause)
    elif purpose == FOR_RANK:
        raise_rank(g, seat, nation, cause)
    elif purpose == FOR_RETURN:
        return_of_nation(g, seat, nation, n, cause)
    elif purpose == FOR_LIBERATION:
        liberate(g, seat, n, nation, factor, cause)
    elif purpose == FOR_DISPLACEMENT:
        displace_nation(g, seat, n, cause, nation)
    else:
        place_marker(g, seat, n, nation, cause)


# ---- one of several options ----


def offer_options(g: Table, seat: int) -> None:
    row = held(g, OPTION_CHOICE_OP)
    for option in range(g.t.op[row][OP_LISTS]):
        offer(g, CHOOSE_OPTION + option)


def choose_option(g: Table, seat: int, option: int) -> None:
    row, nation = held(g, OPTION_CHOICE_OP), held(g, OPTION_CHOICE_NATION)
    cause, location = held(g, OPTION_CHOICE_CAUSE), held(g, OPTION_CHOICE_LOCATION)
    pop(g)
    push_ops(g, seat, g.t.op[row][OP_LIST] + option, nation, cause, location)


# ---- something that has its price ----


def step_offer(g: Table, seat: int) -> None:
    """What can no longer be paid, after a free action, is no offer any more."""
    if can_afford(g, seat, g.t.op[held(g, OFFER_OP)][OP_COST], 0):
        ask(g)
    else:
        pop(g)


def accept_offer(g: Table, seat: int) -> None:
    row, nation = held(g, OFFER_OP), held(g, OFFER_NATION)
    cause, location = held(g, OFFER_CAUSE), held(g, OFFER_LOCATION)
    pop(g)
    pay_for(g, seat, row, nation, cause, location)


def step_port_offer(g: Table, seat: int) -> None:
    """What the home port sells once, when it is unlocked."""
    port = held(g, PORT_OFFER_PORT)
    if can_afford(g, seat, g.t.port_cost[port], 0):
        ask(g)
    else:
        pop(g)


def accept_port(g: Table, seat: int) -> None:
    port = held(g, PORT_OFFER_PORT)
    pop(g)
    push_ops(g, seat, g.t.port_offer[port], g.t.port_nation[port], BY_PORT + port, NONE)
    begin_payment(g, seat, g.t.port_cost[port], BY_PORT + port)


# ---- a sale ----


def may_sell(g: Table, seat: int, slot: int) -> bool:
    good, card = held(g, SALE_GOOD), g.hand[seat][slot]
    if g.t.card_good[card] == good:
        return True
    return g.t.card_good[card] == SUGAR and port_works(g, seat, P_SUGAR_WILD)


def may_sell_jack(g: Table, seat: int) -> bool:
    """Jack of All Trades is one of the goods sold; not by earlier rulings."""
    return g.t.corrected > 0 and jacks_of(g, seat) > 0


def step_sale(g: Table, seat: int) -> None:
    if may_sell_jack(g, seat):
        ask(g)
        return
    for slot in range(g.hand_size[seat]):
        if may_sell(g, seat, slot):
            ask(g)
            return
    pop(g)


def offer_sale(g: Table, seat: int) -> None:
    offer(g, PASS)
    for slot in range(g.hand_size[seat]):
        if may_sell(g, seat, slot):
            offer(g, PAY_CARD + slot)
    if may_sell_jack(g, seat):
        offer(g, PAY_JACK)


def sell(g: Table, seat: int, action: int) -> None:
    ops, cause = held(g, SALE_LIST), held(g, SALE_CAUSE)
    if action == PAY_JACK:
        discard_jack(g, seat, cause)
    else:
        discard_from_hand(g, seat, action - PAY_CARD, cause)
    push_ops(g, seat, ops, NONE, cause, NONE)
