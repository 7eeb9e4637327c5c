"""A campaign: games that follow each other, each with what the one before it left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrack.kernel.errors import BadOption, shown

Archive = Mapping[str, Any]  # what `state.archive()` gave, and `options["archive"]` takes


class Campaign:
    """`game.campaign`: what a title says about its campaign between two games."""

    def additions(self, archive: Archive) -> tuple[str, ...]:
        """Parts of an archive that may be switched on for the rest of a campaign, before its next
        game.
        """
        raise NotImplementedError

    def chapter_options(self, archive: Archive, seats: int) -> tuple[str, ...]:
        """Options that mean something in the next game of a campaign."""
        raise NotImplementedError

    def standing(self, archive: Archive, seats: int) -> list[tuple[int, int]]:
        """How everybody stands in a campaign: games won, and points of all games."""
        raise NotImplementedError

    def with_added(self, archive: Archive, add: Sequence[str]) -> dict[str, Any]:
        """The archive with what joins the rest of the campaign, as far as it may now."""
        allowed = self.additions(archive)
        for name in add:
            if name not in allowed:
                raise BadOption(
                    f"{shown(name)} cannot join the campaign now; "
                    f"what can: {', '.join(allowed) or 'nothing'}",
                    code="campaign.addition",
                    facts={"asked": shown(name), "known": allowed or ["–"]},
                )
        return {**archive, **dict.fromkeys(add, True)}
