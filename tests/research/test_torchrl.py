"""TorchRL's own check of our environment, where TorchRL is installed."""

from __future__ import annotations

import pytest

pytest.importorskip("torchrl")

from torchrl.envs.utils import check_env_specs

from carrack.research.torchrl import VectorEnv


@pytest.mark.parametrize(
    ("title", "options"), [("macao", {}), ("macau_cards", {"turn_limit": 40}), ("maracaibo", {})]
)
def test_the_environment_is_what_it_says(title: str, options: dict[str, int]) -> None:
    check_env_specs(VectorEnv(title, 2, 3, options))


def test_games_follow_each_other_and_all_actions_are_legal() -> None:
    env = VectorEnv("macau_cards", 2, 4, {"turn_limit": 20}, rivals="greedy")
    env.set_seed(3)
    rollout = env.rollout(120, break_when_any_done=False)
    assert rollout["next", "done"].any()
    assert (rollout["next", "reward"][rollout["next", "done"]] != 0).any()
    legal = rollout["action_mask"].gather(2, rollout["action"].unsqueeze(2))
    assert legal.all()
