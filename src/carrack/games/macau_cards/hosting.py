"""What whoever hosts a table of Macau asks beside the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from carrack.games.macau_cards.moves import Macau
from carrack.games.macau_cards.names import (
    CHALLENGE_WINDOW,
    CHOOSE_RANK,
    CHOOSE_SUIT,
    CONTINUE,
    MACAU_WINDOW,
    WAR_WINDOW,
)
from carrack.games.macau_cards.planning import plannable
from carrack.games.macau_cards.view import view_of
from carrack.kernel.hosting import Hosting
from carrack.kernel.kept import Kept
from carrack.kernel.layout import fields_of, shared_fields
from carrack.kernel.state import State


class MacauHosting(Hosting):
    passes = ("pass", "no_reaction")
    window_seconds = 10.0  # the rules suggest 3, for people who sit together

    def is_window(self, state: State) -> bool:
        """The word is owed, a play may be questioned, or a war stopped; also where one seat alone
        is asked.
        """
        return fields_of(state)["phase"] in (MACAU_WINDOW, CHALLENGE_WINDOW, WAR_WINDOW)

    def is_halfway(self, state: State) -> bool:
        """A play is one decision: its cards, and what it calls."""
        return fields_of(state)["phase"] in (CONTINUE, CHOOSE_SUIT, CHOOSE_RANK)

    def plannable(self, state: State, seat: int) -> list[int]:
        return plannable(state, seat)

    def deal_of(self, state: State) -> int:
        """Every round is dealt anew."""
        return state.game.round_of(state)

    def views(
        self, state: State, viewers: Sequence[int | None], kept: Kept | None = None
    ) -> list[dict[str, Any]]:
        fields = shared_fields(state) if kept is None else kept.look(state)
        options = cast(Macau, state).t.options
        return [view_of(fields, state.seats, one, state.game.id, options) for one in viewers]
