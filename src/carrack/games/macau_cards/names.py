"""The words of the game as numbers: cards, phases, actions, events. Rules and views share them."""

from carrack.kernel.widths import Bits

# Cards. A face is 4 * rank + suit; the two jokers follow.
RANKS = "A23456789TJQK"
SUITS = "SHDC"
FACES = 54
SUITED = 52
BLACK_JOKER = 52
COLOR_JOKER = 53
JOKER_RANK = 13
QUEEN_OF_HEARTS = 45
KING_OF_SPADES = 48
KING_OF_HEARTS = 49
NONE = -1  # no face, no suit, no rank, nobody
MIXED = -2  # several ranks in one play

FACE_NAMES = [rank + suit for rank in RANKS for suit in SUITS] + ["BJ", "CJ"]
FACE_IDS = {name: face for face, name in enumerate(FACE_NAMES)}

ONE: Bits = 1  # shifted beyond 31 bits

# Sizes
SEATS = 10
MAX_CARDS = 216  # four decks with jokers

# Streams of chance
SETUP = 0
RESHUFFLES = 1

# Phases
TURN, CONTINUE, COVER, COVER_DRAWN, AFTER_DRAW = 0, 1, 2, 3, 4
CHOOSE_SUIT, CHOOSE_RANK, CHALLENGE_WINDOW, MACAU_WINDOW, OVER, WAR_WINDOW = 5, 6, 7, 8, 9, 10
PHASE_NAMES = [
    "turn",
    "continue",
    "cover",
    "cover_drawn",
    "after_draw",
    "choose_suit",
    "choose_rank",
    "challenge_window",
    "macau_window",
    "over",
    "war_window",
]

# Requirements: what the next card must satisfy
NORMAL, SUIT, FREE, RANK, ANY_PLAIN, ANYTHING = 0, 1, 2, 3, 4, 5
REQUIREMENT_NAMES = ["normal", "suit", "free", "rank", "any_plain", "anything"]

# Attacks, the kinds of draw attacks, and where they go
NO_ATTACK, DRAW_ATTACK, SKIP_ATTACK, DUEL = 0, 1, 2, 3
ATTACK_NAMES = ["none", "draw", "skip", "duel"]
NO_KIND, TWO, THREE, KING, JOKER = 0, 1, 2, 3, 4
KIND_NAMES = ["none", "two", "three", "king", "joker"]
NEXT, PREVIOUS = 0, 1
ROUTE_NAMES = ["next", "previous"]

# Option values, in the order of their choices in options.py
PLAIN_ONLY, INERT, AS_DEALER_PLAY = 0, 1, 2
DEALER_RIGHT, DEALER_LEFT = 0, 1
AFTER_VICTIM, AFTER_PLAYER = 0, 1
NO_KING_REPLY, KINGS, KINGS_AND_QUEEN_HEARTS = 0, 1, 2
PLAIN, KING_RELAY, WAR_STOP = 0, 1, 2
NO_REPLY, OWN_KIND, MATCHING, LOW_WILD, WAR = 0, 1, 2, 3, 4
ABSENT, REVERSE, DRAW_JOKER, SUBSTITUTE = 0, 1, 2, 3
ACCUMULATE, DUEL_MODE = 0, 1
FREE_PLACEMENT, MATCH_PLACEMENT = 0, 1
UNTIL_MET, ONE_LAP, NEXT_ONLY = 0, 1, 2
NEVER, DRAWN_ONLY = 0, 1
RACE, AUTOMATIC, MACAU_OFF = 0, 1, 2
MULTI_OFF, TRUTHFUL, MULTI_FREE = 0, 1, 2
LAST_LEFT, FIRST_OUT = 0, 1
ANY_LAST, NO_ACTION_LAST, NO_DRAW_HEADS_UP = 0, 1, 2
PLACING, POINTS = 0, 1
ANY_CALL, DIFFERENT_CALL = 0, 1
HITS_ALL_BUT_LAST, HITS_ALL = 0, 1
ATTACKED_STOPS, ANYBODY_STOPS = 0, 1

# Actions: a fixed space of 144
PLAY = 0
PLAY_AS = 54
DRAW, ACCEPT, END_PLAY, KEEP, PASS = 106, 107, 108, 109, 110
CALL_SUIT = 111
CALL_FREE_SUIT = 115
CALL_RANK = 116
CALL_ANY_PLAIN = 129
SAY_MACAU, SAY_MULTI_MACAU = 130, 131
CATCH = 132  # + offset clockwise from the actor - 1
CHALLENGE, NO_REACTION = 141, 142
CALL_NOTHING = 143
ACTION_COUNT = 144

# What a challenge can question
ABOUT_PLAY, ABOUT_CALL, ABOUT_DRAW = 1, 2, 4

# Events, and what caused a card to be drawn or a play to be undone
(
    DEALT,
    SET_ASIDE,
    STARTER,
    LAID,
    PLAY_ENDED,
    DREW,
    FORGIVEN,
    RESHUFFLED,
    PASSED,
    KEPT,
    ACCEPTED,
    DECLINED,
    MISSED_TURN,
    CALLED_SUIT,
    CALLED_FREE_SUIT,
    CALLED_RANK,
    CALLED_ANY_PLAIN,
    CALL_LAPSED,
    DIRECTION_TURNED,
    ATTACKED,
    ATTACK_ENDED,
    SOLO_TURNS,
    MACAU_SAID,
    MACAU_CAUGHT,
    MACAU_MISSED,
    MULTI_MACAU_SAID,
    CHALLENGED,
    VERDICT,
    CARD_SHOWN,
    PLAY_TAKEN_BACK,
    WENT_OUT,
    ROUND_BLOCKED,
    ROUND_ENDED,
    SCORED,
    MATCH_ENDED,
    WINDOW_CLOSED,
    CALLED_NOTHING,
    WAR_GOES_ON,
) = range(38)
EVENT_NAMES = [
    "dealt",
    "set_aside",
    "starter",
    "laid",
    "play_ended",
    "drew",
    "forgiven",
    "reshuffled",
    "passed",
    "kept",
    "accepted",
    "declined",
    "missed_turn",
    "called_suit",
    "called_free_suit",
    "called_rank",
    "called_any_plain",
    "call_lapsed",
    "direction_turned",
    "attacked",
    "attack_ended",
    "solo_turns",
    "macau_said",
    "macau_caught",
    "macau_missed",
    "multi_macau_said",
    "challenged",
    "verdict",
    "card_shown",
    "play_taken_back",
    "went_out",
    "round_blocked",
    "round_ended",
    "scored",
    "match_ended",
    "window_closed",
    "called_nothing",
    "war_goes_on",
]

(
    BY_RULE,
    BY_TURN,
    BY_ATTACK,
    BY_BEATEN,
    BY_LATE,
    BY_SILENCE,
    BY_CHALLENGE,
    BY_COVER,
    BY_SETTLEMENT,
    BY_CANCEL,
    BY_QUEEN,
    BY_JOKER,
    BY_LIMIT,
) = range(13)
CAUSE_NAMES = [
    "rule",
    "turn",
    "attack",
    "macau_beaten",
    "macau_late",
    "macau_silence",
    "challenge",
    "cover",
    "settlement",
    "cancel",
    "queen_of_hearts",
    "joker",
    "turn_limit",
]
