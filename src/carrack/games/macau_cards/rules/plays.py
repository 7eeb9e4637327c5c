"""A play: all that one seat lays in its turn, card by card, until it is committed."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ABOUT_CALL,
    ABOUT_PLAY,
    ANYTHING,
    BY_RULE,
    CHOOSE_RANK,
    CHOOSE_SUIT,
    CONTINUE,
    COVER,
    COVER_DRAWN,
    DRAW,
    END_PLAY,
    FREE,
    KEEP,
    NO_ATTACK,
    NO_REACTION,
    NONE,
    PASS,
    PLAY,
    PLAY_AS,
    PLAY_ENDED,
    QUEEN_OF_HEARTS,
    SUIT,
    SUITED,
    TURN,
    WAR_GOES_ON,
)
from carrack.games.macau_cards.rules.attacks import commit_attack
from carrack.games.macau_cards.rules.calls import (
    a_rank_is_nameable,
    call_any_plain,
    call_free_suit,
    called_this_turn,
)
from carrack.games.macau_cards.rules.ending import finish_round, go_out, would_end_round
from carrack.games.macau_cards.rules.jokers import (
    holds_substitute,
    is_substitute,
    playable_faces,
    turn_direction,
)
from carrack.games.macau_cards.rules.macau_call import (
    offer_announcements,
    open_macau_window,
    owes_macau,
)
from carrack.games.macau_cards.rules.matching import (
    continues,
    covers,
    fits,
    likely_continuations,
    likely_openings,
    may_be_last,
    opens,
)
from carrack.games.macau_cards.rules.slips import may_slip
from carrack.games.macau_cards.rules.turns import end_turn, go_on_after_round, take_turn
from carrack.games.macau_cards.rules.windows import close_window, open_challenge_window
from carrack.games.macau_cards.state import Table, can_draw, top_face
from carrack.games.macau_cards.verbs import lay
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note, offer
from carrack.kernel.widths import Bits

# ---- what may be laid ----


def offer_openings(g: Table, seat: int) -> None:  # inline
    """With slips any card may be laid, honestly or not, except as a declared joker or a forbidden
    last card.
    """
    held: Bits = likely_openings(g, playable_faces(g, seat))
    while held:
        face = lowest(held)
        held &= held - 1
        if opens(g, g.size[seat], face) or may_slip(g, seat, face):
            offer(g, PLAY + face)
    if holds_substitute(g, seat):
        for face in range(SUITED):
            if opens(g, g.size[seat], face):
                offer(g, PLAY_AS + face)


def offer_continuations(g: Table, seat: int) -> None:  # inline
    held: Bits = likely_continuations(g, playable_faces(g, seat))
    while held:
        face = lowest(held)
        held &= held - 1
        if continues(g, face) and may_be_last(g, g.size[seat], face):
            offer(g, PLAY + face)
    if holds_substitute(g, seat):
        for face in range(SUITED):
            if continues(g, face) and may_be_last(g, g.size[seat], face):
                offer(g, PLAY_AS + face)
    offer(g, END_PLAY)
    offer_announcements(g, seat)


def offer_covers(g: Table, seat: int) -> None:  # inline
    held: Bits = playable_faces(g, seat)
    while held:
        face = lowest(held)
        held &= held - 1
        if covers(g, face) and may_be_last(g, g.size[seat], face):
            offer(g, PLAY + face)
    if holds_substitute(g, seat):
        for face in range(SUITED):
            if covers(g, face) and may_be_last(g, g.size[seat], face):
                offer(g, PLAY_AS + face)
    offer(g, DRAW if can_draw(g) else PASS)


def offer_drawn(g: Table, seat: int) -> None:  # inline
    """The drawn card, and only that one, may be laid at once."""
    if is_substitute(g, g.drawn):
        for face in range(SUITED):
            if drawn_card_goes(g, seat, face):
                offer(g, PLAY_AS + face)
    elif drawn_card_goes(g, seat, g.drawn):
        offer(g, PLAY + g.drawn)
    offer(g, KEEP)


def offer_war_stop(g: Table, seat: int) -> None:
    """The Queen of Hearts, or a joker that stands for her; everybody else can only stay quiet."""
    if may_be_last(g, g.size[seat], QUEEN_OF_HEARTS):
        if g.hand[seat][QUEEN_OF_HEARTS] > 0:
            offer(g, PLAY + QUEEN_OF_HEARTS)
        if holds_substitute(g, seat):
            offer(g, PLAY_AS + QUEEN_OF_HEARTS)
    offer(g, NO_REACTION)


def drawn_card_goes(g: Table, seat: int, face: int) -> bool:  # inline
    if not may_be_last(g, g.size[seat], face):
        return False
    return covers(g, face) if g.phase == COVER_DRAWN else fits(g, face)


# ---- laying ----


def play_card(g: Table, seat: int, physical: int, face: int) -> None:  # inline
    """Lay one card of a play. A cover card must be covered; else the play may go on."""
    if g.play_size == 0:
        open_play(g, face)
    lay(g, seat, physical, face)
    g.drawn = NONE
    g.passes = 0
    if g.t.rank[face] == g.t.cover_rank and not g.slipped:
        g.phase = COVER
    elif (g.t.runs or g.t.sets) and g.size[seat] > 0:
        # Entered even if nothing can follow: skipping it would tell that.
        g.phase = CONTINUE
    else:
        commit(g)


def open_play(g: Table, face: int) -> None:  # inline
    """Remember what the play is laid on: for the suit call, for answers, and to undo a slip."""
    g.suit_in_play = suit_to_follow(g)
    g.before_face = g.face
    g.before_requirement = g.requirement
    g.before_required = g.required
    g.before_call_left = g.call_left
    g.before_call_turn = g.call_turn
    g.before_step = g.step
    g.answering = 0 if g.attack == NO_ATTACK else 1
    g.slipped = 1 if g.attack == NO_ATTACK and not fits(g, face) else 0


def suit_to_follow(g: Table) -> int:  # inline
    """The suit that has to be followed now. [RULING 29]"""
    if g.requirement == SUIT or g.requirement == FREE:
        return g.required
    if g.requirement == ANYTHING or g.face == NONE:
        return NONE
    return g.t.suit[g.face]


def stop_war(g: Table, seat: int, physical: int) -> None:
    """The Queen of Hearts at any time: whoever lays her takes the turn, and play goes on from
    there. Nothing follows her, so the play is finished at once. [RULING 49]
    """
    close_window(g)
    if seat != g.current:
        take_turn(g, seat)
    g.phase = TURN
    open_play(g, QUEEN_OF_HEARTS)
    lay(g, seat, physical, QUEEN_OF_HEARTS)
    g.passes = 0
    commit(g)


def let_war_go_on(g: Table) -> None:
    """Nobody stops the war: its target answers or accepts."""
    note(g, WAR_GOES_ON, NONE, g.current, 0, 0, BY_RULE)
    close_window(g)
    g.phase = TURN


# ---- the play is finished ----


def commit(g: Table) -> None:  # inline
    """The play is finished and its effects happen, once and in this order. [RULING 13]"""
    seat = g.current
    note(g, PLAY_ENDED, seat, g.play_size, 0, 0, BY_RULE)
    commit_attack(g, seat)
    turn_direction(g, seat)
    rank = g.t.rank[top_face(g)]
    if rank == g.t.suit_call_rank:
        ask_for_suit(g, seat)
    elif rank == g.t.rank_call_rank:
        ask_for_rank(g, seat)
    else:
        after_call(g)


def ask_for_suit(g: Table, seat: int) -> None:
    """A caller who goes out holds nothing, so an honest call is general; else a suit is named.
    [RULING 30]
    """
    if g.size[seat] > 0 or may_choose_to_call(g):
        g.phase = CHOOSE_SUIT
    elif g.t.call_must_hold:
        call_free_suit(g, seat)
        after_call(g)
    elif would_end_round(g):
        after_call(g)
    else:
        g.phase = CHOOSE_SUIT


def ask_for_rank(g: Table, seat: int) -> None:
    """A Jack as the last card is always "any plain card"; so it is where no rank can be called.
    [RULING 30]
    """
    if g.size[seat] > 0 and a_rank_is_nameable(g):
        g.phase = CHOOSE_RANK
    elif may_choose_to_call(g):
        g.phase = CHOOSE_RANK
    else:
        call_any_plain(g, seat)
        after_call(g)


def may_choose_to_call(g: Table) -> bool:
    """Even the only call there is may be left out, as long as somebody is there to hear it."""
    return g.t.call_optional > 0 and not (g.size[g.current] == 0 and would_end_round(g))


def after_call(g: Table) -> None:  # inline
    """Once all is called, the other seats may question the play or the call; then it stands."""
    about = ABOUT_PLAY if g.t.challenge_slip else 0
    if g.t.challenge_call and called_this_turn(g):
        about |= ABOUT_CALL
    if about:
        open_challenge_window(g, about)
    else:
        finish_play(g)


def finish_play(g: Table) -> None:  # inline
    """Out, or down to one card, or simply the end of the turn."""
    seat = g.current
    if g.size[seat] == 0:
        if go_out(g, seat):
            finish_round(g)
            go_on_after_round(g)
        else:
            end_turn(g, seat)
    elif owes_macau(g, seat):
        open_macau_window(g, seat)
    else:
        end_turn(g, seat)
