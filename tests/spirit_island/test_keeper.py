"""Keeper of the Forbidden Wilds: panel, special rule, innate and unique powers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from loci.core import BadOption
from loci.games.spirit_island.content.vocabulary import DAHAN, gather, push
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.events.cards import HEALTH, Main, event, event_part
from loci.games.spirit_island.rules.events.step import each_board
from loci.games.spirit_island.rules.events.step import resolve_event as resolve
from loci.games.spirit_island.state.registry import EVENT_CARDS, EVENT_PARTS, SPIRITS
from tests.spirit_island.spirits import (
    THUNDER,
    alone,
    growth,
    income,
    lands_to_grow,
    pair,
    panel,
    plays,
    presence,
    prices,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, targets

KEEPER = "keeper-of-the-forbidden-wilds"
PUNISH = "power punish-those-who-trespass at A7"
SPREAD = "power spreading-wilds at A5"


def keeper(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(KEEPER, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(KEEPER) == ("2 sun 4 5 plant 7 8 9", "1 2 2 3 4 5+reclaim")
    assert growth(KEEPER) == [
        ["reclaim-all", "energy-1"],
        ["gain-power"],
        ["presence-3-wilds-own", "energy-1"],
        ["gain-power", "presence-3-unblighted"],
    ]
    spirit = SPIRITS[KEEPER]
    assert (spirit.pick, prices(KEEPER), spirit.complexity) == (2, [0, 0, 0, 3], "moderate")


def test_the_headers() -> None:
    boon, roots = "boon-of-growing-power", "regrow-from-roots"
    assert printed(boon) == (1, "slow", "sun moon plant", "", "any-spirit")
    assert printed(roots) == (1, "slow", "water earth plant", "presence 1", "jungle-wetland")
    wilderness = (2, "fast", "sun earth plant", "presence 1", "no-blight")
    assert printed("sacrosanct-wilderness") == wilderness
    assert printed("towering-wrath") == (3, "slow", "sun fire plant", "sacred 1", "any-land")
    assert printed("punish-those-who-trespass") == (0, "slow", "", "presence 0", "any-land")
    assert printed("spreading-wilds") == (0, "slow", "", "presence 1", "no-blight")
    trespass = ("2 sun 1 fire 2 plant", "2 sun 2 fire 3 plant", "4 plant")
    assert thresholds("punish-those-who-trespass", *trespass)
    assert thresholds("spreading-wilds", "2 sun", "1 plant", "3 plant", "1 air")


@pytest.mark.parametrize("jungle", ["A8", "B8", "C4", "D6"])
def test_set_up_in_the_highest_jungle(jungle: str) -> None:
    here = started(KEEPER, jungle[0])
    assert presence(here) == {jungle: 1}
    assert here.land(jungle)["wilds"] == 1


# -- growth and tracks -----------------------------------------------------------------------------


def test_growth_beside_wilds_and_where_it_is() -> None:
    here = keeper({"A5": {"wilds": 1}, "A1": {"wilds": 1}}, "growth 3")
    here.answer("presence-3-wilds-own 1")
    assert lands_to_grow(here) == {"A1", "A5", "A7"}
    here.answer("presence energy A5")
    assert (here.seat().energy, here.seat().energy_shown) == (1, 2)


@pytest.mark.rule("SX-15.4", "SX-15.5")
def test_the_dear_option_wants_three_energy() -> None:
    here = keeper({}, seats={"P1": {"energy": 2}})
    assert "growth 4" not in here.options()
    here.answer("growth 1", "energy-1 2")
    assert (here.seat().energy, "growth 4" in here.options()) == (3, True)
    here.answer("growth 4")
    assert here.seat().energy == 0


def test_the_dear_option_reaches_every_land_without_blight() -> None:
    here = keeper({"A5": {"blight": 1}, "A1": {}}, "growth 4", seats={"P1": {"energy": 3}})
    here.answer("presence-3-unblighted 2")
    assert lands_to_grow(here) == {"A1", "A2", "A3", "A4", "A6", "A7", "A8"}


def test_reclaiming_gives_one_energy() -> None:
    here = keeper({}, "growth 1", seats={"P1": {"discard": ["towering-wrath"], "energy": 0}})
    here.answer("reclaim-all 1")
    assert (here.seat().discard, here.seat().energy) == ([], 1)


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 2, {}), (2, 2, {"sun": 1}), (3, 4, {"sun": 1}), (4, 5, {"sun": 1})],
        *[(5, 5, {"sun": 1, "plant": 1}), (6, 7, {"sun": 1, "plant": 1})],
        *[(7, 8, {"sun": 1, "plant": 1}), (8, 9, {"sun": 1, "plant": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(KEEPER, shown) == (energy, elements)


@pytest.mark.parametrize(
    ("shown", "number", "back"),
    [(1, 1, False), (2, 2, False), (3, 2, False), (4, 3, False), (5, 4, False), (6, 5, True)],
)
def test_the_card_play_track(shown: int, number: int, back: bool) -> None:
    assert plays(KEEPER, shown) == (number, back)


# -- Forbidden Ground ------------------------------------------------------------------------------


@pytest.mark.rule("SX-12.20")
def test_dahan_leave_a_new_sacred_site() -> None:
    lands = {"A5": {"dahan": 2, "wilds": 1, "presence": {"P1": 1}}}
    here = keeper(lands, "growth 3")
    here.answer("presence-3-wilds-own 1", "presence energy A5")
    assert here.prompt() == "ask-push"  # after the option: its energy was gained before
    assert (here.seat().energy, "stop" in here.options()) == (1, False)
    here.answer("push dahan A4", "push dahan A6")
    assert here.lands("A4", "A6") == [{"dahan": 1}, {"dahan": 1}]
    assert here.land("A5") == {"wilds": 1, "presence": {0: 2}}


@pytest.mark.rule("SX-12.52")
def test_who_goes_along_with_the_dahan_is_asked() -> None:
    """Nobody else acts while the dahan leave; Thunderspeaker may go with them."""
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}, "dahan": 1}}
    here = pair(KEEPER, THUNDER, lands)
    here.answer("growth 3", seat=0)
    assert here.asked() == [0]
    here.answer("presence-3-wilds-own 1", "presence energy A5", "push dahan A4")
    assert (here.asked(), here.options()) == ([1], ["yes", "no"])
    here.answer("yes")
    assert here.lands("A4", "A5") == [{"dahan": 1, "presence": {1: 1}}, {"presence": {0: 2}}]
    assert here.asked() == [0, 1]


def test_a_third_presence_or_a_single_one_drives_nobody_away() -> None:
    third = keeper(
        {"A5": {"dahan": 1, "presence": {"P1": 2}}}, "add 1 presence A5 by P1 from energy"
    )
    assert third.land("A5") == {"dahan": 1, "presence": {0: 3}}
    first = keeper({"A5": {"dahan": 1}}, "add 1 presence A5 by P1 from energy")
    assert first.land("A5") == {"dahan": 1, "presence": {0: 1}}


def test_presence_that_moves_makes_a_sacred_site_too() -> None:
    lands = {"A5": {"dahan": 1, "presence": {"P1": 1}}, "A7": {"presence": {"P1": 1}}}
    here = keeper(lands, "growth 4", seats={"P1": {"energy": 3}})
    here.answer("presence-3-unblighted 2", "presence A7 A5", "gain minor")
    here.answer(here.options()[0], "push dahan A4")
    assert here.lands("A4", "A5") == [{"dahan": 1}, {"presence": {0: 2}}]


@pytest.mark.parametrize(("first", "other"), [("A5", "A4"), ("A4", "A5")])
def test_a_sacred_site_in_a_land_that_is_woven_is_no_new_one(first: str, other: str) -> None:
    """Whichever of the two the joined land is called after; two half ones make a new one."""
    weave = f"power weave-together-the-fabric-of-place at {first}"
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"dahan": 1}}
    here = keeper(lands, weave, options=EVERY_SET).answer(f"land {other}")
    assert (here.prompt(), here.land(first)) == ("ask-growth", {"dahan": 1, "presence": {0: 2}})
    halves = {"A5": {"presence": {"P1": 1}}, "A4": {"dahan": 1, "presence": {"P1": 1}}}
    new = keeper(halves, weave, options=EVERY_SET).answer(f"land {other}")
    assert new.prompt() == "ask-push"


@pytest.mark.rule("SX-33.7")
def test_dahan_events_choose_no_land_from_which_there_is_no_other_way() -> None:
    """From A3 only the Keeper's A4 has no blight; so it is the 1 dahan of A7 that leaves."""
    lands = {
        "A3": {"blight": 1, "dahan": 2},
        "A2": {"blight": 1},
        "A4": {"presence": {"P1": 2}},
        "A7": {"blight": 1, "dahan": 1},
    }
    here = keeper(lands, "event-part forsake-the-barren-land").answer("push dahan A5")
    assert here.lands("A3", "A5") == [{"blight": 1, "dahan": 2}, {"dahan": 1}]
    assert here.prompt() == "ask-growth"


def test_powers_may_bring_dahan_to_a_sacred_site() -> None:
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"dahan": 1}}
    here = keeper(lands, "gather 1 dahan A5 by P1")
    assert here.land("A5") == {"dahan": 1, "presence": {0: 2}}


@pytest.fixture
def fair() -> Iterator[str]:
    """An event card whose dahan event pushes 1 dahan from land 4 and gathers 1 into land 5 of each
    board."""

    def gather_there(act: Act, board: int) -> Any:
        four, five = [act.table.island.land_on(board, n) for n in (4, 5)]
        yield from push(act, 1, DAHAN, land=four)
        yield from gather(act, 1, DAHAN, land=five)

    event_part("fair-dahan", each_board(gather_there), "base")
    main = Main("fair-main", lambda _act: None, (0, 1))
    event("fair", HEALTH, main, dahan="fair-dahan", set="base")
    yield "fair"
    del EVENT_CARDS["fair"], EVENT_PARTS["fair-dahan"]


def test_dahan_events_bring_no_dahan_to_a_sacred_site(fair: str) -> None:
    """They are neither pushed nor gathered there; without the site they are."""
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"dahan": 1}, "A6": {"dahan": 1}, "A7": {}}
    here = keeper(lands)
    offered = carry_out(resolve(here.table, fair), "push dahan A3")
    assert "push dahan A5" not in offered[0]
    assert here.lands("A3", "A5", "A6") == [{"dahan": 1}, {"presence": {0: 2}}, {"dahan": 1}]
    here = keeper({**lands, "A5": {"presence": {"P1": 1}}})
    offered = carry_out(resolve(here.table, fair), "push dahan A5", "gather dahan A6")
    assert here.land("A5") == {"dahan": 2, "presence": {0: 1}}


# -- innate powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("elements", "left"),
    [
        ("2 sun 1 fire 2 plant", {"city-2": 1, "city": 1, "dahan": 1}),
        ("2 sun 2 fire 3 plant", {"city-1": 1, "dahan": 1}),  # 2 more
        ("3 sun 2 fire 3 plant", {"city-2": 1, "dahan": 1}),  # 3 more
        ("1 sun 1 fire 2 plant", {"city": 2, "dahan": 2}),
    ],
)
def test_punish_those_who_trespass_by_level(elements: str, left: dict[str, int]) -> None:
    lands = {"A7": {"city": 2, "dahan": 2, "presence": {"P1": 1}}}
    here = keeper(lands, PUNISH, elements=elements)
    while here.prompt() == "ask-damage":
        hurt = [line for line in here.options() if "-" in line]
        here.answer((hurt or here.options())[0])
    assert here.land("A7") == {**left, "presence": {0: 1}}


def test_punish_those_who_trespass_in_two_lands() -> None:
    lands = {
        "A7": {"city": 1, "dahan": 1, "presence": {"P1": 1}},
        "A5": {"town": 1, "dahan": 1, "presence": {"P1": 1}},
        "A4": {"town": 1},
        "A2": {"presence": {"P1": 1}},
    }
    here = keeper(lands, PUNISH, elements="2 sun 2 fire 4 plant")  # 4 damage
    assert here.options() == ["land A5", "stop"]  # your lands with invaders
    here.answer("land A5")
    assert here.options() == ["split 1", "split 2", "split 3", "split 4"]
    here.answer("split 2")
    assert here.land("A5") == {"dahan": 1, "presence": {0: 1}}
    assert here.land("A7") == {"city-2": 1, "presence": {0: 1}}
    whole = keeper(lands, PUNISH, elements="2 sun 2 fire 4 plant").answer("stop")
    assert whole.lands("A5", "A7") == [
        {"town": 1, "dahan": 1, "presence": {0: 1}},
        {"presence": {0: 1}},
    ]


def test_four_plant_alone_punish_nobody() -> None:
    here = keeper({"A7": {"city": 1, "presence": {"P1": 1}}}, PUNISH, elements="4 plant")
    assert here.land("A7") == {"city": 1, "presence": {0: 1}}


@pytest.mark.parametrize(
    ("elements", "left"),
    [
        ("2 sun", {"explorer": 1}),
        ("3 sun 1 plant", {"explorer": 1}),
        ("4 sun", {}),
        ("4 sun 1 plant", {"wilds": 1}),
        ("1 plant", {"explorer": 2}),
    ],
)
def test_spreading_wilds_by_level(elements: str, left: dict[str, int]) -> None:
    here = keeper({"A5": {"explorer": 2}}, SPREAD, elements=elements)
    while here.prompt() == "ask-push":
        here.answer("push explorer A6")
    assert here.land("A5") == left


def test_spreading_wilds_reach_farther() -> None:
    here = keeper({"A5": {"blight": 1}})
    assert targets(here, "spreading-wilds", [0, 1]) == ["A7", "A8"]
    assert targets(here, "spreading-wilds", [0, 1, 3]) == ["A1", "A4", "A6", "A7", "A8"]
    far = targets(here, "spreading-wilds", [0, 1, 2, 3])
    assert far == ["A1", "A2", "A3", "A4", "A6", "A7", "A8"]


@pytest.mark.rule("SX-33.27")
def test_range_alone_is_no_use_of_a_power() -> None:
    here = keeper({}, phase="slow", elements="1 air 2 sun")
    assert "use spreading-wilds" in here.options()
    assert not [line for line in here.options() if line.endswith("1 air")]
    only = keeper({}, phase="slow", elements="1 air", seats={"P1": {"ready": 0}})
    assert only.options() == ["done"]
    assert only.why_not("use spreading-wilds") == "needs-elements"
    assert keeper({}, SPREAD, elements="1 air").seat().used == []


# -- unique powers ---------------------------------------------------------------------------------


def test_boon_of_growing_power() -> None:
    step = "power boon-of-growing-power at P2"
    here = pair(KEEPER, RIVER, {}, step, seats={"P2": {"energy": 0}})
    here.answer("gain minor", seat=1)
    here.answer(here.options(1)[0], seat=1)
    assert (len(here.seat(1).hand), here.seat(1).energy) == (5, 1)
    own = keeper({}, "power boon-of-growing-power at P1", seats={"P1": {"energy": 0}})
    own.answer("gain minor")
    own.answer(own.options()[0])
    assert (len(own.seat().hand), own.seat().energy) == (5, 0)


@pytest.mark.parametrize(("blight", "left"), [(1, {}), (2, {"blight": 1}), (3, {"blight": 3})])
def test_regrow_from_roots(blight: int, left: dict[str, int]) -> None:
    here = keeper({"A5": {"blight": blight}}, "power regrow-from-roots at A5")
    assert here.land("A5") == left
    assert targets(here, "regrow-from-roots") == ["A5", "A8"]


@pytest.mark.parametrize(
    ("line", "left", "fear"),
    [("damage", {"wilds": 1}, 1), ("add-wilds", {"town": 1, "wilds": 2}, 0)],
)
def test_sacrosanct_wilderness(line: str, left: dict[str, int], fear: int) -> None:
    lands = {"A5": {"dahan": 2, "town": 1, "wilds": 1}}
    here = keeper(lands, "power sacrosanct-wilderness at A5")
    here.answer("push dahan A4", "push dahan A4", f"option {line}")
    assert (here.land("A5"), here.land("A4"), here.fear()) == (left, {"dahan": 2}, fear)


def test_sacrosanct_wilderness_does_what_it_can() -> None:
    here = keeper({"A5": {"town": 1}}, "power sacrosanct-wilderness at A5")
    assert here.answer("option damage").land("A5") == {"town": 1}
    assert "A5" not in targets(keeper({"A5": {"blight": 1}}), "sacrosanct-wilderness")


def test_towering_wrath_counts_the_sacred_sites_around() -> None:
    lands = {
        "A5": {"city": 2, "dahan": 2, "presence": {"P1": 2}},
        "A7": {"presence": {"P1": 2}},
        "A2": {"presence": {"P1": 2}},  # not beside A5
        "A4": {"presence": {"P1": 1}},
    }
    here = keeper(lands, "power towering-wrath at A5").answer("damage city", "damage city-1")
    assert here.fear() == 2
    assert here.land("A5") == {"city-2": 2, "presence": {0: 2}}


def test_towering_wrath_destroys_the_dahan_beside_a_single_site() -> None:
    lands = {"A5": {"dahan": 3, "city": 1}, "A7": {"presence": {"P1": 2}}}
    here = keeper(lands, "power towering-wrath at A5")
    assert here.land("A5") == {"city-2": 1}
    assert targets(keeper({}), "towering-wrath") == []


@pytest.mark.rule("SX-29.2")
def test_it_needs_its_wilds() -> None:
    options = {"sets": ["base", "branch-and-claw"], "unused-tokens": ["wilds"]}
    with pytest.raises(BadOption, match="spirit-needs-token"):
        keeper({}, options=options)
    options["unused-tokens"] = ["beasts"]
    assert keeper({}, options=options).seat().spirit == KEEPER
