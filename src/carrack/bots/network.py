"""A network that learned to play a title: a row of an observation in, what to do and what comes of
it out.

Everything is whole numbers: weights of 8 bits, what flows between the layers of 16, sums of 32 and
64. So a network plays the same on every processor, and in both builds. What is between two layers
says 1 as 1024; the sums that run along the blocks say it as 16384, what comes out as 4096.
"""

# compiled, long loops

from __future__ import annotations

from typing import Any

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Values, Weights
from carrack.bots.network_file import GOALS, ONE, SHIFT, loaded
from carrack.kernel.layout import Field, Layout
from carrack.kernel.limits import MAX_SEATS
from carrack.kernel.memory import exponential, numbers_of, prepare_scratch, release, reserve
from carrack.kernel.state import State
from carrack.kernel.widths import Index, Ints, Long, Longs, Shorts

MOST_ROWS = 64  # that are thought about at once
LOUDEST = 32767
NOTHING = -2147483647  # where nobody thought about anything
UNIT = 1.0 / 4096.0  # in what comes out
NOWHERE = -1
LEAST_CHANCE = 0.001  # nobody has none before the end
SMALLEST = 26844  # beside the mean square, so that nothing is divided by 0


class Network:
    """The weights, and room for some rows at a time. Each thread needs one of its own."""

    about: Any  # what the file says of itself
    held: Any
    inputs: int
    actions: int
    seats: int
    width: int
    blocks: int
    neck: int
    policy_at: Index  # where weights begin …
    policy_from: Index  # … and factors and biases
    first: Shorts
    first_bias: Ints
    weights: Shorts
    factors: Ints
    biases: Longs
    sums: Ints  # along the blocks
    even: Shorts  # the same, of even length
    inner: Shorts
    last: Shorts
    points: float  # that count as one
    has: list[int]  # where the points so far of each seat stand in a row, from the one that looks

    SCRATCH = Layout(Field("has", "int", MAX_SEATS))

    def __init__(self, file: bytes) -> None:
        about, self.held = loaded(file)
        prepare_scratch(self)
        places = about.get("has") or []
        for seat in range(MAX_SEATS):
            self.has[seat] = places[seat] if seat < len(places) else NOWHERE
        self.points = about.get("points", 1.0)
        self.about = about
        self.inputs, self.actions = about["inputs"], about["actions"]
        self.seats = about["seats"]
        self.width, self.blocks, self.neck = about["width"], about["blocks"], about["neck"]
        layers = 2 * self.blocks
        self.policy_at = layers * self.width * self.width + self.neck * self.width
        self.policy_from = layers * self.width + self.neck
        self.first = cython.cast("short *", numbers_of(self.held[0]))
        self.first_bias = cython.cast("int *", numbers_of(self.held[1]))
        self.weights = cython.cast("short *", numbers_of(self.held[2]))
        self.factors = cython.cast("int *", numbers_of(self.held[3]))
        self.biases = cython.cast("long long *", numbers_of(self.held[4]))
        self.sums = cython.cast("int *", reserve(MOST_ROWS * self.width, 4))
        self.even = cython.cast("short *", reserve(MOST_ROWS * self.width, 2))
        self.inner = cython.cast("short *", reserve(MOST_ROWS * self.width, 2))
        self.last = cython.cast("short *", reserve(MOST_ROWS * self.neck, 2))

    def __dealloc__(self) -> None:
        release(cython.cast("size_t", self.sums))
        release(cython.cast("size_t", self.even))
        release(cython.cast("size_t", self.inner))
        release(cython.cast("size_t", self.last))


class Observer:
    """Writes what a seat may see into a row; the package for research brings one."""

    row: Shorts  # the first of so many rows
    rows: int
    size: int

    def look(self, g: State, seat: int) -> None:
        """Fill the first row."""


class Taught:
    """A network, and somebody who tells it what a seat sees."""

    network: Network
    observer: Observer
    heat: float  # public: how much less likely an action may be and still tempt

    def __init__(self, network: Network, observer: Observer) -> None:
        self.network = network
        self.observer = observer
        self.heat = 1.0

    def think(self, count: int) -> None:  # gil
        """Think about so many rows of the observer at once."""
        with cython.nogil:
            think(self.network, self.observer, count)

    def says(self, row: int, number: int) -> int:  # gil
        """How much it likes an action in a row that it has thought about; behind all actions, three
        goals of each seat, from the one that looks. 4096 stand for 1.
        """
        known = self.network.actions + GOALS * self.network.seats
        if 0 <= row < MOST_ROWS and 0 <= number < known:
            return said(self.network, row, number)
        return NOTHING

    def best(self, g: State, seat: int) -> int:  # gil
        """What it likes best of what the seat may do; the first of those it likes alike."""
        with cython.nogil:
            found = find_best(self, g, seat)
        return found

    def weigh(self, g: State, seat: int, weights: Weights) -> None:
        """How tempting the actions are that `fill_legal` has just listed."""
        self.observer.look(g, seat)
        think(self.network, self.observer, 1)
        best = -1.0e9
        for i in range(g.move_count):
            weights.at[i] = said(self.network, 0, g.moves[i]) * UNIT
            if weights.at[i] > best:
                best = weights.at[i]
        for i in range(g.move_count):
            weights.at[i] = exponential((weights.at[i] - best) / self.heat)

    def value(self, g: State, seat: int, values: Values) -> None:
        """What each seat may expect, seen by this one: its chance to win and its points."""
        self.observer.look(g, seat)
        think(self.network, self.observer, 1)
        total = 0.0
        for k in range(g.seats):
            who = (seat + k) % g.seats
            values.chance[who] = won(self.network, k)
            values.points[who] = earned(self.network, self.observer, k)
            total += values.chance[who]
        for who in range(g.seats):
            values.chance[who] /= total


def won(net: Network, k: int) -> float:
    """The share of a win of the seat that is so far from the one that looks."""
    told = said(net, 0, net.actions + k * GOALS) * UNIT
    return told if told > LEAST_CHANCE else LEAST_CHANCE


def earned(net: Network, observer: Observer, k: int) -> float:
    points = said(net, 0, net.actions + k * GOALS + 2) * UNIT * net.points
    place = net.has[k]
    return points + observer.row[place] if 0 <= place < observer.size else points


def think(net: Network, observer: Observer, count: int) -> None:
    if 0 < count <= min(observer.rows, MOST_ROWS) and observer.size <= net.inputs:
        run(net, observer.row, observer.size, count)


def find_best(taught: Taught, g: State, seat: int) -> int:
    count = g.fill_legal(seat)
    taught.observer.look(g, seat)
    think(taught.network, taught.observer, 1)
    best = 0
    most = said(taught.network, 0, g.moves[0])
    for i in range(1, count):
        liked = said(taught.network, 0, g.moves[i])
        if liked > most:
            best, most = i, liked
    return g.moves[best]


def run(net: Network, rows: Shorts, size: Index, count: int) -> None:
    for row in range(count):
        enter(net, rows, row * size, size, row * net.width)
    layer = net.width * net.width
    for block in range(net.blocks):
        make_even(net, count)
        inside(net, 2 * block * layer, 2 * block * net.width, count)
        back(net, (2 * block + 1) * layer, (2 * block + 1) * net.width, count)
    make_even(net, count)
    narrow(net, 2 * net.blocks * layer, 2 * net.blocks * net.width, count)


def enter(net: Network, rows: Shorts, start: Index, size: Index, to: Index) -> None:
    """The first layer: most numbers of a row are 0, and the rest are added up."""
    sums, weights, width = net.sums, net.first, net.width
    for h in range(width):
        sums[to + h] = net.first_bias[h]
    for i in range(size):
        number = rows[start + i]
        if number != 0:
            add(sums, to, weights, i * width, width, number)
    for h in range(width):
        if sums[to + h] < 0:
            sums[to + h] = 0


def add(sums: Ints, to: Index, weights: Shorts, at: Index, width: int, number: int) -> None:
    for h in range(width):
        sums[to + h] += number * weights[at + h]


def make_even(net: Network, count: int) -> None:
    """All rows as long as each other: their mean square becomes 1."""
    for row in range(count):
        start: Index = row * net.width
        squares: Long = 0
        for h in range(net.width):
            sum: Long = net.sums[start + h]
            squares += sum * sum
        length = root(squares // net.width + SMALLEST)
        one: Long = ONE
        part: Long = (one << SHIFT) // length
        for h in range(net.width):
            wide: Long = net.sums[start + h]
            net.even[start + h] = (wide * part + (1 << 23)) >> SHIFT


def root(square: Long) -> Long:
    """The whole part of the square root, by Newton's way from above."""
    found: Long = square
    next: Long = (square + 1) // 2
    while next < found:
        found = next
        next = (found + square // found) // 2
    return found


def inside(net: Network, at: Index, to: Index, count: int) -> None:
    """The inner layer of a block, worked out from the sums."""
    for h in range(net.width):
        for row in range(count):
            start: Index = row * net.width
            net.inner[start + h] = loud(net, net.even, start, at + h * net.width, to + h)


def back(net: Network, at: Index, to: Index, count: int) -> None:
    """What the inner layer of a block adds to the sums."""
    for h in range(net.width):
        for row in range(count):
            start: Index = row * net.width
            total: Long = product(net.inner, start, net.weights, at + h * net.width, net.width)
            net.sums[start + h] += (total * net.factors[to + h] + net.biases[to + h]) >> SHIFT


def narrow(net: Network, at: Index, to: Index, count: int) -> None:
    """The last layer, worked out from the sums; all that comes out is made of it."""
    for h in range(net.neck):
        for row in range(count):
            net.last[row * net.neck + h] = loud(
                net, net.even, row * net.width, at + h * net.width, to + h
            )


def loud(net: Network, numbers: Shorts, start: Index, at: Index, to: Index) -> int:
    """One output that is never negative."""
    total: Long = product(numbers, start, net.weights, at, net.width)
    found: Long = (total * net.factors[to] + net.biases[to]) >> SHIFT
    if found < 0:
        return 0
    if found > LOUDEST:
        return LOUDEST
    return found


def product(numbers: Shorts, start: Index, weights: Shorts, at: Index, size: int) -> int:
    total = 0
    for i in range(size):
        total += numbers[start + i] * weights[at + i]
    return total


def said(net: Network, row: int, number: int) -> int:
    at: Index = net.policy_at + number * net.neck
    total: Long = product(net.last, row * net.neck, net.weights, at, net.neck)
    to: Index = net.policy_from + number
    return (total * net.factors[to] + net.biases[to]) >> SHIFT
