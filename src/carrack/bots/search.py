"""Search for all titles: trees on samples of what a seat may see, one or several at a time.

A search is given the view of its seat and nothing else. The same seed, view and number of
simulations lead to the same choice on every machine: each tree has its own luck, and however many
threads there are, the trees are the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any

from carrack.bots.evaluator import Evaluator
from carrack.bots.network import Taught
from carrack.bots.styles import liked
from carrack.bots.tree import Tree
from carrack.bots.weights import taught_for
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.kernel.parts import folder_of, part_of
from carrack.kernel.state import State

View = Mapping[str, Any]
CHUNK = 16  # simulations between two looks at the clock
MANY = 10**6  # where only the clock counts
POINT = 0.01  # of a win, to a style, where nobody strives for points


@dataclass(frozen=True)
class Effort:
    """How hard a search thinks."""

    simulations: int  # of each tree
    trees: int = 1
    horizon: int = (
        1  # stages that a playout goes on for; what a stage is says the title's evaluator
    )
    exploration: float = 1.0
    caution: float = 0.0
    heat: float | None = None  # of the evaluator; its own if there is none
    ambition: float = 0.0  # the part that points have in what is strived for, beside the win
    paranoid: bool = False
    steady: bool = False  # playouts do what tempts most, without chance
    random: bool = False  # playouts at random, to the end
    weights: str | None = None  # what the evaluator has learned besides, a file …
    learned_at: int = 0  # … and at tables of how many seats; elsewhere it judges as usual
    # how much less likely a network's policy may find an action and it still tempts in the tree;
    # without a network, or weights of one, what the evaluator says counts
    taught: float | None = None
    judged: float = 0.0  # the part of a network's values in what a new node is worth; 1: no playout
    milliseconds: int | None = None  # think for so long instead


@dataclass(frozen=True)
class Tried:
    """One action: how often it was tried, and what came of it for the seat."""

    action: int
    visits: int
    chance: float  # to win
    points: float  # expected at the end


def evaluator_for(game: Game, weights: str | None = None) -> Evaluator:
    """The evaluator of a title; for an unknown one, an evaluator that knows nothing."""
    part: Any = part_of(game, "bots.evaluator")
    if part is None:
        return Evaluator(game)
    learned = [(folder_of(game) / "bots" / weights).read_bytes()] if weights else []
    evaluator: Evaluator = part.TitleEvaluator(game, *learned)
    return evaluator


def weights_at(effort: Effort, seats: int) -> str | None:
    """What the evaluator has learned besides, at tables of so many seats."""
    return effort.weights if effort.learned_at == seats else None


def teacher_for(game: Game, seats: int) -> Taught | None:
    """The network of a title, told about tables of so many seats; None where there is none."""
    try:
        return taught_for(game, seats)
    except CarrackError:
        return None


class Search:
    """Thinks for one seat, and remembers its trees while the seat goes on without a surprise."""

    def __init__(self, effort: Effort, seed: int, style: str = "") -> None:
        self.effort = effort
        self.style = style
        self.liked: dict[int, float] = {}  # points that actions seem to bring more to this style
        self.random = Random(seed)
        self.game: Game | None = None
        self.seats = 0
        self.evaluators: list[Evaluator] = []
        self.teachers: list[Taught | None] = []
        self.trees: list[Tree] = []
        self.expected: tuple[View, int] | None = None  # what is seen after this action

    def __getstate__(self) -> dict[str, Any]:
        """A copy in another process grows trees of its own."""
        forgotten: dict[str, Any] = {
            "game": None,
            "seats": 0,
            "evaluators": [],
            "trees": [],
            "expected": None,
        }
        return {**vars(self), **forgotten}

    def think(self, game: Game, view: View) -> list[Tried]:
        """What was tried, the best one first."""
        self.begin(game, view)
        root = game.sample(view, self.random)
        if self.style:
            seat = view["viewer"]
            self.liked = liked(game, root, seat, self.style, root.legal(seat))
        if root.native:
            self.grow(game, view, root)
            found = merged([tree.tried() for tree in self.trees])
        else:
            found = flat(root, view, game, self.effort, self.random)
        return self.ranked(found)

    def ranked(self, found: list[Tried]) -> list[Tried]:
        """What was tried nearly as often as any comes first, by its worth; then the rest."""
        often = max(one.visits for one in found) / 2
        return sorted(
            found,
            key=lambda one: (
                -self.worth_of(one) if one.visits > often else 1.0,
                -one.visits,
                one.action,
            ),
        )

    def worth_of(self, one: Tried) -> float:
        """What is strived for, from 0 to 1: the chance to win, and points as far as they count."""
        full = self.evaluators[0].full if self.evaluators else 0.0
        part = self.effort.ambition if full > 0 else 0.0
        worth = one.chance + (part * (one.points / full - one.chance) if part else 0.0)
        return worth + self.liked.get(one.action, 0.0) * (part / full if part else POINT)

    def choose(self, game: Game, view: View, legal: Sequence[int]) -> int:
        """The best action; trees are kept for the next choice."""
        if len(legal) == 1:
            return legal[0]
        action = self.think(game, view)[0].action
        self.expect(game, view, action)
        return action

    def begin(self, game: Game, view: View) -> None:
        """New trees, or those of the choice before if everything came as expected."""
        seats = len(view.get("seats", ()))
        if game is not self.game or seats != self.seats:
            self.game, self.seats = game, seats
            self.evaluators = [self.new_evaluator(game) for _ in range(self.effort.trees)]
            self.teachers = [self.new_teacher(game) for _ in range(self.effort.trees)]
            self.trees = []
        if self.expected is not None and self.trees and self.expected[0] == view:
            kept = [tree.rebase(self.expected[1]) for tree in self.trees]
            if all(kept):
                return
        self.trees = [
            self.new_tree(evaluator, teacher, view)
            for evaluator, teacher in zip(self.evaluators, self.teachers, strict=True)
        ]

    def new_evaluator(self, game: Game) -> Evaluator:
        evaluator = evaluator_for(game, weights_at(self.effort, self.seats))
        if self.effort.heat is not None:
            evaluator.heat = self.effort.heat
        return evaluator

    def new_tree(self, evaluator: Evaluator, teacher: Taught | None, view: View) -> Tree:
        effort = self.effort
        simulations = effort.simulations if effort.milliseconds is None else MANY
        tree = Tree(evaluator, view["viewer"], self.random.getrandbits(63), simulations)
        tree.exploration, tree.caution = effort.exploration, effort.caution
        tree.horizon, tree.paranoid, tree.random = effort.horizon, effort.paranoid, effort.random
        tree.ambition, tree.steady = effort.ambition, effort.steady
        if teacher is not None:
            tree.learn_from(teacher, effort.judged)
        return tree

    def new_teacher(self, game: Game) -> Taught | None:
        if self.effort.taught is None:
            return None
        teacher = teacher_for(game, self.seats)
        if teacher is not None:
            teacher.heat = self.effort.taught
        return teacher

    def expect(self, game: Game, view: View, action: int) -> None:
        """What will be seen next, if this action shows nothing new and the seat goes on."""
        seat = view["viewer"]
        after = game.sample(view, self.random)
        after.apply(seat, action)
        goes_on = after.may_undo(seat) > 0 and after.to_move == seat
        self.expected = (after.view(seat), action) if goes_on else None
        if not goes_on:
            self.trees = []  # they can be large, and nobody needs them any more

    def grow(self, game: Game, view: View, root: State) -> None:
        """All trees, each in a thread of its own."""
        seeds = [self.random.getrandbits(63) for _ in self.trees]
        work = [
            (tree, game, view, root, seed) for tree, seed in zip(self.trees, seeds, strict=True)
        ]
        threads = [Thread(target=self.grow_one, args=part) for part in work[1:]]
        for thread in threads:
            thread.start()
        self.grow_one(*work[0])
        for thread in threads:
            thread.join()

    def grow_one(self, tree: Tree, game: Game, view: View, root: State, seed: int) -> None:
        luck, g = Random(seed), root.clone()
        tree.evaluator.attach(root)
        end = None
        if self.effort.milliseconds is not None:
            end = perf_counter() + self.effort.milliseconds / 1000
        left = self.effort.simulations
        if self.liked:
            self.favor(tree, game.sample(view, luck))
        while left > 0 if end is None else perf_counter() < end:
            if tree.evaluator.redeals:
                count = left if end is None else CHUNK
                tree.run(root, g, count)
            else:
                count = 1
                tree.run_on(game.sample(view, luck))
            left -= count

    def favor(self, tree: Tree, g: State) -> None:
        """What this style likes tempts it more, as if it brought so much more."""
        tree.run_on(g)  # now the actions are there
        for action, much in self.liked.items():
            tree.press(action, tree.press(action, 0.0) * exp(much / tree.evaluator.heat))


def merged(trees: list[list[tuple[int, int, float, float]]]) -> list[Tried]:
    """What several trees have found, by action."""
    visits: dict[int, int] = {}
    sums: dict[int, tuple[float, float]] = {}
    for tree in trees:
        for action, count, chance, points in tree:
            visits[action] = visits.get(action, 0) + count
            before = sums.get(action, (0.0, 0.0))
            sums[action] = before[0] + count * chance, before[1] + count * points
    return [
        Tried(action, count, sums[action][0] / count, sums[action][1] / count)
        for action, count in visits.items()
    ]


# ---- titles in plain Python ----


def flat(root: State, view: View, game: Game, effort: Effort, luck: Random) -> list[Tried]:
    """Random games after each action, all equally often, through the verbs that every title has."""
    seat = view["viewer"]
    legal = root.legal(seat)
    wins = [0.0] * len(legal)
    points = [0.0] * len(legal)
    rounds = max(1, effort.simulations * effort.trees // len(legal))
    for _ in range(rounds):
        for i, action in enumerate(legal):
            state = game.sample(view, luck)
            state.apply(seat, action)
            while not state.is_over:
                mover = state.to_move
                state.apply(mover, luck.choice(state.legal(mover)))
            wins[i] += shares(state)[seat]
            points[i] += state.scores()[seat]
    return [
        Tried(action, rounds, wins[i] / rounds, points[i] / rounds)
        for i, action in enumerate(legal)
    ]


def shares(state: State) -> list[float]:
    """The win of a game that is over; those who share the first place share it. Where all have lost
    against the game it is nobody's.
    """
    places = [state.final_place(seat) for seat in range(state.seats)]
    return [(place == 1) / max(1, places.count(1)) for place in places]
