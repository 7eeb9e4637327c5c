"""What the events tell adds up to what the table shows, in games of every kind.

The second book is `ledger.py`; tools/ledgers.py plays the games, and many more of them for
`make sweep`.
"""

from __future__ import annotations

import pytest

from tools.ledgers import SWEEP, Table, kept, numbered, opened, told_by, unnoticed, views_of
from tools.tables import chosen

GAMES = 150 if SWEEP else 72  # every variant with every number of seats twice
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


def test_how_many_cards_a_cause_makes_somebody_draw_is_worked_out_again() -> None:
    """With another number in its options, the book would not agree with what is told."""
    found = set()
    for number in (0, 2):  # chance plays
        table = Table("macau_cards", number)
        state, players = table.begun()
        book = opened(state)
        rules = ("challenge_penalty", "macau_beaten_penalty", "macau_late_penalty")
        book.options = book.options | {rule: book.options[rule] + 1 for rule in rules}
        while not state.is_over:
            state.apply(*chosen(state, players, table.luck))
            book.hear(told_by(state))
            book.compare(views_of(state))  # after a deal it looks into the hands
        found |= {mistake.partition(")")[0].rpartition("(")[2] for mistake in book.mistakes}
    assert "macau_beaten" in found
    assert found <= {"challenge", "macau_beaten", "macau_late"}
