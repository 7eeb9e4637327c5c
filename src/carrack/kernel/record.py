"""The record of a game: the whole truth of it, written while it is played, and replayed.

record_lines.py has the form of the file, record_file.py how it is kept.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from carrack.kernel.errors import BadOption, BadRecord, DataError, IllegalAction, UnknownGame, shown
from carrack.kernel.fairness import commitment_of, new_key, sealed
from carrack.kernel.game import Game, checked_key, load
from carrack.kernel.options import completed
from carrack.kernel.printed import differences_of, with_differences
from carrack.kernel.record_file import RecordFile
from carrack.kernel.record_lines import (
    SEEDED,
    VERSION,
    Record,
    canonical,
    chain,
    content_of,
    parsed,
    read,
    written,
)
from carrack.kernel.state import State
from carrack.kernel.trail import Trail

__all__ = ["Play", "Record", "Step", "finished", "game_of", "read", "replay", "state_at"]


def now() -> str:
    """The time as records write it: UTC, to the millisecond."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Play:
    """A game being played, with its record. Nothing happens to `state` before its row is stored.

    >>> import carrack
    >>> play = Play.begin(carrack.load("macau_cards"), seats=2, seed=1)
    >>> play.apply(1, 106)
    >>> play.rows[0]["action"]
    {'type': 'draw'}
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        trail: Trail,
        file: RecordFile | None,
        clock: Callable[[], str],
    ) -> None:
        self.game = game
        self.record = record
        self.trail = trail
        self.file = file
        self.clock = clock

    @classmethod
    def begin(
        cls,
        game: Game,
        *,
        seats: int,
        seed: int | None = None,
        key: bytes | None = None,
        options: Mapping[str, Any] | None = None,
        players: Sequence[str] | None = None,
        path: str | os.PathLike[str] | None = None,
        clock: Callable[[], str] = now,
    ) -> Play:
        """Start a game. With a path its record is kept there, in a file that must not exist yet.

        Its luck comes from a key that nobody can guess, or from the key that is given. With a seed
        the game is one for study: the same as `game.new` deals it, and foretold by who tries.

        >>> import carrack
        >>> Play.begin(carrack.load("macau_cards"), seats=3).state.chance_kind
        'keyed'
        >>> Play.begin(carrack.load("macau_cards"), seats=3, seed=7).header["players"]
        ['seat 0', 'seat 1', 'seat 2']
        """
        resolved = game.resolve(options or {})
        game.check_seats(seats)
        names = checked_players(players, seats)
        luck = luck_of(seed, key, names)
        state = dealt(game, seats, luck, resolved)
        header = {
            "carrack": "record",
            "version": SEEDED if "seed" in luck else VERSION,
            "game": game.id,
            "rules_version": game.rules_version,
            "data": data_of(game),
            "seats": seats,
            **luck,
            "options": json.loads(canonical(resolved)),
            "players": names,
            "started": clock(),
            "fingerprint": state.fingerprint(),
        }
        if "key" in luck:
            header["commitment"] = commitment_of(header)
        header["chain"] = chain("", header)
        file = None if path is None else RecordFile.create(Path(path), written(header))
        return cls(game, Record(header, []), Trail(state), file, clock)

    @classmethod
    def resume(
        cls,
        path: str | os.PathLike[str],
        *,
        game: Game | None = None,
        clock: Callable[[], str] = now,
    ) -> Play:
        """Go on with a game that is kept in a file.

        A torn last line was never acknowledged to anybody. It is cut off, and kept in `record.torn`
        so that a program can say so.

        >>> import carrack, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = folder + "/game.jsonl"
        ...     with Play.begin(carrack.load("macau_cards"), seats=2, seed=1, path=path) as play:
        ...         play.apply(1, 106)
        ...     with Play.resume(path) as play:
        ...         len(play.rows)
        1
        """
        content = content_of(path)
        record = parsed(content, torn_allowed=True)
        game = game_of(record, game)
        trail = Trail(first_state(record, game))
        for row in record.rows:
            follow(trail, row)
        file = RecordFile.reopen(Path(path), content, len(content) - len(record.torn))
        return cls(game, record, trail, file, clock)

    @property
    def state(self) -> State:
        """The state now. Look at it and clone it; only `apply` and `undo` may change the game."""
        return self.trail.state

    @property
    def header(self) -> dict[str, Any]:
        """The first line of the record."""
        return self.record.header

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The rows so far."""
        return self.record.rows

    @property
    def path(self) -> Path | None:
        """The file that keeps the record, if there is one."""
        return None if self.file is None else self.file.path

    def apply(self, seat: int, action: int) -> None:
        """Do an action: on a copy first, then store the row, then make the copy the state.

        >>> import carrack
        >>> play = Play.begin(carrack.load("macau_cards"), seats=2, seed=1)
        >>> play.apply(0, 106)
        Traceback (most recent call last):
        carrack.kernel.errors.IllegalAction: it is not the turn of seat 0
        >>> len(play.rows)
        0
        """
        state = self.state.clone()
        state.apply(seat, action)
        self.store({"seat": seat, "action": self.game.action(self.state, seat, action)}, state)
        self.trail.add(len(self.rows), seat, state)

    def undo(self, seat: int, steps: int = 1, agreed: bool = False) -> None:
        """Take back the last steps of this seat, as far as `state.may_undo` allows.

        When everybody has agreed to what this seat asked for, the steps may be anybody's, as far as
        `state.may_undo_agreed` allows. Who has agreed is the host's business.

        >>> import carrack
        >>> play = Play.begin(carrack.load("macau_cards"), seats=2, seed=0)
        >>> play.apply(1, play.state.legal(1)[0])
        >>> play.undo(1)
        >>> play.rows[1]["undo"], play.state.fingerprint() == play.header["fingerprint"]
        (0, True)
        """
        self.trail.check_back(seat, steps, agreed)
        goal = self.trail.kept[-1 - steps]
        row: dict[str, Any] = {"seat": seat, "undo": goal.row}
        self.store(row | ({"agreed": True} if agreed else {}), goal.state)
        self.trail.go_back(steps)

    def store(self, what: dict[str, Any], state: State) -> None:
        """Add a row to the file and to the rows. A failure leaves both as they were."""
        row = {"row": len(self.rows) + 1, **what, "time": self.clock()}
        row["fingerprint"] = state.fingerprint()
        row["chain"] = chain(self.record.last_chain, row)
        if self.file is not None:
            self.file.append(written(row))
        self.rows.append(row)

    def close(self) -> None:
        """Close the file; the game can be resumed from it."""
        if self.file is not None:
            self.file.close()

    def __enter__(self) -> Play:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def luck_of(seed: int | None, key: bytes | None, names: Sequence[str]) -> dict[str, Any]:
    """What the head of a record says about the luck of the game."""
    if seed is not None and key is not None:
        raise BadOption("luck comes from a seed or from a key, not both", code="option.key")
    if seed is not None:
        return {"seed": seed}
    secret = new_key() if key is None else checked_key(key)
    return {"key": secret.hex(), "seals": sealed(names)}


def dealt(game: Game, seats: int, luck: Mapping[str, Any], options: dict[str, Any]) -> State:
    """The first state of a game, with the luck that the head of its record names."""
    if "seed" in luck:
        return game.new_resolved(seats, luck["seed"], options)
    return game.new_keyed(seats, bytes.fromhex(luck["key"]), options)


def data_of(game: Game) -> dict[str, Any]:
    """Which printed figures are played with, and what differs from ours."""
    return {"fingerprint": game.data_fingerprint(), "differs": differences_of(game)}


def checked_players(players: Sequence[str] | None, seats: int) -> list[str]:
    """One name a seat."""
    if players is None:
        return [f"seat {seat}" for seat in range(seats)]
    names = list(players) if isinstance(players, (list, tuple)) else []
    if len(names) != seats or not all(isinstance(name, str) for name in names):
        raise BadOption(
            f"players must be a list of {seats} names, not {shown(players)}", code="option.players"
        )
    return names


# ---- Replaying ----


@dataclass(frozen=True)
class Step:
    """One row replayed: who did what, and the state after it; clone that one to play on from it."""

    row: int
    seat: int
    action: dict[str, Any] | None
    undo: int | None
    time: str
    state: State
    agreed: bool = False  # the undo was everybody's


def replay(record: Record, game: Game | None = None) -> Iterator[Step]:
    """Play the rows again, one after the other, and check every fingerprint.

    A title with an owner's figures is given as `game`; otherwise the installed one is taken.

    >>> import carrack
    >>> play = Play.begin(carrack.load("macau_cards"), seats=2, seed=1)
    >>> play.apply(1, 106)
    >>> [(step.row, step.seat, step.action) for step in replay(play.record)]
    [(1, 1, {'type': 'draw'})]
    """
    trail = Trail(first_state(record, game_of(record, game)))
    for row in record.rows:
        follow(trail, row)
        action, undo, agreed = row.get("action"), row.get("undo"), row.get("agreed", False)
        yield Step(row["row"], row["seat"], action, undo, row["time"], trail.state, agreed)


def state_at(record: Record, row: int, game: Game | None = None) -> State:
    """The state after a row; row 0 is the start.

    >>> import carrack
    >>> play = Play.begin(carrack.load("macau_cards"), seats=2, seed=1)
    >>> play.apply(1, 106)
    >>> state_at(play.record, 1).fingerprint() == play.state.fingerprint()
    True
    """
    if type(row) is not int or not 0 <= row <= len(record.rows):
        raise BadRecord(
            f"there is no row {shown(row)}; the record has the rows 0 to {len(record.rows)}",
            code="record.row",
        )
    trail = Trail(first_state(record, game_of(record, game)))
    for line in record.rows[:row]:
        follow(trail, line)
    return trail.state


def finished(record: Record, game: Game | None = None) -> bool:
    """Whether the recorded game came to its end.

    >>> import carrack
    >>> finished(Play.begin(carrack.load("macau_cards"), seats=2, seed=1).record)
    False
    """
    return state_at(record, len(record.rows), game).is_over


def game_of(record: Record, game: Game | None = None) -> Game:
    """The title of a record; BadRecord unless it is here as the record needs it.

    A record carries what differed from our figures, so it replays without the owner's files.

    >>> import carrack
    >>> game_of(Play.begin(carrack.load("macau_cards"), seats=2, seed=1).record).id
    'macau_cards'
    """
    header, given = record.header, game
    game = given or title_of(header["game"])
    if game.id != header["game"]:
        raise not_ours(f"this is a record of {shown(header['game'])}, not of {game.id}", "title")
    if game.rules_version != header["rules_version"]:
        needed = shown(header["rules_version"])
        raise not_ours(
            f"the game needs rules version {needed} of {game.id}, here is {game.rules_version}",
            "version",
        )
    return with_figures(game, header["data"], rebuild=given is None)


def with_figures(game: Game, data: dict[str, Any], *, rebuild: bool) -> Game:
    """The title with the figures of a record: as given, or ours and what differed from them."""
    try:
        if rebuild:
            game = with_differences(game, data.get("differs"))
    except DataError as error:
        raise other_figures(game, str(error)) from None
    if set(data) != {"fingerprint", "differs"} or data["fingerprint"] != game.data_fingerprint():
        raise other_figures(game, shown(data))
    return game


def other_figures(game: Game, detail: str) -> BadRecord:
    return not_ours(f"{game.id} was played with other figures than these: {detail}", "data")


def title_of(title: str) -> Game:
    try:
        return load(title)
    except UnknownGame as error:
        raise not_ours(str(error), "title") from None


def not_ours(sentence: str, why: str) -> BadRecord:
    return BadRecord(sentence, code=f"record.{why}", line=1)


def first_state(record: Record, game: Game) -> State:
    """The state before the first row."""
    header = record.header
    try:
        recorded = completed(game.options, header["options"])
        options = game.resolve(recorded)
        if canonical(options) != canonical(recorded):
            raise BadOption("the options are not complete", code="option.value")
        state = dealt(game, header["seats"], header, options)
    except BadOption as error:
        raise BadRecord(str(error), code="record.header", line=1) from None
    check_fingerprint(state, header, 1)
    return state


def follow(trail: Trail, row: dict[str, Any]) -> None:
    """Do what a row says and compare the fingerprint."""
    line = row["row"] + 1
    try:
        if "undo" in row:
            steps = trail.steps_to(row["undo"])
            trail.check_back(row["seat"], steps, row.get("agreed", False))
            trail.go_back(steps)
        else:
            state = trail.state.clone()
            state.apply(row["seat"], state.game.index(state, row["seat"], row["action"]))
            trail.add(row["row"], row["seat"], state)
    except IllegalAction as error:
        raise BadRecord(
            f"row {row['row']} cannot be replayed: {error}", code="record.action", line=line
        ) from None
    check_fingerprint(trail.state, row, line)


def check_fingerprint(state: State, line: dict[str, Any], number: int) -> None:
    if state.fingerprint() != line["fingerprint"]:
        raise BadRecord(
            f"this replays to another state: the record has the fingerprint "
            f"{shown(line['fingerprint'])}, the game {state.fingerprint()!r}",
            code="record.fingerprint",
            line=number,
        )
