"""The kernel: knows what a game, a decision and a record are; knows no game."""

from loci.core.bot import Bot, BotMaker, Budget, Glimpse
from loci.core.decision import Amount, Choice, Decision, Move, Outcome
from loci.core.errors import (
    Ambiguous,
    BadData,
    BadOption,
    Illegal,
    LociError,
    MoveError,
    OldRules,
    RecordError,
    Stale,
    UndoRefused,
    UnknownGame,
    Unreadable,
)
from loci.core.event import Event
from loci.core.game import AnyGame, Game, QueueGame
from loci.core.info import GameInfo
from loci.core.options import Option, Options
from loci.core.position import Position
from loci.core.records.header import Header
from loci.core.records.match import Answered, Match
from loci.core.records.record import Entry, Record
from loci.core.records.undo import undo, undo_verdict
from loci.core.registry import all_games, find_game
from loci.core.rng import Rng, derived_seed
from loci.core.script import Run, Script, Scripted, ScriptedGame, beside, exclusive
from loci.core.state import State, Table
from loci.core.text import SeatName, Text
from loci.core.view import OPEN, SPECTATOR, Figure, Section

__all__ = [
    "OPEN",
    "SPECTATOR",
    "Ambiguous",
    "Amount",
    "Answered",
    "AnyGame",
    "BadData",
    "BadOption",
    "Bot",
    "BotMaker",
    "Budget",
    "Choice",
    "Decision",
    "Entry",
    "Event",
    "Figure",
    "Game",
    "GameInfo",
    "Glimpse",
    "Header",
    "Illegal",
    "LociError",
    "Match",
    "Move",
    "MoveError",
    "OldRules",
    "Option",
    "Options",
    "Outcome",
    "Position",
    "QueueGame",
    "Record",
    "RecordError",
    "Rng",
    "Run",
    "Script",
    "Scripted",
    "ScriptedGame",
    "SeatName",
    "Section",
    "Stale",
    "State",
    "Table",
    "Text",
    "UndoRefused",
    "UnknownGame",
    "Unreadable",
    "all_games",
    "beside",
    "derived_seed",
    "exclusive",
    "find_game",
    "undo",
    "undo_verdict",
]
