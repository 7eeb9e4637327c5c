"""Legal actions and what each one does: the table of contents of the game."""

from __future__ import annotations

from typing import Any

from carrack.games.macau_cards.calls import (
    call_any_plain,
    call_free_suit,
    call_rank,
    call_suit,
    offer_ranks,
    offer_suits,
)
from carrack.games.macau_cards.matching import (
    continues,
    covers,
    fits,
    has_opening,
    likely_continuations,
    likely_openings,
    may_be_last,
    opens,
)
from carrack.games.macau_cards.names import (
    ACCEPT,
    AFTER_DRAW,
    BLACK_JOKER,
    BY_RULE,
    CALL_ANY_PLAIN,
    CALL_FREE_SUIT,
    CALL_RANK,
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    CHALLENGE_WINDOW,
    CHOOSE_RANK,
    CHOOSE_SUIT,
    COLOR_JOKER,
    CONTINUE,
    COVER,
    COVER_DRAWN,
    DRAW,
    END_PLAY,
    KEEP,
    MACAU_OFF,
    MACAU_WINDOW,
    MULTI_MACAU_SAID,
    MULTI_OFF,
    NO_ATTACK,
    NO_REACTION,
    NONE,
    ONE,
    OVER,
    PASS,
    PLAY,
    PLAY_AS,
    RACE,
    SAY_MACAU,
    SAY_MULTI_MACAU,
    SETUP,
    SUBSTITUTE,
    SUITED,
    TRUTHFUL,
    TURN,
)
from carrack.games.macau_cards.state import Table, can_draw, index_hands, one_rank_left
from carrack.games.macau_cards.turns import (
    accept,
    after_call,
    begin_round,
    catch,
    challenge,
    commit,
    draw_for_cover,
    draw_in_turn,
    keep_card,
    pass_turn,
    play_card,
    say_macau,
    stay_quiet,
)
from carrack.kernel.chance import roll
from carrack.kernel.memory import lowest
from carrack.kernel.state import (
    clear_moves,
    end_undo,
    keep_undo,
    note,
    offer,
    open_decision,
    pass_on,
)


class Macau(Table):
    """The card game on the kernel."""

    def blank(self) -> Macau:
        twin = Macau.__new__(Macau)
        twin.t = self.t
        twin.share(self)
        return twin

    def begin(self) -> None:
        self.dealer = roll(self, SETUP, self.seats)
        for seat in range(self.seats):
            self.totals[seat] = 0
            self.round_points[seat] = 0
            self.final_places[seat] = 0
        self.round_number = 0
        self.phase = TURN
        begin_round(self)
        open_decision(self)

    def load_table(self, dump: dict[str, Any]) -> None:
        Table.load_table(self, dump)
        index_hands(self)

    def mover(self) -> int:
        if self.phase == OVER:
            return NONE
        if self.phase == MACAU_WINDOW or self.phase == CHALLENGE_WINDOW:
            return first_waiting(self)
        return self.current

    def waits(self, seat: int) -> bool:
        if self.phase == MACAU_WINDOW or self.phase == CHALLENGE_WINDOW:
            return self.waiting[seat] > 0
        return self.phase != OVER and seat == self.current

    def fill_legal(self, seat: int) -> int:
        clear_moves(self)
        offer_actions(self, seat)
        return self.move_count

    def advance(self, seat: int, action: int) -> None:
        before = self.phase
        rounds = self.round_number
        on_table = self.stock_size + self.discard_size
        act(self, seat, action)
        if not (action == NO_REACTION and self.phase == before and is_waiting_window(self)):
            open_decision(self)
        if answers_in_secret(self, before) or has_revealed(self, rounds, on_table):
            end_undo(self)
        elif is_open_play(self, seat, action):
            keep_undo(self, seat)
        else:
            pass_on(self)

    def place(self, seat: int) -> int:
        return self.final_places[seat]


def first_waiting(g: Table) -> int:
    """Windows are walked from the owner on, in order of play (13.4)."""
    seat = g.current
    for _ in range(g.seats):
        if g.waiting[seat]:
            return seat
        seat = (seat + g.step + g.seats) % g.seats
    return NONE


# ---- what is legal: always in ascending order of the action numbers ----


def offer_actions(g: Table, seat: int) -> None:
    """Each phase has its own short list (section 5)."""
    if g.phase == TURN:
        offer_turn(g, seat)
    elif g.phase == CONTINUE:
        offer_continuations(g, seat)
    elif g.phase == COVER:
        offer_covers(g, seat)
    elif g.phase == COVER_DRAWN or g.phase == AFTER_DRAW:
        offer_drawn(g, seat)
    elif g.phase == CHOOSE_SUIT:
        offer_suits(g, seat)
        offer_announcements(g, seat)
    elif g.phase == CHOOSE_RANK:
        offer_ranks(g, seat)
        offer_announcements(g, seat)
    elif g.phase == CHALLENGE_WINDOW:
        offer(g, CHALLENGE)
        offer(g, NO_REACTION)
    elif g.phase == MACAU_WINDOW:
        offer_macau(g, seat)


def offer_turn(g: Table, seat: int) -> None:
    """Lay a card that fits or answers; draw, pass or accept; announce; catch."""
    offer_openings(g, seat)
    if g.attack != NO_ATTACK:
        offer(g, ACCEPT)
    elif g.t.voluntary_draw or not has_opening(g, seat, NONE):
        offer(g, DRAW if can_draw(g) else PASS)
    offer_announcements(g, seat)
    offer_catches(g, seat)


def offer_openings(g: Table, seat: int) -> None:
    """With slips any card may be laid, honestly or not, except as a declared joker or a forbidden
    last card.
    """
    held = likely_openings(g, playable_faces(g, seat))
    while held:
        face = lowest(held)
        held &= held - 1
        if opens(g, g.size[seat], face) or may_slip(g, seat, face):
            offer(g, PLAY + face)
    if holds_substitute(g, seat):
        for face in range(SUITED):
            if opens(g, g.size[seat], face):
                offer(g, PLAY_AS + face)


def may_slip(g: Table, seat: int, face: int) -> bool:
    """Where slips can be challenged, a card that does not fit may be tried, but not under an
    attack. (15)

    A cover card never finishes a hand, so it cannot be slipped as the last card.
    """
    if g.t.challenge_slip == 0 or g.attack != NO_ATTACK:
        return False
    if not may_be_last(g, g.size[seat], face):
        return False
    return g.size[seat] > 1 or g.t.rank[face] != g.t.cover_rank


def playable_faces(g: Table, seat: int) -> int:
    """The faces held, as bits; a substitute joker is only ever laid as another face."""
    if g.t.joker_role == SUBSTITUTE:
        return g.held[seat] & ((ONE << SUITED) - 1)
    return g.held[seat]


def holds_substitute(g: Table, seat: int) -> bool:
    if g.t.joker_role != SUBSTITUTE:
        return False
    return g.hand[seat][BLACK_JOKER] > 0 or g.hand[seat][COLOR_JOKER] > 0


def offer_continuations(g: Table, seat: int) -> None:
    held = likely_continuations(g, playable_faces(g, seat))
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


def offer_covers(g: Table, seat: int) -> None:
    held = playable_faces(g, seat)
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


def offer_drawn(g: Table, seat: int) -> None:
    """The drawn card, and only that one, may be laid at once."""
    if g.drawn >= SUITED and g.t.joker_role == SUBSTITUTE:
        for face in range(SUITED):
            if drawn_card_goes(g, seat, face):
                offer(g, PLAY_AS + face)
    elif drawn_card_goes(g, seat, g.drawn):
        offer(g, PLAY + g.drawn)
    offer(g, KEEP)


def drawn_card_goes(g: Table, seat: int, face: int) -> bool:
    if not may_be_last(g, g.size[seat], face):
        return False
    return covers(g, face) if g.phase == COVER_DRAWN else fits(g, face)


def offer_announcements(g: Table, seat: int) -> None:
    """Early "Macau!" and "Multiple Macau", once a turn each (13.4, 13.5)."""
    if may_say_macau_early(g, seat):
        offer(g, SAY_MACAU)
    if may_say_multi(g, seat):
        offer(g, SAY_MULTI_MACAU)


def may_say_macau_early(g: Table, seat: int) -> bool:
    if not g.t.early_macau or g.t.macau_mode == MACAU_OFF or g.said_macau:
        return False
    return g.size[seat] == 1 or g.size[seat] == 2


def may_say_multi(g: Table, seat: int) -> bool:
    if g.t.multi_macau == MULTI_OFF or g.said_multi or g.size[seat] < 2:
        return False
    return g.t.multi_macau != TRUTHFUL or one_rank_left(g, seat)


def offer_catches(g: Table, seat: int) -> None:
    for offset in range(1, g.seats):
        if g.exposed[(seat + offset) % g.seats]:
            offer(g, CATCH + offset - 1)


def offer_macau(g: Table, seat: int) -> None:
    if seat == g.current:
        offer(g, SAY_MACAU)
    else:
        offer(g, CATCH + (g.current - seat + g.seats) % g.seats - 1)
    offer(g, NO_REACTION)


# ---- what each action does ----


def act(g: Table, seat: int, action: int) -> None:
    if action < PLAY_AS:
        play_card(g, seat, action, action)
    elif action < DRAW:
        play_card(g, seat, substitute_of(g, seat), action - PLAY_AS)
    elif action == DRAW:
        if g.phase == COVER:
            draw_for_cover(g)
        else:
            draw_in_turn(g)
    elif action == ACCEPT:
        accept(g)
    elif action == END_PLAY:
        commit(g)
    elif action == KEEP:
        keep_card(g)
    elif action == PASS:
        pass_turn(g)
    elif action <= CALL_ANY_PLAIN:
        make_call(g, seat, action)
    elif action == SAY_MACAU:
        say_macau(g, seat)
    elif action == SAY_MULTI_MACAU:
        g.said_multi = 1
        note(g, MULTI_MACAU_SAID, seat, 0, 0, 0, BY_RULE)
    elif action < CHALLENGE:
        catch(g, seat, (seat + action - CATCH + 1) % g.seats)
    elif action == CHALLENGE:
        challenge(g, seat)
    else:
        stay_quiet(g, seat)


def substitute_of(g: Table, seat: int) -> int:
    """The physical joker that is declared: the drawn one, else the black one first."""
    if g.drawn != NONE:
        return g.drawn
    return BLACK_JOKER if g.hand[seat][BLACK_JOKER] else COLOR_JOKER


def make_call(g: Table, seat: int, action: int) -> None:
    if action < CALL_FREE_SUIT:
        call_suit(g, seat, action - CALL_SUIT)
    elif action == CALL_FREE_SUIT:
        call_free_suit(g, seat)
    elif action < CALL_ANY_PLAIN:
        call_rank(g, seat, action - CALL_RANK)
    else:
        call_any_plain(g, seat)
    after_call(g)


# ---- what the host wants to know ----


def is_waiting_window(g: Table) -> bool:
    """A window that is still open after a silent answer: everybody else's decision stays as it
    was.
    """
    return first_waiting(g) != NONE


def answers_in_secret(g: Table, phase: int) -> bool:
    """A window in which several may react was answered or opens now.

    Nothing before it can be taken back: that would tell who has answered. It ends with the opening
    already, or else the first answer would be noticed because an agreement stops being possible.
    """
    return is_secret_window(g, phase) or is_secret_window(g, g.phase)


def is_secret_window(g: Table, phase: int) -> bool:
    """Outside of a race "Macau!" is a question to one seat, and everybody hears the answer."""
    return phase == CHALLENGE_WINDOW or (phase == MACAU_WINDOW and g.t.macau_mode == RACE)


def has_revealed(g: Table, rounds: int, on_table: int) -> bool:
    """Cards came into a hand, or a round ended: hands are counted then, and dealt anew."""
    if g.phase == OVER or g.round_number != rounds:
        return True
    return g.stock_size + g.discard_size < on_table


def is_open_play(g: Table, seat: int, action: int) -> bool:
    """Laying a card, or ending a play before the call, can be taken back while the turn goes on."""
    if g.current != seat or (action > PLAY_AS + SUITED - 1 and action != END_PLAY):
        return False
    return (
        g.phase == CONTINUE or g.phase == COVER or g.phase == CHOOSE_SUIT or g.phase == CHOOSE_RANK
    )
