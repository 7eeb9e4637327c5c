"""Why an action is not legal."""

from __future__ import annotations

from typing import Any

from carrack.kernel.errors import IllegalAction


def refusal(game: Any, state: Any, seat: int, action: int) -> IllegalAction:
    return IllegalAction("not legal", code="action.refused")
