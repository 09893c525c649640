"""Fractured Days Split the Sky: panel, growth, Time, days that never were."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.spirits.fractured_days_split_the_sky import spend_time
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import POWERS
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    of_set,
    panel,
    plays,
    presence,
    started,
)
from tests.spirit_island.start import carry_out, start
from tests.spirit_island.tables import RIVER, Island, island

FRACTURED = "fractured-days-split-the-sky"
THREE = [FRACTURED, RIVER, "thunderspeaker"]


def days(lands: dict[str, Any] | None = None, *steps: str, **seat: Any) -> Island:
    return alone(FRACTURED, lands or {}, *steps, seats={"P1": seat})


def time(here: Island) -> int:
    return int(here.seat().kept.get("time", 0))


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(FRACTURED) == ("1 1 2 2 2 3", "1 1 1 2 2 3")
    assert growth(FRACTURED) == [
        ["elements-air", "reclaim-all", "time-up-to-2"],
        [
            "elements-moon",
            "gain-power",
            "presence-2",
            "time-1-or-plays-2",
            "time-1-or-plays-2",
        ],
        [
            "elements-sun",
            "move-presence-4",
            "gain-from-days",
            "time-1-or-energy-2",
            "time-1-or-energy-2",
            "time-1-or-energy-2",
        ],
    ]
    assert frame(FRACTURED) == (1, "very-high", "jagged-earth")


@pytest.mark.parametrize(("shown", "energy"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3)])
def test_the_energy_track(shown: int, energy: int) -> None:
    assert income(FRACTURED, shown) == (energy, {})


@pytest.mark.parametrize(("shown", "number"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_plays_track(shown: int, number: int) -> None:
    assert plays(FRACTURED, shown) == (number, False)


@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A2": 1, "A8": 2}),
        ("B", {"B1": 1, "B6": 2}),
        ("C", {"C1": 1, "C8": 2}),
        ("D", {"D2": 1, "D8": 2}),
    ],
)
def test_set_up(board: str, lands: dict[str, int]) -> None:
    here = started(FRACTURED, board)
    assert presence(here) == lands
    assert here.prompt() == "ask-time"  # with one board, 1 Time
    assert "stop" not in here.options()
    here.answer("time plays")
    assert (time(here), here.seat().shown) == (1, (1, 2))


def kinds(here: Island) -> list[str]:
    return [POWERS[card].deck for card in here.seat().kept["days"]]


def test_the_first_days() -> None:
    one = started(FRACTURED, "A").answer("time energy")
    assert kinds(one) == ["minor"] * 6 + ["major"] * 6
    two = start(2, spirits=THREE[:2], **of_set(FRACTURED))
    assert kinds(two) == ["minor"] * 6 + ["major"] * 6
    three = start(3, spirits=THREE, **of_set(FRACTURED))
    assert kinds(three) == ["minor"] * 4 + ["major"] * 4
    assert (time(two), time(three)) == (0, 0)
    assert audit(three.table) == []


# -- growth ----------------------------------------------------------------------------------------


def test_growth_1() -> None:
    here = days(discard=["absolute-stasis"]).answer("growth 1")
    here.answer("reclaim-all 2", "time-up-to-2 2", "time energy", "time plays")
    assert "absolute-stasis" in here.seat().hand
    assert (time(here), here.seat().shown) == (2, (2, 2))
    assert by_element(list(here.seat().extra_elements)) == {"air": 1}
    fewer = days().answer("growth 1", "time-up-to-2 3", "time energy", "stop")
    assert time(fewer) == 1


@pytest.mark.rule("SX-35.1")
def test_growth_2() -> None:
    here = days().answer("growth 2", "time-1-or-plays-2 4", "plays-2 2")
    here.answer("time-1-or-plays-2 4", "time-1 1", "time plays")
    assert (here.seat().bonus_plays, time(here)) == (2, 1)
    here.answer("gain-power 2", "gain minor")
    assert here.prompt() == "ask-take"


def test_growth_3() -> None:
    here = days(days=["drought", "powerstorm"], energy=0).answer("growth 3")
    here.answer("gain-from-days 3")
    assert (here.prompt(), here.options()) == ("ask-days", ["take drought", "take powerstorm"])
    here.answer("take drought", *["time-1-or-energy-2 3", "energy-2 2"] * 2)
    here.answer("time-1-or-energy-2 3", "time-1 1", "time energy", "move-presence-4 2")
    assert "drought" in here.seat().hand
    assert here.seat().kept == {"days": ("powerstorm",), "time": 1}
    assert "presence A7 A2" in here.options()
    assert here.seat().energy == 4


def test_a_major_power_of_the_days_costs_a_card() -> None:
    here = days(days=["powerstorm"]).answer("growth 3", "gain-from-days 3")
    assert here.prompt() == "ask-forget"
    here.answer("forget absolute-stasis")
    assert here.pile("removed") == ["absolute-stasis"]


# -- Time ------------------------------------------------------------------------------------------


def test_time_comes_from_the_island_too() -> None:
    lands = {"A7": {"presence": {"P1": 2}}}
    here = days(lands).answer("growth 1", "time-up-to-2 3", "time A7", "stop")
    assert (time(here), presence(here), here.seat().destroyed) == (1, {"A7": 1}, 0)


@pytest.mark.rule("SX-35.33")
def test_with_empty_tracks_nothing_need_be_taken() -> None:
    full = days(energy_track=6, plays_track=6).answer("growth 2", "time-1-or-plays-2 4")
    full.answer("time-1 1")
    assert full.options() == ["time A7", "stop"]


def test_spent_time_returns_to_a_track() -> None:
    here = days(time=2, energy_track=3, plays_track=2)
    act = Act(here.table, POWER, 0)
    carry_out(spend_time(act, 0, 2), "return energy", "return plays")
    assert (time(here), here.seat().shown) == (0, (2, 1))


def test_time_without_room_is_destroyed() -> None:
    here = days(time=1)
    carry_out(spend_time(Act(here.table, POWER, 0), 0, 1))
    assert (time(here), here.seat().destroyed) == (0, 1)


def test_what_it_keeps_is_written() -> None:
    here = days(time=2, days=["drought"])
    written = write(here.table)["seats"]["P1"]
    assert (written["time"], written["days"]) == (2, ["drought"])
    assert audit(here.table) == []


# -- days that never were --------------------------------------------------------------------------


@pytest.mark.rule("SX-35.36")
def test_a_card_that_was_not_chosen_may_be_kept() -> None:
    here = days({}, "gain minor", days=["powerstorm"])
    drawn = [line.split()[1] for line in here.options()]
    here.answer(f"take {drawn[0]}")
    assert here.prompt() == "ask-never-were"
    assert here.options() == [*[f"set-aside {card}" for card in drawn[1:]], "stop"]
    here.answer(f"set-aside {drawn[1]}")
    assert here.seat().kept["days"] == ("powerstorm", drawn[1])
    assert sorted(here.pile("minor_discard")) == sorted(drawn[2:])
    left = days({}, "gain minor").answer(f"take {drawn[0]}", "stop")
    assert "days" not in left.seat().kept


def test_others_leave_no_days() -> None:
    keys: dict[str, Any] = {"boards": "AB", "options": of_set(FRACTURED)}
    here = island({}, "gain minor by P2", spirits=[FRACTURED, RIVER], **keys)
    here.answer(here.options(1)[0], seat=1)
    assert "ask-never-were" not in [d.prompt.id for d in here.match.decisions().values()]
