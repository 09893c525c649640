"""What the rows of the database are in memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final

from loci.core import Entry, Header
from loci.core.records.header import Past
from loci.core.rng import seed_data, seed_from

if TYPE_CHECKING:
    from sqlalchemy import Row  # which a process that thinks would load for nothing

PERSON: Final = "person"
BOT: Final = "bot"
OPEN_SEAT: Final = "open"

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
CLOSED: Final = "closed"

ANSWER: Final = "answer"
UNDO: Final = "undo"
ORDERS: Final = "orders"

WHAT_IF: Final = "what-if"
PLAN: Final = "plan"

GUEST: Final = "guest"
ACCOUNT: Final = "account"
PROGRAM: Final = "program"

# Whom a program plays with; the third word is `none`
ACCEPTS_ALL: Final = "all"
ACCEPTS_GAMES: Final = "games"


@dataclass(slots=True)
class User:
    id: str
    name: str
    kind: str
    login: str | None
    password: str | None
    email: str | None
    webhook: str | None
    lang: str
    created: float
    email_confirmed: bool = False
    email_nonce: str | None = None


@dataclass(slots=True)
class Session:
    """Somebody is signed in somewhere."""

    id: str
    user: User
    created: float


@dataclass(slots=True)
class Program:
    """An account with which a program plays, and whose it is."""

    user: User
    owner_id: str
    owner: str  # what the owner is called
    accept: str
    games: list[str]
    token: str | None  # its hash
    issued: float | None

    def to_data(self) -> dict[str, Any]:
        """As its owner sees it."""
        return {
            "id": self.user.id,
            "name": self.user.name,
            "owner": self.owner,
            "accept": self.accept,
            "games": self.games,
            "issued": self.issued,
        }


@dataclass(slots=True)
class Seat:
    seat: int
    kind: str
    user_id: str | None
    former_id: str | None
    bot: str | None
    name: str
    invite: int
    research: bool = False  # whoever plays here agrees that the match is used for research
    owner: str | None = None  # of the program that has the seat, or may come back to it

    @property
    def holder(self) -> str | int | None:
        """Whose it is, also if a bot plays there meanwhile: somebody by name, or whoever has this
        link."""
        return (
            None
            if self.kind == OPEN_SEAT
            else self.user_id or self.former_id or self.invite or None
        )

    @property
    def kept(self) -> bool:
        """Does a bot play here for somebody who may come back: whose seat it was, or whoever has
        its link?"""
        return self.kind == BOT and (self.former_id is not None or self.invite != 0)


def open_seat(seat: int) -> Seat:
    return Seat(seat, OPEN_SEAT, None, None, None, "", 0)


@dataclass(slots=True)
class MatchRow:
    """The row of a table and its match: what is known of them without the log."""

    id: str
    name: str
    game: str
    header: dict[str, Any]
    status: str
    public: bool
    host_id: str | None
    undo: str
    clock: dict[str, Any] | None
    created: float
    moved: float
    sequence: int = 0
    entries: int = 0
    asked: list[int] | None = None
    outcome: dict[str, Any] | None = None
    fork_id: str | None = None
    fork_number: int | None = None
    clocks: dict[str, Any] | None = None
    due: float | None = None
    bots_due: bool = False
    undo_request: dict[str, Any] | None = None
    rules: int = 0
    shared: bool = False  # has anybody but one person ever had a seat while it was played?
    trial: str | None = None  # what its host tries out on it: `WHAT_IF` or `PLAN`
    research: bool = False  # may it be used for research, if everybody agrees?

    def __post_init__(self) -> None:
        self.rules = self.rules or int(self.header["rules"])

    @property
    def players(self) -> int:
        return int(self.header["players"])

    @property
    def brought(self) -> bool:
        """Is it a record that somebody brought, stored whole at the moment at which it was made?"""
        return self.trial is None and self.sequence <= 1 and self.moved == self.created

    @property
    def final(self) -> bool:
        """Has it ended for good? One person alone may take the end of what they have played back;
        what several have, or nobody here, is as it is."""
        return self.status == FINISHED and (self.shared or self.brought)


@dataclass(slots=True)
class Stored:
    """An entry as the log keeps it: with its barrier and the time it was made."""

    entry: Entry
    barrier: bool
    at: float

    def to_data(self) -> list[Any]:
        entry = self.entry
        return [entry.seat, entry.move, entry.auto, entry.comment, self.barrier, self.at]

    @staticmethod
    def from_data(data: list[Any]) -> Stored:
        seat, move, auto, comment, barrier, at = data
        return Stored(Entry(seat, move, auto, comment), barrier, at)


@dataclass(slots=True)
class LogRow:
    """One change of a match: from entry `start` on, `entries` are what follows."""

    sequence: int
    kind: str
    seat: int
    at: float
    start: int
    entries: list[Stored]
    orders: dict[str, Any] | None = None
    fresh: dict[int, int] = field(default_factory=dict)  # as in a `Record`


@dataclass(slots=True)
class Whole:
    """A table as it was at one moment."""

    match: MatchRow
    seats: list[Seat]
    rows: list[LogRow]
    snapshot: tuple[int, str] | None  # number of entries, and the state after them


@dataclass(slots=True)
class ChatRow:
    number: int
    user_id: str | None
    seat: int | None
    name: str
    text: str
    at: float
    note: dict[str, Any] | None = None  # a text of the table's own, in place of what is said


def header_data(header: Header) -> dict[str, Any]:
    """A header without the names of its seats: those are the table's."""
    return {
        "game": header.game,
        "rules": header.rules,
        "players": header.players,
        "seed": seed_data(header.seed),
        "options": header.options,
        "notes": header.notes,
        "start": header.start,
        "continued": [[past.rules, past.entries] for past in header.continued],
    }


def header_from(data: dict[str, Any], names: list[str] | None = None) -> Header:
    """The header again, with the names that the seats have now."""
    return Header(
        data["game"],
        data["rules"],
        data["players"],
        seed_from(data["seed"], "$.seed"),
        dict(data["options"]),
        {seat: name for seat, name in enumerate(names or []) if name},
        dict(data["notes"]),
        data["start"],
        [Past(rules, entries) for rules, entries in data.get("continued", [])],
    )


def match_values(match: MatchRow) -> dict[str, Any]:
    values = asdict(match)
    values["asked"] = match.asked or []
    return values


def match_from(row: Row[Any]) -> MatchRow:
    return MatchRow(**row._mapping)


def seat_from(row: Row[Any]) -> Seat:
    return Seat(
        row.seat,
        row.kind,
        row.user_id,
        row.former_id,
        row.bot,
        row.name,
        row.invite,
        row.research,
        row.owner,
    )


def log_values(id: str, row: LogRow) -> dict[str, Any]:
    return {
        "match_id": id,
        "sequence": row.sequence,
        "kind": row.kind,
        "seat": row.seat,
        "at": row.at,
        "start": row.start,
        "entries": [stored.to_data() for stored in row.entries],
        "orders": row.orders,
        "fresh": {str(number): str(seed) for number, seed in row.fresh.items()} or None,
    }


def log_from(row: Row[Any]) -> LogRow:
    entries = [Stored.from_data(data) for data in row.entries]
    fresh = fresh_from(row._mapping.get("fresh"))  # a database of an older form has none
    return LogRow(row.sequence, row.kind, row.seat, row.at, row.start, entries, row.orders, fresh)


def fresh_from(data: dict[str, str] | None) -> dict[int, int]:
    return {int(number): int(seed) for number, seed in (data or {}).items()}


def standing(rows: Iterable[LogRow]) -> tuple[list[Stored], dict[int, int]]:
    """The entries that stand after these rows, and where it was dealt anew."""
    entries: list[Stored] = []
    fresh: dict[int, int] = {}
    for row in rows:
        if row.start < len(entries):
            del entries[row.start :]
            fresh = {number: seed for number, seed in fresh.items() if number <= row.start}
        entries += row.entries
        fresh |= row.fresh
    return entries, fresh


def shared_by(seats: Sequence[Seat]) -> bool:
    """Do these seats belong to more than one person, also if some are away?"""
    people = {seat.user_id or seat.former_id for seat in seats if seat.kind == PERSON or seat.kept}
    linked = [seat for seat in seats if (seat.kind == PERSON or seat.kept) and seat.invite != 0]
    return len(people) > 1 or len(linked) > 1
