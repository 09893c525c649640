"""An island that somebody has written down (docs/island-file.md)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from loci.core import Match
from loci.core.errors import BadData, BadOption
from loci.core.position import read_data
from loci.games.spirit_island import GAME
from loci.games.spirit_island.positions.queries import ask
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.state.island import island_of_file, with_sunk
from loci.games.spirit_island.state.table import load_table
from loci.games.spirit_island.words.view import see
from tests.spirit_island.tables import EVERY_SET, RIVER, Island

#: Two boards of five lands each, one of them without sands.
TEN = """
[A]
1 = { terrain = "jungle", coastal = true, near = ["A2", "A3"], setup = { dahan = 2 } }
2 = { terrain = "wetland", coastal = true, near = ["A1", "A3", "A4"], setup = { city = 1 } }
3 = { terrain = "sands", near = ["A1", "A2", "A4", "A5"], setup = { blight = 1 } }
4 = { terrain = "mountain", near = ["A2", "A3", "A5", "B4"], setup = { town = 1, beasts = 1 } }
5 = { terrain = "jungle", near = ["A3", "A4", "B5"], setup = { dahan = 1 } }

[B]
1 = { terrain = "wetland", coastal = true, near = ["B2"], setup = { dahan = 1 } }
2 = { terrain = "mountain", coastal = true, near = ["B1", "B3"], setup = { city = 1 } }
3 = { terrain = "jungle", near = ["B2", "B4", "B5"], setup = { town = 1 } }
4 = { terrain = "wetland", near = ["B3", "B5", "A4"], setup = { blight = 1 } }
5 = { terrain = "mountain", near = ["B3", "B4", "A5"], setup = { dahan = 2, disease = 1 } }
"""


def changed(old: str, new: str) -> str:
    assert old in TEN
    return TEN.replace(old, new)


def started(**options: Any) -> Island:
    spirits = [RIVER, "lightnings-swift-strike"]
    return Island(Match.start(GAME, 2, {"island": TEN, "spirits": spirits, **options}, 1))


def test_the_lands_touch_as_the_file_says() -> None:
    land = island_of_file(TEN)
    assert land.boards == "AB"
    assert len(land.lands) == 10
    assert [land.names[ocean] for ocean in land.oceans] == ["A0", "B0"]
    near = {land.names[one]: [land.names[other] for other in land.near[one]] for one in land.lands}
    assert near["A4"] == ["A2", "A3", "A5", "B4"]
    assert near["B5"] == ["A5", "B3", "B4"]
    assert [land.names[one] for one in land.lands if land.coastal[one]] == ["A1", "A2", "B1", "B2"]
    assert land.board_of(land.numbers["B1"]) == 1
    oceans = {name: land.oceans_of(land.numbers[name]) for name in ("B1", "B5")}
    assert oceans == {"B1": [land.numbers["B0"]], "B5": []}  # on the coast, inland
    assert [land.names[one] for one in land.lands_on(1)] == ["B1", "B2", "B3", "B4", "B5"]
    assert land.names[land.land_on(1, 8)] == "B5"  # a board without a land 8


@pytest.mark.rule("SX-3.6", "SX-2.5", "SX-2.6", "SX-24.3")
def test_a_game_on_it_is_set_up() -> None:
    """EX-87."""
    here = started(**EVERY_SET, **{"no-initial-explore": True})
    assert here.land("A2") == {"city": 1, "presence": {0: 1}}  # its only wetland
    assert here.land("A4") == {"town": 1, "beasts": 1}
    assert here.land("B5")["disease"] == 1
    assert here.land("B5")["presence"] == {1: 2}  # Lightning finds no sands there
    assert audit(here.table) == []
    base = started(**{"no-initial-explore": True})
    assert base.land("A4") == {"town": 1}  # no tokens without a set that has them
    assert ask(here.table, "distance A1 B1")[1] == 6


def test_an_adversary_looks_at_the_symbols_of_the_file() -> None:
    """The Habsburg Monarchy asks for the highest land without any, if there is one."""
    bare = changed(", setup = { dahan = 1 } }\n\n[B]", " }\n\n[B]")
    bare = bare.replace('"A5"], setup = { dahan = 2, disease = 1 } }', '"A5"] }')
    options = {"adversary": "habsburg-monarchy", "level": 2, "no-initial-explore": True}
    full = started(**EVERY_SET, **options)
    assert [full.land(name).get("town", 0) for name in ("A2", "A5", "B2", "B5")] == [1, 0, 1, 0]
    here = started(**EVERY_SET, **options, island=bare)
    assert [here.land(name)["town"] for name in ("A2", "A5", "B2", "B5")] == [1, 1, 1, 1]


def test_an_adversary_asks_for_a_terrain_that_no_board_has() -> None:
    """Royal Backing of Sweden: the last land of each board stands for it."""
    dry = changed('terrain = "sands"', 'terrain = "mountain"')
    options = {"adversary": "sweden", "level": 4, "island": dry}
    here = started(**options)
    assert here.pile("invader_discard") == ["1-sands"]
    assert [here.land(name).get("town", 0) for name in ("A5", "B5")] == [1, 1]


def test_it_is_saved_in_the_record_and_the_table() -> None:
    here = started()
    loaded = load_table(here.table.to_data())
    assert loaded.island is here.table.island
    assert see(here.table, 0)["layout"] == "island"
    data = here.table.to_data()
    data["island"] = data["island"].replace("A4", "A9")
    with pytest.raises(BadData, match="island-unknown-land"):
        load_table(data)
    data = here.table.to_data()
    data["boards"] = "AC"
    with pytest.raises(BadData, match="position-boards"):
        load_table(data)


def test_a_board_of_it_may_sink() -> None:
    left = with_sunk(island_of_file(TEN), "B")
    assert len(left.lands) == 5
    assert left.names[left.near[left.numbers["A4"]][-1]] == "A5"


def test_a_position_may_lie_on_it() -> None:
    data = {
        "game": "spirit-island",
        "players": 2,
        "boards": "AB",
        "spirits": [RIVER, "lightnings-swift-strike"],
        "options": {"island": TEN},
        "lands": {"B5": {"presence": {"P2": 1}, "town": 1}, "A5": {"presence": {"P1": 1}}},
        "steps": ["ravage B5"],
    }
    here = Island(read_data(data).match)
    assert here.land("B5")["blight"] == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A = [", "island-unreadable"),
        ("[A]", "island-numbers"),
        ("[Z]\n1 = {}", "island-key"),
        ("A = 3", "island-key"),
        (changed('5 = { terrain = "jungle"', '7 = { terrain = "jungle"'), "island-numbers"),
        (changed('terrain = "sands"', 'terrain = "ice"'), "island-terrain"),
        (changed('"A3", "A5", "B4"]', '"A3", "A5"]'), "island-one-way"),
        (changed('"B3", "B4", "A5"]', '"B3", "B4", "A5", "B9"]'), "island-unknown-land"),
        (changed('near = ["B2"]', 'near = ["B2", "B1"]'), "island-unknown-land"),
        (changed('near = ["B2"]', 'near = ["B2", "B2"]'), "island-key"),
        (changed('near = ["B2"]', "near = 2"), "island-key"),
        (changed("coastal = true, near = [\"B2\"]", "coastal = 1, near = [\"B2\"]"), "island-key"),
        (changed("setup = { dahan = 2 } }", "setup = 2 }"), "island-key"),
        (changed("setup = { dahan = 2 } }", "setup = { dahan = 2 }, sea = 1 }"), "island-key"),
        (changed("setup = { town = 1 }", "setup = { castle = 1 }"), "island-piece"),
        (changed("setup = { town = 1 }", "setup = { town = 90 }"), "island-piece"),
        (TEN.replace("coastal = true", "coastal = false"), "island-no-coast"),
        (changed('"A5", "B4"]', '"A5"]').replace('"B5", "A4"]', '"B5"]').replace(
            '"A4", "B5"]', '"A4"]').replace('"B4", "A5"]', '"B4"]'), "island-apart"),
        ("#" * 50_000, "island-unreadable"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(text: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        Match.start(GAME, 2, {"island": text}, 1)


def test_it_has_a_board_for_each_player() -> None:
    with pytest.raises(BadOption, match="option-boards-number"):
        Match.start(GAME, 3, {"island": TEN}, 1)


@pytest.mark.rule("SX-46.1")
def test_a_scenario_that_lays_the_boards_needs_printed_ones() -> None:
    """The Great River asks for the sides of the boards."""
    with pytest.raises(BadOption, match="option-island-scenario"):
        started(**EVERY_SET, scenario="the-great-river")


def test_the_file_of_the_docs_can_be_read() -> None:
    page = Path(__file__).parents[2] / "docs" / "island-file.md"
    text = page.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]
    assert len(island_of_file(text).lands) == 5
