"""Browsers that are told of turns by Web Push."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_pushes_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
    )
    op.create_index("ix_pushes_user_id", "pushes", ["user_id"])


def downgrade() -> None:
    op.drop_index("ix_pushes_user_id", "pushes")
    op.drop_table("pushes")
