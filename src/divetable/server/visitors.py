"""The client behind a request: its address, by which scheme and under which of our names.

HTTP and websockets read it here and nowhere else. What balancers say is believed only as far as the
operator trusts them: each appends to X-Forwarded-For, so we read it from the right and stop at the
first address that no trusted balancer vouches for. Whatever a client wrote stands further left.
"""

import ipaddress
import re
import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Scope

MOST_HOPS = 16
NEIGHBOURS = 64  # bits of an IPv6 address that a provider gives to one household
VISITOR = "divetable.visitor"  # where the door leaves what it read
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+))(?::[0-9]*)?", re.IGNORECASE)
HOUSE_NAMES = ("", ".local", ".lan", ".internal", ".home.arpa")  # nobody can register these


class Proxies(NamedTuple):
    """The balancers in front of us: how many there are, or in which networks they stand."""

    hops: int = 0
    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def vouch(self, address: str, depth: int) -> bool:
        """Whether we believe what this address, `depth` hops away, appended."""
        if self.hops:
            return depth < self.hops
        known = read_address(address)
        return known is not None and any(known in network for network in self.networks)


NO_PROXIES = Proxies()


def read_proxies(text: str) -> Proxies:
    """Proxies from a setting: a number of hops, or networks; a ValueError says what is wrong.

    >>> read_proxies("2").hops
    2
    >>> [str(network) for network in read_proxies("10.0.0.0/8, 127.0.0.1").networks]
    ['10.0.0.0/8', '127.0.0.1/32']
    """
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if len(parts) == 1 and parts[0].isascii() and parts[0].isdigit():
        if not 1 <= int(parts[0]) <= MOST_HOPS:
            raise ValueError(f"{parts[0]} hops; at most {MOST_HOPS}, and at least 1")
        return Proxies(hops=int(parts[0]))
    return Proxies(networks=tuple(map(ipaddress.ip_network, parts)))


class Visitor(NamedTuple):
    """The client that sent a request or opened a websocket."""

    address: str  # as limits count it
    is_secure: bool  # people reach us by https
    host: str  # the name they use for us


class Reception:
    """Knows the trusted proxies and the names of this server."""

    def __init__(self, proxies: Proxies, public_url: str, allowed: tuple[str, ...]) -> None:
        public = urlsplit(public_url)
        self._proxies = proxies
        self._is_public_secure = public.scheme == "https"
        self._names = {public.hostname or "", *map(str.lower, allowed), *machine_names()} - {""}

    def receive(self, scope: Scope) -> Visitor:
        """Read who asks."""
        headers = Headers(scope=scope)
        client = scope.get("client")
        peer = client[0] if client else ""
        address, hops = self._follow(peer, said(headers, "x-forwarded-for"))
        scheme = scope["scheme"]
        schemes = said(headers, "x-forwarded-proto")
        if schemes and self._proxies.vouch(peer, 0):
            scheme = schemes[-min(max(hops, 1), len(schemes))].lower()
        is_secure = self._is_public_secure or scheme in ("https", "wss")
        return Visitor(counted(address), is_secure, headers.get("host", ""))

    def _follow(self, address: str, forwarded: list[str]) -> tuple[str, int]:
        """The first address from the right that no proxy of ours has, and how many hops away."""
        hops = 0
        for text in reversed(forwarded):
            known = read_address(text)
            if known is None or not self._proxies.vouch(address, hops):
                break
            address, hops = str(known), hops + 1
        return address, hops

    def goes_by(self, host: str) -> bool:
        """Whether this is a name of ours. [T-8.5]

        A page of another site can have its name lead to us and then read our answers as its own.
        It cannot do that with an IP address. Health checks may leave the name out.
        """
        if not host:
            return True
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = (found[1] or found[2]).lower().removesuffix(".")
        is_local = name == "localhost" or name.endswith(".localhost")
        return is_local or name in self._names or read_address(name) is not None


def visitor(connection: HTTPConnection) -> Visitor:
    """Who asks, as the door read it."""
    found: Visitor = connection.scope[VISITOR]
    return found


def said(headers: Headers, name: str) -> list[str]:
    """The entries of a header; several lines count as one list."""
    return [part.strip() for line in headers.getlist(name) for part in line.split(",")]


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An IP address, perhaps with a port; None if it is something else.

    >>> [str(read_address(text)) for text in ("::ffff:192.0.2.1", "[2001:db8::1]:80", "me")]
    ['192.0.2.1', '2001:db8::1', 'None']
    """
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def counted(address: str) -> str:
    """What limits count as one address: of IPv6 the part that one household has.

    >>> counted("192.0.2.1"), counted("2001:db8:1:2:3:4:5:6")
    ('192.0.2.1', '2001:db8:1:2::/64')
    """
    known = read_address(address)
    if not isinstance(known, IPv6Address):
        return address if known is None else str(known)
    return str(IPv6Network((int(known) >> NEIGHBOURS << NEIGHBOURS, NEIGHBOURS)))


def machine_names() -> set[str]:
    """What people at home call this machine."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, *(short + ending for ending in HOUSE_NAMES)} if short else set()
