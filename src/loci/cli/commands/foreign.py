"""`loci import`: games that other programs recorded, as records of ours."""

from __future__ import annotations

import gc
import re
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from loci.cli.options import Json, Lang, language_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from loci.cli.frame import Frame
    from loci.core.game import AnyGame
    from loci.core.info import Imported

_SWEPT_AFTER = 200_000  # objects more than there were


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
    from loci.cli.frame import CHECK_FAILED, Frame
    from loci.core import find_game

    with Frame(language_of(lang), json) as frame:
        rules = find_game(game, by_object=True)
        frame.speak(rules)
        games: list[dict[str, Any]] = []
        with _seldom_swept():
            for file in files if json or not sys.stderr.isatty() else _with_progress(files):
                frame.file = str(file)
                for found in _read(rules, file, check):
                    written = _write(found, out, force) if out is not None else ""
                    games.append(_data(frame, file, found, written, json))
        good = sum(1 for one in games if one["good"])
        if json:
            frame.emit({"games": games, "good": good, "all": len(games)})
        else:
            for one in games:
                told = one.get("wrong") or one.get("record")
                if told:
                    frame.print(f"{one['name']}: {told}")
            word = "equal" if check else "read"
            frame.print(f"{good} of {len(games)} games {word}")
        if good < len(games):
            raise typer.Exit(CHECK_FAILED)


@contextmanager
def _seldom_swept() -> Iterator[None]:
    """What is loaded by now stays, and a game leaves next to no garbage that has to be searched
    for: looking again and again would take a quarter of the time."""
    thresholds = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(_SWEPT_AFTER, *thresholds[1:])
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


def _with_progress(files: list[Path]) -> Iterable[Path]:
    from rich.console import Console
    from rich.progress import track

    return track(files, "", console=Console(stderr=True), transient=True)


def _read(rules: AnyGame, file: Path, check: bool) -> Iterator[Imported]:
    """The games of one file, one after the other; a file that cannot be read is one game with
    something wrong."""
    from loci.cli.files import read_text
    from loci.core import LociError
    from loci.core.info import Imported

    try:
        yield from rules.read_foreign(file.stem, read_text(file), check)
    except LociError as error:
        yield Imported(file.stem, None, error.reason)


def _write(found: Imported, folder: Path, force: bool) -> str:
    """Write the record of one game; where it is now, or nothing when there is none."""
    from loci.cli.files import refuse_existing, write_text
    from loci.core.records.record import write

    if found.wrong is not None:
        return ""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / (re.sub(r"[^A-Za-z0-9._-]+", "-", found.name) + ".loci")
    if not force:
        refuse_existing(path)
    write_text(path, write(found.match.record()))
    return str(path)


def _data(frame: Frame, file: Path, found: Imported, written: str, in_full: bool) -> dict[str, Any]:
    data: dict[str, Any] = {"file": str(file), "name": found.name, "good": found.wrong is None}
    if found.wrong is not None:
        data["wrong"] = " ".join(frame.words.say(found.wrong).split())
        data["detail"] = found.wrong.to_data()
    elif in_full:
        outcome = found.match.outcome()
        data["outcome"] = None if outcome is None else outcome.to_data()
        data["hash"] = found.match.state.digest()
    if written:
        data["record"] = written
    return data
