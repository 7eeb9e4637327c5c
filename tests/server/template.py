"""A database of today's shape, made once by each pytest process and copied for each test.

What the steps do, and how a server takes them, is shown by tests that begin with nothing: they ask
for `empty_url`.
"""

from __future__ import annotations

import asyncio
import tempfile
from functools import cache
from pathlib import Path

from carrack.server.storage.upgrade import opened, upgrade


async def migrated(url: str) -> None:
    """Bring the database of this URL to today's shape, as the first start of a server does."""
    database = opened(url)
    try:
        await upgrade(database)
    finally:
        await database.close()


@cache
def template() -> bytes:
    """A SQLite file of today's shape in which nobody has done anything."""
    with tempfile.TemporaryDirectory(prefix="carrack-template-") as folder:
        file = Path(folder) / "template.sqlite"
        asyncio.run(migrated(str(file)))
        assert [path.name for path in Path(folder).iterdir()] == [file.name], "not all is in it"
        return file.read_bytes()


def lay_out(database: str | Path) -> None:
    """Copy the template to where a SQLite database is going to be; what is there stays."""
    name = str(database).removeprefix("sqlite:///")
    if "://" not in name and not Path(name).exists():
        Path(name).write_bytes(template())
