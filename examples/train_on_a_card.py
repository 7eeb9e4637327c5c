"""Train a policy for Macao with PPO on one card of NVIDIA's.

    $ pip install "carrack[gpu]" torch
    $ python examples/train_on_a_card.py --minutes 4

Thousands of games run on the card (`DeviceVector`), both seats are played by the same network, and
PyTorch reads the rows where they lie. What was learned is kept after every look at it, so that
`--resume` goes on from there. At the end it plays against the greedy bot, in both seats.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import carrack
from carrack import bots
from carrack.bots.ladder import wilson
from carrack.research.device import DeviceVector
from carrack.research.encoders import encoder_for

parser = argparse.ArgumentParser()
parser.add_argument("--games", type=int, default=8192, help="at once")
parser.add_argument("--steps", type=int, default=48, help="of each game between two updates")
parser.add_argument("--hidden", type=int, default=512)
parser.add_argument("--batch", type=int, default=32768)
parser.add_argument("--rate", type=float, default=5e-4)
parser.add_argument("--minutes", type=float, default=4.0, help="of learning")
parser.add_argument("--matches", type=int, default=400, help="against greedy at the end")
parser.add_argument("--keep", type=Path, default=Path("macao.pt"))
parser.add_argument("--resume", action="store_true")
wish, _ = parser.parse_known_args()
encoder = encoder_for("macao", 2)
Seen = dict[str, Tensor]


class Network(nn.Module):
    """How good each action is, and who is ahead."""

    def __init__(self) -> None:
        super().__init__()
        highest = torch.tensor(np.minimum(encoder.high, 30), dtype=torch.float32)
        self.register_buffer("scale", 1 / highest.clamp(min=1))
        self.body = nn.Sequential(
            nn.Linear(encoder.size, wish.hidden), nn.ReLU(),
            nn.Linear(wish.hidden, wish.hidden), nn.ReLU(),
        )  # fmt: skip
        self.actions = nn.Linear(wish.hidden, encoder.actions)
        self.ahead = nn.Linear(wish.hidden, 1)
        nn.init.zeros_(self.actions.weight)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        with torch.autocast(rows.device.type, torch.bfloat16):
            hidden = self.body(rows * self.scale)
            worth, ahead = self.actions(hidden), self.ahead(hidden)
        worth = worth.float().masked_fill(masks == 0, -1e9)
        return Categorical(logits=worth, validate_args=False), ahead.float().squeeze(-1)


# ---- PPO ----


def gained(rewards: Tensor, scores: Tensor, seats: Tensor) -> Tensor:
    """What the end of a game brings: half for winning, half for the points one is ahead."""
    own = seats[:, None]
    ahead = (scores.gather(1, own) - scores.gather(1, 1 - own)) / 50
    return ((rewards.gather(1, own) + ahead.clamp(-1, 1)) / 2).squeeze(1)


def play_on(games: DeviceVector, network: Network) -> Seen:
    """So many steps of all games by the network, and how much better each was than expected."""
    kept: dict[str, list[Tensor]] = {}
    rows, masks = torch.from_dlpack(games.observations), torch.from_dlpack(games.masks)
    movers, ended = torch.from_dlpack(games.to_move), torch.from_dlpack(games.dones.view("i1"))
    rewards, scores = torch.from_dlpack(games.rewards), torch.from_dlpack(games.scores)
    for _ in range(wish.steps):
        now = {"rows": rows.contiguous(), "masks": masks.contiguous(), "seats": movers.long()}
        with torch.no_grad():
            choice, now["ahead"] = network(now["rows"], now["masks"])
        now["actions"] = choice.sample()
        now["chances"] = choice.log_prob(now["actions"])
        games.step(games.rules.machine.numpy.from_dlpack(now["actions"]), checked=False)
        now["rewards"] = gained(rewards, scores, now["seats"])
        now["ended"] = ended.float()
        for name, one in now.items():
            kept.setdefault(name, []).append(one)
    with torch.no_grad():
        ahead, seats = network(rows, masks)[1], movers.long()
    better = torch.zeros_like(ahead)
    kept["better"] = []
    for step in reversed(range(wish.steps)):
        # What is good for the next seat is bad for this one, unless it is the same.
        sign = torch.where(seats == kept["seats"][step], 1.0, -1.0) * (1 - kept["ended"][step])
        surprise = kept["rewards"][step] + sign * ahead - kept["ahead"][step]
        better = surprise + 0.97 * sign * better
        kept["better"].insert(0, better)
        ahead, seats = kept["ahead"][step], kept["seats"][step]
    return {name: torch.cat(parts) for name, parts in kept.items()}


def learn(network: Network, optimizer: torch.optim.Optimizer, seen: Seen) -> None:
    aims = seen["better"] + seen["ahead"]
    better = (seen["better"] - seen["better"].mean()) / (seen["better"].std() + 1e-6)
    for some in torch.randperm(len(aims), device="cuda").split(wish.batch):
        choice, ahead = network(seen["rows"][some], seen["masks"][some])
        ratio = torch.exp(choice.log_prob(seen["actions"][some]) - seen["chances"][some])
        held = ratio.clamp(0.8, 1.2)
        gain = torch.minimum(ratio * better[some], held * better[some]).mean()
        error = (ahead - aims[some]).square().mean()
        loss = 0.5 * error - gain - 0.005 * choice.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimizer.step()


# ---- against greedy ----


def wins_against_greedy(network: Network, matches: int, seed: int = 1_000_000_000) -> float:
    """The share of matches that the network wins, a shared first place counting as half; it has
    each seat in half of them, with the same seeds.
    """
    game, rival = carrack.load("macao"), bots.make("greedy", 1)
    states = [game.new(seats=2, seed=seed + k // 2) for k in range(matches)]
    while any(not state.is_over for state in states):
        asked = []
        for k, state in enumerate(states):
            while not state.is_over and state.to_move != k % 2:
                legal = state.legal(state.to_move)
                view = state.view(state.to_move) if len(legal) > 1 else {}
                one = rival.choose(game, view, legal) if len(legal) > 1 else legal[0]
                state.apply(state.to_move, one)
            if not state.is_over:
                asked.append(state)
        if not asked:
            break
        rows = np.stack([encoder.observe(state, state.to_move) for state in asked])
        masks = np.stack([encoder.mask(state, state.to_move) for state in asked])
        with torch.no_grad():
            choice, _ = network(torch.from_numpy(rows).cuda(), torch.from_numpy(masks).cuda())
        for state, action in zip(asked, choice.logits.argmax(1).tolist(), strict=True):
            state.apply(state.to_move, action)
    won = 0.0
    for k, state in enumerate(states):
        first = [seat for seat in range(2) if state.final_place(seat) == 1]
        won += (k % 2 in first) / len(first)
    return won / matches


def main() -> None:
    began = perf_counter()
    network = Network().cuda()
    optimizer = torch.optim.Adam(network.parameters(), lr=wish.rate)
    if wish.resume and wish.keep.exists():
        network.load_state_dict(torch.load(wish.keep))
    games = DeviceVector("macao", wish.games, 2, seed=1, scatter=True)
    print(f"{wish.games} games dealt on the card after {perf_counter() - began:.0f} s", flush=True)
    began = looked = perf_counter()
    steps = 0
    while perf_counter() - began < 60 * wish.minutes:
        left = 1 - (perf_counter() - began) / (60 * wish.minutes)
        optimizer.param_groups[0]["lr"] = wish.rate * max(left, 0.05)
        learn(network, optimizer, play_on(games, network))
        steps += wish.games * wish.steps
        if perf_counter() - looked > 30:
            torch.save(network.state_dict(), wish.keep)
            share = wins_against_greedy(network, 40)
            told = f"{perf_counter() - began:.0f} s, {steps / 1e6:.0f} million steps"
            print(f"{told}: wins {share:.0%} of 40 games against greedy", flush=True)
            looked = perf_counter()
    torch.save(network.state_dict(), wish.keep)
    took = perf_counter() - began
    share = wins_against_greedy(network, wish.matches, seed=2_000_000_000)
    low, high = wilson(round(share * wish.matches), wish.matches)
    print(f"{steps / 1e6:.0f} million steps in {took:.0f} s, {games.finished} games finished")
    print(f"wins {share:.1%} of {wish.matches} games against greedy ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
