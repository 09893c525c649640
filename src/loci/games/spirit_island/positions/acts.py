"""Single acts as steps of a position (docs/positions.md): one thing done to pieces, blight,
presence or cards, as an Action of its own.

push 1 town A4 · gather up to 2 explorer/town A4 by P1 · destroy all invader A4 · remove 1 blight A4
add 2 explorer A4 · add 1 presence A4 by P1 from energy · replace city A4 with 2 town
add 1 beasts A4 · add 2 strife A4 by P1 · gain minor by P1 · gain wash-away by P1
"""

from __future__ import annotations

import re
from typing import Final, final

from loci.core.errors import Illegal
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.positions.names import (
    bounded,
    kinds_named,
    land_named,
    one_of,
    other_set,
    played_with,
    seat_named,
)
from loci.games.spirit_island.rules.act import POWER, SINGLE, Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_piece
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import (
    add_blight,
    blight_in_oceans,
    choose_to_lose,
    remove_blight,
)
from loci.games.spirit_island.rules.island.harm import destroy, destroy_all, remove
from loci.games.spirit_island.rules.island.lands import playable
from loci.games.spirit_island.rules.island.movement import around, gather, push
from loci.games.spirit_island.rules.island.pieces import codes, count, put, was_added
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.rules.island.tokens import (
    add_strife,
    add_token,
    remove_strife,
    strife_in,
)
from loci.games.spirit_island.rules.powers.cards import gain_from, gain_power
from loci.games.spirit_island.rules.spirits.growth import (
    DESTROYED,
    place_presence,
    take_presence,
    track_sources,
)
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Added
from loci.games.spirit_island.state.moves import AddPresence
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import PILES, take_out
from loci.games.spirit_island.state.piles import POWER as POWER_CARDS
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.spirit_events import CardChanged
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    INVADERS,
    NOBODY,
    NOWHERE,
    PIECES,
    STRIFE_SETS,
    TOKEN_SETS,
    TOKENS,
    strife_on,
)

_WHO: Final = r"[A-Za-z0-9'-]+"
_ACT: Final = re.compile(
    r"(?:(?P<verb>push|gather|destroy|remove|add)(?P<most> up to)?(?: (?P<number>[0-9]{1,2}|all))?"
    r"|(?P<replace>replace)(?: (?P<old_number>[0-9]{1,2}))?)"
    r" (?P<what>[a-z/]+) (?P<land>[A-Za-z][0-9]+)"
    r"(?: with(?: (?P<new_number>[0-9]{1,2}))? (?P<new>[a-z]+))?"
    rf"(?: by (?P<by>{_WHO}))?(?: from (?P<source>[a-z0-9-]+))?"
    rf"|gain (?P<gain>[a-z-]+)(?: by (?P<gainer>{_WHO}))?"
)
_MOVES: Final = ("push", "gather")
_GAINED: Final = ("power", "minor", "major")
BLIGHT: Final = "blight"
PRESENCE: Final = "presence"
STRIFE: Final = "strife"


@final
class OneAct:
    """What a step says. `number` is NOWHERE for all there are."""

    __slots__ = (
        "by",
        "gain",
        "kinds",
        "land",
        "new",
        "new_number",
        "number",
        "source",
        "up_to",
        "verb",
        "what",
    )

    def __init__(self, table: SpiritTable, part: dict[str, str | None]) -> None:
        self.verb: Final = part["verb"] or part["replace"] or "gain"
        self.gain: Final = part["gain"] or ""
        self.what: Final = part["what"] or ""
        named = part["by"] or part["gainer"]
        self.by: Final = NOBODY if named is None else seat_named(table, named)
        self.land: Final = NOWHERE if part["land"] is None else land_named(table, part["land"])
        number = part["number"] or part["old_number"] or "1"
        self.number: Final = NOWHERE if number == "all" else int(number)
        self.up_to: Final = bool(part["most"])
        self.source: Final = part["source"] or ""
        self.new_number: Final = bounded(int(part["new_number"] or "1"), 1, 99, "replace … with")
        of_pieces = self.what and self.what not in (BLIGHT, PRESENCE, STRIFE)
        self.kinds: Final = kinds_named(self.what) if of_pieces else []
        self.new: Final = kinds_named(part["new"])[0] if part["new"] else 0

    def foreign(self, table: SpiritTable) -> tuple[str, str]:
        """A token that it names and the set that would bring it, if that is not played with."""
        needed = {
            PIECES[kind]: TOKEN_SETS[kind] for kind in (*self.kinds, self.new) if kind in TOKEN_SETS
        }
        if self.what == STRIFE:
            needed[STRIFE] = STRIFE_SETS
        for word, sets in needed.items():
            if not set(sets) & set(table.sets):
                return word, sets[0]
        return "", ""


def read_act(table: SpiritTable, text: str) -> OneAct | None:
    """The single act that a step names, if it does; `Illegal` says why it cannot be."""
    found = _ACT.fullmatch(text)
    if found is None:
        return None
    act = OneAct(table, found.groupdict())
    fits = {
        PRESENCE: act.verb in ("add", "destroy") and not act.new,
        BLIGHT: act.verb in ("add", "remove") and not act.new,
        STRIFE: act.verb in ("add", "remove") and not act.new,
    }.get(act.what, (act.verb == "replace") == bool(act.new))
    if not fits or (act.source and (act.verb, act.what) != ("add", PRESENCE)):
        return None
    if act.verb in ("add", "replace") and (act.number < 0 or act.up_to):
        return None
    _check(table, act)
    return act


def _check(table: SpiritTable, act: OneAct) -> None:
    seat = 0 if act.by == NOBODY else act.by
    spirit = spirit_of(table, seat)
    if act.gain:
        if act.gain not in _GAINED:
            _check_gain(table, act.gain)
        return
    cleans = act.verb == "remove" and act.what == BLIGHT and blight_in_oceans(table)
    if act.land not in playable(table) and not (cleans and act.land in table.island.oceans):
        raise Illegal(Text("step-ocean", land=table.island.names[act.land]))
    token, belongs = act.foreign(table)
    if token:
        raise other_set(token, belongs)
    if act.verb == "add" and act.kinds and table.island.is_ocean(act.land):
        raise Illegal(Text("position-ocean", land=table.island.names[act.land]))
    adds_presence = act.verb == "add" and act.what == PRESENCE
    if adds_presence and not spirit.may_be_in(table, seat, act.land):
        land = table.island.names[act.land]
        raise Illegal(Text("position-not-there", name=f"P{seat + 1}", land=land))


def _check_gain(table: SpiritTable, card: str) -> None:
    played_with(table, one_of(card, (*_GAINED, *POWERS), "gain"), POWERS)
    if POWERS[card].deck == "innate":
        raise Illegal(Text("position-innate", power=card))
    for seat, owner in enumerate(table.seats):
        if card in owner.hand + owner.played + owner.discard:
            raise Illegal(Text("step-held", card=card_text(card), name=f"P{seat + 1}"))


# -- carrying out ----------------------------------------------------------------------------------


def run_act(table: SpiritTable, one: OneAct) -> Script:
    """Do it as an Action: with `by`, of that spirit, which decides; else of nobody, and whoever
    started on the board decides."""
    if one.gain or one.what == PRESENCE:
        act = Act(table, POWER, max(0, one.by), one.land)
    else:
        act = Act(table, SINGLE if one.by == NOBODY else POWER, one.by, one.land)
    if act.seat != NOBODY:
        act.harm = spirit_of(table, act.seat).harm()
    if one.gain:
        yield from _gain(act, one.gain)
    elif one.what == PRESENCE:
        yield from _presence(act, one)
    elif one.what == BLIGHT:
        yield from _blight(act, one)
    elif one.what == STRIFE:
        yield from _strife(act, one)
    elif one.verb == "replace":
        for _ in range(one.number):
            done = yield from replace(act, one.kinds[0], one.new, one.new_number)
            if not done:
                break
    elif one.verb == "add":
        for kind in one.kinds:
            yield from _add(act, kind, one.number)
    else:
        yield from _pieces(act, one)
    yield from finish(act)


def _add(act: Act, kind: int, number: int) -> Script:
    """Pieces come from the supply, one after the other."""
    table = act.table
    if kind in TOKENS:
        add_token(act, kind, number)
        return
    for _ in range(number):
        put(table, act.land, kind)
        if table.sink is not None:
            table.sink.append(Added(table.island.names[act.land], kind, "log-add"))
        if kind in INVADERS:
            yield from was_added(act, act.land, kind)


def _pieces(act: Act, one: OneAct) -> Script:
    """Push, gather, destroy or remove. What a spirit moves may go to an ocean in play."""
    lands = around(act, one.land) if one.verb == "gather" else [one.land]
    number = one.number
    if number == NOWHERE:
        number = sum([count(act.table, land, *one.kinds) for land in lands])
    if one.verb == "push":
        yield from push(act, number, *one.kinds, up_to=one.up_to)
    elif one.verb == "gather":
        yield from gather(act, number, *one.kinds, up_to=one.up_to)
    elif one.verb == "destroy" and one.number == NOWHERE and not one.up_to:
        yield from destroy_all(act, *one.kinds)  # durable ones as well (SX-32.5)
    elif one.verb == "destroy":
        yield from destroy(act, number, *one.kinds, up_to=one.up_to)
    else:
        yield from remove(act, number, *one.kinds, up_to=one.up_to)


def _strife(act: Act, one: OneAct) -> Script:
    """For invaders that whoever decides chooses, or from some that have it."""
    if one.verb == "add":
        yield from add_strife(act, one.number)
        return
    table, name = act.table, act.table.island.names[one.land]
    everything = one.number == NOWHERE
    for left in range(strife_in(table, one.land) if everything else one.number, 0, -1):
        there = [code for code in codes(table, one.land, *INVADERS) if strife_on(code)]
        prompt = Text("ask-remove", left=left, land=name)
        asked = there[:1] if everything else there
        code = yield from ask_piece(act.chooser(), prompt, verbs.CALM, asked, one.up_to)
        if code == NO_PIECE:
            return
        yield from remove_strife(act, code)


def _blight(act: Act, one: OneAct) -> Script:
    if one.verb == "add":
        yield from add_blight(act, number=one.number)
    else:
        there = act.table.blight[one.land]
        remove_blight(act, there if one.number == NOWHERE else one.number)


def _presence(act: Act, one: OneAct) -> Script:
    """From a track that the step names or the player chooses; or some of it is destroyed."""
    table, seat = act.table, act.seat
    owner = table.seats[seat]
    number = owner.presence[one.land] if one.number == NOWHERE else one.number
    for _ in range(number):
        if one.verb == "destroy":
            yield from choose_to_lose(act, seat, [one.land] if owner.presence[one.land] else [])
        elif one.source:
            if _has(table, seat, one.source):
                name = table.island.names[one.land]
                take_presence(act, seat, AddPresence(one.source, NOWHERE, one.land, name))
        else:
            yield from place_presence(act, seat, [one.land], settles=False)


def _has(table: SpiritTable, seat: int, source: str) -> bool:
    """Whether there is presence to be had there."""
    if source == DESTROYED:
        return table.seats[seat].destroyed > 0
    return source in track_sources(table, seat)


def _gain(act: Act, what: str) -> Script:
    """A card by the rules (`power`, `minor`, `major`), or a named one from wherever it lies."""
    table, seat = act.table, act.seat
    if what == "power":
        yield from gain_power(act, seat)
    elif what in _GAINED:
        yield from gain_from(act, seat, what)
    else:
        for number, pile in enumerate(PILES):
            if pile.holds == POWER_CARDS:
                take_out(table, number, what)
        for owner in table.seats:
            owner.progression = tuple([card for card in owner.progression if card != what])
        table.seats[seat].hand.append(what)
        if table.sink is not None:
            table.sink.append(CardChanged(seat, "gained", what))
