"""What the host does in a room before the start: keep a seat for somebody, ask to leave, close.

A seat that is kept is open for one person alone until its time is over; then anybody may take it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from carrack.server.errors import Refused
from carrack.server.people.names import folded
from carrack.server.people.user import User
from carrack.server.storage.database import now
from carrack.server.tables import drafts
from carrack.server.tables.access import check_is_host, check_not_paired, check_open
from carrack.server.tables.facts import CLOSED, NOTHING_AGREED, Draft, Seat

if TYPE_CHECKING:
    from carrack.server.tables.house import House
    from carrack.server.tables.table import Table

MINUTE = 60_000
KEPT_LIVE_MS = 5 * MINUTE  # after a game, for those who played it
KEPT_SLOW_MS = 24 * 60 * MINUTE  # where a move takes longer than this live time
KEPT_INVITED_MS = 7 * 24 * 60 * MINUTE
NOBODY: dict[str, Any] = {
    "kind": "open",
    "user_id": None,
    "name": "",
    "program": False,
    **NOTHING_AGREED,
}


def keeping_ms(clock: dict[str, Any]) -> int:
    """How long a seat of a rematch waits for whoever played before."""
    slow = clock.get("kind") == "move" and clock["seconds"] * 1000 > KEPT_LIVE_MS
    return KEPT_SLOW_MS if slow else KEPT_LIVE_MS


def is_kept(place: Seat, time: int) -> bool:
    return place.kept_for is not None and (place.kept_until or 0) > time


def is_open_to(place: Seat, user_id: str, time: int) -> bool:
    """Whether this person may sit down there before the start."""
    return place.kind == "open" and (not is_kept(place, time) or place.kept_for == user_id)


async def ask_to_leave(house: House, host: User, table_id: str, seat: int) -> None:
    """Somebody stands up because the host wishes so, and does not sit down here again."""

    def draft(table: Table) -> Draft:
        place = check_room(table, host, seat)
        if not place.is_person or place.user_id == host.id:
            raise Refused("nobody else sits there", code="seat.nobody")
        changed = drafts.change_seat(table, seat, **NOBODY)
        changed.body["sent_away"] = place.user_id
        return changed

    await house.do(table_id, draft, user_id=host.id)


async def close(house: House, host: User, table_id: str) -> None:
    """There will be no game."""

    def draft(table: Table) -> Draft:
        check_is_host(table, host)
        check_open(table)
        check_not_paired(table)
        return drafts.end(table, CLOSED, "host")

    await house.do(table_id, draft, user_id=host.id)


async def invite(house: House, host: User, table_id: str, seat: int, name: str) -> None:
    """Keep a free seat for the account of this name; it stands among that person's tables."""
    check_room(await house.table(table_id), host, seat)
    guest = await house.people.account_named(folded(name))
    if guest is None or await house.people.blocks.blocked_between(host.id, guest.id):
        raise nobody_called(name)
    await house.do(table_id, keep(host, seat, guest.id), user_id=host.id)


def keep(host: User, seat: int, user_id: str) -> Callable[[Table], Draft]:
    def draft(table: Table) -> Draft:
        place = check_room(table, host, seat)
        if place.is_person:
            raise Refused("somebody sits there", code="seat.taken")
        if table.seats_of(user_id):
            raise Refused("that person sits here already", code="seat.sits_here")
        time = now()
        if any(
            one.kept_for == user_id and is_kept(one, time) and one != place for one in table.seats
        ):
            # Nobody could take the second one, and it would be kept from all others.
            raise Refused("a seat is kept for them already", code="seat.kept_already", field="name")
        kept = {"kept_for": user_id, "kept_until": time + KEPT_INVITED_MS}
        return drafts.change_seat(table, seat, **{**NOBODY, "level": "", **kept})

    return draft


def check_room(table: Table, host: User, seat: int) -> Seat:
    """A seat of a table that has not started, for its host."""
    check_is_host(table, host)
    check_open(table)
    check_not_paired(table)
    return table.check_seat(seat)


def nobody_called(name: str) -> Refused:
    return Refused(
        f"no account is called {name!r}", code="person.not_found", status=404, field="name"
    )


async def say_ready(house: House, person: User, table_id: str, ready: bool) -> None:
    """Whoever sits here says whether the game may begin; nobody has to wait for it."""
    if any(
        place.user_id == person.id and place.ready == ready
        for place in (await house.table(table_id)).seats
    ):
        return  # pressed twice

    def draft(table: Table) -> Draft:
        check_open(table)
        mine = table.seats_of(person.id)
        if not mine:
            raise Refused("you have no seat here", code="seat.none", status=403)
        return drafts.change_seat(table, mine[0], ready=ready)

    await house.do(table_id, draft, user_id=person.id)


async def decline(house: House, person: User, table_id: str) -> None:
    """Whoever is invited does not come: the seats that were kept are anybody's."""
    table = await house.table(table_id)
    for place in table.seats:
        if place.kept_for == person.id:
            await house.do(table_id, given_free(person, place.seat), user_id=None)


def given_free(person: User, seat: int) -> Callable[[Table], Draft]:
    def draft(table: Table) -> Draft:
        check_open(table)
        if table.check_seat(seat).kept_for != person.id:
            raise Refused("that seat is not kept for you", code="seat.none", status=403)
        return drafts.change_seat(table, seat, **NOTHING_AGREED)

    return draft
