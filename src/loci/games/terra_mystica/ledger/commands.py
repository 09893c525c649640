"""Commands of ledgers in other words than ours, and what they are about."""

from __future__ import annotations

import re
from typing import Final

from loci.games.terra_mystica.content.spaces import StepSpace
from loci.games.terra_mystica.rules.economy.offers import cultists_seat
from loci.games.terra_mystica.state.pieces import Faction
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import COLOURS, CULTS, FACTIONS, TERRAINS
from loci.games.terra_mystica.state.turn import CULT_STEPS, FAVOUR_TILE, ORDINATION, TOWN_TILE
from loci.games.terra_mystica.words.shorthand import in_order

ANSWER: Final = re.compile(r"(?i)(leech|decline) (\d+)(?: from (\w+))?")
NO_STEP: Final = re.compile(r"(?i)-(fire|water|earth|air)")
NO_SPADE: Final = re.compile(r"(?i)-(\d?)spades?")
ORDAIN: Final = re.compile(r"(?i)convert \dw to \dp")
CULT_WORDS: Final = tuple([cult.upper() for cult in CULTS])

_DIG: Final = re.compile(r"(?i)dig (\d)")
_UPGRADE: Final = re.compile(
    r"(?i)(upgrade \w+ to) (trading post|trading house|temple|stronghold|sanctuary)"
)
_CODES: Final = {
    "trading post": "TP",
    "trading house": "TP",
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}
_TRANSFORM: Final = re.compile(r"(?i)(transform \w+ to) ([a-z]+)")
#: The terrains by their names, some of which are written in the singular too.
_TERRAINS: Final = {
    **dict(zip(TERRAINS, COLOURS, strict=True)),
    **{name.removesuffix("s"): colour for name, colour in zip(TERRAINS, COLOURS, strict=True)},
}
_ONE_FAVOUR: Final = re.compile(r"(?i)\+1(fav\d+)")
_CULT_STEPS: Final = re.compile(r"(?i)\+(\d?)(fire|water|earth|air)")
_FREE: Final = ("convert", "burn")
_STARTS: Final = ("build", "dig", "upgrade", "advance", "send", "action", "pass", "transform")


def in_our_words(faction: str, commands: list[str]) -> list[str]:
    """The commands of a row as our notation has them, in the order in which they are played."""
    ours: list[str] = []
    for command in commands:
        steps = _CULT_STEPS.fullmatch(command) if command.startswith("+") else None
        if steps is None:
            ours.append(_in_our_word(command))
        else:
            ours += _cult_steps(faction, ours, steps)
    ours = in_order(ours, burning=True)
    # Spades may be bought one by one, but for whom a single one is no use (the Giants).
    board = _board(faction)
    return _together(ours) if board is not None and board.spades_a_hex else ours


def _board(faction: str) -> Faction | None:
    return BOARDS[FACTIONS.index(faction)] if faction in FACTIONS else None


def _steps_at_once(faction: str) -> bool:
    """Whether an action space of the faction gives several cult steps (the Auren's does)."""
    board = _board(faction)
    return board is not None and isinstance(board.action, StepSpace)


def _cult_steps(faction: str, before: list[str], found: re.Match[str]) -> list[str]:
    """Steps on one track, one by one, for they may be owed for different things; but those of an
    action space at once, whether written together or not."""
    step = f"+{found.group(2).upper()}"
    number = int(found.group(1) or 1)
    if not _steps_at_once(faction):
        return [step] * number
    if before and before[-1] == step:
        before.pop()
        number += 1
    return [step if number == 1 else f"+{number}{step[1:]}"]


def _in_our_word(command: str) -> str:
    if command.startswith("+"):
        found = _ONE_FAVOUR.fullmatch(command)
        return command if found is None else f"+{found.group(1)}"
    if command.startswith(("u", "U")):
        found = _UPGRADE.fullmatch(command)
        return command if found is None else f"{found.group(1)} {_CODES[found.group(2).lower()]}"
    if command.startswith(("t", "T")):
        found = _TRANSFORM.fullmatch(command)
        if found is not None and found.group(2).lower() in _TERRAINS:
            return f"{found.group(1)} {_TERRAINS[found.group(2).lower()]}"
    return command


def _together(commands: list[str]) -> list[str]:
    """Spades bought one after the other, with at most payments between, bought at once."""
    done: list[str] = []
    for command in commands:
        found = _DIG.fullmatch(command)
        last = len(done) - 1
        while last >= 0 and is_free(done[last]):
            last -= 1
        before = _DIG.fullmatch(done[last]) if last >= 0 else None
        if found is not None and before is not None:
            del done[last]
            done.append(f"dig {int(before.group(1)) + int(found.group(1))}")
        else:
            done.append(command)
    return done


def answer(command: str) -> re.Match[str] | None:
    """The parts of an answer to an offer, if it is one."""
    return ANSWER.fullmatch(command) if command.startswith(("l", "L", "d", "D")) else None


def is_answer(command: str) -> bool:
    """An answer to an offer, or a word that puts it off."""
    return answer(command) is not None or is_wait(command)


def is_wait(command: str) -> bool:
    return command.lower() == "wait"


def is_done(command: str) -> bool:
    return command.lower() == "done"


def is_idle(command: str) -> bool:
    """A word that changes nothing."""
    return is_done(command) or is_wait(command)


def is_free(command: str) -> bool:
    """Whether a command only exchanges what its player has."""
    return command.lower().startswith(_FREE)


def may_precede_answer(command: str) -> bool:
    """Whether a command leaves the offers to its player open: choices, and power sacrificed."""
    return command.startswith(("+", "-")) or command.lower().startswith("burn")


def is_beside_action(command: str) -> bool:
    """Whether a command needs a turn, but none of its actions."""
    return is_free(command) or command.lower().startswith("connect")


def starts_action(command: str) -> bool:
    return command.lower().startswith(_STARTS)


def takes_town(command: str) -> bool:
    return re.match(r"\+\d?TW", command.upper()) is not None


def takes_step(command: str) -> bool:
    """Steps on a cult track, or the choice of the track that a key opens."""
    return command.startswith("+") and command.upper().lstrip("+0123456789") in CULT_WORDS


# -- what a table waits for ------------------------------------------------------------------------


def owes(table: TerraTable, seat: int) -> bool:
    """Whether anything is owed that a row can name."""
    turn = table.turn
    return turn.must() or turn.number(ORDINATION) > 0 or has_earned(table, seat)


def is_owed(table: TerraTable, seat: int, choice: str) -> bool:
    """Whether a command takes something that is owed now."""
    turn = table.turn
    if choice.upper().startswith("+FAV"):
        return turn.number(FAVOUR_TILE) > 0
    if takes_town(choice):
        return turn.number(TOWN_TILE) > 0
    if ORDAIN.fullmatch(choice):
        return turn.number(ORDINATION) > 0
    return takes_step(choice) and (turn.number(CULT_STEPS) > 0 or has_earned(table, seat))


def has_earned(table: TerraTable, seat: int) -> bool:
    """Whether `seat` has a step of the Cultists to make."""
    return table.earned > 0 and seat == cultists_seat(table)
