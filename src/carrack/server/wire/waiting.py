"""What the tables that wait for somebody ask of them, in words."""

from __future__ import annotations

from dataclasses import replace

import structlog

from carrack.kernel.errors import CarrackError
from carrack.server.storage.database import now
from carrack.server.tables.house import House
from carrack.server.tables.lobby import Waiting
from carrack.server.tables.table import Table
from carrack.server.wire.showing import position

log = structlog.get_logger()

MOST_ASKED = 12  # tables that are read for their question; who has more begins with these


async def what_is_asked(
    house: House, waiting: list[Waiting], user_id: str, language: str | None
) -> list[Waiting]:
    """Tables that wait for somebody, the first ones with their question and the time left."""
    asked = [await asked_at(house, one, user_id, language or "en") for one in waiting[:MOST_ASKED]]
    return [*asked, *waiting[MOST_ASKED:]]


async def asked_at(house: House, waiting: Waiting, user_id: str, language: str) -> Waiting:
    try:
        table = await house.table(waiting.id)
    except CarrackError as error:
        log.warning("waiting.not_read", table=waiting.id, code=error.code)
        return waiting
    seat = next((one for one in table.seats_of(user_id) if one in table.acting), None)
    if seat is None:
        return waiting  # somebody was quicker than the list
    return replace(waiting, asked=asked_of(table, seat, language), rests=rests(table, seat))


def asked_of(table: Table, seat: int, language: str) -> str:
    return position(table, seat, language, table.state.view(seat)).prompt


def rests(table: Table, seat: int) -> int | None:
    return table.rests_until(seat, now())
