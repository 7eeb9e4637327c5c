"""Rows about to be stored: each function works out one, with the state after it, or refuses.

Nothing changes here. A draft becomes a row by `entries.py`, is stored by the journal, and comes
true by `Table.take`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carrack.kernel.errors import CarrackError
from carrack.kernel.state import State
from carrack.server.errors import Refused
from carrack.server.tables import rows
from carrack.server.tables.facts import ENDED, FINISHED, Draft

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
) -> Draft:
    """Actions for later; what means nothing in this game is refused at once."""
    table.check_decides(seat)
    if decision is not None:
        table.check_open(seat, decision)
    state, game = table.state, table.state.game
    known = [game.action(state, seat, game.number(state, seat, one)) for one in actions]
    return Draft(rows.PLAN, seat, {"actions": known, "auto_pass": auto_pass})


def planned(table: Table, seat: int) -> Draft | None:
    """What the seat has planned for its open decision; None where that is nothing, or cannot
    be done: whose plan it was is told when its turn comes.
    """
    plan, decision = table.plans.get(seat), table.decision(seat)
    if plan is None or not plan.actions or decision is None or table.bot_for(seat) is not None:
        return None
    return possible(table, seat, decision, plan.actions[0], "plan")


def possible(table: Table, seat: int, decision: str, action: Any, by: str) -> Draft | None:
    """The same as `act`; None where it cannot be done."""
    try:
        return act(table, seat, decision, action, by)
    except CarrackError:
        return None


def offer(table: Table, seat: int, what: str, steps: int) -> Draft:
    """An offer to all. To take back means the seat's own last moves, with all that followed; it
    must be possible now.
    """
    table.check_decides(seat)
    if table.facts.rated:
        raise Refused("nobody takes back what is rated", code="rated.consent")
    if table.offer is not None:
        raise Refused("another offer waits for its answers", code="offer.pending")
    if what == "undo":
        steps = back_to_own(table, seat, steps)
    return Draft(rows.OFFER, seat, {"what": what, "steps": steps})


def back_to_own(table: Table, seat: int, moves: int) -> int:
    """How many steps go back with this seat's last moves."""
    assert table.trail is not None
    steps = table.trail.back_to_own(seat, moves)
    if not steps:
        raise Refused(
            f"{moves} moves of seat {seat} cannot be taken back any more", code="undo.not_possible"
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
    """How a game stands that only bots would play on: without a result, unless it is rated. There
    whoever gave up is behind all others, as their ratings say.
    """
    if table.starters is None or table.is_cooperative:
        return None
    lost = {other.seat for other in table.seats if other.resigned} | {seat}
    won = [other.seat for other in table.seats if other.seat not in lost]
    places = [1 if other.seat in won else 1 + len(won) for other in table.seats]
    return {"kind": "places", "won": won, "conditions": ["resigned"], "places": places}


def after_the_game(state: State) -> dict[str, Any]:
    """What is known of a table whose game is over."""
    return {"status": FINISHED, "result": state.result()} if state.is_over else {}
