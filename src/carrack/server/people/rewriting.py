"""Tables told again with another id or name for one person: their facts, seats and journals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, and_, or_, select, union, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.kernel.fairness import without_name
from carrack.kernel.record_lines import chain
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables import rows

tables, seats, journal = schema.tables, schema.seats, schema.journal


@dataclass(frozen=True)
class Change:
    """What becomes of a person at the tables: another id, another name, or both."""

    old_id: str
    new_id: str
    name: str | None = None  # None: names stay as they are
    known_as: str = ""  # the name of now; tables are called after their owners


async def tables_of(database: Database, user_id: str) -> list[str]:
    """The tables that tell of somebody: opened, sat at, or played at and left."""
    mine = union(
        select(tables.c.id).where(tables.c.owner_id == user_id),
        select(seats.c.table_id).where(seats.c.user_id == user_id),
        select(journal.c.table_id).where(journal.c.user_id == user_id),
    ).subquery()
    own = select(mine.c[0])
    wanted = select(tables.c.id).where(or_(tables.c.id.in_(own), tables.c.rematch_of.in_(own)))
    async with database.read() as connection:
        return [*await connection.scalars(wanted.order_by(tables.c.id))]


async def change_tables(database: Database, change: Change) -> list[str]:
    """One short transaction a table, so that nobody's move waits; done twice it does no harm."""
    found = await tables_of(database, change.old_id)
    for table_id in found:
        async with database.write() as connection:
            await change_table(connection, table_id, change)
    return found


async def change_table(connection: AsyncConnection, table_id: str, change: Change) -> None:
    place = and_(seats.c.table_id == table_id, seats.c.user_id == change.old_id)
    # The first statement writes: from here on no other writer comes between.
    await connection.execute(update(seats).where(place).values(renamed(change)))
    (facts,) = await found(connection, select(tables).where(tables.c.id == table_id))
    places = await found(connection, select(seats).where(seats.c.table_id == table_id))
    kinds = journal.c.kind.in_((rows.SEAT, rows.START))
    wanted = select(journal).where(journal.c.table_id == table_id, kinds)
    journal_rows = await found(connection, wanted.order_by(journal.c.seq))
    story = Story(change, facts, places, journal_rows)
    for row in journal_rows:
        body = story.told_again(row)
        if body != row["body"]:
            key = and_(journal.c.table_id == table_id, journal.c.seq == row["seq"])
            await connection.execute(update(journal).where(key).values(body=body))
    sent = and_(journal.c.table_id == table_id, journal.c.user_id == change.old_id)
    await connection.execute(update(journal).where(sent).values(user_id=change.new_id))
    await connection.execute(
        update(tables).where(tables.c.id == table_id).values(story.facts_again())
    )


async def found(connection: AsyncConnection, wanted: Select[Any]) -> list[RowMapping]:
    result = await connection.execute(wanted)
    return [*result.mappings()]


def renamed(change: Change) -> dict[str, str]:
    return {"user_id": change.new_id} | ({} if change.name is None else {"name": change.name})


class Story:
    """The rows of a table told again, with another id or name for one person."""

    def __init__(
        self,
        change: Change,
        facts: RowMapping,
        places: Iterable[RowMapping],
        journal_rows: Iterable[RowMapping],
    ) -> None:
        self.change = change
        self.facts = facts
        self.names = {change.known_as}  # that this person had at the table
        self.sitting = {place["seat"]: place["user_id"] for place in places}
        # Where somebody has come or gone, the first one was whoever opened the table.
        self.sitting |= {
            row["seat"]: facts["owner_id"] for row in journal_rows if "user_id" in row["body"]
        }

    def is_mine(self, seat: int) -> bool:
        return self.sitting.get(seat) in (self.change.old_id, self.change.new_id)

    def name_again(self, name: str) -> str:
        if self.change.name is None or not name:
            return name
        self.names.add(name)
        return self.change.name

    def told_again(self, row: RowMapping) -> dict[str, Any]:
        """The body of a row; to be called in the order of the rows."""
        body = dict(row["body"])
        if row["kind"] == rows.START:
            return {**body, "header": self.header_again(body["header"])}
        if "user_id" in body:
            self.sitting[row["seat"]] = body["user_id"]
        if self.is_mine(row["seat"]):
            if "user_id" in body:
                body["user_id"] = self.change.new_id
            if "name" in body:
                body["name"] = self.name_again(body["name"])
        return body

    def header_again(self, header: dict[str, Any]) -> dict[str, Any]:
        """The head of the record; its chain begins with the names of the players, and the seal on
        a name that changes goes with it.
        """
        players = [
            self.name_again(name) if self.is_mine(seat) else name
            for seat, name in enumerate(header["players"])
        ]
        again = {**header, "players": players}
        if "seals" in header:
            again["seals"] = [
                kept if name == before else without_name(kept)
                for kept, name, before in zip(
                    header["seals"], players, header["players"], strict=True
                )
            ]
        again.pop("chain")
        return {**again, "chain": chain("", again)}

    def facts_again(self) -> dict[str, Any]:
        """The columns of the table; it may be called after the person."""
        columns: dict[str, Any] = {"name": self.facts["name"]}
        if self.facts["owner_id"] == self.change.old_id:
            columns["owner_id"] = self.change.new_id
        if self.change.name is not None and any(
            name and name in self.facts["name"] for name in self.names
        ):
            columns["name"] = self.change.name
        return columns
