"""What logs come to at some of their entries, so that tables are loaded sooner."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("fold", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="snapshots_key"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="snapshots_of_tables", ondelete="CASCADE"
        ),
    )
