"""Haunted Lands: a game has the pieces of its sets and no others (HL-2.9).

A made-up set `dawn` puts one piece of every kind of content beside those of the base game.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from golden.records import check_replay, paths_of
from loci.bots.registry import find_bot
from loci.core import Unreadable
from loci.core.options import Options
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.rules.sequence import begin
from loci.games.haunted_lands.rules.setup import new_table
from loci.games.haunted_lands.state import registry
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import FOOD, PLAINS, TRADE
from loci.sim.playout import playout
from tests.haunted_lands.tables import components_text, see, table

TILES = "\n".join(
    f'X{n:02} = {{ set = "dawn", layout = ["lake", "forest", "forest", "plains", "plains", '
    f'"mountain", "mountain"] }}'
    for n in range(1, 41)
)
WITH_TILES = components_text(("R01 = [", f"{TILES}\nR01 = ["))
BEFORE = GAME.content()
RECORDS = paths_of("haunted_lands")


def worth_nothing(lands: HauntedTable, seat: int) -> int:
    return 0


DAWN: list[registry.Piece] = [
    registry.Skill(13, "dawn", TRADE, (FOOD,)),
    registry.Quest(9, "dawn", worth_nothing),
    registry.Market(4, "dawn", {(FOOD,): 3}),
    registry.SpectreCard(4, "dawn"),
    registry.RewardCard(4, "dawn"),
    registry.Mode("pilgrim", "dawn", 4, ((3, 3, True), (0, 0, False))),
    registry.Building(5, "shrine", "dawn", (PLAINS,), False, (), 9, FOOD),
]


@pytest.fixture
def dawn() -> Iterator[None]:
    """The foreign pieces are in the registry."""
    for piece in DAWN:
        registry.register(piece)
    yield
    for known in (
        registry.SKILLS,
        registry.QUEST_CARDS,
        registry.MARKETS,
        registry.SPECTRE_CARDS,
        registry.MODES,
        registry.BUILDINGS,
    ):
        for key in [key for key, piece in known.items() if piece.set == "dawn"]:
            del known[key]  # type: ignore[attr-defined]
    registry.REWARD_CARDS[:] = [card for card in registry.REWARD_CARDS if card.set != "dawn"]


def options(sets: list[str], **chosen: Any) -> Options:
    defaults: Options = {option.name: option.default for option in GAME.info.options}
    return {**defaults, "sets": sets, **chosen}


def dealt(sets: list[str], players: int = 3, **chosen: Any) -> list[HauntedTable]:
    return [new_table(players, options(sets, **chosen), seed) for seed in range(80)]


@pytest.mark.rule("HL-2.9")
@pytest.mark.usefixtures("dawn")
def test_every_kind_of_content_has_a_foreign_piece() -> None:
    found = GAME.content()
    assert list(found) == ["base", "dawn"]
    kinds = {*found["dawn"], "region tiles"}
    assert kinds == set(BEFORE["base"])


@pytest.mark.rule("HL-2.9")
@pytest.mark.usefixtures("dawn")
def test_the_lists_of_the_base_game_stay_as_they_are() -> None:
    assert GAME.content()["base"] == BEFORE["base"]
    base = registry.Content(("base",))
    assert base.skills == [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]
    assert (base.markets, base.spectre_cards) == ([1, 2, 3], [1, 2, 3])
    assert [card.number for card in base.quests] == list(range(1, 9))
    assert list(base.modes) == ["wanderer", "builder", "burgher"]
    assert [kind.name for kind in base.buildings] == ["windmill", "sawmill", "mine", "noria"]
    modes = next(option for option in GAME.info.options if option.name == "mode")
    assert modes.choices == ("wanderer", "builder", "burgher")


@pytest.mark.rule("HL-2.9")
@pytest.mark.usefixtures("dawn")
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_base_records_replay_unchanged_beside_another_set(path: Path) -> None:
    check_replay(GAME, path)


@pytest.mark.rule("HL-2.9")
@pytest.mark.usefixtures("dawn")
def test_a_base_game_deals_lists_and_reads_nothing_of_another_set() -> None:
    lands = table(
        3,
        {"components": WITH_TILES, "difficulty": "hardest"},
        seats={"P1": {"seer": "F5", "food": 3, "water": 3, "wood": 3, "mineral": 3}},
    )
    assert see(lands)["spectre_cards"] == [1, 2, 3]
    assert "build shrine" not in [move.text() for move in GAME.decisions(lands)[0].moves]
    assert list(see(lands)["buildings"]) == ["windmill", "sawmill", "mine", "noria"]
    for text in ("build shrine", "quest 9", "spectre-card 4"):
        assert isinstance(GAME.explain(lands, 0, text), Unreadable)
    assert see(lands, 0)["seats"][0]["unused_quests"] == list(range(1, 9))
    other = GAME.determinize(table(seats={"P2": {"quests": [1, 2, 3]}}), 0, 5)
    assert set(other.quests[1]) <= set(range(1, 9))
    for found in dealt(["base"], components=WITH_TILES):
        assert all(tile.startswith("R") for tile in found.land.tiles)
        assert found.market in (1, 2, 3)
        assert max(found.skills) <= 12


@pytest.mark.rule("HL-2.9")
@pytest.mark.usefixtures("dawn")
def test_a_game_with_the_set_has_its_pieces() -> None:
    both = dealt(["base", "dawn"], components=WITH_TILES)
    assert any(tile.startswith("X") for lands in both for tile in lands.land.tiles)
    assert {lands.market for lands in both} == {1, 2, 3, 4}
    assert 13 in {lands.skills[TRADE] for lands in both}
    assert both[0].content.quest_set(3)[-1] == 9
    pilgrim = new_table(3, options(["base", "dawn"], mode="pilgrim"), 1)
    assert pilgrim.spectre_cards == [4]
    begin(pilgrim)
    assert GAME.load(pilgrim.to_data()).to_data() == pilgrim.to_data()
    assert GAME.audit(pilgrim) == []


@pytest.mark.rule("HL-2.9")
@pytest.mark.usefixtures("dawn")
def test_a_number_is_given_once() -> None:
    for piece in DAWN:
        if not isinstance(piece, registry.RewardCard):
            with pytest.raises(ValueError, match="registered already"):
                registry.register(piece)


@pytest.mark.usefixtures("dawn")
def test_a_whole_base_game_is_the_same_beside_another_set() -> None:
    bots = [find_bot(GAME, "greedy")] * 2
    assert playout(GAME, bots, 3, {"mode": "builder"}).hash == WITHOUT_DAWN


WITHOUT_DAWN = playout(GAME, [find_bot(GAME, "greedy")] * 2, 3, {"mode": "builder"}).hash
