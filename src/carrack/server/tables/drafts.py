"""Rows about to be stored: each function works out one, with the state after it, or refuses.

Nothing changes here. A draft becomes a row by `entries.py`, is stored by the journal, and comes
true by `Table.take`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carrack.kernel.errors import CarrackError
from carrack.kernel.state import State
from carrack.server.errors import Refused
from carrack.server.storage.database import now
from carrack.server.tables import clocks, rows
from carrack.server.tables.facts import ENDED, FINISHED, Draft, Seat

if TYPE_CHECKING:
    from carrack.server.tables.table import Table


def act(table: Table, seat: int, decision: str, action: Any, by: str = "") -> Draft:
    """An answer to the seat's open decision; stale or illegal ones are refused."""
    table.check_playing()
    table.check_seat(seat)
    if by != "bot":
        table.check_decides(seat)
    table.check_open(seat, decision)
    state = table.state.clone()
    number = state.game.index(state, seat, action)
    body = {"action": state.game.action(state, seat, number)} | ({"by": by} if by else {})
    state.apply(seat, number)
    return Draft(rows.ACT, seat, body, state, facts=after_the_game(state))


def undo(table: Table, seat: int, steps: int, agreed: bool = False) -> Draft:
    table.check_playing()
    table.check_seat(seat)
    if not agreed:
        table.check_decides(seat)
    assert table.trail is not None
    table.trail.check_back(seat, steps, agreed=agreed)
    goal = table.trail.kept[-1 - steps]
    body = {"undo": goal.row, "steps": steps} | ({"agreed": True} if agreed else {})
    return Draft(rows.UNDO, seat, body, goal.state)


def plan(
    table: Table,
    seat: int,
    actions: list[dict[str, Any]],
    auto_pass: bool,
    decision: str | None = None,
    until: str | None = None,
) -> Draft:
    """Actions for later, or passing until something happens; what means nothing in this game is
    refused at once.
    """
    table.check_decides(seat)
    if decision is not None:
        table.check_open(seat, decision)
    state, game = table.state, table.state.game
    known = [game.action(state, seat, game.number(state, seat, one)) for one in actions]
    body: dict[str, Any] = {"actions": known, "auto_pass": auto_pass}
    if until is not None:
        body |= {"until": until, "round": game.round_of(state)}
    return Draft(rows.PLAN, seat, body)


def plan_over(table: Table, seat: int, dropped: dict[str, Any] | None = None) -> Draft:
    """Nothing is planned any more: what it waited for has happened, or it could not be done."""
    body: dict[str, Any] = {"actions": [], "auto_pass": False}
    plan = table.plans.get(seat)
    if dropped is not None:
        body["dropped"] = dropped
    elif plan is not None:
        body["auto_pass"] = plan.auto_pass
    return Draft(rows.PLAN, seat, body)


def planned(table: Table, seat: int) -> Draft | None:
    """What the seat has planned for its open decision; None where that is nothing, or cannot
    be done: whose plan it was is told when its turn comes.
    """
    plan, decision = table.plans.get(seat), table.decision(seat)
    if plan is None or not plan.actions or decision is None or table.bot_for(seat) is not None:
        return None
    return possible(table, seat, decision, plan.actions[0], "plan")


def possible(table: Table, seat: int, decision: str, action: Any, by: str) -> Draft | None:
    """What `act` makes of an action; None where it cannot be done."""
    try:
        return act(table, seat, decision, action, by)
    except CarrackError:
        return None


def offer(table: Table, seat: int, what: str, steps: int, days: int = 0) -> Draft:
    """An offer to all. To take back means the seat's own last plays, so many as `steps` says, with
    all that followed; it must be possible now.
    """
    table.check_decides(seat)
    if table.facts.rated and not (what == "pause" and clocks.is_slow(table.facts.clock)):
        raise Refused("nobody takes back what is rated", code="rated.consent")
    if table.facts.contest_id is not None:
        raise Refused("a game of a tournament goes as it goes", code="contest.consent")
    if table.offer is not None:
        raise Refused("another offer waits for its answers", code="offer.pending")
    if what == "undo":
        steps = back_to_own(table, seat, steps)
    if what == "pause":
        check_can_pause(table, days)
        return Draft(rows.OFFER, seat, {"what": what, "steps": steps, "days": days})
    return Draft(rows.OFFER, seat, {"what": what, "steps": steps})


def check_can_pause(table: Table, days: int) -> None:
    """A pause stops clocks; without days it ends the one there is."""
    if not table.facts.clock:
        raise Refused("no clock runs here, so nothing has to pause", code="pause.no_clock")
    if days == 0 and not table.paused_until(now()):
        raise Refused("the table does not pause", code="pause.none")


def rest(table: Table, until: int, seat: int = rows.NO_SEAT, since: int | None = None) -> Draft:
    """The clock of a seat, or of all, stands until then."""
    table.check_playing()
    body = {"until": until} | ({"since": since} if since is not None else {})
    return Draft(rows.REST, seat, body)


def back_to_own(table: Table, seat: int, plays: int) -> int:
    """How many steps go back with this seat's last plays."""
    assert table.trail is not None
    steps = table.trail.back_to_own(seat, plays)
    if not steps:
        raise Refused(
            f"{plays} plays of seat {seat} cannot be taken back any more", code="undo.not_possible"
        )
    return steps


def answer(table: Table, seat: int, number: int, yes: bool) -> Draft:
    table.check_decides(seat)
    if table.offer is None or table.offer.number != number:
        raise Refused("this offer is no longer open", code="offer.gone")
    return Draft(rows.ANSWER, seat, {"yes": yes})


def change_seat(table: Table, seat: int, **changes: Any) -> Draft:
    """Somebody sits down, stands up, leaves to a bot or comes back."""
    place = table.check_seat(seat)
    if "user_id" in changes and changes["user_id"] != place.user_id:
        changes["token"] = place.token + 1  # what the one before was given is worth nothing now
    return Draft(rows.SEAT, seat, changes, seats={seat: changes})


def move(table: Table, old: int, new: int) -> Draft:
    """Whoever has one seat, or is waited for there, has another one instead."""
    mover, free = table.check_seat(old), Seat(old, token=table.seq + 1)
    kept = {name: value for name, value in vars(mover).items() if name not in ("seat", "token")}
    draft = change_seat(table, new, **kept)
    draft.body["moved"] = old
    draft.seats[old] = {name: value for name, value in vars(free).items() if name != "seat"}
    return draft


def end(
    table: Table,
    status: str,
    reason: str,
    result: dict[str, Any] | None = None,
    seat: int = rows.NO_SEAT,
) -> Draft:
    facts = {"status": status, "reason": reason, "result": result}
    return Draft(rows.END, seat, dict(facts), facts=facts)


def resign(table: Table, seat: int) -> Draft:
    """A bot plays on for whoever gives up, as long as there is a game worth it for the rest."""
    table.check_decides(seat)
    others = [
        other.seat
        for other in table.seats
        if other.is_person and not other.resigned and other.seat != seat
    ]
    if len(table.seats) == 2 and others and not table.is_cooperative:
        places = [2 if number == seat else 1 for number in range(2)]
        result = {"kind": "places", "won": others, "conditions": ["resigned"], "places": places}
        return end(table, ENDED, "resigned", result, seat)
    if not others:
        return end(table, ENDED, "resigned", given_up(table, seat), seat)
    return change_seat(table, seat, resigned=True)


def given_up(table: Table, seat: int) -> dict[str, Any] | None:
    """How a game stands that only bots would play on: without a result, unless it is rated or one
    of a tournament. There whoever gave up is behind all others.
    """
    counts = table.starters is not None or table.facts.contest_id is not None
    if not counts or table.is_cooperative:
        return None
    lost = {other.seat for other in table.seats if other.resigned} | {seat}
    won = [other.seat for other in table.seats if other.seat not in lost]
    places = [1 if other.seat in won else 1 + len(won) for other in table.seats]
    return {"kind": "places", "won": won, "conditions": ["resigned"], "places": places}


def after_the_game(state: State) -> dict[str, Any]:
    """What is known of a table whose game is over."""
    return {"status": FINISHED, "result": state.result()} if state.is_over else {}
