"""Haunted Lands as a game object."""

from __future__ import annotations

from typing import Any, final

from loci.core.bot import BotMaker
from loci.core.decision import Choice, Decision, Move, Outcome
from loci.core.game import GameInfo, QueueGame
from loci.core.options import CHOICE, FILE, FLAG, Option, Options
from loci.core.rng import Rng
from loci.core.text import Text
from loci.core.view import Section
from loci.games.haunted_lands import actions, citations, listing, position, reasons, view
from loci.games.haunted_lands.audit import audit
from loci.games.haunted_lands.content import content
from loci.games.haunted_lands.greedy import make_greedy
from loci.games.haunted_lands.labels import choice
from loci.games.haunted_lands.moves import END, parse
from loci.games.haunted_lands.rounds import start_round
from loci.games.haunted_lands.setup import new_table
from loci.games.haunted_lands.table import (
    LOST_KALENA,
    LOST_PLACING,
    WON,
    HauntedTable,
    load_table,
)
from loci.games.haunted_lands.words import MODES

INFO = GameInfo(
    "haunted-lands",
    "Haunted Lands",
    "loci.games.haunted_lands",
    players=(2, 4),
    rules_prefix="HL",
    options=(
        Option("mode", CHOICE, "wanderer", "option-mode", choices=MODES),
        Option(
            "difficulty",
            CHOICE,
            "normal",
            "option-difficulty",
            choices=("normal", "harder", "hardest"),
        ),
        Option("overflow", CHOICE, "cascade", "option-overflow", choices=("cascade", "straight")),
        Option(
            "short-reserve",
            CHOICE,
            "loss",
            "option-short-reserve",
            choices=("loss", "place-rest"),
        ),
        Option("components", FILE, "", "option-components"),
    ),
    orders=(Option("end-turn", FLAG, False, "order-end-turn"),),
)


@final
class HauntedLands(QueueGame[HauntedTable]):
    """The rules of Haunted Lands."""

    def __init__(self) -> None:
        super().__init__(INFO)

    def setup(self, players: int, options: Options, seed: int) -> HauntedTable:
        table = new_table(players, options, seed)
        start_round(table)
        return table

    def decisions(self, state: HauntedTable) -> dict[int, Decision]:
        return listing.decisions(state)

    def apply(self, state: HauntedTable, seat: int, move: Move) -> None:
        actions.do(state, seat, move)

    def result(self, table: HauntedTable) -> Outcome | None:
        if table.phase == WON:
            return Outcome("victory", table.valour.copy(), [table.standing[0]])
        if table.phase == LOST_KALENA:
            return Outcome("kalena-overrun", table.valour.copy(), [])
        if table.phase == LOST_PLACING:
            return Outcome("no-room-for-spectres", table.valour.copy(), [])
        return None

    def why_not(self, state: HauntedTable, seat: int, move: Move) -> Text | None:
        return reasons.why_not(state, seat, move)

    def rule(self, text: Text) -> str:
        return citations.rule(text)

    def parse(self, table: HauntedTable, seat: int, text: str) -> Move:
        return parse(text)

    def choice(self, table: HauntedTable, seat: int, move: Move) -> Choice:
        return choice(table, seat, move)

    def standing_answer(
        self, table: HauntedTable, decision: Decision, orders: Options
    ) -> Move | None:
        return END if orders["end-turn"] and decision.moves == [END] else None

    def see(self, table: HauntedTable, viewer: int) -> dict[str, Any]:
        return view.see(table, viewer)

    def secrets(self, table: HauntedTable, viewer: int) -> list[str]:
        return view.secrets(table, viewer)

    def redeal(self, table: HauntedTable, viewer: int, rng: Rng, keep: list[int]) -> None:
        view.redeal(table, viewer, rng)

    def sections(self, view_data: dict[str, Any]) -> list[Section]:
        return view.sections(view_data)

    def load_table(self, data: object) -> HauntedTable:
        return load_table(data)

    def audit(self, table: HauntedTable) -> list[str]:
        return audit(table)

    def write_position(self, table: HauntedTable) -> dict[str, Any]:
        return position.write(table)

    def read_position(
        self, players: int, options: Options, seed: int, data: dict[str, Any]
    ) -> HauntedTable:
        return position.read(players, options, seed, data)

    def step(self, table: HauntedTable, text: str) -> None:
        position.step(table, text)

    def content(self) -> dict[str, dict[str, list[str]]]:
        return content()

    def bots(self) -> dict[str, BotMaker]:
        return {"greedy": make_greedy}


GAME = HauntedLands()
