"""What whoever hosts a table of Macao asks beside the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from carrack.games.macao.moves import Macao
from carrack.games.macao.names import PAYMENT
from carrack.games.macao.planning import plannable
from carrack.games.macao.view import view_of
from carrack.kernel.hosting import Hosting
from carrack.kernel.kept import Kept
from carrack.kernel.layout import fields_of, shared_fields
from carrack.kernel.state import State

if TYPE_CHECKING:
    from carrack.games.macao.game import MacaoGame


class MacaoHosting(Hosting):
    def is_halfway(self, state: State) -> bool:
        """Cubes of a payment are asked for one by one."""
        return bool(fields_of(state)["phase"] == PAYMENT)

    def plannable(self, state: State, seat: int) -> list[int]:
        return plannable(state, seat)

    def views(
        self, state: State, viewers: Sequence[int | None], kept: Kept | None = None
    ) -> list[dict[str, Any]]:
        """Everybody sees the same."""
        game = cast("MacaoGame", state.game)
        fields = shared_fields(state) if kept is None else kept.look(state)
        options = cast(Macao, state).t.options
        common = view_of(fields, game.data, state.seats, None, game.id, options)
        return [{**common, "viewer": viewer} for viewer in viewers]

    def events(self, state: State, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        """Everybody hears the same."""
        return [state.events(None)] * len(viewers)
