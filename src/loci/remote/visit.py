"""Playing at all tables at which we sit, for as long as one wants."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from loci.core import LociError
from loci.remote.players import Player, PlayerFailed
from loci.remote.site import Site, SiteError

_FAILURES: Final = 3  # of a program at one question, until it is given up
_GONE: Final = (403, 404, 409)  # the seat, the table or the question is ours no more
_NO_ANSWER: Final = 422  # what was sent cannot be an answer at all

#: Told of what happens at a table: a word, the table, and what there is to say of it.
Tell = Callable[[str, dict[str, Any], dict[str, Any]], None]


class _Enough(Exception):
    """As many games are over as were wanted."""


class _Here:
    """A table at which we sit."""

    __slots__ = ("bell", "over", "table")

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table
        self.bell = asyncio.Event()  # something is asked, or it is over
        self.over = False


class Visit:
    """What we do at a site. `games` is after how many of them we leave (0: never), `most` at how
    many tables somebody thinks at the same time."""

    def __init__(
        self, site: Site, player: Callable[[str], Player], tell: Tell, games: int, most: int
    ) -> None:
        self._site = site
        self._player = player
        self._tell = tell
        self._games = games
        self._thinking = asyncio.Semaphore(most)
        self._here: dict[str, _Here] = {}
        self._over = 0

    async def play(self) -> None:
        """Until so many games are over, or an error stops us."""
        try:
            async with asyncio.TaskGroup() as group:
                await self._follow(group)
        except ExceptionGroup as errors:
            first = errors.exceptions[0]
            if not isinstance(first, _Enough):
                raise first from None

    async def _follow(self, group: asyncio.TaskGroup) -> None:
        """Hear at which tables we sit, and where we are asked."""
        stamp = ""
        while True:
            found = await self._site.tables(stamp)
            stamp = found["stamp"]
            listed = {one["table"]["id"]: one for one in found["tables"]}
            for id in set(self._here) - set(listed):
                here = self._here.pop(id)
                here.over = True
                here.bell.set()
            for id, one in listed.items():
                if id not in self._here:
                    self._here[id] = _Here(one["table"])
                    group.create_task(self._sit(self._here[id]))
                if one["table"]["seats"][one["seat"]]["returns"]:
                    await self._return(id)
                if one["asked"]:
                    self._here[id].bell.set()

    async def _return(self, id: str) -> None:
        """Take our seat back from the bot that has played for us."""
        try:
            await self._site.sit(id)
        except SiteError as error:
            if error.status not in _GONE:
                raise

    async def _sit(self, here: _Here) -> None:
        """Be at one table until it is over."""
        self._tell("table", here.table, {})
        player = self._player(here.table["id"])
        try:
            while not here.over:
                await here.bell.wait()
                here.bell.clear()
                async with self._thinking:
                    await self._answer(here.table, player)
        except SiteError as error:
            if error.status not in _GONE:
                raise
        finally:
            await player.close()
        await self._say_end(here.table)
        self._over += 1
        if self._over == self._games:
            raise _Enough

    async def _say_end(self, table: dict[str, Any]) -> None:
        try:
            told = await self._site.table(table["id"])
        except SiteError:  # we sit there no more, or it is there no more
            self._tell("left", table, {})
        else:
            self._tell("over", table, {name: told[name] for name in ("seat", "outcome", "score")})

    async def _answer(self, table: dict[str, Any], player: Player) -> None:
        """Answer until nothing is asked any more. What has a single answer is not put."""
        failures = 0
        refused: dict[str, Any] | None = None
        while (told := await self._site.table(table["id"]))["asked"] is not None:
            asked = told["asked"]
            question = {"id": table["id"], "game": table["game"], **asked, "refused": refused}
            try:
                lone = len(asked["moves"]) == 1
                move = asked["moves"][0]["move"] if lone else await player.answer(question)
                refused = await self._send(table, told["decision"], move)
                failures = 0
            except LociError as error:
                if not _is_the_players(error):
                    raise
                failures += 1
                if failures == _FAILURES:
                    raise
                self._tell("failed", table, {"reason": error.reason})

    async def _send(self, table: dict[str, Any], decision: str, move: str) -> dict[str, Any] | None:
        """Send an answer; why it was not taken, if it was not."""
        try:
            judged = await self._site.answer(table["id"], decision, move)
        except SiteError as error:
            if error.kind == "stale":  # somebody took something back: the question is another
                return None
            raise
        refused: dict[str, Any] | None = judged["refused"]
        if refused is None:
            self._tell("answer", table, {"move": move})
        else:
            self._tell("refused", table, {"move": move, **refused})
        return refused


def _is_the_players(error: LociError) -> bool:
    """Has a player failed, and not the site?"""
    no_answer = isinstance(error, SiteError) and error.status == _NO_ANSWER
    return isinstance(error, PlayerFailed) or no_answer
