"""Seats are kept for somebody, mail addresses are confirmed, and forgotten passwords replaced."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("seats", sa.Column("kept_for", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("kept_until", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_seats_kept_for"), "seats", ["kept_for"])
    op.add_column(
        "users",
        sa.Column("mail_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("users", sa.Column("recovery", sa.Text(), nullable=True))
    op.create_table(
        "letters",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_letters")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_letters_user_id")),
    )
    op.create_index(op.f("ix_letters_user_id"), "letters", ["user_id"])
