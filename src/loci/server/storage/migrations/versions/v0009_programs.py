"""Accounts with which programs play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("owner_id", sa.String(16), nullable=False),
        sa.Column("called", sa.Text(), nullable=False),
        sa.Column("accept", sa.String(8), nullable=False),
        sa.Column("games", sa.Text(), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("issued", sa.Float()),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_programs_user_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["users.id"], name="fk_programs_owner_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", name="pk_programs"),
        sa.UniqueConstraint("called", name="uq_programs_called"),
    )
    op.create_index("ix_programs_owner_id", "programs", ["owner_id"])
    op.create_table(
        "program_answers",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("user_id", sa.String(16), nullable=False),
        sa.Column("legal", sa.Integer(), nullable=False),
        sa.Column("illegal", sa.Integer(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=False),
        sa.Column("question", sa.Text()),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_program_answers_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_program_answers_user_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "user_id", name="pk_program_answers"),
    )
    op.create_index("ix_program_answers_user_id", "program_answers", ["user_id"])
    op.add_column("seats", sa.Column("owner", sa.Text()))


def downgrade() -> None:
    op.drop_column("seats", "owner")
    op.drop_index("ix_program_answers_user_id", "program_answers")
    op.drop_table("program_answers")
    op.drop_index("ix_programs_owner_id", "programs")
    op.drop_table("programs")
