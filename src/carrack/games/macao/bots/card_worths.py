"""What the cards of a seat of Macao bring: each round, at the end, and a new one with all that it
adds to the others.
"""

# compiled, small

from __future__ import annotations

from carrack.games.macao.bots.factors import (
    POINTS_A_MARKER,
    W_CARD,
    W_CUBE,
    W_NOW,
    W_OFFICE_CUBE,
    W_STEP,
)
from carrack.games.macao.bots.prospects import Prospects, is_ours
from carrack.games.macao.names import (
    ABBOT,
    BARONESA_DOIS,
    BARONESA_UM,
    BEADLE,
    BISHOP,
    BUILDING,
    CAPTAIN,
    CHANCERY,
    COACHMAN,
    COOPERAGE,
    COUNCILMAN,
    GOOD_COUNT,
    INN,
    INNKEEPER,
    LIGHTHOUSE,
    MEETING_HALL,
    MIDWIFE,
    MIKS_TAVERN,
    NONE,
    OFFICE,
    OFFICE_HEAD,
    OFFICES,
    PALACE,
    PERSON,
    PORTS,
    PREFECTURE,
    RESIDENCE,
    SCHOOL,
    SCRIBE,
    SLOTS,
    SMITHY,
    SOLDIER,
    STATUE,
    TYPE_COUNT,
    UNIVERSITY,
)
from carrack.games.macao.rules.scoring import end_points, scores_at_end
from carrack.games.macao.state import Table, has, tiles_in_port


def active_worth(prospects: Prospects, g: Table, seat: int) -> float:
    """What the activated cards will bring in the turns to come and at the end."""
    worth = 0.0
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        uses = float(prospects.later)
        if prospects.turns > prospects.later and g.used[card] == 0:
            uses += prospects.w[W_NOW] if prospects.acting else 1.0
        worth += uses * each_round(prospects, g, seat, card)
        worth += at_the_end(prospects, g, seat, card)
    return worth


def each_round(prospects: Prospects, g: Table, seat: int, card: int) -> float:
    """What an activated card brings in a round."""
    if card < OFFICES:
        each = prospects.gold_rate - prospects.w[W_STEP]
        if each < 0.0:
            each = 0.0
        each *= prospects.w[W_OFFICE_CUBE]
        return each * 1.5 if has(g, seat, SCRIBE) else each
    gold = prospects.each_gold[card]
    prestige = prospects.each_prestige[card]
    if prospects.counted[card] != NONE:
        office = prospects.counted[card]
        prestige = prospects.offices[office] + 0.6 * prospects.waiting[office] + 0.2
    elif prospects.bonus[card] != NONE:
        office = prospects.bonus[card]
        gold = 0.15
        if prospects.offices[office] > 0:
            gold = 0.6
        elif prospects.waiting[office] > 0:
            gold = 0.4
    elif card == INN or card == INNKEEPER:
        partner = INNKEEPER if card == INN else INN
        gold = 5.0 if has(g, seat, partner) else 1.6 if is_ours(g, seat, partner) else 1.0
    elif card == MIKS_TAVERN:
        gold = paid_for_kind(prospects, PERSON)
    elif card == COACHMAN:
        gold = paid_for_kind(prospects, BUILDING)
    elif card == OFFICE_HEAD:
        gold = paid_for_kind(prospects, OFFICE)
    elif card == CHANCERY:
        prestige = 0.85 if prospects.types > 0 else 0.3
    elif card == BEADLE:
        gold = prospects.w[W_OFFICE_CUBE] * prospects.types + 0.3
    elif card == SCRIBE:
        gold = 0.25 * prospects.kinds[OFFICE] + 0.2
    elif card == SOLDIER:
        gold = (prospects.markers + 0.35 * prospects.turns) / 4.0
    elif card == SCHOOL:
        gold = 0.9 if g.tableau_size[seat] <= 4 else 0.6
    elif card == UNIVERSITY:
        prestige = 0.9 if g.tableau_size[seat] <= 4 else 0.6
    elif card == BISHOP:
        prestige = 2.0 - prospects.gold_rate
        if prestige < 0.4:
            prestige = 0.4
    elif card == CAPTAIN:
        prestige = 0.5 * g.t.captain_points
    elif card == COOPERAGE:
        prestige = 0.55
    elif card == LIGHTHOUSE:
        gold = 0.55
    return gold * prospects.gold_rate + prestige + prospects.each_cube[card] * prospects.w[W_CUBE]


def paid_for_kind(prospects: Prospects, kind: int) -> float:
    gold = 0.15 + 0.2 * prospects.kinds[kind]
    return gold if gold < 0.95 else 0.95


def at_the_end(prospects: Prospects, g: Table, seat: int, card: int) -> float:
    """Final scoring as it would be now, and a guess at what will still come."""
    if card == ABBOT:
        return POINTS_A_MARKER * 0.5
    if not scores_at_end(card):
        return 0.0
    points = float(end_points(g, seat, card))
    turns = prospects.turns
    if card == MIDWIFE or card == RESIDENCE or card == PREFECTURE:
        points += 0.25 * turns
    elif card == MEETING_HALL:
        points += 0.3 * turns
    elif card == COUNCILMAN:
        points += best_office(prospects)
    elif card == SMITHY:
        points += 0.6 * turns
    elif card == STATUE:
        points += 0.3 * turns
    elif card == PALACE:
        points += 0.1 * turns
    return points


def best_office(prospects: Prospects) -> int:
    most = 0
    for office in range(TYPE_COUNT):
        if prospects.offices[office] > most and prospects.offices[office] < 3:
            most = prospects.offices[office]
    return most


def new_worth(prospects: Prospects, g: Table, seat: int, card: int, rounds: int) -> float:
    """What a card brings with so many rounds to go, and what it adds to others."""
    worth = rounds * each_round(prospects, g, seat, card)
    kind = g.t.kind[card]
    if card < OFFICES:
        office = card // 4
        for i in range(g.active_size[seat]):
            other = g.active[seat][i]
            if prospects.counted[other] == office:
                worth += 0.9 * rounds
            elif prospects.bonus[other] == office and prospects.offices[office] == 0:
                worth += 0.5 * rounds * prospects.gold_rate
        if prospects.offices[office] == 0:
            if has(g, seat, MEETING_HALL):
                worth += 2.0
            if has(g, seat, BEADLE):
                worth += 0.4 * rounds * prospects.gold_rate
        if is_ours(g, seat, COUNCILMAN):
            worth += 2.0
    elif scores_at_end(card):
        worth += fresh_end(prospects, g, seat, card)
        if has(g, seat, PALACE):
            worth += 2.0
    elif card == ABBOT:
        worth += POINTS_A_MARKER * 0.5 * g.tableau_size[seat]
    if kind == OFFICE and has(g, seat, PREFECTURE):
        worth += 1.0
    elif kind == BUILDING and has(g, seat, RESIDENCE):
        worth += 1.0
    elif kind == PERSON and has(g, seat, MIDWIFE):
        worth += 1.0
    for good in range(GOOD_COUNT):
        if prospects.warehouse[good] == card:
            worth += warehouse_worth(prospects, g, seat, good)
    return worth * prospects.w[W_CARD]


def fresh_end(prospects: Prospects, g: Table, seat: int, card: int) -> float:
    """The points of a card that counts itself as soon as it is activated."""
    if card >= BARONESA_DOIS and card <= BARONESA_UM:
        sisters = 0
        for other in range(BARONESA_DOIS, BARONESA_UM + 1):
            if other != card and is_ours(g, seat, other):
                sisters += 1
        return 3.0 + 2.0 * sisters
    points = at_the_end(prospects, g, seat, card)
    if card == MIDWIFE or card == RESIDENCE:
        points += 1.0
    return points


def warehouse_worth(prospects: Prospects, g: Table, seat: int, good: int) -> float:
    """Printed values of the tiles on board."""
    worth = 0.0
    for port in range(PORTS):
        if prospects.port_node[port] != NONE and g.t.port_good[port] == good:
            first = tiles_in_port(g, port)
            for tile in range(g.cargo[seat][good]):
                if first + tile < SLOTS:
                    worth += 0.85 * g.t.slots[port][first + tile]
            if first + g.cargo[seat][good] < SLOTS and prospects.turns > 3:
                worth += 0.3 * g.t.slots[port][first + g.cargo[seat][good]]
    return worth
