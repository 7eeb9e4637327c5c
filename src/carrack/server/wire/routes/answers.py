"""What all routes share: who asks, and the form of a refusal."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query, Request
from pydantic import BaseModel, ConfigDict

from carrack.server.errors import Refused
from carrack.server.operate.observing import bind_person
from carrack.server.people.user import User, check_is_no_program
from carrack.server.service import Service
from carrack.server.wire.limits import address, network
from carrack.server.wire.security import SAFE

PROGRAMS = ("/api/tables", "/api/me/tables")  # what the token of a program is good for


LanguageAsked = Annotated[str | None, Query(max_length=16)]


class Asked(BaseModel):
    """What is sent to us: nothing beside the fields that are named."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=True)


class Answer(BaseModel):
    """What is sent back."""


class FieldProblem(Answer):
    """What is wrong with one field of what was sent."""

    field: str
    code: str
    least: int | None = None  # characters
    most: int | None = None


class Problem(Answer):
    """Why something was not done: a code for programs, a sentence for people."""

    code: str
    sentence: str
    fields: list[FieldProblem] = []


WHY = {
    400: "The request cannot be read.",
    401: "Nobody is signed in.",
    403: "This person may not do that.",
    404: "There is no such thing, or not for this person.",
    409: "Not now: the sentence says why.",
    413: "The request is too large.",
    415: "Only JSON is read.",
    422: "The request does not make sense.",
    429: "Too often; try again later.",
    503: "The database does not answer.",
}


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its description; those any route can give are always there."""
    return {
        status: {"model": Problem, "description": WHY[status]}
        for status in sorted({*statuses, 400, 413, 422, 429, 503})
    }


def the_service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


TheService = Annotated[Service, Depends(the_service)]


def not_too_many_lists(request: Request, service: TheService) -> None:
    service.limits.check("list", address(request.scope))


A_LIST = Depends(not_too_many_lists)  # for routes that gather much


async def maybe_person(request: Request, service: TheService) -> User | None:
    """Whoever the cookie or the token belongs to; None for a stranger."""
    found = await service.people.of_request(request)
    if found is not None:
        bind_person(found.id)
        service.house.came_from(found.id, network(address(request.scope)))
        if not request.scope["path"].startswith(PROGRAMS):
            check_is_no_program(found)
    return found


async def person(
    request: Request,
    service: TheService,
    found: Annotated[User | None, Depends(maybe_person)],
) -> User:
    """Whoever asks, for routes that need somebody; nobody changes things too often."""
    if found is None:
        raise Refused("nobody is signed in here", code="person.unknown", status=401)
    if request.method not in SAFE:
        service.limits.check("write", found.id)
    return found


Person = Annotated[User, Depends(person)]
MaybePerson = Annotated[User | None, Depends(maybe_person)]
