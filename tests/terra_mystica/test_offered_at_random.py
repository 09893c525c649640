"""The fast listing of moves is exactly what the checks behind `explain` allow.

Every command with every argument that can matter is tried at states of random games; conversions,
sacrifices and giving things up are legal far more often than they are listed, and the listed ones
must be legal.
"""

from __future__ import annotations

import pytest

from loci.core import Rng
from loci.core.decision import Move
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.moves import Done, Pass
from loci.games.terra_mystica.state.table import TerraTable
from loci.testing.seeds import seeds
from tests.terra_mystica.tables import IMPORTED, everything

FREE = ("convert", "burn", "-")
SETUPS = [
    (2, {}),
    (3, {"offers": "deferred", "cultists-power": True}),
    (4, {**IMPORTED, "extra-town-tiles": True}),
    (5, {"free-burning": True}),
]


def sampled(players: int, options: dict[str, object], number: int) -> list[TerraTable]:
    """Tables from the middle of random games in which people rather act than pass."""
    found: list[TerraTable] = []
    seed = 0
    while len(found) < number:
        seed += 1
        rng = Rng(seed)
        table = GAME.new(players, options, seed, imported=True)
        while GAME.decisions(table):
            if rng.below("keep", 12) == 0:
                found.append(table.clone())
            seat = rng.pick("seat", list(GAME.decisions(table)))
            moves = GAME.decisions(table)[seat].moves
            GAME.apply(table, seat, busy(rng, moves))
    return found[:number]


def busy(rng: Rng, moves: list[Move]) -> Move:
    others = [move for move in moves if not isinstance(move, Pass | Done)]
    return rng.pick("move", others if others and rng.below("go on", 8) else moves)


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=["2", "3", "4", "5"])
def test_the_listing_is_what_the_checks_allow(players: int, options: dict[str, object]) -> None:
    asked = 0
    for table in sampled(players, options, len(seeds(500, 30))):
        for seat, decision in GAME.decisions(table).items():
            listed = {move.text() for move in decision.moves}
            legal = everything(table, seat)
            assert listed <= legal, (sorted(listed - legal), decision.prompt)
            plain = {text for text in legal if not text.startswith(FREE)}
            assert plain == {text for text in listed if not text.startswith(FREE)}
            asked += 1
    assert asked >= 30


def test_a_seat_that_is_not_asked_can_do_nothing() -> None:
    for table in sampled(4, {}, 10):
        for seat in range(4):
            if seat not in GAME.decisions(table):
                assert everything(table, seat) == set()
