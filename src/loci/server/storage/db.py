"""The relations of the database and the engines that open it."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)
from sqlalchemy.types import TypeDecorator

from loci.core.data import decode, encode

# Seconds that SQLite waits for whoever has the file locked
_PATIENCE: Final = 15.0
_MOMENT: Final = 0.2

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Json(TypeDecorator[Any]):
    """Plain data as canonical JSON text; the same on every database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return None if value is None else decode(value)


def _match_key() -> Column[str]:
    return Column(
        "match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
    )


def _user(name: str) -> Column[str]:
    return Column(name, String(16), ForeignKey("users.id", ondelete="SET NULL"), nullable=True)


USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("email", Text),
    Column("webhook", Text),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("email_confirmed", Boolean, nullable=False, server_default=false()),
    Column("email_nonce", String(32)),  # of the links that confirm the address, if there are any
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
)
Index(None, SESSIONS.c.user_id)

PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("id", String(32), primary_key=True),  # follows from the endpoint
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("created", Float, nullable=False),
)
Index(None, PUSHES.c.user_id)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("header", Json, nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    _user("host_id"),
    Column("undo", String(8), nullable=False),
    Column("clock", Json),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("sequence", Integer, nullable=False),  # of the last row of the log
    Column("entries", Integer, nullable=False),
    Column("asked", Json, nullable=False),
    Column("outcome", Json),
    Column("fork_id", String(16)),
    Column("fork_number", Integer),
    Column("clocks", Json),  # time left per seat, see clock.py
    Column("due", Float),  # when the first asked person runs out of time
    Column("bots_due", Boolean, nullable=False),  # is a bot asked?
    Column("undo_request", Json),
    # The newest rules version it was brought to, or found not to fit (see `play/versions.py`)
    Column("rules", Integer, nullable=False, server_default="1"),
    # Has anybody but one person ever had a seat while it was played?
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("trial", String(8)),  # what is tried out on it; none: it is played
    # May it be used for research, if everybody agrees (see `storage/research.py`)?
    Column("research", Boolean, nullable=False, server_default=false()),
)
Index(None, MATCHES.c.status, MATCHES.c.public, MATCHES.c.moved)
Index(None, MATCHES.c.status, MATCHES.c.bots_due)
Index(None, MATCHES.c.status, MATCHES.c.due)
Index(None, MATCHES.c.host_id)
Index(None, MATCHES.c.game, MATCHES.c.rules)

SEATS: Final = Table(
    "seats",
    METADATA,
    _match_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    _user("user_id"),
    _user("former_id"),  # whose seat a bot has taken over
    Column("bot", String(64)),
    Column("name", Text, nullable=False),
    Column("invite", Integer, nullable=False),  # generation of the secret link; 0: there is none
    Column("research", Boolean, nullable=False, server_default=false()),  # do they agree to it?
    Column("owner", Text),  # the name of whose program has the seat, if one has it
)
Index(None, SEATS.c.user_id)
Index(None, SEATS.c.former_id)

# Accounts with which programs play: more of their rows in `users`
PROGRAMS: Final = Table(
    "programs",
    METADATA,
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("owner_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("called", Text, nullable=False, unique=True),  # its name, however it is written
    Column("accept", String(8), nullable=False),
    Column("games", Json, nullable=False),
    Column("token", String(64)),  # the hash of its token; none: it was revoked
    Column("issued", Float),  # when its token was
)
Index(None, PROGRAMS.c.owner_id)

PROGRAM_ANSWERS: Final = Table(
    "program_answers",
    METADATA,
    _match_key(),
    Column("user_id", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("legal", Integer, nullable=False),
    Column("illegal", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("question", Text),  # the last one that was answered by what is no legal move
    Column("failed", Integer, nullable=False),  # how often it was
)
Index(None, PROGRAM_ANSWERS.c.user_id)

LOG: Final = Table(
    "log",
    METADATA,
    _match_key(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # answer, undo or orders
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("start", Integer, nullable=False),  # how many of the entries before it stay
    Column("entries", Json, nullable=False),  # those that follow them then
    Column("orders", Json),
    Column("fresh", Json),  # after which entries it deals anew, and from which seeds
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    _match_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    _match_key(),
    Column("sequence", Integer, nullable=False),  # of the last row of the log that it knows
    Column("judge", String(80), nullable=False),  # rules and weights with which it was made
    Column("data", Json, nullable=False),
)

# What statistics are made of: of each finished match its score sheet, and who had which seat.
SHEETS: Final = Table(
    "sheets",
    METADATA,
    _match_key(),
    Column("sequence", Integer, nullable=False),  # of the last row of the log then
    Column("form", Integer, nullable=False),  # of what was kept and counted
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("facts", Json),  # none: nothing can be said of the match
)

SHEET_SEATS: Final = Table(
    "sheet_seats",
    METADATA,
    Column(
        "match_id",
        String(16),
        ForeignKey("sheets.match_id", ondelete="CASCADE"),
        primary_key=True,
    ),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _user("user_id"),
    Column("bot", String(64)),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
)
Index(None, SHEET_SEATS.c.user_id)

COUNTS: Final = Table(
    "counts",
    METADATA,
    Column("whose", String(16), primary_key=True),  # people's, bots', or somebody's own
    Column("game", String(64), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(80), primary_key=True),
    Column("row_name", String(80), primary_key=True),
    Column("column_name", String(80), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("points", BigInteger, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    _match_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _user("user_id"),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("note", Json),  # a text of the table's own, in place of what somebody says
)
Index(None, CHAT.c.user_id)

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Float, nullable=False),
    _user("user_id"),
    Column("match_id", String(16)),
    Column("action", String(32), nullable=False),
    Column("detail", Json, nullable=False),
)
Index(None, AUDIT.c.user_id)
