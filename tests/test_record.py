"""Records: written safely, replayed exactly, and refused with a sentence when they are damaged."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carrack
from carrack import BadOption, BadRecord, IllegalAction
from carrack.kernel.record import Play, Record, finished, game_of, read, replay, state_at
from carrack.kernel.record_file import RecordFile
from carrack.kernel.record_lines import chain, written
from carrack.kernel.trail import Trail

GAME = carrack.load("macau_cards")
NOON = "2026-01-01T12:00:00.000Z"


def begun(path: Path | None = None, seed: int = 7, **options: Any) -> Play:
    options = {"turn_limit": 30, **options}
    return Play.begin(GAME, seats=3, seed=seed, options=options, path=path, clock=lambda: NOON)


def play_on(play: Play, rows: int, luck: Random) -> None:
    """Random moves, and now and then one is taken back."""
    for _ in range(rows):
        undoable = [seat for seat in range(play.state.seats) if play.state.may_undo(seat)]
        if undoable and luck.random() < 0.3:
            play.undo(undoable[0], luck.randint(1, play.state.may_undo(undoable[0])))
        elif not play.state.is_over:
            seat = luck.choice(play.state.actors)
            play.apply(seat, luck.choice(play.state.legal(seat)))


def played(path: Path | None = None, rows: int = 40, seed: int = 7) -> Play:
    play = begun(path, seed)
    play_on(play, rows, Random(seed))
    return play


def play_that_may_undo(steps: int, path: Path | None = None) -> tuple[Play, int]:
    """A play whose last steps a seat may take back."""
    for seed in range(500):
        play = begun(seed=seed)
        luck = Random(seed)
        for _ in range(30):
            if play.state.is_over:
                break
            seat = play.state.to_move
            play.apply(seat, luck.choice(play.state.legal(seat)))
            if play.state.may_undo(seat) == steps:
                return again(play, path), seat
    raise AssertionError(f"no play of {steps} steps found")


def again(play: Play, path: Path | None) -> Play:
    """The same game once more, in a file."""
    if path is None:
        return play
    path.write_text(play.record.text())
    return Play.resume(path, clock=lambda: NOON)


def lines_of(play: Play) -> list[dict[str, Any]]:
    return [json.loads(line) for line in play.record.text().splitlines()]


def forged(lines: list[dict[str, Any]]) -> bytes:
    """Lines with a chain that fits: what somebody with this program could write."""
    before, text = "", b""
    for line in lines:
        line = {name: value for name, value in line.items() if name != "chain"}
        before = chain(before, line)
        text += written({**line, "chain": before})
    return text


def refused(source: Any, code: str, line: int = 0, *words: str, **how: Any) -> BadRecord:
    """The source is refused with this code, in a sentence with the line and these words."""
    with pytest.raises(BadRecord) as caught:
        for _ in replay(read(source, **how)):
            pass
    assert caught.value.code == code
    assert caught.value.line == line
    sentence = str(caught.value)
    assert sentence.startswith(f"line {line}: ") or not line
    assert all(word in sentence for word in words), sentence
    return caught.value


# ---- what a record holds ----


def test_the_header_names_the_game_and_every_option() -> None:
    play = Play.begin(
        GAME, seats=2, seed=5, options={"variant": "romanian"}, players=["Ada", "greedy"]
    )
    header = play.header
    assert header["carrack"] == "record"
    assert header["version"] == 1
    assert header["game"] == "macau_cards"
    assert header["rules_version"] == GAME.rules_version
    assert header["data"] == {"fingerprint": "", "differs": {}}
    assert header["seats"] == 2
    assert header["seed"] == 5
    assert header["players"] == ["Ada", "greedy"]
    assert header["options"] == GAME.resolve({"variant": "romanian"})
    assert (
        header["fingerprint"]
        == GAME.new(seats=2, seed=5, options={"variant": "romanian"}).fingerprint()
    )


def test_a_row_has_the_seat_the_named_action_the_time_and_the_fingerprint() -> None:
    play = begun()
    seat = play.state.to_move
    action = play.state.legal(seat)[0]
    name = GAME.action(play.state, seat, action)
    play.apply(seat, action)
    row = dict(play.rows[0])
    assert row.pop("chain") == play.record.last_chain
    assert row == {
        "row": 1,
        "seat": seat,
        "action": name,
        "time": NOON,
        "fingerprint": play.state.fingerprint(),
    }


def test_times_are_taken_from_the_clock_in_utc() -> None:
    play = Play.begin(GAME, seats=2, seed=1)
    assert play.header["started"].endswith("Z")


@pytest.mark.parametrize(
    "players", [["Ada"], ["Ada", 3], "ab", ["Ada", "Bob", "Cy"], 7, {"a": 1, "b": 2}]
)
def test_players_are_one_name_a_seat(players: Any) -> None:
    with pytest.raises(BadOption) as caught:
        Play.begin(GAME, seats=2, seed=1, players=players)
    assert caught.value.code == "option.players"


def test_what_cannot_be_applied_leaves_no_row() -> None:
    play = begun()
    before = play.state.fingerprint()
    with pytest.raises(IllegalAction):
        play.apply(play.state.to_move, 9999)
    assert play.rows == []
    assert play.state.fingerprint() == before


# ---- replaying ----


def test_a_record_replays_to_the_same_fingerprints() -> None:
    play = played(rows=80)
    assert any("undo" in row for row in play.rows)
    steps = list(replay(read(play.record.text())))
    assert [step.state.fingerprint() for step in steps] == [row["fingerprint"] for row in play.rows]
    assert [(step.row, step.seat, step.action, step.undo) for step in steps] == [
        (row["row"], row["seat"], row.get("action"), row.get("undo")) for row in play.rows
    ]
    assert steps[-1].state.dump() == play.state.dump()


def test_a_replayed_state_does_not_change_when_the_replay_goes_on() -> None:
    steps = list(replay(played().record))
    assert [step.state.fingerprint() for step in steps] == [
        state_at(played().record, step.row).fingerprint() for step in steps
    ]


def test_a_replayed_step_tells_its_events() -> None:
    play = played(rows=5)
    first = next(replay(play.record))
    state = GAME.new(seats=3, seed=7, options={"turn_limit": 30})
    state.apply(first.seat, GAME.index(state, first.seat, first.action or {}))
    assert first.state.events(0) == state.events(0) != []


def test_the_state_at_row_0_is_the_start() -> None:
    play = played()
    assert state_at(play.record, 0).fingerprint() == play.header["fingerprint"]
    assert state_at(play.record, len(play.rows)).fingerprint() == play.state.fingerprint()


@pytest.mark.parametrize("row", [-1, 41, True, "1", None])
def test_there_is_no_state_at_a_row_that_is_not_there(row: Any) -> None:
    with pytest.raises(BadRecord, match="the rows 0 to 40") as caught:
        state_at(played(rows=40).record, row)
    assert caught.value.code == "record.row"


def test_a_game_played_to_its_end_is_finished() -> None:
    play = begun()
    assert not finished(play.record)
    luck = Random(1)
    while not play.state.is_over:
        seat = play.state.to_move
        play.apply(seat, luck.choice(play.state.legal(seat)))
    assert finished(play.record)
    assert finished(read(play.record.text()))


def test_a_title_can_be_handed_to_the_replay() -> None:
    play = played()
    assert game_of(play.record, GAME) is GAME
    assert len(list(replay(play.record, GAME))) == len(play.rows)


# ---- taking back ----


@pytest.mark.parametrize("steps", [1, 2])
def test_an_undo_restores_the_state_exactly(steps: int) -> None:
    play, seat = play_that_may_undo(steps)
    target = len(play.rows) - steps
    wanted = state_at(play.record, target)
    play.undo(seat, steps)
    assert play.state.fingerprint() == wanted.fingerprint()
    assert play.state.dump() == wanted.dump()
    assert play.rows[-1]["undo"] == target
    assert play.rows[-1]["seat"] == seat


def test_steps_can_be_taken_back_one_by_one_and_made_again() -> None:
    play, seat = play_that_may_undo(2)
    before, rows = play.state.fingerprint(), play.rows[-2:]
    play.undo(seat)
    play.undo(seat)
    for row in rows:
        play.apply(seat, GAME.index(play.state, seat, row["action"]))
    assert play.state.fingerprint() == before
    play.undo(seat, 2)
    *_, last = replay(play.record)
    assert last.state.fingerprint() == play.state.fingerprint()
    assert last.undo == play.rows[-1]["undo"] == play.rows[-7]["row"] - 1


def test_after_an_undo_no_old_events_are_told_again() -> None:
    play, seat = play_that_may_undo(2)
    play.undo(seat)
    assert play.state.events(seat) == []


@pytest.mark.parametrize("steps", [0, -1, 2, True, "1", None, 10**30])
def test_no_more_is_taken_back_than_may_be(steps: Any) -> None:
    play, seat = play_that_may_undo(1)
    before, rows = play.state.fingerprint(), len(play.rows)
    with pytest.raises(IllegalAction) as caught:
        play.undo(seat, steps)
    assert caught.value.code == "undo.not_possible"
    assert (play.state.fingerprint(), len(play.rows)) == (before, rows)


@pytest.mark.parametrize(
    "who", [lambda seat: (seat + 1) % 3, lambda _: -1, lambda _: "0", lambda _: None]
)
def test_nobody_takes_back_the_step_of_another_seat(who: Callable[[int], Any]) -> None:
    play, seat = play_that_may_undo(1)
    with pytest.raises(IllegalAction) as caught:
        play.undo(who(seat))
    assert caught.value.code == "undo.not_possible"


class Remembered:
    """As much of a state as a trail asks for: who may take back how many steps."""

    seats = 2

    def __init__(self, *steps: int, agreed: int = 0) -> None:
        self.steps = steps
        self.may_undo_agreed = max(agreed, *steps)

    def may_undo(self, seat: int) -> int:
        return self.steps[seat]

    def clone(self) -> Remembered:
        return Remembered(*self.steps, agreed=self.may_undo_agreed)


def trail_of(*steps: tuple[int, Remembered]) -> Trail:
    trail = Trail(Remembered(0, 0))  # type: ignore[arg-type]
    for row, (seat, state) in enumerate(steps, start=1):
        trail.add(row, seat, state)  # type: ignore[arg-type]
    return trail


def test_when_one_seat_has_taken_back_the_seat_before_may_follow() -> None:
    trail = trail_of((0, Remembered(1, 0)), (0, Remembered(2, 0)), (1, Remembered(0, 1)))
    assert [kept.row for kept in trail.kept] == [0, 1, 2, 3]
    trail.go_back(1)
    trail.check_back(0, 2)
    trail.go_back(2)
    assert [kept.row for kept in trail.kept] == [0]


def test_what_nobody_can_take_back_is_forgotten() -> None:
    trail = trail_of((0, Remembered(1, 0)), (0, Remembered(0, 0)), (1, Remembered(0, 1)))
    assert [kept.row for kept in trail.kept] == [2, 3]
    assert trail.steps_to(2) == 1
    assert trail.steps_to(1) == 0


def test_a_title_cannot_hand_out_the_steps_of_another_seat() -> None:
    trail = trail_of((0, Remembered(1, 0)), (1, Remembered(2, 0)))
    with pytest.raises(IllegalAction, match="not all of the last 2 steps were seat 0's"):
        trail.check_back(0, 2)


def test_nothing_can_be_taken_back_before_the_first_row() -> None:
    with pytest.raises(IllegalAction):
        begun().undo(0)


def test_a_resumed_game_can_still_be_taken_back(tmp_path: Path) -> None:
    play, seat = play_that_may_undo(2, tmp_path / "game.jsonl")
    target = play.rows[-2]["row"] - 1
    play.undo(seat, 2)
    play.close()
    assert play.rows[-1]["undo"] == target
    *_, last = replay(read(tmp_path / "game.jsonl"))
    assert last.state.fingerprint() == play.state.fingerprint()


# ---- taking back by agreement ----


def play_that_may_agree(path: Path | None = None) -> Play:
    """A play in which a seat acted after another one had passed on, and nothing was revealed."""
    for seed in range(500):
        play = begun(seed=seed)
        luck = Random(seed)
        for _ in range(30):
            if play.state.is_over:
                break
            seat = play.state.to_move
            play.apply(seat, luck.choice(play.state.legal(seat)))
            alone = max(play.state.may_undo(other) for other in range(3))
            if alone and play.state.may_undo_agreed > alone + 1:
                return again(play, path)
    raise AssertionError("no such play found")


def test_together_the_steps_of_several_seats_are_taken_back() -> None:
    play = play_that_may_agree()
    steps = play.state.may_undo_agreed
    assert len({row["seat"] for row in play.rows[-steps:]}) > 1
    target = len(play.rows) - steps
    wanted = state_at(play.record, target)
    play.undo(2, steps, agreed=True)
    assert play.state.fingerprint() == wanted.fingerprint()
    assert play.state.may_undo_agreed == 0
    row = dict(play.rows[-1])
    row.pop("chain")
    assert row == {
        "row": target + steps + 1,
        "seat": 2,
        "undo": target,
        "agreed": True,
        "time": NOON,
        "fingerprint": wanted.fingerprint(),
    }


def test_an_undo_alone_does_not_say_that_it_was_agreed_on() -> None:
    play, seat = play_that_may_undo(1)
    play.undo(seat)
    assert "agreed" not in play.rows[-1]
    *_, last = replay(play.record)
    assert last.agreed is False


def test_steps_are_taken_back_together_one_by_one() -> None:
    play = play_that_may_agree()
    steps = play.state.may_undo_agreed
    start = len(play.rows) - steps
    for _ in range(steps):
        play.undo(0, agreed=True)
    assert [row["undo"] for row in play.rows[-steps:]] == [*range(start, start + steps)][::-1]
    assert play.state.fingerprint() == state_at(play.record, start).fingerprint()


def test_a_seat_whose_turn_came_back_may_take_back_its_own_steps() -> None:
    play = play_that_may_agree()
    while not max(play.state.may_undo(seat) for seat in range(3)):
        play.undo(0, agreed=True)
    last = play.trail.kept[-1].seat
    play.undo(last)
    assert len(list(replay(play.record))) == len(play.rows)


@pytest.mark.parametrize("more", [1, 10**30])
def test_agreement_does_not_reach_across_something_revealed(more: int) -> None:
    play = play_that_may_agree()
    before, rows = play.state.fingerprint(), len(play.rows)
    for steps in (play.state.may_undo_agreed + more, 0, -1, True, None):
        with pytest.raises(IllegalAction, match="with everybody's consent") as caught:
            play.undo(0, steps, agreed=True)  # type: ignore[arg-type]
        assert caught.value.code == "undo.not_possible"
    assert (play.state.fingerprint(), len(play.rows)) == (before, rows)


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None, 10**30])
def test_only_a_seat_at_the_table_asks_to_take_back(seat: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        play_that_may_agree().undo(seat, agreed=True)
    assert caught.value.code == "undo.not_possible"


def test_the_trail_reaches_as_far_back_as_agreement() -> None:
    trail = trail_of(
        (0, Remembered(0, 0)),
        (0, Remembered(1, 0, agreed=1)),
        (0, Remembered(0, 0, agreed=2)),
        (1, Remembered(0, 1, agreed=3)),
    )
    assert [kept.row for kept in trail.kept] == [1, 2, 3, 4]
    with pytest.raises(IllegalAction):
        trail.check_back(0, 3)
    trail.check_back(0, 3, agreed=True)
    trail.go_back(3)
    assert [kept.row for kept in trail.kept] == [1]


def test_a_resumed_game_can_still_be_taken_back_by_agreement(tmp_path: Path) -> None:
    play = play_that_may_agree(tmp_path / "game.jsonl")
    steps = play.state.may_undo_agreed
    play.undo(1, steps, agreed=True)
    play.close()
    *_, last = replay(read(tmp_path / "game.jsonl"))
    assert last.state.fingerprint() == play.state.fingerprint()
    assert (last.agreed, last.undo) == (True, play.rows[-1]["undo"])


@pytest.mark.parametrize("agreed", [False, 1, 0, "yes", None, []])
def test_a_row_says_nothing_about_agreement_unless_there_was_one(agreed: Any) -> None:
    play = play_that_may_agree()
    play.undo(0, agreed=True)
    lines = lines_of(play)
    lines[-1]["agreed"] = agreed
    refused(forged(lines), "record.row", len(lines), "'agreed' must be true")


def test_an_action_is_not_agreed_on() -> None:
    lines = lines_of(played(rows=3))
    lines[1]["agreed"] = True
    refused(forged(lines), "record.row", 2, "'agreed' does not belong here")


def test_an_undo_of_all_is_not_replayed_as_one_of_a_seat() -> None:
    play = play_that_may_agree()
    play.undo(0, play.state.may_undo_agreed, agreed=True)
    lines = lines_of(play)
    del lines[-1]["agreed"]
    refused(forged(lines), "record.action", len(lines), "cannot be replayed")


def test_an_agreed_undo_across_something_revealed_is_not_replayed() -> None:
    play = play_that_may_agree()
    start = len(play.rows) - play.state.may_undo_agreed
    play.undo(0, agreed=True)
    lines = lines_of(play)
    lines[-1]["undo"] = start - 1
    refused(forged(lines), "record.action", len(lines), "cannot be replayed")


# ---- the file ----


def test_the_file_holds_every_row_as_soon_as_it_is_applied(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play = begun(path)
    luck = Random(3)
    for _ in range(10):
        play_on(play, 1, luck)
        assert read(path) == play.record
    assert play.path == path
    play.close()
    assert path.read_text() == play.record.text()


def test_a_game_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    whole = played(rows=60)
    with begun(tmp_path / "game.jsonl") as first:
        luck = Random(7)
        play_on(first, 25, luck)
    with Play.resume(tmp_path / "game.jsonl", clock=lambda: NOON) as second:
        assert second.rows == first.rows
        assert second.record.torn == b""
        play_on(second, 35, luck)
    assert read(tmp_path / "game.jsonl") == whole.record


def test_a_crash_at_any_byte_leaves_a_readable_prefix() -> None:
    play = played(rows=6)
    content = play.record.text().encode()
    starts = [at + 1 for at, byte in enumerate(content) if byte == ord("\n")]
    for cut in range(starts[0], len(content)):
        record = read(content[:cut], torn_allowed=True)
        whole = sum(start <= cut or start == cut + 1 for start in starts) - 1
        assert record.rows == play.rows[:whole]
        if record.torn:
            assert content[:cut].endswith(record.torn)


def test_a_torn_last_line_is_cut_off_when_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(path, rows=10).close()
    content = path.read_bytes()
    path.write_bytes(content[:-20])
    refused(path, "record.cut", 11, "middle of this line")
    with Play.resume(path) as play:
        assert len(play.rows) == 9
        assert content[:-20].endswith(play.record.torn)
        assert play.record.torn
        assert read(path).rows == play.rows
        play_on(play, 3, Random(1))
    assert len(list(replay(read(path)))) == 12


def test_a_missing_last_line_break_is_put_back(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(path, rows=10).close()
    content = path.read_bytes()
    path.write_bytes(content[:-1])
    assert len(read(path).rows) == 10
    with Play.resume(path) as play:
        assert len(play.rows) == 10
        assert path.read_bytes() == content
        play_on(play, 1, Random(1))
    assert len(read(path).rows) == 11


def test_a_torn_header_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begun(path).close()
    path.write_bytes(path.read_bytes()[:50])
    with pytest.raises(BadRecord) as caught:
        Play.resume(path)
    assert caught.value.code == "record.cut"
    assert len(path.read_bytes()) == 50


def test_a_damaged_file_is_not_touched_by_resuming_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play = played(path, rows=10)
    play.close()
    lines = lines_of(play)
    lines[5]["fingerprint"] = "0" * 32
    path.write_bytes(forged(lines) + b'{"row": 11, "se')
    before = path.read_bytes()
    with pytest.raises(BadRecord, match="line 6: this replays to another state"):
        Play.resume(path)
    assert path.read_bytes() == before


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    with pytest.raises(BadRecord, match="exists already") as caught:
        begun(path)
    assert caught.value.code == "record.exists"
    assert path.read_text() == "precious"


@pytest.mark.parametrize("name", ["no_folder/game.jsonl", "a\0b", "x" * 5000])
def test_a_file_that_cannot_be_made_is_a_sentence(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadRecord, match="cannot be written") as caught:
        begun(tmp_path / name)
    assert caught.value.code == "record.unwritable"


class FullDisk:
    """A file that takes half of the next line."""

    def __init__(self, file: Any) -> None:
        self.file = file

    def write(self, line: memoryview) -> int:
        self.file.write(line[: len(line) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


def test_a_failing_write_leaves_state_and_file_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play = played(path, rows=10)
    before = (path.read_bytes(), play.state.fingerprint(), list(play.rows))
    assert play.file is not None
    sound, play.file.file = play.file.file, FullDisk(play.file.file)  # type: ignore[assignment]
    seat = play.state.to_move
    action = play.state.legal(seat)[0]
    with pytest.raises(BadRecord, match="No space left on device") as caught:
        play.apply(seat, action)
    assert caught.value.code == "record.unwritable"
    assert (path.read_bytes(), play.state.fingerprint(), play.rows) == before
    play.file.file = sound
    play.apply(seat, action)
    play.close()
    assert len(list(replay(read(path)))) == 11


def test_a_failing_write_leaves_an_undo_undone(tmp_path: Path) -> None:
    play, seat = play_that_may_undo(1, tmp_path / "game.jsonl")
    before = (play.state.fingerprint(), len(play.rows))
    assert play.file is not None
    play.file.file = FullDisk(play.file.file)  # type: ignore[assignment]
    with pytest.raises(BadRecord):
        play.undo(seat)
    assert (play.state.fingerprint(), len(play.rows)) == before
    assert play.state.may_undo(seat) == 1
    play.close()


def test_a_game_whose_header_cannot_be_stored_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_sync(_: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "fsync", no_sync)
    with pytest.raises(BadRecord) as caught:
        begun(tmp_path / "game.jsonl")
    assert caught.value.code == "record.unwritable"
    assert list(tmp_path.iterdir()) == []


def test_a_line_is_written_whole_even_in_small_pieces(tmp_path: Path) -> None:
    class Slow(FullDisk):
        def write(self, line: memoryview) -> int:
            return int(self.file.write(line[:7]))

    play = begun(tmp_path / "game.jsonl")
    assert play.file is not None
    play.file.file = Slow(play.file.file)  # type: ignore[assignment]
    play_on(play, 3, Random(2))
    play.close()
    assert len(read(tmp_path / "game.jsonl").rows) == 3


def test_when_even_the_cleaning_up_fails_nothing_more_is_written(tmp_path: Path) -> None:
    class Broken(FullDisk):
        def truncate(self, _: int) -> None:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

    path = tmp_path / "game.jsonl"
    play = played(path, rows=5)
    assert play.file is not None
    play.file.file = Broken(play.file.file)  # type: ignore[assignment]
    seat = play.state.to_move
    for _ in range(2):
        with pytest.raises(BadRecord, match="cannot be written"):
            play.apply(seat, play.state.legal(seat)[0])
    with Play.resume(path) as resumed:
        assert resumed.rows == play.rows
        assert resumed.record.torn


def test_two_programs_cannot_go_on_with_one_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first = played(path, rows=5)
    second = Play.resume(path)
    seat = second.state.to_move
    second.apply(seat, second.state.legal(seat)[0])
    before = path.read_bytes()
    with pytest.raises(BadRecord, match="changed by somebody else") as caught:
        first.apply(seat, first.state.legal(seat)[0])
    assert caught.value.code == "record.changed"
    assert path.read_bytes() == before
    first.close()
    second.close()


def test_a_closed_game_takes_no_more_rows(tmp_path: Path) -> None:
    play = begun(tmp_path / "game.jsonl")
    play.close()
    seat = play.state.to_move
    with pytest.raises(BadRecord) as caught:
        play.apply(seat, play.state.legal(seat)[0])
    assert caught.value.code == "record.unwritable"
    assert play.rows == []


def test_a_file_that_may_not_be_written_is_not_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    played(path, rows=3).close()

    def refuse(file: Any, mode: str = "r", **_: Any) -> Any:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr("carrack.kernel.record_file.open", refuse, raising=False)
    with pytest.raises(BadRecord, match="Permission denied") as caught:
        Play.resume(path)
    assert caught.value.code == "record.unwritable"


def test_a_file_that_changes_while_it_is_resumed_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    played(path, rows=3).close()
    content = path.read_bytes()
    path.write_bytes(content + b'{"row":4')
    monkeypatch.setattr("carrack.kernel.record.content_of", lambda _: content)
    with pytest.raises(BadRecord) as caught:
        Play.resume(path)
    assert caught.value.code == "record.changed"
    assert path.read_bytes() == content + b'{"row":4'


def test_a_torn_line_that_cannot_be_cut_off_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: RecordFile, size: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    path = tmp_path / "game.jsonl"
    played(path, rows=3).close()
    path.write_bytes(path.read_bytes()[:-9])
    monkeypatch.setattr(RecordFile, "cut", fail)
    with pytest.raises(BadRecord, match="cannot be written") as caught:
        Play.resume(path)
    assert caught.value.code == "record.unwritable"


# ---- damage: the chain notices it ----


@pytest.mark.parametrize(
    ("name", "value"),
    [("seat", 0), ("seat", 1), ("time", "later"), ("fingerprint", "0" * 32), ("chain", "0" * 32)],
)
def test_an_edited_row_breaks_the_chain(name: str, value: Any) -> None:
    lines = lines_of(played(rows=10))
    if lines[4][name] == value:
        value = 2
    lines[4][name] = value
    refused(b"".join(map(written, lines)), "record.chain", 5, "the chain does not fit")


@pytest.mark.parametrize(
    ("name", "value"),
    [("seed", 8), ("started", "once"), ("players", ["a", "b", "c"]), ("chain", "")],
)
def test_an_edited_header_breaks_the_chain(name: str, value: Any) -> None:
    lines = lines_of(played(rows=10))
    lines[0][name] = value
    refused(b"".join(map(written, lines)), "record.chain", 1)


def test_rows_of_another_game_break_the_chain() -> None:
    ours, theirs = lines_of(played(rows=10)), lines_of(played(rows=10, seed=8))
    refused(b"".join(map(written, ours[:5] + theirs[5:])), "record.chain", 6)


def test_swapped_doubled_and_missing_rows_are_out_of_order() -> None:
    lines = lines_of(played(rows=10))
    swapped = [*lines[:4], lines[5], lines[4], *lines[6:]]
    refused(b"".join(map(written, swapped)), "record.order", 5, "row 4", "not row 5")
    doubled = lines[:5] + lines[4:]
    refused(b"".join(map(written, doubled)), "record.order", 6, "row 5", "not row 4")
    missing = lines[:5] + lines[6:]
    refused(b"".join(map(written, missing)), "record.order", 6, "row 5", "not row 6")
    refused(b"".join(map(written, lines[1:])), "record.header", 1, "no record")


@pytest.mark.parametrize(
    ("changes", "code", "words"),
    [
        ({"carrack": "map"}, "record.header", "no record"),
        ({"version": 3}, "record.version", "format version 3"),
        ({"version": 2}, "record.header", "'key' is missing"),
        ({"version": True}, "record.version", "format version True"),
        ({"version": None}, "record.version", "format version None"),
        (
            {"rules_version": 99},
            "record.version",
            "needs rules version 99 of macau_cards, here is 1",
        ),
        ({"game": "chess"}, "record.title", "no title 'chess'"),
        ({"game": 5}, "record.header", "'game' must be a text"),
        ({"seats": 99}, "record.header", "one name a seat"),
        ({"seats": 1, "players": ["a"]}, "record.header", "2 to 10 seats"),
        ({"seats": 10**400}, "record.header", "one name a seat"),
        ({"seats": 3.0}, "record.header", "a whole number"),
        ({"seed": -1}, "record.header", "seed"),
        ({"seed": 10**400}, "record.header", "seed"),
        ({"seed": 8}, "record.fingerprint", "another state"),
        ({"options": {}}, "record.header", "not complete"),
        ({"options": {"gold": 1}}, "record.header", "gold"),
        ({"options": []}, "record.header", "an object"),
        ({"players": ["a", "b"]}, "record.header", "one name a seat"),
        ({"players": ["a", "b", 3]}, "record.header", "one name a seat"),
        ({"data": {"fingerprint": "ab", "differs": {"gold": 3}}}, "record.data", "other figures"),
        ({"fingerprint": "0" * 32}, "record.fingerprint", "another state"),
        ({"mood": "good"}, "record.header", "'mood' does not belong here"),
    ],
)
def test_a_header_that_cannot_be_right_is_refused(
    changes: dict[str, Any], code: str, words: str
) -> None:
    lines = lines_of(begun())
    lines[0] |= changes
    refused(forged(lines), code, 1, words)


@pytest.mark.parametrize("name", ["game", "seats", "seed", "options", "players", "fingerprint"])
def test_a_header_needs_all_its_parts(name: str) -> None:
    lines = lines_of(played(rows=3))
    del lines[0][name]
    refused(forged(lines), "record.header", 1, f"'{name}' is missing")


@pytest.mark.parametrize(
    ("changes", "code", "words"),
    [
        ({"seat": 7}, "record.row", "no seat 7"),
        ({"seat": -1}, "record.row", "no seat -1"),
        ({"seat": "0"}, "record.row", "a whole number"),
        ({"row": 8}, "record.order", "row 3, not row 8"),
        ({"row": True}, "record.row", "a whole number"),
        ({"action": "draw"}, "record.row", "an object"),
        ({"action": {"type": "fly"}}, "record.action", "row 3 cannot be replayed"),
        ({"action": {}}, "record.action", "row 3 cannot be replayed"),
        ({"action": {"type": ["draw"]}}, "record.action", "row 3 cannot be replayed"),
        ({"undo": 2}, "record.row", "'action' does not belong here"),
        ({"fingerprint": "0" * 32}, "record.fingerprint", "another state"),
        ({"fingerprint": 5}, "record.row", "a text"),
        ({"time": 5}, "record.row", "a text"),
        ({"mood": "good"}, "record.row", "'mood' does not belong here"),
    ],
)
def test_a_row_that_cannot_be_right_is_refused(
    changes: dict[str, Any], code: str, words: str
) -> None:
    play = begun()
    while len(play.rows) < 5:
        seat = play.state.to_move
        play.apply(seat, play.state.legal(seat)[0])
    lines = lines_of(play)
    lines[3] |= changes
    refused(forged(lines), code, 4, words)


@pytest.mark.parametrize("row", [0, 3, 4, 99, -1, 10**30])
def test_an_undo_to_a_row_that_cannot_be_reached_is_refused(row: int) -> None:
    play = begun()
    while len(play.rows) < 3 or any(play.state.may_undo(seat) for seat in range(3)):
        seat = play.state.to_move
        play.apply(seat, play.state.default_action(seat))
    lines = lines_of(play)
    at = len(lines)
    lines.append({"row": at, "seat": 0, "undo": row, "time": NOON, "fingerprint": ""})
    refused(forged(lines), "record.action", at + 1, f"row {at} cannot be replayed")


# ---- what is no record at all ----

HEAD = played(rows=1).record.text().encode().splitlines(keepends=True)[0]


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", 0),
        (b"\n", 1),
        (b"\xff\xfe\x00garbage\n", 1),
        (b"hello\n", 1),
        (b"[1, 2]\n", 1),
        (b"null\n", 1),
        (b"\xef\xbb\xbf" + HEAD, 1),
        (b"[" * 100_000 + b"\n", 1),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"\n", 1),
        (b'{"a":' * 30 + b"1" + b"}" * 30 + b"\n", 1),
        (b'{"a": NaN}\n', 1),
        (b'{"a": -Infinity}\n', 1),
        (b'{"a": 1e999}\n', 1),
        (b'{"a": ' + b"9" * 5000 + b"}\n", 1),
        (b'{"a": 1, "a": 2}\n', 1),
        (HEAD + b"\n", 2),
        (HEAD + b"{]\n", 2),
        (HEAD + b"\x00\x00\x00\n", 2),
    ],
)
def test_what_is_not_json_lines_is_unreadable(content: bytes, line: int) -> None:
    refused(content, "record.unreadable", line)


def test_the_same_garbage_as_text_is_unreadable() -> None:
    refused("hello\nworld\n", "record.unreadable", 1)
    refused("{\ud800}\n", "record.unreadable", 1)
    refused("", "record.unreadable")


@pytest.mark.parametrize("source", [7, None, 1.5, ["a"], object])
def test_a_record_is_read_from_a_path_or_text(source: Any) -> None:
    refused(source, "record.unreadable", 0, "from a path or from text")


def test_a_path_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    refused(tmp_path, "record.unreadable", 0, "Is a directory")
    refused(tmp_path / "none", "record.unreadable", 0, "No such file")
    refused("a\0b", "record.unreadable", 0, "cannot be read")
    refused("\ud800", "record.unreadable", 0, "cannot be read")
    with pytest.raises(BadRecord):
        Play.resume(tmp_path / "none")


def test_a_record_keeps_its_game_when_lines_end_as_on_windows() -> None:
    play = played(rows=5)
    assert read(play.record.text().replace("\n", "\r\n").encode()).rows == play.rows


def test_a_record_of_one_title_is_not_replayed_with_another() -> None:
    class Other(type(GAME)):  # type: ignore[misc]
        id = "other"

    with pytest.raises(BadRecord, match="a record of 'macau_cards', not of other") as caught:
        list(replay(played(rows=1).record, Other()))
    assert caught.value.code == "record.title"


def test_a_record_is_a_value() -> None:
    play = played(rows=5)
    assert read(play.record.text()) == Record(play.header, play.rows)
