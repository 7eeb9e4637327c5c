"""A turn from its beginning to its end: free actions, the hand refilled, the end of the round.

In the rules: "Your turn" and "Refilling".
"""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.entry_names import (
    AGENT_PLACE,
    ARRIVAL,
    ASSISTANT_PLACE,
    AUTOMA_QUEST,
    BRANCH,
    CITY,
    COMBAT,
    COMBAT_STAGE,
    END_OF_MAIN,
    END_OF_TURN,
    FIGHT,
    HINT_COVER,
    HINT_SPACE,
    MAIN,
    MOVE,
    PAYMENT,
    REFILL,
    REFILL_DRAWN,
    REFILL_IN_TURN,
    SAME_GOODS,
    UNDECIDED,
    VILLAGE,
)
from carrack.games.maracaibo.event_names import BY_ROUND, TURN_BEGAN
from carrack.games.maracaibo.names import (
    DISCARD,
    DRAW_FROM_PILE,
    DRAW_OPEN,
    FREE_LUYSA,
    IN_DISCARDS,
    MAX_VILLAGE_KINDS,
    NONE,
    PASS,
    PLAN,
    PROJECTS,
    REMOVE_HINT,
    TURNS,
)
from carrack.games.maracaibo.rules.search import free_luysa, may_search, offer_search, remove_hint
from carrack.games.maracaibo.stack import ask, held, hold, pop, push
from carrack.games.maracaibo.state import Table, hand_limit
from carrack.games.maracaibo.verbs import draw_from_pile, draw_open, plan_card
from carrack.kernel.steps import note, offer

# ---- the beginning ----


def begin_turn(g: Table, seat: int) -> None:
    """A turn is put on the stack: what comes last lies below."""
    clear_turn(g)
    g.current = seat
    g.turn_number += 1
    g.ruin_fresh[seat] = 0
    note(g, TURN_BEGAN, seat, g.round_number, 0, 0, BY_ROUND)
    push(g, END_OF_TURN, seat, 0, 0, 0, 0)
    push(g, REFILL, seat, 1, 0, 0, 0)
    push(g, END_OF_MAIN, seat, 0, 0, 0, 0)
    push(g, MOVE, seat, g.t.most_movement, 0, 0, 0)


def clear_turn(g: Table) -> None:
    g.stance = UNDECIDED
    g.freed = 0
    g.board_quest_done = 0
    g.chapter_paid = 0
    g.village_kind_count = 0
    for i in range(MAX_VILLAGE_KINDS):
        g.village_kinds[i] = 0


# ---- free actions: before, between and after everything else in the own turn ----


def offer_free_actions(g: Table, seat: int) -> None:
    """Planning and the Search, in the own turn only: never at the last purchase."""
    if g.phase != TURNS or seat != g.current:
        return
    if g.planned_size[seat] < g.t.planning_slots:
        for slot in range(g.hand_size[seat]):
            offer(g, PLAN + slot)
    if g.t.search:
        offer_search(g, seat)


def is_free_moment(g: Table, kind: int) -> bool:
    """Whether free actions go with what is asked: at every stop of the own turn, but not inside
    a payment, a purchase or a move, nor for what is asked of a seat besides its turn. [RULING 59]
    """
    if g.t.corrected == 0:
        return was_free_moment(g, kind)
    if kind == PAYMENT or kind == SAME_GOODS or kind == ASSISTANT_PLACE or kind == AGENT_PLACE:
        return False
    return kind not in (BRANCH, HINT_COVER, HINT_SPACE, AUTOMA_QUEST)


def was_free_moment(g: Table, kind: int) -> bool:
    """Whether free actions were allowed here by earlier rulings: only where a step of the turn is
    chosen.
    """
    if kind == COMBAT:
        return held(g, COMBAT_STAGE) == FIGHT
    if kind == REFILL:
        return held(g, REFILL_DRAWN) == 0
    return kind == MOVE or kind == ARRIVAL or kind == MAIN or kind == VILLAGE or kind == CITY


def is_free_action(action: int) -> bool:  # inline
    return PLAN <= action < DISCARD or REMOVE_HINT <= action <= FREE_LUYSA


def act_freely(g: Table, seat: int, action: int) -> None:
    """A free action leaves what is asked as it is."""
    if action < DISCARD:
        plan_card(g, seat, action - PLAN)
    elif action < FREE_LUYSA:
        remove_hint(g, seat, action - REMOVE_HINT)
    else:
        free_luysa(g, seat)


def may_act_freely(g: Table, seat: int) -> bool:
    """Whether there is anything left to do before the turn ends; by earlier rulings only planning
    counted.
    """
    if g.planned_size[seat] < g.t.planning_slots and g.hand_size[seat] > 0:
        return True
    return g.t.corrected > 0 and g.t.search > 0 and may_search(g, seat)


# ---- refilling the hand ----


def can_draw(g: Table) -> bool:
    for slot in range(g.t.display_size):
        if g.display[slot] != NONE:
            return True
    return has_pile(g)


def has_pile(g: Table) -> bool:
    """Whether there is a card to draw; the discards become a new pile."""
    if g.pile_size > 0:
        return True
    for card in range(PROJECTS):
        if g.where[card] == IN_DISCARDS:
            return True
    return False


def step_refill(g: Table, seat: int) -> None:
    """Until the hand is full: the last card drawn ends the turn, unless something is left to do."""
    if not is_filled(g, seat) or (held(g, REFILL_IN_TURN) and holds_up(g, seat)):
        ask(g)
    else:
        pop(g)


def holds_up(g: Table, seat: int) -> bool:
    """Who has nothing to draw is asked while anything can be done freely. Behind the last card only
    the Search counts, which cannot wait: a card that was just drawn is planned in the next turn as
    well. By earlier rulings nothing counted there. [RULING 59]
    """
    if held(g, REFILL_DRAWN) == 0:
        return may_act_freely(g, seat)
    return g.t.corrected > 1 and g.t.search > 0 and may_search(g, seat)


def is_filled(g: Table, seat: int) -> bool:
    return g.hand_size[seat] >= hand_limit(g, seat) or not can_draw(g)


def offer_refill(g: Table, seat: int) -> None:
    if is_filled(g, seat):
        offer(g, PASS)
        return
    for slot in range(g.t.display_size):
        if g.display[slot] != NONE:
            offer(g, DRAW_OPEN + slot)
    if has_pile(g):
        offer(g, DRAW_FROM_PILE)


def answer_refill(g: Table, seat: int, action: int) -> None:
    hold(g, REFILL_DRAWN, 1)
    if action == DRAW_FROM_PILE:
        draw_from_pile(g, seat)
    else:
        draw_open(g, seat, action - DRAW_OPEN)


# ---- the end ----


def step_end_of_turn(g: Table, seat: int) -> None:
    """Who stops at the last space ends the round once the turn is complete. [RULING 56]"""
    pop(g)
    if g.t.ends_round[g.ship[seat]]:
        g.round_over = 1
        g.ender = seat
