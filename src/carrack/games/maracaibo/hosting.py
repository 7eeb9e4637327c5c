"""What whoever hosts a table of Maracaibo asks beside the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from carrack.games.maracaibo.entry_names import ENTRY_KIND, PAYMENT, SAME_GOODS
from carrack.games.maracaibo.hidden import held_by, is_hidden
from carrack.games.maracaibo.moves import Maracaibo
from carrack.games.maracaibo.names import DROPPING
from carrack.games.maracaibo.planning import plannable
from carrack.kernel.hosting import Hosting
from carrack.kernel.kept import Kept
from carrack.kernel.layout import fields_of, shared_fields
from carrack.kernel.state import State

if TYPE_CHECKING:
    from carrack.games.maracaibo.game import MaracaiboGame


class MaracaiboHosting(Hosting):
    def is_window(self, state: State) -> bool:
        """Whether to drop the hand is a short question for all at once; the setup takes time."""
        return bool(fields_of(state)["phase"] == DROPPING)

    def is_halfway(self, state: State) -> bool:
        """The cards of a payment are asked for one by one."""
        fields = fields_of(state)
        if not fields["asking"] or fields["depth"] == 0:
            return False
        return fields["stack"][fields["depth"] - 1][ENTRY_KIND] in (PAYMENT, SAME_GOODS)

    def plannable(self, state: State, seat: int) -> list[int]:
        return plannable(state, seat)

    def hides(self, state: State, seat: int, place: str) -> bool:
        ids, options = title_of(state).ids, cast(Maracaibo, state).t.options
        return is_hidden(shared_fields(state), ids, seat, place, options["open_hands"])

    def held(self, state: State, seat: int) -> list[str]:
        """While everybody chooses, also what is planned and what is set aside."""
        ids, options = title_of(state).ids, cast(Maracaibo, state).t.options
        return held_by(shared_fields(state), ids, seat, options["open_hands"])

    def views(
        self, state: State, viewers: Sequence[int | None], kept: Kept | None = None
    ) -> list[dict[str, Any]]:
        fields = shared_fields(state) if kept is None else kept.look(state)
        return title_of(state).seen(state, viewers, fields, cast(Maracaibo, state).t.options)

    def events(self, state: State, viewers: Sequence[int | None]) -> list[list[dict[str, Any]]]:
        rows = [] if state.notes is None else state.notes.listed()
        return title_of(state).heard(state, rows, viewers)


def title_of(state: State) -> MaracaiboGame:
    return cast("MaracaiboGame", state.game)
