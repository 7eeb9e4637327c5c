"""What each viewer hears of a row: the events of the title, and ours for the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrack.server.tables import rows
from carrack.server.tables.facts import Event, Viewer
from carrack.server.tables.rows import Row

if TYPE_CHECKING:
    from carrack.server.tables.table import Table

# What everybody may know of a row that is about the table itself.
PUBLIC = {
    rows.SEAT: ("moved", "kind", "level", "name", "away", "resigned", "wanted", "program"),
    rows.ROOM: (),
    rows.START: (),
    rows.UNDO: ("steps", "agreed"),
    rows.OFFER: ("what", "steps", "days"),
    rows.ANSWER: ("yes",),
    rows.REST: ("until",),
    rows.END: ("status", "reason"),
    rows.REMATCH: ("table",),
    rows.REVEAL: (),
}


def events_for(table: Table, row: Row, viewers: list[Viewer]) -> dict[Viewer, list[Event]]:
    """What each of these viewers hears of a row; those who hear nothing at all are left out."""
    if row.kind == rows.PLAN:
        return {viewer: [] for viewer in viewers if viewer == row.seat}
    if row.kind not in (rows.ACT, rows.START):
        return {viewer: [table_event(row)] for viewer in viewers}
    heard = table.state.game.hosting.events(table.state, viewers)
    told = dict(zip(viewers, heard, strict=True))
    if row.kind == rows.START:
        return {viewer: [table_event(row), *deal] for viewer, deal in told.items()}
    return {viewer: events for viewer, events in told.items() if events or viewer == row.seat}


def table_event(row: Row) -> Event:
    """A row of the table itself as an event; names start with `table_`, unlike any title's."""
    event: Event = {"type": f"table_{row.kind}"}
    if row.kind == rows.ROOM:
        event["changed"] = sorted({*row.body["facts"], *(["seats"] if "seats" in row.body else [])})
    if row.seat != rows.NO_SEAT:
        event["seat"] = row.seat
    return event | {name: row.body[name] for name in PUBLIC[row.kind] if name in row.body}
