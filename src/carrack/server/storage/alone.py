"""One server for one file: a second one would not hear what the first one does."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import IO

from sqlalchemy import make_url

from carrack.kernel.errors import CarrackError
from carrack.server.settings import database_url

MARK = "-server"  # of the file beside the database that a server holds while it runs


@contextlib.contextmanager
def alone_with(name: str) -> Iterator[None]:
    """Nobody else serves this database meanwhile, where it is a file. The system lets go of the
    mark when a process ends, however it ends.
    """
    url = database_url(name)
    file = make_url(url).database if url.startswith("sqlite") else None
    if not file or file == ":memory:":
        yield
        return
    try:
        mark = opened(os.path.realpath(file) + MARK)  # one file, by whichever name it is called
    except OSError:
        yield  # what is wrong with the folder is said by whoever opens the database
        return
    with mark:
        if not is_taken(mark):
            raise CarrackError(
                f"{file!r} is served by another process already; stop that one, "
                "or use PostgreSQL for several",
                code="database.used",
            )
        yield


def opened(name: str) -> IO[bytes]:
    """The mark; one that somebody else has made can be held without being written."""
    try:
        return open(name, "a+b")  # it is closed when the server ends
    except PermissionError:
        return open(name, "rb")


def is_taken(mark: IO[bytes]) -> bool:
    """Whether the mark is ours now. A disk that knows no locks gives it to everybody."""
    try:
        if sys.platform == "win32":
            import msvcrt

            mark.seek(0)
            msvcrt.locking(mark.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
