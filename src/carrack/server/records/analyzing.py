"""Games that are over, looked at again by a bot: one at a time, and each only once.

The work has a thread and a line of its own, behind everything else: tables never wait for it. What
was found is kept in the database. It names seats and actions, and nobody who played.
"""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import structlog
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.bots.analysis import (
    JUDGE,
    Stopped,
    accuracy_of,
    analyze,
    bounded,
    clear_loss,
    effort_for,
    moments_of,
)
from carrack.server.beside import step_back
from carrack.server.errors import Refused
from carrack.server.records.replays import Replay
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now
from carrack.server.wire.log import texts_of

log = structlog.get_logger()

MOST_WAITING = 20  # games in line
MOST_ROWS = 6000  # of a game that is looked at
POLITENESS = 19  # how much the thread steps back, behind the bots of the tables as well
DIGITS = 4
NO_ROW = -1  # behind what was done there is no view of a seat

# By seat: choices as the judge would have made them, of how many, and the accuracy of all.
Agreed = list[tuple[int, int, int | None]]


@dataclass
class Work:
    """A game in line, or being looked at."""

    who: str
    done: int = 0
    of: int = 0  # choices; 0 while it waits
    failed: bool = False


@dataclass
class ValuedShown:
    """An action in words, and what may be expected of it for the seat that does it."""

    action: dict[str, Any]
    said: str
    chance: float
    points: float | None
    visits: int


@dataclass
class LineStep:
    """Somebody's action in a line, in words."""

    seat: int
    said: str


@dataclass
class ChoiceShown:
    """A choice of the game, and what the judge thinks of it."""

    step: int  # of the replay
    turn: int
    round: int
    seat: int
    done: ValuedShown
    best: ValuedShown
    agrees: bool
    lost: float  # of the chance to win
    lost_points: float | None
    doubt: float  # a loss smaller than this may be chance
    chances: list[float]  # of all seats before it, as far as its seat could know
    line: list[LineStep]  # how the judge would have played on; nothing where it agrees


@dataclass
class TurningShown:
    """Where a seat's chance changed much, from one turn of its own to the next."""

    turn: int
    step: int  # of the replay …
    until: int  # … and the last before the seat's next turn
    seat: int
    before: float
    after: float
    lost: float


@dataclass
class SumShown:
    """The choices of a seat together."""

    choices: int
    agreed: int
    lost: float
    lost_points: float | None
    accuracy: float | None  # of 100


@dataclass
class AnalysisShown:
    """A game looked at again, in the reader's language."""

    title: str
    level: str
    simulations: int  # of each choice
    choices: list[ChoiceShown]
    turning_points: list[TurningShown]
    sums: list[SumShown]
    final: list[float] | None  # the win as it was shared


class Analyst:
    """Looks at one game after the other; quick ones do not step back behind the tables."""

    def __init__(self, database: Database, simulations: int, quick: bool = False) -> None:
        self.database = database
        self.simulations = simulations  # of a whole game, at most; none for no analyses at all
        self.pool = ThreadPoolExecutor(1, "analysis", step_back, (0 if quick else POLITENESS,))
        self.works: dict[str, Work] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    async def found(self, game_id: str) -> bytes | None:
        """What is known of a game, as it was stored; `shown` unpacks it."""
        columns = schema.analyses.c
        async with self.database.read() as connection:
            packed: bytes | None = await connection.scalar(
                select(columns.content).where(columns.id == game_id)
            )
        return packed

    def begin(self, game_id: str, replay: Replay, who: str) -> None:
        """Put a game in line, unless it stands there already."""
        if self.simulations <= 0:
            raise Refused("games are not looked at here", code="analysis.off")
        if replay.rows > MOST_ROWS:
            raise Refused(f"the game has {replay.rows} rows", code="analysis.too_long")
        if self.is_in_line(game_id):
            return
        waiting = [one.who for one in self.works.values() if not one.failed]
        if who in waiting:
            raise Refused("one game is looked at for you already", code="analysis.one")
        if len(waiting) >= MOST_WAITING:
            raise Refused("too much to do; try again later", code="server.busy", status=503)
        self.works.pop(game_id, None)  # what has failed goes to the end of the line
        work = self.works[game_id] = Work(who)
        task = asyncio.create_task(self.work_on(game_id, replay, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def work_on(self, game_id: str, replay: Replay, work: Work) -> None:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.pool, self.worked_out, replay, work)
            await self.store(game_id, *found)
            del self.works[game_id]
        except Stopped:
            pass
        except Exception:  # whoever waits for it is told that it failed
            log.exception("analysis.failed", game=game_id)
            work.failed = True
            self.forget_failures()

    def worked_out(self, replay: Replay, work: Work) -> tuple[bytes, Agreed]:
        """The analysis of one game, packed, and its figures; it runs in the analyst's thread."""

        def progress(done: int, of: int) -> None:
            if self.stopped:
                raise Stopped
            work.done, work.of = done, of

        record = replay.record
        choices = len(moments_of(record, replay.game)[0])
        effort = bounded(effort_for(JUDGE, replay.title), choices, self.simulations)
        found = analyze(record, effort, JUDGE, progress=progress)
        packed = zlib.compress(msgspec.json.encode(rounded(asdict(found))))
        return packed, [
            (one.agreed, one.choices, None if one.accuracy is None else round(one.accuracy))
            for one in found.sums
        ]

    async def store(self, game_id: str, content: bytes, agreed: Agreed) -> None:
        """Keep an analysis; that of a record that was deleted meanwhile is not kept."""
        row = {"id": game_id, "content": content, "agreed": agreed, "created": now()}
        with contextlib.suppress(IntegrityError):  # another process was quicker
            async with self.database.write() as connection:
                if await is_there(connection, game_id):
                    await connection.execute(insert(schema.analyses).values(row))

    def forget_failures(self) -> None:
        """The oldest failures are nobody's concern any more."""
        failed = [name for name, work in self.works.items() if work.failed]
        for name in failed[:-MOST_WAITING]:
            del self.works[name]

    def is_in_line(self, game_id: str) -> bool:
        return game_id in self.works and not self.works[game_id].failed

    def ahead_of(self, game_id: str) -> int:
        """Games that come before this one."""
        before = list(self.works)[: list(self.works).index(game_id)]
        return sum(not self.works[name].failed for name in before)

    async def stop(self) -> None:
        self.stopped = True
        self.pool.shutdown(wait=False, cancel_futures=True)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def is_there(connection: AsyncConnection, game_id: str) -> bool:
    """Whether there is such a table or upload; it stays until the transaction ends."""
    for table in (schema.tables, schema.uploads):
        wanted = select(table.c.id).where(table.c.id == game_id).with_for_update(read=True)
        if await connection.scalar(wanted) is not None:
            return True
    return False


def rounded(value: Any) -> Any:
    """Nobody needs more digits than these.

    >>> rounded({"chances": [0.123456, 1]})
    {'chances': [0.1235, 1]}
    """
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, (list, tuple)) else value


# ---- in the reader's words ----


def unpacked(packed: bytes) -> dict[str, Any]:
    """Choice by choice: as one step, a long game would keep every other thread waiting."""
    parts = msgspec.json.decode(zlib.decompress(packed), type=dict[str, msgspec.Raw])
    choices = msgspec.json.decode(parts.pop("choices"), type=list[msgspec.Raw])
    found = {name: msgspec.json.decode(part) for name, part in parts.items()}
    return found | {"choices": [msgspec.json.decode(choice) for choice in choices]}


def shown(packed: bytes, replay: Replay, names: Sequence[str], language: str) -> AnalysisShown:
    """What was stored by rows, with the steps of the replay and the words for every action. A long
    game takes a while.
    """
    found = unpacked(packed)
    texts = texts_of(found["title"], language)
    seats = {choice["row"]: choice["seat"] for choice in found["choices"]}
    views = {row: state.view(seats[row]) for row, state in replay.before_rows() if row in seats}

    def said(action: dict[str, Any], row: int) -> str:
        return texts.action(action, names, views.get(row))

    # What was found before has neither lines nor accuracy; those can be told from its choices.
    fields = {name: found[name] for name in ("title", "level", "simulations", "final")}
    return AnalysisShown(
        **fields,
        choices=[choice_shown(one, replay, said) for one in found["choices"]],
        turning_points=[turning_shown(one, replay) for one in found["turning_points"]],
        sums=[sum_shown(one, seat, found["choices"]) for seat, one in enumerate(found["sums"])],
    )


def choice_shown(
    choice: dict[str, Any], replay: Replay, said: Callable[[dict[str, Any], int], str]
) -> ChoiceShown:
    row = choice.pop("row")
    done, best = (
        ValuedShown(said=said(choice[which]["action"], row), **choice[which])
        for which in ("done", "best")
    )
    line = [LineStep(one["seat"], said(one["action"], NO_ROW)) for one in choice.get("line", ())]
    step = replay.step_of(row)
    return ChoiceShown(**{**choice, "step": step, "done": done, "best": best, "line": line})


def sum_shown(told: dict[str, Any], seat: int, choices: Sequence[dict[str, Any]]) -> SumShown:
    losses = [clear_loss(one["lost"], one["doubt"]) for one in choices if one["seat"] == seat]
    return SumShown(**{"accuracy": accuracy_of(losses), **told})


def turning_shown(point: dict[str, Any], replay: Replay) -> TurningShown:
    step = replay.step_of(point.pop("row"))
    until = max(step, replay.steps_until(point.pop("until")))
    return TurningShown(**point, step=step, until=until)
