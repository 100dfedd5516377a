"""How far tables have come and for whom they count; when no server was there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

GROWING = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("stage", sa.Text))
    op.add_column("tables", sa.Column("opener", sa.Text))
    is_counted = sa.text("opener IS NOT NULL")
    op.create_index(
        "tables_opener", "tables", ["opener"], sqlite_where=is_counted, postgresql_where=is_counted
    )
    op.add_column("beats", sa.Column("apart", sa.BigInteger))
    op.create_table(
        "absences",
        sa.Column("id", GROWING, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="absences_key"),
    )
