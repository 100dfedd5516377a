"""`divetable backup` and `divetable restore`."""

from pathlib import Path

import click

from divetable.cli import Failed, WrongUse, main

# The store is loaded only when a command needs it, because that takes longer than all the rest.

store_option = click.option(
    "--store",
    "address",
    required=True,
    metavar="URL",
    help="A file, sqlite:///FILE or postgresql://USER@HOST/DATABASE.",
)
file_argument = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@main.command()
@store_option
@file_argument
def backup(address: str, file: Path) -> None:
    """Copy all tables of a store into FILE, also while servers run.

    FILE can be restored into SQLite and PostgreSQL alike. Keep it as safe as the store: it holds
    the secrets of running games.
    """
    from divetable.storage.backups import back_up
    from divetable.storage.store import BrokenStore, StoreError

    try:
        rows = back_up(address, file)
    except BrokenStore as error:
        raise Failed(str(error)) from None
    except StoreError as error:
        raise WrongUse(str(error)) from None
    click.echo(f"{file}: {rows} rows, {file.stat().st_size:,} bytes")


@main.command()
@store_option
@file_argument
@click.option("--replace", is_flag=True, help="Remove what is in the store first.")
def restore(address: str, file: Path, replace: bool) -> None:
    """Fill a store from FILE, which `divetable backup` made.

    Stop the servers that use the store first. If anything is wrong with FILE, nothing changes.
    """
    from divetable.storage import backups
    from divetable.storage.store import BrokenStore, StoreError

    try:
        rows = backups.restore(address, file, replace=replace)
    except BrokenStore as error:
        raise Failed(str(error)) from None
    except StoreError as error:
        raise WrongUse(str(error)) from None
    click.echo(f"{rows} rows restored")
