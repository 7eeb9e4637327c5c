"""The project cards and prestige buildings as numbers: where each one is."""

# compiled

from __future__ import annotations

from carrack.games.maracaibo.entry_names import V_KIND_CARD
from carrack.games.maracaibo.names import (
    BEING_BOUGHT,
    CHOOSING,
    DISPLAY_SLOTS,
    GONE,
    HAND_SLOTS,
    IN_DISCARDS,
    NONE,
    PLANNING_SLOTS,
    PROJECTS,
    SEEN_LEAVING,
    SET_ASIDE,
)
from carrack.games.maracaibo.research.parts import (
    BUYING,
    DISCARDED,
    PUT_ASIDE,
    REMOVED,
    USED_IN_VILLAGE,
)
from carrack.games.maracaibo.state import Table
from carrack.kernel.widths import Index
from carrack.research.encoders import Paper


def write_cards(g: Table, seat: int, open_hands: bool, paper: Paper, at: Index) -> None:
    """Each card on the plane of its place; those in the pile and in closed hands on none."""
    out = paper.at
    out[at] = g.pile_size
    at += 1
    for i in range(DISPLAY_SLOTS):
        if g.display[i] != NONE:
            out[at + g.display[i]] = i + 1
    at += PROJECTS
    for i in range(g.hand_size[seat]):
        out[at + g.hand[seat][i]] = i + 1
    if open_hands:
        write_open_hands(g, seat, paper, at)
    at += PROJECTS
    write_planned(g, seat, paper, at)
    at += PROJECTS
    write_elsewhere(g, seat, paper, at)
    at += PROJECTS
    write_bought(g, paper, at)
    at += 2 * PROJECTS
    for i in range(g.prestige_open):
        out[at + g.prestige[i]] = i + 1


def write_open_hands(g: Table, seat: int, paper: Paper, at: Index) -> None:
    out = paper.at
    for further in range(1, g.seats):
        who = (seat + further) % g.seats
        for i in range(g.hand_size[who]):
            out[at + g.hand[who][i]] = HAND_SLOTS + further


def write_planned(g: Table, seat: int, paper: Paper, at: Index) -> None:
    """Planning zones lie open, but not before all have chosen."""
    out = paper.at
    for further in range(g.seats):
        who = (seat + further) % g.seats
        if who == seat or g.phase != CHOOSING:
            for i in range(g.planned_size[who]):
                out[at + g.planned[who][i]] = further * PLANNING_SLOTS + i + 1


def write_elsewhere(g: Table, seat: int, paper: Paper, at: Index) -> None:
    out = paper.at
    for card in range(PROJECTS):
        place = g.where[card]
        if place == IN_DISCARDS:
            out[at + card] = DISCARDED
        elif place == GONE and g.mark[card] == SEEN_LEAVING:
            out[at + card] = REMOVED
        elif place == BEING_BOUGHT:
            out[at + card] = BUYING
            write_mark(g, card, paper, at + PROJECTS)
        elif place == SET_ASIDE + seat:
            out[at + card] = PUT_ASIDE


def write_bought(g: Table, paper: Paper, at: Index) -> None:
    """Marks of all cards in tableaus, and those that were used in this turn's village."""
    out = paper.at
    for who in range(g.seats):
        for i in range(g.tableau_size[who]):
            write_mark(g, g.tableau[who][i], paper, at)
    for i in range(g.village_kind_count):
        if g.village_kinds[i] >= V_KIND_CARD:
            out[at + g.village_kinds[i] - V_KIND_CARD] += USED_IN_VILLAGE


def write_mark(g: Table, card: int, paper: Paper, at: Index) -> None:
    out = paper.at
    out[at + card] = g.mark[card]
    out[at + PROJECTS + card] = g.placed[card] + 1
