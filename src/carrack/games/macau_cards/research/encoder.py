"""What a seat sees of Macau, the card game, as numbers: its own hand, and what lies open.

Other hands, the stock, and who has answered in a window are never written. Actions name other seats
by their distance clockwise, and so does the row: `+1` is who can be caught with the first "catch".
"""

# compiled

from __future__ import annotations

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.games.macau_cards.names import (
    ABOUT_DRAW,
    AFTER_DRAW,
    ANY_PLAIN,
    CHALLENGE_WINDOW,
    COVER_DRAWN,
    FACES,
    FREE,
    MACAU_WINDOW,
    MIXED,
    NO_ATTACK,
    NO_KIND,
    NONE,
    OVER,
    RANK,
    SUIT,
    WAR_WINDOW,
)
from carrack.games.macau_cards.research.parts import (
    ABOUT_COUNT,
    ATTACK_AT,
    BEFORE_AT,
    OWN_AT,
    PILES_AT,
    PLAY_AT,
    RANK_COUNT,
    REQUIREMENT_AT,
    SEAT_PARTS,
    SEAT_SIZE,
    SEATS_AT,
    SUIT_COUNT,
    TABLE_PARTS,
    TO_ATTACK_KIND,
    TO_ATTACKER,
    TO_DIRECTION,
    TO_DISCARDS,
    TO_FACE,
    TO_KIND,
    TO_KNOWN,
    TO_LAID,
    TO_PHASE,
    TO_PLAY_RANK,
    TO_RANK,
    TO_ROUTE,
    TO_SUIT,
    TO_SUIT_IN_PLAY,
    TO_TOP,
    TO_UNDER,
    TO_VOUCHED,
    TO_WINDOW,
    VERSION,
)
from carrack.games.macau_cards.state import Table
from carrack.kernel.game import Game
from carrack.kernel.state import State
from carrack.kernel.widths import Index
from carrack.research.encoders import Encoder, Paper, clear
from carrack.research.parts import LARGEST, each_seat


class TitleEncoder(Encoder):
    """
    >>> import carrack
    >>> encoder = TitleEncoder(carrack.load("macau_cards"), 2)
    >>> [name for name in encoder.names() if name.endswith("cards")]
    ['me.cards', '+1.cards']
    """

    def __init__(self, game: Game, seats: int) -> None:
        parts = (*TABLE_PARTS, *each_seat(seats, SEAT_PARTS))
        Encoder.__init__(self, game, seats, VERSION, parts)

    def write(self, g: State, seat: int, paper: Paper, start: Index) -> None:
        clear(paper, start, self.size)
        write_table(cython.cast(Table, g), seat, paper, start)
        for i in range(self.seats):
            write_seat(
                cython.cast(Table, g),
                (seat + i) % self.seats,
                paper,
                start + SEATS_AT + i * SEAT_SIZE,
            )


def write_table(g: Table, seat: int, paper: Paper, start: Index) -> None:
    write_turn(g, seat, paper, start)
    write_piles(g, paper, start + PILES_AT)
    write_requirement(
        g, g.requirement, g.required, g.call_left, g.call_turn, paper, start + REQUIREMENT_AT
    )
    if g.attack != NO_ATTACK:
        write_attack(g, paper, start + ATTACK_AT)
    if g.play_size > 0:
        write_play(g, paper, start + PLAY_AT)
        write_before(g, paper, start + BEFORE_AT)
    write_own(g, seat, paper, start + OWN_AT)


def capped(value: int) -> int:
    """Matches without a limit can go on for longer than the numbers of a row count."""
    return max(0, min(value, LARGEST))


def write_turn(g: Table, seat: int, paper: Paper, start: Index) -> None:
    out = paper.at
    out[start] = capped(g.round_number)
    out[start + 1] = capped(g.turn_number)
    out[start + 2] = g.step
    out[start + 3] = may_act(g, seat)
    out[start + 4] = g.passes
    out[start + 5] = g.said_macau
    out[start + 6] = g.said_multi
    out[start + TO_PHASE + g.phase] = 1
    if g.phase == CHALLENGE_WINDOW:
        write_bits(g.window_about, ABOUT_COUNT, paper, start + TO_WINDOW)


def may_act(g: Table, seat: int) -> bool:
    if g.phase == MACAU_WINDOW or g.phase == CHALLENGE_WINDOW or g.phase == WAR_WINDOW:
        return g.waiting[seat] > 0
    return g.current == seat and g.phase != OVER


def write_bits(bits: int, count: int, paper: Paper, start: Index) -> None:
    out = paper.at
    for i in range(count):
        out[start + i] = (bits >> i) & 1


def write_piles(g: Table, paper: Paper, start: Index) -> None:
    out = paper.at
    top = g.discard_size - 1
    out[start] = g.stock_size
    out[start + 1] = g.discard_size
    out[start + 2] = g.discard[top] != g.stood[top]
    if g.face != NONE:
        out[start + TO_FACE + g.face] = 1
    out[start + TO_TOP + g.stood[top]] = 1
    for i in range(g.discard_size):
        out[start + TO_DISCARDS + g.discard[i]] += 1


def write_requirement(
    g: Table, kind: int, required: int, left: int, since: int, paper: Paper, start: Index
) -> None:
    """What a card must satisfy, now or before the play."""
    out = paper.at
    out[start] = left
    out[start + TO_KIND + kind] = 1
    if kind == SUIT or kind == FREE or kind == RANK or kind == ANY_PLAIN:
        out[start + 1] = capped(g.turn_number - since)
    if (kind == SUIT or kind == FREE) and required != NONE:
        out[start + TO_SUIT + required] = 1
    if kind == RANK:
        out[start + TO_RANK + required] = 1


def write_attack(g: Table, paper: Paper, start: Index) -> None:
    out = paper.at
    out[start] = capped(g.attack_total)
    out[start + g.attack] = 1
    if g.attack_kind != NO_KIND:
        out[start + TO_ATTACK_KIND + g.attack_kind - 1] = 1
    out[start + TO_ROUTE + g.attack_route] = 1


def write_play(g: Table, paper: Paper, start: Index) -> None:
    """The sums of the play, and its cards as far as they lie on the pile."""
    out = paper.at
    out[start] = g.play_size
    out[start + 1] = capped(g.play_value)
    out[start + 2] = g.play_skips
    out[start + 3] = g.play_flips
    out[start + 4] = g.play_jokers
    out[start + 5] = g.answering
    out[start + 6] = g.slipped
    if g.suit_in_play != NONE:
        out[start + TO_SUIT_IN_PLAY + g.suit_in_play] = 1
    if g.play_rank != NONE:
        out[start + TO_PLAY_RANK + (RANK_COUNT if g.play_rank == MIXED else g.play_rank)] = 1
    if g.play_attacker != NONE:
        out[start + TO_ATTACKER + g.play_attacker] = 1
    # A pile that was shuffled after the play began holds its last cards only.
    first = max(0, g.discard_size - g.play_size)
    for i in range(first, g.discard_size):
        out[start + TO_LAID + g.stood[i]] += 1
    if first > 0:
        out[start + TO_UNDER + g.stood[first - 1]] = 1


def write_before(g: Table, paper: Paper, start: Index) -> None:
    """What the play was laid on: answers are judged by it, and a slip is taken back to it."""
    out = paper.at
    write_requirement(
        g,
        g.before_requirement,
        g.before_required,
        g.before_call_left,
        g.before_call_turn,
        paper,
        start,
    )
    out[start + TO_DIRECTION] = g.before_step
    if g.before_face != NONE:
        out[start + TO_DIRECTION + 1 + g.before_face] = 1


def write_own(g: Table, seat: int, paper: Paper, start: Index) -> None:
    out = paper.at
    for face in range(FACES):
        out[start + face] = g.hand[seat][face]
    if g.current == seat and g.drawn != NONE and drawn_matters(g):
        out[start + FACES + g.drawn] = 1


def drawn_matters(g: Table) -> bool:
    """The view tells the drawn card in these moments alone."""
    if g.phase == CHALLENGE_WINDOW:
        return g.window_about & ABOUT_DRAW > 0
    return g.phase == AFTER_DRAW or g.phase == COVER_DRAWN


def write_seat(g: Table, who: int, paper: Paper, start: Index) -> None:
    """What everybody knows about a seat."""
    out = paper.at
    out[start] = g.current == who and g.phase != OVER
    out[start + 1] = g.size[who]
    out[start + 2] = g.dealer == who
    out[start + 3] = g.out_place[who]
    if g.phase == OVER:
        out[start + 4] = g.final_places[who]
    out[start + 5] = capped(g.totals[who])
    out[start + 6] = capped(g.round_points[who])
    out[start + 7] = g.exposed[who]
    out[start + 8] = g.miss_debt[who]
    if g.solo_seat == who:
        out[start + 9] = g.solo_left
    if g.attack != NO_ATTACK:
        out[start + 10] = g.attack_author == who
        out[start + 11] = g.asked[who]
    write_bits(g.vouched_suits[who], SUIT_COUNT, paper, start + TO_VOUCHED)
    write_bits(g.vouched_ranks[who], RANK_COUNT, paper, start + TO_VOUCHED + SUIT_COUNT)
    for face in range(FACES):
        out[start + TO_KNOWN + face] = g.known[who][face]
