"""Changes that PostgreSQL makes in one statement, with the notice that tells of them.

A statement is a transaction by itself: one way there and back, in place of one for each step, one
for the beginning and one for the commit. Each finds by what is stored whether it is still due, so
that one that was broken off and is sent again is never carried out twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    CTE,
    BindParameter,
    Connection,
    Executable,
    Select,
    Table,
    Text,
    bindparam,
    func,
    insert,
    select,
    union_all,
    update,
)

from loci.server.storage.db import AUDIT, LOG, MATCHES, SEATS, SNAPSHOTS
from loci.server.storage.move_log import MOVES_ON, moved_on
from loci.server.storage.rows import (
    OPEN_SEAT,
    WAITING,
    LogRow,
    MatchRow,
    Seat,
    log_values,
    match_values,
)
from loci.server.storage.writer import Job, LostRace

NOTIFIES: Final = func.pg_notify(bindparam("channel", type_=Text), bindparam("payload", type_=Text))


def _given(relation: Table, mark: str, names: Iterable[str]) -> dict[str, BindParameter[Any]]:
    """Values for columns; the mark keeps those of several relations apart."""
    return {name: bindparam(mark + name, type_=relation.c[name].type) for name in names}


def _marked(mark: str, values: Mapping[str, Any]) -> dict[str, Any]:
    return {mark + name: value for name, value in values.items()}


def _added(relation: Table, mark: str, to: CTE, key: str = "match_id") -> CTE:
    """A row more for the match that `to` has found, if it has."""
    others = [column.name for column in relation.c if column.name not in (key, "id")]
    values = select(to.c.id, *_given(relation, mark, others).values())
    return insert(relation).from_select([key, *others], values).cte(f"added_{relation.name}")


def _carried_out(statement: Executable, values: dict[str, Any]) -> Job[None]:
    def job(connection: Connection) -> None:
        if connection.execute(statement, values).first() is None:
            raise LostRace

    return job


# -- a move -------------------------------------------------------------------------------------

_MOVED: Final = (
    update(MATCHES)
    .where(
        MATCHES.c.id == bindparam("the_match"),
        MATCHES.c.sequence == bindparam("the_last"),
        MATCHES.c.status == bindparam("the_status"),
    )
    .values(_given(MATCHES, "to_", MOVES_ON))
    .returning(MATCHES.c.id)
    .cte("moved")
)
_MOVE: Final = select(NOTIFIES).select_from(_MOVED).add_cte(_added(LOG, "row_", _MOVED))
_MOVE_AND_KEEP: Final = _MOVE.add_cte(_added(SNAPSHOTS, "kept_", _MOVED))


def move(
    after: MatchRow, was: str, row: LogRow, snapshot: tuple[int, str] | None, told: dict[str, str]
) -> Job[None]:
    """As `move_log.append_job`, for a row that takes nothing back."""
    values = {"the_match": after.id, "the_last": row.sequence - 1, "the_status": was, **told}
    values |= _marked("to_", moved_on(after, row)) | _marked("row_", log_values(after.id, row))
    del values["row_match_id"]
    if snapshot is None:
        return _carried_out(_MOVE, values)
    kept = {"kept_number": snapshot[0], "kept_state": snapshot[1]}
    return _carried_out(_MOVE_AND_KEEP, values | kept)


# -- seats --------------------------------------------------------------------------------------

_SEAT: Final = tuple(column.name for column in SEATS.c if column.name != "match_id")
# The table's row is locked, and looked at again once it is: nobody starts it meanwhile.
_HERE: Final = (
    select(MATCHES.c.id)
    .where(
        MATCHES.c.id == bindparam("the_match"),
        MATCHES.c.sequence == bindparam("the_last"),
        MATCHES.c.status == bindparam("the_status"),
    )
    .with_for_update()
    .cte("here")
)
_SEATED: Final = (
    update(SEATS)
    .where(
        SEATS.c.match_id == _HERE.c.id,
        SEATS.c.seat == bindparam("was_seat"),
        SEATS.c.kind == bindparam("was_kind"),
        SEATS.c.invite == bindparam("was_invite"),
        SEATS.c.user_id.is_not_distinct_from(bindparam("was_user_id")),
        SEATS.c.former_id.is_not_distinct_from(bindparam("was_former_id")),
    )
    .values(_given(SEATS, "to_", _SEAT))
    .returning(SEATS.c.match_id.label("id"))
    .cte("seated")
)


@cache
def _seat_change(noted: bool, columns: tuple[str, ...]) -> Select[Any]:
    statement = select(NOTIFIES).select_from(_SEATED)
    if noted:
        statement = statement.add_cte(_added(AUDIT, "audit_", _SEATED))
    if columns:
        change = update(MATCHES).where(MATCHES.c.id == _SEATED.c.id)
        change = change.values(_given(MATCHES, "set_", columns))
        statement = statement.add_cte(change.cte("changed"))
    return statement


def change_seat(
    match: MatchRow,
    seat: Seat,
    expected: Seat,
    audit: dict[str, Any] | None,
    columns: dict[str, Any],
    told: dict[str, str],
) -> Job[None]:
    """As `Store.change_seat`."""
    values = {"the_match": match.id, "the_last": match.sequence, "the_status": match.status, **told}
    values |= _marked("to_", asdict(seat)) | _marked("was_", asdict(expected))
    del values["was_bot"], values["was_name"], values["was_research"]
    if audit is not None:
        values |= _marked("audit_", audit)
        del values["audit_match_id"]
    values |= _marked("set_", columns)
    return _carried_out(_seat_change(audit is not None, tuple(columns)), values)


# -- a start ------------------------------------------------------------------------------------

_WAITS: Final = (
    select(MATCHES.c.id)
    .where(MATCHES.c.id == bindparam("the_match"), MATCHES.c.status == WAITING)
    .with_for_update()
    .cte("waits")
)
# Locked too: so they are read as they are once the lock is had, and not as they were when the
# statement began. (Whoever changes seats locks the table first, then them.)
_SEATS_NOW: Final = (
    select(SEATS.c.kind)
    .where(SEATS.c.match_id == _WAITS.c.id)
    .with_for_update(of=SEATS)
    .cte("seats_now")
)


@cache
def _start(columns: tuple[str, ...]) -> Select[Any]:
    empty = select(_SEATS_NOW.c.kind).where(_SEATS_NOW.c.kind == OPEN_SEAT)
    begun = (
        update(MATCHES)
        .where(MATCHES.c.id == _WAITS.c.id, ~empty.exists())
        .values(_given(MATCHES, "to_", columns))
        .returning(MATCHES.c.id)
        .cte("begun")
    )
    return select(NOTIFIES).select_from(begun).add_cte(_added(AUDIT, "audit_", begun))


def start(
    id: str, audit: dict[str, Any], columns: dict[str, Any], told: dict[str, str]
) -> Job[None]:
    """As `Store.start_match`."""
    values = {"the_match": id, **told, **_marked("to_", columns), **_marked("audit_", audit)}
    del values["audit_match_id"]
    return _carried_out(_start(tuple(columns)), values)


# -- a new table --------------------------------------------------------------------------------

_MADE: Final = (
    insert(MATCHES)
    .values(_given(MATCHES, "the_", MATCHES.c.keys()))
    .returning(MATCHES.c.id)
    .cte("made")
)


@cache
def _new_table(players: int) -> Select[Any]:
    rows = [select(_MADE.c.id, *_given(SEATS, f"{n}_", _SEAT).values()) for n in range(players)]
    seats = insert(SEATS).from_select(["match_id", *_SEAT], union_all(*rows))
    return select(_MADE.c.id).add_cte(seats.cte("seated"))


def new_table(match: MatchRow, seats: Sequence[Seat]) -> Job[None]:
    """As `Store.add_match`, for one at which nothing has been played."""
    values = _marked("the_", match_values(match))
    for number, seat in enumerate(seats):
        values |= _marked(f"{number}_", asdict(seat))
    return _carried_out(_new_table(len(seats)), values)
