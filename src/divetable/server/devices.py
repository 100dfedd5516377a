"""Which device is it? A cookie that no script can read and no other site can send. [T-1.3]"""

import hmac
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response

from divetable import words
from divetable.server.secrets import Secrets, hashed
from divetable.server.visitors import read_address, visitor

COOKIE = "divetable"
A_YEAR = 31_536_000
LONGEST_TOKEN = 64
BALANCERS_SAY = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto")


def device_of(connection: HTTPConnection) -> str | None:
    """The hash of the device's token; None if it has none yet."""
    token = connection.cookies.get(COOKIE, "")
    return hashed(token) if 40 <= len(token) <= LONGEST_TOKEN else None


def give_token(response: Response, connection: HTTPConnection, secrets: Secrets) -> str:
    """Make a device known; its hash."""
    token = secrets.token()
    response.set_cookie(
        COOKIE,
        token,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=visitor(connection).is_secure,
    )
    return hashed(token)


def is_own_origin(headers: Headers, public_url: str) -> bool:
    """Whether a page of ours asks; programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    own = {headers.get("host", ""), urlsplit(public_url).netloc} - {""}
    try:
        return urlsplit(origin).netloc in own
    except ValueError:
        return False


def language_of(connection: HTTPConnection) -> str:
    """What the client asks for, else what its browser prefers."""
    wish = connection.query_params.get("lang") or connection.headers.get("accept-language", "")
    return words.language(wish.split(",")[0].split(";")[0] or "en", {})


def is_operator(connection: HTTPConnection, token: str) -> bool:
    """Whoever asks from the machine itself, past any balancer, or knows the operator's token.

    Counters tell how often somebody saves a draft: they are not for players. [T-8.1]
    """
    given = connection.headers.get("authorization", "").encode()
    if token and hmac.compare_digest(given, f"Bearer {token}".encode()):
        return True
    if any(name in connection.headers for name in BALANCERS_SAY):
        return False
    peer = read_address(connection.client.host if connection.client else "")
    return peer is not None and peer.is_loopback
