"""Tables that may be used for research, and who has agreed to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for relation in ("matches", "seats"):
        op.add_column(
            relation,
            sa.Column("research", sa.Boolean(), nullable=False, server_default=sa.false()),
        )


def downgrade() -> None:
    for relation in ("matches", "seats"):
        op.drop_column(relation, "research")
