"""What a waiting seat may plan for its turn."""

from __future__ import annotations

from typing import Any, cast

from carrack.games.macau_cards.moves import Macau
from carrack.games.macau_cards.names import DRAW, FACES, OVER, PLAY, SUBSTITUTE, SUITED
from carrack.kernel.layout import shared_fields


def plannable(state: Any, seat: int) -> list[int]:
    """Any own card, and to draw: what lies on top by then is up to the seats before.

    A joker is declared only when it is laid. Where cards that do not fit may be tried, a plan could
    become a slip that nobody meant, so no card is planned there.
    """
    table, rules = shared_fields(state), cast(Macau, state).t
    held = table["hand"][seat]
    if table["phase"] == OVER or seat in state.actors or not any(held):
        return []
    faces = SUITED if rules.joker_role == SUBSTITUTE else FACES
    cards = [] if rules.challenge_slip else [PLAY + face for face in range(faces) if held[face]]
    return [*cards, DRAW]
