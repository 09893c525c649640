"""Major powers that frighten, and those that turn invaders into lesser ones."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone
from tests.spirit_island.spirits import alone as of
from tests.spirit_island.tables import EVERY_SET

BRINGER = "bringer-of-dreams-and-nightmares"

MISTS = "2 moon 3 air 2 water"


@pytest.mark.rule("SI-20.17")
def test_mists_of_oblivion_hurt_each_invader_and_frighten_by_what_they_destroy() -> None:
    lands = {"A5": {"explorer": 2, "town-1": 1, "town": 1, "city-2": 1, "dahan": 1}}
    here = alone(lands, "power mists-of-oblivion at A5", elements="2 moon 3 air 1 water")
    assert here.land("A5") == {"town-1": 1, "dahan": 1}
    assert here.fear() == (1 + 2) + 2


def test_mists_of_oblivion_frighten_by_at_most_four() -> None:
    here = alone({"A5": {"town-1": 6}}, "power mists-of-oblivion at A5")
    assert (here.land("A5"), here.fear()) == ({}, 6 + 4)
    none = alone({"A5": {"explorer": 3}}, "power mists-of-oblivion at A5")
    assert (none.land("A5"), none.fear()) == ({}, 0)


def test_mists_of_oblivion_with_the_threshold_deal_three_more_damage() -> None:
    lands = {"A5": {"town": 2, "explorer": 1}}
    here = alone(lands, "power mists-of-oblivion at A5", elements=MISTS)
    assert here.land("A5") == {}
    assert here.fear() == 2 + 2


def test_mists_of_oblivion_of_a_dreamer_destroy_nothing_and_count_nothing() -> None:
    here = of(BRINGER, {"A3": {"town-1": 1, "city": 1}}, "power mists-of-oblivion at A3")
    here.answer("push town-1 A2")
    assert (here.land("A3"), here.land("A2")) == ({"city": 1}, {"town-1": 1})
    assert here.fear() == 2


def test_paralyzing_fright() -> None:
    here = alone({}, "power paralyzing-fright at A5", elements="2 air 2 earth")
    more = alone({}, "power paralyzing-fright at A5", elements="2 air 3 earth")
    assert (here.fear(), more.fear()) == (4, 8)


def test_paralyzing_fright_stops_every_invader_action_there_this_turn() -> None:
    lands = {"A5": {"town": 2, "dahan": 1}, "A4": {"town": 1}}
    actions = ["ravage A5", "build A5", "explore A5", "build A4"]
    here = alone(lands, "power paralyzing-fright at A5", *actions)
    assert here.land("A5") == {"town": 2, "dahan": 1}
    assert here.land("A4") == {"town": 1, "city": 1}
    later = alone(lands, "power paralyzing-fright at A5", "time-passes", "build A5")
    assert later.land("A5") == {"town": 2, "city": 1, "dahan": 1}


@pytest.mark.rule("SI-9.25")
def test_terrifying_nightmares_push_up_to_four_explorers_and_towns() -> None:
    lands = {"A3": {"explorer": 3, "town": 2, "city": 1}}
    here = alone(lands, "power terrifying-nightmares at A3", elements="3 moon")
    here.answer("push town A2", "push town A4", "push explorer A2", "push explorer A2")
    assert here.land("A3") == {"explorer": 1, "city": 1}
    assert (here.land("A2"), here.land("A4")) == ({"explorer": 2, "town": 1}, {"town": 1})
    assert here.fear() == 2
    none = alone(lands, "power terrifying-nightmares at A3", elements="4 moon").answer("stop")
    assert none.land("A3") == {"explorer": 3, "town": 2, "city": 1}
    assert none.fear() == 6


# -- turning ---------------------------------------------------------------------------------------

KINSHIP = "2 fire 2 water 3 animal"


@pytest.mark.rule("SI-20.19")
def test_dissolve_the_bonds_makes_explorers_and_scatters_them() -> None:
    lands = {"A5": {"city": 1, "town": 1, "dahan": 2}}
    power = "power dissolve-the-bonds-of-kinship at A5"
    here = alone(lands, power, elements="2 fire 2 water 2 animal")
    assert here.land("A5") == {"explorer": 4, "dahan": 1}
    assert here.options() == [f"push explorer A{n}" for n in (1, 4, 6, 7, 8)]
    here.answer("push explorer A1")
    assert here.why_not("push explorer A1")
    here.answer("push explorer A4", "push explorer A6", "push explorer A7")
    assert here.land("A5") == {"dahan": 1}
    assert [here.land(name) for name in ("A1", "A4", "A6")] == [{"explorer": 1}] * 3
    assert here.fear() == 0


def test_dissolve_the_bonds_sends_more_explorers_than_lands_anywhere() -> None:
    here = alone({"A3": {"explorer": 4}}, "power dissolve-the-bonds-of-kinship at A3")
    here.answer("push explorer A2")  # the next one must go to A4
    assert here.options() == ["push explorer A2", "push explorer A4"]
    here.answer("push explorer A2", "push explorer A2")
    assert (here.land("A2"), here.land("A4")) == ({"explorer": 3}, {"explorer": 1})


@pytest.mark.rule("SI-10.1")
def test_dissolve_the_bonds_does_what_it_can() -> None:
    here = alone({"A3": {"town": 2}}, "power dissolve-the-bonds-of-kinship at A3")
    here.answer("push explorer A2")
    assert (here.land("A3"), here.land("A2")) == ({"town": 1}, {"explorer": 1})


@pytest.mark.rule("SI-20.20", "SI-20.21")
def test_dissolve_the_bonds_keeps_damage() -> None:
    here = alone({"A3": {"city-1": 1}}, "power dissolve-the-bonds-of-kinship at A3")
    here.answer("push explorer A2")
    assert (here.land("A3"), here.land("A2")) == ({}, {"explorer": 1})


def test_dissolve_the_bonds_with_the_threshold_makes_them_fight_first() -> None:
    lands = {"A3": {"explorer": 2, "town": 3, "city": 1}}
    power = "power dissolve-the-bonds-of-kinship at A3"
    here = alone(lands, power, elements=KINSHIP)
    # 5 explorers and 2 towns: 5 damage to the towns, 4 damage to the explorers
    assert here.land("A3") == {"explorer": 1}
    assert here.fear() == 2
    here.answer("push explorer A4")
    assert (here.land("A3"), here.land("A4")) == ({}, {"explorer": 1})


def test_dissolve_the_bonds_fight_hurts_both_sides_at_once() -> None:
    lands = {"A3": {"town": 2, "city": 2}}
    here = alone(lands, "power dissolve-the-bonds-of-kinship at A3", elements=KINSHIP)
    # 3 explorers against a town and a city, which deal 5
    here.answer("damage town", "damage town-1")
    assert here.land("A3") == {"city-1": 1}
    assert here.fear() == 1


def test_dissolve_the_bonds_fight_is_real_even_for_a_dreamer() -> None:
    lands = {"A3": {"explorer": 3, "town": 2}}
    power = "power dissolve-the-bonds-of-kinship at A3"
    here = of(BRINGER, lands, power, elements=KINSHIP)
    # 4 explorers and a town: the town falls, and 2 explorers
    assert (here.land("A3"), here.fear()) == ({"explorer": 2}, 1)
    here.answer("push explorer A4")
    assert (here.land("A2"), here.land("A4")) == ({"explorer": 1}, {"explorer": 1})


@pytest.mark.parametrize(
    ("option", "left"),
    [
        ("option replace-city", {"town": 2}),
        ("option replace-town", {"city": 1, "explorer": 1}),
    ],
)
def test_winds_of_rust_and_atrophy(option: str, left: dict[str, int]) -> None:
    lands = {"A5": {"city": 1, "town": 1}}
    here = alone(lands, "power winds-of-rust-and-atrophy at A5").answer(option)
    assert here.land("A5") == left
    assert (here.fear(), here.defended("A5", "A4")) == (1, [6, 0])


@pytest.mark.rule("SI-10.1")
def test_winds_of_rust_and_atrophy_replace_what_is_there() -> None:
    town = alone({"A5": {"town": 1}}, "power winds-of-rust-and-atrophy at A5")
    assert town.land("A5") == {"explorer": 1}
    city = alone({"A5": {"city-2": 1}}, "power winds-of-rust-and-atrophy at A5")
    assert (city.land("A5"), city.fear()) == ({}, 1 + 1)  # the town falls to the kept damage
    none = alone({"A5": {"explorer": 1}}, "power winds-of-rust-and-atrophy at A5")
    assert (none.land("A5"), none.fear(), none.defended("A5")) == ({"explorer": 1}, 1, [6])


@pytest.mark.rule("SI-23.6", "SI-23.8", "SI-23.3")
def test_winds_of_rust_and_atrophy_with_the_threshold_blow_twice() -> None:
    lands = {"A5": {"city": 1}, "A4": {"town": 1}, "A7": {"presence": {"P1": 2}}}
    winds = "3 air 3 water 2 animal"
    here = alone(lands, "power winds-of-rust-and-atrophy at A5", elements=winds)
    assert here.options() == [*[f"target A{n}" for n in range(1, 9)], "stop"]
    here.answer("target A4")
    assert (here.land("A5"), here.land("A4")) == ({"town": 1}, {"explorer": 1})
    assert (here.fear(), here.defended("A5", "A4")) == (2, [6, 6])
    same = alone(lands, "power winds-of-rust-and-atrophy at A5", elements=winds)
    same.answer("target A5")
    assert (same.land("A5"), same.defended("A5")) == ({"explorer": 1}, [12])
    assert same.prompt() == "ask-growth"


def test_winds_of_rust_and_atrophy_need_a_target_to_repeat() -> None:
    winds = "3 air 3 water 2 animal"  # but no sacred site
    here = alone({}, "power winds-of-rust-and-atrophy at A5", elements=winds)
    assert (here.fear(), here.defended("A5")) == (1, [6])


@pytest.mark.rule("SX-6.6")
@pytest.mark.parametrize(("answer", "left"), [("yes", {"city": 1}), ("no", {"city-2": 1})])
def test_badlands_add_to_either_side_of_the_fight(answer: str, left: dict[str, int]) -> None:
    """2 explorers fight 2 cities; neither of them is left."""
    lands = {"A3": {"city": 3, "badlands": 1}}
    power = "power dissolve-the-bonds-of-kinship at A3"
    here = alone(lands, power, elements=KINSHIP, options=EVERY_SET).answer(answer)
    while here.prompt() == "ask-damage":
        here.answer(here.options()[-1])
    there = {"city": 1} | left if answer == "no" else left
    assert here.land("A3") == there | {"badlands": 1}
