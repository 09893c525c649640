"""Which tables there are: the lists that people see, and those that the server looks after."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Select, func, or_, select

from loci.server.storage.db import MATCHES, SEATS
from loci.server.storage.rows import (
    CLOSED,
    FINISHED,
    RUNNING,
    WAITING,
    MatchRow,
    Seat,
    match_from,
    seat_from,
)
from loci.server.storage.store import Store

PAGE: Final = 30
_MOST_ASKED: Final = 200  # tables of one person that are looked through

Listed = tuple[MatchRow, list[Seat]]


async def tables(
    store: Store, which: str, user_id: str | None, page: int
) -> tuple[list[Listed], bool]:
    """One page of the open tables, the finished ones, the caller's, those where the caller tries
    something out, or those where the caller is asked; and are there more?"""
    if which == "asked":
        return await _asked(store, user_id), False
    query = select(MATCHES)
    if which == "open":
        query = query.where(MATCHES.c.status == WAITING, MATCHES.c.public)
    elif which == "finished":
        query = query.where(MATCHES.c.status == FINISHED, MATCHES.c.public)
    elif which == "trials":
        mine = MATCHES.c.host_id == user_id
        query = query.where(mine, MATCHES.c.trial.is_not(None), MATCHES.c.status != CLOSED)
    else:
        sits = select(SEATS.c.match_id).where(
            or_(SEATS.c.user_id == user_id, SEATS.c.former_id == user_id)
        )
        mine = or_(MATCHES.c.id.in_(sits), MATCHES.c.host_id == user_id)
        query = query.where(mine, MATCHES.c.trial.is_(None))
    query = query.order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
    found = await _with_seats(store, query.limit(PAGE + 1).offset(page * PAGE))
    return found[:PAGE], len(found) > PAGE


async def _asked(store: Store, user_id: str | None) -> list[Listed]:
    """Where the caller is asked, trials apart; whoever has waited for the longest first."""
    sits = select(SEATS.c.match_id).where(SEATS.c.user_id == user_id)
    query = select(MATCHES).where(
        MATCHES.c.id.in_(sits), MATCHES.c.status == RUNNING, MATCHES.c.trial.is_(None)
    )
    found = await _with_seats(store, query.order_by(MATCHES.c.moved).limit(_MOST_ASKED))
    return [
        (row, seats)
        for row, seats in found
        if any(seat.user_id == user_id and seat.seat in (row.asked or []) for seat in seats)
    ]


async def seated(store: Store, user_id: str) -> list[Listed]:
    """The tables that are not over at which this program sits, or may sit down again."""
    sits = select(SEATS.c.match_id).where(
        or_(SEATS.c.user_id == user_id, SEATS.c.former_id == user_id)
    )
    query = select(MATCHES).where(
        MATCHES.c.id.in_(sits), MATCHES.c.status.in_([WAITING, RUNNING]), MATCHES.c.trial.is_(None)
    )
    return await _with_seats(store, query.order_by(MATCHES.c.moved, MATCHES.c.id))


async def _with_seats(store: Store, query: Select[tuple[object, ...]]) -> list[Listed]:
    def job(connection: Connection) -> list[Listed]:
        rows = [match_from(row) for row in connection.execute(query)]
        seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
        query_seats = select(SEATS).where(SEATS.c.match_id.in_(seats)).order_by(SEATS.c.seat)
        for seat in connection.execute(query_seats):
            seats[seat.match_id].append(seat_from(seat))
        return [(row, seats[row.id]) for row in rows]

    return await store.read(job)


async def hosted(store: Store, user_id: str, since: float) -> int:
    """How many tables of this host are not over, or were over when they were made `since` then:
    records that were brought. Trials are not counted."""
    never_played = (MATCHES.c.sequence == 1) & (MATCHES.c.moved == MATCHES.c.created)
    counts = MATCHES.c.status.in_([WAITING, RUNNING]) | (never_played & (MATCHES.c.created > since))
    query = select(func.count()).where(
        MATCHES.c.host_id == user_id, MATCHES.c.trial.is_(None), counts
    )
    return await store.read(lambda connection: connection.execute(query).scalar_one())


async def old_trials(store: Store, user_id: str, most: int) -> list[str]:
    """The caller's trials beyond the newest `most`."""
    query = select(MATCHES.c.id).where(
        MATCHES.c.host_id == user_id, MATCHES.c.trial.is_not(None), MATCHES.c.status != CLOSED
    )
    query = query.order_by(MATCHES.c.moved.desc(), MATCHES.c.id)
    found = await store.read(lambda connection: connection.execute(query).scalars().all())
    return list(found[most:])


async def overdue(store: Store, now: float, bots_since: float) -> tuple[list[str], list[str]]:
    """Running tables where a bot has been asked since before `bots_since`, and those where
    somebody's time is out."""
    running = MATCHES.c.status == RUNNING
    bots = select(MATCHES.c.id).where(running, MATCHES.c.bots_due, MATCHES.c.moved < bots_since)
    clocks = select(MATCHES.c.id).where(running, MATCHES.c.due < now)

    def job(connection: Connection) -> tuple[list[str], list[str]]:
        waiting = list(connection.execute(bots).scalars())
        return waiting, list(connection.execute(clocks).scalars())

    return await store.read(job)
