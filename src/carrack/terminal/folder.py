"""Where games are kept: under the user's data folder, or where `CARRACK_HOME` says.

Games that go on lie in `games`, finished ones in `games/finished`.
"""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from carrack.kernel.errors import CarrackError


def home() -> Path:
    """The data folder as the platform names it."""
    own = os.environ.get("CARRACK_HOME")
    if own:
        return Path(own)
    from platformdirs import user_data_dir

    return Path(user_data_dir("carrack", appauthor=False))


def open_games() -> Path:
    """The folder of games that can be resumed; made when it is not there yet."""
    return made(home() / "games")


def finished_games() -> Path:
    return made(home() / "games" / "finished")


def made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CarrackError(
            f"the folder {folder} cannot be made: {error.strerror}; CARRACK_HOME names another",
            code="folder.unwritable",
            facts={"folder": str(folder), "why": str(error.strerror)},
        ) from None
    return folder


def new_path(title: str) -> Path:
    """A name for a new game that no other game has."""
    stem = f"{title}-{datetime.now():%Y%m%d-%H%M%S}"
    folder, finished = open_games(), finished_games()
    for number in range(1, 10_000):
        name = f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl"
        if not (folder / name).exists() and not (finished / name).exists():
            return folder / name
    raise CarrackError(
        f"{folder} is full",
        code="folder.unwritable",
        facts={"folder": str(folder), "why": f"{stem}-{number}"},
    )


def by_age() -> list[Path]:
    """The open games, the one played last first."""
    return sorted(open_games().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)


def put_away(path: Path) -> Path:
    """Move a finished game out of the way; a file kept elsewhere stays where it is."""
    if path.resolve().parent != open_games().resolve():
        return path
    return path.replace(finished_games() / path.name)


def first_time(what: str) -> bool:
    """Whether this was not told before; from now on it was, if the folder can be written."""
    marker = home() / f".told-{what}"
    try:
        home().mkdir(parents=True, exist_ok=True)
        marker.touch(exist_ok=False)
    except FileExistsError:
        return False
    except OSError:
        return True
    return True
