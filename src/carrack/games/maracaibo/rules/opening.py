"""What captains choose before the first turn, all at once ("Setup" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.event_names import (
    BY_ROUND,
    BY_SETUP,
    CARD_DISCARDED,
    CARD_PLANNED,
    CAREER_TAKEN,
    PORT_TAKEN,
    ROUND_BEGAN,
)
from carrack.games.maracaibo.names import (
    CHOOSE_CAREER,
    CHOOSE_DISCARDS,
    CHOOSE_PLAN,
    CHOOSE_PORT,
    CHOSEN,
    DISCARD,
    IN_DISCARDS,
    NONE,
    PLAN,
    PROJECTS,
    SET_ASIDE,
    TAKE_CAREER,
    TAKE_PORT,
    TURNS,
)
from carrack.games.maracaibo.rules.search import begin_search
from carrack.games.maracaibo.rules.setup import lay_out
from carrack.games.maracaibo.rules.turn import begin_turn
from carrack.games.maracaibo.state import Table
from carrack.games.maracaibo.verbs import plan_card, take_from_hand, touch
from carrack.kernel.steps import note, offer


def begin_game(g: Table) -> None:
    lay_out(g)
    g.asking = 1


def offer_choices(g: Table, seat: int) -> None:
    if g.chosen[seat] == CHOOSE_CAREER:
        for k in range(2):
            if g.careers_offered[seat][k] != NONE:
                offer(g, TAKE_CAREER + k)
    elif g.chosen[seat] == CHOOSE_PORT:
        for k in range(3):
            if g.ports_offered[seat][k] != NONE:
                offer(g, TAKE_PORT + k)
    elif g.chosen[seat] == CHOOSE_PLAN:
        for slot in range(g.hand_size[seat]):
            offer(g, PLAN + slot)
    elif g.chosen[seat] == CHOOSE_DISCARDS:
        for slot in range(g.hand_size[seat]):
            offer(g, DISCARD + slot)


def answer_choices(g: Table, seat: int, action: int) -> None:
    if action < DISCARD:
        plan_first(g, seat, action - PLAN)
    elif action < TAKE_CAREER:
        set_aside(g, seat, action - DISCARD)
    elif action < TAKE_PORT:
        take_career(g, seat, action - TAKE_CAREER)
    else:
        take_port(g, seat, action - TAKE_PORT)


def take_career(g: Table, seat: int, k: int) -> None:
    g.career[seat] = g.careers_offered[seat][k]
    g.chosen[seat] = CHOOSE_PORT if g.t.home_ports else CHOOSE_PLAN


def take_port(g: Table, seat: int, k: int) -> None:
    g.port[seat] = g.ports_offered[seat][k]
    g.chosen[seat] = CHOOSE_PLAN


def plan_first(g: Table, seat: int, slot: int) -> None:
    plan_card(g, seat, slot)
    if g.planned_size[seat] == g.t.cards_planned:
        g.chosen[seat] = CHOOSE_DISCARDS
        end_choice(g, seat)


def set_aside(g: Table, seat: int, slot: int) -> None:
    """A dealt card is discarded, secretly until everybody has chosen."""
    g.where[take_from_hand(g, seat, slot)] = SET_ASIDE + seat
    end_choice(g, seat)


def end_choice(g: Table, seat: int) -> None:
    if g.hand_size[seat] <= g.t.cards_kept:
        g.chosen[seat] = CHOSEN
    if has_chosen(g):
        reveal_choices(g)


def has_chosen(g: Table) -> bool:
    for seat in range(g.seats):
        if g.chosen[seat] != CHOSEN:
            return False
    return True


def reveal_choices(g: Table) -> None:
    g.revealed = 1
    for seat in range(g.seats):
        note(g, CAREER_TAKEN, seat, g.career[seat], 0, 0, BY_SETUP)
        if g.port[seat] != NONE:
            note(g, PORT_TAKEN, seat, g.port[seat], 0, 0, BY_SETUP)
        for slot in range(g.planned_size[seat]):
            note(g, CARD_PLANNED, seat, g.planned[seat][slot], 0, 0, BY_SETUP)
        for card in range(PROJECTS):
            if g.where[card] == SET_ASIDE + seat:
                g.where[card] = IN_DISCARDS
                note(g, CARD_DISCARDED, seat, card, 0, 0, BY_SETUP)
        touch(g, seat)
    g.phase = TURNS
    g.round_number = 1
    note(g, ROUND_BEGAN, NONE, 1, 0, 0, BY_ROUND)
    begin_turn(g, g.start_seat)
    if g.t.search:
        begin_search(g)
