"""What a newcomer should hear now: tips that are due, and what somebody sensible would do here.

A title says in its `bots/teacher.py` which tips it has, when each is due and which pieces and
numbers of the table it speaks of. Like its reasons they are made from the view of a seat and from
what that seat may do, and from nothing else; whoever shows them remembers which were heard. A title
without the part has no tips.

>>> import carrack
>>> game = carrack.load("macau_cards")
>>> state = game.new(seats=2, seed=1)
>>> teacher = teacher_for(game, state.view(1), game.explain(state, 1))
>>> next(teacher.tips()).id
'goal'
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from carrack.bots.greedy import PART as GREEDY
from carrack.bots.greedy import heuristic_for
from carrack.bots.reasons import Named, Reason, View, reasons_for
from carrack.kernel.explained import Entry, Explained
from carrack.kernel.game import Game
from carrack.kernel.parts import part_of

PART = "bots.teacher"  # the module of a title whose `TitleTeacher` knows it


@dataclass(frozen=True)
class Tip:
    """One thing to learn, what it speaks of here, and where that lies."""

    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    places: Sequence[str] = ()
    rules: str = ""  # a heading of the title's rules


@dataclass(frozen=True)
class Lead:
    """What a lesson would like its learner to do, as long as that is legal."""

    do: Mapping[str, Any]  # an action with at least these fields
    round: int | None = None  # in this round only


class Teacher:
    """What can be taught at one decision; here nothing but a sensible action."""

    def __init__(self, game: Game, view: View, explained: Explained) -> None:
        self.game, self.view = game, view
        self.known = reasons_for(game, view, explained)
        self.entries = self.known.entries
        self.seat: int = view["viewer"]
        self.own: Mapping[str, Any] = view["seats"][self.seat] if "seats" in view else {}

    def tips(self) -> Iterator[Tip]:
        """All that is due now, the most pressing first."""
        yield from ()

    def is_first_round(self) -> bool:
        """Whether a lesson still leads step by step."""
        return False

    def places(self, action: Named) -> list[str]:
        """Where on the table an action is done: each piece that it names."""
        return [f"{part}:{piece}" for part, piece in action.items() if part != "type"]

    def price(self, entry: Entry) -> Reason | None:
        """What it costs, where a title says so."""
        return None

    def best(self, leads: Sequence[Lead] = ()) -> Entry | None:
        """What a lesson leads to, or else what greedy would do."""
        for lead in leads:
            if lead.round in (None, self.view.get("round")):
                for entry in self.entries:
                    if fits(entry["name"], lead.do):
                        return entry
        if not self.entries or part_of(self.game, GREEDY) is None:
            return None
        legal = sorted(entry["action"] for entry in self.entries)
        chosen = heuristic_for(self.game).choose(self.view, legal)
        return next(entry for entry in self.entries if entry["action"] == chosen)

    def offered(self, kind: str, **fields: Any) -> list[Entry]:
        """The actions of one kind, with at least these fields, that can be done now."""
        found = self.known.offers(kind)
        return [entry for entry in found if fits(entry["name"], fields)]


Facts = dict[str, Any]
T = TypeVar("T", bound=Teacher)


@dataclass(frozen=True)
class Lesson(Generic[T]):
    """A tip of a title, and when it is due: the pieces and numbers that it speaks of, or None."""

    id: str
    rules: str
    due: Callable[[T], Facts | None]
    show: str = ""  # places on the table; `{seat}` stands for the learner's own


def due_now(teacher: T, lessons: Sequence[Lesson[T]]) -> Iterator[Tip]:
    """The tips of a title whose moment has come."""
    for lesson in lessons:
        facts = lesson.due(teacher)
        if facts is not None:
            show = lesson.show.format(seat=teacher.seat, **facts).split()
            yield Tip(lesson.id, facts, show, lesson.rules)


def fits(thing: Named, wanted: Named) -> bool:
    """Whether something has at least these fields."""
    return all(thing.get(part) == value for part, value in wanted.items())


def when(is_so: bool, **facts: Any) -> Facts | None:
    """The facts of a tip, if it is due."""
    return facts if is_so else None


def teacher_for(game: Game, view: View, explained: Explained) -> Teacher:
    """The teacher of a title for what a seat may do now."""
    kind: type[Teacher] = getattr(part_of(game, PART), "TitleTeacher", Teacher)
    return kind(game, view, explained)
