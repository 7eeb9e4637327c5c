"""The built page: what is served, how, and that no address leads out of its folder."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from urllib.robotparser import RobotFileParser

import httpx
import pytest
from PIL import Image
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from carrack.server.wire.page import FOREVER, serve_page
from carrack.server.wire.previews import PICTURES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Carrack</title>")
    (page / "sw.js").write_text("self;")
    (page / "assets" / "index-1a2b.js").write_text("plain")
    (page / "assets" / "index-1a2b.js.br").write_text("packed")
    (page / "assets" / "sans.woff2").write_text("font")
    (tmp_path / "secret.txt").write_text("secret")
    return page


class Browser:
    def __init__(self, app: Starlette) -> None:
        self.app = app

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def run() -> httpx.Response:
            transport = httpx.ASGITransport(self.app)
            async with (
                httpx.AsyncClient(transport=transport, base_url="http://here") as client,
                client.stream("GET", path, headers=headers) as answer,
            ):
                # As it came: what is packed here is no real archive.
                content = b"".join([part async for part in answer.aiter_raw()])
            return httpx.Response(answer.status_code, headers=plain(answer), content=content)

        return asyncio.run(run())


def plain(answer: httpx.Response) -> dict[str, str]:
    """The headers, with the encoding under another name so that nobody unpacks anything."""
    return {("packed" if k == "content-encoding" else k): v for k, v in answer.headers.items()}


def client(folder: Path) -> Browser:
    async def post_only(_: object) -> PlainTextResponse:
        return PlainTextResponse("posted")

    app = Starlette(routes=[Route("/api/tables", post_only, methods=["POST"])])
    serve_page(app, folder)
    return Browser(app)


@pytest.mark.parametrize("path", ["/", "/table/q9f3", "/rules/macao", "/index.html", "/a/b/c"])
def test_every_address_of_the_page_is_the_page(folder: Path, path: str) -> None:
    answer = client(folder).get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Carrack</title>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_what_an_address_adds_stands_in_the_head_of_the_page(folder: Path) -> None:
    async def tags(request: Request) -> str:
        return f'<meta name="at" content="{request.url.path}" />'

    (folder / "index.html").write_text("<html><head></head><body></body></html>")
    (folder / "index.html.br").write_text("packed")
    app = Starlette()
    serve_page(app, folder, tags)
    answer = Browser(app).get("/table/q9f3", {"accept-encoding": "br"})
    assert (
        answer.text
        == '<html><head><meta name="at" content="/table/q9f3" /></head><body></body></html>'
    )
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "cache"),
    [
        ("/assets/index-1a2b.js", "text/javascript", FOREVER),
        ("/assets/sans.woff2", "font/woff2", FOREVER),
        ("/sw.js", "text/javascript", "no-cache"),
    ],
)
def test_files_have_their_kind_and_their_time(
    folder: Path, path: str, kind: str, cache: str
) -> None:
    answer = client(folder).get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == cache


def test_a_browser_that_takes_packed_files_gets_them(folder: Path) -> None:
    path = "/assets/index-1a2b.js"
    packed = client(folder).get(path, headers={"accept-encoding": "gzip, br;q=0.9"})
    unpacked = client(folder).get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["packed"] == "br"
    assert packed.headers["content-type"].startswith("text/javascript")
    assert "packed" not in unpacked.headers
    assert unpacked.text == "plain"


@pytest.mark.parametrize(
    "path",
    ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%2fsecret.txt"],
)
def test_nothing_outside_the_folder_is_served(folder: Path, path: str) -> None:
    assert "secret" not in client(folder).get(path).text


def test_a_file_of_an_older_build_is_missing_and_no_page(folder: Path) -> None:
    assert client(folder).get("/assets/index-0000.js").status_code == 404


def test_addresses_for_programs_are_left_alone(folder: Path) -> None:
    assert client(folder).get("/api/nothing").status_code == 404
    assert client(folder).get("/api/tables").status_code == 405
    assert client(folder).get("/apiary").status_code == 200


def test_a_new_build_is_served_without_a_restart(folder: Path) -> None:
    page = client(folder)
    assert page.get("/assets/new-3c4d.js").status_code == 404
    (folder / "assets" / "new-3c4d.js").write_text("new")
    (folder / "index.html").unlink()
    assert page.get("/").status_code == 503
    (folder / "index.html").write_text("<title>New</title>")
    assert page.get("/assets/new-3c4d.js").text == "new"


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    answer = client(tmp_path / "nothing").get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


# ---- what the page brings for devices and robots ----

PUBLIC = Path(__file__).parents[2] / "web" / "public"


def size_of(address: str) -> tuple[int, int]:
    with Image.open(PUBLIC / address.removeprefix("/")) as picture:
        return picture.size


def test_the_manifest_names_pictures_that_are_there_in_the_size_it_says() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    drawn = [one for one in manifest["icons"] if one["sizes"] != "any"]
    for one in [*drawn, *manifest["screenshots"]]:
        width, height = map(int, one["sizes"].split("x"))
        assert size_of(one["src"]) == (width, height), one
    assert {"192x192", "512x512"} <= {one["sizes"] for one in drawn}
    assert "maskable" in [one.get("purpose") for one in drawn]
    assert {one["form_factor"] for one in manifest["screenshots"]} == {"wide", "narrow"}


def test_the_page_has_an_icon_for_the_home_screen_and_a_manifest() -> None:
    head = (PUBLIC.parent / "index.html").read_text()
    assert '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />' in head
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in head
    assert size_of("apple-touch-icon.png") == (180, 180)


def test_robots_may_fetch_pages_and_the_pictures_of_links_but_nothing_else() -> None:
    robots = RobotFileParser()
    robots.parse((PUBLIC / "robots.txt").read_text().splitlines())
    for path in ("/", "/rules/macao", "/table/a1b2", f"/{PICTURES}/table/a1b2.en.png"):
        assert robots.can_fetch("anybody", path), path
    for path in ("/api/lobby", "/profile"):
        assert not robots.can_fetch("anybody", path), path
