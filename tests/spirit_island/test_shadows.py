"""Shadows Flicker Like Flame: panel, special rule, innate and unique powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from tests.spirit_island.spirits import alone, levels, pair, presence, printed, started
from tests.spirit_island.tables import RIVER, Island, targets

SHADOWS = "shadows-flicker-like-flame"


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    spirit = SPIRITS[SHADOWS]
    assert [space.number for space in spirit.energy_track] == [0, 1, 3, 4, 5, 6]
    assert [space.number for space in spirit.plays_track] == [1, 2, 3, 3, 4, 5]
    assert (spirit.complexity, spirit.set, spirit.pick, spirit.always) == ("low", "base", 1, [])
    words = [[action.word for action in option.actions] for option in spirit.growth]
    assert words == [
        ["reclaim-all", "gain-power"],
        ["gain-power", "presence-1"],
        ["presence-3", "energy-3"],
    ]
    assert spirit.progression == [
        "dark-and-tangled-woods",
        "shadows-of-the-burning-forest",
        "the-jungle-hungers",
        "land-of-haunts-and-embers",
        "terrifying-nightmares",
        "call-of-the-dahan-ways",
        "visions-of-fiery-doom",
    ]


@pytest.mark.parametrize(
    ("board", "placed"),
    [
        ("A", {"A5": 1, "A8": 2}),
        ("B", {"B5": 1, "B8": 2}),
        ("C", {"C4": 2, "C5": 1}),
        ("D", {"D5": 1, "D6": 2}),
    ],
)
@pytest.mark.rule("SI-2.22")
def test_it_starts_in_the_highest_jungle_and_land_5(board: str, placed: dict[str, int]) -> None:
    here = started(SHADOWS, board)
    assert presence(here) == placed
    assert here.seat().energy == 0


def test_its_powers_as_printed() -> None:
    assert printed("concealing-shadows") == (0, "fast", "moon air", "presence 0", "any-land")
    assert printed("crops-wither-and-fade") == (
        1,
        "slow",
        "moon fire plant",
        "presence 0",
        "any-land",
    )
    assert printed("favors-called-due") == (1, "slow", "moon air animal", "presence 1", "any-land")
    assert printed("mantle-of-dread") == (1, "slow", "moon fire air", "", "any-spirit")
    assert printed("darkness-swallows-the-unwary") == (0, "fast", "", "sacred 1", "any-land")
    assert POWERS["darkness-swallows-the-unwary"].thresholds == [
        needs("2 moon 1 fire"),
        needs("3 moon 2 fire"),
        needs("4 moon 3 fire 2 air"),
    ]


def test_the_lands_its_powers_reach() -> None:
    """A sacred site in A7, one more presence in A3."""
    here = alone(SHADOWS, {"A7": {"presence": {"P1": 2}}, "A3": {"presence": {"P1": 1}}})
    assert targets(here, "concealing-shadows") == ["A3", "A7"]
    assert targets(here, "crops-wither-and-fade") == ["A3", "A7"]
    assert targets(here, "favors-called-due") == ["A2", "A3", "A4", "A5", "A7", "A8"]
    assert targets(here, "darkness-swallows-the-unwary") == ["A5", "A7", "A8"]


# -- growth ----------------------------------------------------------------------------------------


def test_growth_1_reclaims_and_gains_a_card() -> None:
    seat = {"hand": [], "discard": ["mantle-of-dread", "concealing-shadows"]}
    here = alone(SHADOWS, {}, seats={"P1": seat}).answer("growth 1", "reclaim-all 1", "gain minor")
    assert len(here.options()) == 4
    here.answer(here.options()[0])
    assert here.seat().hand[:2] == ["mantle-of-dread", "concealing-shadows"]
    assert (len(here.seat().hand), here.seat().discard) == (3, [])
    assert here.seat().energy == 0  # the first space of the track


def test_growth_2_gains_a_card_and_adds_presence_at_range_1() -> None:
    here = alone(SHADOWS, {}).answer("growth 2", "presence-1 2")
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence energy")}
    assert lands == {"A5", "A7", "A8"}
    here.answer("presence energy A8", "gain minor")
    here.answer(here.options()[0])
    assert presence(here) == {"A7": 1, "A8": 1}
    assert (len(here.seat().hand), here.seat().energy) == (5, 1)


def test_growth_3_adds_presence_at_range_3_and_3_energy() -> None:
    here = alone(SHADOWS, {}).answer("growth 3", "energy-3 2")
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence plays")}
    assert lands == {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"}
    here.answer("presence plays A3")
    assert presence(here) == {"A3": 1, "A7": 1}
    assert (here.seat().energy, here.seat().plays_shown) == (3, 2)
    lone = alone(SHADOWS, {"A3": {"presence": {"P1": 1}}, "A7": {}}).answer("growth 3")
    lone.answer("presence-3 1")
    lands = {line.split(" ")[2] for line in lone.options() if line.startswith("presence plays")}
    assert lands == {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"}


# -- Shadows of the Dahan --------------------------------------------------------------------------


def far(energy: int, *played: str, phase: str = "slow", **lands: dict[str, object]) -> Island:
    """One presence in A7, and dahan in A2 and A7."""
    there = {"A2": {"dahan": 1, "town": 1}, "A7": {"presence": {"P1": 1}, "dahan": 1}, **lands}
    seats = {"P1": {"played": list(played), "hand": [], "energy": energy}}
    return alone(SHADOWS, there, phase=phase, seats=seats)


def test_for_1_energy_a_power_reaches_any_land_with_dahan() -> None:
    here = far(2, "crops-wither-and-fade").answer("use crops-wither-and-fade")
    assert here.options() == ["target A7", "target A2 far"]
    here.answer("target A2 far", "option replace-town")
    assert here.land("A2") == {"dahan": 1, "explorer": 1}
    assert here.seat().energy == 1


def test_within_range_nothing_is_paid() -> None:
    here = far(2, "crops-wither-and-fade").answer("use crops-wither-and-fade", "target A7")
    assert here.seat().energy == 2


def test_without_energy_the_range_holds() -> None:
    here = far(0, "crops-wither-and-fade").answer("use crops-wither-and-fade")
    assert here.prompt() == "ask-option"  # the only target was A7
    here.answer("option replace-town")
    assert here.land("A2") == {"dahan": 1, "town": 1}
    assert here.seat().energy == 0


def test_the_other_demands_on_the_target_hold() -> None:
    """Drought asks for nothing; Rain of Blood for invaders, which only A2 has."""
    here = far(1, "rain-of-blood", A3={"dahan": 1}).answer("use rain-of-blood")
    assert here.seat().energy == 0  # A2 was the only target, without any sacred site
    assert here.fear() == 2
    none = far(1, "rain-of-blood", A2={"dahan": 1})
    assert none.options() == ["done"]


def test_the_innate_power_and_other_boards_are_reached_too() -> None:
    elements = {"moon": 2, "fire": 1}
    seats = {"P1": {"played": [], "hand": [], "energy": 1, "elements": elements}}
    lands = {"B2": {"dahan": 1}, "B3": {"explorer": 1}}
    here = pair(SHADOWS, RIVER, lands, phase="fast", seats=seats)
    here.answer("use darkness-swallows-the-unwary", seat=0)  # no sacred site: only B2
    assert here.land("B2") == {"dahan": 1, "explorer": 1}
    assert here.seat().energy == 0


def test_other_spirits_do_not_reach_so_far() -> None:
    seats = {"P1": {"played": ["crops-wither-and-fade"], "hand": [], "energy": 2}}
    lands = {"A2": {"dahan": 1}, "A4": {"presence": {"P1": 1}}}
    here = alone(RIVER, lands, phase="slow", seats=seats).answer("use crops-wither-and-fade")
    assert here.options() == ["target A4", "target A7"]


# -- Darkness Swallows the Unwary ------------------------------------------------------------------


def darkness(elements: str, **lands: dict[str, int]) -> Island:
    return alone(SHADOWS, lands, "power darkness-swallows-the-unwary at A5", elements=elements)


@pytest.mark.parametrize(
    ("elements", "reached"),
    [
        ("1 moon 1 fire", []),
        ("2 moon", []),
        ("2 moon 1 fire", [0]),
        ("3 moon 1 fire 2 air", [0]),
        ("3 moon 2 fire", [0, 1]),
        ("4 moon 3 fire 1 air", [0, 1]),
        ("4 moon 3 fire 2 air", [0, 1, 2]),
    ],
)
def test_the_levels_of_darkness(elements: str, reached: list[int]) -> None:
    assert levels("darkness-swallows-the-unwary", elements) == reached


@pytest.mark.rule("SI-9.26")
def test_darkness_level_1_gathers_an_explorer() -> None:
    here = darkness("2 moon 1 fire", A4={"explorer": 1}, A6={"explorer": 1, "town": 1})
    assert here.options() == ["gather explorer A4", "gather explorer A6"]  # it is no "up to"
    here.answer("gather explorer A6")
    assert here.land("A5") == {"explorer": 1}
    assert here.land("A6") == {"town": 1}
    assert here.fear() == 0


def test_darkness_level_2_destroys_up_to_two_explorers() -> None:
    here = darkness("3 moon 2 fire", A4={"explorer": 1}, A5={"explorer": 2})
    assert here.options() == ["destroy explorer", "stop"]  # three now
    here.answer("destroy explorer", "destroy explorer")
    assert here.land("A5") == {"explorer": 1}
    assert here.fear() == 2


def test_darkness_level_2_may_stop() -> None:
    here = darkness("3 moon 2 fire", A5={"explorer": 2}).answer("destroy explorer", "stop")
    assert here.land("A5") == {"explorer": 1}
    assert here.fear() == 1


def test_darkness_level_3_damages_and_frightens_for_each_destroyed() -> None:
    """Two explorers fall to the second level; a town and an explorer to the 3 damage."""
    here = darkness("4 moon 3 fire 2 air", A5={"explorer": 3, "town": 1, "city": 1})
    here.answer("destroy explorer", "destroy explorer")
    here.answer("damage explorer", "damage town", "damage town-1")
    assert here.land("A5") == {"city": 1}
    assert here.fear() == 2 + 2 + 1  # each explorer, each destroyed by damage, the town itself


def test_darkness_level_3_without_anything_destroyed() -> None:
    here = darkness("4 moon 3 fire 2 air", A5={"city": 2})
    here.answer("damage city")  # the other, after the first was hit
    assert here.land("A5") == {"city-1": 1, "city-2": 1}
    assert here.fear() == 0


@pytest.mark.rule("SI-8.10")
def test_darkness_may_be_used_at_a_lower_level() -> None:
    seats = {"P1": {"hand": [], "elements": {"moon": 4, "fire": 3, "air": 2}}}
    lands = {"A7": {"presence": {"P1": 2}, "explorer": 1}, "A5": {"explorer": 1}}
    here = alone(SHADOWS, lands, phase="fast", seats=seats)
    name = "use darkness-swallows-the-unwary"
    assert here.options() == [name, f"{name} 1+2", f"{name} 1", "done"]
    here.answer(f"{name} 1", "target A7")
    assert here.land("A7") == {"explorer": 2, "presence": {0: 2}}


@pytest.mark.rule("SI-10.1")
def test_darkness_does_as_much_as_it_can() -> None:
    here = darkness("4 moon 3 fire 2 air")
    assert (here.prompt(), here.land("A5"), here.fear()) == ("ask-growth", {}, 0)


# -- unique powers ---------------------------------------------------------------------------------


def test_concealing_shadows_save_the_dahan_from_a_ravage() -> None:
    lands = {"A5": {"town": 2, "dahan": 2}}
    here = alone(SHADOWS, lands, "power concealing-shadows at A5", "ravage A5")
    assert here.land("A5") == {"dahan": 2, "blight": 1}  # the dahan strike back
    assert here.fear() == 1 + 2
    bare = alone(SHADOWS, lands, "ravage A5")
    assert bare.land("A5") == {"town": 2, "blight": 1}


def test_concealing_shadows_are_in_one_land_and_end_with_the_turn() -> None:
    lands = {"A4": {"town": 1, "dahan": 1}, "A5": {"town": 1, "dahan": 1}}
    power = "power concealing-shadows at A5"
    here = alone(SHADOWS, lands, power, "ravage A4", "time-passes", "ravage A5")
    assert here.land("A4") == {"town": 1, "blight": 1}
    assert here.land("A5") == {"town": 1, "blight": 1}


def test_concealing_shadows_do_not_save_from_powers() -> None:
    lands = {"A5": {"dahan": 2, "explorer": 1}}
    steps = ["power concealing-shadows at A5", "power devouring-ants at A5"]
    assert alone(SHADOWS, lands, *steps).land("A5") == {"dahan": 1}


def crops(**there: int) -> Island:
    return alone(SHADOWS, {"A5": there}, "power crops-wither-and-fade at A5")


def test_crops_wither_and_fade_by_choice() -> None:
    here = crops(town=2, city=1)
    assert here.fear() == 2
    assert here.options() == ["option replace-town", "option replace-city"]
    here.answer("option replace-town")
    assert here.land("A5") == {"explorer": 1, "town": 1, "city": 1}
    here = crops(town=2, city=1).answer("option replace-city")
    assert here.land("A5") == {"town": 3}
    assert here.fear() == 2


@pytest.mark.rule("SI-10.1")
def test_crops_wither_and_fade_with_nothing_to_replace() -> None:
    here = crops(city=1).answer("option replace-town")
    assert (here.land("A5"), here.fear()) == ({"city": 1}, 2)
    assert crops(explorer=1).answer("option replace-city").land("A5") == {"explorer": 1}


@pytest.mark.rule("SI-20.20")
@pytest.mark.rule("SI-20.21")
def test_a_replaced_piece_keeps_its_damage() -> None:
    here = crops(**{"city-1": 1}).answer("option replace-city")
    assert here.land("A5") == {"town-1": 1}
    here = crops(**{"town-1": 1}).answer("option replace-town")
    assert here.land("A5") == {}  # an explorer has no health left


def test_favors_called_due_gathers_up_to_four_dahan() -> None:
    lands = {"A4": {"dahan": 3}, "A6": {"dahan": 2}, "A5": {"explorer": 3}}
    here = alone(SHADOWS, lands, "power favors-called-due at A5")
    here.answer("gather dahan A4", "gather dahan A6", "gather dahan A4", "gather dahan A6")
    assert here.land("A5") == {"explorer": 3, "dahan": 4}
    assert here.land("A4") == {"dahan": 1}
    assert here.fear() == 3


@pytest.mark.rule("SI-9.28")
@pytest.mark.parametrize(
    ("there", "fear"),
    [
        ({"dahan": 3, "town": 1, "explorer": 1}, 3),
        ({"dahan": 2, "town": 1, "explorer": 1}, 0),  # equal numbers are not enough
        ({"dahan": 2}, 0),  # invaders must be there
        ({"explorer": 1}, 0),
        ({"dahan": 2, "city": 1}, 3),
    ],
)
def test_favors_called_due_frightens_invaders_outnumbered_by_dahan(
    there: dict[str, int], fear: int
) -> None:
    assert alone(SHADOWS, {"A5": there}, "power favors-called-due at A5").fear() == fear


def test_favors_called_due_may_stop() -> None:
    lands = {"A4": {"dahan": 2}, "A5": {"explorer": 1, "dahan": 1}}
    here = alone(SHADOWS, lands, "power favors-called-due at A5").answer("stop")
    assert (here.land("A5"), here.fear()) == ({"explorer": 1, "dahan": 1}, 0)


def mantle(lands: Mapping[str, Any]) -> Island:
    """P1 is Shadows, P2 River with presence in B7."""
    return pair(SHADOWS, RIVER, lands, "power mantle-of-dread at P2")


def test_the_target_of_mantle_of_dread_pushes_an_explorer_and_a_town() -> None:
    lands = {
        "B7": {"presence": {"P2": 1}, "explorer": 2, "town": 2, "city": 1},
        "B6": {"presence": {"P2": 1}, "town": 1},
        "B1": {"explorer": 1},
    }
    here = mantle(lands)
    assert here.fear() == 2
    assert here.asked() == [1]  # the target decides
    assert here.options() == ["land B6", "land B7", "stop"]
    here.answer("land B7")
    assert here.asked() == [1]
    assert all(line.startswith("push explorer") for line in here.options())
    here.answer("push explorer B8", "push town B4")
    assert here.land("B7") == {"explorer": 1, "town": 1, "city": 1, "presence": {1: 1}}
    assert (here.land("B8"), here.land("B4")) == ({"explorer": 1}, {"town": 1})


def test_mantle_of_dread_pushes_what_there_is() -> None:
    here = mantle({"B7": {"presence": {"P2": 1}, "town": 1}}).answer("land B7", "push town B8")
    assert here.land("B8") == {"town": 1}


def test_the_target_of_mantle_of_dread_may_decline() -> None:
    here = mantle({"B7": {"presence": {"P2": 1}, "town": 1}}).answer("stop")
    assert here.land("B7") == {"town": 1, "presence": {1: 1}}
    assert here.fear() == 2


def test_mantle_of_dread_without_pieces_only_frightens() -> None:
    here = mantle({"B7": {"presence": {"P2": 1}, "city": 1}, "B6": {"town": 1}})
    assert (here.prompt(), here.fear()) == ("ask-growth", 2)


def test_mantle_of_dread_may_be_used_on_oneself() -> None:
    seats = {"P1": {"played": ["mantle-of-dread"], "hand": []}}
    lands = {"A7": {"presence": {"P1": 1}, "explorer": 1}}
    here = alone(SHADOWS, lands, phase="slow", seats=seats).answer("use mantle-of-dread")
    here.answer("land A7", "push explorer A8")
    assert here.land("A8") == {"city": 1, "explorer": 1}
    assert here.fear() == 2
