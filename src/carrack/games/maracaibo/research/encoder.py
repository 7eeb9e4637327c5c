"""What a seat sees of Maracaibo, as numbers: its own hand, and all that lies open.

Other hands, what others choose in the setup and whether they drop their hand are not written, nor
is the order of anything face down. No action names a seat, so a row needs no seat numbers: seats
are counted from whoever looks, also in the numbers of the stack. Actions name cards by their place
in the hand, the planning zone, the display or the tableau; the planes of these hold the place.
"""

# compiled, small

from __future__ import annotations

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.games.maracaibo.actions import Ids
from carrack.games.maracaibo.names import CHOOSING, DROPPING, NONE
from carrack.games.maracaibo.research.board import (
    write_automa,
    write_board,
    write_search,
    write_tiles,
)
from carrack.games.maracaibo.research.cards import write_cards
from carrack.games.maracaibo.research.moment import (
    write_moment,
    write_setup,
    write_stack,
    write_turn,
)
from carrack.games.maracaibo.research.parts import (
    VERSION,
    automa_parts,
    board_parts,
    card_parts,
    length,
    moment_parts,
    search_parts,
    seat_parts,
    setup_parts,
    stack_parts,
    tile_parts,
    turn_parts,
)
from carrack.games.maracaibo.research.seats import write_seat
from carrack.games.maracaibo.state import Table
from carrack.kernel.game import Game
from carrack.kernel.state import State
from carrack.kernel.widths import Index
from carrack.research.encoders import Encoder, Paper, clear
from carrack.research.parts import Part, each_seat


class TitleEncoder(Encoder):
    """
    >>> import carrack
    >>> encoder = TitleEncoder(carrack.load("maracaibo"), 2)
    >>> [name for name in encoder.names() if name.endswith("doubloons")]
    ['me.doubloons', '+1.doubloons']
    """

    setup_at: int  # where the groups of parts begin
    stack_at: int
    turn_at: int
    cards_at: int
    board_at: int
    tiles_at: int
    search_at: int
    automa_at: int
    seat_at: int
    seat_size: int
    spaces: int  # of the explorer track

    def __init__(self, game: Game, seats: int) -> None:
        ids: Ids = game.ids  # type: ignore[attr-defined]
        seat = seat_parts(ids)
        table: tuple[Part, ...] = moment_parts()
        self.setup_at, table = length(table), (*table, *setup_parts(ids))
        self.stack_at, table = length(table), (*table, *stack_parts())
        self.turn_at, table = length(table), (*table, *turn_parts(ids))
        self.cards_at, table = length(table), (*table, *card_parts(ids))
        self.board_at, table = length(table), (*table, *board_parts(ids))
        self.tiles_at, table = length(table), (*table, *tile_parts(ids))
        self.search_at, table = length(table), (*table, *search_parts(ids))
        self.automa_at, table = length(table), (*table, *automa_parts(ids))
        self.seat_at, self.seat_size = length(table), length(seat)
        self.spaces = len(ids.spaces)
        Encoder.__init__(self, game, seats, VERSION, (*table, *each_seat(seats, seat)))

    def write(self, g: State, seat: int, paper: Paper, start: Index) -> None:
        clear(paper, start, self.size)
        write_table(cython.cast(Table, g), self, seat, paper, start)
        for i in range(self.seats):
            write_seat(
                cython.cast(Table, g),
                self.spaces,
                seat,
                (seat + i) % self.seats,
                paper,
                start + self.seat_at + i * self.seat_size,
            )


def write_table(g: Table, encoder: TitleEncoder, seat: int, paper: Paper, start: Index) -> None:
    write_moment(g, paper, start)
    if g.phase == CHOOSING or g.phase == DROPPING:
        write_setup(g, seat, paper, start + encoder.setup_at)
    write_stack(g, seat, paper, start + encoder.stack_at)
    write_turn(g, paper, start + encoder.turn_at)
    write_cards(g, seat, has_open_hands(g), paper, start + encoder.cards_at)
    write_board(g, paper, start + encoder.board_at)
    write_tiles(g, paper, start + encoder.tiles_at)
    if g.t.search:
        write_search(g, paper, start + encoder.search_at)
    if g.t.automa != NONE:
        write_automa(g, encoder.spaces, paper, start + encoder.automa_at)


def has_open_hands(g: Table) -> bool:
    """Who wins together may play with open hands, once all have chosen."""
    return g.t.cooperative > 0 and g.phase != CHOOSING and g.t.open_hands > 0
