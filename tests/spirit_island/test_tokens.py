"""Sections 3, 4 and 14 of the expansions' rules: tokens in lands, and actions that are skipped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from loci.core import Match
from loci.core.errors import BadData
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import SINGLE, Act
from loci.games.spirit_island.rules.asking import ask_yes
from loci.games.spirit_island.rules.effect import NEXT_TIME, Effect, register_effect
from loci.games.spirit_island.rules.effects import lasting, skip_actions
from loci.games.spirit_island.rules.invaders.actions import build, explore
from loci.games.spirit_island.rules.island.lands import oceans
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import put
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.rule import EFFECT_HOOKS, Replacing
from loci.games.spirit_island.state.registry import EFFECTS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    BUILD,
    DAHAN,
    DISEASE,
    EXPLORER,
    PIECES,
    TOWN,
    WILDS,
    kind_of,
    piece,
    piece_named,
    piece_word,
)
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, island
from tests.spirit_island.trial import Trial, claw, log, plain, used

WETLAND: dict[str, Any] = {"ravage": ["1-wetland"], "invader_deck": ["1-mountain"]}


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


# -- pieces and their notation ---------------------------------------------------------------------


@pytest.mark.rule("SX-4.1", "SX-4.2", "SX-4.3", "SX-4.4")
def test_tokens_lie_in_lands_and_strife_on_an_invader() -> None:
    lands = {"A5": {"beasts": 40, "wilds": 2, "disease": 1, "town-1*3": 1, "town": 1}}
    here = claw(lands, phase="fast", **WETLAND)
    assert here.land("A5") == {"town": 1, "town-1*3": 1, "beasts": 40, "wilds": 2, "disease": 1}
    here.answer("done")
    assert here.land("A5") == {
        "town": 1, "town*2": 1, "beasts": 40, "wilds": 2, "disease": 1, "blight": 1,
    }  # fmt: skip


@pytest.mark.parametrize("word", ["town*1", "city-2*1", "explorer*63", "beasts", "dahan-1"])
def test_a_piece_reads_back(word: str) -> None:
    assert piece_word(piece_named(word)) == word


@pytest.mark.parametrize(
    "word", ["dahan*1", "beasts-1", "wilds*1", "town*0", "town*64", "town*1-1"]
)
def test_what_no_piece_is(word: str) -> None:
    assert piece_named(word) == 0


@pytest.mark.parametrize("held", [{"beasts": 1}, {"town*1": 1}])
def test_tokens_need_their_set(held: dict[str, int]) -> None:
    with pytest.raises(BadData, match="branch-and-claw"):
        plain({"A5": held})


# -- wilds and disease -----------------------------------------------------------------------------


@pytest.mark.rule("SX-4.5", "SX-4.7")
def test_wilds_keep_an_explorer_away() -> None:
    here = claw({"A5": {"town": 1, "wilds": 2}}, phase="fast", invader_deck=["1-wetland"])
    here.answer("done")
    assert here.land("A5") == {"town": 1, "wilds": 1}
    assert log(here, "log-stopped-wilds") == [("log-stopped-wilds", "A5")]
    assert here.land("A2") == {"explorer": 1}


@pytest.mark.rule("SX-4.6", "SX-4.7")
def test_disease_stops_a_building() -> None:
    here = claw({"A5": {"explorer": 1, "disease": 2}}, phase="fast", build=["1-wetland"])
    here.answer("done")
    assert here.land("A5") == {"explorer": 1, "disease": 1}
    assert log(here, "log-stopped-disease") == [("log-stopped-disease", "A5")]


@pytest.mark.rule("SX-4.8")
@pytest.mark.parametrize(
    ("lands", "after"),
    [
        ({"town": 1, "disease": 1}, {"town": 1, "disease": 1}),  # it would have been a city
        ({"town": 1, "city": 1, "disease": 1}, {"town": 1, "city": 1}),
    ],
)
def test_no_disease_is_used_up_where_the_building_is_forbidden(
    lands: dict[str, int], after: dict[str, int]
) -> None:
    keys: dict[str, Any] = {"effects": [{"kind": "no-city"}]}
    assert claw({"A2": lands}, "build A2", **keys).land("A2") == after


@pytest.mark.rule("SX-4.8")
def test_no_token_is_used_up_where_nothing_would_happen(trial: Trial) -> None:
    """No source, no invaders, or skipped: the tokens stay."""

    def still(act: Act) -> None:
        skip_actions(act)

    lands = {"A5": {"explorer": 1, "disease": 1}, "A2": {"disease": 1}, "A1": {"wilds": 1}}
    keys: dict[str, Any] = {"build": ["1-wetland"], "invader_deck": ["1-sands"]}
    here = used(
        trial, still, {**lands, "A7": {"wilds": 1, "presence": {"P1": 1}}, "A8": {}}, **keys
    )
    here.answer("done")
    assert here.land("A5") == {"explorer": 1, "disease": 1}
    assert here.land("A2") == {"disease": 1}
    assert here.land("A7") == {"wilds": 1, "presence": {0: 1}}  # sands, with no town near


@pytest.mark.rule("SX-4.9")
def test_disease_does_nothing_to_dahan() -> None:
    here = claw({"A5": {"dahan": 2, "disease": 3}}, phase="fast", **WETLAND).answer("done")
    assert here.land("A5") == {"dahan": 2, "disease": 3}


@pytest.mark.rule("SX-4.10")
def test_a_power_that_builds_and_explores_meets_them_too(trial: Trial) -> None:
    def settle(act: Act) -> Script:
        yield from build(act.table, act.land)
        yield from explore(act.table, act.land)
        yield from explore(act.table, act.land)

    here = used(trial, settle, {"A5": {"wilds": 1, "disease": 1}})
    assert here.land("A5") == {"explorer": 1}


# -- tokens come and go ----------------------------------------------------------------------------


def test_tokens_are_pushed_gathered_counted_and_told(trial: Trial) -> None:
    def roam(act: Act) -> Script:
        add_token(act, WILDS, 2)
        add_token(act, DISEASE, land=number_of(act, "A4"))
        yield from push(act, 1, BEASTS)
        yield from gather(act, 1, DISEASE)

    here = used(trial, roam, {"A5": {"beasts": 1}})
    here.answer("push beasts A6")
    assert here.land("A6") == {"beasts": 1}
    assert here.land("A5") == {"wilds": 2, "disease": 1}
    assert len(log(here, "log-token")) == 3


def number_of(act: Act, name: str) -> int:
    return act.table.island.numbers[name]


def test_time_heals_and_leaves_strife() -> None:
    here = claw({"A5": {"town-1*1": 1, "beasts": 1}}, phase="slow").answer("done")
    assert here.land("A5")["town*1"] == 1


# -- skipping --------------------------------------------------------------------------------------


class Bargain(Effect):
    """The players may skip one invader action anywhere."""

    kind = "trial-skip-one"
    lasts: ClassVar[str] = NEXT_TIME

    def prevents(self, act: Act, seat: int, action: int) -> Replacing:
        return (yield from ask_yes(act.chooser(), Text("ask-choke-build", land="A5")))


@pytest.fixture
def bargain() -> Iterator[None]:
    register_effect(Bargain)
    yield
    del EFFECTS[Bargain.kind], EFFECT_HOOKS[Bargain.kind]


@pytest.mark.usefixtures("bargain")
@pytest.mark.rule("SX-14.1", "SX-14.2", "SX-14.3", "SX-14.4")
def test_a_skip_is_asked_for_when_an_action_would_happen() -> None:
    lands = {"A5": {"explorer": 1, "disease": 1}, "A2": {"explorer": 1}}
    here = claw(lands, phase="fast", build=["1-wetland"], invader_deck=["1-mountain"])
    lasting(here.table, Bargain())
    here.answer("done")
    assert here.options() == ["yes", "no"]
    here.answer("no")  # in A2 the town comes
    here.answer("yes")
    assert here.land("A2") == {"explorer": 1, "town": 1}
    assert here.land("A5") == {"explorer": 1, "disease": 1}  # no token is spent
    assert [effect.kind for effect in here.table.effects] == []


@pytest.mark.usefixtures("bargain")
@pytest.mark.rule("SX-14.4")
def test_a_skip_that_nobody_used_is_lost_with_the_turn() -> None:
    here = claw({}, phase="slow")
    lasting(here.table, Bargain())
    here.answer("done")
    assert (here.table.turn, here.table.effects) == (2, ())


def test_the_kinds_of_pieces_agree() -> None:
    assert piece(TOWN, 1, 2) == piece_named("town-1*2")
    assert BUILD != DISEASE


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-33.13")
def test_tokens_stay_in_an_ocean_that_goes_out_of_play() -> None:
    lands: dict[str, Any] = {"A0": {"presence": {"P1": 1}}, "B0": {"presence": {"P1": 1}}}
    keys: dict[str, Any] = {"spirits": [OCEAN, RIVER], "boards": "AB", "options": EVERY_SET}
    table = island(lands, **keys).table
    ocean = table.island.numbers["A0"]
    put(table, ocean, WILDS)
    carry_out(destroy_presence(Act(table, SINGLE), 0, ocean))
    assert ocean not in oceans(table)
    assert GAME.audit(table) == []


def test_nobody_stands_in_an_ocean_where_no_spirit_makes_it_a_land() -> None:
    table = island({}, spirits=[RIVER]).table
    put(table, table.island.numbers["A0"], EXPLORER)
    assert len(GAME.audit(table)) == 1


@pytest.mark.rule("SX-3.1", "SX-3.4", "SX-3.5", "SX-3.8")
@pytest.mark.parametrize("board", "ABCDEF")
def test_every_board_starts_with_beasts_and_disease(board: str) -> None:
    """EX-12: the beasts in the lowest land without a printed symbol, the disease in land 2."""
    given = {**EVERY_SET, "spirits": [RIVER], "boards": [board]}
    match = Match.start(GAME, 1, given, seed=7)
    table = GAME.table(match.state)  # type: ignore[arg-type]
    assert isinstance(table, SpiritTable)
    found = {
        table.island.names[land]: [PIECES[kind_of(code)] for code in held if kind_of(code) > DAHAN]
        for land, held in enumerate(table.pieces)
    }
    bare = {"A": "A1", "B": "B5", "C": "C4", "D": "D3", "E": "E6", "F": "F7"}[board]
    assert {name: tokens for name, tokens in found.items() if tokens} == {
        bare: ["beasts"],
        f"{board}2": ["disease"],
    }
