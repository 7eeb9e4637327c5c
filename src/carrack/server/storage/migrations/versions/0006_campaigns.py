"""Groups that play a campaign, and the tables that are its games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign_id", sa.String(32), nullable=True))
    op.create_index(op.f("ix_tables_campaign_id"), "tables", ["campaign_id"])
    create_campaigns()
    create_places()


def create_campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner_id", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("archive", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaigns")),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name=op.f("fk_campaigns_owner_id")),
    )
    op.create_index(op.f("ix_campaigns_owner_id"), "campaigns", ["owner_id"])


def create_places() -> None:
    op.create_table(
        "places",
        sa.Column("campaign_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=True),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "seat", name=op.f("pk_places")),
        sa.ForeignKeyConstraint(
            ["campaign_id"], ["campaigns.id"], name=op.f("fk_places_campaign_id")
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_places_user_id")),
    )
    op.create_index(op.f("ix_places_user_id"), "places", ["user_id"])
