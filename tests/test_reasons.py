"""Reasons for actions: true for whoever reads them, and made of nothing that they cannot see."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack import State, bots
from carrack.bots.reasons import PART, Reasons, reasons_for
from carrack.bots.teaching import teacher_for
from carrack.kernel.parts import part_of
from carrack.texts import LANGUAGES, Texts
from carrack.texts.completeness import is_whole
from carrack.texts.sentences import title_folder

TITLES = [title for title in carrack.titles() if part_of(title, PART) is not None]
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


@every_title
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 60), preset=st.integers(0, 99))
def test_no_hint_and_no_lesson_says_what_its_reader_cannot_see(
    title: str, seed: int, steps: int, preset: int
) -> None:
    """Whatever is hidden lies elsewhere, and every sentence is the same, its numbers too."""
    state = wandered(title, seed, steps, preset)
    if state.is_over:
        return
    seat = state.to_move
    other = state.game.sample(state.view(seat), Random(seed))
    said = sentences_at(state, seat)
    assert said == sentences_at(other, seat)
    assert all(is_whole(sentence) for sentence in said)


def wandered(title: str, seed: int, steps: int, preset: int) -> State:
    """A game of any kind in which so many choices were anybody's."""
    game, luck = carrack.load(title), Random(seed)
    kinds = game.presets or (None,)
    kind = kinds[preset % len(kinds)]
    options = {game.preset_option: kind} if kind else {}
    state = game.new(seats=min(2 + seed % 2, game.max_seats), seed=seed, options=options)
    for _ in range(steps):
        if not state.is_over:
            state.apply(state.to_move, luck.choice(state.legal(state.to_move)))
    return state


@cache
def english(title: str) -> Texts:
    return Texts(title, "en")


def sentences_at(state: State, seat: int) -> list[str]:
    """All that a lesson or a hint could say to a seat now."""
    view, texts = state.view(seat), english(state.game.id)
    teacher = teacher_for(state.game, view, state.game.explain(state, seat))
    reasons = [teacher.known.of(entry) for entry in teacher.entries]
    reasons += [teacher.price(entry) for entry in teacher.entries]
    tips = [texts.tip(tip.id, tip.facts, view, PLAYERS) for tip in teacher.tips()]
    said = [texts.reason(one.key, one.facts, PLAYERS) for one in reasons if one]
    return [part for tip in tips for part in tip if part] + said


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


# ---- what the sentences themselves say ----

# Where every game begins and ends: the rules name it, and so may whoever explains them.
KNOWN_TO_ALL = {"place-macao"}
PIECES = ("card-", "place-", "port-", "career-", "prestige-")
FACES = re.compile(r"\b(10|[2-9AKQJBDVW])\s?[♠♥♦♣]")
SHORTEST = 4  # letters of a name; shorter ones are parts of words that are put together


def messages_of(title: str, language: str) -> list[Message]:
    path = title_folder(title) / "texts" / f"{language}.ftl"
    return [one for one in parse(path.read_text("utf-8")).body if isinstance(one, Message)]


def name_in(message: Message) -> str:
    """What a piece is called: words alone, nothing filled in."""
    parts = message.value.elements if message.value else []
    if len(parts) != 1 or not isinstance(parts[0], TextElement):
        return ""
    return parts[0].value if len(parts[0].value) >= SHORTEST else ""


class Written(Visitor):
    """The words of a message that are always there."""

    def of(self, message: Message) -> list[str]:
        self.said: list[str] = []
        self.visit(message)
        return self.said

    def visit_TextElement(self, node: TextElement) -> None:
        self.said.append(node.value)


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_tip_and_no_reason_names_a_piece_by_itself(title: str, language: str) -> None:
    """Names come from the table as it is seen; the sentences around them know none."""
    messages = messages_of(title, language)
    pieces = [one for one in messages if one.id.name.startswith(PIECES)]
    names = {name_in(one) for one in pieces if one.id.name not in KNOWN_TO_ALL} - {""}
    told = [one for one in messages if one.id.name.startswith(("hint-", "reason-"))]
    assert len(told) > 30
    for one in told:
        said = " ".join(Written().of(one))
        assert not FACES.search(said), (one.id.name, said)
        for name in names:
            spoken = rf"(?<!\w){re.escape(name)}(?!\w)"
            assert not re.search(spoken, said), (one.id.name, said, name)
