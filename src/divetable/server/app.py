"""The application: routes, pages and the headers every answer carries."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from divetable import words
from divetable.core.errors import RulesError
from divetable.server.api import Api, problem
from divetable.server.config import Config
from divetable.server.devices import device_of, give_token, is_operator, language_of
from divetable.server.hall import Hall
from divetable.server.limits import Limits
from divetable.server.ocean_api import PICTURE_OPERATIONS
from divetable.server.operations import OPERATIONS
from divetable.server.sockets import NOT_OURS, Sockets
from divetable.server.visitors import VISITOR, Reception, Visitor
from divetable.tables import refusals

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:;"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
RAW_HEADERS = [(name.lower().encode(), text.encode()) for name, text in HEADERS.items()]
PAGES = ("/", "/new/{game}", "/table/{table}", "/join/{code}", "/watch/{code}", "/screen/{code}",
         "/seat/{code}", "/replay/{code}", "/rules", "/rules/{book}",
         "/learn/{game}")  # fmt: skip
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
LONGEST_HOST = 100  # characters of it that we repeat
SHELL = ("manifest.webmanifest", "icon.svg", "sw.js")  # beside the page, under their own names


class Door:
    """Every request comes in here: read who asks, and turn away requests meant for another server.

    Answers get the headers that keep browsers careful, and stay out of shared caches. Websockets
    go on at once: each layer that one passes would be kept for as long as it is open.
    """

    def __init__(self, app: ASGIApp, sockets: ASGIApp, config: Config) -> None:
        self._app = app
        self._sockets = sockets
        self._reception = Reception(config.trust_proxy, config.public_url, config.allow_hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        visitor = scope[VISITOR] = self._reception.receive(scope)
        answer = self._sockets if scope["type"] == "websocket" else self._app
        if error := self._objection(visitor, Headers(scope=scope)):
            answer = refusing(error)
        if scope["type"] == "http":
            send = self._careful(send, visitor, scope["path"])
        await answer(scope, receive, send)

    def _careful(self, send: Send, visitor: Visitor, path: str) -> Send:
        """Send with the headers of every answer."""
        static = path.startswith("/assets/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                headers += RAW_HEADERS
                if visitor.is_secure:
                    headers.append(ONLY_HTTPS)
                if not static:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        return send_safely

    def _objection(self, visitor: Visitor, headers: Headers) -> RulesError | None:
        if not self._reception.goes_by(visitor.host):
            return refusals.FOREIGN_HOST(host=visitor.host[:LONGEST_HOST])
        if "content-length" in headers and "transfer-encoding" in headers:
            # A balancer may go by the other one, and take the rest for somebody else's request.
            return refusals.BAD_MESSAGE(problem="Content-Length and Transfer-Encoding together")
        return None


def refusing(error: RulesError) -> ASGIApp:
    """Refuses any request and closes the connection."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": NOT_OURS})
            return
        response = problem(error, language_of(HTTPConnection(scope)))
        response.headers["Connection"] = "close"
        await response(scope, receive, send)

    return answer


class Assets(StaticFiles):
    """Files whose names change with their content, the same for everybody: kept for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def make_app(hall: Hall, ready: Callable[[], object] = lambda: None) -> ASGIApp:
    """The whole server, to be run by uvicorn; `ready` is called when it can serve."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncGenerator[None]:
        await hall.start()
        ready()
        yield
        await hall.stop()

    async def health(request: Request) -> Response:
        """Whether people can play: beats, which write to the store every second, tell."""
        if hall.pulse.trouble:
            return PlainTextResponse(f"{hall.pulse.trouble}\n", 503)
        if not hall.bus.is_connected:
            return PlainTextResponse("ok, without the bus: polling the store\n")
        return PlainTextResponse("ok\n")

    async def metrics(request: Request) -> Response:
        """For the operator."""
        if not is_operator(request, hall.config.metrics_token):
            return PlainTextResponse("the metrics are for the operator\n", 403)
        return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")

    async def page(request: Request) -> Response:
        response = HTMLResponse(page_text(language_of(request)))
        if device_of(request) is None:
            give_token(response, request, hall.secrets)
        return response

    async def shell(request: Request) -> Response:
        return FileResponse(static / request.url.path[1:])

    static = Path(str(files("divetable") / "static"))
    limits = Limits(hall.config)
    routes = [
        *Api(hall, [*OPERATIONS, *PICTURE_OPERATIONS], limits).routes(),
        Route("/healthz", health),
        Route("/metrics", metrics),
        *(Route(path, page) for path in PAGES),
    ]
    if static.is_dir():
        routes += (Route(f"/{name}", shell) for name in SHELL)
        routes.append(Mount("/assets", GZipMiddleware(Assets(directory=static / "assets"))))
    return Door(Starlette(routes=routes, lifespan=life), Sockets(hall, limits), hall.config)


def page_text(language: str) -> str:
    """The client's first page; without one, a page that says how to play."""
    built = files("divetable") / "static" / "index.html"
    if built.is_file():
        return built.read_text("utf-8")
    title = words.say(language, "greeting-title")
    text = words.say(language, "page-no-client")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<h1>{title}</h1><p>{text}</p></html>"
    )
