"""Pig wherever a title is used from Python: run by test_pig.py in a process that has it."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import carrack
import carrack.research.gymnasium
from carrack import bots
from carrack.bots.playouts import random_playouts
from carrack.research.encoders import encoder_for
from carrack.research.gymnasium_vector import GamesEnv
from carrack.research.pettingzoo import env
from carrack.research.vector import Vector
from carrack.terminal.bench import measured

from .server.wire import Person, all_wires, here, play, seated

PIG = carrack.load("pig")
SHORT = {"goal": 20}
LEVELS = ("random", "cabin_boy", "merchant", "captain", "governor", "adaptive")


def ended(seats: int, seed: int) -> carrack.State:
    """A game at random."""
    state, luck = PIG.new(seats=seats, seed=seed), Random(seed)
    while not state.is_over:
        state.apply(state.to_move, luck.choice(state.legal(state.to_move)))
    return state


# ---- playing ----


def test_whoever_has_the_goal_first_wins() -> None:
    state = ended(3, 1)
    (winner,) = (state.result() or {})["won"]
    assert state.scores()[winner] >= 100 > sorted(state.scores())[-2]


def test_a_one_loses_the_points_of_the_turn() -> None:
    state, luck = PIG.new(seats=2, seed=1), Random(1)
    lost = 0
    while not state.is_over:
        seat, before = state.to_move, state.scores()
        state.apply(seat, luck.choice(state.legal(seat)))
        if [event["type"] for event in state.events(None)] == ["rolled", "lost"]:
            lost += 1
            assert (state.scores(), state.to_move) == (before, 1 - seat)
    assert lost


@pytest.mark.parametrize("level", LEVELS)
def test_every_bot_plays_it_to_the_end(level: str) -> None:
    state = PIG.new(seats=2, seed=2, options={"goal": 10})
    players = [bots.make(level, 1), bots.make("random", 2)]
    while not state.is_over:
        seat = state.to_move
        state.apply(seat, players[seat].choose(PIG, state.view(seat), state.legal(seat)))
    assert state.result()


def test_greedy_says_that_it_does_not_know_it() -> None:
    with pytest.raises(carrack.CarrackError, match="greedy does not know 'pig'"):
        bots.check("greedy", "pig")


def test_a_level_beats_chance() -> None:
    won = 0
    for seed in range(20):
        state = PIG.new(seats=2, seed=seed, options=SHORT)
        level, other = bots.make("merchant", seed), bots.make("random", seed)
        while not state.is_over:
            seat = state.to_move
            bot = level if seat == seed % 2 else other
            state.apply(seat, bot.choose(PIG, state.view(seat), state.legal(seat)))
        won += state.final_place(seed % 2) == 1
    assert won >= 12


def test_playouts_and_figures_count_whole_games() -> None:
    played = random_playouts(PIG, 3, {}, games=30, seed=1)
    assert played.games == sum(played.wins) == 30
    assert played.decisions > 30 * 40  # nobody has a hundred points before
    figures = measured(PIG, 0.05)
    assert figures["decisions_per_s"] > 15 * figures["games_per_s"]


# ---- observations ----


def test_an_observation_is_made_from_the_view_alone() -> None:
    encoder = encoder_for("pig", 3)
    assert encoder.names() == [
        *("options.goal", "current.me", "current.+1", "current.+2", "over"),
        *("phase.over", "phase.turn", "places.me", "places.+1", "places.+2"),
        *("me.points", "+1.points", "+2.points", "turn_points"),
    ]
    state, luck = PIG.new(seats=3, seed=4), Random(4)
    while not state.is_over:
        for seat in range(3):
            row = encoder.observe(state, seat)
            assert row.dtype == numpy.int16
            assert (encoder.low <= row).all()
            assert (row <= encoder.high).all()
            beside = PIG.sample(state.view(seat), luck)
            assert (encoder.observe(beside, seat) == row).all()
        seat = state.to_move
        assert numpy.flatnonzero(encoder.mask(state, seat)).tolist() == state.legal(seat)
        state.apply(seat, luck.choice(state.legal(seat)))


def test_the_seat_that_looks_comes_first() -> None:
    encoder = encoder_for("pig", 3)
    state = ended(3, 5)
    for seat in range(3):
        told = dict(zip(encoder.names(), encoder.observe(state, seat).tolist(), strict=True))
        turned = [(seat + k) % 3 for k in range(3)]
        assert [told[f"{who}.points"] for who in ("me", "+1", "+2")] == [
            state.scores()[other] for other in turned
        ]
        assert [told[f"places.{who}"] for who in ("me", "+1", "+2")] == [
            state.final_place(other) for other in turned
        ]


def test_an_encoder_is_the_same_wherever_it_is_made() -> None:
    encoder = encoder_for("pig", 2)
    again = pickle.loads(pickle.dumps(encoder))
    assert (again.version, again.names()) == (encoder.version, encoder.names())
    assert encoder.version == "pig/view-10a00865"  # in both builds


# ---- environments ----


@pytest.mark.filterwarnings("ignore")
def test_it_is_a_pettingzoo_environment() -> None:
    api_test(env("pig", seats=3, options=SHORT), num_cycles=200)
    seed_test(lambda: env("pig", seats=2, options=SHORT), num_cycles=60)


@pytest.mark.filterwarnings("ignore")
def test_it_is_a_gymnasium_environment() -> None:
    table = gymnasium.make("carrack/Pig-v0", options=SHORT, illegal="random")
    check_env(table.unwrapped, skip_render_check=True)
    _, info = table.reset(seed=3)
    is_over = False
    reward: Any = 0.0
    while not is_over:
        action = table.action_space.sample(info["action_mask"])
        _, reward, is_over, _, info = table.step(action)
    assert reward in (1.0, -1.0)


def test_many_games_at_once_take_every_wish() -> None:
    wishes = {"skip_forced": True, "scatter": True, "packed": True}
    games = Vector("pig", seats=2, count=4, options=SHORT, seed=7, **wishes)
    ended = 0
    while ended < 5:
        bits = numpy.unpackbits(games.masks, axis=1, bitorder="little")
        assert (bits.sum(axis=1) > 1).all()
        for half, part in enumerate(games.halves):
            games.send(games.random_actions(half)[part], half)
            games.recv(half)
        told = games.results()
        assert (told["place"].min(axis=1) == 1).all()
        assert (told["score"].max(axis=1) > 0).all()
        ended += len(told["game"])


def test_many_games_at_once_are_those_one_by_one() -> None:
    games = Vector("pig", seats=2, count=3, options=SHORT, seed=7)
    alone = [PIG.new(seats=2, seed=7 + at, options=SHORT) for at in range(3)]
    seeds = [7, 8, 9]
    for _ in range(300):
        actions = games.random_actions().copy()
        for at, state in enumerate(alone):
            row, mask = games.observations[at], games.masks[at]
            assert (games.encoder.observe(state, state.to_move) == row).all()
            assert numpy.flatnonzero(mask).tolist() == state.legal(state.to_move)
            state.apply(state.to_move, int(actions[at]))
            if state.is_over:
                seeds[at] += 3
                alone[at] = PIG.new(seats=2, seed=seeds[at], options=SHORT)
        before = games.finished
        games.step(actions)
        assert games.finished - before == games.dones.sum()
        assert (numpy.abs(games.rewards).sum(axis=1) == 2 * games.dones).all()
    assert games.finished > 10
    with pytest.raises(carrack.IllegalAction, match="game 1"):
        games.step(numpy.array([0, 2, 0]))


def test_one_seat_among_random_rivals_is_a_vector_environment() -> None:
    table = GamesEnv("pig", 4, seats=3, options=SHORT, threads=2)
    _, infos = table.reset(seed=1)
    for _ in range(100):
        assert (infos["seat"] == 0).all()
        _, rewards, ends, _, infos = table.step(table.random_actions())
        assert ((rewards != 0) <= ends).all()
    made: Any = gymnasium.make_vec("carrack/Pig-v0", num_envs=2)
    assert made.reset(seed=1)[0].shape == (2, encoder_for("pig", 2).size)
    made.close()


# ---- a server ----


def test_it_is_played_at_a_table_with_a_bot(tmp_path: Path) -> None:
    with here(str(tmp_path / "pig.sqlite")) as server, Person(server.url, "Ada") as ada:
        listed = {title["id"]: title for title in ada.get("/api/titles")}
        assert listed["pig"]["name"] == "Pig"
        assert "greedy" not in listed["pig"]["bots"]
        table = seated([ada], "pig", bots=["random"], options=SHORT)
        wires = all_wires(table, ada)
        assert play(table, wires, 2000) < 2000
        stream = wires[0].stream(table, 0)
        assert stream.view["over"]
        assert json.dumps(stream.view["places"]) in ("[1, 2]", "[2, 1]")


# ---- the page that walks through it ----


def test_what_the_first_hour_teaches_a_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[1] / "docs" / "first_hour.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    exec(compile(example, "docs/first_hour.md", "exec"), {})
    assert capsys.readouterr().out == "hold at 20: 55% of the games are won\n"
