"""Every kind of question of Terra Mystica, and how it is answered by pointing at the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from loci.core import Match
from loci.core.decision import Move
from loci.core.records.record import write
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.moves import GiveUp, Resign
from loci.games.terra_mystica.words.labels import LABELS
from tests.browser.table import AtTable
from tests.browser.visitor import Visitor
from tests.terra_mystica.tables import do, far_off, match_from, rich, table

TEXTS = Path(GAME.info.package.replace(".", "/"))
#: Moves that no question lists: they are typed.
TYPED: list[type[Move]] = [GiveUp, Resign]


def prompts() -> list[str]:
    """Every question there is, by the message that asks it."""
    folder = Path(__file__).parents[2] / "src" / TEXTS / "texts"
    return re.findall(r"^(ask-[\w-]+) =", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE)


def moves() -> list[type[Move]]:
    """Every kind of answer that some question lists."""
    return [kind for kind in LABELS if kind not in TYPED]


@dataclass(frozen=True)
class Case:
    """A question, the clicks that answer it, and the moves that they make.

    A click is a place (`E6`, `cult:fire:3`); `menu MOVE` or `source` in the menu beside it; `tray
    NAME`, a button that opens what is chosen from; `pool NAME`, `more` and `take MOVE` of the
    resources; `answer MOVE` of an offer; `chip MOVE`, what stays pinned below.
    """

    asks: str
    match: Callable[[], Match]
    clicks: list[str]
    moves: list[str]


def new(**options: object) -> Match:
    return Match.start(GAME, 2, options, 27)


def after(*answers: str) -> Match:
    """Witches and Dwarves, so far into their set-up."""
    match = new(factions=["witches", "dwarves"])
    for move in answers:
        [seat] = match.decisions()
        match.answer(seat, move)
    return match


def of(faction: str, hexes: dict[str, str], line: str = "", **seat: Any) -> Callable[[], Match]:
    """A faction with plenty of everything on these hexes, after these commands."""

    def make() -> Match:
        made = table(rich(faction, hexes, **seat), far_off(), round=2)
        if line:
            do(made, line)
        return match_from(made)

    return make


def cult(line: str = "", **seat: Any) -> Callable[[], Match]:
    return of("cultists", {"E6": "D"}, line, **seat)


def offered(line: str = "") -> Callable[[], Match]:
    """Cultists build beside Dwarves, who are offered power; then these answers."""

    def make() -> Match:
        made = table(
            rich("cultists", {"E6": "D"}), rich("dwarves", {"E7": "TP"}, bowls=[5, 7, 0]), round=2
        )
        do(made, "upgrade E6 to TP. done")
        if line:
            do(made, line)
        return match_from(made)

    return make


def rewarded() -> Match:
    """The end of a round whose tile gives a spade for four steps on Earth."""
    made = table(
        rich("cultists", {"E6": "D"}, cults=[0, 0, 4, 0]),
        rich("nomads", {"I7": "D"}, cults=[0, 0, 0, 0]),
        tile="SCORE2",
        round=2,
    )
    do(made, "pass BON8. done")
    do(made, "pass BON9. done")
    return match_from(made)


FULL: dict[str, Any] = {"bowls": [0, 0, 12]}
FOREST = {"F4": "SH"}
RIVER = {"D4": "TP", "D5": "TP", "E5": "TP", "F3": "D"}
TOWN = {"E6": "TP", "E7": "TP", "D5": "D", "F4": "D"}
CASES = [
    Case("ask-faction", new, ["faction:witches"], ["setup witches"]),
    Case("ask-first-dwelling", after, ["C3"], ["build C3"]),
    Case(
        "ask-first-bonus",
        lambda: after("build C3", "build E7", "build F6", "build F4"),
        ["bonus:BON1"],
        ["pass BON1"],
    ),
    # a turn
    Case("ask-turn", cult(), ["E6"], ["upgrade E6 to TP"]),
    Case(
        "ask-turn",
        of("cultists", {"E6": "TP"}),
        ["E6", "menu upgrade E6 to SH"],
        ["upgrade E6 to SH"],
    ),
    Case(
        "ask-turn",
        cult(),
        ["E5", "menu dig 1. transform E5 to brown. build E5"],
        ["dig 1", "transform E5 to brown", "build E5"],
    ),
    Case(
        "ask-turn",
        cult(),
        ["E5", "menu dig 1. transform E5 to brown"],
        ["dig 1", "transform E5 to brown"],
    ),
    Case(
        "ask-turn",
        cult(),
        ["F3", "source", "terrain:wasteland"],
        ["dig 1", "transform F3 to red"],
    ),
    Case("ask-turn", of("witches", {"E9": "D", "F4": "D"}), ["E9"], ["upgrade E9 to TP"]),
    Case("ask-turn", cult(), ["pool:spades", "menu dig 2"], ["dig 2"]),
    Case("ask-turn", cult(), ["track:ship"], ["advance ship"]),
    Case("ask-turn", cult(), ["track:dig"], ["advance dig"]),
    Case("ask-turn", cult(), ["tray Cults", "cult:water:3"], ["send P to WATER for 3"]),
    Case("ask-turn", cult(), ["tray Cults", "cult:air:1"], ["send P to AIR for 1"]),
    Case("ask-turn", cult(**FULL), ["action:ACT4"], ["action ACT4"]),
    Case("ask-turn", cult(bowls=[0, 10, 1]), ["action:ACT2"], ["burn 2", "action ACT2"]),
    Case("ask-turn", cult(), ["tray Pass", "bonus:BON8"], ["pass BON8"]),
    Case(
        "ask-turn",
        cult(**FULL),
        ["pool power", "more pw-w", "take convert 6PW to 2W"],
        ["convert 6PW to 2W"],
    ),
    Case(
        "ask-turn", cult(bowls=[0, 10, 1]), ["pool power", "more burn", "take burn 2"], ["burn 2"]
    ),
    Case("ask-turn", of("mermaids", RIVER), ["r15"], ["connect r15"]),
    Case(
        "ask-turn-double",
        of("chaosmagicians", {"G2": "SH"}, "action ACTC"),
        ["track:ship"],
        ["advance ship"],
    ),
    # power
    Case("ask-offer", offered(), ["answer leech 2 from cultists"], ["leech 2 from cultists"]),
    Case("ask-offer", offered(), ["answer decline 2 from cultists"], ["decline 2 from cultists"]),
    Case("ask-cultists-step", offered("leech 2 from cultists"), ["cult:fire"], ["+FIRE"]),
    Case("ask-burnt", cult("burn 2", bowls=[0, 10, 1]), ["action:ACT2"], ["action ACT2"]),
    # what is owed
    Case("ask-town", of("cultists", TOWN, "upgrade D5 to TP"), ["town:TW5"], ["+TW5"]),
    Case(
        "ask-favour", of("cultists", {"E6": "TP"}, "upgrade E6 to TE"), ["favour:FAV11"], ["+FAV11"]
    ),
    Case("ask-step", of("auren", FOREST, "action ACTA"), ["cult:earth"], ["+2EARTH"]),
    Case(
        "ask-key",
        of("cultists", TOWN, "upgrade D5 to TP. +TW5", cults=[9, 9, 0, 0]),
        ["cult:water"],
        ["+WATER"],
    ),
    Case(
        "ask-bridge",
        of("cultists", {"E8": "D"}, "action ACT1", **FULL),
        ["bridge:E8:G3"],
        ["bridge E8:G3"],
    ),
    Case("ask-ride", of("witches", FOREST, "action ACTW"), ["C4"], ["build C4"]),
    Case(
        "ask-house",
        of("swarmlings", {"E4": "SH", "D5": "D"}, "action ACTS"),
        ["D5"],
        ["upgrade D5 to TP"],
    ),
    Case(
        "ask-storm", of("nomads", {"F3": "SH"}, "action ACTN"), ["E5"], ["transform E5 to yellow"]
    ),
    Case(
        "ask-spades",
        cult("action ACT5", **FULL),
        ["E5", "menu transform E5 to brown"],
        ["transform E5 to brown"],
    ),
    Case(
        "ask-spades",
        cult("action ACT5", **FULL),
        ["E5", "menu transform E5 to blue"],
        ["transform E5 to blue"],
    ),
    Case("ask-dwelling", cult("dig 1. transform E5 to brown"), ["E5"], ["build E5"]),
    Case(
        "ask-ordain",
        of("darklings", {"E5": "TP"}, "upgrade E5 to SH"),
        ["pool workers", "more w-p", "take convert 2W to 2P"],
        ["convert 2W to 2P"],
    ),
    Case("ask-done", cult("advance ship"), ["chip done"], ["done"]),
    Case(
        "ask-reward",
        rewarded,
        ["E5", "menu transform E5 to brown"],
        ["transform E5 to brown"],
    ),
]


# -- at the table ----------------------------------------------------------------------------------


class AtBoard(AtTable):
    """A table of Terra Mystica, answered by pointing at its board."""

    def place(self, name: str) -> Locator:
        """Where it can be clicked: a tile may lie both over the map and in its panel."""
        return self.page.locator(f'[data-place="{name}"]').filter(visible=True).first

    def point(self, click: str) -> None:
        what, _, name = click.partition(" ")
        if what == "menu":
            self.menu.locator(f'[data-move="{name}"]').click()
        elif what == "source":
            self.menu.locator("[data-source]").click()
        elif what == "tray":
            self.page.get_by_role("group", name="Actions").get_by_role("button", name=name).click()
        elif what == "pool":
            self.page.locator(f'[data-pool="{name}"]').click()
        elif what == "more":
            self.steps(name).get_by_role("button", name="More").click()
        elif what == "take":
            self.convert.locator(f'[data-move="{name}"]').click()
        elif what == "answer":
            tray = self.page.get_by_role("group", name="To choose from")
            tray.locator(f'[data-move="{name}"]').click()
        elif what == "chip":
            self.chip(name).click()
        else:
            place = self.place(click)
            expect(place).to_have_attribute("data-lit", "true")
            place.click()

    @property
    def convert(self) -> Locator:
        return self.page.get_by_role("dialog", name="Convert and sacrifice")

    def steps(self, name: str) -> Locator:
        return self.convert.locator(f'[data-amount="{name}"]')


def opened(visitor: Visitor, match: Match) -> AtBoard:
    """The position as a table on which the visitor plays all seats."""
    record = visitor.post("/records", text=write(match.record()))
    fork = visitor.post(f"/tables/{record['id']}/fork", number=len(match.entries))
    return AtBoard(visitor, fork["id"])
