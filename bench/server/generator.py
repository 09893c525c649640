"""One process of the load generator, started by `bench/server`.

It reads its plan, opens its tables, says so, is told when to count, and writes what it counted;
one JSON object per line each. What goes wrong is in what it counted; it never ends without a word.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import traceback
from typing import Any

import msgspec
from day import pass_day, prepared
from load import Plan, Watch, open_all, opened, play
from tally import Tally, tally_data

from loci.server.garbage import THRESHOLDS


def tell(data: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")
    sys.stdout.buffer.flush()


async def told() -> dict[str, float]:
    """What the one who started this process says next."""
    line = await asyncio.to_thread(sys.stdin.buffer.readline)
    said: dict[str, float] = msgspec.json.decode(line)
    return said


async def run(plan: Plan, tally: Tally) -> None:
    async with opened(plan, tally, lambda number: tell({"opened": number})) as tables:
        if plan.burst:
            tell({"ready": True})
            await told()
            await open_all(tables, tally)
        elif plan.visits:
            visited = await prepared(tables, tally)
            tell({"ready": True})
            await pass_day(plan, visited, Watch(**await told()), tally)
        else:
            tell({"ready": True})
            await play(tables, Watch(**await told()), tally)
        tell({"tally": tally_data(tally)})
        if plan.stays:
            await told()


async def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)
    tally = Tally()
    try:
        await run(plan, tally)
    except Exception as error:
        traceback.print_exc()
        tally.errors[f"generator: {type(error).__name__}"] += 1
        tell({"ready": False})
        tell({"tally": tally_data(tally)})


if __name__ == "__main__":
    gc.set_threshold(*THRESHOLDS)  # a whole round would be counted as the server's time
    asyncio.run(main())
