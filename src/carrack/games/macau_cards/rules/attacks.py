"""Draw attacks, skips and the duel: how they start, who is hit, what answers."""

# compiled

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ACCUMULATE,
    ATTACK_ENDED,
    ATTACKED,
    BY_CANCEL,
    BY_QUEEN,
    BY_RULE,
    DRAW_ATTACK,
    DUEL,
    FREE_PLACEMENT,
    HITS_ALL,
    JOKER,
    KING,
    KING_OF_SPADES,
    KING_RELAY,
    KINGS_AND_QUEEN_HEARTS,
    LOW_WILD,
    MATCHING,
    MISSED_TURN,
    NEXT,
    NO_ATTACK,
    NO_KIND,
    NO_KING_REPLY,
    NO_REPLY,
    NONE,
    OWN_KIND,
    PLAIN,
    PREVIOUS,
    QUEEN_OF_HEARTS,
    SKIP_ATTACK,
    SUITED,
    WAR,
    WAR_STOP,
)
from carrack.games.macau_cards.state import Table, in_play, neighbor, top_face
from carrack.kernel.steps import note


def answers(g: Table, face: int) -> bool:
    """Whether a card answers the pending attack; nothing else may be laid under it."""
    if g.t.rank[face] == g.t.cancel_rank and g.attack != DUEL:
        return cancels(g, face)
    if g.attack != DRAW_ATTACK:
        return g.t.rank[face] == g.t.skip_rank
    if is_queen_with_role(g, face):
        return queen_answers(g)
    kind = g.t.kind[face]
    if kind == NO_KIND:
        return False
    if g.t.draw_reply == WAR:
        return True
    if kind == JOKER:
        return g.t.joker_answers_draw > 0 or (g.attack_kind == JOKER and g.t.draw_reply != NO_REPLY)
    if kind == KING:
        return (
            g.attack_kind == KING and g.t.king_reply != NO_KING_REPLY and g.t.draw_reply != NO_REPLY
        )
    return low_card_answers(g, face)


def low_card_answers(g: Table, face: int) -> bool:
    """Twos and threes: in kind only, unless the agreement is looser. [RULINGS 14, 55]"""
    if g.t.draw_reply == OWN_KIND:
        return g.t.kind[face] == g.attack_kind
    if g.t.draw_reply == MATCHING:
        return g.t.kind[face] == g.attack_kind or g.t.suit[face] == suit_under_answer(g)
    return g.t.draw_reply == LOW_WILD


def cancels(g: Table, face: int) -> bool:
    """A canceling card goes on anything, or must match the card in force."""
    under = face_under_answer(g)
    if g.t.cancel_placement == FREE_PLACEMENT or under == NONE:
        return True
    return g.t.suit[face] == g.t.suit[under] or g.t.rank[face] == g.t.rank[under]


def is_queen_with_role(g: Table, face: int) -> bool:
    return face == QUEEN_OF_HEARTS and g.t.queen_hearts_role != PLAIN


def queen_answers(g: Table) -> bool:
    """The Queen of Hearts stops a war, or relays an attack of kings. [RULINGS 23, 24, 49]"""
    if g.t.queen_hearts_role == WAR_STOP:
        return True
    if g.t.queen_hearts_role != KING_RELAY or g.t.king_reply != KINGS_AND_QUEEN_HEARTS:
        return False
    return g.attack_kind == KING


def face_under_answer(g: Table) -> int:
    """The face in force when the answer began: every card of it is judged against that one."""
    return g.before_face if g.answering else g.face


def suit_under_answer(g: Table) -> int:
    """The suit of the card on top when the answer began; SUITED, which no card has, for none."""
    top = g.stood[g.discard_size - 1 - (g.play_size if g.answering else 0)]
    return SUITED if top >= SUITED else g.t.suit[top]


def commit_attack(g: Table, author: int) -> None:
    """What the finished play does to the pending attack, or the attack it starts."""
    if g.answering:
        answer_attack(g, author)
    elif g.play_value > 0:
        g.attack = DRAW_ATTACK
        g.attack_total = g.play_value
        aim(g, author, g.t.king_spades_target)
    elif g.play_skips > 0:
        start_skip(g, author)


def answer_attack(g: Table, author: int) -> None:
    """Cancel, stop, relay or enlarge the attack that was answered."""
    last = top_face(g)
    if g.t.rank[last] == g.t.cancel_rank:
        end_attack(g, BY_CANCEL)
    elif g.attack != DRAW_ATTACK:
        enlarge_skip(g, author)
    elif is_queen_with_role(g, last) and g.t.queen_hearts_role == WAR_STOP:
        end_attack(g, BY_QUEEN)
    elif is_queen_with_role(g, last):
        g.attack_total += g.t.queen_hearts_relay_add
        g.attack_kind = KING
        g.attack_route = NEXT
        g.attack_author = author
    else:
        g.attack_total += g.play_value
        aim(g, author, g.t.king_spades_reply_target)


def aim(g: Table, author: int, king_spades_route: int) -> None:
    """Kind and route are those of the last attacking card laid. [RULINGS 20, 22]"""
    g.attack_author = author
    g.attack_kind = g.t.kind[g.play_attacker]
    g.attack_route = king_spades_route if g.play_attacker == KING_OF_SPADES else NEXT


def start_skip(g: Table, author: int) -> None:
    """Skip cards cost turns, or start a duel. In a solo turn against oneself they do nothing.
    [RULING 53]
    """
    if is_own_neighbor(g, author):
        return
    g.attack = SKIP_ATTACK if g.t.skip_mode == ACCUMULATE else DUEL
    g.attack_total = 0
    g.attack_kind = NO_KIND
    g.attack_route = NEXT
    enlarge_skip(g, author)


def is_own_neighbor(g: Table, seat: int) -> bool:
    """Solo turns are played against oneself: all of them, or all but the last. [RULING 53]"""
    return g.solo_seat == seat and (g.solo_left > 1 or g.t.solo_hits == HITS_ALL)


def enlarge_skip(g: Table, author: int) -> None:
    """The count grows; in a duel everybody else is asked again. [RULINGS 25, 52]"""
    g.attack_total += g.play_skips
    g.attack_author = author
    if g.attack == DUEL:
        for seat in range(g.seats):
            g.asked[seat] = 1 if seat != author and in_play(g, seat) else 0


def end_attack(g: Table, cause: int) -> None:
    clear_attack(g)
    note(g, ATTACK_ENDED, NONE, 0, 0, 0, cause)


def clear_attack(g: Table) -> None:
    g.attack = NO_ATTACK
    g.attack_total = 0
    g.attack_kind = NO_KIND
    g.attack_route = NEXT
    g.attack_author = NONE
    for seat in range(g.seats):
        g.asked[seat] = 0


def next_turn(g: Table, seat: int) -> int:
    """Who has the turn after this seat: whoever plays solo turns, else the next without turns to
    miss. [RULING 25]
    """
    if g.solo_seat != NONE:
        return g.solo_seat
    other = neighbor(g, seat, g.step)
    while g.miss_debt[other] > 0:
        g.miss_debt[other] -= 1
        note(g, MISSED_TURN, other, g.miss_debt[other], 0, 0, BY_RULE)
        other = neighbor(g, other, g.step)
    return other


def target_of(g: Table) -> int:
    """Who is hit by the fresh draw or skip attack; turns to miss are worked off on the way.
    [RULING 19]
    """
    author = g.attack_author
    if g.attack_route == PREVIOUS and g.solo_seat != author:
        return neighbor(g, author, -g.step)
    return next_turn(g, author)


def next_asked(g: Table) -> int:
    """The next seat to be asked in the duel, in order of play from the holder; NONE when all
    declined.
    """
    seat = g.attack_author
    for _ in range(g.seats):
        seat = (seat + g.step + g.seats) % g.seats
        if g.asked[seat]:
            return seat
    return NONE


def announce_attack(g: Table, target: int) -> None:
    note(g, ATTACKED, g.attack_author, target, g.attack, g.attack_total, g.attack_kind)
