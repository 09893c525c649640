"""How Alembic reaches the database: by the connection that `storage.engines.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from loci.server.storage.db import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
