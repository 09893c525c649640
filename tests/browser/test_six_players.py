"""Spirit Island for six at one screen: a whole game on six boards, by pointing alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from loci.bots.registry import find_bot
from loci.core import Match, find_game
from loci.core.bot import Budget, SeatView
from tests.browser.pointing import Hand, asked_in
from tests.browser.table import AtTable, is_the_same
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
GAME = find_game("spirit-island")
PLAYERS = 6
SEED = 4
#: Numbers are stepped to, and a place may lie where the panel of a spirit is cut off.
MOST_BY_BUTTON = 3
OPTIONS: dict[str, Any] = {
    "sets": ["base", "branch-and-claw", "jagged-earth"],
    "spirits": [
        "stones-unyielding-defiance",
        "volcano-looming-high",
        "lure-of-the-deep-wilderness",
        "shroud-of-silent-mist",
        "vengeance-as-a-burning-plague",
        "keeper-of-the-forbidden-wilds",
    ],
}


def played_by_turns() -> Match:
    """A game as bots play it; of all who are asked the first seat answers, as on a page on which
    one person has every seat."""
    match = Match.start(GAME, PLAYERS, OPTIONS, SEED)
    bots = [find_bot(GAME, "greedy")(GAME, seat, SEED) for seat in range(PLAYERS)]
    while match.decisions():
        seat, decision = min(match.decisions().items())
        view = SeatView(GAME, match.state, seat)
        match.answer(seat, bots[seat].decide(view, decision, Budget(playouts=10)).text())
    return match


def test_six_players_at_one_screen_play_a_whole_game_by_pointing(come: Come) -> None:
    played = played_by_turns()
    steps = asked_in(Match.start(GAME, PLAYERS, OPTIONS, SEED), played.record())
    assert {step.seat for step in steps} == set(range(PLAYERS))
    ada = come("Ada")
    id = ada.table("me " * PLAYERS, game="spirit-island", seed=SEED, options=OPTIONS)
    table = AtTable(ada, id)
    names = [f"Ada ({number})" for number in range(1, PLAYERS + 1)]
    hand = Hand(table, GAME.info.package, *names)
    island = table.page.get_by_role("group", name="Island")
    expect(island.locator(".land")).to_have_count(8 * PLAYERS)
    by_button: list[str] = []
    for step in steps:
        before = hand.pointed
        hand.give(step)
        if step.chosen.places and hand.pointed == before:
            by_button.append(f"{step.prompt.id}: {step.chosen.notation}")
    table.has_entries(len(steps))
    assert len(by_button) <= MOST_BY_BUTTON, by_button
    is_the_same(table.record(), played.record())
    assert ada.barriers() == []
    assert ada.too_wide() == 0
