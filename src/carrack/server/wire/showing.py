"""How a table stands for one viewer: the view, the choices in words, clocks, and who sits there."""

from __future__ import annotations

from dataclasses import astuple
from functools import cache
from typing import Any

import carrack
from carrack.kernel.errors import UnknownGame
from carrack.kernel.explained import Explained
from carrack.server.storage.database import now
from carrack.server.tables import own_data
from carrack.server.tables.clocks import allowed
from carrack.server.tables.facts import Offer, Plan, Viewer
from carrack.server.tables.table import Table, after_open_step
from carrack.server.wire.house_rules import rules_told
from carrack.server.wire.log import log_lines, names_in, shown_name, texts_of
from carrack.server.wire.messages import (
    AnsweredInfo,
    Foreseen,
    OfferInfo,
    Position,
    ProposalInfo,
    RestInfo,
    SeatInfo,
    TableInfo,
    Tried,
    Try,
    Turn,
    WindowTime,
)
from carrack.texts import Texts


def view_of(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The title's view; an empty one before the game has started."""
    return {} if table.trail is None else table.state.view(viewer)


def views_of(table: Table, viewers: list[Viewer]) -> list[dict[str, Any]]:
    """The views of several viewers, only to be read: what did not change is the same object as
    before.
    """
    if table.trail is None:
        return [{} for _ in viewers]
    return table.state.game.hosting.views(table.state, viewers, table.kept)


def position(
    table: Table,
    viewer: Viewer,
    language: str | None,
    view: dict[str, Any],
    window: WindowTime | None = None,
) -> Position:
    """How a seat stands: what it may do now, and the clocks."""
    state = None if table.trail is None else table.trail.state
    playing = table.is_playing and state is not None
    turn = turn_of(table, viewer, language, view) if playing else None
    plan = table.plans.get(viewer) if viewer is not None else None
    return Position(
        turn=turn,
        undo=state.may_undo(viewer) if playing and state and viewer is not None else 0,
        undo_agreed=undo_agreed(table, viewer),
        plan=shown_plan(table, plan, language, view)
        if plan is not None and is_told(plan)
        else None,
        clocks=shown_clocks(table),
        running=running(table),
        clock_at=now(),
        acting=list(table.asked) if playing else [],
        window=window,
        prompt=prompt(table, view, language, turn) if playing and language else "",
        ahead=foreseen(table, viewer, language, view) if playing else [],
    )


def foreseen(
    table: Table, viewer: Viewer, language: str | None, view: dict[str, Any]
) -> list[Foreseen]:
    """What a seat that waits may plan for its next decision, each with its words."""
    state = table.state
    if viewer is None or viewer in state.actors or table.seats[viewer].resigned:
        return []
    named = [
        state.game.action(state, viewer, one) for one in state.game.hosting.plannable(state, viewer)
    ]
    if language is None:
        return [Foreseen(name) for name in named]
    words, names = texts_of(table.facts.title, language), names_in(table, language)
    return [Foreseen(name, words.action(name, names, view)) for name in named]


def is_told(plan: Plan) -> bool:
    """A plan, or a word about one that could not be done."""
    return bool(plan) or plan.dropped is not None


def shown_plan(
    table: Table, plan: Plan, language: str | None, view: dict[str, Any]
) -> dict[str, Any]:
    """What a seat will do when its turn comes, in words where a language was named."""
    shown: dict[str, Any] = {"actions": plan.actions, "auto_pass": plan.auto_pass}
    shown |= {"until": plan.until} if plan.until else {}
    shown |= {"dropped": plan.dropped} if plan.dropped else {}
    if language is None:
        return shown
    words, names = texts_of(table.facts.title, language), names_in(table, language)
    said = [words.action(action, names, view) for action in plan.actions]
    dropped = words.action(plan.dropped, names, view) if plan.dropped else ""
    return {**shown, "said": said} | ({"said_dropped": dropped} if dropped else {})


def undo_agreed(table: Table, viewer: Viewer) -> int:
    """Steps back to before the viewer's own last move, which everybody together may take back;
    none where the game is rated.
    """
    if not table.is_playing or table.trail is None or viewer is None or table.facts.rated:
        return 0
    return table.trail.back_to_own(viewer, 1)


def prompt(table: Table, view: dict[str, Any], language: str, turn: Turn | None) -> str:
    names = names_in(table, language)
    return texts_of(table.facts.title, language).prompt(view, names, legal_in(turn))


def legal_in(turn: Turn | None) -> list[dict[str, Any]]:
    """What may be done in a decision, by name."""
    groups = [] if turn is None else turn.groups
    return [entry["name"] for group in groups for entry in group["actions"]]


def turn_of(
    table: Table, viewer: Viewer, language: str | None, view: dict[str, Any]
) -> Turn | None:
    """The seat's open decision with all that may be chosen."""
    decision = None if viewer is None else table.decision(viewer)
    if decision is None or viewer is None or table.seats[viewer].resigned:
        return None
    explained = table.state.game.explain(table.state, viewer)
    return worded_turn(table, decision, explained, language, view)


def worded_turn(
    table: Table,
    decision: str,
    explained: Explained,
    language: str | None,
    view: dict[str, Any],
) -> Turn:
    if language is not None:
        words = texts_of(table.facts.title, language)
        add_words(explained, words, names_in(table, language), view)
    groups = [dict(group) for group in explained["groups"]]
    return Turn(decision, groups, [dict(refused) for refused in explained["refused"]])


def tried(table: Table, message: Try, language: str | None) -> Tried:
    """The answer to whoever tries something out; steps that go without saying are added."""
    seat, decision, actions = message.seat, message.decision, list(message.actions)
    state = table.tried(seat, decision, actions)
    while state is not None:
        explained = state.game.explain(state, seat)
        step = only_step(explained)
        if step is None:
            view = state.view(seat)
            turn = worded_turn(table, decision, explained, language, view)
            words = prompt(table, view, language, turn) if language else ""
            return Tried(message.id, table.id, seat, decision, actions, turn, view, words)
        actions.append(step)
        state = after_open_step(state, seat, step)
    return Tried(message.id, table.id, seat, decision, actions, None, {})


def only_step(explained: Explained) -> dict[str, Any] | None:
    """What is left to do, if it is one thing that costs, brings and warns of nothing."""
    choices = [action for group in explained["groups"] for action in group["actions"]]
    if len(choices) != 1:
        return None
    (only,) = choices
    return None if only["price"] or only["gain"] or only["warnings"] else only["name"]


def add_words(explained: Explained, words: Texts, names: list[str], view: dict[str, Any]) -> None:
    """A label for each legal action, a sentence for each tempting one that is not."""
    for group in explained["groups"]:
        for action in group["actions"]:
            action["label"] = words.action(action["name"], names, view)
    for refused in explained["refused"]:
        refused["label"] = words.action(refused["name"], names, view)
        refused["sentence"] = words.refused(refused)
        refused.pop("facts", None)  # they are in the sentence


def shown_clocks(table: Table) -> list[int] | None:
    """Milliseconds left to each seat at this moment."""
    if not table.facts.clock or not table.is_playing:
        return None
    time, asked = now(), charged_now(table)
    left = [allowed(table.facts.clock, table.left, seat.seat, None) or 0 for seat in table.seats]
    return [
        max(0, ms - table.thought(seat, time)) if seat in asked else ms
        for seat, ms in enumerate(left)
    ]


def running(table: Table) -> list[int]:
    """Seats whose clock runs for all to see."""
    time = now()
    return [seat for seat in charged_now(table) if table.rests_until(seat, time) is None]


def charged_now(table: Table) -> list[int]:
    """Seats that think on their own time; in a window it would show who has answered."""
    if not table.facts.clock or not table.is_playing or table.window:
        return []
    return [seat for seat in table.acting if table.seats[seat].is_present]


def table_info(table: Table, language: str | None = None) -> TableInfo:
    """What everybody who may look on knows about the table; bots have names in every language."""
    facts, offer = table.facts, table.offer
    over = facts.status in ("finished", "ended") and table.trail is not None
    told_rules = rules_told(facts.title, facts.options, language)
    return TableInfo(
        id=facts.id,
        title=facts.title,
        name=facts.name,
        status=facts.status,
        owner=table.host,
        public=facts.public,
        spectators=facts.spectators,
        options=facts.options,
        clock=facts.clock,
        seats=[seat_info(table, seat, language) for seat in range(len(table.seats))],
        offers=[] if offer is None else [offer_info(table, offer, language)],
        answered=None if table.answered is None else AnsweredInfo(*astuple(table.answered)),
        result=facts.result,
        scores=table.state.scores() if over else None,
        reason=facts.reason,
        rematch=facts.rematch,
        created=facts.created,
        started=facts.started,
        ended=facts.ended,
        hands_delay=facts.hands_delay,
        data=own_data.info(facts.data),
        lesson=table.lesson,
        rated=facts.rated,
        hints=facts.hints,
        campaign=facts.campaign_id,
        contest=facts.contest_id,
        sealed=facts.sealed,
        cooperative=table.is_cooperative,
        rests=rests_now(table),
        commitment=table.commitment,
        proposals=[ProposalInfo(*one) for one in sorted(table.proposals.items())],
        title_name=title_name(facts.title),
        variant=told_rules.variant,
        house_rules=told_rules.rules,
        pairing=facts.pairing is not None,
    )


def rests_now(table: Table) -> list[RestInfo]:
    """Whose clocks stand, first the pause of all."""
    time = now()
    until = [(None, table.paused_until(time))] if table.paused_until(time) else []
    seats = [] if until else [(one.seat, table.rests_until(one.seat, time)) for one in table.seats]
    return [RestInfo(seat, ends) for seat, ends in (*until, *seats) if ends is not None]


def offer_info(table: Table, offer: Offer, language: str | None) -> OfferInfo:
    move = [] if language is None or offer.what != "undo" else moved(table, offer, language)
    agreed = sorted(offer.agreed)
    return OfferInfo(offer.number, offer.seat, offer.what, offer.steps, agreed, move, offer.days)


def moved(table: Table, offer: Offer, language: str) -> list[str]:
    """What everybody saw of the play that somebody wants to take back: its first step that tells
    something.
    """
    assert table.trail is not None
    names = names_in(table, language)
    for taken_back in table.trail.kept[-offer.steps :]:
        if taken_back.seat != offer.seat:
            break
        events = table.state.game.hosting.events(taken_back.state, [None])[0]
        said = log_lines(table.facts.title, language, events, names, None)
        if said:
            return said
    return []


@cache
def title_name(title: str) -> str:
    """What a game is called; a title that is no longer installed by its id."""
    try:
        return carrack.load(title).name
    except UnknownGame:
        return title


def seat_info(table: Table, seat: int, language: str | None) -> SeatInfo:
    place = table.seats[seat]
    return SeatInfo(
        seat,
        place.kind,
        shown_name(place, language),
        place.user_id if place.is_person else None,
        place.level,
        place.away,
        place.resigned,
        place.wanted,
        place.program,
        place.kept_for,
        place.kept_until,
        place.ready,
    )
