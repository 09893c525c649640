"""Boards that make several islets (SX-25)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.position import read_data
from loci.games.spirit_island.positions.queries import ask
from loci.games.spirit_island.positions.writer import write
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import give_element
from loci.games.spirit_island.rules.island.lands import near, oceans, seas_between, within
from loci.games.spirit_island.rules.powers.targets import ANY_SPIRIT
from loci.games.spirit_island.state.island import island as lay
from loci.games.spirit_island.state.table import load_table
from loci.games.spirit_island.state.terms import FIRE
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, island
from tests.spirit_island.trial import Trial, plain

TWO = "archipelago-1-1"
THREE = "archipelago-1-1-1"


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> Trial:
    return trial


def islets(
    boards: str = "AB", layout: str = TWO, *steps: str, lands: Any = None, **keys: Any
) -> Island:
    return plain(lands or {}, *steps, boards=boards, layout=layout, options=EVERY_SET, **keys)


def numbers(here: Island, *names: str) -> list[int]:
    return [here.table.island.numbers[name] for name in names]


def names(here: Island, lands: list[int]) -> list[str]:
    return [here.table.island.names[land] for land in lands]


@pytest.mark.rule("SX-25.1", "SX-25.2")
@pytest.mark.parametrize(
    ("boards", "layout", "parts"),
    [
        ("AB", TWO, [0, 1]),
        ("ABC", "archipelago-2-1", [0, 0, 1]),
        ("ABC", THREE, [0, 1, 2]),
        ("ABCDEF", "archipelago-2-2-2", [0, 0, 1, 1, 2, 2]),
    ],
)
def test_boards_make_islets(boards: str, layout: str, parts: list[int]) -> None:
    whole = lay(boards, layout)
    assert whole.islets == parts
    for land in whole.lands:
        for other in whole.near[land]:
            assert parts[whole.board_of(land)] == parts[whole.board_of(other)]
    if layout == "archipelago-2-1":
        assert whole.near[:18] == lay("AB").near[:18]  # an islet is laid as usual


@pytest.mark.rule("SX-25.3", "SX-25.4")
def test_coasts_that_face_each_other_are_at_range_two() -> None:
    """EX-45."""
    here = islets()
    coast = [name for name in here.table.island.names if here.table.island.coastal[
        here.table.island.numbers[name]]]  # fmt: skip
    assert coast == ["A1", "A2", "A3", "B1", "B2", "B3"]
    start = numbers(here, "A1")
    assert not any(name.startswith("B") for name in names(here, within(here.table, start, 1)))
    reached = names(here, within(here.table, start, 2))
    assert [name for name in reached if name.startswith("B")] == ["B1", "B2", "B3"]
    assert ask(here.table, "distance A1 B3")[1] == 2
    inland = next(
        land for land in near(here.table, start[0]) if not here.table.island.coastal[land]
    )
    assert not any(name.startswith("B") for name in names(here, within(here.table, [inland], 2)))
    assert any(name.startswith("B") for name in names(here, within(here.table, [inland], 3)))


@pytest.mark.rule("SX-25.10")
def test_they_are_not_adjacent() -> None:
    here = islets("AB", TWO, "explore B1", lands={"A1": {"city": 1}, "B1": {"blight": 1}})
    assert not any(
        name.startswith("B") for name in names(here, near(here.table, numbers(here, "A1")[0]))
    )
    cascade = islets("AB", TWO, "blight B1", lands={"B1": {"blight": 1}})
    assert all(line.split()[1].startswith("B") for line in cascade.options())


@pytest.mark.rule("SX-25.5")
def test_oceans_in_play_that_face_each_other_are_at_range_two() -> None:
    """EX-45."""
    lands = {"A0": {"presence": {"P1": 1}}, "B0": {"presence": {"P1": 1}}}
    keys: dict[str, Any] = {"boards": "AB", "layout": TWO, "options": EVERY_SET}
    here = island(lands, spirits=[OCEAN, RIVER], **keys)
    sea, other, shore = numbers(here, "A0", "B0", "B1")
    assert oceans(here.table) == [sea, other]
    assert other not in within(here.table, [sea], 1)
    assert other in within(here.table, [sea], 2)
    assert shore not in within(here.table, [sea], 2)
    assert shore in within(here.table, [sea], 3)
    alone = island({"A0": {"presence": {"P1": 1}}}, spirits=[OCEAN, RIVER], **keys)
    assert other not in within(alone.table, [sea], 3)


# -- powers that target a spirit -------------------------------------------------------------------


def gift(trial: Trial, boards: str, layout: str, lands: Any = None, energy: int = 3) -> Island:
    def give(act: Act) -> None:
        give_element(act.table, act.target, FIRE)

    trial.power("gift", give, reach=None, target=ANY_SPIRIT)
    seats = {"P1": {"energy": energy, "played": ["gift"]}}
    here = islets(boards, layout, phase="fast", lands=lands, seats=seats)
    return here.answer("use gift", seat=0) if "use gift" in here.options(0) else here


@pytest.mark.rule("SX-25.7", "SX-25.8")
def test_a_spirit_on_another_islet_costs_energy_for_each_ocean(trial: Trial) -> None:
    """EX-44."""
    here = gift(trial, "ABC", THREE).answer("target P3", seat=0)
    assert here.seat(0).energy == 1
    assert gift(trial, "ABC", THREE).answer("target P2", seat=0).seat(0).energy == 2
    assert gift(trial, "ABC", THREE).answer("target P1", seat=0).seat(0).energy == 3


@pytest.mark.rule("SX-25.7")
def test_who_cannot_pay_does_not_reach(trial: Trial) -> None:
    assert gift(trial, "ABC", THREE, energy=1).options(0) == ["target P1", "target P2"]
    assert gift(trial, "ABC", "standard", energy=0).options(0) == [
        "target P1", "target P2", "target P3",
    ]  # fmt: skip


@pytest.mark.rule("SX-25.6", "SX-25.9")
def test_presence_on_one_islet_is_enough(trial: Trial) -> None:
    lands = {"C1": {"presence": {"P1": 1}}, "B1": {"presence": {"P3": 1}}}
    here = gift(trial, "ABC", THREE, lands, energy=0)
    assert here.options(0) == ["target P1", "target P3"]
    table = here.table
    assert seas_between(table, numbers(here, "A1"), numbers(here, "B1", "C1")) == 1


# -- frame -----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-25.11")
def test_it_is_a_little_more_difficult() -> None:
    assert ask(islets().table, "difficulty")[1] == 1


def test_it_is_saved_and_written() -> None:
    table = islets().table
    assert load_table(table.to_data()).island is table.island
    assert write(table)["layout"] == TWO


def test_a_game_in_an_archipelago_begins() -> None:
    options = {"layout": "archipelago-2-1", "boards": ["A", "B", "C"], **EVERY_SET}
    data = {"game": "spirit-island", "players": 3, "options": options}
    here = Island(read_data(data).match)
    assert here.prompt() == "ask-spirit"
    assert ask(here.table, "distance B1 C1")[1] == 2
