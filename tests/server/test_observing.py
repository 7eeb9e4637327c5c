"""What an operator sees: every request once, under its own id, and never a secret."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import httpx
import pytest
import structlog
from fastapi import FastAPI, WebSocket
from sqlalchemy import text
from starlette.types import Message

from carrack.server.errors import Refused, Unavailable
from carrack.server.operate import observing
from carrack.server.operate.observing import (
    Metrics,
    bind_person,
    bind_table,
    configure_logs,
    observe,
)
from carrack.server.settings import Settings, database_url
from carrack.server.storage.database import Database
from carrack.server.storage.upgrade import upgrade
from carrack.server.wire.routes import health
from carrack.server.wire.security import protect, refusal

SECRETS = ("kept-cookie", "kept-query", "kept-body", "kept-token", "kept-word", "kept-message")


@pytest.fixture
def lines() -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """All that is logged, as JSON, at the level of everything."""
    loggers = [logging.getLogger(name) for name in (None, "carrack", "uvicorn.access")]
    before = [(logger, logger.handlers[:], logger.level) for logger in loggers]
    stream = io.StringIO()
    configure_logs(Settings(log_json=True, log_level="debug"), stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    structlog.reset_defaults()
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)


def new_app(
    settings: Settings | None = None, database: Database | None = None, trouble: str = ""
) -> FastAPI:
    """The layers and the health routes of the real application, with a few routes to try."""
    app = FastAPI()
    app.state.settings = settings or Settings()
    app.state.service = SimpleNamespace(
        database=database,
        limits=SimpleNamespace(check=allow),
        house=SimpleNamespace(is_well=True),
        journal=SimpleNamespace(trouble=trouble),
    )
    app.include_router(health.router)
    app.add_exception_handler(Refused, lambda r, error: refusal(error, r.scope))  # type: ignore[arg-type]

    @app.post("/api/tables/{table_id}")
    async def table(table_id: str) -> dict[str, str]:
        bind_table(table_id)
        bind_person("ann")
        structlog.get_logger("carrack.server").info("looked", token="kept-token")
        return {}

    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError(SECRETS[-1])

    protect(app, app.state.settings)
    observe(app, app.state.settings)
    return app


def allow(*_: object) -> None:
    pass


def asked(app: FastAPI, story: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    async def play() -> None:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            await story(client)

    asyncio.run(play())


def one(app: FastAPI, method: str, path: str, **more: Any) -> httpx.Response:
    found: list[httpx.Response] = []

    async def story(client: httpx.AsyncClient) -> None:
        found.append(await client.request(method, path, **more))

    asked(app, story)
    return found[0]


def sample(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


# ---- lines ----


def test_a_request_is_one_line_and_no_secret(lines: Callable[[], list[dict[str, Any]]]) -> None:
    one(
        new_app(),
        "POST",
        "/api/tables/t1?key=kept-query",
        json={"password": "kept-body"},
        headers={"Cookie": "carrack=kept-cookie", "Authorization": "Bearer kept-word"},
    )
    looked, request = (line for line in lines() if line["event"] in ("looked", "request"))
    assert request["path"] == "/api/tables/{table_id}"
    assert (request["method"], request["status"]) == ("POST", 200)
    assert request["ms"] >= 0
    assert (request["table"], request["person"]) == ("t1", "ann")
    assert looked["request"] == request["request"]
    assert not any(secret in json.dumps(lines()) for secret in SECRETS)


def test_an_unexpected_error_is_told_without_its_message(
    lines: Callable[[], list[dict[str, Any]]],
) -> None:
    answer = one(new_app(), "GET", "/api/broken")
    assert answer.status_code == 500
    assert [line["status"] for line in lines() if line["event"] == "request"] == [500]
    assert "RuntimeError" in json.dumps(lines())
    assert not any(secret in json.dumps(lines()) + answer.text for secret in SECRETS)


def test_a_logged_error_names_its_place_and_kind_only(
    lines: Callable[[], list[dict[str, Any]]],
) -> None:
    for logger in (structlog.get_logger("carrack.server"), logging.getLogger("carrack.other")):
        try:
            raise KeyError(SECRETS[-1])
        except KeyError:
            logger.exception("failed")
    for line in lines():
        assert line["level"] == "error"
        assert line["exception"].endswith("KeyError")
        assert "test_observing" in line["exception"]
        assert "kept-message" not in line["exception"]


def test_libraries_are_heard_from_warnings_on(lines: Callable[[], list[dict[str, Any]]]) -> None:
    for name in ("aiosqlite", "sqlalchemy.engine", "uvicorn.access", "httpx"):
        logging.getLogger(name).info("GET /?key=%s", "kept-query")
    logging.getLogger("uvicorn.error").warning("the port is taken")
    assert [line["event"] for line in lines()] == ["the port is taken"]


def test_health_checks_do_not_fill_the_log() -> None:
    stream = io.StringIO()
    before = logging.getLogger().handlers[:]
    configure_logs(Settings(), stream)
    try:
        one(new_app(), "GET", "/healthz")
        assert stream.getvalue() == ""
        one(new_app(), "GET", "/api/nothing")
        assert "status=404" in stream.getvalue()
        assert "nothing" not in stream.getvalue()
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers[:] = before


# ---- ids ----


def test_a_sane_request_id_comes_back() -> None:
    answer = one(new_app(), "GET", "/healthz", headers={"X-Request-Id": "proxy-0815.a_b"})
    assert answer.headers["X-Request-Id"] == "proxy-0815.a_b"


@pytest.mark.parametrize("given", ["", "abc", "a" * 65, "a b c d", "abcd;", "äöü"])
def test_any_other_request_id_is_replaced(given: str) -> None:
    header = given.encode("latin-1")
    answer = one(new_app(), "GET", "/healthz", headers={b"X-Request-Id": header})  # type: ignore[dict-item]
    assert len(answer.headers["X-Request-Id"]) == 16


def test_each_request_has_its_own_id_and_forgets_the_last(
    lines: Callable[[], list[dict[str, Any]]],
) -> None:
    async def story(client: httpx.AsyncClient) -> None:
        first = await client.post("/api/tables/t1")
        second = await client.get("/healthz")
        assert first.headers["X-Request-Id"] != second.headers["X-Request-Id"]

    asked(new_app(), story)
    (last,) = (line for line in lines() if line.get("path") == "/healthz")
    assert "table" not in last
    assert last["level"] == "debug"


def test_a_socket_has_an_id_too() -> None:
    app = new_app()
    bound: list[dict[str, Any]] = []

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        bound.append(structlog.contextvars.get_contextvars())
        await socket.accept()
        await socket.close()

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(_: Message) -> None:
        pass

    scope = {
        "type": "websocket",
        "path": "/api/socket",
        "scheme": "ws",
        "query_string": b"",
        "headers": [(b"x-request-id", b"from-proxy")],
        "subprotocols": [],
    }
    asyncio.run(app(scope, receive, send))
    assert bound == [{"request": "from-proxy"}]


# ---- metrics ----


def test_requests_are_counted_by_route_and_status_never_by_what_was_typed() -> None:
    app = new_app()

    async def story(client: httpx.AsyncClient) -> None:
        for path in ("/api/tables/t1", "/api/tables/t2?x=1", "/api/nowhere/t3"):
            await client.post(path)
        await client.request("BREW", "/healthz")

    asked(app, story)
    metrics = app.state.metrics
    route = "/api/tables/{table_id}"
    found = "carrack_requests_total"
    assert sample(metrics, found, method="POST", route=route, status="200") == 2
    assert sample(metrics, found, method="POST", route="none", status="404") == 1
    assert sample(metrics, "carrack_request_seconds_count", route=route) == 2
    told = metrics.text().decode()
    assert 'method="other"' in told
    assert not any(word in told for word in ("t1", "t2", "t3", "BREW", "nowhere"))


def test_two_applications_count_side_by_side() -> None:
    first, second = new_app(), new_app()
    one(first, "GET", "/healthz")
    labels = {"method": "GET", "route": "/healthz", "status": "200"}
    assert sample(first.state.metrics, "carrack_requests_total", **labels) == 1
    assert sample(second.state.metrics, "carrack_requests_total", **labels) is None


def test_the_metrics_have_plain_names_to_call() -> None:
    metrics = Metrics()
    metrics.actions.inc()
    metrics.batch.observe(7)
    metrics.sockets.inc()
    metrics.tables.set_function(lambda: 3)
    metrics.set_aside.inc()
    metrics.refused.labels("table.unknown").inc()
    metrics.notices.labels("push", "sent").inc()
    with metrics.timed(metrics.commit_seconds):
        pass
    assert sample(metrics, "carrack_actions_total") == 1
    assert sample(metrics, "carrack_journal_commit_seconds_count") == 1
    assert sample(metrics, "carrack_tables_in_memory") == 3
    assert sample(metrics, "carrack_refused_total", code="table.unknown") == 1


def test_the_event_loop_is_watched_while_the_application_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(observing, "LAG_SECONDS", 0.001)
    app = new_app()
    asyncio.run(lived(app))
    assert (sample(app.state.metrics, "carrack_event_loop_lag_seconds_count") or 0) > 0


async def lived(app: FastAPI) -> None:
    """Start the application as a server does, and stop it a little later."""
    told: asyncio.Queue[Message] = asyncio.Queue()
    said: list[str] = []

    async def send(message: Message) -> None:
        said.append(message["type"])

    running = asyncio.create_task(app({"type": "lifespan"}, told.get, send))
    await told.put({"type": "lifespan.startup"})
    while not sample(app.state.metrics, "carrack_event_loop_lag_seconds_count"):
        await asyncio.sleep(0.002)
    await told.put({"type": "lifespan.shutdown"})
    await running
    assert said == ["lifespan.startup.complete", "lifespan.shutdown.complete"]


# ---- for machines that watch ----


def test_the_metrics_are_read_over_http() -> None:
    answer = one(new_app(), "GET", "/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    assert "carrack_actions_total 0.0" in answer.text


def test_figures_that_are_switched_off_are_not_there() -> None:
    answer = one(new_app(Settings(metrics=False)), "GET", "/metrics")
    assert (answer.status_code, answer.json()["code"]) == (404, "http.404")


@pytest.mark.parametrize(
    ("header", "status"),
    [
        ({}, 401),
        ({"Authorization": "kept-token"}, 401),
        ({"Authorization": "Bearer other"}, 401),
        ({"Authorization": "Bearer ümlaut".encode("latin-1")}, 401),
        ({"Authorization": "Bearer kept-token"}, 200),
    ],
)
def test_figures_with_a_token_need_it(header: dict[str, str], status: int) -> None:
    answer = one(new_app(Settings(metrics_token="kept-token")), "GET", "/metrics", headers=header)
    assert answer.status_code == status
    assert "kept-token" not in answer.text


def test_settings_are_never_printed() -> None:
    assert "kept" not in repr(Settings(metrics_token="kept", mail_server="smtp://kept@host"))


@asynccontextmanager
async def database_at(url: str) -> AsyncIterator[Database]:
    database = Database(database_url(url))
    try:
        yield database
    finally:
        await database.close()


async def readiness(database: Database, trouble: str = "") -> tuple[int, str]:
    transport = httpx.ASGITransport(new_app(database=database, trouble=trouble))
    async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
        assert (await client.get("/healthz")).json() == {"status": "alive"}
        answer = await client.get("/readyz")
    content = answer.json()
    return answer.status_code, content.get("code") or content["status"]


def test_a_server_is_ready_when_its_database_is(empty_url: str) -> None:
    async def play() -> None:
        async with database_at(empty_url) as database:
            assert await readiness(database) == (503, "server.migration")
            await upgrade(database)
            assert await readiness(database) == (200, "ready")
            async with database.write() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = '0000'"))
            assert await readiness(database) == (503, "server.migration")

    asyncio.run(play())


def test_a_server_whose_rows_are_not_stored_is_not_ready_until_they_can_be(
    empty_url: str,
) -> None:
    async def play() -> None:
        async with database_at(empty_url) as database:
            await upgrade(database)
            full = Unavailable("the disk is full")
            with mock.patch.object(Database, "write", side_effect=full):
                assert await readiness(database) == (200, "ready")  # nothing was lost yet
                found = await readiness(database, trouble="the disk is full")
                assert found == (503, "server.unavailable")
            # What was lost is lost; but now there is room again.
            assert await readiness(database, trouble="the disk is full") == (200, "ready")
            async with database.read() as connection:
                left = "SELECT count(*) FROM secrets WHERE name = 'probe'"
                assert await connection.scalar(text(left)) == 0

    asyncio.run(play())


def test_a_server_is_not_ready_without_a_database(tmp_path: Path) -> None:
    async def play() -> None:
        before = set(threading.enumerate())
        async with database_at(f"sqlite:///{tmp_path}/no/such/folder/server.sqlite") as database:
            assert await readiness(database) == (503, "server.unavailable")
        # The thread of a connection that failed says so to the loop, which must not be closed then.
        for thread in set(threading.enumerate()) - before:
            if "connection" in thread.name:
                await asyncio.to_thread(thread.join)

    asyncio.run(play())


def test_a_server_is_not_ready_while_its_database_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.05)

    async def silent(_: object) -> bool:
        await asyncio.sleep(3600)
        return True

    monkeypatch.setattr(health, "at_head", silent)

    async def play() -> None:
        async with database_at(f"sqlite:///{tmp_path / 'server.sqlite'}") as database:
            assert await readiness(database) == (503, "server.unavailable")

    asyncio.run(play())
