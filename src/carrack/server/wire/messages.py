"""Every message of the socket, typed. `/api/socket.json` shows them as a JSON schema.

A client says hello, watches tables, and answers decisions. The server sends one numbered stream for
each seat that the client may see: a client that knows number 7 of a stream says so when it watches
again, and gets 8, 9 … and nothing twice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]  # it is stored
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[0-9a-z]+$")]
Seat = Annotated[int, Meta(ge=0, le=9)]
Decision = Annotated[str, Meta(max_length=32)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
# The end of a pattern is also found before a line break.
Place = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[!-~]+(?!\n)$")]
Key = Annotated[str, Meta(max_length=200)]
Language = Annotated[str, Meta(min_length=2, max_length=16)]
Word = Annotated[str, Meta(max_length=200)] | int | bool | None
Action = dict[Annotated[str, Meta(max_length=40)], Word | list[Word]]

LONGEST = 16_384  # bytes of one message from a client

# ---- from the client ----


class Message(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(Message, tag="hello"):
    """The first message: in which language texts are wanted, and a seat's token if there is one."""

    language: Language | None = None
    token: Key | None = None


class Watch(Message, tag="watch"):
    """Follow a table. `known` holds the last number seen of each stream, by seat; `watch` is the
    spectator's.
    """

    table: TableId
    key: Key = ""
    known: dict[Annotated[str, Meta(max_length=5)], Annotated[int, Meta(ge=0)]] = {}
    spectator: bool = False  # look on even where one has a seat


class Unwatch(Message, tag="unwatch"):
    table: TableId


class Act(Message, tag="act"):
    """Answer the seat's open decision. The same id twice has one effect and the same answer."""

    id: Id
    table: TableId
    seat: Seat
    decision: Decision
    action: Action


class Try(Message, tag="try"):
    """Ask what one could do after these steps, which can all be taken back. Nobody hears of it and
    nothing is stored; with `do` they are done where the last of them cannot be taken back.
    """

    id: Id
    table: TableId
    seat: Seat
    decision: Decision
    actions: Annotated[list[Action], Meta(min_length=1, max_length=20)]
    do: bool = False


class Undo(Message, tag="undo"):
    """Take back one's own last steps."""

    id: Id
    table: TableId
    seat: Seat
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Offer(Message, tag="offer"):
    """Ask all to take back one's own last plays (`steps` says how many), each with all its steps
    and what followed, to end the game, or to pause for some days; a pause of none ends the one
    there is.
    """

    id: Id
    table: TableId
    seat: Seat
    what: Literal["undo", "end", "pause"]
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Annotated[int, Meta(ge=0, le=30)] = 0


class Answer(Message, tag="answer"):
    """Agree to what is offered, or not; whoever offered it may withdraw it with `yes: false`."""

    id: Id
    table: TableId
    seat: Seat
    offer: int
    yes: bool


class Plan(Message, tag="plan"):
    """Actions for the seat's next decisions; an empty plan forgets the old one. With a `decision`
    it is for that one and those that follow, and refused when that one is no longer open. `until`
    passes whenever it can until the seat's own turn comes, or until the round is over.
    """

    id: Id
    table: TableId
    seat: Seat
    actions: Annotated[list[Action], Meta(max_length=20)] = []
    auto_pass: bool = False
    decision: Decision | None = None
    until: Literal["turn", "round"] | None = None


class Resign(Message, tag="resign"):
    id: Id
    table: TableId
    seat: Seat


class Chat(Message, tag="chat"):
    id: Id
    table: TableId
    text: Line


class Propose(Message, tag="propose"):
    """Point at a place of the table, by the name that pages have for it; at none to take it back.
    The others see it until the turn is over. Nothing is stored.
    """

    id: Id
    table: TableId
    seat: Seat
    place: Place | None = None


class Hurry(Message, tag="hurry"):
    """Bots do not take their time until a person is asked again or the game is over. Where nobody
    else plays; nothing is stored.
    """

    id: Id
    table: TableId
    seat: Seat


class Present(Message, tag="present"):
    """Whether somebody looks at this page; one that lies behind others says no."""

    here: bool


class Ping(Message, tag="ping"):
    id: Id = "ping"


Incoming = (
    Hello
    | Watch
    | Unwatch
    | Act
    | Try
    | Undo
    | Offer
    | Answer
    | Plan
    | Resign
    | Chat
    | Propose
    | Hurry
    | Present
    | Ping
)

# ---- from the server ----


class News(Struct, tag_field="type", omit_defaults=True):
    """What the server may say."""


class Welcome(News, tag="welcome"):
    version: str
    person: str | None  # the id of the person; null for somebody who only looks on
    name: str | None
    seat: tuple[str, int] | None = None  # table and seat of the token


@dataclass
class SeatInfo:
    """Who sits there, as everybody may know."""

    seat: int
    kind: str
    name: str
    person: str | None = None
    level: str = ""
    away: bool = False
    resigned: bool = False
    wanted: bool = False
    program: bool = False  # a program plays, for whoever has the seat
    kept_for: str | None = None  # the person who alone may take the open seat …
    kept_until: int | None = None  # … until then
    ready: bool = False  # before the start


@dataclass
class OfferInfo:
    offer: int
    seat: int
    what: str
    steps: int  # all that would be taken back
    agreed: list[int]
    move: list[str] = field(default_factory=list)  # the oldest of them, in the reader's language
    days: int = 0  # of a pause; 0 ends one


@dataclass
class RestInfo:
    """A clock that stands: of a seat whose person has days off, or of all during a pause."""

    seat: int | None
    until: int


@dataclass
class AnsweredInfo:
    """What became of the last offer: agreed, refused, or gone because the game went on."""

    offer: int
    seat: int  # that asked
    what: str
    outcome: str
    by: int | None = None  # the seat that refused
    wait: int = 0  # seconds from the answer until the seat may ask again


@dataclass
class ProposalInfo:
    """A place that somebody points at for the others."""

    seat: int
    place: str


@dataclass
class DataInfo:
    """An owner's corrected figures: how many differ, how many of our estimates were confirmed."""

    id: str  # the same for the same figures
    figures: int
    confirmed: int


@dataclass
class TableInfo:
    """A table as everybody who may look on knows it."""

    id: str
    title: str
    name: str
    status: str
    owner: str
    public: bool
    spectators: bool
    options: dict[str, Any]
    clock: dict[str, Any]
    seats: list[SeatInfo]
    offers: list[OfferInfo] = field(default_factory=list)
    answered: AnsweredInfo | None = None
    result: dict[str, Any] | None = None
    scores: list[int] | None = None
    reason: str = ""
    rematch: str | None = None
    created: int = 0
    started: int | None = None
    ended: int | None = None
    hands_delay: int | None = None  # seconds until spectators see hands; null for never
    data: DataInfo | None = None  # corrected figures; null for ours
    lesson: bool = False  # a guided first game
    rated: bool = False
    hints: bool = False  # whoever has to choose may ask for a hint
    campaign: str | None = None  # the group whose game this is
    contest: str | None = None  # the tournament that it belongs to
    sealed: bool = False  # other tables play the same deal, so nobody looks on
    cooperative: bool = False  # all seats win or lose together
    commitment: str | None = None  # to the luck of the game, once it has started
    proposals: list[ProposalInfo] = field(default_factory=list)
    title_name: str = ""  # what the game is called
    rests: list[RestInfo] = field(default_factory=list)
    variant: str = ""  # in the reader's language …
    house_rules: list[str] = field(default_factory=list)  # … and what differs from it
    pairing: bool = False  # bots keep its seats for people who look for such a game


class TableNews(News, tag="table"):
    """Something about the table itself has changed."""

    table: TableInfo
    yours: list[int] = []  # the seats of whoever reads this
    had_seat: bool = False  # who sat here before, and does no more


@dataclass
class Turn:
    """An open decision: legal actions in groups, and tempting ones with the reason why not."""

    decision: str
    groups: list[dict[str, Any]]
    refused: list[dict[str, Any]]


@dataclass
class Step:
    """One number of a stream: what happened, as this seat may know it."""

    n: int
    time: int
    events: list[dict[str, Any]]
    log: list[str] = field(
        default_factory=list
    )  # the same in the reader's language, if one was named
    log_seats: list[int | None] = field(default_factory=list)  # whose deed each line tells
    log_about: list[list[str]] = field(
        default_factory=list
    )  # ids of cards and places that each line names


@dataclass
class WindowTime:
    """How long a window stays open, in milliseconds."""

    left: int
    whole: int


@dataclass
class Foreseen:
    """What a seat could do if its turn came now."""

    name: dict[str, Any]
    label: str = ""  # the same in the reader's language


@dataclass
class Position:
    """What a seat sees beside the view."""

    turn: Turn | None
    undo: int  # own steps that may be taken back now
    undo_agreed: int  # steps back to before one's own last play, if everybody agrees; 0 for never
    plan: dict[str, Any] | None
    clocks: list[int] | None  # milliseconds left to each seat
    running: list[int]  # seats whose clock runs; nobody's in a window for several
    clock_at: int  # the server's time when the clocks stood so
    acting: list[int]  # seats that are asked now; in a window whether or not they have answered
    window: WindowTime | None  # where a window is open that closes by itself
    prompt: str = ""  # what is to be done, in the reader's language
    ahead: list[Foreseen] = field(default_factory=list)  # what may be planned while others act


class Full(News, tag="view"):
    """A whole view, and the steps that were missed."""

    table: str
    seat: int | None
    n: int
    steps: list[Step]
    view: dict[str, Any]
    position: Position


class Update(News, tag="update"):
    """The next number of a stream: what changed in the view, as `changes.py` writes it. What comes
    in one go, as a bot's whole turn, has `earlier` steps behind the last number that was told.
    """

    table: str
    seat: int | None
    step: Step
    changes: list[list[Any]]
    position: Position
    earlier: list[Step] = []


class Done(News, tag="done"):
    """What was asked with this id is stored."""

    id: str
    table: str
    n: int | None = None  # the number of the seat's stream that tells it


class Tried(News, tag="tried"):
    """What the seat could do after these steps, and how the table would look to it. A step that
    goes without saying is added to them. Without a turn where the last of them could not be taken
    back: that one has to be done to see what follows.
    """

    id: str
    table: str
    seat: int
    decision: str  # the one that is open, not one that the steps would open
    actions: list[dict[str, Any]]
    turn: Turn | None
    view: dict[str, Any]
    prompt: str = ""


class RefusedNews(News, tag="refused"):
    """What was asked with this id was not done; `current` shows how the seat stands now."""

    id: str
    code: str
    sentence: str
    table: str | None = None
    current: Full | None = None


class PlanDropped(News, tag="plan_dropped"):
    """A planned action became illegal; the plan was forgotten."""

    table: str
    seat: int
    action: dict[str, Any]


class ChatLine(News, tag="chat"):
    table: str
    chat: int  # its number
    person: str
    name: str
    text: str
    time: int
    looking_on: bool = False  # said without a seat while others played


class PresentNews(News, tag="present"):
    """Who is here: each seat's person is `here`, `away` for a moment, or `gone`; nobody for a seat
    without one. Of those who look on some are named.
    """

    table: str
    seats: list[str | None]
    watching: int
    names: list[str]


class Gone(News, tag="gone"):
    """The table is no longer to be seen by this client."""

    table: str
    code: str
    sentence: str


class Pong(News, tag="pong"):
    id: str
    time: int


Outgoing = (
    Welcome
    | TableNews
    | Full
    | Update
    | Done
    | Tried
    | RefusedNews
    | PlanDropped
    | ChatLine
    | PresentNews
    | Gone
    | Pong
)

decoder = msgspec.json.Decoder(Incoming)
encoder = msgspec.json.Encoder()


def schema() -> dict[str, Any]:
    """Both directions as one JSON schema."""
    (incoming, outgoing), definitions = msgspec.json.schema_components(
        [Incoming, Outgoing], ref_template="#/$defs/{name}"
    )
    return {"from_client": incoming, "from_server": outgoing, "$defs": definitions}
