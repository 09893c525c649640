"""The engines that open the database, and bringing it to the newest form."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import QueuePool

from loci.server.storage.trouble import LINE, LOCK, SILENCE

# Seconds that SQLite waits for whoever has the file locked
_PATIENCE: Final = 15.0
_MOMENT: Final = 0.2


def open_engine(
    url: str, connections: int = 1, check: bool = True, hurried: bool = False
) -> AsyncEngine:
    """An engine that reads and writes. `check` tries a connection of the pool before it is used;
    `hurried` is for somebody who waits for an answer."""
    address = make_url(url)
    file = address.get_backend_name() == "sqlite"
    limits: dict[str, Any] = {}
    if hurried and not file:
        limits = {
            "timeout": LINE,
            "command_timeout": SILENCE,
            "server_settings": {"lock_timeout": f"{1000 * LOCK:.0f}"},
        }
    engine = create_async_engine(
        address,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=check,
        pool_timeout=LINE if hurried else 30.0,
        connect_args=limits,
    )
    if file:
        _set_up(engine.sync_engine, address, "BEGIN", _PATIENCE)
    return engine


def open_reading(url: str, connections: int) -> Engine:
    """The engine of the connections that read an SQLite file, for somebody who waits for an
    answer."""
    return _open_file(url, connections, "BEGIN", LOCK)


def open_writing(url: str, hurried: bool = False) -> Engine:
    """The engine of the one connection that writes an SQLite file.

    The file is kept in WAL mode with `synchronous=FULL`: a commit returns when it is on the disk,
    so that an acknowledged move survives a loss of power too. One that is `hurried` hardly waits
    for whoever has the file locked: there is a line before it (`BatchWriter`).
    """
    return _open_file(url, 1, "BEGIN IMMEDIATE", _MOMENT if hurried else _PATIENCE)


def _open_file(url: str, connections: int, begin: str, patience: float) -> Engine:
    address = make_url(url).set(drivername="sqlite")
    engine = create_engine(
        address, pool_size=connections, max_overflow=0, connect_args={"check_same_thread": False}
    )
    _set_up(engine, address, begin, patience)
    return engine


def _set_up(engine: Engine, address: URL, begin: str, patience: float) -> None:
    if address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver's own BEGIN would come too late
        cursor = connection.cursor()
        waits = f"busy_timeout={1000 * patience:.0f}"
        for pragma in (waits, "journal_mode=WAL", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _began(connection: Any) -> None:
        connection.exec_driver_sql(begin)


async def let_go(engine: AsyncEngine) -> None:
    """Close the connections of an engine as soon as those who still use one have done with it:
    what comes back to a pool that is gone would stay open."""
    pool = cast(QueuePool, engine.pool)
    begun = time.monotonic()
    while pool.checkedout() and time.monotonic() - begun < SILENCE:
        await asyncio.sleep(0.01)
    await engine.dispose()


async def migrate(url: str) -> None:
    """Bring the database to the newest form. Safe when several processes start at once: one does
    it while the others wait."""
    if url.startswith("sqlite"):
        await asyncio.to_thread(_migrate_file, url)
        return
    engine = open_engine(url, 1)
    async with engine.begin() as connection:
        await connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4912047)")
        await connection.run_sync(upgrade)
    await engine.dispose()


def _migrate_file(url: str) -> None:
    engine = open_writing(url)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run the migrations that are still to be run, in the transaction of this connection."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "loci.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
