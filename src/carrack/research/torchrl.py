"""A vector of games as an environment of TorchRL, for one seat; rivals have the others.

    from carrack.research.torchrl import VectorEnv

    env = VectorEnv("macao", seats=3, count=64, rivals="greedy")
    rollout = env.rollout(100, break_when_any_done=False)

Its batch are the games. `action_mask` says what is legal, and `rand_action` keeps to it. A game
that ends is followed by a new one: what stands under `next` beside `done` is the first row of that,
and a reset of single games tells it again. TorchRL is not among what `carrack[research]` installs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from tensordict import TensorDict
from torchrl.data import Binary, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from carrack.kernel.game import Game
from carrack.research.vector import Vector
from carrack.research.wishes import bad

FURTHER = 1 << 32  # from the seed of one reset to that of the next


class VectorEnv(EnvBase):  # type: ignore[misc]  # torchrl has no types
    """Takes what `carrack.research.vector.Vector` takes."""

    def __init__(
        self,
        title: str | Game,
        seats: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        rivals: str = "random",
        device: Any = "cpu",
        **wishes: Any,
    ) -> None:
        super().__init__(device=device, batch_size=[count])
        if wishes.get("packed"):
            raise bad("TorchRL wants masks of whole numbers, not packed ones")
        self.games = Vector(title, seats, count, options, seat=seat, rivals=rivals, **wishes)
        self.seat, self.first_seed = seat, 0
        size, actions = self.games.row_size, self.games.encoder.actions
        kind = torch.int8 if self.games.small else torch.int16
        self.observation_spec = Composite(
            observation=Unbounded((count, size), device=device, dtype=kind),
            action_mask=Binary(actions, (count, actions), device=device, dtype=torch.bool),
            shape=[count],
        )
        self.action_spec = Categorical(actions, (count,), device=device, dtype=torch.int64)
        self.reward_spec = Unbounded((count, 1), device=device)
        self.done_spec = Composite(
            done=Binary(1, (count, 1), device=device, dtype=torch.bool),
            terminated=Binary(1, (count, 1), device=device, dtype=torch.bool),
            shape=[count],
        )

    def _set_seed(self, seed: int | None) -> None:
        self.first_seed = seed or 0

    def _reset(self, tensordict: Any = None, **_: Any) -> Any:
        if tensordict is None or "_reset" not in tensordict:
            self.games.reset(self.first_seed)
            self.first_seed += FURTHER
        return self.told(torch.zeros_like(torch.from_numpy(self.games.dones)))

    def _step(self, tensordict: Any) -> Any:
        self.games.step(tensordict["action"].cpu().numpy())
        told = self.told(torch.from_numpy(self.games.dones))
        rewards = torch.from_numpy(self.games.rewards[:, [self.seat]].copy())
        return told.set("reward", rewards.to(self.device))

    def told(self, ended: Any) -> Any:
        """What the seat sees and may do, copied: the arrays of the games are filled anew."""
        games, device = self.games, self.device
        mask = torch.from_numpy(games.masks).to(torch.bool).to(device)
        self.full_action_spec["action"].update_mask(mask)
        ended = ended.clone().unsqueeze(1).to(device)
        rows = torch.from_numpy(games.observations).clone().to(device)
        found = {"observation": rows, "action_mask": mask}
        return TensorDict({**found, "done": ended, "terminated": ended.clone()}, self.batch_size)
