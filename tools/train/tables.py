"""Groups of tables: games of one number of seats, stepped while the network thinks of others."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import torch
from torch import Tensor

from carrack.bots.levels import effort_of
from carrack.kernel.game import Game
from carrack.research.vector import Advice, Vector
from tools.train.config import Config, Tables

SELF, EVALUATOR, SNAPSHOT = 0, 1, 2
KINDS = {"": SELF, "evaluator": EVALUATOR, "snapshot": SNAPSHOT}


class Group:
    """Games of one number of seats, and who sits there."""

    def __init__(
        self,
        game: Game,
        config: Config,
        tables: Tables,
        first: int,
        device: torch.device,
        scatter: bool = True,
    ) -> None:
        self.seats, self.count, self.kind = tables.seats, tables.games, KINDS[tables.rivals]
        self.slice = slice(first, first + tables.games)
        self.device = device
        self.on_card = tables.on_card
        given: dict[str, Any] = {"options": config.options or None, "packed": True}
        given |= {"skip_forced": True, "scatter": scatter}
        self.games: Any
        if tables.on_card:
            from carrack.research.device import DeviceVector

            self.games = DeviceVector(game, self.seats, self.count, **given)
        else:
            threads = config.threads or os.cpu_count() or 1
            self.games = Vector(
                game, self.seats, self.count, threads=min(threads, self.count), **given
            )
        self.advice: Advice | None = None
        self.advisor = advisor(game, self.seats)
        self.kinds = rivals_at(self.seats, self.count, self.kind)
        self.arrays = {
            name: self.tensor(name)
            for name in ("observations", "masks", "to_move", "dones", "scores", "places")
        }

    def tensor(self, name: str) -> Tensor:
        array = getattr(self.games, name)
        if self.on_card:
            return torch.from_dlpack(array)
        tensor = torch.from_numpy(array)
        if self.device.type == "cuda":
            # The card reads these pages by itself then.
            size = tensor.numel() * tensor.element_size()
            torch.cuda.cudart().cudaHostRegister(tensor.data_ptr(), size, 0)
        return tensor

    def show(self, name: str, out: Tensor) -> None:
        """Copy what an array holds; rows of fewer seats are shorter, and the rest stays 0."""
        array = self.arrays[name]
        if array.dim() == 2:
            out[:, : array.shape[1]].copy_(array, non_blocking=True)
        else:
            out.copy_(array, non_blocking=True)

    def advised(self, where: Any = None) -> Tensor:
        """What the evaluator would do."""
        if self.advice is None:
            self.advice = Advice(self.games, self.advisor)
        return torch.from_numpy(self.advice.ask(where)).to(self.device)

    def movers_are(self, kind: int) -> Any:
        """Whether the seat that is asked is played by this kind."""
        movers = self.games.to_move
        movers = movers.get() if self.on_card else movers
        return self.kinds[np.arange(self.count), movers] == kind

    def send(self, actions: Tensor) -> None:
        if self.on_card:
            import cupy

            self.games.step(cupy.from_dlpack(actions.contiguous()))
        else:
            self.games.send(actions.cpu().numpy())

    def recv(self) -> None:
        if not self.on_card and any(self.games.under_way):
            self.games.recv()


def advisor(game: Game, seats: int) -> str | None:
    """The weights that the strongest level uses at so many seats."""
    effort = effort_of("governor", game)
    return effort.weights if effort.learned_at == seats else None


def rivals_at(seats: int, count: int, kind: int) -> Any:
    """Who plays each seat: all ways to share a table with rivals come in turn."""
    kinds = np.zeros((count, seats), np.int8)
    if kind != SELF:
        for i in range(count):
            way = i % (2**seats - 2) + 1
            for seat in range(seats):
                kinds[i, seat] = kind if way >> seat & 1 else SELF
    return kinds


def one_among(seats: int, count: int, kind: int) -> Any:
    """One seat of its own at each table, another one in turn."""
    kinds = np.full((count, seats), kind, np.int8)
    kinds[np.arange(count), np.arange(count) % seats] = SELF
    return kinds
