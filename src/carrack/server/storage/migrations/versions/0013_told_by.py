"""Of each wait it is known by which ways it was told, so that nothing is lost in a crash."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("notices", sa.Column("ways", sa.JSON(none_as_null=True), nullable=True))
    op.add_column(
        "notices", sa.Column("done", sa.Boolean(), nullable=False, server_default=sa.true())
    )
