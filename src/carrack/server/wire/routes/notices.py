"""Push: the key a browser needs, its subscription, a message to try it; addresses of one's own."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field

from carrack.server.notices.hooks import Hook, Kind, telegram_address
from carrack.server.notices.push import LONGEST_ENDPOINT
from carrack.server.wire.routes.answers import Answer, Asked, Person, TheService, problems

router = APIRouter(prefix="/api/push", tags=["notices"])
own = APIRouter(prefix="/api/me/hooks", tags=["notices"])

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


# ---- addresses of one's own ----


HookId = Annotated[str, Path(pattern=r"^[0-9a-z]{1,32}$")]


class HookAsked(Asked):
    """An address that takes messages; for Telegram a bot and a chat instead."""

    kind: Kind
    address: Annotated[str, Field(max_length=LONGEST_ENDPOINT)] = ""
    bot: Annotated[str, Field(max_length=150)] = ""
    chat: Annotated[str, Field(max_length=80)] = ""


class HookAnswer(Answer):
    """One of them; its address is not told again."""

    id: str
    kind: Kind
    server: str
    created: int


class HookTried(Answer):
    sent: bool  # whether it was taken


def shown(hook: Hook) -> HookAnswer:
    return HookAnswer(id=hook.id, kind=hook.kind, server=hook.server, created=hook.created)


@own.get("", responses=problems(401, 403))
async def my_hooks(service: TheService, person: Person) -> list[HookAnswer]:
    """Where messages of mine go, beside browsers and mail."""
    return [shown(hook) for hook in await service.notices.hooks.of(person.id)]


@own.post("", status_code=201, responses=problems(401, 403, 409, 415))
async def add_hook(asked: HookAsked, service: TheService, person: Person) -> HookAnswer:
    """From now on it is told there, too, when it is my turn."""
    service.limits.check("hook", person.id)
    is_telegram = asked.kind == "telegram"
    address = telegram_address(asked.bot, asked.chat) if is_telegram else asked.address
    return shown(await service.notices.hooks.add(person.id, asked.kind, address))


@own.delete("/{hook_id}", status_code=204, responses=problems(401, 403))
async def remove_hook(hook_id: HookId, service: TheService, person: Person) -> None:
    """Nothing more is sent there."""
    await service.notices.hooks.remove(person.id, hook_id)


@own.post("/{hook_id}/test", responses=problems(401, 403, 404, 409, 415))
async def try_hook(hook_id: HookId, service: TheService, person: Person) -> HookTried:
    """Send a message there now."""
    service.limits.check("hook", person.id)
    return HookTried(sent=await service.notices.try_hook(person.id, hook_id, person.language))
