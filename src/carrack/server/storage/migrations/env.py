"""What Alembic runs for every step; `upgrade.py` hands it the connection and its transaction."""

from __future__ import annotations

from alembic import context

from carrack.server.storage import schema


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(
        connection=connection,
        target_metadata=schema.metadata,
        # SQLite can hardly change a table: it is copied into a new one instead.
        render_as_batch=connection.dialect.name == "sqlite",
    )
    context.run_migrations()


if __name__ == "env_py":  # the name Alembic gives it; nobody else may run it
    run()
