"""Scenarios, automas, promos, open hands, and what a campaign brings along."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from carrack import BadOption
from carrack.games.maracaibo.data import our_data
from carrack.games.maracaibo.options import ARCHIVE_PARTS, SCENARIOS
from carrack.games.maracaibo.tests.walks import GAME, step

DEFAULTS: dict[str, Any] = {
    "scenario": "base_easy",
    "automa": "jacques",
    "level": 1,
    "promos": False,
    "open_hands": False,
    "archive": None,
    "rulings": 4,
}


def refused(**options: Any) -> str:
    with pytest.raises(BadOption) as caught:
        GAME.resolve(options)
    return caught.value.code


def test_a_first_game_is_the_easy_base_game() -> None:
    assert GAME.resolve({}) == DEFAULTS
    assert GAME.new(seats=2, seed=1).view(None)["options"] == DEFAULTS


def test_the_scenarios_are_those_of_the_data() -> None:
    listed = [scenario.id for scenario in our_data().figures().scenarios]
    assert sorted(SCENARIOS) == sorted(listed)
    assert GAME.presets == SCENARIOS
    assert GAME.preset_option == "scenario"


@pytest.mark.parametrize("name", sorted(DEFAULTS))
def test_a_value_that_an_option_does_not_know_is_refused(name: str) -> None:
    for value in ("never", 7, [0, 0], 1.5):
        assert refused(**{name: value}) == "option.value"


def test_an_unknown_option_is_refused() -> None:
    assert refused(pirates=True) == "option.unknown"


@pytest.mark.parametrize("scenario", ["unrest", "coop", "rescue"])
def test_jean_does_not_play_where_the_caribbean_is_freed(scenario: str) -> None:
    """[RULING 40]"""
    assert refused(scenario=scenario, automa="jean") == "option.together"
    assert GAME.resolve({"scenario": scenario})["automa"] == "jacques"


def test_jacques_has_four_levels_and_jean_five() -> None:
    assert GAME.resolve({"automa": "jean", "level": 5})["level"] == 5
    assert GAME.resolve({"automa": "jacques", "level": 4})["level"] == 4
    assert refused(automa="jacques", level=5) == "option.together"
    assert refused(level=0) == "option.value"


def test_only_captains_who_cooperate_may_show_their_hands() -> None:
    assert GAME.resolve({"scenario": "coop", "open_hands": True})["open_hands"]
    assert refused(scenario="all_inclusive", open_hands=True) == "option.together"


# ---- the campaign ----


def test_a_campaign_begins_with_its_first_chapter() -> None:
    archive = GAME.resolve({"scenario": "campaign"})["archive"]
    assert archive == ARCHIVE_PARTS
    assert (archive["chapter"], archive["legacy"]) == (150, ["L1", "L4", "L30"])


def test_resolved_options_stay_as_they_are() -> None:
    for scenario in SCENARIOS:
        once = GAME.resolve({"scenario": scenario})
        assert GAME.resolve(once) == once


def test_an_archive_belongs_to_the_campaign() -> None:
    assert refused(scenario="unrest", archive=ARCHIVE_PARTS) == "option.together"
    assert refused(scenario="campaign", archive={"chapter": 151}) == "option.together"


@pytest.mark.parametrize(
    "part",
    [
        {"chapter": "150"},
        {"legacy": ["L2"]},
        {"legacy": "L1"},
        {"story_cards": [89]},
        {"story_cards": [True]},
        {"uprising": 1},
        {"results": [7]},
        {"names": [3]},
        {"names": ["x" * 500]},
        {"treasure": 1},
    ],
    ids=str,
)
def test_an_archive_that_cannot_be_is_refused(part: dict[str, Any]) -> None:
    assert refused(scenario="campaign", archive={**ARCHIVE_PARTS, **part}) == "option.value"


def test_chapters_after_the_first_may_add_the_uprising() -> None:
    archive = {**ARCHIVE_PARTS, "chapter": 157, "uprising": True}
    state = GAME.new(seats=2, seed=1, options={"scenario": "campaign", "archive": archive})
    assert "L40" in state.view(None)["legacy"]
    assert state.view(None)["options"]["archive"]["chapter"] == 157


@pytest.mark.parametrize(("chapter", "scenario"), [(184, "unrest"), (185, "rescue")])
def test_the_finale_of_a_campaign_is_set_up_as_its_scenario(chapter: int, scenario: str) -> None:
    archive = {**ARCHIVE_PARTS, "chapter": chapter}
    state = GAME.new(seats=3, seed=1, options={"scenario": "campaign", "archive": archive})
    view = state.view(None)
    markers = sum(sum(place["markers"].values()) for place in view["locations"])
    assert markers > 0
    assert (view["search"] is not None) == (scenario == "rescue")


def test_an_archive_that_is_changed_afterwards_changes_no_game() -> None:
    state = GAME.new(seats=2, seed=1, options={"scenario": "campaign"})
    state.view(None)["options"]["archive"]["legacy"].append("L9")
    assert state.view(None)["options"]["archive"]["legacy"] == ["L1", "L4", "L30"]


def test_what_comes_out_of_one_game_goes_into_the_next() -> None:
    options: dict[str, Any] = {"scenario": "campaign"}
    chapters = []
    for seed in range(8):
        state, rng = GAME.new(seats=2, seed=seed, options=options), Random(seed)
        while not state.is_over:
            step(state, rng)
        archive = state.archive()
        assert archive is not None
        chapters.append(state.view(None)["options"]["archive"]["chapter"])
        if archive["chapter"] == 0:
            break
        options = {"scenario": "campaign", "archive": archive}
    assert chapters[:5] == [150, 157, 164, 171, 178]
    assert chapters[5] in (184, 185)


def test_what_is_chosen_before_a_game_of_a_campaign_depends_on_its_chapter() -> None:
    first = GAME.resolve({"scenario": "campaign"})["archive"]
    assert GAME.campaign.chapter_options(first, 1) == ("automa", "level", "promos")
    assert GAME.campaign.chapter_options(first, 3) == ("promos",)
    # The unrest knows Jacques alone, and in a rescue he plays against all captains together.
    assert GAME.campaign.chapter_options({**first, "chapter": 184}, 1) == ("level", "promos")
    rescue = GAME.campaign.chapter_options({**first, "chapter": 185}, 2)
    assert rescue == ("level", "open_hands", "promos")
    assert GAME.campaign.chapter_options({**first, "chapter": 0}, 2) == ()


def test_uprising_may_join_a_campaign_from_its_second_game_to_the_finale() -> None:
    first = GAME.resolve({"scenario": "campaign"})["archive"]
    second = {**first, "chapter": 157, "results": [{"chapter": 150}]}
    assert GAME.campaign.additions(first) == ()
    assert GAME.campaign.additions(second) == ("uprising",)
    assert GAME.campaign.additions({**second, "uprising": True}) == ()
    assert GAME.campaign.additions({**second, "chapter": 184}) == ()
    assert GAME.campaign.additions({**second, "chapter": 0}) == ()
