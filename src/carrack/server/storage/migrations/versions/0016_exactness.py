"""How exactly each seat of a game chose that was looked at again: the mean of all its choices."""

from __future__ import annotations

import json
import zlib
from math import exp
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    columns = [sa.column("id"), sa.column("content"), sa.column("agreed", sa.JSON())]
    analyses = sa.table("analyses", *columns)
    connection = op.get_bind()
    for (game_id,) in connection.execute(sa.select(analyses.c.id)).all():
        own = analyses.c.id == game_id
        content: Any = connection.scalar(sa.select(analyses.c.content).where(own))
        found: dict[str, Any] = json.loads(zlib.decompress(content))
        agreed = [
            [one["agreed"], one["choices"], exactness(found["choices"], seat)]
            for seat, one in enumerate(found["sums"])
        ]
        connection.execute(sa.update(analyses).where(own).values(agreed=agreed))


def exactness(choices: list[dict[str, Any]], seat: int) -> int | None:
    """As `carrack.bots.analysis.accuracy_of` was when this was written."""
    losses = [
        one["lost"] if one["lost"] > 0 and one["lost"] >= one["doubt"] else 0.0
        for one in choices
        if one["seat"] == seat
    ]
    each = [min(100.0, max(0.0, 103.1668 * exp(-4.354 * lost) - 3.1669)) for lost in losses]
    return round(sum(each) / len(each)) if each else None
