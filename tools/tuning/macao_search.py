"""Teach the network of the evaluator of Macao what its own search finds out.

    .venv/bin/python tools/tuning/macao_search.py label --minutes 20 --out labels
    .venv/bin/python tools/tuning/macao_search.py fit --labels labels --out better.net
    .venv/bin/python tools/tuning/macao_search.py duel --new better.net --games 2000

`label` plays steady games at four seats and stops at some choices. The actions that tempt most
there, and a few others, are searched equally often and on the same luck, so that the *differences*
between them are known well. `fit` moves the weights until the tables behind those actions differ
in the estimate as they do in the search. (Learning from how games end does not teach that: luck is
far greater than what one action is worth.) `duel` tells whether it helped without search; with
search `carrack ladder` does. Needs numpy.

The governor's weights come from three rounds of this: 10, 4 and 9 minutes of labels on one core,
each begun with the weights of the round before, all labels learned from together.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import carrack
from carrack.bots.levels import effort_of
from carrack.bots.tree import Tree
from carrack.games.macao.bots import factors as net
from carrack.games.macao.bots.evaluator import TitleEvaluator
from carrack.games.macao.bots.network import WEIGHTS
from carrack.games.macao.names import ACTIONS, PAYMENT
from carrack.kernel.game import Game

ROWS = net.SWITCHES + net.NUMBERS
SEATS = 4
NO_SWITCH = net.SWITCHES  # fills up the list of switches that are on
ON = 24  # switches that are on at most, in a real game

# ---- labels ----

HEAT = 1.5
TEMPTING, OTHERS = 6, 3  # actions that are searched at a choice
HALF = 4  # simulations of each action, twice: two halves tell how much is luck
PART_OF_CHOICES = {ACTIONS: 0.03, PAYMENT: 0.03}  # by step; cards and dice matter more
PART_OF_REST = 0.12
# How often a game strays: an action by its weight instead of the best. Where all play well, nobody
# learns why other actions are bad.
STRAYING = (0.0, 0.0, 0.02, 0.06, 0.15)
PUSHED = 1.0e9  # a prior with which nothing else is tried


class Labels:
    """One row for each searched action; those of one choice stand together."""

    def __init__(self) -> None:
        self.rows: list[tuple[Any, ...]] = []
        self.choices = 0

    def add(
        self, evaluator: TitleEvaluator, afters: list[Any], seat: int, found: list[Any]
    ) -> None:
        for after, (points, chances) in zip(afters, found, strict=True):
            on, numbers, has, _ = evaluator.net.inputs(after, seat)
            on = on + [NO_SWITCH] * (ON - len(on))
            self.rows.append((on, numbers, has, self.choices, *points, *chances))
        self.choices += 1

    def save(self, path: Path) -> None:
        parts = list(zip(*self.rows, strict=True))
        np.savez(
            path,
            on=np.array(parts[0], np.int16),
            numbers=np.array(parts[1], np.float32),
            has=np.array(parts[2], np.float32),
            choice=np.array(parts[3], np.int32),
            points=np.array(parts[4:6], np.float32).T,
            chances=np.array(parts[6:8], np.float32).T,
        )


def label(wish: argparse.Namespace) -> None:
    """Games until the time is over; a file each time that enough choices were searched."""
    game, luck = carrack.load("macao"), random.Random(wish.seed)
    evaluator = judge_of(game, wish.start)
    wish.out.mkdir(parents=True, exist_ok=True)
    end, labels, files = time.time() + 60 * wish.minutes, Labels(), 0
    while time.time() < end:
        label_game(game, evaluator, luck, labels, wish.horizon)
        if labels.choices >= wish.chunk:
            labels.save(wish.out / f"{wish.seed}-{files:03}.npz")
            files, labels = files + 1, Labels()


def label_game(
    game: Game, evaluator: TitleEvaluator, luck: random.Random, labels: Labels, horizon: int
) -> None:
    state = game.new(seats=SEATS, seed=luck.getrandbits(40))
    evaluator.attach(state)
    evaluator.heat = HEAT
    straying = luck.choice(STRAYING)
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        part = PART_OF_CHOICES.get(step_of(evaluator, state, seat), PART_OF_REST)
        action = legal[0]
        if len(legal) > 2 and luck.random() < part:
            action = label_choice(game, evaluator, state, luck, labels, horizon)
        elif len(legal) > 1 and luck.random() < straying:
            action = evaluator.pick(state, seat, luck.random())
        elif len(legal) > 1:
            action = evaluator.pick_best(state, seat, True)
        state.apply(seat, action)


def label_choice(
    game: Game,
    evaluator: TitleEvaluator,
    state: Any,
    luck: random.Random,
    labels: Labels,
    horizon: int,
) -> int:
    """Search some actions equally often; the best of them is done."""
    seat = state.to_move
    root = game.sample(state.view(seat), luck)
    tried = sorted(after_each(evaluator, root, seat), key=lambda one: -one[0])
    tried = tried[:TEMPTING] + luck.sample(tried[TEMPTING:], min(OTHERS, len(tried[TEMPTING:])))
    seed = luck.getrandbits(60)
    found = [search_action(evaluator, root, seat, action, seed, horizon) for _, action, _ in tried]
    if all(not after.is_over for _, _, after in tried):
        labels.add(evaluator, [after for _, _, after in tried], seat, found)
    means = [sum(points) for points, _ in found]
    return int(tried[means.index(max(means))][1])


def after_each(evaluator: TitleEvaluator, root: Any, seat: int) -> Iterator[tuple[float, int, Any]]:
    for action in root.legal(seat):
        after = root.clone()
        after.apply(seat, action)
        yield evaluator.worth(after, seat), action, after


def search_action(
    evaluator: TitleEvaluator, root: Any, seat: int, action: int, seed: int, horizon: int
) -> tuple[list[float], list[float]]:
    """Points and chances behind one action, each found twice."""
    tree = Tree(evaluator, seat, seed, 4 * HALF)
    effort = effort_of("captain", "macao")
    tree.exploration, tree.ambition = effort.exploration, effort.ambition
    tree.horizon, tree.steady = horizon, True
    blank = root.clone()
    tree.run(root, blank, 1)  # now the actions are there
    tree.press(action, PUSHED)
    sums = [(0, 0.0, 0.0)]
    for _ in range(2):
        tree.run(root, blank, HALF)
        sums += [
            (visits, visits * points, visits * chance)
            for one, visits, chance, points in tree.tried()
            if one == action
        ]
    steps = list(zip(sums[1:], sums, strict=False))
    points = [(b[1] - a[1]) / (b[0] - a[0]) for b, a in steps]
    return points, [(b[2] - a[2]) / (b[0] - a[0]) for b, a in steps]


def step_of(evaluator: TitleEvaluator, state: Any, seat: int) -> int:
    """The step of the round: the last switch that is on."""
    return int(evaluator.net.inputs(state, seat)[0][-1]) - net.PHASE_ROWS


def judge_of(game: Game, path: Path) -> TitleEvaluator:
    return TitleEvaluator(game, path.read_bytes())


# ---- learning ----

BATCH = 64  # choices
FAR_OFF = 5.0  # prestige: of greater errors only the sign counts
# How much the level of the estimate counts beside the differences. With 0.02 the differences suffer
# (steady play gained 9 prestige instead of 12), with 0.1 much (5).
SANE = 0.003
PACE = 2e-3


class Weights:
    """The network once more, for many tables at a time."""

    def __init__(self, flat: np.ndarray) -> None:
        end = ROWS * net.HIDDEN
        self.parts = [
            flat[:end].reshape(ROWS, net.HIDDEN).copy(),
            flat[end : end + net.HIDDEN].copy(),
            flat[end + net.HIDDEN : -1].copy(),
            flat[-1:].copy(),
        ]

    def flat(self) -> np.ndarray:
        return np.concatenate([part.ravel() for part in self.parts]).astype(np.float32)

    def estimate(self, inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        rows, bias, out, shift = self.parts
        hidden = np.maximum(inputs @ rows + bias, 0)
        return hidden @ out + shift, hidden

    def slopes(self, inputs: np.ndarray, hidden: np.ndarray, pull: np.ndarray) -> list[np.ndarray]:
        """How the loss changes with each weight, if it changes by `pull` with each estimate."""
        back = np.outer(pull, self.parts[2]) * (hidden > 0)
        return [inputs.T @ back, back.sum(0), hidden.T @ pull, np.array([pull.sum()])]


class Adam:
    """Steps against the slopes, each weight at its own pace."""

    def __init__(self, parts: list[np.ndarray]) -> None:
        self.parts, self.count = parts, 0
        self.mean = [np.zeros_like(part) for part in parts]
        self.square = [np.zeros_like(part) for part in parts]

    def step(self, slopes: list[np.ndarray], pace: float) -> None:
        self.count += 1
        for part, mean, square, slope in zip(
            self.parts, self.mean, self.square, slopes, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            true_mean = mean / (1 - 0.9**self.count)
            true_square = square / (1 - 0.999**self.count)
            part -= (pace * true_mean / (np.sqrt(true_square) + 1e-8)).astype(part.dtype)


class Choices:
    """All labels, sorted by choice; `first` says where each choice begins."""

    def __init__(self, folders: list[Path]) -> None:
        files = [np.load(path) for folder in folders for path in sorted(folder.glob("*.npz"))]
        sizes = [np.bincount(file["choice"]) for file in files]
        self.size = np.concatenate(sizes)
        self.first = np.concatenate([[0], np.cumsum(self.size)])
        self.inputs = np.concatenate([dense(file["on"], file["numbers"]) for file in files])
        self.has = np.concatenate([file["has"] for file in files])
        self.halves = np.concatenate([file["points"] for file in files])
        self.found = self.halves.mean(1)

    def rows_of(self, choices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The rows of some choices, and where each of these begins among them."""
        rows = np.concatenate([np.arange(self.first[c], self.first[c + 1]) for c in choices])
        return rows, np.concatenate([[0], np.cumsum(self.size[choices])[:-1]])


def dense(on: np.ndarray, numbers: np.ndarray) -> np.ndarray:
    inputs = np.zeros((len(on), ROWS + 1), np.float32)
    at = np.where(on == NO_SWITCH, ROWS, on)
    np.put_along_axis(inputs, at.astype(np.int64), 1.0, axis=1)
    inputs[:, net.SWITCHES : ROWS] = numbers
    return inputs[:, :ROWS]


def pull_of(error: np.ndarray, starts: np.ndarray) -> np.ndarray:
    """How the loss changes with each estimate.

    Within a choice only differences count, and those of bad actions as much as any: one that looks
    too good is soon the best of twenty. The level counts a little, since tables are valued too.
    """
    sizes = np.diff(np.concatenate([starts, [len(error)]]))
    level = np.add.reduceat(error, starts) / sizes
    pull = np.clip(error - np.repeat(level, sizes), -FAR_OFF, FAR_OFF)
    shared = np.add.reduceat(pull, starts) / sizes
    return (pull - np.repeat(shared - SANE * level, sizes)) / len(starts)


def fit(wish: argparse.Namespace) -> None:
    """Adam on the differences within choices; a tenth of the choices is held back."""
    data, luck = Choices(wish.labels), np.random.default_rng(wish.seed)
    weights = Weights(np.fromfile(wish.start, np.float32))
    order = luck.permutation(len(data.size))
    held, order = order[: len(order) // 10], order[len(order) // 10 :]
    adam = Adam(weights.parts)
    steps = wish.epochs * (len(order) // BATCH)
    report(weights, data, held, "before")
    for epoch in range(wish.epochs):
        luck.shuffle(order)
        for at in range(0, len(order) - BATCH + 1, BATCH):
            rows, starts = data.rows_of(order[at : at + BATCH])
            inputs = data.inputs[rows]
            guess, hidden = weights.estimate(inputs)
            error = data.has[rows] + guess - data.found[rows]
            pull = pull_of(error, starts).astype(np.float32)
            pace = wish.pace * 0.5 * (1 + np.cos(np.pi * adam.count / steps))
            adam.step(weights.slopes(inputs, hidden, pull), pace)
        report(weights, data, held, f"epoch {epoch}")
    wish.out.write_bytes(weights.flat().tobytes())


def report(weights: Weights, data: Choices, held: np.ndarray, when: str) -> None:
    """How much is lost, on choices that were not learned from, by doing what looks best.

    The search's own choice is made by one half of its simulations and valued by the other.
    """
    rows, starts = data.rows_of(held)
    guess = data.has[rows] + weights.estimate(data.inputs[rows])[0]
    lost = search = 0.0
    for part, at in zip(np.split(rows, starts[1:]), starts, strict=True):
        one, two = data.halves[part, 0], data.halves[part, 1]
        pick = int(np.argmax(guess[at : at + len(part)]))
        lost += one.mean() + two.mean() - one[pick] - two[pick]
        search += one.mean() + two.mean() - one[np.argmax(two)] - two[np.argmax(one)]
    off = guess - data.found[rows]
    print(
        f"{when}: better than the mean action by {-lost / 2 / len(held):.3f}, "
        f"the search by {-search / 2 / len(held):.3f}; off by {off.mean():.2f} ± {off.std():.2f}",
        flush=True,
    )


# ---- does it help? ----

Result = tuple[list[int], list[int]]  # prestige and places, by seat


def duel(wish: argparse.Namespace) -> None:
    """Without search: one new among three old, each deal from every seat, and four of a kind."""
    game = carrack.load("macao")
    old, new = judge_of(game, wish.old), judge_of(game, wish.new)
    results = []
    for number in range(wish.games):
        evaluators = [old] * SEATS
        evaluators[number % SEATS] = new
        results.append(steady_game(game, evaluators, wish.seed + number // SEATS))
    tell("one new among three old, steady", results)
    for name, evaluator in (("old", old), ("new", new)):
        four = [
            np.mean(steady_game(game, [evaluator] * SEATS, wish.seed + number)[0])
            for number in range(wish.games // SEATS)
        ]
        spread = np.std(four) / len(four) ** 0.5
        print(f"four {name}: {np.mean(four):.2f} ± {spread:.2f} in {len(four)} games", flush=True)


def steady_game(game: Game, evaluators: list[TitleEvaluator], seed: int) -> Result:
    """Everybody does what tempts most; prestige and places at the end, by seat."""
    state = game.new(seats=SEATS, seed=seed)
    for evaluator in evaluators:
        evaluator.attach(state)
    while not state.is_over:
        seat = state.to_move
        state.apply(seat, evaluators[seat].pick_best(state, seat, True))
    return result_of(state)


def result_of(state: Any) -> Result:
    return list(state.scores()), [state.final_place(seat) for seat in range(SEATS)]


def tell(name: str, results: list[Result]) -> None:
    """The seat that is different: wins, and prestige above the mean of the others."""
    mine = [i % SEATS for i in range(len(results))]
    wins = np.mean([places[me] == 1 for me, (_, places) in zip(mine, results, strict=True)])
    more = [
        final[me] - (sum(final) - final[me]) / (SEATS - 1)
        for me, (final, _) in zip(mine, results, strict=True)
    ]
    spread = np.std(more) / len(more) ** 0.5
    sure = (wins * (1 - wins) / len(more)) ** 0.5
    print(
        f"{name}: {len(more)} games, won {100 * wins:.1f} % ± {100 * sure:.1f}, "
        f"{np.mean(more):+.2f} ± {spread:.2f} above the others",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    verbs = parser.add_subparsers(dest="verb", required=True)
    one = verbs.add_parser("label")
    one.add_argument("--minutes", type=float, default=20)
    one.add_argument("--horizon", type=int, default=4, help="stages, two a round")
    one.add_argument("--chunk", type=int, default=500)
    one.add_argument("--start", type=Path, default=WEIGHTS)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--out", type=Path, default=Path("labels"))
    one = verbs.add_parser("fit")
    one.add_argument("--labels", type=Path, nargs="+", default=[Path("labels")])
    one.add_argument("--epochs", type=int, default=16)
    one.add_argument("--pace", type=float, default=PACE)
    one.add_argument("--start", type=Path, default=WEIGHTS)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--out", type=Path, default=Path("better.net"))
    one = verbs.add_parser("duel")
    one.add_argument("--games", type=int, default=2000)
    one.add_argument("--old", type=Path, default=WEIGHTS)
    one.add_argument("--new", type=Path, default=Path("better.net"))
    one.add_argument("--seed", type=int, default=1000)
    wish = parser.parse_args()
    {"label": label, "fit": fit, "duel": duel}[wish.verb](wish)


if __name__ == "__main__":
    main()
