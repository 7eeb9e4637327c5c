"""Where points and money came from, the story of a game, its end, and records that replay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carrack import State
from carrack.games.maracaibo.tests.walks import GAME, TABLES, WITH_JEAN, new, step
from carrack.kernel.breakdown import breakdown
from carrack.kernel.record import Play, replay
from carrack.kernel.story import story


def played(scenario: str, seats: int, seed: int, **options: Any) -> Play:
    """A game to its end, as it is recorded."""
    given = {"scenario": scenario, **options}
    play, rng = Play.begin(GAME, seats=seats, seed=seed, options=given), Random(seed)
    while not play.state.is_over:
        seat = rng.choice(play.state.actors)
        play.apply(seat, rng.choice(play.state.legal(seat)))
    return play


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_victory_points_and_doubloons_add_up(scenario: str, seats: int) -> None:
    play = played(scenario, seats, 5)
    totals = breakdown(play.record, GAME)["totals"]
    assert [total["vp"] for total in totals] == play.state.scores()
    doubloons = play.state.table()["doubloons"][:seats]
    assert [total["doubloons"] for total in totals] == doubloons


def test_a_story_tells_of_four_trips_and_of_cards() -> None:
    play = played("all_inclusive", 3, 2)
    told = story(play.record, GAME)
    assert len(told["seats"]) == 3
    for seat in told["seats"]:
        assert [trip["round"] for trip in seat["trips"]] == [1, 2, 3, 4]
        assert all(trip["points"] >= len(trip["stops"]) for trip in seat["trips"])
    bought = [card["card"] for card in told["cards"]]
    assert len(bought) == sum(seat["bought"] for seat in told["seats"])
    assert [card["vp"] for card in told["cards"]] == sorted(
        (card["vp"] for card in told["cards"]), reverse=True
    )


@pytest.mark.parametrize(("scenario", "seats"), [("all_inclusive", 3), ("coop", 2), ("unrest", 1)])
def test_a_story_tells_where_all_victory_points_came_from_and_when(
    scenario: str, seats: int
) -> None:
    play = played(scenario, seats, 4)
    told = story(play.record, GAME)
    scores = play.state.scores()
    assert [sum(seat["sources"].values()) for seat in told["seats"]] == scores
    # Whoever adds up where VP came from, source by source, comes to the same families
    for seat, sums in zip(told["seats"], breakdown(play.record, GAME)["seats"], strict=True):
        gathered: dict[str, int] = {}
        for source, rounds in sums.get("vp", {}).items():
            family = told["families"][source]
            gathered[family] = gathered.get(family, 0) + sum(rounds.values())
        assert gathered == seat["sources"]
    automa = play.state.view(None)["automa"]
    assert told["automa"] == (automa and automa["name"])
    assert len(told["standings"]) == 5  # before the first round, then after each
    assert told["standings"][0] == [0] * (seats + 1)
    assert told["standings"][-1] == [*scores, automa["vp"] if automa else 0]


def test_a_record_replays_step_by_step() -> None:
    play = played("rescue", 2, 3)
    last = [step.state for step in replay(play.record, GAME)][-1]
    assert last.fingerprint() == play.state.fingerprint()


# ---- the end ----


def ended(scenario: str, seats: int, seed: int, **options: Any) -> State:
    state, rng = new(scenario, seats, seed, **options), Random(seed)
    while not state.is_over:
        step(state, rng)
    return state


def test_captains_who_compete_have_places() -> None:
    state = ended("base_easy", 3, 1)
    result, scores = state.result(), state.scores()
    assert result is not None
    assert result["kind"] == "places"
    best = [seat for seat, vp in enumerate(scores) if vp == max(scores)]
    assert set(result["won"]) <= set(best)


@pytest.mark.parametrize("scenario", ["coop", "rescue"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_captains_who_cooperate_win_or_lose_together(scenario: str, seats: int) -> None:
    result = ended(scenario, seats, 2).result()
    assert result is not None
    conditions = [condition["condition"] for condition in result["conditions"]]
    wanted = ["all_markers_removed", "all_above_jacques", "luysa_freed"]
    assert conditions == wanted[: 3 if scenario == "rescue" else 2]
    met = all(condition["met"] for condition in result["conditions"])
    assert result["won"] == (list(range(seats)) if met else [])
    assert result["kind"] == "cooperative"
    assert set(result["places"]) == {1 if met else 2}


@pytest.mark.parametrize("automa", ["jean", "jacques"])
@pytest.mark.parametrize("scenario", WITH_JEAN)
def test_alone_one_needs_more_points_than_the_automa(scenario: str, automa: str) -> None:
    for seed in range(4):
        state = ended(scenario, 1, seed, automa=automa)
        result, view = state.result(), state.view(0)
        assert result is not None
        assert result["kind"] == "solo"
        assert view["automa"]["name"] == automa
        assert result["automa"]["vp"] == view["automa"]["vp"]
        above = state.scores()[0] > view["automa"]["vp"]
        assert result["won"] == ([0] if above else [])
        assert state.final_place(0) == (1 if above else 2)


def test_a_clock_that_ran_out_plays_a_game_to_its_end() -> None:
    state = new("all_inclusive", 3, 6)
    for _ in range(5000):
        if state.is_over:
            break
        seat = state.to_move
        state.apply(seat, state.default_action(seat))
    assert state.is_over


def test_an_automa_has_a_line_of_points_beside_those_of_the_captains() -> None:
    told = story(played("coop", 2, 3).record, GAME)
    (rival,) = told["rivals"]
    assert rival["name"] == "automa-jacques"
    assert rival["line"] == [line[-1] for line in told["standings"]]
    assert (rival["line"][0], rival["line"][-1]) == (0, told["automa_vp"])
    assert story(played("base_easy", 2, 3).record, GAME)["rivals"] == []
