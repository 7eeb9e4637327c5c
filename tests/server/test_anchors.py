"""How strong our bots are follows from the ladder."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import exp, sqrt
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack import bots
from carrack.bots.ladder import Claim, Found, Ladder, Match, ladder_as_json
from carrack.kernel.errors import CarrackError
from carrack.server.ratings import anchors
from carrack.server.ratings.anchors import MU, SUREST, Anchor
from tools import anchors as making
from tools.anchors import BETA, UNSUREST, Pair, fitted

from .wire import some

STRENGTHS = {
    "greedy-1": 25.0,
    "cabin_boy": 26.0,
    "merchant": 31.0,
    "captain": 33.5,
    "governor": 36.0,
}
LADDER = [
    ("cabin_boy", "greedy-1"),
    ("merchant", "cabin_boy"),
    ("captain", "merchant"),
    ("governor", "captain"),
]


def expected(player: float, rival: float, seats: int) -> float:
    """How often the model lets one win among equal rivals."""
    c = sqrt(seats * (BETA**2 + SUREST**2))
    return exp(player / c) / (exp(player / c) + (seats - 1) * exp(rival / c))


def met(player: str, rival: str, seats: int, games: int = 100_000) -> Pair:
    rate = expected(STRENGTHS[player], STRENGTHS[rival], seats)
    return Pair(player, rival, rate * games, games)


def report(title: str = "macao", seats: int = 4, **more: Any) -> dict[str, Any]:
    claim = {"player": "merchant", "rival": "cabin_boy", "seats": seats, "counts": "wins"}
    claim |= {"win_rate": 0.6, "games": 300, **more}
    return {"game": title, "seed": 0, "claims": {"merchant_vs_cabin_boy": claim}}


# ---- from wins to ratings ----


def test_who_wins_every_second_game_of_two_is_as_strong_as_the_rival() -> None:
    assert making.distance(Pair("a", "b", 50, 100), seats=2)[0] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_strengths_that_made_the_wins_are_found_again(seats: int) -> None:
    found = fitted("macao", seats, [met(*pair, seats) for pair in LADDER])
    got = {one.level: one.mu for one in found}
    assert got.pop("greedy") == MU  # the same program as the measure
    assert got == pytest.approx(STRENGTHS, abs=0.05)
    assert all(one.sigma == SUREST for one in found)


def test_ways_that_disagree_meet_where_more_games_were_played() -> None:
    # Given a governor who looks strong by many games, and weak by few
    pairs = [met(*pair, 2) for pair in LADDER] + [Pair("governor", "greedy-1", 5, 10)]
    governor = {one.level: one.mu for one in fitted("macao", 2, pairs)}["governor"]
    assert governor == pytest.approx(STRENGTHS["governor"], abs=0.2)


def test_two_games_prove_too_little_for_a_rating() -> None:
    found = fitted("macao", 2, [Pair("cabin_boy", "greedy-1", 2, 2)])
    assert {one.level for one in found} == {"greedy", "greedy-1"}


def test_few_games_make_an_unsure_rating_near_to_that_of_equals() -> None:
    found = {one.level: one for one in fitted("macao", 2, [Pair("cabin_boy", "greedy-1", 20, 20)])}
    cabin_boy = found["cabin_boy"]
    assert cabin_boy.is_guess
    assert SUREST < cabin_boy.sigma <= UNSUREST
    assert MU < cabin_boy.mu < MU + 12


@some(50)
@given(wins=st.integers(0, 40), games=st.integers(1, 40), seats=st.integers(2, 10))
def test_whatever_happened_in_a_few_games_the_rating_is_a_number(
    wins: int, games: int, seats: int
) -> None:
    found = fitted("macao", seats, [Pair("cabin_boy", "greedy-1", min(wins, games), games)])
    assert all(-150 < one.mu < 200 and SUREST <= one.sigma <= UNSUREST for one in found)


def test_a_bot_that_met_nobody_we_know_has_no_rating() -> None:
    pairs = [met("merchant", "cabin_boy", 4), Pair("stranger", "other", 5, 10)]
    assert {one.level for one in fitted("macao", 4, pairs)} == {"merchant", "cabin_boy"}


# ---- files ----


def test_a_report_of_a_real_ladder_is_understood() -> None:
    claim = Claim("merchant_vs_cabin_boy", "merchant", "cabin_boy", 0.6, seats=3)
    found = Found(Match("macao", {}, claim), results=[1.0, 0.0, 1.0, 0.5])
    told = json.loads(json.dumps(ladder_as_json(Ladder("macao", {}, seats=3), [found])))
    ((table, pairs),) = making.pairs_of([told]).items()
    assert table == ("macao", 3)
    assert pairs == [Pair("merchant", "cabin_boy", 2.5, 4)]


def test_two_reports_of_the_same_claim_count_together() -> None:
    first, second = report(win_rate=0.5, games=100), report(win_rate=1.0, games=100)
    pairs = making.pairs_of([first, second | {"seed": 1}])
    assert pairs == {("macao", 4): [Pair("merchant", "cabin_boy", 150.0, 200)]}


def test_the_same_games_count_once_though_they_are_in_two_reports() -> None:
    pairs = making.pairs_of([report(win_rate=0.5, games=100), report(win_rate=0.6, games=80)])
    assert pairs == {("macao", 4): [Pair("merchant", "cabin_boy", 50.0, 100)]}


def in_folder(folder: Path) -> Callable[[str], Path]:
    return lambda title: folder / f"{title}.toml"


def test_what_no_ladder_told_about_stays(tmp_path: Path) -> None:
    place, ladder = in_folder(tmp_path), tmp_path / "ladder.json"
    kept = Anchor("macao", 2, "captain", 27.5, 2.0, 40)
    old = Anchor("macao", 4, "captain", 99.0, 2.0, 40)
    other = making.written([Anchor("macau_cards", 4, "captain", 26.0, 2.0, 40)])
    place("macao").write_text(making.written([kept, old]))
    place("macau_cards").write_text(other)
    ladder.write_text(json.dumps(report()))
    assert making.main([str(ladder)], place) == 0
    found = anchors.read("macao", place("macao"))
    assert kept in found
    assert {one.level for one in found if one.seats == 4} == {"merchant", "cabin_boy"}
    assert "few: a first guess" in place("macao").read_text()
    assert place("macau_cards").read_text() == other


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        "{}",
        "not json",
        '{"game": "macao", "claims": 3}',
        '{"claims": {"x": {}}}',
        "\udcff",
    ],
)
def test_a_report_that_is_none_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    ladder = tmp_path / "ladder.json"
    ladder.write_bytes(content.encode(errors="surrogateescape"))
    assert making.main([str(ladder)], in_folder(tmp_path)) == 1
    assert capsys.readouterr().err.strip()
    assert list(tmp_path.iterdir()) == [ladder]


def test_without_a_report_it_tells_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    assert making.main([]) == 2
    assert "LADDER.json" in capsys.readouterr().err


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "anchors.toml"
    file.write_text('[[anchor]]\nlevel = "greedy"\n')
    with pytest.raises(CarrackError) as error:
        anchors.read("macao", file)
    assert error.value.code == "anchors.file"


@pytest.mark.parametrize("title", carrack.titles())
def test_a_title_brings_ratings_of_bots_and_seats_that_exist(title: str) -> None:
    found = anchors.of_title(title)
    assert found
    for one in found:
        bots.check(one.level, title)
        carrack.load(title).check_seats(one.seats)
        assert SUREST <= one.sigma <= UNSUREST
    assert anchors.file_of(title).read_text() == making.written(found)


def test_a_title_without_ratings_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(anchors, "file_of", in_folder(tmp_path))
    assert anchors.of_title("macao") == []
