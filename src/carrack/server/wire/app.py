"""The application: routes, sockets and what every request passes through."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

import carrack
from carrack.kernel.errors import CarrackError
from carrack.server.operate.observing import observe
from carrack.server.service import Service
from carrack.server.settings import Settings
from carrack.server.wire import sockets
from carrack.server.wire.log import told
from carrack.server.wire.page import serve_page
from carrack.server.wire.previews import serve_previews, tags
from carrack.server.wire.routes import (
    campaigns,
    contests,
    data,
    friends,
    health,
    hooks,
    lessons,
    moderation,
    notices,
    passkeys,
    people,
    programs,
    rankings,
    records,
    slow,
    tables,
    titles,
)
from carrack.server.wire.security import HostGate, problem, protect, refusal

MOST_FIELDS = 20  # whose problems are told at once
FIELD_CODES = {
    "missing": "field.missing",
    "string_too_short": "field.too_short",
    "too_short": "field.too_short",
    "string_too_long": "field.too_long",
    "too_long": "field.too_long",
}
LIMITS = {"min_length": "least", "max_length": "most"}


def create_app(settings: Settings) -> FastAPI:
    """The application with these settings; the database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.service = await Service.start(settings, app.state.metrics)
        try:
            yield
        finally:
            await app.state.service.stop()

    app = FastAPI(
        title="Carrack",
        version=carrack.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # the page would fetch its scripts from elsewhere
        redoc_url=None,
    )
    app.state.settings = settings
    parts = (
        titles,
        data,
        lessons,
        people,
        passkeys,
        programs,
        tables,
        campaigns,
        contests,
        rankings,
        records,
    )
    # To include a router would make each of its routes a second time, while the first person waits.
    for part in (*parts, friends, slow, notices, hooks, moderation, health, sockets):
        app.router.routes.extend(part.router.routes)
    serve_previews(app)
    serve_page(app, tags=tags)
    app.add_exception_handler(CarrackError, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, no_such_page)
    app.add_middleware(HostGate, settings=settings)
    protect(app, settings)
    observe(app, settings)
    return app


def refused(request: Request, error: Exception) -> Response:
    """A clear error with its code; anything of the kernel is the asker's mistake."""
    assert isinstance(error, CarrackError)
    request.app.state.metrics.refused.labels(error.code).inc()
    return refusal(error, request.scope)


def not_understood(request: Request, error: Exception) -> Response:
    """A program reads exactly what was wrong; in other languages than English one reads where."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()[0]
    where = ".".join(str(part) for part in found["loc"])[:80]
    wrong = CarrackError(
        f"{where}: {found['msg']}"[:500], code="request.invalid", facts={"asked": where}
    )
    fields = [field for one in error.errors()[:MOST_FIELDS] if (field := field_problem(one))]
    sentence = told(wrong, request.headers.get("accept-language"))
    return problem(wrong.code, sentence, 422, fields=fields)


def field_problem(found: Any) -> dict[str, Any] | None:
    """What is wrong with one field of a body; never what was sent in it."""
    where, *path = found["loc"]
    if where != "body" or not path or not all(isinstance(part, str) for part in path):
        return None
    limits = {LIMITS[name]: value for name, value in found.get("ctx", {}).items() if name in LIMITS}
    code = FIELD_CODES.get(found["type"], "field.wrong")
    if code == "field.wrong" and path == ["mail"]:
        code = "mail.address"
    return {"field": ".".join(path)[:80], "code": code, **limits}


def no_such_page(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    return problem(f"http.{status}", str(error.detail), status, error.headers)
