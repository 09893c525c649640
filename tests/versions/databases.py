"""The databases of earlier releases, as they were written, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert, select, text
from sqlalchemy import Table as SqlTable

from loci.server.settings import Settings
from loci.server.storage.engines import open_engine, open_writing

HERE = Path(__file__).parent


def restored(version: int, folder: Path) -> Path:
    """The SQLite file of a version."""
    file = folder / f"version-{version}.db"
    with gzip.open(HERE / str(version) / "database.sql.gz", "rt", encoding="utf-8") as dump:
        connection = sqlite3.connect(file)
        connection.executescript(dump.read())
        connection.close()
    return file


def copied(file: Path, address: str) -> None:
    """Every row of an SQLite file in a new database at `address`, in the form it had there."""
    url = Settings(db=str(file)).db_url
    source = open_writing(url)
    with source.connect() as connection:
        tables = MetaData()
        tables.reflect(connection)
        rows: dict[str, list[Any]] = {}
        for table in tables.sorted_tables:
            rows[table.name] = [dict(row._mapping) for row in connection.execute(select(table))]
        columns = {
            table.name: [column.name for column in table.columns] for table in tables.sorted_tables
        }
    source.dispose()
    asyncio.run(_write(address, columns, rows))


async def _write(address: str, columns: dict[str, list[str]], rows: dict[str, list[Any]]) -> None:
    engine = open_engine(Settings(db=address).db_url, 1)

    def job(connection: Connection) -> None:
        # The tables as that release made them: its migrations, and no later one.
        [revision] = [row["version_num"] for row in rows["alembic_version"]]
        made(connection, revision)
        found = MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            assert {column.name for column in table.c} == set(columns[table.name])
            if rows[table.name] and table.name != "alembic_version":
                connection.execute(insert(table), [_typed(table, row) for row in rows[table.name]])
        connection.execute(text("SELECT setval('audit_id_seq', (SELECT max(id) FROM audit) + 1)"))

    async with engine.begin() as connection:
        await connection.run_sync(job)
    await engine.dispose()


def _typed(table: SqlTable, row: dict[str, Any]) -> dict[str, Any]:
    """SQLite keeps flags as numbers."""
    flags = {column.name for column in table.c if str(column.type) == "BOOLEAN"}
    return {name: bool(value) if name in flags else value for name, value in row.items()}


def made(connection: Connection, revision: str) -> None:
    """Make the tables as they were at a revision."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "loci.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def everything(address: str) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table of a database, to be compared."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        engine = open_engine(Settings(db=address).db_url, 1)

        def job(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
            found = MetaData()
            found.reflect(connection)
            return {
                table.name: sorted(
                    (tuple(row) for row in connection.execute(select(table))), key=repr
                )
                for table in found.sorted_tables
            }

        async with engine.connect() as connection:
            rows = await connection.run_sync(job)
        await engine.dispose()
        return rows

    return asyncio.run(read())
