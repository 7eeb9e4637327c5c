"""Titles as games of OpenSpiel: its own tests, its own bots, and what a state may tell."""

from __future__ import annotations

import json
import pickle
import unittest
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402 - after the check for pyspiel
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import carrack  # noqa: E402
from carrack.kernel.errors import BadOption, CarrackError  # noqa: E402
from carrack.research import openspiel, rewards  # noqa: E402
from carrack.research.encoders import encoder_for  # noqa: E402
from carrack.research.outside_luck import DEAL, OUTCOMES  # noqa: E402

openspiel.register()

TITLES = ("carrack_macao", "carrack_macau_cards(turn_limit=12)", "carrack_maracaibo")
CASES = (
    "carrack_macao(seats=2)",
    "carrack_macao(seats=3)",
    "carrack_macao(seats=4)",
    "carrack_macau_cards(seats=2,turn_limit=12,variant=tel_aviv,options=target_points:60)",
    "carrack_macau_cards(seats=4,turn_limit=60,variant=romanian)",
    "carrack_macau_cards(seats=5,turn_limit=30,variant=plawno,options=modifiers:cheating)",
    "carrack_macau_cards(seats=10,turn_limit=30)",
    "carrack_maracaibo(seats=1)",
    "carrack_maracaibo(seats=2,scenario=coop)",
    "carrack_maracaibo(seats=3,scenario=rescue)",
    "carrack_maracaibo(seats=4,scenario=campaign)",
)
SECRETIVE = (
    "carrack_macau_cards(seats=4,turn_limit=30)",
    "carrack_macau_cards(seats=3,turn_limit=30,options=modifiers:cheating)",
    "carrack_maracaibo(seats=2)",
)


def played(name: str, seed: int, plies: int = 10**6) -> Iterator[Any]:
    """The states of a random game, chance nodes included."""
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(seed)
    for _ in range(plies):
        yield state
        if state.is_terminal():
            return
        state.apply_action(rng.choice(state.legal_actions()))


def dealt(name: str) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    for number in range(DEAL):
        state.apply_action(number)
    return state


# ---- OpenSpiel's own tests ----


@pytest.mark.parametrize("name", CASES)
def test_openspiel_plays_random_games_and_finds_nothing_wrong(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
def test_openspiel_simulates_the_registered_defaults_with_as_many_players_as_it_likes(
    title: str,
) -> None:
    simulation = games_sim_test.GamesSimTest()
    simulation.sim_game(pyspiel.load_game(f"carrack_{title}"))
    simulation.sim_game(pyspiel.load_game(f"carrack_{title}", {"players": 4}))


@pytest.mark.parametrize("name", TITLES)
def test_openspiels_tests_of_its_interface_pass(name: str) -> None:
    game = pyspiel.load_game(name)
    kind = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun > 4
    assert [text for _, text in result.failures + result.errors] == []


# ---- registration and parameters ----


def test_registering_twice_changes_nothing() -> None:
    before = pyspiel.registered_names()
    openspiel.register()
    assert pyspiel.registered_names() == before
    assert {"carrack_macao", "carrack_macau_cards", "carrack_maracaibo"} <= set(before)


@pytest.mark.parametrize("name", CASES)
def test_a_game_is_loaded_again_by_its_own_name(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pickle.loads(pickle.dumps(game))
    assert str(again) == str(game)
    assert again.num_players() == game.num_players()
    assert again.setting is game.setting


def test_options_reach_the_rules() -> None:
    text = "runs:false;skip_rank:6;num_decks:2;point_values.A:11;challenges:slip+call"
    game = pyspiel.load_game("carrack_macau_cards", {"options": text, "variant": "tel_aviv"})
    wished = {
        "variant": "tel_aviv",
        "runs": False,
        "skip_rank": "6",
        "num_decks": 2,
        "point_values": {"A": 11},
        "challenges": ["slip", "call"],
        "turn_limit": openspiel.TURN_LIMIT,
    }
    assert game.setting.options == carrack.load("macau_cards").resolve(wished)


@pytest.mark.parametrize(
    "name",
    [
        "carrack_macao(seats=5)",
        "carrack_macau_cards(variant=chinese)",
        "carrack_macau_cards(options=runs:perhaps)",
        "carrack_macau_cards(options=wings:2)",
        "carrack_macau_cards(turn_limit=0)",
    ],
)
def test_what_a_title_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        pyspiel.load_game(name)


@pytest.mark.parametrize(
    ("name", "utility"),
    [
        ("carrack_macao", "ZERO_SUM"),
        ("carrack_macau_cards(seats=6)", "ZERO_SUM"),
        ("carrack_maracaibo(seats=3)", "ZERO_SUM"),
        ("carrack_maracaibo(seats=3,scenario=coop)", "IDENTICAL"),
        ("carrack_maracaibo(seats=1)", "GENERAL_SUM"),
    ],
)
def test_the_type_of_a_game_tells_who_plays_against_whom(name: str, utility: str) -> None:
    kind = pyspiel.load_game(name).get_type()
    assert kind.utility.name == utility
    assert kind.chance_mode.name == "EXPLICIT_STOCHASTIC"
    is_perfect = kind.information.name == "PERFECT_INFORMATION"
    assert is_perfect == (kind.short_name == "carrack_macao")


def test_nobody_has_secrets_in_macao() -> None:
    for state in played("carrack_macao(seats=3)", 2, 150):
        views = [state.luckless.view(seat) for seat in (0, 1, 2, None)]
        assert all(view | {"viewer": 0} == views[0] for view in views[1:] if view)


@pytest.mark.parametrize("name", CASES)
def test_returns_are_the_utilities_of_the_table(name: str) -> None:
    *_, last = played(name, 5)
    assert last.is_terminal()
    assert last.returns() == rewards.utilities(last.table)
    assert last.rewards() == last.returns()


# ---- chance ----


@pytest.mark.parametrize("name", CASES)
def test_a_table_never_holds_luck_to_come(name: str) -> None:
    at_rest = dealt(name).table.dump()["chance"]
    for state in played(name, 3, 250):
        if state.luckless.table is not None:
            assert state.table.dump()["chance"] == at_rest


@pytest.mark.parametrize("name", CASES)
def test_what_asks_for_luck_cannot_be_taken_back(name: str) -> None:
    setting, rng = pyspiel.load_game(name).setting, Random(4)
    table = setting.game.new_resolved(setting.seats, 4, setting.options)
    while not table.is_over:
        before = table.dump()["chance"]
        table.apply(table.to_move, rng.choice(table.legal(table.to_move)))
        assert table.may_undo_agreed == 0 or table.dump()["chance"] == before


@pytest.mark.parametrize("name", ["carrack_macao(seats=3)", SECRETIVE[0]])
def test_clones_do_not_know_which_cards_come(name: str) -> None:
    # Given a state after which cards are drawn
    state = next(state for state in played(name, 6) if state.luckless.pending >= 0)
    # When luck turns out in all ways it can
    tables = set()
    for number in range(OUTCOMES):
        clone = state.clone()
        clone.apply_action(number)
        tables.add(clone.table.fingerprint())
    # Then all kinds of things happen, and the state is still where it was
    assert len(tables) > OUTCOMES / 2
    assert state.is_chance_node()


def test_every_card_of_the_stack_may_come_next() -> None:
    state = next(
        state for state in played("carrack_macao(seats=3)", 6) if state.luckless.pending >= 0
    )
    shown = set()
    for number in range(OUTCOMES):
        clone = state.clone()
        clone.apply_action(number)
        shown |= {*clone.luckless.view(0)["offer"], *clone.luckless.view(0)["discard"]}
    assert len(shown) > 60


def test_the_deal_is_that_of_the_seed_its_chance_nodes_spell() -> None:
    seed = 0
    for number in range(DEAL):
        seed = OUTCOMES * seed + number
    table = carrack.load("macao").new(seats=3, seed=seed)
    assert dealt("carrack_macao(seats=3)").table.view(0) == table.view(0)


# ---- what seats know ----


@pytest.mark.parametrize("name", SECRETIVE)
def test_an_information_state_changes_when_the_seat_sees_or_does_something(name: str) -> None:
    seats = pyspiel.load_game(name).num_players()
    unnoticed = 0
    before: list[Any] = [(None, "")] * seats
    actor = None
    for state in played(name, 8, 120):
        if state.is_chance_node():
            continue
        for seat in range(seats):
            now = (state.luckless.view(seat), state.information_state_string(seat))
            is_new = now[0] != before[seat][0] or seat == actor
            assert (now[1] != before[seat][1]) == is_new
            unnoticed += not is_new
            before[seat] = now
        actor = state.current_player()
    assert unnoticed > 0 or "cheating" not in name


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_seat_cannot_tell_a_state_that_is_drawn_from_the_real_one(name: str) -> None:
    sampler, others = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0), 0
    for state in played(name, 9, 100):
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        drawn = state.resample_from_infostate(seat, sampler)
        assert drawn.current_player() == seat
        assert drawn.information_state_string(seat) == state.information_state_string(seat)
        assert drawn.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert drawn.legal_actions() == state.legal_actions()
        assert drawn.history() == []
        others += drawn.table.view((seat + 1) % 2) != state.table.view((seat + 1) % 2)
    assert others > 10


def test_what_is_drawn_in_macao_is_only_the_stack() -> None:
    state = dealt("carrack_macao")
    drawn = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(5, 0.0, 1.0))
    assert drawn.table.view(0) == state.table.view(0)
    assert drawn.information_state_string(0) == state.information_state_string(0)
    assert drawn.table.table()["stack"] != state.table.table()["stack"]


@pytest.mark.parametrize("number", [-2, 64, 10**6])
def test_luck_that_does_not_exist_is_refused(number: int) -> None:
    state = pyspiel.load_game("carrack_macao(seats=2)").new_initial_state()
    before = str(state)
    with pytest.raises(CarrackError, match="no outcome of luck"):
        state.apply_action(number)
    assert str(state) == before


def test_nothing_is_drawn_before_the_deal() -> None:
    state = pyspiel.load_game("carrack_maracaibo").new_initial_state()
    with pytest.raises(CarrackError, match="chance node"):
        state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(5, 0.0, 1.0))


@pytest.mark.parametrize("name", TITLES)
def test_a_tensor_is_the_observation_of_the_encoder(name: str) -> None:
    *_, state = played(name, 4, 40)
    encoder = encoder_for(state.table.game, state.table.seats)
    expected = encoder.observe(state.table, 1).tolist()
    assert state.observation_tensor(1) == expected == state.information_state_tensor(1)
    assert state.get_game().observation_tensor_shape() == [encoder.size]
    assert json.loads(state.observation_string(1)) == state.table.view(1)


@pytest.mark.parametrize("name", TITLES)
def test_a_state_remembers_after_saving_and_loading(name: str) -> None:
    for state in played(name, 7, 60):
        if state.move_number() % 20 == 0:
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state)
            for seat in range(2):
                assert again.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", TITLES)
def test_clones_go_their_own_ways(name: str) -> None:
    *_, state = played(name, 4, 20)
    before, length = str(state), len(state.history())
    clone = state.clone()
    while not clone.is_terminal():
        clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    assert len(clone.history()) > len(state.history()) == length


# ---- names ----


@pytest.mark.parametrize("name", TITLES)
def test_actions_have_names(name: str) -> None:
    state = dealt(name)
    seat, action = state.current_player(), state.legal_actions()[-1]
    named = state.table.game.action(state.table, seat, action)
    assert state.action_to_string(action).startswith(named["type"])
    struct = state.action_to_struct(action)
    assert struct.to_dict() == named
    assert state.struct_to_actions(struct) == [action]


# ---- bots ----


def guess(seed: int, length: int) -> Any:
    """What random play for some steps finds; most of it is not over by then."""
    return mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(seed), length)


def ended_game(game: Any, bot: Any) -> Any:
    state, rng = game.new_initial_state(), Random(1)
    while not state.is_terminal():
        luck = state.is_chance_node()
        state.apply_action(rng.randrange(OUTCOMES) if luck else int(bot.step(state)))
    return state


@pytest.mark.parametrize(
    "name", ["carrack_macao", "carrack_macau_cards(turn_limit=12)", "carrack_maracaibo(seats=1)"]
)
def test_its_mcts_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = mcts.MCTSBot(game, 1.4, 2, guess(3, 5), random_state=numpy.random.RandomState(3))
    assert ended_game(game, bot).is_terminal()


@pytest.mark.parametrize(
    "name",
    ["carrack_macau_cards(seats=4,turn_limit=12)", "carrack_maracaibo(scenario=coop)"],
)
def test_its_is_mcts_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    luck = numpy.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, guess(3, 5), 1.4, 2, random_state=luck)
    assert ended_game(game, bot).is_terminal()


@pytest.mark.parametrize("name", TITLES)
def test_its_mcts_in_c_searches(name: str) -> None:
    state = dealt(name)
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=7)
    bot = pyspiel.MCTSBot(state.get_game(), rollouts, 1.4, 4, 100, False, 7, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()
