"""Activating cards and the ways to pay for them."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    ACTIVATE_COUNT,
    ACTIVATE_CRAFTSMAN,
    ACTIVATE_PAY,
    ACTIVE,
    BUILDING,
    CARD_ACTIVATED,
    CHAMBERLAIN,
    CHOICES,
    COLOR_COUNT,
    COUNT,
    COUNT_PRICE,
    CRAFTSMAN,
    EACH,
    HOSPITAL,
    MASTER_BUILDER,
    NO_COLOR,
    OFFICE,
    TOWER,
)
from carrack.games.macao.rules.payment import covers, pay_cost, purse_of, with_one_more
from carrack.games.macao.rules.wall import raise_tower
from carrack.games.macao.state import Table, has
from carrack.games.macao.verbs import gain_gold, move_card, pay_gold
from carrack.kernel.steps import note, offer
from carrack.kernel.widths import Bits


def discount_card(g: Table, card: int) -> int:  # inline
    """Which card makes this one a cube cheaper."""
    return g.t.discount[card]


def has_discount(g: Table, seat: int, discount: int) -> bool:  # inline
    """Once per round, unless the table says each time. [RULING 16]"""
    return has(g, seat, discount) and (g.used[discount] == 0 or g.t.discount_limit == EACH)


def is_unused(g: Table, seat: int, card: int) -> bool:  # inline
    """Active, and not used this round."""
    return has(g, seat, card) and g.used[card] == 0


def offer_activations(g: Table, seat: int) -> None:
    """All legal ways, in ascending order of the action numbers."""
    offer_paid_activations(g, seat, ACTIVATE_PAY)
    if is_unused(g, seat, CRAFTSMAN):
        offer_paid_activations(g, seat, ACTIVATE_CRAFTSMAN)
    if is_unused(g, seat, COUNT) and g.gold[seat] >= COUNT_PRICE:
        for i in range(g.tableau_size[seat]):
            offer(g, ACTIVATE_COUNT + g.tableau[seat][i])


def offer_paid_activations(g: Table, seat: int, base: int) -> None:  # inline
    """Paid, or shown with the craftsman: the whole cost, or one cube less. [RULINGS 17, 18]"""
    purse: Bits = purse_of(g, seat)
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        price = g.t.price[card]
        if has_discount(g, seat, discount_card(g, card)):
            for color in range(COLOR_COUNT):
                if g.t.cost[card][color] > 0 and covers(with_one_more(purse, color), price):
                    offer(g, base + card * CHOICES + color)
        if covers(purse, price):
            offer(g, base + card * CHOICES + NO_COLOR)


def use_discount(g: Table, card: int, dropped: int) -> None:
    if dropped != NO_COLOR:
        g.used[discount_card(g, card)] += 1


def activate_paid(g: Table, seat: int, card: int, dropped: int) -> None:
    use_discount(g, card, dropped)
    pay_cost(g, seat, card, dropped)
    activate(g, seat, card)


def activate_shown(g: Table, seat: int, card: int, dropped: int) -> None:
    """With the craftsman the cubes are shown and stay."""
    use_discount(g, card, dropped)
    g.used[CRAFTSMAN] += 1
    activate(g, seat, card)


def activate_for_gold(g: Table, seat: int, card: int) -> None:
    """The count's gold replaces the whole cost."""
    g.used[COUNT] += 1
    pay_gold(g, seat, COUNT_PRICE, COUNT)
    activate(g, seat, card)


def activate(g: Table, seat: int, card: int) -> None:
    """The card works from now on; cards that reward it pay if they were active before."""
    note(g, CARD_ACTIVATED, seat, card, 0, 0, card)
    if g.t.kind[card] == BUILDING:
        reward(g, seat, MASTER_BUILDER, 2)
    elif g.t.kind[card] == OFFICE:
        reward(g, seat, CHAMBERLAIN, 1)
    else:
        reward(g, seat, HOSPITAL, 1)
    move_card(g, card, ACTIVE + seat)
    if card == TOWER:
        raise_tower(g, seat)


def reacts(g: Table, card: int) -> bool:  # inline
    """A card that reacts to something works once per round, on the first event while it is active.
    [RULING 14]
    """
    return g.used[card] == 0 or g.t.when_cards == EACH


def reward(g: Table, seat: int, card: int, gold: int) -> None:
    """Gold that only comes on top is paid without asking. [RULING 13]"""
    if has(g, seat, card) and reacts(g, card):
        g.used[card] += 1
        gain_gold(g, seat, gold, card)
