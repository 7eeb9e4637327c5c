"""The course of a turn: lay, commit, windows, end of turn, next turn (sections 5, 8, 13 and 15)."""

from __future__ import annotations

from carrack.games.macau_cards.attacks import (
    announce_attack,
    clear_attack,
    commit_attack,
    next_asked,
    next_turn,
    target_of,
)
from carrack.games.macau_cards.calls import (
    a_rank_is_callable,
    age_call,
    call_any_plain,
    call_free_suit,
    called_this_turn,
    is_false_call,
    proof_of_call,
)
from carrack.games.macau_cards.dealing import deal_round, play_starter
from carrack.games.macau_cards.ending import block_round, finish_round, go_out, would_end_round
from carrack.games.macau_cards.matching import fits, has_opening
from carrack.games.macau_cards.names import (
    ABOUT_CALL,
    ABOUT_DRAW,
    ABOUT_PLAY,
    ACCEPTED,
    AFTER_DRAW,
    AFTER_PLAYER,
    ANYTHING,
    AUTOMATIC,
    BY_ATTACK,
    BY_BEATEN,
    BY_CHALLENGE,
    BY_COVER,
    BY_JOKER,
    BY_LATE,
    BY_LIMIT,
    BY_RULE,
    BY_SILENCE,
    BY_TURN,
    CARD_SHOWN,
    CHALLENGE_WINDOW,
    CHALLENGED,
    CHOOSE_RANK,
    CHOOSE_SUIT,
    CONTINUE,
    COVER,
    COVER_DRAWN,
    DECLINED,
    DIRECTION_TURNED,
    DRAW_ATTACK,
    DRAWN_ONLY,
    DUEL,
    FREE,
    KEPT,
    MACAU_CAUGHT,
    MACAU_MISSED,
    MACAU_OFF,
    MACAU_SAID,
    MACAU_WINDOW,
    NO_ATTACK,
    NONE,
    NORMAL,
    OVER,
    PASSED,
    PLAY_ENDED,
    PLAY_TAKEN_BACK,
    PREVIOUS,
    RACE,
    RANK,
    SOLO_TURNS,
    SUIT,
    TURN,
    VERDICT,
    WINDOW_CLOSED,
)
from carrack.games.macau_cards.state import Table, in_play, players_in_play, top_face
from carrack.games.macau_cards.verbs import add_to_hand, draw_card, draw_cards, lay
from carrack.kernel.state import note

# ---- rounds and turns ----


def begin_round(g: Table) -> None:
    """Deal, and give the first turn; a starter laid "by the dealer" may have attacked already."""
    g.round_number += 1
    deal_round(g)
    clear_play(g)
    first = play_starter(g)
    if g.attack == NO_ATTACK:
        start_turn(g, first)
    elif g.attack == DUEL:
        ask_in_duel(g)
    else:
        target = target_of(g) if g.attack_route == PREVIOUS else first
        announce_attack(g, target)
        start_turn(g, target)


def start_turn(g: Table, seat: int) -> None:
    """A new turn; its player is no longer exposed."""
    if g.t.turn_limit > 0 and g.turn_number >= g.t.turn_limit:
        block_round(g, BY_LIMIT)
        go_on_after_round(g)
        return
    g.turn_number += 1
    g.current = seat
    g.phase = TURN
    g.exposed[seat] = 0
    g.drawn = NONE
    g.said_macau = 0
    g.said_multi = 0
    clear_play(g)


def clear_play(g: Table) -> None:
    g.play_size = 0
    g.play_value = 0
    g.play_skips = 0
    g.play_flips = 0
    g.play_attacker = NONE
    g.play_jokers = 0
    g.play_rank = NONE
    g.answering = 0
    g.slipped = 0
    g.suit_in_play = NONE
    g.before_face = NONE
    g.before_requirement = NORMAL
    g.before_required = NONE
    g.before_call_left = 0
    g.before_call_turn = 0
    g.before_step = 0


def end_turn(g: Table, resume_from: int) -> None:
    """Age the call, use up a solo turn, and find who acts next (section 5)."""
    age_call(g)
    use_solo_turn(g)
    if g.attack == DUEL:
        ask_in_duel(g)
    elif g.attack != NO_ATTACK:
        target = target_of(g)
        announce_attack(g, target)
        start_turn(g, target)
    else:
        start_turn(g, next_turn(g, resume_from))


def use_solo_turn(g: Table) -> None:
    """Every solo turn uses up one; going out ends them."""
    if g.solo_seat != g.current:
        return
    g.solo_left -= 1
    if g.solo_left == 0 or not in_play(g, g.solo_seat):
        g.solo_seat = NONE
        g.solo_left = 0


def ask_in_duel(g: Table) -> None:
    """Ask the next player; when all have declined, the holder takes the solo turns.

    [RULINGS 52, 53]
    """
    asked = next_asked(g)
    if asked != NONE:
        announce_attack(g, asked)
        start_turn(g, asked)
        return
    holder = g.attack_author
    count = g.attack_total
    clear_attack(g)
    if not in_play(g, holder):
        start_turn(g, next_turn(g, holder))
        return
    g.solo_seat = holder
    g.solo_left = count
    note(g, SOLO_TURNS, holder, count, 0, 0, BY_RULE)
    start_turn(g, holder)


def go_on_after_round(g: Table) -> None:
    """The next seat deals, unless the match is over."""
    if g.phase == OVER:
        return
    g.dealer = (g.dealer + g.t.direction + g.seats) % g.seats
    begin_round(g)


# ---- laying cards ----


def play_card(g: Table, seat: int, physical: int, face: int) -> None:
    """Lay one card of a play. A cover card must be covered; else the play may go on. (7)"""
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


def open_play(g: Table, face: int) -> None:
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


def suit_to_follow(g: Table) -> int:
    """The suit that has to be followed now (11.2)."""
    if g.requirement == SUIT or g.requirement == FREE:
        return g.required
    if g.requirement == ANYTHING or g.face == NONE:
        return NONE
    return g.t.suit[g.face]


def commit(g: Table) -> None:
    """The play is finished and its effects happen, once and in this order (section 5).
    [RULING 13]
    """
    seat = g.current
    note(g, PLAY_ENDED, seat, g.play_size, 0, 0, BY_RULE)
    commit_attack(g, seat)
    for _ in range(g.play_flips):
        g.step = -g.step
        note(g, DIRECTION_TURNED, seat, g.step, 0, 0, BY_JOKER)
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
    if g.size[seat] > 0:
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
    if g.size[seat] > 0 and a_rank_is_callable(g):
        g.phase = CHOOSE_RANK
    else:
        call_any_plain(g, seat)
        after_call(g)


def after_call(g: Table) -> None:
    """The others may question the play or the call; then it stands. (15)"""
    about = ABOUT_PLAY if g.t.challenge_slip else 0
    if g.t.challenge_call and called_this_turn(g):
        about |= ABOUT_CALL
    if about:
        open_challenge_window(g, about)
    else:
        finish_play(g)


def finish_play(g: Table) -> None:
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


# ---- drawing, accepting, passing ----


def draw_in_turn(g: Table) -> None:
    """Draw one card instead of laying; where draws may be questioned, the others are asked.
    [RULINGS 8, 40]
    """
    g.drawn = draw_card(g, g.current, BY_TURN)
    g.passes = 0
    if g.t.challenge_draw:
        open_challenge_window(g, ABOUT_DRAW)
    else:
        after_draw(g)


def after_draw(g: Table) -> None:
    """Where the drawn card may be laid, its player decides; otherwise the turn is over."""
    if g.t.play_drawn == DRAWN_ONLY:
        g.phase = AFTER_DRAW
    else:
        g.drawn = NONE
        end_turn(g, g.current)


def draw_for_cover(g: Table) -> None:
    g.drawn = draw_card(g, g.current, BY_COVER)
    g.phase = COVER_DRAWN


def keep_card(g: Table) -> None:
    """Keep the drawn card; a cover card that stays uncovered ends the play."""
    note(g, KEPT, g.current, 0, 0, 0, BY_RULE)
    g.drawn = NONE
    if g.phase == COVER_DRAWN:
        commit(g)
    else:
        end_turn(g, g.current)


def pass_turn(g: Table) -> None:
    """Nothing can be drawn. When everybody has passed, the round is blocked. (14.3)"""
    note(g, PASSED, g.current, 0, 0, 0, BY_RULE)
    g.passes += 1
    if g.phase == COVER:
        commit(g)
    elif g.passes >= players_in_play(g):
        block_round(g, BY_RULE)
        go_on_after_round(g)
    else:
        end_turn(g, g.current)


def accept(g: Table) -> None:
    """Suffer the attack: draw the cards, lose the turns, or decline the duel. [RULINGS 17, 18]"""
    seat = g.current
    g.passes = 0
    if g.attack == DUEL:
        g.asked[seat] = 0
        note(g, DECLINED, seat, 0, 0, 0, BY_RULE)
        end_turn(g, seat)
        return
    note(g, ACCEPTED, seat, g.attack, g.attack_total, 0, BY_RULE)
    total = g.attack_total
    resume_from = seat
    if g.attack_route == PREVIOUS and g.t.king_spades_resume == AFTER_PLAYER:
        resume_from = g.attack_author  # [RULING 21]
    if g.attack == DRAW_ATTACK:
        clear_attack(g)
        draw_cards(g, seat, total, BY_ATTACK)
    else:
        clear_attack(g)
        g.miss_debt[seat] += total - 1
    end_turn(g, resume_from)


# ---- the "Macau!" call (13) ----


def owes_macau(g: Table, seat: int) -> bool:
    """Down to exactly one card in a turn in which a card was laid. [RULING 33]"""
    return (
        g.t.macau_mode != MACAU_OFF and g.size[seat] == 1 and g.play_size > 0 and not g.said_macau
    )


def open_macau_window(g: Table, owner: int) -> None:
    """In a race everybody may react, else the owner alone. [RULING 34]"""
    g.phase = MACAU_WINDOW
    for seat in range(g.seats):
        g.waiting[seat] = 1 if seat == owner or (g.t.macau_mode == RACE and in_play(g, seat)) else 0


def say_macau(g: Table, seat: int) -> None:
    note(g, MACAU_SAID, seat, 0, 0, 0, BY_RULE)
    if g.phase == MACAU_WINDOW:
        close_window(g)
        end_turn(g, seat)
    else:
        g.said_macau = 1


def catch(g: Table, seat: int, owner: int) -> None:
    """Say the word before its owner in the window, or find them silent later. [RULING 32]"""
    if g.phase == MACAU_WINDOW:
        note(g, MACAU_CAUGHT, seat, owner, 0, 0, BY_BEATEN)
        close_window(g)
        draw_cards(g, owner, g.t.macau_beaten_penalty, BY_BEATEN)
        end_turn(g, owner)
    else:
        note(g, MACAU_CAUGHT, seat, owner, 0, 0, BY_LATE)
        g.exposed[owner] = 0
        draw_cards(g, owner, g.t.macau_late_penalty, BY_LATE)


def miss_macau(g: Table) -> None:
    """Nobody reacted: the owner is exposed, or pays at once where silence itself is punished."""
    owner = g.current
    note(g, MACAU_MISSED, owner, 0, 0, 0, BY_RULE)
    close_window(g)
    if g.t.macau_mode == AUTOMATIC:
        draw_cards(g, owner, g.t.macau_auto_penalty, BY_SILENCE)
    elif g.t.macau_late_penalty > 0:
        g.exposed[owner] = 1
    end_turn(g, owner)


# ---- windows ----


def close_window(g: Table) -> None:
    g.window_about = 0
    for seat in range(g.seats):
        g.waiting[seat] = 0


def anybody_waiting(g: Table) -> bool:
    for seat in range(g.seats):
        if g.waiting[seat]:
            return True
    return False


def stay_quiet(g: Table, seat: int) -> None:
    """No reaction; when nobody is left to react, the window closes."""
    g.waiting[seat] = 0
    if anybody_waiting(g):
        return
    if g.phase == MACAU_WINDOW:
        miss_macau(g)
    else:
        let_it_stand(g)


def let_it_stand(g: Table) -> None:
    """Nobody challenges: the play stands for good, however wrong it was."""
    about = g.window_about
    # The owner is named, never who answered last: answers stay secret.
    note(g, WINDOW_CLOSED, NONE, g.current, 0, 0, BY_RULE)
    close_window(g)
    if about & ABOUT_DRAW:
        after_draw(g)
    else:
        finish_play(g)


# ---- challenges (15) ----


def open_challenge_window(g: Table, about: int) -> None:
    g.phase = CHALLENGE_WINDOW
    g.window_about = about
    for seat in range(g.seats):
        g.waiting[seat] = 1 if seat != g.current and in_play(g, seat) else 0


def challenge(g: Table, challenger: int) -> None:
    """The first challenge is settled and closes the window; a slip is examined before a call."""
    about = g.window_about
    accused = g.current
    note(g, CHALLENGED, challenger, 0, 0, 0, BY_CHALLENGE)
    close_window(g)
    if about & ABOUT_PLAY and g.slipped:
        verdict(g, accused, 1, ABOUT_PLAY)
        take_back_slip(g, accused)
    elif about & ABOUT_CALL and is_false_call(g, accused):
        verdict(g, accused, 1, ABOUT_CALL)
        draw_cards(g, accused, g.t.challenge_penalty, BY_CHALLENGE)
        generalize_call(g, accused)
        finish_play(g)
    elif about & ABOUT_DRAW and has_opening(g, accused, g.drawn):
        verdict(g, accused, 1, ABOUT_DRAW)
        draw_cards(g, accused, g.t.challenge_penalty, BY_CHALLENGE)
        after_draw(g)
    else:
        acquit(g, accused, challenger, about)


def verdict(g: Table, accused: int, guilty: int, about: int) -> None:
    note(g, VERDICT, accused, guilty, about, 0, BY_CHALLENGE)


def acquit(g: Table, accused: int, challenger: int, about: int) -> None:
    """The challenger pays; a call is proved by showing one card."""
    verdict(g, accused, 0, about)
    proof = proof_of_call(g, accused) if about & ABOUT_CALL else NONE
    if proof != NONE:
        if g.known[accused][proof] == 0:
            g.known[accused][proof] = 1
        note(g, CARD_SHOWN, accused, proof, 0, 0, BY_CHALLENGE)
    draw_cards(g, challenger, g.t.challenge_penalty, BY_CHALLENGE)
    if about & ABOUT_DRAW:
        after_draw(g)
    else:
        finish_play(g)


def take_back_slip(g: Table, accused: int) -> None:
    """The table is as it was before the play; the cheat draws, and the turn is over as after a
    draw.
    """
    g.discard_size -= 1
    card = g.discard[g.discard_size]
    add_to_hand(g, accused, card)
    g.known[accused][card] += 1
    note(g, PLAY_TAKEN_BACK, accused, card, 0, 0, BY_CHALLENGE)
    clear_attack(g)
    if g.step != g.before_step:
        g.step = g.before_step
        note(g, DIRECTION_TURNED, accused, g.step, 0, 0, BY_CHALLENGE)
    g.face = g.before_face
    g.requirement = g.before_requirement
    g.required = g.before_required
    g.call_left = g.before_call_left
    g.call_turn = g.before_call_turn
    clear_play(g)
    draw_cards(g, accused, g.t.challenge_penalty, BY_CHALLENGE)
    end_turn(g, accused)


def generalize_call(g: Table, seat: int) -> None:
    """A false call becomes "free suit" or "any plain card"."""
    if g.requirement == RANK:
        call_any_plain(g, seat)
    else:
        call_free_suit(g, seat)
