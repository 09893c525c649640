"""Powers Long Forgotten: the search, and each source of power for both sides."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.scenarios.forgotten_sources import serve_invaders
from loci.games.spirit_island.rules.ending import difficulty, score
from loci.games.spirit_island.rules.spirits.tracks import card_plays, energy_income
from tests.spirit_island.claw import kinds
from tests.spirit_island.start import FOUR, carry_out, start
from tests.spirit_island.tables import Island, island

SETS = ["base", "branch-and-claw"]
SCENARIO = "powers-long-forgotten"
LIGHTNING = "lightnings-swift-strike"
STORM = "power raging-storm at A5"  # 1 damage to each invader; it grants fire


def forgotten(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    options = {"sets": SETS, "scenario": SCENARIO, **keys.pop("options", {})}
    return island(lands, *steps, options=options, **keys)


def theirs(source: int, land: str = "A1") -> list[dict[str, Any]]:
    """The invaders have found a source."""
    return [{"kind": "source-found", "land": land, "number": source}]


def ours(source: int) -> list[dict[str, Any]]:
    """The spirits have found a source and use it."""
    found = {"kind": "source-found", "land": "A1", "number": source, "word": "spirits"}
    return [found, {"kind": "source-used", "number": source}]


def markers(here: Island) -> list[str]:
    names = here.table.island.names
    return [names[effect.land] for effect in here.table.effects if effect.kind == "hidden-marker"]


def hidden(*lands: str) -> list[dict[str, Any]]:
    return [{"kind": "hidden-marker", "land": land} for land in lands]


# -- the search ------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert difficulty(forgotten({}).table) == 1


@pytest.mark.rule("SX-42.10")
@pytest.mark.parametrize("players", [1, 2])
def test_four_markers_on_each_board_where_no_dahan_are(players: int) -> None:
    options: dict[str, Any] = {"sets": SETS, "scenario": SCENARIO, "no_initial_explore": True}
    here = start(players, 3, spirits=FOUR[:players], boards=list("AB"[:players]), **options)
    while here.prompt() == "ask-source-spared":
        here.answer(here.options()[0])
    assert not [name for name in markers(here) if "dahan" in here.land(name)]
    for board in "AB"[:players]:
        assert len([name for name in markers(here) if name[0] == board]) == 4


@pytest.mark.rule("SX-42.11")
@pytest.mark.parametrize(
    ("there", "searched"),
    [({"dahan": 2}, False), ({"dahan": 3}, True), ({"explorer": 1}, False), ({"town": 2}, True)],
)
def test_who_searches(there: dict[str, int], searched: bool) -> None:
    here = forgotten({"A5": there}, "fear 1", effects=hidden("A5", "A4"))
    if here.prompt() == "ask-source-use":
        here.answer("no")
    assert ("A5" not in markers(here)) is searched


@pytest.mark.rule("SX-42.11")
@pytest.mark.parametrize(("invaders", "searched"), [(2, False), (3, True)])
def test_against_france_it_takes_one_more(invaders: int, searched: bool) -> None:
    options = {"adversary": "france", "level": 0}
    lands = {"A5": {"explorer": invaders}}
    here = forgotten(lands, "fear 1", effects=hidden("A5"), options=options)
    assert (markers(here) == []) is searched


@pytest.mark.rule("SX-42.10", "SX-42.11")
def test_of_four_markers_on_one_board_two_are_sources() -> None:
    """Whatever chance says, by the last of them they have come up."""
    lands = {f"A{n}": {"explorer": 2} for n in (1, 4, 5, 6)}
    for seed in range(4):
        here = forgotten(lands, "fear 1", effects=hidden(*lands), seed=seed, blight_pool=9)
        while here.prompt() == "ask-source-waste":
            here.answer(here.options()[0])
        assert markers(here) == []
        assert kinds(here).count("source-found") == 2


@pytest.mark.rule("SX-42.11")
def test_both_could_search_and_the_players_do() -> None:
    lands = {"A5": {"dahan": 3, "town": 2}}
    found = [{"kind": "source-found", "land": "A1", "number": 6}]
    here = forgotten(lands, "fear 1", effects=[*found, *hidden("A5")])  # the last one
    assert here.prompt() == "ask-source-use"


@pytest.mark.rule("SX-42.12")
def test_a_source_may_be_kept_and_used_later() -> None:
    kept = {"kind": "source-found", "land": "A5", "number": 6, "word": "spirits"}
    here = forgotten({}, effects=[kept])
    assert "awaken 6" in here.options()
    before = score(here.table)
    here.answer("awaken 6")
    assert (before - score(here.table), "awaken 6" in here.options()) == (2, False)
    assert "source-used" in kinds(here)


@pytest.mark.rule("SX-42.12")
@pytest.mark.parametrize(("answer", "used"), [("yes", 1), ("no", 0)])
def test_when_it_is_found_one_is_asked(answer: str, used: int) -> None:
    found = [{"kind": "source-found", "land": "A1", "number": 6}]
    here = forgotten({"A5": {"dahan": 3}}, "fear 1", effects=[*found, *hidden("A5")])
    here.answer(answer)
    while here.prompt() in ("ask-source-dahan", "ask-source-void"):
        here.answer(here.options()[0])
    assert kinds(here).count("source-used") == used


# -- source 1: fire --------------------------------------------------------------------------------


@pytest.mark.rule("SX-42.13")
@pytest.mark.parametrize(("energy", "answer", "left"), [(1, "yes", 1), (1, "no", 2), (0, "", 2)])
def test_fire_that_burns_nobody(energy: int, answer: str, left: int) -> None:
    keys: dict[str, Any] = {"spirits": [LIGHTNING], "seats": {"P1": {"energy": energy}}}
    here = forgotten({"A5": {"explorer": 1, "town": 1}}, STORM, effects=theirs(1), **keys)
    if answer:
        assert here.prompt() == "ask-source-fire"
        here.answer(answer)
    assert sum(here.land("A5").values()) == left
    assert here.seat().energy == (0 if answer == "yes" else energy)


@pytest.mark.rule("SX-42.13")
def test_powers_without_fire_are_as_ever() -> None:
    here = forgotten({"A5": {"town": 1}}, "power flash-floods at A5", effects=theirs(1))
    assert here.land("A5") == {"town-1": 1}


@pytest.mark.rule("SX-42.13")
def test_fire_that_burns_hotter_once() -> None:
    keys: dict[str, Any] = {"spirits": [LIGHTNING], "effects": ours(1)}
    here = forgotten({"A5": {"town": 2}}, STORM, **keys)
    assert here.land("A5") == {"town-1": 1}
    river = forgotten({"A5": {"town": 1}}, "power flash-floods at A5", effects=ours(1))
    assert river.land("A5") == {"town-1": 1}


# -- source 2: sands -------------------------------------------------------------------------------


@pytest.mark.rule("SX-42.14")
@pytest.mark.parametrize(("found", "built"), [(True, 1), (False, 0)])
def test_invaders_of_all_sands(found: bool, built: int) -> None:
    """A4 and A7 are sands; A8 is beside A7, and nothing else has a building."""
    effects = theirs(2) if found else []
    lands = {"A4": {"town": 1}, "A8": {}, "A7": {"presence": {"P1": 1}}}
    here = forgotten(lands, "build sands", "explore A8", effects=effects)
    assert here.land("A7").get("town", 0) == built
    assert here.land("A8").get("explorer", 0) == built


@pytest.mark.rule("SX-42.14")
def test_presence_shifts_among_the_sands_once_a_phase() -> None:
    lands = {"A4": {"presence": {"P1": 1}}, "A7": {"presence": {"P1": 1}}}
    here = forgotten(lands, effects=ours(2))
    assert [line for line in here.options() if line.startswith("presence")] == [
        "presence A4 A7",
        "presence A7 A4",
    ]
    here.answer("presence A4 A7")
    assert here.prompt() == "ask-source-shift"
    here.answer("presence A7 A4")
    assert here.land("A4") == {"presence": {0: 1}}
    assert not [line for line in here.options() if line.startswith("presence")]


def test_a_single_act_of_a_spirit_is_no_power_that_costs_more() -> None:
    steps = ["destroy 1 explorer A5 by P1", "push 1 town A5 by P1"]
    effects = [*theirs(1), *theirs(6)]
    here = forgotten({"A5": {"explorer": 1, "town": 1}}, *steps, effects=effects)
    assert here.answer("push town A4").lands("A4", "A5") == [{"town": 1}, {}]


# -- source 3: wetlands and rest -------------------------------------------------------------------


@pytest.mark.rule("SX-42.15")
@pytest.mark.parametrize(("source", "town"), [(3, 1), (6, 0)])
def test_a_wetland_is_explored_and_built(source: int, town: int) -> None:
    here = forgotten({"A2": {}}, "explore A2", "explore A1", effects=theirs(source, "A6"))
    assert here.land("A2").get("town", 0) == town
    assert here.land("A1") == {"explorer": 1}  # mountain


@pytest.mark.rule("SX-42.15")
def test_one_explore_of_two_explorers_is_built_once() -> None:
    keys: dict[str, Any] = {"options": {"adversary": "france", "level": 1}}
    here = forgotten({"A2": {}}, "explore A2", effects=theirs(3, "A6"), **keys)
    assert here.land("A2") == {"explorer": 2, "town": 1}


@pytest.mark.rule("SX-42.15")
def test_rest_brings_energy() -> None:
    seats = {"P1": {"discard": ["flash-floods"], "energy": 0}}
    here = forgotten({}, effects=ours(3), seats=seats)
    assert energy_income(here.table, 0) == 1 + 2
    reclaiming = forgotten({}, "growth 1", effects=ours(3), seats=seats)
    reclaiming.answer("reclaim-all 1")
    assert energy_income(reclaiming.table, 0) == 1


@pytest.mark.rule("SX-42.15")
def test_who_reclaims_afterwards_gives_it_back() -> None:
    seat = {"grown": 1, "income_taken": 1, "energy": 3, "discard": ["flash-floods"]}
    here = forgotten({}, effects=ours(3), seats={"P1": {**seat, "plays_track": 5}})
    here.answer("reclaim flash-floods")
    assert here.seat().energy == 1


# -- source 4: plays and calm ----------------------------------------------------------------------


@pytest.mark.rule("SX-42.16")
def test_one_card_play_in_the_next_turn() -> None:
    keys: dict[str, Any] = {"seats": {"P1": {"plays_track": 5}}}
    soon = [{"kind": "one-play-next-turn"}]
    now = forgotten({}, **keys)
    carry_out(serve_invaders(now.table, 4))
    assert kinds(now) == ["one-play-next-turn"]
    usual = card_plays(now.table, 0)
    assert usual > 1
    assert card_plays(forgotten({}, "time-passes", effects=soon, **keys).table, 0) == 1
    after = forgotten({}, "time-passes", "time-passes", effects=soon, **keys)
    assert card_plays(after.table, 0) == usual


@pytest.mark.rule("SX-42.16")
def test_the_next_ravage_is_calmer() -> None:
    kept = {"kind": "source-found", "land": "A1", "number": 4, "word": "spirits"}
    lands = {"A5": {"city": 1, "town": 1}, "A2": {"city": 1, "explorer": 1}}
    keys: dict[str, Any] = {"effects": [kept], "ravage": ["1-wetland"], "blight_pool": 9}
    here = forgotten(lands, phase="fast", seats={"P1": {"ready": 0}}, **keys)
    here.answer("awaken 4", "done")
    assert here.land("A5").get("blight", 0) == 1  # 2 of 5 damage
    assert here.land("A2").get("blight", 0) == 0  # 1 of 4
    assert "calm-ravage" not in kinds(here)


@pytest.mark.rule("SX-13.15", "SX-42.16")
def test_a_ravage_that_an_event_causes_is_not_calmer() -> None:
    """New Cash Crops Take Hold in the only terrain that no card shows; it waits for another."""
    cards = {"ravage": ["3-jungle-sands"], "build": ["2-mountain"]}
    calm = [{"kind": "calm-ravage"}]
    step = "event-card promising-farmland at 2"
    here = forgotten({"A5": {"city": 1}}, step, effects=calm, blight_pool=9, **cards)
    assert here.land("A5") == {"city": 1, "blight": 1}
    assert kinds(here)[0] == "calm-ravage"


# -- source 5: buildings and memory ----------------------------------------------------------------


@pytest.mark.rule("SX-42.17")
@pytest.mark.parametrize(
    ("land", "there", "blight"),
    [("A5", {}, 1), ("A3", {}, 1), ("A6", {}, 0), ("A5", {"city": 1}, 0)],
)
def test_the_first_building_brings_blight(land: str, there: dict[str, int], blight: int) -> None:
    lands = {land: {"explorer": 1, **there}}
    here = forgotten(lands, f"build {land}", effects=theirs(5), blight_pool=9)
    assert here.land(land).get("blight", 0) == blight


@pytest.mark.rule("SX-42.17")
def test_a_major_power_costs_no_card() -> None:
    here = forgotten({}, "gain major by P1", effects=ours(5))
    here.answer(here.options()[0])
    assert (here.prompt(), len(here.seat().hand)) == ("ask-growth", 5)
    usual = forgotten({}, "gain major by P1")
    usual.answer(usual.options()[0])
    assert usual.prompt() == "ask-forget"


@pytest.mark.rule("SX-42.17")
@pytest.mark.parametrize(("effects", "cards"), [(ours(5), [5, 5]), ([], [4, 4])])
def test_entwined_power_costs_no_card_either(
    effects: list[dict[str, Any]], cards: list[int]
) -> None:
    here = forgotten({}, "power entwined-power at P2 by P1", boards="AB", effects=effects)
    here.answer("gain major", seat=1)
    while here.prompt() in ("ask-take", "ask-forget"):
        here.answer(here.options()[0])
    assert [len(here.seat(n).hand) for n in (0, 1)] == cards
