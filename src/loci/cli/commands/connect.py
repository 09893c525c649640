"""`loci connect`: a program of yours plays on a site."""

from __future__ import annotations

import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from loci.cli.options import Json, Lang, language_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from loci.cli.frame import Frame
    from loci.remote.players import Player

INTERRUPTED: Final = 130
RANDOM: Final = "random"


def connect(
    url: Annotated[str, typer.Argument(metavar="URL", help="The site, e.g. https://loci.example")],
    token_file: Annotated[
        Path,
        typer.Option(help="File with the token of the program, from its owner's account page."),
    ],
    program: Annotated[
        str | None,
        typer.Option(
            metavar="COMMAND",
            help="Who answers: a command that reads each question as a line of JSON and writes its "
            "answer as a line. It is started once for each table.",
        ),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            help="Who answers: `random`, any of the moves that are listed. (Other bots need to see "
            "more than a site tells.)"
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(min=0, help="Leave after so many games; 0: go on until Ctrl-C.")
    ] = 0,
    tables: Annotated[
        int, typer.Option(min=1, help="Think at so many tables at the same time.")
    ] = 4,
    seconds: Annotated[
        float, typer.Option(min=0.1, help="What COMMAND may take for an answer.")
    ] = 60.0,
    seed: Annotated[int, typer.Option(min=0, max=2**53 - 1, help="Seed of `random`.")] = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play on a site, at all tables where the program is seated.

    A program is an account of its own, made on the account page; a host seats it by its name.
    Where the connection is lost it is made again. A program that fails three times at one question
    ends this with exit code 1.
    """
    from loci.cli.frame import Frame
    from loci.core import BadOption, Text

    with Frame(language_of(lang), json) as frame:
        if find_spec("httpx") is None:
            raise BadOption(Text("server-extra", command="loci connect"))
        if (program is None) == (bot is None):
            raise BadOption(Text("connect-who"))
        if bot not in (None, RANDOM):
            raise BadOption(Text("connect-bot", name=bot or ""))
        address = _address(url)
        token = _token(token_file)
        player = _players(program, seconds, seed)
        _play(frame, address, token, player, games, tables)


def _address(url: str) -> str:
    from loci.core import BadOption, Text

    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # half an address in brackets, or a port that is no number
        good = False
    if not good:
        raise BadOption(Text("connect-url", url=url))
    return f"{parts.scheme}://{parts.netloc}{parts.path}"


def _token(file: Path) -> str:
    from loci.cli.files import BadFile, read_text
    from loci.core import Text

    token = read_text(file).strip()
    if not token.startswith("loci.") or not token.isascii() or len(token.split()) != 1:
        raise BadFile(Text("connect-token", path=str(file)))
    return token


def _players(program: str | None, seconds: float, seed: int) -> Callable[[str], Player]:
    from loci.core import BadOption, Text, derived_seed
    from loci.remote.players import ProgramPlayer, RandomPlayer

    if program is None:
        return lambda table: RandomPlayer(derived_seed(seed, "table", table))
    try:
        command = shlex.split(program)
    except ValueError as error:
        raise BadOption(Text("connect-command", detail=str(error))) from error
    if not command:
        raise BadOption(Text("connect-who"))
    return lambda _: ProgramPlayer(command, seconds)


def _play(
    frame: Frame,
    address: str,
    token: str,
    player: Callable[[str], Player],
    games: int,
    tables: int,
) -> None:
    import asyncio

    from loci.cli.frame import CHECK_FAILED
    from loci.remote.players import PlayerFailed
    from loci.remote.site import Site
    from loci.remote.visit import Visit

    teller = _Teller(frame)

    async def visit() -> None:
        async with Site(address, token, frame.words.language, teller.lost) as site:
            teller.here(address, await site.who())
            await Visit(site, player, teller.tell, games, tables).play()

    try:
        asyncio.run(visit())
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except PlayerFailed as error:
        frame.fail(error)
        raise typer.Exit(CHECK_FAILED) from error


class _Teller:
    """Says what happens: a line of words, or of JSON, for each event."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def here(self, address: str, me: dict[str, Any]) -> None:
        data = {"url": address, "name": me["name"], "owner": me["owner"]}
        self._say("here", data, **data)

    def lost(self, why: str, seconds: float) -> None:
        self._say("lost", {"detail": why, "seconds": seconds}, detail=why, seconds=f"{seconds:g}")

    def tell(self, event: str, table: dict[str, Any], data: dict[str, Any]) -> None:
        said: dict[str, Any] = {"table": table["name"]}
        told = {"id": table["id"], "game": table["game"], **data}
        if event == "failed":
            told["reason"] = self._frame.words.say(data["reason"])
        if event == "over":
            outcome = data["outcome"] or {"ending": "–", "scores": [], "winners": []}
            said |= data["score"]
            said["scores"] = ", ".join(str(score) for score in outcome["scores"]) or "–"
            said["won"] = "yes" if data["seat"] in outcome["winners"] else "no"
        if event == "refused":
            event = "refused-move" if data["drawn"] is None else "drawn"
        said |= {name: value for name, value in told.items() if isinstance(value, str)}
        self._say(event, told, **said)

    def _say(self, event: str, data: dict[str, Any], **said: Any) -> None:
        from loci.core import Text

        if self._frame.as_json:
            self._frame.emit({"event": event, **data})
            sys.stdout.flush()
        else:
            self._frame.print(self._frame.words.say(Text(f"connect-{event}", **said)))
