"""What is told of a game of Maracaibo that was played."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from carrack.games.maracaibo.data import Data
from carrack.games.maracaibo.events import sources_of
from carrack.games.maracaibo.names import AUTOMAS, NONE
from carrack.games.maracaibo.numbers import numbers_for
from carrack.games.maracaibo.story import story_of
from carrack.kernel.chronicle import Chronicle, Source
from carrack.kernel.layout import shared_fields
from carrack.kernel.state import State
from carrack.kernel.story import SeenStep


class MaracaiboChronicle(Chronicle):
    def __init__(self, data: Data) -> None:
        self.data = data

    def sources(self, event: Mapping[str, Any]) -> list[Source]:
        return sources_of(event)

    def first_sources(self, state: State) -> list[Source]:
        doubloons = shared_fields(state)["doubloons"]
        return [("doubloons", seat, "setup", doubloons[seat]) for seat in range(state.seats)]

    def story(
        self, seats: int, options: Mapping[str, Any], course: Sequence[SeenStep]
    ) -> dict[str, Any]:
        chosen = json.dumps(options, sort_keys=True)
        who = numbers_for(self.data, chosen, seats).printed["automa"]
        return story_of(seats, None if who == NONE else AUTOMAS[who], course)
