"""Fair games: a record shows that its luck was chosen before the game, and an edit is noticed."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import carrack
from carrack import BadOption, BadRecord
from carrack.kernel.fairness import commitment_of, seal, verify, without_name
from carrack.kernel.record import Play, Record, read
from carrack.kernel.record_lines import chain, written

GAME = carrack.load("macau_cards")
KEY = bytes(range(32))
Header = dict[str, Any]


def played(rows: int = 12, **how: Any) -> Play:
    how = {"players": ["Ada", "Bob"], "options": {"turn_limit": 30}} | how
    play, luck = Play.begin(GAME, seats=2, **how), Random(5)
    for _ in range(rows):
        if not play.state.is_over:
            seat = luck.choice(play.state.actors)
            play.apply(seat, luck.choice(play.state.legal(seat)))
    return play


def edited(play: Play, edit: Callable[[Header], Header]) -> Record:
    """The record with another head, and with a chain that fits: who edits knows how."""
    lines = [json.loads(line) for line in play.record.text().splitlines()]
    lines[0] = edit(lines[0])
    before, text = "", b""
    for line in lines:
        rest = {name: value for name, value in line.items() if name != "chain"}
        before = chain(before, rest)
        text += written({**rest, "chain": before})
    return read(text)


# ---- the head of a record ----


def test_a_game_begins_with_a_key_of_its_own() -> None:
    first, second = (played(0).header for _ in range(2))
    assert first["version"] == second["version"] == 2
    assert "seed" not in first
    assert len(bytes.fromhex(first["key"])) == 32
    assert first["key"] != second["key"]
    assert first["commitment"] != second["commitment"]
    assert first["fingerprint"] != second["fingerprint"]


def test_a_key_can_be_given_to_play_the_same_game_again() -> None:
    first, second = played(key=KEY), played(key=KEY)
    assert first.header["fingerprint"] == second.header["fingerprint"]
    assert first.state.fingerprint() == second.state.fingerprint()
    assert first.header["commitment"] != second.header["commitment"]  # other salts


def test_a_game_for_study_has_a_seed_and_the_deal_of_that_seed() -> None:
    header = played(0, seed=7).header
    dealt = GAME.new(seats=2, seed=7, options={"turn_limit": 30})
    assert header["version"] == 1
    assert header["fingerprint"] == dealt.fingerprint()
    assert not {"key", "commitment", "seals"} & header.keys()


def test_luck_comes_from_a_seed_or_a_key() -> None:
    with pytest.raises(BadOption, match="not both"):
        played(seed=1, key=KEY)
    with pytest.raises(BadOption, match="32 bytes"):
        played(key=b"short")


def test_a_game_in_a_file_goes_on_with_the_same_luck(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with played(6, key=KEY, path=path) as play:
        before = play.state.fingerprint()
    with Play.resume(path) as again:
        assert again.state.fingerprint() == before
        assert again.state.chance_kind == "keyed"
        seat = again.state.to_move
        again.apply(seat, again.state.legal(seat)[0])
    assert verify(read(path)).rows == 7


def test_the_commitment_covers_key_title_options_seats_and_names() -> None:
    header = played(0).header
    changes: list[Header] = [
        {"key": KEY.hex()},
        {"game": "macao"},
        {"rules_version": 99},
        {"data": {"fingerprint": "ab", "differs": {}}},
        {"seats": 3},
        {"options": header["options"] | {"turn_limit": 31}},
        {"seals": header["seals"][::-1]},
    ]
    found = {commitment_of(header | change) for change in changes}
    assert len(found | {commitment_of(header)}) == len(changes) + 1
    assert commitment_of(header) == header["commitment"]


# ---- verify ----


def test_a_fair_game_is_found_fair() -> None:
    play = played(200)
    verdict = verify(read(play.record.text()), told=play.header["commitment"])
    assert verdict.commitment == play.header["commitment"]
    assert verdict.over
    assert verdict.rows == len(play.rows)
    assert verdict.removed == 0


def test_a_game_that_goes_on_can_be_checked_as_far_as_it_is() -> None:
    assert not verify(played(3).record).over


EDITS: dict[str, tuple[Callable[[Header], Header], str]] = {
    "another key": (lambda head: head | {"key": KEY.hex()}, "does not fit"),
    "another commitment": (lambda head: head | {"commitment": "0" * 64}, "does not fit"),
    "other options": (
        lambda head: head | {"options": head["options"] | {"turn_limit": 31}},
        "does not fit",
    ),
    "another title": (lambda head: head | {"game": "macao"}, "does not fit"),
    "seats swapped": (
        lambda head: head | {"players": head["players"][::-1], "seals": head["seals"][::-1]},
        "does not fit",
    ),
    "names swapped": (lambda head: head | {"players": head["players"][::-1]}, "name of seat 0"),
    "another name": (lambda head: head | {"players": ["Ada", "Eve"]}, "name of seat 1"),
}


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_of_the_head_is_noticed(name: str) -> None:
    edit, words = EDITS[name]
    with pytest.raises(BadRecord, match=words) as caught:
        verify(edited(played(), edit))
    assert caught.value.code == "record.commitment"


def test_another_key_with_its_own_commitment_does_not_replay() -> None:
    def edit(head: Header) -> Header:
        head = head | {"key": KEY.hex()}
        return head | {"commitment": commitment_of(head)}

    with pytest.raises(BadRecord) as caught:
        verify(edited(played(), edit))
    assert caught.value.code == "record.fingerprint"


def test_another_game_is_not_the_one_that_was_told() -> None:
    told = played(0).header["commitment"]
    with pytest.raises(BadRecord, match="another commitment") as caught:
        verify(played().record, told=told)
    assert caught.value.code == "record.commitment"


def test_an_edited_row_is_noticed() -> None:
    play = played()
    play.rows[3]["fingerprint"] = "0" * 32
    with pytest.raises(BadRecord) as caught:
        verify(play.record)
    assert caught.value.code == "record.fingerprint"


def test_a_name_can_be_removed_and_the_rest_is_still_checked() -> None:
    def forget(head: Header) -> Header:
        seals = [without_name(head["seals"][0]), head["seals"][1]]
        return head | {"players": ["somebody", "Bob"], "seals": seals}

    verdict = verify(edited(played(), forget))
    assert verdict.removed == 1
    assert verdict.commitment is not None


def test_a_removed_name_cannot_be_found_by_trying() -> None:
    kept = without_name(played(0).header["seals"][0])
    assert kept["salt"] == ""
    assert seal("Ada", "")["hash"] != kept["hash"]


def test_an_old_record_has_no_commitment_and_is_still_replayed() -> None:
    archive = Path(__file__).parent / "records" / "macau_cards.zip"
    with zipfile.ZipFile(archive) as packed:
        record = read(packed.read(packed.namelist()[0]))
    verdict = verify(record)
    assert verdict.commitment is None
    assert verdict.over
    with pytest.raises(BadRecord, match="no commitment"):
        verify(record, told="0" * 64)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"key": "00"}, "64 hexadecimal digits"),
        ({"key": "G" * 64}, "64 hexadecimal digits"),
        ({"key": 7}, "a text"),
        ({"commitment": "A" * 64}, "64 hexadecimal digits"),
        ({"seals": []}, "one seal a seat"),
        ({"seals": [1, 2]}, "one seal a seat"),
        ({"seals": [{"salt": "", "hash": 3}] * 2}, "one seal a seat"),
        ({"seed": 7}, "does not belong here"),
    ],
)
def test_a_head_that_cannot_be_right_is_refused(change: Header, words: str) -> None:
    with pytest.raises(BadRecord, match=words) as caught:
        edited(played(0), lambda head: head | change)
    assert caught.value.code == "record.header"
    assert "G" * 8 not in str(caught.value)
