"""People are friends, and have days on which their clocks stand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "friendships",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("friend_id", sa.String(32), nullable=False),
        sa.Column("accepted", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "friend_id", name=op.f("pk_friendships")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_friendships_user_id")),
        sa.ForeignKeyConstraint(["friend_id"], ["users.id"], name=op.f("fk_friendships_friend_id")),
    )
    op.create_index(op.f("ix_friendships_friend_id"), "friendships", ["friend_id"])
    op.create_table(
        "days_off",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("begins", sa.BigInteger(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_days_off")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_days_off_user_id")),
    )
    op.create_index(op.f("ix_days_off_user_id"), "days_off", ["user_id"])
