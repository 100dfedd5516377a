"""The HTTP API: typed, and documented by what it is made of (OpenAPI 3.1)."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from divetable import __version__, words
from divetable.core.errors import RulesError
from divetable.server import codes
from divetable.server.devices import device_of, give_token, is_own_origin, language_of
from divetable.server.hall import Hall
from divetable.server.limits import Bucket, Limits
from divetable.server.visitors import visitor
from divetable.storage.store import Link
from divetable.tables import refusals
from divetable.tables.documents import read_document
from divetable.wire.http import Problem
from divetable.workshop import Full, Gate, Pieces, Rank

JSON = "application/json"
MOST_UPLOADS = 1000  # at once
UPLOAD = Rank(0, at_once=1, waiting=4)  # of an address: the next is not even read before
PICTURES = ("image/webp", "application/octet-stream")


class Asking(NamedTuple):
    """A request, as the functions behind the API see it."""

    hall: Hall
    device: str
    address: str
    language: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    wrong_codes: Bucket

    async def find(self, code: str) -> Link:
        """What a link opens."""
        return await codes.find(self.hall, code, self.wrong_codes)


class File(NamedTuple):
    """A file to save."""

    data: Pieces
    name: str


class Picture(NamedTuple):
    """An answer to look at."""

    data: bytes
    kind: str  # its media type


Answer = Callable[[Asking], Awaitable[Any]]


class Operation(NamedTuple):
    """One thing the API can do."""

    method: str
    path: str
    summary: str
    answer: Answer
    returns: Any
    body: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    raw: bool = False  # the body is taken as it comes


STATUS = {
    "T-1.6": 404,
    "T-8.1": 400,
    "T-8.2": 429,
    "T-8.4": 500,
    "T-8.5": 421,
    "T-7.1": 409,
    "T-1.3": 403,
}
NAMED = {"table-not-found": 404, "table-no-picture": 404, "table-too-large": 413}


class Answered(Response):
    """What was answered goes out piece by piece: in between everybody else has a turn."""

    pieces = Pieces(())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"status": self.status_code, "headers": self.raw_headers}
        await send({"type": "http.response.start", **start})
        *pieces, last = [*self.pieces] or [b""]
        for piece in pieces:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
            await asyncio.sleep(0)
        await send({"type": "http.response.body", "body": last})


class Api:
    """Operations as routes, and as a document."""

    def __init__(self, hall: Hall, operations: list[Operation], limits: Limits) -> None:
        self._hall = hall
        self._operations = operations
        self._limits = limits
        self._uploads = Gate(MOST_UPLOADS)
        self._decoders = {
            operation: msgspec.json.Decoder(operation.body)
            for operation in operations
            if operation.body is not None
        }
        self._document = msgspec.json.encode(self.openapi())

    def routes(self) -> list[BaseRoute]:
        paths: dict[str, dict[str, Operation]] = {}
        for operation in self._operations:
            paths.setdefault(operation.path, {})[operation.method] = operation
        found: list[BaseRoute] = [
            Route(path, self._endpoint(by_method), methods=list(by_method))
            for path, by_method in paths.items()
        ]
        return [*found, Route("/api/openapi.json", self._openapi)]

    async def _openapi(self, request: Request) -> Response:
        return Response(self._document, media_type=JSON)

    def _endpoint(
        self, by_method: dict[str, Operation]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            return await self._answer(by_method[method], request)

        return endpoint

    async def _answer(self, operation: Operation, request: Request) -> Response:
        try:
            return await self._try(operation, request)
        except RulesError as error:
            self._hall.metrics.refusals.inc()
            return problem(error, language_of(request))
        except ClientDisconnect:
            return Response()  # nobody is there to read it
        except Exception as error:
            self._hall.metrics.errors.inc()
            self._hall.log.exception("request failed", problem=type(error).__name__)
            return problem(refusals.FAULT(), language_of(request))

    async def _try(self, operation: Operation, request: Request) -> Response:
        address = visitor(request).address
        if not self._limits.requests.of(address).take():
            self._hall.metrics.limited.inc()
            raise refusals.TOO_FAST()
        if not is_own_origin(request.headers, self._hall.config.public_url):
            raise refusals.NOT_FOUND()
        if not operation.raw:
            return await self._carry_out(operation, request)
        try:
            async with self._uploads.turn(UPLOAD, [address]):
                return await self._carry_out(operation, request)
        except Full:
            self._hall.metrics.limited.inc()
            raise refusals.TOO_FAST() from None

    async def _carry_out(self, operation: Operation, request: Request) -> Response:
        address = visitor(request).address
        body = await self._body(operation, request)
        response = Answered(status_code=operation.status, media_type=JSON)
        device = device_of(request) or give_token(response, request, self._hall.secrets)
        asking = Asking(
            hall=self._hall,
            device=device,
            address=address,
            language=language_of(request),
            path={name: str(part) for name, part in request.path_params.items()},
            query=dict(request.query_params),
            body=body,
            wrong_codes=self._limits.wrong_codes.of(address),
        )
        match await operation.answer(asking):
            case File(data, name):
                response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
                response.pieces = data
            case Picture(data, kind):
                response.headers["Content-Type"] = kind
                response.pieces = Pieces.of(data)
            case Pieces() as written:
                response.pieces = written
            case given:
                response.pieces = Pieces.of(msgspec.json.encode(given))
        response.headers["Content-Length"] = str(len(response.pieces))
        return response

    async def _body(self, operation: Operation, request: Request) -> Any:
        if operation.body is None and not operation.raw:
            return None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != JSON:
            raise refusals.BAD_MESSAGE(problem=f"Content-Type must be {JSON}")
        config = self._hall.config
        if operation.raw:
            return await read_at_most(request, config.upload_bytes)
        data = b"".join(await read_at_most(request, config.message_bytes))
        if not self._limits.admits(visitor(request).address, len(data)):
            self._hall.metrics.limited.inc()
            raise refusals.TOO_FAST()
        try:
            return read_document(data, self._decoders[operation])
        except (msgspec.DecodeError, UnicodeError) as error:
            raise refusals.BAD_MESSAGE(problem=str(error)) from None

    def openapi(self) -> dict[str, Any]:
        """The API as an OpenAPI 3.1 document."""
        kinds: list[Any] = [Problem]
        for operation in self._operations:
            kinds += [
                kind
                for kind in (operation.body, operation.returns)
                if kind not in (None, bytes, Picture) and kind not in kinds
            ]
        schemas, components = msgspec.json.schema_components(
            kinds, ref_template="#/components/schemas/{name}"
        )
        schema_of = dict(zip(map(repr, kinds), schemas, strict=True))
        paths: dict[str, Any] = {}
        for operation in self._operations:
            described = describe(operation, schema_of)
            paths.setdefault(operation.path, {})[operation.method.lower()] = described
        return {
            "openapi": "3.1.0",
            "info": {"title": "Divetable", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }


def describe(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    refused = {
        "description": "Refused: which rule, and what to do",
        "content": {JSON: {"schema": schema_of[repr(Problem)]}},
    }
    given: Any = {JSON: {"schema": {"type": "object"}}}
    if operation.returns is Picture:
        given = {kind: {"schema": {"type": "string", "format": "binary"}} for kind in PICTURES}
    elif operation.returns is not bytes:
        given = {JSON: {"schema": schema_of[repr(operation.returns)]}}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in (part[1:-1] for part in operation.path.split("/") if part.startswith("{"))
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
        for name in operation.query
    ]
    described: dict[str, Any] = {
        "operationId": operation.answer.__name__,
        "summary": operation.summary,
        "parameters": parameters,
        "responses": {
            str(operation.status): {
                "description": "Done",
                "content": given,
            },
            "4XX": refused,
        },
    }
    if operation.body is not None or operation.raw:
        schema = {"type": "object"} if operation.raw else schema_of[repr(operation.body)]
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    return described


async def read_at_most(request: Request, most: int) -> Pieces:
    """The body of a request; refused as soon as it is too long. [T-8.2]"""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise refusals.TOO_LARGE(most=most)
        parts.append(part)
    return Pieces(parts)


def problem_of(error: RulesError, language: str) -> Problem:
    return Problem(error.rule, error.message, words.refusal(error, language))


def problem(error: RulesError, language: str) -> Response:
    status = NAMED.get(error.message) or STATUS.get(error.rule, 400)
    return Response(msgspec.json.encode(problem_of(error, language)), status, media_type=JSON)
