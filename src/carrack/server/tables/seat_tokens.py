"""Tokens: a seat for a program, or for another device."""

from __future__ import annotations

from collections.abc import Callable

import structlog
from itsdangerous import BadSignature, URLSafeSerializer

import carrack
from carrack.server.errors import Refused
from carrack.server.people.user import User, check_is_no_program
from carrack.server.service import Service
from carrack.server.tables import drafts
from carrack.server.tables.access import not_yours
from carrack.server.tables.facts import Draft
from carrack.server.tables.house import House
from carrack.server.tables.seating import seats_in_use
from carrack.server.tables.table import Table

log = structlog.get_logger()


def tokens(service: Service) -> URLSafeSerializer:
    return URLSafeSerializer(service.seat_key, salt="seat")


async def seat_token(service: Service, person: User, table_id: str, seat: int) -> str:
    """What lets a program play this seat, and nothing else, until the seat changes hands."""
    table = await service.house.table(table_id)
    if seat not in table.seats_of(person.id):
        raise not_yours(seat)
    check_is_no_program(person)
    if table.facts.rated:
        raise Refused("programs do not play at rated tables", code="rated.program")
    return str(tokens(service).dumps([table_id, seat, table.seats[seat].token]))


async def revoke_tokens(house: House, user_id: str, only: tuple[str, int] | None = None) -> None:
    """Make the tokens of a person's seats worthless: of one, or of all that are being played."""
    found = await seats_in_use(house, user_id)
    if only is not None and only not in found:
        raise Refused("that seat is not yours", code="seat.not_yours", status=403)
    if only is not None:
        await house.do(only[0], with_new_token(only[1]), user_id=user_id)
        return
    for table_id, seat in found:
        try:
            await house.do(table_id, with_new_token(seat), user_id=user_id)
        except carrack.CarrackError as error:  # the others must not keep theirs for it
            log.warning("token.kept", table=table_id, code=error.code)


def with_new_token(seat: int) -> Callable[[Table], Draft]:
    return lambda table: drafts.change_seat(table, seat, token=table.check_seat(seat).token + 1)


async def token_seat(service: Service, token: str) -> tuple[str, int, int]:
    """The table and the seat of a token, and how often that seat had changed hands by then."""
    try:
        table_id, seat, count = tokens(service).loads(token)
    except (BadSignature, ValueError, TypeError):
        raise Refused("this is no token of ours", code="token.wrong", status=403) from None
    table = await service.house.table(table_id)
    if not table.check_seat(seat).is_person or table.seats[seat].token != count:
        raise Refused("the seat has changed hands", code="token.old", status=403)
    return table_id, seat, count
