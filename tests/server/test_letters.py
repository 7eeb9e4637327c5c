"""Codes in letters: an address is used once confirmed, a forgotten password is replaced."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest import mock

from carrack.server.people import letters
from carrack.server.people.user import User
from carrack.server.storage.database import now

from .tables import Host, Time, house_of, in_a_loop, refused
from .test_notices import PostOffice

OLD, NEW = "a good password", "another good one"
ADDRESS = "ann@example.org"


@asynccontextmanager
async def with_post(folder: Path) -> AsyncIterator[tuple[Host, PostOffice]]:
    """A server that sends mail, with an office that keeps it."""
    office = PostOffice()
    async with office.opened() as url, house_of(folder, mail_server=url) as h:
        yield h, office


async def account(h: Host, name: str = "Ann") -> User:
    signed_in = await h.service.people.accounts.open_account(None, name, OLD, "de")
    return signed_in.user


async def code_in(h: Host, office: PostOffice) -> str:
    """The code of the last letter, once it has arrived."""
    for task in list(h.service.notices.sender.letters):
        await task
    found = re.search(r"#\w+=(\S+)", office.letters[-1].get_content())
    assert found is not None
    return found[1]


async def fresh(h: Host, user: User) -> User:
    found = await h.service.people.find(user.id)
    assert found is not None
    return found


@in_a_loop
async def test_an_address_is_confirmed_by_whoever_reads_its_letters(tmp_path: Path) -> None:
    async with with_post(tmp_path) as (h, office):
        ann = await account(h)
        await h.service.letters.ask_to_confirm(ann, ADDRESS)
        code = await code_in(h, office)
        assert office.letters[-1]["To"] == ADDRESS
        assert office.letters[-1]["Subject"] == "Diese Adresse bestätigen"
        assert not (await fresh(h, ann)).mail_confirmed
        with refused("letter.code"):
            await h.service.letters.confirm(code + "x")
        await h.service.letters.confirm(code)
        assert (await fresh(h, ann)).mail_confirmed
        with refused("letter.code"):
            await h.service.letters.confirm(code)


@in_a_loop
async def test_a_code_confirms_the_address_it_was_sent_to_and_no_other(tmp_path: Path) -> None:
    async with with_post(tmp_path) as (h, office):
        ann = await account(h)
        await h.service.letters.ask_to_confirm(ann, ADDRESS)
        code = await code_in(h, office)
        await h.service.letters.ask_to_confirm(ann, "other@example.org")
        with refused("letter.code"):
            await h.service.letters.confirm(code)
        await h.service.letters.confirm(await code_in(h, office))
        await h.service.letters.forget_address(ann)
        assert ((await fresh(h, ann)).mail, (await fresh(h, ann)).mail_confirmed) == (None, False)


@in_a_loop
async def test_a_code_is_too_old_one_day(tmp_path: Path) -> None:
    async with with_post(tmp_path) as (h, office):
        ann, time = await account(h), Time()
        time.ms = now()
        await h.service.letters.ask_to_confirm(ann, ADDRESS)
        code = await code_in(h, office)
        with mock.patch.object(letters, "now", time):
            time.passes(49 * 3600)
            with refused("letter.code"):
                await h.service.letters.confirm(code)


@in_a_loop
async def test_without_mail_no_address_is_taken(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        ann = await account(h)
        assert not h.service.letters.can_write
        with refused("mail.none"):
            await h.service.letters.ask_to_confirm(ann, ADDRESS)
        assert (await fresh(h, ann)).mail is None


@in_a_loop
async def test_a_forgotten_password_is_replaced_by_a_letter(tmp_path: Path) -> None:
    async with with_post(tmp_path) as (h, office):
        ann = await account(h)
        accounts = h.service.people.accounts
        await h.service.letters.forgotten("ann")  # without a confirmed address nothing is sent
        await h.service.letters.ask_to_confirm(ann, ADDRESS)
        confirming = await code_in(h, office)
        await h.service.letters.forgotten("ann")
        assert len(office.letters) == 1
        await h.service.letters.confirm(confirming)
        await h.service.letters.forgotten("nobody")
        await h.service.letters.forgotten(" ANN ")
        code = await code_in(h, office)
        assert len(office.letters) == 2
        with refused("letter.code"):
            await h.service.letters.confirm(code)  # it is for the password alone
        with refused("person.password_length"):
            await h.service.letters.choose_password(code, "short")
        await h.service.letters.choose_password(code, NEW)
        with refused("person.sign_in"):
            await accounts.sign_in("Ann", OLD)
        assert (await accounts.sign_in("Ann", NEW)).user.id == ann.id
        with refused("letter.code"):
            await h.service.letters.choose_password(code, OLD)


@in_a_loop
async def test_a_recovery_code_is_worth_one_use(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        ann = await account(h)
        accounts = h.service.people.accounts
        with refused("person.password"):
            await h.service.letters.recovery_code(ann, NEW)
        first = await h.service.letters.recovery_code(ann, OLD)
        code = await h.service.letters.recovery_code(ann, OLD)
        for name, wrong in (("Ann", first), ("Bob", code), ("Ann", "")):
            with refused("person.recovery"):
                await h.service.letters.recover(name, wrong, NEW)
        await h.service.letters.recover("ann", code.lower().replace("-", " "), NEW)
        assert (await accounts.sign_in("Ann", NEW)).user.id == ann.id
        with refused("person.recovery"):
            await h.service.letters.recover("ann", code, OLD)


@in_a_loop
async def test_a_new_password_signs_every_device_out(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        ann = await account(h)
        assert len(await h.service.people.sessions.devices(ann)) == 1
        code = await h.service.letters.recovery_code(ann, OLD)
        await h.service.letters.recover("Ann", code, NEW)
        assert await h.service.people.sessions.devices(ann) == []
