"""The Habsburg Monarchy."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.island.pieces import health
from loci.games.spirit_island.state.terms import piece_named
from tests.spirit_island.adversaries import against, set_up, stages
from tests.spirit_island.tables import EVERY_SET, Island, island

HABSBURG = "habsburg-monarchy"
FEAR = [[3, 3, 3], [3, 4, 3], [4, 5, 2], [4, 5, 3], [4, 5, 3], [4, 6, 3], [5, 6, 3]]
FAR: dict[str, Any] = {"A8": {"city": 1}}
FLOW = "power flow-downriver-blow-downwind at A5"


def at(level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return against(HABSBURG, level, lands, *steps, **keys)


@pytest.mark.parametrize("level", range(7))
@pytest.mark.rule("SX-43.5")
def test_decks_and_difficulty_by_level(level: int) -> None:
    here = set_up(HABSBURG, level)
    assert stages(here) == ("111222233333" if level < 3 else "11222233333")
    assert here.table.fear_sizes == FEAR[level]
    assert difficulty(here.table) == [2, 3, 5, 6, 8, 9, 10][level]


@pytest.mark.rule("SX-43.1")
def test_irreparable_damage() -> None:
    """Blight that cascades counts too; it takes more than 1 per player."""
    once = at(0, {"A4": {"city": 3}, **FAR}, "ravage A4")
    assert [(e.kind, e.blight) for e in once.table.effects] == [("irreparable-damage", 1)]  # type: ignore[attr-defined]
    assert once.ending() == ""
    twice = at(0, {"A4": {"city": 3, "blight": 1}, **FAR}, "ravage A4").answer("cascade A3")
    assert twice.ending() == "adversary"
    little = at(0, {"A4": {"city": 2, "blight": 1}, **FAR}, "ravage A4").answer("cascade A3")
    assert little.table.effects == ()


def explored(lands: dict[str, Any], **keys: Any) -> Island:
    frame = {"phase": "invaders", "step": "explore", "invader_deck": ["2-jungle", "3-jungle-sands"]}
    return at(0, lands, "explore-step", **{**frame, **keys})


@pytest.mark.rule("SX-43.2")
def test_seek_prime_territory() -> None:
    here = explored({"A1": {"town": 1}, "A2": {"blight": 2}, **FAR})
    assert not {"land A1", "land A2"} & set(here.options())
    here.answer("land A5", "land A6")
    assert here.lands("A5", "A6") == [{"town": 1}, {"town": 1}]
    four = explored({"A2": {"blight": 4}, **FAR}).answer("land A5")
    assert four.prompt() != "ask-adversary-town"
    five = explored({"A2": {"blight": 5}, **FAR})
    assert five.prompt() != "ask-adversary-town"


@pytest.mark.rule("SX-43.3")
def test_migratory_herders() -> None:
    """A4 and A7 are sands; a town comes to each from beside it."""
    lands = {"A3": {"town": 1}, "A5": {"town": 1}, **FAR}
    frame: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-sands"]}
    here = at(1, lands, "build-step", "stop", **frame)
    assert here.options() == ["gather town A3", "gather town A5"]
    here.answer("gather town A3")
    assert here.lands("A3", "A4", "A5") == [{}, {"town": 1}, {}]
    assert here.land("A7")["town"] == 1
    none = at(0, lands, "build-step", "stop", **frame)
    assert none.lands("A3", "A5") == [{"town": 1}, {"town": 1}]


@pytest.mark.rule("SX-43.4")
def test_more_rural_than_urban() -> None:
    here = set_up(HABSBURG, 2)
    assert (here.land("A2")["town"], here.land("A5")["town"]) == (1, 1)
    inland = at(2, {"A4": {"town": 1}, **FAR}, "build A4")
    assert inland.land("A4") == {"town": 3}
    coast = at(2, {"A3": {"town": 1}, **FAR}, "build A3")
    assert coast.land("A3") == {"town": 1, "city": 1}
    assert at(1, {"A4": {"town": 1}, **FAR}, "build A4").land("A4") == {"town": 1, "city": 1}


def town_health(here: Island, land: str) -> int:
    return health(here.table, here.table.island.numbers[land], piece_named("town"))


@pytest.mark.rule("SX-43.6", "SX-21.7")
def test_herds_thrive_in_verdant_lands() -> None:
    lands = {"A4": {"town": 1}, "A5": {"town": 1, "blight": 1}, **FAR}
    here = at(4, lands)
    assert [town_health(here, land) for land in ("A4", "A5")] == [4, 2]
    assert town_health(at(3, lands), "A4") == 2
    fallen = at(4, {"A4": {"town-2": 1}, **FAR}, "blight A4")
    assert fallen.land("A4") == {"blight": 1}  # it is durable no more


@pytest.mark.rule("SX-43.7", "SX-10.3", "SX-10.5")
def test_wave_of_immigration() -> None:
    begun = set_up(HABSBURG, 5)
    assert [(e.kind, e.under) for e in begun.table.effects] == [("wave-of-immigration", 6)]  # type: ignore[attr-defined]
    frame: dict[str, Any] = {"phase": "invaders", "step": "explore"}
    frame |= {"invader_deck": ["3-jungle-sands", "3-mountain-sands"]}
    frame |= {"effects": [{"kind": "wave-of-immigration", "number": 2}]}
    lands = {"A2": {"city": 1}, "A4": {"blight": 1}, "A5": {"blight": 1}, **FAR}
    here = at(5, lands, "explore-step", "stop", **frame)
    assert here.options() == ["land A1", "land A3"]
    here.answer("land A3")
    assert here.options() == ["land A6", "land A7", "land A8"]  # those without blight
    here.answer("land A6", "land A7")
    assert here.land("A3")["city"] == 1
    assert [here.land(f"A{n}").get("town", 0) for n in (4, 5, 6, 7, 8)] == [0, 0, 1, 1, 1]
    assert here.pile("explore_space") == ["3-jungle-sands"]
    frame["effects"] = [{"kind": "wave-of-immigration", "number": 1}]
    later = at(5, lands, "explore-step", "stop", **frame)
    assert "city" not in later.land("A3")


@pytest.mark.rule("SX-43.8")
def test_far_flung_herds() -> None:
    lands = {"A4": {"explorer": 1}, "A5": {"town": 1}, **FAR}
    assert "blight" in at(6, lands, "ravage A4").land("A4")
    assert "blight" not in at(5, lands, "ravage A4").land("A4")
    assert "blight" not in at(6, {"A4": {"explorer": 1}, **FAR}, "ravage A4").land("A4")


# -- limits ----------------------------------------------------------------------------------------


def counted(here: Island) -> list[int]:
    return [e.blight for e in here.table.effects if e.kind == "irreparable-damage"]  # type: ignore[attr-defined]


@pytest.mark.rule("SX-43.1")
def test_only_blight_off_the_card_is_irreparable() -> None:
    """Blight of the box does not count; nor does a ravage whose damage was defended."""
    box = at(0, {"A4": {"city": 3}, **FAR}, "ravage A4", effects=[{"kind": "blight-from-the-box"}])
    assert (box.land("A4")["blight"], counted(box)) == (1, [])
    effects = [{"kind": "defend", "land": "A4", "number": 2}]
    assert counted(at(0, {"A4": {"city": 3}, **FAR}, "ravage A4", effects=effects)) == []


@pytest.mark.rule("SX-43.1", "SX-27.17")
@pytest.mark.parametrize("habsburg", ["adversary", "supporting"])
def test_blight_that_another_adversary_adds_to_the_ravage_counts(habsburg: str) -> None:
    """Heavy Mining of Sweden takes a second blight off the card, before or after it is counted."""
    options = {**EVERY_SET, "adversary": "sweden", "supporting": "sweden"}
    options |= {"level": 1, "supporting-level": 1, habsburg: HABSBURG}
    lands = {"A4": {"city": 3}, "A7": {"presence": {"P1": 1}}, **FAR}
    here = island(lands, "ravage A4", "stop", options=options)
    assert (here.land("A4")["blight"], counted(here), here.ending()) == (2, [2], "adversary")


@pytest.mark.rule("SX-43.2")
def test_blight_on_the_whole_board_counts_for_prime_territory() -> None:
    three = explored({"A2": {"blight": 2}, "A5": {"blight": 1}, **FAR}).answer("land A6")
    assert three.prompt() != "ask-adversary-town"  # 1 town alone
    pair = explored({"A2": {"blight": 5}, "B2": {"blight": 3}, **FAR}, boards="AB")
    assert {option[5] for option in pair.options()} == {"B"}


@pytest.mark.rule("SX-43.3", "SX-11.3", "SX-11.4")
def test_herders_do_not_cross_isolation_and_gather_once_for_each_land() -> None:
    lands = {"A3": {"town": 1}, "A5": {"town": 2}, **FAR}
    frame: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-sands"]}
    cut = [{"kind": "isolate", "land": "A5"}]
    here = at(1, lands, "build-step", "stop", effects=cut, **frame)
    assert here.options() == ["gather town A3", "gather town A5"]  # which the players may lift
    here.answer("gather town A3")
    assert here.lands("A3", "A4", "A5") == [{}, {"town": 1}, {"town": 2}]
    alone = at(1, {"A5": {"town": 2}, **FAR}, "build-step", "stop", effects=cut, **frame)
    assert alone.options() == ["gather town A5", "stop"]
    frame["build"] = ["1-sands", "3-jungle-sands"]  # A3 and A8 are jungle: no town leaves A3
    both = at(1, {"A3": {"town": 1}, **FAR}, "build-step", "stop", **frame)
    assert both.land("A4") == {}


@pytest.mark.rule("SX-43.3", "SX-35.6")
def test_herders_gather_twice_where_time_is_poured() -> None:
    poured = [{"kind": "time-poured", "seat": "P1", "word": "A"}]
    lands = {"A3": {"town": 1}, "A5": {"town": 2}, **FAR}
    frame: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-sands"]}
    here = at(1, lands, "build-step", "stop", effects=poured, **frame)
    here.answer("gather town A3")  # then one of A5 comes to A4, too, and the other to A7
    assert [here.land(name).get("town", 0) for name in ("A3", "A4", "A5", "A7")] == [0, 2, 0, 1]


@pytest.mark.rule("SX-43.6", "SX-21.4")
def test_blight_that_is_moved_ends_durability() -> None:
    """A town with more damage than it has health then is destroyed at once."""
    lands = {"A4": {"blight": 1}, "A5": {"town-3": 1, "town-1": 1}, **FAR}
    here = at(4, lands, "power entrap-the-forces-of-corruption at A5").answer("gather-blight A4")
    assert here.land("A5") == {"town-1": 1, "blight": 1}
    assert here.fear() == 1
    pushed = at(4, {"A5": {"blight": 1}, "A4": {"town-2": 1}, **FAR}, FLOW)
    assert pushed.answer("push-blight A4").land("A4") == {"blight": 1}
    # What is durable now was not before: it keeps its damage.
    back = at(4, {"A5": {"blight": 1, "town-1": 1}, **FAR}, FLOW).answer("push-blight A4")
    assert (back.land("A5"), town_health(back, "A5")) == ({"town-1": 1}, 4)


@pytest.mark.rule("SX-43.6", "SX-34.11")
def test_a_joined_land_is_verdant_as_a_whole() -> None:
    lands = {"A4": {"blight": 1}, "A5": {"town-2": 1, "town": 1}, **FAR}
    weave = "power weave-together-the-fabric-of-place at A5"
    here = at(4, lands, weave).answer("land A4")
    assert here.land("A5") == {"town": 1, "blight": 1}


@pytest.mark.rule("SX-43.8", "SX-5.4")
def test_far_flung_herds_only_add_to_damage() -> None:
    """Without a neighbour across isolation, and not where strife leaves no damage."""
    lands = {"A4": {"explorer": 2}, "A5": {"town": 1}, **FAR}
    cut = [{"kind": "isolate", "land": "A5"}, {"kind": "defend", "land": "A4", "number": 1}]
    assert "blight" not in at(6, lands, "ravage A4", effects=cut).land("A4")
    assert "blight" in at(6, lands, "ravage A4", effects=cut[1:]).land("A4")
    calm = at(6, {"A4": {"town*1": 1}, "A5": {"town": 1}, **FAR}, "ravage A4")
    assert "blight" not in calm.land("A4")
