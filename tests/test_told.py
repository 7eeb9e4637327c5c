"""What is said from what was said before is what would be said anew, whoever sits there."""

from __future__ import annotations

from random import Random

import pytest

import carrack
from carrack.texts import LANGUAGES, Texts, person

NAMES = ["Ana {x}", "Bob", "", "Dora é", "Ana {x}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", carrack.titles())
def test_what_was_said_before_is_said_as_if_it_were_new(title: str, language: str) -> None:
    texts, luck = Texts(title, language), Random(5)
    said = 0
    for seats in (2, 3):
        state = carrack.load(title).new(seats=seats, seed=seats)
        for _ in range(150):
            if state.is_over:
                break
            names = luck.sample(NAMES, seats)  # other people tell of the same things
            seat = luck.choice(state.actors)
            view = luck.choice([state.view(seat), None])
            legal = state.legal(seat)
            for action in luck.sample(legal, min(8, len(legal))):
                name = state.game.action(state, seat, action)
                assert texts.action(name, names, view) == texts.action_of(names, name, view)
            state.apply(seat, luck.choice(legal))
            viewer = luck.choice([None, *range(seats)])
            for event in state.events(viewer):
                anew = texts.event_of(names, event, person(event, viewer))
                assert texts.event(event, names, viewer) == anew
                said += 1
    assert said > 100
    assert len(texts.remembered.pieces) > 20


def test_a_very_long_name_is_told_as_it_is() -> None:
    texts = Texts("macau_cards")
    event = {"type": "laid", "seat": 0, "card": "7S"}
    for name in ("Ana", "A" * 1500):
        assert texts.event(event, [name]) == f"{name} lays 7♠"
