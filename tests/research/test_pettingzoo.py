"""PettingZoo's own tests pass at every table, and what the environments tell is what the game
tells.
"""

from __future__ import annotations

import pickle
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import carrack
from carrack.kernel.errors import CarrackError, IllegalAction
from carrack.kernel.printed import with_differences
from carrack.research.pettingzoo import TableEnv, env, raw_env
from carrack.research.rewards import utilities

QUICK: dict[str, dict[str, Any]] = {"macau_cards": {"turn_limit": 30}}
TITLES = ("macao", "macau_cards", "maracaibo")
TABLES = [
    (title, seats)
    for title in TITLES
    for seats in range(carrack.load(title).min_seats, carrack.load(title).max_seats + 1)
]
every_title = pytest.mark.parametrize("title", TITLES)
every_table = pytest.mark.parametrize(("title", "seats"), TABLES)

# PettingZoo's test only knows its own games as ones whose observations are dictionaries, and whose
# masks are empty once the game is over.
as_in_its_own_games = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def made(title: str, seats: int = 2, **how: Any) -> TableEnv:
    return env(title, seats=seats, options=QUICK.get(title), **how)


def played(table: TableEnv, steps: int, seed: int = 3) -> TableEnv:
    """So many random steps of a new game, or all of it."""
    rng = Random(seed)
    table.reset(seed=seed)
    for _ in range(steps):
        if table.table.is_over:
            break
        table.step(rng.choice(table.table.legal(table.seat)))
    return table


# ---- PettingZoo's own tests ----


@as_in_its_own_games
@every_table
def test_its_api_test_passes(title: str, seats: int) -> None:
    # a whole game where few sit at the table
    api_test(made(title, seats), num_cycles=150 if seats == 2 else 20)


@as_in_its_own_games
@every_title
def test_its_api_test_passes_where_points_are_paid_and_without_the_check(title: str) -> None:
    options = QUICK.get(title)
    api_test(raw_env(title, seats=2, options=options, reward="points"), num_cycles=40)


@every_table
def test_its_seed_test_passes(title: str, seats: int) -> None:
    seed_test(partial(made, title, seats), num_cycles=15)


@every_table
def test_its_render_test_passes(title: str, seats: int) -> None:
    render_test(partial(made, title, seats, picture_size=(240, 160)))


# ---- what is seen ----


@every_table
def test_observations_tell_no_more_than_the_view(title: str, seats: int) -> None:
    # Given a table some steps into the game
    table = played(made(title, seats), 25)
    for agent, seat in table.seat_of.items():
        # When what the seat cannot see is drawn anew
        drawn = table.game.sample(table.table.view(seat), Random(seat))
        # Then it observes the same
        observed = table.observe(agent)["observation"]
        assert numpy.array_equal(observed, table.encoder.observe(drawn, seat))


@every_title
def test_the_mask_shows_what_is_legal_to_whoever_is_asked(title: str) -> None:
    table = made(title)
    for steps in (0, 1, 7, 20):
        played(table, steps)
        asked = table.agent_selection
        mask = table.last()[0]["action_mask"]
        assert sorted(numpy.flatnonzero(mask)) == sorted(table.table.legal(table.seat))
        others = [agent for agent in table.agents if agent != asked]
        assert not any(table.observe(agent)["action_mask"].any() for agent in others)


@every_title
def test_infos_name_the_legal_actions(title: str) -> None:
    table = played(made(title), 12)
    state, seat = table.table, table.seat
    legal = table.infos[table.agent_selection]["legal_actions"]
    assert dict(legal) == {a: table.game.action(state, seat, a) for a in state.legal(seat)}
    assert len(legal) == len(state.legal(seat))
    with pytest.raises(KeyError):
        legal[table.game.action_count]


def test_named_actions_stay_as_they_were_and_travel_as_a_plain_dictionary() -> None:
    table = played(made("macao"), 12)
    legal = table.infos[table.agent_selection]["legal_actions"]
    before = dict(legal)
    for _ in range(5):
        table.step(table.table.legal(table.seat)[0])
    assert dict(legal) == before
    copy = pickle.loads(pickle.dumps(legal))
    assert type(copy) is dict
    assert copy == before


def test_the_state_is_what_all_seats_observe() -> None:
    table = played(made("macau_cards", 3), 10)
    seen = [table.observe(agent)["observation"] for agent in table.agents]
    assert numpy.array_equal(table.state(), numpy.concatenate(seen))


# ---- how a game goes ----


@every_title
def test_a_seed_gives_the_game_of_that_seed(title: str) -> None:
    table, game = made(title), carrack.load(title)
    table.reset(seed=11)
    same = game.new(seats=2, seed=11, options=QUICK.get(title))
    assert table.table.fingerprint() == same.fingerprint()


def test_without_a_seed_each_game_is_another_and_a_seed_begins_a_series() -> None:
    def series(seed: int | None) -> list[str]:
        table = made("macao")
        table.reset(seed=seed)
        told = []
        for _ in range(3):
            told.append(table.table.fingerprint())
            table.reset()
        return told

    assert series(5) == series(5)
    assert len({*series(5), *series(6), *series(None), *series(None)}) == 12


@every_title
def test_the_reward_comes_at_the_end(title: str) -> None:
    table = played(made(title), 10_000)
    earned = {}
    for agent in table.agent_iter():
        _, earned[agent], terminated, truncated, _ = table.last()
        assert terminated
        assert not truncated
        table.step(None)
    assert list(earned.values()) == utilities(table.table)
    assert table.agents == []
    with pytest.raises(CarrackError) as refused:
        table.step(None)
    assert refused.value.code == "research.over"


def test_points_add_up_to_the_score() -> None:
    table = made("macao", reward="points")
    table.reset(seed=3)
    rng, earned = Random(3), dict.fromkeys(table.agents, 0.0)
    while not table.table.is_over:
        table.step(rng.choice(table.table.legal(table.seat)))
        for agent, reward in table.rewards.items():
            earned[agent] += reward
    assert list(earned.values()) == [float(points) for points in table.table.scores()]


def test_where_the_fewest_points_win_they_are_paid_as_losses() -> None:
    options = {"scoring": "points", "end_mode": "first_out", "turn_limit": 60}
    table = raw_env("macau_cards", seats=2, options=options, reward="points")
    played(table, 10_000)
    assert [-points for points in table.table.scores()] == table.points
    assert min(table.points) < 0


def test_numbers_of_numpy_are_as_good_as_others() -> None:
    one, other = made("macao"), made("macao", numpy.int8(2))
    one.reset(seed=1)
    other.reset(seed=numpy.int64(1))
    action = one.table.legal(one.seat)[0]
    one.step(action)
    other.step(numpy.int64(action))
    assert one.table.fingerprint() == other.table.fingerprint()


# ---- what is refused ----


@every_title
@pytest.mark.parametrize("action", [-1, 10**9, 2.5, None, "pass"])
def test_the_raw_table_refuses_an_illegal_action_and_changes_nothing(
    title: str, action: Any
) -> None:
    table = played(raw_env(title, seats=2, options=QUICK.get(title)), 5)
    before, asked = table.table.fingerprint(), table.agent_selection
    with pytest.raises(IllegalAction):
        table.step(action)
    assert (table.table.fingerprint(), table.agent_selection) == (before, asked)
    assert not any(table.terminations.values())


def an_illegal(table: TableEnv) -> int:
    legal = table.table.legal(table.seat)
    return next(a for a in range(table.game.action_count) if a not in legal)


@every_title
def test_an_illegal_action_ends_the_game_as_pettingzoos_wrapper_does(title: str) -> None:
    # Given the same game with our check and with PettingZoo's
    ours = played(made(title, 2), 5)
    inner = raw_env(title, seats=2, options=QUICK.get(title))
    theirs = TerminateIllegalWrapper(inner, illegal_reward=-1)
    theirs.reset(seed=3)
    played(inner, 5)
    # When somebody tries what is not legal
    wrong = an_illegal(ours)
    ours.step(wrong)
    theirs.step(wrong)
    # Then everybody is told the same until nobody is left
    while ours.agents:
        assert ours.agent_selection == theirs.agent_selection
        assert ours.last(observe=False)[1:4] == theirs.last(observe=False)[1:4]
        assert not ours.observe(ours.agent_selection)["action_mask"].any()
        ours.step(None)
        theirs.step(None)
    assert not theirs.agents


def test_before_the_first_reset_there_is_no_game() -> None:
    table = made("macao")
    for attempt in (table.last, table.state, partial(table.step, 0)):
        with pytest.raises(CarrackError) as refused:
            attempt()
        assert refused.value.code == "research.over"
    assert not hasattr(table, "agent_selection")
    assert not hasattr(table, "nonsense")


def test_after_the_end_there_is_nothing_to_do_but_everything_to_see() -> None:
    table = made("macau_cards")
    table.reset(seed=3)
    for agent in table.agent_iter():
        observation, _, ended, _, _ = table.last()
        mask = observation["action_mask"]
        table.step(None if ended else table.action_space(agent).sample(mask))
    for attempt in (table.last, partial(table.step, None), partial(table.step, 0)):
        with pytest.raises(CarrackError) as refused:
            attempt()
        assert refused.value.code == "research.over"
    for agent in table.possible_agents:
        assert not table.observe(agent)["action_mask"].any()


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "seven"])
def test_a_seed_that_is_none_is_refused_and_the_game_goes_on(seed: Any) -> None:
    table = played(made("macao"), 3)
    before = table.table.fingerprint()
    with pytest.raises(CarrackError) as refused:
        table.reset(seed=seed)
    assert refused.value.code == "option.seed"
    assert table.table.fingerprint() == before


@pytest.mark.parametrize("how", [{"render_mode": "smell"}, {"reward": "love"}])
def test_what_nobody_knows_is_refused(how: dict[str, str]) -> None:
    with pytest.raises(CarrackError) as refused:
        made("macao", **how)
    assert refused.value.code == "research.environment"


def test_a_game_with_corrected_figures_can_be_played() -> None:
    theirs = with_differences(carrack.load("macao"), {"card": {"bank": {"tribute": [3, 5]}}})
    table = played(env(theirs, seats=2), 5)
    assert table.table.game is theirs


@every_title
def test_a_table_can_be_saved_and_copied_and_goes_on_the_same_way(title: str) -> None:
    table = played(made(title), 5)
    for again in (deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))):
        twin = again(table)
        assert twin.last()[1:4] == table.last()[1:4]
        action = table.table.legal(table.seat)[0]
        twin.step(action)
        table.step(action)
        assert twin.table.fingerprint() == table.table.fingerprint()
    assert pickle.loads(pickle.dumps(made(title))).possible_agents == table.possible_agents
