"""Tables that are played with an owner's corrected figures."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("data", sa.JSON(), nullable=True))
