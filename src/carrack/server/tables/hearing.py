"""What happens elsewhere: word from other processes, people who change, places pointed at."""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from time import monotonic
from typing import TYPE_CHECKING, Any

from carrack.kernel.errors import CarrackError
from carrack.server.tables.table import Table
from carrack.server.wire.messages import PlanDropped
from carrack.server.wire.telling import encoded

if TYPE_CHECKING:
    from carrack.server.tables.house import House

ASKED_SECONDS = 2.0  # whoever has just asked for a table may not be done with it


async def heard(house: House, words: list[str]) -> None:
    """A message from another process: its first word says what it is about, the next ones which."""
    match words:
        case ["table", *table_ids]:
            for table_id in table_ids:
                await moved_elsewhere(house, table_id)
        case ["chat", table_id, number] if table_id in house.tables and number.isdigit():
            await house.chat.heard(table_id, int(number))
        case ["proposal", table_id, seat, *place] if table_id in house.tables and seat.isdigit():
            with contextlib.suppress(CarrackError):  # the turn it was about may be over
                point(house, house.tables[table_id], int(seat), place[0] if place else None)
        case ["present", table_id, process, *people]:
            house.presence.heard(table_id, process, people)
        case ["here", table_id, seat] if seat.isdigit():
            house.attendant.notices.seen(table_id, int(seat))
        case ["person", user_id]:
            await look_at_person(house, user_id)
        case ["reload", table_id]:
            await house.reload(table_id)
        case ["all"]:
            house.stale |= set(house.tables)
            for table_id in list(house.tables):
                await house.refresh(table_id)


async def moved_elsewhere(house: House, table_id: str) -> None:
    """Another process has stored something about a table."""
    if lives_elsewhere(house, table_id):
        house.forget(house.tables[table_id])
    elif table_id in house.tables or table_id in house.loading:
        await house.refresh(table_id)


def lives_elsewhere(house: House, table_id: str) -> bool:
    """Whether only the other process is asked for a table that has changed there: then its bots and
    clocks are looked after there alone, and nothing is read or thought twice.
    """
    table = house.tables.get(table_id)
    if table is None or table.used > monotonic() - ASKED_SECONDS:
        return False
    return house.is_idle(table, house.attendant.busy_tables())


async def person_changed(house: House, user_id: str, tables: Collection[str] = ()) -> None:
    """Somebody was renamed, muted, banned or is gone: pages and other processes are told."""
    await look_at_person(house, user_id)
    house.fanout.tell("person", user_id)
    for table_id in tables:
        await house.reload(table_id)
        house.fanout.tell("reload", table_id)


async def look_at_person(house: House, user_id: str) -> None:
    """Read a person anew; their connections go on with what is known now, or end."""
    house.people.forget(user_id)
    person = await house.people.find(user_id)
    for connection in list(house.connections):
        if connection.user_id == user_id:
            # Whoever has signed out is gone, even if the person is still there.
            connection.person_is(await house.people.again(connection.person, person))


async def propose(house: House, table: Table, seat: int, place: str | None) -> None:
    """Somebody points at a place; everybody here sees it, then those at other processes."""
    point(house, table, seat, place)
    house.fanout.tell("proposal", table.id, str(seat), *([place] if place else []))


def point(house: House, table: Table, seat: int, place: str | None) -> None:
    """A seat points at a place, or no longer; everybody who follows the table here sees it."""
    table.propose(seat, place)
    house.audience(table).tell_table()


def plan_dropped(house: House, table: Table, seat: int, action: dict[str, Any]) -> None:
    """A planned action cannot be done any more; the pages of its seat are told so."""
    audience = house.audiences.get(table.id)
    for listener in audience.listeners.get(seat, []) if audience else []:
        listener.send(encoded(PlanDropped(table.id, seat, action)))
