"""Whoever is invited to a tournament by name gets a message of it, once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

TABLE = "contest_invitations"


def upgrade() -> None:
    """Nobody is told of invitations that were there before."""
    answered: sa.Column[bool] = sa.Column(
        "answered", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column(TABLE, answered)
    op.add_column(TABLE, sa.Column("wakes", sa.BigInteger(), nullable=True))
    op.add_column(TABLE, sa.Column("told", sa.BigInteger(), nullable=True))
    op.add_column(TABLE, sa.Column("ways", sa.JSON(), nullable=True))
    op.create_index(op.f(f"ix_{TABLE}_wakes"), TABLE, ["wakes"])
