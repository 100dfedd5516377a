"""A store's schema is brought up to date when it is opened, by Alembic's migrations."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from divetable.storage.engines import WHAT_TO_DO, as_store_error
from divetable.storage.schema import VERSION, metadata
from divetable.storage.store import BrokenStore, StoreError

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x64697665  # for pg_advisory_xact_lock: only one process migrates


def upgrade(engine: Engine, to: str = VERSION) -> None:
    """Run the migrations that are missing, all or none, while others wait.

    Alembic is loaded only if there is something to do.
    """
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            found = version_of(connection)
            if found != to:
                run_migrations(connection, found, to)
            if to == VERSION:
                require_whole(connection)
    except SQLAlchemyError as error:
        raise as_store_error(error) from None


def version_of(connection: Connection) -> str | None:
    """The newest migration that was run here; BrokenStore if the place belongs to others."""
    there = inspect(connection).get_table_names()
    if "alembic_version" in there:
        versions = list(connection.scalars(text("SELECT version_num FROM alembic_version")))
        if len(versions) == 1 and str(versions[0]).isdigit():
            return str(versions[0])
        raise BrokenStore(f"this is not a Divetable store, or a damaged one; {WHAT_TO_DO}")
    if there and connection.dialect.name == "sqlite":
        raise BrokenStore("this is the database of another program; name another file")
    return None


def require_whole(connection: Connection) -> None:
    """All tables are there, with all their columns."""
    inspector = inspect(connection)
    there = inspector.get_table_names()
    for name, table in metadata.tables.items():
        found = [column["name"] for column in inspector.get_columns(name)] if name in there else []
        if not set(table.columns.keys()) <= set(found):
            raise BrokenStore(f"the store is damaged (of {name}, parts are missing); {WHAT_TO_DO}")


def run_migrations(connection: Connection, found: str | None, to: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(
            f"the store was written by a newer Divetable (schema {found}); "
            f"this one knows {VERSION}: update it"
        )
    command.upgrade(config, to)


def require_current(engine: Engine) -> None:
    """For those who must not change a store, such as a backup."""
    try:
        with engine.connect() as connection:
            found = version_of(connection)
            if found is None:
                raise BrokenStore("there is nothing of Divetable in this store")
            if found != VERSION:
                raise StoreError(f"the store has schema {found}, this Divetable {VERSION}")
            require_whole(connection)
    except SQLAlchemyError as error:
        raise as_store_error(error) from None
