"""Finished games of merchants and captains, as people play them: the same results, point for point.

tools/make_fixtures.py made them: 20 a title, with all presets and scenarios, modifiers, options
that came later, and many numbers of seats.
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack.kernel.record import Record, read
from tools.make_fixtures import outcome

FOLDER = Path(__file__).parent / "fixtures" / "games"
TITLES = ("macao", "macau_cards", "maracaibo")
TOLD = {title: json.loads((FOLDER / f"{title}.json").read_text("utf-8")) for title in TITLES}
GAMES = [(title, name) for title in TITLES for name in TOLD[title]["games"]]
SAY_SO = (
    "{title}, game {name}: the rules give something else than before. If that is meant, it is an "
    "option value or a line under Rules in CHANGELOG.md, and the games are made anew with "
    "`python -m tools.make_fixtures tests/fixtures/games --title {title}`.\n{what}"
)


def record_of(title: str, name: str) -> Record:
    with zipfile.ZipFile(FOLDER / f"{title}.zip") as packed:
        return read(packed.read(f"{name}.jsonl"))


@pytest.mark.parametrize(("title", "name"), GAMES)
def test_a_finished_game_still_ends_as_it_did(title: str, name: str) -> None:
    told: dict[str, Any] = TOLD[title]["games"][name]
    try:
        again = outcome(record_of(title, name), told["options"])
    except carrack.BadRecord as error:
        pytest.fail(SAY_SO.format(title=title, name=name, what=error))
    again = json.loads(json.dumps(again))
    other = [
        f"{what}: {again[what]}, before {told[what]}" for what in told if again[what] != told[what]
    ]
    assert not other, SAY_SO.format(title=title, name=name, what="\n".join(other))


@pytest.mark.parametrize("title", TITLES)
def test_all_presets_and_several_seat_counts_are_among_them(title: str) -> None:
    game, games = carrack.load(title), list(TOLD[title]["games"].values())
    assert len(games) == 20
    assert {told["options"].get(game.preset_option) for told in games} >= set(game.presets)
    assert len({len(told["players"]) for told in games}) >= 3
    modifiers = {name for told in games for name in told["options"].get("modifiers", [])}
    assert modifiers == set(game.modifiers)
    assert {name for told in games for name in told["players"]} == {"merchant", "captain"}


@pytest.mark.parametrize("title", TITLES)
def test_points_by_source_add_up_to_the_points(title: str) -> None:
    kinds = {"macao": "prestige", "macau_cards": "points", "maracaibo": "vp"}
    for told in TOLD[title]["games"].values():
        for seat, sources in enumerate(told["sources"]):
            points = sources.get(kinds[title])
            if points is not None:  # a single round of Macau has places only
                assert sum(points.values()) == told["scores"][seat]
    assert any(kinds[title] in told["sources"][0] for told in TOLD[title]["games"].values())
