"""Campaigns: a group, its archive, and its games one after the other."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import Field

import carrack
from carrack.server.campaigns import games, groups, shelf
from carrack.server.campaigns.campaign import Campaign, Place, may_abandon, waits_for
from carrack.server.campaigns.games import GameWish
from carrack.server.campaigns.groups import rules_of
from carrack.server.campaigns.shelf import Played
from carrack.server.people.user import User
from carrack.server.service import Service
from carrack.server.tables.wishes import SeatWish
from carrack.server.wire.log import called, language_of, texts_of
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
from carrack.server.wire.routes.tables import ClockAsked, Key, SeatAsked, SeatNumber, cleaned
from carrack.server.wire.routes.titles import Described
from carrack.texts import Texts

router = APIRouter(prefix="/api", tags=["campaigns"])

CampaignId = Annotated[str, Path(min_length=1, max_length=32)]
Name = Annotated[str, Field(max_length=64)]


class CampaignAsked(Asked):
    """A group as somebody wants it: their own place, bots, and places for whoever has the link."""

    title: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=10)]
    name: Annotated[str, Field(max_length=60)] = ""


class PlaceTaken(Asked):
    key: Annotated[str, Field(max_length=200)] = ""
    seat: Annotated[int, Field(ge=0, le=9)] | None = None


class PlaceAsked(Asked):
    """A bot of this level, or nobody: then whoever has the link may take the place."""

    level: Annotated[str, Field(max_length=32)] | None = None


class GameAsked(Asked):
    """The next game. `options` and `add` are among what the campaign `offers`."""

    options: Annotated[dict[Name, Any], Field(max_length=20, default_factory=dict)]
    add: Annotated[list[Name], Field(max_length=10, default_factory=list)]
    clock: ClockAsked | None = None


class PlaceAnswer(Answer):
    seat: int
    kind: str  # open, person, bot
    name: str
    level: str
    yours: bool
    host: bool
    won: int  # games so far
    points: int  # of all games


class ChapterAnswer(Answer):
    id: int
    name: str
    goal: str
    story: str  # of our own, told before the game


class PieceAnswer(Answer):
    id: str
    name: str
    text: str


class ResultAnswer(Answer):
    """A game that was played to its end."""

    name: str  # of the chapter
    succeeded: bool
    story: str
    won: list[int]
    points: list[int]
    players: list[str]  # as they sat there at the end
    table: str
    ended: int


class OfferedAnswer(Answer):
    """What may be chosen before the next game."""

    options: list[str]  # names of options of the title
    add: list[Described]  # for the rest of the campaign


class RunningGame(Answer):
    table: str
    your_turn: bool
    may_abandon: bool  # whether whoever reads this may give the game up


class CampaignAnswer(Answer):
    id: str
    title: str
    name: str
    places: list[PlaceAnswer]
    yours: list[int]
    host: bool  # whether whoever reads this may change other places, and end a game
    key: str | None  # of the link by which somebody takes a place; for the group
    options: dict[str, Any]  # as chosen for the last game
    offers: OfferedAnswer
    game: RunningGame | None  # the game under way
    over: bool
    length: int  # games, those to come among them
    chapter: ChapterAnswer | None  # of the next game, or of the one under way
    tiles: list[PieceAnswer]
    cards: list[PieceAnswer]
    results: list[ResultAnswer]


class ListedCampaign(Answer):
    id: str
    title: str
    name: str
    players: list[str]
    chapter: str  # empty when it is over
    games: int
    length: int
    over: bool
    playing: bool
    your_turn: bool


class NextGameAnswer(Answer):
    table: str


# ---- what is told ----


async def answered(
    service: Service, campaign: Campaign, user_id: str | None, language: str | None
) -> CampaignAnswer:
    spoken = language_of(language)
    texts, seats = texts_of(campaign.title, spoken), len(campaign.places)
    told = texts.campaign(campaign.archive, seats)
    games = await shelf.played(service.database, campaign)
    yours = campaign.seats_of(user_id)
    return CampaignAnswer(
        id=campaign.id,
        title=campaign.title,
        name=campaign.name,
        places=places_told(campaign, user_id, spoken),
        yours=yours,
        host=bool(yours) and campaign.host == user_id,
        key=campaign.key if yours else None,
        options=campaign.options,
        offers=offered(campaign, texts),
        game=running(campaign, user_id),
        over=campaign.is_over,
        length=told["length"],
        chapter=told["chapter"],
        tiles=told["tiles"],
        cards=told["cards"],
        results=[
            result_told(result, game, spoken)
            for result, game in zip(told["results"], games, strict=False)
        ],
    )


def places_told(campaign: Campaign, user_id: str | None, language: str) -> list[PlaceAnswer]:
    count = len(campaign.places)
    standing = rules_of(carrack.load(campaign.title)).standing(campaign.archive, count)
    return [
        PlaceAnswer(
            seat=place.seat,
            kind=place.kind,
            name=name_of(place, language),
            level=place.level,
            yours=place.user_id is not None and place.user_id == user_id,
            host=place.user_id is not None and place.user_id == campaign.host,
            won=won,
            points=points,
        )
        for place, (won, points) in zip(campaign.places, standing, strict=True)
    ]


def name_of(place: Place, language: str) -> str:
    return called(place.kind, place.name, place.level, False, language)


def offered(campaign: Campaign, texts: Texts) -> OfferedAnswer:
    rules = rules_of(carrack.load(campaign.title))
    additions = [(name, texts.addition(name)) for name in rules.additions(campaign.archive)]
    return OfferedAnswer(
        options=list(rules.chapter_options(campaign.archive, len(campaign.places))),
        add=[Described(id=name, label=said.label, text=said.text) for name, said in additions],
    )


def running(campaign: Campaign, user_id: str | None) -> RunningGame | None:
    if not campaign.is_playing or campaign.table_id is None:
        return None
    return RunningGame(
        table=campaign.table_id,
        your_turn=waits_for(campaign, user_id),
        may_abandon=may_abandon(campaign, user_id),
    )


def result_told(result: dict[str, Any], game: Played, language: str) -> ResultAnswer:
    players = [
        called(seat["kind"], seat["name"], seat["level"], seat["program"], language)
        for seat in game.seats
    ]
    return ResultAnswer(**result, players=players, table=game.table_id, ended=game.ended)


def listed(campaign: Campaign, person: User, language: str) -> ListedCampaign:
    texts = texts_of(campaign.title, language)
    told = texts.campaign(campaign.archive, len(campaign.places))
    return ListedCampaign(
        id=campaign.id,
        title=campaign.title,
        name=campaign.name,
        players=[name_of(place, language) for place in campaign.places if place.kind != "open"],
        chapter=told["chapter"]["name"] if told["chapter"] else "",
        games=campaign.games,
        length=told["length"],
        over=campaign.is_over,
        playing=campaign.is_playing,
        your_turn=waits_for(campaign, person.id),
    )


# ---- what is asked ----


@router.get("/me/campaigns", responses=problems(401, 403), dependencies=[A_LIST])
async def my_campaigns(
    service: TheService, person: Person, language: LanguageAsked = None
) -> list[ListedCampaign]:
    """One's own campaigns; those that wait for oneself come first."""
    found = await shelf.campaigns_of(service.database, person.id)
    return [listed(one, person, language_of(language)) for one in found]


@router.post("/campaigns", status_code=201, responses=problems(401, 403, 404, 409))
async def begin(
    service: TheService, person: Person, asked: CampaignAsked, language: LanguageAsked = None
) -> CampaignAnswer:
    """Bring a group together; its first game is begun by `POST …/games`."""
    service.limits.check("table", person.id)
    wishes = [SeatWish(seat.kind, cleaned(seat.name), seat.level) for seat in asked.seats]
    campaign = await groups.begin(service.house, person, asked.title, cleaned(asked.name), wishes)
    return await answered(service, campaign, person.id, language)


@router.get("/campaigns/{campaign_id}", responses=problems(401, 403, 404))
async def get_campaign(
    service: TheService,
    person: MaybePerson,
    campaign_id: CampaignId,
    key: Key = "",
    language: LanguageAsked = None,
) -> CampaignAnswer:
    """A campaign for its group, and for whoever has its link."""
    user_id = None if person is None else person.id
    campaign = await shelf.shown_to(service.database, user_id, campaign_id, key)
    return await answered(service, campaign, user_id, language)


@router.post("/campaigns/{campaign_id}/join", responses=problems(401, 403, 404, 409))
async def join(
    service: TheService,
    person: Person,
    campaign_id: CampaignId,
    asked: PlaceTaken,
    language: LanguageAsked = None,
) -> CampaignAnswer:
    """Take an open place by the link."""
    campaign = await groups.join(service.house, person, campaign_id, asked.key, asked.seat)
    return await answered(service, campaign, person.id, language)


@router.post(
    "/campaigns/{campaign_id}/leave", status_code=204, responses=problems(401, 403, 404, 409)
)
async def leave(service: TheService, person: Person, campaign_id: CampaignId) -> None:
    """Give back one's places, between two games."""
    await groups.leave(service.house, person, campaign_id)


@router.put("/campaigns/{campaign_id}/places/{seat}", responses=problems(401, 403, 404, 409))
async def give_place(
    service: TheService,
    person: Person,
    campaign_id: CampaignId,
    seat: SeatNumber,
    asked: PlaceAsked,
    language: LanguageAsked = None,
) -> CampaignAnswer:
    """Give a place to a bot, or to whoever comes through the link, between two games."""
    campaign = await groups.give_place(service.house, person, campaign_id, seat, asked.level)
    return await answered(service, campaign, person.id, language)


@router.post("/campaigns/{campaign_id}/games", responses=problems(401, 403, 404, 409))
async def next_game(
    service: TheService, person: Person, campaign_id: CampaignId, asked: GameAsked
) -> NextGameAnswer:
    """Begin the next game, or be led to the one under way."""
    clock = asked.clock.model_dump() if asked.clock else {}
    wish = GameWish(asked.options, asked.add, clock)
    check_rate = partial(service.limits.check, "table", person.id)
    table = await games.next_game(service.house, person, campaign_id, wish, check_rate)
    return NextGameAnswer(table=table)


@router.post(
    "/campaigns/{campaign_id}/abandon", status_code=204, responses=problems(401, 403, 404, 409)
)
async def abandon(service: TheService, person: Person, campaign_id: CampaignId) -> None:
    """Give the game under way up; its chapter can be begun again. The host may, and after seven
    days without a move anybody of the group.
    """
    await games.abandon(service.house, person, campaign_id)
