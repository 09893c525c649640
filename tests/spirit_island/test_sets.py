"""Content of a set that is not chosen changes nothing; of one that is, it is played with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from golden.records import load, paths_of
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.cards import blight_card, fear_card
from loci.games.spirit_island.rules.growth import gain_energy
from loci.games.spirit_island.rules.power import card, presence
from loci.games.spirit_island.rules.questions import spirit_choices
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.setup import new_table
from loci.games.spirit_island.rules.spirit import Spirit
from loci.games.spirit_island.rules.targets import ANY_LAND
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    FEAR_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
)
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST
from loci.testing.sets import check_foreign

FOREIGN = "elsewhere"
#: The kinds of content, each with what it is called in the lists of a set.
KINDS = {
    "spirit": "spirits",
    "minor": "minor",
    "major": "major",
    "unique": "unique",
    "fear": "fear",
    "blight": "blight",
    "adversary": "adversaries",
    "scenario": "scenarios",
}
NAME = "a-foreign-piece"  # which would come first in every list


def nothing(act: Act) -> Script:
    yield from ()


def nothing_each_turn(table: SpiritTable) -> Script:
    yield from ()


class Foreign(Spirit):
    """A spirit of another set."""

    def __init__(self) -> None:
        growth = [[gain_energy(1)]]
        super().__init__(NAME, "0 1", "1 2", growth, [], [], "low", set=FOREIGN)


@contextmanager
def foreign_piece(kind: str) -> Iterator[None]:
    """A piece of another set is in the registry."""
    if kind == "spirit":
        SPIRITS[NAME] = Foreign()
    elif kind == "fear":
        fear_card(NAME, nothing, nothing, nothing, set=FOREIGN)
    elif kind == "blight":
        blight_card(NAME, 1, nothing_each_turn, set=FOREIGN)
    elif kind == "adversary":
        decks = ["111-2222-33333"]
        ADVERSARIES[NAME] = Adversary(NAME, [0], [(3, 3, 3)], decks, set=FOREIGN)
    elif kind == "scenario":
        SCENARIOS[NAME] = Scenario(NAME, 0, set=FOREIGN)
    else:
        card(kind, NAME, 0, FAST, "sun", presence(0), ANY_LAND, set=FOREIGN)(nothing)
    try:
        yield
    finally:
        for registry in (SPIRITS, POWERS, FEAR_CARDS, BLIGHT_CARDS, ADVERSARIES, SCENARIOS):
            registry.pop(NAME, None)  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", KINDS)
def test_a_foreign_piece_changes_nothing_in_the_base_game(kind: str) -> None:
    records = [load(path) for path in paths_of("spirit_island")]
    check_foreign(GAME, foreign_piece(kind), records if kind == "spirit" else records[:2], plays=1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_foreign_piece_is_listed_under_its_set(kind: str) -> None:
    with foreign_piece(kind):
        listed = GAME.content()[FOREIGN]
        assert listed[KINDS[kind]] == ([f"{NAME} 0"] if kind == "adversary" else [NAME])
        assert list(listed) == [KINDS[kind]]


def decks_of(sets: list[str]) -> set[str]:
    """Every card on the table of a new game with these sets, and the spirits it offers."""
    options = {option.name: option.default for option in GAME.info.options} | {"sets": sets}
    table = new_table(1, options, 3)
    cards = {name for pile in table.piles for name in pile}
    return cards | {move.text().split(" ")[1] for move in spirit_choices(table)}


@pytest.mark.parametrize("kind", ["spirit", "minor", "major", "fear"])
def test_a_chosen_set_is_played_with(kind: str) -> None:
    with foreign_piece(kind):
        assert NAME in decks_of(["base", FOREIGN])
        assert NAME not in decks_of(["base"])


def test_a_blight_card_of_a_chosen_set_may_come() -> None:
    with foreign_piece("blight"):
        options = {option.name: option.default for option in GAME.info.options}
        drawn = {
            new_table(1, options | {"sets": ["base", FOREIGN]}, seed).blight_card
            for seed in range(12)
        }
        assert NAME in drawn
        base = {new_table(1, options | {"sets": ["base"]}, seed).blight_card for seed in range(12)}
        assert NAME not in base
