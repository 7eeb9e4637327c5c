"""What a seat sees of Macao, as numbers: all but the order of the stack and the dice to come."""

# compiled

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.games.macao.names import (
    ACTIVE,
    CARDS,
    COLOR_COUNT,
    DISCARDED,
    EXPLORE,
    GOOD_COUNT,
    IN_OFFER,
    IN_PAIR,
    IN_STACK,
    OFFICES,
    OVER,
    PAYMENT,
    SEATS,
    SHIFT,
    SLOTS,
    TABLEAU,
    TYPE_COUNT,
)
from carrack.games.macao.research.parts import (
    CARDS_AT,
    DICE_AT,
    FIRST_DIE_AT,
    OFFICES_AT,
    PAYMENT_AT,
    PLACES,
    SCALARS,
    SECOND_DIE_AT,
    SUPPLIES_AT,
    TARGETS_AT,
    TILES,
    TILES_AT,
    TRIBUTE_AT,
    VERSION,
    seat_parts,
    table_parts,
)
from carrack.games.macao.state import Table, wall_rank
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import prepare_scratch
from carrack.kernel.state import State
from carrack.kernel.widths import Index
from carrack.research.encoders import Encoder, Paper, clear
from carrack.research.parts import each_seat


class TitleEncoder(Encoder):
    """
    >>> import carrack
    >>> encoder = TitleEncoder(carrack.load("macao"), 2)
    >>> [name for name in encoder.names() if "rose.3" in name][:2]
    ['me.rose.3.red', 'me.rose.3.blue']
    """

    quarters: int
    nodes: int
    ports: int
    seat_at: int  # where the parts of the first seat begin …
    seat_size: int  # … and how long they are
    planes: list[list[int]]  # for each viewer: where the cards of each place are marked

    SCRATCH = Layout(Field("planes", "int", SEATS, PLACES))

    def __init__(self, game: Game, seats: int) -> None:
        data: Any = game.data  # type: ignore[attr-defined]
        quarters, nodes, ports = tuple(data.quarters()), tuple(data.nodes()), tuple(data.ports())
        table, seat = table_parts(quarters), seat_parts(quarters, nodes, ports)
        Encoder.__init__(self, game, seats, VERSION, (*table, *each_seat(seats, seat)))
        self.quarters = len(quarters)
        self.nodes = len(nodes)
        self.ports = len(ports)
        self.seat_at = sum(part.size for part in table)
        self.seat_size = sum(part.size for part in seat)
        self.lay_out_planes()

    def lay_out_planes(self) -> None:  # python
        """Looked up for each card, since working it out would be half of an observation's time."""
        prepare_scratch(self)
        tableau = self.seat_at + self.seat_size - 2 * CARDS
        for viewer in range(self.seats):
            self.planes[viewer][IN_PAIR] = CARDS_AT
            self.planes[viewer][IN_OFFER] = CARDS_AT + OFFICES
            self.planes[viewer][DISCARDED] = CARDS_AT + OFFICES + CARDS
            for seat in range(self.seats):
                whose = (seat + self.seats - viewer) % self.seats  # C keeps the sign
                at = tableau + whose * self.seat_size
                self.planes[viewer][TABLEAU + seat] = at
                self.planes[viewer][ACTIVE + seat] = at + CARDS

    def write(self, g: State, seat: int, paper: Paper, start: Index) -> None:
        clear(paper, start, self.size)
        write_table(cython.cast(Table, g), paper, start)
        write_cards(cython.cast(Table, g), self, seat, paper, start)
        write_city(cython.cast(Table, g), self, seat, paper, start)
        for i in range(self.seats):
            write_seat(
                cython.cast(Table, g),
                self,
                (seat + i) % self.seats,
                paper,
                start + self.seat_at + i * self.seat_size,
            )


def write_table(g: Table, paper: Paper, start: Index) -> None:
    out = paper.at
    out[start] = g.round_number
    out[start + 1 + g.phase] = 1
    out[start + TRIBUTE_AT] = g.tribute_price
    out[start + TRIBUTE_AT + 1] = g.tribute_gain
    for color in range(COLOR_COUNT):
        out[start + DICE_AT + color] = g.dice[color]
    if g.phase == EXPLORE or g.phase == SHIFT:
        out[start + FIRST_DIE_AT + g.die_a] = 1
        out[start + SECOND_DIE_AT + g.die_b] = 1
        out[start + TARGETS_AT] = g.target_a
        out[start + TARGETS_AT + 1] = g.target_b
        out[start + TARGETS_AT + 2] = g.extra_a
        out[start + TARGETS_AT + 3] = g.extra_b
        out[start + TARGETS_AT + 4] = g.asked
    if g.phase == PAYMENT:
        out[start + PAYMENT_AT] = g.pay_left
        out[start + PAYMENT_AT + 1] = g.pay_from
        out[start + PAYMENT_AT + 1 + g.pay_for] = 1
        out[start + PAYMENT_AT + 5] = g.pay_argument
    out[start + SUPPLIES_AT] = g.jokers_out
    out[start + SUPPLIES_AT + 1] = g.stack_size
    out[start + SUPPLIES_AT + 2] = g.order_at
    for i in range(OFFICES):
        out[start + OFFICES_AT + g.pairs[i]] = i // 2 + 1


def write_cards(g: Table, encoder: TitleEncoder, seat: int, paper: Paper, start: Index) -> None:
    """Each card on the plane of its place; those in the stack on none."""
    out = paper.at
    used = start + CARDS_AT + OFFICES + 2 * CARDS
    for card in range(CARDS):
        place = g.where[card]
        if place != IN_STACK:
            out[start + encoder.planes[seat][place] + card] = 1
            if place >= ACTIVE:
                out[used + card] = g.used[card]


def write_city(g: Table, encoder: TitleEncoder, seat: int, paper: Paper, start: Index) -> None:
    """Tiles, owners, and goods that were delivered."""
    out = paper.at
    planes = start + encoder.seat_at + encoder.seat_size - 2 * CARDS
    owners = planes - encoder.quarters
    ports = owners - encoder.nodes - encoder.ports * SLOTS
    for quarter in range(encoder.quarters):
        if g.tile[quarter] >= 0:
            out[start + TILES_AT + quarter * TILES + g.tile[quarter]] = 1
        if g.owner[quarter] >= 0:
            whose = (g.owner[quarter] + g.seats - seat) % g.seats
            out[owners + whose * encoder.seat_size + quarter] = 1
    for port in range(encoder.ports):
        for slot in range(SLOTS):
            if g.delivered_by[port][slot] >= 0:
                whose = (g.delivered_by[port][slot] + g.seats - seat) % g.seats
                out[ports + whose * encoder.seat_size + port * SLOTS + slot] = 1


def write_seat(g: Table, encoder: TitleEncoder, who: int, paper: Paper, start: Index) -> None:
    out = paper.at
    out[start] = g.current == who and g.phase != OVER
    for i in range(g.seats):
        if g.order[i] == who:
            out[start + 1] = i
    out[start + 2] = g.gold[who]
    out[start + 3] = g.prestige[who]
    out[start + 4] = g.punish_markers[who]
    out[start + 5] = g.jokers[who]
    out[start + 6] = g.wall[who]
    out[start + 7] = g.wall_height[who]
    out[start + 8] = g.passed[who]
    out[start + 9] = g.gold_received[who]
    out[start + 10] = g.prestige_received[who]
    out[start + 11] = g.quarters_taken[who]
    out[start + 12] = g.wall_moved[who]
    out[start + 13] = g.tribute_uses[who]
    out[start + 14] = g.envoy_ready[who]
    out[start + 15] = g.fountain_ready[who]
    out[start + 16] = g.ship_steps[who]
    out[start + 17] = g.free_steps[who]
    if g.phase == OVER:
        out[start + 18] = g.final_places[who]
    out[start + 19] = wall_rank(g, who) == 0
    write_goods(g, encoder, who, paper, start + SCALARS)


def write_goods(g: Table, encoder: TitleEncoder, who: int, paper: Paper, start: Index) -> None:
    """Cubes, cargo, and where the ship is and has been."""
    out = paper.at
    for color in range(COLOR_COUNT):
        out[start + color] = g.supply[who][color]
    at = start + COLOR_COUNT
    for pips in range(6):
        for color in range(COLOR_COUNT):
            out[at + pips * COLOR_COUNT + color] = g.rose[who][pips + 1][color]
    at += 6 * COLOR_COUNT
    for good in range(GOOD_COUNT):
        out[at + good] = g.cargo[who][good]
    at += GOOD_COUNT
    for kind in range(TYPE_COUNT):
        out[at + kind] = g.types_used[who][kind]
    at += TYPE_COUNT
    for port in range(encoder.ports):
        out[at + port] = g.entered[who][port]
    at += encoder.ports * (1 + SLOTS)
    out[at + g.ship[who]] = 1
