"""Fear cards of Branch & Claw that sow strife among the invaders."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.island.pieces import health
from loci.games.spirit_island.state.terms import piece_named
from tests.spirit_island.tables import EVERY_SET, Island, island


def turned(card: str, level: int, lands: dict[str, Any], boards: str = "A") -> Island:
    """A fear card at a terror level; nothing else is on the island."""
    placed = {f"{boards[0]}8": {}, **lands}
    return island(placed, f"fear-card {card} at {level}", boards=boards, options=EVERY_SET)


def points(here: Island) -> object:
    """The damage that is left to deal, of which somebody is asked."""
    return here.match.decisions()[here.asked()[0]].prompt.args["left"]


def of(here: Island, land: str, word: str) -> int:
    return health(here.table, here.table.island.numbers[land], piece_named(word))


def test_unrest_1_in_a_town_only() -> None:
    here = turned("unrest", 1, {"A5": {"town": 1, "city": 1}})
    assert here.land("A5") == {"town*1": 1, "city": 1}


@pytest.mark.rule("SX-21.3", "SX-21.4", "SX-21.6")
def test_unrest_2_weakens_by_strife() -> None:
    """The hurt town falls as its health does; later strife counts as well."""
    here = turned("unrest", 2, {"A5": {"town-1*1": 1}, "A6": {"town": 1, "city*2": 1}})
    here.answer("land A6")
    assert here.land("A5") == {}
    assert here.fear() == 1  # of the town
    assert here.land("A6") == {"town*1": 1, "city*2": 1}
    words = ("town*1", "city*2", "city", "explorer*1", "city*9")
    assert [of(here, "A6", word) for word in words] == [1, 1, 3, 1, 1]


def test_unrest_3_for_any_invader() -> None:
    here = turned("unrest", 3, {"A5": {"city": 1, "dahan": 1}})
    assert here.land("A5") == {"city*1": 1, "dahan": 1}
    assert of(here, "A5", "city*1") == 2


@pytest.mark.parametrize("there", [{"beasts": 1}, {"disease": 1}, {"dahan": 1}])
def test_panic(there: dict[str, int]) -> None:
    lands = {"A5": {"explorer": 1, **there}, "A6": {"town": 1}}
    here = turned("panic", 1, lands)
    assert here.lands("A5", "A6") == [{"explorer*1": 1, **there}, {"town": 1}]
    here = turned("panic", 2, lands)
    assert of(here, "A6", "town*1") == 1
    here = turned("panic", 3, lands).answer("land A6")
    assert here.land("A6") == {"town*1": 1}


def test_dahan_threaten() -> None:
    lands = {"A5": {"town": 1, "dahan": 1}, "A6": {"city*1": 1, "dahan": 2}, "A4": {"town*1": 1}}
    here = turned("dahan-threaten", 1, lands).answer("land A5")
    assert here.land("A5") == {"town*1": 1, "dahan": 1}
    here = turned("dahan-threaten", 2, lands).answer("land A5")
    assert of(here, "A5", "town*1") == 1
    here = turned("dahan-threaten", 3, lands).answer("land A5")
    assert here.land("A5") == {"town-1*1": 1, "dahan": 1}
    assert here.land("A6") == {"city-2*1": 1, "dahan": 2}
    assert here.land("A4") == {"town*1": 1}  # no dahan there


def test_discord_1_in_different_lands() -> None:
    lands = {"A5": {"town": 2}, "A6": {"explorer": 2}, "A4": {"city": 1}}
    here = turned("discord", 1, lands, boards="AB").answer("land A5")
    assert here.land("A5") == {"town": 1, "town*1": 1}
    assert here.land("A6") == {"explorer": 1, "explorer*1": 1}  # the only one left
    assert here.land("A4") == {"city": 1}


def test_discord_2_hurts_who_has_strife() -> None:
    lands = {"A5": {"town": 2}, "A4": {"city*3": 1, "town*1": 1}}
    here = turned("discord", 2, lands).answer("land A5")
    assert here.land("A5") == {"town": 1, "town-1*1": 1}
    assert here.land("A4") == {"town-1*1": 1}


@pytest.mark.rule("SX-6.7", "SX-6.10")
def test_discord_2_in_badlands() -> None:
    """1 damage more for all of them together, and for nobody without strife."""
    lands = {"A5": {"city*1": 1, "city": 1, "badlands": 1}, "A4": {"town*1": 1, "badlands": 1}}
    here = turned("discord", 2, lands).answer("strife city")
    assert here.land("A4") == {"badlands": 1}
    assert here.land("A5") == {"city-2*1": 1, "city-1*1": 1, "badlands": 1}


@pytest.mark.rule("SX-4.17")
def test_discord_3_sets_them_on_each_other() -> None:
    """The town's 2 damage goes to others, never to itself, and its strife stays."""
    here = turned("discord", 3, {"A5": {"town": 1, "city": 1, "dahan": 1}})
    here.answer("strife town")
    assert here.land("A5") == {"town*1": 1, "city-2": 1, "dahan": 1}


def test_discord_3_all_at_once() -> None:
    """An explorer that falls has dealt its damage all the same."""
    here = turned("discord", 3, {"A5": {"explorer*1": 1, "town*1": 1}})
    here.answer("strife town*1")
    assert here.land("A5") == {"town-1*2": 1}


@pytest.mark.parametrize(
    ("fighters", "bearer", "left"),
    [
        ({"town*1": 1, "town": 1}, "town", {}),
        ({"town*1": 1, "town-1": 1}, "town-1", {}),
        ({"explorer*1": 2, "explorer": 1}, "explorer", {}),
        ({"city-1*1": 1, "city": 1}, "city", {}),
        ({"city-2*1": 1, "city*2": 1}, "city-2*1", {}),
        ({"town*2": 1, "town*1": 1}, "town*2", {}),
    ],
)
def test_discord_3_each_strikes_though_it_has_fallen(
    fighters: dict[str, int], bearer: str, left: dict[str, int]
) -> None:
    """Be they alike or not: what one takes comes from another."""
    here = turned("discord", 3, {"A5": fighters})
    assert here.answer(f"strife {bearer}").land("A5") == left


def test_discord_3_leaves_the_choice() -> None:
    here = turned("discord", 3, {"A5": {"city": 1, "town": 2}}).answer("strife city")
    assert here.options() == ["damage town", "damage town-1"]  # the first point can be on either
    here.answer("damage town-1")
    assert here.land("A5") == {"city*1": 1, "town-1": 1}


@pytest.mark.rule("SX-6.6")
def test_discord_3_in_badlands() -> None:
    """The players say to whose damage they add: the explorer's or the town's."""
    lands = {"A5": {"explorer*1": 1, "town*1": 1, "city": 1, "badlands": 1}}
    here = turned("discord", 3, lands).answer("strife city")
    assert (here.prompt(), here.options()) == ("ask-badlands", ["yes", "no"])
    now = turned("discord", 3, lands).answer("strife city", "yes")
    assert points(now) == 1 + 1  # of the explorer
    later = turned("discord", 3, lands).answer("strife city", "no")
    assert points(later) == 1
