"""Starlight Seeks Its Form: panel, growth tracks, stars."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.tracks import return_presence
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import alone, frame, growth, panel, plays, presence, started
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import Island

STARLIGHT = "starlight-seeks-its-form"


def light(lands: dict[str, Any] | None = None, **keys: Any) -> Island:
    return alone(STARLIGHT, lands or {}, **keys)


def seat(**keys: Any) -> dict[str, Any]:
    return {"seats": {"P1": keys}}


def options(here: Island) -> list[int]:
    return [int(line.split()[1]) for line in here.options() if line.startswith("growth ")]


def elements(here: Island) -> dict[str, int]:
    return by_element(elements_of(here.table, 0))


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(STARLIGHT) == ("1 2 star 4", "2 star star 3")
    spirit = SPIRITS[STARLIGHT]
    more = {track.name: [space.words for space in track.spaces] for track in spirit.tracks[2:]}
    assert more == {
        "growth-1": [[]],
        "growth-2": [[]],
        "growth-3": [["energy-once"], ["energy-once", "star"]],
        "growth-4": [["energy-once"], ["energy-once"]],
    }
    assert [track.start for track in spirit.tracks] == [1, 1, 0, 0, 0, 0]
    assert growth(STARLIGHT) == [
        ["reclaim-one"],
        ["presence-0"],
        ["energy-1"],
        ["move-presence-3"],
        ["reclaim-half"],
        ["gain-power", "move-presence-1"],
        ["energy-3"],
        ["plays-1", "move-presence-2"],
        ["reclaim-all"],
        ["gain-power", "energy-1"],
        ["damage-2"],
        ["plays-1", "hurry-one"],
    ]
    assert frame(STARLIGHT) == (3, "very-high", "jagged-earth")


@pytest.mark.parametrize("board", "ABCDEF")
def test_set_up(board: str) -> None:
    here = started(STARLIGHT, board)
    own = presence(here)
    assert list(own.values()) == [1]
    assert here.land(next(iter(own)))["blight"] == 1


@pytest.mark.parametrize(("shown", "number"), [(1, 2), (2, 2), (3, 2), (4, 3)])
def test_the_plays_track(shown: int, number: int) -> None:
    assert plays(STARLIGHT, shown) == (number, False)


@pytest.mark.parametrize(("shown", "energy"), [(1, 1), (2, 2), (3, 2), (4, 4)])
def test_the_energy_track(shown: int, energy: int) -> None:
    here = light(**seat(energy_track=shown, energy=0))
    here.answer("growth 1", "growth 3", "growth 4", "stop")
    assert here.seat().energy == 1 + energy


# -- growth ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-15.1", "SX-15.2")
def test_three_different_options_are_picked() -> None:
    here = light(**seat(discard=["shape-the-self-anew"], energy=0))
    assert options(here) == [1, 2, 3, 4]
    here.answer("growth 1", "growth 3")
    assert here.seat().hand[-1] == "shape-the-self-anew"
    assert options(here) == [2, 4]
    here.answer("growth 4")
    moved = {line for line in here.options() if line.startswith("presence A7 ")}
    assert moved == {f"presence A7 A{n}" for n in (1, 2, 3, 4, 5, 6, 8)}
    here.answer("presence A7 A3")
    assert (presence(here), here.prompt()) == ({"A3": 1}, "ask-play")


def test_the_view_tells_which_options_are_closed_and_what_opens_them() -> None:
    def closed(here: Island) -> list[int]:
        return list(GAME.view(here.match.state, 0)["seats"][0]["growth_closed"])

    tracks = GAME.facts()["spirits"][STARLIGHT]["growth_tracks"]
    assert tracks == [*[""] * 4, *[f"growth-{n}" for n in (1, 1, 2, 2, 3, 3, 4, 4)]]
    here = light()
    assert closed(here) == [5, 6, 7, 8, 9, 10, 11, 12]
    here.answer("growth 2", "presence growth-1 A7", "growth 6")
    assert closed(here) == [5, 7, 8, 9, 10, 11, 12]
    river = alone("river-surges-in-sunlight", {})
    assert "growth_closed" not in GAME.view(river.match.state, 0)["seats"][0]


def test_presence_is_added_in_its_own_lands_from_any_track() -> None:
    here = light().answer("growth 2")
    tracks = ["energy", "plays", "growth-1", "growth-2", "growth-3", "growth-4"]
    assert here.options() == [f"presence {track} A7" for track in tracks]


@pytest.mark.rule("SX-35.16")
def test_an_emptied_track_opens_one_of_its_options_at_once() -> None:
    """EX-71."""
    here = light().answer("growth 2", "presence growth-1 A7")
    assert (here.prompt(), here.options()) == ("ask-form", ["growth 5", "growth 6"])
    here.answer("growth 6")
    assert options(here) == [1, 3, 4, 6]
    assert here.why_not("growth 5") == "growth-closed"
    here.answer("growth 6")
    assert here.prompt() == "ask-growth-action"


@pytest.mark.parametrize(
    ("track", "pair"),
    [("growth-2", [7, 8]), ("growth-3", [9, 10]), ("growth-4", [11, 12])],
)
def test_each_track_has_its_pair(track: str, pair: list[int]) -> None:
    spaces = 1 if track == "growth-2" else 2
    here = light(**seat(tracks={track: spaces - 1}))
    here.answer("growth 2", f"presence {track} A7")
    if track == "growth-3":
        here.answer("element sun")
    assert here.options() == [f"growth {number}" for number in pair]


def test_a_track_of_two_spaces_opens_nothing_while_presence_lies_there() -> None:
    here = light(**seat(energy=0)).answer("growth 2", "presence growth-4 A7")
    assert (here.prompt(), here.seat().energy) == ("ask-growth", 1)
    assert options(here) == [1, 3, 4]


@pytest.mark.parametrize(
    ("track", "energy"), [("energy", 0), ("growth-1", 0), ("growth-3", 1), ("growth-4", 1)]
)
def test_energy_for_presence_from_some_spaces(track: str, energy: int) -> None:
    here = light(**seat(energy=0)).answer("growth 2", f"presence {track} A7")
    assert here.seat().energy == energy


@pytest.mark.rule("SX-35.17")
def test_presence_that_returns_closes_the_option_and_the_choice_stands() -> None:
    keys = seat(tracks={"growth-2": 1}, forms=["energy"])
    here = light({"A7": {"presence": {"P1": 2}}}, **keys)
    assert options(light({"A7": {"presence": {"P1": 2}}}, **keys)) == [1, 2, 3, 4, 7]
    act = Act(here.table, POWER, 0)
    carry_out(return_presence(act, 0, here.table.island.numbers["A7"]), "return growth-2")
    assert options(here) == [1, 2, 3, 4]
    here.answer("growth 2", "presence growth-2 A7")
    assert options(here) == [1, 3, 4, 7]
    assert here.seat().kept == {"forms": ("energy",)}


OPEN = {"growth-1": 1, "growth-2": 1, "growth-3": 2, "growth-4": 2}


def opened(*forms: str, lands: dict[str, Any] | None = None, **keys: Any) -> Island:
    return light(lands, **seat(tracks=OPEN, forms=list(forms), **keys))


def test_reclaim_half() -> None:
    cards = ["shape-the-self-anew", "boon-of-reimagining", "peace-of-the-nighttime-sky"]
    here = opened("reclaim-half", discard=cards).answer("growth 5")
    here.answer("reclaim boon-of-reimagining", "reclaim shape-the-self-anew")
    assert here.seat().discard == ["peace-of-the-nighttime-sky"]


def test_a_power_card_and_a_move() -> None:
    here = opened("power-and-move").answer("growth 6", "move-presence-1 2")
    assert "presence A7 A8" in here.options()
    here.answer("stop", "gain minor")
    assert here.prompt() == "ask-take"


def test_energy_plays_and_a_move() -> None:
    assert opened("energy", energy=0).answer("growth 7").seat().energy == 3
    here = opened("play-and-move").answer("growth 8", "plays-1 1")
    assert here.seat().bonus_plays == 1
    assert "presence A7 A4" in here.options()


def test_reclaim_all_or_a_power_card_with_energy() -> None:
    cards = ["shape-the-self-anew", "boon-of-reimagining"]
    assert opened("reclaim-all", discard=cards).answer("growth 9").seat().discard == []
    here = opened("power-and-energy", energy=0).answer("growth 10", "energy-1 2")
    assert (here.seat().energy, here.prompt()) == (1, "ask-deck")


def test_growth_deals_damage() -> None:
    lands = {
        "A7": {"town": 2, "presence": {"P1": 1}},
        "A4": {"explorer": 1, "presence": {"P1": 1}},
        "A5": {"explorer": 1},
    }
    here = opened("damage", lands=lands).answer("growth 11")
    assert here.options() == ["land A4", "land A7"]
    here.answer("land A7", "damage town-1")
    assert here.land("A7") == {"town": 1, "presence": {0: 1}}
    assert opened("damage").answer("growth 11").prompt() == "ask-growth"  # nobody to hurt


def test_a_slow_power_becomes_fast() -> None:
    here = opened("play-and-hurry", hand=["boon-of-reimagining"], energy=3)
    here.answer("growth 12", "plays-1 1", "growth 3", "growth 4", "stop")
    here.answer("play boon-of-reimagining", "done")
    assert here.prompt() == "ask-fast"
    assert "use boon-of-reimagining" in here.options()


# -- stars -----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-7.2")
def test_a_star_gets_an_element_for_good() -> None:
    here = light(**seat(energy_track=2)).answer("growth 2", "presence energy A7")
    assert (here.prompt(), len(here.options())) == ("ask-star", 8)
    here.answer("element water")
    assert (elements(here), here.seat().kept) == ({"water": 1}, {"star-energy": ("water",)})


@pytest.mark.parametrize(
    ("keys", "source", "kept"),
    [
        ({}, "plays", "star-plays-2"),
        ({"plays_track": 2, "star-plays-2": {"sun": 1}}, "plays", "star-plays-3"),
        ({"tracks": {"growth-3": 1}}, "growth-3", "star-growth"),
    ],
)
def test_every_star(keys: dict[str, Any], source: str, kept: str) -> None:
    here = light(**seat(**keys)).answer("growth 2", f"presence {source} A7", "element plant")
    assert here.seat().kept[kept] == ("plant",)
    assert elements(here)["plant"] == 1


@pytest.mark.rule("SX-35.18")
def test_a_covered_star_gives_nothing_and_keeps_its_element() -> None:
    keys = seat(**{"energy_track": 3, "star-energy": {"fire": 1}})
    here = light({"A7": {"presence": {"P1": 2}}}, **keys)
    assert elements(here) == {"fire": 1}
    act = Act(here.table, POWER, 0)
    carry_out(return_presence(act, 0, here.table.island.numbers["A7"]), "return energy")
    assert elements(here) == {}
    here.answer("growth 2", "presence energy A7")
    assert (here.prompt(), elements(here)) == ("ask-growth", {"fire": 1})  # not asked again


def test_what_is_kept_is_looked_over() -> None:
    here = opened("energy", "damage", **{"star-energy": {"fire": 1}})
    assert audit(here.table) == []
    here.table.seats[0].kept = {"forms": ("wings",)}
    assert any("wings" in wrong for wrong in audit(here.table))
