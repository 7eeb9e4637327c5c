"""Many games at once are the same games as one by one."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from threading import enumerate as enumerate_threads
from typing import Any

import numpy
import pytest

import carrack
from carrack.kernel.errors import BadOption, CarrackError, IllegalAction
from carrack.kernel.state import State
from carrack.research.older import Against
from carrack.research.rewards import utilities
from carrack.research.vector import Vector
from carrack.research.wishes import HOLD

QUICK: dict[str, dict[str, Any]] = {"macau_cards": {"turn_limit": 60}}
TABLES = [
    ("macao", 2, {}),
    ("macao", 4, {}),
    ("macau_cards", 2, {"turn_limit": 60}),
    ("macau_cards", 10, {"turn_limit": 60, "variant": "romanian"}),
    ("maracaibo", 1, {}),
    ("maracaibo", 3, {"scenario": "coop"}),
    ("maracaibo", 4, {"scenario": "all_inclusive"}),
]
every_table = pytest.mark.parametrize(("title", "seats", "options"), TABLES)


def twins(games: Vector, options: dict[str, Any]) -> list[State]:
    """The same games, to be played in the ordinary way."""
    game = games.encoder.game
    return [game.new(seats=games.seats, seed=int(seed), options=options) for seed in games.seeds]


@every_table
def test_every_game_goes_the_way_of_the_same_game_played_alone(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    games = Vector(carrack.load(title), seats, 3, options, seed=11)
    states = twins(games, options)
    ended = 0
    while ended < 4:
        for i, state in enumerate(states):
            assert games.to_move[i] == state.to_move
        actions = games.random_actions().copy()
        games.step(actions)
        for i, state in enumerate(states):
            state.apply(state.to_move, int(actions[i]))
            assert bool(games.dones[i]) == state.is_over
            if state.is_over:
                assert games.rewards[i].tolist() == pytest.approx(utilities(state))
                assert games.scores[i].tolist() == state.scores()
                assert games.places[i].tolist() == [state.final_place(k) for k in range(seats)]
                assert games.lengths[i] > 0
                states[i] = twins(games, options)[i]
                ended += 1
            else:
                assert not games.rewards[i].any()
                assert not games.scores[i].any()
                assert not games.places[i].any()
    assert games.finished == ended
    for i, state in enumerate(states):
        assert games.state(i).fingerprint() == state.fingerprint()


@every_table
def test_observations_and_masks_are_those_of_the_encoder(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    games = Vector(carrack.load(title), seats, 2, options, seed=5)
    for number in range(60):
        games.step(games.random_actions())
        if number % 10:
            continue
        for i in range(games.count):
            state, seat = games.state(i), int(games.to_move[i])
            assert games.observations[i].tolist() == games.encoder.observe(state, seat).tolist()
            assert games.masks[i].tolist() == games.encoder.mask(state, seat).tolist()


def test_several_threads_play_the_same_games_as_one() -> None:
    game = carrack.load("macao")
    one, three = Vector(game, 3, 7, seed=2), Vector(game, 3, 7, seed=2, threads=3)
    for _ in range(150):
        one.step(one.random_actions())
        three.step(three.random_actions())
    assert one.to_move.tolist() == three.to_move.tolist()
    assert (one.observations == three.observations).all()
    assert one.finished == three.finished


@pytest.mark.parametrize("threads", [1, 3])
def test_halves_that_are_sent_play_the_same_games_as_steps(threads: int) -> None:
    stepped = Vector("macao", 3, 7, seed=2)
    sent = Vector("macao", 3, 7, seed=2, threads=threads)
    for _ in range(60):
        stepped.step(stepped.random_actions())
        for half, part in enumerate(sent.halves):
            sent.send(sent.random_actions(half)[part], half)
        for half in (1, 0):
            sent.recv(half)
    sent.send(sent.random_actions())
    sent.recv()
    stepped.step(stepped.random_actions())
    assert (stepped.observations == sent.observations).all()
    assert stepped.finished == sent.finished


def test_what_was_sent_is_received_before_anything_else() -> None:
    games = Vector("macao", 2, 4, threads=2)
    with pytest.raises(CarrackError, match="nothing was sent"):
        games.recv()
    games.send(games.random_actions(0)[games.halves[0]], 0)
    wishes: list[Callable[[], Any]] = [
        lambda: games.step([0] * 4),
        lambda: games.send([0, 0], 0),
        lambda: games.random_actions(),
        lambda: games.state(3),
        lambda: games.recv(1),
        lambda: games.reset(1),
        lambda: games.recv(2),
    ]
    for wish in wishes:
        with pytest.raises(CarrackError):
            wish()
    games.random_actions(1)
    games.recv(0)
    games.step(games.random_actions())


def test_the_first_illegal_action_of_a_half_is_named() -> None:
    games = Vector("macao", 2, 6, threads=2)
    actions = games.random_actions(1)[games.halves[1]].copy()
    actions[1:] = 3075 if not games.masks[4:, 3075].any() else 0
    with pytest.raises(IllegalAction, match="game 4"):
        games.send(actions, 1)
    with pytest.raises(CarrackError, match="3 whole numbers"):
        games.send(actions[:2], 1)


def test_games_that_ended_are_told_as_arrays() -> None:
    games = Vector("macau_cards", 3, 8, {"turn_limit": 60}, seed=1)
    ended = steps = 0
    while ended < 10:
        games.step(games.random_actions())
        steps += 1
        told = games.results()
        assert told["game"].tolist() == numpy.flatnonzero(games.dones).tolist()
        assert told["reward"].tolist() == games.rewards[told["game"]].tolist()
        assert (told["place"].min(axis=1) == 1).all()
        assert ((told["length"] > 0) & (told["length"] <= steps)).all()
        ended += len(told["game"])
    assert games.finished == ended


@pytest.mark.parametrize(("title", "seat"), [("macao", None), ("macau_cards", 1), ("maracaibo", 0)])
def test_nobody_is_asked_for_what_is_forced_by_wish(title: str, seat: int | None) -> None:
    games = Vector(title, 2, 4, QUICK.get(title), seed=3, seat=seat, skip_forced=True)
    for _ in range(60):
        assert (games.masks.sum(axis=1) > 1).all()
        assert seat is None or set(games.to_move.tolist()) == {seat}
        games.step(games.random_actions())


def test_games_begin_anywhere_on_their_way_by_wish() -> None:
    games, same = (Vector("macao", 4, 24, seed=5, scatter=True, threads=k) for k in (1, 2))
    rounds = [games.state(i).view(None)["round"] for i in range(24)]
    assert len(set(rounds)) > 4
    assert (games.observations == same.observations).all()
    ordinary = Vector("macao", 4, 24, seed=5)
    assert games.seeds.tolist() == ordinary.seeds.tolist()


@pytest.mark.parametrize("title", ["macao", "macau_cards"])  # 3076 actions are no whole bytes
def test_masks_are_bits_by_wish(title: str) -> None:
    wide, packed = Vector(title, 4, 5, seed=4), Vector(title, 4, 5, seed=4, packed=True)
    for _ in range(80):
        bits = numpy.unpackbits(packed.masks, axis=1, bitorder="little")
        assert (bits[:, : wide.encoder.actions] == wide.masks).all()
        assert not bits[:, wide.encoder.actions :].any()
        wide.step(wide.random_actions())
        packed.step(packed.random_actions())


def test_threads_go_home_with_their_games() -> None:
    before = set(enumerate_threads())
    games = Vector("macao", 2, 8, threads=3)
    games.send(games.random_actions())
    hired = set(enumerate_threads()) - before
    assert len(hired) == (3 if carrack.build_mode() == "compiled" else 0)
    del games
    for thread in hired:
        thread.join(60)
        assert not thread.is_alive()


def test_the_arrays_are_made_once_and_filled_anew() -> None:
    games = Vector(carrack.load("macao"), 2, 4)
    arrays = [games.observations, games.masks, games.rewards, games.dones, games.to_move]
    before = games.observations.copy()
    games.step(games.random_actions())
    after = [games.observations, games.masks, games.rewards, games.dones, games.to_move]
    assert all(old is new for old, new in zip(arrays, after, strict=True))
    assert (before != games.observations).any()


def test_an_illegal_action_is_refused_and_no_game_moves_on() -> None:
    games = Vector(carrack.load("macao"), 2, 3, seed=1)
    actions = games.random_actions().copy()
    actions[2] = numpy.flatnonzero(games.masks[2] == 0)[0]
    before = [games.state(i).fingerprint() for i in range(3)]
    with pytest.raises(IllegalAction, match="game 2"):
        games.step(actions)
    assert [games.state(i).fingerprint() for i in range(3)] == before


@pytest.mark.parametrize("action", [-1, 3076, 2**62])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    games = Vector(carrack.load("macao"), 2, 1)
    with pytest.raises(IllegalAction):
        games.step(numpy.array([action]))


@pytest.mark.parametrize("actions", [[1], [0.5, 0.5], [[1, 2]], ["a", "b"], None])
def test_actions_that_are_no_list_of_whole_numbers_are_refused(actions: Any) -> None:
    games = Vector(carrack.load("macao"), 2, 2)
    with pytest.raises(CarrackError) as refused:
        games.step(actions)
    assert refused.value.code == "research.actions"


def test_where_one_seat_is_asked_the_others_choose_themselves() -> None:
    games = Vector(carrack.load("macau_cards"), 4, 5, {"turn_limit": 60}, seed=3, seat=2)
    for _ in range(80):
        assert set(games.to_move.tolist()) == {2}
        games.step(games.random_actions())
    assert games.finished > 0


def test_a_reset_with_the_same_seed_begins_the_same_games() -> None:
    games = Vector(carrack.load("macao"), 3, 4, seed=9)
    first = games.observations.copy()
    for _ in range(5):
        games.step(games.random_actions())
    games.reset(9)
    assert (games.observations == first).all()
    assert games.finished == 0
    assert not games.dones.any()
    games.reset(10)
    assert (games.observations != first).any()


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"count": 0}, "research.count"),
        ({"count": 2, "threads": 3}, "research.count"),
        ({"count": 2, "seat": 3}, "seat.unknown"),
        ({"count": 2, "seed": -1}, "option.seed"),
    ],
)
def test_a_vector_that_cannot_be_is_refused(wishes: dict[str, int], code: str) -> None:
    with pytest.raises(BadOption) as refused:
        Vector(carrack.load("macao"), 3, **wishes)
    assert refused.value.code == code


def test_rivals_share_out_nothing_over_many_random_games_and_every_seat_wins_some() -> None:
    games = Vector(carrack.load("macau_cards"), 3, 8, {"turn_limit": 60}, seed=1)
    total, wins = numpy.zeros(3), numpy.zeros(3)
    for _ in range(400):
        games.step(games.random_actions())
        total += games.rewards.sum(axis=0)
        wins += (games.rewards == 1).sum(axis=0)
    assert total.sum() == pytest.approx(0, abs=1e-3)
    assert games.finished > 20
    assert (wins > 0).all()


def test_a_title_by_its_name_and_numbers_of_numpy_will_do() -> None:
    games = Vector("macao", numpy.int64(2), numpy.int64(3), seed=numpy.int64(4), seat=numpy.int8(1))
    assert (games.count, games.seats, games.seat) == (3, 2, 1)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "seven", None])
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    games = Vector("macao", 2, 1)
    with pytest.raises(BadOption) as refused:
        games.reset(seed)
    assert refused.value.code == "option.seed"


def test_whoever_writes_into_the_arrays_harms_no_game() -> None:
    games, others = Vector("macao", 2, 3, seed=1), Vector("macao", 2, 3, seed=1)
    actions = games.random_actions().copy()
    wrong = actions.copy()
    wrong[1] = numpy.flatnonzero(games.masks[1] == 0)[0]
    games.masks[:] = 1
    games.to_move[:] = 99
    with pytest.raises(IllegalAction, match="game 1"):
        games.step(wrong)
    games.step(actions)
    others.step(actions)
    assert [games.state(i).fingerprint() for i in range(3)] == [
        others.state(i).fingerprint() for i in range(3)
    ]


def test_steps_of_several_callers_follow_each_other() -> None:
    games = Vector("macau_cards", 2, 50, {"turn_limit": 40}, threads=2)

    def play() -> None:
        for _ in range(30):
            with suppress(IllegalAction):  # somebody else was quicker
                games.step(games.random_actions().copy())

    callers = [Thread(target=play) for _ in range(4)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    for i in range(games.count):
        state, seat = games.state(i), int(games.to_move[i])
        assert games.observations[i].tolist() == games.encoder.observe(state, seat).tolist()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are forked here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_process_that_was_forked_has_threads_of_its_own() -> None:
    games = Vector("macau_cards", 2, 8, {"turn_limit": 40}, threads=2)
    child = os.fork()
    if child == 0:
        signal.alarm(60)  # a child that waits forever ends all the same, and fails
        try:
            games.step(games.random_actions())
            os._exit(7)
        finally:
            os._exit(1)  # no second run of the tests in the child
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
def test_rivals_have_the_seats_that_they_are_given(title: str) -> None:
    wish: dict[str, Any] = {"rivals": [None, "greedy", "random"], "seed": 3}
    games = Vector(title, 3, 6, QUICK.get(title), **wish)
    same = Vector(title, 3, 6, QUICK.get(title), threads=3, **wish)
    for _ in range(40):
        assert set(games.to_move.tolist()) == {0}
        assert (games.observations == same.observations).all()
        games.step(games.random_actions())
        same.step(same.random_actions())
    assert games.lucks.tolist() == same.lucks.tolist()


def test_a_greedy_rival_beats_chance() -> None:
    games = Vector("macao", 2, 16, seed=5, rivals=["greedy", None], skip_forced=True)
    won = lost = 0
    while games.finished < 16:
        games.step(games.random_actions())
        won += int((games.results()["reward"][:, 1] > 0).sum())
        lost += int((games.results()["reward"][:, 1] < 0).sum())
    assert won == 0
    assert lost >= 16


@pytest.mark.parametrize(
    "wish",
    [
        {"rivals": "greedy"},  # which seats?
        {"rivals": ["greedy", "random"]},  # nobody is asked
        {"rivals": [None]},
        {"rivals": [None, "captain"]},
        {"rivals": ["random", None], "seat": 0},
    ],
)
def test_rivals_that_cannot_be_are_refused(wish: dict[str, Any]) -> None:
    with pytest.raises(CarrackError) as refused:
        Vector("macao", 2, 3, **wish)
    assert refused.value.code == "research.rivals"


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
def test_one_layout_fits_tables_of_all_sizes_by_wish(title: str) -> None:
    game = carrack.load(title)
    sizes = set()
    for seats in (2, game.max_seats):
        own = Vector(title, seats, 3, QUICK.get(title), seed=2)
        wide = Vector(title, seats, 3, QUICK.get(title), seed=2, layout="any")
        for _ in range(30):
            assert (wide.observations[:, : own.encoder.size] == own.observations).all()
            assert not wide.observations[:, own.encoder.size :].any()
            own.step(own.random_actions())
            wide.step(wide.random_actions())
        sizes.add(wide.observations.shape[1])
    assert len(sizes) == 1
    with pytest.raises(CarrackError, match="layout"):
        Vector(title, 2, 3, layout="tall")


@pytest.mark.parametrize("title", ["macao", "maracaibo"])
def test_rows_are_bytes_by_wish(title: str) -> None:
    wide, small = (Vector(title, 3, 4, seed=6, threads=2, small=k) for k in (False, True))
    assert small.observations.dtype == numpy.int8
    for _ in range(60):
        assert (small.observations == wide.observations.clip(-128, 127)).all()
        wide.step(wide.random_actions())
        small.step(small.random_actions())


def test_games_that_hold_stand_still() -> None:
    games = Vector("macao", 2, 3, seed=1)
    before = [games.state(i).fingerprint() for i in range(3)]
    actions = games.random_actions().copy()
    actions[1] = HOLD
    games.step(actions)
    after = [games.state(i).fingerprint() for i in range(3)]
    assert [old == new for old, new in zip(before, after, strict=True)] == [False, True, False]


def test_somebodys_function_has_some_of_the_seats() -> None:
    games = Vector("macao", 3, 5, seed=1)
    asked: list[int] = []

    def rival(rows: Any, masks: Any) -> Any:
        asked.append(len(rows))
        return masks.argmax(axis=1)

    against = Against(games, [0, 2], rival)
    ended = 0
    while ended < 5:
        assert set(games.to_move.tolist()) == {1}
        against.step(games.random_actions())
        ended += int(against.dones.sum())
        assert (against.rewards[~against.dones] == 0).all()
        assert (against.places[against.dones].min(axis=1) == 1).all()
    assert against.finished >= ended
    assert min(asked) > 0
    with pytest.raises(CarrackError, match="3 seats"):
        Against(games, [0, 1, 2], rival)
