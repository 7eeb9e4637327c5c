"""Tournaments, leagues and ladders, and the tables that belong to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

ID, NAME = sa.String(32), sa.String(80)
VALUE = sa.JSON(none_as_null=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("contest_id", ID, nullable=True))
    for column in ("counts", "sealed"):
        op.add_column(
            "tables", sa.Column(column, sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.create_index(op.f("ix_tables_contest_id"), "tables", ["contest_id"])
    op.create_index("ix_tables_counts", "tables", ["counts", "status"])
    create_contests()
    create_rows()
    create_players()
    create_chats()


def create_contests() -> None:
    op.create_table(
        "contests",
        sa.Column("id", ID, nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("owner_id", ID, nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("options", VALUE, nullable=False),
        sa.Column("clock", VALUE, nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("starts", sa.BigInteger(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("wakes", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contests")),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name=op.f("fk_contests_owner_id")),
    )
    op.create_index(op.f("ix_contests_owner_id"), "contests", ["owner_id"])
    op.create_index(op.f("ix_contests_wakes"), "contests", ["wakes"])
    op.create_index("ix_contests_status", "contests", ["status", "public", "changed"])


def create_rows() -> None:
    op.create_table(
        "contest_rows",
        sa.Column("contest_id", ID, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", VALUE, nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("user_id", ID, nullable=True),
        sa.PrimaryKeyConstraint("contest_id", "seq", name=op.f("pk_contest_rows")),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_rows_contest_id")
        ),
    )


def create_players() -> None:
    op.create_table(
        "contest_players",
        sa.Column("contest_id", ID, nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("user_id", ID, nullable=True),
        sa.Column("name", NAME, nullable=False),
        sa.PrimaryKeyConstraint("contest_id", "player", name=op.f("pk_contest_players")),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_players_contest_id")
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_contest_players_user_id")),
    )
    op.create_index(op.f("ix_contest_players_user_id"), "contest_players", ["user_id"])


def create_chats() -> None:
    op.create_table(
        "contest_chats",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("contest_id", ID, nullable=False),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contest_chats")),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f("fk_contest_chats_contest_id")
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_contest_chats_user_id")),
    )
    op.create_index(op.f("ix_contest_chats_contest_id"), "contest_chats", ["contest_id"])
    op.create_index(op.f("ix_contest_chats_user_id"), "contest_chats", ["user_id"])
