"""Who stands where: rankings by title and seats, and what everybody may know of a person."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query

import carrack
from carrack.server.ratings import rankings
from carrack.server.ratings.rankings import Played, Ranked, RankedBot, RankingName, Rating
from carrack.server.wire.log import spoken_language
from carrack.server.wire.routes.answers import A_LIST, Answer, LanguageAsked, TheService, problems
from carrack.server.wire.routes.people import PersonId

router = APIRouter(prefix="/api", tags=["rankings"])

TitleId = Annotated[str, Path(max_length=64, pattern="^[0-9a-zA-Z_.-]+$")]
Seats = Annotated[int, Path(ge=1, le=10)]
After = Annotated[int, Query(ge=0, le=1_000_000)]


class RankingAnswer(Answer):
    """People by points, and the bots they are measured by."""

    title: str
    seats: int
    total: int
    people: list[Ranked]
    bots: list[RankedBot]


class PersonAnswer(Answer):
    """What everybody may know of somebody."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    ratings: list[Rating]
    recent: list[Played]


@router.get("/rankings", responses=problems())
async def all_rankings(service: TheService) -> list[RankingName]:
    """Every ranking there is."""
    return await rankings.names(service.database)


@router.get("/rankings/{title}/{seats}", responses=problems(), dependencies=[A_LIST])
async def one_ranking(
    service: TheService,
    title: TitleId,
    seats: Seats,
    after: After = 0,
    language: LanguageAsked = None,
) -> RankingAnswer:
    """Fifty people behind the first `after`, and all bots."""
    carrack.load(title).check_seats(seats)
    total, people = await rankings.ranking(service.database, title, seats, after)
    bots = await rankings.bots_of(service.database, title, seats, spoken_language(language))
    return RankingAnswer(title=title, seats=seats, total=total, people=people, bots=bots)


@router.get("/people/{person_id}", responses=problems(404), dependencies=[A_LIST])
async def one_person(
    service: TheService, person_id: PersonId, language: LanguageAsked = None
) -> PersonAnswer:
    """A person's ratings, how they came about, and the last public games."""
    person = rankings.check_shown(await service.people.find(person_id))
    return PersonAnswer.model_validate(
        {
            "id": person.id,
            "name": person.name,
            "kind": person.kind,
            "ratings": await rankings.ratings_of(service.database, person.id),
            "recent": await rankings.recent(service.database, person.id, spoken_language(language)),
        }
    )
