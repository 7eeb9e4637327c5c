"""What a newcomer is told at a table: tips that are due, and what a lesson leads to.

Nothing is searched here: tips and the next step come from the view of the seat, at once.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from carrack.bots.teaching import Teacher, Tip, teacher_for
from carrack.kernel.explained import Entry
from carrack.server.errors import Refused
from carrack.server.tables.hinting import Words
from carrack.server.tables.lessons import leads_at
from carrack.server.tables.table import Table
from carrack.server.wire.log import names_in

LINE = 120  # characters that a newcomer is told at once beside a game
SENTENCES = re.compile(r"(?<=[.!?])[ \n]")


@dataclass
class TipShown:
    """Something to learn; `now` says how it stands here, `line` the same or the gist in a line."""

    id: str
    label: str
    text: str
    now: str
    line: str
    places: list[str]
    rules: str  # a heading of the title's rules


@dataclass
class LedShown:
    """What to do next, what it costs, why, and where."""

    action: dict[str, Any]
    said: str
    price: str
    why: str
    places: list[str]


@dataclass
class GuideShown:
    """What can be taught at one decision, the most pressing tip first."""

    decision: str
    first: bool  # a lesson still leads step by step
    tips: list[TipShown]
    step: LedShown | None


def guide(
    table: Table, seat: int, decision: str, tried: list[dict[str, Any]], language: str
) -> GuideShown:
    """For the seat that has to choose now, where a lesson or the table's hints allow it; after what
    it tries out in private, and once more when the game is over. Nothing is told to a question that
    comes too late, nor of steps that would reveal something.
    """
    if not (table.lesson or table.facts.hints):
        raise Refused("this table is played without hints", code="hints.off", status=403)
    nothing = GuideShown(decision, first=False, tips=[], step=None)
    if not table.state.is_over and table.decision(seat) != decision:
        return nothing
    state = table.tried(seat, decision, tried) if tried else table.state
    if state is None:
        return nothing
    game, view = state.game, state.view(seat)
    teacher = teacher_for(game, view, game.explain(state, seat))
    words = Words(game.id, language, names_in(table, language), view)
    best = teacher.best(leads_at(table)) if teacher.entries else None
    return GuideShown(
        decision=decision,
        first=table.lesson and teacher.is_first_round(),
        tips=[tip_shown(tip, words) for tip in teacher.tips()],
        step=None if best is None else step_shown(best, teacher, words),
    )


def tip_shown(tip: Tip, words: Words) -> TipShown:
    label, text, now = words.texts.tip(tip.id, tip.facts, words.view, words.names)
    line = line_of(text, now, LINE - len(label))
    return TipShown(tip.id, label, text, now, line, list(tip.places), tip.rules)


def line_of(text: str, now: str, room: int) -> str:
    """How it stands here; or else as much of what is to be known as there is room for, in whole
    sentences.

    >>> line_of("Choose two dice. They bring cubes of their color.", "", 20)
    'Choose two dice.'
    """
    if now and len(now) <= room:
        return now
    found = ""
    for sentence in SENTENCES.split(text):
        if len(found) + 1 + len(sentence) > room:
            break
        found = f"{found} {sentence}".strip()
    return found


def step_shown(entry: Entry, teacher: Teacher, words: Words) -> LedShown:
    name = entry["name"]
    return LedShown(
        action=name,
        said=words.action(name),
        price=words.said(teacher.price(entry)),
        why=words.said(teacher.known.of(entry)),
        places=teacher.places(name),
    )
