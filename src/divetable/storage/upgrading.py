"""A store's schema is brought up to date when it is opened, by Alembic's migrations."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from divetable.storage.engines import told
from divetable.storage.schema import VERSION
from divetable.storage.store import StoreError

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
    except SQLAlchemyError as error:
        raise told(error) from None


def version_of(connection: Connection) -> str | None:
    """The newest migration that was run here."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


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
    except SQLAlchemyError as error:
        raise told(error) from None
    if found is None:
        raise StoreError("there is nothing of Divetable in this store")
    if found != VERSION:
        raise StoreError(f"the store has schema {found}, this Divetable {VERSION}")
