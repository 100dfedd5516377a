"""Find tables that are due, and what goes when a table is removed, without reading everything."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    is_due = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_index("links_table", "links", ["table_id"])
    op.create_index("devices_table", "devices", ["table_id"])
