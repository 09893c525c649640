"""Section 13 of the rules: the earned fear cards in the invader phase."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.content.fear.parts import any_land, each_player
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.cards import Level
from loci.games.spirit_island.rules.effects import defend
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import destroy, remove
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CITY, EXPLORER, TOWN
from tests.spirit_island.trial import Trial, log, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


def noting(notes: list[tuple[str, int]], card: str) -> tuple[Level, Level, Level]:
    """Three levels that note which card was resolved at which level."""

    def level(number: int) -> Level:
        def rule(act: Act) -> Script:
            notes.append((card, number))
            yield from ()

        return rule

    return level(1), level(2), level(3)


def raising(amount: int) -> Level:
    def rule(act: Act) -> Script:
        fear(act, amount)
        yield from ()

    return rule


# -- resolving -------------------------------------------------------------------------------------


@pytest.mark.rule("SI-13.1", "SI-13.2", "SI-13.3")
def test_cards_are_resolved_in_order_at_the_level_of_the_moment(trial: Trial) -> None:
    """EX-FEAR-3."""
    notes: list[tuple[str, int]] = []
    for card in ("f-one", "f-two", "f-three"):
        trial.fear_card(card, *noting(notes, card))
    here = plain({}, phase="fast", terror=2, earned=["f-one", "f-two", "f-three"])
    assert notes == []
    here.answer("done")
    assert notes == [("f-one", 2), ("f-two", 2), ("f-three", 2)]
    assert here.pile("fear_discard") == ["f-one", "f-two", "f-three"]
    assert here.pile("earned") == []


@pytest.mark.rule("SI-13.2")
def test_a_level_reached_while_cards_resolve_holds_for_the_rest(trial: Trial) -> None:
    """The first card brings the third of a new level; the second is resolved at that."""
    notes: list[tuple[str, int]] = []
    trial.fear_card("f-one", raising(12))
    trial.fear_card("f-two", *noting(notes, "f-two"))
    here = plain({"A8": {"city": 1}}, phase="fast", earned=["f-one", "f-two"])
    here.answer("done")
    assert here.table.terror == 2
    assert notes[0] == ("f-two", 2)


@pytest.mark.rule("SI-13.5")
def test_a_card_earned_meanwhile_goes_under_the_pile(trial: Trial) -> None:
    """EX-FEAR-4: F1 earns another card, which is resolved after F2 in the same step."""
    trial.fear_card("f-one", raising(4))
    trial.fear_card("f-two", raising(0))
    here = plain({}, phase="fast", earned=["f-one", "f-two"])
    third = here.pile("fear_deck")[0]
    here.answer("done")
    assert log(here, "log-fear-resolved") == [("log-fear-resolved",)] * 3
    assert here.pile("fear_discard") == ["f-one", "f-two", third]
    assert here.pile("earned") == []


@pytest.mark.rule("SI-13.11", "SI-25.12")
def test_earned_cards_wait_for_the_fear_step(trial: Trial) -> None:
    """Earned in the fast phase: resolved in the same turn. In the slow phase: in the next."""

    def scare(act: Act) -> Script:
        fear(act, 4)
        yield from ()

    trial.power("scare", scare)
    trial.power("scare-late", scare, speed=1)
    early = plain({}, phase="fast", seats={"P1": {"played": ["scare"]}})
    early.answer("use scare", "target A7")
    assert (len(early.pile("earned")), early.pile("fear_discard")) == (1, [])
    card = early.pile("earned")[0]
    early.answer("done")
    assert early.pile("fear_discard") == [card]
    late = plain({}, phase="slow", seats={"P1": {"played": ["scare-late"]}})
    late.answer("use scare-late", "target A7", "done")
    assert (late.table.turn, len(late.pile("earned")), late.pile("fear_discard")) == (2, 1, [])
    late.answer("growth 3", "done")
    assert (late.pile("earned"), len(late.pile("fear_discard"))) == ([], 1)


@pytest.mark.rule("SI-13.4", "SI-22.1", "SI-34.10")
def test_a_fear_effect_holds_for_the_invader_actions_of_the_turn(trial: Trial) -> None:
    """EX-FEAR-7: defend 2 in all lands, then the ravage in the wetlands; gone after the turn."""

    def guard(act: Act) -> Script:
        for land in act.table.island.lands:
            defend(act, 2, land)
        yield from ()

    trial.fear_card("guard", guard)
    here = plain({"A5": {"town": 1}}, phase="fast", earned=["guard"], ravage=["1-wetland"])
    here.answer("done")
    assert log(here, "log-ravage") == [("log-ravage", "A5")]
    assert here.land("A5") == {"town": 1}
    assert here.table.effects == ()


# -- what fear effects are -------------------------------------------------------------------------


@pytest.mark.rule("SI-13.6", "SI-20.18")
def test_removing_gives_no_fear_and_destroying_does(trial: Trial) -> None:
    def leave(act: Act) -> Script:
        yield from remove(act, 1, TOWN, land=act.table.island.numbers["A5"])

    def burn(act: Act) -> Script:
        land = act.table.island.numbers["A5"]
        yield from destroy(act, 1, TOWN, land=land)
        yield from destroy(act, 1, CITY, land=land)

    trial.fear_card("leave", leave)
    trial.fear_card("burn", burn)
    removed = plain({"A5": {"town": 1}}, "fear-card leave at 1")
    assert (removed.land("A5"), removed.fear()) == ({}, 0)
    destroyed = plain({"A5": {"town": 1, "city": 1}}, "fear-card burn at 1")
    assert (destroyed.land("A5"), destroyed.fear()) == ({}, 3)


@pytest.mark.rule("SI-13.7", "SI-13.8", "SI-13.6")
def test_fear_of_the_unseen_with_two_players() -> None:
    """EX-FEAR-5: A5 is a sacred site with an explorer, A4 is none; the second player finds
    nothing."""
    here = plain(
        {
            "A5": {"explorer": 1, "presence": {"P1": 2}},
            "A4": {"town": 1, "presence": {"P2": 1}},
        },
        "fear-card fear-of-the-unseen at 1",
        boards="AB",
    )
    assert here.land("A5") == {"presence": {0: 2}}
    assert here.land("A4") == {"town": 1, "presence": {1: 1}}
    assert here.fear() == 0


@pytest.mark.rule("SI-13.7", "SI-13.8", "SI-13.10")
def test_each_player_in_turn_anywhere_on_the_island(trial: Trial) -> None:
    """One completes the whole instruction before the next; no presence or range is needed. The
    players take their turns in seat order, which changes nothing they could not do otherwise:
    they act together and each may choose any land."""

    def twice(act: Act) -> Script:
        yield from remove(act, 2, EXPLORER, TOWN)

    def inhabited(table: SpiritTable, land: int) -> bool:
        return any_land(table, land) and bool(table.pieces[land])

    trial.fear_card("exodus", each_player(inhabited, twice))
    lands = {"A1": {"explorer": 2, "town": 2}, "B2": {"explorer": 3, "town": 1}, "A8": {}}
    here = plain({**lands, "B8": {"city": 1}}, "fear-card exodus at 1", boards="AB")
    assert (here.asked(), here.options()) == ([0], ["land A1", "land B2", "land B8"])
    here.answer("land B2")
    assert here.asked() == [0]
    here.answer("remove explorer", "remove town")
    assert here.land("B2") == {"explorer": 2}
    assert here.asked() == [1]
    here.answer("land A1", "remove town", "remove town")
    assert here.land("A1") == {"explorer": 2}


@pytest.mark.rule("SI-13.9", "SX-12.23", "SX-12.27", "SX-12.28")
def test_a_fear_effect_is_nobodys_power(trial: Trial) -> None:
    """It uses no power up, needs no elements, and no range of a power lengthens it."""
    seen: list[tuple[int, str]] = []

    def rule(act: Act) -> Script:
        seen.append((act.seat, act.power))
        yield from remove(act, 1, EXPLORER)

    def with_explorers(table: SpiritTable, land: int) -> bool:
        return bool(table.pieces[land])

    trial.fear_card("leave", each_player(with_explorers, rule))
    here = plain({"A1": {"explorer": 1}, "A8": {}}, "fear-card leave at 1")
    assert seen == [(-1, "")]
    assert here.seat().used == []
    assert here.land("A1") == {}


@pytest.mark.rule("SI-13.1")
def test_without_earned_cards_the_step_does_nothing() -> None:
    here = plain({}, phase="fast", terror=1).answer("done")
    assert log(here, "log-fear-resolved") == []
    assert here.pile("fear_discard") == []
