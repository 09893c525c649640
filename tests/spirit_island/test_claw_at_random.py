"""Every minor and major power of Branch & Claw, used at random on crowded islands.

Whatever spirit uses it, with and without its thresholds: the table stays sound, is saved and read
back, and the invaders' actions and the end of the turn can follow.
"""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Rng, derived_seed
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.terms import CLAW, ELEMENTS
from loci.testing.seeds import seeds
from tests.spirit_island.spirits import BRINGER, THUNDER
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, island

CARDS = sorted(
    [id for id, power in POWERS.items() if power.set == CLAW and power.deck in ("minor", "major")]
)
USERS = (RIVER, BRINGER, THUNDER, OCEAN, "a-spread-of-rampant-green")
PIECES = ("explorer", "town", "city", "dahan", "beasts", "wilds", "disease", "town*1", "city-1*1")
NAMES = [f"{board}{number}" for board in "AB" for number in range(1, 9)]
OTHER = "vital-strength-of-the-earth"
ACTIONS = ("ravage", "build", "explore")
MOST = 400  # answers; a power and what follows take far fewer


def crowded(rng: Rng, user: str) -> dict[str, Any]:
    """Something of everything in the lands of two boards, and presence of both spirits."""
    lands: dict[str, Any] = {}
    for name in NAMES:
        held: dict[str, Any] = {kind: rng.below("pieces", 3) for kind in PIECES}
        lands[name] = {**held, "blight": rng.below("blight", 3), "presence": {}}
    for seat, spirit in (("P1", user), ("P2", OTHER)):
        names = [name for name in NAMES if spirit != OCEAN or name[1] in "123"]
        rng.shuffle("homes", names)
        for name in names[:5]:
            lands[name]["presence"][seat] = 1 + rng.below("presence", 2)
    return lands


def answer_all(here: Island, rng: Rng) -> None:
    """Random answers until the steps are over and the turn goes on as usual."""
    for _ in range(MOST):
        asked = here.match.decisions()
        if not asked or here.table.turn > 1:
            return
        seat = sorted(asked)[0]
        moves = [move.text() for move in asked[seat].moves]
        here.answer(rng.pick("move", moves), seat=seat)
        assert audit(here.table) == []
    raise AssertionError("it never ends")


@pytest.mark.parametrize("id", CARDS)
def test_a_power_at_random(id: str) -> None:
    for seed in seeds(40, 3):
        rng = Rng(derived_seed(seed, id))
        user = rng.pick("user", list(USERS))
        elements = rng.pick("elements", [0, 9])
        seats = {"P1": {"elements": dict.fromkeys(ELEMENTS, elements), "energy": 9}}
        at = ""
        if not POWERS[id].target.spirit:
            at = f" at {rng.pick('land', NAMES)}"
        here = island(
            crowded(rng, user),
            f"power {id}{at} by P1",
            *[f"{action} {board}{n}" for board in "AB" for n in (1, 5) for action in ACTIONS],
            "time-passes",
            spirits=[user, OTHER],
            boards="AB",
            options=EVERY_SET,
            seats=seats,
            blight_pool=40,
            seed=seed,
        )
        answer_all(here, rng)
        data = here.table.to_data()
        assert GAME.load_table(data).to_data() == data


def test_all_of_them_are_tried() -> None:
    assert len(CARDS) == 31 + 21
