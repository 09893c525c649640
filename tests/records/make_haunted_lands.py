"""Plays the golden records of Haunted Lands anew.

Run by hand, after a change of the rules that is meant to change them, and review the diff:

    PYTHONPATH=tests .venv/bin/python tests/records/make_haunted_lands.py

A name says what its record proves: mode, players, difficulty and reading of `overflow` where they
are not the default, and the ending. Each takes the first seed from its own start on whose game ends
so, so that they lie on different maps with different cards.
"""

from __future__ import annotations

from golden.records import write_anew
from loci.bots.registry import find_bot
from loci.core import Record
from loci.games.haunted_lands import GAME
from loci.sim.playout import SEATS_NOTE, playout

# Name of the record, and the bots that sit there
RECORDS = {
    "wanderer-2-victory": "greedy greedy",
    "wanderer-3-harder-victory": "greedy greedy greedy",
    "wanderer-4-no-room-for-spectres": "greedy random greedy random",
    "builder-2-hardest-victory": "greedy greedy",
    "builder-3-no-room-for-spectres": "random random random",
    "builder-4-straight-victory": "greedy greedy greedy greedy",
    "burgher-2-harder-straight-kalena-overrun": "random random",
    "burgher-3-straight-no-room-for-spectres": "random greedy random",
    "burgher-4-victory": "greedy greedy greedy greedy",
    "wanderer-3-hardest-straight-kalena-overrun": "random random random",
}
ENDINGS = ("victory", "no-room-for-spectres", "kalena-overrun")


def options_of(name: str) -> tuple[int, dict[str, object], str]:
    """Players, options and ending that the name of a record tells."""
    ending = next(ending for ending in ENDINGS if name.endswith(ending))
    mode, players, *rest = name.removesuffix(f"-{ending}").split("-")
    options: dict[str, object] = {"mode": mode}
    for word in rest:
        options["overflow" if word == "straight" else "difficulty"] = word
    return int(players), options, ending


def make(name: str) -> Record:
    """The first game of these bots that is what the name says."""
    players, options, ending = options_of(name)
    bots = [find_bot(GAME, bot) for bot in RECORDS[name].split()]
    assert len(bots) == players
    first = 100 * list(RECORDS).index(name) + 1
    for seed in range(first, first + 100):
        if playout(GAME, bots, seed, options).outcome.ending == ending:
            notes = {SEATS_NOTE: RECORDS[name]}
            record = playout(GAME, bots, seed, options, recorded=True, notes=notes).record
            assert record is not None
            return record
    raise SystemExit(f"no game of {name} among 100")


if __name__ == "__main__":
    write_anew("haunted_lands", RECORDS, make)
