"""The package of weights: each file is small, fits the rules as they are, and tells of itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import carrack
from carrack import bots
from carrack.bots.network_file import loaded
from carrack.bots.weights import FOLDER, network_for
from carrack.server.wire.routes.titles import title_answer

FILES = sorted((Path(__file__).parents[1] / "packages/weights/src/carrack_weights").glob("*.*"))
WEIGHTS = [path for path in FILES if path.suffix == ".weights"]

FIRST = [
    60,
    246,
    73,
    289,
    2247,
    17,
    278,
    2275,
    2376,
    55,
    285,
    2191,
]  # what the pilot of Macao chose first, in that game


@pytest.fixture(autouse=True)
def weights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(WEIGHTS[0].parent))


@pytest.mark.parametrize("path", WEIGHTS, ids=lambda path: path.stem)
def test_a_file_is_small_and_its_card_says_how_it_was_made(path: Path) -> None:
    assert path.stat().st_size < 5_000_000
    card: dict[str, Any] = loaded(path.read_bytes())[0]["card"]
    assert card["license"] == "MIT"
    assert card["decisions"] > 0
    assert {"how", "measured", "date"} <= set(card)


def test_a_pilot_plays_the_same_in_both_builds_and_beats_chance() -> None:
    game, chosen = carrack.load("macao"), []
    bots.check("pilot", game.id)
    assert network_for(game).about["title"] == game.id
    players = [bots.make("pilot", 1), bots.make("random", 2)]
    state = game.new(seats=2, seed=3)
    while not state.is_over:
        seat, legal = state.to_move, state.legal(state.to_move)
        action = players[seat].choose(game, state.view(seat), legal)
        if seat == 0 and len(legal) > 1:
            chosen.append(action)
        state.apply(seat, action)
        if carrack.build_mode() != "compiled" and len(chosen) == len(FIRST):
            break  # a choice takes a tenth of a second there
    assert chosen[: len(FIRST)] == FIRST
    assert not state.is_over or state.scores()[0] > state.scores()[1]


def test_a_pilot_is_offered_where_its_weights_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "pilot" in title_answer("macao", "en").bots
    assert "pilot" not in title_answer("macau_cards", "en").bots
    monkeypatch.setenv(FOLDER, "nowhere")
    assert "pilot" not in title_answer("macao", "en").bots
