"""One search tree, and simulations through it: Monte Carlo tree search over information sets.

Every simulation begins with a table of its own, on which all that the seat cannot know is drawn
anew. It walks down the tree by the PUCT rule (Rosin, 2011), adds what is new there, plays on for a
while by what tempts, and carries each seat's chance to win back up. Nodes stand for what was done,
not for what lies on the table, so that dice and hidden cards need no nodes; an action counts as
often as it was possible (Cowling, Powley and Whitehouse, 2012).
"""

# compiled

from __future__ import annotations

try:
    import cython
except ImportError:
    from carrack.kernel import shadow as cython

from carrack.bots.evaluator import Evaluator, Values, Weights
from carrack.bots.network import Taught
from carrack.kernel.chance import seed_streams
from carrack.kernel.layout import Field, Layout
from carrack.kernel.limits import MASK64, MAX_SEATS, NOBODY
from carrack.kernel.memory import prepare_scratch, release, reserve, square_root
from carrack.kernel.state import State
from carrack.kernel.widths import Bits, Chars, Doubles, Ints, Long, Shorts

MOST_NODES = 200_000
NODES_EACH = 30  # that a simulation adds, at most, on average
LEAST_NODES = 2000
DEEPEST = 256
MOST_ACTIONS = 8192  # numbers of actions that a node can hold
ROOT = 0
NOTHING = 0  # no child, no next: the root is nobody's child
LONGEST = 4000  # decisions of a playout
UNIT = 1.0 / 2147483648.0


class Tree:
    """Nodes in one block: what was done, by whom, how often, and what came of it."""

    evaluator: Evaluator
    teacher: Taught  # what tempts in the tree, if `taught`
    taught: bool
    judged: float  # the part that the teacher's values have in what a new node is worth
    weights: Weights
    values: Values
    guess: Values  # of the teacher
    seat: int  # who thinks
    root: int
    size: int
    room: int  # for nodes
    exploration: float  # public
    # how much worse than its parent a node is expected to be that nobody has tried
    caution: float  # public
    horizon: int  # public: stages that a playout goes on for
    steady: bool  # public: playouts do what tempts most; otherwise whatever tempts, by chance
    random: bool  # public: playouts choose evenly and go on to the end
    ambition: float  # public: the part that points have in what a seat strives for, beside the win
    paranoid: bool  # public: everybody else wants the thinker to lose, and nothing more
    luck: Bits
    limit: int
    decisions: Long  # in all simulations so far, forced ones left out
    action: Shorts
    mover: Chars
    first: Ints
    next: Ints
    visits: Ints
    possible: Ints
    prior: Doubles
    points: Doubles  # of the thinker
    wins: Doubles  # of the thinker
    worth: Doubles  # what each seat strives for, from 0 to 1, node by node
    path: list[int]
    mark: list[int]

    SCRATCH = Layout(Field("path", "int", DEEPEST), Field("mark", "int", MOST_ACTIONS))

    def __init__(self, evaluator: Evaluator, seat: int, luck: int, simulations: int) -> None:
        self.evaluator = evaluator
        self.taught = False
        self.judged = 0.0
        self.weights = Weights()
        self.values = Values()
        self.guess = Values()
        self.seat = seat
        self.luck = luck | 1
        self.exploration = 1.0
        self.caution = 0.0
        self.ambition = 0.0
        self.horizon = 1
        self.steady = False
        self.random = False
        self.paranoid = False
        self.room = min(MOST_NODES, LEAST_NODES + NODES_EACH * simulations)
        self.reserve_nodes(self.room)
        prepare_scratch(self)
        self.size = 0
        self.decisions = 0
        self.root = new_node(self, 0, NOBODY, 1.0)

    def learn_from(self, teacher: Taught, judged: float = 0.0) -> None:  # python
        """Let a network say what tempts in the tree, and what new nodes are worth: with 1 nothing
        is played on, with 0 its values are not asked for.
        """
        self.teacher = teacher
        self.taught = True
        self.judged = judged

    def reserve_nodes(self, room: int) -> None:  # python
        self.action = cython.cast("short *", reserve(room, 2))
        self.mover = cython.cast("signed char *", reserve(room, 1))
        self.first = cython.cast("int *", reserve(room, 4))
        self.next = cython.cast("int *", reserve(room, 4))
        self.visits = cython.cast("int *", reserve(room, 4))
        self.possible = cython.cast("int *", reserve(room, 4))
        self.prior = cython.cast("double *", reserve(room, 8))
        self.points = cython.cast("double *", reserve(room, 8))
        self.wins = cython.cast("double *", reserve(room, 8))
        self.worth = cython.cast("double *", reserve(room * MAX_SEATS, 8))

    def __dealloc__(self) -> None:
        release(cython.cast("size_t", self.action))
        release(cython.cast("size_t", self.mover))
        release(cython.cast("size_t", self.first))
        release(cython.cast("size_t", self.next))
        release(cython.cast("size_t", self.visits))
        release(cython.cast("size_t", self.possible))
        release(cython.cast("size_t", self.prior))
        release(cython.cast("size_t", self.points))
        release(cython.cast("size_t", self.wins))
        release(cython.cast("size_t", self.worth))

    def rebase(self, action: int) -> bool:  # python
        """Keep what lies below an action that was done; False if nothing does."""
        child = self.first[self.root]
        while child != NOTHING:
            if self.action[child] == action:
                self.root = child
                return self.size < self.room // 2
            child = self.next[child]
        return False

    def tried(self) -> list[tuple[int, int, float, float]]:
        """Each action at the root: how often it was tried, the chance to win, the points."""
        found = []
        child = self.first[self.root]
        while child != NOTHING:
            visits = self.visits[child]
            if visits > 0:
                chance = self.wins[child] / visits
                found.append((self.action[child], visits, chance, self.points[child] / visits))
            child = self.next[child]
        return found

    def press(self, action: int, prior: float) -> float:  # python
        """Give an action at the root another prior, and say which it had.

        With a very high one nothing else is tried there: so an action is looked at that the search
        would not do.
        """
        child = self.first[self.root]
        while child != NOTHING:
            if self.action[child] == action:
                before = self.prior[child]
                self.prior[child] = prior
                return before
            child = self.next[child]
        return 0.0

    def chances(self, seats: int) -> list[float]:
        """Each seat's chance to win, as the last simulation ended."""
        return [self.values.chance[seat] for seat in range(seats)]

    def run(self, root: State, g: State, simulations: int) -> None:  # gil
        """Run simulations from tables like `root`, whose hidden part is drawn anew each time.

        `g` is a blank state to play on.
        """
        with cython.nogil:
            simulate_all(self, root, g, simulations)

    def run_on(self, g: State) -> None:  # gil
        """One simulation on this very table, which is used up."""
        with cython.nogil:
            seed_streams(g, next_luck(self))
            simulate(self, g)


def new_node(tree: Tree, action: int, mover: int, prior: float) -> int:
    node = tree.size
    tree.size += 1
    tree.action[node] = action
    tree.mover[node] = mover
    tree.first[node] = NOTHING
    tree.next[node] = NOTHING
    tree.visits[node] = 0
    tree.possible[node] = 0
    tree.prior[node] = prior
    tree.points[node] = 0.0
    tree.wins[node] = 0.0
    for seat in range(MAX_SEATS):
        tree.worth[node * MAX_SEATS + seat] = 0.0
    return node


def next_luck(tree: Tree) -> Bits:  # inline
    """The next 64 random bits (xorshift64)."""
    luck: Bits = tree.luck
    luck ^= (luck << 13) & MASK64
    luck ^= luck >> 7
    luck ^= (luck << 17) & MASK64
    tree.luck = luck
    return luck


def next_part(tree: Tree) -> float:  # inline
    """A random number from 0 to 1."""
    return (next_luck(tree) >> 33) * UNIT


def simulate_all(tree: Tree, root: State, g: State, simulations: int) -> None:
    for _ in range(simulations):
        g.copy_from(root)
        seed_streams(g, next_luck(tree))
        tree.evaluator.redeal(g, tree.seat)
        simulate(tree, g)


def simulate(tree: Tree, g: State) -> None:
    tree.limit = tree.evaluator.stage(g, tree.seat) + tree.horizon
    depth = walk_down(tree, g)
    if tree.judged > 0.0 and g.mover() != NOBODY:
        judge(tree, g)
    else:
        play_on(tree, g)
        tree.evaluator.value(g, tree.values)
    carry_up(tree, g.seats, depth)


def judge(tree: Tree, g: State) -> None:
    """What the teacher expects, alone or mixed with how a playout ends."""
    if tree.judged >= 1.0:
        tree.teacher.value(g, g.mover(), tree.values)
        return
    tree.teacher.value(g, g.mover(), tree.guess)
    play_on(tree, g)
    tree.evaluator.value(g, tree.values)
    for seat in range(g.seats):
        mix_in(tree.values.chance, tree.guess.chance, seat, tree.judged)
        mix_in(tree.values.points, tree.guess.points, seat, tree.judged)


def mix_in(found: Doubles, guess: Doubles, seat: int, part: float) -> None:
    found[seat] += part * (guess[seat] - found[seat])


# ---- down ----


def walk_down(tree: Tree, g: State) -> int:
    """To a node that nobody has tried before; how many nodes lie on the way."""
    node = tree.root
    depth = 0
    tree.path[0] = node
    seat = tree.seat  # in a window others may be asked at the same time; the thinker comes first
    while seat != NOBODY:
        count = g.fill_legal(seat)
        if count == 1:
            g.advance(seat, g.moves[0])
        else:
            if tree.visits[node] == 0 and depth > 0:
                return depth
            node = choose(tree, g, node, seat, count)
            if node == NOTHING:
                return depth
            g.advance(seat, tree.action[node])
            tree.decisions += 1
            depth += 1
            tree.path[depth] = node
            if depth == DEEPEST - 1:
                return depth
        seat = g.mover()
    return depth


def choose(tree: Tree, g: State, node: int, seat: int, count: int) -> int:
    """The most promising child among what is legal on this table."""
    mark_children(tree, node)
    unknown = 0
    for i in range(count):
        if tree.mark[g.moves[i]] == NOTHING:
            unknown += 1
    if unknown > 0:
        if tree.size + unknown > tree.room:
            unmark_children(tree, node)
            return NOTHING
        add_children(tree, g, node, seat, count)
    best = NOTHING
    best_score = -1.0e9
    guess = mean(tree, node, seat) - tree.caution
    for i in range(count):
        child = tree.mark[g.moves[i]]
        tree.possible[child] += 1
        score = guess if tree.visits[child] == 0 else mean(tree, child, seat)
        score += (
            tree.exploration
            * tree.prior[child]
            * square_root(tree.possible[child])
            / (1.0 + tree.visits[child])
        )
        if score > best_score:
            best = child
            best_score = score
    unmark_children(tree, node)
    return best


def mean(tree: Tree, node: int, seat: int) -> float:  # inline
    """What a node has been worth so far to whoever chooses there."""
    visits = tree.visits[node]
    if visits == 0:
        return 0.5
    if tree.paranoid and seat != tree.seat:
        return 1.0 - tree.worth[node * MAX_SEATS + tree.seat] / visits
    return tree.worth[node * MAX_SEATS + seat] / visits


def mark_children(tree: Tree, node: int) -> None:  # inline
    child = tree.first[node]
    while child != NOTHING:
        tree.mark[tree.action[child]] = child
        child = tree.next[child]


def unmark_children(tree: Tree, node: int) -> None:  # inline
    child = tree.first[node]
    while child != NOTHING:
        tree.mark[tree.action[child]] = NOTHING
        child = tree.next[child]


def add_children(tree: Tree, g: State, node: int, seat: int, count: int) -> None:
    """What is possible here for the first time, each with its part of the temptation."""
    if tree.taught:
        tree.teacher.weigh(g, seat, tree.weights)
        total = sum_of(tree, count)
    else:
        total = weigh(tree, g, seat, count)
    for i in range(count):
        action = g.moves[i]
        if tree.mark[action] == NOTHING:
            child = new_node(tree, action, seat, tree.weights.at[i] / total)
            tree.next[child] = tree.first[node]
            tree.first[node] = child
            tree.mark[action] = child


def weigh(tree: Tree, g: State, seat: int, count: int) -> float:
    """How tempting each action is, and all together; whoever plays at random finds all alike."""
    if tree.random:
        for i in range(count):
            tree.weights.at[i] = 1.0
    else:
        tree.evaluator.weigh(g, seat, tree.weights)
    return sum_of(tree, count)


def sum_of(tree: Tree, count: int) -> float:
    total = 0.0
    for i in range(count):
        total += tree.weights.at[i]
    return total


# ---- on ----


def play_on(tree: Tree, g: State) -> None:
    """Play by what tempts until the stage is reached, or at random to the end."""
    last = NOBODY
    for _ in range(LONGEST):
        seat = g.mover()
        if seat == NOBODY:
            return
        if not tree.random and tree.evaluator.stage(g, tree.seat) >= tree.limit:
            return
        count = g.fill_legal(seat)
        choice = 0
        if count > 1:
            tree.decisions += 1
            choice = draw(tree, g, seat, count, seat != last)
            last = seat
        g.advance(seat, g.moves[choice])


def draw(tree: Tree, g: State, seat: int, count: int, fresh: bool) -> int:  # inline
    """An action by its weight, or the one that tempts most; evenly in random playouts."""
    if tree.random:
        return ((next_luck(tree) >> 33) * count) >> 31
    if tree.steady:
        return tree.evaluator.best_temptation(g, seat, fresh, tree.weights)
    at = next_part(tree) * weigh(tree, g, seat, count)
    for i in range(count):
        at -= tree.weights.at[i]
        if at < 0.0:
            return i
    return count - 1


# ---- up ----


def carry_up(tree: Tree, seats: int, depth: int) -> None:
    part = tree.ambition if tree.evaluator.full > 0.0 else 0.0
    for i in range(depth + 1):
        node = tree.path[i]
        tree.visits[node] += 1
        tree.points[node] += tree.values.points[tree.seat]
        tree.wins[node] += tree.values.chance[tree.seat]
        for seat in range(seats):
            worth = tree.values.chance[seat]
            if part > 0.0:
                worth += part * (tree.values.points[seat] / tree.evaluator.full - worth)
            tree.worth[node * MAX_SEATS + seat] += worth
