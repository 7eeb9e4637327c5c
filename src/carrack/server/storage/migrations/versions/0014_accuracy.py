"""How well each seat of a game did that was looked at again, beside the analysis itself."""

from __future__ import annotations

import json
import zlib
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("analyses", sa.Column("agreed", sa.JSON(), nullable=False, server_default="[]"))
    columns = [sa.column("id"), sa.column("content"), sa.column("agreed", sa.JSON())]
    analyses = sa.table("analyses", *columns)
    connection = op.get_bind()
    for (game_id,) in connection.execute(sa.select(analyses.c.id)).all():
        own = analyses.c.id == game_id
        content: Any = connection.scalar(sa.select(analyses.c.content).where(own))
        found: dict[str, Any] = json.loads(zlib.decompress(content))
        agreed = [[one["agreed"], one["choices"]] for one in found["sums"]]
        connection.execute(sa.update(analyses).where(own).values(agreed=agreed))
