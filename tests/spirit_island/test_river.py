"""River Surges in Sunlight: panel, innate and unique powers."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.island.presence import is_sacred
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from tests.spirit_island.spirits import alone, levels, pair, presence, printed, started
from tests.spirit_island.tables import RIVER, Island, island, targets, with_elements

# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    river = SPIRITS[RIVER]
    assert [space.number for space in river.energy_track] == [1, 2, 2, 3, 4, 4, 5]
    assert [space.number for space in river.plays_track] == [1, 2, 2, 3, -1, 4, 5]
    assert [n for n, space in enumerate(river.plays_track) if "reclaim" in space.words] == [4]
    assert (river.complexity, river.set, river.pick, river.always) == ("low", "base", 1, [])
    words = [[action.word for action in option.actions] for option in river.growth]
    assert words == [
        ["reclaim-all", "gain-power", "energy-1"],
        ["presence-1", "presence-1"],
        ["gain-power", "presence-2"],
    ]
    assert river.progression == [
        "uncanny-melting",
        "natures-resilience",
        "pull-beneath-the-hungry-earth",
        "accelerated-rot",
        "song-of-sanctity",
        "tsunami",
        "encompassing-ward",
    ]


@pytest.mark.parametrize(("board", "wetland"), [("A", 5), ("B", 6), ("C", 8), ("D", 3)])
@pytest.mark.rule("SI-2.22")
def test_it_starts_in_the_highest_wetland(board: str, wetland: int) -> None:
    here = started(RIVER, board)
    assert presence(here) == {f"{board}{wetland}": 1}
    assert here.seat().energy == 0


def test_its_powers_as_printed() -> None:
    assert printed("boon-of-vigor") == (0, "fast", "sun water plant", "", "any-spirit")
    assert printed("flash-floods") == (2, "fast", "sun water", "presence 1", "any-land")
    assert printed("rivers-bounty") == (0, "slow", "sun water animal", "presence 0", "any-land")
    assert printed("wash-away") == (1, "slow", "water earth", "presence 1", "any-land")
    assert printed("massive-flooding") == (0, "slow", "", "sacred 1", "any-land")
    assert POWERS["massive-flooding"].thresholds == [
        needs("1 sun 2 water"),
        needs("2 sun 3 water"),
        needs("3 sun 4 water 1 earth"),
    ]


def test_the_lands_its_powers_reach() -> None:
    """Presence in A7, no sacred site, and in A2, a wetland."""
    here = alone(RIVER, {"A2": {"presence": {"P1": 1}}})
    assert targets(here, "flash-floods") == ["A1", "A2", "A3", "A4", "A5", "A7", "A8"]
    assert targets(here, "wash-away") == ["A1", "A2", "A3", "A4", "A5", "A7", "A8"]
    assert targets(here, "rivers-bounty") == ["A2", "A7"]
    assert targets(here, "massive-flooding") == ["A1", "A2", "A3", "A4"]


def test_rivers_domain_makes_wetlands_sacred_with_one_presence() -> None:
    here = island({"A5": {"presence": {"P1": 1}}, "A6": {"presence": {"P1": 1}}})
    numbers = here.table.island.numbers
    assert is_sacred(here.table, 0, numbers["A5"])
    assert not is_sacred(here.table, 0, numbers["A6"])
    assert not is_sacred(here.table, 0, numbers["A2"])  # a wetland without presence
    two = island({"A6": {"presence": {"P1": 2}}})
    assert is_sacred(two.table, 0, numbers["A6"])


# -- growth ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.3")
@pytest.mark.rule("SI-5.9")
def test_growth_1_reclaims_gains_a_card_and_1_energy() -> None:
    seat = {"hand": ["wash-away"], "discard": ["flash-floods", "boon-of-vigor"]}
    here = alone(RIVER, {}, seats={"P1": seat}).answer("growth 1")
    assert here.options() == ["reclaim-all 1", "gain-power 2", "energy-1 3"]
    here.answer("gain-power 2")
    assert here.options() == ["gain minor", "gain major"]
    here.answer("gain minor")
    taken = here.options()[0].split(" ")[1]
    here.answer(f"take {taken}", "energy-1 2")
    assert here.seat().hand == ["wash-away", taken, "flash-floods", "boon-of-vigor"]
    assert here.seat().discard == []
    assert here.seat().energy == 2  # 1 of the growth, 1 of the track


@pytest.mark.rule("SI-5.6")
def test_growth_2_adds_two_presence_at_range_1() -> None:
    here = alone(RIVER, {}).answer("growth 2")
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence energy")}
    assert lands == {"A5", "A7", "A8"}
    here.answer("presence energy A5")
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence plays")}
    assert lands == {"A1", "A4", "A5", "A6", "A7", "A8"}  # from A5 as well
    here.answer("presence plays A1")
    assert presence(here) == {"A1": 1, "A5": 1, "A7": 1}
    assert (here.seat().energy_shown, here.seat().plays_shown) == (2, 2)
    assert here.seat().energy == 2  # the space just uncovered


@pytest.mark.rule("SI-5.11")
@pytest.mark.rule("SI-5.14")
def test_growth_may_move_presence_instead() -> None:
    here = alone(RIVER, {}).answer("growth 2", "presence A7 A5", "presence A5 A6")
    assert presence(here) == {"A6": 1}
    assert (here.seat().energy_shown, here.seat().plays_shown) == (1, 1)


def test_growth_3_gains_a_card_and_adds_presence_at_range_2() -> None:
    here = alone(RIVER, {}).answer("growth 3", "presence-2 2")
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence energy")}
    assert lands == {"A1", "A4", "A5", "A6", "A7", "A8"}  # A2 and A3 are 3 lands away
    here.answer("presence plays A4", "gain minor")
    here.answer(here.options()[0])
    assert presence(here) == {"A4": 1, "A7": 1}
    assert (len(here.seat().hand), here.seat().energy) == (5, 1)


@pytest.mark.rule("SI-6.14")
@pytest.mark.rule("SI-6.16")
def test_the_fifth_space_of_the_lower_track_reclaims_one_card_a_turn() -> None:
    seat = {"hand": [], "discard": ["wash-away", "flash-floods"], "grown": 1}
    here = alone(RIVER, {}, seats={"P1": {**seat, "plays_track": 5}})
    assert here.options() == ["reclaim flash-floods", "reclaim wash-away", "done"]
    here.answer("reclaim wash-away")
    assert (here.seat().hand, here.seat().discard) == (["wash-away"], ["flash-floods"])
    assert not [line for line in here.options() if line.startswith("reclaim")]
    covered = alone(RIVER, {}, seats={"P1": {**seat, "plays_track": 4}})
    assert covered.options() == ["done"]


# -- Massive Flooding ------------------------------------------------------------------------------

LEVEL = ["1 sun 2 water", "2 sun 3 water", "3 sun 4 water 1 earth"]


def flooding(level: int, **there: int) -> Island:
    elements = LEVEL[level - 1]
    return alone(RIVER, {"A5": there}, "power massive-flooding at A5", elements=elements)


@pytest.mark.parametrize(
    ("elements", "reached"),
    [
        ("1 sun 1 water", []),
        ("2 water", []),
        (LEVEL[0], [0]),
        ("2 sun 2 water", [0]),
        (LEVEL[1], [0, 1]),
        ("3 sun 4 water", [0, 1]),
        (LEVEL[2], [0, 1, 2]),
    ],
)
def test_the_levels_of_massive_flooding(elements: str, reached: list[int]) -> None:
    assert levels("massive-flooding", elements) == reached


def test_massive_flooding_level_1_pushes_one() -> None:
    here = flooding(1, town=1, explorer=1, city=1)
    assert "stop" not in here.options()
    assert not [line for line in here.options() if "city" in line]
    here.answer("push town A4")
    assert here.land("A5") == {"explorer": 1, "city": 1}
    assert here.land("A4") == {"town": 1}


def test_massive_flooding_level_2_damages_then_pushes_up_to_three() -> None:
    here = flooding(2, town=2, explorer=3)
    here.answer("damage explorer", "damage explorer")
    assert here.land("A5") == {"explorer": 1, "town": 2}
    here.answer("push town A4", "push town A1", "push explorer A6")
    assert here.land("A5") == {}
    assert here.fear() == 0
    stopped = flooding(2, town=2).answer("damage town", "stop")
    assert stopped.land("A5") == {"town-1": 2}


@pytest.mark.rule("SI-8.9")
def test_massive_flooding_level_3_damages_every_invader_instead() -> None:
    here = flooding(3, town=2, explorer=1, city=1, dahan=1)
    assert here.land("A5") == {"city-2": 1, "dahan": 1}
    assert here.fear() == 2
    assert here.prompt() == "ask-growth"  # nothing is pushed


@pytest.mark.rule("SI-10.1")
def test_massive_flooding_of_an_empty_land() -> None:
    for level in (1, 2, 3):
        assert (flooding(level).prompt(), flooding(level).land("A5")) == ("ask-growth", {})
    assert flooding(1, city=1).land("A5") == {"city": 1}


@pytest.mark.rule("SI-8.10")
def test_massive_flooding_may_be_used_at_a_lower_level() -> None:
    seats = {"P1": {"hand": [], "elements": with_elements(LEVEL[2])}}
    lands = {"A5": {"presence": {"P1": 1}, "town": 1}}
    here = alone(RIVER, lands, phase="slow", seats=seats)
    name = "use massive-flooding"
    assert here.options() == [name, f"{name} 1+2", f"{name} 1", "done"]
    here.answer(f"{name} 1", "target A5", "push town A4")
    assert (here.land("A4"), here.fear()) == ({"town": 1}, 0)


def test_massive_flooding_needs_a_sacred_site() -> None:
    seats = {"P1": {"hand": [], "elements": with_elements(LEVEL[0])}}
    assert alone(RIVER, {}, phase="slow", seats=seats).options() == ["done"]


# -- unique powers ---------------------------------------------------------------------------------


def test_boon_of_vigor_on_oneself_gives_1_energy() -> None:
    seats = {"P1": {"played": ["boon-of-vigor", "wash-away"], "hand": []}}
    here = alone(RIVER, {}, phase="fast", seats=seats).answer("use boon-of-vigor")
    assert here.seat().energy == 1


def test_boon_of_vigor_on_another_gives_1_energy_per_card_played() -> None:
    seats = {
        "P1": {"played": ["boon-of-vigor"], "hand": []},
        "P2": {"played": ["raging-storm", "lightnings-boon", "shatter-homesteads"], "hand": []},
    }
    other = "lightnings-swift-strike"
    here = pair(RIVER, other, {}, phase="fast", seats=seats)
    here.answer("use boon-of-vigor", "target P2", seat=0)
    assert (here.seat(0).energy, here.seat(1).energy) == (0, 3)
    none = pair(RIVER, other, {}, "power boon-of-vigor at P2")
    assert none.seat(1).energy == 0


@pytest.mark.parametrize(
    ("land", "left"), [("A5", {"town-1": 1}), ("A2", {}), ("A3", {}), ("A8", {"town-1": 1})]
)
def test_flash_floods_are_stronger_on_the_coast(land: str, left: dict[str, int]) -> None:
    here = alone(RIVER, {land: {"town": 1}}, f"power flash-floods at {land}")
    assert here.land(land) == left


def test_flash_floods_divide_their_damage() -> None:
    here = alone(RIVER, {"A2": {"town": 1, "explorer": 2}}, "power flash-floods at A2")
    here.answer("damage explorer", "damage town")
    assert here.land("A2") == {"explorer": 1, "town-1": 1}
    assert alone(RIVER, {"A2": {"dahan": 1}}, "power flash-floods at A2").land("A2") == {"dahan": 1}


def test_rivers_bounty_gathers_two_and_adds_one() -> None:
    here = alone(RIVER, {"A4": {"dahan": 3}}, "power rivers-bounty at A5")
    here.answer("gather dahan A4", "gather dahan A4")
    assert here.land("A5") == {"dahan": 3}
    assert here.land("A4") == {"dahan": 1}
    assert here.seat().energy == 1


def test_rivers_bounty_counts_the_dahan_that_were_there() -> None:
    here = alone(RIVER, {"A5": {"dahan": 2}}, "power rivers-bounty at A5")
    assert (here.land("A5"), here.seat().energy) == ({"dahan": 3}, 1)


def test_rivers_bounty_with_fewer_than_two_dahan_gives_nothing() -> None:
    here = alone(RIVER, {"A4": {"dahan": 2}}, "power rivers-bounty at A5")
    here.answer("gather dahan A4", "stop")
    assert (here.land("A5"), here.seat().energy) == ({"dahan": 1}, 0)


def test_wash_away_pushes_up_to_three_explorers_and_towns() -> None:
    here = island({"A5": {"explorer": 1, "town": 1, "city": 1}}, "power wash-away at A5")
    here.answer("push town A4", "push explorer A1")
    assert here.land("A5") == {"city": 1}
    assert (here.land("A4"), here.land("A1")) == ({"town": 1}, {"explorer": 1})


def test_wash_away_pushes_no_more_than_three() -> None:
    here = island({"A5": {"explorer": 4}}, "power wash-away at A5")
    here.answer("push explorer A4", "push explorer A4", "push explorer A1")
    assert here.land("A5") == {"explorer": 1}
    assert here.prompt() == "ask-growth"


def test_wash_away_may_stop_early() -> None:
    here = island({"A5": {"explorer": 2}}, "power wash-away at A5").answer("stop")
    assert here.land("A5") == {"explorer": 2}


def test_a_target_out_of_range_is_refused() -> None:
    seats = {"P1": {"played": ["wash-away"], "hand": []}}
    here = alone(RIVER, {}, phase="slow", seats=seats).answer("use wash-away")
    assert here.options() == ["target A5", "target A7", "target A8"]
    assert here.why_not("target A4") == "target-far"
