"""What the events tell adds up to what the table shows, in games of every kind.

The second book is `ledger.py`; tools/ledgers.py plays the games, and many more of them for
`make sweep`.
"""

from __future__ import annotations

import pytest

from tools.ledgers import Table, kept, numbered, unnoticed

GAMES = 100
MOVING = {
    "gold_gained",
    "gold_paid",
    "prestige_gained",
    "prestige_lost",
    "cube_gained",
    "cube_paid",
    "cubes_placed",
    "rose_turned",
    "punished",
    "quarter_taken",
    "delivered",
    "joker_cashed",
    "ship_moved",
    "card_taken",
    "card_activated",
    "card_discarded",
    "card_revealed",
}


@pytest.mark.parametrize("number", range(GAMES))
def test_what_the_events_tell_adds_up_to_what_the_table_shows(number: int) -> None:
    assert kept(Table("macao", number)) > 0


def test_an_event_that_is_left_out_is_noticed() -> None:
    assert not MOVING & set(unnoticed(numbered("macao", 0, 4), least=4))
