"""What each card does when it is used, in the order of the card list.

For each use: the price, the condition and the effect here, and in card_refusal.py the sentence for
somebody who cannot use it now. Cards that change another action stand there by name: activation,
quarters, wall, dice, shipping, tribute, jokers, scoring.
"""

# compiled

from __future__ import annotations

from carrack.games.macao.names import (
    ADMINISTRATION,
    BANK,
    BEADLE,
    BEGGAR,
    BISHOP,
    BLACK,
    BLUE,
    BORDER_POST,
    BUILDING,
    CABIN_BOY,
    CANNONEER,
    CAPTAIN,
    CARD_USED,
    CATHEDRAL,
    CHANCERY,
    CHAPEL,
    COACHMAN,
    COLOR_COUNT,
    CONSTRUCTION,
    COURT,
    CUSTOMS,
    CUSTOMS_STATION,
    DONNA_BLU,
    ENVOY,
    FINANCE,
    FOR_PROSPECTOR,
    FOR_SHOP,
    FORTRESS,
    FOUNTAIN,
    FRAU_ROT,
    GATE,
    GOLDSMITH,
    GRAVEDIGGER,
    GRAY,
    GREEN,
    GUARD_POST,
    HELMSMAN,
    INN,
    INNKEEPER,
    JUDGE,
    JUSTICE,
    LADY_BLACK,
    MADAME_VERT,
    MAGISTRATE,
    MIKS_TAVERN,
    MILITARY,
    MISS_GREY,
    MONASTERY,
    MONEYLENDER,
    NOBLEMAN,
    OFFICE,
    OFFICE_HEAD,
    OFFICES,
    PARADE_GROUND,
    PAWNSHOP,
    PER_CARD,
    PERSON,
    PROSPECTOR,
    QUARRY,
    RED,
    SAIL_LOFT,
    SCHOLAR,
    SCHOOL,
    SCRIBE,
    SENORA_VIOLETA,
    SHOP,
    SOLDIER,
    SURVEYOR,
    TABLEAU_SPACES,
    TOWN_HALL,
    TREASURER,
    TREASURY,
    TYPE_COUNT,
    UNIVERSITY,
    USE_BEGGAR,
    USE_CARD,
    USE_CATHEDRAL,
    USE_ENVOY,
    USE_GOLDSMITH,
    USE_GRAVEDIGGER,
    USE_NOBLEMAN,
    USE_OFFICE,
    USE_SCHOLAR,
    USE_SHOP,
    VIOLET,
)
from carrack.games.macao.rules.activation import is_unused, reacts, reward
from carrack.games.macao.rules.payment import open_payment
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
    has,
    held_colors,
    markers_of,
    offices_of,
    supply_size,
    tableau_count,
)
from carrack.games.macao.verbs import (
    discard_card,
    gain_cube,
    gain_gold,
    gain_prestige,
    gain_steps,
    pay_cube,
    pay_gold,
)
from carrack.kernel.state import note, offer

# ---- offices ----


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


# ---- what is offered ----


def offer_offices(g: Table, seat: int) -> None:  # inline
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if card < OFFICES and can_use_office(g, seat, card):
            offer(g, USE_OFFICE + card)


def offer_card_uses(g: Table, seat: int) -> None:
    """Plain uses first, then those with a color, the cathedral's sets and the gravedigger's
    persons.
    """
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if card >= OFFICES and can_use(g, seat, card):
            offer(g, USE_CARD + card - OFFICES)
    if is_unused(g, seat, SCHOLAR):
        offer_colors(g, USE_SCHOLAR)
    if is_unused(g, seat, BEGGAR) and is_last_in_prestige(g, seat):
        offer_colors(g, USE_BEGGAR)
    if has(g, seat, ENVOY) and event_is_open(g, ENVOY, g.envoy_ready[seat]):
        offer_colors(g, USE_ENVOY)
    if is_unused(g, seat, NOBLEMAN) and g.gold[seat] >= gold_price(NOBLEMAN):
        offer_colors(g, USE_NOBLEMAN)
    if is_unused(g, seat, SHOP) and supply_size(g, seat) >= cube_price(SHOP):
        offer_colors(g, USE_SHOP)
    if is_unused(g, seat, GOLDSMITH):
        offer_held_colors(g, seat, USE_GOLDSMITH)
    if is_unused(g, seat, CATHEDRAL):
        offer_color_sets(g, seat)
    if is_unused(g, seat, GRAVEDIGGER):
        offer_persons(g, seat)


def event_is_open(g: Table, card: int, ready: int) -> bool:
    """A card that waits for an event can be used after one that was not used yet."""
    return ready > g.used[card] and reacts(g, card)


def offer_colors(g: Table, base: int) -> None:
    for color in range(COLOR_COUNT):
        offer(g, base + color)


def offer_held_colors(g: Table, seat: int, base: int) -> None:
    for color in range(COLOR_COUNT):
        if g.supply[seat][color] > 0:
            offer(g, base + color)


def offer_color_sets(g: Table, seat: int) -> None:
    """Every set of colors at hand, as bits."""
    held = held_colors(g, seat)
    for colors in range(1, 1 << COLOR_COUNT):
        if colors & held == colors:
            offer(g, USE_CATHEDRAL + colors)


def offer_persons(g: Table, seat: int) -> None:
    """Another activated person. [RULING 33]"""
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if card != GRAVEDIGGER and g.t.kind[card] == PERSON:
            offer(g, USE_GRAVEDIGGER + card)


# ---- plain uses: what they cost, when they are possible, what they do ----


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


# ---- uses with a choice ----


def take_color(g: Table, seat: int, card: int, color: int) -> None:
    """Scholar, beggar and envoy bring a cube of any color; the nobleman sells one for 2 gold."""
    note(g, CARD_USED, seat, card, 0, 0, card)
    g.used[card] += 1
    if card == NOBLEMAN:
        pay_gold(g, seat, gold_price(card), card)
    gain_cube(g, seat, color, card)


def use_shop(g: Table, seat: int, color: int) -> None:
    """Two cubes of any colors for one of another."""
    note(g, CARD_USED, seat, SHOP, 0, 0, SHOP)
    g.used[SHOP] += 1
    open_payment(g, seat, cube_price(SHOP), FOR_SHOP, color)


def use_goldsmith(g: Table, seat: int, color: int) -> None:
    """A cube of any color for 1 gold."""
    note(g, CARD_USED, seat, GOLDSMITH, 0, 0, GOLDSMITH)
    g.used[GOLDSMITH] += 1
    pay_cube(g, seat, color, 1, GOLDSMITH)
    gain_gold(g, seat, 1, GOLDSMITH)


def use_cathedral(g: Table, seat: int, colors: int) -> None:
    """Cubes of different colors for as much prestige. [RULING 35]"""
    note(g, CARD_USED, seat, CATHEDRAL, 0, 0, CATHEDRAL)
    g.used[CATHEDRAL] += 1
    points = 0
    for color in range(COLOR_COUNT):
        if (colors >> color) & 1:
            pay_cube(g, seat, color, 1, CATHEDRAL)
            points += 1
    gain_prestige(g, seat, points, 0, CATHEDRAL)


def use_gravedigger(g: Table, seat: int, person: int) -> None:
    """Another own person leaves for 2 gold; what it did this round stands."""
    note(g, CARD_USED, seat, GRAVEDIGGER, 0, 0, GRAVEDIGGER)
    g.used[GRAVEDIGGER] += 1
    discard_card(g, seat, person, GRAVEDIGGER)
    gain_gold(g, seat, 2, GRAVEDIGGER)


# ---- what conditions and effects ask ----


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
    """At least two of the five tableau spaces."""
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
