"""`loci serve`: a page with the installed games, on this machine."""

from __future__ import annotations

import signal
from typing import Annotated

import typer

from loci.cli.options import Lang, language_of


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 for any free one.")
    ] = 8000,
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Serve a page that lists the installed games. Ctrl-C stops it."""
    from loci.cli.frame import Frame
    from loci.cli.games import game_data
    from loci.cli.site import GamesServer
    from loci.core import BadOption, Text, all_games

    with Frame(language_of(lang)) as frame:
        games = [game_data(frame, game) for game in all_games()]
        try:
            server = GamesServer(host, port, games)
        except OSError as error:
            detail = error.strerror or str(error)
            address = f"{host}:{port}"
            raise BadOption(Text("address-unusable", address=address, detail=detail)) from error
        # Also when it was started in the background, where a shell has Ctrl-C ignored.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with server:
            print(f"Genius Loci: {server.address} (Ctrl-C stops it)", flush=True)
            if open_:
                typer.launch(server.address)
            try:
                server.serve_forever()
            except KeyboardInterrupt:
                print(flush=True)
