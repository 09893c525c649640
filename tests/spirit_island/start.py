"""Starts of games of Spirit Island for tests, and scripts carried out by themselves."""

from __future__ import annotations

from typing import Any

from loci.core import Match
from loci.core.options import checked
from loci.core.script import Script
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.setup import new_table, place_on, set_up, starting_land
from loci.games.spirit_island.rules.spirits.growth import GrowthAction, gain_energy
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.state.table import SpiritTable
from tests.spirit_island.tables import RIVER, Island, pile, set_pile

FOUR = [
    RIVER,
    "lightnings-swift-strike",
    "vital-strength-of-the-earth",
    "shadows-flicker-like-flame",
]


def start(number: int, seed: int = 1, **options: Any) -> Island:
    """A real game at its first question; option names with underscores (`no_initial_explore`)."""
    return Island(Match.start(GAME, number, _named(options), seed))


def fresh(boards: str = "A", *cards: str, players: int = 0, **options: Any) -> SpiritTable:
    """A table before the set-up with these invader cards on top of the deck; as many players as
    boards, unless it is said."""
    players = players or len(boards)
    options.setdefault("spirits", FOUR[:players])
    given = {"boards": list(boards), **options}
    table = new_table(players, checked(GAME.info.options, _named(given)), 1)
    for n, card in enumerate(cards):
        deck = pile(table, "invader_deck")
        box = pile(table, "invader_box")
        source = deck if card in deck else box
        source[source.index(card)] = deck[n]
        deck[n] = card
        set_pile(table, "invader_deck", deck)
        set_pile(table, "invader_box", box)
    return table


def set_island_up(boards: str = "A", *cards: str, answers: list[str], **options: Any) -> Island:
    """The island after the set-up, whose questions were answered so."""
    table = fresh(boards, *cards, **options)
    carry_out(set_up(table), *answers)
    return Laid(table)


def carry_out(script: Script, *lines: str) -> list[list[str]]:
    """Run a script, answering its questions with these lines; the answers each of them offered."""
    left = list(lines)
    offered: list[list[str]] = []
    try:
        decision = next(script)
        while True:
            offered.append([move.text() for move in decision.moves])
            assert left, f"{decision.prompt.id}: {offered[-1]}"
            line = left.pop(0)
            assert line in offered[-1], f"{decision.prompt.id}: {line} not in {offered[-1]}"
            decision = script.send(decision.moves[offered[-1].index(line)])
    except StopIteration:
        assert not left, f"not asked: {left}"
    return offered


class Laid(Island):
    """An island that is only looked at: a table without a match."""

    def __init__(self, table: SpiritTable) -> None:
        self.events = []
        self._table = table

    @property
    def table(self) -> SpiritTable:
        return self._table


def _named(options: dict[str, Any]) -> dict[str, object]:
    return {name.replace("_", "-"): value for name, value in options.items()}


class Panel(Spirit):
    """A spirit made up for a test, with the growth and the tracks that it needs; it starts in land
    7 of its board."""

    def __init__(
        self,
        *growth: list[GrowthAction],
        id: str = "panel",
        energy: str = "0 1 3 4",
        plays: str = "1 2 2 3",
        innates: list[str] | None = None,
        pick: int = 1,
        always: list[GrowthAction] | None = None,
    ) -> None:
        options = list(growth) or [[gain_energy(1)]]
        super().__init__(id, energy, plays, options, [], innates or [], "low", always, pick)

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, starting_land(table, seat, 7))
        yield from ()
