"""A game once more as one viewer heard it.

Each viewer has a stream with numbers of its own, so that nobody can count what was hidden from
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import structlog

from carrack.kernel.errors import CarrackError
from carrack.kernel.state import State
from carrack.server.errors import Refused
from carrack.server.tables import following, rows
from carrack.server.tables.facts import OPEN, Event, Facts, Seat, Told, Viewer
from carrack.server.tables.rows import UNDO, Row
from carrack.server.tables.table import Table
from carrack.server.wire.log import Logged, logged, names_in

log = structlog.get_logger()

MOST_ENTRIES = 500  # of the log in one answer

# What a journal or a record can raise that somebody has damaged.
DAMAGE = (CarrackError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@dataclass
class StepShown:
    """One step of a game as somebody sees it. Who did what is told once the game is over."""

    step: int
    of: int
    time: int | None
    events: list[dict[str, Any]]
    log: list[str]
    view: dict[str, Any]
    by: int | None = None
    action: dict[str, Any] | None = None  # with which it began
    row: int | None = None  # of the record, where it ended
    views: list[dict[str, Any]] | None = None  # of every seat, where all were asked for


@dataclass
class LogEntry:
    """One step in words."""

    n: int  # of the viewer's stream; the step of the replay where it is that which is told
    time: int | None
    lines: list[str]
    step: int | None = None  # of the replay of a game that is over
    round: int | None = None
    kinds: list[str] = field(default_factory=list)  # of its events
    seats: list[int | None] = field(default_factory=list)  # whose deed each line tells
    about: list[list[str]] = field(default_factory=list)  # ids that each line names


def no_such_step(step: int, of: int) -> Refused:
    return Refused(
        f"there is no step {step}; there are the steps 0 to {of}", code="replay.step", status=404
    )


class Retold(Table):
    """A stored table that hears its rows once more, with one viewer; only whoever sat there is
    called `you`.
    """

    def __init__(
        self, facts: Facts, seats: Sequence[Seat], viewer: Viewer, is_you: bool = True
    ) -> None:
        self.viewer = viewer
        self.you = viewer if is_you else None
        super().__init__(replace(facts, status=OPEN), [replace(seat) for seat in seats])

    @property
    def viewers(self) -> list[Viewer]:
        return [self.viewer]

    def stream(self, journal: Sequence[Row]) -> Iterator[Told]:
        """Every step of the viewer's stream, in order."""
        following.as_opened(self, journal)
        for row in journal:
            told = self.heard(row)
            if told.parts:
                yield told

    def heard(self, row: Row) -> Told:
        if row.kind == rows.START:  # whoever sat there then, and not who came later
            for place, name in zip(self.seats, row.body["header"]["players"], strict=True):
                place.name = name
        try:
            return self.take(row, following.follow(self, row))
        except DAMAGE as error:
            raise not_replayed(self.id, error) from error

    def spoken(self, told: Told, language: str | None) -> Logged:
        if language is None:
            return Logged([], [], [])
        events = told.parts[self.viewer][1]
        names = names_in(self, language)
        return logged(self.facts.title, language, events, names, self.you)

    @property
    def round(self) -> int | None:
        return None if self.trail is None else self.state.game.round_of(self.state)

    def view(self) -> dict[str, Any]:
        return {} if self.trail is None else self.trail.state.view(self.viewer)


def kinds_of(events: Sequence[Event]) -> list[str]:
    """What happened, by name, each once."""
    return list(dict.fromkeys(str(event["type"]) for event in events))


def not_replayed(table_id: str, error: Exception) -> Refused:
    log.error("table.not_replayed", table=table_id, error=type(error).__name__)
    return Refused("the journal of this table does not replay", code="table.aside")


def stream_step(
    table: Table, journal: Sequence[Row], viewer: Viewer, step: int, language: str | None
) -> StepShown:
    """A step of a viewer's own stream; 0 is before anything happened."""
    again = Retold(table.facts, table.seats, viewer)
    shown = StepShown(0, 0, table.facts.created, [], [], {})
    for told in again.stream(journal):
        number, events = told.parts[viewer]
        if number == step:
            words = again.spoken(told, language).lines
            shown = StepShown(number, 0, told.time, events, words, again.view())
    of = again.numbers[viewer]
    if step > of:
        raise no_such_step(step, of)
    return replace(shown, of=of)


def stream_log(
    table: Table,
    journal: Sequence[Row],
    viewer: Viewer,
    after: int,
    language: str,
    is_you: bool = True,
) -> list[LogEntry]:
    """A viewer's stream in words, behind a number."""
    again = Retold(table.facts, table.seats, viewer, is_you)
    found: list[LogEntry] = []
    for told in again.stream(journal):
        number, events = told.parts[viewer]
        if number > after:
            said, kinds = again.spoken(told, language), kinds_of(events)
            found.append(
                LogEntry(number, told.time, said.lines, None, again.round, kinds, *said[1:])
            )
        if len(found) == MOST_ENTRIES:
            break
    return found


# ---- hands, some time later ----


@dataclass
class HandsShown:
    """A table as it was some time ago, for those who only look on, with the cards of one hand that
    nobody holds any more.
    """

    seat: int
    time: int  # of the last row that is shown; nothing of what came later is told
    hidden: int  # cards of that hand that are not shown, since they are still held
    view: dict[str, Any]


class Moment(NamedTuple):
    """The game after a row that was not taken back."""

    row: int  # of the record
    time: int
    state: State
    is_told: bool  # those who look on heard of it


def hands_then(table: Table, journal: Sequence[Row], seat: int, until: int) -> HandsShown:
    """The table as it was at a time. However long somebody thinks, no card is shown that a seat
    still holds; once the game is over, all are.
    """
    moments = moments_of(table, journal)
    early = [at for at, one in enumerate(moments) if one.is_told and one.time <= until]
    if not early:
        raise Refused("hands are shown some time later", code="hands.early")
    then, since = moments[early[-1]], moments[early[-1] :]
    if table.facts.tells_all:
        return HandsShown(seat, then.time, 0, then.state.view(seat))
    shown, hidden = cards_that_left(seat, [moment.state for moment in since])
    # Built up from what everybody saw: whatever else was secret then stays so.
    view = then.state.view(None) | {"viewer": seat, "hand": shown}
    return HandsShown(seat, then.time, hidden, view)


def moments_of(table: Table, journal: Sequence[Row]) -> list[Moment]:
    """The game row by row, without what was taken back: a card that was drawn and put back lies
    in the stock, where nobody may know it.
    """
    again = Retold(table.facts, table.seats, None)
    found: list[Moment] = []
    following.as_opened(again, journal)
    for row in journal:
        told = again.heard(row)
        if again.trail is None:
            continue
        last = again.trail.kept[-1].row
        found = [moment for moment in found if moment.row <= last] if row.kind == UNDO else found
        if not found or found[-1].row < last:
            found.append(Moment(last, row.time, again.state, bool(told.parts)))
    return found


def cards_that_left(seat: int, states: Sequence[State]) -> tuple[list[str], int]:
    """Cards of a hand that have left it since, and how many have not. What is drawn again has
    left all the same: else whoever asks twice would see it come back.
    """
    then, now = states[0], states[-1]
    game, hand = then.game, list(then.view(seat).get("hand", ()))
    if game.hosting.deal_of(then) != game.hosting.deal_of(now):
        return hand, 0
    kept = Counter(game.hosting.held(then, seat))
    for state in states[1:]:
        kept &= Counter(game.hosting.held(state, seat))
    shown: list[str] = []
    for card in hand:
        if kept[card]:
            kept[card] -= 1
        else:
            shown.append(card)
    return shown, len(hand) - len(shown)
