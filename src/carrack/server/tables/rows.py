"""The rows of a table's journal: everything that ever changed a table, in order.

| kind   | seat  | body                                                         | told to    |
| ------ | ----- | ------------------------------------------------------------ | ---------- |
| seat   | which | what changed of the seat: kind, user_id, level, name, away … | everybody  |
|        |       | "sent_away": whom the host asked to leave, "moved": the seat |            |
|        |       | from which whoever has it comes; it is free now              |            |
| room   | whose | {"facts": what the host changed before the start}, or who is host  | its names  |
|        |       | "seats": how many there are from now on, "was": until then   |            |
| start  | -1    | {"header": of the record, with its key and every option},    | the deal   |
|        |       | "lesson": true for a deal that everybody gets,               |            |
|        |       | "rated": at a rated table who is rated, by seat              |            |
| act    | whose | {"action": {…}} and "by": bot or clock, if not the owner     | by events  |
| undo   | whose | {"undo": row of the record, "steps": n}, "agreed" if asked   | everybody  |
| plan   | whose | {"actions": […], "auto_pass": bool}, "until" and "round" for | the seat   |
|        |       | passing, "dropped": the action that could not be done        |            |
| offer  | whose | {"what": "undo", "end" or "pause", "steps": n, "days": n}    | everybody  |
| answer | whose | {"yes": bool}                                                | everybody  |
| rest   | whose | {"until": when the clock of the seat, or of all, runs again, | everybody  |
|        |       | "since": when it began to stand, if before this row}         |            |
| end    | -1    | {"status": …, "reason": …, "result": …}                      | everybody  |
| rematch| -1    | {"table": the id of the next table}                          | everybody  |
| reveal | -1    | {"public": bool}: all tables with the same deal are over     | everybody  |
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SEAT = "seat"
ROOM = "room"
START = "start"
ACT = "act"
UNDO = "undo"
PLAN = "plan"
OFFER = "offer"
ANSWER = "answer"
REST = "rest"
END = "end"
REMATCH = "rematch"
REVEAL = "reveal"

NO_SEAT = -1


@dataclass(frozen=True)
class Row:
    """One row, as it is stored."""

    table_id: str
    seq: int
    kind: str
    seat: int
    body: dict[str, Any]
    fingerprint: str
    time: int
    user_id: str | None = None
    message: str | None = None
    clocks: list[int] | None = None


@dataclass(frozen=True)
class Finish:
    """How a rated game ended: who began at each seat, a person or a bot, and who came how far."""

    title: str
    players: list[dict[str, str]]
    ranks: list[int]


@dataclass(frozen=True)
class Chapter:
    """What a game that is over leaves to its campaign."""

    campaign_id: str
    archive: dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """A row with what changes beside it, in the same transaction."""

    row: Row
    table: dict[str, Any]
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    added: list[dict[str, Any]] = field(default_factory=list)  # seats that are new …
    count: int | None = None  # … and how many there are now, where that has changed
    finish: Finish | None = None
    chapter: Chapter | None = None
