"""What the events tell adds up to what the table shows, in games of every kind.

The second book is `ledger.py`; tools/ledgers.py plays the games, and many more of them for
`make sweep`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from carrack.games.maracaibo.tests.reckoning import jean_round_points, lead_points
from tools.ledgers import SWEEP, Table, kept, numbered, opened, told_by, unnoticed
from tools.tables import chosen

GAMES = 72 if SWEEP else 32  # every scenario with every number of seats
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


# ---- single effects ----

GREEDY = (1, 9, 12, 20)  # games that are played greedily


def amounts_of(number: int) -> tuple[Counter[str], Counter[str]]:
    """What single effects moved in a game, by the kind of their cause, and how often the book
    would have noticed one more.
    """
    table = Table("maracaibo", number)
    state, players = table.begun()
    book = opened(state)
    moved: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    usual = book.prices.may

    def may(what: str, event: dict[str, Any]) -> bool:
        kind = event["cause"].partition(":")[0]
        moved[kind] += 1
        noticed[kind] += not usual(what, {**event, "amount": event["amount"] + 1})
        return bool(usual(what, event))

    book.prices.may = may
    while not state.is_over:
        state.apply(*chosen(state, players, table.luck))
        book.hear(told_by(state))
    assert not book.mistakes
    return moved, noticed


def test_what_a_single_effect_moves_is_looked_up_in_the_files() -> None:
    moved, noticed = Counter[str](), Counter[str]()
    for number in GREEDY:
        for counted, found in zip((moved, noticed), amounts_of(number), strict=True):
            counted += found
    often = [kind for kind, count in moved.items() if count >= 5]
    assert {"card", "space", "location", "income", "quest", "combat"} <= set(often)
    # One more is another amount that the piece has, too, here and there.
    assert noticed.total() > 0.8 * moved.total()


# ---- the end of the game ----

# Games that chance plays, by their numbers: each has such points in its final scoring.
SCORED = (
    *((1, "income_track"), (1, "cards"), (18, "endgame"), (2, "prestige"), (2, "nation")),
    *((2, "most_influence"), (2, "explorer"), (2, "quests")),
)
AGAINST_JEAN, AGAINST_JACQUES = 0, 2


@pytest.mark.parametrize(("number", "what"), SCORED)
def test_points_of_the_final_scoring_are_worked_out_again(number: int, what: str) -> None:
    told = heard_wrongly(number, lambda event: event.get("what") == what)
    assert any("the final scoring of seat" in mistake for mistake in told)


@pytest.mark.parametrize("cause", ["jean", "nations"])
def test_the_last_vp_of_jean_are_worked_out_again(cause: str) -> None:
    told = heard_wrongly(AGAINST_JEAN, lambda event: is_of_automa(event, cause))
    assert any("VP of the automa" in mistake for mistake in told)


def test_the_last_vp_of_jacques_are_worked_out_again() -> None:
    told = heard_wrongly(AGAINST_JACQUES, lambda event: is_of_automa(event, "jacques"))
    assert any("VP of the automa" in mistake for mistake in told)


@pytest.mark.parametrize(("number", "what"), SCORED)
def test_points_that_nobody_was_given_are_missed(number: int, what: str) -> None:
    """They are not told and stand nowhere, so that all VP agree with what was told."""
    book, told = before_the_end(number)
    told[None] = [event for event in told[None] if event.get("what") != what]
    book.hear(told)
    assert any("the final scoring of seat" in mistake for mistake in book.mistakes)


def test_jean_scores_cards_and_discs_after_each_round() -> None:
    assert jean_round_points(cards=3, discs=7) == 3 + 8
    assert jean_round_points(cards=0, discs=4) == 3
    assert jean_round_points(cards=0, discs=25) == 38
    assert [jean_round_points(0, discs) for discs in range(7)] == [0, 0, 1, 2, 3, 4, 6]


def test_a_lead_of_jean_counts_from_its_first_step_on() -> None:
    quests = [(1, 10), (3, 20), (4, 30)]
    assert [lead_points(quests, lead) for lead in range(-1, 6)] == [0, 0, 10, 10, 20, 30, 30]


def is_of_automa(event: dict[str, Any], cause: str) -> bool:
    return (event["type"], event["cause"]) == ("automa_vp", cause)


def heard_wrongly(number: int, which: Any) -> list[str]:
    """What does not add up when one more point is told at the end of a game."""
    book, told = before_the_end(number)
    place = next(i for i, event in enumerate(told[None]) if which(event))
    told[None][place] = told[None][place] | {"amount": told[None][place]["amount"] + 1}
    book.hear(told)
    found: list[str] = book.mistakes
    return found


def before_the_end(number: int) -> tuple[Any, dict[int | None, list[dict[str, Any]]]]:
    """The book of a game before its last step, and what that step tells."""
    table = Table("maracaibo", number)
    state, players = table.begun()
    book = opened(state)
    while True:
        state.apply(*chosen(state, players, table.luck))
        if state.is_over:
            assert not book.mistakes
            return book, told_by(state)
        book.hear(told_by(state))
