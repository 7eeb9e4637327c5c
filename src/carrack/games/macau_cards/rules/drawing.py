"""Drawing a card instead of laying one, passing, and accepting an attack."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ABOUT_DRAW,
    ACCEPTED,
    AFTER_DRAW,
    AFTER_PLAYER,
    BY_ATTACK,
    BY_COVER,
    BY_RULE,
    BY_TURN,
    COVER,
    COVER_DRAWN,
    DECLINED,
    DRAW_ATTACK,
    DRAWN_ONLY,
    DUEL,
    KEPT,
    NONE,
    PASSED,
    PREVIOUS,
)
from carrack.games.macau_cards.rules.attacks import clear_attack
from carrack.games.macau_cards.rules.ending import block_round
from carrack.games.macau_cards.rules.plays import commit
from carrack.games.macau_cards.rules.turns import end_turn, go_on_after_round
from carrack.games.macau_cards.rules.windows import open_challenge_window
from carrack.games.macau_cards.state import Table, players_in_play
from carrack.games.macau_cards.verbs import draw_card, draw_cards
from carrack.kernel.steps import note


def draw_in_turn(g: Table) -> None:  # inline
    """Draw one card instead of laying; where draws may be questioned, the others are asked.
    [RULINGS 8, 40]
    """
    g.drawn = draw_card(g, g.current, BY_TURN)
    g.passes = 0
    if g.t.challenge_draw:
        open_challenge_window(g, ABOUT_DRAW)
    else:
        after_draw(g)


def after_draw(g: Table) -> None:  # inline
    """Where the drawn card may be laid, its player decides; otherwise the turn is over."""
    if g.t.play_drawn == DRAWN_ONLY:
        g.phase = AFTER_DRAW
    else:
        g.drawn = NONE
        end_turn(g, g.current)


def draw_for_cover(g: Table) -> None:  # inline
    g.drawn = draw_card(g, g.current, BY_COVER)
    g.phase = COVER_DRAWN


def keep_card(g: Table) -> None:  # inline
    """Keep the drawn card; a cover card that stays uncovered ends the play."""
    note(g, KEPT, g.current, 0, 0, 0, BY_RULE)
    g.drawn = NONE
    if g.phase == COVER_DRAWN:
        commit(g)
    else:
        end_turn(g, g.current)


def pass_turn(g: Table) -> None:  # inline
    """Nothing can be drawn. When everybody has passed, the round is blocked. [RULING 38]"""
    note(g, PASSED, g.current, 0, 0, 0, BY_RULE)
    g.passes += 1
    if g.phase == COVER:
        commit(g)
    elif g.passes >= players_in_play(g):
        block_round(g, BY_RULE)
        go_on_after_round(g)
    else:
        end_turn(g, g.current)


def accept(g: Table) -> None:  # inline
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
