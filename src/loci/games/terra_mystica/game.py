"""Terra Mystica as a game object. Ledgers and positions are loaded by whoever reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, final

from loci.core.bot import BotMaker
from loci.core.decision import Amount, Choice, Decision, Move, Outcome
from loci.core.event import Event, Told
from loci.core.game import QueueGame
from loci.core.info import (
    EVERYTHING,
    FIRST_GAME,
    STANDARD_GAME,
    Change,
    GameInfo,
    Imported,
    Preset,
)
from loci.core.learning.encoding import Encoder
from loci.core.learning.vocabulary import Vocabulary
from loci.core.options import BASE, CHOICE, CHOICES, FLAG, NUMBER, Option, Options
from loci.core.rng import Rng
from loci.core.score_sheet import ScoreSheet
from loci.core.text import Text
from loci.core.view import SPECTATOR, Figure, Section
from loci.games.terra_mystica.bots.encoder import encoder
from loci.games.terra_mystica.bots.greedy import make_greedy
from loci.games.terra_mystica.bots.vocabulary import vocabulary
from loci.games.terra_mystica.bots.weighing import weighed
from loci.games.terra_mystica.content.listing import content, sets
from loci.games.terra_mystica.rules import questions, reasons
from loci.games.terra_mystica.rules.audit import audit
from loci.games.terra_mystica.rules.economy.offers import gain_and_price
from loci.games.terra_mystica.rules.scoring import winners
from loci.games.terra_mystica.rules.sequence import plan
from loci.games.terra_mystica.rules.setup import new_table
from loci.games.terra_mystica.rules.turn import actions
from loci.games.terra_mystica.state.moves import Decline, Done, Leech
from loci.games.terra_mystica.state.registry import BOARDS, BONUS, SCORING
from loci.games.terra_mystica.state.saved import from_version_1, load_table
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import BONUS_NAMES, FACTIONS, OVER, SCORING_NAMES
from loci.games.terra_mystica.words import citations, shorthand, view
from loci.games.terra_mystica.words.amounts import amounts
from loci.games.terra_mystica.words.labels import choice
from loci.games.terra_mystica.words.notation import parse
from loci.games.terra_mystica.words.score_sheet import score_sheet
from loci.games.terra_mystica.words.sections import figures

INFO = GameInfo(
    "terra-mystica",
    "Terra Mystica",
    "loci.games.terra_mystica.words",
    players=(2, 5),
    rules_prefix="TM",
    sets=sets(),
    changes=(
        Change(
            2,
            "Tables are saved in words. What the tunnel or flight for bought spades costs is kept "
            "back; bought spades that no hex can take are lost.",
        ),
    ),
    options=(
        Option("setup", CHOICE, "standard", "option-setup", choices=("standard", "first-game")),
        Option(
            "faction-choice",
            CHOICE,
            "free",
            "option-faction-choice",
            choices=("free", "dealt-colours"),
        ),
        Option(
            "factions",
            CHOICES,
            [],
            "option-factions",
            choices=FACTIONS,
            sets={faction.name: faction.set for faction in BOARDS if faction.set != BASE},
        ),
        Option(
            "scoring-tiles",
            CHOICES,
            [],
            "option-scoring-tiles",
            choices=SCORING_NAMES,
            sets={tile.name: tile.set for tile in SCORING if tile.set != BASE},
        ),
        Option(
            "bonus-tiles",
            CHOICES,
            [],
            "option-bonus-tiles",
            choices=BONUS_NAMES,
            sets={tile.name: tile.set for tile in BONUS if tile.set != BASE},
        ),
        Option(
            "turn-order",
            CHOICE,
            "clockwise",
            "option-turn-order",
            choices=("clockwise", "passing"),
        ),
        Option("offers", CHOICE, "at-once", "option-offers", choices=("at-once", "deferred")),
        Option("extra-town-tiles", FLAG, False, "option-extra-town-tiles"),
        Option("shipping-bonus-tile", FLAG, False, "option-shipping-bonus-tile"),
        Option("temple-scoring-tile", FLAG, False, "option-temple-scoring-tile"),
        Option("early-spade-tile", FLAG, False, "option-early-spade-tile"),
        Option("cultists-power", FLAG, False, "option-cultists-power"),
        Option("free-burning", FLAG, False, "option-free-burning", imported=True),
        Option("second-hex-dwelling", FLAG, False, "option-second-hex-dwelling"),
        Option("spade-points", CHOICE, "used", "option-spade-points", choices=("used", "obtained")),
        Option("resignation", FLAG, False, "option-resignation"),
    ),
    orders=(
        Option("accept-power", FLAG, False, "order-accept-power"),
        Option("accept-up-to", NUMBER, 0, "order-accept-up-to", least=0, most=19),
    ),
    presets=(
        Preset(FIRST_GAME, {"setup": "first-game"}),
        Preset(STANDARD_GAME, {}),
        Preset(
            EVERYTHING,
            {
                "turn-order": "passing",
                "extra-town-tiles": True,
                "shipping-bonus-tile": True,
                "temple-scoring-tile": True,
            },
        ),
    ),
)


@final
class TerraMystica(QueueGame[TerraTable]):
    """The rules of Terra Mystica."""

    def __init__(self) -> None:
        super().__init__(INFO)

    def setup(self, players: int, options: Options, seed: int) -> TerraTable:
        return new_table(players, options, seed)

    def decisions(self, state: TerraTable) -> dict[int, Decision]:
        return questions.decisions(state)

    def question(self, state: TerraTable) -> Decision | None:
        return questions.question(state)

    def apply(self, state: TerraTable, seat: int, move: Move) -> None:
        actions.do(state, seat, move)

    def result(self, table: TerraTable) -> Outcome | None:
        if table.phase != OVER:
            return None
        return Outcome("scored", table.vp.copy(), winners(table))

    def why_not(self, state: TerraTable, seat: int, move: Move) -> Text | None:
        return reasons.why_not(state, seat, move)

    def parse(self, table: TerraTable, seat: int, text: str) -> Move:
        return parse(table, text)

    def next_step(self, table: TerraTable, seat: int, text: str) -> tuple[str, str]:
        return shorthand.next_step(table, seat, text)

    def read_foreign(self, name: str, text: str, check: bool) -> Iterator[Imported]:
        from loci.games.terra_mystica.ledger.forms import read_ledgers
        from loci.games.terra_mystica.ledger.importing import play_ledger

        for found in read_ledgers(name, text):
            yield found if isinstance(found, Imported) else play_ledger(self, found, check)

    def choice(self, table: TerraTable, seat: int, move: Move) -> Choice:
        return choice(table, seat, move)

    def told(self, table: TerraTable, seat: int, move: Move) -> Event | None:
        """All but the end of a turn tells of itself."""
        return Told(seat, Text("told-done"), []) if isinstance(move, Done) else None

    def rule(self, text: Text) -> str:
        return citations.rule(text)

    def standing_answer(
        self, table: TerraTable, decision: Decision, orders: Options
    ) -> Move | None:
        """Accept power up to a price, and ask above it."""
        if not orders["accept-power"]:
            return None
        for move in decision.moves:
            if isinstance(move, Leech):
                _, price = gain_and_price(table, decision.seat, move.power)
                most = orders["accept-up-to"]
                assert isinstance(most, int)
                return move if price <= most else None
            if not isinstance(move, Decline):
                return None
        return None

    def lone_answer(self, table: TerraTable, decision: Decision) -> Move | None:
        """The end of a turn in which nothing is left but to convert, which the next turn allows as
        well; unless something would be lost by it."""
        moves = decision.moves
        if len(moves) != 1 or not (decision.complete or isinstance(moves[0], Done)):
            return None
        return None if choice(table, decision.seat, moves[0]).warnings else moves[0]

    def plan(self, table: TerraTable, seat: int) -> TerraTable | None:
        return plan(table, seat)

    def see(self, table: TerraTable, viewer: int) -> dict[str, Any]:
        return view.see(table)

    def sees_as(self, viewer: int) -> int:
        """Everything lies open."""
        return SPECTATOR

    def secrets(self, table: TerraTable, viewer: int) -> list[str]:
        return ["rng"]

    def redeal(self, table: TerraTable, viewer: int, rng: Rng, keep: list[int]) -> None:
        table.rng = rng  # every tile lies open: nothing else is hidden

    def sections(self, view_data: dict[str, Any]) -> list[Section]:
        return view.sections(view_data)

    def figures(self, view: dict[str, Any]) -> list[list[Figure]]:
        return figures(view)

    def score_sheet(self, table: TerraTable) -> ScoreSheet:
        return score_sheet(table)

    def amounts(self, table: TerraTable, decision: Decision) -> list[Amount]:
        return amounts(table, decision)

    def load_table(self, data: object) -> TerraTable:
        return load_table(data)

    def upgrade_data(self, data: Any, version: int) -> Any:
        return from_version_1(data) if version == 1 else data

    def audit(self, table: TerraTable) -> list[str]:
        return audit(table)

    def seated(self, table: TerraTable) -> int:
        return table.players

    def write_position(self, table: TerraTable) -> dict[str, Any]:
        from loci.games.terra_mystica.positions.writer import write

        return write(table)

    def read_position(
        self, players: int, options: Options, seed: int, data: dict[str, Any]
    ) -> TerraTable:
        from loci.games.terra_mystica.positions.reader import read

        return read(players, options, seed, data)

    def step(self, table: TerraTable, text: str) -> None:
        from loci.games.terra_mystica.positions.reader import step

        step(table, text)

    def weighed(self, table: TerraTable, seat: int) -> dict[str, float]:
        return weighed(table, seat)

    def vocabulary(self) -> Vocabulary:
        return vocabulary()

    def encoder(self) -> Encoder:
        return encoder()

    def bots(self) -> dict[str, BotMaker]:
        return {"greedy": make_greedy}

    def content(self) -> dict[str, dict[str, list[str]]]:
        return content()


GAME = TerraMystica()
