"""Writes `tests/versions/<N>`: a database and records as the present release stores them.

Run once for each release that a later one must be able to open, before its rules change:

    PYTHONPATH=src:tests:. .venv/bin/python tests/versions/make.py 2

Everything goes through the site's own requests, as people would make them; what is written is never
made anew for a version that is past.
"""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from loci.core import Rng, Scripted
from loci.server.settings import Settings
from tests.server.clients import OPEN, Guest, Live
from tests.server.running import Served

HERE = Path(__file__).parent
RECORDS = HERE.parent / "records"
HAUNTED, SPIRITS, MYSTICA = "haunted-lands", "spirit-island", "terra-mystica"

Stop = Callable[[int], bool]


def play(live: Live, rng: Rng, most: int = 100_000, stop: Stop = lambda _: False) -> None:
    """Answer at random for every seat of mine: to the end, `most` times, or until `stop`."""
    for _ in range(most):
        if not live.wait_for_turn():
            return
        assert live.scene is not None
        decision = rng.pick("decision", live.scene["decisions"])
        move = rng.pick("move", decision["choices"])["notation"]
        live.ask("answer", seat=decision["seat"], decision=decision["id"], moves=[move])
        if stop(len(live.log)):
            return


class Maker:
    """One server, two people, and the tables they leave behind."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.ada = Guest(server.address, "Ada")
        self.bo = Guest(server.address, "Bo")

    def alone(self, game: str, name: str, seats: int, seed: int, **options: object) -> Live:
        """A table where Ada has every seat."""
        made = self.ada.table(game, "me " * seats, name=name, seed=seed, options=options)
        return self.ada.live(made["id"])

    def scripted(self, live: Live) -> bool:
        """Does a script wait for an answer, with some given since the last stable point?"""
        table = self.server.site.memory.in_memory(live.table["id"])
        assert table is not None
        assert table.match is not None
        state = table.match.state
        return isinstance(state, Scripted) and bool(state.answers)

    def all(self) -> None:
        self.at_set_up()
        self.haunted_lands()
        self.spirit_island()
        self.terra_mystica()
        self.others()

    def at_set_up(self) -> None:
        self.alone(HAUNTED, "set-up", 3, 11)
        self.alone(SPIRITS, "set-up", 2, 12)
        self.alone(MYSTICA, "set-up", 4, 13)
        self.ada.table(HAUNTED, "me open", name="waiting")

    def haunted_lands(self) -> None:
        play(self.alone(HAUNTED, "few answers", 2, 21), Rng(21), 9)
        middle = self.alone(HAUNTED, "middle", 3, 22, mode="builder")
        play(middle, Rng(22), 58)
        play(self.alone(HAUNTED, "finished", 2, 23, mode="wanderer"), Rng(23))
        self.together(HAUNTED, "days", 24, {"kind": "days", "days": 1})
        id = middle.table["id"]
        self.ada.post(f"/tables/{id}/fork", number=20)
        closed = self.alone(HAUNTED, "closed", 4, 25)
        play(closed, Rng(25), 20)
        self.ada.post(f"/tables/{closed.table['id']}/close")

    def spirit_island(self) -> None:
        within = self.alone(SPIRITS, "within a card", 2, 31)
        play(within, Rng(31), stop=lambda n: n > 50 and n % 16 != 0 and self.scripted(within))
        stored = self.alone(SPIRITS, "within a card as stored", 3, 32)
        play(stored, Rng(32), stop=lambda n: n > 40 and n % 16 == 0 and self.scripted(stored))
        harder = {"adversary": "england", "level": 2, "scenario": "blitz"}
        play(self.alone(SPIRITS, "adversary", 1, 33, **harder), Rng(33), 40)
        play(self.alone(SPIRITS, "finished", 1, 34), Rng(34))
        self.together(SPIRITS, "days", 35, {"kind": "days", "days": 2})
        self.together(SPIRITS, "live", 36, {"kind": "live", "total": 100_000, "increment": 60})

    def terra_mystica(self) -> None:
        middle = self.alone(MYSTICA, "middle", 3, 41)
        play(middle, Rng(41), 75)
        play(self.alone(MYSTICA, "finished", 2, 42), Rng(42))
        self.together(MYSTICA, "days", 43, {"kind": "days", "days": 3})
        asked = middle.table["asked"]
        self.ada.post(f"/tables/{middle.table['id']}/plan", seat=asked[0])
        made = self.ada.table(MYSTICA, "me bot bot", name="with bots", seed=44)
        bots = self.ada.live(made["id"])
        play(bots, Rng(44), 12)
        bots.wait_for_turn()

    def together(self, game: str, name: str, seed: int, clock: dict[str, Any]) -> None:
        """Two people with clocks, chat, standing orders, an undo and one asked for; then Bo looks
        at a fork of it, which is dealt anew."""
        made = self.ada.table(game, "me open", name=name, clock=clock, undo="consent", public=True)
        id = made["id"]
        self.bo.post(f"/tables/{id}/sit")
        self.ada.post(f"/tables/{id}/start")
        ada, bo = self.ada.live(id), self.bo.live(id)
        rng = Rng(seed)
        for number in range(37):
            live = next((one for one in (ada, bo) if _asked(one)), None)
            if live is None:
                break
            play(live, rng, 1)
            if number == 10:
                ada.ask("chat", text="Dzień dobry!")
                bo.ask("chat", text="Привет, „Ada“ {…} \\")
            if number in (20, 36):  # one is taken back, one is left open
                who, other = (ada, bo) if live is ada else (bo, ada)
                who.ask("undo", seat=0 if who is ada else 1)
                who.drain()
                other.drain()
                if number == 20 and who.messages[-1].get("request"):
                    other.ask("consent", accept=True)
        if game == MYSTICA:
            bo.ask("orders", seat=1, orders={"accept-up-to": 1})
        self.bo.post(f"/tables/{id}/fork", number=len(bo.log))

    def others(self) -> None:
        """Records that were brought, finished and not."""
        for path in ("haunted_lands/wanderer-2-victory", "spirit_island/lightning-terror-1",
                     "terra_mystica/2-first-game"):  # fmt: skip
            text = (RECORDS / f"{path}.loci").read_text(encoding="utf-8")
            self.ada.post("/records", text=text)


def _asked(live: Live) -> bool:
    live.drain(0.05)
    return live.decision() is not None


def main(version: str) -> None:
    folder = HERE / version
    if folder.exists():
        sys.exit(f"{folder} is there already, and is never made anew")
    with tempfile.TemporaryDirectory() as temporary:
        database = Path(temporary) / "loci.db"
        settings = Settings(
            db=str(database),
            secret_file=str(Path(temporary) / "key"),
            moves_per_second=1e6,
            chats_per_second=1e6,
            tables_per_guest=1000,
            seed=version,
        )
        server = Served(settings)
        try:
            Maker(server).all()
        finally:
            while OPEN:
                OPEN.pop().close()
            server.stop()
        with sqlite3.connect(database) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
            dump = "\n".join(connection.iterdump())
        folder.mkdir()
        with gzip.GzipFile(folder / "database.sql.gz", "wb", 9, mtime=0) as file:
            file.write(dump.encode())
    for game in ("haunted_lands", "spirit_island", "terra_mystica"):
        shutil.copytree(RECORDS / game, folder / "records" / game)


if __name__ == "__main__":
    main(sys.argv[1])
