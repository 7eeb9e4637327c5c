"""What may be written behind `carrack serve | admin | backup | restore`.

The parts of the server are loaded when a command runs: the terminal game works without them.
"""

from __future__ import annotations

import asyncio
import gc
import json as jsons
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from carrack.kernel.errors import unwritable
from carrack.kernel.extras import extra

if TYPE_CHECKING:
    from carrack.server.operate.backup import Header
    from carrack.server.operate.operator import Desk, TableLine
    from carrack.server.people.user import User
    from carrack.server.settings import Settings

STANDARD_OUTPUT = "-"
NO_SETTINGS = ("open_page", "until_input_ends")  # of what may be written behind `serve`
Answer = TypeVar("Answer")

Where = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="A file or postgresql://…; else CARRACK_DATABASE, else the file in the data folder.",
    ),
]
Json = Annotated[
    str | None,
    typer.Option("--json", metavar="FILE", help="Write it for programs; - is standard output."),
]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="An id, or a name if only one has it.")]
Off = Annotated[bool, typer.Option("--off", help="Take it back.")]
Most = Annotated[int, typer.Option("--most", min=1, max=10_000, help="So many lines at most.")]


installed_parts = partial(extra, "server", code="server.not_installed")


def read_settings(**given: Any) -> Settings:
    from carrack.server.settings import Settings

    return Settings.read(**given)


# ---- serve ----


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen at; 0.0.0.0 for all.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port, 8320 if none is named.")] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="So many behind one port; PostgreSQL only.")
    ] = None,
    database: Where = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="What people type, as in https://games.example.org."),
    ] = None,
    origins: Annotated[
        str | None, typer.Option(help="Other pages that may talk to it, separated by commas.")
    ] = None,
    proxies: Annotated[
        str | None, typer.Option(help="Proxies whose X-Forwarded-… headers are believed.")
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    log_json: Annotated[
        bool | None, typer.Option("--log-json/--log-text", help="Logs as JSON lines.")
    ] = None,
    quick: Annotated[
        bool | None, typer.Option("--quick/--human", help="Bots answer at once: for tests.")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser once it is ready.")
    ] = False,
    until_input_ends: Annotated[
        bool,
        typer.Option(hidden=True, help="End with whoever holds the other end of the input."),
    ] = False,
) -> None:
    """Run the server. Variables such as CARRACK_PORT set the same and more: docs/operate.md."""
    given = {name: value for name, value in locals().items() if name not in NO_SETTINGS}
    with kept_for_good(), installed_parts():
        from carrack.server.operate import processes as several
        from carrack.server.operate import serving
    settings = read_settings(**given)
    if until_input_ends:
        serving.end_with_input()
    if settings.processes > 1:
        several.serve_in_processes(settings)
    else:
        serving.serve(settings, open_page)


@contextmanager
def kept_for_good() -> Iterator[None]:
    """What is loaded here is never garbage: to look for some takes a sixth of the time."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


# ---- backup and restore ----


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it, as in carrack.zip.")],
    database: Where = None,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that exists.")] = False,
) -> None:
    """Copy the whole database into one file, while the server runs. Keep it safe: it is secret."""
    with installed_parts():
        from carrack.server.operate import backup as backups
        from carrack.server.storage.upgrade import opened
    source = opened(read_settings(database=database).database, must_exist=True)
    header = asyncio.run(closing(source, backups.backup(source, file, force=force)))
    typer.echo(f"{file}: {summary(header)}")


def restore(
    file: Annotated[Path, typer.Argument(help="What `carrack backup` has written.")],
    database: Where = None,
) -> None:
    """Fill an empty database from a backup, of either kind of database."""
    with installed_parts():
        from carrack.server.operate import backup as backups
        from carrack.server.storage.upgrade import opened
    backups.checked(file)  # before a database file is made
    target = opened(read_settings(database=database).database)
    header = asyncio.run(closing(target, backups.restore(target, file)))
    typer.echo(f"{file}: {summary(header)} restored")


async def closing(database: Any, work: Awaitable[Answer]) -> Answer:
    try:
        return await work
    finally:
        await database.close()


def summary(header: Header) -> str:
    rows = {name: part.rows for name, part in header.tables.items()}
    people, tables = rows.get("users", 0), rows.get("tables", 0)
    return f"{people} people, {tables} tables, {sum(rows.values())} rows in all"


# ---- admin ----

admin = typer.Typer(no_args_is_help=True, help="What the operator of a server may do.")


def at_desk(database: str | None, do: Callable[[Desk], Awaitable[Answer]]) -> Answer:
    """Do something on the database, and say afterwards what came of it."""
    with installed_parts():
        from carrack.server.operate import operator

    async def work() -> Answer:
        async with operator.desk(read_settings(database=database)) as desk:
            return await do(desk)

    return asyncio.run(work())


@admin.command()
def people(
    text: Annotated[str, typer.Argument(help="A part of the name, or an id.")] = "",
    database: Where = None,
    json: Json = None,
) -> None:
    """List people, those seen last first."""
    found = at_desk(database, lambda desk: desk.people.find(text))
    lines = [
        {"id": user.id, "kind": user.kind, "name": user.name, "state": state(user)}
        | {"since": user.created}
        for user in found
    ]
    show(lines, json)


def state(user: User) -> str:
    words = ["muted"] * user.muted + ["banned"] * user.banned
    return ", ".join(words)


@admin.command()
def mute(person: Who, off: Off = False, database: Where = None) -> None:
    """Whoever is muted plays, and says nothing."""
    user = at_desk(database, lambda desk: desk.people.mute(person, not off))
    typer.echo(f"{user.name} ({user.id}) is {'not ' * off}muted")


@admin.command()
def ban(person: Who, off: Off = False, database: Where = None) -> None:
    """Whoever is banned is refused everything."""
    user = at_desk(database, lambda desk: desk.people.ban(person, not off))
    typer.echo(f"{user.name} ({user.id}) is {'not ' * off}banned")


@admin.command()
def moderator(person: Who, off: Off = False, database: Where = None) -> None:
    """Whoever is a moderator has a page: reports, mutes, bans, tables, and a log of it all."""
    user = at_desk(database, lambda desk: desk.people.moderator(person, not off))
    typer.echo(f"{user.name} ({user.id}) is {'no' if off else 'a'} moderator")


@admin.command()
def rename(
    person: Who,
    name: Annotated[str, typer.Argument(metavar="NEW", help="The new name.")],
    database: Where = None,
) -> None:
    """Another name, in old games and chats as well; an account signs in with it."""
    user = at_desk(database, lambda desk: desk.people.rename(person, name))
    typer.echo(f"{user.id} is now {user.name}")


@admin.command("reset-password")
def reset_password(person: Who, database: Where = None) -> None:
    """Print a new password to hand to the person; all their devices are signed out."""
    typer.echo(at_desk(database, lambda desk: desk.people.reset_password(person)))


@admin.command()
def reports(
    all_: Annotated[bool, typer.Option("--all", help="Those dealt with, too.")] = False,
    database: Where = None,
    json: Json = None,
) -> None:
    """List what people reported, the oldest first."""

    async def gather(desk: Desk) -> list[Any]:
        found = await desk.people.reports()
        if all_:
            found += await desk.people.reports(done=True)
        return sorted(found, key=lambda report: report.id)

    lines = [
        {"n": one.id, "time": one.created, "by": f"{one.by_name} ({one.by_id})"}
        | {"about": f"{one.about_name} ({one.about_id})", "table": one.table_id or ""}
        | {"done": "done" if one.done else "", "text": one.text}
        for one in at_desk(database, gather)
    ]
    show(lines, json)


@admin.command("report-done")
def report_done(
    number: Annotated[int, typer.Argument(metavar="N", help="The number of the report.")],
    database: Where = None,
) -> None:
    """Note that a report was dealt with."""
    at_desk(database, lambda desk: desk.people.close_report(number))
    typer.echo(f"report {number} is done")


@admin.command()
def tables(
    status: Annotated[
        str | None, typer.Option(help="open, playing, finished, ended, closed or aside.")
    ] = None,
    most: Most = 50,
    database: Where = None,
    json: Json = None,
) -> None:
    """List tables, those that changed last first."""
    show(table_lines(at_desk(database, lambda desk: desk.tables(status, most))), json)


@admin.command("close-table")
def close_table(
    table: Annotated[str, typer.Argument(metavar="ID", help="The id of the table.")],
    reason: Annotated[str, typer.Option(help="What everybody there will read.")],
    database: Where = None,
) -> None:
    """End a table for good."""
    at_desk(database, lambda desk: desk.close_table(table, reason))
    typer.echo(f"table {table} is closed")


@admin.command()
def contests(most: Most = 50, database: Where = None, json: Json = None) -> None:
    """List tournaments, those that changed last first."""
    show([asdict(one) for one in at_desk(database, lambda desk: desk.contests(most))], json)


@admin.command("end-contest")
def end_contest(
    contest: Annotated[str, typer.Argument(metavar="ID", help="The id of the tournament.")],
    reason: Annotated[str, typer.Option(help="What everybody will read in its log.")],
    database: Where = None,
) -> None:
    """End a tournament for good."""
    at_desk(database, lambda desk: desk.end_contest(contest, reason))
    typer.echo(f"tournament {contest} is over")


@admin.command()
def aside(most: Most = 50, database: Where = None, json: Json = None) -> None:
    """List tables that do not replay and were set aside, with the reason."""
    show(table_lines(at_desk(database, lambda desk: desk.tables("aside", most))), json)


@admin.command()
def audit(most: Most = 50, database: Where = None, json: Json = None) -> None:
    """List what operators did, the latest first."""
    show([asdict(deed) for deed in at_desk(database, lambda desk: desk.audit(most))], json)


def table_lines(found: Sequence[TableLine]) -> list[dict[str, Any]]:
    return [asdict(one) for one in found]


# ---- lists ----


def show(lines: Sequence[dict[str, Any]], json: str | None) -> None:
    """A list for eyes, or for programs."""
    if json is not None:
        write_json(lines, json)
    if json != STANDARD_OUTPUT:
        for line in aligned([[cell(name, value) for name, value in row.items()] for row in lines]):
            typer.echo(line)


def write_json(lines: Sequence[dict[str, Any]], target: str) -> None:
    text = jsons.dumps(lines, indent=2, ensure_ascii=False) + "\n"
    if target == STANDARD_OUTPUT:
        sys.stdout.write(text)
        return
    try:
        Path(target).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise unwritable(target, error) from None


def cell(name: str, value: Any) -> str:
    """
    >>> cell("players", ["Ana", "", "Bob"])
    'Ana, –, Bob'
    """
    if name in ("time", "changed", "since"):
        return f"{datetime.fromtimestamp(value / 1000):%Y-%m-%d %H:%M}"
    if isinstance(value, list):
        return ", ".join(one or "–" for one in value)
    return " ".join(str(value).split())


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """
    >>> aligned([["a1", "guest", "Ana"], ["b22", "account", ""]])
    ['a1   guest    Ana', 'b22  account']
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
