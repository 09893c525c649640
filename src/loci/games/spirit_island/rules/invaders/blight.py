"""Blight: adding it with all that follows, removing it, the blight card (SI-18)."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import BLIGHT_CARD, FLIP, Act
from loci.games.spirit_island.rules.asking import ask_land
from loci.games.spirit_island.rules.cards import do
from loci.games.spirit_island.rules.effects import spend
from loci.games.spirit_island.rules.ending import end_part
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.rule import Replacing, holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import (
    BlightAdded,
    BlightMoved,
    BlightRemoved,
    CardTurned,
)
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, SCENARIOS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import NOWHERE


def add_blight(act: Act, land: int = NOWHERE, number: int = 1, cascades: bool = True) -> Replacing:
    """Add blight from the card: 1 presence of each spirit there is destroyed, and blight that was
    there already makes it cascade to an adjacent land (SI-18.7 to SI-18.17), unless something says
    that it does not. Whether it came."""
    table = act.table
    where = act.land if land == NOWHERE else land
    for rule, holder in holders(table, "replaces_blight"):
        replaced = yield from rule.replaces_blight(act, holder, where)
        if replaced:
            spend(table, rule)
            return False
    before = table.blight[where]
    for _ in range(number):
        yield from take_blight(act)
        table.blight[where] += 1
        if table.sink is not None:
            table.sink.append(BlightAdded(table.island.names[where]))
    _note_blight(table, where)
    for seat in range(players(table)):
        spared = act.harm is not None and act.harm.spares_presence(act, seat)
        if table.seats[seat].presence[where] and not spared:
            destroy_presence(table, seat, where)
    if before and cascades and not table.doom:
        prompt = Text("ask-cascade", land=table.island.names[where])
        beyond = yield from ask_land(
            table.island, act.chooser(where), prompt, near(table, where), verbs.CASCADE
        )
        if beyond != NOWHERE:
            yield from add_blight(act, beyond)
    return True


def add_blight_quietly(act: Act, land: int) -> Script:
    """Blight from the card that neither destroys presence nor cascades (SI-30.21)."""
    table = act.table
    yield from take_blight(act)
    table.blight[land] += 1
    if table.sink is not None:
        table.sink.append(BlightAdded(table.island.names[land]))
    _note_blight(table, land)


def _note_blight(table: SpiritTable, land: int) -> None:
    for rule, seat in holders(table, "blighted"):
        rule.blighted(table, seat, land)


def take_blight(act: Act) -> Script:
    """Take one blight off the card; when it was the last, the card flips or the game is lost."""
    table = act.table
    if table.blight_pool:
        table.blight_pool -= 1
    if table.blight_pool:
        return
    if table.blight_card and not table.blight_flipped:
        yield from flip(act)
    else:
        table.doom = "blight"


def flip(act: Act) -> Script:
    """The island is blighted from now on (SI-18.4): a part of the Action. What the card does at
    once comes before the Action goes on (SX-12.45)."""
    table = act.table
    part = act.part(FLIP, card=table.blight_card)
    table.blight_flipped = 1
    table.revealed += 1
    card = BLIGHT_CARDS[table.blight_card]
    blight = card.blight * players(table)
    if table.scenario:
        blight = SCENARIOS[table.scenario].flipped_blight(table, blight)
    table.blight_pool = blight
    if table.sink is not None:
        table.sink.append(CardTurned("blight-card", "blight", card.id))
    if card.at_once is not None:
        yield from do(card.at_once, Act(table, BLIGHT_CARD, card=card.id, parent=act))
    end_part(part)


def remove_blight(act: Act, number: int = 1, land: int = NOWHERE) -> int:
    """Blight goes back to the card (SI-18.2), unless something keeps it; how much it was."""
    table = act.table
    where = act.land if land == NOWHERE else land
    taken = min(number, table.blight[where])
    if taken:
        table.blight[where] -= taken
        if not _is_kept(table, taken):
            table.blight_pool += taken
        if table.sink is not None:
            table.sink.append(BlightRemoved(table.island.names[where], taken))
    return taken


def _is_kept(table: SpiritTable, number: int) -> bool:
    for rule, seat in holders(table, "keeps_blight"):
        if rule.keeps_blight(table, seat, number):
            return True
    return False


def gather_blight(act: Act, number: int = 1, up_to: bool = False) -> Script:
    """Blight of adjacent lands goes to the target land."""
    table = act.table
    for left in range(number, 0, -1):
        lands = [land for land in near(table, act.land) if table.blight[land]]
        prompt = Text("ask-gather-blight", left=left, land=table.island.names[act.land])
        start = yield from ask_land(
            table.island, act.chooser(), prompt, lands, verbs.GATHER_BLIGHT, up_to
        )
        if start == NOWHERE:
            return
        move_blight(table, start, act.land)


def push_blight(act: Act, number: int, start: int, end: int) -> Script:
    """Up to so much blight of one land goes to another."""
    table = act.table
    for left in range(min(number, table.blight[start]), 0, -1):
        prompt = Text("ask-push-blight", left=left, land=table.island.names[start])
        there = yield from ask_land(
            table.island, act.chooser(), prompt, [end], verbs.PUSH_BLIGHT, optional=True
        )
        if there == NOWHERE:
            return
        move_blight(table, start, end)


def move_blight(table: SpiritTable, start: int, end: int) -> None:
    """One blight goes from land to land; that neither destroys presence nor cascades (SX-33.4)."""
    table.blight[start] -= 1
    table.blight[end] += 1
    if table.sink is not None:
        names = table.island.names
        table.sink.append(BlightMoved(names[end], names[start]))


def choose_to_lose(table: SpiritTable, seat: int, lands: list[int]) -> Script:
    """The owner chooses which presence is destroyed."""
    prompt = Text("ask-lose-presence")
    land = yield from ask_land(table.island, seat, prompt, lands, verbs.DESTROY_PRESENCE)
    if land != NOWHERE:
        destroy_presence(table, seat, land)
