"""Cards that are used without a choice, always in the order of the card list: what they cost, when
they are possible, what they do, and what to say to somebody who cannot use them now.
"""

# compiled, small

from __future__ import annotations

from carrack.games.macao.cards.questions import (
    counted_office,
    counts_offices,
    event_is_open,
    has_empty_spaces,
    inn_gold,
    is_first_in_prestige,
    is_lady,
    lady_color,
    needs_prestige,
    there_are,
    three_of,
    types_used_by,
    wall_place,
)
from carrack.games.macao.names import (
    BANK,
    BEADLE,
    BISHOP,
    BUILDING,
    CABIN_BOY,
    CANNONEER,
    CAPTAIN,
    CARD_USED,
    CHANCERY,
    CHAPEL,
    COACHMAN,
    FOR_PROSPECTOR,
    FOUNTAIN,
    GATE,
    GUARD_POST,
    HELMSMAN,
    INN,
    INNKEEPER,
    MIKS_TAVERN,
    MONASTERY,
    MONEYLENDER,
    NOBLEMAN,
    OFFICE,
    OFFICE_HEAD,
    OFFICE_TYPES,
    PAWNSHOP,
    PERSON,
    PROSPECTOR,
    SAIL_LOFT,
    SCHOOL,
    SHOP,
    SOLDIER,
    TABLEAU_SPACES,
    UNIVERSITY,
)
from carrack.games.macao.rules.payment import (
    open_payment,
)
from carrack.games.macao.rules.wall import (
    advance_wall,
    can_step_on_wall,
    is_first_on_wall,
    is_last_on_wall,
)
from carrack.games.macao.state import (
    Table,
    active_count,
    cargo_size,
    markers_of,
    offices_of,
    supply_size,
    tableau_count,
)
from carrack.games.macao.verbs import (
    gain_cube,
    gain_gold,
    gain_prestige,
    gain_steps,
    pay_gold,
)
from carrack.kernel.steps import note


def gold_price(card: int) -> int:  # inline
    """What a use costs in gold."""
    if card == NOBLEMAN:
        return 2
    return 1 if card == BISHOP or card == HELMSMAN else 0


def cube_price(card: int) -> int:  # inline
    """What a use costs in cubes of any colors."""
    if card == SHOP:
        return 2
    return 3 if card == PROSPECTOR else 0


def can_use(g: Table, seat: int, card: int) -> bool:  # inline
    """Whether an active card can be used without a choice; uses that change nothing are not
    offered. [RULING 45]

    Conditions look at the whole round, also at what came before the card was activated. [RULING 15]
    """
    if card == PROSPECTOR:  # as often as the owner can pay
        return supply_size(g, seat) >= cube_price(card)
    if card == FOUNTAIN:  # after each quarter, if the table says so
        return event_is_open(g, FOUNTAIN, g.fountain_ready[seat]) and can_step_on_wall(g, seat)
    return g.used[card] == 0 and has_reason(g, seat, card)


def has_reason(g: Table, seat: int, card: int) -> bool:  # inline
    """What a card needs beside being unused, in the order of the card list."""
    if card == BANK:
        return True
    if card == CHANCERY:
        return types_used_by(g, seat) > 0
    if card == CHAPEL:  # something must have come before [RULING 34]
        return g.prestige_received[seat] > 0
    if card == GATE:
        return is_first_on_wall(g, seat)
    if card == GUARD_POST:
        return not is_first_on_wall(g, seat) and can_step_on_wall(g, seat)
    if card == INN:
        return True
    if card == MIKS_TAVERN:
        return active_count(g, seat, PERSON) >= 3
    if card == MONASTERY:
        return is_first_in_prestige(g, seat)
    if card == PAWNSHOP:
        return g.gold_received[seat] > 0
    if card == SAIL_LOFT:
        return True
    if card == SCHOOL or card == UNIVERSITY:
        return has_empty_spaces(g, seat)
    if card == BEADLE:
        return types_used_by(g, seat) > 0
    if card == BISHOP:
        return g.gold[seat] >= gold_price(card)
    if card == CABIN_BOY:
        return cargo_size(g, seat) <= 2
    if card == CANNONEER:
        return is_last_on_wall(g, seat)
    if card == CAPTAIN:
        return g.ship_steps[seat] >= 2
    if card == COACHMAN:
        return active_count(g, seat, BUILDING) >= 3
    if card == HELMSMAN:
        return g.gold[seat] >= gold_price(card)
    if card == INNKEEPER or card == MONEYLENDER:
        return True
    if card == OFFICE_HEAD:
        return active_count(g, seat, OFFICE) >= 3
    if card == SOLDIER:
        return markers_of(g, seat) >= 4
    if is_lady(card):
        return True
    return counts_offices(card) and offices_of(g, seat, counted_office(card)) > 0


def use(g: Table, seat: int, card: int) -> None:
    """A use without a choice, in the order of the card list; two families come last."""
    note(g, CARD_USED, seat, card, 0, 0, card)
    g.used[card] += 1
    if card == BANK:  # 2 gold
        gain_gold(g, seat, 2, card)
    elif card == CHANCERY:  # 1 prestige if an office was used this round
        gain_prestige(g, seat, 1, 0, card)
    elif card == CHAPEL:  # 1 prestige if some came before
        gain_prestige(g, seat, 1, 0, card)
    elif card == FOUNTAIN:  # a free wall step after taking a quarter
        advance_wall(g, seat, 1, card)
    elif card == GATE:  # 1 prestige for the first on the wall
        gain_prestige(g, seat, 1, 0, card)
    elif card == GUARD_POST:  # a free wall step for everybody but the first
        advance_wall(g, seat, 1, card)
    elif card == INN:
        gain_gold(g, seat, inn_gold(g, seat, INNKEEPER), card)
    elif card == MIKS_TAVERN:  # 1 gold for three persons
        gain_gold(g, seat, 1, card)
    elif card == MONASTERY:  # 1 prestige for the first in prestige
        gain_prestige(g, seat, 1, 0, card)
    elif card == PAWNSHOP:  # 1 gold if some came before
        gain_gold(g, seat, 1, card)
    elif card == SAIL_LOFT:  # 2 free ship steps
        gain_steps(g, seat, 2, card)
    elif card == SCHOOL:  # 1 gold for two empty tableau spaces
        gain_gold(g, seat, 1, card)
    elif card == UNIVERSITY:  # 1 prestige for the same
        gain_prestige(g, seat, 1, 0, card)
    elif card == BEADLE:  # 1 gold for each office type used
        gain_gold(g, seat, types_used_by(g, seat), card)
    elif card == BISHOP:  # 1 gold for 2 prestige
        pay_gold(g, seat, gold_price(card), card)
        gain_prestige(g, seat, 2, 0, card)
    elif card == CABIN_BOY:  # 1 prestige with at most two goods on board
        gain_prestige(g, seat, 1, 0, card)
    elif card == CANNONEER:  # 1 gold for the last on the wall
        gain_gold(g, seat, 1, card)
    elif card == CAPTAIN:  # after two ship steps [RULING 25]
        gain_prestige(g, seat, g.t.captain_points, 0, card)
    elif card == COACHMAN:  # 1 gold for three buildings
        gain_gold(g, seat, 1, card)
    elif card == HELMSMAN:  # 1 gold for 4 free ship steps
        pay_gold(g, seat, gold_price(card), card)
        gain_steps(g, seat, 4, card)
    elif card == INNKEEPER:
        gain_gold(g, seat, inn_gold(g, seat, INN), card)
    elif card == MONEYLENDER:  # 1 gold and 1 prestige
        gain_gold(g, seat, 1, card)
        gain_prestige(g, seat, 1, 0, card)
    elif card == OFFICE_HEAD:  # 1 gold for three offices
        gain_gold(g, seat, 1, card)
    elif card == PROSPECTOR:  # 3 cubes of any colors for 1 gold, as often as one can pay
        open_payment(g, seat, cube_price(card), FOR_PROSPECTOR, 0)
    elif card == SOLDIER:  # 1 gold for each four markers in the city
        gain_gold(g, seat, markers_of(g, seat) // 4, card)
    elif is_lady(card):  # a cube of her color
        gain_cube(g, seat, lady_color(card), card)
    else:  # 1 prestige for each activated office of the type
        gain_prestige(g, seat, offices_of(g, seat, counted_office(card)), 0, card)


# ---- what to say when a plain use is not possible ----


def missing(g: Table, seat: int, card: int) -> str:
    """The condition that a card has and that does not hold, in the order of the card list; empty
    for a card without one.
    """
    if card == CHANCERY:
        return "needs an office used this round"
    if card == CHAPEL:
        return "needs prestige received earlier this round"
    if card == FOUNTAIN and not event_is_open(g, FOUNTAIN, g.fountain_ready[seat]):
        return "needs a quarter taken this round while it was active"
    if card == GATE:
        return f"needs the first place, {wall_place(g, seat)}"
    if card == GUARD_POST and is_first_on_wall(g, seat):
        return f"is for everybody but the first, {wall_place(g, seat)}"
    if card == MIKS_TAVERN:
        return three_of(g, seat, PERSON)
    if card == MONASTERY:
        return needs_prestige(g, seat, "most", g.t.monastery_ties)
    if card == PAWNSHOP:
        return "needs gold received earlier this round"
    if card == SCHOOL or card == UNIVERSITY:
        empty = TABLEAU_SPACES - tableau_count(g, seat)
        return f"needs 2 empty tableau spaces, {there_are(empty)}"
    if card == CABIN_BOY:
        return f"needs at most 2 goods, {there_are(cargo_size(g, seat))}"
    if card == CANNONEER:
        return f"needs the last place, {wall_place(g, seat)}"
    if card == CAPTAIN:
        return f"needs 2 ship steps this round, {there_are(g.ship_steps[seat])}"
    if card == COACHMAN:
        return three_of(g, seat, BUILDING)
    return three_of(g, seat, OFFICE) if card == OFFICE_HEAD else ""


def brings_nothing(g: Table, seat: int, card: int) -> str:
    """Why a card without a condition, or with one that holds, would bring nothing; empty where it
    would bring something.
    """
    if card == FOUNTAIN or card == GUARD_POST:
        return f"moves along the wall, the disc is on space {g.wall[seat]}, the last"
    if card == BEADLE:
        return f"pays for office types used, there were {types_used_by(g, seat)}"
    if card == SOLDIER:
        return f"pays for each 4 markers, {there_are(markers_of(g, seat))}"
    if counts_offices(card):
        return f"scores for active {OFFICE_TYPES[counted_office(card)]} offices, there are 0"
    return ""
