"""One seat against bots, through the interface of Gymnasium."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import carrack
from carrack import bots
from carrack.kernel.errors import CarrackError, IllegalAction
from carrack.kernel.game import Game
from carrack.kernel.printed import with_differences
from carrack.research.gymnasium import LOST_POINTS, SeatEnv
from carrack.research.rewards import utilities

QUICK: dict[str, dict[str, Any]] = {"macau_cards": {"turn_limit": 60}}
NAMES = {"macao": "Macao", "macau_cards": "Macau", "maracaibo": "Maracaibo"}
every_title = pytest.mark.parametrize("title", sorted(NAMES))
TABLES = [
    (title, seats)
    for title in sorted(NAMES)
    for seats in range(carrack.load(title).min_seats, carrack.load(title).max_seats + 1)
]


def made(title: str, **wishes: Any) -> SeatEnv:
    """The environment of a title, without the wrappers that `make` puts around it."""
    wishes = {"options": QUICK.get(title), "rivals": "random", **wishes}
    env = gymnasium.make(f"carrack/{NAMES[title]}-v0", **wishes).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, seed: int) -> list[tuple[Any, float, dict[str, Any]]]:
    """A game in which the seat chooses by chance: what it saw, got and was told at each step."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    told = [(observation, 0.0, info)]
    over = False
    while not over:
        action = env.action_space.sample(told[-1][2]["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        assert not cut
        told.append((observation, reward, info))
    return told


@every_title
def test_gymnasium_finds_nothing_to_complain_about(title: str) -> None:
    # Warnings are errors in our tests, so this includes what the checker only warns about.
    check_env(made(title))


@every_title
def test_it_also_passes_where_illegal_actions_are_replaced_and_points_are_paid(title: str) -> None:
    check_env(made(title, illegal="random", reward="points"), skip_render_check=True)


def test_the_name_of_our_module_is_enough_to_make_one() -> None:
    code = (
        "import gymnasium\n"
        "env = gymnasium.make('carrack.research.gymnasium:carrack/Macao-v0')\n"
        "print(env.unwrapped.game.id, env.unwrapped.seats)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["macao", "3"]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_whole_game_stays_within_its_spaces(title: str, seats: int) -> None:
    env = made(title, seats=seats)
    steps = play(env, seed=seats)
    for observation, _, info in steps:
        assert env.observation_space.contains(observation)
        assert info["action_mask"].shape == (env.game.action_count,)
    for _, reward, info in steps[:-1]:
        assert reward == 0
        assert info["action_mask"].any()
        assert "result" not in info
    observation, reward, info = steps[-1]
    assert env.table.is_over
    assert reward == utilities(env.table)[env.seat]
    assert info["result"] == env.table.result()
    assert not info["action_mask"].any()


@every_title
def test_the_mask_tells_the_legal_actions_of_the_own_seat_who_is_asked(title: str) -> None:
    env = made(title)
    _, info = env.reset(seed=3)
    for _ in range(20):
        legal = env.table.legal(env.seat)
        assert env.table.to_move == env.seat == info["seat"]
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(legal)
        assert env.action_masks().dtype == np.bool_
        assert (env.action_masks() == info["action_mask"]).all()
        assert list(env.action_names()) == legal
        _, _, over, _, info = env.step(legal[-1])
        if over:
            break


@every_title
def test_points_add_up_to_those_of_the_game(title: str) -> None:
    env = made(title, reward="points")
    env.reset(seed=5)
    start = env.points()
    paid = sum(reward for _, reward, _ in play(env, seed=5))
    assert paid == env.table.scores()[env.seat] - start


def test_points_are_turned_round_where_the_fewest_win() -> None:
    options = {"variant": "tel_aviv", "turn_limit": 60}
    assert carrack.load("macau_cards").resolve(options)["scoring"] == "points"
    env = made("macau_cards", reward="points", options=options)
    assert sum(reward for _, reward, _ in play(env, seed=2)) == -env.table.scores()[env.seat]


@every_title
def test_the_same_seed_gives_the_same_game(title: str) -> None:
    first, again = (play(made(title, rivals="greedy"), seed=8)[:30] for _ in range(2))
    assert len(first) == len(again)
    for (saw, got, _), (saw_again, got_again, _) in zip(first, again, strict=True):
        assert (saw == saw_again).all()
        assert got == got_again


def test_the_seat_is_the_one_asked_for_or_drawn_anew_for_each_game() -> None:
    env = made("macao", seats=4, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    env = made("macao", seats=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


class Witness(bots.Bot):
    """Notes what it is given, and does the first thing it may."""

    seen: list[tuple[str, Mapping[str, Any], Sequence[int]]]

    def choose(self, game: Game, view: Mapping[str, Any], legal: Sequence[int]) -> int:
        self.seen.append((self.name, view, legal))
        return legal[0]

    def __init__(self, seed: int, name: str, seen: list[Any]) -> None:
        super().__init__(seed)
        self.name = name
        self.seen = seen


def test_each_rival_sits_clockwise_and_is_given_the_view_of_its_own_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Any] = []
    env = made("macao", seats=3, seat=1, rivals=["greedy", "random"])
    monkeypatch.setattr(bots, "make", lambda name, seed: Witness(seed, name, seen))
    env.reset(seed=1)
    for _ in range(10):
        env.step(env.table.legal(env.seat)[0])
    assert {(name, view["viewer"]) for name, view, _ in seen} == {("greedy", 2), ("random", 0)}
    game = carrack.load("macao")
    for _, view, legal in seen:
        assert len(legal) > 1
        assert view == game.sample(view, bots.Bot(1).random).view(view["viewer"])


def illegal_in(env: SeatEnv) -> int:
    return int(np.flatnonzero(env.action_masks() == 0)[0])


def test_an_illegal_action_loses_the_game_at_once() -> None:
    for reward, paid in (("utility", -1), ("points", LOST_POINTS)):
        env = made("macao", reward=reward)
        env.reset(seed=1)
        _, got, over, cut, info = env.step(illegal_in(env))
        assert (got, over, cut) == (paid, True, False)
        assert not info["action_mask"].any()
        with pytest.raises(CarrackError) as told:
            env.step(0)
        assert told.value.code == "research.over"


def test_an_illegal_action_can_be_refused_and_changes_nothing() -> None:
    env = made("macao", illegal="raises")
    env.reset(seed=1)
    before = env.table.fingerprint()
    with pytest.raises(IllegalAction):
        env.step(illegal_in(env))
    assert env.table.fingerprint() == before
    env.step(env.table.legal(env.seat)[0])
    assert env.table.fingerprint() != before


@pytest.mark.parametrize("action", [None, "pass", 1.5, True, np.array([1, 2])])
def test_what_is_no_whole_number_is_an_illegal_action(action: Any) -> None:
    env = made("macao", illegal="raises")
    env.reset(seed=3)
    with pytest.raises(IllegalAction):
        env.step(action)


def test_numbers_of_numpy_are_as_good_as_others() -> None:
    env = made("macao", seats=np.int64(2), seat=np.int8(1), rivals="random", illegal="raises")
    _, info = env.reset(seed=3)
    assert (env.seats, info["seat"]) == (2, 1)
    env.step(np.flatnonzero(info["action_mask"])[0])


def test_a_game_with_corrected_figures_can_be_played() -> None:
    theirs = with_differences(carrack.load("macao"), {"card": {"bank": {"tribute": [3, 5]}}})
    env = SeatEnv(theirs, seats=2, rivals="random")
    env.reset(seed=1)
    assert env.table.game is theirs


def test_an_illegal_action_can_be_replaced_by_a_legal_one() -> None:
    env = made("macao", illegal="random")
    env.reset(seed=1)
    before = env.table.fingerprint()
    _, _, over, _, info = env.step(illegal_in(env))
    assert not over
    assert env.table.fingerprint() != before
    assert info["action_mask"].any()


@every_title
def test_the_table_is_rendered_as_text_and_as_a_picture(title: str) -> None:
    env = made(title, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 3
    env = made(title, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert len(np.unique(picture)) > 10


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"seats": 9}, "option.seats"),
        ({"seat": 3}, "research.environment"),
        ({"seat": "first"}, "research.environment"),
        ({"rivals": ["greedy"]}, "research.environment"),
        ({"rivals": "genius"}, "bot.unknown"),
        ({"rivals": None}, "research.environment"),
        ({"rivals": [1, 2]}, "research.environment"),
        ({"reward": "fame"}, "research.environment"),
        ({"illegal": "shrug"}, "research.environment"),
        ({"options": {"no_such": 1}}, "option.unknown"),
    ],
)
def test_what_cannot_be_is_refused(wishes: dict[str, Any], code: str) -> None:
    with pytest.raises(CarrackError) as told:
        SeatEnv("macao", **{"seats": 3, **wishes})
    assert told.value.code == code


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(CarrackError) as told:
        made("macao").step(0)
    assert told.value.code == "research.over"


@pytest.mark.parametrize(
    ("title", "rival"), [("Macao", "cabin_boy"), ("Macau", "merchant"), ("Maracaibo", "greedy")]
)
def test_an_environment_with_thinking_bots_can_be_sent_elsewhere(title: str, rival: str) -> None:
    env = gymnasium.make(f"carrack/{title}-v0", seats=2, rivals=rival).unwrapped
    env.reset(seed=3)
    env.step(int(env.mask().argmax()))
    copy = pickle.loads(pickle.dumps(env))
    assert (copy.mask() == env.mask()).all()
    copy.step(int(copy.mask().argmax()))
