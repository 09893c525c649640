"""The two forms in which ledgers come: a JSON object a line, and the plain text that players copy
from the web."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from loci.core.data import Fields, decode
from loci.core.errors import BadData
from loci.core.info import Imported
from loci.core.text import Text
from loci.games.terra_mystica.ledger.rows import (
    ALL_INCOME,
    COMMANDS,
    EARNED,
    INCOME,
    POWERED,
    RESIGN,
    RESOURCES,
    REWARD,
    SCORE,
    SETUP,
    UNKNOWN,
    Ledger,
    Row,
    faction_named,
)
from loci.games.terra_mystica.state.registry import BONUS
from loci.games.terra_mystica.state.terms import FACTIONS

#: What the map of the base game is called; the last is the site's number for it.
MAPS: Final = ("base", "original", "126fe960806d587c78546b30f1a90853b1ada468")


def read_ledgers(name: str, text: str) -> Iterator[Ledger | Imported]:
    """The games in a file, one after the other: JSON lines, or one plain ledger. One that cannot
    be read stands for itself with what is wrong, and spoils no other."""
    text = text.removeprefix("\ufeff")
    if not text.lstrip().startswith("{"):
        yield _read_one(name, text, _read_plain)
        return
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield _read_one(f"{name}:{number}", line, _read_json)


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
        ledger.set_option(option, name)
    if "turn_order" in data.data and data.word("turn_order") == "pass_order":
        ledger.options["turn-order"] = "passing"
    ledger.factions = [faction_named(word, name) for word in data.words("factions")]
    ledger.scoring = data.words("score_tiles")
    ledger.bonus = data.words("bonus_tiles")
    ledger.check(name)
    for number, entry in enumerate(data.items("log")):
        if not isinstance(entry, dict) or "mark" not in entry:
            ledger.add(_json_row(ledger, number, entry, data.path))
    if "dropout" in data.data:
        _drop_out(ledger, data, name)
    if "round_starts" in data.data:
        ledger.starts = [_state(start) for start in data.children("round_starts")]
    if "final" in data.data:
        ledger.last = _state(data.child("final"))
    if "final_vp" in data.data:
        final = data.child("final_vp")
        ledger.final = {name: final.number(name) for name in final.data}
    else:
        ledger.final = ledger.last_points()
    return ledger


def _json_row(ledger: Ledger, number: int, entry: Any, path: str) -> Row:
    if not _is_row(entry):
        fields = Fields(entry, f"{path}.log[{number}]")
        # One of these says what is wrong.
        fields.word("f")
        fields.words("c")
        fields.numbers("s")
    commands = [_plain_blanks(command) for command in entry["c"]]
    name = entry["f"]
    if name not in ledger.factions:
        name = faction_named(name, f"{path}.log[{number}]")
    leaving = _leaving(number, commands, name)
    if leaving is not None:
        return leaving
    kind = COMMANDS
    for command in commands:
        if command.startswith("["):
            kind = _bracketed(command)
    if kind not in (COMMANDS, SCORE):
        commands = [command for command in commands if not command.startswith("[")]
    return Row(number, name, kind, commands, entry.get("s", []))


def _is_row(entry: Any) -> bool:
    """Whether an entry has the form of a row. `Fields` would say so too, in more time than it takes
    to play the row."""
    if not isinstance(entry, dict):
        return False
    words, numbers = entry.get("c"), entry.get("s", [])
    if not (isinstance(entry.get("f"), str) and isinstance(words, list)):
        return False
    if not isinstance(numbers, list):
        return False
    return _WORDS.issuperset(map(type, words)) and _NUMBERS.issuperset(map(type, numbers))


_WORDS: Final = {str}
_NUMBERS: Final = {int}


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
        faction = faction_named(word, name)
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
    kinds = {
        "setup": SETUP,
        "income": INCOME,
        "all_income": ALL_INCOME,
        "cult_income": REWARD,
    }
    if word == "score":
        return RESOURCES if "resources" in command else SCORE
    return kinds.get(word) or kind_in_brackets(command)


def kind_in_brackets(command: str) -> str:
    """The row that comes with the last answer to an offer of the Cultists."""
    return POWERED if "cultist_power" in command or "declined" in command else EARNED


# -- plain text ------------------------------------------------------------------------------------

_SCORING: Final = re.compile(r"Round ([1-6]) scoring: (SCORE\d+)", re.IGNORECASE)
_REMOVED: Final = re.compile(r"Removing tile (BON\d+)", re.IGNORECASE)
_NUMBER: Final = re.compile(r"-?\d+")
_LEAVING: Final = re.compile(r"(?i)\[dropped\]|drop-faction(?: (\w+))?")
_LEAVING_BEGINS: Final = ("[d", "[D", "d", "D")


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
            ledger.add(row)
            continue
        words = fields[0].strip()  # the site's buttons stand behind
        if words.startswith("option "):
            ledger.set_option(words[len("option ") :], f"{name}:{number}")
        elif words.startswith("map "):
            _check_map(words[len("map ") :], f"{name}:{number}")
        elif words.startswith(UNKNOWN):
            raise BadData(Text("ledger-unknown", where=f"{name}:{number}", what=words))
        elif found := _SCORING.match(words):
            ledger.scoring.append(found.group(2).upper())
        elif found := _REMOVED.match(words):
            removed.append(found.group(1).upper())
        elif "dropped from the game" in words:
            faction = faction_named(words.split(" ")[0], f"{name}:{number}")
            ledger.add(Row(number, faction, COMMANDS, [RESIGN], []))
    extra = ledger.options.get("shipping-bonus-tile", False)
    tiles = [tile.name for tile in BONUS if extra or not tile.option]
    ledger.bonus = [tile for tile in tiles if tile not in removed]
    ledger.final = ledger.last_points()
    ledger.check(name)
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
    commands = [_plain_blanks(part) for part in fields[-1].split(".") if part.strip()]
    faction = faction_named(fields[0].strip(), f"{name}:{number}")
    leaving = _leaving(number, commands, faction)
    if leaving is not None:
        return leaving
    kind = COMMANDS
    if commands:
        kind = _plain_kind(commands[-1])
    if kind in (SETUP, INCOME, ALL_INCOME, REWARD, EARNED, POWERED, RESOURCES):
        commands = commands[:-1]
    return Row(number, faction, kind, commands, state)


def _plain_kind(command: str) -> str:
    kinds = {
        "setup": SETUP,
        "other_income_for_faction": INCOME,
        "income_for_faction": ALL_INCOME,
        "all_income_for_faction": ALL_INCOME,
        "cult_income_for_faction": REWARD,
        "score_resources": RESOURCES,
    }
    if command.startswith("["):
        return kind_in_brackets(command)
    if re.fullmatch(r"\+\d+vp for \w+", command.lower()):
        return SCORE
    return kinds.get(command.lower(), COMMANDS)


# -- both ------------------------------------------------------------------------------------------


def _plain_blanks(command: str) -> str:
    return " ".join(command.split()) if "  " in command else command.strip()


def _leaving(line: int, commands: list[str], faction: str) -> Row | None:
    """A row that says that a faction was dropped: its own, or the one it names."""
    for command in commands:
        found = _LEAVING.fullmatch(command) if command.startswith(_LEAVING_BEGINS) else None
        if found is not None:
            named = faction_named(found.group(1) or faction, str(line))
            before = commands[: commands.index(command)] if named == faction else []
            return Row(line, named, COMMANDS, [*before, RESIGN], [])
    return None


def _check_map(word: str, where: str) -> None:
    if word.strip().lower() not in MAPS:
        raise BadData(Text("ledger-map", where=where, map=word.strip()))
