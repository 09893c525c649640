"""Shroud of Silent Mist: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import EVENT, POWER, Act
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.powers.cards import take_card
from loci.games.spirit_island.rules.sequence import time_passes
from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    lands_to_grow,
    pair,
    panel,
    plays,
    presence,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import RIVER, Island, targets

SHROUD = "shroud-of-silent-mist"
SUFFOCATE = "power suffocating-shroud at A5"
HAZE = "power lost-in-the-swirling-haze at A5"
FORMS = "power flowing-and-silent-forms-dart-by at A5"
PALL = "power unnerving-pall at A5"
OWN = {"P1": 1}


def mist(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(SHROUD, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(SHROUD) == ("0 1 water 2 air", "1 2 drift moon 3 4 reclaim 5")
    assert growth(SHROUD) == [
        ["reclaim-all", "gain-power"],
        ["presence-0", "presence-0"],
        ["gain-power", "presence-3-mountain-wetland"],
    ]
    assert frame(SHROUD) == (1, "high", "jagged-earth")


def test_the_headers() -> None:
    assert printed("dissolving-vapors") == (2, "slow", "air water", "presence 0", "any-land")
    forms = (0, "fast", "moon air water", "presence 0", "any-land")
    assert printed("flowing-and-silent-forms-dart-by") == forms
    fog = (1, "slow", "moon air water", "presence 0", "any-land")
    assert printed("the-fog-closes-in") == fog
    assert printed("unnerving-pall") == (1, "fast", "moon air animal", "presence 0", "invaders")
    shroud, haze = SPIRITS[SHROUD].innates
    assert printed(shroud) == (0, "slow", "", "presence 0", "any-land")
    assert printed(haze) == (0, "slow", "", "presence 0", "any-land")
    levels = ("1 moon 2 air 1 water", "2 moon 3 air 2 water", "4 moon 4 air 3 water")
    assert thresholds(shroud, *levels, "5 moon 6 air 4 water")
    assert thresholds(haze, "1 air 2 water", "2 air 3 water", "3 air 4 water")


@pytest.mark.parametrize(
    ("board", "lands"),
    [("A", {"A5": 1, "A6": 1}), ("B", {"B6": 1, "B7": 1}), ("C", {"C8": 1, "C7": 1})],
)
def test_set_up(board: str, lands: dict[str, int]) -> None:
    assert presence(started(SHROUD, board)) == lands


# -- growth and tracks -----------------------------------------------------------------------------


def test_growth() -> None:
    seats = {"P1": {"discard": ["unnerving-pall"]}}
    first = mist({}, "growth 1", seats=seats).answer("reclaim-all 1")
    assert (first.prompt(), "unnerving-pall" in first.seat().hand) == ("ask-deck", True)
    second = mist({}, "growth 2").answer("presence energy A7", "presence plays A7")
    assert second.land("A7") == {"presence": {0: 3}}
    third = mist({}, "growth 3").answer("presence-3-mountain-wetland 2")
    assert lands_to_grow(third) == {"A1", "A2", "A5", "A6"}


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 0, {}), (2, 1, {}), (3, 1, {"water": 1})],
        *[(4, 2, {"water": 1}), (5, 2, {"water": 1, "air": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(SHROUD, shown) == (energy, elements)


@pytest.mark.parametrize(
    ("shown", "number", "back"),
    [
        *[(1, 1, False), (2, 2, False), (3, 2, False), (4, 2, False)],
        *[(5, 3, False), (6, 4, False), (7, 4, True), (8, 5, True)],
    ],
)
def test_the_card_play_track(shown: int, number: int, back: bool) -> None:
    assert plays(SHROUD, shown) == (number, back)


@pytest.mark.rule("SX-15.18")
def test_a_space_moves_presence() -> None:
    here = mist({}, seats={"P1": {"plays_track": 3}}).answer("track drift")
    assert here.options() == ["presence A7 A5", "presence A7 A8", "stop"]
    here.answer("presence A7 A5")
    assert (presence(here), "track drift" in here.options()) == ({"A5": 1}, False)


def test_a_position_says_that_the_space_was_used() -> None:
    here = mist({}, seats={"P1": {"plays_track": 3, "tracks_used": ["drift"]}})
    assert here.why_not("track drift") == "track-used"
    assert write(here.table)["seats"]["P1"]["tracks_used"] == ["drift"]


# -- special rules ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "energy"), [("drought", 0), ("entrancing-apparitions", 1)])
def test_power_from_the_cool_and_dark(card: str, energy: int) -> None:
    here = mist({}, seats={"P1": {"energy": 0}})
    take_card(Act(here.table, POWER, 0), 0, card)
    assert here.seat().energy == energy
    take_card(Act(here.table, POWER, 0), 0, "veil-the-nights-hunt")
    assert here.seat().energy == 1  # once a turn


def test_only_its_own_cards_give_power() -> None:
    here = pair(SHROUD, RIVER, {}, seats={"P1": {"energy": 0}, "P2": {"energy": 0}})
    take_card(Act(here.table, POWER, 1), 1, "entrancing-apparitions")
    assert (here.seat().energy, here.seat(1).energy) == (0, 0)


@pytest.mark.rule("SX-35.12", "SX-33.25")
def test_mists_flow_to_the_target() -> None:
    """From A7 alone, range 0: A5 and A8 are in reach if presence goes there."""
    here = mist({"A5": {"dahan": 1}, "A8": {"city": 1}})
    assert targets(here, "the-fog-closes-in") == ["A5", "A7", "A8"]
    seats: dict[str, Any] = {"P1": {"played": ["the-fog-closes-in"]}}
    here = mist({"A5": {"dahan": 2}, "A4": {}}, phase="slow", seats=seats)
    here.answer("use the-fog-closes-in", "target A5")
    assert presence(here) == {"A5": 1}  # which had to be
    here.answer("push dahan A4", "push dahan A4")
    assert here.lands("A4", "A5") == [{"dahan": 2}, {"presence": {0: 1}}]


def test_mists_may_stay_or_flow_beside_the_target() -> None:
    seats: dict[str, Any] = {"P1": {"played": ["the-fog-closes-in"]}}
    lands = {"A7": {"explorer": 1, "presence": {"P1": 2}}}
    here = mist(lands, phase="slow", seats=seats).answer("use the-fog-closes-in", "target A7")
    assert here.options() == ["presence A7 A5", "presence A7 A8", "stop"]
    here.answer("presence A7 A5")  # and so 1 damage
    assert here.land("A7") == {"presence": {0: 1}}
    still = mist(lands, phase="slow", seats={"P1": {"played": ["the-fog-closes-in"]}})
    still.answer("use the-fog-closes-in", "target A7", "stop")
    assert still.land("A7") == {"explorer": 1, "presence": {0: 2}}


@pytest.mark.rule("SX-35.12")
def test_mists_may_make_a_sacred_site_for_the_range() -> None:
    """A sacred site in A5 comes about by the move, from which A4 is in reach."""
    lands = {"A5": {"presence": OWN}, "A7": {"presence": OWN}}
    assert "A4" in targets(mist(lands), "uncanny-melting")


@pytest.mark.rule("SX-35.11", "SX-33.26")
def test_a_power_that_is_not_used_moves_nothing() -> None:
    seats: dict[str, Any] = {"P1": {"played": ["the-fog-closes-in"]}}
    here = mist({}, phase="slow", seats=seats).answer("done")
    assert presence(here) == {"A7": 1}


def test_nobody_heals_in_the_mist() -> None:
    lands = {"A7": {"town-1": 1, "dahan-1": 1, "presence": OWN}, "A5": {"town-1": 1}}
    here = mist(lands, seats={"P1": {"energy": 0}})
    carry_out(time_passes(here.table))
    assert here.lands("A5", "A7") == [{"town": 1}, {"town-1": 1, "dahan-1": 1, "presence": {0: 1}}]
    assert (here.fear(), here.seat().energy) == (1, 0)


@pytest.mark.parametrize(("number", "fear", "energy"), [(2, 2, 0), (3, 3, 1), (6, 5, 2)])
def test_slow_death_frightens_and_feeds(number: int, fear: int, energy: int) -> None:
    names = ["A1", "A2", "A3", "A4", "A5", "A6", "A8"][:number]
    lands: dict[str, Any] = {name: {"city-1": 1, "presence": OWN} for name in names}
    lands["A7"] = {"dahan-1": 1, "city": 1, "presence": OWN}  # no damaged invader
    here = mist(lands, seats={"P1": {"energy": 0}}, fear_markers=20)
    carry_out(time_passes(here.table))
    assert (here.fear(), here.seat().energy) == (fear, energy)


# -- innate powers ---------------------------------------------------------------------------------

AROUND = {"A4": {"presence": OWN}, "A6": {"presence": OWN}, "A7": {}}


@pytest.mark.parametrize(
    ("elements", "hurt"),
    [
        ("1 moon 2 air 1 water", 1),
        ("2 moon 3 air 2 water", 1 + 2),
        ("4 moon 4 air 3 water", 1 + 2 + 1),
        ("5 moon 6 air 4 water", 1 + 2 + 1 + 4),
        ("1 moon 1 air 1 water", 0),
    ],
)
def test_suffocating_shroud_by_level(elements: str, hurt: int) -> None:
    lands = {**AROUND, "A5": {"city": 4, "presence": OWN}}
    here = mist(lands, SUFFOCATE, elements=elements)
    while here.prompt().startswith("ask-damage"):
        here.answer(here.options()[0])
    left = here.land("A5")
    total = sum(int(word[-1]) * n for word, n in left.items() if word.startswith("city-"))
    cities = sum(n for word, n in left.items() if word.startswith("city"))
    assert total + 3 * (4 - cities) == hurt


def test_different_invaders_are_hurt() -> None:
    lands = {**AROUND, "A5": {"city": 1, "town": 1, "presence": OWN}}
    here = mist(lands, "power the-fog-closes-in at A5")
    here.answer("damage city")  # then the town, without a question
    assert here.land("A5") == {"city-1": 1, "town-1": 1, "presence": {0: 1}}
    one = mist({**AROUND, "A5": {"city": 1, "presence": OWN}}, "power the-fog-closes-in at A5")
    assert one.land("A5") == {"city-1": 1, "presence": {0: 1}}


def test_badlands_add_once_to_different_damage() -> None:
    lands = {**AROUND, "A5": {"city": 2, "badlands": 1, "presence": OWN}}
    here = mist(lands, "power the-fog-closes-in at A5")
    assert here.land("A5") == {"city-1": 1, "city-2": 1, "badlands": 1, "presence": {0: 1}}


@pytest.mark.parametrize(
    ("elements", "kinds"),
    [
        ("1 air 2 water", ["dahan"]),
        ("2 air 3 water", ["dahan", "explorer", "dahan"]),
        ("3 air 4 water", ["dahan", "explorer", "explorer", "dahan", "dahan"]),
    ],
)
def test_lost_in_the_swirling_haze_by_level(elements: str, kinds: list[str]) -> None:
    lands = {"A5": {"dahan": 4, "explorer": 3, "presence": OWN}}
    here = mist(lands, HAZE, elements=elements)
    here.answer(*[f"push {kind} A4" for kind in kinds])
    assert here.prompt() == "ask-growth"
    assert sum(here.land("A4").values()) == len(kinds)


# -- unique powers ---------------------------------------------------------------------------------


def test_dissolving_vapors() -> None:
    lands = {"A5": {"explorer": 2, "town": 1, "dahan": 2, "presence": OWN}}
    here = mist(lands, "power dissolving-vapors at A5")
    assert here.land("A5") == {"town-1": 1, "dahan-1": 2, "presence": {0: 1}}
    assert here.fear() == 1


@pytest.mark.rule("SX-33.10")
def test_presence_darts_by() -> None:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 2}}}
    here = mist(lands, FORMS)
    assert here.fear() == 2
    land = here.table.island.numbers["A5"]
    act = Act(here.table, EVENT)
    carry_out(choose_to_lose(act, 0, [land]), "destroy-presence A5", "push-presence A4")
    assert (presence(here), here.seat().destroyed) == ({"A4": 1, "A5": 1, "A7": 1}, 0)
    carry_out(choose_to_lose(act, 0, [land]), "destroy-presence A5", "stop")
    assert here.seat().destroyed == 1
    assert mist({"A5": {"presence": OWN}}, FORMS).fear() == 0


@pytest.mark.rule("SX-33.24")
def test_another_spirit_may_be_brought() -> None:
    lands = {"A5": {"presence": OWN}, "A4": {"presence": {"P2": 2}}}
    here = pair(SHROUD, RIVER, lands, FORMS).answer("gather-presence A4", seat=0)
    here.answer("option sacred-site", seat=0).answer("yes", seat=1)
    assert here.lands("A4", "A5") == [{}, {"presence": {0: 1, 1: 2}}]
    one = pair(SHROUD, RIVER, lands, FORMS).answer("gather-presence A4", seat=0)
    one.answer("option one-presence", seat=0).answer("no", seat=1)
    assert one.land("A4") == {"presence": {1: 2}}


@pytest.mark.rule("SX-35.23")
def test_an_unnerving_pall_keeps_the_hurt_from_ravaging() -> None:
    lands = {"A5": {"town-1": 2, "town": 1, "dahan": 1, "presence": OWN}}
    here = mist(lands, PALL, "ravage A5").answer("option sit-out")
    assert here.options() == ["sit-out town-1", "stop"]
    here.answer("sit-out town-1", "sit-out town-1")
    assert here.land("A5") == {"town-1": 2, "town": 1, "blight": 1}  # 2 damage
    assert here.fear() == 1


def test_an_unnerving_pall_defends() -> None:
    lands = {"A5": {"town": 1, "presence": {"P1": 3}}}
    here = mist(lands, PALL).answer("option defend")
    assert here.defended("A5") == [3]
    assert targets(mist({"A5": {"town": 1, "presence": OWN}}), "unnerving-pall") == ["A5", "A8"]
