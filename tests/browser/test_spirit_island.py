"""Spirit Island on its board: whole solo games by mouse and by keyboard, and two browsers asked at
the same time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from loci.bots.registry import find_bot
from loci.core import Match, find_game
from loci.core.bot import Budget, SeatView
from loci.games.spirit_island.state.steps import INVADER_PHASE, phase_of
from loci.games.spirit_island.state.table import SpiritTable
from loci.server.settings import Seeds
from tests.browser.pointing import Asked, Hand, asked
from tests.browser.table import AtTable, is_the_same, with_seed
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
GAME = find_game("spirit-island")
WORDS = GAME.info.package
RIVER, LIGHTNING = "river-surges-in-sunlight", "lightnings-swift-strike"


def start(ada: Visitor, seed: int, **options: object) -> AtTable:
    """A solo table of this seed."""
    return AtTable(ada, ada.table("me", game="spirit-island", seed=seed, options=options))


def test_a_whole_solo_game_by_clicking_on_the_board(come: Come) -> None:
    steps, wanted = asked("spirit-island", 1, 3, **{"spirits": [RIVER], "blight-card": "none"})
    ada = come("Ada")
    page = ada.open("/new?game=spirit-island")
    page.get_by_label("Players").fill("1")
    page.get_by_label("River Surges in Sunlight").check()
    page.locator("select").filter(has=page.locator("option[value=none]")).last.select_option("none")
    with_seed(page, 3)
    ada.button("Start").click()
    table = AtTable(ada)
    hand = Hand(table, WORDS)
    for step in steps:
        hand.give(step)
    table.has_entries(len(wanted.entries))
    # What has no place at all is said below the board: ready, stop, yes and no.
    placeless = sum(1 for step in steps if not step.chosen.places)
    assert hand.pointed == len(steps) - placeless
    assert wanted.outcome is not None
    words = "The island is dead of blight: you lose."
    expect(table.sentence).to_have_text(words)
    is_the_same(table.record(), wanted)
    assert ada.barriers() == []
