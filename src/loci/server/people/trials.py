"""Trials: tables on which one person tries out how a match could go on."""

from __future__ import annotations

import time
from typing import Final

from loci.bots.registry import default_bot
from loci.core import AnyGame, Header, Match, Scripted, State, Text
from loci.core.data import encode
from loci.core.game import Game
from loci.server.errors import Refusal, not_yours, table_not
from loci.server.people.accounts import new_id
from loci.server.people.tables import Tables, begun
from loci.server.play.answers import Answers
from loci.server.play.memory import Memory
from loci.server.play.table import Table
from loci.server.storage.lists import old_trials
from loci.server.storage.rows import (
    ANSWER,
    BOT,
    FINISHED,
    PERSON,
    PLAN,
    WAITING,
    WHAT_IF,
    LogRow,
    MatchRow,
    Seat,
    Stored,
    User,
    header_data,
)

# Who plays the seats that are not the caller's
SAME: Final = "same"  # bots go on, the caller plays for people
BOTS: Final = "bots"
ME: Final = "me"


class Trials:
    """Makes them. They are kept apart from the tables that are played; of too many the oldest are
    thrown away."""

    def __init__(self, memory: Memory, tables: Tables, answers: Answers) -> None:
        self._memory = memory
        self._tables = tables
        self._answers = answers

    async def what_if(self, user: User, table: Table, number: int, others: str) -> Table:
        """A match of the caller alone that goes on from after so many entries of this one.

        A finished match, or one that is all the caller's, is shared as it was. Of another only
        what the caller can see goes over: the hidden part is dealt anew, with a new seed.
        """
        async with self._memory.hold(table):
            match = table.match
            if match is None:
                raise table_not(table.row.status)
            if not 0 <= number <= len(match.entries):
                raise Refusal(
                    422, "number", Text("match-number", number=number, most=len(match.entries))
                )
            if table.kept or number < match.stored:
                raise Refusal(409, "rules", Text("table-kept"))
            if table.row.status == FINISHED or table.all_of(user.id):
                forked = match.fork(number)
            else:
                mine = table.mine(user.id)
                viewer = mine[0] if mine else -1
                seed = self._tables.seeds.next()
                forked, number = _dealt_anew(table.game, match, number, viewer, seed)
            seats = _seats(table, user, others)
        return await self._add(user, table, forked, seats, WHAT_IF, number)

    async def plan(self, user: User, table: Table, seat: int, others: str) -> Table:
        """A match of the caller alone, in which an own seat tries its turns ahead: while the others
        stand still, where the game has such plans, else with the others, and with
        everything that the seat does not know dealt anew."""
        async with self._memory.hold(table):
            match = table.match
            if match is None or table.row.status == FINISHED:
                raise table_not(table.row.status)
            if seat not in table.mine(user.id):
                raise not_yours()
            number = len(match.entries)
            planned = match.plan(seat)
            if planned is None and has_plans(table.game):
                raise Refusal(409, "plan", Text("plan-nothing"))
            if planned is None:
                seed = self._tables.seeds.next()
                planned, number = _dealt_anew(table.game, match, number, seat, seed)
            else:
                others = ME  # they take no part
            seats = _seats(table, user, others)
        return await self._add(user, table, planned, seats, PLAN, number)

    async def _add(
        self,
        user: User,
        origin: Table,
        match: Match,
        seats: list[Seat],
        trial: str,
        number: int,
    ) -> Table:
        now = time.time()
        entries = [
            Stored(entry, barrier, now)
            for entry, barrier in zip(match.entries, match.barriers, strict=True)
        ]
        row = MatchRow(
            new_id(),
            origin.row.name,
            origin.row.game,
            header_data(match.header),
            WAITING,
            False,
            user.id,
            "open",
            None,
            now,
            now,
            sequence=1 if entries or match.fresh else 0,
            entries=len(entries),
            fork_id=origin.id,
            fork_number=number,
            trial=trial,
        )
        begun(row, match, seats, now)
        rows = [LogRow(1, ANSWER, 0, now, 0, entries, fresh=match.fresh)] if row.sequence else []
        snapshot = [(len(entries), encode(match.state.to_data()).decode())] if rows else []
        await self._memory.store.add_match(row, seats, rows, snapshot)
        await self._throw_away_old(user)
        table = await self._memory.table(row.id)
        self._answers.went_on(table)
        return table

    async def _throw_away_old(self, user: User) -> None:
        for id in await old_trials(self._memory.store, user.id, self._tables.most(user)):
            try:
                await self._tables.close(user, await self._memory.table(id))
            except Refusal as refused:  # thrown away meanwhile
                if refused.kind not in ("status", "table"):
                    raise


def has_plans(game: AnyGame) -> bool:
    """Has the game plans of its own (`Game.plan`), in which the others stand still?"""
    return type(game).plan is not Game.plan


def _seats(table: Table, user: User, others: str) -> list[Seat]:
    """Who plays which seat of a trial: the caller at least one."""
    mine = table.mine(user.id)
    found = [_seat(table, seat, seat.seat in mine, user, others) for seat in table.seats]
    if all(seat.kind == BOT for seat in found):
        found = [_seat(table, seat, True, user, ME) for seat in table.seats]
    return found


def _seat(table: Table, seat: Seat, mine: bool, user: User, others: str) -> Seat:
    if mine or others == ME or (others == SAME and seat.kind != BOT):
        return Seat(seat.seat, PERSON, user.id, None, None, seat.name or user.name, 0)
    bot = seat.bot or default_bot(table.game)
    return Seat(seat.seat, BOT, None, None, bot, seat.name, 0)


def _dealt_anew(
    game: AnyGame, match: Match, number: int, viewer: int, seed: int
) -> tuple[Match, int]:
    """A new match from the last place up to `number` at which the hidden part can be dealt
    anew completely, as `viewer` knows it."""
    for at in range(number, match.stored - 1, -1):
        state: State = game.determinize(match.state_at(at), viewer, seed)
        if isinstance(state, Scripted):
            if state.answers:  # in the middle of a script the old table is still part of it
                continue
            state.stable.revealed = 0
        else:
            game.table(state).revealed = 0
        old = match.header
        header = Header(
            old.game, old.rules, old.players, seed, dict(old.options), start=state.to_data()
        )
        return Match(game, header), at
    raise Refusal(409, "fork", Text("fork-hidden"))
