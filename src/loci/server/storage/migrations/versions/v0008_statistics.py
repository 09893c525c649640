"""Score sheets of finished matches are kept, and counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sheets",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("facts", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_sheets_match_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name="pk_sheets"),
    )
    op.create_table(
        "sheet_seats",
        sa.Column("match_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.String(16), nullable=True),
        sa.Column("bot", sa.String(64), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["sheets.match_id"], name="fk_sheet_seats_match_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["users.id"], name="fk_sheet_seats_user_id", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_sheet_seats"),
    )
    op.create_index("ix_sheet_seats_user_id", "sheet_seats", ["user_id"])
    op.create_table(
        "counts",
        sa.Column("whose", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(80), nullable=False),
        sa.Column("row_name", sa.String(80), nullable=False),
        sa.Column("column_name", sa.String(80), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("wins", sa.BigInteger(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint(
            *("whose", "game", "players", "kind", "row_name", "column_name"), name="pk_counts"
        ),
    )


def downgrade() -> None:
    op.drop_table("counts")
    op.drop_table("sheet_seats")
    op.drop_table("sheets")
