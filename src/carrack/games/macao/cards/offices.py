"""Offices: a cube of the color of the type for 1 gold."""

# compiled, small

from __future__ import annotations

from carrack.games.macao.names import (
    ANY_CARD,
    BLACK,
    BLUE,
    BORDER_POST,
    CARD_IDS,
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
    NONE,
    OFFICE_TYPES,
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
from carrack.kernel.steps import note, offer


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
    return uses_left_in_type(g, seat, card)


def uses_left_in_type(g: Table, seat: int, card: int) -> int:
    """One card of each type works twice, whichever is used a second time first."""
    office = g.t.office[card]
    if g.t.scribe_second_use == ANY_CARD:  # counted for the whole type, as it was once played
        return 0 if office_uses(g, seat, office) > offices_of(g, seat, office) else 2 - g.used[card]
    twice = office_used_twice(g, seat, office)
    return 2 - g.used[card] if twice == NONE or twice == card else 1 - g.used[card]


def office_uses(g: Table, seat: int, office: int) -> int:
    """How often the offices of a type were used this round, all together."""
    total = 0
    for card in range(4 * office, 4 * office + 4):
        if has(g, seat, card):
            total += g.used[card]
    return total


def office_used_twice(g: Table, seat: int, office: int) -> int:
    """The office of a type that was used twice this round, or NONE."""
    for card in range(4 * office, 4 * office + 4):
        if has(g, seat, card) and g.used[card] > 1:
            return card
    return NONE


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


def office_spent(g: Table, seat: int, card: int) -> str:
    """Why an office cannot be used again; where one of a type works twice, which one did."""
    office = g.t.office[card]
    twice = office_used_twice(g, seat, office)
    per_type = has(g, seat, SCRIBE) and g.t.scribe_scope != PER_CARD
    if not per_type or twice == NONE or twice == card:
        return f"{CARD_IDS[card]} was used {times(g.used[card])} this round"
    if g.t.scribe_second_use == ANY_CARD:
        uses, most = office_uses(g, seat, office), offices_of(g, seat, office) + 1
        return f"{OFFICE_TYPES[office]} offices were used {uses} of {most} times this round"
    return (
        f"{CARD_IDS[card]} was used {times(g.used[card])} this round; the {OFFICE_TYPES[office]} "
        f"office that the scribe let work twice is {CARD_IDS[twice]}"
    )


def times(count: int) -> str:
    """How often, in words.

    >>> times(1), times(2), times(3)
    ('once', 'twice', '3 times')
    """
    return "once" if count == 1 else "twice" if count == 2 else f"{count} times"
