"""Durable invaders (SX-32), with a made-up adversary whose towns are durable without blight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.island.harm import damage, destroy, destroy_all
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import health, is_durable
from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import EXPLORER, TOWN, kind_of, piece
from tests.spirit_island.adversaries import against
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island, island
from tests.spirit_island.trial import Trial, plain

SWEDEN = "sweden"


class Herders(Adversary):
    def __init__(self) -> None:
        super().__init__(SWEDEN, [1] * 7, [(3, 3, 3)] * 7, ["111-2222-33333"] * 7)

    def is_durable(self, table: SpiritTable, seat: int, land: int, code: int) -> bool:
        return kind_of(code) == TOWN and not table.blight[land]


@pytest.fixture(autouse=True)
def _herders(monkeypatch: pytest.MonkeyPatch, trial: Trial) -> Trial:
    monkeypatch.setitem(ADVERSARIES, SWEDEN, Herders())
    return trial


def deed(
    trial: Trial, script: Callable[[Act], Script], lands: Mapping[str, Any], *answers: str
) -> Island:
    """A power used in A7 against the herders."""
    trial.power("deed", script)
    options = {"adversary": SWEDEN, "level": 0, **EVERY_SET}
    return plain(_with_presence(lands), "power deed at A7", options=options).answer(*answers)


def _with_presence(lands: Mapping[str, Any]) -> dict[str, Any]:
    placed = {name: dict(held) for name, held in lands.items()}
    placed.setdefault("A7", {})["presence"] = {"P1": 1}
    return placed


@pytest.mark.rule("SX-32.3", "SX-21.7")
def test_it_has_its_base_health_twice() -> None:
    here = against(SWEDEN, 0, {"A5": {"town": 1}, "A4": {"town": 1, "blight": 1}})
    lands = [here.table.island.numbers[name] for name in ("A5", "A4")]
    assert [health(here.table, land, piece(TOWN)) for land in lands] == [4, 2]
    assert [is_durable(here.table, land, piece(TOWN)) for land in lands] == [True, False]


@pytest.mark.rule("SX-32.4")
def test_what_would_destroy_it_hurts_it(trial: Trial) -> None:
    def script(act: Act) -> Script:
        number = yield from destroy(act, 1, TOWN)
        act.table.seats[0].energy = number

    here = deed(trial, script, {"A7": {"town": 1}})
    assert (here.land("A7")["town-2"], here.seat().energy) == (1, 0)
    hurt = deed(trial, script, {"A7": {"town-2": 1}})
    assert ("town-2" in hurt.land("A7"), hurt.seat().energy) == (False, 1)
    soft = deed(trial, script, {"A7": {"town": 1, "blight": 1}})
    assert ("town" in soft.land("A7"), soft.seat().energy) == (False, 1)


@pytest.mark.rule("SX-32.4")
def test_the_damage_for_several_is_divided_among_them(trial: Trial) -> None:
    def script(act: Act) -> Script:
        yield from destroy(act, 2, TOWN)

    answers = ["damage town-1", "damage town-2", "damage town-3"]
    here = deed(trial, script, {"A7": {"town": 3}}, *answers)
    assert here.land("A7")["town"] == 2


@pytest.mark.rule("SX-32.4")
def test_that_damage_is_dealt_to_no_other(trial: Trial) -> None:
    def script(act: Act) -> Script:
        yield from destroy(act, 1, TOWN)

    here = deed(trial, script, {"A7": {"town": 1, "town-1": 1, "town-2": 1}}, "destroy town-1")
    assert here.land("A7") == {"town": 1, "town-2": 1, "town-3": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-32.5")
def test_destroying_all_destroys_it(trial: Trial) -> None:
    def script(act: Act) -> Script:
        yield from destroy_all(act, TOWN)

    assert deed(trial, script, {"A7": {"town": 2}}).land("A7") == {"presence": {0: 1}}


@pytest.mark.rule("SX-32.7")
def test_badlands_add_to_that_damage(trial: Trial) -> None:
    def script(act: Act) -> Script:
        yield from destroy(act, 1, TOWN, EXPLORER)

    here = deed(trial, script, {"A7": {"town": 1, "badlands": 2}})
    assert "town" not in str(here.land("A7"))


def test_damage_counts_as_ever(trial: Trial) -> None:
    def script(act: Act) -> Script:
        yield from damage(act, 3)

    here = deed(trial, script, {"A7": {"town": 1}})
    assert here.land("A7")["town-3"] == 1


@pytest.mark.rule("SX-21.7", "SX-32.11")
def test_it_falls_where_it_is_durable_no_more(trial: Trial) -> None:
    def script(act: Act) -> Script:
        yield from push(act, 1, TOWN)

    lands = {"A7": {"town-2": 1}, "A8": {"blight": 1, "city": 1}}
    here = deed(trial, script, lands, "push town-2 A8")
    assert here.land("A8") == {"blight": 1, "city": 1}


# -- drowning --------------------------------------------------------------------------------------


def drowned(towns: str, number: int, *answers: str, blight: int = 0) -> Island:
    """Towns pushed from A1 into the sea by the Ocean."""
    sea: dict[str, Any] = {"presence": {"P1": 1}}
    if blight:
        sea["blight"] = blight
    lands = {"A0": sea, "A1": {towns: number}, "A8": {"city": 1}}
    options = {"adversary": SWEDEN, "level": 0}
    step = f"push {number} town A1 by P1"
    return island(lands, step, spirits=[OCEAN], options=options).answer(*answers)


@pytest.mark.rule("SX-32.8", "SX-32.9", "SX-32.10", "SX-32.6", "SX-32.14")
def test_one_in_the_sea_is_hurt_and_washed_ashore() -> None:
    """EX-61."""
    here = drowned("town", 1, "push town A0", "push town-2 A2")
    assert (here.land("A2")["town-2"], here.seat().drowned) == (1, 0)
    gone = drowned("town-2", 1, "push town-2 A0")
    assert (gone.land("A0"), gone.seat().drowned) == ({"presence": {0: 1}}, 2)


@pytest.mark.rule("SX-32.8", "SX-32.11")
def test_one_that_is_washed_into_blight_is_destroyed_without_energy() -> None:
    sea: dict[str, Any] = {"presence": {"P1": 1}}
    lands = {"A0": sea, "A1": {"town": 1}, "A2": {"blight": 1}, "A8": {"city": 1}}
    options = {"adversary": SWEDEN, "level": 0}
    here = island(lands, "push 1 town A1 by P1", spirits=[OCEAN], options=options)
    here.answer("push town A0", "push town-2 A2")
    assert (here.land("A2"), here.seat().drowned, here.fear()) == ({"blight": 1}, 0, 1)


@pytest.mark.rule("SX-32.9")
def test_in_a_blighted_sea_it_drowns_as_usual() -> None:
    """EX-61."""
    here = drowned("town", 1, "push town A0", blight=1)
    assert here.seat().drowned == 2


@pytest.mark.rule("SX-32.12")
def test_several_in_the_sea_share_the_damage() -> None:
    """EX-62."""
    four = ["push town A0"] * 4
    deep = ["damage town-1", "damage town-2", "damage town-3"] * 2
    here = drowned("town", 4, *four, *deep, "push town A1", "push town A1")
    assert (here.land("A1"), here.seat().drowned) == ({"town": 2}, 4)
