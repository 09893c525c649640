"""Vital Strength of the Earth: panel, special rule and unique powers."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from tests.spirit_island.spirits import alone, presence, printed, started
from tests.spirit_island.tables import RIVER, targets

EARTH = "vital-strength-of-the-earth"


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    spirit = SPIRITS[EARTH]
    assert [space.number for space in spirit.energy_track] == [2, 3, 4, 6, 7, 8]
    assert [space.number for space in spirit.plays_track] == [1, 1, 2, 2, 3, 4]
    assert (spirit.complexity, spirit.set, spirit.pick, spirit.always) == ("low", "base", 1, [])
    words = [[action.word for action in option.actions] for option in spirit.growth]
    assert words == [
        ["reclaim-all", "presence-2"],
        ["gain-power", "presence-0"],
        ["presence-1", "energy-2"],
    ]


@pytest.mark.parametrize(
    ("board", "placed"),
    [
        ("A", {"A6": 2, "A8": 1}),
        ("B", {"B7": 2, "B8": 1}),
        ("C", {"C4": 1, "C7": 2}),
        ("D", {"D6": 1, "D8": 2}),
    ],
)
@pytest.mark.rule("SI-2.22")
def test_it_starts_in_the_highest_mountain_and_jungle(board: str, placed: dict[str, int]) -> None:
    here = started(EARTH, board)
    assert presence(here) == placed
    assert here.seat().energy == 0


def test_its_powers_as_printed() -> None:
    assert printed("a-year-of-perfect-stillness") == (
        3,
        "fast",
        "sun earth",
        "presence 1",
        "any-land",
    )
    assert printed("draw-of-the-fruitful-earth") == (
        1,
        "slow",
        "earth plant animal",
        "presence 1",
        "any-land",
    )
    assert printed("guard-the-healing-land") == (
        3,
        "fast",
        "water earth plant",
        "sacred 1",
        "any-land",
    )
    assert printed("rituals-of-destruction") == (
        3,
        "slow",
        "sun moon fire earth plant",
        "sacred 1",
        "dahan",
    )
    assert printed("gift-of-strength") == (0, "fast", "", "", "any-spirit")
    assert POWERS["gift-of-strength"].thresholds == [
        needs("1 sun 2 earth 2 plant"),
        needs("2 sun 3 earth 2 plant"),
        needs("2 sun 4 earth 3 plant"),
    ]


def test_the_lands_its_powers_reach() -> None:
    """A sacred site in A7, one more presence in A3."""
    lands = {
        "A7": {"presence": {"P1": 2}},
        "A3": {"presence": {"P1": 1}, "dahan": 1},
        "A5": {"dahan": 1},
        "A6": {"dahan": 1},
    }
    here = alone(EARTH, lands)
    assert targets(here, "a-year-of-perfect-stillness") == ["A2", "A3", "A4", "A5", "A7", "A8"]
    assert targets(here, "draw-of-the-fruitful-earth") == ["A2", "A3", "A4", "A5", "A7", "A8"]
    assert targets(here, "guard-the-healing-land") == ["A5", "A7", "A8"]
    assert targets(here, "rituals-of-destruction") == ["A5"]


@pytest.mark.rule("SI-24.17")
@pytest.mark.rule("SI-24.19")
def test_its_progression_gives_the_cards_of_the_list_in_order() -> None:
    """EX-PROG-1: the third and the fifth card are major powers, for which it forgets one."""
    listed = [
        "rouse-the-trees-and-stones",
        "call-to-migrate",
        "poisoned-land",
        "devouring-ants",
        "vigor-of-the-breaking-dawn",
        "voracious-growth",
        "savage-mawbeasts",
    ]
    assert SPIRITS[EARTH].progression == listed
    steps = ["growth 2"] * 7
    here = alone(EARTH, {}, *steps, options={"progression": True})
    gained: list[str] = []
    forgot_at: list[int] = []
    for turn in range(1, 8):
        here.answer("gain-power 1")
        if here.prompt() == "ask-forget":
            forgot_at.append(turn)
            here.answer(here.options()[0])
        gained += here.seat().hand[-1:]
        if here.prompt() == "ask-presence":  # at the end only one track is left
            here.answer(here.options()[0])
    assert gained == listed
    assert forgot_at == [3, 5]
    assert not here.seat().progression


# -- growth ----------------------------------------------------------------------------------------


def test_growth_1_reclaims_and_adds_presence_at_range_2() -> None:
    seat = {"hand": [], "discard": ["guard-the-healing-land", "rituals-of-destruction"]}
    here = alone(EARTH, {}, seats={"P1": seat}).answer("growth 1", "reclaim-all 1")
    assert here.seat().hand == ["guard-the-healing-land", "rituals-of-destruction"]
    assert here.seat().discard == []
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence energy")}
    assert lands == {"A1", "A4", "A5", "A6", "A7", "A8"}
    here.answer("presence energy A4")
    assert presence(here) == {"A4": 1, "A7": 1}
    assert here.seat().energy == 3


@pytest.mark.rule("SI-5.4")
def test_growth_1_with_nothing_to_reclaim_does_the_rest() -> None:
    here = alone(EARTH, {}).answer("growth 1", "reclaim-all 1", "presence plays A8")
    assert presence(here) == {"A7": 1, "A8": 1}
    assert len(here.seat().hand) == 4


def test_growth_2_gains_a_card_and_adds_presence_at_range_0() -> None:
    here = alone(EARTH, {}).answer("growth 2", "presence-0 2")
    assert here.options() == ["presence energy A7", "presence plays A7"]
    here.answer("presence plays A7", "gain minor")
    here.answer(here.options()[0])
    assert presence(here) == {"A7": 2}
    assert len(here.seat().hand) == 5
    assert (here.seat().energy, here.seat().plays_shown) == (2, 2)


def test_growth_3_adds_presence_at_range_1_and_2_energy() -> None:
    here = alone(EARTH, {}).answer("growth 3", "energy-2 2")
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence plays")}
    assert lands == {"A5", "A7", "A8"}
    here.answer("presence plays A5")
    assert presence(here) == {"A5": 1, "A7": 1}
    assert here.seat().energy == 4  # 2, and 2 of the track


# -- Earth's Vitality ------------------------------------------------------------------------------


def test_sacred_sites_are_defended_by_3() -> None:
    lands = {"A5": {"presence": {"P1": 2}}, "A6": {"presence": {"P1": 1}}}
    assert alone(EARTH, lands).defended("A5", "A6", "A7") == [3, 0, 0]
    here = alone(RIVER, lands)
    assert here.defended("A5") == [0]  # a sacred site, but not of the Earth


@pytest.mark.rule("SI-22.3")
def test_vitality_adds_to_other_defence() -> None:
    lands = {"A5": {"presence": {"P1": 2}}}
    here = alone(EARTH, lands, "power guard-the-healing-land at A5")
    assert here.defended("A5") == [7]


@pytest.mark.rule("SI-22.1")
def test_vitality_lowers_the_damage_of_a_ravage() -> None:
    lands = {"A5": {"presence": {"P1": 2}, "town": 1, "city": 1, "dahan": 1}}
    here = alone(EARTH, lands, "ravage A5")  # 5 damage, less 3: blight, and the dahan falls
    assert here.land("A5") == {"town": 1, "city": 1, "blight": 1, "presence": {0: 1}}
    three = {"A5": {"presence": {"P1": 2}, "city": 1}}
    assert alone(EARTH, three, "ravage A5").land("A5") == {"city": 1, "presence": {0: 2}}


@pytest.mark.rule("SI-6.6")
def test_vitality_ends_with_the_sacred_site() -> None:
    """The first ravage leaves one presence; the second meets no defence."""
    lands = {"A5": {"presence": {"P1": 2}, "town": 1, "city": 1}}
    here = alone(EARTH, lands, "ravage A5")
    assert presence(here) == {"A5": 1, "A7": 1}
    assert here.defended("A5") == [0]


# -- unique powers ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-12.29", "SX-12.43")
def test_a_year_of_perfect_stillness_stops_all_invader_actions() -> None:
    lands = {"A5": {"town": 2, "dahan": 1}}
    steps = ["ravage A5", "build A5", "explore A5"]
    here = alone(EARTH, lands, "power a-year-of-perfect-stillness at A5", *steps)
    assert here.land("A5") == {"town": 2, "dahan": 1}
    assert alone(EARTH, lands, *steps).land("A5") == {
        "town": 2,
        "city": 1,
        "explorer": 1,
        "blight": 1,
    }


@pytest.mark.rule("SI-10.9")
def test_the_stillness_is_in_one_land_and_ends_with_the_turn() -> None:
    lands = {"A4": {"town": 1}, "A5": {"town": 1}}
    power = "power a-year-of-perfect-stillness at A5"
    here = alone(EARTH, lands, power, "build A4", "time-passes", "build A5")
    assert here.land("A4") == {"town": 1, "city": 1}
    assert here.land("A5") == {"town": 1, "city": 1}


def test_draw_of_the_fruitful_earth_gathers_explorers_then_dahan() -> None:
    lands = {"A4": {"explorer": 3, "dahan": 3, "town": 1}, "A3": {"explorer": 1}}
    here = alone(EARTH, lands, "power draw-of-the-fruitful-earth at A5")
    assert here.options() == ["gather explorer A4", "stop"]
    here.answer("gather explorer A4", "gather explorer A4")
    assert here.options() == ["gather dahan A4", "stop"]
    here.answer("gather dahan A4", "gather dahan A4")
    assert here.land("A5") == {"explorer": 2, "dahan": 2}
    assert here.land("A4") == {"explorer": 1, "dahan": 1, "town": 1}


def test_draw_of_the_fruitful_earth_may_gather_fewer_or_none() -> None:
    lands = {"A4": {"explorer": 1, "dahan": 1}}
    here = alone(EARTH, lands, "power draw-of-the-fruitful-earth at A5")
    here.answer("stop", "gather dahan A4")
    assert here.land("A5") == {"dahan": 1}
    none = alone(EARTH, {}, "power draw-of-the-fruitful-earth at A5")
    assert (none.prompt(), none.land("A5")) == ("ask-growth", {})


def test_guard_the_healing_land_removes_blight_and_defends() -> None:
    here = alone(EARTH, {"A5": {"blight": 2}}, "power guard-the-healing-land at A5", blight_pool=3)
    assert here.land("A5") == {"blight": 1}
    assert here.table.blight_pool == 4
    assert here.defended("A5", "A4") == [4, 0]


@pytest.mark.rule("SI-10.1")
def test_guard_the_healing_land_defends_without_blight() -> None:
    here = alone(EARTH, {}, "power guard-the-healing-land at A5", blight_pool=3)
    assert (here.table.blight_pool, here.defended("A5")) == (3, [4])


@pytest.mark.parametrize(
    ("dahan", "towns", "fear"),
    [(1, {"town": 2}, 1), (2, {"town": 2}, 1), (3, {"town-1": 1}, 4), (4, {"town-1": 1}, 4)],
)
def test_rituals_of_destruction(dahan: int, towns: dict[str, int], fear: int) -> None:
    """2 damage to three towns; with three dahan 5, and 2 fear besides that of the towns."""
    lands = {"A5": {"town": 3, "dahan": dahan}}
    here = alone(EARTH, lands, "power rituals-of-destruction at A5")
    while here.prompt() == "ask-damage":
        here.answer("damage town-1")
    assert here.land("A5") == {**towns, "dahan": dahan}
    assert here.fear() == fear


def test_rituals_of_destruction_deal_5_as_one_damage() -> None:
    """A city and a town are 5 health: no question is left."""
    lands = {"A5": {"town": 1, "city": 1, "dahan": 3}}
    here = alone(EARTH, lands, "power rituals-of-destruction at A5")
    assert here.land("A5") == {"dahan": 3}
    assert here.fear() == 5


def test_rituals_need_dahan_in_the_target_land() -> None:
    seats = {"P1": {"played": ["rituals-of-destruction"], "hand": []}}
    lands = {"A7": {"presence": {"P1": 2}}, "A5": {"dahan": 1}, "A8": {"city": 1}}
    here = alone(EARTH, lands, phase="slow", seats=seats).answer("use rituals-of-destruction")
    assert here.land("A8") == {"city": 1}  # the only legal land was A5, where nobody is hurt
    lands = {"A7": {"presence": {"P1": 2}}, "A4": {"dahan": 1}}
    assert alone(EARTH, lands, phase="slow", seats=seats).options() == ["done"]
