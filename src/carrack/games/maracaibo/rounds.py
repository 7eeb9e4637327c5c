"""Turns, rounds, and what lies between them (chapters 5.1, 6 and 16)."""

from __future__ import annotations

from carrack.games.maracaibo.automas import automa_turn, end_round_of_jacques, end_round_of_jean
from carrack.games.maracaibo.cards import offer_investments, offer_purchases
from carrack.games.maracaibo.fighting import lay_marker
from carrack.games.maracaibo.names import (
    AUTOMA,
    BY_INCOME,
    BY_LAST_PURCHASE,
    BY_PORT,
    BY_RANSOM,
    BY_ROUND,
    BY_SETUP,
    CARD_DISCARDED,
    CARD_PLANNED,
    CAREER_TAKEN,
    CHOOSE_CAREER,
    CHOOSE_DISCARDS,
    CHOOSE_PLAN,
    CHOOSE_PORT,
    CHOSEN,
    DISCARD,
    DROPPING,
    FOUND,
    FREED,
    HAND_DROPPED,
    HAND_DROPPED_CHOICE,
    HAND_KEPT,
    IN_DISCARDS,
    INCOME,
    JACQUES,
    JEAN,
    LAST_PURCHASE,
    LOCATIONS,
    LUYSA_FREED,
    MARKERS_CAME,
    NATION_COUNT,
    NONE,
    ON_INCOME,
    P_INCOME,
    PLAN,
    PORT_TAKEN,
    PRESTIGE_OPENED,
    PROJECTS,
    PURCHASE_AT_END,
    RANSOM,
    RANSOM_OFFER,
    REFILL,
    REFILLING,
    ROUND_BEGAN,
    ROUND_ENDED,
    SET_ASIDE,
    TAKE_CAREER,
    TAKE_LAST,
    TAKE_PORT,
    TURNS,
    ZONE_SIZE,
)
from carrack.games.maracaibo.paying import fire
from carrack.games.maracaibo.sailing import begin_turn, clear_turn
from carrack.games.maracaibo.scoring import score_game, score_income
from carrack.games.maracaibo.setup import begin_search, lay_out
from carrack.games.maracaibo.state import Table, markers_at, pop, port_works, push, push_ops
from carrack.games.maracaibo.verbs import (
    discard_from_hand,
    gain_doubloons,
    gain_vp,
    lay_quest,
    plan_card,
    take_from_hand,
    touch,
)
from carrack.kernel.state import note, offer

# ---- setup choices, all seats at once ----


def begin_game(g: Table) -> None:
    lay_out(g)
    g.asking = 1


def has_chosen(g: Table) -> bool:
    for seat in range(g.seats):
        if g.chosen[seat] != CHOSEN:
            return False
    return True


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
    """Secret until everybody has chosen."""
    g.where[take_from_hand(g, seat, slot)] = SET_ASIDE + seat
    end_choice(g, seat)


def end_choice(g: Table, seat: int) -> None:
    if g.hand_size[seat] <= g.t.cards_kept:
        g.chosen[seat] = CHOSEN
    if has_chosen(g):
        reveal_choices(g)


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


# ---- turns ----


def next_step(g: Table) -> None:
    """Nothing is left to resolve: the game goes on."""
    if g.phase == TURNS:
        if g.round_over:
            end_round(g)
        else:
            pass_turn(g)
    elif g.phase == LAST_PURCHASE:
        next_purchase(g)
    elif g.phase == INCOME:
        next_income(g)
    elif g.phase == DROPPING:
        g.asking = 1
    elif g.phase == REFILLING:
        next_refill(g)
    elif g.phase == RANSOM:
        next_ransom(g)
    else:
        g.asking = 1


def pass_turn(g: Table) -> None:
    """Clockwise; an automa acts before the start player. [RULING 24]"""
    if g.current == AUTOMA:
        begin_turn(g, g.start_seat)
        return
    following = (g.current + 1) % g.seats
    if following == g.start_seat and g.t.automa != NONE:
        g.current = AUTOMA
        clear_turn(g)
        automa_turn(g)
    else:
        begin_turn(g, following)


# ---- end of a round (16.1) ----


def end_round(g: Table) -> None:
    note(g, ROUND_ENDED, g.ender if g.ender != AUTOMA else NONE, g.round_number, 0, 0, BY_ROUND)
    g.phase = LAST_PURCHASE
    g.asked = 0
    clear_turn(g)


def first_seat(g: Table) -> int:
    """Who ended the round; after an automa the start player."""
    return g.start_seat if g.ender == AUTOMA else g.ender


def next_asked(g: Table) -> int:
    """The next seat clockwise, or NONE when all were asked."""
    if g.asked == g.seats:
        g.asked = 0
        return NONE
    g.asked += 1
    return (first_seat(g) + g.asked - 1) % g.seats


def next_purchase(g: Table) -> None:
    seat = next_asked(g)
    if seat == NONE:
        g.phase = INCOME
    else:
        clear_turn(g)
        push(g, PURCHASE_AT_END, seat, 0, 0, 0, 0)


def offer_last_purchase(g: Table, seat: int) -> None:
    """A card, a prestige building, or doubloons. [RULING 22]"""
    offer_purchases(g, seat)
    offer_investments(g, seat)
    offer(g, TAKE_LAST)


def take_last(g: Table, seat: int) -> None:
    pop(g)
    if g.round_number == g.t.rounds:
        gain_vp(g, seat, g.t.last_vp, BY_LAST_PURCHASE)
    else:
        gain_doubloons(g, seat, g.t.last_doubloons, BY_LAST_PURCHASE)


def next_income(g: Table) -> None:
    """Doubloons and VP, then what cards and Genova do at income."""
    seat = next_asked(g)
    if seat == NONE:
        after_income(g)
        return
    gain_vp(g, seat, g.vp_income[seat], BY_INCOME)
    if g.round_number == g.t.rounds:
        score_income(g, seat)
    else:
        gain_doubloons(g, seat, g.income[seat], BY_INCOME)
    if port_works(g, seat, P_INCOME):
        port = g.port[seat]
        push_ops(g, seat, g.t.port_list[port], NONE, BY_PORT + port, NONE)
    fire(g, seat, ON_INCOME)


def after_income(g: Table) -> None:
    if g.round_number == g.t.rounds:
        g.phase = RANSOM
        return
    g.phase = DROPPING
    for seat in range(g.seats):
        g.drops[seat] = 0 if g.hand_size[seat] > 0 else HAND_KEPT
    if all_said(g):
        drop_hands(g)


def all_said(g: Table) -> bool:
    for seat in range(g.seats):
        if g.drops[seat] == 0:
            return False
    return True


def say_drop(g: Table, seat: int, choice: int) -> None:
    """All decide at the same time. [RULING 55]"""
    g.drops[seat] = choice
    if all_said(g):
        drop_hands(g)


def drop_hands(g: Table) -> None:
    g.revealed = 1
    for seat in range(g.seats):
        if g.drops[seat] == HAND_DROPPED_CHOICE:
            note(g, HAND_DROPPED, seat, g.hand_size[seat], 0, 0, BY_ROUND)
            while g.hand_size[seat] > 0:
                discard_from_hand(g, seat, g.hand_size[seat] - 1, BY_ROUND)
        g.drops[seat] = 0
    g.phase = REFILLING
    g.asked = 0


def next_refill(g: Table) -> None:
    seat = next_asked(g)
    if seat == NONE:
        begin_round(g)
    else:
        push(g, REFILL, seat, 0, 0, 0, 0)


def begin_round(g: Table) -> None:
    """Markets, quests, prestige, markers, automas, ships; then the next in line."""
    for location in range(LOCATIONS):
        g.market[location] = 0
        for _ in range(g.t.quest_refill[location]):
            lay_quest(g, location, BY_ROUND)
    if g.prestige_open < g.t.prestige_count:
        g.revealed = 1
        note(g, PRESTIGE_OPENED, NONE, g.prestige[g.prestige_open], 0, 0, BY_ROUND)
        g.prestige_open += 1
    end_round_of_automa(g)
    g.round_number += 1
    g.turn_number = 0
    for nation in range(NATION_COUNT):
        bring_markers(g, nation, g.t.new_markers[g.round_number - 1])
    for seat in range(g.seats):
        g.ship[seat] = g.t.havana
    g.round_over = 0
    g.ender = NONE
    g.phase = TURNS
    note(g, ROUND_BEGAN, NONE, g.round_number, 0, 0, BY_ROUND)


def end_round_of_automa(g: Table) -> None:
    if g.t.automa == JACQUES:
        end_round_of_jacques(g)
    elif g.t.automa == JEAN:
        end_round_of_jean(g)


def bring_markers(g: Table, nation: int, n: int) -> None:
    """Unrest: on the lowest-numbered empty locations of the zone. [RULING 29]"""
    for k in range(ZONE_SIZE):
        location = g.t.zone_order[nation][k]
        if (
            n > 0
            and location != NONE
            and markers_at(g, location) == 0
            and g.track_markers[nation] > 0
        ):
            lay_marker(g, location, nation)
            note(g, MARKERS_CAME, NONE, location, nation, 0, BY_ROUND)
            n -= 1


# ---- the end (16.2) ----


def next_ransom(g: Table) -> None:
    """The Rescue: one single captain may pay for Luysa, in turn order."""
    while g.asked < g.seats:
        seat = (g.start_seat + g.asked) % g.seats
        g.asked += 1
        if g.t.win_luysa and g.luysa == FOUND and g.doubloons[seat] >= g.t.ransom:
            push(g, RANSOM_OFFER, seat, 0, 0, 0, 0)
            return
    end_round_of_automa(g)
    score_game(g)


def pay_ransom(g: Table, seat: int) -> None:
    pop(g)
    gain_doubloons(g, seat, -g.t.ransom, BY_RANSOM)
    g.luysa = FREED
    note(g, LUYSA_FREED, seat, 1, 0, 0, BY_RANSOM)
