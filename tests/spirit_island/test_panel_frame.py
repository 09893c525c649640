"""What panels of the expansions need: more tracks, spaces with several marks, growth options that
cost energy or come in groups (SX-15), with made-up spirits."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.setup import place_on, starting_land
from loci.games.spirit_island.rules.spirits.elements import elements_of, free_elements
from loci.games.spirit_island.rules.spirits.growth import add_presence, gain_energy, reclaim_cards
from loci.games.spirit_island.rules.spirits.spirit import GrowthOption, Spirit, Track, spaces
from loci.games.spirit_island.rules.spirits.tracks import card_plays, energy_income
from loci.games.spirit_island.state.table import SpiritTable, load_table
from loci.games.spirit_island.state.terms import ANY, EARTH, FIRE, SUN
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import Trial, plain


class Wide(Spirit):
    """Three tracks; of its options one costs 2 energy, and two are of one group."""

    def __init__(self) -> None:
        super().__init__(
            "wide",
            energy="1 play sun+fire reclaim",
            plays="1 2+earth reclaim+any",
            tracks=[Track("stars", "- -", start=0)],
            growth=[
                GrowthOption([reclaim_cards()], price=2),
                GrowthOption([add_presence(1)], group=1),
                GrowthOption([gain_energy(1)], group=1),
                GrowthOption([gain_energy(2)]),
            ],
            pick=2,
            uniques=[],
            innates=[],
            complexity="high",
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, starting_land(table, seat, 7))
        yield from ()


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    trial.spirit(Wide())


def wide(**seat: Any) -> Island:
    return plain({}, spirit="wide", seats={"P1": seat})


def test_a_space_may_have_several_marks_or_none() -> None:
    first, second, third = spaces("2+earth+any reclaim -")
    assert (first.number, first.elements, first.words) == (2, [EARTH, ANY], [])
    assert (second.number, second.elements, second.words) == (-1, [], ["reclaim"])
    assert (third.number, third.elements, third.words) == (-1, [], [])


def test_every_mark_of_an_uncovered_space_counts() -> None:
    here = wide(energy_track=3, plays_track=3)
    elements = elements_of(here.table, 0)
    assert (elements[SUN], elements[FIRE], elements[EARTH]) == (1, 1, 1)
    assert free_elements(here.table, 0) == 1
    assert (energy_income(here.table, 0), card_plays(here.table, 0)) == (1, 2 + 1)


@pytest.mark.rule("SX-15.16", "SX-15.17")
def test_a_covered_space_gives_nothing() -> None:
    here = wide(energy_track=1, plays_track=1)
    assert (card_plays(here.table, 0), sum(elements_of(here.table, 0))) == (1, 0)


def test_presence_comes_from_any_track() -> None:
    here = wide().answer("growth 2")
    assert {move.split()[1] for move in here.options() if move.startswith("presence ")} >= {
        "energy", "plays", "stars",
    }  # fmt: skip
    here.answer("presence stars A7")
    assert here.seat().shown == (1, 1, 1)
    assert here.land("A7")["presence"] == {0: 2}


def test_a_track_without_presence_gives_none() -> None:
    here = wide(tracks={"stars": 2}).answer("growth 2")
    assert here.why_not("presence stars A7") == "track-empty"
    assert here.why_not("presence moons A7") == "presence-source"


@pytest.mark.rule("SX-15.18")
def test_each_space_that_reclaims_does_so_once_a_turn() -> None:
    cards = ["drought", "elemental-boon", "steam-vents"]
    here = wide(energy_track=4, plays_track=3, discard=cards)
    here.answer("reclaim drought", "reclaim elemental-boon")
    assert here.why_not("reclaim steam-vents") == "reclaimed-already"
    assert here.seat().hand == ["drought", "elemental-boon"]


@pytest.mark.rule("SX-15.1", "SX-15.2", "SX-15.4")
def test_growth_that_costs_energy_must_be_paid() -> None:
    here = wide(energy=1)
    assert [line for line in here.options() if line.startswith("growth")] == [
        "growth 2", "growth 3", "growth 4",
    ]  # fmt: skip
    assert here.why_not("growth 1") == "needs-energy"


@pytest.mark.rule("SX-15.3", "SX-15.5", "SX-15.6")
def test_energy_of_the_first_option_pays_for_the_second() -> None:
    here = wide(energy=0, discard=["drought"]).answer("growth 4")
    assert here.options() == ["growth 1", "growth 2", "growth 3"]
    here.answer("growth 1")
    assert (here.seat().hand, here.seat().energy) == (["drought"], 0 + 1)  # and the income


def test_of_a_group_one_option_is_taken() -> None:
    here = wide(energy=0).answer("growth 3")
    assert here.options() == ["growth 4"]
    assert here.why_not("growth 2") == "growth-group"


def test_growth_ends_where_nothing_more_can_be_taken(trial: Trial) -> None:
    spirit = Wide()
    spirit.growth.pop()
    trial.spirit(spirit)
    here = wide(energy=0).answer("growth 3")
    assert here.seat().grown


def test_a_table_with_more_tracks_is_saved_and_written() -> None:
    here = wide(tracks={"stars": 1})
    assert write(here.table)["seats"]["P1"]["tracks"] == {"stars": 1}
    loaded = load_table(here.table.to_data())
    assert loaded.seats[0].shown == (1, 1, 1)
    here.table.seats[0].shown = (1, 1)
    assert any("2 of 3 tracks" in wrong for wrong in audit(here.table))


@pytest.mark.rule("SX-35.16")
def test_an_option_may_have_to_be_opened(trial: Trial) -> None:
    class Closed(Wide):
        def opens_growth(self, table: SpiritTable, seat: int, option: int) -> bool:
            return option != 3 or table.seats[seat].shown[2] == 2

    trial.spirit(Closed())
    here = wide(tracks={"stars": 1})
    assert here.why_not("growth 4") == "growth-closed"
    here.answer("growth 2", "presence stars A7")
    assert "growth 4" in here.options()  # at once, in the same growth
