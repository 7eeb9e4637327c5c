"""The network of the evaluator of Macao: from a look at a seat to the prestige it will still gain.

One hidden layer. Cards, turns left and the phase of the round are switches, each with a row of its
own; everything else is a number. The weights were learned from games of the bots with themselves
(`tools/tuning/macao.py`).
"""

# compiled, long loops

from __future__ import annotations

from array import array
from pathlib import Path

from carrack.games.macao.bots.factors import (
    ACTIVE_ROWS,
    AHEAD,
    HIDDEN,
    MOST_ON,
    NUMBERS,
    PARTS,
    PHASE_ROWS,
    POINTS_A_MARKER,
    POINTS_A_QUARTER,
    SIZE,
    SWITCHES,
    TABLEAU_ROWS,
    TURN_ROWS,
)
from carrack.games.macao.bots.plan import look_at
from carrack.games.macao.bots.prospects import Prospects
from carrack.games.macao.names import (
    COLOR_COUNT,
    OVER,
    TYPE_COUNT,
)
from carrack.games.macao.state import Table, cargo_size, wall_rank
from carrack.kernel.game import Game
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import prepare_scratch

WEIGHTS = Path(__file__).parent / "weights.net"


class Net:
    """The weights, and the inputs of the last prospects."""

    prospects: Prospects
    row: list[list[float]]
    bias: list[float]
    out: list[float]
    shift: float
    number: list[float]
    used: list[int]  # numbers that are not 0
    on: list[int]
    on_count: int
    summed: list[int]  # switches whose rows were summed up last …
    summed_count: int
    base: list[float]  # … and what came of it
    hidden: list[float]

    SCRATCH = Layout(
        Field("row", "double", SWITCHES + NUMBERS, HIDDEN),
        Field("bias", "float", HIDDEN),
        Field("out", "float", HIDDEN),
        Field("number", "double", NUMBERS),
        Field("used", "int", NUMBERS),
        Field("on", "int", MOST_ON),
        Field("summed", "int", MOST_ON),
        Field("base", "double", HIDDEN),
        Field("hidden", "double", HIDDEN),
    )

    def __init__(self, game: Game, weights: bytes | None = None) -> None:
        self.prospects = Prospects(game)
        prepare_scratch(self)
        self.take(WEIGHTS.read_bytes() if weights is None else weights)

    def take(self, weights: bytes) -> None:
        """Rows of switches and numbers, the bias of the hidden layer, its output weights."""
        values = array("f", weights)
        if len(values) != SIZE:
            raise ValueError(f"{SIZE} weights are needed, not {len(values)}")
        for i in range(SWITCHES + NUMBERS):
            for h in range(HIDDEN):
                self.row[i][h] = values[i * HIDDEN + h]
        rest = (SWITCHES + NUMBERS) * HIDDEN
        for h in range(HIDDEN):
            self.bias[h] = values[rest + h]
            self.out[h] = values[rest + HIDDEN + h]
        self.shift = values[rest + 2 * HIDDEN]
        self.summed_count = -1

    def inputs(self, g: Table, seat: int) -> tuple[list[int], list[float], float, float]:
        """For learning: switches that are on, numbers, what the seat has, what it will gain."""
        look_at(self.prospects, g, seat)
        fill_inputs(self, g, seat)
        on = [self.on[i] for i in range(self.on_count)]
        return on, [self.number[i] for i in range(NUMBERS)], in_hand(self, g, seat), run(self)


def in_hand(net: Net, g: Table, seat: int) -> float:
    """What would count if nothing more were done."""
    worth = g.prestige[seat] - POINTS_A_MARKER * g.punish_markers[seat]
    return worth + POINTS_A_QUARTER * net.prospects.largest


def estimate(net: Net, g: Table, seat: int) -> float:
    """The prestige that a seat is expected to end with."""
    if g.phase == OVER:
        return g.prestige[seat]
    look_at(net.prospects, g, seat)
    fill_inputs(net, g, seat)
    return in_hand(net, g, seat) + run(net)


def run(net: Net) -> float:
    if not is_summed(net):
        sum_switches(net)
    for h in range(HIDDEN):
        net.hidden[h] = net.base[h]
    count = gather(net)
    for i in range(0, count, 4):
        a, b, c, d = net.used[i], net.used[i + 1], net.used[i + 2], net.used[i + 3]
        x, y, z, w = net.number[a], net.number[b], net.number[c], net.number[d]
        a, b, c, d = a + SWITCHES, b + SWITCHES, c + SWITCHES, d + SWITCHES
        for h in range(HIDDEN):
            net.hidden[h] += (x * net.row[a][h] + y * net.row[b][h]) + (
                z * net.row[c][h] + w * net.row[d][h]
            )
    result = net.shift
    for h in range(HIDDEN):
        if net.hidden[h] > 0.0:
            result += net.hidden[h] * net.out[h]
    return result


def gather(net: Net) -> int:
    """Which numbers are not 0, filled up to a multiple of four with the last number, always 0."""
    count = 0
    for i in range(NUMBERS):
        if net.number[i] != 0.0:
            net.used[count] = i
            count += 1
    while count % 4 != 0:
        net.used[count] = NUMBERS - 1
        count += 1
    return count


def is_summed(net: Net) -> bool:
    """Whether the same switches are on as before: most actions change none."""
    if net.on_count != net.summed_count:
        return False
    for i in range(net.on_count):
        if net.on[i] != net.summed[i]:
            return False
    return True


def sum_switches(net: Net) -> None:
    net.summed_count = net.on_count
    for h in range(HIDDEN):
        net.base[h] = net.bias[h]
    for i in range(net.on_count):
        row = net.on[i]
        net.summed[i] = row
        for h in range(HIDDEN):
            net.base[h] += net.row[row][h]


# ---- inputs ----


def switch(net: Net, row: int) -> None:
    if net.on_count < MOST_ON:
        net.on[net.on_count] = row
        net.on_count += 1


def fill_inputs(net: Net, g: Table, seat: int) -> None:
    net.on_count = 0
    for i in range(g.active_size[seat]):
        switch(net, ACTIVE_ROWS + g.active[seat][i])
    for i in range(g.tableau_size[seat]):
        switch(net, TABLEAU_ROWS + g.tableau[seat][i])
    switch(net, TURN_ROWS + net.prospects.turns)
    switch(net, PHASE_ROWS + g.phase)
    at = fill_plain(net, g, seat)
    at = fill_parts(net, g, at)
    fill_cubes(net, g, seat, at)


def put(net: Net, at: int, value: float) -> int:
    net.number[at] = value
    return at + 1


def fill_plain(net: Net, g: Table, seat: int) -> int:
    """Counts of what the seat has."""
    at = put(net, 0, net.prospects.turns / 12.0)
    at = put(net, at, 1.0 if net.prospects.acting else 0.0)
    at = put(net, at, net.prospects.choices)
    at = put(net, at, g.gold[seat] / 20.0)
    at = put(net, at, g.tribute_price / 20.0)
    at = put(net, at, g.tribute_gain / 12.0)
    at = put(net, at, 1.0 if g.gold[seat] >= g.tribute_price else 0.0)
    at = put(net, at, g.tribute_uses[seat])
    at = put(net, at, g.jokers[seat] / 3.0)
    at = put(net, at, wall_rank(g, seat) / (g.seats - 1.0))
    at = put(net, at, g.wall[seat] / 15.0)
    at = put(net, at, g.seats / 4.0)
    at = put(net, at, g.tableau_size[seat] / 5.0)
    at = put(net, at, cargo_size(g, seat) / 6.0)
    at = put(net, at, net.prospects.markers / 10.0)
    at = put(net, at, net.prospects.largest / 8.0)
    at = put(net, at, net.prospects.darks / 4.0)
    for kind in range(3):
        at = put(net, at, net.prospects.kinds[kind] / 5.0)
    for office in range(TYPE_COUNT):
        at = put(net, at, net.prospects.offices[office] / 3.0)
    at = put(net, at, g.quarters_taken[seat])
    at = put(net, at, g.wall_moved[seat])
    return put(net, at, g.free_steps[seat] / 4.0)


def fill_parts(net: Net, g: Table, at: int) -> int:
    """What the look says of the future."""
    total = 0.0
    for part in range(PARTS):
        at = put(net, at, net.prospects.part[part] / 15.0)
        total += net.prospects.part[part]
    at = put(net, at, total / 40.0)
    for turn in range(AHEAD + 1):
        at = put(net, at, net.prospects.paid_at[turn] / 2.0)
    at = put(net, at, net.prospects.tour[0] / 10.0)
    at = put(net, at, net.prospects.tour[3] / 10.0)
    at = put(net, at, net.prospects.tour[6] / 10.0)
    return put(net, at, net.prospects.tour[12] / 10.0)


def fill_cubes(net: Net, g: Table, seat: int, at: int) -> int:
    """Cubes at the arrow by color, and on the rose by turn."""
    for color in range(COLOR_COUNT):
        at = put(net, at, g.supply[seat][color] / 3.0)
    for pips in range(1, 7):
        total = 0
        colors = 0
        for color in range(COLOR_COUNT):
            total += g.rose[seat][pips][color]
            if g.rose[seat][pips][color] > 0:
                colors += 1
        at = put(net, at, total / 6.0)
        at = put(net, at, colors / 3.0)
        at = put(net, at, 1.0 if total == 0 else 0.0)
    while at < NUMBERS:
        at = put(net, at, 0.0)
    return at
