"""What a waiting seat could do if its turn came now: its plan for later is chosen from that."""

from __future__ import annotations

from typing import Any

from carrack.games.macao.names import (
    ACTIONS,
    CHOOSE,
    EXPLORE,
    OVER,
    OVERFLOW,
    PAYMENT,
    PICK,
    SHIFT,
)
from carrack.kernel.layout import fields_of

# Questions that a choice of another seat raised, and where the next seat begins after them.
BEGUN_WITH = {OVERFLOW: PICK, EXPLORE: CHOOSE, SHIFT: CHOOSE, PAYMENT: ACTIONS}


def plannable(state: Any, seat: int) -> list[int]:
    """The seat's turn is still to come in this phase: the same table, but with its turn now."""
    table = fields_of(state)
    left = list(table["order"][table["order_at"] + 1 : state.seats])
    if table["phase"] == OVER or seat not in left:
        return []
    table["phase"] = BEGUN_WITH.get(table["phase"], table["phase"])
    table["current"] = seat
    table["order_at"] = list(table["order"]).index(seat)
    return list(copy_with(state, table).legal(seat))


def copy_with(state: Any, table: dict[str, Any]) -> Any:
    """Another table that is only looked at: its luck does not matter."""
    copy = state.clone()
    copy.load_table({"table": table, "chance": [1] * 4, "undo": [-1, 0], "decision_number": 1})
    return copy
