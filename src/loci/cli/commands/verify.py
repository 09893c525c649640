"""`loci verify`: whether records are whole, sealed and true."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from loci.cli.options import Json, Lang, language_of


@dataclass(frozen=True, slots=True)
class Proved:
    """A good record, and what replaying it has proved: the answers after the first `stored` up to
    `replayed`, and whether the hash of the last state could be compared. One of older rules that
    do not lead to its end any more is `kept` as it was stored, for this reason."""

    file: str
    rules: int
    older: bool
    stored: int
    replayed: int
    answers: int
    hash: bool
    kept: str

    def to_data(self) -> dict[str, Any]:
        data = {
            "file": self.file,
            "rules": self.rules,
            "stored": self.stored,
            "replayed": self.replayed - self.stored,
        }
        if self.kept:
            return data | {"answers": self.answers, "reason": self.kept}
        return data | {"hash": self.hash}

    @property
    def usual(self) -> bool:
        """Was all of it replayed under the rules that it names, and compared?"""
        return not self.older and not self.stored and self.hash

    def words(self) -> str:
        parts = [f"rules {self.rules}"]
        if self.stored:
            parts.append(f"answers 1–{self.stored} as stored under older rules")
        if self.replayed > self.stored:
            parts.append(f"answers {self.stored + 1}–{self.replayed} replayed")
        if self.kept:
            told = [*parts[1:], *([] if self.replayed > self.stored else ["no answer replayed"])]
            return f"kept as stored under rules {self.rules}: {'; '.join(told)}: {self.kept}"
        parts.append(
            "outcome and hash equal"
            if self.hash
            else "outcome equal, hash not compared: states are saved in another form since"
        )
        return "; ".join(parts)


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
    """Read and replay records and check hashes and seals; exit code 1 if one is bad.

    A record of older rules that the present ones do not replay is kept as stored, and not bad.
    """
    from rich.console import Console
    from rich.progress import track

    from loci.cli.files import record_files
    from loci.cli.frame import CHECK_FAILED, Frame

    language = language_of(lang)
    with Frame(language, json) as frame:
        files = record_files(paths)
        hidden = json or len(files) < 20 or not sys.stderr.isatty()
        bar = track(files, "", console=Console(stderr=True), transient=True, disable=hidden)
        found = [check(file, language) for file in bar]
        faults = [one for one in found if isinstance(one, Fault)]
        proved = [one for one in found if isinstance(one, Proved)]
        kept = [one for one in proved if one.kept]
        notes = [one for one in proved if not one.kept and not one.usual]
        ok = len(proved) - len(kept)
        if json:
            failed = [fault.to_data() for fault in faults]
            data: dict[str, Any] = {"files": len(files), "ok": ok, "failed": failed}
            if notes:
                data["notes"] = [one.to_data() for one in notes]
            if kept:
                data["kept"] = [one.to_data() for one in kept]
            frame.emit(data)
        else:
            for one in notes + kept:
                frame.print(f"{one.file}: {one.words()}")
            for fault in faults:
                place = fault.file if fault.line is None else f"{fault.file}:{fault.line}"
                frame.print(f"{place}: {fault.kind}: {fault.reason}")
            also = f"; {len(kept):,} kept as stored" if kept else ""
            frame.print(f"{ok:,} of {len(files):,} records are good{also}.")
        if faults:
            raise typer.Exit(CHECK_FAILED)


def check(file: Path, language: str) -> Fault | Proved:
    """What the record in `file` proves, or what is wrong with it. Raises nothing: whatever a file
    holds, the others are still to be checked."""
    from loci.cli.files import game_of, read_text
    from loci.cli.words import Words
    from loci.core import LociError, RecordError, Text
    from loci.core.records.record import read
    from loci.core.records.versions import prove

    words = Words(language)
    try:
        text = read_text(file)
        record = read(text)
        if not record.sealed:
            raise RecordError(text.count("\n"), "unsealed", Text("record-unsealed"))
        game = game_of(record)
        words = Words(language, game)
        rules = record.header.rules
        proof = prove(game, record)
        kept = "" if proof.kept is None else " ".join(words.say(proof.kept).split())
        return Proved(
            file=str(file),
            rules=rules,
            older=rules < game.info.rules_version,
            stored=proof.stored,
            replayed=proof.replayed,
            answers=proof.answers,
            hash=proof.hash,
            kept=kept,
        )
    except LociError as error:
        line = error.line if isinstance(error, RecordError) else None
        return Fault(str(file), line, error.kind, " ".join(words.say(error.reason).split()))
    except Exception as error:  # a forged record may lead the rules of a game astray
        return Fault(str(file), None, "error", f"{type(error).__name__}: {error}")
