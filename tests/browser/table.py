"""A table in the browser: what is asked, how it is answered, and games to play there."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from loci.bots.registry import find_bot
from loci.core import Match, find_game
from loci.core.records.record import Record, read
from loci.games.haunted_lands.state.land import NAMES
from loci.sim.playout import playout
from tests.browser.visitor import Visitor

GAME = find_game("haunted-lands")


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of a game that was played beforehand, and where on the map it can be given."""

    seat: int
    move: str
    place: str | None
    alone: bool  # whether a click on the place can mean nothing else
    choices: int  # how many answers there were


def played(game: str, players: int, seed: int, **options: Any) -> Record:
    """A game that bots played without any server, to be played again in the browser."""
    rules = find_game(game)
    bots = [find_bot(rules, "greedy")] * players
    record = playout(rules, bots, seed, options, recorded=True).record
    assert record is not None
    return record


@cache
def prepared(seed: int, **options: Any) -> tuple[tuple[Step, ...], Record]:
    """Haunted Lands as two bots played it, and where on the map each answer can be given."""
    record = played("haunted-lands", 2, seed, **options)
    match = Match.start(GAME, 2, options, seed)
    steps = []
    for entry in record.entries:
        moves = match.decisions()[entry.seat].moves
        choices = [GAME.choice(match.state, entry.seat, move) for move in moves]
        chosen = next(one for one in choices if one.notation == entry.move)
        place = next((one for one in chosen.places if one in NAMES), None)
        there = [one for one in choices if place in one.places]
        alone = len(there) == 1 and not chosen.warnings
        steps.append(Step(entry.seat, entry.move, place, alone, len(choices)))
        match.answer(entry.seat, entry.move)
    return tuple(steps), record


def with_seed(page: Page, seed: int) -> None:
    """Let the page's next table be dealt with this seed; the form has no field for it."""

    def add(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "")
        route.continue_(post_data=json.dumps(wanted | {"seed": seed}))

    page.route("**/api/tables", add, times=1)


def is_the_same(found: Record, wanted: Record) -> None:
    assert [(entry.seat, entry.move) for entry in found.entries] == [
        (entry.seat, entry.move) for entry in wanted.entries
    ]
    assert found.hash == wanted.hash
    assert found.outcome == wanted.outcome


class AtTable:
    """A visitor's page that shows a table."""

    def __init__(self, visitor: Visitor, id: str = "", query: str = "") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        if id:
            self.page.goto(f"/t/{id}{query}")
        else:
            self.page.wait_for_url(re.compile("/t/"))
        self.id = re.sub(r".*/t/([^?#/]+).*", r"\1", self.page.url)
        self.prompt = self.page.get_by_role("region", name="What is asked")
        self.sentence = self.prompt.get_by_role("status").first
        self.answers = self.prompt.get_by_role("list", name="Possible answers")
        self.map = self.page.get_by_role("group", name="Map")
        self.slider = self.page.get_by_role("slider", name="History")
        self.menu = self.page.get_by_role("dialog", name="What you can do here")
        self.log = self.page.get_by_role("log", name="Log")
        self.text = self.page.get_by_role("region", name="Board")  # of a game without a board

    # -- answering -----------------------------------------------------------------------------

    def chip(self, move: str) -> Locator:
        """The button of a legal answer, by its notation."""
        return self.answers.locator(f'[data-move="{move}"]')

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]')

    def is_asked(self) -> None:
        expect(self.answers.locator("[data-move]").first).to_be_visible()

    def legal(self) -> list[str]:
        """The notations of what can be answered now, in the order shown; waits for a question."""
        self.is_asked()
        every = self.answers.locator("[data-move]")
        found: list[str] = every.evaluate_all("all => all.map(one => one.dataset.move)")
        return found

    def answer(self, move: str) -> None:
        """Click an answer and see that it was taken."""
        before = str(self.entries())
        self.chip(move).click()
        expect(self.slider).not_to_have_attribute("max", before)

    def answer_any(self, *wishes: str) -> str:
        """Click the first answer of the kind that is wished for most."""
        legal = self.legal()
        wished = [move for wish in wishes for move in legal if move.split()[0] == wish]
        move = (wished or legal)[0]
        self.answer(move)
        return move

    # -- what it shows ---------------------------------------------------------------------------

    def entries(self) -> int:
        """How many answers the page knows of."""
        return int(self.slider.get_attribute("max") or "0")

    def has_entries(self, number: int) -> None:
        expect(self.slider).to_have_attribute("max", str(number))

    def scores(self) -> list[int]:
        """The points that the result names, from the most to the least."""
        self.tab("Result")
        rows = self.page.get_by_role("table", name="Result", exact=True).get_by_role("row")
        return [int(text.split()[-1]) for text in rows.all_inner_texts()]

    def record(self) -> Record:
        """The server's record, which only whoever has every seat can have before the end."""
        return read(self.visitor.get(f"/tables/{self.id}/record"))

    def moves(self) -> list[str]:
        """The moves of the log as the server tells them to this visitor."""
        with self.visitor.live(self.id) as live:
            return [entry["move"] for entry in live.log]

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name, exact=True).click()
