"""The course of a game: turns, the end of a round, the end ("End of a round" in the rules)."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.cards import buy_from_hand, buy_planned, offer_purchases
from carrack.games.maracaibo.effect_names import ON_INCOME, P_INCOME
from carrack.games.maracaibo.entry_names import PURCHASE_AT_END, RANSOM_OFFER, REFILL
from carrack.games.maracaibo.event_names import (
    BY_INCOME,
    BY_LAST_PURCHASE,
    BY_PORT,
    BY_RANSOM,
    BY_ROUND,
    HAND_DROPPED,
    LUYSA_FREED,
    MARKERS_CAME,
    PRESTIGE_OPENED,
    ROUND_BEGAN,
    ROUND_ENDED,
)
from carrack.games.maracaibo.names import (
    AUTOMA,
    BUY_FROM_HAND,
    BUY_PLANNED,
    DROP_HAND,
    DROPPING,
    FOUND,
    FREED,
    HAND_DROPPED_CHOICE,
    HAND_KEPT,
    INCOME,
    INVEST,
    JACQUES,
    JEAN,
    KEEP_HAND,
    LAST_PURCHASE,
    LOCATIONS,
    NATION_COUNT,
    NONE,
    PASS,
    PAY_RANSOM,
    RANSOM,
    REFILLING,
    TAKE_LAST,
    TURNS,
    ZONE_SIZE,
)
from carrack.games.maracaibo.rules.jacques import end_round_of_jacques, jacques_turn
from carrack.games.maracaibo.rules.jean import end_round_of_jean, jean_turn
from carrack.games.maracaibo.rules.markers import lay_marker
from carrack.games.maracaibo.rules.prestige import invest, offer_investments
from carrack.games.maracaibo.rules.scoring import score_game, score_income
from carrack.games.maracaibo.rules.triggers import fire
from carrack.games.maracaibo.rules.turn import begin_turn, clear_turn
from carrack.games.maracaibo.stack import pop, push, push_ops
from carrack.games.maracaibo.state import Table, markers_at, port_works
from carrack.games.maracaibo.verbs import discard_from_hand, gain_doubloons, gain_vp, lay_quest
from carrack.kernel.steps import note, offer

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


def automa_turn(g: Table) -> None:
    if g.t.automa == JACQUES:
        jacques_turn(g)
    else:
        jean_turn(g)


# ---- the end of a round: a last purchase, income, hands ----


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


def answer_last_purchase(g: Table, seat: int, action: int) -> None:
    """The last purchase of a round is no village action."""
    pop(g)
    if action == TAKE_LAST:
        take_last(g, seat)
    elif action < BUY_PLANNED:
        buy_from_hand(g, seat, action - BUY_FROM_HAND)
    elif action < INVEST:
        buy_planned(g, seat, action - BUY_PLANNED)
    else:
        invest(g, seat, action - INVEST)


def take_last(g: Table, seat: int) -> None:
    """Who buys nothing takes doubloons, at the end of the game VP."""
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


def offer_dropping(g: Table) -> None:
    offer(g, KEEP_HAND)
    offer(g, DROP_HAND)


def answer_dropping(g: Table, seat: int, action: int) -> None:
    """Keep the hand or drop it: all decide at the same time. [RULING 55]"""
    g.drops[seat] = HAND_KEPT if action == KEEP_HAND else HAND_DROPPED_CHOICE
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


# ---- the next round ----


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


# ---- the end ----


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


def offer_ransom(g: Table) -> None:
    offer(g, PASS)
    offer(g, PAY_RANSOM)


def pay_ransom(g: Table, seat: int) -> None:
    pop(g)
    gain_doubloons(g, seat, -g.t.ransom, BY_RANSOM)
    g.luysa = FREED
    note(g, LUYSA_FREED, seat, 1, 0, 0, BY_RANSOM)
