"""Spirit Island on its board: whole solo games by mouse and by keyboard, and two browsers asked at
the same time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from loci.bots.registry import find_bot
from loci.core import Match, find_game
from loci.core.bot import Budget, SeatView
from loci.core.words.wording import Wording
from loci.games.spirit_island.state.steps import INVADER_PHASE, SPIRIT_PHASE, phase_of
from loci.games.spirit_island.state.table import SpiritTable
from loci.server.settings import Seeds
from tests.browser.pointing import Hand, asked, one_answer, point
from tests.browser.questions import tables
from tests.browser.spirit_screens import claw_middle
from tests.browser.table import AtTable, is_the_same, with_seed
from tests.browser.test_spirit_island_questions import opened
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
GAME = find_game("spirit-island")
WORDS = GAME.info.package
WORDING = Wording("en", WORDS)
RIVER, LIGHTNING = "river-surges-in-sunlight", "lightnings-swift-strike"


def start(ada: Visitor, seed: int, **options: object) -> AtTable:
    """A solo table of this seed."""
    return AtTable(ada, ada.table("me", game="spirit-island", seed=seed, options=options))


def test_pointing_at_a_target_tells_what_the_power_would_do(come: Come) -> None:
    ada = come("Ada")
    table = opened(ada, tables()["ask-target"]())
    table.is_asked()
    lit = table.page.locator(".land[data-lit]")
    told = table.page.locator(".info .ahead")
    entries = table.entries()
    for place in lit.evaluate_all("all => all.map(one => one.dataset.place)"):
        ada.page.mouse.move(*point(table.page, place))
        expect(table.page.get_by_label(place, exact=True).locator(".ahead")).to_be_visible()
        expect(told).to_contain_text("With this power:")
    assert table.entries() == entries
    assert ada.barriers() == []


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_present_step_stands_in_the_ribbon_however_long_the_words(
    come: Come, language: str
) -> None:
    table = opened(come("Ada", language=language), claw_middle())
    ribbon = table.page.locator(".ribbon")
    now = ribbon.locator(".now .word")
    expect(now).to_be_in_viewport(ratio=1)
    expect(ribbon.locator("ol > li").last).to_be_in_viewport(ratio=1)
    box = ribbon.bounding_box()
    assert box is not None
    assert box["height"] < 40  # one line
    expect(ribbon.locator(".ready li")).to_have_count(0)  # alone one waits for nobody
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
    table.page.wait_for_function(
        f"({cut})([...document.querySelectorAll('.ribbon .word')]).length === 0"
    )


def test_a_whole_solo_game_by_clicking_on_the_board(come: Come) -> None:
    steps, wanted = asked("spirit-island", 1, 3, **{"spirits": [RIVER], "blight-card": "none"})
    ada = come("Ada")
    page = ada.open("/new?game=spirit-island")
    page.get_by_role("spinbutton", name="Players").fill("1")
    page.get_by_text("Options of the game").click()
    folded = page.locator("main details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    page.get_by_label("River Surges in Sunlight").check()
    page.locator("select").filter(has=page.locator("option[value=none]")).last.select_option("none")
    with_seed(page, 3)
    ada.button("Start").click()
    table = AtTable(ada)
    hand = Hand(table, WORDS, "Ada")
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


class Keyboard(Hand):
    """Somebody who has no mouse: Tab and the arrow keys reach a place, Enter chooses it, a number
    chooses an answer below the board."""

    def click(self, place: str) -> bool:
        if not self.page.evaluate(
            "what => !!document.querySelector(what)", f'[data-place="{place}"]'
        ):
            return False
        self.reach(f'[data-place="{place}"][tabindex="0"], button[data-place="{place}"]')
        self.page.keyboard.press("Enter")
        return True

    def reach(self, selector: str) -> None:
        """Tab, forwards or backwards, until the focus is on the first thing that fits."""
        self.page.locator(selector).first.wait_for()
        is_ahead = self.page.evaluate(
            "what => !(document.activeElement.compareDocumentPosition(document.querySelector(what))"
            " & Node.DOCUMENT_POSITION_PRECEDING)",
            selector,
        )
        for _ in range(200):
            if self.page.evaluate("what => document.activeElement.matches(what)", selector):
                return
            self.page.keyboard.press("Tab" if is_ahead else "Shift+Tab")
        raise AssertionError(f"no way by keyboard to {selector}")

    def press(self, button: Locator) -> None:
        button.first.wait_for()
        for _ in range(200):
            if button.first.evaluate("one => one === document.activeElement"):
                break
            in_menu = button.first.evaluate("one => !!one.closest('[role=dialog]')")
            self.page.keyboard.press("ArrowDown" if in_menu else "Tab")
        self.page.keyboard.press("Enter")


def test_a_whole_solo_game_by_keyboard(come: Come) -> None:
    steps, wanted = asked("spirit-island", 1, 5, spirits=[LIGHTNING])
    ada = come("Ada")
    table = start(ada, 5, spirits=[LIGHTNING])
    keys = Keyboard(table, WORDS, "Ada")
    for step in steps:
        keys.give(step)
    table.has_entries(len(wanted.entries))
    is_the_same(table.record(), wanted)


def test_on_the_phone(come: Come) -> None:
    """The island is turned to fit, every place can be hit, and nothing scrolls sideways."""
    steps, _ = asked("spirit-island", 1, 4, spirits=[LIGHTNING])
    ada = come("Ada", size=PHONE, has_touch=True)
    table = start(ada, 4, spirits=[LIGHTNING])
    hand = Hand(table, WORDS, "Ada")
    for step in steps[:30]:
        hand.give(step)
    assert ada.too_wide() == 0
    on_the_island = [step for step in steps[:30] if any(p[0] in "ABCD" for p in step.chosen.places)]
    assert hand.pointed >= len(on_the_island) > 5


def test_damage_is_put_together_and_taken_back_as_one(come: Come) -> None:
    """Notches fill as pieces are clicked; the whole distribution is one answer."""
    steps, _ = asked("spirit-island", 1, 4, spirits=[LIGHTNING])
    first = next(n for n, step in enumerate(steps) if step.prompt.id == "ask-damage")
    ada = come("Ada")
    table = start(ada, 4, spirits=[LIGHTNING])
    with ada.live(table.id) as live:
        for step in steps[:first]:
            live.answer(step.chosen.notation)
    hand = Hand(table, WORDS, "Ada")
    hand.is_asked(steps[first])
    hand.click("B3/town")
    expect(table.sentence).to_contain_text("(1 left)")
    expect(table.place("B3/town-1")).to_be_visible()
    table.has_entries(first)  # nothing is sent yet
    ada.button("Undo").click()
    expect(table.place("B3/town")).to_be_visible()
    hand.click("B3/town")
    expect(table.sentence).to_contain_text("(1 left)")
    hand.click("B3/town-1")
    table.has_entries(first + 2)
    ada.button("Undo").click()
    table.has_entries(first)


def test_a_piece_is_dragged_to_where_it_goes(come: Come) -> None:
    steps, _ = asked("spirit-island", 1, 1, spirits=[RIVER])
    at = next(n for n, step in enumerate(steps) if step.prompt.id == "ask-push")
    ada = come("Ada")
    table = start(ada, 1, spirits=[RIVER])
    with ada.live(table.id) as live:
        for step in steps[:at]:
            live.answer(step.chosen.notation)
    hand = Hand(table, WORDS, "Ada")
    hand.is_asked(steps[at])
    way = next(choice for choice in steps[at].choices if len(choice.places) == 2)
    hand.drag(*way.places)
    expect(table.sentence).to_contain_text("(2 left)")
    expect(table.prompt.get_by_title("Take back from here")).to_have_count(1)
    ada.button("Leave it at that").click()
    table.has_entries(at + 2)
    assert table.moves()[at:] == [way.notation, "stop"]


# -- two browsers ----------------------------------------------------------------------------------


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

    def answer(self, table: AtTable, seat: int) -> int:
        """Answer as a bot would, all that is one answer; how many moves it is."""
        number = 0
        prompt = self.match.decisions()[seat].prompt
        while True:
            expect(table.sentence).to_contain_text(WORDING.say(prompt, ["Ada", "Bob"]))
            move = self.wish(seat)
            table.chip(move).click()
            self.match.answer(seat, move)
            number += 1
            whole, before = self.match.decisions().get(seat), one_answer(prompt)
            if whole is None or not before or one_answer(whole.prompt) != before:
                return number
            prompt = whole.prompt

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
        number += beside.answer(two[seat], seat)
        for table in two:
            table.has_entries(number)
        if beside.table.turn == 2 and beside.table.step == SPIRIT_PHASE:
            for table in two:
                expect(table.page.get_by_text("Turn 2", exact=True)).to_be_visible()
    assert asked_by_invaders == {0, 1}
    for table in two:
        expect(table.page.get_by_text("Turn 3", exact=True)).to_be_visible()
        islands = table.page.get_by_role("group", name="Island")
        expect(islands.locator(".land")).to_have_count(16)
    drawn = [table.page.locator(".pieces .group").count() for table in two]
    assert drawn[0] == drawn[1] > 20
