"""Payments: exact costs of cards and quarters, and prices of any colors paid one cube at a time."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    BITS,
    BY_PAYMENT,
    COLOR_COUNT,
    NO_COLOR,
    PAY_CUBE,
    PAYMENT,
    PAYMENT_BEGUN,
)
from carrack.games.macao.state import Table
from carrack.games.macao.verbs import pay_cube
from carrack.kernel.steps import note, offer
from carrack.kernel.widths import Bits

LENT: Bits = 0x808080808080  # the highest bit of each color in a purse


# ---- exact costs ----


def purse_of(g: Table, seat: int) -> Bits:  # inline
    """The supply as one number, a byte for each color: a whole cost is compared at once."""
    purse: Bits = 0
    cubes: Bits
    for color in range(COLOR_COUNT):
        cubes = g.supply[seat][color]
        purse |= cubes << (BITS * color)
    return purse


def with_one_more(purse: Bits, color: int) -> Bits:  # inline
    """As if there were one cube more of this color; NO_COLOR lies beyond all that is compared."""
    one: Bits = 1
    return purse + (one << (BITS * color))


def covers(purse: Bits, price: Bits) -> bool:  # inline
    """Every color is lent its highest bit, and loses it again where cubes are missing."""
    return ((purse | LENT) - price) & LENT == LENT


def has_cost(g: Table, seat: int, card: int, dropped: int) -> bool:  # inline
    """Whether the supply holds the card's cost, one cube of the dropped color left out."""
    return covers(with_one_more(purse_of(g, seat), dropped), g.t.price[card])


def pay_cost(g: Table, seat: int, card: int, dropped: int) -> None:
    for color in range(COLOR_COUNT):
        need = g.t.cost[card][color] - (1 if color == dropped else 0)
        if need > 0:
            pay_cube(g, seat, color, need, BY_PAYMENT)


def has_quarter_cost(g: Table, seat: int, quarter: int, dropped: int) -> bool:  # inline
    return covers(with_one_more(purse_of(g, seat), dropped), g.t.quarter_price[quarter])


def pay_quarter_cost(g: Table, seat: int, quarter: int, dropped: int) -> None:
    for color in range(COLOR_COUNT):
        need = g.t.quarter_cost[quarter][color] - (1 if color == dropped else 0)
        if need > 0:
            pay_cube(g, seat, color, need, BY_PAYMENT)


# ---- prices of any colors ----


def open_payment(g: Table, seat: int, price: int, pay_for: int, argument: int) -> None:
    """From now on only cubes can be paid; the effect comes with the last one."""
    g.phase = PAYMENT
    g.pay_left = price
    g.pay_from = 0
    g.pay_for = pay_for
    g.pay_argument = argument
    pay_what_is_forced(g, seat)
    if g.pay_left > 0:  # paid at once, the price is told by its cubes
        note(g, PAYMENT_BEGUN, seat, price, pay_for, argument, BY_PAYMENT)


def cubes_from(g: Table, seat: int, color: int) -> int:  # inline
    """Cubes of this color and the later ones."""
    count = 0
    for later in range(color, COLOR_COUNT):
        count += g.supply[seat][later]
    return count


def only_color(g: Table, seat: int) -> int:  # inline
    """The one color left to pay with, or NO_COLOR when there are several."""
    only = NO_COLOR
    for color in range(g.pay_from, COLOR_COUNT):
        if g.supply[seat][color] > 0:
            if only != NO_COLOR:
                return NO_COLOR
            only = color
    return only


def is_forced(g: Table, seat: int) -> bool:  # inline
    """Only one payment exists: all cubes that are left, or cubes of one color."""
    return cubes_from(g, seat, g.pay_from) == g.pay_left or only_color(g, seat) != NO_COLOR


def pay_what_is_forced(g: Table, seat: int) -> None:  # inline
    """Where only one payment exists, it is made without asking."""
    if g.pay_left == 0 or not is_forced(g, seat):
        return
    for color in range(g.pay_from, COLOR_COUNT):
        while g.pay_left > 0 and g.supply[seat][color] > 0:
            pay_one(g, seat, color)


def can_pay_with(g: Table, seat: int, color: int) -> bool:  # inline
    """In canonical order, and only so that the payment can be completed."""
    return (
        color >= g.pay_from
        and g.supply[seat][color] > 0
        and cubes_from(g, seat, color) >= g.pay_left
    )


def pay_one(g: Table, seat: int, color: int) -> None:  # inline
    pay_cube(g, seat, color, 1, BY_PAYMENT)
    g.pay_from = color
    g.pay_left -= 1


def offer_payment(g: Table, seat: int) -> None:
    for color in range(COLOR_COUNT):
        if can_pay_with(g, seat, color):
            offer(g, PAY_CUBE + color)
