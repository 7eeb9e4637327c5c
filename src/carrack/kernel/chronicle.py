"""What a title tells of a game that was played: where points came from, and what was remarkable."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrack.kernel.state import State
    from carrack.kernel.story import SeenStep

Source = tuple[str, int, str, int]  # kind, seat, source, amount


class Chronicle:
    """`game.chronicle`. The usual one has nothing to tell; `carrack.breakdown` and
    `carrack.kernel.story` ask it.
    """

    def sources(self, event: Mapping[str, Any]) -> list[Source]:
        """What an event brought or cost: (kind, seat, source, amount)."""
        return []

    def first_sources(self, state: State) -> list[Source]:
        """What everybody has at the start, as `sources` has it."""
        return []

    def story(
        self, seats: int, options: Mapping[str, Any], course: Sequence[SeenStep]
    ) -> dict[str, Any]:
        """What is worth telling of a game beside its points, from what everybody saw of it."""
        return {}
