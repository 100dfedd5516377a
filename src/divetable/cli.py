"""The command line."""

import click


@click.group(invoke_without_command=True)
def main() -> None:
    """Board games about diving."""
    click.echo("Divetable")
