"""`loci serve`: the site, on this machine or for others."""

from __future__ import annotations

import errno
import os
import signal
import socket
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from loci.cli.options import Lang, Language, language_of

if TYPE_CHECKING:
    from loci.core import Text
    from loci.server.settings import Settings

#: This machine alone.
LOOPBACK: Final = "127.0.0.1"

Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 for any free one.")]
Database = Annotated[
    str | None,
    typer.Option(
        help="Database: an SQLite file, or postgresql://… Default: $LOCI_DB, else a file in "
        "the user's data folder."
    ),
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = LOOPBACK,
    port: Port = 8000,
    db: Database = None,
    secret_file: Annotated[
        Path | None,
        typer.Option(help="File with the key that signs cookies; made if there is none."),
    ] = None,
    origin: Annotated[
        str | None,
        typer.Option(help="Public origin behind a proxy, e.g. https://loci.example."),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Processes; more than one need PostgreSQL.")
    ] = 1,
    log: Annotated[
        str | None, typer.Option("--log", help="Log from this level on: debug, info, warning …")
    ] = None,
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Serve the site. Ctrl-C stops it."""
    from loci.core import Text

    serve_site(
        lang,
        Text("server-extra", command="loci serve"),
        (host, port),
        processes,
        open_,
        db=db,
        secret_file=None if secret_file is None else str(secret_file),
        origin=origin,
        log_level=log,
    )


def serve_site(
    lang: Language | None,
    lacking: Text,
    place: tuple[str, int],
    processes: int,
    open_: bool,
    **given: Any,
) -> None:
    """Serve the site at a `place`, an address and a port, until somebody stops it. `lacking` is
    said where the extra `server` is not installed; what is `given` are settings."""
    from loci.cli.frame import Frame
    from loci.core import BadOption, Text
    from loci.server.settings import Settings

    with Frame(language_of(lang)):
        if find_spec("fastapi") is None or find_spec("uvicorn") is None:
            raise BadOption(lacking)
        try:
            settings = Settings.from_environment(**given)
        except ValueError as error:
            raise BadOption(Text("file-unusable", path="LOCI_…", detail=str(error))) from error
        if processes > 1 and settings.embedded:
            raise BadOption(Text("processes-postgresql"))
        _check_database(settings)
        listening = _listening(*place)
        with listening:
            shown = listening.getsockname()
            name = f"[{shown[0]}]" if ":" in shown[0] else shown[0]
            address = f"http://{name}:{shown[1]}/"
            _run(settings, listening, processes, address, open_)


def _check_database(settings: Settings) -> None:
    """`OldRules` where the server would refuse to start, in one line instead of a trace."""
    import asyncio

    from loci.server.site import open_store

    async def check() -> None:
        await (await open_store(settings)).close()

    asyncio.run(check())


def _listening(host: str, port: int) -> socket.socket:
    """A socket at that address; a clear error if it cannot be had."""
    from loci.core import BadOption, Text

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit it; else the second of two messages waits 40 ms for the network.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        taken = error.errno == errno.EADDRINUSE
        detail = Text("address-taken") if taken else error.strerror or str(error)
        raise BadOption(
            Text("address-unusable", address=f"{host}:{port}", detail=detail)
        ) from error
    listening.set_inheritable(True)
    return listening


def _run(
    settings: Settings, listening: socket.socket, processes: int, address: str, open_: bool
) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from loci.server.app import create_app
    from loci.server.http.upgrade import PROTOCOLS
    from loci.server.logs import set_up
    from loci.server.people.accounts import secret_key

    set_up(settings.log_level)
    secret_key(settings.secret_path)  # once, before any process needs it
    # Also when it was started in the background, where a shell has Ctrl-C ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)

    def ready() -> None:
        print(f"Genius Loci: {address} (Ctrl-C stops it)", flush=True)
        if open_:
            typer.launch(address)

    options = {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws_max_size": 131_072,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 3,
        "lifespan": "on",
        **PROTOCOLS,
    }
    try:
        if processes > 1:
            os.environ.update(settings.to_environment())
            config = uvicorn.Config(
                "loci.server.app:from_environment",
                factory=True,
                workers=processes,
                **options,
            )
            ready()
            Multiprocess(config, sockets=[listening]).run()
        else:
            app = create_app(settings, ready=ready)
            uvicorn.Server(uvicorn.Config(app, **options)).run(sockets=[listening])
    except KeyboardInterrupt:
        print(flush=True)
