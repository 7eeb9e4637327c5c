"""What each kind of stored row does to its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrack.kernel.state import State
from carrack.kernel.trail import Trail
from carrack.server.tables import clocks, rows
from carrack.server.tables.facts import FINISHED, PLAYING, Offer, Plan, Seat
from carrack.server.tables.rows import Row

if TYPE_CHECKING:
    from carrack.server.tables.table import Table


def take_seat(table: Table, row: Row, _: State | None) -> None:
    place, changes = table.seats[row.seat], dict(row.body)
    sent_away, moved = changes.pop("sent_away", None), changes.pop("moved", None)
    if sent_away is not None:
        table.sent_away.add(sent_away)
    table.sent_away.discard(changes.get("kept_for") or "")
    for name, value in changes.items():
        setattr(place, name, value)
    if moved is not None:
        table.seats[moved] = Seat(moved, token=row.seq)  # worth nothing is what was given for it
    if "away" in row.body or "user_id" in row.body:
        table.misses[row.seat] = 0
        table.plans.pop(row.seat, None)
    if table.offer is not None and ("user_id" in row.body or place.resigned):
        leave_offer(table, table.offer, row.seat)


def take_room(table: Table, row: Row, _: State | None) -> None:
    """Take over what the room is now; whoever was ready for another game is asked again."""
    for name, value in row.body["facts"].items():
        setattr(table.facts, name, value)
    if "owner_id" not in row.body["facts"]:
        for place in table.seats:
            place.ready = False
    if "seats" in row.body:
        table.seats = [*table.seats, *seats_added(row)][: row.body["seats"]]
        table.misses = [0] * len(table.seats)
        table.numbers = dict.fromkeys(table.viewers, 0) | table.numbers


def seats_added(row: Row) -> list[Seat]:
    """Open seats behind those there were. What was given for a seat that had its number before
    opens none of them: no seat has changed hands more often than the journal has rows.
    """
    if row.kind != rows.ROOM:
        return []
    added = range(row.body.get("was", 0), row.body.get("seats", 0))
    return [Seat(seat, token=row.seq) for seat in added]


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
    elif not by and row.seat in table.plans:
        table.plans[row.seat].dropped = None  # whoever plays on has read it
    if table.answered is not None and table.answered.seat == row.seat:
        table.answered = None  # the answer was heard, for whoever asked plays on
    if table.offer is not None and table.offer.what == "undo":
        table.close_offer("gone")  # it was about what lay before this
    finish_if_over(table, row)


def take_undo(table: Table, row: Row, _: State | None) -> None:
    assert table.trail is not None
    table.record_rows += 1
    table.trail.go_back(row.body["steps"])
    table.undos += 1
    table.close_offer("agreed" if row.body.get("agreed") else "gone")


def take_plan(table: Table, row: Row, _: State | None) -> None:
    table.plans[row.seat] = Plan(**row.body | {"actions": list(row.body["actions"])})


def take_offer(table: Table, row: Row, _: State | None) -> None:
    table.offers_made += 1
    table.answered = None
    what, steps, days = row.body["what"], row.body["steps"], row.body.get("days", 0)
    table.offer = Offer(table.offers_made, row.seat, what, steps, {row.seat}, days)


def take_answer(table: Table, row: Row, _: State | None) -> None:
    if table.offer is None:
        return
    if row.body["yes"]:
        table.offer.agreed.add(row.seat)
    elif row.seat == table.offer.seat:
        table.withdraw_offer(table.offer, row)
    else:
        table.refuse_offer(table.offer, row)


def take_rest(table: Table, row: Row, _: State | None) -> None:
    """A clock stands, or runs again before its time."""
    known = table.rests.get(row.seat, [])
    ended = [(begins, min(ends, row.time)) for begins, ends in known]
    since = row.body.get("since", row.time)
    table.rests[row.seat] = [*ended, (since, row.body["until"])]
    if row.seat == rows.NO_SEAT and table.offer is not None and table.offer.what == "pause":
        table.close_offer("agreed")


def take_end(table: Table, row: Row, _: State | None) -> None:
    table.facts.status = row.body["status"]
    table.facts.reason = row.body["reason"]
    table.facts.result = row.body.get("result")
    table.facts.ended = row.time
    table.offer = None


def take_rematch(table: Table, row: Row, _: State | None) -> None:
    table.facts.rematch = row.body["table"]


def take_reveal(table: Table, row: Row, _: State | None) -> None:
    table.facts.sealed = False
    table.facts.public = row.body["public"]


def finish_if_over(table: Table, row: Row) -> None:
    if table.state.is_over:
        table.facts.status = FINISHED
        table.facts.result = table.state.result()
        table.facts.ended = row.time
        table.offer = None


TAKE = {
    rows.SEAT: take_seat,
    rows.ROOM: take_room,
    rows.START: take_start,
    rows.ACT: take_act,
    rows.UNDO: take_undo,
    rows.PLAN: take_plan,
    rows.OFFER: take_offer,
    rows.ANSWER: take_answer,
    rows.REST: take_rest,
    rows.END: take_end,
    rows.REMATCH: take_rematch,
    rows.REVEAL: take_reveal,
}
