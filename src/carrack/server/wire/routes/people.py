"""Who one is: guests, accounts, devices, all about oneself, and whom one would not meet."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import ConfigDict, Field, SecretStr

from carrack.server.contests.host import person_leaves
from carrack.server.errors import Refused
from carrack.server.notices.quiet import checked_zone
from carrack.server.people import passwords
from carrack.server.people.blocks import LONGEST_REPORT
from carrack.server.people.names import LONGEST_TEXT, folded
from carrack.server.people.sessions import SignedIn
from carrack.server.people.user import User
from carrack.server.tables import seat_tokens, seating
from carrack.server.wire.limits import Kind, address, network
from carrack.server.wire.routes.answers import (
    Answer,
    Asked,
    MaybePerson,
    Person,
    TheService,
    problems,
)

router = APIRouter(prefix="/api", tags=["people"])

ID = r"^[0-9a-z]{1,32}$"
LANGUAGE = r"^[a-z]{2,3}(-[A-Za-z]{2,4})?$"
MAIL = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){0,3}$"

PersonId = Annotated[str, Path(pattern=ID)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT, examples=["Ada"])]
Language = Annotated[str, Field(pattern=LANGUAGE, max_length=8, examples=["en"])]
Password = Annotated[SecretStr, Field(min_length=passwords.SHORTEST, max_length=passwords.LONGEST)]
Code = Annotated[str, Field(min_length=1, max_length=100)]
OldPassword = Annotated[SecretStr, Field(max_length=passwords.LONGEST)]


# ---- what is sent ----


class GuestAsked(Asked):
    name: Name
    language: Language = "en"


Hour = Annotated[int, Field(ge=0, le=23)]
TIMES = ("quiet_from", "quiet_to", "digest")


class NoticesAsked(Asked):
    """By which ways somebody wants to hear that it is their turn."""

    push: bool | None = None
    mail: bool | None = None
    webhook: bool | None = None
    hooks: bool | None = None  # addresses of one's own
    zone: Annotated[str, Field(max_length=64)] | None = None  # as in Europe/Budapest
    quiet_from: Hour | None = None  # hours of that zone in which nothing is sent
    quiet_to: Hour | None = None
    digest: Hour | None = None  # everything at once, at this hour


class MeAsked(Asked):
    """What is named is changed; an empty mail or null removes it."""

    name: Name | None = None
    language: Language | None = None
    mail: Annotated[str, Field(max_length=254, pattern=rf"^$|{MAIL}")] | None = None
    notices: NoticesAsked | None = None


class Secret(Asked):
    """With a password; spaces around one belong to it."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=False)


class AccountAsked(Secret):
    name: Name
    password: Password
    language: Language = "en"  # for somebody who was no guest before


class SignInAsked(Secret):
    name: Name
    password: OldPassword
    claim: bool = False  # what this guest played becomes the account's


class PasswordAsked(Secret):
    old: OldPassword
    new: Password


class RecoveryAsked(Secret):
    password: OldPassword


class CodeAsked(Asked):
    code: Code


class ForgottenAsked(Asked):
    name: Name


class ChosenAsked(Secret):
    code: Code
    new: Password


class RecoverAsked(Secret):
    name: Name
    code: Code
    new: Password


class LeaveAsked(Secret):
    password: OldPassword | None = None  # an account's


class BlockAsked(Asked):
    kind: Literal["mute", "block"] = "block"


class ReportAsked(Asked):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_REPORT)]
    table: Annotated[str, Field(pattern=ID)] | None = None


# ---- what is answered ----


class Me(Answer):
    """Who one is."""

    id: str
    kind: Literal["guest", "account"]
    name: str
    language: str
    mail: str | None
    mail_confirmed: bool  # before that it is not written to
    notices: dict[str, Any]
    muted: bool
    moderator: bool
    created: int


class SessionOf(Answer):
    """Whose device this is; nobody's for a stranger. And whether this server sends mail."""

    me: Me | None
    sends_mail: bool


class RecoveryAnswer(Answer):
    code: str


class SessionAnswer(Answer):
    """A device one is signed in on."""

    created: int
    expires: int
    device: str
    current: bool


class BlockedAnswer(Answer):
    """Somebody one would rather not meet (block) or hear (mute)."""

    id: str
    name: str
    kind: Literal["mute", "block"]
    created: int


class Profile(Answer):
    id: str
    kind: str
    name: str
    language: str
    mail: str | None
    notices: dict[str, Any]
    muted: bool
    banned: bool
    created: int
    seen: int


class OwnSeat(Answer):
    table_id: str
    seat: int
    name: str
    away: bool
    resigned: bool
    title: str
    status: str
    started: int | None
    ended: int | None


class OwnTable(Answer):
    id: str
    title: str
    name: str
    status: str
    public: bool
    spectators: bool
    options: dict[str, Any]
    clock: dict[str, Any]
    created: int
    started: int | None
    ended: int | None


class OwnChat(Answer):
    table_id: str
    name: str
    text: str
    time: int


class OwnAction(Answer):
    """One own action, without its place in the journal: that would count what others did in
    secret.
    """

    table_id: str
    seat: int
    kind: str
    body: dict[str, Any]
    time: int


class OwnBlock(Answer):
    blocked_id: str
    kind: str
    created: int


class OwnFriend(Answer):
    user_id: str  # who asked
    friend_id: str
    accepted: bool
    created: int


class OwnDaysOff(Answer):
    begins: int
    ends: int


class OwnReport(Answer):
    about_id: str
    table_id: str | None
    text: str
    created: int


class OwnUpload(Answer):
    id: str
    title: str
    players: list[Any]
    created: int


class OwnSubscription(Answer):
    server: str
    created: int


class OwnHook(Answer):
    kind: str
    server: str
    created: int


class OwnBug(Answer):
    table_id: str
    text: str
    browser: str
    created: int


class OwnProgram(Answer):
    id: str
    name: str
    created: int
    used: int | None


class OwnPasskey(Answer):
    name: str
    created: int
    used: int | None


class OwnRating(Answer):
    """A rated game, and the rating after it."""

    table_id: str
    seat: int
    title: str
    seats: int
    place: int
    mu: float
    sigma: float
    time: int


class Export(Answer):
    """Everything that is stored about one."""

    profile: Profile
    sessions: list[SessionAnswer]
    seats: list[OwnSeat]
    tables: list[OwnTable]
    chats: list[OwnChat]
    actions: list[OwnAction]
    blocks: list[OwnBlock]
    friends: list[OwnFriend]
    days_off: list[OwnDaysOff]
    reports: list[OwnReport]
    uploads: list[OwnUpload]
    subscriptions: list[OwnSubscription]
    hooks: list[OwnHook]
    bugs: list[OwnBug]
    programs: list[OwnProgram]
    passkeys: list[OwnPasskey]
    ratings: list[OwnRating]


def me(user: User) -> Me:
    return Me.model_validate(user, from_attributes=True)


def welcome(service: TheService, response: Response, signed_in: SignedIn) -> Me:
    """Give the device its cookie."""
    service.people.sessions.set_cookie(response, signed_in.cookie)
    return me(signed_in.user)


def device(request: Request) -> str:
    return request.headers.get("user-agent", "")


# ---- guests, accounts and devices ----


@router.post("/guests", status_code=201, responses=problems(403, 409, 415))
async def come_as_guest(
    asked: GuestAsked, request: Request, response: Response, service: TheService, now: MaybePerson
) -> Me:
    """Come in with nothing but a name."""
    service.people.accounts.check_is_nobody(now)
    service.limits.check("guest", address(request.scope))
    signed_in = await service.people.accounts.come(asked.name, asked.language, device(request))
    return welcome(service, response, signed_in)


@router.post("/accounts", status_code=201, responses=problems(403, 409, 415))
async def open_account(
    asked: AccountAsked, request: Request, response: Response, service: TheService, now: MaybePerson
) -> Me:
    """Keep what the guest has under a name and a password, or start with an account."""
    service.limits.check("account", address(request.scope))
    password = asked.password.get_secret_value()
    signed_in = await service.people.accounts.open_account(
        now, asked.name, password, asked.language, device(request)
    )
    service.people.sessions.remember_device(response, request.cookies, asked.name)
    return welcome(service, response, signed_in)


@router.post("/sessions", status_code=201, responses=problems(401, 403, 415))
async def sign_in(
    asked: SignInAsked, request: Request, response: Response, service: TheService, now: MaybePerson
) -> Me:
    """Sign in on this device; `claim` takes along what was played here as a guest."""
    counted = await doorkeeper(service, request, asked.name)
    password = asked.password.get_secret_value()
    signed_in = await service.people.accounts.sign_in(
        asked.name, password, device(request), now, asked.claim
    )
    service.limits.give_back(*counted)
    service.people.sessions.remember_device(response, request.cookies, asked.name)
    return welcome(service, response, signed_in)


async def doorkeeper(service: TheService, request: Request, name: str) -> list[tuple[Kind, str]]:
    """Holds up whoever guesses passwords: by the name and where it is tried, and a little by the
    name alone. A device where this person has signed in before does not wait for others.
    """
    known = service.people.sessions.known_device(request.cookies, name)
    if known is not None:
        service.limits.check("sign_in_device", known)
        return []
    where = address(request.scope)
    service.limits.check("sign_in", where)
    counted: list[tuple[Kind, str]] = [
        ("sign_in_here", f"{network(where)} {folded(name)}"),
        ("sign_in_name", folded(name)),
    ]
    await service.limits.hold(*counted)
    return counted


@router.delete("/sessions", status_code=204, responses=problems(403))
async def sign_out(
    response: Response,
    service: TheService,
    now: MaybePerson,
    everywhere: Annotated[bool, Query(description="on all devices")] = False,
) -> None:
    """Sign out. A guest cannot return: nobody else knows that name's cookie."""
    if now is not None:
        await service.people.sessions.sign_out(now, everywhere)
        if everywhere:
            await seat_tokens.revoke_tokens(service.house, now.id)
    service.people.sessions.clear_cookie(response)


@router.get("/session", responses=problems(403))
async def whose_session(
    request: Request, response: Response, service: TheService, now: MaybePerson
) -> SessionOf:
    """Who one is on this device; nobody is no mistake. The cookie is renewed once a day."""
    if now is None:
        return SessionOf(me=None, sends_mail=service.letters.can_write)
    await renew(request, response, service)
    return SessionOf(me=me(now), sends_mail=service.letters.can_write)


@router.get("/me", responses=problems(401, 403))
async def who_am_i(request: Request, response: Response, service: TheService, now: Person) -> Me:
    """Who one is; the cookie is renewed by this once a day."""
    await renew(request, response, service)
    return me(now)


async def renew(request: Request, response: Response, service: TheService) -> None:
    cookie = await service.people.sessions.renewed(request.cookies)
    if cookie is not None:
        service.people.sessions.set_cookie(response, cookie)


@router.patch("/me", responses=problems(401, 403, 409, 415))
async def change_me(asked: MeAsked, service: TheService, now: Person) -> Me:
    """Change what is named."""
    columns = asked.model_dump(include={"name", "language"}, exclude_none=True)
    if asked.mail and (asked.mail != now.mail or not now.mail_confirmed):
        service.limits.check("letter", now.id)
        await service.letters.ask_to_confirm(now, asked.mail)
        now = replace(now, mail=asked.mail, mail_confirmed=False)
    elif "mail" in asked.model_fields_set and not asked.mail:
        await service.letters.forget_address(now)
        now = replace(now, mail=None, mail_confirmed=False)
    if asked.notices is not None:
        columns["notices"] = wishes_after(now, asked.notices)
    return me(await service.people.accounts.change(now, **columns) if columns else now)


def wishes_after(now: User, asked: NoticesAsked) -> dict[str, Any]:
    """What is named is changed; null takes an hour back."""
    wishes = now.notices | asked.model_dump(exclude_none=True)
    if asked.zone is not None:
        checked_zone(asked.zone)
    taken_back = [name for name in TIMES if name in asked.model_fields_set]
    return {
        name: value
        for name, value in wishes.items()
        if name not in taken_back or getattr(asked, name) is not None
    }


@router.get("/me/sessions", responses=problems(401, 403))
async def my_sessions(service: TheService, now: Person) -> list[SessionAnswer]:
    """Where one is signed in."""
    found = await service.people.sessions.devices(now)
    return [SessionAnswer.model_validate(one, from_attributes=True) for one in found]


@router.put("/me/password", status_code=204, responses=problems(401, 403, 409, 415))
async def change_password(asked: PasswordAsked, service: TheService, now: Person) -> None:
    """Needs the old one; every other device is signed out."""
    service.limits.check("password", now.id)
    old, new = asked.old.get_secret_value(), asked.new.get_secret_value()
    await service.people.accounts.change_password(now, old, new)
    await seat_tokens.revoke_tokens(service.house, now.id)


@router.post("/me/recovery", responses=problems(401, 403, 409, 415))
async def recovery_code(asked: RecoveryAsked, service: TheService, now: Person) -> RecoveryAnswer:
    """A code to write down, told once: with it a forgotten password is replaced."""
    service.limits.check("password", now.id)
    code = await service.letters.recovery_code(now, asked.password.get_secret_value())
    return RecoveryAnswer(code=code)


@router.post("/letters/confirmed", status_code=204, responses=problems(403, 404, 415))
async def confirm_mail(asked: CodeAsked, request: Request, service: TheService) -> None:
    """Whoever has the code of the letter reads what is sent to that address."""
    service.limits.check("code", address(request.scope))
    await service.letters.confirm(asked.code)


@router.post("/password/forgotten", status_code=204, responses=problems(403, 409, 415))
async def forgot(asked: ForgottenAsked, request: Request, service: TheService) -> None:
    """A letter to the confirmed address of that account; the same answer where there is none."""
    service.limits.check("forgotten", address(request.scope))
    service.limits.check("forgotten_name", folded(asked.name))
    if not service.letters.can_write:
        raise Refused("this server sends no mail", code="mail.none")
    await service.letters.forgotten(asked.name)


@router.post("/password/chosen", status_code=204, responses=problems(403, 404, 415))
async def choose_password(asked: ChosenAsked, request: Request, service: TheService) -> None:
    """Another password, by the code of a letter; all devices are signed out."""
    service.limits.check("code", address(request.scope))
    await service.letters.choose_password(asked.code, asked.new.get_secret_value())


@router.post("/password/recovered", status_code=204, responses=problems(401, 403, 404, 415))
async def recover(asked: RecoverAsked, request: Request, service: TheService) -> None:
    """Another password, by the code that was written down; all devices are signed out."""
    counted = await doorkeeper(service, request, asked.name)
    await service.letters.recover(asked.name, asked.code, asked.new.get_secret_value())
    service.limits.give_back(*counted)


@router.get("/me/export", responses=problems(401, 403))
async def export(response: Response, service: TheService, now: Person) -> Export:
    """Everything that is stored about one, to keep."""
    service.limits.check("export", now.id)
    response.headers["Content-Disposition"] = 'attachment; filename="carrack.json"'
    return Export.model_validate(await service.people.accounts.export(now))


@router.delete("/me", status_code=204, responses=problems(401, 403, 415))
async def delete_me(
    response: Response, service: TheService, now: Person, asked: LeaveAsked | None = None
) -> None:
    """Delete everything about oneself, for good. An account needs its password."""
    if now.is_account:
        service.limits.check("password", now.id)
        given = asked.password if asked is not None else None
        password = "" if given is None else given.get_secret_value()
        await service.people.accounts.check_password(now, password)
    await person_leaves(service.book, now.id)
    await seating.person_leaves(service.house, now.id)
    await service.people.accounts.delete(now)
    # Somebody else of a group may have begun its next game meanwhile.
    await seating.person_leaves(service.house, now.id)
    service.people.sessions.clear_cookie(response)


# ---- others ----


@router.get("/people/blocked", responses=problems(401, 403))
async def blocked(service: TheService, now: Person) -> list[BlockedAnswer]:
    """Whom one has muted or blocked."""
    found = await service.people.blocks.blocked_by(now)
    return [BlockedAnswer.model_validate(one, from_attributes=True) for one in found]


@router.put(
    "/people/{person_id}/block", status_code=204, responses=problems(401, 403, 404, 409, 415)
)
async def block(person_id: PersonId, service: TheService, now: Person, asked: BlockAsked) -> None:
    """Never meet at a table (block), or only hear nothing of them (mute)."""
    await service.people.blocks.block(now, person_id, asked.kind)


@router.delete("/people/{person_id}/block", status_code=204, responses=problems(401, 403))
async def unblock(person_id: PersonId, service: TheService, now: Person) -> None:
    """Lift a block: both may meet and hear each other again."""
    await service.people.blocks.unblock(now, person_id)


@router.post(
    "/people/{person_id}/reports", status_code=204, responses=problems(401, 403, 404, 409, 415)
)
async def report(person_id: PersonId, asked: ReportAsked, service: TheService, now: Person) -> None:
    """Tell the operator about somebody."""
    service.limits.check("report", now.id)
    await service.people.blocks.report(now, person_id, asked.text, asked.table)
