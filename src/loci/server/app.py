"""The application: the site's parts, its routes, and the built client."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from loci.bots.registry import bot_names
from loci.core import LociError, Text, all_games
from loci.core.words import fluency as _fluency  # noqa: F401 - else it is imported while all wait
from loci.core.words.wording import LANGUAGES, Wording
from loci.server.errors import Refusal, refusal
from loci.server.http import account, programs, rest, statistics
from loci.server.http.callers import is_for_programs
from loci.server.http.files import file_answer
from loci.server.http.guard import Guard, until_gone
from loci.server.http.messages import socket_schemas
from loci.server.http.opening import is_socket, open_socket
from loci.server.http.page import games_page, missing_page
from loci.server.http.protocol import RecordText
from loci.server.play.turns import Turns
from loci.server.settings import Settings
from loci.server.site import Site
from loci.version import VERSION

_log = logging.getLogger("loci.server")
STATIC: Final = Path(__file__).parent / "static"
_CLIENT_ROUTE: Final = re.compile(
    r"/(t/[^/]+|rules(/.*)?|learn(/.*)?|statistics/[^/]+|new|account|me|records?)?/?"
)
_FOREVER: Final = "public, max-age=31536000, immutable"


class Application(FastAPI):
    """The framework's application, for requests. Sockets go past it (`http.connection`).

    Both come in one at a time: of a hundred at once each is begun when the loop has come around,
    and what others are doing meanwhile has not to wait for all of them."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._door = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self._door.take()
        if is_socket(scope):
            await open_socket(self.state.site, scope, receive, send)
        elif scope["type"] == "http":
            await super().__call__(scope, receive, until_gone(send))
        else:
            await super().__call__(scope, receive, send)


def create_app(
    settings: Settings, static: Path = STATIC, ready: Callable[[], None] | None = None
) -> FastAPI:
    """The whole server. The database is opened when the application starts; then `ready` is
    called."""
    site = Site(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await site.open()
        try:
            await _warm(app)
            all_games()
            site.garbage.open()
            site.lag.open()
            if ready is not None:
                ready()
            yield
        finally:
            await site.close()

    app = Application(
        title="Genius Loci",
        version=VERSION,
        description="The site's protocol; see docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # see `_add_schema`
    )
    app.state.site = site
    app.include_router(account.router)
    app.include_router(rest.router)
    app.include_router(statistics.router)
    app.include_router(programs.router)
    app.add_middleware(Guard, site=site)
    _add_errors(app)
    _add_own(app, site)
    _add_schema(app)
    _add_client(app, static)
    return app


async def _warm(app: FastAPI) -> None:
    """Let the routes be worked out before anybody comes: that takes the framework a moment."""
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        await http.get("/api/me")
        await http.get("/api/nothing")  # each router works its own out when it is first asked


def from_environment() -> FastAPI:
    """What uvicorn calls in each of several processes."""
    from loci.server.logs import set_up

    settings = Settings.from_environment()
    set_up(settings.log_level)
    return create_app(settings)


def _add_errors(app: FastAPI) -> None:
    """Every error is JSON of one form, and never a trace."""

    def answer(request: Request, wrong: Refusal) -> Response:
        data = wrong.to_data()
        if is_for_programs(request.url.path):  # which have no texts
            asked = request.headers.get("accept-language", "")[:2].lower()
            words = Wording(asked if asked in LANGUAGES else "en", "loci.server")
            data["error"]["words"] = words.say(wrong.reason)
        return JSONResponse(data, wrong.status, headers=wrong.headers)

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refusal)
        return answer(request, error)

    async def kernel(request: Request, error: Exception) -> Response:
        assert isinstance(error, LociError)
        return answer(request, refusal(error))

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        reason = Text("request-wrong", place=place, detail=str(first["msg"]))
        return answer(request, Refusal(422, "request", reason))

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and not request.url.path.startswith("/api"):
            return HTMLResponse(missing_page(), 404, headers=_page_headers(missing_page()))
        kinds = {404: "missing", 405: "method"}
        kind = kinds.get(error.status_code, "http")
        wrong = Refusal(error.status_code, kind, Text(f"http-{kind}"))
        return JSONResponse(wrong.to_data(), error.status_code, headers=error.headers)

    async def fault(_request: Request, error: Exception) -> Response:
        _log.error("a request failed", exc_info=error)
        return JSONResponse(Refusal(500, "fault", Text("server-fault")).to_data(), 500)

    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(LociError, kernel)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, fault)


def _add_own(app: FastAPI, site: Site) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> PlainTextResponse:
        wrong = await site.unhealthy()
        if wrong is None:
            return PlainTextResponse("ok\n")
        said = [Wording("en", "loci.server").say(wrong.reason), *getattr(wrong, "__notes__", [])]
        return PlainTextResponse("not ready: " + " ".join(said) + "\n", 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(site.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _add_client(app: FastAPI, static: Path) -> None:
    """The built client: its files, and its page for every address that it knows how to show."""
    root = static.resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        built = root / "index.html"
        wanted = _file(root, path)
        if wanted is not None:
            forever = path.startswith("assets/")
            return file_answer(request, wanted, _FOREVER if forever else "no-cache")
        known = _CLIENT_ROUTE.fullmatch("/" + path) is not None
        if not known and "." in path.rpartition("/")[2]:
            raise HTTPException(404)  # a file that is not there
        if built.is_file():
            # The client says in the reader's language that there is no such page.
            return file_answer(request, built, "no-cache", 200 if known else 404)
        if not known:
            raise HTTPException(404)
        page = games_page([_listed(game) for game in all_games()])
        return HTMLResponse(page, headers=_page_headers(page))


def _file(root: Path, path: str) -> Path | None:
    """The file of the client that an address names, if it names one."""
    try:
        wanted = (root / path).resolve()
        return wanted if path and wanted.is_file() and wanted.is_relative_to(root) else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _listed(game: Any) -> dict[str, Any]:
    info = game.info
    return {
        "id": info.id,
        "name": info.title,
        "players": list(info.players),
        "more_players": info.more_players,
        "sets": list(info.sets),
        "bots": bot_names(game),
    }


def _page_headers(page: str) -> dict[str, str]:
    """A policy that lets a page of ours have the one style it carries, and nothing else."""
    style = page.partition("<style>")[2].partition("</style>")[0]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; frame-ancestors 'none'"
    return {"Content-Security-Policy": policy}


def _add_schema(app: FastAPI) -> None:
    def schema() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(
                title=app.title,
                version=app.version,
                description=app.description,
                routes=app.routes,
            )
            schemas = made.setdefault("components", {}).setdefault("schemas", {})
            schemas["RecordText"] = RecordText.model_json_schema()
            for name, part in socket_schemas().items():
                schemas.setdefault(name, part)
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = schema  # type: ignore[method-assign]

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> JSONResponse:
        # Beside the loop: made for the first who asks, it takes a quarter of a second.
        return JSONResponse(await asyncio.to_thread(schema))
