"""Ledgers: recorded games as rows of commands, one faction a row, with what it had after each."""

from __future__ import annotations

import re
from typing import Any, Final, final

from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.terra_mystica.state.terms import BONUS_NAMES, FACTIONS, ROUNDS, SCORING_NAMES

# What a row is, when it is not commands of its faction
COMMANDS: Final = "commands"
SETUP: Final = "setup"
INCOME: Final = "income"
REWARD: Final = "reward"
ALL_INCOME: Final = "all income"  # the cult reward and the income in one row
# Rows that only tell: the Cultists have earned a step, or have the power that nobody took.
EARNED: Final = "earned"
POWERED: Final = "powered"
SCORE: Final = "score"
RESOURCES: Final = "resources"

#: The names of options in ledgers, and ours.
OPTIONS: Final = {
    "errata-cultist-power": ("cultists-power", True),
    "mini-expansion-1": ("extra-town-tiles", True),
    "shipping-bonus": ("shipping-bonus-tile", True),
    "temple-scoring-tile": ("temple-scoring-tile", True),
    "variable-turn-order": ("turn-order", "passing"),
}
#: What the site that ledgers come from plays, whatever its options (docs/rules/terra-mystica.md).
SITE: Final[dict[str, object]] = {
    "offers": "deferred",
    "free-burning": True,
    "second-hex-dwelling": True,
    "spade-points": "obtained",
    "resignation": True,
}
VALUES: Final = 11  # numbers of a row's state
UNKNOWN: Final = ("fire-and-ice", "map ", "faction-variant", "final-scoring")
_NUMBER: Final = re.compile(r"\d+")
#: The command by which a faction leaves the game, in our notation.
RESIGN: Final = "resign"


@final
class Row:
    """One row: its line in the file, the faction, what kind of row, the commands, and the state
    after it (points, coins, workers, priests, three bowls, four cults) or nothing."""

    __slots__ = ("commands", "faction", "kind", "line", "state")

    def __init__(
        self, line: int, faction: str, kind: str, commands: list[str], state: list[int]
    ) -> None:
        self.line: Final = line
        self.faction: Final = faction
        self.kind: Final = kind
        self.commands: Final = commands
        self.state: Final = state


@final
class Ledger:
    """A recorded game. `starts` are full states after each income, `last` is the one at the end,
    `final` the last points."""

    __slots__ = (
        "bonus",
        "factions",
        "final",
        "last",
        "name",
        "options",
        "rows",
        "scoring",
        "starts",
    )

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.options: dict[str, object] = dict(SITE)
        self.factions: list[str] = []
        self.scoring: list[str] = []
        self.bonus: list[str] = []
        self.rows: list[Row] = []
        self.starts: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}
        self.final: dict[str, int] = {}

    def settings(self) -> dict[str, object]:
        """The options of a match that plays this ledger."""
        return {
            **self.options,
            "factions": self.factions,
            "scoring-tiles": self.scoring,
            "bonus-tiles": self.bonus,
        }

    def set_option(self, option: str, where: str) -> None:
        """An option as the site calls it; those that change nothing of ours are passed over."""
        if option.startswith(UNKNOWN):
            raise BadData(Text("ledger-unknown", where=where, what=option))
        if option in OPTIONS:
            name, value = OPTIONS[option]
            self.options[name] = value

    def add(self, row: Row) -> None:
        """A row of a faction that plays; one that only counts points says how many."""
        if row.faction not in self.factions:
            raise BadData(Text("ledger-foreign", row=row.line, faction=row.faction))
        if row.kind == SCORE and not (row.state and _NUMBER.search(row.commands[0])):
            raise BadData(Text("ledger-row", line=row.line, what=". ".join(row.commands)))
        if row.state and len(row.state) != VALUES:
            raise BadData(Text("ledger-row", line=row.line, what=str(row.state)))
        self.rows.append(row)

    def check(self, where: str) -> None:
        """Everything that a game needs is there and known."""
        if not self.scoring and not self.factions:
            raise BadData(Text("ledger-none", where=where))
        if len(self.scoring) != ROUNDS or not set(self.scoring) <= set(SCORING_NAMES):
            raise BadData(Text("ledger-tiles", where=where, tiles=", ".join(self.scoring)))
        if not set(self.bonus) <= set(BONUS_NAMES):
            raise BadData(Text("ledger-tiles", where=where, tiles=", ".join(self.bonus)))
        if not self.factions:
            raise BadData(Text("ledger-faction", where=where, faction="–"))

    def last_points(self) -> dict[str, int]:
        """The points at the end, where only the rows or the last state tell them."""
        told = self.last.get("factions")
        points: dict[str, int] = {}
        for faction, state in told.items() if isinstance(told, dict) else ():
            if isinstance(state, dict) and isinstance(state.get("VP"), int):
                points[faction] = state["VP"]
        for row in self.rows:
            if row.kind == RESOURCES and row.state:
                points[row.faction] = row.state[0]
        return points

    def last_told(self) -> list[Row]:
        """The last row with points of every faction whose points at the end nothing tells."""
        found: dict[str, Row] = {}
        for row in self.rows:
            if row.state and row.kind not in (EARNED, POWERED) and row.faction not in self.final:
                found[row.faction] = row
        return list(found.values())


def faction_named(word: str, where: str) -> str:
    name = word.lower()
    if name not in FACTIONS:
        raise BadData(Text("ledger-faction", where=where, faction=word))
    return name
