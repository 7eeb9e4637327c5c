"""Passkeys: one's own, and signing in by one."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field, SecretStr

from carrack.server.people import passwords
from carrack.server.people.passkeys import LONGEST_ID, Site
from carrack.server.settings import Settings
from carrack.server.wire.limits import address
from carrack.server.wire.routes.answers import (
    Answer,
    Asked,
    MaybePerson,
    Person,
    TheService,
    problems,
)
from carrack.server.wire.routes.people import Me, device, welcome

router = APIRouter(prefix="/api", tags=["people"])

KeyId = Annotated[str, Path(min_length=1, max_length=LONGEST_ID, pattern="^[A-Za-z0-9_-]+$")]
Credential = Annotated[dict[str, Any], Field(max_length=12)]  # as the browser made it


class AddAsked(Asked):
    password: Annotated[SecretStr, Field(max_length=passwords.LONGEST)]


class MadeAsked(Asked):
    credential: Credential
    name: Annotated[str, Field(max_length=60)] = ""  # how somebody knows it again


class KeyAsked(Asked):
    credential: Credential
    claim: bool = False  # what was played here as a guest becomes the account's


class Options(Answer):
    """What the browser is asked for, as `parseCreationOptionsFromJSON` takes it."""

    options: dict[str, Any]


class PasskeyAnswer(Answer):
    id: str
    name: str
    created: int
    used: int | None  # to the day


def site_of(request: Request, settings: Settings) -> Site:
    """What this server is called: by its public address, or as it was asked for; which names it
    answers to was looked at before.
    """
    if settings.public_url:
        name = urlsplit(settings.public_url).hostname or ""
        return Site(name, tuple(settings.allowed_origins))
    host = request.headers.get("host", "")
    return Site(urlsplit(f"//{host}").hostname or "", (f"http://{host}", f"https://{host}"))


@router.get("/me/passkeys", responses=problems(401, 403))
async def my_passkeys(service: TheService, now: Person) -> list[PasskeyAnswer]:
    """Keys by which one can sign in."""
    return [PasskeyAnswer(**one) for one in await service.people.passkeys.mine(now)]


@router.post("/me/passkeys/options", responses=problems(401, 403, 409, 415))
async def ask_to_add(
    asked: AddAsked, request: Request, service: TheService, now: Person
) -> Options:
    """What a device needs to make a key; takes the password."""
    service.limits.check("password", now.id)
    site, password = site_of(request, service.settings), asked.password.get_secret_value()
    return Options(options=await service.people.passkeys.ask_to_add(now, password, site))


@router.post("/me/passkeys", status_code=201, responses=problems(401, 403, 409, 415))
async def add(
    asked: MadeAsked, request: Request, service: TheService, now: Person
) -> list[PasskeyAnswer]:
    """Keep the public half of the key that a device has made."""
    site = site_of(request, service.settings)
    await service.people.passkeys.add(now, asked.credential, asked.name, site)
    return await my_passkeys(service, now)


@router.delete("/me/passkeys/{key}", status_code=204, responses=problems(401, 403, 404))
async def remove(key: KeyId, service: TheService, now: Person) -> None:
    """Nobody signs in by this key any more; devices keep theirs until they are told."""
    await service.people.passkeys.remove(now, key)


@router.post("/sessions/passkey/options", responses=problems(403, 415))
async def ask_who(request: Request, service: TheService) -> Options:
    """A challenge to sign in by."""
    service.limits.check("passkey", address(request.scope))
    site = site_of(request, service.settings)
    return Options(options=await service.people.passkeys.ask_who(site))


@router.post("/sessions/passkey", status_code=201, responses=problems(401, 403, 415))
async def sign_in(
    asked: KeyAsked, request: Request, response: Response, service: TheService, now: MaybePerson
) -> Me:
    """Sign in on this device by a key; `claim` takes along what was played here as a guest."""
    service.limits.check("passkey", address(request.scope))
    site = site_of(request, service.settings)
    signed_in = await service.people.passkeys.sign_in(
        asked.credential, site, device(request), now, asked.claim
    )
    return welcome(service, response, signed_in)
