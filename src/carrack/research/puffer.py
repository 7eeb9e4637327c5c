"""A vector of games as a native environment of PufferLib, for one seat; rivals have the others.

    from carrack.research.puffer import PufferGames

    env = PufferGames("macao", seats=3, count=64, rivals="greedy")
    observations, _ = env.reset(seed=7)
    observations, rewards, terminals, truncations, infos = env.step(env.random_actions())

PufferLib knows no masks. So a row ends with one number for each action, 1 where it is legal:
`observations[:, env.row_size:]`. An action that is not legal is replaced by a legal one that is
drawn, as PufferLib's own games go on whatever is done. PufferLib is not among what
`carrack[research]` installs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import pufferlib

from carrack.kernel.game import Game
from carrack.research.vector import Vector
from carrack.research.wishes import bad


class PufferGames(pufferlib.PufferEnv):  # type: ignore[misc]  # pufferlib has no types
    """Takes what `carrack.research.vector.Vector` takes."""

    def __init__(
        self,
        title: str | Game,
        seats: int = 2,
        count: int = 64,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        rivals: str = "random",
        buf: Any = None,
        seed: int = 0,
        **wishes: Any,
    ) -> None:
        if wishes.get("packed"):
            raise bad("PufferLib is given masks of whole numbers, not packed ones")
        self.games = Vector(
            title, seats, count, options, seat=seat, rivals=rivals, seed=seed, **wishes
        )
        self.seat, self.num_agents = seat, count
        self.row_size, actions = self.games.row_size, self.games.encoder.actions
        limits = np.iinfo(np.int16)
        self.single_observation_space = gymnasium.spaces.Box(
            limits.min, limits.max, (self.row_size + actions,), np.int16
        )
        self.single_action_space = gymnasium.spaces.Discrete(actions)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Any, list[Any]]:
        self.games.reset(0 if seed is None else seed)
        self.tell()
        self.rewards[:] = 0
        self.terminals[:] = False
        self.truncations[:] = False
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        games = self.games
        wished = np.asarray(actions, np.int64).reshape(-1)
        legal = games.masks[np.arange(games.count), wished] != 0
        games.step(np.where(legal, wished, games.random_actions()))
        self.tell()
        self.rewards[:] = games.rewards[:, self.seat]
        self.terminals[:] = games.dones
        return self.observations, self.rewards, self.terminals, self.truncations, self.ended()

    def ended(self) -> list[dict[str, Any]]:
        """What PufferLib's statistics read of games that have ended."""
        over = np.flatnonzero(self.games.dones)
        if not len(over):
            return []
        won = self.games.places[over, self.seat] == 1
        lengths = self.games.lengths[over]
        return [{"won": float(won.mean()), "episode_length": float(lengths.mean())}]

    def random_actions(self) -> Any:
        """A legal action for each game."""
        return self.games.random_actions()

    def tell(self) -> None:
        self.observations[:, : self.row_size] = self.games.observations
        self.observations[:, self.row_size :] = self.games.masks

    def close(self) -> None:
        """The games go with their arrays."""
