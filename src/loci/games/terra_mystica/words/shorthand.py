"""Commands as people write them, taken apart into the steps that the rules know.

`burn 2. action ACT6. build E7` is four steps: the dwelling's terrain has to be made first.
"""

from __future__ import annotations

import re
from typing import Final

from loci.core.errors import Unreadable
from loci.core.text import Text
from loci.games.terra_mystica.rules.economy.offers import offers_to
from loci.games.terra_mystica.rules.map.digging import ways
from loci.games.terra_mystica.state.board import ADJACENT, LAND, NAMES, NUMBERS, RIVERS
from loci.games.terra_mystica.state.land import home
from loci.games.terra_mystica.state.registry import SPACES
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import ACTING, COLOURS, FACTIONS, NOBODY, REWARDED, ROUNDS
from loci.games.terra_mystica.state.turn import SANDSTORM

#: What a player may do on the way to an action.
_BEFORE_ACTION: Final = re.compile(r"(?i)(dig|convert|burn)\b")
_DIG_FIRST: Final = re.compile(r"(?i)dig \d")
_SEVERAL: Final = re.compile(r"\+(\d)(TW\d)")
_ANSWERS: Final = ("leech", "decline")
#: What may be done before answering an offer: the Cultists' step, and on some tables a sacrifice.
_STEP_FIRST: Final = re.compile(r"(?i)\+\d?(fire|water|earth|air)")
_STEP_OR_BURN_FIRST: Final = re.compile(r"(?i)\+\d?(fire|water|earth|air)|burn \d+")


def split(text: str, burning: bool = False) -> list[str]:
    """A row of commands in the order in which they are played (`in_order`)."""
    commands = [part.strip() for part in text.split(".") if part.strip()]
    return in_order(commands, burning)


def next_step(table: TerraTable, seat: int, text: str) -> tuple[str, str]:
    """The first step of a row of commands, and the rest of the row."""
    commands = split(text, bool(table.rules.free_burning))
    while commands:
        found = steps(table, seat, commands[0])
        if found:
            return found[0], ". ".join(found[1:] + commands[1:])
        commands = commands[1:]
    raise Unreadable(Text("no-such-move", move=text))


def in_order(commands: list[str], burning: bool = False) -> list[str]:
    """Answers to offers first, and an action that gives spades before those bought just before it.

    Spades that something in between has used stay where they are. So do answers behind a step on
    a cult track that begins the row, for the step can fill the bowls; where power may be
    sacrificed freely (`burning`), behind a sacrifice too.
    """
    if len(commands) < 2:
        return commands
    before = _STEP_OR_BURN_FIRST if burning else _STEP_FIRST
    begun = 0
    while begun < len(commands) and (
        _answers(commands[begun]) or before.fullmatch(commands[begun]) is not None
    ):
        begun += 1
    later = commands[begun:]
    answers = [command for command in later if _answers(command)]
    rest = [command for command in later if not _answers(command)] if answers else later
    return commands[:begun] + answers + _spades_in_order(rest)


def _answers(command: str) -> bool:
    return command.lower().startswith(_ANSWERS)


def _spades_in_order(commands: list[str]) -> list[str]:
    done: list[str] = []
    for command in commands:
        at = len(done)
        if _gives_spades(command.upper()):
            while at and _BEFORE_ACTION.match(done[at - 1]):
                at -= 1
        if at == len(done):
            done.append(command)
            continue
        bought = [c for c in done[at:] if _DIG_FIRST.fullmatch(c)]
        others = [c for c in done[at:] if not _DIG_FIRST.fullmatch(c)]
        done = [*done[:at], *others, command, *bought]
    return done


def _gives_spades(command: str) -> bool:
    """Whether it uses an action space that gives spades."""
    if not command.startswith("ACTION "):
        return False
    return any(space.spades and command == f"ACTION {space.name}" for space in SPACES)


def steps(table: TerraTable, seat: int, command: str) -> list[str]:
    """The steps that one command means at this point."""
    words = command.upper().split()
    if not words or words in (["WAIT"], ["BURN", "0"]):
        return []
    if words[0] == "ADVANCE" and len(words) == 2:
        return [f"advance {'ship' if words[1].startswith('SHIP') else words[1][:3].lower()}"]
    if words[0] == "PASS" and table.round == ROUNDS:
        return ["pass"]  # a tile named in the last round is not taken
    several = _SEVERAL.fullmatch(words[0])
    if several is not None:
        return ["+" + several.group(2)] * int(several.group(1))
    if words[0] == "BUILD" and len(words) == 2:
        return _build(table, seat, words[1], command)
    if words[0] == "TRANSFORM" and len(words) == 2:
        return [_nearest(table, seat, words[1], command)]
    if words[0] == "CONNECT" and len(words) == 2 and ":" in words[1]:
        return [_connect(words[1], command)]
    if words == ["DECLINE"]:
        return [
            f"decline {amount} from {FACTIONS[table.faction[giver]]}"
            for _, giver, _, amount in offers_to(table, seat)
        ]
    return [command]


def _build(table: TerraTable, seat: int, name: str, command: str) -> list[str]:
    """A dwelling; first the spades in hand or the sandstorm make its hex home terrain."""
    hex = NUMBERS.get(name, LAND)
    turn = table.turn
    if (
        hex < LAND
        and table.phase == ACTING
        and seat == table.active
        and (turn.spades or turn.number(SANDSTORM))
    ):
        own = home(table, seat)
        if table.terrain[hex] != own and table.owner[hex] == NOBODY:
            return [f"transform {name} to {COLOURS[own]}", command]
    return [command]


def _nearest(table: TerraTable, seat: int, name: str, command: str) -> str:
    """A transformation without a colour: to home terrain, or as near to it as the spades reach."""
    hex = NUMBERS.get(name, LAND)
    if hex >= LAND:
        raise Unreadable(Text("no-such-move", move=command))
    spades = table.reward[seat] if table.phase == REWARDED else table.turn.spades
    own = home(table, seat)
    best = own
    if not table.turn.number(SANDSTORM):
        near = [
            (min(abs(terrain - own), 7 - abs(terrain - own)), terrain)
            for terrain, price in ways(table, seat, hex)
            if price <= spades
        ]
        best = min(near)[1] if near else own
    return f"transform {name} to {COLOURS[best]}"


def _connect(names: str, command: str) -> str:
    """The river hex that touches all the named hexes."""
    hexes = [NUMBERS.get(name, -1) for name in names.split(":")]
    for river in range(LAND, LAND + RIVERS):
        if all(0 <= hex < LAND and ADJACENT[river] >> hex & 1 for hex in hexes):
            return f"connect {NAMES[river]}"
    raise Unreadable(Text("no-such-move", move=command))
