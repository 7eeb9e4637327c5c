"""Somebody is invited to a contest by the name of their account: they find it in their list, hear
of it (see the herald), and come without the link. It says nothing about the contest itself, so it
is none of its rows.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from carrack.contests.contest import OVER
from carrack.server.contests.book import Book, Held, invitations
from carrack.server.errors import Refused
from carrack.server.people.names import folded
from carrack.server.people.people import People
from carrack.server.people.user import User
from carrack.server.storage.database import now
from carrack.server.tables.rooms import nobody_called

MOST_INVITED = 1000  # to one contest, who have not answered


async def invite(book: Book, people: People, host: User, contest_id: str, name: str) -> None:
    """The host asks somebody to come; whoever plays there already needs no invitation."""
    held = await book.contest(contest_id)
    held.check_knows(host.id, "")
    held.check_host(host)
    if held.contest.status == OVER:
        raise Refused("the tournament is over", code="contest.over")
    if len(held.invited) >= MOST_INVITED:
        raise Refused(f"{MOST_INVITED} people are invited already", code="contest.full")
    guest = await people.account_named(folded(name))
    if guest is None or await people.blocks.blocked_between(host.id, guest.id):
        raise nobody_called(name)
    if guest.id not in held.invited and not plays(held, guest.id):
        time = now()
        wakes = time + int(1000 * people.settings.notice_delay)
        row = {"contest_id": held.id, "user_id": guest.id, "created": time, "wakes": wakes}
        try:
            async with book.database.write() as connection:
                await connection.execute(insert(invitations).values(row))
        except IntegrityError:  # not for the first time: it stands in the list once more
            await answers(book, guest, contest_id, False)


def plays(held: Held, user_id: str) -> bool:
    number = held.number_of(user_id)
    return number is not None and not held.contest.players[number].gone


async def decline(book: Book, person: User, contest_id: str) -> None:
    """Whoever is invited does not come."""
    await answers(book, person, contest_id, True)


async def answers(book: Book, person: User, contest_id: str, answered: bool) -> None:
    """Who has answered is not asked any more, and nobody is told twice of the same tournament."""
    changed: dict[str, Any] = {"answered": answered} | ({"wakes": None} if answered else {})
    theirs = (invitations.c.contest_id == contest_id) & (invitations.c.user_id == person.id)
    async with book.database.write() as connection:
        await connection.execute(update(invitations).where(theirs).values(changed))
