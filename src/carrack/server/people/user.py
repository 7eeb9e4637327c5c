"""One person, as the database has them, and what is asked of them before they may do a thing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy.engine import RowMapping

from carrack.server.errors import Refused
from carrack.server.storage.schema import users

GUEST, ACCOUNT, GONE = "guest", "account", "gone"


@dataclass(frozen=True)
class User:
    """A person, as the database has them; `session` is the one this request came with."""

    id: str
    kind: str  # guest, account, gone
    name: str
    language: str = "en"
    muted: bool = False
    banned: bool = False
    moderator: bool = False
    created: int = 0
    mail: str | None = field(default=None, repr=False)
    notices: dict[str, Any] = field(default_factory=dict, repr=False, hash=False)
    session: str = field(default="", repr=False)
    mail_confirmed: bool = False
    program: str = field(default="", repr=False)  # the hash of its token, where a program asks

    @property
    def is_account(self) -> bool:
        return self.kind == ACCOUNT


COLUMNS = (
    users.c.id,
    users.c.kind,
    users.c.name,
    users.c.language,
    users.c.muted,
    users.c.banned,
    users.c.moderator,
    users.c.created,
    users.c.mail,
    users.c.notices,
    users.c.mail_confirmed,
)


def user_of(row: RowMapping, session: str = "") -> User:
    return User(**{column.name: row[column.name] for column in COLUMNS}, session=session)


def check_not_banned(user: User) -> None:
    if user.banned:
        raise Refused("the operator has banned you", code="person.banned", status=403)


def check_is_no_program(user: User) -> None:
    """A token plays, and does nothing else in a person's name."""
    if user.program:
        raise Refused("a program plays, and nothing else", code="program.plays_only", status=403)


def check_is_account(user: User) -> None:
    if not user.is_account:
        raise Refused("a guest has no password", code="person.no_account")
