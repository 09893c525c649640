"""The blight cards of Jagged Earth."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.invaders.actions import damage_for_blight
from loci.games.spirit_island.rules.invaders.blight import is_blighted
from loci.games.spirit_island.rules.island.pieces import health
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, of_sets
from loci.games.spirit_island.state.terms import piece_named
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island, island

GROWTH = "unnatural-proliferation"
WEAKEN = "all-things-weaken"
THRIVE = "thriving-communities"
CORRODE = "power-corrodes-the-spirit"
CRUMBLE = "untended-land-crumbles"
LIKING = "invaders-find-the-land-to-their-liking"
SHATTER = "strong-earth-shatters-slowly"


def flipped(card: str, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """The last blight of the healthy side comes to A5."""
    return island(
        lands, "blight A5", *steps, options=EVERY_SET, blight_card=card, blight_pool=1, **keys
    )


def ill(card: str, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """The card lies on its back, with blight on it."""
    keys = {"blight_pool": 9, **keys}
    return island(lands, *steps, options=EVERY_SET, blight_card=card, blighted=True, **keys)


def test_the_cards_and_their_blight() -> None:
    own = of_sets(BLIGHT_CARDS, ["jagged-earth"])
    assert {id: (BLIGHT_CARDS[id].blight, BLIGHT_CARDS[id].healthy) for id in own} == {
        GROWTH: (3, False),
        WEAKEN: (3, False),
        THRIVE: (4, False),
        CORRODE: (4, False),
        CRUMBLE: (4, False),
        LIKING: (2, True),
        SHATTER: (2, True),
    }


# -- Unnatural Proliferation -----------------------------------------------------------------------


def test_unnatural_proliferation() -> None:
    lands = {
        "A7": {"presence": {"P1": 1}},
        "A1": {"dahan": 1},
        "A2": {"dahan": 2},
        "A4": {"town": 2},
        "A6": {"town": 1},
        "A8": {"city": 1},
    }
    here = flipped(GROWTH, lands)
    assert here.options() == ["presence energy A7", "presence plays A7"]
    here.answer("presence energy A7")
    assert here.options() == ["land A1", "land A2"]  # lands with dahan
    here.answer("land A2")
    assert here.options() == ["land A6", "land A8"]  # the fewest buildings, but some
    here.answer("land A6")
    assert here.lands("A2", "A6") == [{"dahan": 3}, {"town": 1, "city": 2}]
    assert here.land("A7") == {"presence": {0: 2}}
    assert here.table.blight_pool == 3


def test_unnatural_proliferation_without_dahan_and_buildings() -> None:
    lands: dict[str, Any] = {"A7": {"presence": {"P1": 1}}, "A8": {}, "A4": {"explorer": 1}}
    here = flipped(GROWTH, lands).answer("presence plays A7")
    assert here.prompt() == "ask-growth"
    assert here.lands("A4", "A8") == [{"explorer": 1}, {}]


# -- All Things Weaken -----------------------------------------------------------------------------


def health_of(here: Island, land: str, *words: str) -> list[int]:
    number = here.table.island.numbers[land]
    return [health(here.table, number, piece_named(word)) for word in words]


def test_all_things_weaken_from_the_next_turn_on() -> None:
    now = flipped(WEAKEN, {})
    assert health_of(now, "A4", "town", "city", "dahan") == [2, 3, 2]
    assert damage_for_blight(now.table, now.table.island.numbers["A4"]) == 2
    later = flipped(WEAKEN, {}, "time-passes")
    assert health_of(later, "A4", "explorer", "town", "city", "dahan") == [1, 1, 2, 1]
    assert damage_for_blight(later.table, later.table.island.numbers["A4"]) == 1


@pytest.mark.rule("SX-33.3", "SX-21.3")
def test_all_things_weaken_lets_less_damage_blight() -> None:
    here = ill(WEAKEN, {"A4": {"explorer": 1, "dahan": 1}}, "ravage A4")
    assert here.land("A4") == {"blight": 1, "explorer": 1}  # 1 damage is enough for both
    none = [{"kind": "defend", "land": "A4", "number": 1}]
    here = ill(WEAKEN, {"A4": {"explorer": 1}}, "ravage A4", effects=none)
    assert here.land("A4") == {"explorer": 1}  # but not none


@pytest.mark.rule("SX-35.46")
def test_all_things_weaken_and_blight_that_is_stilled() -> None:
    """Stone bears it: no presence is destroyed, there or beside it; the beasts are."""
    lands = {"A4": {"presence": {"P1": 2}, "beasts": 2}, "A5": {"presence": {"P1": 1}}}
    here = ill(WEAKEN, lands, "blight A4", spirits=["stones-unyielding-defiance"])
    assert here.land("A4") == {"blight": 1, "presence": {0: 2}}
    assert here.land("A5") == {"presence": {0: 1}}


def test_all_things_weaken_makes_blight_destroy_more() -> None:
    lands = {
        "A5": {"presence": {"P1": 3, "P2": 1}, "beasts": 2},
        "A4": {"presence": {"P1": 1, "P2": 1}},
        "A7": {"presence": {"P1": 1}},
        "B7": {"presence": {"P2": 1}},
    }
    here = ill(WEAKEN, lands, "blight A5", boards="AB")
    assert here.prompt() == "ask-blight-land"
    here.answer("land A4")
    assert here.prompt() == "ask-whose-presence"
    here.answer("target P2")
    assert here.lands("A5", "A4") == [{"blight": 1}, {"presence": {0: 1}}]
    assert [here.seat(n).destroyed for n in (0, 1)] == [3, 2]


def test_all_things_weaken_reaches_an_ocean_in_play_but_not_beyond_a_dream() -> None:
    """The adjacent presence may be in the ocean; blight of the Bringer spares other spirits."""
    lands = {"A3": {}, "A0": {"presence": {"P1": 2}}}
    here = ill(WEAKEN, lands, "blight A3", spirits=[OCEAN])
    assert (here.land("A0"), here.seat().destroyed) == ({"presence": {0: 1}}, 1)
    dream = {"A5": {"presence": {"P1": 2, "P2": 2}}, "A7": {}, "B7": {"presence": {"P2": 1}}}
    step = "power spill-bitterness-into-the-earth at A5"
    spirits = ["bringer-of-dreams-and-nightmares", "thunderspeaker"]
    dreams = ill(WEAKEN, dream, step, spirits=spirits, boards="AB")
    assert dreams.land("A5")["presence"] == {1: 2}


# -- Thriving Communities --------------------------------------------------------------------------


def test_thriving_communities_in_four_lands_of_each_board() -> None:
    lands = {
        "A1": {"explorer": 1},
        "A2": {"town": 1, "explorer": 1},
        "A4": {"town": 2},
        "A6": {"explorer": 2},
        "A3": {"town": 1},
        "B2": {"town": 1},
    }
    here = flipped(THRIVE, lands, boards="AB")
    assert here.options() == ["land A1", "land A2", "land A3", "land A4", "land A6"]
    here.answer("land A2")
    assert here.options() == ["option explorer-to-town", "option town-to-city"]
    here.answer("option town-to-city")
    assert "land A2" not in here.options()
    here.answer("land A4", "land A6", "land A1")
    assert here.lands("A1", "A2", "A4") == [
        {"town": 1},
        {"city": 1, "explorer": 1},
        {"town": 1, "city": 1},
    ]
    assert here.lands("A3", "A6") == [{"town": 1}, {"town": 1, "explorer": 1}]
    assert here.land("B2") == {"city": 1}  # as many as there are
    assert here.table.blight_pool == 8


# -- in each invader phase -------------------------------------------------------------------------

CARDS = ["boon-of-vigor", "flash-floods", "rivers-bounty"]


@pytest.mark.parametrize(
    ("played", "lost"),
    [(CARDS, 1), (CARDS[:2], 0), (["drought"], 0), (["vigor-of-the-breaking-dawn"], 0), ([], 0)],
)
def test_power_corrodes_the_spirit(played: list[str], lost: int) -> None:
    keys: dict[str, Any] = {"seats": {"P1": {"played": played}}}
    here = ill(CORRODE, {"A7": {"presence": {"P1": 3}}}, "blighted-island", **keys)
    assert here.seat().destroyed == lost


def test_a_dear_power_corrodes_alone() -> None:
    keys: dict[str, Any] = {"seats": {"P1": {"played": ["cleansing-floods"]}}}  # it costs 5
    here = ill(CORRODE, {"A7": {"presence": {"P1": 3}}}, "blighted-island", **keys)
    assert here.seat().destroyed == 1


CRUMBLING = {"A5": {"blight": 1}, "A7": {"presence": {"P1": 3}}}


def test_untended_land_crumbles() -> None:
    here = ill(CRUMBLE, CRUMBLING, "blighted-island")
    assert here.options() == ["option let-it-crumble", "option tend-for-presence"]
    here.answer("option let-it-crumble")
    assert here.options() == ["land A1", "land A4", "land A6", "land A7", "land A8"]  # beside it
    here.answer("land A4")
    assert (here.land("A4"), here.table.blight_pool) == ({"blight": 1}, 8)


def test_untended_land_is_tended_for_presence() -> None:
    here = ill(CRUMBLE, CRUMBLING, "blighted-island").answer("option tend-for-presence")
    here.answer("destroy-presence A7")
    assert (here.seat().destroyed, here.table.blight_pool) == (1, 9)


def test_untended_land_is_tended_for_energy_of_all() -> None:
    keys: dict[str, Any] = {"boards": "AB", "seats": {"P1": {"energy": 2}, "P2": {"energy": 4}}}
    here = ill(CRUMBLE, CRUMBLING, "blighted-island", **keys)
    here.answer("option tend-for-energy")
    assert here.options() == ["spend 0", "spend 1", "spend 2"]
    here.answer("spend 2", "spend 1")
    assert [here.seat(n).energy for n in (0, 1)] == [0, 3]
    assert here.table.blight_pool == 9
    too_little = ill(CRUMBLE, CRUMBLING, "blighted-island", **keys)
    too_little.answer("option tend-for-energy", "spend 2", "spend 0")
    assert too_little.prompt() == "ask-blight-land"
    assert [too_little.seat(n).energy for n in (0, 1)] == [2, 4]


def test_untended_land_without_blight_beside() -> None:
    here = ill(CRUMBLE, {}, "blighted-island")
    assert (here.prompt(), here.table.blight_pool) == ("ask-growth", 9)


# -- still healthy ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-9.8")
@pytest.mark.parametrize(
    ("terror", "boards", "more"),
    [(1, "A", 1), (2, "A", 1), (3, "A", 2), (1, "ABC", 3), (2, "ABC", 4), (3, "ABC", 6)],
)
def test_invaders_find_the_land_to_their_liking(terror: int, boards: str, more: int) -> None:
    here = flipped(LIKING, {}, terror=terror, boards=boards)
    assert here.table.fear_markers == 4 * len(boards) + more
    assert (here.fear(), is_blighted(here.table)) == (0, False)
    assert here.table.blight_pool == 2 * len(boards)


@pytest.mark.rule("SX-9.1", "SX-9.4")
def test_strong_earth_shatters_slowly() -> None:
    here = flipped(SHATTER, {"A1": {"blight": 1}}, boards="AB")
    assert here.asked() == [0]
    assert here.options() == ["land A2", "land A4", "land A5", "land A6"]
    here.answer("land A2")
    assert here.asked() == [1]
    here.answer("land A6")
    assert here.lands("A2", "A5", "A6") == [{"blight": 1}] * 3
    assert (here.table.blight_pool, is_blighted(here.table)) == (2, False)
