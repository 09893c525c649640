"""Sections 4, 5 and 14 of the expansions' rules: tokens, strife, and the order of damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from loci.core import Match
from loci.core.errors import BadData
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_yes
from loci.games.spirit_island.rules.effect import NEXT_TIME, Effect, register_effect
from loci.games.spirit_island.rules.effects import defend, lasting, skip_actions
from loci.games.spirit_island.rules.invaders.actions import build, explore, ravage_damage
from loci.games.spirit_island.rules.island.harm import damage, destroy, remove, replace
from loci.games.spirit_island.rules.island.lands import oceans
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import put
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.island.tokens import add_strife, add_token, strife_in
from loci.games.spirit_island.rules.rule import EFFECT_HOOKS, Replacing
from loci.games.spirit_island.state.registry import EFFECTS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    BUILD,
    BUILDINGS,
    CITY,
    DAHAN,
    DISEASE,
    EXPLORER,
    INVADERS,
    PIECES,
    TOWN,
    WILDS,
    kind_of,
    piece,
    piece_named,
    piece_word,
)
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, island
from tests.spirit_island.trial import Trial, log, number, plain

WETLAND: dict[str, Any] = {"ravage": ["1-wetland"], "invader_deck": ["1-mountain"]}


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


def claw(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """An island with the tokens of Branch & Claw."""
    return plain(lands, *steps, options=EVERY_SET, **keys)


def used(trial: Trial, rule: Any, lands: dict[str, Any], **keys: Any) -> Island:
    """A power with this rule, used on A5."""
    trial.power("trial-power", rule)
    seats = {"P1": {"played": ["trial-power"]}}
    here = claw({"A7": {"presence": {"P1": 1}}, **lands}, phase="fast", seats=seats, **keys)
    return here.answer("use trial-power", "target A5")


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


# -- strife ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-4.11", "SX-4.3")
def test_the_user_chooses_which_invaders_get_strife(trial: Trial) -> None:
    def quarrel(act: Act) -> Script:
        assert (yield from add_strife(act, 2)) == 2

    here = used(trial, quarrel, {"A5": {"town": 1, "explorer": 2, "dahan": 1}})
    assert here.options() == ["strife explorer", "strife town"]
    here.answer("strife town")
    assert here.options() == ["strife explorer", "strife town*1"]
    here.answer("strife town*1")
    assert here.land("A5") == {"explorer": 2, "town*2": 1, "dahan": 1}
    assert strife_in(here.table, number(here, "A5")) == 2


@pytest.mark.rule("SX-4.12")
def test_without_invaders_there_is_no_strife(trial: Trial) -> None:
    def quarrel(act: Act) -> Script:
        assert (yield from add_strife(act, 1, *BUILDINGS)) == 0

    here = used(trial, quarrel, {"A5": {"dahan": 1, "explorer": 1}})
    assert here.land("A5") == {"dahan": 1, "explorer": 1}


@pytest.mark.rule("SX-4.13", "SX-4.16", "SX-5.1", "SX-5.2", "SX-5.3", "SX-36.12")
def test_an_invader_with_strife_deals_no_damage_and_loses_one() -> None:
    """The city with strife hurts neither the land nor the dahan; the explorer hurts a dahan."""
    lands = {"A5": {"explorer": 1, "city*2": 1, "dahan": 2}}
    here = claw(lands, phase="fast", **WETLAND)
    assert ravage_damage(here.table, number(here, "A5")) == 1
    here = claw(lands, "ravage A5")
    assert here.land("A5") == {"dahan": 1, "dahan-1": 1}  # they strike back and kill both


@pytest.mark.rule("SX-4.15", "SX-4.18")
def test_strife_is_spent_though_everything_is_defended(trial: Trial) -> None:
    """The dahan strike back all the same."""

    def shield(act: Act) -> None:
        defend(act, 9)

    here = used(trial, shield, {"A5": {"town*1": 1, "town": 1, "dahan": 1}}, **WETLAND)
    here.answer("done")
    assert "blight" not in here.land("A5")
    here.answer("damage town-1")  # the first point can be on either
    assert here.land("A5") == {"town": 1, "dahan": 1}


@pytest.mark.rule("SX-4.19", "SX-4.27")
def test_a_skipped_ravage_spends_nothing_and_nobody_strikes_back(trial: Trial) -> None:
    def still(act: Act) -> None:
        skip_actions(act, action="ravage")

    here = used(trial, still, {"A5": {"town*1": 1, "dahan": 2}}, **WETLAND).answer("done")
    assert here.land("A5") == {"town*1": 1, "dahan": 2}


@pytest.mark.rule("SX-4.17")
def test_strife_does_not_count_between_invaders(trial: Trial) -> None:
    """Dissolve the Bonds of Kinship lets them fight each other."""
    seats = {
        "P1": {
            "played": ["dissolve-the-bonds-of-kinship"],
            "elements": {"fire": 2, "water": 2, "animal": 3},
        }
    }
    lands = {"A5": {"explorer*1": 3, "city": 2}, "A7": {"presence": {"P1": 1}}}
    here = claw(lands, phase="slow", seats=seats)
    here.answer("use dissolve-the-bonds-of-kinship", "target A5")
    # One city is 2 explorers now; the other falls, though 3 of the 5 explorers have strife.
    here.answer("damage explorer", "damage explorer")  # and one with strife
    assert here.land("A5") == {"explorer*1": 2}


@pytest.mark.rule("SX-4.20")
def test_strife_moves_along(trial: Trial) -> None:
    def shove(act: Act) -> Script:
        yield from push(act, 1, TOWN)
        yield from gather(act, 1, EXPLORER)

    here = used(trial, shove, {"A5": {"town*2": 1}, "A4": {"explorer*1": 1}})
    here.answer("push town*2 A6")
    assert here.land("A6") == {"town*2": 1}
    assert here.land("A5") == {"explorer*1": 1}


@pytest.mark.rule("SX-4.21")
def test_strife_goes_with_its_invader(trial: Trial) -> None:
    def strike(act: Act) -> Script:
        yield from destroy(act, 1, TOWN)
        yield from remove(act, 1, EXPLORER)
        yield from damage(act, 3, CITY)

    here = used(trial, strike, {"A5": {"town*2": 1, "explorer*1": 1, "city*1": 1}})
    assert here.land("A5") == {}


@pytest.mark.rule("SX-4.22", "SX-4.23")
def test_strife_stays_on_an_invader_and_is_lost_on_others(trial: Trial) -> None:
    def turn(act: Act) -> Script:
        yield from replace(act, CITY, TOWN)
        yield from replace(act, EXPLORER, BEASTS)
        yield from replace(act, EXPLORER, DAHAN)

    here = used(trial, turn, {"A5": {"city-1*2": 1, "explorer*1": 2}})
    assert here.land("A5") == {"town-1*2": 1, "beasts": 1, "dahan": 1}


@pytest.mark.rule("SX-4.28")
def test_of_several_the_players_choose_which_has_the_strife(trial: Trial) -> None:
    def turn(act: Act) -> Script:
        yield from replace(act, CITY, TOWN, 2)

    here = used(trial, turn, {"A5": {"city-1*1": 1}})
    assert here.options() == ["strife town", "strife town-1"]
    here.answer("strife town")
    assert here.land("A5") == {"town-1": 1, "town*1": 1}


class Rage(Effect):
    """Every invader deals 1 more, and all of a land together 2 more."""

    kind = "trial-rage"

    def more_strength(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        return 1 if kind in INVADERS else 0

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return 2


class Bargain(Effect):
    """The players may skip one invader action anywhere."""

    kind = "trial-skip-one"
    lasts: ClassVar[str] = NEXT_TIME

    def prevents(self, act: Act, seat: int, action: int) -> Replacing:
        return (yield from ask_yes(act.chooser(), Text("ask-choke-build", land="A5")))


@pytest.fixture
def effects() -> Iterator[None]:
    for kind in (Rage, Bargain):
        register_effect(kind)
    yield
    for kind in (Rage, Bargain):
        del EFFECTS[kind.kind], EFFECT_HOOKS[kind.kind]


@pytest.mark.usefixtures("effects")
@pytest.mark.rule("SX-4.24", "SX-4.25", "SX-4.26", "SX-5.4", "SX-5.5", "SX-5.6", "SX-21.5")
def test_more_damage_of_one_comes_before_strife_and_of_all_after_it() -> None:
    lands = {"A5": {"explorer": 1, "town*1": 1, "dahan": 1}, "A2": {"city*1": 1}}
    here = claw(lands, phase="fast", **WETLAND)
    table = here.table
    lasting(table, Rage())
    five, two = number(here, "A5"), number(here, "A2")
    assert ravage_damage(table, five) == 1 + 1 + 2  # the town's is cancelled
    assert ravage_damage(table, two) == 0  # nothing to add to
    defend(Act(table, "trial", land=five), 3)
    assert ravage_damage(table, five) == 1
    defend(Act(table, "trial", land=five), 9)
    assert ravage_damage(table, five) == 0


@pytest.mark.rule("SX-5.9")
def test_the_dahan_that_are_left_strike_back() -> None:
    here = claw({"A5": {"town": 1, "city*1": 1, "dahan": 2}}, phase="fast", **WETLAND)
    here.answer("done")
    assert prompt_points(here) == 2
    here.answer("damage city", "damage city-1")
    assert here.land("A5") == {"town": 1, "city": 1, "dahan": 1, "blight": 1}


def prompt_points(here: Island) -> object:
    return here.match.decisions()[here.asked()[0]].prompt.args["left"]


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


@pytest.mark.usefixtures("effects")
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


@pytest.mark.usefixtures("effects")
@pytest.mark.rule("SX-14.4")
def test_a_skip_that_nobody_used_is_lost_with_the_turn() -> None:
    here = claw({}, phase="slow")
    lasting(here.table, Bargain())
    here.answer("done")
    assert (here.table.turn, here.table.effects) == (2, [])


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
    destroy_presence(table, 0, ocean)
    assert ocean not in oceans(table)
    assert GAME.audit(table) == []
    put(table, ocean, EXPLORER)
    assert len(GAME.audit(table)) == 1  # who is in an illegal place must leave it


@pytest.mark.rule("SX-3.1", "SX-3.4", "SX-3.5", "SX-3.8")
@pytest.mark.parametrize("board", "ABCD")
def test_every_board_starts_with_beasts_and_disease(board: str) -> None:
    """The beasts in the lowest land without a printed symbol, the disease in land 2."""
    given = {**EVERY_SET, "spirits": [RIVER], "boards": [board]}
    match = Match.start(GAME, 1, given, seed=7)
    table = GAME.table(match.state)  # type: ignore[arg-type]
    assert isinstance(table, SpiritTable)
    found = {
        table.island.names[land]: [PIECES[kind_of(code)] for code in held if kind_of(code) > DAHAN]
        for land, held in enumerate(table.pieces)
    }
    bare = {"A": "A1", "B": "B5", "C": "C4", "D": "D3"}[board]
    assert {name: tokens for name, tokens in found.items() if tokens} == {
        bare: ["beasts"],
        f"{board}2": ["disease"],
    }
