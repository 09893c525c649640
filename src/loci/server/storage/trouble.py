"""What is wrong with the database itself, as those hear it who asked for something."""

from __future__ import annotations

from typing import Final

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from loci.core import Text
from loci.server.errors import Refusal

# Seconds. Whoever asks has an answer within five, also when what asked has to wait in two places.
LINE: Final = 3.0  # in the line for a connection, or for the one that writes
LOCK: Final = 1.5  # for what another has locked, once at the database
SILENCE: Final = 4.5  # for a database that says nothing at all

_LOCKED: Final = "55P03"  # codes of PostgreSQL
_READ_ONLY: Final = "25006"
_FAILING: Final = ("08", "53", "57", "58", "XX")  # classes: connection, resources, shutdown …


def busy() -> Refusal:
    """Somebody has the database locked, or too many wait; nothing was changed."""
    return Refusal(503, "storage", Text("storage-busy"))


def unsure() -> Refusal:
    """It broke off in the middle of a commit, or does not answer."""
    return Refusal(503, "storage", Text("storage-unsure"))


def closed() -> Refusal:
    """The server has let go of the database; nothing was changed."""
    return failing("the server ends")


def is_locked(error: BaseException) -> bool:
    if not isinstance(error, DBAPIError):
        return False
    code = getattr(error.orig, "sqlstate", None)
    return code == _LOCKED or (code is None and "locked" in str(error.orig))


def trouble(error: BaseException) -> Refusal | None:
    """The refusal for a failure of the database; none for any other error."""
    if isinstance(error, NoConnection) or is_locked(error):
        return busy()
    if isinstance(error, TimeoutError):
        return unsure()
    if isinstance(error, DBAPIError):
        if isinstance(error, IntegrityError | ProgrammingError | DataError):
            return None
        code = str(getattr(error.orig, "sqlstate", None) or "")
        fails = (
            isinstance(error, OperationalError | InterfaceError)
            or error.connection_invalidated
            or code == _READ_ONLY
            or code[:2] in _FAILING
        )
        return failing(str(error.orig)) if fails else None
    return failing(str(error)) if isinstance(error, OSError) else None


def failing(detail: str) -> Refusal:
    """It cannot be used; nothing was changed."""
    wrong = Refusal(503, "storage", Text("storage-failing"))
    wrong.add_note(detail)  # for whoever runs the server, not for whoever plays on it
    return wrong
