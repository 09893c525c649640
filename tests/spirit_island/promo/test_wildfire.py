"""Heart of the Wildfire: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.act import EVENT, POWER, RAVAGE_ACT, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.island.presence import move_presence
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import CLAW, FEATHER
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    lands_to_grow,
    pair,
    panel,
    plays,
    presence,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import RIVER, Island, targets

WILDFIRE = "heart-of-the-wildfire"
STORM = "power firestorm at A5"
REGROW = "power the-burned-land-regrows at A5"
OWN = {"P1": 1}
TOKENS = {"sets": ["base", CLAW, FEATHER]}


def fire(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """In A7, with so much fire on its tracks as `shown` says: (1, 1) is none, (2, 2) is 2."""
    shown = keys.pop("shown", None)
    if shown:
        seat = keys.setdefault("seats", {}).setdefault("P1", {})
        seat |= {"energy_track": shown[0], "plays_track": shown[1]}
    return alone(WILDFIRE, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(WILDFIRE) == ("0 fire 1 2 fire+plant 3", "1 fire 2 3 fire 4")
    assert growth(WILDFIRE) == [
        ["reclaim-all", "gain-power", "energy-1"],
        ["gain-power", "presence-3"],
        ["presence-1", "energy-2", "energy-per-fire"],
    ]
    assert frame(WILDFIRE) == (1, "high", "feather-and-flame")


def test_the_headers() -> None:
    smoke = (2, "slow", "fire air plant", "sacred 2", "any-land")
    assert printed("asphyxiating-smoke") == smoke
    assert printed("flames-fury") == (0, "fast", "sun fire plant", "", "any-spirit")
    assert printed("flash-fires") == (2, "slow", "fire air", "presence 1", "any-land")
    flames = (0, "fast", "fire plant", "presence 0", "blight-invaders")
    assert printed("threatening-flames") == flames
    storm, regrows = SPIRITS[WILDFIRE].innates
    assert printed(storm) == (0, "fast", "", "presence 0", "blight")
    assert printed(regrows) == (0, "slow", "", "presence 0", "any-land")
    assert thresholds(storm, "1 plant", "3 plant", "4 fire 2 air", "7 fire")
    assert thresholds(regrows, "4 fire 1 plant", "4 fire 2 plant", "5 fire 2 earth 2 plant")
    assert thresholds("flash-fires", "2 air")


@pytest.mark.parametrize(("board", "land"), [("A", "A7"), ("B", "B5"), ("C", "C6"), ("D", "D7")])
def test_set_up(board: str, land: str) -> None:
    here = started(WILDFIRE, board)
    assert presence(here) == {land: 3}
    assert here.land(land)["blight"] == 2
    assert here.table.blight_pool == started(RIVER, board).table.blight_pool  # it is of the box


# -- growth and tracks -----------------------------------------------------------------------------


def test_growth_reclaims() -> None:
    seats = {"P1": {"discard": ["flash-fires"], "energy": 0}}
    here = fire({}, "growth 1", seats=seats).answer("reclaim-all 1", "energy-1 2")
    assert (here.seat().energy, here.prompt()) == (1, "ask-deck")
    assert "flash-fires" in here.seat().hand


def test_growth_gains_and_spreads() -> None:
    here = fire({}, "growth 2").answer("presence-3 2")
    assert lands_to_grow(here) == {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"}
    here.answer("presence energy A4")
    assert (presence(here), here.prompt()) == ({"A4": 1, "A7": 1}, "ask-deck")


@pytest.mark.parametrize(("shown", "energy"), [((1, 1), 2), ((2, 1), 3), ((5, 5), 6)])
def test_growth_gains_energy_for_fire(shown: tuple[int, int], energy: int) -> None:
    here = fire({}, "growth 3", shown=shown, seats={"P1": {"energy": 0}})
    here.answer("energy-2 2", "energy-per-fire 2")
    assert here.seat().energy == energy


def test_fire_that_growth_uncovers_counts_at_once() -> None:
    here = fire({"A7": {"explorer": 1, "presence": OWN}}, "growth 3", seats={"P1": {"energy": 0}})
    here.answer("presence-1 1", "presence energy A7", "energy-2 1")
    assert here.land("A7") == {"presence": {0: 2}}  # 1 damage
    assert here.seat().energy == 2 + 1 + 0  # income is 0 yet


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 0, {}), (2, 0, {"fire": 1}), (3, 1, {"fire": 1}), (4, 2, {"fire": 1})],
        *[(5, 2, {"fire": 2, "plant": 1}), (6, 3, {"fire": 2, "plant": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(WILDFIRE, shown) == (energy, elements)


@pytest.mark.parametrize(("shown", "number"), [(1, 1), (2, 1), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_card_play_track(shown: int, number: int) -> None:
    assert plays(WILDFIRE, shown) == (number, False)


# -- Blazing Presence ------------------------------------------------------------------------------


def grown(lands: dict[str, Any], source: str, end: str, **keys: Any) -> Island:
    """Presence is added, or moved, by the third growth option."""
    return fire(lands, "growth 3", **keys).answer("presence-1 1", f"presence {source} {end}")


@pytest.mark.rule("SX-51.1")
def test_without_fire_it_only_pushes() -> None:
    lands = {"A7": {"presence": {"P1": 2}}, "A5": {"explorer": 1, "dahan": 2}}
    here = grown(lands, "A7", "A5")
    ends = [line.split()[-1] for line in here.options()]
    assert ends == ["A1", "A4", "A6", "A7", "A8", "stop"]
    here.answer("push dahan A4", "stop")
    assert here.lands("A4", "A5") == [{"dahan": 1}, {"explorer": 1, "dahan": 1, "presence": {0: 1}}]


@pytest.mark.rule("SX-51.1")
def test_each_fire_burns_and_two_blight_the_land() -> None:
    lands = {"A5": {"town": 1, "explorer": 1}}
    one = grown(lands, "energy", "A5")  # uncovers the first fire
    one.answer("damage town")
    assert one.land("A5") == {"explorer": 1, "town-1": 1, "presence": {0: 1}}
    two = grown(lands, "plays", "A5", shown=(2, 1)).answer("damage town", "damage town-1")
    assert two.land("A5") == {"explorer": 1, "blight": 1, "presence": {0: 1}}
    four = grown({"A5": {"city": 2}}, "plays", "A5", shown=(5, 4))
    four.answer("damage city-1", "damage city-2")
    assert four.land("A5") == {"city-1": 1, "blight": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-51.1")
def test_all_beasts_flee_and_dahan_may() -> None:
    lands = {"A5": {"beasts": 2, "dahan": 1}}
    here = grown(lands, "energy", "A5", options=TOKENS)
    assert "stop" not in here.options()
    here.answer("push beasts A4", "push beasts A4", "stop")
    assert here.lands("A4", "A5") == [{"beasts": 2}, {"dahan": 1, "presence": {0: 1}}]


@pytest.mark.rule("SX-51.2")
def test_presence_that_comes_at_the_same_time_blazes_once() -> None:
    lands = {"A7": {"presence": {"P1": 3}}, "A5": {"city": 1}, "A4": {"city": 1}}
    here = fire(lands, shown=(2, 1))
    numbers = here.table.island.numbers
    act = Act(here.table, EVENT)
    for end in ("A5", "A5", "A4"):
        move_presence(act, 0, numbers["A7"], numbers[end])
    carry_out(finish(act), "damage city", "damage city")
    assert [here.land(name)["city-1"] for name in ("A5", "A4")] == [1, 1]


@pytest.mark.rule("SX-51.2")
@pytest.mark.parametrize("step", ["power unrelenting-growth at P1", "add 2 presence A5 by P1"])
def test_two_presence_added_together_blaze_once(step: str) -> None:
    """With all the fire that shows when both have come: 2 on the tracks then."""
    lands = {"A7": {"presence": {"P1": 3}}, "A5": {"city": 2}}
    here = fire(lands, step, options=TOKENS)
    if here.options()[0].startswith("land"):
        here.answer("land A5")
    here.answer("presence energy A5", "presence plays A5")
    assert (here.prompt(), here.options()) == ("ask-damage", ["damage city", "damage city-1"])
    here.answer("damage city")
    left = {"city-1": 2, "blight": 1, "presence": {0: 2}}
    assert here.land("A5") == left | ({"wilds": 1} if "power" in step else {})


def test_presence_of_others_does_not_blaze() -> None:
    lands = {"A7": {"presence": OWN}, "A4": {"presence": {"P2": 1}}, "A5": {"city": 1}}
    here = pair(WILDFIRE, RIVER, lands, seats={"P1": {"energy_track": 2}})
    numbers = here.table.island.numbers
    act = Act(here.table, EVENT)
    move_presence(act, 1, numbers["A4"], numbers["A5"])
    carry_out(finish(act))
    assert here.land("A5") == {"city": 1, "presence": {1: 1}}


def test_set_up_does_not_blaze() -> None:
    here = started(WILDFIRE, "A")
    assert here.land("A7").get("blight") == 2


# -- Destructive Nature ----------------------------------------------------------------------------


@pytest.mark.rule("SX-51.3")
def test_its_own_blaze_spares_it_even_where_it_cascades() -> None:
    lands = {"A5": {"blight": 1, "presence": OWN}, "A4": {"presence": OWN}}
    here = grown(lands, "plays", "A5", shown=(2, 1)).answer("cascade A4")
    assert here.seat().destroyed == 0
    assert here.lands("A4", "A5") == [
        {"blight": 1, "presence": {0: 1}},
        {"blight": 2, "presence": {0: 2}},
    ]


@pytest.mark.rule("SX-51.3")
@pytest.mark.parametrize(("kind", "seat", "lost"), [(POWER, 1, 0), (EVENT, -1, 1)])
def test_blight_of_any_spirit_spares_it(kind: str, seat: int, lost: int) -> None:
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}}}
    here = pair(WILDFIRE, RIVER, lands)
    carry_out(add_blight(Act(here.table, kind, seat, here.table.island.numbers["A5"])))
    assert here.seat().destroyed == lost
    assert here.seat(1).destroyed == 1


def test_a_ravage_does_not_spare_it() -> None:
    here = fire({"A5": {"city": 1, "presence": OWN}}, "ravage A5")
    assert (here.seat().destroyed, here.land("A5")) == (1, {"city": 1, "blight": 1})
    act = Act(here.table, RAVAGE_ACT, land=here.table.island.numbers["A7"])
    carry_out(add_blight(act))
    assert here.seat().destroyed == 2


# -- innate powers ---------------------------------------------------------------------------------


def storm(elements: str, lands: dict[str, Any] | None = None) -> Island:
    usual = {"A5": {"city": 4, "blight": 1, "presence": OWN}}
    return fire({**usual, **(lands or {})}, STORM, elements=elements)


def hurt(here: Island, land: str) -> int:
    """The damage on cities there, of 4 that were unhurt."""
    left = here.land(land)
    total = sum(int(word[-1]) * n for word, n in left.items() if word.startswith("city-"))
    cities = sum(n for word, n in left.items() if word.startswith("city"))
    return total + 3 * (4 - cities)


@pytest.mark.parametrize(
    ("elements", "points"),
    [("1 plant 1 fire", 0), ("1 plant 5 fire", 2), ("3 plant 5 fire", 5), ("2 plant 3 fire", 1)],
)
def test_firestorm_by_level(elements: str, points: int) -> None:
    here = storm(elements)
    while here.prompt() == "ask-damage":
        here.answer(here.options()[0])
    assert hurt(here, "A5") == points


def test_firestorm_spreads_over_lands_with_blight() -> None:
    lands = {
        "A7": {"explorer": 1, "blight": 1, "presence": OWN},
        "A4": {"explorer": 1, "presence": OWN},
    }
    here = storm("1 plant 4 fire 2 air", lands)
    assert here.options() == ["damage city A5", "damage explorer A7"]
    here.answer("damage explorer A7")  # then a city, without a question
    assert (here.lands("A7"), hurt(here, "A5")) == ([{"blight": 1, "presence": {0: 1}}], 1)
    assert here.land("A4") == {"explorer": 1, "presence": {0: 1}}


def test_firestorm_burns_a_land_down() -> None:
    lands = {
        "A7": {"town": 1, "city": 1, "dahan": 1, "beasts": 1, "blight": 1, "presence": OWN},
        "A4": {"presence": OWN},
    }
    here = fire(
        {**lands, "A5": {"blight": 1, "presence": OWN}}, STORM, elements="7 fire", options=TOKENS
    )
    assert here.options() == ["land A5", "land A7"]
    here.answer("land A7", "push dahan A8", "cascade A8")
    assert here.land("A7") == {"blight": 2, "presence": {0: 1}}
    assert here.fear() == 1 + 2


def test_firestorm_wants_blight() -> None:
    assert targets(fire({"A5": {"blight": 1, "presence": OWN}}), "firestorm") == ["A5"]


@pytest.mark.parametrize(
    ("elements", "before", "after"),
    [
        *[("4 fire 1 plant", 1, 1), ("4 fire 1 plant", 2, 1), ("4 fire 2 plant", 1, 0)],
        *[("5 fire 2 earth 2 plant", 3, 1), ("5 fire 2 earth 2 plant", 1, 0)],
    ],
)
def test_the_burned_land_regrows(elements: str, before: int, after: int) -> None:
    here = fire({"A5": {"blight": before, "presence": OWN}}, REGROW, elements=elements)
    assert here.land("A5").get("blight", 0) == after


# -- unique powers ---------------------------------------------------------------------------------


def test_asphyxiating_smoke() -> None:
    lands = {"A5": {"town": 2, "dahan": 2}, "A7": {"presence": {"P1": 2}}}
    here = fire(lands, "power asphyxiating-smoke at A5").answer("push dahan A4")
    assert (here.land("A5"), here.fear()) == ({"town": 1, "dahan": 1}, 2)
    assert targets(fire({}), "asphyxiating-smoke") == []


def test_flames_fury() -> None:
    lands = {"A5": {"city": 2}, "A4": {"city": 1}, "A7": {"presence": OWN}}
    here = pair(
        WILDFIRE,
        RIVER,
        {**lands, "A8": {"presence": {"P2": 2}}},
        *["power flames-fury at P2", "power flash-floods at A5", "power flash-floods at A5"],
        seats={"P2": {"energy": 0}},
    )
    assert here.seat(1).energy == 1
    assert [(e.kind, e.more) for e in here.table.effects] == [("power-damage", 1)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("power", ["flash-fires", "raging-storm"])
def test_fury_adds_1_to_each_power(power: str) -> None:
    effects = [{"kind": "power-damage", "seat": "P1", "number": 1}]
    here = fire({"A5": {"city": 2}}, f"power {power} at A5", effects=effects)
    while here.prompt() == "ask-damage":
        here.answer("damage city" if "damage city" in here.options() else here.options()[0])
    total = {"flash-fires": 2, "raging-storm": 3}[power]
    left = here.land("A5")
    assert sum(int(word[-1]) * n for word, n in left.items() if "-" in word) == total


def test_fury_adds_nothing_to_destroying() -> None:
    effects = [{"kind": "power-damage", "seat": "P1", "number": 1}]
    lands = {"A5": {"town": 2}, "A7": {"presence": {"P1": 2}}}
    here = fire(lands, "power asphyxiating-smoke at A5", effects=effects)
    assert here.land("A5") == {"town": 1}


def test_flash_fires() -> None:
    here = fire({"A5": {"explorer": 1}}, "power flash-fires at A5")
    assert (here.land("A5"), here.fear()) == ({}, 1)
    seats: dict[str, Any] = {"P1": {"played": ["flash-fires"], "elements": {"air": 1}}}
    fast = fire({}, phase="fast", seats=seats)
    assert "use flash-fires" in fast.options()
    slow = fire({}, phase="fast", seats={"P1": {"played": ["flash-fires"], "ready": 0}})
    assert "use flash-fires" not in slow.options()


@pytest.mark.parametrize("terror", [1, 2, 3])
def test_threatening_flames(terror: int) -> None:
    lands = {"A5": {"explorer": 3, "town": 1, "blight": 1, "presence": OWN}}
    here = fire(lands, "power threatening-flames at A5", terror=terror)
    assert "push explorer A7" not in here.options()  # where it is
    here.answer(*["push explorer A4"] * terror)
    assert (here.land("A4"), here.fear()) == ({"explorer": terror}, 2)


def test_threatening_flames_with_nowhere_to_go() -> None:
    lands: dict[str, Any] = {f"A{n}": {"presence": OWN} for n in (1, 4, 6, 7, 8)}
    lands["A5"] = {"explorer": 1, "blight": 1, "presence": OWN}
    here = fire(lands, "power threatening-flames at A5")
    assert (here.land("A5")["explorer"], here.fear()) == (1, 4)
    assert targets(fire({"A5": {"blight": 1, "presence": OWN}}), "threatening-flames") == []
