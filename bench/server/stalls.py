"""`make bench-stalls`: for how long guests can hold the server's event loop.

Each attack has a fresh server with its usual limits (but for the number of guests, who all come
from one address here). Said is the worst that the server's own watchdog has measured: for how long
the loop's work held it, and how late things happened in it, which is more where the machine has too
few processors for all of this; and for how long a stranger had to wait at worst who asked who they
are, every 10 ms, all the while.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx
from pages import markdown_table, measured_on, write
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import connect

from loci.core import Entry, Header, Match, Record, find_game
from loci.core.data import decode, encode
from loci.core.records.record import read
from loci.core.records.record import write as written
from loci.testing.program import Program

HEADINGS = ["attack", "held, ms", "late, ms", "a stranger waited, ms", "answers"]
PEOPLE = 5
SETTINGS = {"guests_per_minute": 1e6, "bot_workers": 1, "tables_per_guest": 1000}
RECORDS = Path(__file__).parents[2] / "tests" / "records"
ISLAND = RECORDS / "spirit_island" / "four-random-blight.loci"


class Guest:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(
            base_url=f"{address}/api", headers={"X-Loci": "1"}, timeout=120, trust_env=False
        )
        self._socket = address.replace("http", "ws", 1) + "/api/tables/{}/socket?version=2"
        self.got: list[str] = []

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        self.got.append(str(answer.status_code))
        return answer.json() if answer.content else None

    async def come(self) -> None:
        await self.http.post("/me", json={"name": "Guest"})

    async def table(self, game: str, players: int, **more: Any) -> str:
        seats = [{"kind": "me"}] * players
        return str(
            (await self.post("/tables", game=game, players=players, seats=seats, **more))["id"]
        )

    async def brings(self, text: str) -> str | None:
        found = await self.post("/records", text=text)
        return found.get("id") if "error" not in found else None

    async def sends(self, id: str, messages: Callable[[Any], list[str]]) -> None:
        """Send all messages at once, made from what one is told first, and read the answers."""
        cookie = {"Cookie": f"loci={self.http.cookies['loci']}"}
        async with connect(
            self._socket.format(id), additional_headers=cookie, max_size=None, proxy=None
        ) as socket:
            hello = json.loads(await socket.recv())
            sent = messages(hello)
            for text in sent:
                await socket.send(text)
            while sent:
                told = json.loads(await asyncio.wait_for(socket.recv(), 60))
                if told["t"] in ("done", "refused", "scene", "why", "hint"):
                    self.got.append(told.get("kind", told["t"]))
                    sent = sent[1:]

    async def connects(self, id: str) -> None:
        await self.sends(id, lambda _hello: [])
        self.got.append("hello")


Attack = Callable[[Guest], Awaitable[None]]


def several(number: int, once: Attack) -> Attack:
    async def all_of_them(guest: Guest) -> None:
        await asyncio.gather(*[once(guest) for _ in range(number)])

    return all_of_them


async def dotted(guest: Guest) -> None:
    options = {"components": "a." * 24_000 + "b=1"}
    seats = [{"kind": "me"}] * 2
    await guest.post("/tables", game="haunted-lands", players=2, seats=seats, options=options)


def commented() -> str:
    record = read((RECORDS / "haunted_lands" / "wanderer-2-victory.loci").read_text("utf-8"))
    first = record.entries[0]
    record.entries[0] = Entry(first.seat, first.move, first.auto, "x" * 1_800_000)
    return written(record)


def forged(change: Callable[[dict[str, Any]], None]) -> str:
    game = find_game("spirit-island")
    state = Match.replay(game, read(ISLAND.read_text("utf-8")), 60).state
    start = decode(encode(state.to_data()))
    change(start["stable"])
    players = len(start["stable"]["boards"])
    header = Header("spirit-island", game.info.rules_version, players, 5, start=start)
    return written(Record(header, [], "0" * 32, None))


#: What is brought, made before anything is measured.
BROUGHT: Final = {
    "comment": commented(),
    "seats": forged(lambda table: table.update(seats=table["seats"] * 750)),
    "pieces": forged(
        lambda table: table["lands"].update(A1={"pieces": ["explorer"] * 100_000, "blight": 0})
    ),
    "island": ISLAND.read_text("utf-8"),
}


def brings(what: str) -> Attack:
    async def attack(guest: Guest) -> None:
        id = await guest.brings(BROUGHT[what])
        if id is not None:
            await guest.connects(id)

    return attack


async def connects(guest: Guest) -> None:
    id = await guest.brings(BROUGHT["island"])
    if id is not None:
        await asyncio.gather(*[guest.connects(id) for _ in range(15)])


async def history(guest: Guest) -> None:
    id = await guest.brings(BROUGHT["island"])

    def messages(hello: Any) -> list[str]:
        last = len(hello["log"])
        return [
            json.dumps({"t": "history", "ref": str(n), "number": last * n // 60}) for n in range(60)
        ]

    if id is not None:
        await guest.sends(id, messages)


def asked(make: Callable[[dict[str, Any]], dict[str, Any]]) -> Callable[[Any], list[str]]:
    """Sixty messages about the first open question."""

    def messages(hello: Any) -> list[str]:
        decision = hello["scene"]["whole"]["decisions"][0]
        return [json.dumps({"ref": str(n), **make(decision)}) for n in range(60)]

    return messages


def at_tables(make: Callable[[dict[str, Any]], dict[str, Any]]) -> Attack:
    async def attack(guest: Guest) -> None:
        games = (("spirit-island", 4), ("terra-mystica", 4), ("haunted-lands", 4))
        for id in [await guest.table(game, players) for game, players in games]:
            await guest.sends(id, asked(make))

    return attack


def preview(decision: dict[str, Any]) -> dict[str, Any]:
    moves = [decision["choices"][0]["notation"]]
    return {"t": "preview", "seat": decision["seat"], "decision": decision["id"], "moves": moves}


def nonsense(decision: dict[str, Any]) -> dict[str, Any]:
    move = decision["choices"][-1]["notation"]
    wrong = [(move[::-1] + " x" + move) * 3]
    return {"t": "answer", "seat": decision["seat"], "decision": decision["id"], "moves": wrong}


async def new_tables(guest: Guest) -> None:
    await asyncio.gather(*[guest.table("spirit-island", 4) for _ in range(20)])


async def passwords(guest: Guest) -> None:
    password = {"password": "correct horse battery"}
    await asyncio.gather(
        *[guest.post("/account", login=f"x{n}", **password) for n in range(20)],
        *[guest.post("/login", login=f"x{n}", **password) for n in range(20)],
    )


async def deep(guest: Guest) -> None:
    id = await guest.table("haunted-lands", 2)
    await guest.sends(id, lambda _hello: ["[" * 60_000] * 60)


async def listing(guest: Guest) -> None:
    for _ in range(4):
        await brings("comment")(guest)
    await asyncio.gather(*[guest.http.get("/tables?list=mine") for _ in range(20)])


ATTACKS: dict[str, Attack] = {
    "nothing": lambda guest: guest.come(),
    "components with 24,000 dots": several(4, dotted),
    "record with a comment of 1.8 MB": brings("comment"),
    "start with 3,000 seats": brings("seats"),
    "start with 100,000 pieces": brings("pieces"),
    "15 connects to a long match": connects,
    "60 looks back at once": history,
    "60 looks ahead at once, three games": at_tables(preview),
    "60 wrong answers at once, three games": at_tables(nonsense),
    "20 tables made at once": new_tables,
    "40 passwords at once": passwords,
    "60 deep messages at once": deep,
    "lists of big tables": listing,
}


async def stranger(address: str, waits: list[float]) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=120, trust_env=False) as http:
        while True:
            begun = time.perf_counter()
            await http.get("/api/me")
            waits.append(time.perf_counter() - begun)
            await asyncio.sleep(0.01)


async def measure(name: str, people: int, log: bool) -> list[str]:
    with tempfile.TemporaryDirectory(prefix="loci-stalls-") as folder:
        program = Program(str(Path(folder) / "loci.db"), Path(folder), settings=SETTINGS)
        try:
            guests = [Guest(program.address) for _ in range(people)]
            for guest in guests:
                await guest.come()
            await asyncio.sleep(3)  # processes that work for it have come up
            waits: list[float] = []
            task = asyncio.create_task(stranger(program.address, waits))
            await asyncio.sleep(0.5)
            results = await asyncio.gather(
                *[ATTACKS[name](guest) for guest in guests], return_exceptions=True
            )
            for result in results:
                if isinstance(result, BaseException):
                    guests[0].got.append(type(result).__name__)
            await asyncio.sleep(0.3)
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
            text = (await guests[0].http.get(f"{program.address}/metrics")).text
            held, late = [
                f"{1000 * float(number):.0f}"
                for name in ("held", "lag")
                for number in re.findall(rf"^loci_loop_{name}_worst_seconds (\S+)", text, re.M)
            ]
            got = [one for guest in guests for one in guest.got]
            counts = ", ".join(f"{got.count(one)} × {one}" for one in sorted(set(got)))
            for guest in guests:
                await guest.http.aclose()
        finally:
            program.stop()
        if log:
            Console(stderr=True).print((Path(folder) / "server.log").read_text(), soft_wrap=True)
    return [name, held, late, f"{1000 * max(waits):.0f}", counts]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/server/stalls.py", description=__doc__)
    add = parser.add_argument
    add("--only", default="", help="attacks whose name has this in it")
    add("--people", type=int, default=PEOPLE, help="who attack together (default: %(default)s)")
    add("--log", action="store_true", help="show what the servers had to say")
    add("--markdown", type=Path, help="also write the figures into this page, between its marks")
    args = parser.parse_args()
    rows = []
    for name in ATTACKS:
        if args.only in name:
            rows.append(asyncio.run(measure(name, args.people, args.log)))
            print(" | ".join(rows[-1]), flush=True)
    grid = Grid(*HEADINGS, title="What holds the event loop")
    for row in rows:
        grid.add_row(*row)
    Console(width=150).print(grid)
    if args.markdown is not None:
        facts = f"{measured_on()}\n{args.people} guests at once."
        write(args.markdown, f"{facts}\n\n{markdown_table(HEADINGS, rows, 1)}", "bench-stalls")


if __name__ == "__main__":
    main()
