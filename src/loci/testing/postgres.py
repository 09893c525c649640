"""A real PostgreSQL in a temporary folder: the machine's own, else that of the wheel `pgserver`."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final

MEMORY: Final = Path("/dev/shm")
ROOM: Final = 1_000_000_000  # bytes: a server with its log and a few databases


def _has_room(place: Path) -> bool:
    return place.is_dir() and os.access(place, os.W_OK) and shutil.disk_usage(place).free > ROOM


def _programs(folder: Path) -> Path:
    """A folder with `initdb` and `pg_ctl` that an ordinary user can run."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    spec = importlib.util.find_spec("pgserver")
    assert spec is not None, "no PostgreSQL here: apt install postgresql, or pip install pgserver"
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if os.geteuid() != 0:
        return package / "pginstall" / "bin"
    # A checkout may lie where only root can read; the libraries are found beside the package.
    copy = folder / "wheel"
    shutil.copytree(package / "pginstall", copy / "pgserver" / "pginstall", symlinks=True)
    libraries = package.parent / "pgserver.libs"
    if libraries.is_dir():
        shutil.copytree(libraries, copy / "pgserver.libs", symlinks=True)
    return copy / "pgserver" / "pginstall" / "bin"


class Postgres:
    """One server, reached by a Unix socket, with as many databases as are asked for. One that is
    not `durable` is for tests, which ask for many databases, each for a moment, and outlive no loss
    of power: it lies in memory where it can."""

    def __init__(self, durable: bool = True) -> None:
        place = MEMORY if not durable and _has_room(MEMORY) else None
        self.folder = Path(tempfile.mkdtemp(prefix="loci-pg-", dir=place))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # which PostgreSQL refuses to run as
            user = pwd.getpwnam("nobody")
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._bin = _programs(self.folder)
        self._number = 0
        data = self.folder / "data"
        self._run("initdb", "-D", data, "-U", "loci", "-A", "trust", "--no-sync", "--locale=C",
                  "-E", "UTF8")  # fmt: skip
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=200"
        if not durable:
            options += " -c fsync=off -c full_page_writes=off"
        self._run("pg_ctl", "-D", data, "-w", "-o", options, "-l", self.folder / "log", "start")

    @property
    def process(self) -> int:
        """The id of the server's first process."""
        return int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])

    def database(self) -> str:
        """The address of a new, empty database."""
        self._number += 1
        name = f"t{self._number}"
        self.run_sql(f"CREATE DATABASE {name}")
        return f"postgresql://loci@/{name}?host={self.folder}"

    def drop(self, address: str) -> None:
        """Remove a database, whoever is still connected to it. A suite that leaves them all to
        `close` waits for more than a minute there: each is some 300 files."""
        name = address.partition("@/")[2].partition("?")[0]
        self.run_sql(f"DROP DATABASE {name} WITH (FORCE)")

    def close(self) -> None:
        self._run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def run_sql(self, query: str) -> None:
        """Run a statement as the owner of everything."""
        import asyncpg

        async def run() -> None:
            connection = await asyncpg.connect(
                host=str(self.folder), user="loci", database="postgres"
            )
            await connection.execute(query)
            await connection.close()

        asyncio.run(run())

    def _run(self, program: str, *args: object) -> None:
        command = [str(self._bin / program), *map(str, args)]
        done = subprocess.run(
            command,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            check=False,
            **self._as,
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)
