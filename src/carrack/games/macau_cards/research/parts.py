"""What an observation of the card game Macau holds: its parts, and where they begin."""

from __future__ import annotations

from dataclasses import replace

from carrack.games.macau_cards.names import (
    ATTACK_NAMES,
    FACE_NAMES,
    FACES,
    KIND_NAMES,
    MAX_CARDS,
    PHASE_NAMES,
    RANKS,
    REQUIREMENT_NAMES,
    ROUTE_NAMES,
    SEATS,
    SUITED,
    SUITS,
)
from carrack.research.parts import LARGEST, Part

VERSION = 2  # the window of a war
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
PILES_AT: int = length(TURN_PARTS)
REQUIREMENT_AT: int = PILES_AT + length(PILE_PARTS)
ATTACK_AT: int = REQUIREMENT_AT + length(REQUIREMENT_PARTS)
PLAY_AT: int = ATTACK_AT + length(ATTACK_PARTS)
BEFORE_AT: int = PLAY_AT + length(PLAY_PARTS)
OWN_AT: int = BEFORE_AT + length(BEFORE_PARTS)
SEATS_AT: int = OWN_AT + length(OWN_PARTS)
SEAT_SIZE: int = length(SEAT_PARTS)

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
