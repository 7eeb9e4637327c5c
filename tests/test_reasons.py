"""Reasons for actions: true for whoever reads them, and made of nothing that they cannot see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import carrack
from carrack import State, bots
from carrack.bots.reasons import PART, Reasons, reasons_for
from carrack.kernel.parts import part_of
from carrack.texts import Texts
from carrack.texts.completeness import is_whole

TITLES = [title for title in carrack.titles() if part_of(title, PART) is not None]
LANGUAGES = ("en", "de", "fr")
PLAYERS = ["Anna", "Bob", "Carl"]
COLORS = ("red", "blue", "green", "gray", "violet", "black")
EVERY = 5  # decisions from one look to the next
MOST = 150  # decisions of a game

every_title = pytest.mark.parametrize("title", TITLES)
every_preset = pytest.mark.parametrize(
    ("title", "preset"),
    [(title, preset) for title in TITLES for preset in carrack.load(title).presets or (None,)],
)


def moments(title: str, preset: str | None, seed: int) -> Iterator[tuple[State, int]]:
    """Decisions of a game in which everybody is greedy, and every fourth choice is any."""
    game, luck = carrack.load(title), Random(seed)
    options = {game.preset_option: preset} if preset else {}
    state = game.new(seats=min(3, game.max_seats), seed=seed, options=options)
    greedy = bots.make("greedy", seed)
    count = 0
    while not state.is_over and count < MOST:
        seat = state.to_move
        legal = state.legal(seat)
        if len(legal) > 1 and (count := count + 1) % EVERY == 0:
            yield state, seat
        wanted = greedy.choose(game, state.view(seat), legal)
        state.apply(seat, luck.choice(legal) if luck.random() < 0.25 else wanted)


def known_of(state: State, seat: int) -> Reasons:
    return reasons_for(state.game, state.view(seat), state.game.explain(state, seat))


def test_each_of_our_titles_gives_reasons() -> None:
    assert TITLES == ["macao", "macau_cards", "maracaibo"]


@every_preset
def test_every_reason_is_a_sentence_about_what_can_be_seen(title: str, preset: str | None) -> None:
    texts = [Texts(title, language) for language in LANGUAGES]
    for state, seat in moments(title, preset, seed=3):
        known = known_of(state, seat)
        seen = seen_by(state.view(seat), known.entries)
        for entry in known.entries:
            reason = known.of(entry)
            for name in words_in(reason.facts if reason else {}):
                assert f'"{name}"' in seen, (reason, name)
            for told in texts if reason else ():
                said = told.reason(reason.key, reason.facts, PLAYERS)  # type: ignore[union-attr]  # see above
                assert is_whole(said), said
                assert said.endswith("."), said


@every_title
def test_most_actions_of_a_sensible_player_have_a_reason(title: str) -> None:
    found = []
    for state, seat in moments(title, None, seed=4):
        known = known_of(state, seat)
        greedy = bots.make("greedy", 4).choose(state.game, state.view(seat), state.legal(seat))
        found.append(known.named(state.game.action(state, seat, greedy)) is not None)
    assert sum(found) > 0.75 * len(found)


@every_preset
def test_what_nobody_at_the_seat_can_see_changes_no_reason(title: str, preset: str | None) -> None:
    luck = Random(1)
    for state, seat in moments(title, preset, seed=5):
        other = state.game.sample(state.view(seat), luck)
        known, same = known_of(state, seat), known_of(other, seat)
        told = {entry["action"]: known.of(entry) for entry in known.entries}
        assert told == {entry["action"]: same.of(entry) for entry in same.entries}


def seen_by(view: Any, entries: Any) -> str:
    """All that lies before a seat, what it may do, and the colors that are printed on cards."""
    return json.dumps([view, entries, COLORS])


def words_in(value: Any) -> Iterator[str]:
    """All names inside of facts: of cards, places, goods, colors."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from words_in(inner)
            yield from inner if isinstance(inner, dict) else ()
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner)


def test_a_title_without_the_part_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    state = carrack.load("macao").new(seats=2, seed=1)
    monkeypatch.setattr("carrack.bots.reasons.PART", "bots.nothing")
    known = known_of(state, state.to_move)
    assert known.entries
    assert all(known.of(entry) is None for entry in known.entries)
