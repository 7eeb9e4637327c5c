"""What lies on the table, and questions about it. Seats are numbered clockwise."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    FACES,
    MAX_CARDS,
    NONE,
    ONE,
    SEATS,
    SUITED,
)
from carrack.games.macau_cards.tables import Tables
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.state import State


class Table(State):
    """One match: the cards, whose turn it is, what is pending, and the points."""

    t: Tables
    totals: list[int]  # points of the match
    round_points: list[int]  # points of the last round
    turn_number: int  # turns begun in this round
    call_turn: int  # the turn in which the call in force was made
    before_call_turn: int
    attack_total: int  # cards to draw, turns to lose, or fours in the duel
    play_value: int  # draw values laid in this play
    hand: list[list[int]]  # copies of each face
    size: list[int]  # cards in each hand
    # The faces held, as bits: walking these instead of all 54 faces saves a quarter of the time for
    # legal actions (measured with callgrind). Only verbs.add_to_hand, take_from_hand and
    # index_hands write them.
    held: list[int]
    known: list[list[int]]  # cards shown to everybody and still in that hand
    vouched_suits: list[int]  # bits: an honest call proved this suit …
    vouched_ranks: list[int]  # … or this rank in the hand
    stock: list[int]  # the draw pile; the last one is the top
    stock_size: int
    discard: list[int]  # physical cards; the last one is the top
    stood: list[int]  # the face each of them stood for
    discard_size: int
    face: int  # the face in force, or NONE
    requirement: int
    required: int  # the called suit or rank, or the forbidden suit
    call_left: int  # turns until a call lapses; 0 when it does not
    attack: int
    attack_kind: int
    attack_route: int
    attack_author: int  # who laid its last card; the holder of a duel
    asked: list[int]  # duel: still to answer
    step: int  # +1 clockwise, -1 counterclockwise
    current: int
    phase: int
    play_size: int  # cards laid in this turn
    play_skips: int
    play_flips: int
    play_attacker: int  # the last attacking face laid
    play_jokers: int
    play_rank: int  # the one rank of the play beside jokers; MIXED when several
    answering: int  # the play answers the attack
    slipped: int  # the card laid did not fit
    suit_in_play: int
    before_face: int  # as it was before the play, to judge answers and undo a slip
    before_requirement: int
    before_required: int
    before_call_left: int
    before_step: int
    said_macau: int
    said_multi: int
    drawn: int  # the card just drawn, private to the current seat
    miss_debt: list[int]  # turns still to lose
    solo_seat: int
    solo_left: int
    exposed: list[int]
    out_place: list[int]  # the place taken in this round; 0 while in play
    out_count: int
    passes: int
    waiting: list[int]  # may still react in the open window
    window_about: int  # what can be challenged
    final_places: list[int]
    round_number: int
    dealer: int

    LAYOUT = Layout(
        Field("held", "unsigned long long", SEATS),
        Field("totals", "int", SEATS),
        Field("round_points", "int", SEATS),
        Field("turn_number", "int"),
        Field("round_number", "int"),
        Field("call_turn", "int"),
        Field("before_call_turn", "int"),
        Field("attack_total", "int"),
        Field("play_value", "int"),
        Field("size", "short", SEATS),
        Field("vouched_suits", "short", SEATS),
        Field("vouched_ranks", "short", SEATS),
        Field("stock_size", "short"),
        Field("discard_size", "short"),
        Field("face", "short"),
        Field("requirement", "short"),
        Field("required", "short"),
        Field("call_left", "short"),
        Field("attack", "short"),
        Field("attack_kind", "short"),
        Field("attack_route", "short"),
        Field("attack_author", "short"),
        Field("asked", "short", SEATS),
        Field("step", "short"),
        Field("current", "short"),
        Field("phase", "short"),
        Field("play_size", "short"),
        Field("play_skips", "short"),
        Field("play_flips", "short"),
        Field("play_attacker", "short"),
        Field("play_jokers", "short"),
        Field("play_rank", "short"),
        Field("answering", "short"),
        Field("slipped", "short"),
        Field("suit_in_play", "short"),
        Field("before_face", "short"),
        Field("before_requirement", "short"),
        Field("before_required", "short"),
        Field("before_call_left", "short"),
        Field("before_step", "short"),
        Field("said_macau", "short"),
        Field("said_multi", "short"),
        Field("drawn", "short"),
        Field("miss_debt", "short", SEATS),
        Field("solo_seat", "short"),
        Field("solo_left", "short"),
        Field("exposed", "short", SEATS),
        Field("out_place", "short", SEATS),
        Field("out_count", "short"),
        Field("passes", "short"),
        Field("waiting", "short", SEATS),
        Field("window_about", "short"),
        Field("final_places", "short", SEATS),
        Field("dealer", "short"),
        Field("hand", "signed char", SEATS, FACES),
        Field("known", "signed char", SEATS, FACES),
        Field("stock", "signed char", MAX_CARDS),
        Field("discard", "signed char", MAX_CARDS),
        Field("stood", "signed char", MAX_CARDS),
    )

    def __init__(self, game: Game, t: Tables, seats: int) -> None:
        State.__init__(self, game, seats)
        self.t = t


def index_hands(g: Table) -> None:
    """Mark the faces held anew from the hands."""
    for seat in range(g.seats):
        g.held[seat] = 0
        for face in range(FACES):
            if g.hand[seat][face] > 0:
                g.held[seat] |= ONE << face


def in_play(g: Table, seat: int) -> bool:  # inline
    return g.out_place[seat] == 0


def players_in_play(g: Table) -> int:
    return g.seats - g.out_count


def neighbor(g: Table, seat: int, step: int) -> int:  # inline
    """The nearest seat in play in that direction; seats that are out are stepped over."""
    other = seat
    for _ in range(g.seats):
        other = (other + step + g.seats) % g.seats
        if in_play(g, other):
            return other
    return seat


def can_draw(g: Table) -> bool:  # inline
    """Whether one card at least can be drawn, perhaps after a reshuffle."""
    return g.stock_size > 0 or g.discard_size > 1


def top_face(g: Table) -> int:  # inline
    """The face the physical top card stands for."""
    return g.stood[g.discard_size - 1]


def holds_suit(g: Table, seat: int, suit: int) -> int:  # inline
    """A card of that suit in the hand, or NONE. Jokers are no suit."""
    for face in range(suit, SUITED, 4):
        if g.hand[seat][face] > 0:
            return face
    return NONE


def holds_rank(g: Table, seat: int, rank: int) -> int:  # inline
    """A card of that rank in the hand, or NONE. Jokers do not count."""
    for face in range(4 * rank, 4 * rank + 4):
        if g.hand[seat][face] > 0:
            return face
    return NONE


def one_rank_left(g: Table, seat: int) -> bool:  # inline
    """Whether two or more remaining cards all have one rank."""
    rank = NONE
    for face in range(FACES):
        if g.hand[seat][face] > 0:
            if rank != NONE and g.t.rank[face] != rank:
                return False
            rank = g.t.rank[face]
    return g.size[seat] >= 2
