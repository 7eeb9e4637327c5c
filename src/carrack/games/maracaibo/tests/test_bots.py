"""Greedy and search at the table of Maracaibo: rivals, captains who cooperate, one alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import carrack
from carrack import bots
from carrack.bots.levels import effort_of
from carrack.bots.search import Effort, Search
from carrack.bots.series import Plan
from carrack.bots.temptation import chances, redeal
from carrack.games.maracaibo.bots.evaluator import TitleEvaluator
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.options import SCENARIOS
from carrack.terminal.simulate import Outcome, Summary, play_one

MARACAIBO = MaracaiboGame()
COMPILED = carrack.build_mode() == "compiled"
GAMES = 4 if COMPILED else 1
SMALL = Effort(8 if COMPILED else 2, exploration=0.1, ambition=0.5)
IN_ROUND_TWO = 30  # decisions

Options = dict[str, Any]


def play(names: list[str], seed: int, options: Options | None = None) -> carrack.State:
    """A whole game of these bots."""
    state = MARACAIBO.new(seats=len(names), seed=seed, options=options)
    players = [bots.make(name, seed + seat) for seat, name in enumerate(names)]
    while not state.is_over:
        seat = state.to_move
        state.apply(seat, players[seat].choose(MARACAIBO, state.view(seat), state.legal(seat)))
    return state


def position(
    options: Options, seats: int, decisions: int = IN_ROUND_TWO, seed: int = 1
) -> carrack.State:
    """A table at which somebody has a real choice, after choices of random and some of greedy."""
    state, luck = MARACAIBO.new(seats=seats, seed=seed, options=options), Random(seed)
    greedy = bots.make("greedy", seed)
    while decisions > 0 or len(state.legal(state.to_move)) < 2:
        seat, legal = state.to_move, state.legal(state.to_move)
        if luck.random() < 0.8:
            state.apply(seat, luck.choice(legal))
        else:
            state.apply(seat, greedy.choose(MARACAIBO, state.view(seat), legal))
        decisions -= 1
    return state


every_table = pytest.mark.parametrize(
    ("scenario", "seats"), [(scenario, seats) for scenario in SCENARIOS for seats in (1, 2, 3, 4)]
)


# ---- greedy ----


def test_greedy_leaves_random_far_behind() -> None:
    for number in range(GAMES):
        names = ["random", "random", "random"]
        names[number % 3] = "greedy"
        state = play(names, seed=number)
        scores = state.scores()
        # The others end a round before anybody has done much, and still it has twice as much
        others = [score for seat, score in enumerate(scores) if seat != number % 3]
        assert scores[number % 3] > 2 * max(others)


@pytest.mark.parametrize("scenario", ["coop", "rescue"])
def test_a_team_of_greedy_frees_more_than_one_of_random(scenario: str) -> None:
    left = {}
    for name in ("greedy", "random"):
        tables = [play([name, name], seed, {"scenario": scenario}).table() for seed in range(GAMES)]
        left[name] = sum(sum(map(sum, table["markers"])) for table in tables)
    assert left["greedy"] < left["random"] / 2


@pytest.mark.parametrize("level", [1, 5])
def test_greedy_plays_alone_against_jean(level: int) -> None:
    state = play(["greedy"], seed=2, options={"automa": "jean", "level": level})
    result = state.result()
    assert result is not None
    assert result["kind"] == "solo"


@every_table
def test_greedy_reaches_the_end_in_every_scenario(scenario: str, seats: int) -> None:
    names = ["greedy", *["random"] * (seats - 1)]
    assert play(names, seed=seats, options={"scenario": scenario}).is_over


def test_greedy_plays_the_same_game_twice() -> None:
    first, second = (play(["greedy", "greedy"], 3, {"scenario": "rescue"}) for _ in range(2))
    assert first.fingerprint() == second.fingerprint()


# ---- what nobody sees ----


@pytest.mark.parametrize("options", [{}, {"scenario": "rescue"}, {"scenario": "all_inclusive"}])
@pytest.mark.parametrize("name", ["greedy", "search"])
def test_hidden_cards_and_tiles_do_not_change_a_choice(name: str, options: Options) -> None:
    # Given a table, and one that its seat cannot tell from it
    state = position(options, seats=3)
    seat = state.to_move
    legal = state.legal(seat)
    twin = MARACAIBO.sample(state.view(seat), Random(99))
    assert twin.fingerprint() != state.fingerprint()
    # Then the choice is the same at both
    choices = []
    for table in (state, twin):
        player: Any = bots.make("greedy", 1) if name == "greedy" else Search(SMALL, 1)
        choices.append(player.choose(MARACAIBO, table.view(seat), legal))
    assert choices[0] == choices[1]


@pytest.mark.parametrize("options", [{}, {"scenario": "rescue"}, {"automa": "jean"}])
def test_the_judge_deals_what_is_hidden_and_nothing_else(options: Options) -> None:
    state = position(options, seats=1 if "automa" in options else 3)
    seat = state.to_move
    before, view = state.fingerprint(), state.view(seat)
    evaluator = TitleEvaluator(MARACAIBO)
    evaluator.attach(state)
    redeal(evaluator, state, seat, 7)
    assert state.view(seat) == view
    assert state.fingerprint() != before


def test_open_hands_are_not_dealt_anew() -> None:
    state = position({"scenario": "coop", "open_hands": True}, seats=3)
    hands = state.table()["hand"]
    evaluator = TitleEvaluator(MARACAIBO)
    evaluator.attach(state)
    redeal(evaluator, state, state.to_move, 7)
    assert state.table()["hand"] == hands


# ---- search ----


@every_table
def test_search_chooses_what_is_legal_in_every_scenario(scenario: str, seats: int) -> None:
    for decisions in (0, 60):
        state = position({"scenario": scenario}, seats, decisions, seed=seats)
        seat = state.to_move
        legal = state.legal(seat)
        assert Search(SMALL, 1).choose(MARACAIBO, state.view(seat), legal) in legal


def test_the_same_seed_finds_the_same() -> None:
    state = position({"scenario": "coop"}, seats=2)
    view = state.view(state.to_move)
    first, second = (Search(SMALL, 7).think(MARACAIBO, view) for _ in range(2))
    assert first == second


def chances_at(state: carrack.State) -> list[float]:
    evaluator = TitleEvaluator(MARACAIBO)
    evaluator.attach(state)
    return chances(evaluator, state)


def test_captains_who_cooperate_have_one_chance_and_rivals_share_it() -> None:
    together = chances_at(position({"scenario": "coop"}, seats=3))
    assert together[0] == together[1] == together[2]
    assert 0.0 < together[0] < 1.0
    assert sum(chances_at(position({}, seats=3))) == pytest.approx(1.0)


def test_the_chance_at_the_end_is_the_result() -> None:
    state = play(["greedy", "greedy"], 1, {"scenario": "coop"})
    result = state.result()
    assert result is not None
    assert chances_at(state) == ([1.0, 1.0] if result["won"] else [0.0, 0.0])


def test_each_level_knows_how_hard_it_thinks() -> None:
    efforts = [
        effort_of(level, "maracaibo").simulations * effort_of(level, "maracaibo").trees
        for level in ("cabin_boy", "merchant", "captain", "governor")
    ]
    assert efforts == sorted(set(efforts))


# ---- many games ----


def test_a_simulation_of_a_team_tells_how_often_it_won() -> None:
    plan = Plan("maracaibo", {"scenario": "coop"}, ("greedy", "greedy"), games=2)
    summary = Summary(plan, [play_one(MARACAIBO, plan, number) for number in range(2)])
    team = summary.team()
    assert team is not None
    assert team["wins"] == sum(outcome.places[0] == 1 for outcome in summary.outcomes)
    assert team["automa_score"]["mean"] > 0


def test_rivals_are_no_team() -> None:
    plan = Plan("maracaibo", {}, ("greedy", "random"), games=1)
    summary = Summary(plan, [Outcome(0, (1, 2), (80, 40), 200, 0)])
    assert summary.team() is None
