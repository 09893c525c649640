"""Rituals of Terror: terror is raised by rituals with the dahan, not by fear."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.act import SCENARIO, Act
from loci.games.spirit_island.rules.asking import ask_number
from loci.games.spirit_island.rules.ending import defeat, finish
from loci.games.spirit_island.rules.invaders.phase import resolve_fear_card
from loci.games.spirit_island.rules.island.movement import move_piece, push
from loci.games.spirit_island.rules.island.pieces import all_codes, count
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Ended, InLand, TerrorRose
from loci.games.spirit_island.state.moves import Place
from loci.games.spirit_island.state.piles import EARNED, FEAR_BOX, FEAR_DECK, move_all
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.steps import FAST_POWERS, SLOW_POWERS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import DAHAN

RITUALS = "rituals-of-terror"
DAHAN_NEEDED: Final = 3  # per player
ENERGY: Final = 3  # of all spirits together
PRESENCE_LOST: Final = 3
LAST_LEVEL: Final = 3


@final
class RitualHeld(InLand):
    """A seat holds the ritual there."""

    __slots__ = ("seat",)

    def __init__(self, land: str, seat: int) -> None:
        super().__init__(land)
        self.seat: Final = seat

    def text(self) -> Text:
        return Text("log-ritual", who=SeatName(self.seat), land=self.land)


@final
class RitualsOfTerror(Scenario):
    def __init__(self) -> None:
        super().__init__(RITUALS, difficulty=3)

    def fear_deck(self, table: SpiritTable) -> None:
        """All fear cards, without dividers."""
        move_all(table, FEAR_BOX, FEAR_DECK)

    def earns_terror(self, table: SpiritTable) -> bool:
        return False

    def resolves_fear(self, table: SpiritTable) -> bool:
        return False

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        if table.step not in (FAST_POWERS, SLOW_POWERS):
            return []
        names = table.island.names
        return [Place(verbs.RITUAL, land, names[land]) for land in ritual_lands(table)]

    def wants_energy(self, table: SpiritTable, seat: int, user: int) -> bool:
        return bool(fitting_lands(table))

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        assert isinstance(move, Place)
        yield from _ritual(table, user, move.land)


def ritual_lands(table: SpiritTable) -> list[int]:
    """Where the ritual can be held and paid for now."""
    paid = sum([owner.energy for owner in table.seats]) >= ENERGY
    return fitting_lands(table) if paid else []


def fitting_lands(table: SpiritTable) -> list[int]:
    """Lands with the dahan and the presence that the ritual needs."""
    found: list[int] = []
    for land in table.island.lands:
        present = [owner.presence[land] for owner in table.seats]
        enough = min(present) >= 1 and sum(present) >= PRESENCE_LOST
        if enough and count(table, land, DAHAN) >= DAHAN_NEEDED * players(table):
            found.append(land)
    return found


def _ritual(table: SpiritTable, seat: int, land: int) -> Script:
    """Pay; the next terror level; all earned fear cards at that level; the dahan go home."""
    act = Act(table, SCENARIO, land=land, player=seat)
    if table.sink is not None:
        table.sink.append(RitualHeld(table.island.names[land], seat))
    energy = [owner.energy for owner in table.seats]
    shares = yield from _share(seat, ENERGY, energy, verbs.SPEND, Text("ask-ritual-energy"))
    for giver, share in enumerate(shares):
        table.seats[giver].energy -= share
    present = [owner.presence[land] for owner in table.seats]
    prompt = Text("ask-ritual-presence", land=table.island.names[land])
    shares = yield from _share(seat, PRESENCE_LOST, present, verbs.SACRIFICE, prompt)
    for giver, share in enumerate(shares):
        for _ in range(share):
            yield from destroy_presence(act, giver, land)
    if table.terror == LAST_LEVEL:
        _win(table)
        return
    table.terror += 1
    if table.sink is not None:
        table.sink.append(TerrorRose(table.terror))
    while table.piles[EARNED]:
        yield from resolve_fear_card(table)
        if table.ending:
            return
    yield from _push_evenly(act)
    yield from finish(act)


def _share(
    first: int, whole: int, having: list[int], verb: str, prompt: Text
) -> Generator[Decision, Move, list[int]]:
    """Let the spirits pay together: each says its own share, from `first` on; all shares."""
    shares = [0] * len(having)
    order = [(first + n) % len(having) for n in range(len(having))]
    for at, giver in enumerate(order):
        left = whole - sum(shares)
        least = max(0, left - sum([having[other] for other in order[at + 1 :]]))
        numbers = list(range(least, min(left, having[giver]) + 1))
        shares[giver] = yield from ask_number(giver, prompt, verb, numbers)
    return shares


def _win(table: SpiritTable) -> None:
    """The third ritual is victory, even if it costs a spirit its last presence."""
    table.ending = "sacrifice" if defeat(table) else "scenario-won"
    if table.sink is not None:
        table.sink.append(Ended(table.ending))


def _push_evenly(act: Act) -> Script:
    """All dahan leave, one into each adjacent land before a second into any."""
    table, land = act.table, act.land
    beyond = table.island.near[land]
    fresh = list(beyond)
    while True:
        dahan = all_codes(table, land, DAHAN)
        if not dahan:
            return
        if len(set(dahan)) == 1 and len(dahan) >= len(fresh):  # nothing to choose
            for end in fresh:
                yield from move_piece(act, dahan[0], land, end)
            fresh = []
        else:
            went = yield from push(act, 1, DAHAN, into=fresh)
            fresh = [end for end in fresh if end not in went]
        fresh = fresh or list(beyond)


SCENARIOS[RITUALS] = RitualsOfTerror()
