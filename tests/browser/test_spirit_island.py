"""Spirit Island in the text view: a whole solo game, and two browsers asked at the same time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from loci.bots.registry import find_bot
from loci.core import Match, find_game
from loci.core.bot import Budget, SeatView
from loci.games.spirit_island.state.steps import INVADER_PHASE, SPIRIT_PHASE, phase_of
from loci.games.spirit_island.state.table import SpiritTable
from loci.server.settings import Seeds
from tests.browser.table import AtTable, is_the_same, played, with_seed
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
GAME = find_game("spirit-island")
RIVER, LIGHTNING = "river-surges-in-sunlight", "lightnings-swift-strike"


def test_a_whole_solo_game_by_clicking_only(come: Come) -> None:
    wanted = played("spirit-island", 1, 3, **{"spirits": [RIVER], "blight-card": "none"})
    ada = come("Ada")
    page = ada.open("/new?game=spirit-island")
    page.get_by_label("Players").fill("1")
    page.get_by_label("River Surges in Sunlight").check()
    page.locator("select").filter(has=page.locator("option[value=none]")).last.select_option("none")
    with_seed(page, 3)
    ada.button("Start").click()
    table = AtTable(ada)
    for entry in wanted.entries:
        table.chip(entry.move).click()
    table.has_entries(len(wanted.entries))
    assert wanted.outcome is not None
    words = "The island is dead of blight: you lose."
    expect(table.sentence).to_have_text(words)
    panel = page.get_by_role("tabpanel", name="Result")
    expect(panel.get_by_role("heading", name=words)).to_be_visible()
    assert table.scores() == wanted.outcome.scores
    expect(table.text).to_contain_text(words)
    is_the_same(table.record(), wanted)
    assert ada.barriers() == []


class Beside:
    """A match beside the server's: whom it asks and what, and what a bot would answer."""

    def __init__(self, seed: int) -> None:
        self.match = Match.start(GAME, 2, {"spirits": [RIVER, LIGHTNING]}, seed)
        self._bots = [find_bot(GAME, "greedy")(GAME, seat, seed) for seat in (0, 1)]

    @property
    def table(self) -> SpiritTable:
        table = GAME.table(self.match.state)
        assert isinstance(table, SpiritTable)
        return table

    def legal(self) -> dict[int, list[str]]:
        asked = self.match.decisions()
        return {seat: [move.text() for move in one.moves] for seat, one in asked.items()}

    def wish(self, seat: int) -> str:
        view, decision = SeatView(GAME, self.match.state, seat), self.match.decisions()[seat]
        return self._bots[seat].decide(view, decision, Budget(playouts=10)).text()


@pytest.fixture
def two(come: Come, monkeypatch: pytest.MonkeyPatch) -> tuple[AtTable, AtTable]:
    """Ada is River and Bob Lightning, on the island of seed 1."""
    ada, bob = come("Ada"), come("Bob")
    # Nobody may wish for a seed at a table with others, so the server draws this one.
    monkeypatch.setattr(Seeds, "next", lambda _: 1)
    options = {"spirits": [RIVER, LIGHTNING]}
    id = ada.table("me open", game="spirit-island", options=options)
    bob.post(f"/tables/{id}/sit", seat=1)
    ada.post(f"/tables/{id}/start")
    return AtTable(ada, id), AtTable(bob, id)


def are_asked(two: tuple[AtTable, AtTable], legal: dict[int, list[str]]) -> None:
    """Each page offers what its seat may answer, and nothing where it is not asked."""
    names = ("Ada", "Bob")
    for seat, table in enumerate(two):
        if seat in legal:
            assert table.legal() == legal[seat]
        else:
            expect(table.sentence).to_have_text(f"{names[1 - seat]} decides now.")
            expect(table.answers.locator("[data-move]")).to_have_count(0)


def test_two_browsers_play_two_turns_at_the_same_time(two: tuple[AtTable, AtTable]) -> None:
    beside = Beside(1)
    growths = [beside.wish(seat) for seat in (0, 1)]
    are_asked(two, beside.legal())
    for table, move in zip(two, growths, strict=True):
        table.chip(move).click()  # neither waits for the other
    for table in two:
        table.has_entries(2)
    with two[0].visitor.live(two[0].id) as live:
        for entry in live.log:
            beside.match.answer(entry["seat"], growths[entry["seat"]])

    number, asked_by_invaders = 2, set()
    while beside.table.turn < 3:
        legal = beside.legal()
        are_asked(two, legal)
        seat = sorted(legal)[number % len(legal)]
        if phase_of(beside.table.step) == INVADER_PHASE:
            asked_by_invaders.add(seat)
        move = beside.wish(seat)
        two[seat].chip(move).click()
        beside.match.answer(seat, move)
        number += 1
        for table in two:
            table.has_entries(number)
        if beside.table.turn == 2 and beside.table.step == SPIRIT_PHASE:
            for table in two:
                expect(table.text.get_by_role("heading", name="Turn 2:")).to_be_visible()
    assert asked_by_invaders == {0, 1}
    for table in two:
        expect(table.text.get_by_role("heading", name="Turn 3:")).to_be_visible()
    logs = [table.log.get_by_role("listitem").all_inner_texts() for table in two]
    same = [mine for mine, theirs in zip(*logs, strict=True) if mine == theirs]
    # What changes nothing yet is told to whoever did it, and of the other only that they did.
    silent = {"Ada answers.", "Bob answers."}
    untold = [pair for pair in zip(*logs, strict=True) if silent & set(pair)]
    assert len(same) + len(untold) == number
    assert len(same) > 30
    mine, theirs = [table.text.locator("section").all_inner_texts() for table in two]
    assert mine[0].startswith("Ada")  # everybody reads of themselves first
    assert theirs[0].startswith("Bob")
    assert sorted(mine) == sorted(theirs)
