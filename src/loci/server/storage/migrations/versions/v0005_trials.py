"""Tables on which something is tried out are marked as such."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("trial", sa.String(8), nullable=True))
    op.execute("UPDATE matches SET trial = 'what-if' WHERE fork_id IS NOT NULL")


def downgrade() -> None:
    op.drop_column("matches", "trial")
