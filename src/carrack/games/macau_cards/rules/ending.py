"""Going out, the end of a round, points and places."""

# compiled, small

from __future__ import annotations

from carrack.games.macau_cards.names import (
    BY_RULE,
    BY_SETTLEMENT,
    DRAW_ATTACK,
    FACES,
    FIRST_OUT,
    MATCH_ENDED,
    NONE,
    OVER,
    POINTS,
    ROUND_BLOCKED,
    ROUND_ENDED,
    SCORED,
    WENT_OUT,
)
from carrack.games.macau_cards.rules.attacks import clear_attack, target_of
from carrack.games.macau_cards.state import Table, players_in_play
from carrack.games.macau_cards.verbs import draw_cards
from carrack.kernel.steps import note


def go_out(g: Table, seat: int) -> bool:
    """An empty hand takes the next place; whether that ends the round. [RULINGS 36, 37]"""
    g.out_count += 1
    g.out_place[seat] = g.out_count
    g.exposed[seat] = 0
    note(g, WENT_OUT, seat, g.out_count, 0, 0, BY_RULE)
    return g.t.end_mode == FIRST_OUT or players_in_play(g) == 1


def would_end_round(g: Table) -> bool:
    """Whether one more player going out ends the round."""
    return g.t.end_mode == FIRST_OUT or players_in_play(g) == 2


def finish_round(g: Table) -> None:
    """The round ends by going out: settle what the table agreed to settle, then place the
    others.
    """
    if g.t.settle_final_attack and g.t.end_mode == FIRST_OUT and g.attack == DRAW_ATTACK:
        g.solo_seat = NONE  # going out ends the solo turns
        draw_cards(g, target_of(g), g.attack_total, BY_SETTLEMENT)
    count_hands(g)
    place_the_rest(g, g.t.scoring == POINTS)
    close_round(g)


def block_round(g: Table, cause: int) -> None:
    """Nobody can move on, or the turn limit is reached: fewest cards first, equal numbers
    share.
    """
    note(g, ROUND_BLOCKED, NONE, 0, 0, 0, cause)
    count_hands(g)
    place_the_rest(g, False)
    close_round(g)


def hand_points(g: Table, seat: int) -> int:
    """The points of the cards left in a hand."""
    points = 0
    for face in range(FACES):
        points += g.hand[seat][face] * g.t.points[face]
    return points


def count_hands(g: Table) -> None:
    for seat in range(g.seats):
        g.round_points[seat] = hand_points(g, seat)


def place_the_rest(g: Table, by_points: bool) -> None:
    """Players still in play are placed by points or by cards left, fewest first; ties share.
    [RULING 48]
    """
    for seat in range(g.seats):
        if g.size[seat] > 0:
            better = 0
            for other in range(g.seats):
                if g.size[other] > 0 and is_better(g, other, seat, by_points):
                    better += 1
            g.out_place[seat] = g.out_count + 1 + better


def is_better(g: Table, seat: int, other: int, by_points: bool) -> bool:
    if by_points:
        return g.round_points[seat] < g.round_points[other]
    return g.size[seat] < g.size[other]


def close_round(g: Table) -> None:
    """Add the points, and end the match where it ends; otherwise the next round is dealt by the
    caller.
    """
    clear_attack(g)
    note(g, ROUND_ENDED, NONE, g.round_number, 0, 0, BY_RULE)
    if g.t.scoring == POINTS:
        add_points(g)
        if not target_reached(g):
            return
        place_by_totals(g)
    else:
        for seat in range(g.seats):
            g.final_places[seat] = g.out_place[seat]
    g.phase = OVER
    note(g, MATCH_ENDED, NONE, 0, 0, 0, BY_RULE)


def add_points(g: Table) -> None:
    for seat in range(g.seats):
        g.totals[seat] += g.round_points[seat]
        note(g, SCORED, seat, g.round_points[seat], g.totals[seat], 0, BY_RULE)


def target_reached(g: Table) -> bool:
    for seat in range(g.seats):
        if g.totals[seat] >= g.t.target_points:
            return True
    return False


def place_by_totals(g: Table) -> None:
    """Lowest total first, equal totals share the place. [RULING 48]"""
    for seat in range(g.seats):
        better = 0
        for other in range(g.seats):
            if g.totals[other] < g.totals[seat]:
                better += 1
        g.final_places[seat] = 1 + better
