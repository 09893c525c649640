"""Bringer of Dreams and Nightmares: its powers hurt nobody, they frighten (dreams.py)."""

from __future__ import annotations

from typing import final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.spirits.dreams import Dream
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.asking import ask, ask_element, ask_yes
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import Defend, give_element, lasting
from loci.games.spirit_island.rules.invaders.fear import fear, turn_up_fear
from loci.games.spirit_island.rules.island.harm import Harm, damage
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.rules.powers.cards import gain_from
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, ANY_SPIRIT, INVADER_LAND
from loci.games.spirit_island.rules.questions import play
from loci.games.spirit_island.rules.setup import highest, place_on
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
    reclaim_one_card,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.moves import ShowFear
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import EARNED, FEAR_DECK, REMOVED
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.spirit_events import ElementsGained
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import BUILDINGS, DAHAN, FAST, SANDS, SLOW

BRINGER = "bringer-of-dreams-and-nightmares"


@final
class Bringer(Spirit):
    def __init__(self) -> None:
        super().__init__(
            BRINGER,
            energy="2 air 3 moon 4 any 5",
            plays="2 2 2 3 3 any",
            growth=[
                [reclaim_cards(), gain_card()],
                [reclaim_one_card(), add_presence(0)],
                [gain_card(), add_presence(1)],
                [add_presence(4, "dahan", "invaders"), gain_energy(2)],
            ],
            uniques=[
                "call-on-midnights-dream",
                "dread-apparitions",
                "dreams-of-the-dahan",
                "predatory-nightmares",
            ],
            innates=["spirits-may-yet-dream", "night-terrors"],
            complexity="high",
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, highest(table, seat, SANDS), 2)
        yield from ()

    def harm(self) -> Harm:
        """To Dream a Thousand Deaths."""
        return Dream()


SPIRITS[BRINGER] = Bringer()


@innate(
    "spirits-may-yet-dream",
    BRINGER,
    FAST,
    None,
    ANY_SPIRIT,
    "2 moon 2 air",
    "3 moon",
)
def spirits_may_yet_dream(act: Act) -> Script:
    """Turn a fear card face up; the target gets another of an element that it has."""
    if act.has(0):
        yield from show_fear_card(act)
    if act.has(1):
        has = [n for n, number in enumerate(elements_of(act.table, act.target)) if number]
        if has:
            gained = yield from ask_element(act.target, has)
            give_element(act.table, act.target, gained)
            if act.table.sink is not None:
                act.table.sink.append(ElementsGained(act.target, [gained], "log-dreamt-element"))


def show_fear_card(act: Act) -> Script:
    """Choose a card by its place, since nobody knows which it is: in the deck from the top, or
    among the earned ones in their order."""
    table = act.table
    moves: list[Move] = []
    for name, pile in (("earned", EARNED), ("deck", FEAR_DECK)):
        for place, hidden in enumerate(table.piles[pile]):
            if hidden not in table.shown:
                moves.append(ShowFear(name, place + 1))
    if not moves:
        return
    answer = yield from ask(act.chooser(), Text("ask-show-fear"), moves)
    assert isinstance(answer, ShowFear)
    chosen = EARNED if answer.pile == "earned" else FEAR_DECK
    shown = table.piles[chosen][answer.place - 1]
    turn_up_fear(table, shown)


@innate(
    "night-terrors",
    BRINGER,
    FAST,
    presence(0),
    INVADER_LAND,
    "1 moon 1 air",
    "2 moon 1 air 1 animal",
    "3 moon 2 air 1 animal",
)
def night_terrors(act: Act) -> None:
    """1 fear per level."""
    fear(act, len(act.levels))


@card(
    "unique",
    "call-on-midnights-dream",
    0,
    FAST,
    "moon animal",
    presence(0),
    ANY_LAND,
    owner=BRINGER,
)
def call_on_midnights_dream(act: Act) -> Script:
    """Where dahan are, gain a major power; forgetting this card for it gives energy and lets you
    play it at once. Or 2 fear where invaders are."""
    options = []
    if count(act.table, act.land, DAHAN):
        options.append("gain-major")
    if invaders(act.table, act.land):
        options.append("fear")
    if not options:
        return
    line = yield from choose_one(act, *options)
    if line == "fear":
        fear(act, 2)
        return
    gained = yield from gain_from(act, act.seat, "major")
    if act.power in act.table.piles[REMOVED]:
        add_energy(act.table, act.seat, count(act.table, act.land, DAHAN))
        yield from _play_at_once(act, gained)


def _play_at_once(act: Act, gained: str) -> Script:
    """Pay for the new card and put it into play, beyond the card plays of the turn."""
    table, seat = act.table, act.seat
    if card_cost(table, seat, POWERS[gained]) <= table.seats[seat].energy:
        prompt = Text("ask-play-at-once", card=card_text(gained))
        wanted = yield from ask_yes(seat, prompt)
        if wanted:
            play(table, seat, gained)


@card(
    "unique",
    "dread-apparitions",
    2,
    FAST,
    "moon air",
    presence(1),
    INVADER_LAND,
    owner=BRINGER,
)
def dread_apparitions(act: Act) -> None:
    """Fear of powers there defends as well this turn; 1 fear."""
    lasting(act.table, Dread(act.land, act.seat))
    fear(act, 1)


@final
class Dread(Effect):
    """Fear that powers generate in the land defends it as well."""

    kind = "dread"
    fields = (Field.land(), Field.seat())

    def frightened(self, act: Act, seat: int, land: int, amount: int) -> None:
        if self.land == land and act.kind == POWER:
            lasting(act.table, Defend(land, amount=amount))


register_effect(Dread)


@card("unique", "dreams-of-the-dahan", 0, FAST, "moon air", presence(2), ANY_LAND, owner=BRINGER)
def dreams_of_the_dahan(act: Act) -> Script:
    """Gather up to 2 dahan, or 1 fear per dahan (3 at most) where a town or city is."""
    options = ["gather-dahan"]
    if count(act.table, act.land, *BUILDINGS):
        options.append("fear")
    line = yield from choose_one(act, *options)
    if line == "fear":
        fear(act, min(3, count(act.table, act.land, DAHAN)))
    else:
        yield from gather(act, 2, DAHAN, up_to=True)


@card(
    "unique",
    "predatory-nightmares",
    2,
    SLOW,
    "moon fire earth animal",
    sacred_site(1),
    INVADER_LAND,
    owner=BRINGER,
)
def predatory_nightmares(act: Act) -> Script:
    yield from damage(act, 2)
    yield from push(act, 2, DAHAN, up_to=True)
