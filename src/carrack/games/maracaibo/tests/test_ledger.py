"""What the events tell adds up to what the table shows, in games of every kind.

The second book is `ledger.py`; tools/ledgers.py plays the games, and many more of them for
`make sweep`.
"""

from __future__ import annotations

import pytest

from tools.ledgers import Table, kept, numbered, unnoticed

GAMES = 72
MOVING = {
    "doubloons",
    "vp",
    "combat",
    "figures",
    "influence",
    "disc_removed",
    "sailed",
    "explorer_moved",
    "card_bought",
    "card_drawn",
    "card_opened",
    "cards_discarded",
    "delivered",
    "quest_done",
    "task_done",
    "annexed",
    "marker_placed",
    "marker_lost",
    "scored",
}


@pytest.mark.parametrize("number", range(GAMES))
def test_what_the_events_tell_adds_up_to_what_the_table_shows(number: int) -> None:
    assert kept(Table("maracaibo", number)) > 0


def test_an_event_that_is_left_out_is_noticed() -> None:
    assert not MOVING & set(unnoticed(numbered("maracaibo", 0, 4), least=4))
