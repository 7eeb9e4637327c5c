"""Dealing a round: the deck, the hands, the starter."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    ANYTHING,
    AS_DEALER_PLAY,
    BY_RULE,
    DEALER_LEFT,
    DEALT,
    DIRECTION_TURNED,
    DRAW_ATTACK,
    FACES,
    NONE,
    NORMAL,
    PLAIN_ONLY,
    SET_ASIDE,
    SETUP,
    STARTER,
    SUITED,
)
from carrack.games.macau_cards.rules.attacks import aim, clear_attack, start_skip
from carrack.games.macau_cards.rules.jokers import is_substitute, is_transparent
from carrack.games.macau_cards.state import Table
from carrack.games.macau_cards.verbs import add_to_hand, count_in_play, shuffle_stock
from carrack.kernel.steps import note


def deal_round(g: Table) -> None:
    """Shuffle everything, deal, and turn the starter; the table is then ready for the first
    turn.
    """
    clear_table(g)
    stack_decks(g)
    shuffle_stock(g, SETUP)
    deal_hands(g)
    turn_starter(g)


def clear_table(g: Table) -> None:
    """Nothing of the last round remains but the points."""
    for seat in range(g.seats):
        g.size[seat] = 0
        g.held[seat] = 0
        g.miss_debt[seat] = 0
        g.exposed[seat] = 0
        g.out_place[seat] = 0
        g.waiting[seat] = 0
        g.vouched_suits[seat] = 0
        g.vouched_ranks[seat] = 0
        for face in range(FACES):
            g.hand[seat][face] = 0
            g.known[seat][face] = 0
    clear_attack(g)
    g.stock_size = 0
    g.discard_size = 0
    g.step = g.t.direction
    g.turn_number = 0
    g.out_count = 0
    g.passes = 0
    g.solo_seat = NONE
    g.solo_left = 0
    g.drawn = NONE
    g.required = NONE
    g.call_left = 0
    g.call_turn = 0
    g.window_about = 0


def stack_decks(g: Table) -> None:
    for _ in range(g.t.decks):
        for face in range(SUITED + g.t.jokers):
            g.stock[g.stock_size] = face
            g.stock_size += 1


def deal_hands(g: Table) -> None:
    """One card at a time, beginning with the first player."""
    first = first_seat(g)
    for _ in range(g.t.hand_size):
        for i in range(g.seats):
            seat = (first + g.step * i + g.seats * g.seats) % g.seats
            g.stock_size -= 1
            add_to_hand(g, seat, g.stock[g.stock_size])
    for seat in range(g.seats):
        note(g, DEALT, seat, g.size[seat], 0, 0, BY_RULE)


def first_seat(g: Table) -> int:
    """The dealer's right or left neighbor. [RULING 6]"""
    if g.t.first_seat == DEALER_LEFT:
        return (g.dealer + 1) % g.seats
    return (g.dealer - 1 + g.seats) % g.seats


def turn_starter(g: Table) -> None:
    """Turn the first card; specials are set aside until a plain one comes. [RULINGS 4, 5]"""
    g.stock_size -= 1
    if g.t.start_card == PLAIN_ONLY:
        find_plain_card(g)
    starter = g.stock[g.stock_size]
    g.discard[0] = starter
    g.stood[0] = starter
    g.discard_size = 1
    g.face = NONE if starter >= SUITED else starter
    g.requirement = ANYTHING if starter >= SUITED else NORMAL
    note(g, STARTER, NONE, starter, 0, 0, BY_RULE)


def find_plain_card(g: Table) -> None:
    """Swap a plain card to the top position; the cards set aside are shuffled back into the
    pile.
    """
    top = g.stock_size
    bottom = top
    while bottom > 0 and g.t.special[g.stock[bottom]]:
        bottom -= 1
    place = last_suited_turned(g, top) if g.t.special[g.stock[bottom]] else bottom
    starter = g.stock[place]
    for i in range(top, bottom - 1, -1):
        if i != place:
            note(g, SET_ASIDE, NONE, g.stock[i], 0, 0, BY_RULE)
    for i in range(place, top):
        g.stock[i] = g.stock[i + 1]
    g.stock[top] = starter
    if bottom < top:
        shuffle_stock(g, SETUP)


def last_suited_turned(g: Table, top: int) -> int:
    """Without any plain card the last one turned that is no joker counts; with jokers alone, a
    joker.
    """
    for place in range(top + 1):
        if g.stock[place] < SUITED:
            return place
    return 0


def play_starter(g: Table) -> int:
    """What the starter does as a play of the dealer, if the table agreed so; the seat that acts
    first.
    """
    first = first_seat(g)
    starter = g.discard[0]
    if g.t.start_card != AS_DEALER_PLAY or is_substitute(g, starter):
        return first
    if is_transparent(g, starter):
        g.step = -g.step
        note(g, DIRECTION_TURNED, g.dealer, g.step, 0, 0, BY_RULE)
        return (2 * g.dealer - first + 2 * g.seats) % g.seats
    count_in_play(g, starter)
    if g.play_value > 0:
        g.attack = DRAW_ATTACK
        g.attack_total = g.play_value
        aim(g, g.dealer, g.t.king_spades_target)
    elif g.play_skips > 0:
        start_skip(g, g.dealer)
    return first
