"""Addresses of a person's own that take messages."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import Field

from carrack.server.notices.hooks import Hook, Kind, telegram_address
from carrack.server.notices.push import LONGEST_ENDPOINT
from carrack.server.wire.routes.answers import Answer, Asked, Person, TheService, problems

router = APIRouter(prefix="/api/me/hooks", tags=["notices"])

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


@router.get("", responses=problems(401, 403))
async def my_hooks(service: TheService, person: Person) -> list[HookAnswer]:
    """Where messages of mine go, beside browsers and mail."""
    return [shown(hook) for hook in await service.notices.hooks.of(person.id)]


@router.post("", status_code=201, responses=problems(401, 403, 409, 415))
async def add_hook(asked: HookAsked, service: TheService, person: Person) -> HookAnswer:
    """From now on it is told there, too, when it is my turn."""
    service.limits.check("hook", person.id)
    is_telegram = asked.kind == "telegram"
    address = telegram_address(asked.bot, asked.chat) if is_telegram else asked.address
    return shown(await service.notices.hooks.add(person.id, asked.kind, address))


@router.delete("/{hook_id}", status_code=204, responses=problems(401, 403))
async def remove_hook(hook_id: HookId, service: TheService, person: Person) -> None:
    """Nothing more is sent there."""
    await service.notices.hooks.remove(person.id, hook_id)


@router.post("/{hook_id}/test", responses=problems(401, 403, 404, 409, 415))
async def try_hook(hook_id: HookId, service: TheService, person: Person) -> HookTried:
    """Send a message there now."""
    service.limits.check("hook", person.id)
    return HookTried(sent=await service.notices.try_hook(person.id, hook_id, person.language))
