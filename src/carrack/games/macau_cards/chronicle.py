"""What is told of a game of Macau that was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.games.macau_cards.story import story_of
from carrack.games.macau_cards.view import sources_of
from carrack.kernel.chronicle import Chronicle, Source
from carrack.kernel.story import SeenStep


class MacauChronicle(Chronicle):
    def sources(self, event: Mapping[str, Any]) -> list[Source]:
        return sources_of(event)

    def story(
        self, seats: int, options: Mapping[str, Any], course: Sequence[SeenStep]
    ) -> dict[str, Any]:
        return story_of(seats, options, course)
