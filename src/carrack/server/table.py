"""One table in memory: all that follows from its rows. It knows no database and no socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from carrack.kernel.errors import BadRecord, CarrackError
from carrack.kernel.game import Game
from carrack.kernel.record import Record, Trail, first_state, game_of
from carrack.kernel.state import State
from carrack.server import clocks, own_data, rows
from carrack.server.errors import Refused
from carrack.server.rows import Row

Viewer = int | None  # a seat; None is a spectator
Event = dict[str, Any]

REMEMBERED = 40  # steps whose events are kept for clients that come back
MISSES = 3  # moves that a clock plays before a bot takes the seat

OPEN, PLAYING = "open", "playing"
FINISHED, ENDED, CLOSED, ASIDE = "finished", "ended", "closed", "aside"
OVER = (FINISHED, ENDED, CLOSED)


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

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def is_present(self) -> bool:
        """A person who decides for this seat now."""
        return self.is_person and not self.away and not self.resigned


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


@dataclass
class Offer:
    """Something that happens if everybody agrees."""

    number: int
    seat: int
    what: str
    steps: int
    agreed: set[int]


@dataclass
class Plan:
    """Actions that a seat has chosen beforehand."""

    actions: list[dict[str, Any]]
    auto_pass: bool

    def __bool__(self) -> bool:
        return bool(self.actions or self.auto_pass)


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


class Table:
    """A table and its game. `draft_…` works out a row, `take` makes a stored row come true."""

    def __init__(self, facts: Facts, seats: Iterable[Seat]) -> None:
        self.facts = facts
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self.seq = 0
        self.stored_seq = 0  # of the last row, as the columns of the table have it
        self.last_time = 0
        self.fingerprint = ""
        self.header: dict[str, Any] | None = None  # of the record; it holds the seed
        self.lesson = False  # a guided game, whose deal is known
        self.starters: list[dict[str, str]] | None = None  # who is rated, by seat
        self.trail: Trail | None = None
        self.record_rows = 0
        self.undos = 0  # makes a decision that is open once more another one
        self.opened_at = 0  # when the decision that is open now was opened …
        self.opened_seq = 0
        self.faced: dict[int, int] = {}  # the same for those that an undo can open again, by row
        self.used = 0.0  # when somebody last asked for the table
        self.window = False  # … whether it is a window to react in …
        self.asked: list[int] = []  # … and who was asked, whether or not they have answered
        self.messages: dict[str, tuple[int, int]] = {}  # id -> seat, number
        self.numbers: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.recent: deque[Told] = deque(maxlen=REMEMBERED)
        self.offers_made = 0
        self.offer: Offer | None = None
        self.plans: dict[int, Plan] = {}
        self.proposals: dict[int, str] = {}  # places that seats point at; never stored
        self.misses = [0] * len(self.seats)
        self.left: list[int] | None = None
        self.lock = asyncio.Lock()

    # ---- questions ----

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def viewers(self) -> list[Viewer]:
        return [None, *range(len(self.seats))]

    @property
    def state(self) -> State:
        if self.trail is None:
            raise Refused("the game has not started yet", code="table.not_started")
        return self.trail.state

    @property
    def is_playing(self) -> bool:
        return self.facts.status == PLAYING

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def acting(self) -> list[int]:
        """Seats with an open decision. It can tell secrets: not for everybody's eyes."""
        return list(self.state.actors) if self.is_playing else []

    @property
    def is_cooperative(self) -> bool:
        """Whether all seats win or lose together."""
        return self.trail is not None and self.state.game.is_cooperative(self.state)

    @property
    def people(self) -> list[Seat]:
        """Seats whose persons decide for themselves."""
        return [seat for seat in self.seats if seat.is_present]

    @property
    def host(self) -> str:
        """Whoever opened the table; once they have stood up, the first person who sits there."""
        sitting = [seat.user_id for seat in self.seats if seat.is_person and seat.user_id]
        opener = self.facts.owner_id
        return opener if opener in sitting or not sitting else sitting[0]

    def decision(self, seat: int) -> str | None:
        """The name of the seat's open decision; taking a step back opens another one."""
        number = self.state.decision(seat) if self.is_playing else None
        return None if number is None else f"{self.undos}.{number}"

    def keeps_decision(self, draft: Draft) -> bool:
        """Whether those who have not answered yet may still do so after this row."""
        if draft.state is None:
            return True
        before, after = self.state, draft.state
        numbers = {after.decision(seat) for seat in after.actors}
        numbers |= {before.decision(seat) for seat in before.actors}
        return draft.kind == rows.ACT and len(numbers) == 1

    def seats_of(self, user_id: str | None) -> list[int]:
        """The seats of a person; several where people share one device."""
        if user_id is None:
            return []
        return [seat.seat for seat in self.seats if seat.is_person and seat.user_id == user_id]

    def bot_for(self, seat: int) -> str | None:
        """The bot that decides for this seat now, if one does."""
        place = self.seats[seat]
        if place.kind == "bot":
            return place.level
        return None if place.is_present else self.facts.stand_in

    def message_key(self, seat: int, message: str) -> str:
        """Ids are each sender's own: whoever takes a seat over may use the same ones again."""
        return f"{seat}.{self.check_seat(seat).token}:{message}"

    def check_seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused(
                f"there is no seat {seat} at a table of {len(self.seats)}",
                code="seat.unknown",
                status=404,
            )
        return self.seats[seat]

    def check_playing(self) -> None:
        if not self.is_playing:
            raise Refused(f"the table is {self.facts.status}", code="table.not_playing")

    def check_decides(self, seat: int) -> None:
        """Whoever has given up decides nothing any more."""
        self.check_playing()
        self.check_not_resigned(seat)

    def check_not_resigned(self, seat: int) -> None:
        if self.check_seat(seat).resigned:
            raise Refused(f"seat {seat} has resigned already", code="seat.resigned")

    def check_open(self, seat: int, decision: str) -> None:
        if self.decision(seat) is None:
            raise Refused(f"seat {seat} has nothing to decide now", code="seat.not_acting")
        if self.decision(seat) != decision:
            raise Refused("this decision is no longer open", code="decision.stale")

    def tried(self, seat: int, decision: str, actions: list[Any]) -> State | None:
        """The state after these steps, for the eyes of their seat; None where one of them could not
        be taken back. What can be taken back has revealed nothing, so asking tells nothing either.
        """
        self.check_seat(seat)
        self.check_decides(seat)
        self.check_open(seat, decision)
        state: State | None = self.state.clone()
        for action in actions:
            if state is None:
                raise Refused("nothing can be tried behind a step that is final", code="try.final")
            state = after_open_step(state, seat, action)
        return state

    # ---- rows about to be stored ----

    def draft_act(self, seat: int, decision: str, action: Any, by: str = "") -> Draft:
        """An answer to the seat's open decision; stale or illegal ones are refused."""
        self.check_playing()
        self.check_seat(seat)
        if by != "bot":
            self.check_decides(seat)
        self.check_open(seat, decision)
        state = self.state.clone()
        number = state.game.index(state, seat, action)
        body = {"action": state.game.action(state, seat, number)} | ({"by": by} if by else {})
        state.apply(seat, number)
        return Draft(rows.ACT, seat, body, state, facts=after_the_game(state))

    def draft_undo(self, seat: int, steps: int, agreed: bool = False) -> Draft:
        self.check_playing()
        self.check_seat(seat)
        if not agreed:
            self.check_decides(seat)
        assert self.trail is not None
        self.trail.check_back(seat, steps, agreed=agreed)
        goal = self.trail.kept[-1 - steps]
        body = {"undo": goal.row, "steps": steps} | ({"agreed": True} if agreed else {})
        return Draft(rows.UNDO, seat, body, goal.state)

    def draft_plan(
        self,
        seat: int,
        actions: list[dict[str, Any]],
        auto_pass: bool,
        decision: str | None = None,
    ) -> Draft:
        """Actions for later; what means nothing in this game is refused at once."""
        self.check_decides(seat)
        if decision is not None:
            self.check_open(seat, decision)
        state, game = self.state, self.state.game
        known = [game.action(state, seat, game.number(state, seat, one)) for one in actions]
        return Draft(rows.PLAN, seat, {"actions": known, "auto_pass": auto_pass})

    def draft_planned(self, seat: int) -> Draft | None:
        """What the seat has planned for its open decision; None where that is nothing, or cannot
        be done: whose plan it was is told when its turn comes.
        """
        plan, decision = self.plans.get(seat), self.decision(seat)
        if plan is None or not plan.actions or decision is None or self.bot_for(seat) is not None:
            return None
        try:
            return self.draft_act(seat, decision, plan.actions[0], "plan")
        except CarrackError:
            return None

    def draft_offer(self, seat: int, what: str, steps: int) -> Draft:
        """An offer to all; for `undo` it must be possible now."""
        self.check_decides(seat)
        if self.facts.rated:
            raise Refused("nobody takes back what is rated", code="rated.consent")
        if self.offer is not None:
            raise Refused("another offer waits for its answers", code="offer.pending")
        if what == "undo":
            self.draft_undo(seat, steps, agreed=True)
        return Draft(rows.OFFER, seat, {"what": what, "steps": steps})

    def draft_answer(self, seat: int, number: int, yes: bool) -> Draft:
        self.check_decides(seat)
        if self.offer is None or self.offer.number != number:
            raise Refused("this offer is no longer open", code="offer.gone")
        return Draft(rows.ANSWER, seat, {"yes": yes})

    def propose(self, seat: int, place: str | None) -> None:
        """Point at a place for the others, or no longer; whoever plays for themselves points at
        nothing.
        """
        self.check_decides(seat)
        if not self.is_cooperative:
            raise Refused("the seats of this table are rivals", code="proposal.rivals")
        if place is not None and self.state.game.hides(self.state, seat, place):
            raise Refused("the others must not learn of that", code="proposal.hidden")
        if place is None:
            self.proposals.pop(seat, None)
        else:
            self.proposals[seat] = place

    def draft_seat(self, seat: int, **changes: Any) -> Draft:
        """Somebody sits down, stands up, leaves to a bot or comes back."""
        place = self.check_seat(seat)
        if "user_id" in changes and changes["user_id"] != place.user_id:
            changes["token"] = place.token + 1  # what the one before was given is worth nothing now
        return Draft(rows.SEAT, seat, changes, seats={seat: changes})

    def draft_end(
        self,
        status: str,
        reason: str,
        result: dict[str, Any] | None = None,
        seat: int = rows.NO_SEAT,
    ) -> Draft:
        facts = {"status": status, "reason": reason, "result": result}
        return Draft(rows.END, seat, dict(facts), facts=facts)

    def draft_resign(self, seat: int) -> Draft:
        """A bot plays on for whoever gives up, as long as there is a game worth it for the rest."""
        self.check_decides(seat)
        others = [
            other.seat
            for other in self.seats
            if other.is_person and not other.resigned and other.seat != seat
        ]
        if len(self.seats) == 2 and others and not self.is_cooperative:
            places = [2 if number == seat else 1 for number in range(2)]
            result = {"kind": "places", "won": others, "conditions": ["resigned"], "places": places}
            return self.draft_end(ENDED, "resigned", result, seat)
        if not others:
            return self.draft_end(ENDED, "resigned", None, seat)
        return self.draft_seat(seat, resigned=True)

    def offer_is_agreed(self) -> bool:
        """Whether everybody who is there has agreed; to an end, those who are away as well."""
        if self.offer is None:
            return False
        asked = {seat.seat for seat in self.people}
        if self.offer.what == "end":  # nobody's game is ended behind their back
            asked = {seat.seat for seat in self.seats if seat.is_person and not seat.resigned}
        return asked <= self.offer.agreed

    # ---- stored rows come true ----

    def ahead(self) -> Table:
        """A copy on which rows can come true before they are stored; this table stays as it is."""
        other = copy(self)
        other.facts, other.offer = copy(self.facts), copy(self.offer)
        other.seats = [copy(seat) for seat in self.seats]
        other.trail = copy(self.trail)
        if other.trail is not None:
            other.trail.kept = list(other.trail.kept)
        other.plans = {
            seat: replace(plan, actions=list(plan.actions)) for seat, plan in self.plans.items()
        }
        other.messages, other.numbers = dict(self.messages), dict(self.numbers)
        other.proposals, other.faced = dict(self.proposals), dict(self.faced)
        other.recent, other.misses = copy(self.recent), list(self.misses)
        return other

    def take(self, row: Row, state: State | None) -> Told:
        """A stored row, and the state after it where it changed the game."""
        before, asked = self.decision_now(), self.asked
        TAKE[row.kind](self, row, state)
        self.seq = row.seq
        self.last_time = row.time
        self.fingerprint = row.fingerprint
        if row.clocks is not None:
            self.left = row.clocks
        told = self.told(row)
        if row.message is not None:
            self.messages[row.message] = (row.seat, self.number_of(told, row.seat))
        if self.decision_now() != before:
            self.open_decision(row)
        if self.asked != asked:  # not as soon as one of several has answered: that is their secret
            self.proposals.clear()  # they were about the turn that is over
        elif row.kind == rows.SEAT:
            self.proposals.pop(row.seat, None)
        return told

    def decision_now(self) -> str | None:
        """Which decision is open; several seats that wait have the same."""
        acting = self.acting
        return self.decision(acting[0]) if acting else None

    def open_decision(self, row: Row) -> None:
        self.opened_at = self.faced_since(row)
        self.opened_seq = row.seq
        self.window = self.is_playing and self.state.game.is_window(self.state)
        self.asked = self.acting
        first = self.trail.kept[0].row if self.trail is not None else 0
        self.faced = {at: time for at, time in self.faced.items() if at >= first}
        self.faced[self.trail.kept[-1].row if self.trail is not None else 0] = self.opened_at

    def check_in_time(self, draft: Draft, time: int) -> None:
        """What a clock for each move would have ended by now cannot be opened again."""
        clock = self.facts.clock
        if draft.kind != rows.UNDO or "agreed" in draft.body or clock.get("kind") != clocks.MOVE:
            return
        faced = self.faced.get(draft.body["undo"], time)
        if time - faced >= clock["seconds"] * 1000:
            raise Refused("the time for that decision is over", code="undo.too_late")

    def faced_since(self, row: Row) -> int:
        """A decision that was taken back is not a new one for a clock that counts moves."""
        is_own_undo = row.kind == rows.UNDO and "agreed" not in row.body
        if is_own_undo and self.facts.clock.get("kind") == clocks.MOVE:
            return self.faced.get(row.body["undo"], row.time)
        return row.time

    def number_of(self, told: Told, seat: int) -> int:
        return told.parts[seat][0] if seat in told.parts else self.numbers.get(seat, 0)

    def told(self, row: Row) -> Told:
        """Number the row in the stream of everybody who may know of it."""
        parts: dict[Viewer, tuple[int, list[Event]]] = {}
        for viewer in self.viewers:
            events = self.events_of(row, viewer)
            if events is not None:
                self.numbers[viewer] += 1
                parts[viewer] = (self.numbers[viewer], events)
        told = Told(row.kind, row.seat, row.time, parts)
        self.recent.append(told)
        return told

    def events_of(self, row: Row, viewer: Viewer) -> list[Event] | None:
        """What this viewer hears of a row; None for nothing at all."""
        if row.kind == rows.PLAN:
            return [] if viewer == row.seat else None
        if row.kind == rows.ACT:
            events = self.state.events(viewer)
            return events if events or viewer == row.seat else None
        deal = self.state.events(viewer) if row.kind == rows.START else []
        return [table_event(row), *deal]

    def follow(self, row: Row) -> State | None:
        """The state after a stored row; IllegalAction or BadRecord if it does not fit."""
        if row.seq != self.seq + 1:
            raise missing_row(self.seq + 1)
        state = self.replayed(row)
        if state is not None and state.fingerprint() != row.fingerprint:
            raise BadRecord(
                f"row {row.seq} of the journal replays to another state", code="record.fingerprint"
            )
        return state

    def replayed(self, row: Row) -> State | None:
        if row.kind == rows.START:
            record = Record(row.body["header"], [])
            if record.header["game"] != self.facts.title:
                raise BadRecord(f"this is no game of {self.facts.title}", code="record.title")
            return first_state(record, self.game_of(record))
        if row.kind == rows.ACT:
            state = self.state.clone()
            state.apply(row.seat, state.game.index(state, row.seat, row.body["action"]))
            return state
        if row.kind == rows.UNDO and self.trail is not None:
            steps: int = row.body["steps"]
            agreed = row.body.get("agreed", False)
            self.trail.check_back(row.seat, steps, agreed=agreed)
            goal = self.trail.kept[-1 - steps]
            return goal.state
        return None

    def game_of(self, record: Record) -> Game:
        """The title with the figures of the table; they are remembered, and compared."""
        differs = own_data.differs_of(self.facts.data)
        game = own_data.game_with(self.facts.title, differs) if differs else None
        return game_of(record, game)

    def check_complete(self) -> None:
        """BadRecord when rows at the end are missing."""
        if self.seq < self.stored_seq:
            raise missing_row(self.seq + 1)


def missing_row(seq: int) -> BadRecord:
    return BadRecord(f"row {seq} of the journal is missing", code="record.order")


def after_the_game(state: State) -> dict[str, Any]:
    """What is known of a table whose game is over."""
    return {"status": FINISHED, "result": state.result()} if state.is_over else {}


# What everybody may know of a row that is about the table itself.
PUBLIC = {
    rows.SEAT: ("kind", "level", "name", "away", "resigned", "wanted", "program"),
    rows.START: (),
    rows.UNDO: ("steps", "agreed"),
    rows.OFFER: ("what", "steps"),
    rows.ANSWER: ("yes",),
    rows.END: ("status", "reason"),
    rows.REMATCH: ("table",),
}


def table_event(row: Row) -> Event:
    """A row of the table itself as an event; names start with `table_`, unlike any title's."""
    event: Event = {"type": f"table_{row.kind}"}
    if row.seat != rows.NO_SEAT:
        event["seat"] = row.seat
    return event | {name: row.body[name] for name in PUBLIC[row.kind] if name in row.body}


def after_open_step(state: State, seat: int, action: Any) -> State | None:
    """The state itself, one step further; None if that step could not be taken back."""
    before = state.may_undo(seat)
    state.apply(seat, state.game.index(state, seat, action))
    return state if state.may_undo(seat) > before else None


# ---- what each kind of row does ----


def take_seat(table: Table, row: Row, _: State | None) -> None:
    place = table.seats[row.seat]
    for name, value in row.body.items():
        setattr(place, name, value)
    if "away" in row.body or "user_id" in row.body:
        table.misses[row.seat] = 0
        table.plans.pop(row.seat, None)
    if table.offer is not None and ("user_id" in row.body or place.resigned):
        leave_offer(table, table.offer, row.seat)


def leave_offer(table: Table, offer: Offer, seat: int) -> None:
    """What somebody offered or agreed to does not bind whoever comes next."""
    offer.agreed.discard(seat)
    if offer.seat == seat:
        table.offer = None


def take_start(table: Table, row: Row, state: State | None) -> None:
    assert state is not None
    table.header = row.body["header"]
    table.lesson = row.body.get("lesson", False)
    table.starters = row.body.get("rated")
    table.trail = Trail(state)
    table.facts.status = PLAYING
    table.facts.started = row.time
    table.left = clocks.at_start(table.facts.clock, len(table.seats))
    finish_if_over(table, row)


def take_act(table: Table, row: Row, state: State | None) -> None:
    assert state is not None
    assert table.trail is not None
    table.record_rows += 1
    table.trail.add(table.record_rows, row.seat, state)
    by = row.body.get("by", "")
    if by != "clock":
        table.misses[row.seat] = 0
    elif not table.window:  # silence in a window is an answer like any other
        table.misses[row.seat] += 1
    if by == "plan":
        table.plans[row.seat].actions[:1] = []
    if table.offer is not None and table.offer.what == "undo":
        table.offer = None  # it was about what lay before this
    finish_if_over(table, row)


def take_undo(table: Table, row: Row, _: State | None) -> None:
    assert table.trail is not None
    table.record_rows += 1
    table.trail.go_back(row.body["steps"])
    table.undos += 1
    table.offer = None


def take_plan(table: Table, row: Row, _: State | None) -> None:
    table.plans[row.seat] = Plan(list(row.body["actions"]), row.body["auto_pass"])


def take_offer(table: Table, row: Row, _: State | None) -> None:
    table.offers_made += 1
    what, steps = row.body["what"], row.body["steps"]
    table.offer = Offer(table.offers_made, row.seat, what, steps, {row.seat})


def take_answer(table: Table, row: Row, _: State | None) -> None:
    if table.offer is None:
        return
    if row.body["yes"]:
        table.offer.agreed.add(row.seat)
    else:
        table.offer = None


def take_end(table: Table, row: Row, _: State | None) -> None:
    table.facts.status = row.body["status"]
    table.facts.reason = row.body["reason"]
    table.facts.result = row.body.get("result")
    table.facts.ended = row.time
    table.offer = None


def take_rematch(table: Table, row: Row, _: State | None) -> None:
    table.facts.rematch = row.body["table"]


def finish_if_over(table: Table, row: Row) -> None:
    if table.state.is_over:
        table.facts.status = FINISHED
        table.facts.result = table.state.result()
        table.facts.ended = row.time
        table.offer = None


TAKE = {
    rows.SEAT: take_seat,
    rows.START: take_start,
    rows.ACT: take_act,
    rows.UNDO: take_undo,
    rows.PLAN: take_plan,
    rows.OFFER: take_offer,
    rows.ANSWER: take_answer,
    rows.END: take_end,
    rows.REMATCH: take_rematch,
}
