"""The six aspects of Jagged Earth."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.listing import content
from loci.games.spirit_island.positions.names import spirit_named
from loci.games.spirit_island.rules.effects import defence
from loci.games.spirit_island.rules.invaders.actions import damage_for_blight
from loci.games.spirit_island.rules.powers.speed import may_hurry
from loci.games.spirit_island.rules.powers.targeting import more_range
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.words.facts import facts
from tests.spirit_island.spirits import alone, pair, printed, started, thresholds
from tests.spirit_island.tables import EVERY_SET, RIVER, Island

LIGHTNING = "lightnings-swift-strike"
SHADOWS = "shadows-flicker-like-flame"
EARTH = "vital-strength-of-the-earth"
PANDEMONIUM, WIND = f"{LIGHTNING}--pandemonium", f"{LIGHTNING}--wind"
SUNSHINE = f"{RIVER}--sunshine"
MADNESS, REACH = f"{SHADOWS}--madness", f"{SHADOWS}--reach"
RESILIENCE = f"{EARTH}--resilience"
ASPECTS = [PANDEMONIUM, WIND, SUNSHINE, MADNESS, REACH, RESILIENCE]
SKIES = "lightning-torn-skies-incite-pandemonium"
STORM = "exaltation-of-the-storm-wind"
PROMISE = "boon-of-sunshines-promise"


@pytest.mark.rule("SX-8.1")
def test_they_are_listed_with_their_set() -> None:
    assert content()["jagged-earth"]["aspects"] == ASPECTS
    assert {SPIRITS[id].panel for id in ASPECTS} == {LIGHTNING, RIVER, SHADOWS, EARTH}
    assert not set(ASPECTS) & set(content()["jagged-earth"]["spirits"])
    assert spirit_named("River (Sunshine)", ["base", "jagged-earth"]) == SUNSHINE
    assert spirit_named("Shadows (Reach)", ["base", "jagged-earth"]) == REACH


@pytest.mark.parametrize("id", ASPECTS)
def test_what_it_does_not_name_is_that_of_the_panel(id: str) -> None:
    aspect, panel = SPIRITS[id], SPIRITS[SPIRITS[id].panel]
    named = {PANDEMONIUM: "innates", WIND: "innates", SUNSHINE: "innates uniques"}
    shown, plain = facts()["spirits"][id], facts()["spirits"][panel.id]
    changed = {key for key in shown if shown[key] != plain[key]} - {"set", "specials"}
    assert changed == set(named.get(id, "").split())
    assert aspect.progression == panel.progression


# -- Pandemonium -----------------------------------------------------------------------------------


@pytest.mark.rule("SX-45.1")
def test_lightning_torn_skies() -> None:
    assert SPIRITS[PANDEMONIUM].innates == [SKIES]
    assert printed(SKIES) == (0, "slow", "", "sacred 1", "invaders")
    assert thresholds(
        SKIES, "3 fire 2 air", "4 fire 3 air", "1 moon 5 fire 4 air", "2 moon 5 fire 5 air"
    )


@pytest.mark.rule("SX-45.1")
@pytest.mark.parametrize(
    ("elements", "amount", "strife"),
    [
        ("3 fire 2 air", 2, 1),
        ("4 fire 3 air", 4, 2),
        ("1 moon 5 fire 4 air", 7, 3),
        ("2 moon 5 fire 5 air", 11, 4),
        ("5 fire 5 air", 4, 2),
    ],
)
def test_all_levels_of_it_are_done(elements: str, amount: int, strife: int) -> None:
    lands = {"A5": {"town": 1, "presence": {"P1": 2}}}
    here = alone(PANDEMONIUM, lands, f"power {SKIES} at A5", elements=elements)
    assert (here.fear(), here.land("A5")) == (amount, {f"town*{strife}": 1, "presence": {0: 2}})


def test_pandemonium_keeps_swiftness() -> None:
    here = alone(PANDEMONIUM, {}, elements="1 air", phase="fast")
    assert may_hurry(here.table, 0, POWERS["raging-storm"], [])


# -- Wind ------------------------------------------------------------------------------------------


@pytest.mark.rule("SX-45.2")
def test_exaltation_of_the_storm_wind() -> None:
    assert SPIRITS[WIND].innates == ["thundering-destruction", STORM]
    assert printed(STORM) == (0, "fast", "", "", "another-spirit")
    assert thresholds(STORM, "1 air", "3 air", "4 air 1 water", "5 air 2 water")
    slow = alone(WIND, {}, elements="5 air", phase="fast")
    assert not may_hurry(slow.table, 0, POWERS["raging-storm"], [])


def storm(elements: dict[str, int], lands: dict[str, Any] | None = None) -> Island:
    seats: dict[str, Any] = {
        "P1": {"elements": elements, "played": ["raging-storm"]},  # which has 1 air and 1 water
        "P2": {"played": ["wash-away"], "energy": 3},
    }
    return pair(WIND, RIVER, lands or {}, f"power {STORM} at P2", seats=seats, phase="fast")


@pytest.mark.rule("SX-45.2")
def test_one_slow_power_of_each_is_fast() -> None:
    here = storm({})
    for seat, id in ((0, "raging-storm"), (1, "wash-away"), (0, "massive-flooding")):
        assert may_hurry(here.table, seat, POWERS[id], [])
    assert not may_hurry(here.table, 0, POWERS["tsunami"], [])  # a major power
    assert more_range(here.table, 0) == more_range(here.table, 1) == 0
    lands = {"A7": {"explorer": 1, "presence": {"P1": 1}}}
    used = storm({}, lands).answer("use raging-storm", "target A7", seat=0)
    assert not may_hurry(used.table, 0, POWERS["shatter-homesteads"], [])
    assert may_hurry(used.table, 1, POWERS["wash-away"], [])


@pytest.mark.rule("SX-45.2")
def test_both_reach_farther() -> None:
    here = storm({"air": 2})
    assert (more_range(here.table, 0), more_range(here.table, 1)) == (1, 1)


@pytest.mark.rule("SX-45.2")
def test_each_pushes_explorers_from_an_own_land() -> None:
    lands = {
        "A5": {"explorer": 3, "presence": {"P1": 1}},
        "A7": {"explorer": 1, "presence": {"P1": 1}},
        "B5": {"explorer": 1, "presence": {"P2": 1}},
    }
    here = storm({"air": 3}, lands)
    assert here.options(0) == ["land A5", "land A7", "stop"]
    here.answer("land A5", "push explorer A4", "push explorer A4", seat=0)
    here.answer("land B5", "push explorer B4", seat=1)
    found = [here.land(name).get("explorer", 0) for name in ("A4", "A5", "B4", "B5")]
    assert found == [2, 1, 1, 0]
    left = storm({"air": 3}, lands).answer("stop", seat=0).answer("stop", seat=1)
    assert left.land("A5")["explorer"] == 3


@pytest.mark.rule("SX-45.2")
def test_it_may_be_repeated() -> None:
    here = storm({"air": 4, "water": 1})  # of one target a step does not ask
    assert (more_range(here.table, 0), more_range(here.table, 1)) == (2, 2)


@pytest.mark.rule("SX-45.3")
def test_alone_the_two_are_one() -> None:
    here = alone(WIND, {}, f"power {STORM} at P1", elements="3 air", phase="fast")
    assert more_range(here.table, 0) == 1
    assert [e.kind for e in here.table.effects].count("hurry-lesser") == 1


# -- Sunshine --------------------------------------------------------------------------------------


@pytest.mark.rule("SX-45.4")
def test_sunshine_begins_without_boon_of_vigor() -> None:
    here = started(SUNSHINE, "A")
    assert sorted(here.seat().hand) == ["flash-floods", "rivers-bounty", "wash-away"]
    assert here.seat().energy == 1
    assert started(RIVER, "A").seat().energy == 0
    assert here.land("A5")["presence"] == {0: 1}


@pytest.mark.rule("SX-34.2")
def test_old_stories_do_not_bring_it_back() -> None:
    """EX-83."""
    lands = {"A7": {"dahan": 3, "presence": {"P1": 1}}}
    seats: dict[str, Any] = {"P1": {"discard": ["wash-away"], "hand": []}}
    keys: dict[str, Any] = {"removed": ["rivers-bounty"], "seats": seats, "options": EVERY_SET}
    here = alone(SUNSHINE, lands, "event-part tell-the-old-stories", **keys)
    assert sorted(here.options()) == ["reclaim wash-away", "take rivers-bounty"]


@pytest.mark.rule("SX-45.4")
def test_boon_of_sunshines_promise() -> None:
    assert SPIRITS[SUNSHINE].innates == ["massive-flooding", PROMISE]
    assert printed(PROMISE) == (0, "fast", "", "", "another-spirit")
    assert thresholds(PROMISE, "2 sun", "3 sun 1 water", "4 sun 2 water")


@pytest.mark.rule("SX-45.4")
@pytest.mark.parametrize(
    ("shown", "elements", "energy"),
    [(1, {"sun": 2}, (0, 0)), (4, {"sun": 2}, (0, 2)), (7, {"sun": 3, "water": 1}, (4, 4))],
)
def test_its_energy_is_that_of_the_track_less_one(
    shown: int, elements: dict[str, int], energy: tuple[int, int]
) -> None:
    seats = {"P1": {"elements": elements, "energy_track": shown}}
    here = pair(SUNSHINE, LIGHTNING, {}, f"power {PROMISE} at P2", seats=seats, phase="fast")
    assert (here.seat(0).energy, here.seat(1).energy) == energy


@pytest.mark.rule("SX-45.4")
def test_the_target_may_remove_blight_from_its_lands_with_dahan() -> None:
    lands = {
        "A5": {"dahan": 1, "blight": 1, "presence": {"P1": 1}},
        "B5": {"dahan": 1, "blight": 2, "presence": {"P2": 1}},
        "B4": {"blight": 1, "presence": {"P2": 1}},
        "B6": {"dahan": 1, "blight": 1, "presence": {"P2": 1}},
    }
    seats = {"P1": {"elements": {"sun": 4, "water": 2}}}
    here = pair(SUNSHINE, LIGHTNING, lands, f"power {PROMISE} at P2", seats=seats, phase="fast")
    assert here.options(1) == ["land B5", "land B6", "stop"]
    here.answer("land B5", seat=1)
    assert here.land("B5")["blight"] == 1


@pytest.mark.rule("SX-45.5")
def test_alone_it_gains_twice() -> None:
    seats = {"P1": {"energy_track": 4, "elements": {"sun": 3, "water": 1}}}
    here = alone(SUNSHINE, {}, f"power {PROMISE} at P1", seats=seats, phase="fast")
    assert here.seat().energy == 4


# -- Madness ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-45.6")
def test_growth_adds_strife_where_presence_comes() -> None:
    lands = {"A7": {"presence": {"P1": 1}}, "A8": {"town": 1, "city": 1}}
    here = alone(MADNESS, lands).answer("growth 3", "presence-3 1", "presence energy A8")
    assert here.options() == ["strife town", "strife city", "stop"]
    here.answer("strife city")
    assert here.land("A8") == {"town": 1, "city*1": 1, "presence": {0: 1}}
    left = alone(MADNESS, lands).answer("growth 3", "presence-3 1", "presence energy A8", "stop")
    assert left.land("A8") == {"town": 1, "city": 1, "presence": {0: 1}}
    moved = alone(MADNESS, lands).answer("growth 3", "presence-3 1", "presence A7 A8")
    assert moved.prompt() != "ask-strife"
    assert moved.land("A8") == {"town": 1, "city": 1, "presence": {0: 1}}
    empty = alone(MADNESS, lands).answer("growth 3", "presence-3 1", "presence energy A4")
    assert empty.land("A4") == {"presence": {0: 1}}


@pytest.mark.rule("SX-45.6")
def test_presence_that_is_destroyed_frightens_invaders() -> None:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 2}}, "A4": {"presence": {"P1": 1}}}
    here = alone(MADNESS, lands, "blight A5")
    assert here.fear() == 1
    assert alone(MADNESS, lands, "blight A4").fear() == 0
    both = alone(MADNESS, lands, "destroy 2 presence A5 by P1")
    assert both.fear() == 2


@pytest.mark.rule("SX-45.6")
def test_madness_and_reach_have_no_shadows_of_the_dahan() -> None:
    seats: dict[str, Any] = {"P1": {"energy": 3, "played": ["concealing-shadows"]}}
    lands = {"A7": {"presence": {"P1": 1}}, "A1": {"dahan": 1}}
    here = alone(MADNESS, lands, seats=seats, phase="fast").answer("use concealing-shadows")
    assert here.land("A7")["presence"] == {0: 1}
    assert here.fear() == 1  # A7 was the only target


# -- Reach -----------------------------------------------------------------------------------------


def reaching(**keys: Any) -> Island:
    played = ["concealing-shadows", "crops-wither-and-fade"]
    seats: dict[str, Any] = {"P1": {"energy": 0, "played": played, "elements": {"air": 1}}}
    return alone(REACH, {"A7": {"presence": {"P1": 1}}}, seats=seats, **keys)


@pytest.mark.rule("SX-45.7")
def test_range_is_ignored_once_a_turn_for_a_power() -> None:
    here = reaching(phase="fast").answer("use concealing-shadows")
    assert {"target A7", "target A1 far", "target A8 far"} <= set(here.options())
    here.answer("target A1 far")
    assert [e.kind for e in here.table.effects if e.land == 1] == ["dahan-safe"]
    assert here.seat().energy == 0
    assert "range-ignored" in [e.kind for e in here.table.effects]
    again = reaching(phase="slow", effects=[{"kind": "range-ignored", "seat": "P1"}])
    again.answer("use crops-wither-and-fade")
    assert again.prompt() != "ask-target"  # only A7 is within range


@pytest.mark.rule("SX-45.7")
def test_a_power_within_range_does_not_use_it() -> None:
    here = reaching(phase="fast").answer("use concealing-shadows", "target A7")
    assert "range-ignored" not in [e.kind for e in here.table.effects]


@pytest.mark.rule("SX-45.7")
def test_range_is_ignored_once_a_turn_for_growth() -> None:
    here = reaching().answer("growth 2", "presence-1 2")
    assert "presence energy A1" in here.options()
    here.answer("presence energy A1")
    assert here.land("A1")["presence"] == {0: 1}
    assert "range-ignored" in [e.kind for e in here.table.effects]
    near = reaching().answer("growth 2", "presence-1 2", "presence energy A8")
    assert "range-ignored" not in [e.kind for e in near.table.effects]
    effects = [{"kind": "range-ignored", "seat": "P1"}]
    again = reaching(effects=effects).answer("growth 2", "presence-1 2")
    assert "presence energy A1" not in again.options()


@pytest.mark.rule("SX-45.7")
def test_range_is_ignored_where_the_text_of_a_power_names_it() -> None:
    """For the whole Action, whether it begins with the target or with what the text names."""
    torrent = "unleash-a-torrent-of-the-selfs-own-essence"
    lands = {"A1": {"town": 1, "explorer": 2}, "A7": {"presence": {"P1": 1}}}
    keys: dict[str, Any] = {"seats": {"P1": {"energy": 3}}}
    here = alone(REACH, lands, f"power {torrent}", **keys).answer("option pay-for-damage")
    assert {"land A1", "land A7"} <= set(here.options())
    here.answer("land A1", "spend 3", "damage town", "damage town-1")
    assert here.land("A1") == {"explorer": 1}
    assert "range-ignored" in [e.kind for e in here.table.effects]
    used = alone(REACH, lands, f"power {torrent}", effects=[IGNORED], **keys)
    used.answer("option pay-for-damage")
    assert used.prompt() == "ask-torrent"  # only A7 is within range 0
    near = alone(REACH, lands, f"power {torrent}", **keys).answer("option pay-for-damage")
    near.answer("land A7", "spend 1")
    assert "range-ignored" not in [e.kind for e in near.table.effects]


@pytest.mark.rule("SX-45.7")
def test_one_action_ignores_all_its_ranges() -> None:
    seats: dict[str, Any] = {"P1": {"energy": 0, "played": ["fire-and-flood"]}}
    lands = {"A7": {"presence": {"P1": 2}}, "A1": {"city": 2}, "A3": {"city": 2}}
    here = alone(REACH, lands, phase="slow", seats=seats, options=EVERY_SET)
    here.answer("use fire-and-flood", "target A1 far")
    assert "land A3" in here.options()
    here.answer("land A3")
    assert [e.kind for e in here.table.effects].count("range-ignored") == 1
    second = alone(REACH, lands, phase="slow", seats=seats, options=EVERY_SET)
    second.answer("use fire-and-flood", "target A7", "land A3")
    assert [e.kind for e in second.table.effects].count("range-ignored") == 1


IGNORED = {"kind": "range-ignored", "seat": "P1"}


# -- Resilience ------------------------------------------------------------------------------------


@pytest.mark.rule("SX-45.8")
def test_sacred_sites_bear_eight_more_damage() -> None:
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"presence": {"P1": 1}}}
    here = alone(RESILIENCE, lands)
    assert [damage_for_blight(here.table, land) for land in (5, 4)] == [10, 2]
    assert damage_for_blight(here.table, 5, in_ravage=False) == 2
    assert [defence(here.table, land) for land in (5, 4)] == [0, 0]


@pytest.mark.rule("SX-45.8")
@pytest.mark.parametrize(("cities", "explorers", "blight"), [(3, 0, False), (3, 1, True)])
def test_a_ravage_at_a_sacred_site(cities: int, explorers: int, blight: bool) -> None:
    """9 damage are too little, 10 are enough; the dahan are hurt all the same."""
    there = {"city": cities, "explorer": explorers, "dahan": 2, "presence": {"P1": 2}}
    here = alone(RESILIENCE, {"A5": {k: v for k, v in there.items() if v}}, "ravage A5")
    assert ("blight" in here.land("A5")) == blight
    assert "dahan" not in here.land("A5")


@pytest.mark.parametrize("id", [PANDEMONIUM, MADNESS])
def test_they_need_strife(id: str) -> None:
    assert SPIRITS[id].tokens == ("strife",)
