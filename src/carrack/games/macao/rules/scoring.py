"""The end of the game."""

# compiled, small

from __future__ import annotations

from carrack.games.macao.names import (
    ABBOT,
    BARONESA_DOIS,
    BARONESA_TRES,
    BARONESA_UM,
    BUILDING,
    BY_CITY,
    BY_MARKERS,
    BY_TABLEAU,
    COUNCILMAN,
    GAME_ENDED,
    GOVERNOR,
    MEETING_HALL,
    MIDWIFE,
    NONE,
    OFFICE,
    ONCE_IF_THREE,
    OVER,
    PALACE,
    PER_TYPE_IF_THREE,
    PERSON,
    PREFECTURE,
    RESIDENCE,
    SMITHY,
    STATUE,
    TYPE_COUNT,
    VICE_GOVERNOR,
)
from carrack.games.macao.state import (
    Table,
    active_count,
    dark_markers_of,
    has,
    is_ahead,
    markers_of,
    office_types_of,
    offices_of,
    tableau_count,
)
from carrack.games.macao.verbs import gain_prestige, lose_prestige, punish
from carrack.kernel.memory import lowest
from carrack.kernel.steps import note

POINTS_LOST_BY_MARKER = 3
POINTS_BY_QUARTER = 2


def score_game(g: Table) -> None:
    """Cards not paid for, markers, cards, the city, places: each for all seats, nobody decides."""
    for seat in range(g.seats):
        punish_tableau(g, seat)
    for seat in range(g.seats):
        count_markers(g, seat)
    for seat in range(g.seats):
        score_cards(g, seat)
    for seat in range(g.seats):
        score_city(g, seat)
    for seat in range(g.seats):
        g.final_places[seat] = final_place(g, seat)
    g.phase = OVER
    g.current = NONE
    note(g, GAME_ENDED, NONE, 0, 0, 0, BY_CITY)


def punish_tableau(g: Table, seat: int) -> None:
    """A marker for each card still on the tableau; the abbot prevents it."""
    if has(g, seat, ABBOT):
        return
    for _ in range(tableau_count(g, seat)):
        punish(g, seat, BY_TABLEAU)


def count_markers(g: Table, seat: int) -> None:
    """The markers of the whole game and those for the tableau count."""
    if g.punish_markers[seat] > 0:
        lose_prestige(g, seat, POINTS_LOST_BY_MARKER * g.punish_markers[seat], BY_MARKERS)


def score_cards(g: Table, seat: int) -> None:
    """Every activated card that scores at the end, in the order of the card list."""
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if scores_at_end(card):
            points = end_points(g, seat, card)
            if points > 0:
                gain_prestige(g, seat, points, 0, card)


def scores_at_end(card: int) -> bool:
    """The thirteen cards that award prestige at the end."""
    if card == BARONESA_UM or card == BARONESA_DOIS or card == BARONESA_TRES:
        return True
    if card == GOVERNOR or card == VICE_GOVERNOR or card == MIDWIFE or card == RESIDENCE:
        return True
    if card == PREFECTURE or card == MEETING_HALL or card == COUNCILMAN:
        return True
    return card == SMITHY or card == STATUE or card == PALACE


def end_points(g: Table, seat: int, card: int) -> int:
    if card == BARONESA_UM or card == BARONESA_DOIS or card == BARONESA_TRES:
        return 2 + baronesas_of(g, seat)  # 3, 4 or 5 each with one, two or three of them
    if card == GOVERNOR:
        return 7
    if card == VICE_GOVERNOR:
        return 4
    if card == MIDWIFE:
        return active_count(g, seat, PERSON)
    if card == RESIDENCE:
        return active_count(g, seat, BUILDING)
    if card == PREFECTURE:
        return active_count(g, seat, OFFICE)
    if card == MEETING_HALL:
        return 2 * office_types_of(g, seat)
    if card == COUNCILMAN:
        return councilman_points(g, seat)
    if card == SMITHY:
        return markers_of(g, seat)
    if card == STATUE:
        return 3 * dark_markers_of(g, seat)
    return 2 * end_cards_of(g, seat)  # the palace


def baronesas_of(g: Table, seat: int) -> int:
    count = 0
    for card in range(BARONESA_DOIS, BARONESA_UM + 1):
        if has(g, seat, card):
            count += 1
    return count


def councilman_points(g: Table, seat: int) -> int:
    """6 for each type with three activated cards, or as the table reads it. [RULING 37]"""
    if g.t.councilman_mode == PER_TYPE_IF_THREE:
        return 6 * office_types_of(g, seat) if office_types_of(g, seat) >= 3 else 0
    if g.t.councilman_mode == ONCE_IF_THREE:
        return 6 if office_types_of(g, seat) >= 3 else 0
    types = 0
    for office in range(TYPE_COUNT):
        if offices_of(g, seat, office) >= 3:
            types += 1
    return 6 * types


def end_cards_of(g: Table, seat: int) -> int:
    """Counted by what they are, not by what they bring; the abbot only if the table says so.
    [RULING 38]
    """
    count = 1 if g.t.palace_counts_abbot and has(g, seat, ABBOT) else 0
    for i in range(g.active_size[seat]):
        if scores_at_end(g.active[seat][i]):
            count += 1
    return count


def score_city(g: Table, seat: int) -> None:
    """The largest connected group of own markers. [RULING 39]"""
    g.city_points[seat] = POINTS_BY_QUARTER * largest_group(g, seat)
    if g.city_points[seat] > 0:
        gain_prestige(g, seat, g.city_points[seat], 0, BY_CITY)


def largest_group(g: Table, seat: int) -> int:
    """Grow each group from its first quarter; bits are the quarters not yet counted."""
    largest = 0
    left = quarters_of(g, seat)
    while left != 0:
        group = group_from(g, lowest(left), left)
        left &= ~group
        size = bits_in(group)
        if size > largest:
            largest = size
    return largest


def quarters_of(g: Table, seat: int) -> int:
    """The quarters with a marker of this seat, as bits."""
    quarters = 0
    for quarter in range(g.t.quarter_count):
        quarters |= (g.owner[quarter] == seat) << quarter
    return quarters


def group_from(g: Table, quarter: int, quarters: int) -> int:
    """The quarters connected with a first one, out of those given; both are bits."""
    group = 1 << quarter
    left = quarters & ~group
    fresh = group
    while fresh != 0:
        found = g.t.near[lowest(fresh)] & left
        fresh = (fresh & (fresh - 1)) | found
        group |= found
        left &= ~found
    return group


def bits_in(group: int) -> int:
    count = 0
    while group != 0:
        group &= group - 1
        count += 1
    return count


def final_place(g: Table, seat: int) -> int:
    """Most prestige wins; among equals the one further ahead on the wall, so no place is shared.
    [RULING 41]
    """
    place = 1
    for other in range(g.seats):
        if g.prestige[other] > g.prestige[seat]:
            place += 1
        elif other != seat and g.prestige[other] == g.prestige[seat] and is_ahead(g, other, seat):
            place += 1
    return place
