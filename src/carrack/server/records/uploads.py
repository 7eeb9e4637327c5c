"""Records that people bring: each replays from its first row to its last, or it is not kept."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import structlog
from sqlalchemy import delete, func, insert, select

from carrack.kernel.errors import BadRecord, CarrackError
from carrack.kernel.record import read
from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.records.replays import Replay, shelf
from carrack.server.records.retelling import DAMAGE
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, now
from carrack.server.wire.security import LARGEST_RECORD, too_large

log = structlog.get_logger()

MOST_ROWS = 20_000  # of a record that is uploaded
MOST_UPLOADS = 50  # of one person


@dataclass(frozen=True)
class Upload:
    """A record that somebody brought, without its lines."""

    id: str
    title: str
    players: list[str]
    created: int


def checked_upload(content: bytes) -> Replay:
    """A record that reads and replays; BadRecord or Refused says what is wrong with it."""
    if len(content) > LARGEST_RECORD:
        raise too_large(LARGEST_RECORD)
    if content.count(b"\n") > MOST_ROWS + 1:
        raise Refused(
            f"the record has more than {MOST_ROWS} rows", code="upload.too_long", status=413
        )
    try:
        return Replay(read(content))
    except CarrackError:
        raise
    except (*DAMAGE, RecursionError) as error:
        log.error("upload.surprise", error=type(error).__name__)
        raise BadRecord("this is no record of a game", code="record.unreadable") from None


async def store_upload(database: Database, user_id: str, content: bytes, found: Replay) -> Upload:
    """Keep a record for somebody who has not kept too many yet."""
    table = schema.uploads
    upload = Upload(new_id(), found.title, found.players, now())
    packed = await beside(lambda: zlib.compress(content))
    async with database.write() as connection:
        count = select(func.count()).select_from(table).where(table.c.user_id == user_id)
        if (await connection.scalar(count) or 0) >= MOST_UPLOADS:
            raise Refused(
                f"you keep {MOST_UPLOADS} records already; delete one first",
                code="upload.too_many",
            )
        await connection.execute(
            insert(table).values(
                id=upload.id,
                user_id=user_id,
                title=upload.title,
                players=upload.players,
                content=packed,
                created=upload.created,
            )
        )
    shelf.put(upload.id, found)
    return upload


async def uploads_of(database: Database, user_id: str) -> list[Upload]:
    """What somebody has brought, the newest first."""
    table = schema.uploads.c
    wanted = (
        select(table.id, table.title, table.players, table.created)
        .where(table.user_id == user_id)
        .order_by(table.created.desc(), table.id)
    )
    async with database.read() as connection:
        found = (await connection.execute(wanted)).mappings().all()
    return [Upload(**row) for row in found]


async def upload_content(database: Database, upload_id: str) -> bytes:
    """The lines of an uploaded record, as they came."""
    table = schema.uploads.c
    async with database.read() as connection:
        packed = await connection.scalar(select(table.content).where(table.id == upload_id))
    if packed is None:
        raise no_such_upload(upload_id)
    return await beside(lambda: zlib.decompress(packed))


async def find_upload(database: Database, upload_id: str) -> tuple[Upload, Replay]:
    """An uploaded record, replayed."""
    table = schema.uploads.c
    wanted = select(table.id, table.title, table.players, table.created)
    async with database.read() as connection:
        result = await connection.execute(wanted.where(table.id == upload_id))
        row = result.mappings().first()
    if row is None:
        raise no_such_upload(upload_id)
    found = shelf.get(upload_id)
    if found is None:
        content = await upload_content(database, upload_id)
        found = await beside(lambda: checked_upload(content))
        shelf.put(upload_id, found)
    return Upload(**row), found


async def delete_upload(database: Database, user_id: str, upload_id: str) -> None:
    table = schema.uploads
    async with database.write() as connection:
        gone = await connection.execute(
            delete(table).where(table.c.id == upload_id, table.c.user_id == user_id)
        )
        if gone.rowcount:
            analyses = schema.analyses
            await connection.execute(delete(analyses).where(analyses.c.id == upload_id))
    if gone.rowcount == 0:
        raise no_such_upload(upload_id)


def no_such_upload(upload_id: str) -> Refused:
    return Refused(f"there is no record {upload_id!r}", code="upload.unknown", status=404)
