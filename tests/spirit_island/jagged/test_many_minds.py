"""Many Minds Move as One: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.island.pieces import count, has
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import BADLANDS, BEASTS, WILDS
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    pair,
    panel,
    plays,
    presence,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.tables import RIVER, Island, targets

MINDS = "many-minds-move-as-one"
HOST = "power the-teeming-host-arrives at A5"
BESET = "power beset-and-confound-the-invaders at A5"
TIDE = "power a-dreadful-tide-of-scurrying-flesh at A5"
GUIDE = "power guide-the-way-on-feathered-wings at A5"
OWN = {"P1": 1}
SITE = {"P1": 2}
CLAWS = {"sets": ["base", "branch-and-claw", "jagged-earth"]}


def swarm(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(MINDS, lands, *steps, **keys)


def beasts(here: Island, *names: str) -> list[int]:
    """The beasts of these lands, as they count."""
    return [count(here.table, here.table.island.numbers[name], BEASTS) for name in names]


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(MINDS) == ("0 1 air 2 animal 3 4", "1 2 buy-card 3 3 4 5")
    assert growth(MINDS) == [
        ["reclaim-all", "gain-power"],
        ["presence-1", "presence-0"],
        ["swarm-3", "energy-1", "gather-beasts-2"],
    ]
    assert frame(MINDS) == (1, "moderate", "jagged-earth")
    assert len(SPIRITS[MINDS].uniques) == 5


def test_the_headers() -> None:
    tide, boon, swarming, guide, pursue = SPIRITS[MINDS].uniques
    moon = (0, "fast", "moon air water animal", "sacred 1", "two-beasts")
    assert printed(tide) == moon
    assert printed(boon) == (0, "fast", "air water animal", "", "another-spirit")
    assert printed(swarming) == (1, "slow", "fire earth animal", "presence 0", "any-land")
    assert printed(guide) == (0, "fast", "sun air animal", "presence 1", "any-land")
    assert printed(pursue) == (0, "fast", "sun fire air animal", "presence 2", "beasts")
    host, beset = SPIRITS[MINDS].innates
    assert printed(host) == (0, "fast", "", "presence 2", "any-land")
    assert printed(beset) == (0, "fast", "", "presence 2", "invaders")
    assert thresholds(host, "2 air 1 animal", "3 air 1 water 2 animal", "1 fire 4 air 2 animal")
    low = ("1 air 2 animal", "2 air 3 animal", "3 air 4 animal")
    assert thresholds(beset, *low, "4 air 1 earth 5 animal")


@pytest.mark.parametrize(("board", "land"), [("A", "A1"), ("B", "B5"), ("D", "D3")])
def test_set_up(board: str, land: str) -> None:
    here = started(MINDS, board)
    assert presence(here) == {land: 1}
    assert here.land(land)["beasts"] == 2


# -- growth and tracks -----------------------------------------------------------------------------


def test_growth() -> None:
    seats = {"P1": {"discard": ["ever-multiplying-swarm"]}}
    first = swarm({}, "growth 1", seats=seats).answer("reclaim-all 1")
    assert (first.prompt(), "ever-multiplying-swarm" in first.seat().hand) == ("ask-deck", True)
    second = swarm({}, "growth 2").answer("presence-1 1", "presence energy A5")
    assert {line.split()[-1] for line in second.options()} == {"A5", "A7"}


def test_growth_brings_beasts_along_and_from_afar() -> None:
    lands = {"A4": {"beasts": 1}, "A8": {"city": 1}}
    here = swarm(lands, "growth 3", seats={"P1": {"energy": 0}})
    here.answer("swarm-3 1", "presence plays A1", "energy-1 1")
    assert here.land("A1") == {"beasts": 1, "presence": {0: 1}}
    assert here.prompt() == "ask-gather-beasts-to"
    here.answer("land A7", "gather beasts A4")  # two lands away
    assert here.lands("A4", "A7") == [{}, {"beasts": 1, "presence": {0: 1}}]
    assert here.seat().energy == 1


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 0, {}), (2, 1, {}), (3, 1, {"air": 1}), (4, 2, {"air": 1})],
        *[(5, 2, {"air": 1, "animal": 1}), (6, 3, {"air": 1, "animal": 1})],
        (7, 4, {"air": 1, "animal": 1}),
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(MINDS, shown) == (energy, elements)


@pytest.mark.parametrize(
    ("shown", "number"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 5)]
)
def test_the_card_play_track(shown: int, number: int) -> None:
    assert plays(MINDS, shown) == (number, False)


@pytest.mark.rule("SX-15.18")
def test_a_space_sells_cards() -> None:
    here = swarm({}, seats={"P1": {"plays_track": 3, "energy": 3}}).answer("track buy-card")
    assert (here.prompt(), here.seat().energy) == ("ask-deck", 1)
    here.answer("gain minor").answer(here.options()[0])
    assert "track buy-card" not in here.options()
    poor = swarm({}, seats={"P1": {"plays_track": 3, "energy": 1}})
    assert poor.why_not("track buy-card") == "track-cannot"


# -- special rules ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-20.1", "SX-20.2")
def test_sacred_sites_count_as_beasts() -> None:
    lands = {"A5": {"beasts": 1, "presence": {"P1": 4}}, "A4": {"presence": OWN}, "A6": {}}
    here = swarm(lands)
    assert beasts(here, "A4", "A5", "A6") == [0, 2, 0]
    five = here.table.island.numbers["A5"]
    assert count(here.table, five, BEASTS, WILDS, BADLANDS) == 2  # one piece, though two things
    assert not has(here.table, here.table.island.numbers["A4"], BEASTS)
    assert "A5" in targets(here, "a-dreadful-tide-of-scurrying-flesh")


@pytest.mark.rule("SX-12.42")
def test_beasts_fly_farther() -> None:
    lands = {"A5": {"presence": OWN}, "A2": {"beasts": 1}, "A4": {"beasts": 1}}
    here = swarm(lands, HOST, elements="2 air 1 animal")
    assert here.options() == ["gather beasts A2", "gather beasts A4", "stop"]
    away = swarm({"A5": {"presence": OWN, "beasts": 1}}, HOST, elements="1 fire 4 air 2 animal")
    assert "push beasts A2" in away.options()


def test_only_its_own_beasts_fly_farther() -> None:
    lands = {"A5": {"presence": {"P2": 1}}, "A2": {"beasts": 1}, "A4": {"beasts": 1}}
    here = pair(MINDS, RIVER, lands, "power unexpected-tigers at A5 by P2")
    assert here.lands("A2", "A4", "A5") == [{"beasts": 1}, {}, {"beasts": 1, "presence": {1: 1}}]


@pytest.mark.rule("SX-33.24", "SX-35.8")
def test_a_sacred_site_moves_as_beasts() -> None:
    """EX-59."""
    lands = {"A5": {"presence": {"P1": 3}}}
    here = swarm(lands, HOST, elements="1 fire 4 air 2 animal").answer("push-site A2")
    assert presence(here) == {"A2": 2, "A5": 1, "A7": 1}
    assert here.prompt() == "ask-growth"  # no beasts and no sacred site are left there
    near = swarm({"A4": {"presence": SITE}, "A5": {}}, HOST, elements="2 air 1 animal")
    assert near.options() == ["gather-site A4", "stop"]
    assert presence(near.answer("gather-site A4")) == {"A5": 2, "A7": 1}


@pytest.mark.rule("SX-20.3", "SX-35.44")
def test_nobody_must_let_a_site_be_moved() -> None:
    """A push that must be done takes the beasts; without any, the site may stay."""
    lands = {"A5": {"presence": SITE}}
    tigers = "power unexpected-tigers at A4"
    here = swarm(lands, tigers)
    assert here.options() == ["gather-site A5", "stop"]
    assert here.answer("stop").land("A4") == {"beasts": 1}


@pytest.mark.rule("SX-20.3", "SX-35.44")
def test_its_player_decides_when_another_moves_the_site() -> None:
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"presence": {"P2": 1}}}
    here = pair(MINDS, RIVER, lands, "power unexpected-tigers at A4 by P2")
    here.answer("gather-site A5", seat=1)
    assert (here.asked(), here.prompt()) == ([0], "ask-site-willing")
    here.answer("no", seat=0)
    assert here.lands("A4", "A5") == [
        {"beasts": 1, "presence": {1: 1}},
        {"presence": {0: 2}},
    ]
    here = pair(MINDS, RIVER, lands, "power unexpected-tigers at A4 by P2")
    here.answer("gather-site A5", seat=1).answer("yes", seat=0)
    assert here.land("A4") == {"presence": {0: 2, 1: 1}}


@pytest.mark.rule("SX-35.44")
def test_what_destroys_beasts_leaves_the_site_alone() -> None:
    lands = {"A5": {"city": 1, "presence": SITE}, "A4": {"city": 1, "beasts": 1}}
    here = swarm(lands, "event-part hunting-parties", options=CLAWS)
    assert here.lands("A4", "A5") == [{"city": 1}, {"city": 1, "presence": {0: 2}}]
    assert here.fear() == 1


@pytest.mark.rule("SX-20.3", "SX-35.44")
def test_a_site_does_not_count_where_beasts_must_not_be() -> None:
    here = swarm({"A5": {"dahan": 1, "presence": SITE}}, "event-part coming-of-age-no-token")
    assert here.land("A5") == {"dahan": 2, "presence": {0: 2}}
    more = swarm({"A5": {"presence": SITE}}, "event-part prey-on-the-unwary", options=CLAWS)
    assert more.answer("land A4").land("A4") == {"beasts": 1}
    lands = {"A5": {"dahan": 2, "wilds": 1}, "A4": {"presence": SITE}}
    safe = swarm(lands, "event-part seek-a-safer-home", options=CLAWS)
    assert "push dahan A4" in safe.options()


# -- innate powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("elements", "most"),
    [("2 air 1 animal", 1), ("3 air 1 water 2 animal", 3), ("4 air 1 water 2 animal", 4)],
)
def test_the_teeming_host_arrives(elements: str, most: int) -> None:
    lands = {"A5": {"presence": OWN}, "A4": {"beasts": 6}}
    here = swarm(lands, HOST, elements=elements)
    here.answer(*["gather beasts A4"] * most)
    assert (here.land("A5")["beasts"], here.prompt()) == (most, "ask-growth")


def test_the_host_leaves_again() -> None:
    lands = {"A5": {"presence": OWN, "beasts": 4}}
    here = swarm(lands, HOST, elements="1 fire 4 air 2 animal")
    here.answer(*["push beasts A4"] * 3)
    assert here.lands("A4", "A5") == [{"beasts": 3}, {"beasts": 1, "presence": {0: 1}}]


@pytest.mark.parametrize(
    ("elements", "there", "fear", "defence"),
    [
        *[("1 air 2 animal", 2, 2, 2), ("1 air 2 animal", 1, 0, 0), ("1 air 2 animal", 5, 2, 2)],
        *[("2 air 3 animal", 3, 3, 4), ("2 air 3 animal", 2, 2, 2)],
        *[("3 air 4 animal", 4, 4, 7), ("3 air 4 animal", 3, 3, 4)],
        *[("4 air 1 earth 5 animal", 5, 6, 10), ("4 air 1 earth 5 animal", 4, 4, 7)],
    ],
)
def test_beset_and_confound(elements: str, there: int, fear: int, defence: int) -> None:
    """One of the beasts is a sacred site."""
    lands = {"A5": {"town": 1, "beasts": there - 1, "presence": SITE}}
    here = swarm(lands, BESET, elements=elements)
    assert (here.fear(), here.defended("A5")) == (fear, [defence])


# -- unique powers ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-14.1", "SX-14.2")
def test_a_dreadful_tide() -> None:
    lands = {"A5": {"town": 1, "beasts": 5, "presence": SITE}}
    here = swarm(lands, TIDE, "build A5", "ravage A5", "build A5")
    here.answer("remove beasts", "remove beasts", "stop")
    assert here.fear() == 4
    assert here.prompt() == "ask-infested"
    here.answer("no", "yes", "yes")  # it is built once
    assert here.land("A5") == {"town": 1, "city": 1, "beasts": 3, "presence": {0: 2}}


def test_the_tide_may_take_a_sacred_site() -> None:
    lands = {"A5": {"beasts": 1, "presence": {"P1": 3}}}
    here = swarm(lands, TIDE)
    assert here.options() == ["remove beasts", "remove-site A5", "stop"]
    here.answer("remove-site A5")
    assert (here.land("A5"), here.seat().destroyed) == ({"beasts": 1, "presence": {0: 1}}, 2)
    assert (here.fear(), here.prompt()) == (2, "ask-growth")
    assert "A5" not in targets(swarm({"A5": {"beasts": 1, "presence": OWN}}), TIDE.split()[1])


def test_boon_of_swarming_bedevilment() -> None:
    lands = {"A5": {"presence": {"P2": 2}}, "A4": {"presence": {"P1": 1}}}
    here = pair(MINDS, RIVER, lands, "power boon-of-swarming-bedevilment at P2")
    assert here.asked() == [1]
    here.answer("presence A5 A4", seat=1)
    assert here.defended("A4", "A5", "A7") == [1, 1, 0]
    assert here.table.seats[1].presence[here.table.island.numbers["A4"]] == 1


def test_ever_multiplying_swarm() -> None:
    here = swarm({"A5": {"presence": OWN}}, "power ever-multiplying-swarm at A5")
    assert here.land("A5") == {"beasts": 2, "presence": {0: 1}}


def test_beasts_guide_dahan_all_the_way() -> None:
    lands = {"A5": {"beasts": 1, "dahan": 3, "presence": OWN}}
    here = swarm(lands, GUIDE).answer("push beasts A4", "push dahan A4", "push dahan A4")
    here.answer("push beasts A2", "push dahan A2", "stop")
    assert here.lands("A2", "A4", "A5") == [
        {"beasts": 1, "dahan": 1},
        {"dahan": 1},
        {"dahan": 1, "presence": {0: 1}},
    ]


def test_dahan_join_for_a_part_of_the_way() -> None:
    lands = {"A5": {"beasts": 1, "dahan-1": 1, "presence": OWN}, "A4": {"dahan": 2}}
    here = swarm(lands, GUIDE).answer("push beasts A4", "push dahan-1 A4", "push beasts A5")
    here.answer("push dahan A5")  # one more may join, the other may not
    assert here.options() == ["push dahan-1 A5", "stop"]
    here.answer("stop")
    assert here.lands("A4", "A5") == [
        {"dahan": 1, "dahan-1": 1},
        {"beasts": 1, "dahan": 1, "presence": {0: 1}},
    ]


def test_a_sacred_site_guides_the_way() -> None:
    here = swarm({"A5": {"presence": SITE}}, GUIDE).answer("push-site A4", "push-site A2")
    assert presence(here) == {"A2": 2, "A7": 1}
    stays = swarm({"A5": {"presence": SITE}}, GUIDE).answer("push-site A4", "stop")
    assert presence(stays) == {"A4": 2, "A7": 1}


def test_pursue_with_scratches_pecks_and_stings() -> None:
    lands = {"A5": {"beasts": 2, "explorer": 2, "town": 1, "presence": SITE}}
    here = swarm(lands, "power pursue-with-scratches-pecks-and-stings at A5")
    here.answer("push town A4", "push explorer A4")
    assert (here.land("A4"), here.fear()) == ({"explorer": 1, "town": 1}, 1)
    one = swarm(
        {"A5": {"beasts": 1, "town": 1}}, "power pursue-with-scratches-pecks-and-stings at A5"
    )
    assert (one.land("A5"), one.fear()) == ({"beasts": 1, "town": 1}, 1)
