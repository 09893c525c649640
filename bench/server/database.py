"""What one PostgreSQL takes by itself: the commits that moves are, and the notifications that tell
other processes of them. Nothing of the rules or of the sockets is in it."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import asyncpg
from generators import NOTES
from tally import percentiles

from loci.server.storage.engines import migrate
from loci.testing.postgres import Postgres

_CONNECTIONS = (1, 8, 32)
_LISTENERS = (1, 2, 16)
_TABLES = 1000
_ROW = """
    INSERT INTO log (match_id, sequence, kind, seat, at, start, entries)
    VALUES ($1, $2, 'answer', 0, 0.0, $2, $3)
"""
_MOVE = "UPDATE matches SET sequence = $2, moved = $3, entries = $2 WHERE id = $1 AND sequence = $4"
_TABLE = """
    INSERT INTO matches (id, name, game, header, status, public, undo, created, moved, sequence,
        entries, asked, rules, bots_due, shared)
    VALUES ($1, '', 'haunted-lands', '{}', 'running', false, 'open', 0, 0, 0, 0, '[]', 1,
        false, false)
"""
_ENTRIES = '[[0, "move of a usual length", false, "", false, 1790000000.123]]'


def capacity(seconds: float) -> list[dict[str, Any]]:
    """Commits per second by connections, then notifications per second by listeners."""
    postgres = Postgres()
    try:
        url = postgres.database()
        asyncio.run(migrate(url.replace("postgresql://", "postgresql+asyncpg://")))
        return asyncio.run(_measured(url, seconds))
    finally:
        postgres.close()


async def _measured(url: str, seconds: float) -> list[dict[str, Any]]:
    connection = await asyncpg.connect(url)
    await connection.executemany(_TABLE, [(f"t{n}",) for n in range(_TABLES)])
    await connection.close()
    rows = []
    sequences = dict.fromkeys(range(_TABLES), 0)
    for number in _CONNECTIONS:
        for told in (False, True):
            rows.append(await _commits(url, number, told, sequences, seconds))
            NOTES.print(f"  {rows[-1]['label']}, {number}: {rows[-1]['rate']:.0f}/s")
    for listeners in _LISTENERS:
        rows.append(await _notices(url, listeners, seconds))
        NOTES.print(f"  {rows[-1]['label']}, {listeners}: {rows[-1]['rate']:.0f}/s")
    return rows


async def _commits(
    url: str, connections: int, told: bool, sequences: dict[int, int], seconds: float
) -> dict[str, Any]:
    """The transaction of a move, on so many connections at once, each with tables of its own."""
    latencies: list[float] = []
    pool = [await asyncpg.connect(url) for _ in range(connections)]
    end = time.monotonic() + seconds

    async def moves(first: int, connection: Any) -> None:
        table = first
        while (begun := time.monotonic()) < end:
            last = sequences[table]
            async with connection.transaction():
                await connection.execute(_ROW, f"t{table}", last + 1, _ENTRIES)
                await connection.execute(_MOVE, f"t{table}", last + 1, begun, last)
                if told:
                    notice = f'{{"kind":"log","match":"t{table}","sequence":{last + 1}}}'
                    await connection.execute("SELECT pg_notify('loci', $1)", notice)
            sequences[table] = last + 1
            latencies.append(time.monotonic() - begun)
            table = (table + connections) % (_TABLES - _TABLES % connections)

    begun = time.monotonic()
    await asyncio.gather(*[moves(number, one) for number, one in enumerate(pool)])
    used = time.monotonic() - begun
    for one in pool:
        await one.close()
    label = "moves committed, with a notification" if told else "moves committed"
    return _row(label, connections, len(latencies) / used, latencies)


async def _notices(url: str, listeners: int, seconds: float) -> dict[str, Any]:
    """Notifications that reach every listener, sent by one connection as fast as it goes."""
    sent: dict[str, float] = {}
    latencies: list[float] = []
    left: dict[str, int] = {}
    done = asyncio.Event()

    def hear(_connection: object, _process: int, _channel: str, load: object) -> None:
        load = str(load)
        left[load] -= 1
        if left[load] == 0:
            latencies.append(time.monotonic() - sent[load])
            done.set()

    heard = [await asyncpg.connect(url) for _ in range(listeners)]
    for one in heard:
        await one.add_listener("bench", hear)
    sender = await asyncpg.connect(url)
    begun = time.monotonic()
    number = 0
    while time.monotonic() < begun + seconds:
        load = str(number)
        sent[load], left[load] = time.monotonic(), listeners
        await sender.execute("SELECT pg_notify('bench', $1)", load)
        number += 1
    while len(latencies) < number:
        done.clear()
        await asyncio.wait_for(done.wait(), 10)
    used = time.monotonic() - begun
    for one in (sender, *heard):
        await one.close()
    return _row("notifications, heard by all", listeners, number / used, latencies)


def _row(label: str, connections: int, rate: float, latencies: list[float]) -> dict[str, Any]:
    about = {"load": "database", "label": label, "connections": connections, "errors": {}}
    return about | {"rate": round(rate, 1), **percentiles(latencies)}
