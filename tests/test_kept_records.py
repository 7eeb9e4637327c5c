"""Games that were recorded before the house was tidied: every later version replays them.

tools/make_records.py made them: bots and chance at every preset and number of seats of our titles,
with house rules and with moves taken back.
"""

from __future__ import annotations

import zipfile
from collections import deque
from pathlib import Path

import pytest

from carrack.kernel.record import read, replay

FOLDER = Path(__file__).parent / "records"
KEPT = [
    (archive, name)
    for archive in sorted(FOLDER.glob("*.zip"))
    for name in zipfile.ZipFile(archive).namelist()
]


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("archive", "name"), KEPT, ids=[f"{archive.stem}-{name[:-6]}" for archive, name in KEPT]
)
def test_a_kept_record_replays_to_the_same_fingerprints(archive: Path, name: str) -> None:
    with zipfile.ZipFile(archive) as packed:
        record = read(packed.read(name))
    (last,) = deque(replay(record), maxlen=1)  # each row compares its fingerprint
    assert record.header["game"] == archive.stem
    assert last.row == len(record.rows)
    assert last.state.is_over


def test_there_are_more_than_two_hundred_of_them() -> None:
    assert len(KEPT) >= 200
    assert len({archive for archive, _ in KEPT}) == 3
