"""A hint for whoever has to choose: from the view of their seat, where the table allows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carrack.bots.analysis import ADVISER, Valued, advise, effort_for, luck_of
from carrack.bots.reasons import Reason, Reasons, reasons_for
from carrack.server.errors import Refused
from carrack.server.records.analyzing import ValuedShown
from carrack.server.service import Service
from carrack.server.tables.table import Table
from carrack.server.wire.log import names_in, texts_of

PATIENCE = 30.0  # seconds: hints are thought of when no bot waits
under_way: set[str] = set()  # people who wait for a hint


@dataclass
class AdvisedShown(ValuedShown):
    """An action in words, its figures, and one reason; empty where the title knows none."""

    why: str


@dataclass
class HintShown:
    """The best few actions of an open decision, the best first."""

    decision: str
    level: str  # who thought about it
    actions: list[AdvisedShown]


def check_hint(table: Table, seat: int, decision: str) -> None:
    """Hints are for the seat that has to choose now, at a table that wants them."""
    table.check_decides(seat)
    if not table.facts.hints:
        raise Refused("this table is played without hints", code="hints.off", status=403)
    table.check_open(seat, decision)
    if len(table.state.legal(seat)) < 2:
        raise Refused("there is nothing to choose", code="hints.no_choice")


async def hint(
    service: Service, table: Table, seat: int, decision: str, who: str, language: str
) -> HintShown:
    """Think in the threads of the bots, behind them, with what the seat sees and nothing else."""
    check_hint(table, seat, decision)
    if who in under_way:
        raise Refused("a hint is being thought of", code="hints.waiting")
    game, view = table.state.game, table.state.view(seat)
    effort = effort_for(ADVISER, game.id)
    known = reasons_for(game, view, game.explain(table.state, seat))
    under_way.add(who)
    line = service.house.attendant.thinkers.line
    asker = service.house.asker(who)
    place = line.enter(lambda: advise(game, view, effort, luck_of(view)), asker, behind=True)
    try:
        await place.begun(PATIENCE)
        found = await place.outcome()
    except TimeoutError:
        raise Refused("too much to do; try again later", code="server.busy", status=503) from None
    finally:
        place.leave()
        under_way.discard(who)
    words = Words(game.id, language, names_in(table, language), view)
    return HintShown(decision, ADVISER, [words.advised(one, known) for one in found])


class Words:
    """Actions and reasons as they are said at one table."""

    def __init__(self, title: str, language: str, names: list[str], view: Any) -> None:
        self.texts, self.names, self.view = texts_of(title, language), names, view

    def action(self, action: Any) -> str:
        return self.texts.action(action, self.names, self.view)

    def said(self, reason: Reason | None) -> str:
        return "" if reason is None else self.texts.reason(reason.key, reason.facts, self.names)

    def advised(self, one: Valued, known: Reasons) -> AdvisedShown:
        said, why = self.action(one.action), self.said(known.named(one.action))
        return AdvisedShown(one.action, said, one.chance, one.points, one.visits, why)
