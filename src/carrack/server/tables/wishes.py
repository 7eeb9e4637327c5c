"""A table as somebody wants it, before it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

STAND_IN = "greedy"


@dataclass(frozen=True)
class SeatWish:
    """Who is to have a seat: me, somebody else on my device, whoever comes, or a bot."""

    kind: str  # me, here, open, bot; somebody's, whose id it is, in the next game of a campaign
    name: str = ""
    level: str = STAND_IN
    user_id: str | None = None
    kept_for: str | None = None  # whoever may take the open seat first
    wanted: bool = False  # a bot keeps the seat until somebody comes


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it."""

    title: str
    seats: Sequence[SeatWish]
    name: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    spectators: bool = True
    clock: dict[str, Any] = field(default_factory=dict)
    rematch_of: str | None = None
    hands_delay: int | None = None
    hints: bool | None = None  # empty: where one person plays bots
    seed: int | None = None  # of a lesson; nobody chooses that of any other game
    data: dict[str, Any] = field(default_factory=dict)  # what differs from our figures
    rated: bool = False
    campaign_id: str | None = None
    pairing: str | None = None
    contest_id: str | None = None
    sealed: bool = False  # other tables of the tournament play the same deal
