"""Plays the golden records of Terra Mystica anew.

Run by hand, after a change of the rules that is meant to change them, and review the diff:

    PYTHONPATH=tests .venv/bin/python tests/records/make_terra_mystica.py

All fourteen factions are in them, every number of players, both ways of answering offers, both
turn orders, the first game, dealt colours and the later tiles. One seat of a table is a random bot
where its faction plays oddly then (tunnels, sandstorms, carpets).
"""

from __future__ import annotations

from golden.records import write_anew
from loci.bots.registry import find_bot
from loci.core import Record
from loci.games.terra_mystica import GAME
from loci.sim.playout import SEATS_NOTE, playout

ONLINE = {
    "offers": "deferred",
    "turn-order": "passing",
    "free-burning": True,
    "second-hex-dwelling": True,
    "spade-points": "obtained",
    "cultists-power": True,
}
TILES = {"extra-town-tiles": True, "shipping-bonus-tile": True, "temple-scoring-tile": True}

# Name of the record: the bots that sit there, the factions, the other options
RECORDS: dict[str, tuple[str, str, dict[str, object]]] = {
    "2-witches-dwarves": ("greedy greedy", "witches dwarves", {}),
    "2-halflings-engineers": ("greedy random", "halflings engineers", {}),
    "2-first-game": ("greedy greedy", "", {"setup": "first-game"}),
    "3-mermaids-giants-cultists": ("greedy greedy greedy", "mermaids giants cultists", {}),
    "3-dealt-colours": ("greedy random greedy", "", {"faction-choice": "dealt-colours"}),
    "3-online-nomads-auren-darklings": (
        "greedy greedy greedy",
        "nomads auren darklings",
        {**ONLINE, **TILES},
    ),
    "4-alchemists-swarmlings-fakirs-chaos": (
        "greedy greedy random greedy",
        "alchemists swarmlings fakirs chaosmagicians",
        {},
    ),
    "4-online-cultists-witches-engineers-giants": (
        "greedy random greedy greedy",
        "cultists witches engineers giants",
        {**ONLINE, **TILES},
    ),
    "4-by-passing": ("greedy greedy greedy greedy", "", {"turn-order": "passing"}),
    "5-first-game": ("greedy greedy greedy greedy greedy", "", {"setup": "first-game"}),
    "5-dwarves-mermaids-halflings-auren-fakirs": (
        "random greedy greedy greedy greedy",
        "dwarves mermaids halflings auren fakirs",
        {"early-spade-tile": True},
    ),
    "5-online": ("greedy greedy greedy random random", "", {**ONLINE, **TILES}),
}


def make(name: str) -> Record:
    names, factions, more = RECORDS[name]
    bots = [find_bot(GAME, bot) for bot in names.split()]
    options: dict[str, object] = {**more}
    if factions:
        options["factions"] = factions.split()
    seed = 100 * list(RECORDS).index(name) + 1
    notes = {SEATS_NOTE: names}
    made = playout(GAME, bots, seed, options, recorded=True, notes=notes, imported=True)
    record = made.record
    assert record is not None
    return record


if __name__ == "__main__":
    write_anew("terra_mystica", RECORDS, make)
