"""What captains who win together need besides VP: no marker on the board, Luysa free."""

# compiled, small

from __future__ import annotations

from carrack.games.maracaibo.bots.outlook import Outlook
from carrack.games.maracaibo.bots.weights import BLOCKED
from carrack.games.maracaibo.names import (
    FOUND,
    FREE_SPACE,
    FREED,
    HINTS,
    LOCATIONS,
    MAX_GREEN_SPACES,
    RED_SPACES,
)
from carrack.games.maracaibo.rules.search import luysa_price
from carrack.games.maracaibo.state import Table, is_unlocked, markers_of


def markers_on_board(g: Table) -> int:  # inline
    return markers_of(g, 0) + markers_of(g, 1) + markers_of(g, 2)


def markers_to_spare(evaluator: Outlook, g: Table) -> float:
    """Markers that the captains may liberate in the turns left, beyond those on the board."""
    able = 0.0
    for seat in range(g.seats):
        rate = 0.52 if is_unlocked(g, seat, g.t.combat_upgrade) else 0.46
        able += rate * evaluator.turns + 0.15 * g.combat[seat]
    return able - markers_on_board(g) + 0.5


def search_progress(g: Table) -> float:
    """From 0 to 1: hints found, Luysa found, somebody who can free her, freed."""
    if g.luysa == FREED:
        return 1.0
    if g.luysa == FOUND:
        ready = 0.0
        for seat in range(g.seats):
            ready = max(ready, readiness(g, seat))
        return 0.6 + 0.2 * ready
    filled, spaces = 0.0, 0.0
    for space in range(MAX_GREEN_SPACES):
        if g.green[space] >= 0 or g.green[space] == FREE_SPACE:
            spaces += 1.0
            if g.green[space] >= 0:
                filled += 1.0
    if g.t.found_when_left > 0:
        drawn_hints = HINTS - hints_left(g)
        filled = max(filled, spaces * drawn_hints / (HINTS - g.t.found_when_left))
    blocked = 0.0
    for space in range(RED_SPACES):
        if g.red[space] >= 0:
            blocked += BLOCKED + blocked
    return (0.55 * filled / spaces if spaces > 0.0 else 0.0) - blocked


def hints_left(g: Table) -> int:
    count = 0
    for location in range(LOCATIONS):
        count += g.hint_count[location]
    return count


def readiness(g: Table, seat: int) -> float:
    """Combat points for Luysa, more at her side; doubloons for the ransom at the end."""
    ready = min(1.0, g.combat[seat] / luysa_price(g))
    if ready >= 1.0 and g.current == seat and g.ship[seat] == g.luysa_at:
        return 1.7
    if g.round_number == g.t.rounds and g.doubloons[seat] >= g.t.ransom:
        return 1.3
    return ready
