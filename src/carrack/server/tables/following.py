"""Stored rows once more: the state after each, or the reason why it does not fit its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carrack.kernel.errors import BadRecord
from carrack.kernel.game import Game
from carrack.kernel.record import Record, first_state, game_of
from carrack.kernel.state import State
from carrack.server.tables import own_data, rows
from carrack.server.tables.facts import Seat
from carrack.server.tables.rows import Row

if TYPE_CHECKING:
    from carrack.server.tables.table import Table


def as_opened(table: Table, found: Sequence[Row]) -> None:
    """As many seats as the table began with, where its host has changed that; what they are tell
    the rows.
    """
    counts = [row.body["was"] for row in found if row.kind == rows.ROOM and "was" in row.body]
    if counts:
        behind = range(len(table.seats), counts[0])
        table.seats = [*table.seats, *map(Seat, behind)][: counts[0]]
        table.misses = [0] * len(table.seats)
        table.numbers = dict.fromkeys(table.viewers, 0)


def follow(table: Table, row: Row) -> State | None:
    """The state after a stored row; IllegalAction or BadRecord if it does not fit."""
    if row.seq != table.seq + 1:
        raise missing_row(table.seq + 1)
    state = state_after(table, row)
    if state is not None and state.fingerprint() != row.fingerprint:
        raise BadRecord(
            f"row {row.seq} of the journal replays to another state", code="record.fingerprint"
        )
    return state


def state_after(table: Table, row: Row) -> State | None:
    if row.kind == rows.START:
        record = Record(row.body["header"], [])
        if record.header["game"] != table.facts.title:
            raise BadRecord(f"this is no game of {table.facts.title}", code="record.title")
        return first_state(record, game_at(table, record))
    if row.kind == rows.ACT:
        state = table.state.clone()
        state.apply(row.seat, state.game.index(state, row.seat, row.body["action"]))
        return state
    if row.kind == rows.UNDO and table.trail is not None:
        steps: int = row.body["steps"]
        agreed = row.body.get("agreed", False)
        table.trail.check_back(row.seat, steps, agreed=agreed)
        goal = table.trail.kept[-1 - steps]
        return goal.state
    return None


def game_at(table: Table, record: Record) -> Game:
    """The title with the figures of the table; they are remembered, and compared."""
    differs = own_data.differs_of(table.facts.data)
    game = own_data.game_with(table.facts.title, differs) if differs else None
    return game_of(record, game)


def check_complete(table: Table) -> None:
    """BadRecord when rows at the end are missing."""
    if table.seq < table.stored_seq:
        raise missing_row(table.seq + 1)


def missing_row(seq: int) -> BadRecord:
    return BadRecord(f"row {seq} of the journal is missing", code="record.order")
