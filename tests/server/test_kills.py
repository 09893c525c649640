"""Servers are killed at any moment, with everything under way; clients keep books on what they were
told (`ledger.py`)."""

from __future__ import annotations

import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from loci.core import Rng
from loci.testing.program import Program
from loci.testing.seeds import seeds
from tests.server.clients import PATIENCE, Guest, Live, Refused, waiting
from tests.server.ledger import ACKNOWLEDGED, REFUSED, UNKNOWN, Ledger, Said, Seat

SETTINGS = {
    "watch_seconds": 0.5,
    "guests_per_minute": 1e6,
    "moves_per_second": 1e6,
    "chats_per_second": 1e6,
    "requests_per_second": 1e6,
    "sockets_per_address": 1000,
    "snapshot_every": 3,
    "bot_workers": 1,
}
GAMES = ("haunted-lands", "ferry", "lantern")
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


#: What is done beside the moves.
KINDS = {"chat", "table", "sit"}


class _Busy(threading.Thread):
    """Somebody who goes on until told to stop, or until the server is gone."""

    def __init__(self, ledger: Ledger, address: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.ledger, self.address = ledger, address
        self.random = Rng(seed)
        self.stop = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set() and self.go_on():
                pass
        except GONE:
            pass  # killed
        except httpx.TransportError:
            pass
        except BaseException as error:
            self.fault = error
        finally:
            self.leave()

    def go_on(self) -> bool:
        raise NotImplementedError

    def leave(self) -> None:
        """Let go of what it has open."""


class _Player(_Busy):
    """Plays a seat, takes back, and talks."""

    def __init__(self, ledger: Ledger, address: str, seed: int, seat: Seat, cookie: str) -> None:
        super().__init__(ledger, address, seed)
        self.seat, self.cookie = seat, cookie
        self.live: Live | None = None
        self.said = 0

    def leave(self) -> None:
        if self.live is not None:
            self.live.close()

    def go_on(self) -> bool:
        if self.live is None:
            self.live = Live(self.address, self.seat.table, self.cookie)
            assert self.live.hello["seats"] == [self.seat.seat]
        live = self.live
        chance = self.random.below("what", 100)
        if chance < 10:
            self.chat(live)
        elif chance < 20 and live.log:
            self.change(live, ("undo", ""), "undo", seat=self.seat.seat)
        elif (decision := live.decision()) is not None:
            choice = self.random.pick("choice", decision["choices"])["notation"]
            self.change(
                live, ("answer", choice), "answer",
                seat=decision["seat"], decision=decision["id"], moves=[choice],
            )  # fmt: skip
        else:
            try:
                live.receive(0.05)
            except TimeoutError:
                return True
        return bool(live.table["status"] == "running")

    def change(self, live: Live, move: tuple[str, str], t: str, **fields: Any) -> None:
        """Change the match; what becomes of it is written down."""
        self.seat.pending = move
        try:
            live.ask(t, **fields)
            self.seat.moves.append(move)
            self.seat.pending = None
        except Refused as refused:
            reason = refused.message["reason"]["id"]
            if reason == "storage-unsure":
                raise TimeoutError from refused
            # Ferry asks both at once: the other may take a landing before this answer is there.
            expected = refused.kind in ("stale", "undo", "status", "storage")
            assert expected or reason == "why-taken", refused
            self.seat.pending = None

    def chat(self, live: Live) -> None:
        self.said += 1
        line = f"{self.seat.seat} {self.said} {id(self)}"
        said = Said("chat", (self.seat.table, line))
        self.ledger.said.append(said)
        try:
            live.ask("chat", text=line)
            said.became = ACKNOWLEDGED
        except Refused:
            said.became = REFUSED


class _Newcomers(_Busy):
    """Guests come, make tables and sit down at them."""

    number = 0

    def go_on(self) -> bool:
        _Newcomers.number += 1
        name = f"table {_Newcomers.number}"
        with httpx.Client(
            base_url=f"{self.address}/api", headers={"X-Loci": "1"}, timeout=20, trust_env=False
        ) as http:
            http.post("/me", json={"name": "Host"}).raise_for_status()
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": "lantern", "players": 2, "seats": seats, "name": name, "public": True}
            made = self.post(http, "/tables", body, Said("table", (name,)))
            http.cookies.clear()
            guest = http.post("/me", json={"name": "Guest"}).json()
            taken = Said("sit", (made["id"], guest["id"]))
            self.post(http, f"/tables/{made['id']}/sit", {"seat": 1}, taken)
        return True

    def post(self, http: httpx.Client, path: str, body: dict[str, Any], said: Said) -> Any:
        self.ledger.said.append(said)
        answer = http.post(path, json=body)
        said.became = ACKNOWLEDGED if answer.status_code == 200 else UNKNOWN
        assert answer.status_code == 200, answer.text
        return answer.json()


class _Site:
    """One server on SQLite, or two on PostgreSQL, and what they are played with."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder = database, folder
        number = 2 if database.startswith("postgresql") else 1
        self.programs = [self.program() for _ in range(number)]
        self.ledger = Ledger()
        self.cookies: dict[str, list[str]] = {}  # of each table, by seat
        for game in GAMES:
            self.table(game, "me open")
        self.table("ferry", "me bot")

    def program(self) -> Program:
        return Program(self.database, self.folder, settings=SETTINGS)

    def table(self, game: str, seats: str) -> None:
        """A table that runs, with people at all its seats but those of bots."""
        host = Guest(self.programs[0].address)
        made = host.table(game, seats, undo="open")
        cookies = [host.http.cookies["loci"]]
        if "open" in seats:
            guest = Guest(self.programs[-1].address, "Bob")
            guest.post(f"/tables/{made['id']}/sit", seat=1)
            host.post(f"/tables/{made['id']}/start")
            cookies.append(guest.http.cookies["loci"])
            guest.close()
        host.close()
        self.cookies[made["id"]] = cookies
        self.ledger.seats += [Seat(made["id"], seat) for seat in range(len(cookies))]

    def busy(self, seed: int) -> list[_Busy]:
        found: list[_Busy] = []
        for number, seat in enumerate(self.ledger.seats):
            if seat.table in self.cookies:
                address = self.programs[(number + seed) % len(self.programs)].address
                cookie = self.cookies[seat.table][seat.seat]
                found.append(_Player(self.ledger, address, 1000 * seed + number, seat, cookie))
        found += [_Newcomers(self.ledger, one.address, seed) for one in self.programs]
        return found

    def is_busy(self, moves: int) -> bool:
        """Whether so many moves were made, and everything else has been tried too."""
        return self.moves() >= moves and {said.what for said in self.ledger.said} == KINDS

    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(len(seat.moves) for seat in self.ledger.seats)

    def nobody_is_stuck(self) -> None:
        """Where a bot is asked it goes on by itself."""
        for number, (id, cookies) in enumerate(self.cookies.items()):
            address = self.programs[number % len(self.programs)].address
            with Live(address, id, cookies[0]) as live:
                if len(cookies) == 1:
                    live.wait_for_turn()

    def end(self) -> None:
        for program in self.programs:
            if program.process.poll() is None:
                program.kill()

    def replace_finished(self) -> None:
        anybody = Guest(self.programs[0].address, None)
        for id in list(self.cookies):
            table = anybody.get(f"/tables/{id}")
            if table["status"] != "running":
                del self.cookies[id]
                self.table(table["game"], "me bot" if table["seats"][1]["bot"] else "me open")
        anybody.close()


@pytest.mark.parametrize("together", [False, True])
def test_what_was_acknowledged_is_there_after_a_kill(
    database: str, tmp_path: Path, together: bool
) -> None:
    """`together`: all servers die at the same moment; else one of them, by turns."""
    site = _Site(database, tmp_path)
    moments = Rng(7 + together)
    try:
        for number in seeds(100, 2):
            moves = site.moves()
            everybody = site.busy(number)
            for one in everybody:
                one.start()
            for _ in waiting("that somebody has moved"):
                if site.is_busy(moves + 4) or not any(one.is_alive() for one in everybody):
                    break
                time.sleep(0.01)
            time.sleep(moments.below("moment", 700) / 1000)
            _kill(site, everybody, None if together else number % len(site.programs))
            site.ledger.check(site.database)
            site.nobody_is_stuck()
            site.replace_finished()
        assert site.moves() > 0
        assert {said.what for said in site.ledger.said} == KINDS
        for program in site.programs:
            program.stop()
            assert program.process.returncode == 0
    finally:
        site.end()
    told = Counter(said.what for said in site.ledger.said)
    print(f"{site.moves()} moves, {dict(told)}; of unknown fate: {dict(site.ledger.settled)}")


def _kill(site: _Site, everybody: list[_Busy], which: int | None) -> None:
    """Kill one server, or all, in the middle of everything; and start it again."""
    killed = range(len(site.programs)) if which is None else [which]
    for index in killed:
        site.programs[index].kill()
    time.sleep(0.05)  # the others go on for a moment
    for one in everybody:
        one.stop.set()
    for one in everybody:
        one.join(PATIENCE)
        assert not one.is_alive()
        assert one.fault is None, one.fault
    for index in killed:
        site.programs[index] = site.program()
