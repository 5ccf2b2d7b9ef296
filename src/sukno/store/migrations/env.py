"""Alembic's entry: `sukno.store.migrate` hands in a connection that is already in a transaction."""

from alembic import context

from sukno.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
