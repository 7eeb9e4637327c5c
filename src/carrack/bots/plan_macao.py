"""What a seat of Macao will make of its cubes: cards, quarters, offices, the wall and the ship.

Together with `look_macao.py` this gives the parts of what a table is worth, which the judge takes
as inputs of its network, beside many plain counts.
"""

from __future__ import annotations

from carrack.bots.figures_macao import (
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
from carrack.bots.look_macao import (
    Look,
    active_worth,
    city_worth,
    gold_worth,
    is_ours,
    joker_worth,
    new_worth,
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

# ---- the whole ----


def look_at(look: Look, g: Table, seat: int) -> None:
    """All parts of what the table is worth to a seat."""
    take_look(look, g, seat)
    look.part[P_CITY] = city_worth(look, g, seat)
    look.part[P_ACTIVE] = active_worth(look, g, seat)
    look.part[P_GOLD] = gold_worth(look, g, seat, g.gold[seat])
    look.part[P_JOKERS] = g.jokers[seat] * joker_worth(look, g, seat)
    look.part[P_WALL] = wall_worth(look, g, seat)
    plan(look, g, seat)


# ---- the cubes of the turns to come ----


def plan(look: Look, g: Table, seat: int) -> None:
    """What the cubes will pay for: cards first, then a quarter each turn, offices, ship, wall."""
    for part in range(P_EMPTY, PARTS):
        look.part[part] = 0.0
    for turn in range(AHEAD + 1):
        look.paid_at[turn] = 0
    for turn in range(look.horizon):
        if not (look.acting and turn == 0) and count_cubes(look, turn) == 0:
            look.part[P_EMPTY] -= look.w[W_EMPTY + turn + look.choices]
    sort_tableau(look, g, seat)
    if not has(g, seat, ABBOT):
        look.part[P_TABLEAU] = -POINTS_A_MARKER * g.tableau_size[seat]
    for i in range(g.tableau_size[seat]):
        look.part[P_CARDS] += activation_worth(look, g, seat, i)
    if g.tableau_size[seat] >= TABLEAU_SPACES and look.later > 0:
        look.part[P_TABLEAU] -= 1.2 * (g.tableau_size[seat] - TABLEAU_SPACES + 1)
    judge_quarters(look, g, seat)
    sail_all(look, g, seat)
    plan_rest(look, g, seat)


def plan_rest(look: Look, g: Table, seat: int) -> None:
    """What cubes do that no card needs."""
    certain = 1.0
    steps = g.free_steps[seat]
    for turn in range(look.horizon):
        now = turn == 0 and look.acting
        share = look.w[W_NOW] if now else certain
        look.part[P_QUARTERS] += share * take_quarter(look, g, seat, turn)
        look.part[P_OFFICES] += share * use_offices(look, g, seat, turn)
        if now:
            steps += count_cubes(look, 0)
        else:
            look.part[P_SPARE] += certain * spare_worth(look, turn)
        certain *= look.w[W_UNCERTAIN]
    look.part[P_SHIP] = ship_and_wall(look, g, seat, steps)


def count_cubes(look: Look, turn: int) -> int:
    count = 0
    for color in range(COLOR_COUNT):
        count += look.cubes[turn][color]
    return count


def sort_tableau(look: Look, g: Table, seat: int) -> None:
    """The cards on the tableau, the most valuable one first."""
    for i in range(g.tableau_size[seat]):
        card = g.tableau[seat][i]
        base = new_worth(look, g, seat, card, 0)
        slope = new_worth(look, g, seat, card, 1) - base
        worth = base + slope * look.turns
        at = i
        while at > 0 and look.order_worth[at - 1] < worth:
            look.order[at] = look.order[at - 1]
            look.order_worth[at] = look.order_worth[at - 1]
            look.order_slope[at] = look.order_slope[at - 1]
            at -= 1
        look.order[at] = card
        look.order_worth[at] = worth
        look.order_slope[at] = slope


def activation_worth(look: Look, g: Table, seat: int, at: int) -> float:
    """Pay the card in the first turn that has its cubes, or hope for those that are missing."""
    card = look.order[at]
    worth = look.order_worth[at] + POINTS_A_MARKER
    hope = 0.0
    total = 0
    for color in range(COLOR_COUNT):
        total += g.t.cost[card][color]
    discount = g.t.discount[card]
    certain = 1.0
    for turn in range(look.horizon):
        missing = 0
        for color in range(COLOR_COUNT):
            if g.t.cost[card][color] > look.cubes[turn][color]:
                missing += g.t.cost[card][color] - look.cubes[turn][color]
        if missing > 0 and has(g, seat, discount) and (turn > 0 or g.used[discount] == 0):
            missing -= 1
        if missing == 0:
            for color in range(COLOR_COUNT):
                look.cubes[turn][color] -= g.t.cost[card][color]
                if look.cubes[turn][color] < 0:
                    look.cubes[turn][color] = 0
            look.paid_at[turn] += 1
            return worth * certain
        if turn > 0 or not look.acting:
            chance = power(look.w[W_MISSING], missing) * worth
            if chance > hope:
                hope = chance
        certain *= look.w[W_UNCERTAIN]
        worth -= look.order_slope[at]
    look.paid_at[AHEAD] += 1
    if look.turns > look.horizon:
        worth *= power(look.w[W_MISSING], total)
        if worth > hope:
            hope = worth
    return hope


def power(base: float, times: int) -> float:
    result = 1.0
    for _ in range(times):
        result *= base
    return result


# ---- quarters ----


def judge_quarters(look: Look, g: Table, seat: int) -> None:
    """What taking each free quarter would bring."""
    for quarter in range(g.t.quarter_count):
        if g.owner[quarter] != NONE:
            look.quarter_net[quarter] = -1.0
        else:
            gain = tile_worth(look, g, seat, g.tile[quarter])
            gain += place_worth(look, g, seat, quarter, look.largest)
            look.quarter_gain[quarter] = gain
            for color in range(COLOR_COUNT):
                gain -= 0.3 * look.w[W_CUBE] * g.t.quarter_cost[quarter][color]
            look.quarter_net[quarter] = gain


def tile_worth(look: Look, g: Table, seat: int, tile: int) -> float:
    """A good for the ship, if there is time to deliver it; a joker."""
    if tile == JOKER:
        return joker_worth(look, g, seat)
    if look.later == 0:
        return 0.0
    reach = look.w[W_STEPS] * look.later
    for port in range(PORTS):
        if look.port_node[port] != NONE and g.t.port_good[port] == tile:
            slot = tiles_in_port(g, port) + g.cargo[seat][tile]
            if slot >= SLOTS:
                return 0.0
            steps = look.away[g.ship[seat]][look.port_node[port]]
            if steps > reach:
                return 0.0
            worth = float(g.t.slots[port][slot])
            if has(g, seat, look.warehouse[tile]):
                worth *= 2.0
            if has(g, seat, COOPERAGE):
                worth += 1.0
            if has(g, seat, LIGHTHOUSE):
                worth += look.gold_rate
            return worth * look.w[W_TILE] * (1.0 - 0.5 * steps / (reach + 1.0))
    return 0.0


def place_worth(look: Look, g: Table, seat: int, quarter: int, largest: int) -> float:
    """What a marker there brings: the largest group, and cards that count markers."""
    joined = 1
    free = 0
    seen_size = 0
    for i in range(g.t.neighbor_count[quarter]):
        other = g.t.neighbors[quarter][i]
        if g.owner[other] == seat:
            # Groups of the same size count once: most often they are one group.
            if not (seen_size >> look.group[other]) & 1:
                seen_size |= 1 << look.group[other]
                joined += look.group[other]
        elif g.owner[other] == NONE:
            free += 1
    worth = 0.0
    if joined > largest:
        worth = POINTS_A_QUARTER * (joined - largest)
    elif look.later > 0:
        worth = look.w[W_APART] * joined
    if look.later > 0:
        worth += look.w[W_OPEN_LAND] * free
    if is_ours(g, seat, SMITHY):
        worth += 1.0
    if g.t.dark[quarter] and is_ours(g, seat, STATUE):
        worth += 3.0
    return worth * look.w[W_PLACE]


def take_quarter(look: Look, g: Table, seat: int, turn: int) -> float:
    """The best quarter that the cubes of a turn pay for; it is gone then."""
    if turn == 0 and look.acting:
        limit = 2 if has(g, seat, NIGHT_WATCHMAN) else 1
        if g.quarters_taken[seat] >= limit:
            return 0.0
    best = NONE
    best_gain = 0.0
    purse = purse_in(look, turn)
    for quarter in range(g.t.quarter_count):
        gain = look.quarter_net[quarter]
        if gain > best_gain and can_pay(look, g, seat, turn, quarter, purse):
            best = quarter
            best_gain = gain
    if best == NONE:
        return 0.0
    for color in range(COLOR_COUNT):
        look.cubes[turn][color] -= g.t.quarter_cost[best][color]
        if look.cubes[turn][color] < 0:
            look.cubes[turn][color] = 0
    look.quarter_net[best] = -1.0
    return look.quarter_gain[best]


def purse_in(look: Look, turn: int) -> int:
    """The cubes of a turn as one number, as in `rules/payment.py`."""
    purse = 0
    for color in range(COLOR_COUNT):
        cubes = look.cubes[turn][color]
        purse |= cubes << (BITS * color)
    return purse


def can_pay(look: Look, g: Table, seat: int, turn: int, quarter: int, purse: int) -> bool:
    if covers(purse, g.t.quarter_price[quarter]):
        return True
    if not has(g, seat, SPECULATOR) or (turn == 0 and g.used[SPECULATOR] > 0):
        return False
    missing = 0
    for color in range(COLOR_COUNT):
        if g.t.quarter_cost[quarter][color] > look.cubes[turn][color]:
            missing += g.t.quarter_cost[quarter][color] - look.cubes[turn][color]
    return missing == 1


def use_offices(look: Look, g: Table, seat: int, turn: int) -> float:
    """A cube of an office's color becomes gold; what a regular use brings is counted elsewhere."""
    if not (turn == 0 and look.acting):
        return 0.0
    worth = 0.0
    for i in range(g.active_size[seat]):
        card = g.active[seat][i]
        if card < OFFICES and g.used[card] == 0:
            color = look.office_color[card // 4]
            if look.cubes[turn][color] > 0:
                look.cubes[turn][color] -= 1
                worth += look.gold_rate * (1.0 - look.w[W_OFFICE_CUBE])
    return worth


def spare_worth(look: Look, turn: int) -> float:
    """Cubes without a purpose yet."""
    worth = 0.0
    for color in range(COLOR_COUNT):
        count = look.cubes[turn][color]
        for i in range(count):
            worth += look.w[W_SPARE + (i if i < 5 else 5)]
    if look.turns - turn == 1:
        worth *= 0.5
    return worth


# ---- ship and wall ----


def sail_all(look: Look, g: Table, seat: int) -> None:
    """For each number of steps: the most that can be delivered on a tour."""
    goods = 0
    for port in range(PORTS):
        look.port_worth[port] = 0.0
        if look.port_node[port] != NONE:
            good = g.t.port_good[port]
            tiles = g.cargo[seat][good]
            first = tiles_in_port(g, port)
            for tile in range(tiles):
                if first + tile < SLOTS:
                    value = float(g.t.slots[port][first + tile])
                    if has(g, seat, look.warehouse[good]):
                        value *= 2.0
                    if has(g, seat, COOPERAGE):
                        value += 1.0
                    if has(g, seat, LIGHTHOUSE):
                        value += look.gold_rate
                    look.port_worth[port] += value
                    goods += 1
    if is_toured(look, g.ship[seat]):
        return
    for steps in range(FAR):
        look.tour[steps] = 0.0
    if goods > 0:
        sail_on(look, g.ship[seat], 0, 0.0, 0, 0)
    for steps in range(1, FAR):
        if look.tour[steps] < look.tour[steps - 1]:
            look.tour[steps] = look.tour[steps - 1]


def is_toured(look: Look, ship: int) -> bool:
    """Whether the tour is that of the look before; if not, from now on it is."""
    same = look.toured_from == ship
    look.toured_from = ship
    for port in range(PORTS):
        if look.toured[port] != look.port_worth[port]:
            look.toured[port] = look.port_worth[port]
            same = False
    return same


def sail_on(look: Look, node: int, steps: int, value: float, seen: int, depth: int) -> None:
    """Try the nearest ports as the next ones of the tour."""
    tried = seen
    for _ in range(NEAREST):
        port = nearest(look, node, tried)
        if port == NONE:
            return
        tried |= 1 << port
        there = steps + look.away[node][look.port_node[port]]
        if there >= FAR:
            return
        worth = value + look.port_worth[port] * power(look.w[W_DECAY], there + 1)
        if worth > look.tour[there]:
            look.tour[there] = worth
        if depth < 4:
            sail_on(look, look.port_node[port], there, worth, seen | (1 << port), depth + 1)


def nearest(look: Look, node: int, seen: int) -> int:
    best = NONE
    for port in range(PORTS):
        if look.port_worth[port] <= 0.0 or (seen >> port) & 1:
            continue
        there = look.port_node[port]
        if best == NONE or look.away[node][there] < look.away[node][look.port_node[best]]:
            best = port
    return best


def ship_and_wall(look: Look, g: Table, seat: int, steps: int) -> float:
    """So many steps are paid for; some of their cubes may rather move the disc on the wall."""
    best = tour_worth(look, steps)
    if look.acting and not g.wall_moved[seat] and look.later > 0:
        ahead = 0
        for other in range(g.seats):
            if other != seat and not is_ahead(g, seat, other) and g.wall[other] <= g.wall[seat]:
                ahead += 1
        if ahead > 0 and steps - g.free_steps[seat] >= 1:
            worth = tour_worth(look, steps - 1) + 0.9 * look.w[W_WALL] * look.later * ahead
            if worth > best:
                best = worth
    return best


def tour_worth(look: Look, paid: int) -> float:
    """The best tour within reach; steps beyond those that are paid cost something."""
    reach = paid + look.w[W_STEPS] * look.later
    best = 0.0
    for steps in range(FAR):
        if steps > reach:
            break
        worth = look.tour[steps]
        if steps > paid:
            worth -= look.w[W_STEP] * (steps - paid)
        if worth > best:
            best = worth
    return best
