"""What the events tell adds up to what the table shows, in games of every kind.

The second book is `ledger.py`; tools/ledgers.py plays the games, and many more of them for
`make sweep`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tools.ledgers import SWEEP, Table, kept, numbered, opened, told_by, unnoticed
from tools.tables import chosen

GAMES = 100 if SWEEP else 33  # every number of seats with all that play
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


def test_gold_and_prestige_of_every_card_are_worked_out_again() -> None:
    """One more than there was is a mistake of the book's own, before it looks at the table."""
    told = missed = 0
    for number in (0, 2, 4, 6, 8, 11, 13, 15, 17, 19):  # chance plays
        table = Table("macao", number)
        state, players = table.begun()
        book = opened(state)
        while not state.is_over:
            state.apply(*chosen(state, players, table.luck))
            heard = told_by(state)
            for place, event in enumerate(heard[None]):
                if event["type"] in ("gold_gained", "gold_paid", "prestige_gained"):
                    told += 1
                    missed += not notices_more(book, heard[None], place)
            book.hear(heard)
        assert not book.mistakes
    assert told > 100
    assert missed < told / 50, "a Cathedral takes cubes of several colors, a Professor pays twice"


def notices_more(book: Any, events: list[dict[str, Any]], place: int) -> bool:
    copy, more = deepcopy(book), deepcopy(events)
    more[place]["amount"] += 1
    copy.hear({None: more})
    return bool(copy.mistakes)
