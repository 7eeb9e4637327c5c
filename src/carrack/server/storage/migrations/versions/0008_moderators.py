"""People who look after others, and what somebody found wrong at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column(
        "users", sa.Column("moderator", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "bugs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("by_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(400), nullable=False),
        sa.Column("view", sa.LargeBinary(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bugs")),
        sa.ForeignKeyConstraint(["by_id"], ["users.id"], name=op.f("fk_bugs_by_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_bugs_table_id")),
    )
    op.create_index(op.f("ix_bugs_by_id"), "bugs", ["by_id"])
    op.create_index(op.f("ix_bugs_table_id"), "bugs", ["table_id"])
