"""Addresses of a person's own that take messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hooks")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_hooks_user_id")),
    )
    op.create_index(op.f("ix_hooks_user_id"), "hooks", ["user_id"])
