"""What conditions and effects of cards ask, in numbers and in words."""

# compiled, small

from __future__ import annotations

from carrack.games.macao.names import (
    ADMINISTRATION,
    BLACK,
    BLUE,
    CONSTRUCTION,
    COURT,
    CUSTOMS,
    CUSTOMS_STATION,
    DONNA_BLU,
    FINANCE,
    FORTRESS,
    FRAU_ROT,
    GRAY,
    GREEN,
    JUSTICE,
    KINDS,
    LADY_BLACK,
    MADAME_VERT,
    MILITARY,
    MISS_GREY,
    QUARRY,
    RED,
    SENORA_VIOLETA,
    TABLEAU_SPACES,
    TOWN_HALL,
    TREASURY,
    TYPE_COUNT,
    VIOLET,
)
from carrack.games.macao.rules.activation import (
    reacts,
)
from carrack.games.macao.state import (
    Table,
    active_count,
    has,
    tableau_count,
    wall_rank,
)


def is_last_in_prestige(g: Table, seat: int) -> bool:
    return is_at_end(g, seat, 1, g.t.beggar_ties)


def is_first_in_prestige(g: Table, seat: int) -> bool:
    return is_at_end(g, seat, -1, g.t.monastery_ties)


def is_at_end(g: Table, seat: int, sign: int, ties: int) -> bool:
    """Nobody has less (or, with the sign turned, more); sharing counts unless the table says no.
    [RULING 23]
    """
    for other in range(g.seats):
        if other != seat:
            distance = sign * (g.prestige[other] - g.prestige[seat])
            if distance < 0 or (distance == 0 and ties == 0):
                return False
    return True


def has_empty_spaces(g: Table, seat: int) -> bool:
    """Whether at least two of the five tableau spaces are empty."""
    return tableau_count(g, seat) <= TABLEAU_SPACES - 2


def types_used_by(g: Table, seat: int) -> int:
    """Different office types used so far this round. [RULING 32]"""
    count = 0
    for office in range(TYPE_COUNT):
        count += g.types_used[seat][office]
    return count


def is_lady(card: int) -> bool:
    """The six who bring a cube of their color."""
    if card == FRAU_ROT or card == DONNA_BLU or card == MADAME_VERT:
        return True
    return card == MISS_GREY or card == SENORA_VIOLETA or card == LADY_BLACK


def lady_color(card: int) -> int:
    if card == FRAU_ROT:
        return RED
    if card == DONNA_BLU:
        return BLUE
    if card == MADAME_VERT:
        return GREEN
    if card == MISS_GREY:
        return GRAY
    return VIOLET if card == SENORA_VIOLETA else BLACK


def counts_offices(card: int) -> bool:
    """The six that score for activated offices of one type."""
    if card == CUSTOMS_STATION or card == QUARRY or card == TREASURY:
        return True
    return card == COURT or card == FORTRESS or card == TOWN_HALL


def counted_office(card: int) -> int:
    if card == CUSTOMS_STATION:
        return CUSTOMS
    if card == QUARRY:
        return CONSTRUCTION
    if card == TREASURY:
        return FINANCE
    if card == COURT:
        return JUSTICE
    return MILITARY if card == FORTRESS else ADMINISTRATION


def inn_gold(g: Table, seat: int, partner: int) -> int:
    """Inn and innkeeper bring 1 gold, 3 when the other one is activated too. [RULING 36]"""
    return 3 if has(g, seat, partner) else 1


def event_is_open(g: Table, card: int, ready: int) -> bool:
    """A card that waits for an event can be used after one that was not used yet."""
    return ready > g.used[card] and reacts(g, card)


# ---- the same questions in words ----


def there_are(count: int) -> str:
    return f"there {'is' if count == 1 else 'are'} {count}"


def three_of(g: Table, seat: int, kind: int) -> str:
    return f"needs 3 {KINDS[kind]}s, {there_are(active_count(g, seat, kind))}"


def wall_place(g: Table, seat: int) -> str:
    return f"this is place {wall_rank(g, seat) + 1} of {g.seats} on the wall"


def needs_prestige(g: Table, seat: int, which: str, ties: int) -> str:
    """First or last in prestige; alone where a shared place does not count."""
    everybody = ", ".join([str(g.prestige[other]) for other in range(g.seats)])
    alone = "" if ties else " alone"
    return f"needs the {which} prestige{alone}, seat {seat} has {g.prestige[seat]} of {everybody}"
