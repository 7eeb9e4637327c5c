"""Taking quarters of the city."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    BY_PAYMENT,
    CARPENTER,
    CHOICES,
    COLOR_COUNT,
    FOUNTAIN,
    HERALD,
    HERALD_PRICE,
    JOKER,
    NIGHT_WATCHMAN,
    NO_COLOR,
    NO_TILE,
    NONE,
    QUARTER_HERALD,
    QUARTER_TAKEN,
    SPECULATOR,
    TAKE_QUARTER,
)
from carrack.games.macao.rules.activation import has_discount, is_unused
from carrack.games.macao.rules.payment import has_quarter_cost, pay_quarter_cost
from carrack.games.macao.state import Table, has
from carrack.games.macao.verbs import gain_gold, pay_gold
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note, offer


def quarter_limit(g: Table, seat: int) -> int:  # inline
    """One quarter a turn, two with the night watchman, read when a quarter is taken. [RULING 44]"""
    return 2 if has(g, seat, NIGHT_WATCHMAN) else 1


def offer_quarters(g: Table, seat: int) -> None:
    if g.quarters_taken[seat] >= quarter_limit(g, seat):
        return
    if has_discount(g, seat, SPECULATOR):
        offer_quarters_for_less(g, seat)
    else:
        offer_quarters_for_cubes(g, seat)
    if is_unused(g, seat, HERALD) and g.gold[seat] >= HERALD_PRICE:
        for quarter in range(g.t.quarter_count):
            if g.owner[quarter] == NONE:
                offer(g, QUARTER_HERALD + quarter)


def offer_quarters_for_cubes(g: Table, seat: int) -> None:  # inline
    """The printed cubes: whatever has no owner, of the quarters that all colors are enough for."""
    left = g.t.enough[0][g.supply[seat][0]]
    for color in range(1, COLOR_COUNT):
        left &= g.t.enough[color][g.supply[seat][color]]
    while left != 0:
        quarter = lowest(left)
        if g.owner[quarter] == NONE:
            offer(g, TAKE_QUARTER + quarter * CHOICES + NO_COLOR)
        left &= left - 1


def offer_quarters_for_less(g: Table, seat: int) -> None:
    """The printed cubes, or one less with the speculator."""
    for quarter in range(g.t.quarter_count):
        if g.owner[quarter] == NONE:
            for color in range(COLOR_COUNT):
                if g.t.quarter_cost[quarter][color] > 0 and has_quarter_cost(
                    g, seat, quarter, color
                ):
                    offer(g, TAKE_QUARTER + quarter * CHOICES + color)
            if has_quarter_cost(g, seat, quarter, NO_COLOR):
                offer(g, TAKE_QUARTER + quarter * CHOICES + NO_COLOR)


def take_quarter_paid(g: Table, seat: int, quarter: int, dropped: int) -> None:
    if dropped != NO_COLOR:
        g.used[SPECULATOR] += 1
    pay_quarter_cost(g, seat, quarter, dropped)
    take_quarter(g, seat, quarter)


def take_quarter_for_gold(g: Table, seat: int, quarter: int) -> None:
    """The herald's gold replaces the whole cost."""
    g.used[HERALD] += 1
    pay_gold(g, seat, HERALD_PRICE, HERALD)
    take_quarter(g, seat, quarter)


def take_quarter(g: Table, seat: int, quarter: int) -> None:
    """Swap the tile for a marker; goods join the cargo, a joker goes to the jokers."""
    tile = g.tile[quarter]
    g.owner[quarter] = seat
    g.tile[quarter] = NO_TILE
    if tile == JOKER:
        g.jokers[seat] += 1
    else:
        g.cargo[seat][tile] += 1
    g.quarters_taken[seat] += 1
    note(g, QUARTER_TAKEN, seat, quarter, tile, 0, BY_PAYMENT)
    if has(g, seat, CARPENTER):
        gain_gold(g, seat, 1, CARPENTER)
    if has(g, seat, FOUNTAIN):
        g.fountain_ready[seat] += 1
