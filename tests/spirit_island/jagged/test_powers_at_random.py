"""Every minor and major power of Jagged Earth, used at random on crowded islands, as those of
Branch & Claw are; with badlands besides."""

from __future__ import annotations

import pytest

from loci.core import Rng, derived_seed
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.terms import ELEMENTS, JAGGED
from loci.testing.seeds import seeds
from tests.spirit_island.jagged.test_major_headers import MAJOR
from tests.spirit_island.jagged.test_minor_headers import MINOR
from tests.spirit_island.tables import EVERY_SET, island
from tests.spirit_island.test_claw_at_random import (
    ACTIONS,
    NAMES,
    OTHER,
    USERS,
    answer_all,
    crowded,
)

CARDS = sorted(
    [id for id, power in POWERS.items() if power.set == JAGGED and power.deck in ("minor", "major")]
)


@pytest.mark.parametrize("id", CARDS)
def test_a_power_at_random(id: str) -> None:
    for seed in seeds(40, 2):
        rng = Rng(derived_seed(seed, id))
        user = rng.pick("user", list(USERS))
        lands = crowded(rng, user)
        for name in NAMES:
            lands[name]["badlands"] = rng.below("badlands", 2)
        elements = rng.pick("elements", [0, 9])
        given = {"elements": dict.fromkeys(ELEMENTS, elements), "energy": 9, "destroyed": 1}
        at = "" if POWERS[id].target.spirit else f" at {rng.pick('land', NAMES)}"
        here = island(
            lands,
            f"power {id}{at} by P1",
            *[f"{action} {board}{n}" for board in "AB" for n in (1, 5) for action in ACTIONS],
            "time-passes",
            spirits=[user, OTHER],
            boards="AB",
            options=EVERY_SET,
            seats={"P1": given, "P2": {"destroyed": 1}},
            blight_pool=40,
            seed=seed,
        )
        answer_all(here, rng)
        data = here.table.to_data()
        assert GAME.load_table(data).to_data() == data


def test_all_of_them_are_tried() -> None:
    assert sorted([*MINOR, *MAJOR]) == CARDS
