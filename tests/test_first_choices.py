"""The tools that count first choices, see all cards, and play even matches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import carrack
from carrack.bots.levels import effort_of
from tools import ceiling, even_match, openings

pytestmark = pytest.mark.skipif(
    carrack.build_mode() != "compiled", reason="whole games of bots are slow there"
)
PAGES = Path(__file__).parents[1] / "docs" / "openings"


def test_every_seat_is_counted_by_what_it_did_first() -> None:
    book = openings.counted("macau_cards", 2, games=40, minutes=1, at_once=8)
    assert book.games >= 40
    assert {kind for kind, _ in book.counts} == {"play"}
    counts = book.counts.values()
    assert book.games <= sum(one.games for one in counts) <= 2 * book.games
    assert all(0 <= one.wins <= one.games for one in counts)
    again = openings.counted("macau_cards", 2, games=40, minutes=1, at_once=8)
    assert again.page() == book.page()


def test_a_book_stands_between_its_marks(tmp_path: Path) -> None:
    book = openings.Book("macau_cards", 2)
    for _ in range(openings.LEAST):
        book.add({0: {"play": "Lay 7"}, 1: {"play": "Lay 8"}}, [1, 2])
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n<!-- openings 2 -->\nold\n<!-- openings end -->\n\nrest\n")
    openings.write(page, book)
    told = page.read_text()
    assert "| Lay 7 | 30 | 100.0 % |" in told
    assert "| Lay 8 | 30 | 0.0 % |" in told
    assert "old" not in told
    assert told.startswith("# Page")
    assert told.endswith("\nrest\n")
    with pytest.raises(SystemExit):
        openings.write(page, openings.Book("macau_cards", 3))


@pytest.mark.parametrize("title", carrack.titles())
def test_a_title_has_its_page(title: str) -> None:
    page = (PAGES / f"{title}.md").read_text(encoding="utf-8")
    assert page.count("<!-- openings end -->") == page.count("## ") - page.count("### ")
    for name in openings.KINDS[title].values():
        assert f"### {name}" in page


def test_who_sees_all_cards_searches_the_table_as_it_is() -> None:
    effort = replace(effort_of("captain-1", "macau_cards"), simulations=20)
    assert 0 <= ceiling.played(3, 2, effort, "cabin_boy") <= 1


def test_an_even_match_is_played_to_its_end() -> None:
    shares = [even_match.won("macau_cards", "cabin_boy", 2, 20.0, Random(seed)) for seed in (1, 1)]
    assert shares[0] == shares[1]
    assert 0 <= shares[0] <= 1
