"""Company: friends, last opponents, how it went between two people, and all games of a person."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import Field

from carrack.server.people import company
from carrack.server.people.company import Balance, Game, Opponent
from carrack.server.people.friends import Friend, State
from carrack.server.people.names import LONGEST_TEXT
from carrack.server.ratings.rankings import check_shown
from carrack.server.wire.log import spoken_language
from carrack.server.wire.routes.answers import (
    A_LIST,
    Answer,
    Asked,
    LanguageAsked,
    MaybePerson,
    Person,
    TheService,
    problems,
)
from carrack.server.wire.routes.people import PersonId
from carrack.server.wire.routes.tables import Title

router = APIRouter(prefix="/api", tags=["people"])

After = Annotated[int, Query(ge=0, le=1_000_000)]


class FriendAsked(Asked):
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class FriendState(Answer):
    """`asked`: by me, not answered yet; `asks`: they would like to."""

    state: State


class Between(Answer):
    """How I stand with somebody."""

    state: State | None
    blocked: Literal["mute", "block"] | None
    balance: list[Balance]  # mine against theirs


class GamesAnswer(Answer):
    games: list[Game]
    more: bool


@router.get("/friends", responses=problems(401, 403), dependencies=[A_LIST])
async def my_friends(service: TheService, now: Person) -> list[Friend]:
    """My friends and where they are, who would like to be one, and whom I asked."""
    return await service.people.friends.of(now)


@router.post("/friends", responses=problems(401, 403, 404, 409, 415))
async def ask_by_name(asked: FriendAsked, service: TheService, now: Person) -> FriendState:
    """Ask the account of this name to be a friend."""
    service.limits.check("friend", now.id)
    return FriendState(state=await service.people.friends.ask_named(now, asked.name))


@router.put("/people/{person_id}/friend", responses=problems(401, 403, 404, 409))
async def ask_to_be_friends(person_id: PersonId, service: TheService, now: Person) -> FriendState:
    """Ask somebody to be a friend, or accept that they asked."""
    service.limits.check("friend", now.id)
    return FriendState(state=await service.people.friends.ask(now, person_id))


@router.delete("/people/{person_id}/friend", status_code=204, responses=problems(401, 403))
async def no_friends(person_id: PersonId, service: TheService, now: Person) -> None:
    """No friends any more; also refuses or withdraws a wish."""
    await service.people.friends.remove(now.id, person_id)


@router.get("/me/opponents", responses=problems(401, 403), dependencies=[A_LIST])
async def my_opponents(service: TheService, now: Person) -> list[Opponent]:
    """With whom I played last."""
    return await company.opponents(service.database, now.id)


@router.get("/people/{person_id}/between", responses=problems(401, 403, 404), dependencies=[A_LIST])
async def between_us(person_id: PersonId, service: TheService, now: Person) -> Between:
    """Whether we are friends, and how our games went."""
    other = check_shown(await service.people.find(person_id))
    blocked = {one.id: one.kind for one in await service.people.blocks.blocked_by(now)}
    return Between.model_validate(
        {
            "state": await service.people.friends.state(now.id, other.id),
            "blocked": blocked.get(other.id),
            "balance": await company.balance(service.database, now.id, other.id),
        }
    )


@router.get("/people/{person_id}/games", responses=problems(404), dependencies=[A_LIST])
async def games_of(
    service: TheService,
    person_id: PersonId,
    now: MaybePerson,
    title: Title = None,
    after: After = 0,
    language: LanguageAsked = None,
) -> GamesAnswer:
    """Somebody's games, the newest first: public ones, and those where I sat."""
    service.limits.check("games", person_id if now is None else now.id)
    shown = check_shown(await service.people.find(person_id))
    games, more = await company.history(
        service.database,
        shown.id,
        None if now is None else now.id,
        title,
        after,
        spoken_language(language),
    )
    return GamesAnswer(games=games, more=more)
