"""Matches know whether somebody else has had a seat, the log where it was dealt anew, and a line of
chat can be a note of the table's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

# By what is known of the matches there are: different people at the seats, a seat that somebody has
# left or may come back to, or somebody who sat down after the table was made.
_SHARED = """
UPDATE matches SET shared = {true}
WHERE id IN (
    SELECT match_id FROM seats WHERE kind = 'open' OR former_id IS NOT NULL
       OR (kind = 'person' AND user_id IS NULL)
    UNION
    SELECT match_id FROM seats WHERE user_id IS NOT NULL
     GROUP BY match_id HAVING COUNT(DISTINCT user_id) > 1
    UNION
    SELECT match_id FROM audit WHERE action = 'sit' AND match_id IS NOT NULL
)
"""


def upgrade() -> None:
    # Never by a copy of the table: dropping the old one would take every row that refers to it.
    op.add_column(
        "matches", sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("log", sa.Column("fresh", sa.Text(), nullable=True))
    op.add_column("chat", sa.Column("note", sa.Text(), nullable=True))
    connection = op.get_bind()
    true = "1" if connection.dialect.name == "sqlite" else "true"
    connection.execute(sa.text(_SHARED.format(true=true)))


def downgrade() -> None:
    op.drop_column("chat", "note")
    op.drop_column("log", "fresh")
    op.drop_column("matches", "shared")
