"""Rated tables and how people stand, and programs that play for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for table, name in (("tables", "rated"), ("seats", "program")):
        no = sa.false()
        op.add_column(table, sa.Column(name, sa.Boolean(), nullable=False, server_default=no))
    create_programs()
    create_standings()
    create_ratings()


def create_programs() -> None:
    op.create_table(
        "programs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_programs")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_programs_user_id")),
        sa.UniqueConstraint("hash", name=op.f("uq_programs_hash")),
    )
    op.create_index(op.f("ix_programs_user_id"), "programs", ["user_id"])


def create_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("score", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "title", "seats", name=op.f("pk_standings")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_standings_user_id")),
    )
    op.create_index("ix_standings_ranking", "standings", ["title", "seats", "score"])


def create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_ratings")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_ratings_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_ratings_user_id")),
    )
    op.create_index(op.f("ix_ratings_user_id"), "ratings", ["user_id"])
