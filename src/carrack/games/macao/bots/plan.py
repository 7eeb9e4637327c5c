"""What a seat of Macao will make of its cubes: cards, quarters, offices, the wall and the ship.

Together with `prospects.py` this gives the parts of what a table is worth, which are inputs of the
evaluator's network, beside many plain counts.
"""

# compiled

from __future__ import annotations

from carrack.games.macao.bots.card_worths import active_worth, new_worth
from carrack.games.macao.bots.factors import (
    AHEAD,
    FAR,
    NEAREST,
    P_ACTIVE,
    P_CARDS,
    P_CITY,
    P_EMPTY,
    P_GOLD,
    P_JOKERS,
    P_OFFICES,
    P_QUARTERS,
    P_SHIP,
    P_SPARE,
    P_TABLEAU,
    P_WALL,
    PARTS,
    POINTS_A_MARKER,
    POINTS_A_QUARTER,
    W_APART,
    W_CUBE,
    W_DECAY,
    W_EMPTY,
    W_MISSING,
    W_NOW,
    W_OFFICE_CUBE,
    W_OPEN_LAND,
    W_PLACE,
    W_SPARE,
    W_STEP,
    W_STEPS,
    W_TILE,
    W_UNCERTAIN,
    W_WALL,
)
from carrack.games.macao.bots.prospects import (
    Prospects,
    city_worth,
    gold_worth,
    is_ours,
    joker_worth,
    take_look,
    wall_worth,
)
from carrack.games.macao.names import (
    ABBOT,
    BITS,
    COLOR_COUNT,
    COOPERAGE,
    JOKER,
    LIGHTHOUSE,
    NIGHT_WATCHMAN,
    NONE,
    OFFICES,
    PORTS,
    SLOTS,
    SMITHY,
    SPECULATOR,
    STATUE,
    TABLEAU_SPACES,
)
from carrack.games.macao.rules.payment import covers
from carrack.games.macao.state import Table, has, is_ahead, tiles_in_port
from carrack.kernel.widths import Bits

# ---- the whole ----


def look_at(prospects: Prospects, g: Table, seat: int) -> None:
    """All parts of what the table is worth to a seat."""
    take_look(prospects, g, seat)
    prospects.part[P_CITY] = city_worth(prospects, g, seat)
    prospects.part[P_ACTIVE] = active_worth(prospects, g, seat)
    prospects.part[P_GOLD] = gold_worth(prospects, g, seat, g.gold[seat])
    prospects.part[P_JOKERS] = g.jokers[seat] * joker_worth(prospects, g, seat)
    prospects.part[P_WALL] = wall_worth(prospects, g, seat)
    plan(prospects, g, seat)


# ---- the cubes of the turns to come ----


def plan(prospects: Prospects, g: Table, seat: int) -> None:
    """What the cubes will pay for: cards first, then a quarter each turn, offices, ship, wall."""
    for part in range(P_EMPTY, PARTS):
        prospects.part[part] = 0.0
    for turn in range(AHEAD + 1):
        prospects.paid_at[turn] = 0
    for turn in range(prospects.horizon):
        if not (prospects.acting and turn == 0) and count_cubes(prospects, turn) == 0:
            prospects.part[P_EMPTY] -= prospects.w[W_EMPTY + turn + prospects.choices]
    sort_tableau(prospects, g, seat)
    if not has(g, seat, ABBOT):
        prospects.part[P_TABLEAU] = -POINTS_A_MARKER * g.tableau_size[seat]
    for i in range(g.tableau_size[seat]):
        prospects.part[P_CARDS] += activation_worth(prospects, g, seat, i)
    if g.tableau_size[seat] >= TABLEAU_SPACES and prospects.later > 0:
        prospects.part[P_TABLEAU] -= 1.2 * (g.tableau_size[seat] - TABLEAU_SPACES + 1)
    value_quarters(prospects, g, seat)
    sail_all(prospects, g, seat)
    plan_rest(prospects, g, seat)


def plan_rest(prospects: Prospects, g: Table, seat: int) -> None:
    """What cubes do that no card needs."""
    certain = 1.0
    steps = g.free_steps[seat]
    for turn in range(prospects.horizon):
        now = turn == 0 and prospects.acting
        share = prospects.w[W_NOW] if now else certain
        prospects.part[P_QUARTERS] += share * take_quarter(prospects, g, seat, turn)
        prospects.part[P_OFFICES] += share * use_offices(prospects, g, seat, turn)
        if now:
            steps += count_cubes(prospects, 0)
        else:
            prospects.part[P_SPARE] += certain * spare_worth(prospects, turn)
        certain *= prospects.w[W_UNCERTAIN]
    prospects.part[P_SHIP] = ship_and_wall(prospects, g, seat, steps)


def count_cubes(prospects: Prospects, turn: int) -> int:  # inline
    count = 0
    for color in range(COLOR_COUNT):
        count += prospects.cubes[turn][color]
    return count


def sort_tableau(prospects: Prospects, g: Table, seat: int) -> None:
    """The cards on the tableau, the most valuable one first."""
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        base = new_worth(prospects, g, seat, card, 0)
        slope = new_worth(prospects, g, seat, card, 1) - base
        worth = base + slope * prospects.turns
        at = i
        while at > 0 and prospects.order_worth[at - 1] < worth:
            prospects.order[at] = prospects.order[at - 1]
            prospects.order_worth[at] = prospects.order_worth[at - 1]
            prospects.order_slope[at] = prospects.order_slope[at - 1]
            at -= 1
        prospects.order[at] = card
        prospects.order_worth[at] = worth
        prospects.order_slope[at] = slope


def activation_worth(prospects: Prospects, g: Table, seat: int, at: int) -> float:
    """Pay the card in the first turn that has its cubes, or hope for those that are missing."""
    card = prospects.order[at]
    worth = prospects.order_worth[at] + POINTS_A_MARKER
    hope = 0.0
    total = 0
    for color in range(COLOR_COUNT):
        total += g.t.cost[card][color]
    discount = g.t.discount[card]
    certain = 1.0
    for turn in range(prospects.horizon):
        missing = 0
        for color in range(COLOR_COUNT):
            if g.t.cost[card][color] > prospects.cubes[turn][color]:
                missing += g.t.cost[card][color] - prospects.cubes[turn][color]
        if missing > 0 and has(g, seat, discount) and (turn > 0 or g.used[discount] == 0):
            missing -= 1
        if missing == 0:
            for color in range(COLOR_COUNT):
                prospects.cubes[turn][color] -= g.t.cost[card][color]
                if prospects.cubes[turn][color] < 0:
                    prospects.cubes[turn][color] = 0
            prospects.paid_at[turn] += 1
            return worth * certain
        if turn > 0 or not prospects.acting:
            chance = power(prospects.w[W_MISSING], missing) * worth
            if chance > hope:
                hope = chance
        certain *= prospects.w[W_UNCERTAIN]
        worth -= prospects.order_slope[at]
    prospects.paid_at[AHEAD] += 1
    if prospects.turns > prospects.horizon:
        worth *= power(prospects.w[W_MISSING], total)
        if worth > hope:
            hope = worth
    return hope


def power(base: float, times: int) -> float:  # inline
    result = 1.0
    for _ in range(times):
        result *= base
    return result


# ---- quarters ----


def value_quarters(prospects: Prospects, g: Table, seat: int) -> None:
    """What taking each free quarter would bring."""
    for quarter in range(g.t.quarter_count):
        if g.owner[quarter] != NONE:
            prospects.quarter_net[quarter] = -1.0
        else:
            gain = tile_worth(prospects, g, seat, g.tile[quarter])
            gain += place_worth(prospects, g, seat, quarter, prospects.largest)
            prospects.quarter_gain[quarter] = gain
            for color in range(COLOR_COUNT):
                gain -= 0.3 * prospects.w[W_CUBE] * g.t.quarter_cost[quarter][color]
            prospects.quarter_net[quarter] = gain


def tile_worth(prospects: Prospects, g: Table, seat: int, tile: int) -> float:
    """A good for the ship, if there is time to deliver it; a joker."""
    if tile == JOKER:
        return joker_worth(prospects, g, seat)
    if prospects.later == 0:
        return 0.0
    reach = prospects.w[W_STEPS] * prospects.later
    for port in range(PORTS):
        if prospects.port_node[port] != NONE and g.t.port_good[port] == tile:
            slot = tiles_in_port(g, port) + g.cargo[seat][tile]
            if slot >= SLOTS:
                return 0.0
            steps = prospects.away[g.ship[seat]][prospects.port_node[port]]
            if steps > reach:
                return 0.0
            worth = float(g.t.slots[port][slot])
            if has(g, seat, prospects.warehouse[tile]):
                worth *= 2.0
            if has(g, seat, COOPERAGE):
                worth += 1.0
            if has(g, seat, LIGHTHOUSE):
                worth += prospects.gold_rate
            return worth * prospects.w[W_TILE] * (1.0 - 0.5 * steps / (reach + 1.0))
    return 0.0


def place_worth(prospects: Prospects, g: Table, seat: int, quarter: int, largest: int) -> float:
    """What a marker there brings: the largest group, and cards that count markers."""
    joined = 1
    free = 0
    seen_size = 0
    for i in range(g.t.neighbor_count[quarter]):
        other = g.t.neighbors[quarter][i]
        if g.owner[other] == seat:
            # Groups of the same size count once: most often they are one group.
            if not (seen_size >> prospects.group[other]) & 1:
                seen_size |= 1 << prospects.group[other]
                joined += prospects.group[other]
        elif g.owner[other] == NONE:
            free += 1
    worth = 0.0
    if joined > largest:
        worth = POINTS_A_QUARTER * (joined - largest)
    elif prospects.later > 0:
        worth = prospects.w[W_APART] * joined
    if prospects.later > 0:
        worth += prospects.w[W_OPEN_LAND] * free
    if is_ours(g, seat, SMITHY):
        worth += 1.0
    if g.t.dark[quarter] and is_ours(g, seat, STATUE):
        worth += 3.0
    return worth * prospects.w[W_PLACE]


def take_quarter(prospects: Prospects, g: Table, seat: int, turn: int) -> float:
    """The best quarter that the cubes of a turn pay for; it is gone then."""
    if turn == 0 and prospects.acting:
        limit = 2 if has(g, seat, NIGHT_WATCHMAN) else 1
        if g.quarters_taken[seat] >= limit:
            return 0.0
    best = NONE
    best_gain = 0.0
    purse: Bits = purse_in(prospects, turn)
    for quarter in range(g.t.quarter_count):
        gain = prospects.quarter_net[quarter]
        if gain > best_gain and can_pay(prospects, g, seat, turn, quarter, purse):
            best = quarter
            best_gain = gain
    if best == NONE:
        return 0.0
    for color in range(COLOR_COUNT):
        prospects.cubes[turn][color] -= g.t.quarter_cost[best][color]
        if prospects.cubes[turn][color] < 0:
            prospects.cubes[turn][color] = 0
    prospects.quarter_net[best] = -1.0
    return prospects.quarter_gain[best]


def purse_in(prospects: Prospects, turn: int) -> Bits:
    """The cubes of a turn as one number, as in `rules/payment.py`."""
    purse: Bits = 0
    cubes: Bits
    for color in range(COLOR_COUNT):
        cubes = prospects.cubes[turn][color]
        purse |= cubes << (BITS * color)
    return purse


def can_pay(
    prospects: Prospects, g: Table, seat: int, turn: int, quarter: int, purse: Bits
) -> bool:  # inline
    if covers(purse, g.t.quarter_price[quarter]):
        return True
    if not has(g, seat, SPECULATOR) or (turn == 0 and g.used[SPECULATOR] > 0):
        return False
    missing = 0
    for color in range(COLOR_COUNT):
        if g.t.quarter_cost[quarter][color] > prospects.cubes[turn][color]:
            missing += g.t.quarter_cost[quarter][color] - prospects.cubes[turn][color]
    return missing == 1


def use_offices(prospects: Prospects, g: Table, seat: int, turn: int) -> float:
    """A cube of an office's color becomes gold; what a regular use brings is counted elsewhere."""
    if not (turn == 0 and prospects.acting):
        return 0.0
    worth = 0.0
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if card < OFFICES and g.used[card] == 0:
            color = prospects.office_color[card // 4]
            if prospects.cubes[turn][color] > 0:
                prospects.cubes[turn][color] -= 1
                worth += prospects.gold_rate * (1.0 - prospects.w[W_OFFICE_CUBE])
    return worth


def spare_worth(prospects: Prospects, turn: int) -> float:
    """Cubes without a purpose yet."""
    worth = 0.0
    for color in range(COLOR_COUNT):
        count = prospects.cubes[turn][color]
        for i in range(count):
            worth += prospects.w[W_SPARE + (i if i < 5 else 5)]
    if prospects.turns - turn == 1:
        worth *= 0.5
    return worth


# ---- ship and wall ----


def sail_all(prospects: Prospects, g: Table, seat: int) -> None:
    """For each number of steps: the most that can be delivered on a tour."""
    goods = 0
    for port in range(PORTS):
        prospects.port_worth[port] = 0.0
        if prospects.port_node[port] != NONE:
            good = g.t.port_good[port]
            tiles = g.cargo[seat][good]
            first = tiles_in_port(g, port)
            for tile in range(tiles):
                if first + tile < SLOTS:
                    value = float(g.t.slots[port][first + tile])
                    if has(g, seat, prospects.warehouse[good]):
                        value *= 2.0
                    if has(g, seat, COOPERAGE):
                        value += 1.0
                    if has(g, seat, LIGHTHOUSE):
                        value += prospects.gold_rate
                    prospects.port_worth[port] += value
                    goods += 1
    if is_toured(prospects, g.ship[seat]):
        return
    for steps in range(FAR):
        prospects.tour[steps] = 0.0
    if goods > 0:
        sail_on(prospects, g.ship[seat], 0, 0.0, 0, 0)
    for steps in range(1, FAR):
        if prospects.tour[steps] < prospects.tour[steps - 1]:
            prospects.tour[steps] = prospects.tour[steps - 1]


def is_toured(prospects: Prospects, ship: int) -> bool:
    """Whether the tour is that of the look before; if not, from now on it is."""
    same = prospects.toured_from == ship
    prospects.toured_from = ship
    for port in range(PORTS):
        if prospects.toured[port] != prospects.port_worth[port]:
            prospects.toured[port] = prospects.port_worth[port]
            same = False
    return same


def sail_on(
    prospects: Prospects, node: int, steps: int, value: float, seen: int, depth: int
) -> None:
    """Try the nearest ports as the next ones of the tour."""
    tried = seen
    for _ in range(NEAREST):
        port = nearest(prospects, node, tried)
        if port == NONE:
            return
        tried |= 1 << port
        there = steps + prospects.away[node][prospects.port_node[port]]
        if there >= FAR:
            return
        worth = value + prospects.port_worth[port] * power(prospects.w[W_DECAY], there + 1)
        if worth > prospects.tour[there]:
            prospects.tour[there] = worth
        if depth < 4:
            sail_on(
                prospects, prospects.port_node[port], there, worth, seen | (1 << port), depth + 1
            )


def nearest(prospects: Prospects, node: int, seen: int) -> int:
    best = NONE
    for port in range(PORTS):
        if prospects.port_worth[port] <= 0.0 or (seen >> port) & 1:
            continue
        there = prospects.port_node[port]
        if (
            best == NONE
            or prospects.away[node][there] < prospects.away[node][prospects.port_node[best]]
        ):
            best = port
    return best


def ship_and_wall(prospects: Prospects, g: Table, seat: int, steps: int) -> float:
    """So many steps are paid for; some of their cubes may rather move the disc on the wall."""
    best = tour_worth(prospects, steps)
    if prospects.acting and not g.wall_moved[seat] and prospects.later > 0:
        ahead = 0
        for other in range(g.seats):
            if other != seat and not is_ahead(g, seat, other) and g.wall[other] <= g.wall[seat]:
                ahead += 1
        if ahead > 0 and steps - g.free_steps[seat] >= 1:
            worth = (
                tour_worth(prospects, steps - 1)
                + 0.9 * prospects.w[W_WALL] * prospects.later * ahead
            )
            if worth > best:
                best = worth
    return best


def tour_worth(prospects: Prospects, paid: int) -> float:
    """The best tour within reach; steps beyond those that are paid cost something."""
    reach = paid + prospects.w[W_STEPS] * prospects.later
    best = 0.0
    for steps in range(FAR):
        if steps > reach:
            break
        worth = prospects.tour[steps]
        if steps > paid:
            worth -= prospects.w[W_STEP] * (steps - paid)
        if worth > best:
            best = worth
    return best
