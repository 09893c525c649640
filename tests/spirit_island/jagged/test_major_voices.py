"""Settle Into Hunting-Grounds and Voice of Command."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.act import EVENT, Act
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.state.terms import BADLANDS, BEASTS
from tests.spirit_island.spirits import alone, pair, presence
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island, targets, use

GROUNDS = [{"kind": "hunting-grounds", "seat": "P1"}]
MINDS = "many-minds-move-as-one"
SHROUD, FRACTURED = "shroud-of-silent-mist", "fractured-days-split-the-sky"
FINDER = "finder-of-paths-unseen"
SETTLE = "settle-into-hunting-grounds"
VOICE = "voice-of-command at A5"
OWN = {"P1": 1}
PAIR = {"P1": 2}


# -- Settle Into Hunting-Grounds -------------------------------------------------------------------


@pytest.mark.rule("SX-20.1", "SX-20.2")
def test_presence_counts_as_beasts_and_badlands() -> None:
    """EX-39."""
    here = use(SETTLE, {"A5": {"presence": PAIR, "beasts": 1}})
    five = here.table.island.numbers["A5"]
    assert count(here.table, five, BEASTS) == 3
    assert count(here.table, five, BADLANDS) == 2
    assert count(here.table, five, BEASTS, BADLANDS) == 3  # one piece, though two things
    assert not here.land("A4")


@pytest.mark.rule("SX-34.9")
@pytest.mark.parametrize(("there", "number"), [(1, 1), (2, 2), (3, 3)])
def test_two_ways_to_be_beasts_do_not_add_up(there: int, number: int) -> None:
    """EX-66."""
    here = alone(MINDS, {"A5": {"presence": {"P1": there}}}, f"power {SETTLE}")
    assert count(here.table, here.table.island.numbers["A5"], BEASTS) == number


def test_presence_adds_to_damage_as_badlands() -> None:
    lands = {"A5": {"city": 2, "presence": PAIR}}
    here = use(SETTLE, lands, elements="2 plant 3 animal").answer("land A5")
    assert here.prompt() == "ask-damage"
    here.answer("damage city-1", "damage city-2")  # the first and the last are forced
    assert here.land("A5") == {"city-1": 1, "presence": {0: 2}}
    assert here.fear() == 2 + 2


@pytest.mark.rule("SX-20.3", "SX-34.41")
@pytest.mark.parametrize(("number", "dahan"), [(0, 2), (1, 1), (2, 1)])
def test_it_is_chosen_where_dahan_would_be_harmed(number: int, dahan: int) -> None:
    """A town deals 2 damage, less 1 by defence; 1 is left for the dahan, and more by badlands."""
    lands = {"A5": {"town": 1, "dahan": 2, "presence": PAIR}}
    steps = use_ravage(lands)
    assert steps.options() == ["count 0", "count 1", "count 2"]
    steps.answer(f"count {number}")
    left = {word: n for word, n in steps.land("A5").items() if word.startswith("dahan")}
    assert sum(left.values()) == dahan


def use_ravage(lands: dict[str, Any]) -> Island:
    """The power, then a ravage in A5 that is defended by 1."""
    effects = [{"kind": "defend", "land": "A5", "number": 1}]
    steps = [f"power {SETTLE}", "ravage A5"]
    return island(lands, *steps, spirits=[RIVER], options=EVERY_SET, effects=effects)


def test_settled_presence_does_not_move() -> None:
    lands = {"A5": {"presence": PAIR}}
    host = "power the-teeming-host-arrives at A5"
    here = alone(MINDS, lands, f"power {SETTLE}", host, elements="1 fire 4 air 2 animal")
    assert (here.prompt(), presence(here)) == ("ask-growth", {"A5": 2, "A7": 1})


@pytest.mark.rule("SX-20.2")
@pytest.mark.parametrize("times", [1, 2])
def test_presence_is_one_badlands_however_often_it_settles(times: int) -> None:
    """1 damage and 2 for the presence, in a land with 2 cities."""
    lands = {"A5": {"city": 2, "presence": PAIR}}
    steps = [f"power {SETTLE}"] * times + ["power flash-floods at A5"]
    here = island(lands, *steps, spirits=[RIVER], options=EVERY_SET)
    here.answer("damage city-1", "damage city-2")
    assert here.land("A5") == {"city": 1, "presence": {0: 2}}


@pytest.mark.rule("SX-20.2")
@pytest.mark.parametrize(
    ("spirit", "settled", "number"),
    [(RIVER, False, 1), (RIVER, True, 3), (MINDS, False, 2), (MINDS, True, 3)],
)
def test_beasts_that_are_badlands_too_are_one_piece(
    spirit: str, settled: bool, number: int
) -> None:
    """A beasts and a sacred site: what counts as beasts and badlands adds to damage once."""
    lands = {"A5": {"beasts": 1, "explorer": 6, "presence": PAIR}}
    effects = [{"kind": "beasts-are-badlands"}, *(GROUNDS if settled else [])]
    flood = "power flash-floods at A5"  # 1 damage
    here = island(lands, flood, spirits=[spirit], options=EVERY_SET, effects=effects)
    assert here.land("A5")["explorer"] == 6 - 1 - number
    assert count(here.table, here.table.island.numbers["A5"], BADLANDS) == number


@pytest.mark.rule("SX-34.49")
def test_settled_presence_reaches_no_farther_by_flowing() -> None:
    keys: dict[str, Any] = {"phase": "fast", "seats": {"P1": {"played": ["call-to-guard"]}}}
    assert "A1" in targets(alone(SHROUD, {}, **keys, options=EVERY_SET), "call-to-guard")
    here = alone(SHROUD, {}, **keys, options=EVERY_SET, effects=GROUNDS)
    assert targets(here, "call-to-guard") == ["A5", "A7", "A8"]
    here.answer("use call-to-guard", "target A5")
    assert here.prompt() != "ask-shift"


@pytest.mark.rule("SX-34.49")
def test_settled_presence_darts_by_nothing() -> None:
    forms = [{"kind": "forms-dart-by", "land": "A5", "seat": "P1"}]
    here = alone(SHROUD, {"A5": {"presence": PAIR}}, options=EVERY_SET, effects=forms + GROUNDS)
    act = Act(here.table, EVENT)
    carry_out(choose_to_lose(act, 0, [here.table.island.numbers["A5"]]), "destroy-presence A5")
    assert (presence(here), here.seat().destroyed) == ({"A5": 1, "A7": 1}, 1)


@pytest.mark.rule("SX-34.49")
def test_time_does_not_run_with_settled_presence() -> None:
    lands = {"A4": {"presence": {"P1": 3}}, "B5": {"presence": {"P1": 3}, "explorer": 1}}
    seats = {"P1": {"time": 6, "plays_track": 4, "energy_track": 4}}
    pour = "power pour-time-sideways at P1"
    keys: dict[str, Any] = {"seats": seats, "effects": GROUNDS, "options": EVERY_SET}
    here = pair(FRACTURED, RIVER, lands, pour, **keys)
    while here.prompt(0) == "ask-return-presence":
        here.answer(here.options(0)[0], seat=0)
    assert here.prompt(0) != "ask-pour"
    assert [effect.kind for effect in here.table.effects] == ["hunting-grounds"]


@pytest.mark.rule("SX-34.49")
def test_nobody_travels_with_settled_presence() -> None:
    lands = {"A7": {"presence": {"P2": 1}}, "B4": {"town": 1, "presence": PAIR}}
    here = pair(
        RIVER, FINDER, lands, "power travelers-boon at P1 by P2", effects=GROUNDS, options=EVERY_SET
    )
    here.answer("land A7", seat=0)
    assert here.land("B4") == {"town": 1, "presence": {0: 2}}
    assert here.prompt(0) not in ("ask-move-presence", "ask-gather")


# -- Voice of Command ------------------------------------------------------------------------------


def test_voice_of_command_strikes_buildings_alone() -> None:
    lands = {"A5": {"explorer": 2, "town": 1, "city": 1, "dahan": 1}}
    here = use(VOICE, lands, "damage city", "damage city-1", "damage city-2")
    assert here.land("A5") == {"explorer": 2, "town": 1, "dahan": 1}
    assert here.defended("A5") == [2]


def test_voice_of_command_gathers_first() -> None:
    lands = {"A5": {"city": 1, "dahan": 1}, "A4": {"explorer": 1, "town": 1, "dahan": 1}}
    here = use(VOICE, lands, elements="3 sun 2 air")
    here.answer("gather explorer A4", "gather dahan A4")
    assert here.lands("A4", "A5") == [{"town": 1}, {"explorer": 1, "dahan": 2}]
    few = use(VOICE, lands, elements="3 sun 2 air").answer("stop")
    assert few.land("A5") == {"city-1": 1, "dahan": 1}


def ravaged(lands: dict[str, Any]) -> Island:
    """A ravage in A5, where explorers are commanded."""
    effects = [{"kind": "commanded", "land": "A5"}]
    return island(lands, "ravage A5", spirits=[RIVER], options=EVERY_SET, effects=effects)


@pytest.mark.rule("SX-34.42")
def test_explorers_fight_beside_the_dahan() -> None:
    """The city deals 3: the explorers and then a dahan fall; the survivor deals 2."""
    here = ravaged({"A5": {"explorer": 1, "city": 1, "dahan": 2}})
    assert here.land("A5") == {"city-2": 1, "dahan": 1, "blight": 1}
    strong = ravaged({"A5": {"explorer": 3, "town": 1, "dahan": 1}})
    assert strong.land("A5") == {"explorer": 1, "dahan": 1, "blight": 1}


def test_explorers_alone_do_no_harm() -> None:
    here = ravaged({"A5": {"explorer": 3, "dahan": 1}})
    assert here.land("A5") == {"explorer": 3, "dahan": 1}


@pytest.mark.rule("SX-4.17", "SX-34.42")
def test_strife_does_not_keep_them_from_striking_invaders() -> None:
    here = ravaged({"A5": {"explorer*1": 1, "town*1": 1}})
    assert here.land("A5") == {"explorer*1": 1, "town-1": 1}
