"""What the events tell adds up to what the table shows, in games of every kind.

The second book is `ledger.py`; tools/ledgers.py plays the games, and many more of them for
`make sweep`.
"""

from __future__ import annotations

import pytest

from tools.ledgers import Table, kept, numbered, unnoticed

GAMES = 150
MOVING = {
    "laid",
    "drew",
    "reshuffled",
    "missed_turn",
    "attack_ended",
    "play_taken_back",
    "direction_turned",
    "dealt",
    "starter",
}


@pytest.mark.parametrize("number", range(GAMES))
def test_what_the_events_tell_adds_up_to_what_the_table_shows(number: int) -> None:
    assert kept(Table("macau_cards", number)) > 0


def test_an_event_that_is_left_out_is_noticed() -> None:
    assert not MOVING & set(unnoticed(numbered("macau_cards", 0, 4), least=4))
