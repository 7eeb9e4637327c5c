"""One campaign, as the database has it, and what is asked before somebody may do a thing there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.storage.database import now
from carrack.server.tables.access import same
from carrack.server.tables.facts import OPEN, PLAYING

SILENCE = 7 * 24 * 3600 * 1000  # milliseconds until a game need not wait for a host who has gone


@dataclass(frozen=True)
class Place:
    """Whose part in a campaign this is."""

    seat: int
    kind: str  # open, person, bot
    user_id: str | None
    level: str
    name: str


@dataclass(frozen=True)
class Campaign:
    """A group, and how far it has come."""

    id: str
    title: str
    name: str
    owner_id: str
    key: str
    options: dict[str, Any]
    archive: dict[str, Any]
    games: int
    table_id: str | None
    version: int
    created: int
    changed: int
    status: str | None  # of the table
    acting: str
    moved: int | None  # when the table last changed
    places: tuple[Place, ...]

    @property
    def is_over(self) -> bool:
        """Whether the last chapter has been played."""
        return not self.archive["chapter"]

    @property
    def is_playing(self) -> bool:
        return self.status in (OPEN, PLAYING)

    @property
    def host(self) -> str | None:
        """Whoever began it; once they have left, the first person of the group."""
        people = [place.user_id for place in self.places if place.user_id]
        if self.owner_id in people:
            return self.owner_id
        return people[0] if people else None

    def seats_of(self, user_id: str | None) -> list[int]:
        """The places of a person; several where people share one device."""
        return [place.seat for place in self.places if user_id and place.user_id == user_id]

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused(f"the group has no place {seat}", code="seat.unknown", status=404)
        return self.places[seat]


def unknown() -> Refused:
    return Refused("there is no such campaign", code="campaign.unknown", status=404)


def check_knows(campaign: Campaign, user_id: str | None, key: str = "") -> None:
    """To others it is as if it were not there: ids cannot be tried out."""
    if not campaign.seats_of(user_id) and not (key and same(key, campaign.key)):
        raise unknown()


def check_member(campaign: Campaign, person: User) -> None:
    if not campaign.seats_of(person.id):
        raise unknown()


def check_host(campaign: Campaign, person: User) -> None:
    check_member(campaign, person)
    if campaign.host != person.id:
        raise Refused(
            "only the host of the group may do that", code="campaign.not_host", status=403
        )


def may_abandon(campaign: Campaign, user_id: str | None) -> bool:
    """The host at any time; everybody of the group when nothing has moved for long."""
    if not campaign.seats_of(user_id):
        return False
    return campaign.host == user_id or now() - (campaign.moved or 0) >= SILENCE


def check_between_games(campaign: Campaign) -> None:
    if campaign.is_playing:
        raise Refused("a game is under way: end it first", code="campaign.playing")


def waits_for(campaign: Campaign, user_id: str | None) -> bool:
    """Whether it is this person's turn in the game under way."""
    return any(f",{seat}," in campaign.acting for seat in campaign.seats_of(user_id))


def people_of(campaign: Campaign) -> list[str]:
    return [place.user_id for place in campaign.places if place.user_id]
