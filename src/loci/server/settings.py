"""What the server can be told: one frozen object, from options and `LOCI_…` variables."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

from loci.core import derived_seed
from loci.core.rng import SEED_BITS

_PREFIX: Final = "LOCI_"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where a user's data lives: `$XDG_DATA_HOME/genius-loci`, else under `~/.local/share`."""
    base = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "genius-loci"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default. `from_environment` reads `LOCI_` and the name in capitals."""

    db: str = ""  # empty: an SQLite file in the data folder
    db_connections: int = 8  # to PostgreSQL: so many that read, and as many that write
    secret_file: str = ""  # empty: secret.key in the data folder
    origin: str = ""  # public origin, e.g. https://loci.example; empty: the request's own host
    hosts: str = ""  # names of this machine, with commas; loopback and numbers need none
    rules_folder: str = ""  # empty: those of the package, else docs/rules of the checkout
    statistics: str = ""  # folder of the files of `loci statistics`; empty: those of the package
    log_level: str = "warning"
    # bots
    bot_workers: int = 2
    bot_seconds: float = 2.0  # what a bot is told it may use, unless its level is to think longer
    partner_seconds: float = 1.5  # between what a bot tells its partners and its doing it
    deep_workers: int = 1  # processes for the bots that think for a second or more
    bot_grace: float = 3.0  # what it gets on top before it is stopped
    # what comes from outside, and looking ahead and back, happens in processes of their own
    look_workers: int = 1
    analysis_workers: int = 1
    analysis_seconds: float = 1200.0  # what the analysis of a match may take
    garbage_seconds: float = 3600.0  # between two whole rounds of the collector of garbage
    worker_megabytes: int = 1024  # of memory, for each of all these processes
    warm_workers: bool = True  # start them with the server, not when they are first needed
    # turn notifications
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    smtp_tls: str = "starttls"  # or "tls", or "none"
    webhook_private: bool = False  # may a webhook go to an address of a private network?
    # limits
    body_bytes: int = 65_536
    record_bytes: int = 2_000_000
    record_entries: int = 5_000  # answers in an uploaded record
    name_length: int = 40
    table_name_length: int = 80
    chat_length: int = 500
    moves_per_second: float = 20.0
    chats_per_second: float = 1.0
    logins_per_minute: float = 10.0
    accounts_per_minute: float = 5.0  # logins that are asked for, each with a password to hash
    confirmations_per_hour: float = 5.0  # mails that ask whether an address is somebody's own
    guests_per_minute: float = 60.0
    requests_per_second: float = 100.0  # that change something, per address
    programs_per_account: int = 10
    tables_per_program: int = 50  # that are not over
    program_requests_per_second: float = 10.0
    program_waits: int = 4  # requests of a program that wait for something at the same time
    tables_per_guest: int = 20
    sockets_per_address: int = 100
    # housekeeping
    cached_tables: int = 500
    snapshot_every: int = 16
    watch_seconds: float = 2.0  # how often overdue bots and clocks are looked for
    cookie_days: int = 365
    # for tests alone: every seed follows from this one, so that nothing is secret any more
    seed: str = ""

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
        """The settings of the environment; what is `given` and not None goes before it.

        `ValueError` names a variable that does not have the form of its setting.
        """
        values: dict[str, Any] = {}
        for field in fields(Settings):
            name = _PREFIX + field.name.upper()
            text = environment.get(name)
            if text is not None:
                values[field.name] = _converted(name, text, field.default)
        values.update({name: value for name, value in given.items() if value is not None})
        return replace(Settings(), **values)

    def to_environment(self) -> dict[str, str]:
        """The variables that give these settings again, for processes that are started."""
        return {_PREFIX + f.name.upper(): str(getattr(self, f.name)) for f in fields(self)}

    @property
    def db_url(self) -> str:
        """The address of the database as SQLAlchemy reads it, with an asynchronous driver."""
        if not self.db:
            return f"sqlite+aiosqlite:///{data_folder() / 'loci.db'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.db.startswith(scheme):
                return "postgresql+asyncpg://" + self.db.removeprefix(scheme)
        if self.db.startswith("sqlite://"):
            return "sqlite+aiosqlite://" + self.db.removeprefix("sqlite://")
        if "://" not in self.db:
            return f"sqlite+aiosqlite:///{Path(self.db).expanduser().resolve()}"
        return self.db

    @property
    def db_file(self) -> str:
        """The file of an embedded database."""
        return self.db_url.partition(":///")[2]

    @property
    def upgrade_command(self) -> str:
        """What brings the matches of this database to the present rules."""
        shown = re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", self.db)
        return f"loci upgrade --db {shown}" if shown else "loci upgrade"

    @property
    def host_names(self) -> frozenset[str]:
        """The names in `hosts`."""
        return frozenset(name.strip().lower() for name in self.hosts.split(",") if name.strip())

    @property
    def embedded(self) -> bool:
        """Is the database a file of this machine, which one process alone serves?"""
        return self.db_url.startswith("sqlite")

    @property
    def secret_path(self) -> Path:
        return Path(self.secret_file).expanduser() if self.secret_file else _beside_data()


class Seeds:
    """Seeds that nobody guesses, for new matches and for what is dealt anew; or, for tests, one
    after the other from that of the settings."""

    def __init__(self, first: str, purpose: str) -> None:
        self._first = first
        self._purpose = purpose
        self._number = 0

    def next(self) -> int:
        if not self._first:
            return secrets.randbits(SEED_BITS)
        self._number += 1
        return derived_seed(int(self._first), self._purpose, self._number)


def _beside_data() -> Path:
    return data_folder() / "secret.key"


def _converted(name: str, text: str, default: object) -> Any:
    try:
        if isinstance(default, bool):
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[
                text.lower()
            ]
        if isinstance(default, int):
            return int(text)
        if isinstance(default, float):
            return float(text)
    except (ValueError, KeyError):
        raise ValueError(f"{name} cannot be {text!r}") from None
    return text
