"""Powers Long Forgotten: the last sources, which bend how powers move and how far they reach."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.scenarios.forgotten_sources import serve_invaders
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import targets
from tests.spirit_island.test_powers_long_forgotten import (
    forgotten,
    ours,
    theirs,
)

# -- source 6: moving and range --------------------------------------------------------------------


@pytest.mark.rule("SX-42.18")
@pytest.mark.parametrize(("answer", "left"), [("yes", {}), ("no", {"explorer": 1})])
def test_powers_move_no_invaders_for_nothing(answer: str, left: dict[str, int]) -> None:
    keys: dict[str, Any] = {"effects": theirs(6), "seats": {"P1": {"energy": 1}}}
    here = forgotten({"A5": {"explorer": 1}}, "power wash-away at A5", **keys)
    assert here.prompt() == "ask-source-moving"
    here.answer(answer)
    if answer == "yes":
        here.answer("push explorer A4")
    assert here.land("A5") == left


@pytest.mark.rule("SX-42.18")
@pytest.mark.parametrize(
    ("answer", "ends"),
    [("yes", ["push explorer A4", "push-blight A4"]), ("no", ["push-blight A4"])],
)
def test_what_flows_downriver_is_paid_for_as_well(answer: str, ends: list[str]) -> None:
    options = {"sets": ["base", "branch-and-claw", "jagged-earth"]}
    keys: dict[str, Any] = {"effects": theirs(6), "seats": {"P1": {"energy": 1}}}
    lands = {"A5": {"explorer": 1, "blight": 1}}
    power = "power flow-downriver-blow-downwind at A5"
    here = forgotten(lands, power, options=options, **keys).answer(answer)
    assert [line for line in here.options() if line.endswith("A4")] == ends


@pytest.mark.rule("SX-42.18")
def test_dahan_are_moved_as_ever_and_so_is_what_no_power_moves() -> None:
    lands = {"A4": {"dahan": 1}, "A5": {}}
    here = forgotten(lands, "power rivers-bounty at A5", effects=theirs(6))
    assert here.answer("gather dahan A4").land("A5") == {"dahan": 1}
    pushed = forgotten({"A5": {"explorer": 1}}, "push 1 explorer A5", effects=theirs(6))
    assert "push explorer A4" in pushed.options()


@pytest.mark.rule("SX-42.18")
def test_powers_reach_farther() -> None:
    near = targets(forgotten({}), "flash-floods")
    far = targets(forgotten({}, effects=ours(6)), "flash-floods")
    assert set(near) < set(far)


# -- source 7: wrath -------------------------------------------------------------------------------


@pytest.mark.rule("SX-42.19")
def test_the_invaders_lay_waste() -> None:
    lands = {
        "A5": {"town*1": 1, "city": 1, "dahan": 1, "beasts": 1, "disease": 1},
        "A4": {"town": 2, "dahan": 1, "wilds": 1},
        "A3": {"town": 1, "dahan": 1},
        "A8": {},
        "B5": {"dahan": 1},
    }
    here = forgotten(lands, boards="AB", blight_pool=9)
    offered = carry_out(serve_invaders(here.table, 7), "land A5")
    assert offered == [["land A4", "land A5"]]  # on B there is nothing to lay waste
    assert here.land("A5") == {"town": 1, "city": 1, "blight": 1}
    assert here.lands("A3", "A4", "B5") == [
        {"town": 1, "dahan": 1},
        {"town": 2, "dahan": 1, "wilds": 1},
        {"dahan": 1},
    ]


@pytest.mark.rule("SX-42.19")
def test_the_dahan_rise() -> None:
    kept = {"kind": "source-found", "land": "A1", "number": 7, "word": "spirits"}
    lands = {"A5": {"dahan": 2, "city": 1}, "A4": {"dahan": 1, "explorer": 1}}
    here = forgotten(lands, effects=[kept]).answer("awaken 7")
    assert len(here.pile("earned")) == 2
    assert here.options() == ["land A4", "land A5"]
    here.answer("land A5")
    assert here.land("A5") == {"dahan": 2}


# -- source 8: the void ----------------------------------------------------------------------------


@pytest.mark.rule("SX-42.20")
def test_a_land_that_no_power_reaches() -> None:
    here = forgotten({"A5": {"presence": {"P1": 1}}}, effects=theirs(8, "A5"))
    assert "A5" not in targets(here, "flash-floods")
    assert "A5" in targets(forgotten({"A5": {"presence": {"P1": 1}}}), "flash-floods")


@pytest.mark.rule("SX-42.20")
def test_neither_a_second_target_nor_a_repeat_is_there() -> None:
    lands = {"A7": {"presence": {"P1": 2}}, "A5": {"town": 1}, "A4": {"city": 1}}
    flood = "power fire-and-flood at A5"
    assert "land A8" in forgotten(lands, flood).options()
    assert "land A8" not in forgotten(lands, flood, effects=theirs(8, "A8")).options()
    seats = {"P1": {"elements": {"sun": 3, "water": 2}}}
    sweep = "power sweep-into-the-sea at A5"
    again = forgotten(lands, sweep, seats=seats, effects=theirs(8, "A8"))
    assert again.prompt() == "ask-repeat"
    assert "target A8" not in again.options()
    assert "target A7" in again.options()


@pytest.mark.rule("SX-42.20")
def test_everything_in_a_land_leaves_the_game() -> None:
    kept = {"kind": "source-found", "land": "A1", "number": 8, "word": "spirits"}
    lands = {"A5": {"dahan": 2, "city": 1, "blight": 2, "beasts": 1, "presence": {"P1": 1}}}
    here = forgotten(lands, effects=[kept], blight_pool=2).answer("awaken 8", "land A5")
    assert here.land("A5") == {}
    assert (here.table.blight_pool, here.seat().destroyed, here.fear()) == (2, 0, 0)
