"""Who may watch a table, sit down at it, start it, or see its hands."""

from __future__ import annotations

import hmac

from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.tables.facts import OPEN, OVER
from carrack.server.tables.house import House
from carrack.server.tables.loading import no_table
from carrack.server.tables.table import Table


def check_may_watch(table: Table, user_id: str | None, key: str) -> None:
    """Public tables that allow spectators, or whoever has the link; those where one has played in
    any case.
    """
    facts = table.facts
    if user_id is not None and table.seats_of(user_id):
        return
    if facts.sealed:
        raise Refused(
            "other tables still play the same deal: nobody looks on before all have finished",
            code="table.sealed",
            status=403,
        )
    if user_id is not None and facts.owner_id == user_id:
        return
    if table.had_seat(user_id):
        return  # who was replaced may see how it goes on
    if facts.status == OPEN and user_id and any(one.kept_for == user_id for one in table.seats):
        return  # who is invited may see to what
    if not facts.public and not same(key, facts.key):
        # The same as for a table that is not there: ids cannot be tried out.
        raise no_table(table.id)
    if not facts.spectators and facts.status not in OVER and facts.status != OPEN:
        raise Refused("this table wants no spectators", code="table.no_spectators", status=403)


def same(given: str, key: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), key.encode())


def check_has_seat(table: Table, user_id: str | None, seat: int) -> None:
    table.check_seat(seat)
    if seat not in table.seats_of(user_id):
        raise not_yours(seat)


def not_yours(seat: int) -> Refused:
    return Refused(f"seat {seat} is somebody else's", code="seat.not_yours", status=403)


def check_is_host(table: Table, person: User) -> None:
    if table.host != person.id:
        raise Refused("only whoever opened the table may", code="table.not_owner", status=403)


def check_open(table: Table) -> None:
    """A room that people arrange. A table of a tournament begins by itself: whoever dealt first
    would choose the luck, and whoever stood up would have no game to lose.
    """
    if table.facts.status != OPEN:
        raise Refused("the game has started already", code="table.started")
    if table.facts.contest_id is not None:
        raise Refused("the tournament says who plays here", code="table.contest", status=403)


def check_not_paired(table: Table) -> None:
    """Whoever came here was promised this game, and that bots keep the seats."""
    if table.facts.pairing is not None:
        raise Refused(
            "this table was made for people who look for such a game", code="table.paired"
        )


async def check_welcome(house: House, table: Table, person: User, key: str) -> None:
    """Private tables need their key; nobody has to sit with a person they blocked. At a table of a
    tournament only those sit who are paired there.
    """
    if table.facts.contest_id is not None and not table.seats_of(person.id):
        raise Refused("the tournament says who plays here", code="table.contest", status=403)
    if not await knows(house, table, person, key):
        raise no_table(table.id)
    others = {place.user_id for place in table.seats if place.is_person}
    for other in {table.facts.owner_id, *others}:
        if (
            other
            and other != person.id
            and await house.people.blocks.blocked_between(person.id, other)
        ):
            raise Refused("this table is not for you", code="table.blocked", status=403)


async def knows(house: House, table: Table, person: User, key: str) -> bool:
    """Whether the table is public, or this person has its link, or played the game before it."""
    if table.facts.public or table.facts.owner_id == person.id or same(key, table.facts.key):
        return True
    if table.seats_of(person.id) or any(one.kept_for == person.id for one in table.seats):
        return True
    if table.facts.rematch_of is None:
        return False
    return bool((await house.table(table.facts.rematch_of)).seats_of(person.id))


async def check_knows(house: House, table: Table, person: User) -> None:
    """To others a private table is not there, whatever they want of it."""
    if not await knows(house, table, person, ""):
        raise no_table(table.id)


def hands_delay(table: Table, user_id: str | None) -> int:
    """After how many seconds this person may see hands; once the game is over, at once."""
    if table.facts.tells_all:
        return 0
    if table.facts.hands_delay is None:
        raise Refused("this table shows its hands to nobody", code="hands.hidden")
    if table.seats_of(user_id):
        raise Refused("whoever plays sees their own hand", code="hands.player", status=403)
    return table.facts.hands_delay
