"""The file of a record: it grows by whole lines, each on the disk before anybody hears of it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from carrack.kernel.errors import BadRecord
from carrack.kernel.record_lines import printable, reason


class RecordFile:
    """An open file and how many bytes of it are ours."""

    def __init__(self, path: Path, mode: str, size: int) -> None:
        self.path = path
        self.size = size
        self.file: BinaryIO = open(path, mode, buffering=0)  # type: ignore[assignment]  # noqa: SIM115 - kept open

    @classmethod
    def create(cls, path: Path, first: bytes) -> RecordFile:
        """A new file with its first line; a file that is there already is left alone."""
        try:
            file = cls(path, "xb", 0)
        except FileExistsError:
            raise BadRecord(
                f"{printable(path)} exists already; resume it or take another name",
                code="record.exists",
                facts={"asked": printable(path)},
            ) from None
        except (OSError, ValueError) as error:
            raise unwritable(path, error) from None
        try:
            file.append(first)
        except BadRecord:
            file.close()
            path.unlink(missing_ok=True)
            raise
        keep_name(path)
        return file

    @classmethod
    def reopen(cls, path: Path, content: bytes, size: int) -> RecordFile:
        """Go on behind the first `size` bytes of a file that held this content."""
        try:
            file = cls(path, "r+b", len(content))
        except (OSError, ValueError) as error:
            raise unwritable(path, error) from None
        try:
            file.go_behind(size)
            if not content[:size].endswith(b"\n"):
                file.append(b"\n")
        except BadRecord:
            file.close()
            raise
        return file

    def go_behind(self, size: int) -> None:
        """Cut off what lies behind that many bytes."""
        self.check_unchanged()
        try:
            self.cut(size)
        except OSError as error:
            raise unwritable(self.path, error) from None

    def append(self, line: bytes) -> None:
        """Write a line to the disk; when that fails, nothing of it stays."""
        try:
            self.check_unchanged()
            left = memoryview(line)
            while left:
                left = left[self.file.write(left) :]
            os.fsync(self.file.fileno())
        except (OSError, ValueError) as error:
            self.take_back()
            raise unwritable(self.path, error) from None
        self.size += len(line)

    def check_unchanged(self) -> None:
        """Two programs that go on with one game would spoil its record."""
        if os.fstat(self.file.fileno()).st_size != self.size:
            raise BadRecord(
                f"{printable(self.path)} was changed by somebody else", code="record.changed"
            )

    def take_back(self) -> None:
        """Remove the part of a line. If even that fails it is the torn end, and nothing follows."""
        try:
            self.cut(self.size)
        except (OSError, ValueError):
            self.close()

    def cut(self, size: int) -> None:
        self.file.truncate(size)
        self.file.seek(size)
        self.size = size

    def close(self) -> None:
        self.file.close()


def unwritable(path: Path, error: Exception) -> BadRecord:
    return BadRecord(
        f"{printable(path)} cannot be written: {reason(error)}", code="record.unwritable"
    )


def keep_name(path: Path) -> None:
    """Let the name of a new file survive a crash as well, where the system can do that."""
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
