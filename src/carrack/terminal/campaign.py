"""A campaign at the terminal: a file holds what its games left, from one game to the next.

A game that belongs to a campaign has a note beside its record that names the file, so that
`carrack resume` knows where its archive goes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from carrack.kernel.errors import CarrackError, unwritable
from carrack.kernel.game import Game
from carrack.kernel.state import State

Archive = dict[str, Any]
SCENARIO = "campaign"
FINISHED = 0  # the chapter behind the last one
LARGEST = 1_000_000  # bytes; a real file has some thousand
WHY = {
    "too_large": "it is too large",
    "not_json": "it is not JSON",
    "no_campaign": "it holds no campaign of this game",
    "no_archive": "it holds no archive",
}


# ---- the file ----


def read(path: Path, game: Game) -> Archive | None:
    """The archive in a file; None when there is no such file: the campaign begins."""
    try:
        if path.stat().st_size > LARGEST:
            raise unreadable(path, "too_large")
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise unreadable(path, str(error.strerror)) from None
    except (ValueError, RecursionError):
        raise unreadable(path, "not_json") from None
    if not isinstance(content, dict) or content.get("campaign") != game.id:
        raise unreadable(path, "no_campaign")
    archive = content.get("archive")
    if not isinstance(archive, dict):
        raise unreadable(path, "no_archive")
    return archive


def write(path: Path, game: Game, archive: Mapping[str, Any]) -> None:
    """Written beside it first and then renamed: a crash leaves the old file or the new one."""
    text = json.dumps({"campaign": game.id, "archive": archive}, indent=1, ensure_ascii=False)
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise unwritable(path, error.strerror, code="campaign.unwritable") from None


def unreadable(path: Path, why: str) -> CarrackError:
    return CarrackError(
        f"{path} cannot be read as a campaign: {WHY.get(why, why)}",
        code="campaign.unreadable",
        facts={"path": str(path), "why": why},
    )


# ---- before a game ----


def options_for(
    path: Path,
    game: Game,
    options: Mapping[str, Any],
    names: list[str],
    add: Sequence[str] = (),
) -> dict[str, Any]:
    """The options of the next game: the campaign with what its file holds and what joins it."""
    if game.campaign is None:
        raise CarrackError(f"{game.id} has no campaign", code="campaign.none")
    wanted = options.get(game.preset_option, SCENARIO)
    if wanted != SCENARIO or "archive" in options:
        raise CarrackError(
            "a campaign file goes with the scenario campaign, and brings its own archive",
            code="campaign.options",
        )
    archive = read(path, game)
    if archive is None:
        archive = {"names": names}
    elif archive.get("chapter") == FINISHED:
        raise CarrackError(
            f"the campaign in {path} is over", code="campaign.over", facts={"path": str(path)}
        )
    elif archive.get("names") and len(archive["names"]) != len(names):
        raise CarrackError(
            f"the campaign in {path} is played by {len(archive['names'])} captains, "
            f"not by {len(names)}",
            code="campaign.seats",
            facts={"path": str(path), "most": len(archive["names"]), "asked": str(len(names))},
        )
    whole = game.resolve({game.preset_option: SCENARIO, "archive": archive})["archive"]
    joined = game.campaign.with_added(whole, add)
    return {**options, game.preset_option: SCENARIO, "archive": joined}


# ---- behind a game ----


def note_beside(record: Path) -> Path:
    return record.with_suffix(".campaign")


def belongs_to(record: Path) -> Path | None:
    """The file of the campaign that a game belongs to."""
    try:
        return Path(note_beside(record).read_text(encoding="utf-8").strip())
    except (OSError, ValueError):
        return None


def attach(record: Path, path: Path) -> None:
    """Remember where the archive of this game goes."""
    note_beside(record).write_text(f"{path.resolve()}\n", encoding="utf-8")


def carry_on(record: Path, path: Path, game: Game, state: State) -> Archive:
    """Put what a finished game left into the file of its campaign."""
    after = state.archive()
    assert after is not None  # the game of a campaign is over
    before = game.options_of(state)["archive"]
    now = read(path, game)
    if now is not None and len(now.get("results", ())) != len(before["results"]):
        raise CarrackError(
            f"the campaign in {path} has gone on meanwhile; this game is not part of it",
            code="campaign.gone_on",
            facts={"path": str(path)},
        )
    write(path, game, after)
    with suppress(OSError):
        note_beside(record).unlink()
    return after
