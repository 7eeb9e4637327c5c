"""A look at one seat of Macao: what it has, and what it may make of it in the turns to come.

Cards, gold, cubes, quarters and the ship are judged much as the bot greedy judges them, in prestige
at the end. `card_worths.py` goes on with the cards, `plan.py` with the cubes on the wind rose.
"""

# compiled, small

from __future__ import annotations

from carrack.games.macao.bots.factors import (
    AHEAD,
    EACH_ROUND,
    FACTOR_COUNT,
    FACTORS,
    FAR,
    NAMES,
    PARTS,
    W_APART,
    W_CUBE,
    W_GOLD_CHOICE,
    W_INCOME,
    W_JOKER,
    W_NOW,
    W_OFFICE_CUBE,
    W_SPARE_GOLD,
    W_WALL,
)
from carrack.games.macao.bots.greedy.facts import Facts
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.names import (
    ACTIONS,
    BISHOP,
    BORDER_POST,
    CARDS,
    CHOOSE,
    COLOR_COUNT,
    CONSTRUCTION,
    COURT,
    CUSTOMS,
    CUSTOMS_STATION,
    EXPLORE,
    FINANCE,
    FORTRESS,
    GOOD_COUNT,
    JADE_WAREHOUSE,
    JUDGE,
    JUGGLER,
    JUSTICE,
    LACQUERWARE_WAREHOUSE,
    LAST_ROUND,
    MAGISTRATE,
    MAX_NODES,
    MILITARY,
    NONE,
    OFFICE,
    OFFICES,
    PAPER_WAREHOUSE,
    PARADE_GROUND,
    PAYMENT,
    PORCELAIN_WAREHOUSE,
    PORTS,
    QUARRY,
    QUARTERS,
    RICE_WAREHOUSE,
    SHIFT,
    SILK_WAREHOUSE,
    SPICE_WAREHOUSE,
    SURVEYOR,
    TABLEAU,
    TEA_WAREHOUSE,
    TOWN_HALL,
    TREASURER,
    TREASURY,
    TYPE_COUNT,
)
from carrack.games.macao.rules.scoring import group_from, quarters_of
from carrack.games.macao.rules.tribute import embassy_bonus, tribute_limit
from carrack.games.macao.state import Table, has, is_ahead
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import prepare_scratch


class Prospects:
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

    SCRATCH = Layout(
        Field("w", "double", FACTOR_COUNT),
        Field("each_gold", "double", CARDS),
        Field("each_prestige", "double", CARDS),
        Field("each_cube", "double", CARDS),
        Field("away", "signed char", MAX_NODES, MAX_NODES),
        Field("port_node", "int", PORTS),
        Field("office_color", "int", TYPE_COUNT),
        Field("warehouse", "int", GOOD_COUNT),
        Field("counted", "int", CARDS),
        Field("bonus", "int", CARDS),
        Field("part", "double", PARTS),
        Field("paid_at", "int", AHEAD + 1),
        Field("cubes", "int", AHEAD + 1, COLOR_COUNT),
        Field("kinds", "int", 3),
        Field("offices", "int", TYPE_COUNT),
        Field("waiting", "int", TYPE_COUNT),
        Field("tour", "double", FAR),
        Field("toured", "double", PORTS),
        Field("port_worth", "double", PORTS),
        Field("quarter_gain", "double", QUARTERS),
        Field("quarter_net", "double", QUARTERS),
        Field("group", "int", QUARTERS),
        Field("order", "int", 8),
        Field("order_worth", "double", 8),
        Field("order_slope", "double", 8),
    )

    def __init__(self, game: Game) -> None:
        assert isinstance(game, MacaoGame)
        prepare_scratch(self)
        self.toured_from = NONE
        self.city = 0
        self.markers = self.darks = self.largest = 0
        self.take_factors(FACTORS)
        self.take_facts(Facts(game.data))

    def take_factors(self, factors: dict[str, float]) -> None:
        for number, name in enumerate(NAMES):
            self.w[number] = factors[name]
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


# ---- what the seat has ----


def take_look(prospects: Prospects, g: Table, seat: int) -> None:
    """Count what the seat has, and lay out its cubes turn by turn."""
    count_cards(prospects, g, seat)
    in_turns = g.phase == ACTIONS or g.phase == PAYMENT
    left = LAST_ROUND - g.round_number
    if g.round_number == 0:
        left = LAST_ROUND - 1
    done = in_turns and g.passed[seat]
    prospects.acting = in_turns and not done
    prospects.later = left
    prospects.turns = left if done else left + 1
    prospects.choices = 0 if prospects.acting or has_chosen(g, seat) else 1
    prospects.horizon = AHEAD if prospects.acting else AHEAD - 1
    if prospects.horizon > prospects.turns:
        prospects.horizon = prospects.turns
    lay_cubes(prospects, g, seat)
    offered = 6.0 if g.t.tribute_basis == 0 else g.seats + 2.0
    price = prospects.price * offered
    income = prospects.w[W_OFFICE_CUBE] * prospects.kinds[OFFICE]
    for i in range(g.active_size[seat]):
        income += prospects.each_gold[g.active[seat][i]]
    prospects.rate = prospects.w[W_GOLD_CHOICE] * prospects.gain / prospects.price
    prospects.room = (price - income) * prospects.later
    if prospects.room < 0.0:
        prospects.room = 0.0
    prospects.gold_rate = prospects.w[W_SPARE_GOLD] + 0.2
    if prospects.room > g.gold[seat]:
        prospects.gold_rate = prospects.rate * prospects.w[W_INCOME]


def has_chosen(g: Table, seat: int) -> bool:
    """Whether the dice of this round are chosen."""
    if g.phase != CHOOSE and g.phase != EXPLORE and g.phase != SHIFT:
        return False
    for i in range(g.order_at):
        if g.order[i] == seat:
            return True
    return g.phase != CHOOSE and g.current == seat


def lay_cubes(prospects: Prospects, g: Table, seat: int) -> None:
    first = 0
    if prospects.acting:
        first = 1
        for color in range(COLOR_COUNT):
            prospects.cubes[0][color] = g.supply[seat][color]
    for turn in range(first, prospects.horizon):
        for color in range(COLOR_COUNT):
            prospects.cubes[turn][color] = g.rose[seat][turn + 1 - first][color]
    if (g.phase == EXPLORE or g.phase == SHIFT) and g.current == seat:
        add_die(prospects, g.die_a, g.target_a, g.dice[g.die_a] + g.extra_a)
        add_die(prospects, g.die_b, g.target_b, g.dice[g.die_b] + g.extra_b)


def add_die(prospects: Prospects, color: int, target: int, count: int) -> None:
    if target >= 1 and target <= prospects.horizon:
        prospects.cubes[target - 1][color] += count


def count_cards(prospects: Prospects, g: Table, seat: int) -> None:
    for kind in range(3):
        prospects.kinds[kind] = 0
    for office in range(TYPE_COUNT):
        prospects.offices[office] = 0
        prospects.waiting[office] = 0
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        prospects.kinds[g.t.kind[card]] += 1
        if card < OFFICES:
            prospects.offices[card // 4] += 1
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        if card < OFFICES:
            prospects.waiting[card // 4] += 1
    prospects.types = 0
    for office in range(TYPE_COUNT):
        if prospects.offices[office] > 0:
            prospects.types += 1


def is_ours(g: Table, seat: int, card: int) -> bool:  # inline
    return g.where[card] == 8 + seat or g.where[card] == TABLEAU + seat


# ---- city, wall, jokers ----


def city_worth(prospects: Prospects, g: Table, seat: int) -> float:
    """The largest group counts; smaller ones may grow together with it."""
    city = quarters_of(g, seat)
    if city != prospects.city:
        count_city(prospects, g, city)
    return (
        prospects.w[W_APART] * (prospects.markers - prospects.largest)
        if prospects.later > 0
        else 0.0
    )


def count_city(prospects: Prospects, g: Table, city: int) -> None:
    prospects.city = city
    prospects.markers = 0
    prospects.darks = 0
    prospects.largest = 0
    seen = 0
    for quarter in range(g.t.quarter_count):
        prospects.group[quarter] = 0
    for quarter in range(g.t.quarter_count):
        if (city >> quarter) & 1:
            prospects.markers += 1
            prospects.darks += g.t.dark[quarter]
            if not (seen >> quarter) & 1:
                group = group_from(g, quarter, city)
                seen |= group
                size = size_group(prospects, g.t.quarter_count, group)
                if size > prospects.largest:
                    prospects.largest = size


def size_group(prospects: Prospects, quarters: int, group: int) -> int:
    """How large it is; each of its quarters is told so."""
    size = 0
    for quarter in range(quarters):
        size += (group >> quarter) & 1
    for quarter in range(quarters):
        if (group >> quarter) & 1:
            prospects.group[quarter] = size
    return size


def wall_worth(prospects: Prospects, g: Table, seat: int) -> float:
    behind = 0
    for other in range(g.seats):
        if other != seat and is_ahead(g, seat, other):
            behind += 1
    return prospects.w[W_WALL] * prospects.later * behind


def joker_worth(prospects: Prospects, g: Table, seat: int) -> float:
    choices = 2.0 if has(g, seat, JUGGLER) else 1.0
    if prospects.later == 0:
        return prospects.w[W_CUBE] * choices if prospects.turns > 0 else 0.0
    return 3.0 * choices * prospects.gold_rate * prospects.w[W_JOKER]


# ---- gold ----


def kept_gold(prospects: Prospects, gold: float) -> float:
    """What gold brings in later rounds: beyond what the tributes to come will cost, little."""
    if prospects.later == 0:
        return 0.0
    if gold <= prospects.room:
        return prospects.rate * gold
    return prospects.rate * prospects.room + prospects.w[W_SPARE_GOLD] * (gold - prospects.room)


def gold_worth(prospects: Prospects, g: Table, seat: int, gold: float) -> float:
    """The best that can be made of gold: tribute and the bishop now, or kept for later."""
    best = kept_gold(prospects, gold)
    if prospects.turns == prospects.later or g.round_number == 0:
        return best
    bishop = has(g, seat, BISHOP) and g.used[BISHOP] == 0
    if bishop and gold >= 1.0:
        worth = 2.0 + kept_gold(prospects, gold - 1.0)
        if worth > best:
            best = worth
    gain = 0.0
    for bought in range(g.tribute_uses[seat], tribute_limit(g, seat)):
        gold -= g.tribute_price
        if gold < 0.0:
            break
        gain += g.tribute_gain
        if bought == g.tribute_uses[seat]:
            gain += embassy_bonus(g, seat)
        worth = prospects.w[W_NOW] * gain + kept_gold(prospects, gold)
        if worth > best:
            best = worth
        if bishop and gold >= 1.0:
            worth = prospects.w[W_NOW] * gain + 2.0 + kept_gold(prospects, gold - 1.0)
            if worth > best:
                best = worth
    return best
