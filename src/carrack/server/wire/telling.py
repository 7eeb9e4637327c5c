"""What goes out: each viewer's own stream, as views, changes and sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

import structlog

from carrack.kernel.errors import DataError
from carrack.server.storage.database import now
from carrack.server.tables.clocks import window_time
from carrack.server.tables.facts import Told, Viewer
from carrack.server.tables.table import Table
from carrack.server.wire import messages
from carrack.server.wire.changes import changes
from carrack.server.wire.log import logged, names_in
from carrack.server.wire.messages import (
    Full,
    Gone,
    News,
    Step,
    TableNews,
    Update,
    WindowTime,
)
from carrack.server.wire.showing import position, table_info, view_of, views_of

Worded = TypeVar("Worded")
log = structlog.get_logger()

WINDOW_MS = 20_000  # to answer in a window, where nothing else is set
ABOUT_ONLOOKERS = ("room", "start")
ABOUT_TABLE = (*("seat", "room", "start", "offer", "answer", "end", "rematch", "undo", "rest"),)


class Listener(Protocol):
    """Somebody who follows a table: a socket with a person, or without one."""

    language: str | None
    user_id: str | None
    is_here: bool  # looks at the page

    def send(self, content: bytes) -> None: ...

    def seats_at(self, table: Table) -> list[int]: ...

    def may_watch(self, table: Table) -> bool: ...


class Audience:
    """Who follows one table, and what each viewer's followers were shown last."""

    def __init__(self, table: Table, window_ms: int = WINDOW_MS) -> None:
        self.table = table
        self.window_ms = window_ms
        self.gathered = False  # everybody who is asked sat here when the decision was opened …
        self.gathered_for = table.opened_seq  # … by this row; before, nobody was here to be seen
        self.listeners: dict[Viewer, list[Listener]] = {}
        self.shown: dict[Viewer, dict[str, Any]] = {}
        self.came: set[tuple[Viewer, int]] = set()  # those who came while a step was being told
        self.is_behind = False  # something has come true, and its telling has not begun
        self.pointed_at = dict(table.proposals)  # as everybody was told

    def __bool__(self) -> bool:
        return bool(self.listeners)

    def __iter__(self) -> Iterator[Listener]:
        """Each listener once, however many seats it follows."""
        return iter({id(one): one for group in self.listeners.values() for one in group}.values())

    def add(self, viewer: Viewer, listener: Listener) -> None:
        group = self.listeners.setdefault(viewer, [])
        if listener not in group:
            group.append(listener)
        self.came.add((viewer, id(listener)))  # also who was here and asks for all of it once more

    def remove(self, listener: Listener) -> None:
        for viewer, group in list(self.listeners.items()):
            if listener in group:
                group.remove(listener)
            if not group:
                del self.listeners[viewer]
                self.shown.pop(viewer, None)
            self.came.discard((viewer, id(listener)))

    def dismiss(self, seat: int) -> None:
        """Whoever followed a seat that is somebody else's now hears no more of the table."""
        gone = Gone(self.table.id, "seat.not_yours", "the seat has changed hands")
        for listener in list(self.listeners.get(seat, [])):
            if seat not in listener.seats_at(self.table):
                self.remove(listener)
                listener.send(encoded(gone))

    def move_on(self) -> None:
        """Whoever followed a seat that is there no more follows the one they have now."""
        beyond = [one for one in self.listeners if one is not None and one >= len(self.table.seats)]
        for viewer in beyond:
            self.shown.pop(viewer, None)
            for listener in self.listeners.pop(viewer):
                for seat in listener.seats_at(self.table):
                    self.add(seat, listener)
                    listener.send(encoded(self.full(seat, listener.language, [])))

    def dismiss_onlookers(self) -> None:
        """Who came while everybody might hears no more, where that is over."""
        gone = Gone(self.table.id, "table.no_spectators", "this table wants no spectators")
        for listener in list(self.listeners.get(None, [])):
            if not listener.may_watch(self.table):
                self.remove(listener)
                listener.send(encoded(gone))

    def is_there(self, seat: int) -> bool:
        """Whether this seat's person has a page open."""
        return seat in self.listeners

    def all_here(self) -> bool:
        """Whether every person who is asked has a page of their own open: nobody who shares a
        device has to hand it around within seconds.
        """
        places = [self.table.seats[seat] for seat in self.table.asked]
        people = [place for place in places if place.is_present]
        apart = len({place.user_id for place in people}) == len(people)
        return apart and all(self.is_there(place.seat) for place in people)

    def window_time(self) -> int | None:
        """How long the window that is open now stays open, from its first moment on."""
        table = self.table
        if not table.window or not table.is_playing or table.lesson:
            return None  # whoever learns is not hurried
        suggested = table.state.game.hosting.window_seconds
        live = None
        if suggested is not None and self.gathered and self.gathered_for == table.opened_seq:
            live = min(int(suggested * 1000), self.window_ms)
        return window_time(table.facts.clock, self.window_ms, live)

    def window(self) -> WindowTime | None:
        """How much of the open window is left. Everybody is told the same, so that it does not
        show who has answered.
        """
        whole = self.window_time()
        if whole is None:
            return None
        return WindowTime(max(0, self.table.opened_at + whole - now()), whole)

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The view that this viewer's followers have now."""
        if viewer not in self.listeners or self.is_behind:
            return view_of(self.table, viewer)  # nobody would keep it up to date, or not yet
        if viewer not in self.shown:
            self.shown[viewer] = views_of(self.table, [viewer])[0]
        return self.shown[viewer]

    def tell(self, *told: Told) -> None:
        """Send steps, in one go, to everybody whose streams they belong to."""
        for _ in self.telling(*told):
            pass

    def telling(self, *told: Told) -> Iterator[None]:
        """Send steps viewer by viewer: it may pause before the first and behind each. Whoever comes
        from now on is shown the table behind these steps, and is not told of them once more.
        """
        self.came.clear()
        self.is_behind = True
        return self.slices(*told)

    def slices(self, *told: Told) -> Iterator[None]:
        self.is_behind = False
        for one in told:
            if one.kind == "seat":
                self.dismiss(one.seat)
            if one.kind in ABOUT_ONLOOKERS:
                self.dismiss_onlookers()
            if one.kind == "room":
                self.move_on()
        if self.gathered_for != self.table.opened_seq:
            self.gathered, self.gathered_for = self.all_here(), self.table.opened_seq
        if (
            any(one.kind in ABOUT_TABLE for one in told)
            or not self.table.is_playing
            or self.pointed_at != self.table.proposals
        ):
            self.tell_table()
        parts = {viewer for one in told for viewer in one.parts}
        viewers = [viewer for viewer in self.listeners if viewer in parts]
        before = [self.shown.get(viewer, {}) for viewer in viewers]
        after = views_of(self.table, viewers)
        self.shown.update(zip(viewers, after, strict=True))
        for viewer, old, new in zip(viewers, before, after, strict=True):
            self.tell_viewer(viewer, old, new, [one for one in told if viewer in one.parts])
            yield

    def tell_viewer(
        self, viewer: Viewer, before: dict[str, Any], after: dict[str, Any], told: Sequence[Told]
    ) -> None:
        found = changes(before, after)
        sent: dict[str | None, bytes | None] = {}
        for listener in list(self.listeners.get(viewer, ())):
            if viewer is not None and viewer not in listener.seats_at(self.table):
                continue  # the seat has changed hands
            if (viewer, id(listener)) in self.came:
                continue  # was shown it already
            language = listener.language
            if language not in sent:
                sent[language] = self.update(viewer, language, after, told, found)
            content = sent[language]
            if content is not None:
                listener.send(content)

    def update(
        self,
        viewer: Viewer,
        language: str | None,
        view: dict[str, Any],
        told: Sequence[Told],
        found: Any,
    ) -> bytes | None:
        """New steps for those who read one language. What is wrong with them keeps nobody else
        from theirs; a page that misses a number asks for the whole view.
        """

        def worded(language: str | None) -> Update:
            *earlier, step = [step_of(self.table, viewer, language, one) for one in told]
            where = position(self.table, viewer, language, view, self.window())
            return Update(self.table.id, viewer, step, found, where, earlier)

        try:
            return encoded(in_words(worded, language))
        except Exception:
            log.exception("telling.failed", table=self.table.id, viewer=viewer)
            return None

    def tell_table(self) -> None:
        self.pointed_at = dict(self.table.proposals)
        for listener in self:
            listener.send(encoded(table_news(self.table, listener)))

    def send_all(self, news: News, hidden_from: frozenset[str] = frozenset()) -> None:
        content = encoded(news)
        for listener in self:
            if listener.user_id not in hidden_from:
                listener.send(content)

    def full(self, viewer: Viewer, language: str | None, steps: list[Told]) -> Full:
        """A whole view, behind the steps that were missed."""
        table, view = self.table, self.view(viewer)

        def worded(language: str | None) -> Full:
            told = [step_of(table, viewer, language, one) for one in steps]
            where = position(table, viewer, language, view, self.window())
            return Full(table.id, viewer, table.numbers[viewer], told, view, where)

        return in_words(worded, language)


def table_news(table: Table, listener: Listener) -> TableNews:
    info, seats = table_info(table, listener.language), listener.seats_at(table)
    return TableNews(info, seats, table.had_seat(listener.user_id))


def in_words(worded: Callable[[str | None], Worded], language: str | None) -> Worded:
    """In a language; without words where a text of it is broken, for the game goes on."""
    try:
        return worded(language)
    except DataError:
        log.exception("telling.text_broken", language=language)
        return worded(None)


def encoded(news: News) -> bytes:
    return messages.encoder.encode(news)


def step_of(table: Table, viewer: Viewer, language: str | None, told: Told) -> Step:
    number, events = told.parts[viewer]
    if language is None:
        return Step(number, told.time, events)
    names = names_in(table, language)
    said = logged(table.facts.title, language, events, names, viewer)
    return Step(number, told.time, events, said.lines, said.seats, said.about)
