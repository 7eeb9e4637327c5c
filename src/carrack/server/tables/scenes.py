"""A piece of a game among bots, as a spectator sees it: for whoever looks at the start page while
nobody plays in public.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any

import carrack
from carrack import bots
from carrack.kernel.errors import CarrackError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from carrack.kernel.state import State

QUICK = ("greedy", "random")  # they choose without a search; the second one knows every title
SEED = 39  # the same piece for everybody, with all seats still in it
BEGIN = 140  # decisions before it: the table is full of things by then
LENGTH = 30


@dataclass(frozen=True)
class Scene:
    title: str
    seats: int
    views: list[dict[str, Any]]


def scene_of(title: str) -> Scene:
    """What is shown of a game, always the same; a short one goes to its last decision but one."""
    game = carrack.load(title)
    seats = max(game.usual_seats, game.min_seats)
    shown: list[dict[str, Any]] = []
    for state in islice(played(title, seats), BEGIN + LENGTH):
        view = state.view(None)
        if not shown or view != shown[-1]:
            shown.append(view)
    return Scene(title, seats, shown[-LENGTH:])


def played(title: str, seats: int) -> Iterator[State]:
    """A game among bots, decision by decision, as long as it goes on."""
    game = carrack.load(title)
    state = game.new(seats=seats, seed=SEED, options=game.usual_options)
    level = next(one for one in QUICK if knows(one, title))
    players = [bots.make(level, SEED + seat) for seat in range(seats)]
    while not state.is_over:
        yield state
        seat = state.to_move
        action = players[seat].choose(game, state.view(seat), state.legal(seat))
        state = state.clone()
        state.apply(seat, action)


def knows(level: str, title: str) -> bool:
    try:
        bots.check(level, title)
    except CarrackError:
        return False
    return True
