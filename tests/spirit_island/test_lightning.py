"""Lightning's Swift Strike: panel, special rule, innate and unique powers."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from tests.spirit_island.spirits import alone, levels, pair, presence, printed, started
from tests.spirit_island.tables import RIVER, Island, targets

LIGHTNING = "lightnings-swift-strike"
EARTH = "vital-strength-of-the-earth"


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    spirit = SPIRITS[LIGHTNING]
    assert [space.number for space in spirit.energy_track] == [1, 1, 2, 2, 3, 4, 4, 5]
    assert [space.number for space in spirit.plays_track] == [2, 3, 4, 5, 6]
    assert (spirit.complexity, spirit.set, spirit.pick, spirit.always) == ("low", "base", 1, [])
    words = [[action.word for action in option.actions] for option in spirit.growth]
    assert words == [
        ["reclaim-all", "gain-power", "energy-1"],
        ["presence-2", "presence-0"],
        ["presence-1", "energy-3"],
    ]
    assert spirit.progression == [
        "delusions-of-danger",
        "call-to-bloodshed",
        "powerstorm",
        "purifying-flame",
        "pillar-of-living-flame",
        "entrancing-apparitions",
        "call-to-isolation",
    ]


@pytest.mark.parametrize(("board", "sands"), [("A", 7), ("B", 5), ("C", 6), ("D", 7)])
@pytest.mark.rule("SI-2.22")
def test_it_starts_with_two_presence_in_the_highest_sands(board: str, sands: int) -> None:
    here = started(LIGHTNING, board)
    assert presence(here) == {f"{board}{sands}": 2}
    assert here.seat().energy == 0


def test_its_powers_as_printed() -> None:
    assert printed("harbingers-of-the-lightning") == (
        0,
        "slow",
        "fire air",
        "presence 1",
        "any-land",
    )
    assert printed("lightnings-boon") == (1, "fast", "fire air", "", "any-spirit")
    assert printed("raging-storm") == (3, "slow", "fire air water", "presence 1", "any-land")
    assert printed("shatter-homesteads") == (2, "slow", "fire air", "sacred 2", "any-land")
    assert printed("thundering-destruction") == (0, "slow", "", "sacred 1", "any-land")
    assert POWERS["thundering-destruction"].thresholds == [
        needs("3 fire 2 air"),
        needs("4 fire 3 air"),
        needs("5 fire 4 air 1 water"),
        needs("5 fire 5 air 2 water"),
    ]


def test_the_lands_its_powers_reach() -> None:
    """A sacred site in A7, one more presence in A3."""
    here = alone(LIGHTNING, {"A7": {"presence": {"P1": 2}}, "A3": {"presence": {"P1": 1}}})
    assert targets(here, "harbingers-of-the-lightning") == ["A2", "A3", "A4", "A5", "A7", "A8"]
    assert targets(here, "raging-storm") == ["A2", "A3", "A4", "A5", "A7", "A8"]
    assert targets(here, "shatter-homesteads") == ["A1", "A4", "A5", "A6", "A7", "A8"]
    assert targets(here, "thundering-destruction") == ["A5", "A7", "A8"]


# -- growth ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.9")
@pytest.mark.rule("SI-5.7")
def test_growth_1_reclaims_gains_a_card_and_1_energy() -> None:
    seat = {"hand": ["raging-storm"], "discard": ["lightnings-boon", "shatter-homesteads"]}
    here = alone(LIGHTNING, {}, seats={"P1": seat})
    here.answer("growth 1", "energy-1 3")
    assert here.seat().energy == 1
    here.answer("reclaim-all 1", "gain minor")
    here.answer(here.options()[0])
    assert len(here.seat().hand) == 4
    assert here.seat().discard == []
    assert here.seat().energy == 2  # 1 of the growth, 1 of the track


def test_growth_2_adds_presence_at_range_2_and_range_0() -> None:
    here = alone(LIGHTNING, {}).answer("growth 2", "presence-0 2")
    assert here.options() == ["presence energy A7", "presence plays A7"]
    here.answer("presence plays A7")
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence plays")}
    assert lands == {"A1", "A4", "A5", "A6", "A7", "A8"}  # A2 and A3 are 3 lands away
    here.answer("presence plays A4")
    assert presence(here) == {"A7": 2, "A4": 1}
    assert (here.seat().plays_shown, here.seat().energy_shown) == (3, 1)
    assert here.seat().energy == 1


@pytest.mark.rule("SI-5.16")
def test_growth_3_adds_presence_at_range_1_and_3_energy() -> None:
    here = alone(LIGHTNING, {}, seats={"P1": {"energy_track": 2}}).answer("growth 3")
    here.answer("presence-1 1")
    lands = {line.split(" ")[2] for line in here.options() if line.startswith("presence energy")}
    assert lands == {"A5", "A7", "A8"}
    here.answer("presence energy A8")
    assert presence(here) == {"A7": 1, "A8": 1}
    assert here.seat().energy == 5  # 3, and 2 of the space just uncovered


# -- Swiftness of Lightning ------------------------------------------------------------------------


def fast(*played: str, elements: str = "", spirit: str = LIGHTNING, **seat: object) -> Island:
    """The fast phase with these cards in play, and a building in every reach."""
    lands = {"A7": {"presence": {"P1": 2}, "town": 1}}
    seats = {"P1": {"played": list(played), "hand": [], **seat}}
    deck = ["1-jungle", "1-wetland"]  # what is explored at the end of the turn is not in A7
    return alone(spirit, lands, phase="fast", elements=elements, seats=seats, invader_deck=deck)


def test_with_air_slow_powers_may_be_used_as_fast() -> None:
    here = fast("shatter-homesteads", "raging-storm")  # 2 air of the cards themselves
    assert here.options() == ["use shatter-homesteads", "use raging-storm", "done"]
    here.answer("use shatter-homesteads", "target A7")
    assert here.land("A7") == {"presence": {0: 2}}
    assert here.seat().hurried == 1
    here.answer("use raging-storm", "target A8")
    assert here.land("A8") == {"city-1": 1}


def test_one_power_for_each_air() -> None:
    """One air of a card, and three slow powers."""
    here = fast("raging-storm", "wash-away", "call-of-the-dahan-ways")
    assert here.options() == ["use raging-storm", "use wash-away", "done"]  # no dahan to call
    here.answer("use raging-storm", "target A5")
    assert here.options() == ["done"]
    here.answer("done")
    assert here.prompt() == "ask-slow"
    assert here.options() == ["use wash-away", "done"]


def test_without_air_slow_powers_wait() -> None:
    here = fast("wash-away", "flash-floods")
    assert here.options() == ["use flash-floods", "done"]
    other = fast("shatter-homesteads", "flash-floods", spirit=RIVER)  # air without Lightning
    assert other.options() == ["use flash-floods", "done"]


def test_the_innate_power_may_be_used_as_fast_too() -> None:
    here = fast(elements="3 fire 2 air").answer("use thundering-destruction", "target A7")
    assert here.land("A7") == {"presence": {0: 2}}
    assert here.seat().hurried == 1


@pytest.mark.rule("SI-10.13")
def test_a_power_not_hurried_is_still_slow() -> None:
    here = fast("raging-storm").answer("done")
    assert here.prompt() == "ask-slow"
    assert here.options() == ["use raging-storm", "done"]
    here.answer("use raging-storm", "target A7")
    assert here.land("A7") == {"town-1": 1, "presence": {0: 2}}
    assert here.seat().hurried == 0


@pytest.mark.rule("SI-10.10")
def test_a_hurried_power_is_not_used_again_in_the_slow_phase() -> None:
    here = fast("raging-storm").answer("use raging-storm", "target A7", "done")
    assert here.table.turn == 2  # the slow phase had nothing to ask
    assert here.seat().discard == ["raging-storm"]


# -- Thundering Destruction ------------------------------------------------------------------------

BUILT = {"A5": {"explorer": 1, "town": 2, "city": 2}}


def thunder(elements: str, lands: dict[str, dict[str, int]] | None = None) -> Island:
    step = "power thundering-destruction at A5"
    return alone(LIGHTNING, lands or BUILT, step, elements=elements)


def test_thundering_destruction_level_1_destroys_a_town() -> None:
    here = thunder("3 fire 2 air")
    assert here.land("A5") == {"explorer": 1, "town": 1, "city": 2}
    assert here.fear() == 1


def test_thundering_destruction_level_2_may_destroy_a_city_instead() -> None:
    here = thunder("4 fire 3 air")
    assert here.options() == ["destroy town", "destroy city"]
    here.answer("destroy city")
    assert here.land("A5") == {"explorer": 1, "town": 2, "city": 1}
    assert here.fear() == 2


def test_thundering_destruction_level_3_destroys_one_more() -> None:
    here = thunder("5 fire 4 air 1 water").answer("destroy city", "destroy town")
    assert here.land("A5") == {"explorer": 1, "town": 1, "city": 1}
    assert here.fear() == 3


def test_thundering_destruction_level_4_destroys_three() -> None:
    here = thunder("5 fire 5 air 2 water").answer("destroy city", "destroy city")
    assert here.land("A5") == {"explorer": 1, "town": 1}  # the last one is a town anyway
    assert here.fear() == 5


@pytest.mark.rule("SI-10.1")
def test_thundering_destruction_does_as_much_as_it_can() -> None:
    assert thunder("3 fire 2 air", {"A5": {"city": 1}}).land("A5") == {"city": 1}
    here = thunder("5 fire 5 air 2 water", {"A5": {"town": 1, "explorer": 3}})
    assert here.land("A5") == {"explorer": 3}


@pytest.mark.parametrize(
    ("elements", "reached"),
    [
        ("3 fire 1 air", []),
        ("2 fire 2 air", []),
        ("3 fire 2 air", [0]),
        ("4 fire 2 air", [0]),
        ("5 fire 4 air", [0, 1]),
        ("5 fire 4 air 1 water", [0, 1, 2]),
        ("5 fire 5 air 1 water", [0, 1, 2]),
        ("6 fire 5 air 2 water", [0, 1, 2, 3]),
    ],
)
@pytest.mark.rule("SI-8.5")
def test_the_levels_of_thundering_destruction(elements: str, reached: list[int]) -> None:
    assert levels("thundering-destruction", elements) == reached


@pytest.mark.rule("SI-8.7")
def test_thundering_destruction_needs_its_elements_and_a_sacred_site() -> None:
    few = fast("raging-storm", elements="2 fire 1 air")
    assert "use thundering-destruction" in few.options()  # 3 fire and 2 air with the card
    short = fast("raging-storm", elements="1 fire 1 air")
    assert "use thundering-destruction" not in short.options()
    lands = {"A7": {"presence": {"P1": 1}}}
    alone_there = alone(
        LIGHTNING, lands, phase="slow", elements="3 fire 2 air", seats={"P1": {"hand": []}}
    )
    assert alone_there.options() == ["done"]  # no sacred site


# -- unique powers ---------------------------------------------------------------------------------


def test_harbingers_push_two_dahan_and_frighten_once() -> None:
    lands = {"A5": {"dahan": 3}, "A4": {"town": 1}, "A6": {"city": 1}}
    here = alone(LIGHTNING, lands, "power harbingers-of-the-lightning at A5")
    here.answer("push dahan A4", "push dahan A6")
    assert here.land("A5") == {"dahan": 1}
    assert here.land("A4") == {"town": 1, "dahan": 1}
    assert here.land("A6") == {"city": 1, "dahan": 1}
    assert here.fear() == 1


def test_harbingers_frighten_only_where_buildings_are() -> None:
    lands = {"A5": {"dahan": 2, "town": 1}, "A4": {"explorer": 2}}
    here = alone(LIGHTNING, lands, "power harbingers-of-the-lightning at A5")
    here.answer("push dahan A4", "push dahan A1")
    assert here.land("A5") == {"town": 1}
    assert here.fear() == 0


def test_harbingers_may_stop_and_may_find_nobody() -> None:
    lands = {"A5": {"dahan": 2}, "A4": {"town": 1}}
    here = alone(LIGHTNING, lands, "power harbingers-of-the-lightning at A5")
    here.answer("push dahan A4", "stop")
    assert (here.land("A5"), here.fear()) == ({"dahan": 1}, 1)
    none = alone(LIGHTNING, {}, "power harbingers-of-the-lightning at A5")
    assert (none.prompt(), none.fear()) == ("ask-growth", 0)


def test_lightnings_boon_makes_two_slow_powers_of_another_spirit_fast() -> None:
    seats = {
        "P1": {"played": ["lightnings-boon"], "hand": []},
        "P2": {"played": ["wash-away", "rivers-bounty", "raging-storm"], "hand": [], "ready": 2},
    }
    lands = {"B7": {"presence": {"P2": 1}, "town": 1, "explorer": 1}}
    here = pair(LIGHTNING, RIVER, lands, phase="fast", seats=seats)
    assert here.asked() == [0]  # River has only slow powers
    here.answer("use lightnings-boon")
    assert here.options() == ["target P1", "target P2"]
    here.answer("target P2")
    assert here.asked() == [0, 1]
    here.answer("use wash-away", "target B7", "stop", "use raging-storm", "target B7", seat=1)
    assert here.land("B7") == {"town-1": 1, "presence": {1: 1}}
    assert here.seat(1).hurried == 2
    assert here.options(1) == ["done"]  # the third has to wait


def test_lightnings_boon_on_itself_adds_to_its_swiftness() -> None:
    """1 air of the boon and 2 permissions: three slow powers."""
    here = fast("lightnings-boon", "wash-away", "rivers-bounty", "gnawing-rootbiters", "drought")
    here.answer("use lightnings-boon")
    here.answer("use wash-away", "target A8", "use rivers-bounty")
    assert here.options() == ["use gnawing-rootbiters", "use drought", "done"]
    here.answer("use gnawing-rootbiters", "target A8")
    assert here.options() == ["done"]
    assert here.seat().hurried == 3


def test_lightnings_boon_ends_with_the_turn() -> None:
    here = fast("lightnings-boon").answer("use lightnings-boon", "done")
    assert (here.table.turn, here.table.effects) == (2, ())


def test_raging_storm_damages_every_invader() -> None:
    lands = {"A5": {"explorer": 2, "town": 1, "town-1": 1, "city": 1, "dahan": 1}}
    here = alone(LIGHTNING, lands, "power raging-storm at A5")
    assert here.land("A5") == {"town-1": 1, "city-1": 1, "dahan": 1}
    assert here.fear() == 1
    assert alone(LIGHTNING, {}, "power raging-storm at A5").land("A5") == {}


def test_shatter_homesteads_destroys_a_town() -> None:
    lands = {"A5": {"explorer": 1, "town": 2, "city": 1}}
    here = alone(LIGHTNING, lands, "power shatter-homesteads at A5")
    assert here.land("A5") == {"explorer": 1, "town": 1, "city": 1}
    assert here.fear() == 2
    none = alone(LIGHTNING, {"A5": {"city": 1}}, "power shatter-homesteads at A5")
    assert (none.land("A5"), none.fear()) == ({"city": 1}, 1)


def test_a_target_out_of_range_is_refused() -> None:
    here = fast("raging-storm").answer("use raging-storm")
    assert here.options() == ["target A5", "target A7", "target A8"]
    assert here.why_not("target A4") == "target-far"
    assert here.why_not("target A8") == ""
