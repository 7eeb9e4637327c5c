"""Tables over days: which of them wait for me, and days on which my clocks stand."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from carrack.server.tables import days_off
from carrack.server.tables.days_off import A_YEAR, DaysOff
from carrack.server.tables.lobby import Waiting, tables_waiting
from carrack.server.wire.log import spoken_language
from carrack.server.wire.routes.answers import (
    A_LIST,
    Asked,
    LanguageAsked,
    Person,
    TheService,
    problems,
)
from carrack.server.wire.waiting import what_is_asked

router = APIRouter(prefix="/api/me", tags=["tables"])


class DaysAsked(Asked):
    days: Annotated[int, Field(ge=1, le=A_YEAR)]


@router.get("/waiting", responses=problems(401, 403), dependencies=[A_LIST])
async def my_turn(
    service: TheService, person: Person, asked: bool = False, language: LanguageAsked = None
) -> list[Waiting]:
    """The tables that wait for me, those with the least time first; with `asked` also for what."""
    await service.people.friends.is_here(person)
    spoken = spoken_language(language)
    found = await tables_waiting(service.database, person.id, spoken)
    return await what_is_asked(service.house, found, person.id, spoken) if asked else found


@router.get("/days-off", responses=problems(401, 403))
async def my_days_off(service: TheService, person: Person) -> DaysOff:
    """Until when my clocks stand, and how many days are left this year."""
    return await days_off.of(service.database, person.id)


@router.post("/days-off", responses=problems(401, 403, 409, 415))
async def take_days_off(asked: DaysAsked, service: TheService, person: Person) -> DaysOff:
    """From now on my clocks stand for so many days, at every table over days."""
    service.limits.check("days_off", person.id)
    return await days_off.take(service.house, person, asked.days)


@router.delete("/days-off", responses=problems(401, 403))
async def end_days_off(service: TheService, person: Person) -> DaysOff:
    """I am back; what was not used is kept."""
    service.limits.check("days_off", person.id)
    return await days_off.end(service.house, person)
