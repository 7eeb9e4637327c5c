"""What a finished game was worth to each seat, as a number that agents can learn from."""

from __future__ import annotations

from carrack.kernel.errors import CarrackError
from carrack.kernel.state import State

WON, LOST = 1.0, -1.0


def utilities(state: State) -> list[float]:
    """Each between -1 and 1. Rivals share out 0 by their places; a team, or somebody alone against
    the game, wins or loses.

    >>> import carrack
    >>> state = carrack.load("macau_cards").new(seats=3, seed=1, options={"turn_limit": 40})
    >>> while not state.is_over:
    ...     state.apply(state.to_move, state.legal(state.to_move)[0])
    >>> sum(utilities(state))
    0.0
    """
    result = state.result()
    if result is None:
        raise CarrackError("the game is not over", code="research.over")
    if state.seats == 1 or result["kind"] != "places":
        return [WON if seat in result["won"] else LOST for seat in range(state.seats)]
    places = [state.final_place(seat) for seat in range(state.seats)]
    return [by_place(place, places.count(place), state.seats) for place in places]


def by_place(place: int, sharing: int, seats: int) -> float:
    """Evenly from 1 for the first place to -1 for the last; seats that share places share their
    worth.

    >>> [by_place(1, 1, 4), by_place(2, 2, 4), by_place(4, 1, 4)]
    [1.0, 0.0, -1.0]
    """
    middle = place + (sharing - 1) / 2
    return (seats + 1 - 2 * middle) / (seats - 1)


def points(state: State) -> list[int]:
    """The points of each seat, turned round where the fewest win, so that more is always better.

    >>> import carrack
    >>> points(carrack.load("macao").new(seats=2, seed=1))
    [0, 0]
    """
    fewest_win = state.game.options_of(state).get("scoring") == "points"
    return [-count if fewest_win else count for count in state.scores()]


def is_shared(state: State) -> bool:
    """Whether all seats win or lose together."""
    return state.seats == 1 or state.game.is_cooperative(state)
