"""A title that has grown: options and fields that came after games had been recorded."""

from __future__ import annotations

import pytest

import carrack
from carrack import Game
from carrack.games.macao import game as macao
from carrack.games.macao import numbers, options
from carrack.kernel.errors import BadRecord
from carrack.kernel.layout import Field, Known, Later, Layout
from carrack.kernel.options import YesNo
from carrack.kernel.record import Play, replay

STORMS = YesNo("storms", True, earlier=False)


def played(game: Game) -> Play:
    play = Play.begin(game, seats=2, seed=3)
    for _ in range(9):
        seat = play.state.actors[0]
        play.apply(seat, play.state.legal(seat)[0])
    return play


@pytest.fixture
def before() -> Play:
    """A game of Macao that was recorded before there were storms."""
    return played(carrack.load("macao"))


@pytest.fixture
def grown(before: Play, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Macao since there are storms."""
    more = (*options.OPTIONS, STORMS)
    monkeypatch.setattr(options, "OPTIONS", more)
    monkeypatch.setattr(numbers, "OPTIONS", more)
    monkeypatch.setattr(macao.MacaoGame, "options", more)
    return macao.MacaoGame()


def test_a_record_from_before_an_option_replays_as_it_was(before: Play, grown: Game) -> None:
    assert "storms" not in before.header["options"]
    *_, last = replay(before.record, grown)
    assert grown.options_of(last.state)["storms"] is False
    assert last.state.fingerprint() == before.state.fingerprint()


def test_a_dump_from_before_an_option_is_restored_as_it_was(before: Play, grown: Game) -> None:
    again = grown.restore(before.state.dump())
    assert grown.options_of(again)["storms"] is False
    assert again.fingerprint() == before.state.fingerprint()


def test_a_new_game_has_the_new_default_and_a_fingerprint_of_its_own(
    before: Play, grown: Game
) -> None:
    now = played(grown)
    assert now.header["options"]["storms"] is True
    assert now.header["fingerprint"] != before.header["fingerprint"]
    *_, last = replay(now.record, grown)
    assert grown.options_of(last.state)["storms"] is True


def test_a_record_without_an_option_that_was_always_there_is_refused(before: Play) -> None:
    del before.record.header["options"]["captain_points"]
    with pytest.raises(BadRecord, match="not complete"):
        next(replay(before.record))


def test_fields_that_came_later_stand_at_the_end_and_are_zero_in_old_dumps() -> None:
    old = Layout(Field("gold", "short", 3))
    new = Layout(Field("gold", "short", 3), Later("wine", "signed char"), Later("rum", "int", 2))
    assert new.unpack(new.pack({"gold": [1, 2, 3]})) == {
        "gold": [1, 2, 3],
        "wine": 0,
        "rum": [0] * 2,
    }
    # The same bytes for a fingerprint, until something lies there
    for wine, rum in ((0, [0, 0]), (1, [0, 0]), (0, [0, 7])):
        block = new.pack({"gold": [1, 2, 3], "wine": wine, "rum": rum})
        same = new.fingerprinted(block) == old.pack({"gold": [1, 2, 3]})
        assert same == (wine == 0 and rum == [0, 0])
    with pytest.raises(ValueError, match="at the end"):
        Layout(Later("wine", "short"), Field("gold", "short"))


def test_no_fingerprint_covers_what_everybody_has_seen() -> None:
    old = Layout(Field("gold", "short", 3), Later("wine", "signed char"))
    new = Layout(*old, Known("seen", "signed char", 5))
    for wine in (0, 1):
        values = {"gold": [1, 2, 3], "wine": wine}
        block = new.pack(values | {"seen": [1, 2, 3, 4, 5]})
        assert new.unpack(block)["seen"] == [1, 2, 3, 4, 5]
        assert new.fingerprinted(block) == old.fingerprinted(old.pack(values))
    with pytest.raises(ValueError, match="behind all other fields"):
        Layout(Known("seen", "short"), Later("wine", "short"))


def test_a_layout_in_one_line_tells_what_came_later() -> None:
    layout = Layout(Field("gold", "short", 3), Later("wine", "int"), Known("seen", "short", 2))
    again = Layout.read(layout.written())
    kinds = [(type(field), field.name) for field in again]
    assert kinds == [(Field, "gold"), (Later, "wine"), (Known, "seen")]
    assert again.size == layout.size
