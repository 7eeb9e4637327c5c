"""What a seat sees of Macau, the card game, as numbers: its own hand, and what lies open.

Other hands, the stock, and who has answered in a window are never written. Actions name other seats
by their distance clockwise, and so does the row: `+1` is who can be caught with the first "catch".
"""

from __future__ import annotations

from dataclasses import replace

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.games.macau_cards.names import (
    ABOUT_DRAW,
    AFTER_DRAW,
    ANY_PLAIN,
    ATTACK_NAMES,
    CHALLENGE_WINDOW,
    COVER_DRAWN,
    FACE_NAMES,
    FACES,
    FREE,
    KIND_NAMES,
    MACAU_WINDOW,
    MAX_CARDS,
    MIXED,
    NO_ATTACK,
    NO_KIND,
    NONE,
    OVER,
    PHASE_NAMES,
    RANK,
    RANKS,
    REQUIREMENT_NAMES,
    ROUTE_NAMES,
    SEATS,
    SUIT,
    SUITED,
    SUITS,
)
from carrack.games.macau_cards.state import Table
from carrack.kernel.game import Game
from carrack.kernel.state import State
from carrack.research.encoders import LARGEST, Encoder, Paper, Part, clear, each_seat

VERSION = 1
COPIES = 4  # of each card at most: one in each deck
WITH_JOKERS = 3 * COPIES  # cards that stand for one face: two jokers in each deck may, too
CARDS = (tuple(FACE_NAMES),)
SUITED_CARDS = (tuple(FACE_NAMES[:SUITED]),)
ALL_SUITS = (tuple(SUITS),)
ALL_RANKS = (tuple(RANKS),)
RANK_COUNT = len(RANKS)
SUIT_COUNT = len(SUITS)
QUESTIONS = ("slip", "call", "draw")  # in the order of the bits ABOUT_PLAY, ABOUT_CALL, ABOUT_DRAW
ABOUT_COUNT = len(QUESTIONS)

TURN_PARTS = (
    Part("round", (), 0, LARGEST, "the round of the match"),
    Part("turn", (), 0, LARGEST, "turns begun in this round"),
    Part("direction", (), -1, 1, "1 clockwise, from me to +1; -1 counterclockwise"),
    Part("may_act", about="whether I may act now; of others in a window that stays hidden"),
    Part("passes", (), 0, SEATS, "one after the other; when everybody has passed, the round ends"),
    Part("said_macau", about="early, in this turn"),
    Part("said_multi", about="in this turn"),
    Part("phase", (tuple(PHASE_NAMES),), about="what is being done"),
    Part("window", (QUESTIONS,), about="what can be challenged now"),
)
PILE_PARTS = (
    Part("stock", (), 0, MAX_CARDS, "cards in the draw pile"),
    Part("discard_size", (), 0, MAX_CARDS, "cards in the discard pile"),
    Part("top_joker", about="whether the top card is a joker that stands for another card"),
    Part("face", SUITED_CARDS, about="the face in force; none after a joker that draws"),
    Part("top", CARDS, about="what the top card of the discard pile stands for"),
    Part("discards", CARDS, 0, COPIES, "the cards themselves in the discard pile"),
)
REQUIREMENT_PARTS = (
    Part("turns_left", (), 0, SEATS, "turns until the call lapses; 0 when it does not"),
    Part("turns_since", (), 0, LARGEST, "turns since the call was made"),
    Part("requirement", (tuple(REQUIREMENT_NAMES),), about="what the next card must satisfy"),
    Part("required_suit", ALL_SUITS, about="called; with `free` the one that is forbidden"),
    Part("required_rank", ALL_RANKS, about="called"),
)
ATTACK_PARTS = (
    Part("attack_total", (), 0, LARGEST, "cards to draw, turns to lose, or fours in the duel"),
    Part("attack", (tuple(ATTACK_NAMES[1:]),), about="the attack that is pending"),
    Part("attack_kind", (tuple(KIND_NAMES[1:]),), about="the cards that made it a draw attack"),
    Part("attack_route", (tuple(ROUTE_NAMES),), about="where it goes"),
)
PLAY_PARTS = (
    Part("play_size", (), 0, MAX_CARDS, "cards laid in this turn"),
    Part("play_value", (), 0, LARGEST, "draw values laid in this turn"),
    Part("play_skips", (), 0, MAX_CARDS, "skip cards laid in this turn"),
    Part("play_flips", (), 0, MAX_CARDS, "how often the play turns the direction"),
    Part("play_jokers", (), 0, MAX_CARDS, "jokers laid in this turn"),
    Part("answering", about="whether the play answers the attack"),
    Part("slipped", about="whether the card laid did not fit"),
    Part("suit_in_play", ALL_SUITS, about="the suit that the play had to follow"),
    Part("play_rank", ((*RANKS, "mixed"),), about="the rank of the play beside jokers"),
    Part("attacker", CARDS, about="the last attacking card of the play"),
    Part(
        "laid", CARDS, 0, WITH_JOKERS, "what the cards of the play stand for that are on the pile"
    ),
    Part("under", CARDS, about="what the card below the play stands for"),
)
BEFORE_PARTS = (
    *(replace(part, name=f"before.{part.name}") for part in REQUIREMENT_PARTS),
    Part("before.direction", (), -1, 1, "before the play"),
    Part("before.face", SUITED_CARDS, about="the face in force before the play"),
)
OWN_PARTS = (
    Part("hand", CARDS, 0, COPIES, "my own cards"),
    Part("drawn", CARDS, about="the card I have just drawn, while it matters"),
)
TABLE_PARTS = (
    *TURN_PARTS,
    *PILE_PARTS,
    *REQUIREMENT_PARTS,
    *ATTACK_PARTS,
    *PLAY_PARTS,
    *BEFORE_PARTS,
    *OWN_PARTS,
)
SEAT_PARTS = (
    Part("acts", about="whose turn it is; in a window, whose play it is about"),
    Part("cards", (), 0, MAX_CARDS, "cards in the hand"),
    Part("dealer", about="of this round"),
    Part("place", (), 0, SEATS, "taken in this round; 0 while in play"),
    Part("final_place", (), 0, SEATS, "of the match; 0 before its end"),
    Part("total", (), 0, LARGEST, "points of the match"),
    Part("round_points", (), 0, LARGEST, "points of the last round"),
    Part("exposed", about="has one card, did not say it, can still be caught"),
    Part("miss_debt", (), 0, MAX_CARDS, "turns still to lose"),
    Part("solo", (), 0, MAX_CARDS, "turns still to play alone"),
    Part("author", about="laid the last card of the attack; in a duel, holds it"),
    Part("asked", about="has still to answer in the duel"),
    Part("vouched_suits", ALL_SUITS, about="that an honest call proved in the hand"),
    Part("vouched_ranks", ALL_RANKS, about="that an honest call proved in the hand"),
    Part("known", CARDS, 0, COPIES, "cards shown to everybody and still in the hand"),
)


def length(parts: tuple[Part, ...]) -> int:
    return sum(part.size for part in parts)


# Where the groups begin in the row …
PILES_AT = length(TURN_PARTS)
REQUIREMENT_AT = PILES_AT + length(PILE_PARTS)
ATTACK_AT = REQUIREMENT_AT + length(REQUIREMENT_PARTS)
PLAY_AT = ATTACK_AT + length(ATTACK_PARTS)
BEFORE_AT = PLAY_AT + length(PLAY_PARTS)
OWN_AT = BEFORE_AT + length(BEFORE_PARTS)
SEATS_AT = OWN_AT + length(OWN_PARTS)
SEAT_SIZE = length(SEAT_PARTS)

# … and how far it is from there to the parts that are not single numbers.
TO_PHASE = 7
TO_WINDOW = TO_PHASE + len(PHASE_NAMES)
TO_FACE = 3
TO_TOP = TO_FACE + SUITED
TO_DISCARDS = TO_TOP + FACES
TO_KIND = 2
TO_SUIT = TO_KIND + len(REQUIREMENT_NAMES)
TO_RANK = TO_SUIT + SUIT_COUNT
TO_ATTACK_KIND = len(ATTACK_NAMES)
TO_ROUTE = TO_ATTACK_KIND + len(KIND_NAMES) - 1
TO_SUIT_IN_PLAY = 7
TO_PLAY_RANK = TO_SUIT_IN_PLAY + SUIT_COUNT
TO_ATTACKER = TO_PLAY_RANK + RANK_COUNT + 1
TO_LAID = TO_ATTACKER + FACES
TO_UNDER = TO_LAID + FACES
TO_DIRECTION = TO_RANK + RANK_COUNT
TO_VOUCHED = 12
TO_KNOWN = TO_VOUCHED + SUIT_COUNT + RANK_COUNT


class MacauEncoder(Encoder):
    """
    >>> import carrack
    >>> encoder = MacauEncoder(carrack.load("macau_cards"), 2)
    >>> [name for name in encoder.names() if name.endswith("cards")]
    ['me.cards', '+1.cards']
    """

    def __init__(self, game: Game, seats: int) -> None:
        parts = (*TABLE_PARTS, *each_seat(seats, SEAT_PARTS))
        Encoder.__init__(self, game, seats, VERSION, parts)

    def write(self, g: State, seat: int, paper: Paper, start: int) -> None:
        clear(paper, start, self.size)
        write_table(cython.cast(Table, g), seat, paper, start)
        for i in range(self.seats):
            write_seat(
                cython.cast(Table, g),
                (seat + i) % self.seats,
                paper,
                start + SEATS_AT + i * SEAT_SIZE,
            )


def write_table(g: Table, seat: int, paper: Paper, start: int) -> None:
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


def write_turn(g: Table, seat: int, paper: Paper, start: int) -> None:
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
    if g.phase == MACAU_WINDOW or g.phase == CHALLENGE_WINDOW:
        return g.waiting[seat] > 0
    return g.current == seat and g.phase != OVER


def write_bits(bits: int, count: int, paper: Paper, start: int) -> None:
    out = paper.at
    for i in range(count):
        out[start + i] = (bits >> i) & 1


def write_piles(g: Table, paper: Paper, start: int) -> None:
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
    g: Table, kind: int, required: int, left: int, since: int, paper: Paper, start: int
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


def write_attack(g: Table, paper: Paper, start: int) -> None:
    out = paper.at
    out[start] = capped(g.attack_total)
    out[start + g.attack] = 1
    if g.attack_kind != NO_KIND:
        out[start + TO_ATTACK_KIND + g.attack_kind - 1] = 1
    out[start + TO_ROUTE + g.attack_route] = 1


def write_play(g: Table, paper: Paper, start: int) -> None:
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


def write_before(g: Table, paper: Paper, start: int) -> None:
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


def write_own(g: Table, seat: int, paper: Paper, start: int) -> None:
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


def write_seat(g: Table, who: int, paper: Paper, start: int) -> None:
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
