"""What an operator sees: one line for each request, and metrics for Prometheus.

Nothing here ever holds a cookie, a query, a body or anything else that somebody could use. A
request is told by the pattern of its route, by its own id, and by the ids of the table and the
person it was about; whoever knows those binds them, and every line of the request carries them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import sys
import time
import traceback
from collections.abc import Iterator
from typing import TextIO

import structlog
from fastapi import FastAPI
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars, merge_contextvars
from structlog.typing import EventDict, Processor, WrappedLogger

from carrack.server.settings import Settings

log = structlog.get_logger()

REQUEST_ID = re.compile(r"[A-Za-z0-9._-]{4,64}\Z")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
QUIET = ("/healthz", "/readyz", "/metrics")  # asked every few seconds by machines
NO_ROUTE = "none"
LAG_SECONDS = 0.5  # how often the event loop is looked at

# Names under which nothing is written, whoever binds or logs them.
SECRET = frozenset(
    {"authorization", "body", "cookie", "cookies", "endpoint", "headers", "mail", "password"}
    | {"header", "key", "keys", "query", "secret", "seed", "session", "token"}
)


# ---- metrics ----

SHORT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
ROWS = (1, 2, 5, 10, 20, 50, 100, 200)


class Metrics:
    """The metrics of one application, in a registry of their own."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.requests = Counter(
            "carrack_requests", "Requests", ["method", "route", "status"], registry=own
        )
        self.request_seconds = Histogram(
            "carrack_request_seconds", "Time to answer", ["route"], registry=own, buckets=SHORT
        )
        self.refused = Counter("carrack_refused", "Refusals, by code", ["code"], registry=own)
        self.actions = Counter("carrack_actions", "Actions stored", registry=own)
        self.batch = Histogram(
            "carrack_journal_batch_rows", "Rows stored at once", registry=own, buckets=ROWS
        )
        self.commit_seconds = Histogram(
            "carrack_journal_commit_seconds", "Time to store them", registry=own, buckets=SHORT
        )
        self.sockets = Gauge("carrack_sockets_open", "Sockets open", registry=own)
        self.tables = Gauge("carrack_tables_in_memory", "Tables in memory", registry=own)
        self.set_aside = Counter("carrack_tables_set_aside", "Journals not replayed", registry=own)
        self.thinking_seconds = Histogram(
            "carrack_bot_thinking_seconds", "Time a bot thought", registry=own, buckets=SHORT
        )
        self.lag_seconds = Histogram(
            "carrack_event_loop_lag_seconds", "How late a timer is", registry=own, buckets=SHORT
        )
        self.notices = Counter(
            "carrack_notices", "Messages to people", ["channel", "outcome"], registry=own
        )

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)

    @contextlib.contextmanager
    def timed(self, histogram: Histogram) -> Iterator[None]:
        """How long something took, however it ended."""
        began = time.perf_counter()
        try:
            yield
        finally:
            histogram.observe(time.perf_counter() - began)

    async def watch_lag(self) -> None:
        """A loop that is busy wakes us late."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self.lag_seconds.observe(max(0.0, time.perf_counter() - began - LAG_SECONDS))


# ---- requests ----


def observe(app: FastAPI, settings: Settings) -> Metrics:
    """Every request of this application gets an id, a line and its place in the metrics."""
    metrics = Metrics()
    app.state.metrics = metrics
    app.add_middleware(Observer, metrics=metrics)
    return metrics


class Observer:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.lifespan(scope, receive, send)
            return
        clear_contextvars()  # a connection may carry many requests
        request_id = id_of(scope)
        bind_contextvars(request=request_id)
        if scope["type"] == "http":
            await self.request(scope, receive, send, request_id)
        else:
            await self.app(scope, receive, send)

    async def lifespan(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As long as the application runs, the event loop is watched."""
        watching = asyncio.create_task(self.metrics.watch_lag(), name="lag")
        try:
            await self.app(scope, receive, send)
        finally:
            watching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watching

    async def request(self, scope: Scope, receive: Receive, send: Send, request_id: str) -> None:
        began = time.perf_counter()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = request_id
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        finally:
            self.note(scope, status, time.perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """One line and three metrics; status 0 when nobody waited for the answer."""
        method = scope["method"] if scope["method"] in METHODS else "other"
        path = template(scope)
        self.metrics.requests.labels(method, path, str(status)).inc()
        self.metrics.request_seconds.labels(path).observe(seconds)
        say = log.debug if path in QUIET else log.info
        table = scope.get("path_params", {}).get("table_id")
        known = {} if table is None else {"table": str(table)[:32]}
        say(
            "request", method=method, path=path, status=status, ms=round(seconds * 1000, 1), **known
        )


def id_of(scope: Scope) -> str:
    """The id that a proxy in front of us gave the request, else one of our own."""
    given = Headers(scope=scope).get("x-request-id", "")
    return given if REQUEST_ID.match(given) else secrets.token_hex(8)


def template(scope: Scope) -> str:
    """The route with its gaps, as in /api/tables/{table_id}; what was typed may hold a key."""
    return str(getattr(scope.get("route"), "path", NO_ROUTE))


# ---- logs ----


def bind_table(table_id: str) -> None:
    """From here on every line of this task names the table."""
    bind_contextvars(table=table_id)


def bind_person(person_id: str) -> None:
    """From here on every line of this task names the person, by id."""
    bind_contextvars(person=person_id)


def configure_logs(settings: Settings, stream: TextIO | None = None) -> None:
    """All lines of the process in one form, for eyes or as JSON.

    Libraries are heard from warnings on: at lower levels some write statements with their values.
    """
    level = getattr(logging, settings.log_level.upper(), logging.INFO)
    first: list[Processor] = [
        merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_secrets,
        bare_trace,
    ]
    structlog.configure(
        processors=[*first, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter(settings, first))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("carrack").setLevel(level)
    quiet_uvicorn(level)


def formatter(settings: Settings, first: list[Processor]) -> logging.Formatter:
    last: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if not settings.log_json:
        last = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=first,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
    )


def quiet_uvicorn(level: int) -> None:
    """What it tells goes our way; its own lines about requests would show queries."""
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(max(level, logging.INFO))
    logging.getLogger("uvicorn.access").setLevel(logging.CRITICAL)


def without_secrets(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    """Names that hold secrets lose their values."""
    for name in line.keys() & SECRET:
        line[name] = "…"
    return line


def bare_trace(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    """Where an error happened and of what kind it is. Its message may quote a secret."""
    given = line.pop("exc_info", None)
    if given is True:
        given = sys.exc_info()[1]
    error = given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        frames = "".join(traceback.format_tb(error.__traceback__))
        line["exception"] = f"{frames}{type(error).__qualname__}"
    return line
