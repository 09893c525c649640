"""Blitz: everything is fast, for the spirits and for the invaders."""

from __future__ import annotations

from typing import final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import SCENARIO, Act, decider_among
from loci.games.spirit_island.rules.asking import ask_land
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.actions import build, built_lands
from loci.games.spirit_island.rules.invaders.phase import advance_cards, reveal_and_explore
from loci.games.spirit_island.rules.island.pieces import put, was_added
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.speed import may_hurry, take_permission
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.events import InvaderAction
from loci.games.spirit_island.state.piles import BUILD_SPACE
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import EXPLORER, FAST

BLITZ = "blitz"


@final
class Blitz(Scenario):
    def __init__(self) -> None:
        super().__init__(BLITZ, difficulty=0)

    def prepare(self, act: Act) -> Script:
        """After the initial explore the invaders build and explore."""
        table = act.table
        for card in table.piles[BUILD_SPACE]:
            for land in built_lands(table, card):
                yield from build(table, land)
        yield from reveal_and_explore(table)
        advance_cards(table)

    def more_blight(self, table: SpiritTable) -> int:
        """1 per board."""
        return len(table.island.laid)

    def speed(self, table: SpiritTable, seat: int, power: Power, speed: int) -> int:
        return FAST

    def discount(self, table: SpiritTable, seat: int, user: int, power: Power) -> int:
        """Cards that are fast anyway cost 1 less, which below 0 is a gain."""
        return 1 if power.speed == FAST else 0

    def pays_out(self, table: SpiritTable, seat: int) -> bool:
        return True

    def used(
        self, table: SpiritTable, seat: int, user: int, power: Power, levels: list[int]
    ) -> None:
        """1 energy for a fast innate power, and for a slow power that an effect makes fast."""
        if power.speed == FAST:
            if power.deck == "innate":
                add_energy(table, user, 1)
        elif may_hurry(table, user, power, levels):
            if power.fast_at not in levels:
                take_permission(table, user, power)
            add_energy(table, user, 1)

    def after_explore(self, table: SpiritTable, seat: int, card: str) -> Script:
        """One more explorer per board, in a land of it that was explored."""
        for board in table.island.slots:
            lands = [land for land in table.explored if table.island.is_on(land, board)]
            if not lands:
                continue
            prompt = Text("ask-blitz-explorer", board=table.island.boards[board])
            land = yield from ask_land(table.island, decider_among(table, lands), prompt, lands)
            act = Act(table, SCENARIO, land=land)
            put(table, land, EXPLORER)
            if table.sink is not None:
                table.sink.append(InvaderAction(table.island.names[land], "explore"))
            yield from was_added(act, land, EXPLORER)
            yield from finish(act)
            if table.ending:
                return

    def flipped_blight(self, table: SpiritTable, blight: int) -> int:
        return blight - len(table.island.laid)


SCENARIOS[BLITZ] = Blitz()
