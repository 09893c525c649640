"""`loci upgrade`: matches of older rules versions, in a database or in files, brought over."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from loci.cli.options import Json, Lang, language_of

if TYPE_CHECKING:
    from rich.progress import Progress

    from loci.cli.frame import Frame
    from loci.core.records.versions import Brought

Note = tuple[str, str, "Brought"]  # file or match, game, what became of it


def upgrade(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FILE|DIR...", help="Records, and folders to search for `*.loci`."),
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(
            help="Bring over a database instead: an SQLite file, or postgresql://… Without FILE "
            "the default is $LOCI_DB, else the file in the user's data folder."
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only say what would become of them.")
    ] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Bring matches of older rules versions to the present rules.

    Each is replayed. Where an answer does not fit any more, a running match of a database goes on
    from its last stored position; one that is over is kept as it was stored. Can be stopped at any
    time and run again. Stop the server before. Exit code 1 if a match could not be brought over.
    """
    from loci.cli.frame import CHECK_FAILED, Frame
    from loci.core import BadOption, Text

    with Frame(language_of(lang), json) as frame:
        if files and db is not None:
            raise BadOption(Text("upgrade-one", option="--db"))
        if files:
            counts, notes = _files(frame, files, check)
        else:
            counts, notes = _database(frame, db, check)
        if json:
            frame.emit(
                {
                    "check": check,
                    "games": {game: dict(kinds) for game, kinds in sorted(counts.items())},
                    "notes": [_note_data(frame, *note) for note in notes],
                }
            )
        else:
            _print(frame, counts, notes)
        if any(brought.kind == "failed" for _, _, brought in notes):
            raise typer.Exit(CHECK_FAILED)


def _database(
    frame: Frame, db: str | None, check: bool
) -> tuple[dict[str, dict[str, int]], list[Note]]:
    import asyncio
    from importlib.util import find_spec

    from loci.cli.files import BadFile
    from loci.core import BadOption, Text

    if find_spec("sqlalchemy") is None:
        raise BadOption(Text("server-extra", command="loci upgrade"))
    from loci.server.play.versions import upgrade as bring_over
    from loci.server.settings import Settings

    settings = Settings.from_environment(db=db)
    if settings.embedded and not Path(settings.db_file).is_file():
        raise BadFile(Text("file-missing", path=settings.db_file))
    with _progress(frame) as bar:
        task = bar.add_task("", total=None)
        report = asyncio.run(
            bring_over(
                settings.db_url,
                check,
                lambda done, whole: bar.update(task, completed=done, total=whole),
            )
        )
    return {game: dict(counts) for game, counts in report.counts.items()}, report.notes


def _files(
    frame: Frame, paths: Iterable[Path], check: bool
) -> tuple[dict[str, dict[str, int]], list[Note]]:
    from loci.cli.files import game_of, read_record, record_files, write_text
    from loci.core.records.record import write
    from loci.core.records.versions import FAILED, KEPT, REPLAYED, Brought, Saved, bring

    counts: dict[str, dict[str, int]] = {}
    notes: list[Note] = []
    files = record_files(paths)
    with _progress(frame) as bar:
        for file in bar.track(files, description=""):
            frame.file = str(file)
            record = read_record(file)
            game = game_of(record)
            if record.header.rules >= game.info.rules_version:
                continue
            over = record.outcome is not None
            saved = Saved(record.header, record.entries, {}, record.outcome, over, record.fresh)
            brought = bring(game, saved)
            if brought.kind == REPLAYED and brought.match is not None:
                if not check:
                    made = brought.match.record()
                    made.sealed = record.sealed
                    write_text(file, write(made))
            elif brought.kind != KEPT:
                # A file holds no position to go on from; nothing of it is thrown away.
                brought = Brought(FAILED, None, brought.reason)
            kinds = counts.setdefault(game.info.id, {})
            kinds[brought.kind] = kinds.get(brought.kind, 0) + 1
            if brought.kind != REPLAYED:
                notes.append((str(file), game.info.id, brought))
    return counts, notes


def _progress(frame: Frame) -> Progress:
    """A bar on standard error, where somebody can see one."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    hidden = frame.as_json or not sys.stderr.isatty()
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=hidden,
    )


def _reason(frame: Frame, game: str, brought: Brought) -> str:
    from loci.core import find_game

    frame.speak(find_game(game))
    return "" if brought.reason is None else " ".join(frame.words.say(brought.reason).split())


def _note_data(frame: Frame, name: str, game: str, brought: Brought) -> dict[str, Any]:
    return {
        "match": name,
        "game": game,
        "kind": brought.kind,
        "reason": _reason(frame, game, brought),
        "dropped": brought.dropped,
    }


def _print(frame: Frame, counts: dict[str, dict[str, int]], notes: list[Note]) -> None:
    from loci.core.records.versions import KINDS

    for name, game, brought in notes:
        line = f"{name}: {game}: {brought.kind}: {_reason(frame, game, brought)}"
        if brought.dropped:
            line += f" (the last {brought.dropped} answers are taken back)"
        frame.print(line)
    if not counts:
        frame.print("All matches are of the present rules.")
    for game, kinds in sorted(counts.items()):
        parts = [f"{kinds.get(kind, 0):,} {kind}" for kind in KINDS]
        frame.print(f"{game}: {', '.join(parts)}")
