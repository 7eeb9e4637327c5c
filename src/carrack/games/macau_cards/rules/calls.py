"""Calls: the Jack names a rank, the Ace a suit."""

# compiled

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ANY_PLAIN,
    BY_RULE,
    CALL_ANY_PLAIN,
    CALL_FREE_SUIT,
    CALL_LAPSED,
    CALL_NOTHING,
    CALL_RANK,
    CALL_SUIT,
    CALLED_ANY_PLAIN,
    CALLED_FREE_SUIT,
    CALLED_NOTHING,
    CALLED_RANK,
    CALLED_SUIT,
    DIFFERENT_CALL,
    FREE,
    JOKER_RANK,
    NEXT_ONLY,
    NONE,
    NORMAL,
    ONE_LAP,
    RANK,
    SUIT,
)
from carrack.games.macau_cards.state import Table, holds_rank, holds_suit, players_in_play
from carrack.kernel.steps import note, offer

SUIT_COUNT = 4


def nameable(g: Table, suit: int) -> bool:
    """Where the call must change the suit, the one in play may not be named; nor the suit that was
    called, where a second call must be another. [RULING 29]
    """
    if g.t.suit_call_must_change and suit == g.suit_in_play:
        return False
    return suit != suit_called_over(g)


def suit_called_over(g: Table) -> int:
    """The called suit that this call answers and may not repeat, or NONE."""
    if g.t.second_call != DIFFERENT_CALL or g.before_requirement != SUIT:
        return NONE
    # A card that follows the suit meets the call; only what begins with an ace answers it.
    return g.before_required if g.play_rank == g.t.suit_call_rank else NONE


def nameable_rank(g: Table, rank: int) -> bool:
    """Ranks without special cards, but not the one that this call answers. [RULING 26]"""
    return g.t.callable_rank[rank] > 0 and rank != rank_called_over(g)


def rank_called_over(g: Table) -> int:
    """The called rank that this call answers and may not repeat, or NONE."""
    if g.t.second_call != DIFFERENT_CALL or g.before_requirement != RANK:
        return NONE
    return g.before_required if g.play_rank == g.t.rank_call_rank else NONE


def free_suit_is_forced(g: Table, seat: int) -> bool:
    """Nobody may promise a suit they do not hold: without a nameable one the call is general."""
    if g.t.call_must_hold == 0:
        return False
    for suit in range(SUIT_COUNT):
        if nameable(g, suit) and holds_suit(g, seat, suit) != NONE:
            return False
    return True


def any_plain_is_forced(g: Table, seat: int) -> bool:
    """Nobody may promise a rank they do not hold: without one to name any plain card will do.
    So it is for whoever goes out. [RULINGS 26, 30]
    """
    if g.size[seat] == 0:
        return True
    for rank in range(JOKER_RANK):
        if nameable_rank(g, rank) and may_promise(g, seat, rank):
            return False
    return True


def may_promise(g: Table, seat: int, rank: int) -> bool:
    """An honest call names what is in the hand, where that is the rule."""
    return g.t.call_must_hold == 0 or holds_rank(g, seat, rank) != NONE


def a_rank_is_nameable(g: Table) -> bool:
    """Some configurations leave no rank without special cards."""
    for rank in range(JOKER_RANK):
        if nameable_rank(g, rank):
            return True
    return False


def may_bluff(g: Table) -> bool:
    """A call needs no card in the hand, or may be questioned if it has none."""
    return g.t.call_must_hold == 0 or g.t.challenge_call > 0


def offer_suits(g: Table, seat: int) -> None:
    """The suits this seat may name; with `call` challenges also those it does not hold."""
    for suit in range(SUIT_COUNT):
        if nameable(g, suit) and (may_bluff(g) or holds_suit(g, seat, suit) != NONE):
            offer(g, CALL_SUIT + suit)
    if free_suit_is_forced(g, seat):
        offer(g, CALL_FREE_SUIT)


def offer_ranks(g: Table, seat: int) -> None:
    """The ranks this seat may name."""
    for rank in range(JOKER_RANK):
        # Whoever goes out promises nothing. [RULING 30]
        named = g.size[seat] > 0 and nameable_rank(g, rank)
        if named and (may_bluff(g) or holds_rank(g, seat, rank) != NONE):
            offer(g, CALL_RANK + rank)
    if any_plain_is_forced(g, seat):
        offer(g, CALL_ANY_PLAIN)


def offer_no_call(g: Table) -> None:
    """Where a call is a right and no duty, it may be left out."""
    if g.t.call_optional:
        offer(g, CALL_NOTHING)


def call_suit(g: Table, seat: int, suit: int) -> None:
    put_call(g, SUIT, suit)
    vouch(g, seat, 1 << suit, 0)
    note(g, CALLED_SUIT, seat, suit, 0, 0, BY_RULE)


def call_free_suit(g: Table, seat: int) -> None:
    put_call(g, FREE, g.suit_in_play)
    note(g, CALLED_FREE_SUIT, seat, g.suit_in_play, 0, 0, BY_RULE)


def call_rank(g: Table, seat: int, rank: int) -> None:
    put_call(g, RANK, rank)
    vouch(g, seat, 0, 1 << rank)
    note(g, CALLED_RANK, seat, rank, 0, 0, BY_RULE)


def call_any_plain(g: Table, seat: int) -> None:
    put_call(g, ANY_PLAIN, NONE)
    note(g, CALLED_ANY_PLAIN, seat, 0, 0, 0, BY_RULE)


def call_nothing(g: Table, seat: int) -> None:
    """The card lies like a plain one: its own suit and rank are to be followed."""
    note(g, CALLED_NOTHING, seat, 0, 0, 0, BY_RULE)


def put_call(g: Table, requirement: int, required: int) -> None:
    """The call binds from now on, for as long as the table agreed. [RULING 28]"""
    g.requirement = requirement
    g.required = required
    g.call_turn = g.turn_number
    g.call_left = 0
    if g.t.call_duration == ONE_LAP:
        g.call_left = players_in_play(g) - 1
    elif g.t.call_duration == NEXT_ONLY:
        g.call_left = 1


def vouch(g: Table, seat: int, suits: int, ranks: int) -> None:
    """An honest call proves a card of that suit or rank in the hand."""
    if g.t.call_must_hold and not g.t.challenge_call:
        g.vouched_suits[seat] |= suits
        g.vouched_ranks[seat] |= ranks


def is_call(g: Table) -> bool:
    return (
        g.requirement == SUIT
        or g.requirement == FREE
        or g.requirement == RANK
        or g.requirement == ANY_PLAIN
    )


def called_this_turn(g: Table) -> bool:
    return is_call(g) and g.call_turn == g.turn_number


def proof_of_call(g: Table, seat: int) -> int:
    """A card in the hand that proves the specific call, or NONE."""
    if g.requirement == SUIT:
        return holds_suit(g, seat, g.required)
    if g.requirement == RANK:
        return holds_rank(g, seat, g.required)
    return NONE


def is_false_call(g: Table, seat: int) -> bool:
    """A specific call without a card to show for it, where holding one is the rule."""
    if g.requirement != SUIT and g.requirement != RANK:
        return False
    return g.t.call_must_hold > 0 and proof_of_call(g, seat) == NONE


def age_call(g: Table) -> None:
    """A call of limited duration that was in force when this turn began comes closer to its end."""
    if is_call(g) and g.call_left > 0 and g.call_turn != g.turn_number:
        g.call_left -= 1
        if g.call_left == 0:
            g.requirement = NORMAL
            g.required = NONE
            note(g, CALL_LAPSED, NONE, 0, 0, 0, BY_RULE)
