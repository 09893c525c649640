"""Sessions are rows, so that each can be ended; addresses are confirmed before mails go to them."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# The cookies there are say `id.epoch`: with that as the id of a session they stay good. A guest who
# had to begin anew could never come back.
_CARRIED = """
INSERT INTO sessions (id, user_id, created)
SELECT id || '.' || CAST(epoch AS VARCHAR(12)), id, :now FROM users
"""


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_sessions_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.get_bind().execute(sa.text(_CARRIED), {"now": time.time()})
    # Never by a copy of the table: dropping the old one would take every row that refers to it.
    op.drop_column("users", "epoch")
    op.add_column(
        "users",
        sa.Column("email_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("users", sa.Column("email_nonce", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("users", "email_nonce")
    op.drop_column("users", "email_confirmed")
    op.add_column("users", sa.Column("epoch", sa.Integer(), nullable=False, server_default="1"))
    op.drop_index("ix_sessions_user_id", "sessions")
    op.drop_table("sessions")
