"""Answering on a board: clicks, keys and drags on the places of an answer, as a person does.

A game is played beforehand without any server; each of its answers is then given where its places
are. What has no place in sight is answered by its button below the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

from loci.core import Choice, Match, find_game
from loci.core.records.record import Record
from loci.core.text import Text
from loci.core.words.wording import Wording
from tests.browser.table import AtTable, played

#: A point at which an element really lies on top and stays, in pixels of the window; null if
#: there is none for a long while.
FIND = """async place => {
  const find = () => {
    for (const one of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      const box = one.getBoundingClientRect();
      const tenths = [5, 4, 6, 3, 7, 2, 8, 1, 9];
      for (const down of tenths) for (const along of tenths) {
        const [x, y] = [box.left + box.width * along / 10, box.top + box.height * down / 10];
        const hit = document.elementFromPoint(x, y)?.closest('[data-place]');
        if (hit?.dataset.place === place) return [x, y];
      }
    }
    return null;
  };
  const frame = () => new Promise(requestAnimationFrame);
  const end = performance.now() + 20000;
  while (performance.now() < end) {
    const before = find();
    if (!before) {  // a person moves a strip of cards along to what lies beyond its end
      for (const one of document.querySelectorAll(`.strip [data-place="${CSS.escape(place)}"]`)) {
        one.scrollIntoView({ block: 'nearest', inline: 'center' });
      }
    }
    await frame();
    await frame();
    const now = find();
    if (now && String(before) === String(now)) return now;
  }
  return null;
}"""


def find(page: Page, place: str) -> tuple[float, float] | None:
    """Where to click a place, if it comes into sight. A board that still glides to what is asked,
    or a notice above it, is waited for."""
    found = page.evaluate(FIND, place)
    return (found[0], found[1]) if found else None


def point(page: Page, place: str) -> tuple[float, float]:
    """Where to click a place."""
    found = find(page, place)
    assert found is not None, f"{place} is not in sight"
    return found


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a game that was played beforehand, and the answer that was given."""

    seat: int
    prompt: Text
    choices: tuple[Choice, ...]
    chosen: Choice
    #: How many answers the table has when it is asked; those of one answer come together.
    entries: int


def one_answer(prompt: Text) -> str:
    """What Spirit Island's board puts together to one answer (`island/together.ts`)."""
    kinds = ("ask-damage", "ask-destroy", "ask-remove", "ask-push", "ask-gather")
    return f"{prompt.id} {prompt.args.get('land')}" if prompt.id in kinds else ""


def asked(game: str, players: int, seed: int, **options: Any) -> tuple[list[Asked], Record]:
    """The questions and answers of a game that bots played, and its record."""
    record = played(game, players, seed, **options)
    match = Match.start(find_game(game), players, options, seed)
    return asked_in(match, record), record


def asked_in(match: Match, record: Record) -> list[Asked]:
    """The questions of a match that goes on as recorded, with these answers."""
    rules = match.game
    steps: list[Asked] = []
    for number, entry in enumerate(record.entries):
        decision = match.decisions()[entry.seat]
        choices = tuple(rules.choices(match.state, decision))
        chosen = next(choice for choice in choices if choice.notation == entry.move)
        whole = one_answer(decision.prompt)
        goes_on = bool(steps and whole) and one_answer(steps[-1].prompt) == whole
        entries = steps[-1].entries if goes_on else number
        steps.append(Asked(entry.seat, decision.prompt, choices, chosen, entries))
        match.answer(entry.seat, entry.move)
    return steps


class Hand:
    """Somebody at a table who points. `pointed` counts the answers that were given at places."""

    def __init__(self, table: AtTable, package: str, *names: str) -> None:
        self.table = table
        self.page = table.page
        self.pointed = 0
        self._names = list(names)
        self._words = Wording("en", package)

    def is_asked(self, step: Asked) -> None:
        """Wait until the page asks this question."""
        self.table.has_entries(step.entries)
        expect(self.table.sentence).to_contain_text(self._words.say(step.prompt, self._names))
        expect(self.table.chip(step.chosen.notation)).to_be_attached()

    def give(self, step: Asked) -> None:
        """Give the answer at its places, or by its button where they are not in sight."""
        self.is_asked(step)
        path: list[str] = []
        offers = list(step.choices)
        for place in step.chosen.places:
            at = len(path)
            found = [one for one in offers if place in one.places[at:]]
            leads = [one for one in found if one.places[at] == place and len(one.places) > at + 1]
            if not self.click(place):
                break
            if len(found) == 1 and not found[0].warnings:
                self.pointed += 1
                return
            if len(leads) > 1 and len(leads) == len(found):
                path.append(place)
                offers = [one for one in offers if list(one.places[: at + 1]) == path]
                continue
            if len(leads) > 1 and step.chosen in leads:
                self.press(self.table.menu.locator("[data-source]"))  # from here
                path.append(place)
                offers = [one for one in offers if list(one.places[: at + 1]) == path]
                continue
            self.press(self.table.menu.locator(f'[data-move="{step.chosen.notation}"]'))
            self.pointed += 1
            return
        self.press(self.table.chip(step.chosen.notation))

    def press(self, button: Locator) -> None:
        """Press a button: an answer below the board, or one of the menu at a place."""
        button.click()

    def click(self, place: str) -> bool:
        """Click a place where it lies on top; false if it is not in sight."""
        there = self.page.locator(f'[data-place="{place}"]')
        if not there.count():
            # What is printed on cards is fetched once, and they are shown when it is there.
            self.page.wait_for_load_state("networkidle")
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        if not there.count():
            return False
        found = find(self.page, place)
        if found:
            self.page.mouse.click(*found)
        return found is not None

    def drag(self, start: str, end: str) -> None:
        """Drag what lies at a place to another one."""
        self.page.mouse.move(*point(self.page, start))
        self.page.mouse.down()
        self.page.mouse.move(*point(self.page, end), steps=6)
        self.page.mouse.up()
