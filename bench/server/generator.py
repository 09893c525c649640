"""One process of the load generator, started by `bench/server`.

It reads its plan, opens its tables, says so, is told when to count, and writes what it counted;
one JSON object per line each.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from dataclasses import asdict, replace
from typing import Any

import msgspec
from load import Plan, Watch, opened, play
from tally import Tally


def tell(data: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")
    sys.stdout.buffer.flush()


def tally_data(tally: Tally) -> dict[str, Any]:
    """A tally as plain data. `asdict` would make a `Counter` of a `Counter`'s items."""
    return asdict(replace(tally, errors=Counter())) | {"errors": dict(tally.errors)}


def tally_from(data: dict[str, Any]) -> Tally:
    return Tally(**data | {"errors": Counter(data["errors"])})


async def run(plan: Plan) -> None:
    tally = Tally()
    async with opened(plan, tally, lambda number: tell({"opened": number})) as tables:
        tell({"ready": True})
        told = await asyncio.to_thread(sys.stdin.buffer.readline)
        await play(tables, Watch(**msgspec.json.decode(told)), tally)
    tell({"tally": tally_data(tally)})


if __name__ == "__main__":
    asyncio.run(run(msgspec.json.decode(sys.stdin.buffer.readline(), type=Plan)))
