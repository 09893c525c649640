"""Sections 19 and 20 of the rules: dahan and invaders; damage, destroying, removing, replacing."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.content.major.enduring import MoreHealth
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, damage_one, destroy, remove
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import health, put
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.rules.powers.power import Body
from loci.games.spirit_island.state.registry import BOARDS
from loci.games.spirit_island.state.terms import (
    CITY,
    DAHAN,
    DESTROYED_FEAR,
    EXPLORER,
    HEALTH,
    INVADERS,
    STRENGTH,
    TOWN,
    piece,
)
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import Trial, log, number, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit, whose powers do simple harm."""

    def strike(act: Act) -> Script:
        yield from damage(act, 1)

    def big(act: Act) -> Script:
        yield from damage(act, 3)

    def cudgel(act: Act) -> Script:
        yield from damage_one(act, 1, DAHAN)

    for id, rule in (("strike", strike), ("big", big), ("cudgel", cudgel)):
        trial.power(id, rule)


# -- the pieces ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-20.1", "SI-20.2", "SI-20.3", "SI-20.4", "SI-19.2", "SI-35.5")
def test_health_damage_and_fear_of_the_pieces() -> None:
    assert INVADERS == (EXPLORER, TOWN, CITY)
    assert [HEALTH[kind] for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [1, 2, 3, 2]
    assert [STRENGTH[kind] for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [1, 2, 3, 2]
    assert [DESTROYED_FEAR[kind] for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [0, 1, 2, 0]


@pytest.mark.rule("SI-19.1")
@pytest.mark.parametrize("board", "ABCD")
def test_a_board_starts_with_six_dahan(board: str) -> None:
    assert sum([icons.get("dahan", 0) for icons in BOARDS[board].setup.values()]) == 6


@pytest.mark.rule("SI-19.3", "SI-19.4")
def test_dahan_neither_come_nor_fight_by_themselves() -> None:
    """A turn in which the land is not ravaged: as many dahan, and the town unharmed."""
    lands = {"A4": {"dahan": 2, "town": 1}}
    keys: dict[str, Any] = {
        "ravage": ["1-wetland"],
        "build": ["1-jungle"],
        "invader_deck": ["1-mountain"],
    }
    here = plain(lands, phase="fast", **keys).answer("done")
    assert here.land("A4") == {"dahan": 2, "town": 1}
    assert here.fear() == 0


@pytest.mark.rule("SI-19.4")
def test_dahan_fight_when_a_power_makes_them() -> None:
    """Call to Bloodshed: 1 damage for each dahan."""
    here = plain({"A4": {"dahan": 2, "town": 1}}, "power call-to-bloodshed at A4")
    here.answer("option damage")
    assert here.land("A4") == {"dahan": 2}


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-20.5", "SI-20.9", "SI-20.4", "SI-20.8")
def test_damage_states_of_a_city() -> None:
    """EX-DMG-1."""
    states = []
    for times in (1, 2, 3):
        here = plain({"A5": {"city": 1}}, *["power strike at A5"] * times)
        states.append((here.land("A5"), here.fear()))
    assert states == [({"city-1": 1}, 0), ({"city-2": 1}, 0), ({}, 2)]


@pytest.mark.rule("SI-20.5", "SI-20.3")
def test_damage_states_of_a_town() -> None:
    """EX-DMG-2."""
    states = []
    for times in (1, 2):
        here = plain({"A5": {"town": 1}}, *["power strike at A5"] * times)
        states.append((here.land("A5"), here.fear()))
    assert states == [({"town-1": 1}, 0), ({}, 1)]


@pytest.mark.rule("SI-19.7", "SI-19.2", "SI-19.8")
def test_damage_states_of_a_dahan() -> None:
    """EX-DMG-3."""
    states = []
    for times in (1, 2):
        here = plain({"A5": {"dahan": 1}}, *["power cudgel at A5"] * times)
        states.append((here.land("A5"), here.fear()))
    assert states == [({"dahan-1": 1}, 0), ({}, 0)]


@pytest.mark.rule("SI-20.8", "SI-20.17")
def test_damage_of_three_spirits_adds_up() -> None:
    """EX-DMG-4."""
    steps = [f"power strike at A5 by P{n}" for n in (1, 2, 3)]
    here = plain({"A5": {"city": 1}}, *steps, boards="ABC")
    assert (here.land("A5"), here.fear()) == ({}, 2)


@pytest.mark.rule("SI-20.8")
def test_damage_of_a_power_and_of_a_ravage_adds_up() -> None:
    """The city hurt by 1 falls to the 2 damage of the dahan left."""
    here = plain({"A5": {"city": 1, "dahan": 2}}, "power strike at A5", "ravage A5")
    assert here.land("A5") == {"dahan-1": 1, "blight": 1}


@pytest.mark.rule("SI-20.10", "SI-27.3", "SI-19.6")
def test_damage_is_gone_after_the_turn() -> None:
    """EX-DMG-5, and a hurt dahan recovers as well."""
    lands = {"A5": {"city-2": 1, "dahan-1": 1}}
    here = plain(lands, "time-passes", "power strike at A5")
    assert here.land("A5") == {"city-1": 1, "dahan": 1}
    assert here.fear() == 0


@pytest.mark.rule("SI-20.11", "SX-21.8")
def test_damage_does_not_lower_health() -> None:
    """EX-DMG-6."""
    here = plain({"A5": {"city-2": 1}})
    assert health(here.table, number(here, "A5"), piece(CITY)) == 3
    assert here.land("A5") == {"city-2": 1}


@pytest.mark.rule("SI-20.12")
def test_destruction_is_checked_against_changed_health(trial: Trial) -> None:
    """A town with 1 more health this turn stands 2 damage and falls to the third."""

    def harden(act: Act) -> Script:
        lasting(act.table, MoreHealth(act.land, act.seat, 1, TOWN))
        yield from ()

    trial.power("harden", harden)
    strikes = ["power strike at A5"] * 2
    here = plain({"A5": {"town": 1}}, "power harden at A5", *strikes)
    assert (here.land("A5"), here.fear()) == ({"town-2": 1}, 0)
    here = plain({"A5": {"town": 1}}, "power harden at A5", *strikes, "power strike at A5")
    assert (here.land("A5"), here.fear()) == ({}, 1)


@pytest.mark.rule("SI-20.12", "SI-20.13")
def test_a_piece_that_leaves_its_greater_health_behind_is_destroyed(trial: Trial) -> None:
    """A dahan with 2 more health stands 3 damage, and not where it has health 2."""

    def harden(act: Act) -> Script:
        lasting(act.table, MoreHealth(act.land, act.seat, 2, DAHAN))
        yield from ()

    def shove(act: Act) -> Script:
        yield from push(act, 1, DAHAN)

    trial.power("harden", harden)
    trial.power("shove", shove)
    steps = ("power harden at A3", "ravage A3", "power shove at A3")
    here = plain({"A3": {"city": 2, "explorer": 1, "dahan": 2}}, *steps)
    here.answer("damage explorer")
    assert here.land("A3")["dahan-3"] == 1
    here.answer("push dahan-3 A2")
    assert (here.land("A2"), "dahan-3" in here.land("A3")) == ({}, False)


@pytest.mark.rule("SI-20.6", "SI-19.5", "SI-20.25", "SI-20.14")
def test_damage_means_damage_to_invaders() -> None:
    """EX-DMG-9: 3 damage with one explorer; dahan and land take nothing, the rest is lost."""
    here = plain({"A5": {"dahan": 2, "explorer": 1}}, "power big at A5")
    assert (here.land("A5"), here.fear()) == ({"dahan": 2}, 0)


@pytest.mark.rule("SI-20.6")
def test_damage_of_a_fear_card_is_for_invaders() -> None:
    here = plain({"A5": {"dahan": 2, "explorer": 1}}, "fear-card dahan-raid at 2")
    assert here.land("A5") == {"dahan": 2}


@pytest.mark.rule("SI-20.7", "SX-21.1")
def test_the_user_divides_damage() -> None:
    lands = {"A5": {"explorer": 1, "town": 1, "city": 1}}
    spread = plain(lands, "power big at A5")
    assert spread.options() == ["damage explorer", "damage town", "damage city"]
    spread.answer("damage explorer", "damage town", "damage city")
    assert spread.land("A5") == {"town-1": 1, "city-1": 1}
    one = plain(lands, "power big at A5").answer("damage city", "damage city-1", "damage city-2")
    assert (one.land("A5"), one.fear()) == ({"explorer": 1, "town": 1}, 2)


@pytest.mark.rule("SI-20.13")
def test_damage_goes_along_with_a_moved_piece(trial: Trial) -> None:
    def shove(act: Act) -> Script:
        yield from push(act, 1, TOWN)

    trial.power("shove", shove)
    here = plain({"A3": {"town-1": 1}}, "power shove at A3", "power strike at A2")
    here.answer("push town-1 A2")
    assert (here.land("A2"), here.fear()) == ({}, 1)


@pytest.mark.rule("SI-20.14")
def test_damage_beyond_the_land_is_lost() -> None:
    here = plain({"A5": {"town": 1}, "A4": {"town": 1}}, "power big at A5")
    assert (here.land("A5"), here.land("A4")) == ({}, {"town": 1})


@pytest.mark.rule("SI-20.15", "SI-10.6")
def test_damage_must_be_dealt_while_it_can() -> None:
    here = plain({"A5": {"explorer": 1, "city": 1}}, "power big at A5")
    assert here.options() == ["damage explorer", "damage city"]
    here.answer("damage explorer")
    assert here.land("A5") == {"city-2": 1}  # only the city was left to take it


# -- destroying, removing, replacing ---------------------------------------------------------------


def using(trial: Trial, lands: dict[str, dict[str, int]], *rules: Body) -> Island:
    """The rules carried out as powers in A5, one after the other."""
    for n, rule in enumerate(rules):
        trial.power(f"rule-{'abc'[n]}", rule)
    steps = [f"power rule-{'abc'[n]} at A5" for n in range(len(rules))]
    return plain(lands, *steps)


def destroy_town(act: Act) -> Script:
    yield from destroy(act, 1, TOWN)


def remove_city(act: Act) -> Script:
    yield from remove(act, 1, CITY)


def city_to_town(act: Act) -> Script:
    yield from replace(act, CITY, TOWN)


@pytest.mark.rule("SI-20.16", "SI-20.17")
def test_destroying_needs_no_damage_and_gives_fear(trial: Trial) -> None:
    """The fear of the power itself comes on top."""

    def rule(act: Act) -> Script:
        fear(act, 1)
        yield from destroy(act, 1, CITY)
        yield from destroy(act, 1, TOWN)
        yield from destroy(act, 1, EXPLORER)

    here = using(trial, {"A5": {"explorer": 1, "town": 1, "city": 1}}, rule)
    assert (here.land("A5"), here.fear()) == ({}, 1 + 2 + 1)


@pytest.mark.rule("SI-20.18", "SI-20.19", "SI-20.16")
def test_removing_and_replacing_give_no_fear(trial: Trial) -> None:
    """EX-DMG-7: a city removed, a city replaced by a town, a town destroyed."""
    lands = {"A5": {"town": 1, "city": 2}}
    here = using(trial, lands, remove_city, city_to_town, destroy_town)
    assert (here.land("A5"), here.fear()) == ({"town": 1}, 1)


@pytest.mark.rule("SI-20.20", "SI-20.21")
def test_a_replacement_keeps_the_damage(trial: Trial) -> None:
    """EX-DMG-8."""
    here = using(trial, {"A5": {"city-1": 1}}, city_to_town)
    assert (here.land("A5"), here.fear()) == ({"town-1": 1}, 0)


@pytest.mark.rule("SI-20.21")
def test_kept_damage_may_destroy_the_replacement(trial: Trial) -> None:
    here = using(trial, {"A5": {"city-2": 1}}, city_to_town)
    assert (here.land("A5"), here.fear()) == ({}, 1)


@pytest.mark.rule("SI-20.19")
def test_one_piece_may_be_replaced_by_several(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from replace(act, CITY, EXPLORER, 2)

    here = using(trial, {"A5": {"city": 2}}, rule)
    assert (here.land("A5"), here.fear()) == ({"city": 1, "explorer": 2}, 0)


@pytest.mark.rule("SI-20.22")
def test_replacing_is_neither_removing_nor_destroying(trial: Trial) -> None:
    """Nothing is noted as destroyed, and the log tells of no removal."""
    seen: list[list[tuple[int, int]]] = []

    def rule(act: Act) -> Script:
        yield from replace(act, TOWN, DAHAN)
        seen.append(list(act.destroyed))

    trial.power("convert", rule)
    seats = {"P1": {"played": ["convert"]}}
    here = plain({"A5": {"town": 1}}, phase="fast", seats=seats).answer("use convert", "target A5")
    assert here.land("A5") == {"dahan": 1}
    assert seen == [[]]
    assert log(here, "log-removed", "log-destroyed") == []
    assert log(here, "log-replaced") == [("log-replaced", "A5")]


@pytest.mark.rule("SI-20.24", "SI-1.9", "SI-1.10")
def test_adding_takes_from_a_supply_without_limit(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        put(act.table, act.land, DAHAN, 40)
        put(act.table, act.land, CITY, 25)
        yield from ()

    assert using(trial, {"A5": {}}, rule).land("A5") == {"dahan": 40, "city": 25}


@pytest.mark.rule("SI-20.23", "SI-20.17")
def test_drowning_is_destroying() -> None:
    """Ocean's Hungry Grasp: fear as usual, and the health is kept on its panel."""
    here = plain(
        {"A2": {"explorer": 1, "town": 1, "presence": {"P1": 1}}},
        "power swallow-the-land-dwellers at A2",
        spirit="oceans-hungry-grasp",
    )
    assert here.land("A2") == {"presence": {0: 1}}
    assert (here.fear(), here.seat().drowned) == (1, 3)
