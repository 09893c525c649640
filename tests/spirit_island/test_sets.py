"""Content of a set that is not chosen changes nothing; of one that is, it is played with."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

import pytest

from golden.records import load, paths_of
from loci.core.errors import BadData
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.content.spirits.river_surges_in_sunlight import RIVER, River
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.cards import blight_card, fear_card
from loci.games.spirit_island.rules.events.cards import CHOICE, Main, event
from loci.games.spirit_island.rules.invaders.cards import invader_card
from loci.games.spirit_island.rules.powers.power import card, presence
from loci.games.spirit_island.rules.powers.targets import ANY_LAND
from loci.games.spirit_island.rules.questions import spirit_choices
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.setup import new_table
from loci.games.spirit_island.rules.spirits.growth import gain_energy
from loci.games.spirit_island.rules.spirits.spirit import Spirit, with_aspect
from loci.games.spirit_island.state.boards import Board
from loci.games.spirit_island.state.piles import PILE_NUMBERS
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    BOARDS,
    EVENT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
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
    "invader": "invader",
    "board": "boards",
    "event": "events",
    "aspect": "aspects",
}
LATER = ["base", "branch-and-claw", "jagged-earth"]  # with every kind of content
NAME = "a-foreign-piece"  # which would come first in every list
CARD = "1-coastal"
BOARD = "0"  # boards have names of one letter
ASPECT = with_aspect(RIVER, NAME)
NAMES = {**dict.fromkeys(KINDS, NAME), "invader": CARD, "board": BOARD, "aspect": ASPECT}


def nothing(act: Act) -> Script:
    yield from ()


def nothing_each_turn(table: SpiritTable) -> Script:
    yield from ()


class Foreign(Spirit):
    """A spirit of another set."""

    def __init__(self) -> None:
        growth = [[gain_energy(1)]]
        super().__init__(NAME, "0 1", "1 2", growth, [], [], "low", set=FOREIGN)


def foreign_board() -> Board:
    """A board of another set, which is like board A."""
    printed = files("loci.games.spirit_island.content.boards") / "base.toml"
    return Board(BOARD, tomllib.loads(printed.read_text("utf-8"))["board"]["A"], FOREIGN)


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
    elif kind == "invader":
        invader_card(1, "coastal", set=FOREIGN)
    elif kind == "board":
        BOARDS[BOARD] = foreign_board()
    elif kind == "event":
        event(NAME, CHOICE, Main("nothing", nothing), set=FOREIGN)
    elif kind == "aspect":
        SPIRITS[ASPECT] = River(NAME, set=FOREIGN)
    elif kind == "scenario":
        SCENARIOS[NAME] = Scenario(NAME, 0, set=FOREIGN)
    else:
        card(kind, NAME, 0, FAST, "sun", presence(0), ANY_LAND, set=FOREIGN)(nothing)
    try:
        yield
    finally:
        registries = (SPIRITS, POWERS, FEAR_CARDS, BLIGHT_CARDS, ADVERSARIES, SCENARIOS)
        for registry in (*registries, INVADER_CARDS, BOARDS, EVENT_CARDS):
            registry.pop(NAMES[kind], None)  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", KINDS)
def test_a_foreign_piece_changes_nothing_in_the_base_game(kind: str) -> None:
    records = [load(path) for path in paths_of("spirit_island")]
    check_foreign(GAME, foreign_piece(kind), records if kind == "spirit" else records[:2], plays=1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_foreign_piece_is_listed_under_its_set(kind: str) -> None:
    with foreign_piece(kind):
        listed = GAME.content()[FOREIGN]
        name = NAMES[kind]
        assert listed[KINDS[kind]] == ([f"{name} 0"] if kind == "adversary" else [name])
        assert list(listed) == [KINDS[kind]]


def test_every_kind_of_content_has_a_foreign_piece() -> None:
    """But tokens: those are kinds of pieces, not pieces that a set could register."""
    kinds = {kind for listed in GAME.content().values() for kind in listed}
    assert kinds == {*KINDS.values(), "tokens"}


def decks_of(sets: list[str]) -> set[str]:
    """Every card on the table of a new game with these sets, and the spirits it offers."""
    options = {option.name: option.default for option in GAME.info.options} | {"sets": sets}
    table = new_table(1, options, 3)
    cards = {name for pile in table.piles for name in pile}
    boards = {new_table(1, options, seed).island.boards for seed in range(12)}
    return cards | boards | {move.text().split(" ")[1] for move in spirit_choices(table)}


@pytest.mark.rule("SX-1.1")
@pytest.mark.parametrize("kind", ["spirit", "minor", "major", "fear", "invader", "board"])
def test_a_chosen_set_is_played_with(kind: str) -> None:
    with foreign_piece(kind):
        assert NAMES[kind] in decks_of(["base", FOREIGN])
        assert NAMES[kind] not in decks_of(["base"])


@pytest.mark.parametrize("kind", ["event", "aspect"])
def test_a_kind_that_came_later_is_played_with_where_its_set_is_chosen(kind: str) -> None:
    """The base game has neither events nor aspects, so others are played with beside them."""
    with foreign_piece(kind):
        assert NAMES[kind] in decks_of([*LATER, FOREIGN])
        assert NAMES[kind] not in decks_of(LATER)


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


# -- positions -------------------------------------------------------------------------------------

#: What of a position names a piece of each kind; adversary and scenario are options.
SAID: list[tuple[str, dict[str, Any]]] = [
    ("spirit", {"spirits": [NAME]}),
    ("minor", {"seats": {"P1": {"hand": [NAME]}}}),
    ("minor", {"seats": {"P1": {"used": [NAME]}}}),
    ("minor", {"minor_discard": [NAME]}),
    ("major", {"major_deck": [NAME]}),
    ("unique", {"removed": [NAME]}),
    ("minor", {"steps": [f"gain {NAME} by P1"]}),
    ("major", {"steps": [f"power {NAME} at A5"]}),
    ("fear", {"earned": [NAME]}),
    ("fear", {"fear_deck": [NAME]}),
    ("fear", {"steps": [f"fear-card {NAME} at 1"]}),
    ("blight", {"blight_card": NAME}),
    ("invader", {"ravage": [CARD]}),
    ("invader", {"invader_deck": [CARD]}),
    ("invader", {"steps": [f"explore {CARD}"]}),
    ("board", {"boards": BOARD, "lands": {}}),
]


def options_with(*sets: str) -> dict[str, Any]:
    return {option.name: option.default for option in GAME.info.options} | {"sets": list(sets)}


@pytest.mark.parametrize(("kind", "keys"), SAID)
def test_a_position_names_the_set_that_it_needs(kind: str, keys: dict[str, Any]) -> None:
    data = {"boards": "A", "lands": {}, **keys}
    steps = data.pop("steps", [])

    def read(*sets: str) -> SpiritTable:
        table = GAME.read_position(1, options_with(*sets), 1, dict(data))
        for text in steps:
            GAME.step(table, text)
        return table

    with foreign_piece(kind):
        with pytest.raises(BadData) as error:
            read("base")
        assert error.value.reason.plain() == f"position-set(name={NAMES[kind]}, set={FOREIGN})"
        assert audit(read("base", FOREIGN)) == []


def test_a_spirit_of_another_set_does_not_take_a_word_from_one_of_the_base_game() -> None:
    """`River` stays the one spirit of that name, and nobody starts as a foreign spirit."""
    SPIRITS["river-elsewhere"] = Foreign()
    try:
        table = GAME.read_position(1, options_with("base"), 1, {"spirits": ["River"]})
        assert table.seats[0].spirit == "river-surges-in-sunlight"
    finally:
        del SPIRITS["river-elsewhere"]


@pytest.mark.parametrize("kind", ["spirit", "minor", "fear", "invader", "blight", "adversary"])
def test_the_audit_finds_what_is_of_another_set(kind: str) -> None:
    with foreign_piece(kind):
        table = new_table(1, options_with("base"), 3)
        assert audit(table) == []
        if kind == "spirit":
            table.seats[0].spirit = NAME
        elif kind == "adversary":
            table.adversary = NAME
        elif kind == "blight":
            table.blight_card = NAME
        elif kind == "minor":
            table.seats[0].hand.append(NAME)
        else:
            pile = PILE_NUMBERS["fear_box" if kind == "fear" else "invader_box"]
            table.piles[pile] = (*table.piles[pile], NAMES[kind])
        assert f"{NAMES[kind]} is of the set {FOREIGN}" in audit(table)
