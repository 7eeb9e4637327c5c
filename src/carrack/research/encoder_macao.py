"""What a seat sees of Macao, as numbers: all but the order of the stack and the dice to come."""

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.games.macao.names import (
    ACTIVE,
    CARD_IDS,
    CARDS,
    COLOR_COUNT,
    COLORS,
    DISCARDED,
    EXPLORE,
    GOOD_COUNT,
    GOODS,
    IN_OFFER,
    IN_PAIR,
    IN_STACK,
    LAST_ROUND,
    OFFICE_TYPES,
    OFFICES,
    OVER,
    PAYMENT,
    SEATS,
    SHIFT,
    SLOTS,
    STEP_NAMES,
    TABLEAU,
    TYPE_COUNT,
)
from carrack.games.macao.state import Table, wall_rank
from carrack.games.macao.view import PAY_FOR
from carrack.kernel.game import Game
from carrack.kernel.memory import COMPILED
from carrack.kernel.state import State
from carrack.research.encoders import LARGEST, Encoder, Paper, Part, clear, each_seat, numbered

VERSION = 1
STEPS = len(STEP_NAMES)
PLACES = ACTIVE + SEATS
TILES = GOOD_COUNT + 1
PURPOSES = tuple(PAY_FOR.values())
MOST = 127

# Where the fixed parts of the table begin.
TRIBUTE_AT = 1 + STEPS
DICE_AT = TRIBUTE_AT + 2
CHOICE_AT = DICE_AT + COLOR_COUNT
FIRST_DIE_AT = CHOICE_AT
SECOND_DIE_AT = FIRST_DIE_AT + COLOR_COUNT
TARGETS_AT = SECOND_DIE_AT + COLOR_COUNT
PAYMENT_AT = TARGETS_AT + 5
SUPPLIES_AT = PAYMENT_AT + 6
OFFICES_AT = SUPPLIES_AT + 3
CARDS_AT = OFFICES_AT + OFFICES
TILES_AT = CARDS_AT + OFFICES + 3 * CARDS

SCALARS = 20  # numbers of a seat before its cubes


def table_parts(quarters: tuple[str, ...]) -> tuple[Part, ...]:
    cards, colors = tuple(CARD_IDS), tuple(COLORS)
    return (
        Part("round", (), 0, LAST_ROUND, "the round, 0 during setup"),
        Part("step", (tuple(STEP_NAMES),), about="what is being done"),
        Part("tribute", (("price", "gain"),), 0, MOST, "gold to pay, prestige to gain"),
        Part("dice", (colors,), 0, 6, "pips of each die; 0 before they are rolled"),
        Part("first_die", (colors,), about="chosen, while the explorer or the master is asked"),
        Part("second_die", (colors,), about="chosen, while the explorer or the master is asked"),
        Part("targets", (("first", "second"),), 0, 6, "where the cubes of these dice go"),
        Part("extra", (("first", "second"),), 0, MOST, "cubes that the explorer adds"),
        Part("asked", (), 0, MOST, "how often the explorer or the master was asked"),
        Part("payment", (("left", "from"),), 0, MOST, "cubes still to pay, from this color on"),
        Part("payment_for", (PURPOSES,), about="what is being paid"),
        Part("payment_argument", (), 0, MOST, "spaces on the wall, or the color at the shop"),
        Part("jokers_out", (), 0, MOST, "joker tiles that were taken"),
        Part("stack", (), 0, CARDS, "cards in the stack"),
        Part("order_at", (), 0, SEATS, "how many seats have acted in this step"),
        Part("office_round", (cards[:OFFICES],), 1, LAST_ROUND, "when each office is offered"),
        Part("office_waiting", (cards[:OFFICES],), about="offices of rounds to come"),
        Part("offer", (cards,), about="cards on offer"),
        Part("discard", (cards,), about="cards out of the game"),
        Part("used", (cards,), 0, MOST, "how often an activated card was used this round"),
        Part("tile", (quarters, (*GOODS, "joker")), about="the tile of each quarter"),
    )


def seat_parts(
    quarters: tuple[str, ...], nodes: tuple[str, ...], ports: tuple[str, ...]
) -> tuple[Part, ...]:
    cards, colors = tuple(CARD_IDS), tuple(COLORS)
    return (
        Part("acts", about="whose turn it is"),
        Part("place_in_order", (), 0, SEATS, "when the seat acts in this step"),
        Part("gold", (), 0, LARGEST),
        Part("prestige", (), -LARGEST, LARGEST),
        Part("punish_markers", (), 0, LARGEST),
        Part("jokers", (), 0, MOST),
        Part("wall", (), 0, MOST, "the space of the disc on the wall"),
        Part("wall_height", (), 0, SEATS, "in its stack, from 0"),
        Part("passed"),
        Part("gold_received", (), 0, LARGEST, "this round"),
        Part("prestige_received", (), 0, LARGEST, "this round"),
        Part("quarters_taken", (), 0, MOST, "this round"),
        Part("wall_moved", about="this round"),
        Part("tribute_uses", (), 0, MOST, "this round"),
        Part("envoy_ready", (), 0, MOST),
        Part("fountain_ready", (), 0, MOST),
        Part("ship_steps", (), 0, MOST, "this round"),
        Part("free_steps", (), 0, MOST, "that are left this round"),
        Part("place", (), 0, SEATS, "at the end; 0 before"),
        Part("starts_next", about="whether the seat is first on the wall"),
        Part("supply", (colors,), 0, LARGEST, "cubes at the arrow"),
        Part("rose", (numbered(6, 1), colors), 0, LARGEST, "cubes by turns to come"),
        Part("cargo", (tuple(GOODS),), 0, MOST),
        Part("office_types", (tuple(OFFICE_TYPES),), about="used this round"),
        Part("entered", (ports,), about="ports entered this turn"),
        Part("delivered", (ports, numbered(SLOTS, 1)), about="slots that the seat filled"),
        Part("ship", (nodes,), about="where the ship is"),
        Part("quarter", (quarters,), about="own markers in the city"),
        Part("tableau", (cards,), about="cards not yet activated"),
        Part("active", (cards,), about="activated cards"),
    )


def prepare(encoder: Any, name: str, rows: int) -> None:
    """In the pure build a table is a list of lists; in the compiled one it is there already."""
    if not COMPILED:
        setattr(encoder, name, [[0] * PLACES for _ in range(rows)])


class MacaoEncoder(Encoder):
    """
    >>> import carrack
    >>> encoder = MacaoEncoder(carrack.load("macao"), 2)
    >>> [name for name in encoder.names() if "rose.3" in name][:2]
    ['me.rose.3.red', 'me.rose.3.blue']
    """

    quarters: int
    nodes: int
    ports: int
    seat_at: int  # where the parts of the first seat begin …
    seat_size: int  # … and how long they are
    planes: list[list[int]]  # for each viewer: where the cards of each place are marked

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

    def lay_out_planes(self) -> None:
        """Looked up for each card, since working it out would be half of an observation's time."""
        prepare(self, "planes", SEATS)
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

    def write(self, g: State, seat: int, paper: Paper, start: int) -> None:
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


def write_table(g: Table, paper: Paper, start: int) -> None:
    out = paper.at
    out[start] = g.round_number
    out[start + 1 + g.step] = 1
    out[start + TRIBUTE_AT] = g.tribute_price
    out[start + TRIBUTE_AT + 1] = g.tribute_gain
    for color in range(COLOR_COUNT):
        out[start + DICE_AT + color] = g.dice[color]
    if g.step == EXPLORE or g.step == SHIFT:
        out[start + FIRST_DIE_AT + g.die_a] = 1
        out[start + SECOND_DIE_AT + g.die_b] = 1
        out[start + TARGETS_AT] = g.target_a
        out[start + TARGETS_AT + 1] = g.target_b
        out[start + TARGETS_AT + 2] = g.extra_a
        out[start + TARGETS_AT + 3] = g.extra_b
        out[start + TARGETS_AT + 4] = g.asked
    if g.step == PAYMENT:
        out[start + PAYMENT_AT] = g.pay_left
        out[start + PAYMENT_AT + 1] = g.pay_from
        out[start + PAYMENT_AT + 1 + g.pay_for] = 1
        out[start + PAYMENT_AT + 5] = g.pay_argument
    out[start + SUPPLIES_AT] = g.jokers_out
    out[start + SUPPLIES_AT + 1] = g.stack_size
    out[start + SUPPLIES_AT + 2] = g.order_at
    for i in range(OFFICES):
        out[start + OFFICES_AT + g.pairs[i]] = i // 2 + 1


def write_cards(g: Table, encoder: MacaoEncoder, seat: int, paper: Paper, start: int) -> None:
    """Each card on the plane of its place; those in the stack on none."""
    out = paper.at
    used = start + CARDS_AT + OFFICES + 2 * CARDS
    for card in range(CARDS):
        place = g.where[card]
        if place != IN_STACK:
            out[start + encoder.planes[seat][place] + card] = 1
            if place >= ACTIVE:
                out[used + card] = g.used[card]


def write_city(g: Table, encoder: MacaoEncoder, seat: int, paper: Paper, start: int) -> None:
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


def write_seat(g: Table, encoder: MacaoEncoder, who: int, paper: Paper, start: int) -> None:
    out = paper.at
    out[start] = g.current == who and g.step != OVER
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
    if g.step == OVER:
        out[start + 18] = g.final_places[who]
    out[start + 19] = wall_rank(g, who) == 0
    write_goods(g, encoder, who, paper, start + SCALARS)


def write_goods(g: Table, encoder: MacaoEncoder, who: int, paper: Paper, start: int) -> None:
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
