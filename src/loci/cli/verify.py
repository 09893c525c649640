"""`loci verify`: whether records are whole, sealed and true."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from loci.cli.options import Json, Lang, language_of


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with one record, and in which line where that can be said."""

    file: str
    line: int | None
    kind: str
    reason: str

    def to_data(self) -> dict[str, Any]:
        return {"file": self.file, "line": self.line, "kind": self.kind, "reason": self.reason}


def verify(
    paths: Annotated[
        list[Path],
        typer.Argument(metavar="FILE|DIR...", help="Records, and folders to search for `*.loci`."),
    ],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Read and replay records and check hashes and seals; exit code 1 if one is bad."""
    from rich.console import Console
    from rich.progress import track

    from loci.cli.files import record_files
    from loci.cli.frame import CHECK_FAILED, Frame

    language = language_of(lang)
    with Frame(language, json) as frame:
        files = record_files(paths)
        hidden = json or len(files) < 20 or not sys.stderr.isatty()
        faults = []
        for file in track(files, "", console=Console(stderr=True), transient=True, disable=hidden):
            fault = check(file, language)
            if fault is not None:
                faults.append(fault)
        ok = len(files) - len(faults)
        if json:
            failed = [fault.to_data() for fault in faults]
            frame.emit({"files": len(files), "ok": ok, "failed": failed})
        else:
            for fault in faults:
                place = fault.file if fault.line is None else f"{fault.file}:{fault.line}"
                frame.print(f"{place}: {fault.kind}: {fault.reason}")
            frame.print(f"{ok:,} of {len(files):,} records are good.")
        if faults:
            raise typer.Exit(CHECK_FAILED)


def check(file: Path, language: str) -> Fault | None:
    """What is wrong with the record in `file`, or None. Raises nothing: whatever a file holds,
    the others are still to be checked."""
    from loci.cli.files import game_of, read_text
    from loci.cli.words import Words
    from loci.core import LociError, Match, RecordError, Text
    from loci.core.record import read

    words = Words(language)
    try:
        text = read_text(file)
        record = read(text)
        if not record.sealed:
            raise RecordError(text.count("\n"), "unsealed", Text("record-unsealed"))
        game = game_of(record)
        words = Words(language, game)
        Match.replay(game, record)
    except LociError as error:
        line = error.line if isinstance(error, RecordError) else None
        return Fault(str(file), line, error.kind, " ".join(words.say(error.reason).split()))
    except Exception as error:  # a forged record may lead the rules of a game astray
        return Fault(str(file), None, "error", f"{type(error).__name__}: {error}")
    return None
