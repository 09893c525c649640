"""Blight cards whose back is still a healthy island (SX-9), with made-up ones."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.cards import BlightCard
from loci.games.spirit_island.rules.events.cards import HEALTHY
from loci.games.spirit_island.rules.events.step import health_of_island
from loci.games.spirit_island.rules.events.substitutes import blight_cards
from loci.games.spirit_island.rules.invaders.blight import is_blighted
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import BLIGHT_CARDS
from loci.games.spirit_island.words.sections import sections
from loci.games.spirit_island.words.view import see
from tests.spirit_island.tables import Island, island

CALM = "calm"
OTHER = "other-calm"
SPIRAL = "downward-spiral"


def wake_up(act: Act) -> Script:
    add_energy(act.table, 0, 3)
    yield from ()


@pytest.fixture(autouse=True)
def _cards(monkeypatch: pytest.MonkeyPatch) -> None:
    for id in (CALM, OTHER):
        card = BlightCard(id, 2, None, wake_up, "base", healthy=True)
        monkeypatch.setitem(BLIGHT_CARDS, id, card)


def calm(*steps: str, deck: tuple[str, ...] = (), **keys: Any) -> Island:
    """A card on its still-healthy side with 1 blight left, and these cards below."""
    data = {"blight_card": CALM, "blighted": True, "blight_pool": 1, **keys}
    return island({"A7": {"presence": {"P1": 3}}}, *steps, blight_deck=list(deck), **data)


@pytest.mark.rule("SX-9.1", "SX-9.4")
def test_its_back_says_that_the_island_is_still_healthy() -> None:
    here = island({}, "blight A5", blight_card=CALM, blight_pool=1)
    table = here.table
    assert (table.blight_flipped, table.blight_pool) == (1, 2)
    assert here.seat().energy == 3  # what it does at once
    assert not is_blighted(table)
    assert health_of_island(table) == HEALTHY
    seen = see(table, 0)
    assert (seen["blight"]["side"], seen["blight"]["card"]) == ("healthy", CALM)
    lines = [line.plain() for part in sections(seen) for line in part.lines]
    assert any(line.startswith("see-still-healthy") for line in lines)


@pytest.mark.rule("SX-9.2", "SX-9.3", "SX-9.5")
def test_when_it_is_used_up_the_next_card_comes_with_its_back_up() -> None:
    """EX-75."""
    here = calm("blight A5", deck=(SPIRAL, OTHER))
    table = here.table
    assert (table.blight_card, table.blight_flipped, table.blight_pool) == (SPIRAL, 1, 5)
    assert (is_blighted(table), here.ending()) == (True, "")
    assert here.pile("blight_deck") == [OTHER]


@pytest.mark.rule("SX-9.3")
def test_the_next_card_may_be_still_healthy_too() -> None:
    """EX-75."""
    here = calm("blight A5", deck=(OTHER, SPIRAL))
    table = here.table
    assert (table.blight_card, table.blight_pool, is_blighted(table)) == (OTHER, 2, False)
    assert here.seat().energy == 3


@pytest.mark.rule("SX-9.9")
def test_without_another_card_the_game_is_lost() -> None:
    assert calm("blight A5").ending() == "blight"


def test_a_blighted_island_goes_on_to_no_other_card() -> None:
    here = calm("blight A5", deck=(OTHER,), blight_card=SPIRAL)
    assert (here.ending(), here.pile("blight_deck")) == ("blight", [OTHER])


@pytest.mark.rule("SX-28.9")
def test_it_remains_in_a_game_without_events() -> None:
    options = {"sets": ["base", "branch-and-claw"], "no-events": True}
    cards = blight_cards(island({}, options=options).table)
    assert {CALM, OTHER} <= set(cards)
    assert "tipping-point" not in cards
