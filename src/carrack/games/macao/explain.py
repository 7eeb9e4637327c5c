"""Legal actions in groups with price and gain."""

from __future__ import annotations

from typing import Any


def explain(game: Any, state: Any, seat: int) -> dict[str, Any]:
    return {"groups": [], "refused": []}
