"""PettingZoo environments of all titles: one agent for each seat, asked one after the other.

>>> from carrack.research.pettingzoo import env
>>> table = env("macao", seats=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter(10):
...     observation, reward, terminated, truncated, info = table.last()
...     action = table.action_space(agent).sample(observation["action_mask"])
...     table.step(action)

An observation is a dictionary, as in PettingZoo's classic games: `observation` is the array of the
title's encoder (see `carrack.research.encoders`) for that seat, `action_mask` has a 1 for each
action that is legal now, and is all 0 for whoever is not asked. `info["legal_actions"]` tells what
the legal actions mean, by their numbers. The reward comes at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from carrack.kernel.errors import CarrackError, IllegalAction
from carrack.kernel.game import MAX_SEED, Game
from carrack.kernel.state import State
from carrack.research.encoders import encoder_for
from carrack.research.rewards import LOST, points, utilities
from carrack.research.wishes import REWARDS, game_for, one_of, whole

Observation = dict[str, NDArray[Any]]
RENDER_MODES = ["human", "ansi", "rgb_array"]
GAME_ATTRIBUTES = (
    *("table", "agent_selection", "rewards", "terminations", "truncations", "infos"),
    *("seat", "points", "_cumulative_rewards"),
)


def env(title: str | Game, *, seats: int, illegal_reward: float = LOST, **how: Any) -> TableEnv:
    """A table that behaves as PettingZoo's own games do: an illegal action ends the game for all,
    and costs whoever tried it `illegal_reward`. What else can be said is told at `TableEnv`.
    """
    return TableEnv(title, seats=seats, illegal_reward=illegal_reward, **how)


def raw_env(title: str | Game, *, seats: int, **how: Any) -> TableEnv:
    """A table where an illegal action raises IllegalAction and changes nothing."""
    return TableEnv(title, seats=seats, **how)


class TableEnv(AECEnv[str, Observation, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A table of one title.

    It checks by itself what PettingZoo's wrappers check, which would take most of the time.

    * `title`: the id of a title, or a game, for example one with corrected figures.
    * `seats`: how many sit at the table; the agents are `seat_0`, `seat_1` and so on.
    * `options`: of the game, as `game.new` takes them.
    * `reward`: "utility" pays at the end, from 1 for the first place to -1 for the last; a team, or
      somebody alone, gets 1 or -1. "points" pays what each step changed in everybody's points.
    * `illegal_reward`: what an illegal action costs; with None it is refused by IllegalAction.
    * `render_mode`: "ansi" for a text, "rgb_array" for a picture, "human" to have the text printed
      after each step; all as the seat sees the table that is asked.
    * `picture_size`: width and height of the picture.
    """

    def __init__(
        self,
        title: str | Game,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        reward: str = "utility",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        picture_size: tuple[int, int] = (1200, 800),
    ) -> None:
        self.game = game_for(title)
        self.seats = seats = whole(seats)
        self.game.check_seats(seats)
        self.options = self.game.resolved(options or {})
        self.reward = one_of("reward", reward, REWARDS)
        self.illegal_reward = illegal_reward
        self.render_mode = one_of("render_mode", render_mode, (None, *RENDER_MODES))
        self.picture_size = picture_size
        self.metadata = {
            "name": f"carrack_{self.game.id}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.encoder = encoder_for(self.game, seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.observed_space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: Discrete(self.game.action_count) for agent in self.possible_agents
        }
        self.lots = Random()
        self.agents: list[str] = []
        self.table: State

    def observed_space(self) -> Dict:
        encoder = self.encoder
        mask = Box(0, 1, (self.game.action_count,), np.int8)
        return Dict(
            {"observation": Box(encoder.low, encoder.high, dtype=np.int16), "action_mask": mask}
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # ---- how a game goes ----

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the one of this seed, as `game.new` gives it, or the next one of a series
        that the last seed began. `options` is PettingZoo's and says nothing here.
        """
        number = self.lots.randint(0, MAX_SEED) if seed is None else whole(seed)
        self.table = self.game.new_resolved(self.seats, number, self.options)
        if seed is not None:
            self.lots = Random(number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.points = points(self.table) if self.reward == "points" else []
        self.ask(self.table)

    def last(self, observe: bool = True) -> Any:
        """What PettingZoo tells whoever is asked: all that concerns that seat."""
        agent = self.agent_selection
        if agent not in self.terminations:
            raise over()
        seen = self.observe(agent) if observe else None
        paid, info = self._cumulative_rewards[agent], self.infos[agent]
        return seen, paid, self.terminations[agent], self.truncations[agent], info

    def step(self, action: Any) -> None:
        """The seat that is asked does an action; None once the game is over."""
        agent, table = self.agent_selection, self.table
        if agent not in self.terminations:
            raise over()
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            table.apply(self.seat, action if type(action) is int else whole(action))
        except IllegalAction:
            if self.illegal_reward is None:
                raise
            self.forfeit(agent, self.illegal_reward)
            return
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        is_over = table.to_move < 0
        if is_over or self.points:
            self.pay(table)
        if is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.ask(table)
        if self.render_mode == "human":
            self.render()

    def ask(self, table: State) -> None:
        """Whoever is to move is asked next."""
        self.seat = seat = table.to_move
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"legal_actions": LegalActions(table.clone(), seat)}

    def pay(self, table: State) -> None:
        """What the step has brought to everybody."""
        if self.points:
            before, self.points = self.points, points(self.table)
            earned = [float(now - then) for now, then in zip(self.points, before, strict=True)]
        else:
            earned = utilities(table)
        self.rewards = dict(zip(self.possible_agents, earned, strict=True))
        self._accumulate_rewards()

    def forfeit(self, agent: str, reward: float) -> None:
        """An illegal action ends the game for all, as PettingZoo's TerminateIllegalWrapper does."""
        EnvLogger.warn_on_illegal_move()
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: float(reward)}
        self._accumulate_rewards()
        self._deads_step_first()

    def __getattr__(self, name: str) -> Any:
        """Asked for what is not there: mostly what there is from the first reset on."""
        if name in GAME_ATTRIBUTES:
            raise NoGame(f"there is no {name} before the first reset", code="research.over")
        raise AttributeError(f"a table has no {name!r}", name=name, obj=self)

    # ---- what is seen ----

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and what it may do if it is asked."""
        table, seat = self.table, self.seat_of[agent]
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask = self.encoder.mask(table, seat)
        else:
            mask = np.zeros(self.encoder.actions, np.int8)
        return {"observation": self.encoder.observe(table, seat), "action_mask": mask}

    def state(self) -> NDArray[np.int16]:
        """The observations of all seats in a row, for training that may look into every hand."""
        rows = [self.encoder.observe(self.table, seat) for seat in range(self.seats)]
        return np.concatenate(rows)

    def render(self) -> Any:
        """The table as the seat sees it that is asked: a text or a picture."""
        if self.render_mode is None:
            return None
        from carrack.research import pictures

        view = self.table.view(self.seat_of[self.agent_selection])
        if self.render_mode == "rgb_array":
            return pictures.picture(view, *self.picture_size, self.game)
        told = pictures.text(view)
        if self.render_mode == "human":
            print(told)
            return None
        return told

    def close(self) -> None:
        """There is nothing to close."""


class NoGame(CarrackError, AttributeError):
    """Nothing can be said about a game before the first reset."""


class LegalActions(Mapping[int, dict[str, Any]]):
    """The legal actions of a decision by number, each with its name and parameters.

    Names are made when somebody looks: most programs never do. A copy of the table is kept for
    that; whoever saves or sends this away gets a plain dictionary of the names.
    """

    __slots__ = ("_seat", "_table")

    def __init__(self, table: State, seat: int) -> None:
        self._table = table
        self._seat = seat

    def __getitem__(self, action: int) -> dict[str, Any]:
        if action not in self._table.legal(self._seat):
            raise KeyError(action)
        return self._table.game.action(self._table, self._seat, int(action))

    def __iter__(self) -> Iterator[int]:
        return iter(self._table.legal(self._seat))

    def __len__(self) -> int:
        return len(self._table.legal(self._seat))

    def __repr__(self) -> str:
        return repr(dict(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


def over() -> CarrackError:
    return CarrackError("the game is over; reset starts another", code="research.over")
