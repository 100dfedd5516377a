"""The tables of a store, the same on SQLite and PostgreSQL.

The log is append-only and not clustered by table: its own key only grows, so that a commit
touches few pages. To change something, write the next file in migrations/versions by hand and
set VERSION; a test compares where the migrations lead with what stands here.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

VERSION = "0004"  # of the newest migration

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "fk": "%(table_name)s_of_%(referred_table_name)s",
    }
)

GROWING = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows by INTEGER only


def of_table(*, primary_key: bool = False) -> Column[str]:
    """Rows of a table are deleted with it."""
    its = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, its, nullable=False, primary_key=primary_key)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("due", BigInteger),  # as the newest entry has it
    Column("stage", Text),  # as the newest entry has it; unknown in tables of older stores
    Column("opener", Text),  # the device for which it counts
)
Index(
    "tables_due",
    tables.c.due,
    sqlite_where=tables.c.due.is_not(None),
    postgresql_where=tables.c.due.is_not(None),
)
Index(
    "tables_opener",
    tables.c.opener,
    sqlite_where=tables.c.opener.is_not(None),
    postgresql_where=tables.c.opener.is_not(None),
)

log = Table(
    "log",
    metadata,
    Column("id", GROWING, primary_key=True),
    of_table(),
    Column("number", Integer, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("log_number", log.c.table_id, log.c.number, unique=True)

snapshots = Table(  # of the newest few; what is lost of them is made again
    "snapshots",
    metadata,
    of_table(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("maker", Text, nullable=False),
    Column("fold", LargeBinary, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("code", Text, primary_key=True),
    of_table(),
    Column("role", Text, nullable=False),
)
Index("links_table", links.c.table_id)

devices = Table(
    "devices",
    metadata,
    Column("id", GROWING, primary_key=True),
    Column("device", Text, nullable=False),
    of_table(),
)
Index("devices_device", devices.c.device, devices.c.table_id, unique=True)
Index("devices_table", devices.c.table_id)

beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True),  # always 1
    Column("at", BigInteger, nullable=False),
    Column("apart", BigInteger),  # when a server was last without the bus
)

absences = Table(
    "absences",
    metadata,
    Column("id", GROWING, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
