"""People are invited to tournaments by name; of each deed of a moderator it is known who did it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

ID = sa.String(32)
TABLE = "contest_invitations"


def upgrade() -> None:
    op.add_column("audit", sa.Column("by_id", ID, nullable=True))
    op.create_table(
        TABLE,
        sa.Column("contest_id", ID, nullable=False),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("contest_id", "user_id", name=op.f(f"pk_{TABLE}")),
        sa.ForeignKeyConstraint(
            ["contest_id"], ["contests.id"], name=op.f(f"fk_{TABLE}_contest_id")
        ),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f(f"fk_{TABLE}_user_id")),
    )
    op.create_index(op.f(f"ix_{TABLE}_user_id"), TABLE, ["user_id"])
