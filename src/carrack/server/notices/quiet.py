"""When somebody wants to hear of nothing, and when of everything at once."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from carrack.server.errors import Refused

HOURS = range(24)


def checked_zone(name: str) -> str:
    """A time zone as in Europe/Budapest; Refused for one that nobody knows.

    >>> checked_zone("Europe/Budapest")
    'Europe/Budapest'
    """
    try:
        ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        raise Refused("this time zone is not known", code="notices.zone", status=422) from None
    return name


def held_until(wishes: Mapping[str, Any], moment: datetime) -> datetime | None:
    """Until when a message to somebody with these wishes has to wait; None for not at all.

    >>> from datetime import UTC
    >>> night = {"zone": "Europe/Budapest", "quiet_from": 22, "quiet_to": 7}
    >>> str(held_until(night, datetime(2026, 1, 5, 21, 30, tzinfo=UTC)))
    '2026-01-06 07:00:00+01:00'
    >>> held_until(night, datetime(2026, 1, 5, 12, tzinfo=UTC)) is None
    True
    >>> str(held_until({"zone": "UTC", "digest": 18}, datetime(2026, 1, 5, 18, 1, tzinfo=UTC)))
    '2026-01-06 18:00:00+00:00'
    """
    here = moment.astimezone(ZoneInfo(str(wishes.get("zone") or "UTC")))
    digest, begins, ends = (hour_of(wishes, name) for name in ("digest", "quiet_from", "quiet_to"))
    if digest is not None:
        return next_time(here, digest)
    if begins is None or ends is None or not is_within(here.hour, begins, ends):
        return None
    return next_time(here, ends)


def hour_of(wishes: Mapping[str, Any], name: str) -> int | None:
    hour = wishes.get(name)
    return hour if type(hour) is int and hour in HOURS else None


def is_within(hour: int, begins: int, ends: int) -> bool:
    """Whether an hour lies between two others; a night goes over midnight.

    >>> [is_within(hour, 22, 7) for hour in (21, 22, 3, 7)]
    [False, True, True, False]
    """
    return begins <= hour < ends if begins <= ends else hour >= begins or hour < ends


def next_time(here: datetime, hour: int) -> datetime:
    """The next time that a clock there shows this hour."""
    today = here.replace(hour=hour, minute=0, second=0, microsecond=0)
    return today if today > here else today + timedelta(days=1)
