"""Section 25 of the rules: fear, earned cards and terror levels."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import destroy_all
from loci.games.spirit_island.state.terms import CITY, EXPLORER, TOWN
from tests.spirit_island.tables import pile
from tests.spirit_island.trial import Trial, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


@pytest.mark.rule("SI-25.1", "SI-25.2")
def test_fear_comes_from_powers_and_from_destroyed_buildings(trial: Trial) -> None:
    """It is counted for the whole island, not for the land."""

    def rule(act: Act) -> Script:
        fear(act, 2)
        yield from destroy_all(act, EXPLORER, TOWN, CITY)

    trial.power("ruin", rule)
    lands = {"A5": {"explorer": 2, "town": 1}, "A4": {"city": 1}}
    here = plain(lands, "power ruin at A5", "power ruin at A4", boards="AB")
    assert here.table.fear_done == (2 + 1) + (2 + 2)
    assert here.pile("earned") == []


@pytest.mark.rule("SI-25.3", "SI-25.4", "SI-25.5")
def test_a_card_is_earned_with_fear_left_over() -> None:
    """EX-FEAR-1: the pool holds 1 of 4 markers and 3 fear are generated."""
    here = plain({}, "fear 3", fear_done=3)
    table = here.table
    assert (table.fear_markers - table.fear_done, table.fear_done) == (2, 2)
    assert len(pile(table, "earned")) == 1
    assert (table.shown, pile(table, "fear_discard")) == ([], [])  # face down


@pytest.mark.rule("SI-25.4")
def test_the_top_card_is_earned_the_moment_the_pool_is_empty() -> None:
    before = plain({}, "fear 3")
    assert before.pile("earned") == []
    top = before.pile("fear_deck")[0]
    after = plain({}, "fear 3", "fear 1")
    assert (after.pile("earned"), after.table.fear_done) == ([top], 0)
    assert len(after.pile("fear_deck")) == 8


@pytest.mark.rule("SI-25.6")
def test_one_effect_may_earn_several_cards() -> None:
    here = plain({}, "fear 9")
    assert (len(here.pile("earned")), here.table.fear_done) == (2, 1)


@pytest.mark.rule("SI-25.9", "SI-35.3")
def test_the_game_starts_at_terror_level_one() -> None:
    assert plain({}).table.terror == 1


@pytest.mark.rule("SI-25.7", "SI-25.8", "SI-25.11")
def test_levels_are_reached_with_the_third_and_sixth_card_and_the_ninth_wins() -> None:
    """Dividers are no cards: nine cards are earned in all."""
    levels = [plain({}, f"fear {4 * cards}").table.terror for cards in range(10)]
    assert levels[:9] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert plain({}, "fear 32").ending() == ""
    last = plain({}, "fear 36")
    assert (len(last.pile("earned")), last.pile("fear_deck"), last.ending()) == (9, [], "fear")


@pytest.mark.rule("SI-25.7", "SI-25.10", "SI-25.11", "SI-26.3")
def test_the_third_card_brings_level_two_and_may_win_at_once() -> None:
    """EX-FEAR-2: explorers only, and 1 marker in the pool."""
    lands = {"A8": {"explorer": 4}}
    before = plain(lands, "fear 11")
    assert (len(before.pile("earned")), before.table.terror, before.ending()) == (2, 1, "")
    assert before.table.fear_markers - before.table.fear_done == 1
    here = plain(lands, "fear 11", "fear 1")
    assert (len(here.pile("earned")), here.table.terror) == (3, 2)
    assert here.ending() == "terror-2"


@pytest.mark.rule("SI-25.13")
@pytest.mark.parametrize("boards", ["A", "AB", "ABC", "ABCD"])
def test_four_markers_a_player_make_a_card(boards: str) -> None:
    four = 4 * len(boards)
    assert plain({}, f"fear {four - 1}", boards=boards).pile("earned") == []
    here = plain({}, f"fear {four}", boards=boards)
    assert (len(here.pile("earned")), here.table.fear_done) == (1, 0)


@pytest.mark.rule("SI-25.13", "SI-30.18")
def test_an_adversary_may_change_the_number() -> None:
    """England's sixth level: 5 a player."""
    options = {"adversary": "england", "level": 6}
    assert plain({}, boards="AB", options=options).table.fear_markers == 10
    options = {"adversary": "england", "level": 5}
    assert plain({}, boards="AB", options=options).table.fear_markers == 8


@pytest.mark.rule("SI-26.5", "SI-25.14")
def test_the_last_card_wins_and_further_fear_does_nothing() -> None:
    """EX-FEAR-6: one card and one marker are left; 3 fear with five cities on the island."""
    lands = {"A8": {"city": 5}}
    before = plain(lands, "fear 35")
    table = before.table
    assert (len(pile(table, "fear_deck")), table.fear_markers - table.fear_done) == (1, 1)
    assert before.ending() == ""
    here = plain(lands, "fear 35", "fear 3")
    assert (here.pile("fear_deck"), here.ending()) == ([], "fear")
    assert len(here.pile("earned")) == 9
