"""What is read for statistics: which matches are still to be counted, the counts, and what somebody
has played."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Integer, and_, case, cast, func, or_, select

from loci.server.storage.db import COUNTS, MATCHES, SHEET_SEATS, SHEETS, USERS
from loci.server.storage.rows import FINISHED
from loci.server.storage.store import Store
from loci.sim.statistics import Cell, Counts, Sums

PAGE: Final = 30
_MOST_AGAINST: Final = 50

# Played to its end here: neither tried out, nor brought as a record, which is over from the start.
_COUNTED: Final = and_(
    MATCHES.c.status == FINISHED,
    MATCHES.c.trial.is_(None),
    or_(MATCHES.c.sequence > 1, MATCHES.c.moved != MATCHES.c.created),
)


async def uncounted(store: Store, after: str, most: int) -> list[str]:
    """Matches that are over and of which no sheet is kept, by id, from after this one on."""
    kept = select(SHEETS.c.match_id).where(SHEETS.c.match_id == MATCHES.c.id).exists()
    query = select(MATCHES.c.id).where(_COUNTED, MATCHES.c.id > after, ~kept)
    query = query.order_by(MATCHES.c.id).limit(most)
    return list(await store.read(lambda connection: connection.execute(query).scalars().all()))


async def counts(store: Store, whose: str, game: str | None = None) -> dict[str, Counts]:
    """The counts of people, of bots or of somebody, by game."""
    query = select(COUNTS).where(COUNTS.c.whose == whose)
    if game is not None:
        query = query.where(COUNTS.c.game == game)

    def job(connection: Connection) -> dict[str, Counts]:
        found: dict[str, Counts] = {}
        for row in connection.execute(query):
            cell = Cell(row.players, row.kind, row.row_name, row.column_name)
            found.setdefault(row.game, {})[cell] = Sums(row.number, row.wins, row.points)
        return found

    return await store.read(job)


async def played(store: Store, user_id: str, first: int, most: int) -> list[dict[str, Any]]:
    """The finished matches of somebody, the last first: what they played and how it ended."""
    query = (
        select(SHEETS, SHEET_SEATS, MATCHES.c.name)
        .join(SHEET_SEATS, SHEET_SEATS.c.match_id == SHEETS.c.match_id)
        .join(MATCHES, MATCHES.c.id == SHEETS.c.match_id)
        .where(SHEET_SEATS.c.user_id == user_id)
        .order_by(SHEETS.c.ended.desc(), SHEETS.c.match_id, SHEET_SEATS.c.seat)
        .limit(most)
        .offset(first)
    )

    def job(connection: Connection) -> list[dict[str, Any]]:
        return [
            {
                "id": row.match_id,
                "name": row.name,
                "game": row.game,
                "ended": row.ended,
                "players": len(row.facts["who"]),
                "seat": row.seat,
                "ending": row.facts["outcome"]["ending"],
                "won": row.won,
                "points": row.points,
                "place": row.place,
                "together": row.facts["together"],
                "played": {
                    **row.facts["sheet"]["played"],
                    **row.facts["sheet"]["seats"][row.seat]["played"],
                },
            }
            for row in connection.execute(query)
        ]

    return await store.read(job)


async def against(store: Store, user_id: str) -> list[dict[str, Any]]:
    """With whom somebody has played, most often first: how often, how often both won, and how often
    one came before the other."""
    mine, other = SHEET_SEATS.alias("mine"), SHEET_SEATS.alias("other")
    same = and_(other.c.match_id == mine.c.match_id, other.c.seat != mine.c.seat)
    number = func.count()
    query = (
        select(
            SHEETS.c.game,
            other.c.user_id,
            other.c.bot,
            USERS.c.name,
            number.label("number"),
            func.sum(cast(and_(mine.c.won, other.c.won), Integer)).label("both"),
            func.sum(case((mine.c.place < other.c.place, 1), else_=0)).label("before"),
            func.sum(case((mine.c.place > other.c.place, 1), else_=0)).label("after"),
        )
        .join(other, same)
        .join(SHEETS, SHEETS.c.match_id == mine.c.match_id)
        .outerjoin(USERS, USERS.c.id == other.c.user_id)
        .where(mine.c.user_id == user_id, other.c.user_id.is_distinct_from(user_id))
        .group_by(SHEETS.c.game, other.c.user_id, other.c.bot, USERS.c.name)
        .order_by(number.desc(), SHEETS.c.game, USERS.c.name, other.c.bot)
        .limit(_MOST_AGAINST)
    )

    def job(connection: Connection) -> list[dict[str, Any]]:
        return [
            {
                "game": row.game,
                "name": row.name,
                "bot": row.bot,
                "number": row.number,
                "both": row.both,
                "before": row.before,
                "after": row.after,
            }
            for row in connection.execute(query)
        ]

    return await store.read(job)
