"""Rounds and turns: who acts first, and who acts next."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    BY_LIMIT,
    BY_RULE,
    DRAW_ATTACK,
    DUEL,
    HITS_ALL,
    NO_ATTACK,
    NONE,
    NORMAL,
    OVER,
    PREVIOUS,
    SOLO_TURNS,
    TURN,
)
from carrack.games.macau_cards.rules.attacks import (
    announce_attack,
    clear_attack,
    next_asked,
    next_turn,
    target_of,
)
from carrack.games.macau_cards.rules.calls import age_call, called_this_turn
from carrack.games.macau_cards.rules.dealing import deal_round, play_starter
from carrack.games.macau_cards.rules.ending import block_round
from carrack.games.macau_cards.rules.windows import open_war_window
from carrack.games.macau_cards.state import Table, in_play
from carrack.kernel.steps import note


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
        meet_attack(g, target_of(g) if g.attack_route == PREVIOUS else first)


def go_on_after_round(g: Table) -> None:
    """The next seat deals, unless the match is over."""
    if g.phase == OVER:
        return
    g.dealer = (g.dealer + g.t.direction + g.seats) % g.seats
    begin_round(g)


def start_turn(g: Table, seat: int) -> None:  # inline
    """A new turn; its player is no longer exposed."""
    if g.t.turn_limit > 0 and g.turn_number >= g.t.turn_limit:
        block_round(g, BY_LIMIT)
        go_on_after_round(g)
        return
    take_turn(g, seat)


def take_turn(g: Table, seat: int) -> None:  # inline
    g.turn_number += 1
    g.current = seat
    g.phase = TURN
    g.exposed[seat] = 0
    g.drawn = NONE
    g.said_macau = 0
    g.said_multi = 0
    clear_play(g)


def clear_play(g: Table) -> None:  # inline
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


def end_turn(g: Table, resume_from: int) -> None:  # inline
    """Age the call, use up a solo turn, and find who acts next."""
    age_call(g)
    use_solo_turn(g)
    if g.attack == DUEL:
        ask_in_duel(g)
    elif g.attack != NO_ATTACK:
        meet_attack(g, target_of(g))
    else:
        start_turn(g, next_turn(g, resume_from))


def use_solo_turn(g: Table) -> None:  # inline
    """Every solo turn uses up one; going out ends them. Meeting what the last one did is none of
    them, so nothing is left of them when somebody else stops the war.
    """
    if g.solo_seat == NONE:
        return
    if g.solo_seat == g.current and g.solo_left > 0:
        g.solo_left -= 1
    if not in_play(g, g.solo_seat) or (g.solo_left == 0 and not has_hit_oneself(g)):
        g.solo_seat = NONE
        g.solo_left = 0


def has_hit_oneself(g: Table) -> bool:
    """Where all solo turns hit oneself, an attack or a call of the last one is met at once, before
    the turn passes on.
    """
    return (
        g.solo_seat == g.current
        and g.t.solo_hits == HITS_ALL
        and (g.attack != NO_ATTACK or called_this_turn(g))
    )


def meet_attack(g: Table, target: int) -> None:
    """The attack reaches its target; where anybody may stop a war, everybody is asked first."""
    announce_attack(g, target)
    start_turn(g, target)
    # The turn limit may have ended the round instead.
    if g.attack == DRAW_ATTACK and g.phase == TURN:
        open_war_window(g)


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
