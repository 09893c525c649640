"""Spirit Island for six at one screen: two rounds on six boards, by pointing alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from loci.bots.registry import find_bot
from loci.core import Match, find_game
from loci.core.bot import Budget, SeatView
from loci.games.spirit_island.state.table import SpiritTable
from tests.browser.pointing import Hand, asked_in
from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
GAME = find_game("spirit-island")
PLAYERS = 6
ROUNDS = 2
SEED = 6
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


def turn(match: Match) -> int:
    table = GAME.table(match.state)
    assert isinstance(table, SpiritTable)
    return table.turn


def played_by_turns() -> Match:
    """Two rounds as bots play them; of all who are asked the first seat answers, as on a page on
    which one person has every seat."""
    match = Match.start(GAME, PLAYERS, OPTIONS, SEED)
    bots = [find_bot(GAME, "greedy")(GAME, seat, SEED) for seat in range(PLAYERS)]
    while turn(match) <= ROUNDS and match.decisions():
        seat, decision = min(match.decisions().items())
        view = SeatView(GAME, match.state, seat)
        match.answer(seat, bots[seat].decide(view, decision, Budget(playouts=10)).text())
    return match


def test_six_players_at_one_screen_play_two_rounds_by_pointing(come: Come) -> None:
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
    assert [(entry.seat, entry.move) for entry in table.record().entries] == [
        (entry.seat, entry.move) for entry in played.entries
    ]
    expect(table.page.get_by_text(f"Turn {ROUNDS + 1}", exact=True)).to_be_visible()
    assert ada.barriers() == []
    assert ada.too_wide() == 0
