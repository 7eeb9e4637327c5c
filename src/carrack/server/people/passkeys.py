"""Passkeys: somebody signs in by a key that never leaves their device, beside the password.

What a device signs is a challenge of ours that is good for one answer, within minutes, and for the
pages of this server. Whatever is wrong with an answer is one and the same refusal.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import webauthn
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from carrack.server.errors import Refused
from carrack.server.people.names import printable
from carrack.server.people.sessions import SignedIn
from carrack.server.people.user import GUEST, User, check_is_account, check_not_banned
from carrack.server.storage import schema
from carrack.server.storage.database import now

if TYPE_CHECKING:
    from carrack.server.people.people import People

passkeys, challenges = schema.passkeys, schema.challenges

GOOD_MS = 5 * 60_000  # for an answer to a challenge
MOST = 20  # of one person
LONGEST_ID = 1400  # signs
DAY_MS = 86_400_000
REQUIRED = UserVerificationRequirement.REQUIRED

Json = dict[str, Any]


@dataclass(frozen=True)
class Site:
    """What this server is called by whoever asks: a key is made for one name only."""

    name: str
    origins: tuple[str, ...]


class Passkeys:
    """The keys of everybody."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.database = people.database

    # ---- challenges ----

    async def challenge(self, user_id: str | None) -> bytes:
        made, time = secrets.token_bytes(32), now()
        async with self.database.write() as connection:
            await connection.execute(delete(challenges).where(challenges.c.expires < time))
            values = {"id": hashed(made), "user_id": user_id, "expires": time + GOOD_MS}
            await connection.execute(insert(challenges).values(values))
        return made

    async def use(self, credential: Json, user_id: str | None) -> bytes:
        """The challenge that was answered; nobody answers it a second time."""
        try:
            written = base64url_to_bytes(credential["response"]["clientDataJSON"])
            answered = parse_client_data_json(written).challenge
        except Exception as error:
            raise invalid() from error
        c = challenges.c
        mine = c.user_id.is_(None) if user_id is None else c.user_id == user_id
        wanted = delete(challenges).where(c.id == hashed(answered), c.expires >= now(), mine)
        async with self.database.write() as connection:
            done = await connection.execute(wanted)
        if done.rowcount != 1:
            raise invalid()
        return answered

    # ---- one's own ----

    async def ask_to_add(self, user: User, password: str, site: Site) -> Json:
        """What a device needs to make a key; whoever only sits at an open page makes none."""
        check_is_account(user)
        await self.people.accounts.check_password(user, password)
        known = [
            PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in await self.ids(user)
        ]
        if len(known) >= MOST:
            raise Refused("remove a passkey first", code="passkey.too_many")
        return for_browser(
            webauthn.generate_registration_options(
                rp_id=site.name,
                rp_name="Carrack",
                user_id=user.id.encode(),
                user_name=user.name,
                challenge=await self.challenge(user.id),
                exclude_credentials=known,
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED, user_verification=REQUIRED
                ),
            )
        )

    async def add(self, user: User, credential: Json, name: str, site: Site) -> None:
        challenge = await self.use(credential, user.id)
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                require_user_verification=True,
            )
        except Exception as error:
            raise invalid() from error
        key = bytes_to_base64url(found.credential_id)
        values = {
            "id": key,
            "user_id": user.id,
            "name": printable(name)[:80] or "Passkey",
            "public_key": found.credential_public_key,
            "signs": found.sign_count,
            "created": now(),
        }
        if len(key) > LONGEST_ID:
            raise invalid()
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(passkeys).values(values))
        except IntegrityError:
            raise Refused("that passkey is known already", code="passkey.known") from None

    async def ids(self, user: User) -> list[str]:
        wanted = select(passkeys.c.id).where(passkeys.c.user_id == user.id)
        async with self.database.read() as connection:
            return [*await connection.scalars(wanted)]

    async def mine(self, user: User) -> list[Json]:
        c = passkeys.c
        wanted = select(c.id, c.name, c.created, c.used).where(c.user_id == user.id)
        async with self.database.read() as connection:
            found = await connection.execute(wanted.order_by(c.created, c.id))
            return [dict(row) for row in found.mappings()]

    async def remove(self, user: User, key: str) -> None:
        mine = (passkeys.c.id == key) & (passkeys.c.user_id == user.id)
        async with self.database.write() as connection:
            done = await connection.execute(delete(passkeys).where(mine))
        if done.rowcount != 1:
            raise Refused("there is no such passkey", code="passkey.unknown", status=404)

    async def remove_all(self, user_id: str) -> None:
        """Whoever had the password for a while may have added a key of their own."""
        async with self.database.write() as connection:
            await connection.execute(delete(passkeys).where(passkeys.c.user_id == user_id))

    # ---- to sign in ----

    async def ask_who(self, site: Site) -> Json:
        """A challenge for whoever it is: the device shows which keys it has for this server."""
        return for_browser(
            webauthn.generate_authentication_options(
                rp_id=site.name, challenge=await self.challenge(None), user_verification=REQUIRED
            )
        )

    async def sign_in(
        self, credential: Json, site: Site, device: str, before: User | None, claim: bool
    ) -> SignedIn:
        """As with a password: see `Accounts.sign_in`."""
        challenge = await self.use(credential, None)
        user = await self.signed_by(credential, challenge, site)
        check_not_banned(user)
        if before is not None and before.id != user.id and before.kind == GUEST and claim:
            await self.people.accounts.claim(before, user)
        elif before is not None:
            await self.people.sessions.sign_out(before)
        return await self.people.sessions.signed_in(user.id, device)

    async def signed_by(self, credential: Json, challenge: bytes, site: Site) -> User:
        key = credential.get("id")
        wanted = select(passkeys).where(passkeys.c.id == (key if isinstance(key, str) else ""))
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).mappings().first()
        if row is None:
            raise invalid()
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=list(site.origins),
                credential_public_key=row["public_key"],
                credential_current_sign_count=row["signs"],
                require_user_verification=True,
            )
        except Exception as error:
            raise invalid() from error
        time = now()
        values = {"signs": found.new_sign_count, "used": time - time % DAY_MS}
        same = (passkeys.c.id == row["id"]) & (passkeys.c.signs == row["signs"])
        async with self.database.write() as connection:
            done = await connection.execute(update(passkeys).where(same).values(values))
        user = await self.people.find(row["user_id"])
        if user is None or done.rowcount != 1:
            raise invalid()
        return user


def for_browser(options: Any) -> Json:
    """The options of a passkey as a browser takes them: JSON, with bytes in base64url."""
    found: Json = json.loads(webauthn.options_to_json(options))
    return found


def hashed(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def invalid() -> Refused:
    return Refused(
        "this passkey does not fit, or it took too long", code="passkey.invalid", status=401
    )
