"""What a table is made of: what is known about it, its seats, offers, plans, and rows to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from carrack.kernel.state import State

Viewer = int | None  # a seat; None is a spectator
Event = dict[str, Any]

OPEN, PLAYING = "open", "playing"
FINISHED, ENDED, CLOSED, ASIDE = "finished", "ended", "closed", "aside"
OVER = (FINISHED, ENDED, CLOSED)
IDLE_AFTER = 90 * 86_400_000  # ms after which a game without a clock ends if nobody moves
MOST_ROWS = 20_000  # of one table; the longest games need a tenth of it


@dataclass
class Seat:
    """A place at the table, and who has it."""

    seat: int
    kind: str = "open"  # open, person, bot
    user_id: str | None = None
    level: str = ""
    name: str = ""
    away: bool = False
    resigned: bool = False
    wanted: bool = False
    token: int = 0
    program: bool = False  # played by a program of its owner's
    kept_for: str | None = None  # the person who alone may take the open seat …
    kept_until: int | None = None  # … until then
    ready: bool = False  # before the start

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def is_present(self) -> bool:
        """A person who decides for this seat now."""
        return self.is_person and not self.away and not self.resigned


# A seat that is kept for nobody and where nobody has said anything.
NOTHING_AGREED: dict[str, Any] = {"kept_for": None, "kept_until": None, "ready": False}


@dataclass
class Facts:
    """What is known about a table beside its rows; the columns of `tables`."""

    id: str
    title: str
    name: str
    status: str
    owner_id: str
    public: bool
    key: str
    spectators: bool
    options: dict[str, Any]
    clock: dict[str, Any]
    stand_in: str
    result: dict[str, Any] | None = None
    reason: str = ""
    rematch_of: str | None = None
    rematch: str | None = None
    created: int = 0
    started: int | None = None
    ended: int | None = None
    hands_delay: int | None = None  # seconds until spectators see hands
    data: dict[str, Any] | None = None  # corrected figures, see own_data.py
    rated: bool = False
    hints: bool = False  # for those who play
    campaign_id: str | None = None
    pairing: str | None = None  # what whoever is paired here looks for
    contest_id: str | None = None
    sealed: bool = False  # other tables of the tournament play the same deal

    @property
    def tells_all(self) -> bool:
        """Whether nobody can use its secrets any more, here or elsewhere."""
        return self.status in OVER and not self.sealed


@dataclass
class Offer:
    """Something that happens if everybody agrees."""

    number: int
    seat: int
    what: str
    steps: int
    agreed: set[int]
    days: int = 0  # of a pause; 0 ends one


@dataclass(frozen=True)
class Answered:
    """What became of somebody's last offer: agreed, refused, or gone because the game went on."""

    number: int
    seat: int
    what: str
    outcome: str
    by: int | None = None  # the seat that refused
    wait: int = 0  # seconds until the seat may ask again


@dataclass
class Plan:
    """Actions that a seat has chosen beforehand."""

    actions: list[dict[str, Any]]
    auto_pass: bool
    until: str = ""  # passes whenever it can, until its own turn comes or the round is over …
    round: int = 0  # … which is this one
    dropped: dict[str, Any] | None = None  # what could not be done when its time came

    def __bool__(self) -> bool:
        return bool(self.actions or self.auto_pass or self.until)


@dataclass(frozen=True)
class Told:
    """One row as each viewer heard of it: the number in the viewer's stream, and the events."""

    kind: str
    seat: int
    time: int
    parts: dict[Viewer, tuple[int, list[Event]]]


@dataclass
class Draft:
    """A row that is about to be stored: all but its place in the journal."""

    kind: str
    seat: int
    body: dict[str, Any]
    state: State | None = None  # the state after it, if it changes the game
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
    then: Sequence[dict[str, Any]] = ()  # what a bot does behind it, stored and told together
