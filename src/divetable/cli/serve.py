"""`divetable serve`: the server, and its greeting."""

import contextlib
import ipaddress
import signal
import socket
import sys
import tomllib
import webbrowser
from pathlib import Path
from typing import Any

import click
import segno
from rich.console import Console

from divetable import __version__, words
from divetable.bots import LEVELS
from divetable.cli import Failed, WrongUse, main
from divetable.server.config import Config
from divetable.server.visitors import Proxies, read_proxies
from divetable.storage.bus import BusError
from divetable.storage.store import BrokenStore, StoreError
from divetable.workshop.workers import load_ahead

DEFAULTS = Config()
EVERYWHERE = "0.0.0.0"
PICTURES = "divetable.ocean.unpacked"


def read_file(context: click.Context, parameter: click.Parameter, path: Path | None) -> Path | None:
    """Settings from a TOML file become defaults; flags and the environment override them."""
    if path is None:
        return None
    try:
        settings = tomllib.loads(path.read_text("utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise click.BadParameter(f"{path}: {error}") from None
    known = {option.name for option in context.command.params}
    unknown = sorted(set(settings) - known)
    if unknown:
        raise click.BadParameter(f"{path}: no such setting: {', '.join(unknown)}")
    context.default_map = {**(context.default_map or {}), **settings}
    return path


def read_trust(context: click.Context, parameter: click.Parameter, text: str) -> Proxies:
    """The balancers to trust, from a flag."""
    try:
        return read_proxies(text)
    except ValueError as error:
        raise click.BadParameter(f"{error}; give networks, or a number of balancers") from None


@main.command("serve", context_settings={"auto_envvar_prefix": "DIVETABLE"})
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    is_eager=True,
    callback=read_file,
    help="A TOML file with any of these settings (names with _ for -).",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@click.option("--lan", is_flag=True, help="Listen to the local network and show a QR code.")
@click.option(
    "--data",
    type=click.Path(path_type=Path, file_okay=False),
    default=None,
    help="The folder of the embedded store.  [default: divetable-data]",
)
@click.option("--store", default="", help="postgresql://… instead of the embedded store.")
@click.option("--bus", default="", help="nats://… for several server processes.")
@click.option(
    "--public-url",
    default="",
    help="The address by which people reach this server, behind a balancer.",
)
@click.option(
    "--trust-proxy",
    default="",
    callback=read_trust,
    metavar="NETWORKS|HOPS",
    help="The balancers whose X-Forwarded-For and X-Forwarded-Proto to believe: their networks"
    " (10.0.0.0/8,127.0.0.1), or how many stand one behind the other (1).",
)
@click.option(
    "--allow-host",
    multiple=True,
    metavar="NAME",
    help="Another name by which people reach this server; can be given several times. Known are"
    " those of --public-url, --host and the machine itself, and all IP addresses.",
)
@click.option(
    "--metrics-token",
    default="",
    help="Whoever shows it (Authorization: Bearer) may read /metrics; else only this machine.",
)
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option("--max-tables", default=DEFAULTS.max_tables, show_default=True)
@click.option(
    "--tables-per-device",
    default=DEFAULTS.tables_per_device,
    show_default=True,
    help="Unfinished tables that one device may have opened.",
)
@click.option(
    "--tables-per-hour",
    default=DEFAULTS.tables_per_hour,
    show_default=True,
    help="Tables opened from one address; ten lessons count as one.",
)
@click.option(
    "--messages-per-second",
    default=DEFAULTS.messages_per_second,
    show_default=True,
    help="From one connection.",
)
@click.option(
    "--requests-per-second",
    default=DEFAULTS.requests_per_second,
    show_default=True,
    help="From one address.",
)
@click.option("--sockets-per-address", default=DEFAULTS.sockets_per_address, show_default=True)
@click.option(
    "--silent-seconds",
    default=DEFAULTS.silent_seconds,
    show_default=True,
    type=click.FloatRange(1.0),
    help="Close connections on which no whole request comes within this time.",
)
@click.option(
    "--empty-after-hours",
    default=DEFAULTS.empty_after_hours,
    show_default=True,
    help="Remove a table nobody ever sat at once it has been quiet for this long.",
)
@click.option(
    "--unstarted-after-hours",
    default=DEFAULTS.unstarted_after_hours,
    show_default=True,
    help="Remove a table that never started, or a lesson, once it has been quiet for this long.",
)
@click.option(
    "--close-after-days",
    default=DEFAULTS.close_after_days,
    show_default=True,
    help="Close tables at which nothing has happened for so long.",
)
@click.option(
    "--forget-after-days",
    default=DEFAULTS.forget_after_days,
    show_default=True,
    help="Remove tables at which nothing has happened for so long.",
)
@click.option(
    "--picture-workers",
    default=DEFAULTS.picture_workers,
    show_default=True,
    help="Processes that draw the stack of Dive; started when first needed.",
)
@click.option(
    "--bot-workers",
    default=DEFAULTS.bot_workers,
    show_default=True,
    type=click.IntRange(1),
    help="Processes in which bots think; started when first needed.",
)
@click.option(
    "--thinking-bots/--no-thinking-bots",
    default=DEFAULTS.thinking_bots,
    show_default=True,
    help="Offer bots that think, or random ones only.",
)
@click.option(
    "--rehearse/--no-rehearse",
    default=True,
    show_default=True,
    help="Have bots and pictures ready soon after the start; the first time on a machine this "
    "keeps a core busy for half a minute.",
)
@click.option(
    "--stand-in",
    default=DEFAULTS.stand_in,
    show_default=True,
    type=click.Choice(["random", *LEVELS]),
    help="The bot that decides for people who are late or away.",
)
@click.option(
    "--bot-pause",
    default=DEFAULTS.bot_pause,
    show_default=True,
    help="Seconds before a bot moves at a table of normal pace, so that people can follow. "
    "0: no bot waits, at any table.",
)
@click.option("--json-logs/--readable-logs", default=None, help="[default: JSON unless a terminal]")
@click.pass_obj
def serve_command(
    language: str,
    /,
    config: Path | None,
    host: str,
    port: int,
    lan: bool,
    data: Path | None,
    store: str,
    public_url: str,
    allow_host: tuple[str, ...],
    no_browser: bool,
    json_logs: bool | None,
    **settings: Any,
) -> None:
    """Start the server. Every setting can also be given as DIVETABLE_NAME or in a file."""
    if settings["rehearse"]:
        load_ahead(PICTURES)  # while we load the rest
    from divetable.server.logs import set_up_logs
    from divetable.server.process import bound, run_quickly, serve

    address = EVERYWHERE if lan and host == "127.0.0.1" else host
    set_up_logs(pretty=not json_logs if json_logs is not None else sys.stderr.isatty())
    try:
        listening = bound(address, port)
    except OSError as error:
        raise WrongUse(f"cannot listen on {address}:{port}: {error.strerror}") from None
    port = listening.getsockname()[1]
    folder = data or Path("divetable-data")
    chosen = DEFAULTS._replace(
        store=store or f"sqlite:///{(folder / 'divetable.sqlite').absolute()}",
        public_url=public_url,
        allow_hosts=(*allow_host, host),
        messages_burst=max(DEFAULTS.messages_burst, int(settings["messages_per_second"] * 4)),
        requests_burst=max(DEFAULTS.requests_burst, int(settings["requests_per_second"] * 4)),
        **settings,
    )
    shown = public_url or f"http://{lan_address() if lan else host}:{port}"

    def ready() -> None:
        greet(language, shown, qr=lan)
        if not no_browser and sys.stdout.isatty():
            webbrowser.open(shown)

    signal.signal(signal.SIGTERM, end)  # when uvicorn has stopped, and before it serves
    try:
        with listening, contextlib.suppress(KeyboardInterrupt):
            run_quickly(serve(chosen, [listening], ready))
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left to stop
    except BrokenStore as error:
        raise Failed(str(error)) from None
    except (StoreError, BusError) as error:
        raise WrongUse(str(error)) from None


def end(*_: object) -> None:
    """We were asked to stop and did: not a failure."""
    sys.exit(0)


def greet(language: str, url: str, qr: bool) -> None:
    """Say where to go."""
    console = Console(highlight=False)
    console.print(f"[bold]{words.say(language, 'greeting-title')}[/bold]  {__version__}")
    console.print(words.say(language, "serve-open", url=url))
    if qr:
        segno.make(url).terminal(out=sys.stdout, compact=True)
    console.print(words.say(language, "serve-stop"))
    sys.stdout.flush()


def lan_address() -> str:
    """The address by which others on the network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # never sent; it only shows which interface it would use
            found: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return found if not ipaddress.ip_address(found).is_unspecified else "127.0.0.1"
