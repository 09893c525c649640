"""`make bench-thinking`: do other tables notice that a master thinks?

One guest answers at a table of their own, as fast as the server takes it: once while nobody else
plays, and once while a *master* thinks at another guest's table all the while. Said is how long an
answer took until the next scene was there. Where the package holds no weights, a network that has
learned nothing thinks in their place: it costs the same.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from clients import Client, Site
from pages import markdown_table, measured_on, write
from tally import percentiles

from loci.bots.aims import AIMS
from loci.bots.exported import write_network
from loci.bots.network import Network, Sizes
from loci.bots.reading import Reading
from loci.bots.weights import has_weights, weights_file
from loci.core import find_game
from loci.testing.program import Program

GAME: Final = "terra-mystica"
HEADINGS: Final = ["", "answers", "p50, ms", "p90, ms", "p99, ms", "worst, ms"]


def weights(folder: Path) -> Path:
    """A folder with weights of the game."""
    if has_weights(GAME):
        return weights_file(GAME).parent
    reading = Reading(find_game(GAME))
    network = Network(reading, Sizes(32, 256, 48, 2), 1 if AIMS[GAME].won else reading.seats)
    write_network(folder / f"{GAME}.npz", network, network.first(1), {"game": GAME})
    return folder


async def answers(site: Site, cookie: str, seconds: float) -> list[float]:
    """How long each answer took at a table of the guest's own."""
    found: list[float] = []
    failed: list[str] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        heard = asyncio.Event()
        seats = [{"kind": "me"}, {"kind": "me"}]
        more = {"players": 2, "seats": seats}
        id = str((await site.post(cookie, "/tables", {"game": "haunted-lands", **more}))["id"])
        client = Client(await site.socket(id, cookie), _setter(heard), failed.append)
        await asyncio.wait_for(heard.wait(), 60)
        while time.perf_counter() < end and client.scene is not None and client.scene.decisions:
            question = client.scene.decisions[0]
            heard.clear()
            begun = time.perf_counter()
            await client.answer(question, question.choices[-1].notation)
            await asyncio.wait_for(heard.wait(), 60)
            found.append(time.perf_counter() - begun)
        await client.close()
    if failed and set(failed) != {"closed: 1000"}:
        raise RuntimeError(str(failed))
    return found


async def keep_thinking(site: Site, cookie: str) -> None:
    """Sit at a table with a master and answer soon whenever one is asked, so that it thinks nearly
    all the while: an answer of the master's takes seconds, one of ours none."""
    seats: list[dict[str, Any]] = [{"kind": "bot", "bot": "master"}, {"kind": "me"}]
    heard = asyncio.Event()
    while True:
        made = await site.post(cookie, "/tables", {"game": GAME, "players": 2, "seats": seats})
        socket = await site.socket(made["id"], cookie)
        client = Client(socket, _setter(heard), lambda _: heard.set())
        while not client.lost and (client.scene is None or client.scene.outcome is None):
            await heard.wait()
            heard.clear()
            if client.scene is not None and client.scene.decisions:
                question = client.scene.decisions[0]
                await client.answer(question, question.choices[-1].notation)
        await client.close()


def _setter(heard: asyncio.Event) -> Callable[[int], None]:
    return lambda _length: heard.set()


async def measure(address: str, seconds: float) -> list[list[str]]:
    site = Site(address, 8)
    rows = []
    for name, thinks in (("alone", False), ("a master thinks at another table", True)):
        cookie = await site.guest("Ada")
        beside = []
        if thinks:
            beside.append(asyncio.create_task(keep_thinking(site, await site.guest("Bea"))))
            await asyncio.sleep(3)  # its process has come up, and thinks
        took = await answers(site, cookie, seconds)
        for task in beside:
            if task.done():  # it failed, and nobody has thought
                task.result()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        of = percentiles(took)
        shown = [f"{of[key]:.1f}" for key in ("p50_ms", "p90_ms", "p99_ms", "max_ms")]
        rows.append([name, str(len(took)), *shown])
        print(" | ".join(rows[-1]), flush=True)
    await site.close()
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/server/thinking.py", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of answers, each time")
    parser.add_argument("--markdown", type=Path, help="write the figures into this page too")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="loci-thinking-") as name:
        folder = Path(name)
        os.environ["LOCI_WEIGHTS"] = str(weights(folder))
        settings = {"guests_per_minute": 1e6, "moves_per_second": 1e6, "tables_per_guest": 1000}
        program = Program(str(folder / "loci.db"), folder, settings=settings)
        try:
            rows = asyncio.run(measure(program.address, args.seconds))
        finally:
            program.stop()
    if args.markdown is not None:
        write(
            args.markdown,
            f"{measured_on()}\n\n{markdown_table(HEADINGS, rows, 1)}",
            "bench-thinking",
        )


if __name__ == "__main__":
    main()
