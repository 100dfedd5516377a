"""Alembic runs this; the connection, in a transaction already, comes from `upgrades`."""

from alembic import context

from divetable.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
