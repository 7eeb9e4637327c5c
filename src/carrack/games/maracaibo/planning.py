"""What a waiting seat could do if its turn came now: its plan for later is chosen from that."""

from __future__ import annotations

from typing import Any

from carrack.games.maracaibo.moves import proceed
from carrack.games.maracaibo.names import TURNS
from carrack.games.maracaibo.rules.turn import begin_turn
from carrack.kernel.layout import fields_of


def plannable(state: Any, seat: int) -> list[int]:
    """The next turn of a seat that is not asked about anything in the turn of another."""
    table = fields_of(state)
    if table["phase"] != TURNS or table["current"] == seat or seat in state.actors:
        return []
    table["depth"] = 0
    copy = state.clone()
    copy.load_table({"table": table, "chance": [1] * 4, "undo": [-1, 0], "decision_number": 1})
    begin_turn(copy, seat)
    proceed(copy)
    return list(copy.legal(seat))
