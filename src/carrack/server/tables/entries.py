"""What is stored for a draft: its row with the place in the journal, and what changes beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carrack.server.campaigns import chapters
from carrack.server.errors import Refused
from carrack.server.ratings import ratings
from carrack.server.storage.database import now
from carrack.server.tables import clocks, rows
from carrack.server.tables.facts import ASIDE, MOST_ROWS, OPEN, PLAYING, Draft
from carrack.server.tables.rows import Entry, Row
from carrack.server.tables.table import Table
from carrack.server.tables.taking import seats_added

if TYPE_CHECKING:
    from carrack.server.tables.attending import Attendant


def entry_for(
    attendant: Attendant, table: Table, draft: Draft, user_id: str | None, message: str | None
) -> Entry:
    """The row with its place in the journal, and what changes beside it."""
    if table.facts.status == ASIDE:
        raise Refused("the table was set aside", code="table.aside")
    if table.seq >= MOST_ROWS and draft.kind in (rows.ACT, rows.UNDO, rows.PLAN):
        raise Refused("this game has become too long", code="table.too_long")
    time = max(now(), table.last_time)
    table.check_in_time(draft, time)
    state = draft.state
    changes_game = state is not None and draft.kind != rows.START
    row = Row(
        table_id=table.id,
        seq=table.seq + 1,
        kind=draft.kind,
        seat=draft.seat,
        body=draft.body,
        fingerprint=table.fingerprint if state is None else state.fingerprint(),
        time=time,
        user_id=user_id,
        message=message,
        clocks=clocks_after(table, draft, time) if changes_game else None,
    )
    finish, chapter = ratings.finish_of(table, draft), chapters.chapter_of(table, draft)
    return Entry(
        row,
        columns(attendant, table, draft, row),
        draft.seats,
        [{"table_id": table.id, **vars(place)} for place in seats_added(row)],
        row.body.get("seats") if row.kind == rows.ROOM else None,
        finish,
        chapter,
    )


def columns(attendant: Attendant, table: Table, draft: Draft, row: Row) -> dict[str, Any]:
    """What the row changes in `tables`, so that lists need not read journals."""
    columns = dict(draft.facts)
    status = columns.get("status", table.facts.status)
    acting: list[int] = []
    window = False
    if status == PLAYING:
        state = table.state if draft.state is None else draft.state
        acting = list(state.actors)
        window = state.game.hosting.is_window(state) or (
            table.window and table.keeps_decision(draft)
        )
    columns["acting"] = f",{','.join(map(str, acting))}," if acting else ""
    columns["wakes"] = attendant.wakes(table, acting, row.time, window, draft.kind)
    if "status" in draft.facts and status not in (OPEN, PLAYING):
        columns["ended"] = row.time
    return columns


def clocks_after(table: Table, draft: Draft, time: int) -> list[int] | None:
    """What is left to each seat once this row is stored."""
    if table.left is None or table.window or draft.state is None:
        return table.left
    present = [seat for seat in table.acting if table.seats[seat].is_present]
    thought = {seat: table.thought(seat, time) for seat in present}
    passed_on = set(thought) - set(draft.state.actors) if draft.kind == rows.ACT else set()
    return clocks.charged(table.facts.clock, table.left, thought, passed_on)
