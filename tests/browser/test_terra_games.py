"""Whole games of Terra Mystica on its board, by pointing and by keyboard; and a telephone.

Bots played them beforehand, so that what the server stores at the end can be held against what came
out without any server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import expect

from loci.core import Match
from loci.core.records.record import Record
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from tests.browser.table import is_the_same, played
from tests.browser.terra import AtBoard
from tests.browser.test_games import Keys
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
SEED = 27


@dataclass(frozen=True)
class Step:
    """An answer, the places that are clicked for it one after the other, and what is opened
    before."""

    move: str
    places: list[str]
    opens: str = ""


def steps(record: Record) -> Iterator[Step]:
    match = Match.start(GAME, 2, {}, SEED)
    for entry in record.entries:
        table = match.state
        assert isinstance(table, TerraTable)
        choice = GAME.choice(table, entry.seat, GAME.read(table, entry.seat, entry.move))
        opens = ""
        if entry.move.startswith("send"):
            opens = "Cults"
        elif entry.move.startswith("pass ") and table.round:
            opens = "Pass"
        yield Step(entry.move, choice.places, opens)
        match.answer(entry.seat, entry.move)


def click(table: AtBoard, step: Step) -> None:
    """Answer on the board alone; what ends a turn is pinned below it."""
    before = table.entries()
    word = step.move.split()[0]
    if word == "done":
        table.point("chip done")
    elif word in ("leech", "decline"):
        table.point(f"answer {step.move}")
    elif word in ("convert", "burn"):
        convert(table, step)
    else:
        if step.opens:
            table.point(f"tray {step.opens}")
        for place in step.places:
            table.point(place)
            if choose(table, step, before):
                break
    table.has_entries(before + 1)


def choose(table: AtBoard, step: Step, before: int) -> bool:
    """In the menu, if one has opened: the answer itself, or the hex as a source."""
    table.page.wait_for_function(
        """before => document.querySelector('[role=dialog] .answer')
        || document.querySelector('[data-place][data-chosen]')
        || document.querySelector('input[type=range]').max !== before""",
        arg=str(before),
    )
    if not table.menu.is_visible():
        return False
    answer = table.menu.locator(f'[data-move="{step.move}"]')
    if answer.count():
        answer.click()
        return True
    table.point("source")
    return False


def convert(table: AtBoard, step: Step) -> None:
    pool = step.places[0].split(":")[1]
    table.point(f"pool {'power' if pool == 'burn' else pool}")
    take = table.convert.locator(f'[data-move="{step.move}"]')
    way = "burn"
    if step.move.startswith("convert"):
        _, paid, _, got = step.move.split()
        way = "-".join("".join(x for x in part if x.isalpha()).lower() for part in (paid, got))
    while not take.count():
        table.point(f"more {way}")
    take.click()


def test_a_whole_game_by_clicking_on_the_board(come: Come) -> None:
    wanted = played("terra-mystica", 2, SEED)
    ada = come("Ada")
    table = AtBoard(ada, ada.table("me me", "terra-mystica", seed=SEED))
    for step in steps(wanted):
        click(table, step)
    is_the_same(table.record(), wanted)
    assert wanted.outcome is not None
    panel = table.page.get_by_role("tabpanel", name="Result")
    assert table.scores() == sorted(wanted.outcome.scores, reverse=True)
    expect(panel.get_by_role("heading", name="Points by source")).to_be_visible()
    expect(panel.get_by_role("figure")).to_have_count(4)
    last = panel.get_by_role("table", name="Points", exact=True).get_by_role("row")
    ends = [int(last.nth(seat + 1).get_by_role("cell").last.inner_text()) for seat in (0, 1)]
    assert ends == wanted.outcome.scores
    table.tab("Cults")
    expect(table.page.get_by_role("heading", name="What final scoring gave")).to_be_visible()
    assert ada.barriers() == []


def test_a_whole_game_by_keyboard(come: Come) -> None:
    wanted = played("terra-mystica", 2, SEED)
    ada = come("Ada")
    table = AtBoard(ada, ada.table("me me", "terra-mystica", seed=SEED))
    keys = Keys(ada.page)
    for number, step in enumerate(steps(wanted)):
        before = table.entries()
        # On the board while the first rounds last; then by the list of answers.
        alone = (
            len(step.places) == 1
            and not step.opens
            and not step.move.startswith(("burn", "l", "dec"))
        )
        if number < 30 and alone and step.move != "done":
            keys.do(f'[data-place="{step.places[0]}"][data-lit]')
            choose_by_key(table, keys, step, before)
        else:
            answer_by_key(table, keys, step)
        table.has_entries(before + 1)
    is_the_same(table.record(), wanted)


def answer_by_key(table: AtBoard, keys: Keys, step: Step) -> None:
    """In the list of answers, or written where only a number is asked for."""
    written = table.prompt.get_by_label("Another move, as text")
    listed = table.prompt.locator(f'[data-move="{step.move}"]')
    expect(written.or_(listed).first).to_be_visible()
    if listed.count():
        keys.do(f'.prompt [data-move="{step.move}"]')
        return
    written.focus()
    keys.page.keyboard.type(step.move)
    keys.press("Enter")


def choose_by_key(table: AtBoard, keys: Keys, step: Step, before: int) -> None:
    table.page.wait_for_function(
        """before => document.querySelector('[role=dialog] [data-move]')
        || document.querySelector('input[type=range]').max !== before""",
        arg=str(before),
    )
    if table.menu.is_visible():
        for _ in range(12):
            if table.page.evaluate("document.activeElement.dataset.move") == step.move:
                break
            keys.press("ArrowDown")
        keys.press("Enter")


def test_a_telephone(come: Come) -> None:
    """Everything that is always in sight is, and nothing is wider than the screen."""
    wanted = played("terra-mystica", 2, SEED)
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    table = AtBoard(ola, ola.table("me me", "terra-mystica", seed=SEED))
    for number, step in enumerate(steps(wanted)):
        if number == 16:
            break
        click(table, step)
        assert ola.too_wide() == 0
    page = table.page
    for name in ("Seats", "Cults", "Supply", "Log"):
        table.tab(name)
        assert ola.too_wide() == 0
    strip = page.get_by_role("region", name="What you have")
    expect(strip.locator("[data-pool=workers]")).to_be_visible()
    expect(strip).to_contain_text("next:")
    expect(page.locator('[data-place="scoring:1"]')).to_be_in_viewport()
