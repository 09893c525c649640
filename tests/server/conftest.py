"""Every server test runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from loci.server.play import looks
from loci.server.play.thinkers import Thinkers
from loci.server.settings import Settings
from loci.server.storage import engines, reader, writer
from loci.testing.postgres import Postgres
from loci.testing.seeds import soaking
from tests.server.clients import OPEN, Guest
from tests.server.programs import PASSWORD, Program
from tests.server.running import Served

_LONGEST = 2400  # seconds
_postgres: list[Postgres] = []


@pytest.fixture(scope="session", autouse=True)
def _stop_postgres() -> Iterator[None]:
    yield
    for server in _postgres:
        server.close()


@pytest.fixture(autouse=True)
def _close_clients() -> Iterator[None]:
    yield
    _close()


def _close() -> None:
    while OPEN:
        OPEN.pop().close()


@pytest.fixture(autouse=True)
def _in_the_end(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test waits for ever, whatever it waits for and however: it fails where it waits. What is
    waited for with a word of its own (`clients.waiting`) fails long before that."""

    def ring(*_: object) -> None:
        raise AssertionError(f"{request.node.name} does not come to an end")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(0 if soaking() else _LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may keep the database, or a look back, waiting for longer than people would;
    what happens then has tests of its own, which do without this."""
    waits = (
        (reader, ("LINE",)),
        (writer, ("LINE", "SILENCE")),
        (engines, ("LINE", "LOCK", "SILENCE")),
    )
    for module, names in waits:
        for name in names:
            monkeypatch.setattr(module, name, 60.0)
    monkeypatch.setattr(looks, "_SECONDS", 60.0)


def new_database(kind: str, folder: Path) -> str:
    if kind == "sqlite":
        return str(folder / "loci.db")
    if not _postgres:
        _postgres.append(Postgres(durable=False))
    return _postgres[0].database()


def remove_database(address: str) -> None:
    """A file goes with its folder."""
    for server in _postgres:
        if address.startswith("postgresql:"):
            server.drop(address)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, which is gone after the test."""
    address = new_database(request.param, tmp_path)
    yield address
    remove_database(address)


@pytest.fixture
def serve(database: str, tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Start servers on the test's database: `serve(chats_per_second=1)`."""
    running: list[Served] = []

    def start(options: dict[str, Any] | None = None, **settings: Any) -> Served:
        given = {
            "guests_per_minute": 1000.0,
            "moves_per_second": 1000.0,
            "chats_per_second": 100.0,
            "program_requests_per_second": 1000.0,
            "warm_workers": False,  # most tests need none
        }
        made = Settings(db=database, secret_file=str(tmp_path / "key"), **(given | settings))
        running.append(Served(made, **(options or {})))
        return running[-1]

    yield start
    _close()
    for server in running:
        server.stop()


@pytest.fixture
def server(serve: Callable[..., Served]) -> Served:
    return serve()


@pytest.fixture
def guest(server: Served) -> Iterator[Callable[..., Guest]]:
    """Guests of the server: `guest("Ada")`."""
    made: list[Guest] = []

    def come(name: str | None = "Ada") -> Guest:
        made.append(Guest(server.address, name))
        return made[-1]

    yield come
    for one in made:
        one.close()


@pytest.fixture
def tasks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tasks that were handed to other processes."""
    handed: list[str] = []
    ask = Thinkers.ask

    async def asking(
        self: Thinkers, task: dict[str, Any], seconds: float, body: bytes = b""
    ) -> dict[str, Any]:
        handed.append(task["task"])
        return await ask(self, task, seconds, body)

    monkeypatch.setattr(Thinkers, "ask", asking)
    return handed


@pytest.fixture
def owner(guest: Callable[..., Guest]) -> Guest:
    ada = guest("Ada")
    ada.post("/account", login="ada", password=PASSWORD)
    return ada


@pytest.fixture
def made(owner: Guest) -> Callable[..., Program]:
    """Programs of Ada's: `made("Deep Thought")`."""

    def make(name: str = "Deep Thought") -> Program:
        return Program(owner.address, owner.post("/me/programs", name=name))

    return make
