"""Terra Mystica passes the kit for every number of players; 300 seeds each in the soak."""

from __future__ import annotations

from collections import Counter

import pytest

from loci.core import Match, Rng
from loci.core.decision import Move
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.moves import Done, Pass
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FACTIONS
from loci.testing.kit import Kit
from loci.testing.seeds import seeds, soaking
from tests.terra_mystica.starts import COLOUR
from tests.terra_mystica.tables import ONLINE

CHECKED = ("legal explained", "illegal explained", "loaded", "undo free", "events", "warnings")
EXTRAS = {"extra-town-tiles": True, "shipping-bonus-tile": True, "temple-scoring-tile": True}


def busy(rng: Rng, moves: list[Move]) -> Move:
    """Any move, but a pass only now and then: random players would build nothing otherwise."""
    others = [move for move in moves if not isinstance(move, Pass | Done)]
    if others and rng.below("keep on", 10):
        return rng.pick("move", others)
    return rng.pick("move", moves)


def home(faction: str) -> int:
    return BOARDS[FACTIONS.index(faction)].home


def played(kit: Kit, soak: int, usual: int) -> tuple[Counter[str], set[str]]:
    """The kit's tally after that many games, and the factions that were in them."""
    factions: set[str] = set()
    for seed in seeds(soak, usual):
        match: Match = kit.play(seed)
        assert isinstance(match.state, TerraTable)
        factions |= {FACTIONS[faction] for faction in match.state.faction}
    for what in CHECKED:
        assert kit.tally[what] > 0, what
    return kit.tally, factions


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_terra_mystica_passes_the_kit(players: int) -> None:
    kit = Kit(GAME, players, every=32 if soaking() else 6, pick=busy)
    tally, factions = played(kit, 300, 3)
    assert tally["ending scored"] == tally["games"] > 0
    if soaking():
        assert factions == set(COLOUR)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(
    "options",
    [
        {**ONLINE, **EXTRAS},
        {"setup": "first-game"},
        {"faction-choice": "dealt-colours", "offers": "deferred"},
        {"resignation": True, "second-hex-dwelling": True},
    ],
    ids=["online", "first-game", "dealt", "resignation"],
)
def test_variants_pass_the_kit(options: dict[str, object], players: int) -> None:
    tally, _ = played(Kit(GAME, players, options, every=10, pick=busy), 60, 2)
    assert tally["ending scored"] == tally["games"] > 0


def test_every_faction_is_played_through() -> None:
    """Two factions a game, all fourteen in turn, with the audit after every answer."""
    for number in seeds(12, 2):
        for at, faction in enumerate(sorted(COLOUR)):
            others = [name for name in sorted(COLOUR) if home(name) != home(faction)]
            other = others[(at + number) % len(others)]
            kit = Kit(GAME, 2, {"factions": [faction, other], **EXTRAS}, every=50, pick=busy)
            kit.play(number)
            assert kit.tally["ending scored"] == 1
