"""Major powers of Jagged Earth for which a spirit gives of itself."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.core.decision import Move
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.asking import ask, ask_number
from loci.games.spirit_island.rules.effects import effects_of, use_up
from loci.games.spirit_island.rules.island.presence import (
    destroy_presence,
    is_held,
    lose_presence,
    move_presence,
)
from loci.games.spirit_island.rules.powers.cards import forget
from loci.games.spirit_island.rules.powers.targeting import (
    beyond_range,
    lands_in_text_range,
    note_range,
)
from loci.games.spirit_island.rules.spirits.elements import in_play
from loci.games.spirit_island.rules.spirits.growth import track_sources
from loci.games.spirit_island.rules.spirits.tracks import track_number, uncover
from loci.games.spirit_island.state.moves import TargetSpirit
from loci.games.spirit_island.state.registry import POWERS

_VOID_KINDS: Final = (EXPLORER, TOWN, CITY, DAHAN, BEASTS)


@card(
    "major",
    "bargains-of-power-and-protection",
    2,
    FAST,
    "sun water earth animal",
    presence(0),
    DAHAN_LAND,
    "3 sun 2 water 2 earth",
    set=JAGGED,
)
def bargains_of_power_and_protection(act: Act) -> Script:
    """1 of your presence leaves the game, of the island or, with the threshold, of a track; each
    dahan within 1 of your presence defends its land by 1 more, and you gain 1 energy less each
    turn, for good."""
    table, seat = act.table, act.seat
    sources = track_sources(table, seat) if act.has() else []
    if sources:
        prompt = Text("ask-bargain-track")
        name = yield from ask_name(seat, prompt, verbs.RETURN, sources)
        track = track_number(table, seat, name)
        act.uncovered += ((seat, name, table.seats[seat].shown[track]),)
        uncover(table, seat, track)
    else:
        prompt = Text("ask-lose-presence")
        lands = lands_of(table, seat)
        land = yield from ask_land(table.island, seat, prompt, lands, verbs.DESTROY_PRESENCE)
        if land == NOWHERE:
            return
        lose_presence(table, seat, land)
    number = 1
    for bargain in effects_of(table, Bargain.kind, seat):
        assert isinstance(bargain, Bargain)
        number += bargain.number
        use_up(table, bargain)
    lasting(table, Bargain(seat, number), "log-bargain", number=number)


@final
class Bargain(Effect):
    """So much presence of the seat lies on the card: each dahan within 1 of its presence defends
    its land by that, and so much of the first energy that it gains in a turn is lost."""

    kind = "bargain"
    lasts: ClassVar[str] = FOR_GOOD
    fields = (Field.seat(needed=True), Field.number("number"))

    def __init__(self, seat: int, number: int = 0) -> None:
        super().__init__(seat=seat)
        self.number: Final = number

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        dahan = count(table, land, DAHAN)
        if not dahan or land not in within(table, lands_of(table, seat), 1):
            return 0
        return dahan * self.number

    def withholds_energy(self, table: SpiritTable, seat: int, user: int, number: int) -> int:
        if user != seat:
            return 0
        lost = 0
        for paid in effects_of(table, BargainPaid.kind, seat):
            assert isinstance(paid, BargainPaid)
            lost += paid.energy
        now = min(number, self.number - lost)
        if now > 0:
            for paid in effects_of(table, BargainPaid.kind, seat):
                use_up(table, paid)
            lasting(table, BargainPaid(seat, lost + now))
        return max(0, now)


register_effect(Bargain)


@final
class BargainPaid(Effect):
    """So much energy of the seat was lost to its bargains this turn."""

    kind = "bargain-paid"
    fields = (Field.seat(needed=True), Field.number("energy"))

    def __init__(self, seat: int, energy: int = 0) -> None:
        super().__init__(seat=seat)
        self.energy: Final = energy


register_effect(BargainPaid)


@card(
    "major",
    "draw-towards-a-consuming-void",
    8,
    SLOW,
    "",
    presence(0),
    ANY_LAND,
    set=JAGGED,
)
def draw_towards_a_consuming_void(act: Act) -> Script:
    """From each adjacent land gather 1 of every kind of piece and 1 presence; 4 fear, 15 damage, 5
    damage to dahan, 1 presence of each spirit there and 2 beasts destroyed. With no other card in
    play you may forget a minor, a major and a unique power to do it all again."""
    table, seat = act.table, act.seat
    lonely = not [card for card in in_play(table, seat) if card != act.power]
    act.several = lonely and _has_of_each(table, seat)  # damage, perhaps, more than once (SX-6.6)
    yield from _consume(act)
    while lonely and _has_of_each(table, seat):
        again = yield from ask_yes(seat, Text("ask-void-again"))
        if not again:
            return
        for deck in _DECKS:
            yield from forget(act, seat, _cards(table, seat, deck))
        act.several = _has_of_each(table, seat)
        yield from _consume(act)


_DECKS: Final = ("minor", "major", "unique")


def _has_of_each(table: SpiritTable, seat: int) -> bool:
    """Whether a spirit has a power card of each deck to forget."""
    return all([_cards(table, seat, deck) for deck in _DECKS])


def _cards(table: SpiritTable, seat: int, deck: str) -> list[str]:
    """All power cards of one deck that a spirit has."""
    owner = table.seats[seat]
    cards = {*owner.hand, *owner.discard, *owner.played}
    return sorted([card for card in cards if POWERS[card].deck == deck])


def _consume(act: Act) -> Script:
    table = act.table
    for land in near(table, act.land):
        for kind in _VOID_KINDS:
            yield from gather(act, 1, kind, out_of=[land])
        yield from _draw_presence(act, land)
    fear(act, 4)
    yield from damage(act, 15)
    yield from damage(act, 5, DAHAN)
    for seat in range(players(table)):
        if table.seats[seat].presence[act.land]:
            yield from destroy_presence(act, seat, act.land)
    yield from destroy(act, 2, BEASTS)


def _draw_presence(act: Act, land: int) -> Script:
    """1 presence of any spirit comes from a land to the target land."""
    table = act.table
    seats = [
        seat
        for seat in range(players(table))
        if table.seats[seat].presence[land]
        and lands_for_presence(table, seat, [act.land])
        and not is_held(table, seat)
    ]
    if not seats:
        return
    moves: list[Move] = [TargetSpirit(seat) for seat in seats]
    prompt = Text("ask-void-presence", land=table.island.names[land])
    answer = yield from ask(act.seat, prompt, moves)
    assert isinstance(answer, TargetSpirit)
    move_presence(act, answer.seat, land, act.land)


@card(
    "major",
    "transform-to-a-murderous-darkness",
    6,
    SLOW,
    "moon fire air water plant",
    None,
    ANY_SPIRIT,
    "3 moon 2 fire 2 air",
    set=JAGGED,
)
def transform_to_a_murderous_darkness(act: Act) -> Script:
    """All presence of the target in one of its sacred sites becomes badlands, any of which are
    pushed; 3 fear, 3 damage for each; 1 damage twice in adjacent lands."""
    table, seat = act.table, act.target
    act.player = seat
    land = yield from choose_land(act, sacred_sites(table, seat), optional=True)
    if land == NOWHERE:
        return
    act.land = land
    replaced = table.seats[seat].presence[land]
    for _ in range(replaced):
        lose_presence(table, seat, land)
    add_token(act, BADLANDS, replaced)
    act.player = NOBODY
    yield from push(act, replaced, BADLANDS, up_to=True)
    fear(act, 3)
    yield from damage(act, 3 * replaced)
    for _ in range(2 if act.has() else 0):
        prey = [one for one in near(table, land) if invaders(table, one)]
        beside = yield from choose_land(act, prey)
        if beside != NOWHERE:
            yield from damage(act, 1, land=beside)


@card(
    "major",
    "unleash-a-torrent-of-the-selfs-own-essence",
    2,
    FAST,
    "sun moon fire water",
    None,
    ITSELF,
    "2 sun 3 fire",
    set=JAGGED,
)
def unleash_a_torrent_of_the_selfs_own_essence(act: Act) -> Script:
    """4 energy, and 4 more for a card that is forgotten; or as much damage in one of your lands as
    you pay energy; with the threshold both, if you like."""
    table, seat = act.table, act.seat
    lines = ["gain-4-energy", "pay-for-damage"]
    if act.has():
        lines.append("both")
    line = yield from choose_one(act, *lines)
    if line != "pay-for-damage":
        add_energy(table, seat, 4)
        wanted = yield from ask_yes(seat, Text("ask-forget-for-energy"))
        if wanted:
            forgotten = yield from forget(act, seat)
            if forgotten:
                add_energy(table, seat, 4)
    if line != "gain-4-energy" and table.seats[seat].energy >= 1:
        reached = lands_in_text_range(act, lands_of(table, seat), 0)
        land = yield from choose_land(act, beyond_range(act, reached))
        note_range(act, land, reached)
        if land != NOWHERE:
            numbers = list(range(1, table.seats[seat].energy + 1))
            prompt = Text("ask-torrent", land=table.island.names[land])
            paid = yield from ask_number(seat, prompt, verbs.SPEND, numbers)
            add_energy(table, seat, -paid)
            yield from damage(act, paid, land=land)
