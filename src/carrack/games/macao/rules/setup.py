"""Setting the table up."""

# compiled, small

from __future__ import annotations

from carrack.games.macao.names import (
    BY_SETUP,
    CARD_REVEALED,
    CARDS,
    COLOR_COUNT,
    GIVEN_ORDER,
    GOOD_COUNT,
    IN_OFFER,
    IN_PAIR,
    IN_STACK,
    JOKER,
    NONE,
    OFFICES,
    PORTS,
    RANDOM_ORDER,
    SEATS,
    SETUP,
    SLOTS,
)
from carrack.games.macao.rules.wall import set_wall_order
from carrack.games.macao.state import Table, index_cards
from carrack.kernel.chance import roll
from carrack.kernel.steps import note

START_GOLD = 5


def lay_out(g: Table) -> None:
    """Discs, tiles, offices, stack, and the first cards on offer.

    Colors of players and who rolls the dice have no effect on play. [RULING 3]
    """
    clear_seats(g)
    stack_discs(g)
    lay_tiles(g)
    lay_offices(g)
    shuffle_stack(g)
    g.tribute_price = 0
    g.tribute_gain = 0
    for _ in range(g.seats + 2):
        reveal(g, draw(g), BY_SETUP)


def clear_seats(g: Table) -> None:
    for seat in range(SEATS):
        g.gold[seat] = START_GOLD if seat < g.seats else 0
        g.prestige[seat] = 0
        g.punish_markers[seat] = 0
        g.jokers[seat] = 0
        g.ship[seat] = g.t.harbor  # all slips of the harbor are one node [RULING 2]
        g.city_points[seat] = 0
        g.final_places[seat] = 0
        g.wall[seat] = 0
        g.wall_height[seat] = 0
        for good in range(GOOD_COUNT):
            g.cargo[seat][good] = 0
        for color in range(COLOR_COUNT):
            g.supply[seat][color] = 0
            for pips in range(7):
                g.rose[seat][pips][color] = 0
    for port in range(PORTS):
        for slot in range(SLOTS):
            g.delivered_by[port][slot] = NONE
    for color in range(COLOR_COUNT):
        g.dice[color] = 0
    g.jokers_out = 0
    g.round_number = 0
    for card in range(CARDS):
        g.where[card] = IN_STACK
    index_cards(g)


def stack_discs(g: Table) -> None:
    """All discs on the first space; the starting player on top, the others below. [RULING 1]"""
    if g.t.wall_order == GIVEN_ORDER:
        for place in range(g.seats):
            put_disc(g, g.t.first_order[place], place)
    elif g.t.wall_order == RANDOM_ORDER:
        stack_at_random(g)
    else:
        first = roll(g, SETUP, g.seats)
        for place in range(g.seats):
            put_disc(g, (first + place) % g.seats, place)


def put_disc(g: Table, seat: int, place: int) -> None:
    g.wall[seat] = 1  # the start space is number 1 [RULING 4]
    g.wall_height[seat] = g.seats - 1 - place


def stack_at_random(g: Table) -> None:
    for seat in range(g.seats):
        put_disc(g, seat, seat)
    for seat in range(g.seats - 1, 0, -1):
        other = roll(g, SETUP, seat + 1)
        height = g.wall_height[seat]
        g.wall_height[seat] = g.wall_height[other]
        g.wall_height[other] = height


def lay_tiles(g: Table) -> None:
    """Goods on the light quarters at random, a joker on each dark one."""
    good = 0
    for quarter in range(g.t.quarter_count):
        g.owner[quarter] = NONE
        if g.t.dark[quarter]:
            g.tile[quarter] = JOKER
        else:
            g.tile[quarter] = good // g.t.copies
            good += 1
    for quarter in range(g.t.quarter_count - 1, 0, -1):
        if not g.t.dark[quarter]:
            swap_tiles(g, quarter, random_light_quarter(g, quarter))


def random_light_quarter(g: Table, last: int) -> int:
    """An even choice among the light quarters up to this one."""
    light = 0
    for quarter in range(last + 1):
        light += 1 - g.t.dark[quarter]
    pick = roll(g, SETUP, light)
    for quarter in range(last + 1):
        if not g.t.dark[quarter]:
            if pick == 0:
                return quarter
            pick -= 1
    return last


def swap_tiles(g: Table, quarter: int, other: int) -> None:
    tile = g.tile[quarter]
    g.tile[quarter] = g.tile[other]
    g.tile[other] = tile


def lay_offices(g: Table) -> None:
    """Twelve pairs, face up for the whole game."""
    for card in range(OFFICES):
        g.pairs[card] = card
        g.where[card] = IN_PAIR
    for i in range(OFFICES - 1, 0, -1):
        other = roll(g, SETUP, i + 1)
        card = g.pairs[i]
        g.pairs[i] = g.pairs[other]
        g.pairs[other] = card


def shuffle_stack(g: Table) -> None:
    g.stack_size = CARDS - OFFICES
    for i in range(g.stack_size):
        g.stack[i] = OFFICES + i
        g.where[OFFICES + i] = IN_STACK
    for i in range(g.stack_size - 1, 0, -1):
        other = roll(g, SETUP, i + 1)
        card = g.stack[i]
        g.stack[i] = g.stack[other]
        g.stack[other] = card


def draw(g: Table) -> int:  # inline
    """The top card of the stack."""
    g.stack_size -= 1
    return g.stack[g.stack_size]


def reveal(g: Table, card: int, cause: int) -> None:  # inline
    g.where[card] = IN_OFFER
    note(g, CARD_REVEALED, NONE, card, 0, 0, cause)


def set_reverse_order(g: Table) -> None:
    """The start cards go from the last on the wall to the first."""
    set_wall_order(g)
    for i in range(g.seats // 2):
        seat = g.order[i]
        g.order[i] = g.order[g.seats - 1 - i]
        g.order[g.seats - 1 - i] = seat
