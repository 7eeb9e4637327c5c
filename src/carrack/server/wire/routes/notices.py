"""Push: the key a browser needs, its subscription, and a message to try it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from carrack.server.notices.push import LONGEST_ENDPOINT
from carrack.server.wire.routes.answers import Answer, Asked, Person, TheService, problems

router = APIRouter(prefix="/api/push", tags=["notices"])

Endpoint = Annotated[str, Field(min_length=1, max_length=LONGEST_ENDPOINT)]
Base64 = Annotated[str, Field(min_length=1, max_length=200)]


class PushKeyAnswer(Answer):
    key: str  # as `applicationServerKey` of PushManager.subscribe


class SubscriptionKeys(Asked):
    p256dh: Base64
    auth: Base64


class Subscription(Asked):
    """A browser's PushSubscription, as its `toJSON()` has it."""

    endpoint: Endpoint
    keys: SubscriptionKeys
    expirationTime: float | None = None  # the browser's name; a gone one is noticed


class Unsubscription(Asked):
    endpoint: Endpoint


class Tried(Answer):
    sent: int  # browsers whose push service took the message
    of: int


@router.get("/key", responses=problems(401, 403))
async def push_key(service: TheService, person: Person) -> PushKeyAnswer:
    """The public key of this server, to subscribe with."""
    return PushKeyAnswer(key=service.notices.key.public)


@router.post("/subscriptions", status_code=204, responses=problems(401, 403, 415))
async def subscribe(asked: Subscription, service: TheService, person: Person) -> None:
    """Tell this browser when it is my turn. Push has to be asked for in the profile, too."""
    keys = asked.keys
    await service.notices.subscriptions.add(person.id, asked.endpoint, keys.p256dh, keys.auth)


@router.delete("/subscriptions", status_code=204, responses=problems(401, 403, 415))
async def unsubscribe(asked: Unsubscription, service: TheService, person: Person) -> None:
    """Tell this browser nothing more."""
    await service.notices.subscriptions.remove(person.id, asked.endpoint)


@router.post("/test", responses=problems(401, 403, 409, 415))
async def try_push(service: TheService, person: Person) -> Tried:
    """Send a message to all my browsers now."""
    sent, of = await service.notices.try_push(person.id, person.language)
    return Tried(sent=sent, of=of)
