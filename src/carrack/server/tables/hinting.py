"""A hint for whoever has to choose: from the view of their seat, where the table allows it."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.bots.analysis import ADVISER, advise, effort_for, luck_of
from carrack.server.errors import Refused
from carrack.server.records.analyzing import ValuedShown
from carrack.server.service import Service
from carrack.server.tables.table import Table
from carrack.server.wire.log import names_in, texts_of

PATIENCE = 30.0  # seconds: hints are thought of when no bot waits
under_way: set[str] = set()  # people who wait for a hint


@dataclass
class HintShown:
    """The best few actions of an open decision, the best first."""

    decision: str
    level: str  # who thought about it
    actions: list[ValuedShown]


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
    texts, names = texts_of(game.id, language), names_in(table, language)
    return HintShown(
        decision,
        ADVISER,
        [
            ValuedShown(
                one.action,
                texts.action(one.action, names, view),
                one.chance,
                one.points,
                one.visits,
            )
            for one in found
        ],
    )
