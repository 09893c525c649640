"""Section 8 of the expansions' rules: aspects, with a made-up one."""

from __future__ import annotations

import pytest

from loci.core.errors import BadOption
from loci.games.spirit_island.content.listing import content
from loci.games.spirit_island.content.spirits.river_surges_in_sunlight import River
from loci.games.spirit_island.positions.names import spirit_named
from loci.games.spirit_island.rules.island.presence import sacred_sites
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island.start import start
from tests.spirit_island.tables import BASE, EVERY_SET, RIVER, island
from tests.spirit_island.trial import Plain, Trial

DRY = f"{RIVER}--dry"


@pytest.fixture(autouse=True)
def _aspect(trial: Trial) -> None:
    trial.spirit(Plain(DRY))


@pytest.mark.rule("SX-8.4", "SX-8.5")
def test_a_panel_is_chosen_once_with_or_without_an_aspect() -> None:
    here = start(2)
    assert {f"choose {RIVER}", f"choose {DRY}"} <= set(here.options(0))
    here.answer(f"choose {DRY}", seat=0)
    assert here.seat(0).spirit == DRY
    assert f"choose {RIVER}" not in here.options(1)
    assert here.why_not(f"choose {RIVER}", seat=1) == "spirit-taken"


@pytest.mark.rule("SX-8.5")
@pytest.mark.parametrize("chosen", [["", "--travel"], ["--travel", ""], ["--travel", "--sunshine"]])
def test_the_options_do_not_name_a_panel_twice_either(chosen: list[str]) -> None:
    with pytest.raises(BadOption) as refused:
        start(2, spirits=[f"{RIVER}{aspect}" for aspect in chosen], **EVERY_SET)
    assert refused.value.reason.id == "spirit-taken"


def test_an_aspect_is_a_spirit_with_a_panel() -> None:
    spirit = SPIRITS[DRY]
    assert (spirit.panel, spirit.aspect) == (RIVER, "dry")
    assert (SPIRITS[RIVER].panel, SPIRITS[RIVER].aspect) == (RIVER, "")


def test_it_is_listed_apart() -> None:
    found = content()["base"]
    assert DRY in found["aspects"]
    assert DRY not in found["spirits"]


def test_a_position_means_the_panel_unless_it_names_the_aspect() -> None:
    assert spirit_named("River", BASE) == RIVER
    assert spirit_named("dry", BASE) == DRY
    assert spirit_named(DRY, BASE) == DRY


class Bright(River):
    """The River with another innate power and a rule for its sacred sites in place of its own."""

    def __init__(self) -> None:
        super().__init__("bright", innates=["gift-of-strength"], set="base")

    def is_sacred(self, table: SpiritTable, seat: int, land: int) -> bool:
        return False


@pytest.mark.rule("SX-8.2", "SX-8.3")
def test_an_aspect_changes_what_it_names_and_nothing_else(trial: Trial) -> None:
    trial.spirit(Bright())
    bright, river = SPIRITS[f"{RIVER}--bright"], SPIRITS[RIVER]
    assert (bright.panel, bright.aspect) == (RIVER, "bright")
    assert bright.innates == ["gift-of-strength"]
    assert (bright.uniques, bright.progression) == (river.uniques, river.progression)
    assert [track.name for track in bright.tracks] == [track.name for track in river.tracks]
    here = island({"A5": {"presence": {"P1": 2}}}, spirits=[bright.id])
    assert sacred_sites(here.table, 0) == []
    assert sacred_sites(island({"A5": {"presence": {"P1": 2}}}, spirits=[RIVER]).table, 0) == [5]
