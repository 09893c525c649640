"""The sources of power of Powers Long Forgotten: who has found which, and what they do at once.

What they change for longer is answered by the scenario (`powers_long_forgotten.py`).
"""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.adversaries.reinforcements import choose_land, with_most
from loci.games.spirit_island.rules.act import SCENARIO, Act, decider
from loci.games.spirit_island.rules.asking import ask_land
from loci.games.spirit_island.rules.effect import (
    FOR_GOOD,
    NEXT_RAVAGE,
    Effect,
    Field,
    register_effect,
)
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.invaders.fear import earn_card
from loci.games.spirit_island.rules.island.harm import damage, destroy_all
from loci.games.spirit_island.rules.island.pieces import (
    all_codes,
    change,
    count,
    has,
    invaders,
    strength,
    take,
)
from loci.games.spirit_island.state.events import InLand
from loci.games.spirit_island.state.piles import FEAR_DECK
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILDINGS,
    DAHAN,
    INVADERS,
    NOWHERE,
    TOKENS,
    piece,
    strife_on,
)

# The sources by their numbers
FIRE_SOURCE: Final = 1
SANDS_SOURCE: Final = 2
WETLAND_SOURCE: Final = 3
PLAY_SOURCE: Final = 4
BUILDING_SOURCE: Final = 5
MOVING_SOURCE: Final = 6
WRATH_SOURCE: Final = 7
VOID_SOURCE: Final = 8
SOURCES: Final = (1, 2, 3, 4, 5, 6, 7, 8)
EARNED: Final = 2  # fear cards
CALMED: Final = 3  # damage that a ravage deals less


@final
class Searched(InLand):
    """A remark about a land that was searched."""

    __slots__ = ("message",)

    def __init__(self, land: str, message: str) -> None:
        super().__init__(land)
        self.message: Final = message

    def text(self) -> Text:
        return Text(self.message, land=self.land)


@final
class SourceFound(Effect):
    """A source of power that the spirits or the invaders have found in a land."""

    kind = "source-found"
    lasts = FOR_GOOD
    fields = (
        Field.land(),
        Field.number("source"),
        Field.flag("by_spirits", "word", "spirits"),
    )

    def __init__(self, land: int = NOWHERE, source: int = 0, by_spirits: bool = False) -> None:
        super().__init__(land)
        self.source: Final = source
        self.by_spirits: Final = by_spirits


register_effect(SourceFound)


@final
class SourceUsed(Effect):
    """The spirits make use of a source, or have done so."""

    kind = "source-used"
    lasts = FOR_GOOD
    fields = (Field.number("source"),)

    def __init__(self, source: int = 0) -> None:
        super().__init__()
        self.source: Final = source


register_effect(SourceUsed)


@final
class OnePlayNextTurn(Effect):
    """From the next turn on, for that turn."""

    kind = "one-play-next-turn"

    def becomes(self) -> Effect | None:
        return OnePlay()


register_effect(OnePlayNextTurn)


@final
class OnePlay(Effect):
    """No spirit plays more than 1 card."""

    kind = "one-play"

    def most_plays(self, table: SpiritTable, seat: int, user: int, plays: int) -> int:
        return min(1, plays)


register_effect(OnePlay)


@final
class CalmRavage(Effect):
    """In the next normal ravage the invaders of each land deal 3 damage less."""

    kind = "calm-ravage"
    lasts = NEXT_RAVAGE

    def more_normal_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return -CALMED


register_effect(CalmRavage)


# -- what they do at once --------------------------------------------------------------------------


def use_source(table: SpiritTable, source: int) -> Script:
    """The spirits make use of a source from now on, or once."""
    lasting(table, SourceUsed(source), "log-source-used", number=source)
    act = Act(table, SCENARIO)
    if source == PLAY_SOURCE:
        lasting(table, CalmRavage())
    elif source == WRATH_SOURCE:
        for _ in range(min(EARNED, len(table.piles[FEAR_DECK]))):
            earn_card(table)
        yield from _rise(act)
    elif source == VOID_SOURCE:
        yield from _void(act)
    yield from finish(act)


def serve_invaders(table: SpiritTable, source: int) -> Script:
    """What the invaders get of a source that they have found, if that comes at once."""
    if source == PLAY_SOURCE:
        lasting(table, OnePlayNextTurn())
    elif source == WRATH_SOURCE:
        for board in table.island.slots:
            yield from _lay_waste(table, board)
            if table.ending:
                return


def _rise(act: Act) -> Script:
    """The dahan of a land deal their damage."""
    table = act.table
    lands = [land for land in table.island.lands if has(table, land, DAHAN)]
    lands = [land for land in lands if invaders(table, land)]
    prompt = Text("ask-source-dahan")
    act.land = yield from ask_land(table.island, decider(table), prompt, lands)
    if act.land != NOWHERE:
        yield from damage(act, count(table, act.land, DAHAN) * strength(table, act.land, DAHAN))


def _void(act: Act) -> Script:
    """Everything in a land leaves the game."""
    table = act.table
    prompt = Text("ask-source-void")
    land = yield from ask_land(table.island, decider(table), prompt, list(table.island.lands))
    table.pieces[land] = ()
    table.blight[land] = 0
    for owner in table.seats:
        owner.presence[land] = 0
    if table.sink is not None:
        table.sink.append(Searched(table.island.names[land], "log-source-void"))


def _lay_waste(table: SpiritTable, board: int) -> Script:
    """Where on a board most towns and cities are: no dahan and no tokens are left, and blight."""
    settled = [land for land in table.island.lands_on(board) if has(table, land, *BUILDINGS)]
    most = with_most(settled, lambda land: count(table, land, *BUILDINGS))
    land = yield from choose_land(table, "ask-source-waste", most)
    if land == NOWHERE:
        return
    act = Act(table, SCENARIO, land=land)
    yield from destroy_all(act, DAHAN)
    for code in all_codes(table, land, *TOKENS):
        take(table, land, code)
    for code in all_codes(table, land, *INVADERS):
        change(table, land, code, code - piece(0, 0, strife_on(code)))
    yield from add_blight(act)
    yield from finish(act)


# -- reading ---------------------------------------------------------------------------------------


def found(table: SpiritTable) -> list[SourceFound]:
    return [effect for effect in table.effects if isinstance(effect, SourceFound)]


def held(table: SpiritTable) -> list[int]:
    """The sources that the spirits have found and not used."""
    used = [effect.source for effect in table.effects if isinstance(effect, SourceUsed)]
    return [one.source for one in found(table) if one.by_spirits and one.source not in used]


def serves_spirits(table: SpiritTable, source: int) -> bool:
    for effect in table.effects:
        if isinstance(effect, SourceUsed) and effect.source == source:
            return True
    return False


def serves(table: SpiritTable, source: int) -> bool:
    """Whether the invaders have found a source."""
    for effect in table.effects:
        if isinstance(effect, SourceFound) and effect.source == source:
            return not effect.by_spirits
    return False
