"""The application: routes, pages and the headers every answer carries."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from divetable import words
from divetable.server.api import Api
from divetable.server.devices import device_of, give_token, is_operator, language_of
from divetable.server.hall import Hall
from divetable.server.looking import PICTURE_OPERATIONS
from divetable.server.operations import OPERATIONS
from divetable.server.sockets import Sockets

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
SHELL = ("manifest.webmanifest", "icon.svg", "sw.js")  # beside the page, under their own names


class SafeHeaders:
    """Adds the headers that keep browsers careful, and keeps answers out of shared caches."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        static = scope["path"].startswith("/assets/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                headers += RAW_HEADERS
                if not static:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        await self._app(scope, receive, send_safely)


class Assets(StaticFiles):
    """Files whose names change with their content, the same for everybody: kept for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def make_app(hall: Hall, ready: Callable[[], object] = lambda: None) -> Starlette:
    """The whole server, to be run by uvicorn; `ready` is called when it can serve."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncGenerator[None]:
        await hall.start()
        ready()
        yield
        await hall.stop()

    async def health(request: Request) -> Response:
        """Whether the store answers."""
        try:
            await hall.store.count()
        except Exception:
            return PlainTextResponse("the store does not answer\n", 503)
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
    routes = [
        *Api(hall, [*OPERATIONS, *PICTURE_OPERATIONS]).routes(),
        WebSocketRoute("/api/socket", Sockets(hall)),
        Route("/healthz", health),
        Route("/metrics", metrics),
        *(Route(path, page) for path in PAGES),
    ]
    if static.is_dir():
        routes += (Route(f"/{name}", shell) for name in SHELL)
        routes.append(Mount("/assets", GZipMiddleware(Assets(directory=static / "assets"))))
    return Starlette(routes=routes, lifespan=life, middleware=[Middleware(SafeHeaders)])


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
