"""The record of a table: its rows as the lines that anybody can replay."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from carrack.kernel.record import Record
from carrack.kernel.record_lines import chain
from carrack.server.errors import Refused
from carrack.server.tables import rows
from carrack.server.tables.rows import Row

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def record_of(journal: Sequence[Row]) -> Record:
    """The rows of a table as the record that `Play` would have written."""
    start = next((row for row in journal if row.kind == rows.START), None)
    if start is None:
        raise Refused("the game has not started yet", code="table.not_started")
    record = Record(start.body["header"], [])
    for row in journal:
        if row.kind in (rows.ACT, rows.UNDO):
            line = {"row": len(record.rows) + 1, "seat": row.seat, **done(row)}
            line |= {"time": time_text(row.time), "fingerprint": row.fingerprint}
            record.rows.append({**line, "chain": chain(record.last_chain, line)})
    return record


def done(row: Row) -> dict[str, Any]:
    """What the seat did: nothing of who sent it, and how."""
    if row.kind == rows.ACT:
        return {"action": row.body["action"]}
    agreed = {"agreed": True} if row.body.get("agreed") else {}
    return {"undo": row.body["undo"], **agreed}


def time_text(ms: int) -> str:
    """A time as records write it.

    >>> time_text(1_700_000_000_007)
    '2023-11-14T22:13:20.007Z'
    """
    time = EPOCH + timedelta(milliseconds=ms)
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_of(text: str) -> int | None:
    """Milliseconds since 1970; None for a text of an uploaded record that is no time.

    >>> time_of("2023-11-14T22:13:20.007Z"), time_of("yesterday")
    (1700000000007, None)
    """
    try:
        time = datetime.fromisoformat(text)
        aware = time if time.tzinfo is not None else time.replace(tzinfo=UTC)
        return (aware - EPOCH) // timedelta(milliseconds=1)
    except (ValueError, OverflowError):
        return None
