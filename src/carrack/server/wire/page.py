"""The page that people see: files that `make web` has built into the package.

Every address that is no file and not the API's is the page itself: it reads the address and shows
what belongs there. Files are served by a table of their names: no address can lead anywhere else.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

Tags = Callable[[Request], Awaitable[str]]  # what one address adds to the head of the page

FOLDER = Path(__file__).parents[1] / "page"
START = "index.html"
HEAD_ENDS = "</head>"
HASHED = "assets/"  # their names change with their content
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {"br": ".br", "gzip": ".gz"}  # the better one first
TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}
NOT_BUILT = """\
The server runs, but its page is not built yet: run `make web` in a clone of the repository
and start the server from there (`make serve` does both).

What programs need is at /api/openapi.json and works without the page.
"""


class PageRoute(Route):
    """Everything but what belongs to programs: there an unknown address is an error."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        path = scope.get("path", "")
        if path == "/api" or path.startswith("/api/"):
            return Match.NONE, {}
        return super().matches(scope)


def serve_page(app: Starlette, folder: Path = FOLDER, tags: Tags | None = None) -> None:
    """Answer all that no route before has answered; `tags` are put into the head of the page."""
    shelf = Shelf(folder)

    async def page(request: Request) -> Response:
        files = shelf.files()
        if START not in files:
            return PlainTextResponse(NOT_BUILT, 503 if request.url.path == "/" else 404)
        name = request.url.path.lstrip("/")
        if name not in files:
            if name.startswith(HASHED):  # of an older build: a page there would be no script
                return PlainTextResponse("There is no such file.", 404)
            name = START
        if name == START and tags is not None:
            return with_tags(files[START].read_text("utf-8"), await tags(request))
        return answer(name, files, request.headers.get("accept-encoding", ""))

    app.router.routes.append(PageRoute("/{path:path}", page, include_in_schema=False))


class Shelf:
    """All files of a folder; looked up anew when another page was built meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built = 0
        self.found: dict[str, Path] = {}

    def files(self) -> dict[str, Path]:
        try:
            built = (self.folder / START).stat().st_mtime_ns
        except OSError:
            return {}
        if built != self.built:
            self.built, self.found = built, files_in(self.folder)
        return self.found


def files_in(folder: Path) -> dict[str, Path]:
    """All files by the address they are served under."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in found}


def with_tags(page: str, tags: str) -> Response:
    """The page as it is for one address. It is short, so it goes out as it is."""
    text = page.replace(HEAD_ENDS, tags + HEAD_ENDS, 1)
    return HTMLResponse(text, headers={"Cache-Control": ASK_AGAIN})


def answer(name: str, files: dict[str, Path], accepted: str) -> Response:
    """A file, packed if the browser takes it so and it was packed."""
    encodings = {part.partition(";")[0].strip().lower() for part in accepted.split(",")}
    headers = {
        "Cache-Control": FOREVER if name.startswith(HASHED) else ASK_AGAIN,
        "Vary": "Accept-Encoding",
    }
    path = files[name]
    for encoding, ending in PACKED.items():
        if encoding in encodings and name + ending in files:
            path = files[name + ending]
            headers["Content-Encoding"] = encoding
            break
    return FileResponse(path, headers=headers, media_type=media_type(name))


def media_type(name: str) -> str:
    """
    >>> media_type("assets/index-1a2b.js"), media_type("index.html")
    ('text/javascript', 'text/html')
    """
    ending = Path(name).suffix
    return TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
