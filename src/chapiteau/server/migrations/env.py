"""Called by Alembic; the connection comes from `chapiteau.server.store`."""

from alembic import context

from chapiteau.server.schema import metadata

connection = context.config.attributes["connection"]
# SQLite changes a table by copying it (batch mode).
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
