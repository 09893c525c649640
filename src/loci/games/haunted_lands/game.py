"""Haunted Lands as a game object."""

from __future__ import annotations

from typing import Any, final

from loci.core.bot import BotMaker
from loci.core.decision import Choice, Decision, Move, Outcome
from loci.core.game import QueueGame
from loci.core.info import EVERYTHING, FIRST_GAME, STANDARD_GAME, Change, GameInfo, Preset
from loci.core.learning.encoding import Encoder
from loci.core.learning.vocabulary import Vocabulary
from loci.core.options import CHOICE, FILE, FLAG, Option, Options
from loci.core.rng import Rng
from loci.core.score_sheet import ScoreSheet
from loci.core.text import Text
from loci.core.view import Figure, Section
from loci.games.haunted_lands.bots.encoder import encoder
from loci.games.haunted_lands.bots.greedy import make_greedy
from loci.games.haunted_lands.bots.vocabulary import vocabulary
from loci.games.haunted_lands.bots.weighing import weighed
from loci.games.haunted_lands.content.listing import content
from loci.games.haunted_lands.rules import questions, reasons, sequence
from loci.games.haunted_lands.rules.audit import audit
from loci.games.haunted_lands.rules.setup import new_table
from loci.games.haunted_lands.state import saved
from loci.games.haunted_lands.state.moves import END
from loci.games.haunted_lands.state.registry import MODES
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import BASE, DIFFICULTIES, LOST_KALENA, LOST_PLACING, WON
from loci.games.haunted_lands.words import citations, labels, notation, sections, view
from loci.games.haunted_lands.words.score_sheet import score_sheet

INFO = GameInfo(
    "haunted-lands",
    "Haunted Lands",
    "loci.games.haunted_lands.words",
    players=(2, 4),
    rules_prefix="HL",
    sets=tuple(content()),
    changes=(
        Change(
            2,
            "The players choose the second Spectre card of the harder game, a Turn in which "
            "nothing can be done ends by itself, and tables are saved in words.",
        ),
    ),
    options=(
        Option(
            "mode",
            CHOICE,
            "wanderer",
            "option-mode",
            choices=tuple(MODES),
            sets={mode.name: mode.set for mode in MODES.values() if mode.set != BASE},
        ),
        Option(
            "difficulty",
            CHOICE,
            "normal",
            "option-difficulty",
            choices=DIFFICULTIES,
        ),
        Option("second-card", CHOICE, "chosen", "option-second-card", choices=("chosen", "random")),
        Option("overflow", CHOICE, "cascade", "option-overflow", choices=("cascade", "straight")),
        Option(
            "short-reserve",
            CHOICE,
            "loss",
            "option-short-reserve",
            choices=("loss", "place-rest"),
        ),
        Option("turn-end", CHOICE, "by-itself", "option-turn-end", choices=("by-itself", "asked")),
        Option("components", FILE, "", "option-components"),
    ),
    orders=(Option("end-turn", FLAG, False, "order-end-turn"),),
    presets=(
        Preset(FIRST_GAME, {}),
        Preset(STANDARD_GAME, {"mode": "builder"}),
        Preset(EVERYTHING, {"mode": "burgher", "difficulty": "hardest"}),
    ),
)


@final
class HauntedLands(QueueGame[HauntedTable]):
    """The rules of Haunted Lands."""

    def __init__(self) -> None:
        super().__init__(INFO)

    def setup(self, players: int, options: Options, seed: int) -> HauntedTable:
        table = new_table(players, options, seed)
        sequence.begin(table)
        return table

    def wrap(self, table: HauntedTable) -> HauntedTable:
        """What leaves no choice on the given table is done."""
        sequence.go_on(table)
        return table

    def decisions(self, state: HauntedTable) -> dict[int, Decision]:
        return questions.decisions(state)

    def question(self, state: HauntedTable) -> Decision | None:
        return questions.question(state)

    def apply(self, state: HauntedTable, seat: int, move: Move) -> None:
        sequence.answer(state, seat, move)

    def forced(self, state: HauntedTable) -> list[tuple[int, Move]]:
        given = state.given
        state.given = []
        return given

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
        return notation.parse(text, table.content, list(table.components.rewards))

    def choice(self, table: HauntedTable, seat: int, move: Move) -> Choice:
        return labels.choice(table, seat, move)

    def standing_answer(
        self, table: HauntedTable, decision: Decision, orders: Options
    ) -> Move | None:
        return END if orders["end-turn"] and decision.moves == [END] else None

    def see(self, table: HauntedTable, viewer: int) -> dict[str, Any]:
        return view.see(table, viewer)

    def secrets(self, table: HauntedTable, viewer: int) -> list[str]:
        return view.secrets(table, viewer)

    def is_secret(self, table: HauntedTable, seat: int) -> bool:
        """Everybody has the same Quest cards: which are chosen is secret, and being chosen now."""
        return bool(table.quests[seat] or table.choosing[seat])

    def redeal(self, table: HauntedTable, viewer: int, rng: Rng, keep: list[int]) -> None:
        view.redeal(table, viewer, rng, keep)

    def sections(self, view_data: dict[str, Any]) -> list[Section]:
        return sections.sections(view_data)

    def figures(self, view: dict[str, Any]) -> list[list[Figure]]:
        return sections.figures(view)

    def score_sheet(self, table: HauntedTable) -> ScoreSheet:
        return score_sheet(table)

    def load_table(self, data: object) -> HauntedTable:
        return saved.load_table(data)

    def upgrade_options(self, options: dict[str, object], version: int) -> dict[str, object]:
        """Version 1 drew the second Spectre card and asked for the end of every Turn."""
        return {**saved.VERSION_1, **options} if version == 1 else options

    def upgrade_data(self, data: Any, version: int) -> Any:
        return saved.upgrade_from_1(data) if version == 1 else data

    def audit(self, table: HauntedTable) -> list[str]:
        return audit(table)

    def seated(self, table: HauntedTable) -> int:
        return table.players

    def write_position(self, table: HauntedTable) -> dict[str, Any]:
        from loci.games.haunted_lands.positions.writer import write

        return write(table)

    def read_position(
        self, players: int, options: Options, seed: int, data: dict[str, Any]
    ) -> HauntedTable:
        from loci.games.haunted_lands.positions.reader import read

        return read(players, options, seed, data)

    def step(self, table: HauntedTable, text: str) -> None:
        from loci.games.haunted_lands.positions.steps import step

        step(table, text)

    def content(self) -> dict[str, dict[str, list[str]]]:
        return content()

    def weighed(self, table: HauntedTable, seat: int) -> dict[str, float]:
        return weighed(table, seat)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def encoder(self) -> Encoder:
        return encoder()

    def bots(self) -> dict[str, BotMaker]:
        return {"greedy": make_greedy}


GAME = HauntedLands()
