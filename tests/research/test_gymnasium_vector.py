"""Many games through the interface that Gymnasium has for them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import carrack
import carrack.research.gymnasium
from carrack.kernel.errors import CarrackError, IllegalAction
from carrack.kernel.printed import with_differences
from carrack.research.gymnasium_vector import GamesEnv

TITLES = [("Macao", {}), ("Macau", {"options": {"turn_limit": 60}}), ("Maracaibo", {})]


def made(name: str, wishes: dict[str, Any], count: int = 3) -> GamesEnv:
    env = gymnasium.make_vec(f"carrack/{name}-v0", num_envs=count, **wishes)
    assert isinstance(env.unwrapped, GamesEnv)
    return env.unwrapped


@pytest.mark.parametrize(("name", "wishes"), TITLES)
def test_a_registered_title_is_made_as_a_vector(name: str, wishes: dict[str, Any]) -> None:
    env = made(name, wishes)
    observations, infos = env.reset(seed=4)
    assert env.observation_space.contains(observations)
    assert infos["action_mask"].shape == (3, env.single_action_space.n)
    for _ in range(20):
        observations, rewards, ends, cut, infos = env.step(env.random_actions())
        assert env.observation_space.contains(observations)
        assert rewards.shape == ends.shape == cut.shape == (3,)
        assert set(infos["seat"].tolist()) == {0}
        assert not cut.any()


def test_the_same_seed_gives_the_same_games() -> None:
    env = made("Macao", {})
    first, _ = env.reset(seed=8)
    first = first.copy()
    env.step(env.random_actions())
    again, _ = env.reset(seed=8)
    assert (again == first).all()
    other, _ = env.reset(seed=9)
    assert (other != first).any()


def test_without_a_seed_every_reset_begins_new_games() -> None:
    env = made("Macao", {})
    env.reset(seed=8)
    first = env.reset()[0].copy()
    assert (env.reset()[0] != first).any()


def test_in_self_play_a_reward_is_that_of_the_seat_that_chose() -> None:
    env = made("Macau", {"rivals": "self", "options": {"turn_limit": 40}}, count=6)
    _, infos = env.reset(seed=2)
    seen = 0
    for _ in range(200):
        whose = infos["seat"].copy()
        _, rewards, ends, _, infos = env.step(env.random_actions())
        for i in numpy.flatnonzero(ends):
            assert rewards[i] == infos["rewards"][i][whose[i]]
            seen += 1
        assert not rewards[~ends].any()
    assert seen > 0


def test_the_masks_are_there_in_the_way_of_maskable_ppo() -> None:
    env = made("Macao", {})
    _, infos = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == numpy.bool_
    assert (masks == infos["action_mask"].astype(bool)).all()


def test_an_illegal_action_is_refused() -> None:
    env = made("Macao", {})
    _, infos = env.reset(seed=1)
    actions = env.random_actions().copy()
    actions[0] = numpy.flatnonzero(infos["action_mask"][0] == 0)[0]
    with pytest.raises(IllegalAction, match="game 0"):
        env.step(actions)


@pytest.mark.parametrize("wish", [{"rivals": "greedy"}, {"seat": "random"}, {"seat": 3}])
def test_what_thousands_of_tables_cannot_have_is_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(CarrackError) as refused:
        made("Macao", wish)
    assert refused.value.code == "research.environment"


def test_gymnasium_keeps_its_statistics() -> None:
    env = RecordEpisodeStatistics(made("Macau", {"options": {"turn_limit": 40}}))
    env.reset(seed=3)
    counted = 0
    for _ in range(80):
        _, rewards, ends, _, infos = env.step(env.unwrapped.random_actions())
        counted += int(ends.sum())
        if ends.any():
            assert infos["episode"]["r"][ends].tolist() == pytest.approx(rewards[ends].tolist())
    assert env.episode_count == counted > 0


def test_games_with_corrected_figures_can_be_played() -> None:
    theirs = with_differences(carrack.load("macao"), {"card": {"bank": {"tribute": [3, 5]}}})
    env = GamesEnv(theirs, 2, seats=2)
    assert env.games.state(0).game is theirs
