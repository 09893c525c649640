"""Rules that meet each other seldom: repeats, triggered Actions, oceans, very hurt pieces."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match
from loci.core.errors import BadOption
from loci.core.position import read_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.powers.repeats import Repeat
from tests.spirit_island.tables import RIVER, Island

GREEN, OCEAN = "a-spread-of-rampant-green", "oceans-hungry-grasp"
SHADOWS, BRINGER = "shadows-flicker-like-flame", "bringer-of-dreams-and-nightmares"
PAID = {"kind": "repeat", "seat": "P1", "number": 99, "word": "pay"}
CITY = {"A8": {"city": 1}}


def at(*spirits: str, **keys: Any) -> Island:
    """A position of these spirits on the first boards."""
    boards = "ABCD"[: len(spirits)]
    data = {"game": "spirit-island", "boards": boards, "spirits": [*spirits], **keys}
    return Island(read_data(data).match)


# -- repeats ---------------------------------------------------------------------------------------


def repeating(energy: int) -> Island:
    lands = {**CITY, "A7": {"presence": {"P1": 1}}, "A3": {"dahan": 2, "explorer": 1}}
    card = "call-to-bloodshed"
    seat = {"energy": energy, "played": [card], "used": [card]}
    return at(SHADOWS, phase="slow", lands=lands, seats={"P1": seat}, effects=[PAID], steps=[])


@pytest.mark.rule("SI-23.1", "SI-23.6")
def test_a_repeat_is_offered_only_if_a_target_is_left_after_paying_for_it() -> None:
    """1 energy for the card, 1 more for a land with dahan out of range."""
    assert repeating(1).options() == ["done"]
    here = repeating(2)
    assert here.options() == ["repeat call-to-bloodshed", "done"]
    here.answer("repeat call-to-bloodshed")
    assert here.seat().energy == 0


@pytest.mark.rule("SI-23.1")
@pytest.mark.parametrize(("energy", "left"), [(0, 0), (1, 1)])
def test_a_paid_repeat_costs_what_the_card_costs_now(energy: int, left: int) -> None:
    """In a Blitz a fast card of cost 1 costs nothing."""
    cards = ["dark-and-tangled-woods", "powerstorm"]
    here = at(
        RIVER,
        options={"scenario": "blitz"},
        phase="fast",
        lands={"A5": {"presence": {"P1": 2}, "explorer": 1}, "A7": {"city": 1}},
        seats={"P1": {"energy": energy, "hand": [], "played": cards, "used": cards}},
        effects=[PAID],
    )
    here.answer("repeat dark-and-tangled-woods", "target A5")
    assert here.table.seats[0].energy == left
    assert here.fear() == 2


@pytest.mark.rule("SI-23.1")
def test_a_permission_that_costs_nothing_anyway_is_spent_first() -> None:
    """The other one repeats any card without paying, and is kept for a dearer one."""
    free = {"kind": "repeat", "seat": "P1", "number": 6}
    cards = ["drift-down-into-slumber", "accelerated-rot"]
    here = at(
        RIVER,
        phase="fast",
        lands={**CITY, "A5": {"presence": {"P1": 2}, "explorer": 1}},
        seats={"P1": {"energy": 0, "hand": [], "played": cards, "used": cards[:1]}},
        effects=[PAID, free],
    )
    here.answer("repeat drift-down-into-slumber", "target A5")
    assert [e.paid for e in here.table.effects if isinstance(e, Repeat)] == [False]


@pytest.mark.rule("SI-23.1", "SI-28.1")
def test_one_may_pay_and_keep_the_permission_that_is_free() -> None:
    free = {"kind": "repeat", "seat": "P1", "number": 3}
    cards = ["flash-floods", "raging-storm"]
    here = at(
        RIVER,
        phase="fast",
        lands={"A5": {"presence": {"P1": 2}, "explorer": 2, "town": 1}, "A8": {"city": 3}},
        seats={"P1": {"energy": 2, "played": cards}},
        effects=[free, PAID],
    )
    here.answer("use flash-floods", "target A8")
    assert here.options() == ["repeat flash-floods", "pay-repeat flash-floods", "done"]
    here.answer("pay-repeat flash-floods", "target A8", "damage city")
    assert here.seat().energy == 0
    here.answer("done", "use raging-storm", "target A8")
    assert "repeat raging-storm" in here.options()
    assert here.why_not("pay-repeat raging-storm") == "repeat-too-dear"


@pytest.mark.rule("SI-23.10", "SI-26.1")
def test_a_power_is_over_before_it_is_repeated() -> None:
    """The last town falls on terror level II: nobody is asked where to repeat."""
    lands = {
        "A5": {"town-1": 1, "presence": {"P1": 1}},
        "A7": {"explorer": 1, "presence": {"P1": 1}},
    }
    seats = {"P1": {"elements": {"moon": 2, "plant": 3}}}
    here = at(GREEN, phase="slow", terror=2, lands=lands, seats=seats)
    here.answer("use creepers-tear-into-mortar", "target A5")
    assert here.ending() == "terror-2"


@pytest.mark.rule("SI-23.10", "SI-26.13")
def test_what_a_power_triggers_comes_before_its_repeat() -> None:
    lands = {
        "A5": {"presence": {"P1": 2}, "town": 1, "explorer": 2, "city": 1, "blight": 1},
        "A7": {"city": 2},
        "A8": {"town": 1},
    }
    card = "the-land-thrashes-in-furious-pain"
    here = at(
        RIVER,
        phase="slow",
        lands=lands,
        seats={"P1": {"hand": [], "played": [card], "elements": {"moon": 3, "earth": 3}}},
        effects=[{"kind": "vengeance", "seat": "P1", "land": "A5"}],
    )
    here.answer(f"use {card}", "damage town", "damage town-1")
    assert here.prompt() == "ask-damage"
    here.answer("damage explorer")
    assert here.prompt() == "ask-repeat"


# -- triggered Actions -----------------------------------------------------------------------------


@pytest.mark.rule("SI-26.10", "SI-26.12", "SI-26.13", "SX-12.56")
def test_a_defeat_is_not_undone_by_what_it_triggers() -> None:
    """The ravage has destroyed the last presence before vengeance destroys the last city."""
    here = at(
        RIVER,
        phase="fast",
        terror=3,
        effects=[{"kind": "vengeance", "land": "A5", "seat": "P1"}],
        lands={"A5": {"city-2": 1, "dahan": 1, "presence": {"P1": 1}}},
        steps=["ravage A5"],
    )
    assert here.ending() == "presence"


@pytest.mark.rule("SI-26.13")
def test_the_dahan_win_before_the_military_responds() -> None:
    """The response would put a second town beside the dahan of A4."""
    here = at(
        RIVER,
        options={"scenario": "dahan-insurrection"},
        phase="fast",
        terror=2,
        lands={
            "A5": {"city": 1},
            "A4": {"dahan": 1, "town": 1, "presence": {"P1": 2}},
            "A3": {"dahan": 3},
        },
        steps=["damage 3 A5"],
    )
    assert here.ending() == "scenario-won"


def test_what_raiding_dahan_destroy_is_avenged() -> None:
    here = at(
        RIVER,
        options={"scenario": "dahan-insurrection"},
        phase="fast",
        effects=[{"kind": "vengeance", "land": "A5", "seat": "P1"}],
        lands={
            "A5": {"town-1": 1, "city-2": 1},
            "A4": {"dahan": 4, "presence": {"P1": 3}},
            "A8": {"explorer": 1},
        },
        steps=["fear-card dahan-enheartened at 1"],
    )
    here.answer("land A5", "damage town-1")
    assert "city" not in str(here.land("A5"))


# -- invaders --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-14.7", "SI-30.25")
def test_the_order_matters_where_mining_rush_may_reach_a_land_of_the_card() -> None:
    keys: dict[str, Any] = {
        "options": {"adversary": "sweden", "level": 5},
        "phase": "invaders",
        "step": "ravage",
        "turn": 3,
        "ravage": ["1-mountain"],
        "explore": ["1-sands"],
        "lands": {
            "A1": {"town": 1},
            "A6": {"explorer": 1},
            "A2": {"city": 1},
            "A4": {"town": 1, "presence": {"P1": 3}},
            "A5": {"town": 1},
        },
    }
    here = at(RIVER, **keys)
    assert here.options() == ["ravage A1", "ravage A6"]
    here.answer("ravage A6")
    assert not here.table.blight_flipped
    there = at(RIVER, **keys).answer("ravage A1")
    assert there.table.blight_flipped


@pytest.mark.rule("SI-14.7")
def test_the_order_matters_where_the_dead_may_avenge_themselves_next_door() -> None:
    """The explorer of A1 may fall before it ravages, and the dahan there lives."""
    here = at(
        RIVER,
        phase="invaders",
        step="ravage",
        ravage=["2-coastal"],
        effects=[{"kind": "vengeance", "seat": "P1", "land": "A2", "number": 1}],
        lands={
            "A1": {"explorer": 1, "dahan-1": 1},
            "A2": {"explorer": 1, "dahan-1": 1},
            "A8": {"presence": {"P1": 3}, "city": 1},
        },
    )
    assert here.options() == ["ravage A1", "ravage A2"]
    here.answer("ravage A2", "damage explorer A1")
    assert (here.land("A1"), here.land("A2")) == ({"dahan": 1}, {"explorer": 1})


@pytest.mark.rule("SI-30.20")
def test_sweden_counts_the_explorers_that_a_blitz_brings() -> None:
    here = at(
        RIVER,
        options={"adversary": "sweden", "level": 0, "scenario": "blitz"},
        phase="fast",
        lands={"A3": {"dahan": 2}, "A2": {"city": 1}, "A6": {"presence": {"P1": 2}}},
        steps=["explore 2-jungle"],
    )
    assert here.land("A3") == {"explorer": 2, "town": 1, "dahan": 1}


@pytest.mark.rule("SI-2.14")
@pytest.mark.parametrize("boards", [["A"], ["A", "B", "C"]])
def test_an_island_has_as_many_boards_as_players(boards: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        Match.start(GAME, 2, {"boards": boards}, 1)
    assert caught.value.reason.id == "option-boards-number"


# -- presence and oceans ---------------------------------------------------------------------------


@pytest.mark.rule("SI-5.11", "SI-5.12")
def test_regeneration_is_left_to_the_player_when_the_tracks_are_empty() -> None:
    here = at(
        GREEN,
        blight_card="downward-spiral",
        blighted=True,
        lands={**CITY, "A3": {"presence": {"P1": 3}}, "A7": {"presence": {"P1": 1}}},
        seats={"P1": {"energy_track": 7, "plays_track": 6, "destroyed": 3, "energy": 1}},
    )
    here.answer("growth 1", "presence-2-jungle-wetland 3")
    assert "stop" in here.options()
    here.answer("stop")
    assert (here.table.seats[0].destroyed, here.table.seats[0].energy) == (3, 1)


@pytest.mark.rule("SI-20.23")
@pytest.mark.parametrize(("user", "drowned"), [(RIVER, 3), (BRINGER, 0)])
def test_what_another_spirit_drowns_goes_to_the_ocean(user: str, drowned: int) -> None:
    """… unless it only dreamt of it."""
    here = at(
        user,
        OCEAN,
        lands={
            **CITY,
            "A1": {"town": 1, "explorer": 1, "presence": {"P1": 1}},
            "A0": {"presence": {"P2": 1}},
        },
        seats={"P1": {"hand": ["swallow-the-land-dwellers"]}, "P2": {"hand": ["wash-away"]}},
        steps=["power swallow-the-land-dwellers at A1 by P1"],
    )
    assert [seat.drowned for seat in here.table.seats] == [0, drowned]


def test_the_ocean_is_asked_when_energy_is_wanted_that_it_could_make() -> None:
    """A ritual waits for 1 energy, and two towns have just been drowned."""
    here = at(
        RIVER,
        OCEAN,
        options={"scenario": "rituals-of-terror"},
        phase="invaders",
        step="advance",
        lands={
            **CITY,
            "A0": {"presence": {"P2": 1}},
            "A1": {"town": 2, "presence": {"P1": 1}},
            "A2": {"dahan": 6, "presence": {"P1": 2, "P2": 2}},
        },
        seats={"P1": {"energy": 2, "played": ["wash-away"]}},
    )
    here.answer("use wash-away", "target A1", "push town A0", "push town A0", seat=0)
    assert here.options(1) == ["drown 1", "drown 2", "done"]
    here.answer("drown 1", seat=1)
    assert "ritual A2" in here.options(0)


def test_a_seat_that_was_ready_is_asked_again_when_it_gets_elements() -> None:
    """Elemental Boon reaches Earth, which had said that it is done."""
    here = at(
        BRINGER,
        "vital-strength-of-the-earth",
        phase="fast",
        lands={**CITY, "A5": {"presence": {"P1": 1}}, "B1": {"town": 1, "presence": {"P2": 2}}},
        seats={
            "P1": {"played": ["elemental-boon"]},
            "P2": {"ready": 1, "elements": {"earth": 1, "plant": 1}},
        },
    )
    assert here.asked() == [0]
    here.answer("use elemental-boon", "target P2", seat=0)
    here.answer("element sun", "element earth", "element plant", seat=1)
    assert "use gift-of-strength" in here.options(1)


def test_blazing_renewal_may_reach_an_ocean_in_play() -> None:
    here = at(
        RIVER,
        OCEAN,
        lands={**CITY, "A1": {"presence": {"P1": 1}}, "A0": {"presence": {"P2": 1}}},
        seats={"P1": {"destroyed": 2}},
        steps=["power blazing-renewal at P1 by P1"],
    )
    assert "land A0" in here.options()


@pytest.mark.rule("SI-3.9")
def test_presence_in_an_ocean_out_of_play_reaches_nothing() -> None:
    """Ocean's Hungry Grasp has left the board; what Green still has in its ocean is out of play."""
    lands = {
        **CITY,
        "A0": {"presence": {"P1": 1}},
        "A7": {"presence": {"P1": 1}},
        "B0": {"presence": {"P2": 1}},
    }
    seats = {"P1": {"played": ["overgrow-in-a-night"]}}
    here = at(GREEN, OCEAN, phase="fast", lands=lands, seats=seats)
    here.answer("use overgrow-in-a-night", seat=0)
    assert here.options(0) == ["target A5", "target A7", "target A8", "target B3"]


# -- pieces ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-23.8")
def test_a_dahan_may_have_any_number_of_damage() -> None:
    """Infinite Vitality four times: 18 health, of which a ravage takes 16."""
    card = "infinite-vitality"
    here = at(
        RIVER,
        phase="fast",
        lands={"A5": {"presence": {"P1": 2}, "dahan": 1, "city": 6}, "A7": {"city": 1}},
        seats={"P1": {"energy": 9, "hand": [], "played": [card]}},
        effects=[PAID, PAID, PAID, {"kind": "defend", "land": "A5", "number": 2}],
        ravage=["1-wetland"],
    )
    here.answer(f"use {card}", "target A5")
    for _ in range(3):
        here.answer(f"repeat {card}", "target A5")
    here.answer("done")
    assert here.land("A5")["dahan-16"] == 1
    data = GAME.write_position(here.table)
    assert data["lands"]["A5"]["dahan-16"] == 1
