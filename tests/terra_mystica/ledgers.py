"""Ledgers made from golden records of our own, in both forms that `loci import` reads."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from loci.core import Event, Match, Record
from loci.core.info import Imported
from loci.core.records.record import read
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.ledger.replay import Player, Refused
from loci.games.terra_mystica.ledger.round_state import describe
from loci.games.terra_mystica.ledger.rows import COMMANDS, Ledger, Row
from loci.games.terra_mystica.rules.economy.gains import holdings
from loci.games.terra_mystica.state.economy_events import Scored
from loci.games.terra_mystica.state.events import RoundEnded
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    BONUS_NAMES,
    CULTS,
    FACTIONS,
    FROM_AREA,
    FROM_CULTS,
    REWARDED,
    SCORING_NAMES,
)
from tests.terra_mystica.tables import match_from

FOLDER = Path(__file__).parent.parent / "records" / "terra_mystica"
SCORED = "score_resources"
ONLINE = ["3-online-nomads-auren-darklings", "5-online"]
NAMES = {
    "cultists-power": "errata-cultist-power",
    "extra-town-tiles": "mini-expansion-1",
    "shipping-bonus-tile": "shipping-bonus",
    "temple-scoring-tile": "temple-scoring-tile",
}


def record_named(name: str) -> Record:
    return read((FOLDER / f"{name}.loci").read_text(encoding="utf-8"))


def ledger_of(name: str) -> dict[str, Any]:
    """A golden record as the JSON object of a ledger: a row a turn, with the state after it."""
    return ledger_from(name, record_named(name))


def ledger_from(name: str, record: Record) -> dict[str, Any]:
    options = {k: v for k, v in record.header.options.items() if k != "factions"}
    start = Match(GAME, record.header)
    final = Match.replay(GAME, record).state
    assert isinstance(final, TerraTable)
    factions = [FACTIONS[faction] for faction in final.faction]
    data: dict[str, Any] = {
        "id": name,
        "options": [NAMES[k] for k, v in options.items() if k in NAMES and v],
        "turn_order": "pass_order",
        "factions": factions,
        "score_tiles": [SCORING_NAMES[tile] for tile in final.scoring],
        "bonus_tiles": [BONUS_NAMES[tile] for tile in final.in_game],
        "log": [
            {"f": faction, "c": ["[setup]"], "s": printed_start(faction)} for faction in factions
        ],
        "round_starts": [],
        "final_vp": dict(zip(factions, final.vp, strict=True)),
    }
    rows: dict[int, list[str]] = {}
    for entry in record.entries:
        before = start.state
        assert isinstance(before, TerraTable)
        # A cult reward's spades change nothing that a row lists, but what follows them does.
        rewarded = holdings(before, entry.seat) if before.phase == REWARDED else []
        unused = left_over(start.state, entry.seat) if entry.move == "done" else []
        events = start.answer(entry.seat, entry.move, listen=True).events
        table = start.state
        assert isinstance(table, TerraTable)
        if entry.move.startswith("setup "):
            continue
        row = rows.setdefault(entry.seat, [])
        answers = entry.move.startswith(("leech", "decline"))
        if answers:
            row = [entry.move]
        elif entry.move != "done":
            row.append(entry.move)
        else:
            row += unused
        ended = [e for found in events for e in found if isinstance(e, RoundEnded)]
        acting = table.active == entry.seat and not table.turn.ending and table.phase == ACTING
        begun = acting and (
            table.turn.acting or (row[-1:] and row[-1].startswith(("burn", "convert")))
        )
        if row and (answers or not begun):
            state = rewarded or holdings(table, entry.seat)
            if ended:
                state = ended[0].holdings[entry.seat]
            data["log"].append({"f": factions[entry.seat], "c": row, "s": state})
            if not answers:
                rows[entry.seat] = []
        if table.round and table.round > len(data["round_starts"]) and table.phase == ACTING:
            data["round_starts"].append(json.loads(json.dumps(describe(table))))
    data["log"] += scoring_rows(factions, final, [event for found in events for event in found])
    return data


def scoring_rows(factions: list[str], final: TerraTable, events: list[Event]) -> list[Any]:
    """The rows of the end scoring, from what happened at the last answer."""
    (ended,) = [event.holdings for event in events if isinstance(event, RoundEnded)]
    rows: list[Any] = []
    for event in events:
        if isinstance(event, Scored) and event.source in (FROM_CULTS, FROM_AREA):
            what = CULTS[0] if event.source == FROM_CULTS else "network"
            state = [event.total, *ended[event.seat][1:]]
            commands = [f"[score {what} {event.points}]"]
            rows.append({"f": factions[event.seat], "c": commands, "s": state})
    for seat, faction in enumerate(factions):
        rows.append({"f": faction, "c": ["[score resources]"], "s": holdings(final, seat)})
    return rows


def printed_start(faction: str) -> list[int]:
    """What a faction begins with, as ledgers list it."""
    board = BOARDS[FACTIONS.index(faction)]
    return [20, board.coins, board.workers, board.priests, *board.bowls, *board.cults]


def left_over(table: object, seat: int) -> list[str]:
    """Commands that give up what a turn leaves unused; ledgers say so, our `done` implies it."""
    assert isinstance(table, TerraTable)
    spades = table.reward[seat] if table.phase == REWARDED else table.turn.spades
    return [f"-{'' if spades == 1 else spades}SPADE"] if spades else []


def plain_of(data: dict[str, Any]) -> str:
    """The same ledger as plain text with tabs between the fields."""
    lines = [f"option {name}" for name in [*data["options"], "variable-turn-order"]]
    lines += [
        f"Round {n} scoring: {tile}, something" for n, tile in enumerate(data["score_tiles"], 1)
    ]
    lines += [f"Removing tile {tile}" for tile in BONUS_NAMES if tile not in data["bonus_tiles"]]
    for row in data["log"]:
        vp, c, w, p, one, two, three, *cults = row["s"]
        commands = ". ".join(row["c"]).replace("build", "Build")
        commands = commands.replace("[setup]", "setup").replace("[score resources]", SCORED)
        commands = re.sub(r"\[score (\w+) (\d+)\]", r"+\2vp for \1", commands)
        fields = [row["f"], "", f"{vp} VP", "", f"{c} C", "", f"{w} W", "", f"{p} P", ""]
        fields += [f"{one}/{two}/{three} PW", "", "/".join(map(str, cults)), "", commands]
        lines.append("\t".join(fields))
    return "\n".join(lines) + "\n"


# -- importing -------------------------------------------------------------------------------------


def imported(*ledgers: dict[str, Any] | str) -> list[Imported]:
    lines = [one if isinstance(one, str) else json.dumps(one) for one in ledgers]
    return list(GAME.read_foreign("given", "\n".join(lines), True))


def wrong(data: dict[str, Any] | str) -> str:
    """The id of what is wrong with a game, or of the reason why a row is refused."""
    (found,) = imported(data)
    if found.wrong is None:
        return ""
    reason = found.wrong.args.get("reason")
    return getattr(reason, "id", found.wrong.id)


def played(made: TerraTable, *rows: tuple[str, str, list[int]]) -> TerraTable:
    """A table after rows of a ledger, each a faction, its commands and what it has then."""
    ledger = Ledger("small")
    ledger.factions = [FACTIONS[faction] for faction in made.faction]
    for number, (faction, commands, state) in enumerate(rows):
        ledger.rows.append(Row(number, faction, COMMANDS, commands.split(". "), state))
    return go(made, ledger)


def go(made: TerraTable, ledger: Ledger) -> TerraTable:
    """Play rows without the end that a whole ledger has."""
    player = Player(match_from(made), ledger, check=True)
    player.play_rows()
    return player.table


def refusal(made: TerraTable, *rows: tuple[str, str, list[int]]) -> str:
    try:
        played(made, *rows)
    except Refused as refused:
        return refused.reason.id
    return ""
