"""Browsers that asked to be told: which they are, and whose."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from carrack.server.notices.push import checked_endpoint, checked_keys
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now

MOST_DEVICES = 10  # of one person; beyond, the oldest is forgotten

subscriptions = schema.subscriptions


@dataclass(frozen=True, repr=False)  # an endpoint is a secret between a browser and us
class Device:
    """A browser that subscribed."""

    id: str
    endpoint: str
    keys: dict[str, str]


class Subscriptions:
    """Keeps the browsers that subscribed, in the database."""

    def __init__(self, database: Database, anywhere: bool) -> None:
        self.database = database
        self.anywhere = anywhere  # for tests: endpoints on this machine

    async def add(self, user_id: str, endpoint: str, p256dh: str, auth: str) -> None:
        """From now on this browser is told; it belongs to whoever subscribed with it last."""
        row = {
            "id": endpoint_id(checked_endpoint(endpoint, self.anywhere)),
            "user_id": user_id,
            "endpoint": endpoint,
            "keys": checked_keys(p256dh, auth),
            "created": now(),
        }
        try:
            await self.store(row)
        except IntegrityError:
            await self.store(row)  # the same browser asked twice at the same moment

    async def store(self, row: dict[str, Any]) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.id == row["id"]))
            await connection.execute(insert(subscriptions).values(row))
            newest = (await connection.scalars(newest_of(row["user_id"]))).all()
            others = (subscriptions.c.user_id == row["user_id"]) & subscriptions.c.id.not_in(newest)
            await connection.execute(delete(subscriptions).where(others))

    async def remove(self, user_id: str, endpoint: str) -> None:
        """This browser is told no more; nothing happens if it is not this person's."""
        own = (subscriptions.c.id == endpoint_id(endpoint)) & (subscriptions.c.user_id == user_id)
        async with self.database.write() as connection:
            await connection.execute(delete(subscriptions).where(own))

    async def forget(self, device: Device) -> None:
        """Its push service does not know it any more."""
        async with self.database.write() as connection:
            await connection.execute(delete(subscriptions).where(subscriptions.c.id == device.id))

    async def of(self, user_id: str) -> list[Device]:
        """The browsers of a person."""
        wanted = select(subscriptions.c.id, subscriptions.c.endpoint, subscriptions.c["keys"])
        wanted = wanted.where(subscriptions.c.id.in_(newest_of(user_id)))
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).all()
        return [Device(*row) for row in found]


def newest_of(user_id: str) -> Any:
    """The ids of a person's browsers, as many as are kept."""
    return (
        select(subscriptions.c.id)
        .where(subscriptions.c.user_id == user_id)
        .order_by(subscriptions.c.created.desc(), subscriptions.c.id)
        .limit(MOST_DEVICES)
    )


def endpoint_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
