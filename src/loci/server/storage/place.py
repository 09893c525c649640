"""The file of an SQLite database: one server's alone, and still where it was opened."""

from __future__ import annotations

import fcntl
import os
import threading
from pathlib import Path
from typing import Any, ClassVar, Final

from sqlalchemy import Engine, event
from sqlalchemy.engine import make_url

from loci.core import LociError, Text
from loci.server.errors import Refusal


class DatabaseTaken(LociError):
    """Another process serves this file."""

    KIND: ClassVar[str] = "database"


class Claim:
    """The lock by which one process has a database file to itself. The system lets it go with the
    process, however that ends; the lock file stays, and means nothing by itself."""

    _held: ClassVar[dict[Path, int]] = {}  # locks of this process, which may open a file twice
    _number: ClassVar[dict[Path, int]] = {}
    _changing: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self, url: str) -> None:
        """`DatabaseTaken` if another process has it."""
        database = Path(make_url(url).database or "").resolve()
        self._path: Final = database.with_name(database.name + ".lock")
        with self._changing:
            if self._path not in self._held:
                database.parent.mkdir(parents=True, exist_ok=True)
                self._held[self._path] = _locked(self._path, database)
            self._number[self._path] = self._number.get(self._path, 0) + 1

    def let_go(self) -> None:
        with self._changing:
            self._number[self._path] -= 1
            if not self._number[self._path]:
                os.close(self._held.pop(self._path))


def _locked(path: Path, database: Path) -> int:
    # Never the database itself: whoever closes it again breaks SQLite's own locks.
    lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        process = os.read(lock, 20).decode("ascii", "replace").strip()
        os.close(lock)
        reason = Text("database-taken", path=str(database), process=process or "?")
        raise DatabaseTaken(reason) from None
    os.ftruncate(lock, 0)
    os.write(lock, f"{os.getpid()}\n".encode())
    return lock


class Place:
    """The file as it was opened. One that was removed or replaced takes every write, and none of
    them is there after a restart."""

    def __init__(self, url: str) -> None:
        database = Path(make_url(url).database or "")
        self._database: Final = database
        self._journal: Final = database.with_name(database.name + "-wal")
        self._known: dict[Path, tuple[int, int]] = {database: _identity(database)}

    def check(self) -> None:
        """`Refusal` unless what is written now is in the file that a restart will open."""
        for path, known in self._known.items():
            try:
                same = _identity(path) == known
            except OSError:
                same = False
            if not same:
                raise Refusal(503, "storage", Text("storage-gone"))

    def guard(self, engine: Engine) -> None:
        """Let an engine open this file and no other: SQLite would make one where there is none."""

        @event.listens_for(engine, "do_connect")
        def _connecting(*_: Any) -> None:
            self.check()

    def guard_writing(self, engine: Engine) -> None:
        """The same for the engine that writes. What it commits is in the journal at first, which
        its connection opens and nobody closes before it."""

        @event.listens_for(engine, "do_connect")
        def _connecting(*_: Any) -> None:
            self._known.pop(self._journal, None)
            self.check()

        @event.listens_for(engine, "connect")
        def _connected(connection: Any, _record: object) -> None:
            cursor = connection.cursor()
            cursor.execute("SELECT count(*) FROM sqlite_master").fetchone()  # opens the journal
            cursor.close()
            self._known[self._journal] = _identity(self._journal)


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
