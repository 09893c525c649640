"""A game that follows another one: the options that it takes over, what it finds on the island."""

from __future__ import annotations

from loci.core.errors import BadOption
from loci.core.options import Options
from loci.core.text import Text
from loci.games.spirit_island.state.first_game import read_first_game
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, SCENARIOS, missing_set
from loci.games.spirit_island.state.table import SpiritTable


def following(options: Options, text: str) -> Options:
    """The options of a game that follows the one of this text: on the same boards, against the
    same adversaries (SX-42.21)."""
    first = read_first_game(text)
    scenario = SCENARIOS.get(str(options["scenario"]))
    if scenario is None or not scenario.follows_a_game():
        raise BadOption(Text("first-game-scenario"))
    return {
        **options,
        "first-game": text,
        "boards": list(first.boards) if not options["island"] else [],
        "layout": first.layout,
        "extra-board": len(first.boards) > len(first.spirits),
        "adversary": first.adversary or "none",
        "level": first.level,
        "supporting": first.supporting or "none",
        "supporting-level": first.supporting_level,
    }


def follow(table: SpiritTable, text: str) -> None:
    """Put onto a table, before its set-up, what the first game has left."""
    first = read_first_game(text)
    scenario = SCENARIOS.get(table.scenario)
    if scenario is None or not scenario.follows_a_game():
        raise BadOption(Text("first-game-scenario"))
    if table.island.boards != first.boards or len(table.seats) != len(first.spirits):
        raise BadOption(Text("first-game-boards", boards=first.boards))
    for name in first.lands:
        if name not in table.island.numbers:
            raise BadOption(Text("position-land", land=name))
    for card in (*first.used, first.blight_card):
        missing = missing_set(card, BLIGHT_CARDS, table.sets)
        if missing:
            raise BadOption(Text("option-set", name="first-game", value=card, set=missing))
    scenario.follow(table, first)
