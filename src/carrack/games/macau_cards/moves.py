"""Legal actions and what each one does: the table of contents of the game."""

# compiled

from __future__ import annotations

from typing import Any

from carrack.games.macau_cards.names import (
    ACCEPT,
    AFTER_DRAW,
    CALL_ANY_PLAIN,
    CALL_FREE_SUIT,
    CALL_RANK,
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    CHALLENGE_WINDOW,
    CHOOSE_RANK,
    CHOOSE_SUIT,
    CONTINUE,
    COVER,
    COVER_DRAWN,
    DRAW,
    END_PLAY,
    KEEP,
    MACAU_WINDOW,
    NO_ATTACK,
    NO_REACTION,
    NONE,
    OVER,
    PASS,
    PLAY_AS,
    POINTS,
    RACE,
    SAY_MACAU,
    SAY_MULTI_MACAU,
    SETUP,
    SUITED,
    TURN,
    WAR_WINDOW,
)
from carrack.games.macau_cards.rules.calls import (
    call_any_plain,
    call_free_suit,
    call_nothing,
    call_rank,
    call_suit,
    offer_no_call,
    offer_ranks,
    offer_suits,
)
from carrack.games.macau_cards.rules.challenges import challenge, let_it_stand
from carrack.games.macau_cards.rules.drawing import (
    accept,
    draw_for_cover,
    draw_in_turn,
    keep_card,
    pass_turn,
)
from carrack.games.macau_cards.rules.jokers import substitute_of
from carrack.games.macau_cards.rules.macau_call import (
    catch,
    miss_macau,
    offer_announcements,
    offer_catches,
    offer_macau,
    say_macau,
    say_multi_macau,
)
from carrack.games.macau_cards.rules.matching import has_opening
from carrack.games.macau_cards.rules.plays import (
    after_call,
    commit,
    let_war_go_on,
    offer_continuations,
    offer_covers,
    offer_drawn,
    offer_openings,
    offer_war_stop,
    play_card,
    stop_war,
)
from carrack.games.macau_cards.rules.turns import begin_round
from carrack.games.macau_cards.rules.windows import first_waiting, keep_silent
from carrack.games.macau_cards.state import Table, can_draw, index_hands
from carrack.kernel.chance import roll
from carrack.kernel.steps import clear_moves, end_undo, keep_undo, offer, open_decision, pass_on


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
        if is_window(self.phase):
            return first_waiting(self)
        return self.current

    def waits(self, seat: int) -> bool:
        if is_window(self.phase):
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

    def score(self, seat: int) -> int:
        if self.t.scoring == POINTS:
            return self.totals[seat]
        return self.seats - self.final_places[seat] if self.final_places[seat] else 0


# ---- what is legal: always in ascending order of the action numbers ----


def offer_actions(g: Table, seat: int) -> None:
    """Each phase has its own short list."""
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
        offer_no_call(g)
    elif g.phase == CHOOSE_RANK:
        offer_ranks(g, seat)
        offer_announcements(g, seat)
        offer_no_call(g)
    elif g.phase == CHALLENGE_WINDOW:
        offer(g, CHALLENGE)
        offer(g, NO_REACTION)
    elif g.phase == MACAU_WINDOW:
        offer_macau(g, seat)
    elif g.phase == WAR_WINDOW:
        offer_war_stop(g, seat)


def offer_turn(g: Table, seat: int) -> None:
    """Lay a card that fits or answers; draw, pass or accept; announce; catch."""
    offer_openings(g, seat)
    if g.attack != NO_ATTACK:
        offer(g, ACCEPT)
    elif g.t.voluntary_draw or not has_opening(g, seat, NONE):
        offer(g, DRAW if can_draw(g) else PASS)
    offer_announcements(g, seat)
    offer_catches(g, seat)


# ---- what each action does ----


def act(g: Table, seat: int, action: int) -> None:
    if action < DRAW:
        lay_card(g, seat, action)
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
        say_multi_macau(g, seat)
    elif action < CHALLENGE:
        catch(g, seat, (seat + action - CATCH + 1) % g.seats)
    elif action == CHALLENGE:
        challenge(g, seat)
    elif action == NO_REACTION:
        stay_quiet(g, seat)
    else:
        call_nothing(g, seat)
        after_call(g)


def lay_card(g: Table, seat: int, action: int) -> None:
    """A card as itself, or a joker as another one; in the window of a war out of turn."""
    physical = action if action < PLAY_AS else substitute_of(g, seat)
    if g.phase == WAR_WINDOW:
        stop_war(g, seat, physical)
    elif action < PLAY_AS:
        play_card(g, seat, physical, action)
    else:
        play_card(g, seat, physical, action - PLAY_AS)


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


def stay_quiet(g: Table, seat: int) -> None:
    """No reaction; when nobody is left to react, the window closes."""
    if not keep_silent(g, seat):
        return
    if g.phase == MACAU_WINDOW:
        miss_macau(g)
    elif g.phase == WAR_WINDOW:
        let_war_go_on(g)
    else:
        let_it_stand(g)


# ---- what the host wants to know ----


def is_window(phase: int) -> bool:
    return phase == MACAU_WINDOW or phase == CHALLENGE_WINDOW or phase == WAR_WINDOW


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
    if phase == MACAU_WINDOW:
        return g.t.macau_mode == RACE
    return phase == CHALLENGE_WINDOW or phase == WAR_WINDOW


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
