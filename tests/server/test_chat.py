"""Chat at a table: stored, in order, once, and hidden from those who do not want to hear it."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import select

from carrack.server.operate.moderating import Operator
from carrack.server.storage import schema
from carrack.server.tables import hearing
from carrack.server.tables.chat import SHOWN

from .tables import AtTable, Host, Page, both, house_of, in_a_loop, refused


class Newcomer:
    """A page that has just come and is told the last lines."""

    def __init__(self, user_id: str | None) -> None:
        self.user_id = user_id
        self.lines: list[str] = []

    def say(self, line: Any) -> None:
        self.lines.append(line.text)


async def say(h: Host, name: str, table: AtTable, text: str, message: str = "") -> int:
    person = await h.service.people.find((await h.person(name)).id)
    return await h.house.chat.say(person, table.id, text, message or text, {table.id})


def lines(page: Page) -> list[str]:
    return [news["text"] for news in page.heard("chat")]


async def shown_to(h: Host, table: AtTable, user_id: str | None) -> list[str]:
    comer: Any = Newcomer(user_id)
    await h.house.chat.tell_lines(comer, table.table)
    return list(comer.lines)


@in_a_loop
async def test_what_is_said_is_stored_and_told_in_order(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        pages = [table.page(who) for who in ("Anna", "Bob", None)]
        numbers = [await say(h, name, table, f"{name} says hello") for name in ("Anna", "Bob")]
        assert numbers == sorted(numbers)
        for page in pages:
            assert lines(page) == ["Anna says hello", "Bob says hello"]
            assert [news["chat"] for news in page.heard("chat")] == numbers
            assert page.heard("chat")[0]["name"] == "Anna"
        assert await shown_to(h, table, None) == ["Anna says hello", "Bob says hello"]
        # Games are not touched by it.
        assert table.table.seq == len(await table.rows())


@in_a_loop
async def test_everybody_hears_the_lines_in_the_same_order(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        pages = [table.page(who) for who in ("Anna", "Bob", None)]
        await both(*(say(h, ("Anna", "Bob")[i % 2], table, f"line {i}") for i in range(20)))
        heard = [[news["chat"] for news in page.heard("chat")] for page in pages]
        assert heard[0] == heard[1] == heard[2] == sorted(heard[0])
        assert len(heard[0]) == 20


@in_a_loop
async def test_the_same_message_twice_is_one_line(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        page = table.page("Bob")
        found = await both(*(say(h, "Anna", table, "hello", "m1") for _ in range(3)))
        assert len(set(found)) == 1
        assert lines(page) == ["hello"]
        # Ids are each person's own.
        await say(h, "Bob", table, "hello back", "m1")
        assert lines(page) == ["hello", "hello back"]


@in_a_loop
async def test_only_the_last_lines_are_shown_to_who_comes(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        for number in range(SHOWN + 3):
            await say(h, "Anna", table, f"line {number}")
        shown = await shown_to(h, table, None)
        assert shown == [f"line {number}" for number in range(3, SHOWN + 3)]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  a\x00b\nc\x1b[31m\x7f\x9b  ", "abc[31m"),
        ("evil \u202egnp.exe\u2066\u2069", "evil gnp.exe"),
        ("two\u2028lines\u2029", "twolines"),
        ("<script>alert(1)</script> & é 🂡", "<script>alert(1)</script> & é 🂡"),
        ("שלום", "שלום"),
    ],
)
@in_a_loop
async def test_controls_are_taken_out_of_what_is_said(tmp_path: Path, text: str, kept: str) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        page = table.page("Bob")
        await say(h, "Anna", table, text)
        assert lines(page) == [kept]


@in_a_loop
async def test_who_may_not_chat_is_refused(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        room, anna = h.house.chat, await h.person("Anna")
        with refused("person.unknown"):
            await room.say(None, table.id, "hello", "1", {table.id})
        with refused("chat.not_here"):
            await room.say(anna, table.id, "hello", "1", set())
        for empty in (" \n\t ", "\u202e", "\x00"):
            with refused("chat.empty"):
                await room.say(anna, table.id, empty, "1", {table.id})
        await Operator(h.service.people).mute("Anna")
        with refused("chat.muted"):
            await say(h, "Anna", table, "hello")
        await Operator(h.service.people).mute("Anna", on=False)
        await say(h, "Anna", table, "hello")
        async with h.service.database.read() as connection:
            stored = (await connection.scalars(select(schema.chats.c.text))).all()
        assert stored == ["hello"]


@pytest.mark.parametrize("kind", ["mute", "block"])
@in_a_loop
async def test_nobody_hears_people_they_muted_or_blocked(tmp_path: Path, kind: str) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl")
        anna, bob = await h.person("Anna"), await h.person("Bob")
        pages = {name: table.page(name) for name in ("Anna", "Bob", "Carl")}
        await h.service.people.blocks.block(anna, bob.id, kind)
        await say(h, "Bob", table, "psst")
        await say(h, "Anna", table, "anybody there?")
        assert lines(pages["Anna"]) == ["anybody there?"]
        both = ["psst", "anybody there?"]
        assert lines(pages["Carl"]) == both
        # Who is blocked does not read on either; who is muted does.
        assert lines(pages["Bob"]) == (["psst"] if kind == "block" else both)
        assert await shown_to(h, table, anna.id) == ["anybody there?"]
        await h.service.people.blocks.unblock(anna, bob.id)
        assert await shown_to(h, table, anna.id) == ["psst", "anybody there?"]


@in_a_loop
async def test_a_line_from_another_process_is_told_here(tmp_path: Path) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob")
        page = (await there.at(table)).page("Bob")
        with mock.patch.object(here.house.fanout, "tell") as told:
            number = await say(here, "Anna", table, "hello")
        assert told.call_args.args == ("chat", table.id, str(number))
        await hearing.heard(there.house, ["chat", table.id, str(number)])
        assert lines(page) == ["hello"]
        for nonsense in (["chat", table.id, "x"], ["chat", "nowhere", "1"], ["chat"], []):
            await hearing.heard(there.house, nonsense)
        await hearing.heard(there.house, ["chat", table.id, str(number + 5)])
        assert lines(page) == ["hello"]


@in_a_loop
async def test_lines_stay_at_their_table(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        one = await h.open("macau_cards", "Anna", "Bob")
        other = await h.open("macau_cards", "Anna", "Bob")
        page = other.page("Bob")
        await say(h, "Anna", one, "only here")
        assert lines(page) == []
        assert await shown_to(h, other, None) == []
