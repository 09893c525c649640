"""Adversaries in general: optional, levels that add up, decks by level (SI-30)."""

from __future__ import annotations

import pytest

from loci.core import BadData, BadOption, Match
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.registry import INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island.adversaries import set_up
from tests.spirit_island.tables import RIVER, island, pile

ADVERSARIES = ("brandenburg-prussia", "england", "sweden")


def started(players: int, **options: object) -> SpiritTable:
    match = Match.start(GAME, players, options, seed=5)
    table = GAME.table(match.state)  # type: ignore[arg-type]
    assert isinstance(table, SpiritTable)
    return table


def stages(table: SpiritTable) -> str:
    return "".join([str(INVADER_CARDS[card].stage) for card in pile(table, "invader_deck")])


@pytest.mark.rule("SI-30.1", "SI-31.1")
@pytest.mark.parametrize("adversary", ["none", *ADVERSARIES])
@pytest.mark.parametrize("scenario", ["none", "blitz"])
def test_adversary_and_scenario_may_be_left_out_or_combined(adversary: str, scenario: str) -> None:
    table = started(1, adversary=adversary, scenario=scenario)
    assert table.adversary == ("" if adversary == "none" else adversary)
    assert table.scenario == ("" if scenario == "none" else scenario)


@pytest.mark.rule("SI-30.2")
@pytest.mark.parametrize("name", ["adversary", "scenario"])
def test_there_is_one_adversary_and_one_scenario_at_most(name: str) -> None:
    with pytest.raises(BadOption):
        GAME.new(1, {name: ["england", "sweden"]}, 0)


@pytest.mark.rule("SI-30.5", "SI-30.6", "SI-30.11")
def test_prussias_decks_by_level() -> None:
    """EX-ADVERS-2"""
    invaders = ["", "111222233333", "111322223333", "11322223333", "1132223333", "132223333"]
    invaders.append("32223333")
    fear = [(3, 3, 3), (3, 3, 3), (3, 3, 3), (3, 4, 3), (4, 4, 3), (4, 4, 3), (4, 4, 4)]
    for level in range(1, 7):
        table = started(1, adversary="brandenburg-prussia", level=level)
        assert stages(table) == invaders[level]
        assert table.fear_sizes == list(fear[level])
        assert len(pile(table, "fear_deck")) == sum(fear[level])


@pytest.mark.rule("SI-30.5", "SI-30.18", "SI-25.13")
def test_englands_fear_decks_and_pool() -> None:
    """EX-ADVERS-3"""
    fear = [(3, 4, 3), (4, 4, 3), (4, 5, 4), (4, 5, 5), (4, 5, 5), (4, 5, 4)]
    pool = [8, 8, 8, 8, 8, 10]
    for level in range(1, 7):
        table = started(2, adversary="england", level=level)
        assert table.fear_sizes == list(fear[level - 1])
        assert table.fear_markers == pool[level - 1]


@pytest.mark.rule("SI-30.5", "SI-30.28")
def test_swedens_fear_decks() -> None:
    """EX-ADVERS-5"""
    fear = [(3, 3, 3), (3, 4, 3), (3, 4, 3), (3, 4, 4), (4, 4, 4), (4, 4, 5)]
    for level in range(1, 7):
        assert started(1, adversary="sweden", level=level).fear_sizes == list(fear[level - 1])


@pytest.mark.rule("SI-30.7")
@pytest.mark.parametrize(
    ("level", "second", "third"), [(0, 3, 6), (3, 4, 9), (6, 4, 9)], ids=["0", "3", "6"]
)
def test_the_dividers_lie_between_the_parts(level: int, second: int, third: int) -> None:
    """So many earned cards bring terror levels II and III against England."""
    markers = 5 if level == 6 else 4
    options = {"adversary": "england", "level": level}
    for cards, terror in ((second - 1, 1), (second, 2), (third - 1, 2), (third, 3)):
        here = island({}, f"fear {cards * markers}", options=options)
        assert (len(here.pile("earned")), here.table.terror) == (cards, terror)


@pytest.mark.rule("SI-30.3", "SI-30.4")
def test_levels_add_up() -> None:
    """EX-ADVERS-1: at level 3 England has its base, and levels 1, 2 and 3."""
    here = set_up("england", 3)
    assert here.land("A1") == {"city": 1}  # level 2
    assert here.land("A2") == {"city": 1, "town": 1, "dahan": 1}
    options = {"adversary": "england", "level": 3}
    lands = {"A4": {"town": 2}, "A7": {"presence": {"P1": 1}}}
    built = island(lands, "build wetland", options=options)
    assert built.land("A5") == {"town": 1}  # level 1: two buildings next to it are enough
    lost = island({"A4": {"town": 4, "city": 2}}, "build A4", options=options)
    assert lost.ending() == "adversary"  # the base
    extra = island(
        {"A6": {"explorer": 1}},
        options=options,
        phase="invaders",
        step="fear",
        extra=["1-mountain"],
    )
    assert extra.land("A6").get("town") == 1  # level 3


@pytest.mark.rule("SI-30.8", "SI-30.15")
def test_only_englands_marker_is_of_use() -> None:
    """The card on the extra build space builds before the ravage; elsewhere there is no such."""
    keys = {"phase": "invaders", "step": "fear", "extra": ["1-mountain"]}
    options = {"adversary": "england", "level": 4}
    here = island({"A6": {"explorer": 1}}, options=options, **keys)
    assert here.land("A6").get("town", 0) == 1
    for adversary in ("sweden", "brandenburg-prussia"):
        options = {"adversary": adversary, "level": 4}
        with pytest.raises(BadData, match="position-extra"):
            island({"A6": {"explorer": 1}}, options=options, **keys)


@pytest.mark.rule("SI-30.21", "SI-14.14", "SI-18.9")
def test_a_heavy_ravage_against_sweden() -> None:
    """EX-ADVERS-6: 6 damage add a second blight, which destroys and cascades nothing."""
    lands = {"A7": {"city": 2, "presence": {"P1": 3}}}
    here = island(lands, "ravage A7", spirits=[RIVER], options={"adversary": "sweden", "level": 1})
    assert here.land("A7") == {"city": 2, "blight": 2, "presence": {0: 2}}
    assert sum(here.table.blight) == 2
