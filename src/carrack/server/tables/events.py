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
    rows.SEAT: ("kind", "level", "name", "away", "resigned", "wanted", "program"),
    rows.START: (),
    rows.UNDO: ("steps", "agreed"),
    rows.OFFER: ("what", "steps"),
    rows.ANSWER: ("yes",),
    rows.END: ("status", "reason"),
    rows.REMATCH: ("table",),
}


def events_of(table: Table, row: Row, viewer: Viewer) -> list[Event] | None:
    """What this viewer hears of a row; None for nothing at all."""
    if row.kind == rows.PLAN:
        return [] if viewer == row.seat else None
    if row.kind == rows.ACT:
        events = table.state.events(viewer)
        return events if events or viewer == row.seat else None
    deal = table.state.events(viewer) if row.kind == rows.START else []
    return [table_event(row), *deal]


def table_event(row: Row) -> Event:
    """A row of the table itself as an event; names start with `table_`, unlike any title's."""
    event: Event = {"type": f"table_{row.kind}"}
    if row.seat != rows.NO_SEAT:
        event["seat"] = row.seat
    return event | {name: row.body[name] for name in PUBLIC[row.kind] if name in row.body}
