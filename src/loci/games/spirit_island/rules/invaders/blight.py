"""Blight: adding it with all that follows, removing it, the blight card (SI-18)."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import BLIGHT_CARD, FLIP, Act
from loci.games.spirit_island.rules.adversary import adversaries
from loci.games.spirit_island.rules.asking import ask_land
from loci.games.spirit_island.rules.cards import do
from loci.games.spirit_island.rules.effects import spend
from loci.games.spirit_island.rules.ending import end_part
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.presence import destroy_presence
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import (
    BlightAdded,
    BlightMoved,
    BlightRemoved,
    CardTurned,
)
from loci.games.spirit_island.state.piles import BLIGHT_DECK, BLIGHT_USED, add_card, take_top
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, SCENARIOS
from loci.games.spirit_island.state.table import SpiritTable, players, shares
from loci.games.spirit_island.state.terms import NOBODY, NOWHERE


def add_blight(
    act: Act,
    land: int = NOWHERE,
    number: int = 1,
    cascades: bool = True,
    spared: int = NOBODY,
) -> Replacing:
    """Add blight from the card: 1 presence of each spirit there but one that is `spared` is
    destroyed, and blight that was there already makes it cascade to an adjacent land (SI-18.7 to
    SI-18.17), unless something says that it does not. Whether it came."""
    table = act.table
    where = act.land if land == NOWHERE else land
    for rule, holder in holders(table, "replaces_blight"):
        replaced = yield from rule.replaces_blight(act, holder, where)
        if replaced:
            spend(table, rule)
            return False
    before = table.blight[where]
    for _ in range(number):
        yield from _take_for(act, where)
        table.blight[where] += 1
        if table.sink is not None:
            table.sink.append(BlightAdded(table.island.names[where]))
    _note_blight(table, where)
    for rule, holder in holders(table, "blight_landed"):
        yield from rule.blight_landed(act, holder, where)
    stilled = _is_stilled(table, where)
    for seat in range(0 if stilled else players(table)):
        safe = seat == spared or (act.harm is not None and act.harm.spares_presence(act, seat))
        if table.seats[seat].presence[where] and not safe:
            yield from destroy_presence(act, seat, where, by_blight=True)
    for rule, holder in holders(table, "blight_came"):
        yield from rule.blight_came(act, holder, where, stilled)
    if before and cascades and not stilled and not table.doom and not _stays(table, where):
        prompt = Text("ask-cascade", land=table.island.names[where])
        beyond = yield from ask_land(
            table.island, act.chooser(where), prompt, near(table, where), verbs.CASCADE
        )
        if beyond != NOWHERE:
            yield from add_blight(act, beyond)
    return True


def _stays(table: SpiritTable, land: int) -> bool:
    """Whether something keeps blight that is added there from cascading."""
    for rule, seat in holders(table, "bars_cascade"):
        if rule.bars_cascade(table, seat, land):
            return True
    return False


def add_blight_quietly(act: Act, land: int) -> Script:
    """Blight from the card that neither destroys presence nor cascades (SI-30.21)."""
    table = act.table
    yield from _take_for(act, land)
    table.blight[land] += 1
    if table.sink is not None:
        table.sink.append(BlightAdded(table.island.names[land]))
    _note_blight(table, land)


def _note_blight(table: SpiritTable, land: int) -> None:
    for rule, seat in holders(table, "blighted"):
        rule.blighted(table, seat, land)


def _take_for(act: Act, land: int) -> Script:
    """Take one blight for a land: off the card, unless something brings it from the box."""
    for rule, seat in holders(act.table, "boxes_blight"):
        boxed = yield from rule.boxes_blight(act, seat, land)
        if boxed:
            spend(act.table, rule)
            return
    yield from take_blight(act)
    for rule, seat in holders(act.table, "blight_taken"):
        rule.blight_taken(act, seat)


def take_blight(act: Act) -> Script:
    """Take one blight off the card; when it was the last, the card flips or the game is lost. Where
    its back is still a healthy side, the next card follows if there is one (SX-9.2, SX-9.3)."""
    table = act.table
    if table.blight_pool:
        table.blight_pool -= 1
    if table.blight_pool:
        return
    if table.blight_flipped and not is_blighted(table) and table.piles[BLIGHT_DECK]:
        add_card(table, BLIGHT_USED, table.blight_card)
        table.blight_card = take_top(table, BLIGHT_DECK)
        yield from flip(act)
    elif table.blight_card and not table.blight_flipped:
        yield from flip(act)
    else:
        table.doom = "blight"


def flip(act: Act) -> Script:
    """The back of the card counts from now on, and usually says that the island is blighted
    (SI-18.4): a part of the Action. What the card does at once comes before the Action goes on
    (SX-12.45)."""
    table = act.table
    part = act.part(FLIP, card=table.blight_card)
    table.blight_flipped = 1
    table.revealed += 1
    if table.blight_card in table.shown:
        table.shown.remove(table.blight_card)
    card = BLIGHT_CARDS[table.blight_card]
    blight = card.blight * shares(table)
    if table.scenario:
        blight = SCENARIOS[table.scenario].flipped_blight(table, blight)
    table.blight_pool = blight
    if table.sink is not None:
        table.sink.append(CardTurned("blight-card", "blight", card.id))
    if card.at_once is not None:
        yield from do(card.at_once, Act(table, BLIGHT_CARD, card=card.id, parent=act))
    end_part(part)


def remove_blight(act: Act, number: int = 1, land: int = NOWHERE, to_box: bool = False) -> int:
    """Blight goes back to the card (SI-18.2), or to the box, unless something keeps it; how much it
    was."""
    table = act.table
    where = act.land if land == NOWHERE else land
    taken = min(number, table.blight[where])
    if taken:
        table.blight[where] -= taken
        act.cleaned += (where,)
        if not to_box and not _is_kept(table, taken):
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
    may_stop = up_to and not act.in_full
    for left in range(number, 0, -1):
        lands = [land for land in near_for_blight(table, act.land) if table.blight[land]]
        prompt = Text("ask-gather-blight", left=left, land=table.island.names[act.land])
        start = yield from ask_land(
            table.island, act.chooser(), prompt, lands, verbs.GATHER_BLIGHT, may_stop
        )
        if start == NOWHERE:
            return
        yield from move_blight(act, start, act.land)


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
        yield from move_blight(act, start, end)


def push_out_blight(act: Act, number: int = 1, up_to: bool = False) -> Script:
    """Blight of the target land goes to adjacent lands."""
    table = act.table
    may_stop = up_to and not act.in_full
    for left in range(min(number, table.blight[act.land]), 0, -1):
        prompt = Text("ask-push-out-blight", left=left, land=table.island.names[act.land])
        beyond = near_for_blight(table, act.land)
        end = yield from ask_land(
            table.island, act.chooser(), prompt, beyond, verbs.PUSH_BLIGHT, may_stop
        )
        if end == NOWHERE:
            return
        yield from move_blight(act, act.land, end)


def move_blight(act: Act, start: int, end: int) -> Script:
    """One blight goes from land to land; that neither destroys presence nor cascades (SX-33.4)."""
    table = act.table
    table.blight[start] -= 1
    table.blight[end] += 1
    if table.sink is not None:
        names = table.island.names
        table.sink.append(BlightMoved(names[end], names[start]))
    for rule, seat in holders(table, "blight_moved"):
        yield from rule.blight_moved(act, seat, end)


def choose_to_lose(act: Act, seat: int, lands: list[int]) -> Script:
    """The owner chooses which presence is destroyed."""
    prompt = Text("ask-lose-presence")
    land = yield from ask_land(act.table.island, seat, prompt, lands, verbs.DESTROY_PRESENCE)
    if land != NOWHERE:
        yield from destroy_presence(act, seat, land)


# -- reading ---------------------------------------------------------------------------------------


def near_for_blight(table: SpiritTable, land: int) -> list[int]:
    """The lands to and from which blight of a land is moved: the adjacent ones, and the ocean of
    its coast, out of play too where an adversary brings blight there (SX-52.9)."""
    found = near(table, land)
    beyond = [ocean for ocean in table.island.oceans_of(land) if ocean not in found]
    return sorted([*found, *beyond]) if beyond and blight_in_oceans(table) else found


def blight_in_oceans(table: SpiritTable) -> bool:
    """Whether blight may lie in oceans that are out of play."""
    return any([adversary.fouls_oceans(table) for adversary in adversaries(table)])


def _is_stilled(table: SpiritTable, land: int) -> bool:
    """Whether blight that has come to a land neither cascades nor destroys presence."""
    for rule, seat in holders(table, "stills_blight"):
        if rule.stills_blight(table, seat, land):
            return True
    return False


def is_blighted(table: SpiritTable) -> bool:
    """Whether the island is blighted: what the card in play shows (SX-9.4, SX-16.6)."""
    return bool(table.blight_flipped) and not BLIGHT_CARDS[table.blight_card].healthy
