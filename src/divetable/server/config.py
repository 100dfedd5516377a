"""Settings of a server. Flags, environment variables and a file give the same ones."""

from typing import NamedTuple

from divetable.server.tempo import USUAL
from divetable.server.visitors import NO_PROXIES, Proxies


class Config(NamedTuple):
    """What the operator chooses, with its defaults."""

    store: str = "sqlite:///divetable.sqlite"
    bus: str = ""
    public_url: str = ""  # as people reach it; the default is what their browser says
    trust_proxy: Proxies = NO_PROXIES  # the balancers we trust
    allow_hosts: tuple[str, ...] = ()  # other names of this server
    metrics_token: str = ""  # who shows it may read /metrics from elsewhere
    max_tables: int = 100_000
    tables_per_device: int = 30  # opened there and unfinished
    tables_per_hour: int = 100  # opened from an address
    message_bytes: int = 65_536
    upload_bytes: int = 4_000_000
    messages_per_second: float = 30.0  # a connection
    messages_burst: int = 120
    requests_per_second: float = 10.0  # an address
    document_bytes_per_second: int = 65_536  # an address; of long messages, such as sets of cards
    requests_burst: int = 60
    wrong_codes_per_minute: int = 20  # an address
    sockets_per_address: int = 200
    silent_seconds: float = 60.0  # a connection on which no whole request comes is closed
    empty_after_hours: float = 1.0  # nobody ever sat there: the table is removed
    unstarted_after_hours: float = 24.0  # a table that never began, or a lesson, is removed
    close_after_days: float = 30.0  # nothing happened: the table is closed
    forget_after_days: float = 365.0  # and later removed
    picture_workers: int = 2  # processes that draw the stack of Dive
    bot_workers: int = 1  # processes in which bots think
    thinking_bots: bool = True  # offer bots that think, which need a core and some memory
    rehearse: bool = False  # compile what bots need at the start, not when one first sits down
    stand_in: str = "skilled"  # the bot that decides for people, where it knows the game
    bot_pause: float = USUAL  # seconds before a bot's move, so that people can follow; 0 is none
    idle_room_seconds: float = 600.0  # an unwatched table leaves memory
