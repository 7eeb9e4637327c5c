"""Learn the network of the evaluator of Macao from games of the bots with themselves.

    .venv/bin/python tools/tuning/macao.py --rounds 4 --games 20000 --jobs 2 --out macao.net

Each round plays games with the weights so far, every seat choosing what looks best with some
chance, and then fits the weights to what each seat still gained until the end. The first round is
played by the parts of `prospects.py` alone. Needs numpy, and torch if it is to be quick.
"""

from __future__ import annotations

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import carrack
from carrack import bots
from carrack.games.macao.bots import factors as net
from carrack.games.macao.bots.evaluator import TitleEvaluator
from carrack.games.macao.bots.network import WEIGHTS

ROWS = net.SWITCHES + net.NUMBERS
TOTAL = net.SWITCHES + 41  # the number that sums up all parts of the look
SCALE = 40.0
KEEP = 0.06  # of all positions
# Each game has its own temper: how often a choice is made at random, and how much chance there is
# in the others. Where all play well, nobody learns why other actions are bad.
TEMPERS = ((0.0, 0.1), (0.02, 0.2), (0.06, 0.2), (0.15, 0.3), (0.02, 0.6))
AFTER_WILD = 0.5  # of the positions behind a random choice


def first_weights() -> np.ndarray:
    """A network that says what the look says: one hidden unit passes the sum of its parts on."""
    luck = np.random.default_rng(1)
    rows = luck.normal(0, 0.05, (ROWS, net.HIDDEN)).astype(np.float32)
    bias = np.zeros(net.HIDDEN, np.float32)
    out = luck.normal(0, 0.01, net.HIDDEN).astype(np.float32)
    rows[:, 0] = 0
    rows[TOTAL, 0] = SCALE
    for turns in range(14):
        rows[net.TURN_ROWS + turns, 0] = 3.5 * min(12, turns)
    bias[0], out[0] = 200.0, 1.0
    out[1:] = 0
    return np.concatenate([rows.ravel(), bias, out, np.array([-200.0], np.float32)])


# ---- games ----


def play(task: tuple[bytes, int, int]) -> tuple[Any, ...]:
    """Some games; positions with what was gained after them, and how the games went."""
    weights, seed, games = task
    game, luck = carrack.load("macao"), random.Random(seed)
    evaluator = TitleEvaluator(game, weights)
    on, numbers, gains, scores = [], [], [], []
    for number in range(games):
        seats = luck.choice((2, 3, 4, 4))
        state = game.new(seats=seats, seed=seed * 1000 + number)
        evaluator.attach(state)
        wild, evaluator.heat = luck.choice(TEMPERS)
        kept: list[tuple[int, list[int], list[float], float, float]] = []
        while not state.is_over:
            seat = state.to_move
            if luck.random() < KEEP:
                kept += [(one, *evaluator.net.inputs(state, one)) for one in range(seats)]
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
            elif luck.random() >= wild:
                state.apply(seat, evaluator.pick(state, seat, luck.random()))
            else:
                state.apply(seat, luck.choice(legal))
                if luck.random() < AFTER_WILD and not state.is_over:
                    kept.append((seat, *evaluator.net.inputs(state, seat)))
        final = state.scores()
        scores.append((seats, sum(final) / seats, max(final)))
        for one, switches, plain, has, _ in kept:
            on.append(switches + [-1] * (24 - len(switches)))
            numbers.append(plain)
            gains.append(final[one] - has)
    return (
        np.array(on, np.int16),
        np.array(numbers, np.float16),
        np.array(gains, np.float32),
        scores,
    )


def check(task: tuple[bytes, int]) -> tuple[bool, int, float]:
    """One seat that takes what looks best, among three of the bot greedy."""
    weights, seed = task
    game, me = carrack.load("macao"), seed % 4
    evaluator = TitleEvaluator(game, weights)
    evaluator.heat = 0.02
    state = game.new(seats=4, seed=seed)
    evaluator.attach(state)
    others = [bots.make("greedy", seed=seat) for seat in range(4)]
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        if seat != me:
            action = others[seat].choose(game, state.view(seat), legal)
        else:
            action = legal[0] if len(legal) == 1 else evaluator.pick(state, seat, 0.5)
        state.apply(seat, action)
    final = state.scores()
    return state.final_place(me) == 1, final[me], (sum(final) - final[me]) / 3


# ---- learning ----


def fit(weights: np.ndarray, data: tuple[Any, ...], epochs: int) -> tuple[np.ndarray, float]:
    """Adam on the squared error; with torch on its device if there is one, else on the CPU."""
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    on, numbers, gains = (torch.from_numpy(part) for part in data)
    on = (on.long() + 1).to(device)
    numbers, gains = numbers.to(device), gains.to(device)
    cut = net.SWITCHES * net.HIDDEN
    end = ROWS * net.HIDDEN
    table = torch.zeros(net.SWITCHES + 1, net.HIDDEN)
    table[1:] = torch.from_numpy(weights[:cut].reshape(net.SWITCHES, net.HIDDEN).copy())
    parts = [
        table,
        torch.from_numpy(weights[cut:end].reshape(net.NUMBERS, net.HIDDEN).copy()),
        torch.from_numpy(weights[end : end + net.HIDDEN].copy()),
        torch.from_numpy(weights[end + net.HIDDEN : end + 2 * net.HIDDEN].copy()),
        torch.from_numpy(weights[-1:].copy()),
    ]
    learned = [part.to(device).requires_grad_(True) for part in parts]
    count = len(gains)
    held = count // 20
    steps = max(1, (count - held) // 4096)
    optimizer = torch.optim.Adam(learned, lr=2e-3)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs * steps)

    def guess(rows: Any) -> Any:
        switches, plain, bias, out, shift = learned
        hidden = torch.nn.functional.embedding_bag(on[rows], switches, mode="sum", padding_idx=0)
        hidden = torch.relu(hidden + numbers[rows].float() @ plain + bias)
        return hidden @ out + shift

    order = torch.randperm(count - held, device=device) + held
    for _ in range(epochs):
        order = order[torch.randperm(len(order), device=device)]
        for step in range(steps):
            rows = order[step * 4096 : (step + 1) * 4096]
            loss = ((guess(rows) - gains[rows]) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        test = torch.arange(held, device=device)
        error = float(((guess(test) - gains[test]) ** 2).mean())
    done = [part.detach().cpu().numpy().ravel() for part in learned]
    done[0] = done[0][net.HIDDEN :]
    return np.concatenate(done).astype(np.float32), error


# ---- the whole ----


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", type=int, default=0, help="games among three greedy bots")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    wish = parser.parse_args()
    weights = np.fromfile(wish.start, np.float32) if wish.start else first_weights()
    if wish.rounds == 0:
        wish.out.write_bytes(weights.tobytes())
        return
    kept: list[tuple[Any, ...]] = []
    for number in range(wish.rounds):
        began = time.time()
        tasks = [
            (weights.tobytes(), (wish.seed + number) * 1_000_003 + i, 25)
            for i in range(wish.games // 25)
        ]
        with ProcessPoolExecutor(wish.jobs) as pool:
            parts = list(pool.map(play, tasks))
        scores = np.array([score for part in parts for score in part[3]])
        four = scores[scores[:, 0] == 4]
        played = time.time() - began
        kept = [*kept[-1:], tuple(np.concatenate([part[i] for part in parts]) for i in range(3))]
        data = tuple(np.concatenate([one[i] for one in kept]) for i in range(3))
        mixed = np.random.default_rng(number).permutation(len(data[2]))
        weights, error = fit(weights, tuple(part[mixed] for part in data), wish.epochs)
        wish.out.write_bytes(weights.tobytes())
        Path(f"{wish.out}.{number}").write_bytes(weights.tobytes())
        print(
            f"round {number}: four seats had {four[:, 1].mean():.1f} on average, "
            f"{four[:, 2].mean():.1f} the best; {len(data[2])} positions, error {error**0.5:.2f}; "
            f"{played:.0f} s + {time.time() - began - played:.0f} s",
            flush=True,
        )
        if wish.check:
            with ProcessPoolExecutor(wish.jobs) as pool:
                results = list(pool.map(check, [(weights.tobytes(), i) for i in range(wish.check)]))
            won, mine, theirs = (np.mean([result[i] for result in results]) for i in range(3))
            print(f"  among greedy: {won:.2f} won, {mine:.1f} against {theirs:.1f}", flush=True)


if __name__ == "__main__":
    main()
