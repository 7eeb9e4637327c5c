"""What is told of a game of Macao that was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.games.macao.story import story_of
from carrack.games.macao.view import sources_of
from carrack.kernel.chronicle import Chronicle, Source
from carrack.kernel.layout import shared_fields
from carrack.kernel.state import State
from carrack.kernel.story import SeenStep


class MacaoChronicle(Chronicle):
    def sources(self, event: Mapping[str, Any]) -> list[Source]:
        return sources_of(event)

    def first_sources(self, state: State) -> list[Source]:
        gold = shared_fields(state)["gold"]
        return [("gold", seat, "setup", gold[seat]) for seat in range(state.seats)]

    def story(
        self, seats: int, options: Mapping[str, Any], course: Sequence[SeenStep]
    ) -> dict[str, Any]:
        return story_of(seats, course)
