"""Thousands of games as one vector environment of Gymnasium, stepped in compiled code.

`gymnasium.make_vec("carrack/Macao-v0", num_envs=4096)` makes one, once
`carrack.research.gymnasium` has been imported. Its arrays are those of `carrack.research.vector`:
they are filled anew at each step, so whoever wants to keep an observation copies it.

>>> import gymnasium, numpy
>>> import carrack.research.gymnasium
>>> env = gymnasium.make_vec("carrack/Macao-v0", num_envs=8, threads=2)
>>> observations, infos = env.reset(seed=7)
>>> actions = numpy.array([numpy.flatnonzero(mask)[0] for mask in infos["action_mask"]])
>>> observations, rewards, terminations, truncations, infos = env.step(actions)
>>> env.close()
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from carrack.kernel.errors import shown
from carrack.kernel.game import Game
from carrack.research.vector import Vector
from carrack.research.wishes import bad, game_for, one_of, whole

RIVALS = ("random", "self")
MOST_SEEDS = 2**62

Observations = NDArray[np.int16]
Actions = NDArray[np.int64]


class GamesEnv(VectorEnv[Observations, Actions, NDArray[Any]]):
    """Games of one title side by side.

    * `title`: the id of a title, or a game, for example one with corrected figures.
    * `seats`: how many sit at each table.
    * `rivals`: with "random" one seat is yours and the others choose at random in compiled code;
      with "self" every seat is yours, one after the other: `infos["seat"]` says whose choice it is,
      and a reward is that of the seat that has just chosen.
    * `seat`: which one is yours among random rivals.
    * `options`: of the game, as `game.new` takes them.
    * `threads`: how many processors share the work; they change no game.

    A game that ends is followed by a new one in the same step. Its last observation is not kept:
    the game is over, so there is nothing beyond it to value. Gymnasium's wrappers that change
    observations ask for it, and refuse; those of rewards and statistics work. `infos["rewards"]`
    has the worth of a finished game to every seat.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as the base class has it

    def __init__(
        self,
        title: str | Game,
        num_envs: int,
        *,
        seats: int,
        rivals: str = "random",
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
    ) -> None:
        if rivals not in RIVALS:
            raise bad(
                f"rivals of many games at once are {' or '.join(map(repr, RIVALS))}, "
                f"not {shown(rivals)}; other bots play with vectorization_mode='sync'"
            )
        game, seats = game_for(title), whole(seats)
        game.check_seats(seats)
        own = one_of("seat", whole(seat), range(seats)) if rivals == "random" else None
        self.games = Vector(game, seats, num_envs, options, threads, seat=own)
        encoder = self.games.encoder
        self.num_envs = num_envs
        self.single_observation_space = Box(encoder.low, encoder.high, dtype=np.int16)
        self.single_action_space = Discrete(encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.never = np.zeros(num_envs, np.bool_)
        self.rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin all games anew. The same seed begins the same ones."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(MOST_SEEDS)))
        return self.games.observations, self.infos()

    def step(
        self, actions: Actions
    ) -> tuple[Observations, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Do one action in every game; IllegalAction, and nothing done, when one is not legal."""
        games = self.games
        whose = games.to_move.copy()
        games.step(actions)
        earned = games.rewards[self.rows, whose]
        return games.observations, earned, games.dones, self.never, self.infos()

    def infos(self) -> dict[str, Any]:
        """For all games: what is legal, whose choice it is, what finished games were worth."""
        games = self.games
        return {"action_mask": games.masks, "seat": games.to_move, "rewards": games.rewards}

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks in the way of sb3-contrib's `MaskablePPO`."""
        masks: NDArray[np.bool_] = self.games.masks.view(np.bool_)
        return masks

    def random_actions(self) -> Actions:
        """A legal action for every game, drawn in compiled code; the array is used again."""
        drawn: Actions = self.games.random_actions()
        return drawn
