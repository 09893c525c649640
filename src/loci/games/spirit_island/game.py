"""Spirit Island as a game object."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core.bot import BotMaker
from loci.core.data import Fields
from loci.core.decision import Amount, Choice, Decision, Move, Outcome
from loci.core.errors import BadOption, LociError
from loci.core.event import Event
from loci.core.info import EVERYTHING, FIRST_GAME, STANDARD_GAME, Change, GameInfo, Preset
from loci.core.options import CHOICE, CHOICES, FILE, FLAG, NUMBER, Option, Options
from loci.core.rng import Rng
from loci.core.score_sheet import ScoreSheet
from loci.core.script import Run, Scripted, ScriptedGame, beside, exclusive
from loci.core.text import Text
from loci.core.view import OPEN, SPECTATOR, Figure, Section
from loci.games.spirit_island.bots import partners
from loci.games.spirit_island.bots.encoder import SpiritEncoder, encoder
from loci.games.spirit_island.bots.greedy import make_greedy
from loci.games.spirit_island.bots.vocabulary import SpiritVocabulary, vocabulary
from loci.games.spirit_island.bots.weighing import weighed
from loci.games.spirit_island.content import sets
from loci.games.spirit_island.content.listing import content
from loci.games.spirit_island.rules import hidden, questions
from loci.games.spirit_island.rules.audit import audit
from loci.games.spirit_island.rules.effect import effect_from
from loci.games.spirit_island.rules.effects import hide_lands
from loci.games.spirit_island.rules.ending import WON, score
from loci.games.spirit_island.rules.island.unused import TOKEN_NAMES, sets_of_tokens
from loci.games.spirit_island.rules.island.ways import lay_ways
from loci.games.spirit_island.rules.lineup import line_up
from loci.games.spirit_island.rules.reasons import reason
from loci.games.spirit_island.rules.second_game import following
from loci.games.spirit_island.rules.sequence import run_step
from loci.games.spirit_island.rules.setup import new_table, set_up
from loci.games.spirit_island.rules.spirits.elements import free_elements
from loci.games.spirit_island.rules.spirits.growth import energy_of_growth
from loci.games.spirit_island.state.boards import ARCHIPELAGO, STANDARD
from loci.games.spirit_island.state.first_game import left_by
from loci.games.spirit_island.state.moves import GO_ON
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    BOARDS,
    LAYOUTS,
    SCENARIOS,
    SPIRITS,
    sets_of,
)
from loci.games.spirit_island.state.steps import (
    CHOOSING,
    FAST_POWERS,
    SETTING_UP,
    SLOW_POWERS,
    SPIRIT_PHASE,
)
from loci.games.spirit_island.state.table import SpiritTable, load_table
from loci.games.spirit_island.state.terms import CLAW, FEATHER, JAGGED
from loci.games.spirit_island.state.versions import from_version_1
from loci.games.spirit_island.words import citations, view
from loci.games.spirit_island.words.facts import facts
from loci.games.spirit_island.words.labels import amounts, choice
from loci.games.spirit_island.words.notation import parse
from loci.games.spirit_island.words.score_sheet import score_sheet
from loci.games.spirit_island.words.sections import figures, sections
from loci.games.spirit_island.words.telling import told

sets.register()

RECORD: Final = "[Format "  # how the text of a record begins

INFO = GameInfo(
    "spirit-island",
    "Spirit Island",
    "loci.games.spirit_island.words",
    players=(1, 4),
    rules_prefix="SI",
    together=True,
    changes=(
        Change(
            2,
            "What an Action sets off, such as drowning, comes after it; a piece that replaces a "
            "damaged one keeps the damage; a power that repeats itself asks before each repeat; "
            "tables are saved in words.",
        ),
    ),
    sets=tuple(content()),
    more_players={JAGGED: 6},
    options=(
        Option("spirits", CHOICES, [], "option-spirits", tuple(SPIRITS), sets=sets_of(SPIRITS)),
        Option("boards", CHOICES, [], "option-boards", tuple(BOARDS), sets=sets_of(BOARDS)),
        Option("island", FILE, "", "option-island"),
        Option(
            "layout",
            CHOICE,
            STANDARD,
            "option-layout",
            tuple(LAYOUTS),
            sets={name: JAGGED for name in LAYOUTS if name.startswith(ARCHIPELAGO)},
        ),
        Option(
            "adversary",
            CHOICE,
            "none",
            "option-adversary",
            ("none", *ADVERSARIES),
            sets=sets_of(ADVERSARIES),
        ),
        Option("level", NUMBER, 0, "option-level", least=0, most=6),
        Option(
            "supporting",
            CHOICE,
            "none",
            "option-supporting",
            ("none", *ADVERSARIES),
            sets=dict.fromkeys(ADVERSARIES, JAGGED),
        ),
        Option("supporting-level", NUMBER, 0, "option-supporting-level", least=0, most=6),
        Option(
            "scenario",
            CHOICE,
            "none",
            "option-scenario",
            ("none", *SCENARIOS),
            sets=sets_of(SCENARIOS),
        ),
        Option(
            "blight-card",
            CHOICE,
            "random",
            "option-blight-card",
            ("random", "none", *BLIGHT_CARDS),
            sets=sets_of(BLIGHT_CARDS),
        ),
        Option(
            "left-out-blight",
            CHOICES,
            [],
            "option-left-out-blight",
            tuple(BLIGHT_CARDS),
            sets=sets_of(BLIGHT_CARDS),
        ),
        Option("extra-board", FLAG, False, "option-extra-board", sets={"yes": JAGGED}),
        Option("extra-blight", FLAG, False, "option-extra-blight"),
        Option("progression", FLAG, False, "option-progression"),
        Option("bonus-growth", FLAG, False, "option-bonus-growth"),
        Option("no-initial-explore", FLAG, False, "option-no-initial-explore"),
        Option("first-game", FILE, "", "option-first-game"),
        Option("barred-response", FLAG, False, "option-barred-response", sets={"yes": JAGGED}),
        Option("any-order", FLAG, False, "option-any-order"),
        Option("no-events", FLAG, False, "option-no-events", sets={"yes": (CLAW, JAGGED)}),
        Option("first-event", FLAG, False, "option-first-event", sets={"yes": (CLAW, JAGGED)}),
        Option(
            "unused-tokens",
            CHOICES,
            [],
            "option-unused-tokens",
            TOKEN_NAMES,
            sets=sets_of_tokens(),
        ),
    ),
    presets=(
        Preset(FIRST_GAME, {"progression": True, "blight-card": "none"}),
        Preset(STANDARD_GAME, {}),
        *[Preset(name, {"sets": ["base", name]}) for name in (CLAW, JAGGED, FEATHER)],
        Preset(EVERYTHING, {"adversary": "brandenburg-prussia", "level": 1, "scenario": "blitz"}),
    ),
)


@final
class SpiritIsland(ScriptedGame[SpiritTable]):
    """The rules of Spirit Island."""

    def __init__(self) -> None:
        super().__init__(INFO)

    def setup(self, players: int, options: Options, seed: int) -> SpiritTable:
        return new_table(players, options, seed)

    def kept_options(self, options: Options) -> Options:
        """Of the record of a first game, what it has left for a second one (SX-42.21)."""
        text = str(options["first-game"])
        return following(options, self._left_by(text)) if text else options

    def _left_by(self, text: str) -> str:
        """What the game of a record has left; a text that is none stays as it is."""
        if not text.startswith(RECORD):
            return text
        from loci.core.records.match import Match
        from loci.core.records.record import read

        try:
            match = Match.replay(self, read(text))
        except LociError as error:
            raise BadOption(Text("first-game-unreadable", reason=error.reason)) from error
        table = self.table(match.state)  # type: ignore[arg-type]
        if not table.ending:
            raise BadOption(Text("first-game-not-over"))
        return left_by(table)

    def menu(self, table: SpiritTable) -> list[Decision]:
        found = questions.menu(table)
        if not found and table.pending and questions.is_stopped(table):
            from loci.games.spirit_island.positions.steps import go_on_question

            found.append(go_on_question())
        return found

    def begin(self, table: SpiritTable, seat: int, move: Move) -> Run | None:
        if table.pending and questions.is_stopped(table):
            table.pending.pop(0)
        return None if move == GO_ON else questions.begin(table, seat, move)

    def due(self, table: SpiritTable) -> Run | None:
        stopped = bool(table.pending) and questions.is_stopped(table)
        if table.pending and not stopped:
            from loci.games.spirit_island.positions.steps import run_step as run_single_step

            return exclusive(run_single_step(table))
        if stopped and table.step not in (FAST_POWERS, SLOW_POWERS):
            return None
        if table.step == CHOOSING:
            for owner in table.seats:
                if not owner.spirit:
                    return None
            return exclusive(set_up(table))
        if table.step == SETTING_UP:
            return None
        if table.step in (FAST_POWERS, SLOW_POWERS):
            for seat in range(len(table.seats)):
                if free_elements(table, seat) > 0:  # uncovered since the spirit phase
                    return beside(seat, questions.choose_elements(table, seat))
        elif table.step != SPIRIT_PHASE:
            return exclusive(run_step(table))
        if stopped:
            return None
        for owner in table.seats:
            if not owner.ready:
                return None
        return exclusive(run_step(table))

    def result(self, table: SpiritTable) -> Outcome | None:
        if not table.ending:
            return None
        won = table.ending in WON
        seats = list(range(len(table.seats)))
        return Outcome(table.ending, [score(table)] * len(seats), seats if won else [])

    def parse(self, table: SpiritTable, seat: int, text: str) -> Move:
        return parse(table, text)

    def reason(self, table: SpiritTable, decision: Decision, move: Move) -> Text:
        return reason(table, decision, move)

    def choice(self, table: SpiritTable, seat: int, move: Move) -> Choice:
        return choice(table, seat, move)

    def rule(self, text: Text) -> str:
        return citations.rule(text)

    def told(self, table: SpiritTable, seat: int, move: Move) -> Event:
        return told(table, seat, move)

    def lone_answer(self, table: SpiritTable, decision: Decision) -> Move | None:
        """Of the actions of a growth option, energy too: it comes before the others, for in which
        order it does decides nothing."""
        return super().lone_answer(table, decision) or energy_of_growth(decision)

    def see(self, table: SpiritTable, viewer: int) -> dict[str, Any]:
        return view.see(table, viewer)

    def sees_as(self, viewer: int) -> int:
        """Hands are open: all seats know the same."""
        return OPEN if viewer == OPEN else SPECTATOR

    def secrets(self, table: SpiritTable, viewer: int) -> list[str]:
        return hidden.secrets(table, viewer)

    def redeal(self, table: SpiritTable, viewer: int, rng: Rng, keep: list[int]) -> None:
        hidden.redeal(table, viewer, rng)

    def sections(self, view_data: dict[str, Any]) -> list[Section]:
        return sections(view_data)

    def figures(self, view_data: dict[str, Any]) -> list[list[Figure]]:
        return figures(view_data)

    def score_sheet(self, table: SpiritTable) -> ScoreSheet:
        return score_sheet(table)

    def choices(self, state: Scripted, decision: Decision) -> list[Choice]:
        """The question itself says where pieces stand that are chosen without their land."""
        table, seat, prompt = self.table(state), decision.seat, decision.prompt
        return [choice(table, seat, move, prompt) for move in decision.moves]

    def amounts(self, table: SpiritTable, decision: Decision) -> list[Amount]:
        return amounts(decision)

    def load_table(self, data: object) -> SpiritTable:
        table = load_table(data)
        effects = [effect_from(table, child.data) for child in Fields(data).children("effects")]
        table.effects = tuple(effects)
        lay_ways(table)
        hide_lands(table)
        line_up(table)
        return table

    def upgrade_data(self, data: Any, version: int) -> Any:
        return from_version_1(data) if version == 1 else data

    def position_players(self, data: dict[str, Any]) -> int:
        from loci.games.spirit_island.positions.reader import players_of

        return players_of(data)

    def read_position(
        self, players: int, options: Options, seed: int, data: dict[str, Any]
    ) -> SpiritTable:
        from loci.games.spirit_island.positions.reader import read, steps_of
        from loci.games.spirit_island.positions.step_texts import add_step

        table = read(players, options, seed, data)
        for text in steps_of(data):
            add_step(table, text)
        return table

    def passed_on(self, table: SpiritTable, data: dict[str, Any]) -> SpiritTable | None:
        from loci.games.spirit_island.positions.reader import passed_on

        return passed_on(table, data)

    def in_full(self, decision: Decision, text: str) -> str:
        from loci.games.spirit_island.positions.names import in_full

        return in_full(decision, text)

    def write_position(self, table: SpiritTable) -> dict[str, Any]:
        from loci.games.spirit_island.positions.writer import write

        return write(table)

    def audit(self, table: SpiritTable) -> list[str]:
        return audit(table)

    def seated(self, table: SpiritTable) -> int:
        return len(table.seats)

    def ask(self, table: SpiritTable, text: str) -> tuple[Text, object]:
        from loci.games.spirit_island.positions.queries import ask

        return ask(table, text)

    def content(self) -> dict[str, dict[str, list[str]]]:
        return content()

    def facts(self) -> dict[str, Any]:
        return facts()

    def step(self, table: SpiritTable, text: str) -> None:
        from loci.games.spirit_island.positions.step_texts import add_step

        add_step(table, text)

    def stage(self, table: SpiritTable) -> str:
        return partners.stage(table)

    def spoils(self, before: SpiritTable, after: SpiritTable, seat: int) -> bool:
        return partners.spoils(before, after, seat)

    def weighed(self, table: SpiritTable, seat: int) -> dict[str, float]:
        return weighed(table, seat)

    def vocabulary(self) -> SpiritVocabulary:
        return vocabulary()

    def encoder(self) -> SpiritEncoder:
        return encoder()

    def bots(self) -> dict[str, BotMaker]:
        return {"greedy": make_greedy}


GAME = SpiritIsland()
