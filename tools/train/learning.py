"""How the network learns from what was played: PPO with a value for every seat.

Every decision of a game has values for all seats, so advantages of all seats run along the whole
game, whoever moves; the one of whoever moved teaches the policy.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import carrack
from carrack.research.encoders import encoder_for
from tools.train.config import Config, Tables
from tools.train.network import GOALS, Net, Trial, bits, drawn, masked
from tools.train.tables import EVALUATOR, SELF, SNAPSHOT, Group, one_among

SMALL = ("to_move", "dones", "scores", "places")


@dataclass
class Played:
    """What was played in an iteration: steps × tables."""

    rows: Tensor
    masks: Tensor
    to_move: Tensor
    dones: Tensor
    scores: Tensor
    places: Tensor
    actions: Tensor
    advised: Tensor
    chance: Tensor  # the logarithm of what the policy gave the action
    own: Tensor  # whether the network chose
    values: Tensor


class Learner:
    """A network and the tables it learns at."""

    def __init__(self, config: Config, device: torch.device) -> None:
        self.config, self.device = config, device
        self.game = carrack.load(config.title)
        self.most = max(one.seats for one in config.tables)
        self.encoder = encoder_for(self.game, self.game.max_seats)
        torch.manual_seed(config.seed)
        self.net = Net(self.encoder, config).to(device)
        self.optimizer = torch.optim.Adam(
            self.net.parameters(), lr=config.learning.rate, betas=(0.9, 0.99), eps=1e-6
        )
        self.groups: list[Group] = []
        first = 0
        for tables in config.tables:
            self.groups.append(Group(self.game, config, tables, first, device))
            first += tables.games
        self.count = first
        self.iteration = self.decisions = self.games = 0
        self.slower = 1.0  # how much of the rate is left to whoever has little time
        self.snapshots: list[dict[str, Tensor]] = []
        self.rival = Net(self.encoder, config).to(device)
        self.measured: dict[int, Group] = {}
        self.teacher = self.read_teacher()
        self.played = self.room()

    def read_teacher(self) -> nn.Module | None:
        if not self.config.learning.teacher:
            return None
        with np.load(self.config.learning.teacher) as weights:
            return Trial(dict(weights), self.encoder.actions, self.device)

    def room(self) -> Played:
        steps, count, seats = self.config.learning.steps, self.count, self.encoder.seats
        packed = (self.encoder.actions + 7) // 8

        def zeros(steps: int, *shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(steps, count, *shape, dtype=kind, device=self.device)

        return Played(
            rows=zeros(steps + 1, self.encoder.size, kind=torch.int16),
            masks=zeros(steps + 1, packed, kind=torch.uint8),
            to_move=zeros(steps + 1, kind=torch.int32),
            dones=zeros(steps + 1, kind=torch.bool),
            scores=zeros(steps + 1, seats, kind=torch.int32),
            places=zeros(steps + 1, seats, kind=torch.int8),
            actions=zeros(steps, kind=torch.int64),
            advised=zeros(steps, kind=torch.int64),
            chance=zeros(steps, kind=torch.float32),
            own=zeros(steps, kind=torch.bool),
            values=zeros(steps + 1, seats, GOALS, kind=torch.float32),
        )

    def half(self) -> Any:
        """On a card half the digits are enough."""
        return torch.autocast("cuda", torch.bfloat16, enabled=self.device.type == "cuda")

    @property
    def imitates(self) -> bool:
        return self.iteration < self.config.learning.imitate

    def iterate(self) -> dict[str, Any]:
        """Play and learn once. Luck is drawn anew for each iteration, so that a run that was
        stopped goes on as if it had not been.
        """
        torch.manual_seed(self.config.seed * 1_000_003 + self.iteration)
        began = time.perf_counter()
        self.choose_rival()
        self.play()
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        played = time.perf_counter() - began
        advantages, targets = self.judge()
        figures = self.learn(advantages, targets)
        ended = self.played.dones[1:]
        self.games += int(ended.sum())
        self.decisions += self.config.learning.steps * self.count
        self.iteration += 1
        if self.iteration % self.config.learning.snapshot_every == 0 and not self.imitates:
            state = {name: value.clone() for name, value in self.net.state_dict().items()}
            self.snapshots = [*self.snapshots, state][-self.config.learning.snapshots :]
        return figures | {
            "iteration": self.iteration,
            "decisions": self.decisions,
            "games": self.games,
            "points": self.points_by_seats(ended),
            "playing": round(played, 3),
        }

    def points_by_seats(self, ended: Tensor) -> dict[int, float]:
        found = {}
        for group in self.groups:
            over = ended[:, group.slice]
            if group.kind == SELF and over.any():
                scores = self.played.scores[1:, group.slice][over][:, : group.seats]
                found[group.seats] = round(float(scores.float().mean()), 2)
        return found

    # ---- to play ----

    def choose_rival(self) -> None:
        if self.snapshots:
            at = self.iteration % len(self.snapshots)
            self.rival.load_state_dict(self.snapshots[at])
        else:
            self.rival.load_state_dict(self.net.state_dict())

    @torch.no_grad()
    def play(self) -> None:
        steps = self.config.learning.steps
        for step in range(steps + 1):
            for group in self.groups:
                group.recv()
                self.take_step(group, step, step == steps)

    def take_step(self, group: Group, step: int, is_last: bool) -> None:
        played, part = self.played, group.slice
        rows, masks = played.rows[step, part], played.masks[step, part]
        group.show("observations", rows)
        group.show("masks", masks)
        for name in SMALL:
            group.show(name, getattr(played, name)[step, part])
        with self.half():
            logits, values = self.net(rows)
        played.values[step, part] = values
        if is_last:
            return
        legal = bits(masks, self.encoder.actions)
        logits = masked(logits, legal)
        actions = drawn(logits)
        own = torch.from_numpy(group.movers_are(SELF)).to(self.device)
        if self.imitates and self.teacher is None:
            played.advised[step, part] = group.advised()
        if group.kind == EVALUATOR:
            asked = group.movers_are(EVALUATOR)
            actions = torch.where(own, actions, group.advised(asked))
        elif group.kind == SNAPSHOT:
            with self.half():
                theirs, _ = self.rival(rows)
            actions = torch.where(own, actions, drawn(masked(theirs, legal)))
        chance = logits.gather(1, actions[:, None])[:, 0] - logits.logsumexp(1)
        played.actions[step, part], played.chance[step, part] = actions, chance
        played.own[step, part] = own
        group.send(actions)

    # ---- to judge ----

    @torch.no_grad()
    def judge(self) -> tuple[Tensor, Tensor]:
        """Of each decision: how much better it came than expected, for whoever chose, and what
        its values should have been.
        """
        played, steps = self.played, self.config.learning.steps
        advantages = torch.zeros(steps, self.count, device=self.device)
        targets = torch.zeros(steps, self.count, self.encoder.seats, GOALS, device=self.device)
        for group in self.groups:
            seats, part = group.seats, group.slice
            mover = played.to_move[:, part].long()
            ended = played.dones[1:, part]
            seat = torch.arange(seats, device=self.device)
            relative = (seat - mover[..., None]) % seats
            absolute = (mover[..., None] + seat) % seats
            values = by_seat(played.values[:, part, :seats], relative)
            got = outcomes(played.scores[1:, part], played.places[1:, part], seats)
            got[..., 2] /= self.config.points
            found = self.run_back(values, got, ended[..., None, None])
            targets[:, part, :seats] = by_seat(found + values[:-1], absolute[:-1])
            others = (found[..., 2].sum(-1, keepdim=True) - found[..., 2]) / (seats - 1)
            win, place, points = self.config.learning.paid
            mixed = win * found[..., 0] + place * found[..., 1] + points * (found[..., 2] - others)
            advantages[:, part] = mixed.gather(2, mover[:-1, :, None])[..., 0]
        return advantages, targets

    def run_back(self, values: Tensor, got: Tensor, ended: Tensor) -> Tensor:
        """Generalized advantages, from the last decision to the first."""
        delta = torch.where(ended, got, values[1:]) - values[:-1]
        keep = self.config.learning.discount * (~ended).float()
        found, carried = torch.zeros_like(delta), torch.zeros_like(delta[0])
        for step in range(len(delta) - 1, -1, -1):
            carried = delta[step] + keep[step] * carried
            found[step] = carried
        return found

    # ---- to learn ----

    def rate(self) -> float:
        learning = self.config.learning
        since = self.iteration if self.imitates else self.iteration - learning.imitate
        warm = min(1.0, (since + 1) / max(1, learning.warm))
        if self.imitates:
            return self.slower * learning.imitate_rate * warm
        part = self.iteration / learning.until
        left = min(1.0, max(0.0, 1 - part) / max(1e-9, 1 - learning.slower_from))
        return self.slower * learning.rate * warm * max(0.02, left)

    def learn(self, advantages: Tensor, targets: Tensor) -> dict[str, Any]:
        learning, rate = self.config.learning, self.rate()
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        flat = {name: value[: learning.steps].flatten(0, 1) for name, value in self.tensors()}
        own = flat["own"]
        advantage = advantages.flatten()
        known = advantage[own]
        flat["advantage"] = (advantage - known.mean()) / (known.std() + 1e-6)
        flat["target"] = targets.flatten(0, 1)
        flat["there"] = self.seats_there().repeat(learning.steps, 1)
        total, updates = torch.zeros(5, device=self.device), 0
        size = len(own)
        batch = min(learning.imitate_batch if self.imitates else learning.batch, size)
        for _ in range(learning.imitate_epochs if self.imitates else learning.epochs):
            order = torch.randperm(size, device=self.device)
            for at in range(0, size - batch + 1, batch):
                total += self.update(flat, order[at : at + batch])
                updates += 1
        names = ("loss", "entropy", "changed", "wrong", "gain")
        means = (total / updates).tolist()
        return dict(zip(names, means, strict=True)) | {"rate": rate, "imitates": self.imitates}

    def tensors(self) -> list[tuple[str, Tensor]]:
        names = ("rows", "masks", "actions", "advised", "chance", "own")
        return [(name, getattr(self.played, name)) for name in names]

    def seats_there(self) -> Tensor:
        seats = torch.cat(
            [torch.full((one.count,), one.seats, device=self.device) for one in self.groups]
        )
        return (torch.arange(self.encoder.seats, device=self.device) < seats[:, None]).float()

    def update(self, flat: dict[str, Tensor], at: Tensor) -> Tensor:
        learning = self.config.learning
        rows, own = flat["rows"][at], flat["own"][at].float()
        with self.half():
            logits, values = self.net(rows)
        legal = bits(flat["masks"][at], self.encoder.actions)
        logs = masked(logits, legal).log_softmax(1)
        entropy = mean_of(-(logs.exp() * logs).sum(1), own)
        new = logs.gather(1, flat["actions"][at][:, None])[:, 0]
        ratio = (new - flat["chance"][at]).exp()
        if self.imitates:
            gain = mean_of(self.likeness(flat, at, rows, legal, logs), own)
        else:
            advantage = flat["advantage"][at]
            clipped = ratio.clamp(1 - learning.clip, 1 + learning.clip)
            gain = mean_of(torch.minimum(ratio * advantage, clipped * advantage), own)
        off = (values - flat["target"][at]) ** 2 * flat["there"][at][..., None]
        wrong = off.sum(1).mean(0).sum()
        loss = 0.5 * wrong - gain - (0.0 if self.imitates else learning.entropy) * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        changed = mean_of(((ratio - 1).abs() > learning.clip).float(), own)
        return torch.stack([x.detach() for x in (loss, entropy, changed, wrong, gain)])

    def likeness(
        self, flat: dict[str, Tensor], at: Tensor, rows: Tensor, legal: Tensor, logs: Tensor
    ) -> Tensor:
        """How well it does what the teacher does."""
        if self.teacher is None:
            return logs.gather(1, flat["advised"][at][:, None])[:, 0]
        with torch.no_grad(), self.half():
            taught = masked(self.teacher(rows), legal).softmax(1)
        return (taught * logs).sum(1)

    # ---- to measure ----

    @torch.no_grad()
    def measure(self, seats: int) -> dict[str, Any]:
        """One seat that does what its policy likes best among evaluators, each table once."""
        count = self.config.measure_games
        if seats not in self.measured:
            tables = Tables(seats, count)
            self.measured[seats] = Group(self.game, self.config, tables, 0, self.device, False)
            self.measured[seats].kinds = one_among(seats, count, EVALUATOR)
        group = self.measured[seats]
        group.games.reset(7)
        over, games = np.zeros(count, bool), np.arange(count)
        scores, places = np.zeros((count, seats)), np.zeros((count, seats))
        while not over.all():
            theirs = group.advised(group.movers_are(EVALUATOR))
            own = torch.from_numpy(group.movers_are(SELF)).to(self.device)
            group.send(torch.where(own, self.best_actions(group), theirs))
            group.recv()
            new = group.games.dones & ~over
            scores[new], places[new] = group.games.scores[new], group.games.places[new]
            over |= new
        who = games % seats
        won = (places == 1) / (places == 1).sum(1, keepdims=True)
        mine = scores[games, who]
        return {
            "seats": seats,
            "wins": round(float(won[games, who].mean()), 4),
            "points": round(float(mine.mean()), 2),
            "others": round(float(((scores.sum(1) - mine) / (seats - 1)).mean()), 2),
            "decisions": self.decisions,
        }

    def best_actions(self, group: Group) -> Tensor:
        rows = torch.zeros(group.count, self.encoder.size, dtype=torch.int16, device=self.device)
        group.show("observations", rows)
        masks = torch.from_numpy(group.games.masks).to(self.device)
        with self.half():
            logits, _ = self.net(rows)
        return masked(logits, bits(masks, self.encoder.actions)).argmax(1)

    # ---- to go on later ----

    def kept(self, shrink: Callable[[Tensor], Tensor]) -> dict[str, Any]:
        """All that a later run needs besides the weights."""
        return {
            "optimizer": shrunk(self.optimizer.state_dict(), shrink),
            "snapshots": shrunk(self.snapshots, shrink),
            "at": (self.iteration, self.decisions, self.games),
        }

    def go_on(self, weights: dict[str, Any], kept: dict[str, Any]) -> None:
        self.net.load_state_dict(weights)
        whole = shrunk(kept, lambda value: value.float() if value.is_floating_point() else value)
        self.optimizer.load_state_dict(whole["optimizer"])
        self.snapshots = [
            {name: value.to(self.device) for name, value in one.items()}
            for one in whole["snapshots"]
        ]
        self.iteration, self.decisions, self.games = kept["at"]
        for number, group in enumerate(self.groups):
            group.games.reset((number + 1) * 10**9 + self.iteration * 10**6)


def mean_of(values: Tensor, where: Tensor) -> Tensor:
    return (values * where).sum() / where.sum().clamp_min(1.0)


def by_seat(values: Tensor, order: Tensor) -> Tensor:
    return values.gather(2, order[..., None].expand(*order.shape, GOALS))


def outcomes(scores: Tensor, places: Tensor, seats: int) -> Tensor:
    """What came of games that ended, by seat: the share of the win, the utility, the points."""
    points, places = scores[..., :seats].float(), places[..., :seats]
    sharing = (places[..., :, None] == places[..., None, :]).sum(-1).float()
    won = (places == 1).float() / sharing
    utility = (seats + 2.0 - 2 * places.float() - sharing) / (seats - 1)
    return torch.stack([won, utility, points], -1)


def shrunk(thing: Any, shrink: Callable[[Tensor], Tensor]) -> Any:
    """Tables and lists of tensors, with every tensor made smaller or larger."""
    if isinstance(thing, Tensor):
        return shrink(thing)
    if isinstance(thing, dict):
        return {name: shrunk(value, shrink) for name, value in thing.items()}
    if isinstance(thing, list):
        return [shrunk(value, shrink) for value in thing]
    return thing
