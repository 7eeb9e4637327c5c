"""Chat at a table: stored, then told to everybody there who wants to hear it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from carrack.server.errors import Refused
from carrack.server.people.people import People
from carrack.server.people.user import User
from carrack.server.storage import schema
from carrack.server.storage.database import now
from carrack.server.tables.table import Table
from carrack.server.wire.messages import ChatLine
from carrack.server.wire.telling import encoded

if TYPE_CHECKING:
    from carrack.server.tables.house import House
    from carrack.server.wire.connection import Connection

SHOWN = 50  # lines that somebody sees who comes to a table
# Controls, line breaks, and signs that turn the text around.
CONTROLS = (*range(32), *range(127, 160), 0x61C, 0x200E, 0x200F, *range(0x2028, 0x202F))
CONTROL = dict.fromkeys([*CONTROLS, *range(0x2066, 0x206A), 0xFEFF])


class ChatRoom:
    """What people say at the tables."""

    def __init__(self, house: House, people: People) -> None:
        self.house = house
        self.people = people
        self.turn = asyncio.Lock()  # everybody hears the lines in the same order

    async def say(
        self, person: User | None, table_id: str, text: str, message: str, follows: set[str]
    ) -> int:
        """Store a line, then tell it; the same message twice is one line."""
        if person is None:
            raise Refused("only people with a name can chat", code="person.unknown", status=401)
        if table_id not in follows:
            raise Refused("chat at a table you are at", code="chat.not_here", status=403)
        if person.muted:
            raise Refused("the operator has muted you", code="chat.muted", status=403)
        line = text.translate(CONTROL).strip()
        if not line:
            raise Refused("there is nothing to say", code="chat.empty", status=422)
        table = await self.house.table(table_id)
        row = {
            "table_id": table_id,
            "looking_on": table.is_playing and not table.seats_of(person.id),
            "user_id": person.id,
            "name": person.name,
            "text": line,
            "time": now(),
            "message": message,
        }
        async with self.turn:
            number, is_new = await self.stored(row)
            if is_new:
                await self.tell(table_id, number)
        if is_new:
            self.house.fanout.tell("chat", table_id, str(number))
        return number

    async def stored(self, row: dict[str, Any]) -> tuple[int, bool]:
        """The number of the line, and whether it is a new one."""
        table = schema.chats
        try:
            async with self.house.database.write() as connection:
                done = await connection.execute(insert(table).values(row).returning(table.c.id))
                return int(done.scalar_one()), True
        except IntegrityError:
            async with self.house.database.read() as connection:
                found = await connection.scalar(
                    select(table.c.id).where(
                        table.c.table_id == row["table_id"],
                        table.c.user_id == row["user_id"],
                        table.c.message == row["message"],
                    )
                )
            if found is None:
                raise
            return int(found), False

    async def heard(self, table_id: str, number: int) -> None:
        """Another process stored a line."""
        async with self.turn:
            await self.tell(table_id, number)

    async def tell(self, table_id: str, number: int) -> None:
        """Tell a stored line to everybody here."""
        async with self.house.database.read() as connection:
            found = await connection.execute(
                select(schema.chats).where(schema.chats.c.id == number)
            )
            row = found.mappings().first()
        audience = self.house.audiences.get(table_id)
        if row is None or audience is None:
            return
        content = encoded(chat_line(row))
        for listener in audience:
            hidden = await self.hidden_from(listener.user_id)
            if row["user_id"] not in hidden and may_read(row, audience.table, listener.user_id):
                listener.send(content)

    async def tell_lines(self, connection: Connection, table: Table) -> None:
        """The last lines, for somebody who comes to a table."""
        columns = schema.chats.c
        wanted = select(schema.chats).where(columns.table_id == table.id)
        async with self.house.database.read() as reader:
            found = await reader.execute(wanted.order_by(columns.id.desc()).limit(SHOWN))
            lines = found.mappings().all()
        hidden = await self.hidden_from(connection.user_id)
        for line in reversed(lines):
            if line["user_id"] not in hidden and may_read(line, table, connection.user_id):
                connection.say(chat_line(line))

    async def tell_what_onlookers_said(self, table: Table) -> None:
        """The game is over: whoever played reads it now, without coming anew."""
        columns = schema.chats.c
        wanted = select(schema.chats).where(columns.table_id == table.id, columns.looking_on)
        async with self.house.database.read() as reader:
            found = await reader.execute(wanted.order_by(columns.id.desc()).limit(SHOWN))
            lines = found.mappings().all()
        if not lines:
            return
        for listener in list(self.house.audiences.get(table.id, ())):
            if table.seats_of(listener.user_id):
                hidden = await self.hidden_from(listener.user_id)
                for line in reversed(lines):
                    if line["user_id"] not in hidden:
                        listener.send(encoded(chat_line(line)))

    async def hidden_from(self, user_id: str | None) -> frozenset[str]:
        return frozenset() if user_id is None else await self.people.blocks.hidden_from(user_id)


def may_read(row: Any, table: Table, user_id: str | None) -> bool:
    """What is said by those who look on might help: whoever plays reads it after the game."""
    return not (row["looking_on"] and table.is_playing and table.seats_of(user_id))


def chat_line(row: Any) -> ChatLine:
    return ChatLine(
        row["table_id"],
        row["id"],
        row["user_id"],
        row["name"],
        row["text"],
        row["time"],
        row["looking_on"],
    )
