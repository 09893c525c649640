"""Reading what the user names: exactly as it is on the disk, or a clear complaint."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from loci.core import (
    AnyGame,
    LociError,
    Record,
    RecordError,
    Text,
    find_game,
)
from loci.core.records.record import read
from loci.sim.store import write_file


class BadFile(LociError):
    """A file that is not there, cannot be read or may not be replaced."""

    KIND: ClassVar[str] = "file"


def read_text(path: Path) -> str:
    """The text of a UTF-8 file with its line ends as they are."""
    raw = _read(path)
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "unreadable", Text("file-not-utf8")) from error


def read_record(path: Path) -> Record:
    """The record in a file; `RecordError` names the line that is wrong."""
    return read(read_text(path))


def game_of(record: Record) -> AnyGame:
    """The installed game that a record is of."""
    return find_game(record.header.game)


def record_files(paths: Iterable[Path]) -> list[Path]:
    """The given files, and every `*.loci` below the given folders, each once; `BadFile` if one is
    missing or a folder holds none."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            below = sorted(file for file in path.rglob("*.loci") if file.is_file())
            if not below:
                raise BadFile(Text("file-no-records", path=str(path)))
            found.update(dict.fromkeys(below))
        elif path.exists():
            found[path] = None
        else:
            raise BadFile(Text("file-missing", path=str(path)))
    return list(found)


def write_text(path: Path, text: str, durable: bool = True) -> None:
    """Write a whole file at once; `BadFile` if it cannot be written."""
    try:
        write_file(path, text, durable)
    except OSError as error:
        detail = error.strerror or str(error)
        raise BadFile(Text("file-unwritable", path=str(path), detail=detail)) from error


def refuse_existing(path: Path) -> None:
    """`BadFile` if something is there already: a game is too easily lost."""
    if path.exists():
        raise BadFile(Text("file-exists", path=str(path)))


def unusable(path: str, error: OSError) -> BadFile:
    """What the system says about a file, as an error to show."""
    if isinstance(error, FileNotFoundError):
        return BadFile(Text("file-missing", path=path))
    return BadFile(Text("file-unusable", path=path, detail=error.strerror or str(error)))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise unusable(str(path), error) from error
