"""Over a network that fails no answer is lost, and none is taken twice."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from loci.testing.seeds import seeds
from tests.server.bad_network import CUT, DEAF, DELAY, DUMB, LATE, Proxy
from tests.server.clients import PATIENCE, Guest, Live, Refused, waiting
from tests.server.ledger import ACKNOWLEDGED, Ledger, Said, Seat
from tests.server.running import Served

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class _Counting:
    """Gives each question one answer, and the same again until it hears what became of it."""

    def __init__(self, address: str, table: str, cookie: str, ledger: Ledger) -> None:
        self.address, self.table, self.cookie = address, table, cookie
        self.ledger = ledger
        self.seats = [Seat(table, seat) for seat in range(2)]
        self.made: list[tuple[int, str]] = []
        self.pending: dict[str, Any] | None = None
        self.connected = 0
        self.again = 0  # answers that were sent more than once
        self.known = 0  # of those, the ones that had been taken

    def play(self, number: int) -> None:
        for _ in waiting("answers that get through", 12 * PATIENCE):
            if len(self.made) == number:
                return
            try:
                with Live(self.address, self.table, self.cookie, patience=1.0) as live:
                    self.greet(live)
                    while len(self.made) < number and live.table["status"] == "running":
                        self.step(live)
                    if live.table["status"] != "running":
                        return
            except GONE:
                continue

    def greet(self, live: Live) -> None:
        """Chat first, so that every message a connection fails at is an answer."""
        self.connected += 1
        line = Said("chat", (self.table, f"connection {self.connected}"))
        self.ledger.said.append(line)
        live.ask("chat", text=line.mark[1])
        line.became = ACKNOWLEDGED

    def step(self, live: Live) -> None:
        if self.pending is not None:
            self.again += 1
            retry = True
        else:
            retry = False
            decision = live.decision()
            assert decision is not None
            choice = decision["choices"][len(self.made) % len(decision["choices"])]["notation"]
            self.pending = {"seat": decision["seat"], "decision": decision["id"], "moves": [choice]}
        try:
            live.ask("answer", **self.pending)
        except Refused as refused:
            # It was taken before: nobody else is there who could have answered.
            assert (refused.kind, retry) == ("stale", True), refused
            self.known += 1
        seat, move = self.pending["seat"], self.pending["moves"][0]
        self.made.append((seat, move))
        self.seats[seat].moves.append(("answer", move))
        self.pending = None


def test_no_answer_is_lost_or_doubled_by_the_network(
    serve: Callable[..., Served], database: str
) -> None:
    server = serve(sockets_per_address=10_000)
    ledger = Ledger()
    met: dict[str, int] = {}
    again = known = 0
    for seed in seeds(20, 1):
        proxy = Proxy(server.address, seed)
        ada = Guest(server.address)
        ids = [ada.table(game, "me me")["id"] for game in ("haunted-lands", "ferry", "lantern")]
        cookie = ada.http.cookies["loci"]
        clients = [_Counting(proxy.address, id, cookie, ledger) for id in ids]
        try:
            with ThreadPoolExecutor(len(clients)) as all_at_once:
                list(all_at_once.map(lambda client: client.play(40), clients))
        finally:
            proxy.close()
        for client in clients:
            with ada.live(client.table) as live:
                assert [entry["seat"] for entry in live.log if not entry["auto"]] == [
                    seat for seat, _ in client.made
                ]
            ledger.seats += client.seats
            again += client.again
            known += client.known
        for fault, number in proxy.met.items():
            met[fault] = met.get(fault, 0) + number
        ada.post("/logout", 204)
    ledger.check(database)
    assert {CUT, DUMB, DEAF, LATE, DELAY} <= set(met)
    assert again > known > 0
