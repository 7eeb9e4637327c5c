"""Tokens of programs: made, listed and withdrawn by the person they play for."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from carrack.server.people import programs
from carrack.server.wire.routes.answers import Answer, Asked, Person, TheService, problems
from carrack.server.wire.routes.people import ID, Name

router = APIRouter(prefix="/api", tags=["programs"])

ProgramId = Annotated[str, Path(pattern=ID)]


class ProgramAsked(Asked):
    name: Name


class ProgramAnswer(Answer):
    """A program that may play for one."""

    id: str
    name: str
    created: int
    used: int | None  # the day; null for never


class NewProgramAnswer(ProgramAnswer):
    token: str  # shown this once


@router.get("/me/programs", responses=problems(401, 403))
async def my_programs(service: TheService, now: Person) -> list[ProgramAnswer]:
    found = await programs.programs_of(service.database, now.id)
    return [ProgramAnswer(**one._asdict()) for one in found]


@router.post("/me/programs", status_code=201, responses=problems(401, 403, 409, 415))
async def admit_program(asked: ProgramAsked, service: TheService, now: Person) -> NewProgramAnswer:
    """A token for a program; `Authorization: Bearer …` plays with it."""
    program, token = await programs.admit(service.database, now, asked.name)
    return NewProgramAnswer(**program._asdict(), token=token)


@router.delete("/me/programs/{program_id}", status_code=204, responses=problems(401, 403, 404))
async def withdraw_program(program_id: ProgramId, service: TheService, now: Person) -> None:
    """Its token is worth nothing from now on, and its sockets are closed."""
    await programs.withdraw(service.database, now.id, program_id)
    await service.people.has_changed(now.id)
