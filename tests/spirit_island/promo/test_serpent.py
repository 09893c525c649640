"""Serpent Slumbering Beneath the Island: panel, special rule, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.spirits.serpent_slumbering_beneath_the_island import (
    slumber_limit,
)
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.spirits.growth import track_sources
from loci.games.spirit_island.rules.spirits.tracks import open_tracks, restore_presence
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
from tests.spirit_island.tables import EVERY_SET, RIVER, Island

SERPENT = "serpent-slumbering-beneath-the-island"
WAKES = "power serpent-wakes-in-power"
ANGER = "power serpent-rouses-in-anger at A5"
OWN = {"P1": 1}


def serpent(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(SERPENT, lands, *steps, **keys)


def both(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """With the River as P2, from which presence may have been absorbed."""
    number = keys.pop("absorbed", 0)
    seats = keys.setdefault("seats", {})
    seats.setdefault("P1", {})["absorbed"] = ["P2"] * number
    return pair(SERPENT, RIVER, {"A7": {"presence": OWN}, **lands}, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    tracks = ("1 fire any reclaim earth 6 any 12", "1 moon 2 water 4 5+reclaim")
    assert panel(SERPENT) == tracks
    assert growth(SERPENT) == [
        ["reclaim-all", "move-presence-1"],
        ["gain-power", "energy-1"],
        ["energy-4"],
        ["presence-3-unblighted"],
    ]
    assert frame(SERPENT) == (2, "high", "feather-and-flame")


def test_the_headers() -> None:
    absorb = (2, "fast", "moon fire water earth", "", "another-spirit")
    assert printed("absorb-essence") == absorb
    aegis = (1, "fast", "fire water earth", "presence 0", "any-land")
    assert printed("elemental-aegis") == aegis
    assert printed("gift-of-flowing-power") == (1, "fast", "fire water", "", "another-spirit")
    deeps = (1, "fast", "moon earth", "", "another-spirit")
    assert printed("gift-of-the-primordial-deeps") == deeps
    wakes, anger = SPIRITS[SERPENT].innates
    assert printed(wakes) == (0, "slow", "", "", "yourself")
    assert printed(anger) == (0, "slow", "", "presence 0", "any-land")
    levels = ("2 fire 1 water 1 plant", "2 water 3 earth 2 plant")
    assert thresholds(wakes, *levels, "3 fire 3 water 3 earth 3 plant")
    assert thresholds(anger, "1 fire 1 earth", "2 moon 2 earth", "5 moon 6 fire 6 earth")


@pytest.mark.parametrize("board", "ABCD")
def test_set_up(board: str) -> None:
    assert presence(started(SERPENT, board)) == {f"{board}5": 1}


# -- growth and tracks -----------------------------------------------------------------------------


@pytest.mark.rule("SX-15.2")
def test_two_different_options_are_picked() -> None:
    here = serpent({}, seats={"P1": {"energy": 0}}).answer("growth 3")
    assert here.seat().energy == 4
    assert here.why_not("growth 3") == "growth-again"
    here.answer("growth 2", "energy-1 2")
    assert (here.seat().energy, here.prompt()) == (5, "ask-deck")


def test_growth_reclaims_and_moves() -> None:
    here = serpent({}, "growth 1", seats={"P1": {"discard": ["absorb-essence"]}})
    here.answer("reclaim-all 1", "presence A7 A8")
    assert presence(here) == {"A8": 1}
    assert "absorb-essence" in here.seat().hand


def test_growth_adds_where_no_blight_is() -> None:
    here = serpent({"A5": {"blight": 1}}, "growth 4")
    assert lands_to_grow(here) == {"A1", "A2", "A3", "A4", "A6", "A7", "A8"}


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 1, {}), (2, 1, {"fire": 1}), (3, 1, {"fire": 1}), (4, 1, {"fire": 1})],
        *[(5, 1, {"fire": 1, "earth": 1}), (6, 6, {"fire": 1, "earth": 1})],
        *[(7, 6, {"fire": 1, "earth": 1}), (8, 12, {"fire": 1, "earth": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(SERPENT, shown) == (energy, elements)


@pytest.mark.parametrize(
    ("shown", "number", "back"),
    [*[(1, 1, False), (2, 1, False), (3, 2, False)], (4, 2, False), (5, 4, False), (6, 5, True)],
)
def test_the_card_play_track(shown: int, number: int, back: bool) -> None:
    assert plays(SERPENT, shown) == (number, back)


@pytest.mark.rule("SX-51.4")
@pytest.mark.parametrize(
    ("energy", "played", "sources"),
    [
        *[(1, 1, ["energy", "plays"]), (4, 1, ["plays"]), (4, 3, ["plays"]), (3, 4, ["energy"])],
        *[(4, 4, ["energy"]), (5, 4, ["energy", "plays"]), (8, 4, ["plays"]), (5, 6, ["energy"])],
    ],
)
def test_both_tracks_share_the_earth(energy: int, played: int, sources: list[str]) -> None:
    here = serpent({}, seats={"P1": {"energy_track": energy, "plays_track": played}})
    assert track_sources(here.table, 0) == sources


def test_a_space_behind_the_shared_one_is_refused() -> None:
    here = serpent({}, "growth 4", seats={"P1": {"energy_track": 4}})
    assert here.why_not("presence energy A7") == "track-closed"


@pytest.mark.rule("SX-33.22")
@pytest.mark.parametrize(
    ("energy", "played", "names"),
    [(5, 5, ["plays"]), (5, 4, ["energy"]), (6, 4, ["energy"]), (4, 4, ["energy", "plays"])],
)
def test_presence_returns_in_the_opposite_order(energy: int, played: int, names: list[str]) -> None:
    here = serpent({}, seats={"P1": {"energy_track": energy, "plays_track": played}})
    assert open_tracks(here.table, 0) == names


# -- Deep Slumber ----------------------------------------------------------------------------------


@pytest.mark.rule("SX-51.5")
@pytest.mark.parametrize(
    ("number", "limit"), [(0, 5), (1, 7), (2, 8), (3, 10), (4, 11), (5, 12), (6, 13), (7, 13)]
)
def test_the_limit_rises_with_what_is_absorbed(number: int, limit: int) -> None:
    assert slumber_limit(both({}, absorbed=number).table, 0) == limit


@pytest.mark.rule("SX-51.5")
def test_at_the_limit_presence_only_moves() -> None:
    full = serpent({"A7": {"presence": {"P1": 5}}}, "growth 4")
    assert {line.split()[1] for line in full.options() if line != "stop"} == {"A7"}
    assert "stop" in full.options()
    four = serpent({"A7": {"presence": {"P1": 4}}}, "growth 4")
    assert "presence energy A7" in four.options()


@pytest.mark.rule("SX-51.5")
def test_at_the_limit_destroyed_presence_stays_away() -> None:
    here = serpent({"A7": {"presence": {"P1": 5}}}, seats={"P1": {"destroyed": 1}})
    assert not restore_presence(Act(here.table, POWER, 0), 0, here.table.island.numbers["A7"])
    assert (here.seat().destroyed, presence(here)) == (1, {"A7": 5})


# -- innate powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "yours"), [(0, 0), (1, 1)])
def test_it_wakes_with_energy(number: int, yours: int) -> None:
    seats = {"P1": {"energy": 0, "elements": {"fire": 2, "water": 1, "plant": 1}}}
    here = both({}, WAKES, absorbed=number, seats={**seats, "P2": {"energy": 0}})
    assert (here.seat().energy, here.seat(1).energy) == (1, yours)


@pytest.mark.parametrize("number", [1, 2])
def test_it_wakes_and_grows(number: int) -> None:
    seats = {"P1": {"elements": {"water": 2, "earth": 3, "plant": 2}}}
    here = both({}, WAKES, absorbed=number, seats=seats)
    assert "presence energy A2" not in here.options(0)
    assert "stop" not in here.options(0)
    here.answer("presence energy A5", seat=0)
    assert here.land("A5") == {"presence": {0: 1}}
    assert (here.prompt(1) == "ask-presence") == (number == 2)
    if number == 2:
        here.answer("stop", seat=1)
        assert sum(here.seat(1).presence) == 1


@pytest.mark.parametrize("number", [2, 3])
def test_it_wakes_to_a_major_power(number: int) -> None:
    needs = {"fire": 3, "water": 3, "earth": 3, "plant": 3}
    here = both({}, WAKES, absorbed=number, seats={"P1": {"elements": needs, "energy": 0}})
    here.answer("presence energy A7", seat=0).answer("stop", seat=1)
    here.answer(here.options(0)[0], seat=0)
    assert len(here.seat().hand) == 5  # and none was forgotten
    assert (here.prompt(1) == "ask-serpent-major") == (number == 3)
    if number == 3:
        here.answer("gain major", seat=1).answer(here.options(1)[0], seat=1)
        assert len(here.seat(1).hand) == 5


@pytest.mark.parametrize(
    ("elements", "points"), [("1 fire 1 earth", 1), ("3 fire 2 earth", 2), ("4 fire 4 earth", 4)]
)
def test_anger_strikes_buildings(elements: str, points: int) -> None:
    lands = {"A5": {"city": 2, "explorer": 1, "presence": OWN}}
    here = serpent(lands, ANGER, elements=elements)
    while here.prompt() == "ask-damage":
        assert "damage explorer" not in here.options()
        here.answer(here.options()[-1])
    left = here.land("A5")
    hurt = sum(int(word[-1]) * n for word, n in left.items() if word.startswith("city-"))
    cities = sum(n for word, n in left.items() if word.startswith("city"))
    assert hurt + 3 * (2 - cities) == points


@pytest.mark.parametrize(
    ("elements", "number"), [("2 moon 2 earth", 1), ("4 moon 5 earth", 2), ("5 moon 3 earth", 1)]
)
def test_anger_frightens_and_pushes(elements: str, number: int) -> None:
    lands = {"A5": {"town": 3, "presence": OWN}}
    here = serpent(lands, ANGER, elements=elements)
    assert here.fear() == 2 * number
    here.answer(*["push town A4"] * number)
    assert (here.land("A4"), here.prompt()) == ({"town": number}, "ask-growth")
    stay = serpent(lands, ANGER, elements=elements).answer("stop")
    assert stay.land("A5") == {"town": 3, "presence": {0: 1}}


def test_anger_shakes_the_whole_island() -> None:
    lands = {
        "A5": {"city": 1, "presence": {"P1": 2}},
        "A7": {"explorer": 1, "presence": OWN},
        "A4": {"city": 1},
        "A8": {"city": 1},
        "A2": {"city": 1},
        "A3": {"town": 1},
    }
    seats: dict[str, Any] = {"P1": {"energy": 7, "ready": 0}}
    elements = "5 moon 6 fire 6 earth"
    here = serpent(lands, phase="slow", elements=elements, seats=seats)
    assert "use serpent-rouses-in-anger 1+2+3" in here.options()
    here.answer("use serpent-rouses-in-anger 1+2+3", "target A5")
    while here.prompt() in ("ask-damage", "ask-push"):
        here.answer("stop" if here.prompt() == "ask-push" else here.options()[0])
    assert here.seat().energy == 0
    assert here.land("A5") == {"presence": {0: 2}}
    assert here.land("A7") == {"presence": {0: 1}}
    assert here.lands("A4", "A8", "A2", "A3") == [{"city-2": 1}, {}, {"city": 1}, {"town": 1}]


@pytest.mark.rule("SX-15.14")
def test_the_whole_island_costs_7_energy() -> None:
    seats: dict[str, Any] = {"P1": {"energy": 6, "ready": 0}}
    here = serpent({}, phase="slow", elements="5 moon 6 fire 6 earth", seats=seats)
    assert "use serpent-rouses-in-anger 1+2+3" not in here.options()
    assert [line for line in here.options() if line.startswith("use serpent-rouses")]


@pytest.mark.rule("SX-6.6")
@pytest.mark.parametrize(
    ("answer", "left"), [("yes", {"city-1": 1, "explorer": 1}), ("no", {"city": 1})]
)
def test_badlands_add_to_either_damage_of_its_anger(answer: str, left: dict[str, int]) -> None:
    """6 damage to buildings, then 1 to whatever is left."""
    lands = {"A3": {"presence": OWN, "city": 3, "explorer": 2, "badlands": 1}, "A6": {"city": 2}}
    seats: dict[str, Any] = {"P1": {"energy": 7, "ready": 0}}
    keys: dict[str, Any] = {"seats": seats, "options": EVERY_SET, "phase": "slow"}
    here = serpent(lands, elements="5 moon 6 fire 6 earth", **keys)
    here.answer("use serpent-rouses-in-anger 1+2+3", "target A3", answer)
    here.answer(*["damage city-1", "damage city-2"] * 2)
    here.answer(*["damage explorer"] * (1 if answer == "yes" else 2))
    assert here.land("A3") == left | {"badlands": 1, "presence": {0: 1}}


# -- unique powers ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-51.5")
def test_absorb_essence() -> None:
    lands = {"A5": {"presence": {"P2": 1}}, "B7": {"presence": {"P2": 2}}}
    here = both(lands, "power absorb-essence at P2", seats={"P1": {"energy": 0}})
    assert here.seat().energy == 3
    assert here.options(0) == ["land A5", "land B7"]
    before = here.seat(1).energy
    here.answer("land B7", seat=0).answer("element sun", seat=1)
    assert presence(here, 1) == {"A5": 1, "B7": 1}
    assert (here.seat(1).destroyed, here.seat(1).energy) == (0, before + 1)
    assert here.seat(1).extra_elements[0] == 1
    assert here.seat().kept == {"absorbed": ("P2",)}
    assert write(here.table)["seats"]["P1"]["absorbed"] == ["P2"]


def test_absorbing_the_last_presence_loses_the_game() -> None:
    here = both({"B7": {"presence": {"P2": 1}}}, "power absorb-essence at P2")
    here.answer("element sun", seat=1)
    assert here.ending() == "presence"


@pytest.mark.parametrize("number", [0, 3])
def test_elemental_aegis(number: int) -> None:
    here = both({"A5": {"presence": OWN}}, "power elemental-aegis at A5", absorbed=number)
    around = ("A1", "A4", "A5", "A6", "A7", "A8")
    assert here.defended(*around) == [2 + number] * 6
    assert here.defended("A2", "A3") == [0, 0]


def flowing(line: str, **seat: Any) -> Island:
    step = "power gift-of-flowing-power at P2"
    seats = {"P2": {"energy": 0, "hand": ["boon-of-vigor", "flash-floods", "wash-away"], **seat}}
    return both({}, step, seats=seats).answer(f"option {line}", seat=1)


def test_gift_of_flowing_power_plays_a_card() -> None:
    here = flowing("play-card")
    assert here.options(1) == ["play boon-of-vigor", "play wash-away"]
    here.answer("play wash-away", seat=1)
    assert (here.seat(1).energy, here.seat(1).played) == (0, ["wash-away"])
    assert here.seat(1).plays_made == 0


def test_gift_of_flowing_power_gives_elements() -> None:
    here = flowing("take-elements")
    assert (here.seat(1).energy, here.seat(1).played) == (1, [])
    assert here.seat(1).extra_elements == (0, 0, 1, 0, 1, 0, 0, 0)


def test_gift_of_the_primordial_deeps() -> None:
    step = "power gift-of-the-primordial-deeps at P2"
    seats: dict[str, Any] = {"P2": {"energy": 9}}
    here = both({}, step, seats=seats)
    taken = here.options(1)[0]
    here.answer(taken, seat=1).answer("option play-card", seat=1)
    assert here.seat(1).played == [taken.removeprefix("take ")]
    kept = both({}, step, seats={"P2": {"energy": 9}})
    kept.answer(kept.options(1)[0], seat=1).answer("option take-elements", seat=1)
    assert (kept.seat(1).played, kept.seat(1).energy) == ([], 9)
    assert kept.seat(1).extra_elements == (0, 1, 0, 0, 0, 1, 0, 0)


def test_alone_its_gifts_are_for_itself() -> None:
    here = serpent({}, "power gift-of-flowing-power at P1", seats={"P1": {"energy": 0}})
    here.answer("option take-elements")
    assert here.seat().extra_elements == (0, 0, 1, 0, 1, 0, 0, 0)
