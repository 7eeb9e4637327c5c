"""The course of the game: which phase follows which."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    ACTIONS,
    BY_PASS,
    BY_SETUP,
    CARDS,
    CHOOSE,
    COLOR_COUNT,
    CUBES_PLACED,
    EXPLORE,
    LAST_ROUND,
    NONE,
    OVERFLOW,
    PASSED,
    PICK,
    PORTS,
    ROUND_BEGAN,
    SHIFT,
    START_CARDS,
    START_CUBES,
    TYPE_COUNT,
)
from carrack.games.macao.rules.dice import (
    apply_explorer,
    apply_master,
    asks_explorer,
    asks_master,
    begin_master,
    choose_dice,
    place_cubes,
    roll_dice,
    turn_rose,
)
from carrack.games.macao.rules.draft import (
    clear_offer,
    decline_card,
    discard_overflow,
    is_overfull,
    reveal_offer,
    take_card,
)
from carrack.games.macao.rules.scoring import score_game
from carrack.games.macao.rules.setup import lay_out, set_reverse_order
from carrack.games.macao.rules.wall import set_wall_order
from carrack.games.macao.state import Table
from carrack.kernel.steps import note


def begin_game(g: Table) -> None:
    clear_round_record(g)
    lay_out(g)
    g.phase = START_CARDS
    set_reverse_order(g)
    g.current = g.order[0]


def next_seat(g: Table) -> bool:  # inline
    """The next one in order; false when everybody has had the turn."""
    g.order_at += 1
    if g.order_at == g.seats:
        return False
    g.current = g.order[g.order_at]
    return True


def begin_phase(g: Table, phase: int) -> None:  # inline
    """Everybody acts once, in wall order."""
    g.phase = phase
    set_wall_order(g)
    g.current = g.order[0]


# ---- setup ----


def take_start_card(g: Table, seat: int, card: int) -> None:
    """Everybody takes one of the first cards on offer, the last on the wall first."""
    take_card(g, seat, card)
    if not next_seat(g):
        clear_offer(g)
        begin_phase(g, START_CUBES)


def take_start_cubes(g: Table, seat: int, first: int, second: int) -> None:
    """One cube for round 1 and two for round 2."""
    g.rose[seat][1][first] += 1
    g.rose[seat][2][second] += 2
    note(g, CUBES_PLACED, seat, first, 1, 1, BY_SETUP)
    note(g, CUBES_PLACED, seat, second, 2, 2, BY_SETUP)
    if not next_seat(g):
        begin_round(g)


# ---- phase 1 ----


def begin_round(g: Table) -> None:
    g.round_number += 1
    clear_round_record(g)
    note(g, ROUND_BEGAN, NONE, g.round_number, 0, 0, BY_SETUP)
    reveal_offer(g)
    begin_phase(g, PICK)


def clear_round_record(g: Table) -> None:
    """What was done this round is forgotten."""
    for card in range(CARDS):
        g.used[card] = 0
    for seat in range(g.seats):
        g.gold_received[seat] = 0
        g.prestige_received[seat] = 0
        g.quarters_taken[seat] = 0
        g.wall_moved[seat] = 0
        g.tribute_uses[seat] = 0
        g.envoy_ready[seat] = 0
        g.fountain_ready[seat] = 0
        g.ship_steps[seat] = 0
        g.free_steps[seat] = 0
        g.passed[seat] = 0
        for office in range(TYPE_COUNT):
            g.types_used[seat][office] = 0
        for port in range(PORTS):
            g.entered[seat][port] = 0
    clear_pending(g)


def clear_pending(g: Table) -> None:
    g.die_a = 0
    g.die_b = 0
    g.target_a = 0
    g.target_b = 0
    g.extra_a = 0
    g.extra_b = 0
    g.asked = 0
    g.pay_left = 0
    g.pay_from = 0
    g.pay_for = 0
    g.pay_argument = 0


def pick_card(g: Table, seat: int, card: int) -> None:
    take_card(g, seat, card)
    if is_overfull(g, seat):
        g.phase = OVERFLOW
    else:
        after_pick(g)


def pick_nothing(g: Table, seat: int) -> None:
    decline_card(g, seat)
    after_pick(g)


def drop_card(g: Table, seat: int, card: int) -> None:
    discard_overflow(g, seat, card)
    g.phase = PICK
    after_pick(g)


def after_pick(g: Table) -> None:
    if not next_seat(g):
        clear_offer(g)
        roll_dice(g)
        begin_phase(g, CHOOSE)


# ---- phase 2 ----


def pick_dice(g: Table, seat: int, pair: int) -> None:
    choose_dice(g, seat, pair)
    ask_explorer(g, seat)


def ask_explorer(g: Table, seat: int) -> None:
    """The explorer comes before the master, because the extra cube moves with the die."""
    if asks_explorer(g, seat):
        g.phase = EXPLORE
    else:
        begin_master(g)
        ask_master(g, seat)


def answer_explorer(g: Table, seat: int, die: int) -> None:
    apply_explorer(g, seat, die)
    ask_explorer(g, seat)


def ask_master(g: Table, seat: int) -> None:
    if asks_master(g, seat):
        g.phase = SHIFT
    else:
        finish_choice(g, seat)


def answer_master(g: Table, seat: int, choice: int) -> None:
    apply_master(g, seat, choice)
    ask_master(g, seat)


def finish_choice(g: Table, seat: int) -> None:
    place_cubes(g, seat)
    clear_pending(g)
    g.phase = CHOOSE
    if not next_seat(g):
        turn_rose(g)
        begin_phase(g, ACTIONS)


# ---- phase 3 ----


def pass_turn(g: Table, seat: int) -> None:
    """Cubes at the arrow and free steps lapse; after the last pass the next round begins, or the
    end.
    """
    for color in range(COLOR_COUNT):
        g.supply[seat][color] = 0
    g.free_steps[seat] = 0
    g.passed[seat] = 1
    note(g, PASSED, seat, 0, 0, 0, BY_PASS)
    if next_seat(g):
        return
    if g.round_number < LAST_ROUND:
        begin_round(g)
    else:
        score_game(g)
