"""Statistics of finished matches: each is written down when it ends; those that ended before are
caught up with, one after the other, elsewhere. What is shown of a game names nobody; what somebody
has played is for them alone."""

from __future__ import annotations

import asyncio
import csv
import io
import logging
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from loci.core import LociError, all_games, find_game
from loci.core.data import decode, encode
from loci.server.play.answers import Answers
from loci.server.play.memory import Memory
from loci.server.play.table import Table
from loci.server.play.thinkers import Crashed, Overran, Thinkers
from loci.server.play.written import written, written_task
from loci.server.storage.rows import FINISHED, MatchRow, User
from loci.server.storage.sheets import BOTS, PEOPLE, clear_old, keep_job
from loci.server.storage.statistics import PAGE, against, counts, played, uncounted
from loci.sim.statistics import Counts, Facts, added, from_file, rows_of

_log = logging.getLogger("loci.server.statistics")
Making = Callable[[str, Counts, list[Counts]], str]
_SLICE: Final = 20  # matches that are looked up at a time
_PAUSE: Final = 0.02  # seconds between two of them
_EVERY: Final = 3600.0  # seconds between two looks for what nobody has counted
_SECONDS: Final = 120.0  # that one match may take
_FRESH: Final = 10.0  # seconds for which a page is good
_MOST_ROWS: Final = 10_000  # of matches in a file of somebody's own
_COUNTED: Final = ("who", "players", "kind", "row", "column", "number", "wins", "points")
_PLAYED: Final = (
    "id",
    "name",
    "game",
    "ended",
    "players",
    "seat",
    "ending",
    "won",
    "points",
    "place",
)


class Statistics:
    """Counts what was played, and shows it."""

    def __init__(self, memory: Memory, answers: Answers, workers: Thinkers) -> None:
        self._memory = memory
        self._store = memory.store
        self._workers = workers
        self._pages: dict[tuple[str, Making], tuple[float, str]] = {}
        self._given: dict[str, Counts] = {}  # of bots among themselves, from files
        self._tasks: set[asyncio.Task[None]] = set()
        answers.after.append(lambda table, _asked: self._ended(table))

    async def open(self) -> None:
        self._given = await asyncio.to_thread(_files, _folder(self._memory.settings.statistics))
        self._begin(self._catch_up_for_good(), "catch up")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(self, work: Any, name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- writing down ---------------------------------------------------------------------------

    def _ended(self, table: Table) -> None:
        """Write a match down that has just ended."""
        match = table.match
        if match is None or not _is_counted(table.row):
            return
        try:
            facts = written(match, table.seats, table.times)
        except Exception:  # a fault of the game, which has ended all the same
            _log.exception("a match cannot be written down", extra={"match": table.id})
            return
        self._begin(self._keep(table.id, table.sequence, facts), f"write {table.id} down")

    async def _keep(self, id: str, sequence: int, facts: Facts | None) -> None:
        try:
            await self._store.write(keep_job(id, sequence, facts))
        except Exception:  # it is caught up with later
            _log.warning("a match could not be counted", exc_info=True, extra={"match": id})
        self._pages.clear()

    async def _catch_up_for_good(self) -> None:
        while True:
            try:
                if await self._store.write(clear_old):
                    _log.warning("statistics are made anew: they were of another form")
                await self.catch_up()
            except Exception:
                _log.warning("statistics could not be caught up with", exc_info=True)
            await asyncio.sleep(_EVERY)

    async def catch_up(self) -> None:
        """Write all matches down that are over and were not. It can be broken off anywhere, and may
        be done by several processes at once."""
        after = ""
        while ids := await uncounted(self._store, after, _SLICE):
            for id in ids:
                await self._take(id)
                await asyncio.sleep(_PAUSE)
            after = ids[-1]

    async def _take(self, id: str) -> None:
        whole = await self._store.whole(id)
        if whole is None or not _is_counted(whole.match):
            return
        facts = None
        try:
            rules = find_game(whole.match.game).info.rules_version
            if whole.match.header["rules"] == rules:  # else its end is kept only to be looked at
                answer = await self._workers.ask(written_task(whole), _SECONDS)
                if "facts" in answer:
                    facts = Facts.from_data(answer["facts"])
        except (LociError, Overran, Crashed) as error:
            _log.warning("a match cannot be written down: %r", error, extra={"match": id})
        await self._keep(id, whole.match.sequence, facts)

    # -- showing --------------------------------------------------------------------------------

    async def game(self, game: str) -> str:
        """The counts of a game, as JSON: of matches with people, and of bots among themselves."""
        return await self._made(game, _page)

    async def game_table(self, game: str) -> str:
        """The same as lines of a table (CSV)."""
        return await self._made(game, _table)

    async def _made(self, game: str, make: Making) -> str:
        """What is made of the counts of a game, beside the loop; for a while it is good."""
        until, made = self._pages.get((game, make), (0.0, ""))
        if time.monotonic() > until:
            id = find_game(game).info.id
            people, bots = [
                (await counts(self._store, whose, id)).get(id, {}) for whose in (PEOPLE, BOTS)
            ]
            made = await asyncio.to_thread(make, id, people, [bots, self._given.get(id, {})])
            self._pages[game, make] = (time.monotonic() + _FRESH, made)
        return made

    async def own(self, user: User) -> dict[str, Any]:
        """What somebody has played, counted, and with whom."""
        found = await counts(self._store, user.id)
        return {
            "games": {game: rows_of(found[game]) for game in sorted(found)},
            "against": await against(self._store, user.id),
        }

    async def played(self, user: User, page: int) -> tuple[list[dict[str, Any]], bool]:
        """One page of the matches of somebody, the last first; and are there more?"""
        found = await played(self._store, user.id, page * PAGE, PAGE + 1)
        return found[:PAGE], len(found) > PAGE

    async def own_table(self, user: User) -> str:
        """The same as lines of a table (CSV)."""
        rows = await played(self._store, user.id, 0, _MOST_ROWS)
        plain = [row | {"name": _plain(row["name"])} for row in rows]
        return await asyncio.to_thread(
            _lines, _PLAYED, [[row[n] for n in _PLAYED] for row in plain]
        )


def _is_counted(row: MatchRow) -> bool:
    """Was it played to its end here? As `uncounted` asks the database."""
    return row.status == FINISHED and row.trial is None and not row.brought


# -- files -----------------------------------------------------------------------------------------


def _folder(setting: str) -> Path:
    return Path(setting) if setting else Path(__file__).parents[1] / "statistics"


def _files(folder: Path) -> dict[str, Counts]:
    """What the files of a folder say of the games that there are."""
    found: dict[str, Counts] = {}
    for game in all_games():
        path = folder / f"{game.info.id}.json"
        if not path.is_file():
            continue
        try:
            found[game.info.id] = from_file(decode(path.read_bytes()), game.info.id)
        except (LociError, OSError) as error:
            _log.warning("%s is not used: %s", path, error)
    return found


def _page(game: str, people: Counts, bots: list[Counts]) -> str:
    data = {"game": game, PEOPLE: rows_of(people), BOTS: rows_of(added(bots))}
    return encode(data).decode()


def _table(_game: str, people: Counts, bots: list[Counts]) -> str:
    groups = {PEOPLE: people, BOTS: added(bots)}
    rows = [[whose, *row] for whose, found in groups.items() for row in rows_of(found)]
    return _lines(_COUNTED, rows)


def _lines(names: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Comma-separated values."""
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(names)
    writer.writerows(rows)
    return file.getvalue()


def _plain(name: str) -> str:
    """What somebody called a table, such that no spreadsheet takes it for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
