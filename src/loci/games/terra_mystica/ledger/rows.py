"""Ledgers: recorded games as rows of commands, one faction a row, with what it had after each.

Two forms are read: a JSON object a line, and the plain text that players copy from the web.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, final

from loci.core.data import Fields, decode
from loci.core.errors import BadData
from loci.core.game import Imported
from loci.core.text import Text
from loci.games.terra_mystica.state.registry import BONUS
from loci.games.terra_mystica.state.terms import BONUS_NAMES, FACTIONS, ROUNDS, SCORING_NAMES

# What a row is, when it is not commands of its faction
COMMANDS: Final = "commands"
SETUP: Final = "setup"
INCOME: Final = "income"
REWARD: Final = "reward"
EARNED: Final = "earned"  # the Cultists' step or power: a row that only tells
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
#: What the map of the base game is called; the last is the site's number for it.
MAPS: Final = ("base", "original", "126fe960806d587c78546b30f1a90853b1ada468")
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


def read_ledgers(name: str, text: str) -> list[Ledger | Imported]:
    """The games in a file: JSON lines, or one plain ledger. One that cannot be read stands for
    itself with what is wrong, and spoils no other."""
    text = text.removeprefix("\ufeff")
    if not text.lstrip().startswith("{"):
        return [_read_one(name, text, _read_plain)]
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    return [_read_one(f"{name}:{number}", line, _read_json) for number, line in lines]


def _read_one(name: str, text: str, read: Callable[[str, str], Ledger]) -> Ledger | Imported:
    try:
        return read(name, text)
    except BadData as error:
        return Imported(name, None, error.reason)


# -- JSON lines ------------------------------------------------------------------------------------


def _read_json(name: str, line: str) -> Ledger:
    data = Fields(decode(line), name)
    ledger = Ledger(data.word("id"))
    if "map" in data.data:
        _check_map(data.word("map"), name)
    for option in data.words("options"):
        _set_option(ledger, option, name)
    if "turn_order" in data.data and data.word("turn_order") == "pass_order":
        ledger.options["turn-order"] = "passing"
    ledger.factions = [_faction(word, name) for word in data.words("factions")]
    ledger.scoring = data.words("score_tiles")
    ledger.bonus = data.words("bonus_tiles")
    _check(ledger, name)
    for number, entry in enumerate(data.children("log")):
        if "mark" in entry.data:
            continue
        commands = [" ".join(command.split()) for command in entry.words("c")]
        kind = COMMANDS
        for command in commands:
            if command.startswith("["):
                kind = _bracketed(command)
        faction = _faction(entry.word("f"), entry.path)
        state = entry.numbers("s") if "s" in entry.data else []
        plain = [command for command in commands if not command.startswith("[")]
        if kind == SCORE:
            plain = commands
        _add(
            ledger, _leaving(number, commands, faction) or Row(number, faction, kind, plain, state)
        )
    if "dropout" in data.data:
        _drop_out(ledger, data, name)
    if "round_starts" in data.data:
        ledger.starts = [_state(start) for start in data.children("round_starts")]
    if "final" in data.data:
        ledger.last = _state(data.child("final"))
    if "final_vp" in data.data:
        final = data.child("final_vp")
        ledger.final = {name: final.number(name) for name in final.data}
    return ledger


def _state(fields: Fields) -> dict[str, Any]:
    """A full state. What it says may be wrong, but has the form in which it can be compared."""
    factions = fields.data.get("factions")
    if isinstance(factions, dict):
        for faction in factions:
            told = fields.child("factions").child(faction)
            if "favours" in told.data:
                told.words("favours")
    if isinstance(fields.data.get("bridges"), list):
        for number, bridge in enumerate(fields.items("bridges")):
            Fields({"bridge": bridge}, f"{fields.path}.bridges[{number}]").words("bridge")
    return dict(fields.data)


def _drop_out(ledger: Ledger, data: Fields, name: str) -> None:
    """Whoever dropped out without a row that says so leaves after the last own commands."""
    several = isinstance(data.data["dropout"], list)
    for word in data.words("dropout") if several else [data.word("dropout")]:
        faction = _faction(word, name)
        own = [
            number
            for number, row in enumerate(ledger.rows)
            if row.faction == faction and row.kind in (SETUP, COMMANDS)
        ]
        if not own:
            raise BadData(Text("ledger-foreign", row=0, faction=faction))
        if not any(RESIGN in ledger.rows[number].commands for number in own):
            line = ledger.rows[own[-1]].line
            ledger.rows.insert(own[-1] + 1, Row(line, faction, COMMANDS, [RESIGN], []))


def _bracketed(command: str) -> str:
    word = command.strip("[]").split(" ")[0]
    kinds = {"setup": SETUP, "income": INCOME, "cult_income": REWARD}
    if word == "score":
        return RESOURCES if "resources" in command else SCORE
    return kinds.get(word, EARNED)


# -- plain text ------------------------------------------------------------------------------------

_SCORING: Final = re.compile(r"Round ([1-6]) scoring: (SCORE\d+)", re.IGNORECASE)
_REMOVED: Final = re.compile(r"Removing tile (BON\d+)", re.IGNORECASE)
_NUMBER: Final = re.compile(r"-?\d+")
_LEAVING: Final = re.compile(r"(?i)\[dropped\]|drop-faction(?: (\w+))?")


def _read_plain(name: str, text: str) -> Ledger:
    """Option lines, scoring tiles, removed bonus tiles, then rows with tabs between the fields."""
    ledger = Ledger(name)
    removed: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        fields = line.split("\t")
        if len(fields) > 1 and fields[0].strip().lower() in FACTIONS:
            row = _plain_row(number, fields, name)
            if row.kind == SETUP:
                ledger.factions.append(row.faction)
            _add(ledger, row)
            continue
        words = line.strip()
        if words.startswith("option "):
            _set_option(ledger, words[len("option ") :], f"{name}:{number}")
        elif words.startswith("map "):
            _check_map(words[len("map ") :], f"{name}:{number}")
        elif words.startswith(UNKNOWN):
            raise BadData(Text("ledger-unknown", where=f"{name}:{number}", what=words))
        elif found := _SCORING.match(words):
            ledger.scoring.append(found.group(2).upper())
        elif found := _REMOVED.match(words):
            removed.append(found.group(1).upper())
        elif "dropped from the game" in words:
            faction = _faction(words.split(" ")[0], f"{name}:{number}")
            _add(ledger, Row(number, faction, COMMANDS, [RESIGN], []))
    extra = ledger.options.get("shipping-bonus-tile", False)
    tiles = [tile.name for tile in BONUS if extra or not tile.option]
    ledger.bonus = [tile for tile in tiles if tile not in removed]
    _check(ledger, name)
    return ledger


def _plain_row(number: int, fields: list[str], name: str) -> Row:
    """Faction, then each change and value, the offers made, and the commands at the end."""
    values: dict[str, list[int]] = {}
    for field in fields[1:-1]:
        word = field.strip()
        numbers = [int(found) for found in _NUMBER.findall(word)]
        for unit in ("VP", "C", "W", "P", "PW"):
            if word.endswith(" " + unit):
                values[unit] = numbers
        if word.count("/") == 3:
            values["cults"] = numbers
    try:
        state = [values[unit][0] for unit in ("VP", "C", "W", "P")]
        state += values["PW"][:3] + values["cults"][:4]
    except (KeyError, IndexError):
        raise BadData(Text("ledger-row", line=number, what=" ".join(fields))) from None
    commands = [" ".join(part.split()) for part in fields[-1].split(".") if part.strip()]
    faction = _faction(fields[0].strip(), f"{name}:{number}")
    leaving = _leaving(number, commands, faction)
    if leaving is not None:
        return leaving
    kind = COMMANDS
    if commands:
        kind = _plain_kind(commands[-1])
    if kind in (SETUP, INCOME, REWARD, EARNED, RESOURCES):
        commands = commands[:-1]
    return Row(number, faction, kind, commands, state)


def _plain_kind(command: str) -> str:
    kinds = {
        "setup": SETUP,
        "other_income_for_faction": INCOME,
        "income_for_faction": INCOME,
        "cult_income_for_faction": REWARD,
        "score_resources": RESOURCES,
    }
    if command.startswith("["):
        return EARNED
    if re.fullmatch(r"\+\d+vp for \w+", command.lower()):
        return SCORE
    return kinds.get(command.lower(), COMMANDS)


# -- both ------------------------------------------------------------------------------------------


def _add(ledger: Ledger, row: Row) -> None:
    """A row of a faction that plays; one that only counts points says how many."""
    if row.faction not in ledger.factions:
        raise BadData(Text("ledger-foreign", row=row.line, faction=row.faction))
    if row.kind == SCORE and not (row.state and _NUMBER.search(row.commands[0])):
        raise BadData(Text("ledger-row", line=row.line, what=". ".join(row.commands)))
    if row.state and len(row.state) != VALUES:
        raise BadData(Text("ledger-row", line=row.line, what=str(row.state)))
    ledger.rows.append(row)


def _leaving(line: int, commands: list[str], faction: str) -> Row | None:
    """A row that says that a faction was dropped: its own, or the one it names."""
    for command in commands:
        found = _LEAVING.fullmatch(command)
        if found is not None:
            named = _faction(found.group(1) or faction, str(line))
            before = commands[: commands.index(command)] if named == faction else []
            return Row(line, named, COMMANDS, [*before, RESIGN], [])
    return None


def _check_map(word: str, where: str) -> None:
    if word.strip().lower() not in MAPS:
        raise BadData(Text("ledger-map", where=where, map=word.strip()))


def _set_option(ledger: Ledger, option: str, where: str) -> None:
    if option.startswith(UNKNOWN):
        raise BadData(Text("ledger-unknown", where=where, what=option))
    if option in OPTIONS:
        name, value = OPTIONS[option]
        ledger.options[name] = value


def _faction(word: str, where: str) -> str:
    name = word.lower()
    if name not in FACTIONS:
        raise BadData(Text("ledger-faction", where=where, faction=word))
    return name


def _check(ledger: Ledger, where: str) -> None:
    """Everything that a game needs is there and known."""
    if not ledger.scoring and not ledger.factions:
        raise BadData(Text("ledger-none", where=where))
    if len(ledger.scoring) != ROUNDS or not set(ledger.scoring) <= set(SCORING_NAMES):
        raise BadData(Text("ledger-tiles", where=where, tiles=", ".join(ledger.scoring)))
    if not set(ledger.bonus) <= set(BONUS_NAMES):
        raise BadData(Text("ledger-tiles", where=where, tiles=", ".join(ledger.bonus)))
    if not ledger.factions:
        raise BadData(Text("ledger-faction", where=where, faction="–"))
