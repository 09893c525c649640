"""Each match says which rules version it is known to be fit for."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Never by a copy of the table: dropping the old one would take every row that refers to it.
    op.add_column("matches", sa.Column("rules", sa.Integer(), nullable=False, server_default="1"))
    matches = sa.table(
        "matches",
        sa.column("id", sa.String()),
        sa.column("header", sa.Text()),
        sa.column("rules", sa.Integer()),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(matches.c.id, matches.c.header)).all():
        rules = json.loads(row.header)["rules"]
        if rules != 1:
            connection.execute(matches.update().where(matches.c.id == row.id).values(rules=rules))
    op.create_index(op.f("ix_matches_game_rules"), "matches", ["game", "rules"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_matches_game_rules"), table_name="matches")
    op.drop_column("matches", "rules")
