"""What every request passes through before a route sees it, and every answer on its way back."""

from __future__ import annotations

import contextlib
import re
import socket
import traceback
from collections.abc import Mapping, MutableMapping, Sequence
from functools import cache
from ipaddress import ip_address
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.operate.observing import template
from carrack.server.people.programs import bearer
from carrack.server.settings import Settings
from carrack.server.wire.crowd import Crowd
from carrack.server.wire.limits import TOO_MANY, Kind, TooOften, address
from carrack.server.wire.log import told

log = structlog.get_logger(__name__)

LARGEST = 64 * 1024  # bytes of a body …
LARGEST_RECORD = 2 * 1024 * 1024  # … and of a record that is uploaded
RECORDS = ("POST", "/api/records")
LARGEST_FIGURES = 256 * 1024  # … and of corrected figures
FIGURES = re.compile(r"/api/titles/[^/]{1,64}/figures")
SAFE = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"
LINES = (JSON, "application/x-ndjson", "text/plain")
ESCAPE = re.compile(rb"\\(?:u([0-9a-fA-F]{4})|.)", re.DOTALL)
FILES = "/assets/"  # of the page; a browser takes dozens of them at once
FOR_MACHINES = ("/healthz", "/readyz")  # asked by whatever name they have for us
USUAL_PORTS = {"http": ":80", "https": ":443"}
PAGE_SCHEMES = {"ws": "http", "wss": "https"}

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",  # for browsers that do not know frame-ancestors
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONLY_HTTPS = "max-age=31536000"


def protect(app: Starlette, settings: Settings) -> None:
    """Put everything of this module around the application; the last one is the outermost."""
    app.add_middleware(RequestGate)
    app.add_middleware(OriginGate, settings=settings)
    app.add_middleware(RequestLimit, settings=settings)
    app.add_middleware(NoSurprises)
    app.add_middleware(SafeHeaders, settings=settings)


def refusal(error: CarrackError, scope: Scope) -> JSONResponse:
    """A clear error with its code, in the language of whoever asks; anything of the kernel is the
    asker's mistake.
    """
    status = error.status if isinstance(error, Refused) else 422
    headers = {"Retry-After": str(error.seconds)} if isinstance(error, TooOften) else None
    field = error.field if isinstance(error, Refused) else ""
    fields = [{"field": field, "code": error.code}] if field else []
    sentence = told(error, Headers(scope=scope).get("accept-language"))
    return problem(error.code, sentence, status, headers, fields)


def problem(
    code: str,
    sentence: str,
    status: int,
    headers: Mapping[str, str] | None = None,
    fields: Sequence[Mapping[str, Any]] = (),
) -> JSONResponse:
    # Half a character pair can be quoted from a request, and no answer can be written with it.
    sentence = sentence.encode("utf-8", "replace").decode()
    told: dict[str, Any] = {"code": code, "sentence": sentence}
    return JSONResponse(told | ({"fields": fields} if fields else {}), status, headers)


# ---- headers ----


class SafeHeaders:
    """Every answer tells the browser what a page of ours may do: very little."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.headers = dict(HEADERS)
        if settings.is_secure:
            self.headers["Strict-Transport-Security"] = ONLY_HTTPS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(self.headers)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


# ---- errors nobody thought of ----


class NoSurprises:
    """An unexpected error is logged; the answer says that there was one, and nothing else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except (ClientDisconnect, WebSocketDisconnect):
            pass  # whoever asked has gone; nobody reads an answer
        except Exception as error:
            if scope["type"] == "lifespan":
                raise  # a server that cannot start says why
            log_surprise(scope, error)
            if scope["type"] == "websocket":
                with contextlib.suppress(Exception):  # it may be closed already
                    await send({"type": "websocket.close", "code": 1011})
            elif not started:
                answer = problem("server.error", "something went wrong here; it was noted", 500)
                await answer(scope, receive, send)


def log_surprise(scope: Scope, error: Exception) -> None:
    """Where it happened and what kind it is. Its message stays out: it may quote a secret."""
    log.error(
        "unexpected error",
        method=scope.get("method", "socket"),
        path=template(scope),
        error=type(error).__name__,
        cause=type(error.__cause__).__name__ if error.__cause__ else None,
        frames="".join(traceback.format_tb(error.__traceback__)),
    )


# ---- how often ----


class RequestLimit:
    """Refuses an address that asks too often or for too much at a time, whatever it asks for."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.crowd = Crowd(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif self.crowd.enters(address(scope)):
            try:
                await self.one_more(scope, receive, send)
            finally:
                self.crowd.leaves(address(scope))
        else:
            headers = {"Content-Type": JSON, "Retry-After": "5"}
            await Response(TOO_MANY, 429, headers)(scope, receive, send)

    async def one_more(self, scope: Scope, receive: Receive, send: Send) -> None:
        service = getattr(scope["app"].state, "service", None) if "app" in scope else None
        if service is None:
            await self.app(scope, receive, send)
            return

        async def slowly(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == TooOften.STATUS:
                await service.limits.slow_down(address(scope))
            await send(message)

        kind: Kind = "page" if scope["path"].startswith(FILES) else "request"
        try:
            service.limits.check(kind, address(scope))
        except TooOften as error:
            await refusal(error, scope)(scope, receive, slowly)
            return
        await self.app(scope, receive, slowly)


# ---- whose page asks ----


class OriginGate:
    """What changes something is asked by our own page or by a program, not by a foreign page."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == "http" and scope["method"] not in SAFE
        if unsafe and not origin_allowed(scope, self.settings):
            error = Refused(
                "a page of another server asked for this", code="request.origin", status=403
            )
            await refusal(error, scope)(scope, receive, send)
            return
        await self.app(scope, receive, send)


def origin_allowed(scope: MutableMapping[str, Any], settings: Settings) -> bool:
    """Whether a request or a socket comes from our own page, an allowed one, or from a program.

    Browsers name the page's origin in every request that changes something and in every handshake
    of a socket; a request without one is no page's.
    """
    headers = Headers(scope=scope)
    if bearer(headers) is not None:
        return True  # then no cookie counts, and no browser sends it by itself
    origins = headers.getlist("origin")
    allowed = {plain_origin(name) for name in settings.allowed_origins}
    if origins and all(plain_origin(origin) in allowed for origin in origins):
        return True  # the operator's word goes before the browser's guess of what is near
    if headers.get("sec-fetch-site", "").strip().lower() == "cross-site":
        return False
    scheme = PAGE_SCHEMES.get(scope["scheme"], scope["scheme"])
    own = plain_origin(f"{scheme}://{headers.get('host', '')}")
    return all(plain_origin(origin) in {*allowed, own} for origin in origins)


def plain_origin(url: str) -> str:
    """Scheme and host of an address, without the port that everybody knows.

    >>> plain_origin("HTTPS://Games.example.org:443/tables")
    'https://games.example.org'
    """
    scheme, _, rest = url.strip().lower().partition("://")
    host = rest.partition("/")[0]
    return f"{scheme}://{host.removesuffix(USUAL_PORTS.get(scheme, ':'))}"


# ---- by which name it is asked ----


class HostGate:
    """Answers by its own names alone.

    A foreign name can be made to lead here, so that a page of that name could read what only people
    near this machine should: that is how private networks are attacked through a browser. A number
    cannot be taken by somebody else.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = settings.host_names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in FOR_MACHINES or self.is_ours(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "request.host"})
        else:
            error = Refused(
                "this server has no such name; CARRACK_ALLOWED_HOSTS gives it one",
                code="request.host",
                status=400,
            )
            await refusal(error, scope)(scope, receive, send)

    def is_ours(self, scope: Scope) -> bool:
        hosts = Headers(scope=scope).getlist("host")
        return "*" in self.names or all(self.knows(host_name(host)) for host in hosts)

    def knows(self, name: str) -> bool:
        if name in self.names or name == "localhost" or name.endswith(".localhost"):
            return True
        return is_number(name) or name.removesuffix(".local") == own_name()


def host_name(host: str) -> str:
    """A name without its port.

    >>> host_name("Games.example.org:8320"), host_name("[::1]:8320"), host_name("[::1]")
    ('games.example.org', '::1', '::1')
    """
    found = re.fullmatch(r"\[([^\]]*)\](?::\d*)?|([^:]*)(?::\d*)?", host.strip().lower())
    return "" if found is None else (found[1] or found[2] or "").removesuffix(".")


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_name() -> str:
    """What this machine is called by others at home; empty if it has no name."""
    return socket.gethostname().lower().removesuffix(".local")


# ---- what is sent ----


class RequestGate:
    """Reads a request before anything else does: not too much of it, and no broken text."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            check_address(scope)
            body = await whole_body(scope, receive)
            check_content_type(scope, body)
            check_text(body)
        except ClientDisconnect:
            return
        except Refused as error:
            await refusal(error, scope)(scope, receive, send)
            return
        await self.app(scope, replayed(body, receive), send)


def check_address(scope: Scope) -> None:
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        raise broken_text(400)


async def whole_body(scope: Scope, receive: Receive) -> bytes:
    """All that is sent; Refused as soon as it is too much, whatever was announced."""
    limit = largest(scope)
    check_announced(Headers(scope=scope).get("content-length", "0"), limit)
    parts: list[bytes] = []
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        more = message.get("more_body", False)
        if size > limit:
            raise too_large(limit)
    return b"".join(parts)


def largest(scope: Scope) -> int:
    if (scope["method"], scope["path"]) == RECORDS:
        return LARGEST_RECORD
    is_figures = scope["method"] == "POST" and FIGURES.fullmatch(scope["path"])
    return LARGEST_FIGURES if is_figures else LARGEST


def check_announced(length: str, limit: int) -> None:
    digits = length.strip()
    if not (digits.isascii() and digits.isdigit()):
        raise Refused("Content-Length is not a number", code="request.invalid", status=400)
    if len(digits) > 18 or int(digits) > limit:
        raise too_large(limit)


def too_large(limit: int) -> Refused:
    return Refused(f"the request has more than {limit} bytes", code="request.too_large", status=413)


def check_content_type(scope: Scope, body: bytes) -> None:
    """A form of a foreign page cannot send JSON without asking first; so only JSON is read."""
    kind = Headers(scope=scope).get("content-type", "").partition(";")[0].strip().lower()
    accepted = LINES if (scope["method"], scope["path"]) == RECORDS else (JSON,)
    if body and kind not in accepted:
        raise Refused(
            f"the body must be {' or '.join(accepted)}", code="request.not_json", status=415
        )


def check_text(body: bytes) -> None:
    """JSON can spell a null and half a character pair; no database takes the one, nobody can write
    the other.
    """
    half = False  # the first half of a pair was read, and the second must follow at once
    end = 0
    for found in ESCAPE.finditer(body) if b"\\u" in body else ():
        code = int(found[1] or b"20", 16)
        is_second = 0xDC00 <= code <= 0xDFFF
        if code == 0 or half != is_second or (half and found.start() != end):
            raise broken_text(422)
        half = 0xD800 <= code <= 0xDBFF
        end = found.end()
    if half:
        raise broken_text(422)


def broken_text(status: int) -> Refused:
    return Refused(
        "a null or half a character pair is no text", code="request.invalid", status=status
    )


def replayed(body: bytes, receive: Receive) -> Receive:
    """The body once more for the route, then whatever comes behind it."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
