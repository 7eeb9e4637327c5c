"""What every request passes through: origins, sizes, kinds of content, headers, errors."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import structlog
import uvicorn
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import StreamingResponse
from starlette.types import Message

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.operate.observing import Metrics
from carrack.server.settings import Settings
from carrack.server.wire.app import no_such_page, not_understood, refused
from carrack.server.wire.limits import RATES, Limits, Rate
from carrack.server.wire.security import LARGEST, LARGEST_RECORD, origin_allowed, protect

SECRET = "the seed is 42"


class Note(BaseModel):
    model_config = ConfigDict(extra="forbid")

    text: str


class Parts:
    """As much of a service as the gates ask for."""

    def __init__(self, enabled: bool) -> None:
        self.limits = Limits(enabled, clock=lambda: 0.0)


def application(settings: Settings | None = None, limited: bool = False) -> FastAPI:
    """A small application behind the gates; `app.state.reached` counts what got through."""
    app = FastAPI()
    app.state.service = Parts(limited)
    app.state.metrics = Metrics()
    app.state.reached = 0

    @app.post("/api/notes")
    async def note(note: Note, request: Request) -> dict[str, int]:
        request.app.state.reached += 1
        return {"length": len(note.text)}

    @app.post("/api/records")
    async def record(request: Request) -> dict[str, int]:
        return {"length": len(await request.body())}

    @app.api_route("/api/things", methods=["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])
    async def thing(request: Request) -> dict[str, str]:
        request.app.state.reached += 1
        return {"method": request.method}

    @app.get("/page")
    async def page() -> str:
        return "a page"

    @app.get("/api/broken/{key}")
    async def broken(key: str) -> None:
        raise RuntimeError(f"{SECRET}, {key}") from ValueError(SECRET)

    @app.get("/api/half")
    async def half() -> StreamingResponse:
        async def content() -> AsyncIterator[bytes]:
            yield b"half"
            raise RuntimeError(SECRET)

        return StreamingResponse(content())

    @app.get("/api/gone")
    async def gone() -> None:
        raise ClientDisconnect

    @app.get("/api/refused")
    async def refuses() -> None:
        raise Refused("no half pairs: \ud800", code="test.refused", status=409)

    @app.websocket("/api/socket")
    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        raise RuntimeError(SECRET)

    app.add_exception_handler(CarrackError, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, no_such_page)
    protect(app, settings or Settings())
    return app


@asynccontextmanager
async def visitor(app: FastAPI, url: str = "http://games.example.org") -> AsyncIterator[Any]:
    transport = httpx.ASGITransport(app, client=("192.0.2.7", 1))
    async with httpx.AsyncClient(transport=transport, base_url=url) as client:
        yield client


def asked(
    method: str,
    path: str,
    *,
    app: FastAPI | None = None,
    url: str = "http://games.example.org",
    **rest: Any,
) -> httpx.Response:
    """One request."""

    async def run() -> httpx.Response:
        async with visitor(app or application(), url) as client:
            found: httpx.Response = await client.request(method, path, **rest)
            return found

    return asyncio.run(run())


async def called(
    app: FastAPI,
    scope: dict[str, Any],
    messages: Iterable[Message] = ({"type": "http.request"},),
) -> list[Message]:
    """The application called as a server does, with whatever it would let through."""
    waiting = iter(messages)
    sent: list[Message] = []

    async def receive() -> Message:
        return next(waiting, {"type": "http.disconnect"})

    async def send(message: Message) -> None:
        sent.append(message)

    usual = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/api/things",
        "raw_path": b"/api/things",
        "root_path": "",
        "query_string": b"",
        "headers": [],
        "client": ("192.0.2.7", 1),
        "server": ("127.0.0.1", 80),
    }
    await app({**usual, **scope}, receive, send)
    return sent


def status(sent: list[Message]) -> int:
    return next(int(part["status"]) for part in sent if part["type"] == "http.response.start")


# ---- headers ----


@pytest.mark.parametrize("path", ["/page", "/api/things", "/api/broken/x", "/nothing/there"])
def test_every_answer_says_what_a_page_may_do(path: str) -> None:
    headers = asked("GET", path).headers
    policy = headers["content-security-policy"]
    for rule in (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ):
        assert rule in policy.split("; ")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


def test_only_answers_of_the_api_are_never_kept() -> None:
    assert asked("GET", "/api/things").headers["cache-control"] == "no-store"
    assert "cache-control" not in asked("GET", "/page").headers


def test_a_server_behind_https_asks_for_https() -> None:
    app = application(Settings(public_url="https://games.example.org"))
    assert "max-age" in asked("GET", "/page", app=app).headers["strict-transport-security"]


# ---- whose page asks ----


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example.com"},
        {"Origin": "https://games.example.org"},  # our name, but not our scheme
        {"Origin": "http://games.example.org:8080"},
        {"Origin": "http://games.example.org.evil.com"},
        {"Origin": "http://evil.com/games.example.org"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://games.example.org", "Sec-Fetch-Site": "Cross-Site"},
    ],
)
def test_a_foreign_page_changes_nothing(method: str, headers: dict[str, str]) -> None:
    app = application()
    answer = asked(method, "/api/things", app=app, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["code"] == "request.origin"
    assert app.state.reached == 0


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://games.example.org"},
        {"Origin": "HTTP://Games.Example.Org:80"},
        {"Origin": "http://games.example.org", "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
    ],
)
def test_our_own_page_and_programs_may(headers: dict[str, str]) -> None:
    assert asked("PUT", "/api/things", headers=headers).status_code == 200


def test_a_page_the_operator_named_may() -> None:
    settings = Settings(origins="https://club.example.net/, http://localhost:5173")
    app = application(settings)
    for origin in ("https://club.example.net", "http://localhost:5173"):
        headers = {"Origin": origin, "Sec-Fetch-Site": "cross-site"}
        assert asked("PUT", "/api/things", app=app, headers=headers).status_code == 200
    other = {"Origin": "http://localhost:5174"}
    assert asked("PUT", "/api/things", app=app, headers=other).status_code == 403


def test_the_public_address_is_our_own_even_if_a_proxy_hides_it() -> None:
    app = application(Settings(public_url="https://games.example.org/here"))
    headers = {"Origin": "https://games.example.org"}
    answer = asked("PUT", "/api/things", app=app, url="http://127.0.0.1:8320", headers=headers)
    assert answer.status_code == 200


def test_anybody_may_look() -> None:
    headers = {"Origin": "https://evil.example.com", "Sec-Fetch-Site": "cross-site"}
    for method in ("GET", "HEAD", "OPTIONS"):
        assert asked(method, "/api/things", headers=headers).status_code == 200


def test_two_origins_must_both_be_ours() -> None:
    own, foreign = (b"origin", b"http://me.org"), (b"origin", b"http://evil.com")
    scope = {"scheme": "http", "headers": [(b"host", b"me.org"), own, foreign]}
    assert not origin_allowed({**scope, "type": "http"}, Settings())


@pytest.mark.parametrize(
    ("scheme", "origin", "allowed"),
    [
        ("ws", b"http://me.org", True),
        ("wss", b"https://me.org", True),
        ("ws", b"https://me.org", False),
        ("ws", b"http://evil.com", False),
        ("wss", b"null", False),
        ("wss", b"\xff\xfe", False),
        ("wss", None, True),
    ],
)
def test_sockets_are_opened_by_our_own_page_or_by_a_program(
    scheme: str, origin: bytes | None, allowed: bool
) -> None:
    headers = [(b"host", b"me.org")] + ([] if origin is None else [(b"origin", origin)])
    scope = {"type": "websocket", "scheme": scheme, "headers": headers}
    assert origin_allowed(scope, Settings()) is allowed


def test_without_a_host_every_page_is_foreign() -> None:
    scope = {"type": "http", "scheme": "http", "headers": [(b"origin", b"http://me.org")]}
    assert not origin_allowed(scope, Settings())


# ---- what is sent ----


async def in_parts(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1024):
        yield b"x" * 1024


def test_a_body_that_is_too_large_is_refused() -> None:
    app = application()
    answer = asked("POST", "/api/notes", app=app, json={"text": "x" * LARGEST})
    assert answer.status_code == 413
    assert answer.json()["code"] == "request.too_large"
    assert app.state.reached == 0


def test_a_body_in_parts_is_counted_although_no_length_was_announced() -> None:
    headers = {"Content-Type": "application/json"}
    answer = asked("POST", "/api/notes", content=in_parts(10 * LARGEST), headers=headers)
    assert answer.status_code == 413
    assert answer.json()["code"] == "request.too_large"


def test_reading_stops_as_soon_as_it_is_too_much() -> None:
    taken = 0

    def endless() -> Iterable[Message]:
        nonlocal taken
        while True:
            taken += 1
            yield {"type": "http.request", "body": b"x" * 1024, "more_body": True}

    sent = asyncio.run(called(application(), {"method": "PUT"}, endless()))
    assert status(sent) == 413
    assert taken == LARGEST // 1024 + 1


def test_a_length_that_lies_is_found_out() -> None:
    parts = [{"type": "http.request", "body": b"x" * (LARGEST + 1), "more_body": False}]
    scope = {"method": "PUT", "headers": [(b"content-length", b"5")]}
    assert status(asyncio.run(called(application(), scope, parts))) == 413


@pytest.mark.parametrize("length", [b"-1", b"abc", b"", b"\xb2", b"1e3", b"0x10"])
def test_a_length_that_is_no_number_is_refused(length: bytes) -> None:
    scope = {"method": "PUT", "headers": [(b"content-length", length)]}
    assert status(asyncio.run(called(application(), scope))) == 400


def test_a_length_with_a_thousand_digits_is_too_large() -> None:
    scope = {"method": "PUT", "headers": [(b"content-length", b"9" * 5000)]}
    assert status(asyncio.run(called(application(), scope))) == 413


def test_a_body_as_large_as_allowed_passes() -> None:
    text = "x" * (LARGEST - len('{"text":""}'))
    assert asked("POST", "/api/notes", json={"text": text}).json() == {"length": len(text)}


def test_a_record_may_be_larger() -> None:
    headers = {"Content-Type": "application/x-ndjson"}
    right = asked("POST", "/api/records", content=b"x" * LARGEST_RECORD, headers=headers)
    assert right.json() == {"length": LARGEST_RECORD}
    wrong = asked("POST", "/api/records", content=b"x" * (LARGEST_RECORD + 1), headers=headers)
    assert wrong.status_code == 413


def test_a_body_in_parts_arrives_whole() -> None:
    headers = {"Content-Type": "text/plain"}
    answer = asked("POST", "/api/records", content=in_parts(100 * 1024), headers=headers)
    assert answer.json() == {"length": 100 * 1024}


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "",
        "application/jsonx",
    ],
)
def test_only_json_is_read(kind: str) -> None:
    answer = asked("POST", "/api/notes", content=b'{"text": "x"}', headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert answer.json()["code"] == "request.not_json"


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8"])
def test_json_is_read(kind: str) -> None:
    answer = asked("POST", "/api/notes", content=b'{"text": "x"}', headers={"Content-Type": kind})
    assert answer.json() == {"length": 1}


def test_a_request_without_a_body_needs_no_content_type() -> None:
    assert asked("DELETE", "/api/things").status_code == 200


def test_whoever_goes_while_sending_gets_no_answer() -> None:
    parts = [
        {"type": "http.request", "body": b"{", "more_body": True},
        {"type": "http.disconnect"},
    ]
    assert asyncio.run(called(application(), {"method": "PUT"}, parts)) == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[" * 60_000,
        b'{"text": ' + b"9" * 60_000 + b"}",
        b'{"text": NaN}',
        b'{"text": "\\ud800"}',
        b'{"\\ud800": 1}',
        b'{"text": "x", "\\ud800": 1}',
        b"\xff\xfe\x00",
        b'{"text": "\xff"}',
        b"null",
        b'"' + b"\\u0000" * 100 + b'"',
        b'{"text": "\\ude00\\ud83d"}',
        b'{"text": "\\ud83d \\ude00"}',
        b'{"text": "\\ud83d\\n\\ude00"}',
        b'{"text": "\\ud83d\\ud83d\\ude00"}',
        b'{"text": "a\\u0000b"}',
    ],
)
def test_nonsense_in_a_body_is_the_askers_mistake(content: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = asked("POST", "/api/notes", content=content, headers=headers)
    assert answer.status_code in (400, 422)
    assert set(answer.json()) - {"fields"} == {"code", "sentence"}


SPOKEN = {
    "": "body.1: JSON decode error",
    "en": "The request cannot be understood: body.1: JSON decode error",
    "de-AT,de;q=0.9,en;q=0.5": "Die Anfrage ist nicht zu verstehen: body.1",
    "pl": "Nie można zrozumieć żądania: body.1",
    "xx": "The request cannot be understood: body.1: JSON decode error",
}


@pytest.mark.parametrize("language", SPOKEN)
def test_what_cannot_be_understood_is_told_in_the_language_of_whoever_asks(language: str) -> None:
    headers = {"Content-Type": "application/json"} | (
        {"Accept-Language": language} if language else {}
    )
    answer = asked("POST", "/api/notes", content=b"{", headers=headers)
    assert answer.status_code == 422
    assert answer.json() == {"code": "request.invalid", "sentence": SPOKEN[language]}


def test_what_the_gates_refuse_is_told_in_the_language_of_whoever_asks() -> None:
    spoken = {"Accept-Language": "fr"}
    for headers, content, sentence in (
        ({"Content-Type": "text/plain"}, b"{}", "Seul le JSON est lu ici."),
        (
            {"Content-Type": "application/json"},
            b'"' + b"x" * 70_000 + b'"',
            "La requête est trop grande.",
        ),
        (
            {"Origin": "https://evil.example"},
            b"",
            "Une page d’un autre serveur l’a demandé.",
        ),
    ):
        answer = asked("POST", "/api/notes", content=content, headers={**spoken, **headers})
        assert answer.json()["sentence"] == sentence


@pytest.mark.parametrize(
    ("content", "length"),
    [
        (b'{"text": "\\ud83d\\ude00\\uD83D\\uDE00"}', 2),
        (b'{"text": "\\\\u0000\\\\ud800"}', 12),
        (b'{"text": "\\u00e9\\n\\ud83d\\ude00\\t"}', 4),
    ],
)
def test_text_that_is_spelled_out_is_read(content: bytes, length: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = asked("POST", "/api/notes", content=content, headers=headers)
    assert answer.json() == {"length": length}


@pytest.mark.parametrize("path", ["/api/things?name=a%00b", "/api/broken/%00", "/%00"])
def test_a_null_in_an_address_is_refused(path: str) -> None:
    answer = asked("GET", path)
    assert answer.status_code == 400
    assert answer.json()["code"] == "request.invalid"


@pytest.mark.parametrize(
    "headers",
    [
        [(b"content-type", b"\xff\xfe")],
        [(b"content-type", b"application/json; charset=\xff\x00")],
        [(b"content-type", b"application/json"), (b"content-type", b"text/plain")],
        [(b"host", b"\xff"), (b"origin", b"\xff")],
        [(b"origin", b"http://[")],
        [(b"origin", b"://")],
        [(b"sec-fetch-site", b"\x80")],
        [(b"cookie", b"carrack=\xff; ;;=;\x01")],
        [(b"content-length", b"2"), (b"content-length", b"9999999")],
        [(b"", b"")],
    ],
)
@pytest.mark.parametrize("path", ["/api/notes", "/api/things", "/\x00/\xff", ""])
def test_nonsense_in_headers_never_breaks_anything(
    path: str, headers: list[tuple[bytes, bytes]]
) -> None:
    async def run(method: str) -> int:
        parts = [{"type": "http.request", "body": b"{}", "more_body": False}]
        scope = {"method": method, "path": path, "raw_path": b"/", "headers": headers}
        return status(await called(application(), scope, parts))

    for method in ("GET", "POST", "PUT", "BREW"):
        assert 200 <= asyncio.run(run(method)) < 500


# ---- errors ----


def test_an_unexpected_error_tells_nothing_and_is_logged_without_its_message() -> None:
    with structlog.testing.capture_logs() as lines:
        answer = asked("GET", "/api/broken/my-private-key")
    assert answer.status_code == 500
    assert answer.json()["code"] == "server.error"
    (line,) = lines
    assert line["error"] == "RuntimeError"
    assert line["cause"] == "ValueError"
    assert line["path"] == "/api/broken/{key}"
    assert "in broken" in line["frames"]
    for text in (answer.text, str(line)):
        assert SECRET not in text
        assert "my-private-key" not in text


def test_an_error_in_the_middle_of_an_answer_is_logged() -> None:
    with structlog.testing.capture_logs() as lines:
        sent = asyncio.run(called(application(), {"path": "/api/half"}))
    assert [line["error"] for line in lines] == ["RuntimeError"]
    assert sum(part["type"] == "http.response.start" for part in sent) == 1


def test_whoever_has_gone_is_no_error() -> None:
    with structlog.testing.capture_logs() as lines:
        assert asyncio.run(called(application(), {"path": "/api/gone"})) == []
    assert lines == []


def test_an_unexpected_error_closes_a_socket() -> None:
    scope = {"type": "websocket", "path": "/api/socket", "scheme": "ws", "subprotocols": []}
    parts = [{"type": "websocket.connect"}]
    with structlog.testing.capture_logs() as lines:
        sent = asyncio.run(called(application(), scope, parts))
    assert [part["type"] for part in sent] == ["websocket.accept", "websocket.close"]
    assert sent[-1]["code"] == 1011
    assert lines[0]["error"] == "RuntimeError"
    assert SECRET not in str(lines)


def test_a_server_that_cannot_start_says_why() -> None:
    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        raise RuntimeError("no database")
        yield

    app = FastAPI(lifespan=lifespan)
    protect(app, Settings())
    with pytest.raises(RuntimeError, match="no database"):
        asyncio.run(called(app, {"type": "lifespan"}, [{"type": "lifespan.startup"}]))


def test_a_refusal_can_be_written_whatever_it_quotes() -> None:
    answer = asked("GET", "/api/refused")
    assert answer.status_code == 409
    assert answer.json() == {"code": "test.refused", "sentence": "no half pairs: ?"}


# ---- how often ----


def test_one_address_may_not_ask_too_often() -> None:
    app = application(limited=True)

    async def run() -> tuple[list[int], httpx.Response, int]:
        async with visitor(app) as client:
            times = RATES["request"].burst
            first = [(await client.get("/api/things")).status_code for _ in range(times)]
            file = await client.get("/assets/none.js")
            return first, await client.get("/api/things"), file.status_code

    first, refusal, page = asyncio.run(run())
    assert set(first) == {200}
    assert refusal.status_code == 429
    assert refusal.json()["code"] == "limit.too_often"
    assert int(refusal.headers["retry-after"]) >= 1
    assert page == 404


def test_files_of_the_page_are_counted_by_themselves_and_all_else_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(RATES, "page", Rate(1, 3600))
    monkeypatch.setitem(RATES, "request", Rate(4, 3600))
    app = application(limited=True)

    async def run() -> list[int]:
        async with visitor(app) as client:
            paths = (
                "/assets/a.js",
                "/assets/b.js",
                "/page",
                "/api/things",
                "/healthz",
                "/x",
                "/page",
            )
            return [(await client.get(path)).status_code for path in paths]

    assert asyncio.run(run()) == [404, 429, 200, 200, 404, 404, 429]


# ---- over a real connection ----


Talk = Callable[[int], Awaitable[None]]


async def with_server(app: FastAPI, talk: Talk) -> None:
    config = uvicorn.Config(app, port=0, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        await talk(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await running


async def said(port: int, content: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(content)
    await writer.drain()
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


END = b"Connection: close\r\n\r\n"


@pytest.mark.parametrize(
    "content",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /api/things HTTP/9.9\r\n" + END,
        b"GET /%ff%00 HTTP/1.1\r\nHost: x\r\n" + END,
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n" + END,
        b"GET /api/things HTTP/1.1\r\nHost: x\r\nCookie: " + b"x" * 100_000 + b"\r\n" + END,
        b"PUT /api/things HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n" + END,
        b"PUT /api/things HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n" + END,
        b"PUT /api/things HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n" + END + b"zz\r\n",
    ],
)
def test_nonsense_on_the_wire_never_gives_a_5xx(content: bytes) -> None:
    answers: list[bytes] = []

    async def talk(port: int) -> None:
        answers.append(await asyncio.wait_for(said(port, content), 30))
        healthy = await said(port, b"GET /page HTTP/1.1\r\nHost: x\r\n" + END)
        answers.append(healthy)

    asyncio.run(with_server(application(), talk))
    assert not answers[0].startswith((b"HTTP/1.1 5", b"HTTP/1.0 5"))
    assert answers[1].startswith(b"HTTP/1.1 200")


def test_a_chunked_body_on_the_wire_is_cut_off() -> None:
    answers: list[bytes] = []
    head = b"POST /api/notes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    body = b"Transfer-Encoding: chunked\r\n" + END + (b"400\r\n" + b"x" * 1024 + b"\r\n") * 80

    async def talk(port: int) -> None:
        answers.append(await asyncio.wait_for(said(port, head + body), 30))

    asyncio.run(with_server(application(), talk))
    assert answers[0].startswith(b"HTTP/1.1 413")
    assert b"request.too_large" in answers[0]
