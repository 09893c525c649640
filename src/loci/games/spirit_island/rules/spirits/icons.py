"""Actions of growth options that few panels have: elements, moves of presence, one action or
another (SX-15.7, SX-15.8)."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask, ask_element, ask_name
from loci.games.spirit_island.rules.effects import give_element
from loci.games.spirit_island.rules.island.lands import within
from loci.games.spirit_island.rules.island.presence import lands_of, move_presence, settle
from loci.games.spirit_island.rules.powers.cards import discard_from_hand, reclaim_one
from loci.games.spirit_island.rules.spirits.growth import GrowthAction
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import TrackAction, add_energy, card_plays
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, AddPresence, GrowthStep
from loci.games.spirit_island.state.terms import ELEMENTS


def gain_elements(*names: str) -> GrowthAction:
    """These elements, for this turn: `elements-earth-earth`."""

    def do(act: Act) -> Script:
        for name in names:
            give_element(act.table, act.seat, ELEMENTS.index(name))
        yield from ()

    return GrowthAction("-".join(["elements", *names]), do)


def gain_one_element(*names: str) -> GrowthAction:
    """One of these elements, for this turn: `element-of-moon-air-plant`."""

    def do(act: Act) -> Script:
        element = yield from ask_element(act.seat, [ELEMENTS.index(name) for name in names])
        give_element(act.table, act.seat, element)

    return GrowthAction("-".join(["element-of", *names]), do)


def move_own_presence(distance: int) -> GrowthAction:
    """One presence of the island, so far at most; it may stay: `move-presence-3`."""

    def do(act: Act) -> Script:
        yield from move_within(act, act.seat, distance)

    return GrowthAction(f"move-presence-{distance}", do, distance)


def move_within(act: Act, seat: int, distance: int) -> Script:
    """The spirit may move one presence to a land at most so far away."""
    table = act.table
    names = table.island.names
    spirit = spirit_of(table, seat)
    moves: list[Move] = [
        AddPresence(names[start], start, end, names[end])
        for start in lands_of(table, seat)
        for end in within(table, [start], distance)
        if end != start and spirit.may_be_in(table, seat, end)
    ]
    if moves:
        answer = yield from ask(seat, Text("ask-move-presence"), [*moves, STOP])
        if isinstance(answer, AddPresence):
            move_presence(act, seat, answer.start, answer.land)
            yield from settle(act)


def _drift(act: Act) -> Script:
    yield from move_within(act, act.seat, 1)


#: A space that moves one presence to an adjacent land.
DRIFT: Final = TrackAction("drift", _drift)


def gain_energy_per_play() -> GrowthAction:
    """Energy equal to the cards that the spirit may play this turn."""

    def do(act: Act) -> Script:
        add_energy(act.table, act.seat, card_plays(act.table, act.seat))
        yield from ()

    return GrowthAction("energy-per-play", do)


def reclaim_half() -> GrowthAction:
    """Half of the discard, rounded up, by choice."""

    def do(act: Act) -> Script:
        for _ in range((len(act.table.seats[act.seat].discard) + 1) // 2):
            yield from reclaim_one(act, act.seat, optional=False)

    return GrowthAction("reclaim-half", do)


def either(one: GrowthAction, other: GrowthAction) -> GrowthAction:
    """One of two actions, chosen when it is done: `energy-2-or-plays-1`. An option that has it
    several times chooses each time anew (SX-35.1)."""

    def do(act: Act) -> Script:
        moves: list[Move] = [GrowthStep(one.word, 1), GrowthStep(other.word, 2)]
        answer = yield from ask(act.seat, Text("ask-growth-action"), moves)
        yield from (one if answer == moves[0] else other).do(act)

    return GrowthAction(f"{one.word}-or-{other.word}", do)


def discard_cards(number: int) -> GrowthAction:
    """So many cards of the hand, by choice, as far as there are: `discard-2`."""

    def do(act: Act) -> Script:
        table, seat = act.table, act.seat
        for left in range(number, 0, -1):
            hand = sorted(table.seats[seat].hand)
            prompt = Text("ask-discard", left=left)
            chosen = yield from ask_name(seat, prompt, verbs.DISCARD, hand)
            if chosen:
                discard_from_hand(table, seat, chosen)

    return GrowthAction(f"discard-{number}", do, number)
