"""What the invaders will do in a land if nobody does anything about it.

Their action is carried out there on a copy of the table, as the island is now and each land by
itself: no question that could stop it is answered with yes. What lies face down stays out of it, so
that nothing hidden can be read from a forecast.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.core.decision import Decision, Move
from loci.core.rng import Rng
from loci.core.script import Script
from loci.games.spirit_island.rules.each import lands_in_turn
from loci.games.spirit_island.rules.effects import is_stopped, stopping
from loci.games.spirit_island.rules.invaders.actions import (
    build,
    built_lands,
    more_explorers,
    ravage,
    ravage_damage,
    ravaged_lands,
)
from loci.games.spirit_island.rules.invaders.sources import has_source
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.rules.island.tokens import keeps_away
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.sequence import sequence
from loci.games.spirit_island.state.moves import NO, STOP, Pick
from loci.games.spirit_island.state.piles import BUILD_SPACE, RAVAGE_SPACE
from loci.games.spirit_island.state.steps import BUILD_STEP, INVADER_PHASE, RAVAGE_STEP, phase_of
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILD,
    CITY,
    DAHAN,
    EXPLORE,
    NO_ACTION,
    RAVAGE,
    TOWN,
    damage_on,
)

#: Enough blight on the card that no forecast turns it.
_ENOUGH: Final = 99

# -- what comes ------------------------------------------------------------------------------------


@final
class Coming:
    """An action that a card lying open brings to a land; `card` if it is a normal one."""

    __slots__ = ("action", "card", "land")

    def __init__(self, action: int, land: int, card: str) -> None:
        self.action: Final = action
        self.land: Final = land
        self.card: Final = card


def coming(table: SpiritTable) -> list[Coming]:
    """The ravages and builds of the cards lying open, in order, as the island is now."""
    return [
        *_of_step(table, RAVAGE, RAVAGE_STEP, RAVAGE_SPACE),
        *_of_step(table, BUILD, BUILD_STEP, BUILD_SPACE),
    ]


def _of_step(table: SpiritTable, action: int, step: str, space: int) -> list[Coming]:
    cards = table.piles[space]
    found: list[Coming] = []
    if phase_of(table.step) == INVADER_PHASE:
        order = [one.name for one in sequence(table)]
        if order.index(table.step) > order.index(step):
            return []
        if table.step == step and (table.queue or table.cards_done):
            # What this step has behind it does not come again; what is in the queue still does.
            found = [_in_land(table, action, land, table.queue_card) for land in table.queue]
            return found + _of_cards(table, action, cards[table.cards_done :], normal=True)
    becomes = step_becomes(table, action)
    return [] if becomes == NO_ACTION else _of_cards(table, becomes, cards, becomes == action)


def _of_cards(
    table: SpiritTable, action: int, cards: tuple[str, ...], normal: bool
) -> list[Coming]:
    named: Callable[[SpiritTable, str], list[int]] = built_lands
    if action == RAVAGE:
        named = ravaged_lands
    return [
        _in_land(table, action, land, card if normal else "")
        for card in cards
        for land in dict.fromkeys(lands_in_turn(table, named(table, card)))
    ]


def _in_land(table: SpiritTable, action: int, land: int, card: str) -> Coming:
    """The action there, or what it will be in its place if nothing stops it."""
    if stopping(table, action, land, card) is None:
        for rule, seat in holders(table, "turns_action"):
            becomes = rule.turns_action(table, seat, action, land)
            if becomes != action:
                return Coming(becomes, land, "")
    return Coming(action, land, card)


def step_becomes(table: SpiritTable, action: int) -> int:
    """What the next normal step of an action is carried out as: itself, another action, or
    NO_ACTION."""
    for rule, seat in holders(table, "turns_step"):
        becomes = rule.turns_step(table, seat, action)
        if becomes != action:
            return becomes
    return action


# -- what it does ----------------------------------------------------------------------------------


@final
class Ravaged:
    """What a ravage leads to: the damage after defence, the blight that comes to the land, the
    dahan and the invaders that fall. Whether it does not happen at all. Damage `on_others` goes to
    invaders of adjacent lands, in the place of the land and the dahan."""

    __slots__ = ("blight", "dahan", "damage", "invaders", "on_others", "stopped")

    def __init__(
        self, damage: int, blight: int, dahan: int, invaders: int, stopped: bool, on_others: int
    ) -> None:
        self.damage: Final = damage
        self.blight: Final = blight
        self.dahan: Final = dahan
        self.invaders: Final = invaders
        self.stopped: Final = stopped
        self.on_others: Final = on_others


@final
class Built:
    """What a build leads to: the kind of the building, or 0 if none comes; how many towns and
    cities the land gets, and how many of them come to other lands."""

    __slots__ = ("beside", "cities", "kind", "towns")

    def __init__(self, kind: int, towns: int, cities: int, beside: int) -> None:
        self.kind: Final = kind
        self.towns: Final = towns
        self.cities: Final = cities
        self.beside: Final = beside


def ravage_forecast(table: SpiritTable, land: int, card: str = "") -> Ravaged:
    copy = _copy(table)
    before = _all_of(copy, land)
    turned = _is_turned(copy, land)
    damage = ravage_damage(copy, land, bool(card), on_others=turned)
    _undisturbed(copy, ravage(copy, land, card))
    # A ravage that happens is an event, and nothing else tells it from one that is stopped.
    stopped = not _happened(copy, land)
    return Ravaged(
        0 if stopped or turned else damage,
        copy.blight[land] - before[0],
        before[1] - count(copy, land, DAHAN),
        before[2] - invaders(copy, land),
        stopped,
        damage if turned and not stopped else 0,
    )


def build_forecast(table: SpiritTable, land: int, card: str = "") -> Built:
    copy = _copy(table)
    towns, cities = count(copy, land, TOWN), count(copy, land, CITY)
    everywhere = _buildings(copy)
    _undisturbed(copy, build(copy, land, card))
    more_towns, more_cities = count(copy, land, TOWN) - towns, count(copy, land, CITY) - cities
    kind = CITY if more_cities > 0 else TOWN if more_towns > 0 else 0
    beside = _buildings(copy) - everywhere - more_towns - more_cities
    return Built(kind, more_towns, more_cities, beside)


def explore_forecast(table: SpiritTable) -> list[tuple[int, int]]:
    """The lands to which explorers come if the next card names them, and how many."""
    if step_becomes(table, EXPLORE) == NO_ACTION:
        return []
    return [
        (land, 1 + more_explorers(table, land))
        for land in table.island.lands
        if has_source(table, land)
        and not is_stopped(table, EXPLORE, land)
        and not keeps_away(table, land, EXPLORE)
    ]


def _is_turned(table: SpiritTable, land: int) -> bool:
    for rule, seat in holders(table, "turns_ravage"):
        if rule.turns_ravage(table, seat, land):
            return True
    return False


def _copy(table: SpiritTable) -> SpiritTable:
    copy = table.clone()
    copy.sink = []
    copy.blight_pool = _ENOUGH
    copy.rng = Rng(0)  # what chance will bring is not to be read from it
    copy.effects = tuple([effect for effect in copy.effects if not effect.face_down])
    return copy


def _all_of(table: SpiritTable, land: int) -> tuple[int, int, int]:
    return table.blight[land], count(table, land, DAHAN), invaders(table, land)


def _buildings(table: SpiritTable) -> int:
    return sum([count(table, land, TOWN, CITY) for land in table.island.lands])


def _happened(table: SpiritTable, land: int) -> bool:
    assert table.sink is not None
    name = table.island.names[land]
    return any(event.text().id == "log-ravage" and name in event.places() for event in table.sink)


def _undisturbed(copy: SpiritTable, script: Script) -> None:
    """Carry a script out; nobody stops anything, what is hurt is hurt on, and what else must be
    chosen is the first. Blight cascades once at most: its way could lead back, and on for ever."""
    try:
        decision = next(script)
        while True:
            if decision.prompt.id == "ask-cascade":
                copy.doom = "blight"
            decision = script.send(_quiet(decision))
    except StopIteration:
        return


def _quiet(decision: Decision) -> Move:
    moves = decision.moves
    for move in (NO, STOP):
        if move in moves:
            return move
    for one in moves:
        if isinstance(one, Pick) and damage_on(one.code):
            return one
    return moves[0]
