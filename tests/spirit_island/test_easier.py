"""Section 34 of the rules: first games and easier games, by options."""

from __future__ import annotations

import pytest

from loci.core import Match
from loci.core.options import checked
from loci.games.spirit_island import GAME
from loci.games.spirit_island.game import INFO
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, pile


def start(players: int = 1, **options: object) -> Island:
    """A game of River, or of River and Earth, on boards A and B."""
    spirits = [RIVER, "vital-strength-of-the-earth"][:players]
    names = {name.replace("_", "-"): value for name, value in options.items()}
    given: dict[str, object] = {"spirits": spirits, "boards": ["A", "B"][:players], **names}
    return Island(Match.start(GAME, players, given, seed=2))


@pytest.mark.rule("SI-34.2", "SI-2.11", "SI-2.12")
@pytest.mark.parametrize("players", [1, 2])
def test_without_a_blight_card(players: int) -> None:
    table = start(players, blight_card="none").table
    assert (table.blight_card, table.blight_pool) == ("", 5 * players)


@pytest.mark.rule("SI-34.3")
def test_no_adversary_and_no_scenario_unless_asked_for() -> None:
    options = checked(INFO.options, {})
    assert (options["adversary"], options["scenario"]) == ("none", "none")
    assert (start().table.adversary, start().table.scenario) == ("", "")


@pytest.mark.rule("SI-34.4", "SI-34.8")
def test_the_bonus_growth_is_growth_alone() -> None:
    """River: 2 presence more, no income, no card play, and its growth of the first turn to come."""
    here = start(bonus_growth=True)
    assert here.prompt() == "ask-growth"
    here.answer("growth 2", "presence energy A8", "presence plays A8")
    assert (here.land("A8")["presence"], here.seat().energy) == ({0: 2}, 0)
    assert (here.seat().energy_shown, here.seat().plays_shown) == (2, 2)
    assert (here.table.turn, here.prompt()) == (1, "ask-growth")
    assert here.options() == ["growth 1", "growth 2", "growth 3"]
    here.answer("growth 2", "presence energy A8", "presence energy A8")
    assert here.prompt() == "ask-play"
    assert here.seat().energy == 3  # the income of the first turn


@pytest.mark.rule("SI-34.4", "SX-15.4")
def test_a_bonus_growth_with_a_price_cannot_be_paid() -> None:
    keeper: dict[str, object] = {"spirits": ["keeper-of-the-forbidden-wilds"], **EVERY_SET}
    here = start(bonus_growth=True, **keeper)
    assert here.options() == ["growth 1", "growth 2", "growth 3"]


@pytest.mark.rule("SI-34.4")
def test_every_spirit_has_its_bonus_growth() -> None:
    """After the initial explore, one spirit after the other."""
    here = start(2, bonus_growth=True)
    assert (here.asked(), here.pile("build_space") != []) == ([0], True)
    here.answer("growth 1", "energy-1 3", "reclaim-all 1", "gain minor")
    here.answer(here.options()[0])
    assert here.asked() == [1]
    here.answer("growth 3", "energy-2 2")
    here.answer(here.options()[0])
    assert [owner.energy for owner in here.table.seats] == [1, 2]
    assert len(here.seat(0).hand) == 5
    assert here.asked() == [0, 1]


@pytest.mark.rule("SI-34.5", "SI-34.7")
def test_without_the_initial_explore() -> None:
    """No card is revealed: 12 in the deck, and nothing to build."""
    here = start(no_initial_explore=True)
    table = here.table
    assert len(pile(table, "invader_deck")) == 12
    assert pile(table, "build_space") == pile(table, "explore_space") == []
    assert not any("explorer" in here.land(f"A{n}") for n in range(1, 9))
    usual = start().table
    assert (len(pile(usual, "invader_deck")), len(pile(usual, "build_space"))) == (11, 1)


@pytest.mark.rule("SI-34.6")
def test_both_together() -> None:
    here = start(no_initial_explore=True, bonus_growth=True)
    assert here.prompt() == "ask-growth"
    here.answer("growth 2", "presence energy A8", "presence energy A8")
    assert (len(here.pile("invader_deck")), here.seat().energy_shown) == (12, 3)
    assert here.options() == ["growth 1", "growth 2", "growth 3"]


@pytest.mark.rule("SI-35.8", "SI-7.1")
def test_card_plays_are_the_most_cards_a_spirit_may_play() -> None:
    """River plays one card; after uncovering the next number two."""
    here = start().answer("growth 2", "presence energy A8", "presence energy A8")
    here.answer("play boon-of-vigor")
    assert not [line for line in here.options() if line.startswith("play ")]
    more = start().answer("growth 2", "presence plays A8", "presence plays A8")
    more.answer("play boon-of-vigor")
    assert "play rivers-bounty" in more.options()
