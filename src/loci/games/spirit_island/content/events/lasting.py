"""What main events leave in force: for this turn, or until the next normal ravage."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.events.parts import (
    bring,
    choose_branch,
    hidden_terrains,
    sacred,
)
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import EXPLORE_ACT
from loci.games.spirit_island.rules.each import boards_in_turn, lands_in_turn, next_land
from loci.games.spirit_island.rules.effects import use_up
from loci.games.spirit_island.rules.events.step import choose_land, event_act
from loci.games.spirit_island.rules.invaders.actions import build, which_build
from loci.games.spirit_island.rules.island.health import check_health
from loci.games.spirit_island.rules.island.pieces import put, take, was_added
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state.registry import BOARDS
from loci.games.spirit_island.state.terms import TERRAINS, piece

# -- health ----------------------------------------------------------------------------------------


@final
class Frail(Effect):
    """Pieces of a kind have 1 health less."""

    kind = "frail"
    fields = (Field.piece("piece"),)

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece: Final = piece

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        return -1 if kind_of(code) == self.piece else 0


@final
class Sturdy(Effect):
    """Pieces of a kind have 1 health more."""

    kind = "sturdy"
    fields = (Field.piece("piece"),)

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece: Final = piece

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        return 1 if kind_of(code) == self.piece else 0


register_effect(Frail)
register_effect(Sturdy)


def weaken(*kinds: int) -> Level:
    """1 health less; what has that much damage already is destroyed (SX-21.4)."""

    def run(act: Act) -> Script:
        for kind in kinds:
            lasting(act.table, Frail(kind))
        yield from check_health(act, *lands_with(act.table, *kinds))

    return run


def strengthen(*kinds: int) -> Level:
    def run(act: Act) -> None:
        for kind in kinds:
            lasting(act.table, Sturdy(kind))

    return run


# -- ravages ---------------------------------------------------------------------------------------


@final
class RavageStrength(Effect):
    """Invaders of a kind deal more damage each in the next normal ravage."""

    kind = "ravage-strength"
    lasts = NEXT_RAVAGE
    fields = (Field.piece("piece"), Field.number("more"))

    def __init__(self, piece: int, more: int = 0) -> None:
        super().__init__()
        self.piece: Final = piece
        self.more: Final = more

    def more_ravage_strength(
        self, table: SpiritTable, seat: int, land: int, kind: int, normal: bool
    ) -> int:
        return self.more if normal and kind == self.piece else 0


@final
class RavageTurned(Effect):
    """The next normal ravage is a build, and so it was no normal ravage (SX-13.15)."""

    kind = "ravage-turned"
    lasts = UNTIL_USED

    def turns_step(self, table: SpiritTable, seat: int, action: int) -> int:
        return BUILD if action == RAVAGE else action

    def replaces_step(
        self, table: SpiritTable, seat: int, action: int, lands: list[list[int]]
    ) -> Replacing:
        if action != RAVAGE:
            return False
        for named in lands:
            left = lands_in_turn(table, which_build(table, named))
            while left:
                land = yield from next_land(table, left)
                yield from build(table, land)
                if table.ending:
                    return True
        return True


@final
class IncreasingAggression(Effect):
    """Invaders deal 1 damage more in every land that they ravage."""

    kind = "increasing-aggression"

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return 1


@final
class DestroyTheUnnatural(Effect):
    """They deal 3 more in lands with presence."""

    kind = "destroy-the-unnatural"

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return 3 if anybody_in(table, land) else 0


@final
class FearfulMobs(Effect):
    """They deal 3 more in lands with at least 3 invaders."""

    kind = "fearful-mobs"

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return 3 if invaders(table, land) >= 3 else 0


for effect in (
    RavageStrength,
    RavageTurned,
    IncreasingAggression,
    DestroyTheUnnatural,
    FearfulMobs,
):
    register_effect(effect)


def stronger_ravage(more: int, *kinds: int) -> Level:
    """So much more damage of each such invader in the next normal ravage."""

    def run(act: Act) -> None:
        for kind in kinds:
            lasting(act.table, RavageStrength(kind, more))

    return run


# -- explores and what comes after the cards have moved on -----------------------------------------


@final
class Reconnaissance(Effect):
    """Every explored land gets 1 explorer more."""

    kind = "reconnaissance"

    def more_explorers(self, table: SpiritTable, seat: int, land: int) -> int:
        return 1


@final
class DistantExploration(Effect):
    """A source of explorers may be 1 farther away."""

    kind = "distant-exploration"

    def explores_farther(self, table: SpiritTable, seat: int) -> int:
        return 1


@final
class PromisingFarmland(Effect):
    """Once on a board a town comes to an explored land in the place of 1 explorer; `came` are the
    lands to which explorers have come since the last card, by name: `A1+A6`."""

    kind = "promising-farmland"
    fields = (
        Field.word("board", lambda: tuple(BOARDS), needed=True),
        Field.text("came", needed=False),
    )

    def __init__(self, board: str, came: str = "") -> None:
        super().__init__()
        self.board: Final = board
        self.came: Final = came

    def added(self, act: Act, seat: int, land: int, code: int) -> Script:
        yield from ()
        table = act.table
        here = table.island.is_on(land, table.island.boards.index(self.board))
        if act.kind == EXPLORE_ACT and code == piece(EXPLORER) and here:
            name = table.island.names[land]
            self._note(table, "+".join([self.came, name]) if self.came else name)

    def _note(self, table: SpiritTable, came: str) -> None:
        use_up(table, self)
        lasting(table, PromisingFarmland(self.board, came))

    def after_explore(self, table: SpiritTable, seat: int, card: str) -> Script:
        slot = table.island.boards.index(self.board)
        here = [land for land in sorted(set(table.explored)) if table.island.is_on(land, slot)]
        act = event_act(table, self.kind)
        # One that has just come has nothing on it; it may have been pushed on since, and a port has
        # none.
        names = self.came.split("+") if self.came else []
        came = {table.island.standing_for(table.island.numbers[name]) for name in names}
        new = [land for land in here if land in came and piece(EXPLORER) in table.pieces[land]]
        act.land = yield from choose_land(act, new)
        if act.land == NOWHERE:
            if self.came:
                self._note(table, "")
        else:
            take(table, act.land, piece(EXPLORER))
            put(table, act.land, TOWN)
            use_up(table, self)
            yield from was_added(act, act.land, TOWN)
        yield from finish(act)


@final
class StrangeTales(Effect):
    """After the invader cards have moved on, 1 explorer comes to every land with a sacred site."""

    kind = "strange-tales-attract-explorers"

    def after_advance(self, table: SpiritTable, seat: int) -> Script:
        left = lands_in_turn(table, [n for n in table.island.lands if sacred(table, n)])
        while left:
            land = yield from next_land(table, left)
            act = event_act(table, self.kind, land)
            yield from bring(act, EXPLORER)
            yield from finish(act)
            if table.ending:
                return


@final
class Fortification(Effect):
    """After the invader cards have moved on, invaders build in every land of a terrain that no card
    under an action shows; that needs no invaders there (SX-13.8)."""

    kind = "fortification"

    def after_advance(self, table: SpiritTable, seat: int) -> Script:
        terrain = yield from choose_branch(event_act(table, self.kind), *hidden_terrains(table))
        if not terrain:
            return  # the cards show every terrain
        laid, kind = table.island, TERRAINS.index(terrain)
        left = lands_in_turn(table, laid.of_terrain((kind,)))
        while left:
            land = yield from next_land(table, left)
            yield from build(table, land)
            if table.ending:
                return


for kind in (Reconnaissance, DistantExploration, PromisingFarmland, StrangeTales, Fortification):
    register_effect(kind)


def begin(kind: type[Effect]) -> Level:
    """An effect that needs nothing else comes into force."""

    def run(act: Act) -> None:
        lasting(act.table, kind())

    return run


def promise_farmland(act: Act) -> None:
    """Once for each board."""
    island = act.table.island
    for slot in boards_in_turn(act.table):
        lasting(act.table, PromisingFarmland(island.boards[slot]))
