"""`loci statistics`: what many records of bots say about a game, as a file that a site shows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from loci.cli.options import Jobs, Json, Lang, language_of

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.sim.counting import Counted, Left


def statistics(
    paths: Annotated[
        list[Path],
        typer.Argument(metavar="FILE|DIR...", help="Records, and folders to search for `*.loci`."),
    ],
    output: Annotated[
        Path,
        typer.Option(
            "--output", "-o", help="Folder for the files, one for each game: `GAME.json`."
        ),
    ],
    jobs: Jobs = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Count what bots have done in records of `loci sim`: wins by faction or spirit, scores,
    lengths.

    A site shows such files as games of bots among themselves ($LOCI_STATISTICS names their
    folder). Records that are not finished, or not of bots alone, are left out; the exit code is 1
    if any was.
    """
    import os

    from loci.cli.files import record_files, write_text
    from loci.cli.frame import CHECK_FAILED, Frame
    from loci.core.data import encode
    from loci.sim.counting import Counted, Left
    from loci.sim.statistics import added, file_data

    with Frame(language_of(lang), json) as frame:
        found = _counted(frame, record_files(paths), jobs or os.cpu_count() or 1)
        counted = [one for one in found if isinstance(one, Counted)]
        left = [one for one in found if isinstance(one, Left)]
        games: dict[str, int] = {}
        output.mkdir(parents=True, exist_ok=True)
        for game in sorted({one.game for one in counted}):
            data = file_data(game, added(one.counts for one in counted if one.game == game))
            games[game] = data["games"]
            write_text(output / f"{game}.json", encode(data).decode() + "\n")
        if json:
            told = [{"file": one.file, "reason": _said(frame, one)} for one in left]
            frame.emit({"games": games, "left": told})
        else:
            _print(frame, games, left)
        if left:
            raise typer.Exit(CHECK_FAILED)


def _counted(frame: Frame, files: list[Path], jobs: int) -> list[Counted | Left]:
    """Count the records and show how far it has come."""
    from contextlib import closing

    from loci.cli.progress import progress
    from loci.sim.counting import count
    from loci.sim.workers import Processes

    found = []
    counting = count(files, Processes(jobs))
    with progress(frame, len(files)) as advance, closing(counting) as results:
        for result in results:
            found.append(result)
            advance()
    return found


def _print(frame: Frame, games: dict[str, int], left: list[Left]) -> None:
    from loci.core import Text, find_game

    for one in left:
        frame.print(f"{one.file}: {_said(frame, one)}")
    for id, number in games.items():
        title = frame.words.title(find_game(id))
        frame.print(frame.words.say(Text("statistics-counted", game=title, number=number)))


def _said(frame: Frame, one: Left) -> str:
    return " ".join(frame.words.say(one.reason).split())
