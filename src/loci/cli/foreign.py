"""`loci import`: games that other programs recorded, as records of ours."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from loci.cli.options import Json, Lang, language_of

if TYPE_CHECKING:
    from loci.cli.frame import Frame
    from loci.core.game import Imported


def import_(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. terra-mystica.")],
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="Files to read: JSON lines, or plain ledgers."),
    ],
    out: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="DIR", help="Write a record of each game here."),
    ] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Compare every row and every score with what the file says."),
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace records that are there.")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Read games recorded elsewhere; exit code 1 if one cannot be played or is not equal.

    Without -o nothing is written: the games are only read, played and, with --check, compared.
    """
    from rich.console import Console
    from rich.progress import track

    from loci.cli.frame import CHECK_FAILED, Frame
    from loci.core import find_game

    with Frame(language_of(lang), json) as frame:
        rules = find_game(game, by_object=True)
        frame.speak(rules)
        hidden = json or not sys.stderr.isatty()
        results: list[tuple[Path, Imported, str]] = []
        for file in track(files, "", console=Console(stderr=True), transient=True, disable=hidden):
            frame.file = str(file)
            for found in _read(rules, file, check):
                written = _write(found, out, force) if out is not None else ""
                results.append((file, found, written))
        good = sum(1 for _, found, _ in results if found.wrong is None)
        if json:
            games = [_data(frame, *result) for result in results]
            frame.emit({"games": games, "good": good, "all": len(results)})
        else:
            for _, found, written in results:
                if found.wrong is not None:
                    frame.print(f"{found.name}: {' '.join(frame.words.say(found.wrong).split())}")
                elif written:
                    frame.print(f"{found.name}: {written}")
            word = "equal" if check else "read"
            frame.print(f"{good} of {len(results)} games {word}")
        if good < len(results):
            raise typer.Exit(CHECK_FAILED)


def _read(rules: Any, file: Path, check: bool) -> list[Imported]:
    """The games of one file; a file that cannot be read is one game with something wrong."""
    from loci.cli.files import read_text
    from loci.core import LociError
    from loci.core.game import Imported

    try:
        return list(rules.read_foreign(file.stem, read_text(file), check))
    except LociError as error:
        return [Imported(file.stem, None, error.reason)]


def _write(found: Imported, folder: Path, force: bool) -> str:
    """Write the record of one game; where it is now, or nothing when there is none."""
    from loci.cli.files import refuse_existing, write_text
    from loci.core.record import write

    if found.wrong is not None:
        return ""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (re.sub(r"[^A-Za-z0-9._-]+", "-", found.name) + ".loci")
    if not force:
        refuse_existing(path)
    write_text(path, write(found.match.record()))
    return str(path)


def _data(frame: Frame, file: Path, found: Imported, written: str) -> dict[str, Any]:
    data: dict[str, Any] = {"file": str(file), "name": found.name, "good": found.wrong is None}
    if found.wrong is not None:
        data["wrong"] = " ".join(frame.words.say(found.wrong).split())
        data["detail"] = found.wrong.to_data()
    else:
        outcome = found.match.outcome()
        data["outcome"] = None if outcome is None else outcome.to_data()
        data["hash"] = found.match.state.digest()
    if written:
        data["record"] = written
    return data
