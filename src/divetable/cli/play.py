"""`divetable play`: a game in the terminal, alone, together or over the wire."""

import asyncio
import contextlib
import logging
import tempfile
from collections.abc import Generator
from pathlib import Path

import click
import structlog

from divetable import words
from divetable.cli import WrongUse, main, table_option
from divetable.games import GAMES
from divetable.server.config import Config
from divetable.server.local import local_server
from divetable.terminal.entrance import NewTable, join_table, open_table
from divetable.terminal.game import Sitting
from divetable.terminal.screen import TerminalScreen
from divetable.wire import client as wire


@main.command()
@click.argument("game", required=False, type=click.Choice(sorted(GAMES)))
@click.option("--seats", type=int, default=None, help="Number of players.  [default: the fewest]")
@click.option(
    "--humans",
    type=click.IntRange(1, 4),
    default=None,
    help="How many of them share this screen; bots or others take the other seats.  [default: 1]",
)
@click.option("--name", "names", multiple=True, help="A player's name; once for each.")
@table_option("An option of the table, such as chief=on.")
@click.option("--bots", default="random", show_default=True, help="How well the bots play.")
@click.option("--server", default="", metavar="URL", help="Play at a table of this server.")
@click.option("--join", "code", default="", metavar="CODE", help="Join a table of the server.")
@click.pass_obj
def play(
    language: str,
    game: str | None,
    seats: int | None,
    humans: int | None,
    names: tuple[str, ...],
    options: dict[str, object],
    bots: str,
    server: str,
    code: str,
) -> None:
    """Play GAME in the terminal, against bots or hot-seat.

    With --server the table is one of that server: others join by the code that is shown, or
    you join theirs with --join.
    """
    if code and not server:
        raise click.UsageError("--join needs --server")
    if bool(game) == bool(code):
        raise click.UsageError("name a GAME, or a table by --server and --join")
    called = seat_names(humans or max(1, len(names)), names)
    with quiet_logs(), contextlib.suppress(KeyboardInterrupt):
        if code:
            asyncio.run(play_at(language, server, None, code, called))
            return
        assert game is not None
        wanted = seats if seats is not None else max(len(called), 2, min(GAMES[game].seats))
        plan = NewTable(game, wanted, options, called, "" if server else bots)
        if server:
            asyncio.run(play_at(language, server, plan, "", called))
        else:
            with own_server() as url:
                asyncio.run(play_at(language, url, plan, "", called))


def seat_names(humans: int, names: tuple[str, ...]) -> list[str]:
    """The names of everybody at the screen; people without a name are numbered."""
    return [names[at] if at < len(names) else f"Player {at + 1}" for at in range(humans)]


async def play_at(
    language: str, url: str, plan: NewTable | None, code: str, names: list[str]
) -> None:
    """Open or join a table at a server, and play."""
    screen = TerminalScreen()
    device = wire.Client(url, language)
    try:
        await device.start()
        if plan:
            table = await open_table(device, plan)
            if not plan.bots:
                invitation = device.you[table]["links"]["invite"]
                command = f"divetable play --server {device.url} --join {invitation}"
                screen.show(words.say(language, "terminal-code", command=command))
        else:
            table = await join_table(device, code, names)
            if not device.you[table]["seats"]:
                screen.show(words.say(language, "terminal-full"))
        await Sitting(device, table, screen).play()
    except wire.ServerRefusal as refused:
        raise WrongUse(str(refused)) from None
    except OSError:
        raise WrongUse(words.say(language, "terminal-no-server", url=url)) from None
    finally:
        await device.stop()


@contextlib.contextmanager
def own_server() -> Generator[str]:
    """A server for this game alone, forgotten when it ends."""
    with tempfile.TemporaryDirectory(prefix="divetable-", ignore_cleanup_errors=True) as folder:
        store = f"sqlite:///{Path(folder).absolute() / 'divetable.sqlite'}"
        config = Config(store=store, messages_per_second=1000, messages_burst=1000, bot_pause=0.0)
        with local_server(config) as local:
            yield local.url


@contextlib.contextmanager
def quiet_logs() -> Generator[None]:
    """The terminal belongs to the game."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    try:
        yield
    finally:
        structlog.configure(**before)
