"""One table in memory: all that follows from its rows. It knows no database and no socket."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from typing import Any

from carrack.kernel.kept import Kept
from carrack.kernel.state import State
from carrack.kernel.trail import Trail
from carrack.server.errors import Refused
from carrack.server.tables import clocks, rows
from carrack.server.tables.events import events_for
from carrack.server.tables.facts import (
    PLAYING,
    Answered,
    Draft,
    Event,
    Facts,
    Offer,
    Plan,
    Seat,
    Told,
    Viewer,
)
from carrack.server.tables.rows import Row
from carrack.server.tables.taking import TAKE

REMEMBERED = 40  # steps whose events are kept for clients that come back
REFUSED_MS = 30_000  # to wait after the first refusal, and twice as long after each further one …
LONGEST_REFUSED_MS = 960_000  # … up to this
MISSES = 3  # moves that a clock plays before a bot takes the seat


class Table:
    """A table and its game. `drafts.py` works out rows, `take` makes a stored one come true."""

    def __init__(self, facts: Facts, seats: Iterable[Seat]) -> None:
        self.facts = facts
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self.seq = 0
        self.stored_seq = 0  # of the last row, as the columns of the table have it
        self.last_time = 0
        self.fingerprint = ""
        self.header: dict[str, Any] | None = None  # of the record; it holds the key
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
        self.answered: Answered | None = None  # the last offer that is no longer open
        self.refusals: dict[int, tuple[int, int]] = {}  # how often in vain, and not again before
        self.plans: dict[int, Plan] = {}
        self.proposals: dict[int, str] = {}  # places that seats point at; never stored
        self.sent_away: set[str] = set()  # whom the host asked to leave before the start
        self.known: set[str] = set()  # who ever did something here
        self.misses = [0] * len(self.seats)
        self.left: list[int] | None = None
        self.rests: dict[int, list[clocks.Rest]] = {}  # when clocks stood, by seat; -1 is for all
        self.kept = Kept()  # of the views of this table
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
    def commitment(self) -> str | None:
        """The hash of the key and the table that everybody gets at the start; a lesson and tables
        from before have none.
        """
        return None if self.header is None else self.header.get("commitment")

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

    def rests_of(self, seat: int) -> list[clocks.Rest]:
        """When the clock of this seat stood, with the pauses of all."""
        return [*self.rests.get(rows.NO_SEAT, []), *self.rests.get(seat, [])]

    def rests_until(self, seat: int, time: int) -> int | None:
        """Until when the clock of this seat stands; None while it may run."""
        return max((ends for _, ends in self.rests_of(seat) if ends > time), default=None)

    def paused_until(self, time: int) -> int | None:
        return self.rests_until(rows.NO_SEAT, time)

    def thought(self, seat: int, time: int) -> int:
        """How long a seat has thought about its open decision, in ms."""
        stood = clocks.rested(self.rests_of(seat), self.opened_at, time)
        return max(0, time - self.opened_at - stood)

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

    def had_seat(self, user_id: str | None) -> bool:
        """Whether somebody played here whose seat is somebody else's now."""
        return user_id in self.known and not self.seats_of(user_id)

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

    def propose(self, seat: int, place: str | None) -> None:
        """Point at a place for the others, or no longer; whoever plays for themselves points at
        nothing.
        """
        self.check_decides(seat)
        if not self.is_cooperative:
            raise Refused("the seats of this table are rivals", code="proposal.rivals")
        if place is not None and self.state.game.hosting.hides(self.state, seat, place):
            raise Refused("the others must not learn of that", code="proposal.hidden")
        if place is None:
            self.proposals.pop(seat, None)
        else:
            self.proposals[seat] = place

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
        other.refusals, other.known = dict(self.refusals), set(self.known)
        other.sent_away = set(self.sent_away)
        other.rests = {seat: list(rests) for seat, rests in self.rests.items()}
        other.recent, other.misses = copy(self.recent), list(self.misses)
        return other

    def take(self, row: Row, state: State | None) -> Told:
        """A stored row, and the state after it where it changed the game."""
        before, asked = self.decision_now(), self.asked
        TAKE[row.kind](self, row, state)
        self.seq = row.seq
        if row.user_id is not None:
            self.known.add(row.user_id)
        self.last_time = row.time
        self.fingerprint = row.fingerprint
        if row.clocks is not None:
            self.left = row.clocks
        told = self.numbered(row)
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
        self.window = self.is_playing and self.state.game.hosting.is_window(self.state)
        self.asked = self.acting
        first = self.trail.kept[0].row if self.trail is not None else 0
        self.faced = {at: time for at, time in self.faced.items() if at >= first}
        self.faced[self.trail.kept[-1].row if self.trail is not None else 0] = self.opened_at

    def check_in_time(self, draft: Draft, time: int) -> None:
        """What a clock for each move would have ended by now cannot be opened again, and whoever
        was refused does not ask again at once.
        """
        if draft.kind == rows.OFFER:
            self.check_may_ask_again(draft.seat, time)
        clock = self.facts.clock
        if draft.kind != rows.UNDO or "agreed" in draft.body or clock.get("kind") != clocks.MOVE:
            return
        faced = self.faced.get(draft.body["undo"], time)
        stood = clocks.rested(self.rests_of(draft.seat), faced, time)
        if time - faced - stood >= clock["seconds"] * 1000:
            raise Refused("the time for that decision is over", code="undo.too_late")

    def check_may_ask_again(self, seat: int, time: int) -> None:
        _, until = self.refusals.get(seat, (0, 0))
        if time < until:
            seconds = -((time - until) // 1000)
            raise Refused(f"ask again in {seconds} s, not sooner", code="offer.too_soon")

    def refuse_offer(self, offer: Offer, row: Row) -> None:
        """Somebody said no: whoever asked hears of it, and waits longer each time."""
        wait = self.asked_in_vain(offer, row)
        self.close_offer("refused", row.seat, wait // 1000)

    def withdraw_offer(self, offer: Offer, row: Row) -> None:
        """Whoever asks and withdraws, again and again, would disturb everybody as often."""
        self.asked_in_vain(offer, row)
        self.offer = None

    def asked_in_vain(self, offer: Offer, row: Row) -> int:
        """How long whoever asked has to wait now."""
        count, _ = self.refusals.get(offer.seat, (0, 0))
        wait = min(REFUSED_MS << min(count, 10), LONGEST_REFUSED_MS)
        self.refusals[offer.seat] = (count + 1, row.time + wait)
        return wait

    def close_offer(self, outcome: str, by: int | None = None, wait: int = 0) -> None:
        if self.offer is not None:
            number, seat, what = self.offer.number, self.offer.seat, self.offer.what
            self.answered = Answered(number, seat, what, outcome, by, wait)
        self.offer = None

    def faced_since(self, row: Row) -> int:
        """A decision that was taken back is not a new one for a clock that counts moves."""
        is_own_undo = row.kind == rows.UNDO and "agreed" not in row.body
        if is_own_undo and self.facts.clock.get("kind") == clocks.MOVE:
            return self.faced.get(row.body["undo"], row.time)
        return row.time

    def number_of(self, told: Told, seat: int) -> int:
        return told.parts[seat][0] if seat in told.parts else self.numbers.get(seat, 0)

    def numbered(self, row: Row) -> Told:
        """Number the row in the stream of everybody who may know of it."""
        parts: dict[Viewer, tuple[int, list[Event]]] = {}
        for viewer, events in events_for(self, row, self.viewers).items():
            self.numbers[viewer] += 1
            parts[viewer] = (self.numbers[viewer], events)
        told = Told(row.kind, row.seat, row.time, parts)
        self.recent.append(told)
        return told


def after_open_step(state: State, seat: int, action: Any) -> State | None:
    """The state itself, one step further; None if that step could not be taken back, or is not part
    of a decision that all make at once and nobody hears of before it is complete.
    """
    before, decision = state.may_undo(seat), state.decision(seat)
    state.apply(seat, state.game.index(state, seat, action))
    is_same = decision is not None and state.decision(seat) == decision
    return state if is_same or state.may_undo(seat) > before else None
