"""Logs of tables, links to them, who has been there, and when a server was alive."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

GROWING = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
    )
    op.create_table(
        "log",
        sa.Column("id", GROWING, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="log_key"),
        goes_with_its_table("log"),
    )
    op.create_index("log_number", "log", ["table_id", "number"], unique=True)
    op.create_table(
        "links",
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("code", name="links_key"),
        goes_with_its_table("links"),
    )
    op.create_table(
        "devices",
        sa.Column("id", GROWING, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="devices_key"),
        goes_with_its_table("devices"),
    )
    op.create_index("devices_device", "devices", ["device", "table_id"], unique=True)
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="beats_key"),
    )


def goes_with_its_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"{name}_of_tables", ondelete="CASCADE"
    )
