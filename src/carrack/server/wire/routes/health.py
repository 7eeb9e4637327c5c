"""For machines that watch over the server: is it alive, is it ready, what does it measure."""

from __future__ import annotations

import asyncio
import hmac
from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import delete, insert, text
from sqlalchemy.exc import IntegrityError

from carrack.server.errors import Refused, Unavailable
from carrack.server.operate.observing import Metrics
from carrack.server.settings import Settings
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.storage.upgrade import at_head
from carrack.server.wire.routes.answers import Answer, TheService, problems

router = APIRouter(tags=["health"])

NEAR = ("127.0.0.1", "::1", "")  # they count moves, and some moves are secret
PROBE = "probe"  # a row that is written and removed again
PATIENCE = 2.0  # seconds for the database to answer


class Health(Answer):
    status: Literal["alive", "ready"]


@router.get("/healthz")
async def alive() -> Health:
    """The process answers; nothing else is asked."""
    return Health(status="alive")


@router.get("/readyz", responses=problems())
async def ready(service: TheService) -> Health:
    """The database answers, takes what is stored, and has the tables this version expects."""
    try:
        async with asyncio.timeout(PATIENCE):
            await check(service.database)
    except TimeoutError:
        raise Unavailable("the database does not answer") from None
    if not service.house.is_well:
        raise Unavailable("a part of the server has stopped")
    if service.journal.trouble and not await can_write(service.database):
        raise Unavailable(f"the last rows were not stored: {service.journal.trouble}")
    return Health(status="ready")


async def can_write(database: Database) -> bool:
    """Whether the database takes anything now: else nobody would come to whom it could show that
    it does again.
    """
    secrets = schema.secrets
    try:
        async with asyncio.timeout(PATIENCE), database.write() as connection:
            await connection.execute(delete(secrets).where(secrets.c.name == PROBE))
            await connection.execute(insert(secrets).values(name=PROBE, value=""))
            await connection.execute(delete(secrets).where(secrets.c.name == PROBE))
    except (TimeoutError, Unavailable, IntegrityError):
        return False
    return True


async def check(database: Database) -> None:
    async with database.read() as connection:
        await connection.execute(text("SELECT 1"))
        if not await at_head(connection):
            raise Refused(
                "the database does not have the shape that this version needs",
                code="server.migration",
                status=503,
            )


class MetricsText(PlainTextResponse):
    media_type = CONTENT_TYPE_LATEST


@router.get(
    "/metrics",
    response_class=MetricsText,
    responses={**problems(401, 404), 200: {"content": {"text/plain": {}}}},
)
async def metrics(request: Request) -> MetricsText:
    """The metrics for Prometheus: with the token where one is set, else for this machine alone."""
    settings: Settings = request.app.state.settings
    measured: Metrics = request.app.state.metrics
    host = request.client.host if request.client else ""
    if not settings.metrics or not (settings.metrics_token or host in NEAR):
        raise Refused("there are no metrics here", code="http.404", status=404)
    check_token(settings.metrics_token, request.headers.get("authorization", ""))
    return MetricsText(measured.text())


def check_token(token: str, header: str) -> None:
    if token and not hmac.compare_digest(header.encode(), f"Bearer {token}".encode()):
        raise Refused("a token is needed", code="metrics.token", status=401)
