"""Our environment as PufferLib runs its own, where PufferLib is installed."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pufferlib")

import pufferlib.vector

from carrack.research.puffer import PufferGames

TITLES = [("macao", {}), ("macau_cards", {"turn_limit": 40}), ("maracaibo", {})]


@pytest.mark.parametrize(("title", "options"), TITLES)
def test_puffer_makes_it_and_steps_it(title: str, options: dict[str, int]) -> None:
    wishes = {"title": title, "count": 3, "options": options}
    envs = pufferlib.vector.make(PufferGames, env_kwargs=wishes, backend=pufferlib.PufferEnv)
    observations, _ = envs.reset(seed=3)
    assert observations.shape == (3, *envs.single_observation_space.shape)
    for _ in range(30):
        found = envs.step(envs.random_actions())
        for one, rows in zip(found[:4], ("int16", "float32", "bool", "bool"), strict=True):
            assert one.dtype == rows
        for row in found[0]:
            assert envs.single_observation_space.contains(row)
    envs.close()


def test_an_action_that_is_not_legal_is_replaced_and_games_end() -> None:
    env = PufferGames("macau_cards", 2, 4, {"turn_limit": 20}, rivals="greedy", seed=2)
    env.reset(seed=2)
    ended = []
    for _ in range(120):
        *_, infos = env.step(np.zeros(4, np.int32))
        ended += infos
    assert ended
    assert all(0 <= one["won"] <= 1 for one in ended)
