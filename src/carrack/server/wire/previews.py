"""What a link shows before somebody opens it: a few words and a picture, of tables that everybody
may see.

Programs that show links read them from the head of the page, without a cookie and without what
stands behind the `#`. A private table is shown as no table at all.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from io import BytesIO
from time import monotonic
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import carrack
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.service import Service
from carrack.server.tables import access
from carrack.server.tables.facts import ASIDE, CLOSED, OPEN
from carrack.server.tables.loading import stored_table
from carrack.server.tables.table import Table
from carrack.server.wire.limits import address
from carrack.server.wire.log import first_language, language_of, names_in
from carrack.server.wire.postcard import SIZE, Postcard, Sitting, draw
from carrack.server.words import say, title_name
from carrack.texts.refusals import listed

OF_TABLES = ("table", "tables")
OF_TITLES = ("cards", "learn", "lesson", "open", "rules")
PICTURES = "preview"
KEPT = 200  # pictures in memory
MINUTE, DAY = 60, 86400  # seconds that a picture is good for
DEALT = 7  # the seed of the deal on a picture of a table where nothing was dealt yet


@dataclass(frozen=True)
class Preview:
    """A link in words, and where its picture is."""

    heading: str
    told: str
    picture: str


# ---- in the head of the page ----


async def tags(request: Request) -> str:
    """What is put into the head of the page for whoever shows a link to it."""
    language = wanted_language(request)
    here = own_address(request)
    found = await preview_of(
        request, [part for part in request.url.path.split("/") if part], language
    )
    named = {
        "og:type": "website",
        "og:site_name": "Carrack",
        "og:title": found.heading,
        "og:description": found.told,
        "og:url": here + request.url.path,
        "og:image": here + found.picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": found.heading,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in named.items()]
    return "".join((*lines, '<meta name="twitter:card" content="summary_large_image" />'))


async def preview_of(request: Request, parts: list[str], language: str) -> Preview:
    match parts:
        case [section, table_id, *_] if section in OF_TABLES:
            table = await seen_table(request.app.state.service, table_id, whole=False)
            if table is not None:
                card = told_of_table(table, language)
                return Preview(
                    card.heading, card.told, f"/{PICTURES}/table/{table.id}.{language}.png"
                )
        case [section, title] if section in OF_TITLES and title in carrack.titles():
            heading = say(language, "preview-title", title=title_name(title))
            return Preview(heading, say(language, "preview-all"), picture_of_title(title))
    return Preview("Carrack", say(language, "preview-all"), picture_of_title(carrack.titles()[0]))


def picture_of_title(title: str) -> str:
    return f"/{PICTURES}/title/{title}.png"


async def seen_table(service: Service, table_id: str, whole: bool) -> Table | None:
    """A table that a stranger may look at; others are not there. Who plays is known without its
    journal.
    """
    house = service.house
    try:
        if whole or table_id in house.tables:
            table = await house.table(table_id)
        else:
            table = await stored_table(house.database, table_id)
        access.check_may_watch(table, None, "")
    except CarrackError:
        return None
    is_shown = table.facts.public and table.facts.status not in (CLOSED, ASIDE)
    return table if is_shown else None


# ---- in words ----


def told_of_table(table: Table, language: str) -> Postcard:
    """A table that everybody may see: who invites, who plays, or who has won."""
    facts, names = table.facts, names_in(table, language)
    title, winners = title_name(facts.title), winners_of(facts.result, names)
    points = points_of(table)
    seats = tuple(
        Sitting(name or say(language, "preview-free"), number, place.kind == "open")
        for place, name, number in zip(table.seats, names, points, strict=True)
    )
    told = ", ".join(f"{seat.name} {seat.points}".rstrip() for seat in seats)
    host = next((place.name for place in table.seats if place.is_person), "")
    if facts.status == OPEN and host:
        heading = say(language, "preview-open", name=host, title=title)
    elif winners:
        heading = say(language, "preview-won", names=listed(winners, language), title=title)
    else:
        heading = title
    return Postcard(heading, told, seats)


def winners_of(result: Mapping[str, Any] | None, names: Sequence[str]) -> list[str]:
    """Who came first, where it was a game of one against the other."""
    if not result or result.get("kind") != "places":
        return []
    return [names[seat] for seat in result.get("won") or ()]


def points_of(table: Table) -> list[str]:
    """What everybody has, once the game is over; before that it may be a secret."""
    if table.trail is None or not table.state.is_over:
        return [""] * len(table.seats)
    return [str(score) for score in table.state.scores()]


# ---- pictures ----


class Pictures:
    """The pictures that were asked for lately, drawn one at a time."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.drawn: OrderedDict[tuple[str, str], tuple[float, bytes]] = OrderedDict()
        self.one = asyncio.Lock()

    async def of(self, key: tuple[str, str], seconds: float, paint: Callable[[], bytes]) -> bytes:
        """The picture of this name, drawn anew when it is older than so many seconds."""
        async with self.one:
            time, picture = self.drawn.get(key, (0.0, b""))
            if not picture or self.clock() - time > seconds:
                picture = await beside(paint)
                self.drawn[key] = self.clock(), picture
            self.drawn.move_to_end(key)
            if len(self.drawn) > KEPT:
                self.drawn.popitem(last=False)
            return picture


def png(card: Postcard, game: Game, view: Any) -> bytes:
    file = BytesIO()
    draw(card, game, view).save(file, "PNG", optimize=True)
    return file.getvalue()


async def table_picture(request: Request) -> Response:
    service: Service = request.app.state.service
    service.limits.check("preview", address(request.scope))
    table_id, _, wanted = request.path_params["name"].partition(".")
    table, language = await seen_table(service, table_id, whole=True), language_of(wanted)
    if table is None:
        raise Refused("there is no such picture", code="preview.unknown", status=404)
    card, facts = told_of_table(table, language), table.facts
    if table.trail is None:
        game = carrack.load(facts.title)
        view = view_to_come(game, len(card.seats), facts.options)
    else:
        game, view = table.state.game, table.state.view(None)
    paint = partial(png, card, game, view)
    picture = await pictures(request).of((table_id, language), MINUTE, paint)
    return answer(picture, MINUTE)


async def title_picture(request: Request) -> Response:
    service: Service = request.app.state.service
    service.limits.check("preview", address(request.scope))
    title = request.path_params["name"]
    if title not in carrack.titles():
        raise Refused("there is no such picture", code="preview.unknown", status=404)
    game, language = carrack.load(title), wanted_language(request)
    card = Postcard(title_name(title), say(language, "preview-all"), ())
    view = view_to_come(game, min(max(game.min_seats, 3), game.max_seats), {})
    picture = await pictures(request).of((title, language), DAY, partial(png, card, game, view))
    return answer(picture, DAY)


def view_to_come(game: Game, seats: int, options: Mapping[str, Any]) -> Any:
    """How a table of this kind looks when it begins: never the deal of the table itself."""
    return game.new(seats=seats, seed=DEALT, options=dict(options)).view(None)


def answer(picture: bytes, seconds: int) -> Response:
    headers = {"Cache-Control": f"public, max-age={seconds}"}
    return Response(picture, headers=headers, media_type="image/png")


def pictures(request: Request) -> Pictures:
    found: Pictures = request.app.state.pictures
    return found


def serve_previews(app: Starlette) -> None:
    app.state.pictures = Pictures()
    for kind, route in (("table", table_picture), ("title", title_picture)):
        app.router.routes.append(Route(f"/{PICTURES}/{kind}/{{name}}.png", route))


# ---- who asks, and where ----


def wanted_language(request: Request) -> str:
    """The first language that the asker names."""
    return first_language(request.headers.get("accept-language", "en"))


def own_address(request: Request) -> str:
    """Where this server is, as in https://games.example.org."""
    settings = request.app.state.settings
    return settings.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
