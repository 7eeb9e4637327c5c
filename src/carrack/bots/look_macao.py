"""A look at one seat of Macao: what it has, and what it may make of it in the turns to come.

Cards, gold, cubes, quarters and the ship are judged much as the bot greedy judges them, in prestige
at the end. `plan_macao.py` goes on with the cubes on the wind rose.
"""

from __future__ import annotations

from typing import Any

from carrack.bots.figures_macao import (
    AHEAD,
    EACH_ROUND,
    FAR,
    FIGURE_COUNT,
    FIGURES,
    NAMES,
    PARTS,
    POINTS_A_MARKER,
    W_APART,
    W_CARD,
    W_CUBE,
    W_GOLD_CHOICE,
    W_INCOME,
    W_JOKER,
    W_NOW,
    W_OFFICE_CUBE,
    W_SPARE_GOLD,
    W_STEP,
    W_WALL,
)
from carrack.bots.greedy_macao_worth import Facts
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import (
    ABBOT,
    ACTIONS,
    BARONESA_DOIS,
    BARONESA_UM,
    BEADLE,
    BISHOP,
    BORDER_POST,
    BUILDING,
    CAPTAIN,
    CARDS,
    CHANCERY,
    CHOOSE,
    COACHMAN,
    COLOR_COUNT,
    CONSTRUCTION,
    COOPERAGE,
    COUNCILMAN,
    COURT,
    CUSTOMS,
    CUSTOMS_STATION,
    DIPLOMAT,
    EMBASSY,
    EXPLORE,
    FINANCE,
    FORTRESS,
    GOOD_COUNT,
    INN,
    INNKEEPER,
    JADE_WAREHOUSE,
    JUDGE,
    JUGGLER,
    JUSTICE,
    LACQUERWARE_WAREHOUSE,
    LAST_ROUND,
    LIGHTHOUSE,
    MAGISTRATE,
    MAX_NODES,
    MEETING_HALL,
    MIDWIFE,
    MIKS_TAVERN,
    MILITARY,
    NONE,
    OFFICE,
    OFFICE_HEAD,
    OFFICES,
    PALACE,
    PAPER_WAREHOUSE,
    PARADE_GROUND,
    PAYMENT,
    PERSON,
    PORCELAIN_WAREHOUSE,
    PORTS,
    PREFECTURE,
    QUARRY,
    QUARTERS,
    RESIDENCE,
    RICE_WAREHOUSE,
    SCHOOL,
    SCRIBE,
    SHIFT,
    SILK_WAREHOUSE,
    SLOTS,
    SMITHY,
    SOLDIER,
    SPICE_WAREHOUSE,
    STATUE,
    SURVEYOR,
    TABLEAU,
    TEA_WAREHOUSE,
    TOWN_HALL,
    TREASURER,
    TREASURY,
    TYPE_COUNT,
    UNIVERSITY,
)
from carrack.games.macao.rules.scoring import end_points, group_from, quarters_of, scores_at_end
from carrack.games.macao.state import Table, has, is_ahead, tiles_in_port
from carrack.kernel.game import Game
from carrack.kernel.memory import COMPILED


class Look:
    """Figures, facts about the board, and scratch numbers of one look at one seat."""

    w: list[float]
    each_gold: list[float]  # of each card, in a usual round
    each_prestige: list[float]
    each_cube: list[float]
    away: list[list[int]]  # ship steps between places
    port_node: list[int]
    office_color: list[int]
    warehouse: list[int]
    counted: list[int]  # the office type that a card counts, or NONE
    bonus: list[int]  # the office type that a card pays for
    price: float  # of an average tribute
    gain: float
    # what was seen last
    part: list[float]  # what the worth is made of
    paid_at: list[int]  # cards that will be paid in each turn; behind them, those that will not
    largest: int  # group of own markers
    turns: int  # to come, the one in progress included
    later: int  # after the one of this round
    acting: bool  # the turn is in progress
    choices: int  # how many dice are chosen before the cubes of the first turn in `cubes` come
    horizon: int  # turns in `cubes`
    cubes: list[list[int]]
    kinds: list[int]
    offices: list[int]
    waiting: list[int]
    types: int
    markers: int
    darks: int
    rate: float
    gold_rate: float
    room: float
    tour: list[float]
    toured: list[float]  # the ports' worth when the tour was made …
    toured_from: int  # … and where it began
    port_worth: list[float]
    quarter_gain: list[float]
    quarter_net: list[float]  # less what its cubes are worth
    city: int  # the quarters that `group`, `largest`, `markers` and `darks` belong to
    group: list[int]
    order: list[int]
    order_worth: list[float]
    order_slope: list[float]  # what each round to go adds to a card

    def __init__(self, game: Game) -> None:
        assert isinstance(game, MacaoGame)
        prepare_numbers(self)
        self.toured_from = NONE
        self.city = 0
        self.markers = self.darks = self.largest = 0
        self.take_figures(FIGURES)
        self.take_facts(Facts(game.data))

    def take_figures(self, figures: dict[str, float]) -> None:
        for number, name in enumerate(NAMES):
            self.w[number] = figures[name]
        for card in range(CARDS):
            gold, prestige, cube = EACH_ROUND.get(card, (0.0, 0.0, 0.0))
            self.each_gold[card] = gold
            self.each_prestige[card] = prestige
            self.each_cube[card] = cube

    def take_facts(self, facts: Facts) -> None:
        self.price = facts.price
        self.gain = facts.gain
        for node in range(len(facts.sea)):
            for other in range(len(facts.sea)):
                self.away[node][other] = min(100, facts.distance[node][other])
        for port in range(PORTS):
            self.port_node[port] = NONE
        for port, node in enumerate(facts.port_node):
            self.port_node[port] = node
        for office, color in enumerate((0, 2, 3, 1, 5, 4)):
            self.office_color[office] = color
        for good, card in enumerate(WAREHOUSES):
            self.warehouse[good] = card
        for card in range(CARDS):
            self.counted[card] = COUNTED.get(card, NONE)
            self.bonus[card] = PAID.get(card, NONE)


WAREHOUSES = (
    JADE_WAREHOUSE,
    LACQUERWARE_WAREHOUSE,
    PAPER_WAREHOUSE,
    PORCELAIN_WAREHOUSE,
    RICE_WAREHOUSE,
    SILK_WAREHOUSE,
    SPICE_WAREHOUSE,
    TEA_WAREHOUSE,
)
COUNTED = {
    CUSTOMS_STATION: CUSTOMS,
    QUARRY: CONSTRUCTION,
    TREASURY: FINANCE,
    COURT: JUSTICE,
    FORTRESS: MILITARY,
    TOWN_HALL: 5,
}
PAID = {
    BORDER_POST: CUSTOMS,
    SURVEYOR: CONSTRUCTION,
    TREASURER: FINANCE,
    JUDGE: JUSTICE,
    PARADE_GROUND: MILITARY,
    MAGISTRATE: 5,
}


def prepare_numbers(look: Any) -> None:
    """In the pure build numbers lie in lists; in the compiled one they are there already."""
    if COMPILED:
        return
    for name, size in (
        ("w", FIGURE_COUNT),
        ("each_gold", CARDS),
        ("each_prestige", CARDS),
        ("each_cube", CARDS),
        ("port_node", PORTS),
        ("office_color", TYPE_COUNT),
        ("warehouse", GOOD_COUNT),
        ("counted", CARDS),
        ("bonus", CARDS),
        ("kinds", 3),
        ("offices", TYPE_COUNT),
        ("waiting", TYPE_COUNT),
        ("tour", FAR),
        ("toured", PORTS),
        ("port_worth", PORTS),
        ("quarter_gain", QUARTERS),
        ("quarter_net", QUARTERS),
        ("group", QUARTERS),
        ("order", 8),
        ("order_worth", 8),
        ("order_slope", 8),
        ("part", PARTS),
        ("paid_at", AHEAD + 1),
    ):
        setattr(look, name, [0] * size)
    look.away = [[0] * MAX_NODES for _ in range(MAX_NODES)]
    look.cubes = [[0] * COLOR_COUNT for _ in range(AHEAD + 1)]


# ---- what the seat has ----


def take_look(look: Look, g: Table, seat: int) -> None:
    """Count what the seat has, and lay out its cubes turn by turn."""
    count_cards(look, g, seat)
    in_turns = g.step == ACTIONS or g.step == PAYMENT
    left = LAST_ROUND - g.round_number
    if g.round_number == 0:
        left = LAST_ROUND - 1
    done = in_turns and g.passed[seat]
    look.acting = in_turns and not done
    look.later = left
    look.turns = left if done else left + 1
    look.choices = 0 if look.acting or has_chosen(g, seat) else 1
    look.horizon = AHEAD if look.acting else AHEAD - 1
    if look.horizon > look.turns:
        look.horizon = look.turns
    lay_cubes(look, g, seat)
    offered = 6.0 if g.t.tribute_basis == 0 else g.seats + 2.0
    price = look.price * offered
    income = look.w[W_OFFICE_CUBE] * look.kinds[OFFICE]
    for i in range(g.active_size[seat]):
        income += look.each_gold[g.active[seat][i]]
    look.rate = look.w[W_GOLD_CHOICE] * look.gain / look.price
    look.room = (price - income) * look.later
    if look.room < 0.0:
        look.room = 0.0
    look.gold_rate = look.w[W_SPARE_GOLD] + 0.2
    if look.room > g.gold[seat]:
        look.gold_rate = look.rate * look.w[W_INCOME]


def has_chosen(g: Table, seat: int) -> bool:
    """Whether the dice of this round are chosen."""
    if g.step != CHOOSE and g.step != EXPLORE and g.step != SHIFT:
        return False
    for i in range(g.order_at):
        if g.order[i] == seat:
            return True
    return g.step != CHOOSE and g.current == seat


def lay_cubes(look: Look, g: Table, seat: int) -> None:
    first = 0
    if look.acting:
        first = 1
        for color in range(COLOR_COUNT):
            look.cubes[0][color] = g.supply[seat][color]
    for turn in range(first, look.horizon):
        for color in range(COLOR_COUNT):
            look.cubes[turn][color] = g.rose[seat][turn + 1 - first][color]
    if (g.step == EXPLORE or g.step == SHIFT) and g.current == seat:
        add_die(look, g.die_a, g.target_a, g.dice[g.die_a] + g.extra_a)
        add_die(look, g.die_b, g.target_b, g.dice[g.die_b] + g.extra_b)


def add_die(look: Look, color: int, target: int, count: int) -> None:
    if target >= 1 and target <= look.horizon:
        look.cubes[target - 1][color] += count


def count_cards(look: Look, g: Table, seat: int) -> None:
    for kind in range(3):
        look.kinds[kind] = 0
    for office in range(TYPE_COUNT):
        look.offices[office] = 0
        look.waiting[office] = 0
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        look.kinds[g.t.kind[card]] += 1
        if card < OFFICES:
            look.offices[card // 4] += 1
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        if card < OFFICES:
            look.waiting[card // 4] += 1
    look.types = 0
    for office in range(TYPE_COUNT):
        if look.offices[office] > 0:
            look.types += 1


def is_ours(g: Table, seat: int, card: int) -> bool:
    return g.where[card] == 8 + seat or g.where[card] == TABLEAU + seat


# ---- city, wall, jokers ----


def city_worth(look: Look, g: Table, seat: int) -> float:
    """The largest group counts; smaller ones may grow together with it."""
    city = quarters_of(g, seat)
    if city != look.city:
        count_city(look, g, city)
    return look.w[W_APART] * (look.markers - look.largest) if look.later > 0 else 0.0


def count_city(look: Look, g: Table, city: int) -> None:
    look.city = city
    look.markers = 0
    look.darks = 0
    look.largest = 0
    seen = 0
    for quarter in range(g.t.quarter_count):
        look.group[quarter] = 0
    for quarter in range(g.t.quarter_count):
        if (city >> quarter) & 1:
            look.markers += 1
            look.darks += g.t.dark[quarter]
            if not (seen >> quarter) & 1:
                group = group_from(g, quarter, city)
                seen |= group
                size = size_group(look, g.t.quarter_count, group)
                if size > look.largest:
                    look.largest = size


def size_group(look: Look, quarters: int, group: int) -> int:
    """How large it is; each of its quarters is told so."""
    size = 0
    for quarter in range(quarters):
        size += (group >> quarter) & 1
    for quarter in range(quarters):
        if (group >> quarter) & 1:
            look.group[quarter] = size
    return size


def wall_worth(look: Look, g: Table, seat: int) -> float:
    behind = 0
    for other in range(g.seats):
        if other != seat and is_ahead(g, seat, other):
            behind += 1
    return look.w[W_WALL] * look.later * behind


def joker_worth(look: Look, g: Table, seat: int) -> float:
    choices = 2.0 if has(g, seat, JUGGLER) else 1.0
    if look.later == 0:
        return look.w[W_CUBE] * choices if look.turns > 0 else 0.0
    return 3.0 * choices * look.gold_rate * look.w[W_JOKER]


# ---- gold ----


def kept_gold(look: Look, gold: float) -> float:
    """What gold brings in later rounds: beyond what the tributes to come will cost, little."""
    if look.later == 0:
        return 0.0
    if gold <= look.room:
        return look.rate * gold
    return look.rate * look.room + look.w[W_SPARE_GOLD] * (gold - look.room)


def gold_worth(look: Look, g: Table, seat: int, gold: float) -> float:
    """The best that can be made of gold: tribute and the bishop now, or kept for later."""
    best = kept_gold(look, gold)
    if look.turns == look.later or g.round_number == 0:
        return best
    bishop = has(g, seat, BISHOP) and g.used[BISHOP] == 0
    if bishop and gold >= 1.0:
        worth = 2.0 + kept_gold(look, gold - 1.0)
        if worth > best:
            best = worth
    limit = 2 if has(g, seat, DIPLOMAT) else 1
    gain = 0.0
    for bought in range(g.tribute_uses[seat], limit):
        gold -= g.tribute_price
        if gold < 0.0:
            break
        gain += g.tribute_gain
        if bought == g.tribute_uses[seat]:
            gain += embassy_gain(g, seat)
        worth = look.w[W_NOW] * gain + kept_gold(look, gold)
        if worth > best:
            best = worth
        if bishop and gold >= 1.0:
            worth = look.w[W_NOW] * gain + 2.0 + kept_gold(look, gold - 1.0)
            if worth > best:
                best = worth
    return best


def embassy_gain(g: Table, seat: int) -> float:
    """The embassy pays for the first tribute of a round, or as the table says."""
    if has(g, seat, EMBASSY) and (g.used[EMBASSY] == 0 or g.t.when_cards != 0):
        return 2.0
    return 0.0


# ---- cards ----


def active_worth(look: Look, g: Table, seat: int) -> float:
    """What the activated cards will bring in the turns to come and at the end."""
    worth = 0.0
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        uses = float(look.later)
        if look.turns > look.later and g.used[card] == 0:
            uses += look.w[W_NOW] if look.acting else 1.0
        worth += uses * each_round(look, g, seat, card)
        worth += at_the_end(look, g, seat, card)
    return worth


def each_round(look: Look, g: Table, seat: int, card: int) -> float:
    """What an activated card brings in a round."""
    if card < OFFICES:
        each = look.gold_rate - look.w[W_STEP]
        if each < 0.0:
            each = 0.0
        each *= look.w[W_OFFICE_CUBE]
        return each * 1.5 if has(g, seat, SCRIBE) else each
    gold = look.each_gold[card]
    prestige = look.each_prestige[card]
    if look.counted[card] != NONE:
        office = look.counted[card]
        prestige = look.offices[office] + 0.6 * look.waiting[office] + 0.2
    elif look.bonus[card] != NONE:
        office = look.bonus[card]
        gold = 0.15
        if look.offices[office] > 0:
            gold = 0.6
        elif look.waiting[office] > 0:
            gold = 0.4
    elif card == INN or card == INNKEEPER:
        partner = INNKEEPER if card == INN else INN
        gold = 5.0 if has(g, seat, partner) else 1.6 if is_ours(g, seat, partner) else 1.0
    elif card == MIKS_TAVERN:
        gold = paid_for_kind(look, PERSON)
    elif card == COACHMAN:
        gold = paid_for_kind(look, BUILDING)
    elif card == OFFICE_HEAD:
        gold = paid_for_kind(look, OFFICE)
    elif card == CHANCERY:
        prestige = 0.85 if look.types > 0 else 0.3
    elif card == BEADLE:
        gold = look.w[W_OFFICE_CUBE] * look.types + 0.3
    elif card == SCRIBE:
        gold = 0.25 * look.kinds[OFFICE] + 0.2
    elif card == SOLDIER:
        gold = (look.markers + 0.35 * look.turns) / 4.0
    elif card == SCHOOL:
        gold = 0.9 if g.tableau_size[seat] <= 4 else 0.6
    elif card == UNIVERSITY:
        prestige = 0.9 if g.tableau_size[seat] <= 4 else 0.6
    elif card == BISHOP:
        prestige = 2.0 - look.gold_rate
        if prestige < 0.4:
            prestige = 0.4
    elif card == CAPTAIN:
        prestige = 0.5 * g.t.captain_points
    elif card == COOPERAGE:
        prestige = 0.55
    elif card == LIGHTHOUSE:
        gold = 0.55
    return gold * look.gold_rate + prestige + look.each_cube[card] * look.w[W_CUBE]


def paid_for_kind(look: Look, kind: int) -> float:
    gold = 0.15 + 0.2 * look.kinds[kind]
    return gold if gold < 0.95 else 0.95


def at_the_end(look: Look, g: Table, seat: int, card: int) -> float:
    """Final scoring as it would be now, and a guess at what will still come."""
    if card == ABBOT:
        return POINTS_A_MARKER * 0.5
    if not scores_at_end(card):
        return 0.0
    points = float(end_points(g, seat, card))
    turns = look.turns
    if card == MIDWIFE or card == RESIDENCE or card == PREFECTURE:
        points += 0.25 * turns
    elif card == MEETING_HALL:
        points += 0.3 * turns
    elif card == COUNCILMAN:
        points += best_office(look)
    elif card == SMITHY:
        points += 0.6 * turns
    elif card == STATUE:
        points += 0.3 * turns
    elif card == PALACE:
        points += 0.1 * turns
    return points


def best_office(look: Look) -> int:
    most = 0
    for office in range(TYPE_COUNT):
        if look.offices[office] > most and look.offices[office] < 3:
            most = look.offices[office]
    return most


def new_worth(look: Look, g: Table, seat: int, card: int, rounds: int) -> float:
    """What a card brings with so many rounds to go, and what it adds to others."""
    worth = rounds * each_round(look, g, seat, card)
    kind = g.t.kind[card]
    if card < OFFICES:
        office = card // 4
        for i in range(g.active_size[seat]):
            other = g.active[seat][i]
            if look.counted[other] == office:
                worth += 0.9 * rounds
            elif look.bonus[other] == office and look.offices[office] == 0:
                worth += 0.5 * rounds * look.gold_rate
        if look.offices[office] == 0:
            if has(g, seat, MEETING_HALL):
                worth += 2.0
            if has(g, seat, BEADLE):
                worth += 0.4 * rounds * look.gold_rate
        if is_ours(g, seat, COUNCILMAN):
            worth += 2.0
    elif scores_at_end(card):
        worth += fresh_end(look, g, seat, card)
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
        if look.warehouse[good] == card:
            worth += warehouse_worth(look, g, seat, good)
    return worth * look.w[W_CARD]


def fresh_end(look: Look, g: Table, seat: int, card: int) -> float:
    """The points of a card that counts itself as soon as it is activated."""
    if card >= BARONESA_DOIS and card <= BARONESA_UM:
        sisters = 0
        for other in range(BARONESA_DOIS, BARONESA_UM + 1):
            if other != card and is_ours(g, seat, other):
                sisters += 1
        return 3.0 + 2.0 * sisters
    points = at_the_end(look, g, seat, card)
    if card == MIDWIFE or card == RESIDENCE:
        points += 1.0
    return points


def warehouse_worth(look: Look, g: Table, seat: int, good: int) -> float:
    """Printed values of the tiles on board."""
    worth = 0.0
    for port in range(PORTS):
        if look.port_node[port] != NONE and g.t.port_good[port] == good:
            first = tiles_in_port(g, port)
            for tile in range(g.cargo[seat][good]):
                if first + tile < SLOTS:
                    worth += 0.85 * g.t.slots[port][first + tile]
            if first + g.cargo[seat][good] < SLOTS and look.turns > 3:
                worth += 0.3 * g.t.slots[port][first + g.cargo[seat][good]]
    return worth
