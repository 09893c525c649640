"""Tables of Terra Mystica for tests: hand-set positions and answers in notation.

Seats are numbers from 0 in Python and P1 … in positions. A table made by `table` is P1's turn in
round 1; the scoring tiles are quiet ones (towns, strongholds) unless `tile` says otherwise, and
everybody holds a bonus tile without an action.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from loci.core import Event, Match, Text
from loci.core.options import checked
from loci.core.records.record import Header
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.positions import reader as positions
from loci.games.terra_mystica.rules.economy.gains import holdings
from loci.games.terra_mystica.state.board import NAMES, NUMBERS, SITE_NAMES, bits
from loci.games.terra_mystica.state.moves import GIVEN_UP, KINDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import CODES, COLOURS, CULTS
from loci.games.terra_mystica.words.shorthand import split, steps

#: What the site that ledgers come from plays, for tests of those options.
ONLINE = {
    "offers": "deferred",
    "turn-order": "passing",
    "second-hex-dwelling": True,
    "spade-points": "obtained",
    "cultists-power": True,
}
#: The same with what only imported games have.
IMPORTED = {**ONLINE, "free-burning": True}
PLENTY = {"coins": 50, "workers": 20, "priests": 5}


# -- making tables ---------------------------------------------------------------------------------


def table(
    *seats: dict[str, Any],
    options: Mapping[str, object] | None = None,
    tile: str = "",
    **keys: Any,
) -> TerraTable:
    """A position: a dict for each seat (faction, buildings, coins …; docs/positions.md), the other
    keys of a position by name, and `tile`, the scoring tile of the round."""
    if tile:
        at = keys.get("round", 1) - 1
        others = ["SCORE2", "SCORE4", "SCORE7", "SCORE3", "SCORE6", "SCORE8", "SCORE5"]
        scoring = [name for name in others if name != tile][:5]
        keys["scoring"] = [*scoring[:at], tile, *scoring[at:]]
    data = {"seats": {f"P{n + 1}": seat for n, seat in enumerate(seats)}, **keys}
    made = positions.read(
        len(seats), checked(GAME.info.options, options or {}, imported=True), 0, data
    )
    assert GAME.audit(made) == []
    return made


def rich(faction: str, buildings: Mapping[str, str], **more: Any) -> dict[str, Any]:
    """A seat with plenty of everything but power."""
    return {"faction": faction, "buildings": dict(buildings), **PLENTY, **more}


def poor(faction: str, buildings: Mapping[str, str], **more: Any) -> dict[str, Any]:
    """A seat with nothing in hand."""
    nothing = {"coins": 0, "workers": 0, "priests": 0}
    return {"faction": faction, "buildings": dict(buildings), **nothing, **more}


def far_off(faction: str = "dwarves", **more: Any) -> dict[str, Any]:
    """A neighbour in the corner I12/I11 of the map, out of everybody's way."""
    return {**rich(faction, {"H8": "D"}), **more}


def cultists(seat: dict[str, Any] | None = None, **keys: Any) -> TerraTable:
    """Cultists on E6, between swamp E5 and desert F3 (a spade each), wasteland D4 (two), and
    mountains E7 and forest F4 (three)."""
    return table(rich("cultists", {"E6": "D"}, **(seat or {})), far_off(), **keys)


def rival_of(faction: str, hex: str = "I11") -> dict[str, Any]:
    """A neighbour of another colour than a faction, out of its way unless `hex` is not."""
    other = "giants" if faction in ("auren", "witches") else "auren"
    return far_off(other, buildings={hex: "D"})


# -- playing ---------------------------------------------------------------------------------------


def do(made: TerraTable, line: str, seat: int | None = None) -> list[Event]:
    """Carry out commands (`dig 1. build E6. done`), each of which must be legal; what happened."""
    events: list[Event] = []
    for command in split(line):
        who = asked(made)[0] if seat is None else seat
        for step in steps(made, who, command):
            move = GAME.read(made, who, step)
            events += GAME.play(made, who, move)
            assert GAME.audit(made) == [], step
    return events


def why_not(made: TerraTable, line: str, seat: int | None = None) -> str:
    """The id of the reason why the last command of a line is refused ("" when it is legal); the
    commands before it are carried out on a copy."""
    copy = made.clone()
    *before, last = split(line)
    for command in before:
        do(copy, command, seat)
    who = asked(copy)[0] if seat is None else seat
    *first, final = steps(copy, who, last)
    for step in first:
        error = GAME.explain(copy, who, step)
        if error is not None:
            return error.reason.id
        GAME.apply(copy, who, GAME.read(copy, who, step))
    digest = copy.digest()
    error = GAME.explain(copy, who, final)
    assert copy.digest() == digest, "asking why changed the table"
    return "" if error is None else error.reason.id


def legal(made: TerraTable, line: str, seat: int | None = None) -> bool:
    return why_not(made, line, seat) == ""


def asked(made: TerraTable) -> list[int]:
    """The seats that are asked something now."""
    return list(GAME.decisions(made))


def offered(made: TerraTable, seat: int | None = None) -> list[str]:
    """The moves listed for a seat, in notation."""
    who = asked(made)[0] if seat is None else seat
    return [move.text() for move in GAME.decisions(made)[who].moves]


def everything(made: TerraTable, seat: int) -> set[str]:
    """Every legal command, found the slow way: all commands of all bounded arguments are tried
    through the checks behind `explain`."""
    return {
        text
        for text in commands()
        if GAME.why_not(made, seat, GAME.parse(made, seat, text)) is None
    }


@cache
def commands() -> list[str]:
    """Every command there is, with every argument that can matter."""
    hexes = NAMES[:77]
    rivers = NAMES[77:]
    found = ["done", "pass"]
    found += [f"setup {name}" for name in GAME.content()["base"]["factions"]]
    found += [f"pass BON{n}" for n in range(1, 11)]
    found += [f"build {hex}" for hex in hexes]
    found += [f"dig {n}" for n in range(1, 5)]
    found += [f"transform {hex} to {colour}" for hex in hexes for colour in COLOURS]
    found += [f"upgrade {hex} to {code}" for hex in hexes for code in CODES[2:]]
    found += ["advance ship", "advance dig"]
    found += [f"send P to {cult.upper()} for {n}" for cult in CULTS for n in (1, 2, 3)]
    found += [f"action {name}" for name in GAME.content()["base"]["actions"]]
    found += [f"bridge {site}" for site in SITE_NAMES]
    found += [f"+{n}{cult.upper()}" for cult in CULTS for n in ("", "2")]
    found += [f"+FAV{n}" for n in range(1, 13)] + [f"+TW{n}" for n in range(1, 9)]
    found += [f"connect {river}" for river in rivers]
    found += [
        f"{verb} {n} from {name}"
        for verb in ("leech", "decline")
        for n in range(1, 13)
        for name in GAME.content()["base"]["factions"]
    ]
    found += [f"burn {n}" for n in range(1, 7)]
    found += [f"-{n}{what}" for what in GIVEN_UP for n in ("", "2", "3")]
    found += [
        f"convert {n}{pay} to {m}{get}"
        for pay in KINDS
        for get in KINDS
        for n in range(1, 13)
        for m in range(1, 13)
        if n in (m, 2 * m, 3 * m, 5 * m)
    ]
    return found


# -- reading ---------------------------------------------------------------------------------------


def has(made: TerraTable, seat: int = 0) -> dict[str, Any]:
    """What a seat has, by the names that positions use."""
    vp, coins, workers, priests, *rest = holdings(made, seat)
    return {
        "vp": vp,
        "coins": coins,
        "workers": workers,
        "priests": priests,
        "bowls": rest[:3],
        "cults": rest[3:],
        "keys": made.keys[seat],
        "shipping": made.shipping[seat],
        "digging": made.digging[seat],
    }


def buildings(made: TerraTable, seat: int = 0) -> dict[str, str]:
    return {NAMES[hex]: CODES[made.building[hex]] for hex in bits(made.held[seat])}


def terrain(made: TerraTable, hex: str) -> str:
    return COLOURS[made.terrain[NUMBERS[hex]]]


def offers(made: TerraTable) -> dict[int, int]:
    """The open offers of power: seat to amount."""
    return {offer[2]: offer[3] for offer in made.offers}


def match_from(made: TerraTable) -> Match:
    """A match that starts at a table."""
    header = Header(
        GAME.info.id, GAME.info.rules_version, made.players, 0, {}, start=made.to_data()
    )
    return Match(GAME, header)


def ids(texts: list[Text]) -> list[str]:
    return [text.id for text in texts]
