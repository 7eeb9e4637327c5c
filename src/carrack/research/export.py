"""Games as tables for supervised learning: what a seat knew, what it might do, what it did, and how
that ended.

    from carrack.bots.series import Plan
    from carrack.research.export import played, recorded, write

    write(recorded(["games/finished"]), "decisions.parquet")
    write(played(Plan("macao", {}, ("greedy", "greedy"), games=1000)), "decisions.parquet")

Each row is one decision of one seat; decisions that were taken back are left out. Its columns:

| column | Parquet | what it holds |
| --- | --- | --- |
| `game` | int64 | the number of the game in this export, from 0 |
| `source` | string | the file of the record, or `SEED/NUMBER` of a game that was played for this |
| `title`, `seats` | string, int8 | what `game.new` needs to start the same game … |
| `seed`, `key` | int64, string | … one of them, a key in hexadecimal; the other is null … |
| `options` | string | … with these options, all of them, as JSON |
| `encoder` | string | the version of the observation, as in `macao/1` |
| `step` | int32 | the number of the decision in its game, from 0, forced ones counted |
| `seat`, `player` | int8, string | who decided: a bot by its name, or whom the record names |
| `observation` | fixed-size list of int16 | what the seat knew; the encoder names each number |
| `legal` | list of int16 | the numbers of all legal actions, in the order of the rules |
| `action` | int16 | the number of the action that was done, one of `legal` |
| `name` | string | the same by name, with its parameters, as JSON |
| `utility` | float32 | how the game ended for this seat, from -1 to 1: see `rewards.utilities` |
| `points`, `place` | int32, int8 | the same as points, as the title counts them, and as a place |

The last three are null in games that are not over yet. The legal actions are listed, because a mask
would be zero nearly everywhere; `mask[legal] = 1` makes one. A Parquet file holds one title with
one number of seats, so all observations have one length, and `to_numpy` has them without a copy.
Its metadata tell the title, `actions`, `encoder` and the `names` of the observation as a JSON list.

JSON lines hold the same keys, with `options` and `name` as objects. Such a file may mix titles.

As `records` there is one row a game: `game`, `source`, `title`, `rules_version`, `data` (the
fingerprint of the printed figures), `seats`, `seed`, `key`, `options`, `players`, `decisions`, and
`utilities`, `points` and `places` by seat.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from carrack import bots
from carrack.bots.series import Plan, dealt, seated
from carrack.bots.series import game_of as game_for
from carrack.kernel.errors import BadRecord
from carrack.kernel.game import Game
from carrack.kernel.record import Record, game_of, read, replay, state_at
from carrack.kernel.record_lines import printable
from carrack.kernel.state import State
from carrack.research.encoders import Encoder, encoder_for
from carrack.research.export_files import STANDARD_OUTPUT, ExportedGame, Luck, Wish, unable, writing


@dataclass
class Made:
    """How many games and decisions were written, and where."""

    files: list[str]
    games: int = 0
    decisions: int = 0

    def as_json(self) -> dict[str, Any]:
        return {"files": self.files, "games": self.games, "decisions": self.decisions}


def write(
    games: Iterable[ExportedGame],
    output: str | os.PathLike[str],
    form: str | None = None,
    rows: str = "decisions",
    *,
    choices: bool = False,
    force: bool = False,
    first: int = 0,
    done: Callable[[int], None] | None = None,
) -> Made:
    """Write games to a file, or to a folder with a file for each title and number of seats.

    * `output`: a name with an ending is a file, `-` is standard output, anything else a folder.
    * `form`: "parquet" or "jsonl"; else as the file is called, and Parquet in a folder.
    * `rows`: "decisions", or "records" for one row a game.
    * `choices`: leave out decisions with one legal action, from which there is nothing to learn.
    * `force`: replace files that exist.
    * `first`: the number of the first game.
    * `done`: is called with 1 after each game, for a bar.

    One game is in memory at a time, and a few thousand decisions. A file appears when all of it is
    written; when anything goes wrong, none does.
    """
    wish = Wish.checked(os.fspath(output), form, rows, choices, force)
    made = Made([])
    with writing(wish) as files:
        for number, exported in enumerate(games, first):
            exported.number = number
            made.decisions += files.add(exported)
            made.games += 1
            if done is not None:
                done(1)
        made.files = files.names()
    return made


# ---- Where games come from ----


def recorded(
    paths: Sequence[str | os.PathLike[str]], broken: list[BadRecord] | None = None
) -> Iterator[ExportedGame]:
    """The games of record files, and of all `.jsonl` files in folders. Each is replayed and
    checked. What is wrong with one that cannot be, `broken` takes, and the others go on; without
    it, or when no record is left, that is an error.
    """
    sound = 0
    for path in files_of(paths):
        try:
            exported = exported_from(read(path, torn_allowed=True), printable(path))
        except BadRecord as error:
            told = str(error) if printable(path) in str(error) else f"{printable(path)}: {error}"
            wrong = BadRecord(told, code=error.code)
            if broken is None:
                raise wrong from None
            broken.append(wrong)
        else:
            sound += 1
            yield exported
    if broken and not sound:
        raise broken[0]


def check_source(paths: Sequence[object], title: str | None) -> None:
    """CarrackError unless there are records to read, or a title to play."""
    if bool(paths) == (title is not None):
        raise unable("name the records to read, or else a title that bots shall play")


def check_outputs(*outputs: str | None) -> None:
    """CarrackError when two things would be mixed on standard output."""
    if outputs.count(STANDARD_OUTPUT) > 1:
        raise unable("standard output takes the rows or what was written, not both")


def files_of(paths: Sequence[str | os.PathLike[str]]) -> list[Path]:
    """All files; those of a folder by name, with its folders."""
    files: list[Path] = []
    for path in map(Path, paths):
        inside = sorted(path.rglob("*.jsonl")) if path.is_dir() else [path]
        if not inside:
            raise unable(f"{printable(path)} holds no records; their names end in .jsonl")
        files += inside
    return files


def exported_from(record: Record, source: str) -> ExportedGame:
    """Replay a record, and note every decision that was not taken back."""
    game, header = game_of(record), record.header
    encoder = encoder_for(game, header["seats"])
    luck = Luck(header.get("seed"), header.get("key"))
    exported = ExportedGame(source, encoder, luck, header["options"], header["players"])
    rows: list[int] = []  # where the decisions noted so far stand in the record
    state = state_at(record, 0, game)
    for step in replay(record, game):
        if step.undo is not None:
            while rows and rows[-1] > step.undo:
                rows.pop()
                exported.decisions.pop()
        elif step.action is not None:
            exported.note(state, step.seat, game.index(state, step.seat, step.action))
            rows.append(step.row)
        state = step.state
    exported.end(state)
    return exported


def played(plan: Plan) -> Iterator[ExportedGame]:
    """New games between bots: those that `carrack simulate` plays by the same plan."""
    for number in range(plan.games):
        yield played_game(plan, number)


def played_game(plan: Plan, number: int) -> ExportedGame:
    """One game of a plan, played."""
    game, encoder = table_of(plan.title, len(plan.players), plan.data)
    state = dealt(game, plan, number)
    places = {plan.seat_of(player, number): name for player, name in enumerate(plan.players)}
    names = [places[seat] for seat in range(state.seats)]
    seed, options = plan.luck(number, "game"), game.options_of(state)
    exported = ExportedGame(f"{plan.seed}/{number}", encoder, Luck(seed), options, names)
    play_out(state, seated(plan, number), exported)
    return exported


@lru_cache(maxsize=4)
def table_of(title: str, seats: int, data: str | None) -> tuple[Game, Encoder]:
    """The game and the encoder that many games have in common."""
    game = game_for(Plan(title, {}, (), 0, data=data))
    return game, encoder_for(game, seats)


def play_out(state: State, players: list[bots.Bot], exported: ExportedGame) -> None:
    """Let the bots play to the end. Where there is one legal action, nobody is asked."""
    while not state.is_over:
        seat = state.to_move
        legal, bot = state.legal(seat), players[seat]
        action = legal[0]
        if len(legal) > 1:
            action = bot.choose(state.game, state.view(seat) if bot.reads_view else {}, legal)
        exported.note(state, seat, action)
        state.apply(seat, action)
    exported.end(state)
