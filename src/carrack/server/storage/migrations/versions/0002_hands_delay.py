"""Tables may show all hands to spectators, some time later."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hands_delay", sa.Integer(), nullable=True))
