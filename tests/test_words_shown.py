"""No name that only the program knows is ever read: ids of cards, places and bots, open gaps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import carrack
from carrack.texts import LANGUAGES, Texts

STEPS = 170
NAMES = ("Ada", "Ben", "Cem", "Dita")
INTERNAL = re.compile(
    r"\b[a-z]+_[a-z]"  # night_watchman
    r"|\b[qs]\d\d\b"  # q07, s02
    r"|\b[EFGJLA]\d+[a-z]?\b|\bF\d S\d"  # E2s, L30, JA7, F3 S4 E3
    r"|\b(?:sea space|quarter|Seefeld|Viertel|quartier|case de mer) \d"
    r"|\b(?:negyed|dzielnica|cartier|barrio|bairro) \d"
    r"|\b(?:greedy|None|True|False|undefined)\b"
    r"|\b[2-9TJQKA][SHDC]\b"  # 7S
    r"|[{}\[\]]",
)


def said(title: str, language: str, seed: int) -> Iterator[str]:
    """All that a game at random says: choices and why-nots, prompts, and the log of every seat."""
    game, texts, luck = carrack.load(title), Texts(title, language), Random(seed)
    seats = max(2, game.min_seats)
    names = NAMES[:seats]
    state = game.new(seats=seats, seed=seed, options=game.usual_options)
    for _ in range(STEPS):
        if state.is_over:
            return
        seat = state.to_move
        view = state.view(seat)
        named = [game.action(state, seat, action) for action in state.legal(seat)]
        yield texts.prompt(view, names, named)
        for name in named:
            yield texts.action(name, names, view)
        for refused in game.explain(state, seat)["refused"]:
            yield texts.action(refused["name"], names, view)
        state.apply(seat, luck.choice(state.legal(seat)))
        for viewer in (None, *range(seats)):
            yield from texts.lines(state.events(viewer), names, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", carrack.titles())
def test_nothing_that_is_said_of_a_game_is_internal(title: str, language: str) -> None:
    found = {
        one for one in said(title, language, LANGUAGES.index(language)) if INTERNAL.search(one)
    }
    assert sorted(found) == []
