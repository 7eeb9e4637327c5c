"""The network in PyTorch: a row of numbers in, what to do and what each seat will get out.

It is made so that whole numbers can stand for it afterwards (`pack.py`): lengths are divided by the
root of the mean square, and nothing else is there but sums and what is negative set to 0.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from carrack.research.encoders import Encoder
from tools.train.config import Config

GOALS = 3  # of each seat: the share of a win, the utility of its place, its points
EPSILON = 1e-4


def scales_of(encoder: Encoder, usual: dict[str, float]) -> Tensor:
    """What each number of a row is multiplied with; the rest are switches and small counts."""
    scales = []
    for part in encoder.parts:
        scales += [1.0 / usual.get(part.name.split(".")[-1], 1.0)] * part.size
    return torch.tensor(scales)


def places_of(encoder: Encoder, field: str) -> list[int]:
    """Where the points so far of each seat stand, from the one that looks."""
    names = encoder.names()
    seats = ["me", *(f"+{seat}" for seat in range(1, encoder.seats))]
    return [names.index(f"{seat}.{field}") for seat in seats] if field else []


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.up = nn.Linear(width, width)
        self.down = nn.Linear(width, width)
        nn.init.zeros_(self.down.weight)
        nn.init.zeros_(self.down.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(F.relu(self.up(evened(x))))


class Net(nn.Module):
    """For tables of all numbers of seats: the row of the largest one, with zeros for whoever is
    not there.
    """

    def __init__(self, encoder: Encoder, config: Config) -> None:
        super().__init__()
        shape = config.shape
        self.seats, self.points = encoder.seats, config.points
        self.register_buffer("scale", scales_of(encoder, config.scales), persistent=False)
        has = torch.tensor(places_of(encoder, config.has), dtype=torch.int64)
        self.register_buffer("has", has, persistent=False)
        self.first = nn.Linear(encoder.size, shape.width)
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.blocks))
        self.neck = nn.Linear(shape.width, shape.neck)
        self.policy = nn.Linear(shape.neck, encoder.actions)
        self.value = nn.Linear(shape.neck, encoder.seats * GOALS)
        with torch.no_grad():
            self.first.weight.normal_(0, 0.12)
            self.policy.weight.mul_(0.05)
            self.value.weight.mul_(0.05)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        x = F.relu(self.first(rows.to(self.scale.dtype) * self.scale))
        for block in self.blocks:
            x = block(x)
        neck = F.relu(self.neck(evened(x)))
        return self.policy(neck), self.values(neck, rows)

    def values(self, neck: Tensor, rows: Tensor) -> Tensor:
        """Rows × seats from the one that is asked × goals."""
        values = self.value(neck).float().view(-1, self.seats, GOALS)
        if not len(self.has):
            return values
        base = torch.zeros_like(values)
        base[:, :, 2] = rows[:, self.has].float() / self.points
        return values + base


def evened(x: Tensor) -> Tensor:
    """Numbers of a layer scaled so that their mean square is 1."""
    long = x.float()
    return long * torch.rsqrt(long.square().mean(-1, keepdim=True) + EPSILON)


def bits(masks: Tensor, actions: int) -> Tensor:
    """Packed masks, the lowest bit of a byte first, as booleans."""
    shifts = torch.arange(8, device=masks.device, dtype=torch.uint8)
    return ((masks.unsqueeze(-1) >> shifts) & 1).bool().flatten(1)[:, :actions]


def masked(logits: Tensor, legal: Tensor) -> Tensor:
    return logits.float().masked_fill(~legal, -1e9)


def drawn(logits: Tensor) -> Tensor:
    """An action of each row by its chance."""
    noise = -torch.log(torch.empty_like(logits).exponential_().clamp_min_(1e-20))
    return (logits + noise).argmax(1)


class Trial(nn.Module):
    """The network of the first trial at Macao, to be imitated: 768 wide, with layer norms."""

    ROW, SEAT_AT, SEAT_SIZE, PRESTIGE, MIDDLE, FLAGS = 2368, 723, 408, 3, 40, 2355

    def __init__(self, weights: dict[str, Any], actions: int, device: torch.device) -> None:
        super().__init__()
        self.w = {}
        self.actions = actions
        for name, value in weights.items():
            if name.endswith(".q"):
                whole = torch.as_tensor(value).float() * torch.as_tensor(weights[name[:-1] + "s"])
                self.w[name[:-2]] = whole.float().to(device)
            elif not name.endswith(".s"):
                self.w[name] = torch.as_tensor(value).float().to(device)

    def forward(self, rows: Tensor) -> Tensor:
        """What it would do; its values are not asked for."""
        w, x = self.w, self.told(rows)
        x = F.relu(F.linear(x * w["scale"], w["first.weight"], w["first.bias"]))
        at = 0
        while f"blocks.{at}.up.weight" in w:
            name = f"blocks.{at}."
            y = F.layer_norm(
                x.float(), (x.shape[1],), w[name + "norm.weight"], w[name + "norm.bias"]
            )
            y = F.relu(F.linear(y, w[name + "up.weight"], w[name + "up.bias"]))
            x = x + F.linear(y, w[name + "down.weight"], w[name + "down.bias"])
            at += 1
        x = F.relu(F.layer_norm(x.float(), (x.shape[1],), w["norm.weight"], w["norm.bias"]))
        return F.linear(x, w["policy.weight"], w["policy.bias"])[:, : self.actions]

    def told(self, rows: Tensor) -> Tensor:
        """Rows as the trial wrote them: prestige from 40, and a switch for the number of seats."""
        out = torch.zeros(len(rows), self.ROW, device=rows.device)
        seats = torch.zeros(len(rows), dtype=torch.int64, device=rows.device)
        out[:, : rows.shape[1]] = rows.clamp(-128, 127)
        for k in range(4):
            at = self.SEAT_AT + k * self.SEAT_SIZE
            here = rows[:, at : at + self.SEAT_SIZE].any(1)
            out[:, at + self.PRESTIGE] -= self.MIDDLE * here
            seats += here
        return out.scatter(1, (self.FLAGS + seats - 2)[:, None], 1.0)
