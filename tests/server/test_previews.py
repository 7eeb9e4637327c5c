"""What a link shows before it is opened: words in the head of the page, and a picture."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from typing import Any

import httpx
import pytest
from PIL import Image

import carrack
from carrack.server.wire import previews
from carrack.server.wire.page import START
from carrack.server.wire.postcard import COLUMN, SIZE, Postcard, Sitting, cut, draw, length, rows_of

from .wire import Here, People, all_wires, here, play, seated

NOWHERE = "zzzzzzzzzzzz"
PAGE = "<!doctype html><html><head><title>Carrack</title></head><body></body></html>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    with here(str(tmp_path_factory.mktemp("previews") / "server.sqlite")) as found:
        yield found


@pytest.fixture(autouse=True)
def built(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Some of these machines have built no page."""
    page = tmp_path_factory.mktemp("page") / START
    page.write_text(PAGE)
    monkeypatch.setattr("carrack.server.wire.page.Shelf.files", lambda _: {START: page})


def tags_of(server: Here, path: str, language: str = "en") -> dict[str, str]:
    """The tags of a page, as a stranger without a cookie gets it."""
    page = httpx.get(server.url + path, headers={"accept-language": language}).text
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page)
    assert page.index("og:title") < page.index("</head>")
    return {name: unescape(text) for name, text in found}


def picture(address: str) -> Image.Image:
    answer = httpx.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text
    return Image.open(BytesIO(answer.content))


def test_a_link_to_an_open_table_tells_who_invites_and_shows_the_board(
    server: Here, people_of: People
) -> None:
    (ana,) = people_of("Ana & Bo")
    table = ana.opens("macau_cards", ["me", "random", "open"], public=True)["table"]["id"]
    tags = tags_of(server, f"/table/{table}")
    assert tags["og:title"] == f"Ana & Bo invites you to {carrack.load('macau_cards').name}"
    assert tags["og:description"] == "Ana & Bo, Random bot, A free seat"
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["og:url"] == f"{server.url}/table/{table}"
    assert picture(tags["og:image"]).size == SIZE


def test_it_is_told_in_the_language_of_whoever_asks(server: Here, people_of: People) -> None:
    (ana,) = people_of("Ana")
    table = ana.opens("macau_cards", ["me", "open"], public=True)["table"]["id"]
    french = tags_of(server, f"/table/{table}", "fr-CA,en;q=0.5")["og:title"]
    assert french.startswith("Ana vous invite")
    assert tags_of(server, f"/table/{table}", "tlh")["og:title"].startswith("Ana invites you")


@pytest.mark.parametrize("status", ["open", "playing", "finished"])
def test_a_private_table_is_shown_as_none_at_all(
    server: Here, people_of: People, status: str
) -> None:
    ana, bob = people_of("Ana", "Bob")
    if status == "open":
        table = ana.opens("macau_cards", ["me", "open"])["table"]["id"]
    else:
        table = seated([ana, bob], "macau_cards", options={"turn_limit": 10})
    if status == "finished":
        play(table, all_wires(table, ana, bob), 200)
    told, nothing = (tags_of(server, f"/table/{one}") for one in (table, NOWHERE))
    assert {**told, "og:url": ""} == {**nothing, "og:url": ""}
    address = f"{server.url}/preview/table/{{}}.en.png"
    known, unknown = (httpx.get(address.format(one)) for one in (table, NOWHERE))
    assert (known.status_code, known.text) == (unknown.status_code, unknown.text)
    assert known.status_code == 404


def test_a_link_to_the_table_of_a_lesson_shows_that_of_no_table(
    server: Here, people_of: People
) -> None:
    (ana,) = people_of("Ana")
    table = ana.post("/api/titles/macau_cards/lesson")["table"]["id"]
    told, nothing = (tags_of(server, f"/table/{one}") for one in (table, NOWHERE))
    assert {**told, "og:url": ""} == {**nothing, "og:url": ""}
    assert picture(told["og:image"]).size == SIZE


def test_a_link_to_a_finished_game_tells_who_won(server: Here, people_of: People) -> None:
    ana, bob = people_of("Ana", "Bob")
    table = seated([ana, bob], "macau_cards", options={"turn_limit": 10}, public=True)
    play(table, all_wires(table, ana, bob), 200)
    result = ana.get(f"/api/tables/{table}")["table"]["result"]
    won = ", ".join(["Ana", "Bob"][seat] for seat in result["won"])
    tags = tags_of(server, f"/table/{table}/replay")
    assert tags["og:title"].startswith(f"{won} won at ")
    assert picture(tags["og:image"]).size == SIZE


def test_no_picture_shows_a_hand_or_whose_turn_a_window_hides(
    server: Here, people_of: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr(previews, "png", lambda card, game, view: drawn.append(view) or b"drawn")
    (ana,) = people_of("Ana")
    table = seated([ana], "macau_cards", bots=["random"], public=True)
    httpx.get(f"{server.url}/preview/table/{table}.en.png")
    (view,) = drawn
    assert view["viewer"] is None
    assert "hand" not in view


def test_the_picture_before_the_deal_is_not_the_deal_of_the_table() -> None:
    game = carrack.load("macao")
    first, again = (previews.view_to_come(game, 3, {}) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("section", previews.OF_TITLES)
@pytest.mark.parametrize("title", carrack.titles())
def test_every_title_has_a_picture(server: Here, title: str, section: str) -> None:
    """Where its rules are told as well as where it is learned."""
    tags = tags_of(server, f"/{section}/{title}")
    assert tags["og:image"].endswith(f"/preview/title/{title}.png")
    found = picture(tags["og:image"])
    assert len(found.convert("RGB").getcolors(1 << 20) or ()) > 100


@pytest.mark.parametrize("name", ["title/chess", "title/..", "table/..", "table/a-b", "table/é"])
def test_nothing_else_is_drawn(server: Here, name: str) -> None:
    answer = httpx.get(f"{server.url}/preview/{name}.png")
    assert (answer.status_code, answer.json()["code"]) == (404, "preview.unknown")


def test_a_picture_is_drawn_once_a_minute_at_most() -> None:
    time, painted = [0.0], []

    async def run() -> None:
        pictures = previews.Pictures(lambda: time[0])
        for seconds in (1, 30, 62):
            time[0] = seconds
            await pictures.of(("a", "en"), 60, lambda: painted.append(time[0]) or b"picture")

    asyncio.run(run())
    assert painted == [1, 62]


def test_names_of_all_letters_fit_the_column() -> None:
    long = "Łucja Őszentmihályi-Großherzogin von Øster-Ærø " * 3
    assert all(length(row, 36, "serif") <= COLUMN[1] for row in rows_of(long, 36, "serif"))
    assert length(cut(long, 20, "sans", 150), 20, "sans") <= 150
    game = carrack.load("macau_cards")
    card = Postcard(long, long, tuple(Sitting(f"{long}{seat}", "123") for seat in range(10)))
    assert draw(card, game, game.new(seats=10, seed=1).view(None)).size == SIZE
