"""Offices: a cube of the color of the type for 1 gold."""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    BLACK,
    BLUE,
    BORDER_POST,
    CARD_USED,
    CONSTRUCTION,
    CUSTOMS,
    FINANCE,
    GRAY,
    GREEN,
    JUDGE,
    JUSTICE,
    MAGISTRATE,
    MILITARY,
    OFFICES,
    PARADE_GROUND,
    PER_CARD,
    RED,
    SCRIBE,
    SURVEYOR,
    TREASURER,
    USE_OFFICE,
    VIOLET,
)
from carrack.games.macao.rules.activation import (
    reward,
)
from carrack.games.macao.state import (
    Table,
    has,
    offices_of,
)
from carrack.games.macao.verbs import (
    gain_gold,
    pay_cube,
)
from carrack.kernel.state import note, offer


def office_color(office: int) -> int:  # inline
    """Each office type belongs to one color."""
    if office == CUSTOMS:
        return RED
    if office == CONSTRUCTION:
        return GREEN
    if office == FINANCE:
        return GRAY
    if office == JUSTICE:
        return BLUE
    return BLACK if office == MILITARY else VIOLET


def office_bonus(office: int) -> int:
    """The card that pays when an office of this type is used."""
    if office == CUSTOMS:
        return BORDER_POST
    if office == CONSTRUCTION:
        return SURVEYOR
    if office == FINANCE:
        return TREASURER
    if office == JUSTICE:
        return JUDGE
    return PARADE_GROUND if office == MILITARY else MAGISTRATE


def office_uses_left(g: Table, seat: int, card: int) -> int:  # inline
    """Once per round and card; the scribe lets each be used twice, or one of each type.

    [RULING 30]
    """
    if not has(g, seat, SCRIBE):
        return 1 - g.used[card]
    if g.t.scribe_scope == PER_CARD:
        return 2 - g.used[card]
    office = g.t.office[card]
    total = 0
    for other in range(4 * office, 4 * office + 4):
        if has(g, seat, other):
            total += g.used[other]
    return 0 if total > offices_of(g, seat, office) else 2 - g.used[card]


def can_use_office(g: Table, seat: int, card: int) -> bool:  # inline
    if not has(g, seat, card) or office_uses_left(g, seat, card) <= 0:
        return False
    return g.supply[seat][office_color(g.t.office[card])] > 0


def use_office(g: Table, seat: int, card: int) -> None:
    """A cube of the type's color for 1 gold, whatever the card cost. [RULING 31]"""
    office = g.t.office[card]
    note(g, CARD_USED, seat, card, 0, 0, card)
    g.used[card] += 1
    g.types_used[seat][office] = 1
    pay_cube(g, seat, office_color(office), 1, card)
    gain_gold(g, seat, 1, card)
    reward(g, seat, office_bonus(office), 1)


def offer_offices(g: Table, seat: int) -> None:  # inline
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if card < OFFICES and can_use_office(g, seat, card):
            offer(g, USE_OFFICE + card)
