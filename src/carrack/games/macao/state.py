"""What lies on the table, and questions about it."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    ACTIVE,
    CARDS,
    COLOR_COUNT,
    GOOD_COUNT,
    MAX_ACTIVE,
    MAX_TABLEAU,
    NONE,
    OFFICES,
    PORTS,
    QUARTERS,
    SEATS,
    SLOTS,
    TABLEAU,
    TYPE_COUNT,
)
from carrack.games.macao.tables import Tables
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.state import State


class Table(State):
    """One game: board, cards, wind roses, and what happened in this round."""

    t: Tables
    gold: list[int]
    prestige: list[int]
    gold_received: list[int]  # this round, from anything
    prestige_received: list[int]
    city_points: list[int]  # final scoring, for the story of the game
    final_places: list[int]
    round_number: int
    phase: int
    current: int
    order: list[int]  # seats as they act in this phase …
    order_at: int  # … and where we are
    tribute_price: int
    tribute_gain: int
    die_a: int  # the colors of the two dice chosen, while the explorer or the master is asked
    die_b: int
    target_a: int  # the positions their cubes go to
    target_b: int
    extra_a: int  # the explorer's cubes
    extra_b: int
    asked: int  # how often the explorer or the master was asked
    pay_left: int  # a pending payment: cubes still to pay …
    pay_from: int  # … of this color or a later one …
    pay_for: int  # … for the wall, the prospector or the shop
    pay_argument: int  # the distance, or the color taken
    jokers_out: int
    stack_size: int
    punish_markers: list[int]
    where: list[int]  # the place of each card
    # Where cards lie, by seat and in ascending order: walking these instead of all 120 cards makes
    # legal actions a third cheaper (measured with callgrind). Only verbs.move_card and index_cards
    # write them.
    tableau: list[list[int]]
    tableau_size: list[int]
    active: list[list[int]]
    active_size: list[int]
    used: list[int]  # how often each card was used this round
    stack: list[int]  # face down; the last one is the top
    pairs: list[int]  # the offices of round r at 2r - 2 and 2r - 1
    supply: list[list[int]]  # cubes at the arrow
    rose: list[list[list[int]]]  # rose[seat][pips][color]; pips 1 to 6
    owner: list[int]  # of each quarter, or NONE
    tile: list[int]
    cargo: list[list[int]]
    jokers: list[int]
    ship: list[int]
    delivered_by: list[list[int]]  # who filled each slot of each port, or NONE
    wall: list[int]  # the space of each disc, from 1
    wall_height: list[int]  # in its stack, from 0
    dice: list[int]
    types_used: list[list[int]]  # office types used this round
    quarters_taken: list[int]
    wall_moved: list[int]
    tribute_uses: list[int]
    envoy_ready: list[int]
    fountain_ready: list[int]
    ship_steps: list[int]
    free_steps: list[int]
    entered: list[list[int]]  # ports entered this turn
    passed: list[int]

    LAYOUT = Layout(
        Field("gold", "short", SEATS),
        Field("prestige", "short", SEATS),
        Field("gold_received", "short", SEATS),
        Field("prestige_received", "short", SEATS),
        Field("city_points", "short", SEATS),
        Field("final_places", "short", SEATS),
        Field("round_number", "short"),
        Field("phase", "short"),
        Field("current", "short"),
        Field("order", "short", SEATS),
        Field("order_at", "short"),
        Field("tribute_price", "short"),
        Field("tribute_gain", "short"),
        Field("die_a", "short"),
        Field("die_b", "short"),
        Field("target_a", "short"),
        Field("target_b", "short"),
        Field("extra_a", "short"),
        Field("extra_b", "short"),
        Field("asked", "short"),
        Field("pay_left", "short"),
        Field("pay_from", "short"),
        Field("pay_for", "short"),
        Field("pay_argument", "short"),
        Field("jokers_out", "short"),
        Field("stack_size", "short"),
        Field("punish_markers", "short", SEATS),
        Field("supply", "short", SEATS, COLOR_COUNT),
        Field("rose", "short", SEATS, 7, COLOR_COUNT),
        Field("where", "signed char", CARDS),
        Field("tableau", "signed char", SEATS, MAX_TABLEAU),
        Field("tableau_size", "signed char", SEATS),
        Field("active", "signed char", SEATS, MAX_ACTIVE),
        Field("active_size", "signed char", SEATS),
        Field("used", "signed char", CARDS),
        Field("stack", "signed char", 96),
        Field("pairs", "signed char", OFFICES),
        Field("owner", "signed char", QUARTERS),
        Field("tile", "signed char", QUARTERS),
        Field("cargo", "signed char", SEATS, GOOD_COUNT),
        Field("jokers", "signed char", SEATS),
        Field("ship", "signed char", SEATS),
        Field("delivered_by", "signed char", PORTS, SLOTS),
        Field("wall", "signed char", SEATS),
        Field("wall_height", "signed char", SEATS),
        Field("dice", "signed char", COLOR_COUNT),
        Field("types_used", "signed char", SEATS, TYPE_COUNT),
        Field("quarters_taken", "signed char", SEATS),
        Field("wall_moved", "signed char", SEATS),
        Field("tribute_uses", "signed char", SEATS),
        Field("envoy_ready", "signed char", SEATS),
        Field("fountain_ready", "signed char", SEATS),
        Field("ship_steps", "signed char", SEATS),
        Field("free_steps", "signed char", SEATS),
        Field("entered", "signed char", SEATS, PORTS),
        Field("passed", "signed char", SEATS),
    )

    def __init__(self, game: Game, t: Tables, seats: int) -> None:
        State.__init__(self, game, seats)
        self.t = t


def has(g: Table, seat: int, card: int) -> bool:  # inline
    """Whether the card is activated and belongs to this seat."""
    return g.where[card] == ACTIVE + seat


def tableau_count(g: Table, seat: int) -> int:  # inline
    return g.tableau_size[seat]


def index_cards(g: Table) -> None:
    """List tableaus and activated cards anew from where the cards lie."""
    for seat in range(g.seats):
        g.tableau_size[seat] = 0
        g.active_size[seat] = 0
        for i in range(MAX_TABLEAU):
            g.tableau[seat][i] = NONE
        for i in range(MAX_ACTIVE):
            g.active[seat][i] = NONE
    for card in range(CARDS):
        if TABLEAU <= g.where[card] < TABLEAU + g.seats:
            list_in_tableau(g, g.where[card] - TABLEAU, card)
        elif ACTIVE <= g.where[card] < ACTIVE + g.seats:
            list_as_active(g, g.where[card] - ACTIVE, card)


def list_in_tableau(g: Table, seat: int, card: int) -> None:  # inline
    if g.tableau_size[seat] < MAX_TABLEAU:
        g.tableau[seat][g.tableau_size[seat]] = card
        g.tableau_size[seat] += 1


def list_as_active(g: Table, seat: int, card: int) -> None:  # inline
    if g.active_size[seat] < MAX_ACTIVE:
        g.active[seat][g.active_size[seat]] = card
        g.active_size[seat] += 1


def active_count(g: Table, seat: int, kind: int) -> int:
    """Activated cards of one kind."""
    count = 0
    for i in range(g.active_size[seat]):
        if g.t.kind[g.active[seat][i]] == kind:
            count += 1
    return count


def offices_of(g: Table, seat: int, office: int) -> int:
    """Activated office cards of one type."""
    count = 0
    for card in range(4 * office, 4 * office + 4):
        if g.where[card] == ACTIVE + seat:
            count += 1
    return count


def office_types_of(g: Table, seat: int) -> int:
    count = 0
    for office in range(TYPE_COUNT):
        if offices_of(g, seat, office) > 0:
            count += 1
    return count


def held_colors(g: Table, seat: int) -> int:  # inline
    """The colors of which the supply holds a cube, as bits."""
    held = 0
    for color in range(COLOR_COUNT):
        held |= (g.supply[seat][color] > 0) << color
    return held


def supply_size(g: Table, seat: int) -> int:  # inline
    size = 0
    for color in range(COLOR_COUNT):
        size += g.supply[seat][color]
    return size


def markers_of(g: Table, seat: int) -> int:
    """Own markers in the city."""
    count = 0
    for quarter in range(g.t.quarter_count):
        if g.owner[quarter] == seat:
            count += 1
    return count


def dark_markers_of(g: Table, seat: int) -> int:
    count = 0
    for quarter in range(g.t.quarter_count):
        if g.owner[quarter] == seat and g.t.dark[quarter]:
            count += 1
    return count


def cargo_size(g: Table, seat: int) -> int:  # inline
    """Goods on the ship; jokers are not cargo."""
    size = 0
    for good in range(GOOD_COUNT):
        size += g.cargo[seat][good]
    return size


def tiles_in_port(g: Table, port: int) -> int:  # inline
    count = 0
    for slot in range(SLOTS):
        if g.delivered_by[port][slot] != NONE:
            count += 1
    return count


def is_ahead(g: Table, seat: int, other: int) -> bool:  # inline
    """Further along the wall goes first; in one stack the upper disc does. [RULING 21]"""
    if g.wall[seat] != g.wall[other]:
        return g.wall[seat] > g.wall[other]
    return g.wall_height[seat] > g.wall_height[other]


def wall_rank(g: Table, seat: int) -> int:  # inline
    """0 for the first on the wall."""
    rank = 0
    for other in range(g.seats):
        if other != seat and is_ahead(g, other, seat):
            rank += 1
    return rank
