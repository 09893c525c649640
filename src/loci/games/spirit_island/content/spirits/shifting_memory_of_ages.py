"""Shifting Memory of Ages: learns what the world is made of, and spends that when it is needed."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import INCOME, PARTS, RULE, TRACK, Act, Trigger
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import defend, give_element, lasting, use_up
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.fear import fear, turn_up_fear
from loci.games.spirit_island.rules.island.movement import gather
from loci.games.spirit_island.rules.powers.cards import discard_from_hand, gain_from, gain_power
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.targets import (
    ANY_LAND,
    ANY_SPIRIT,
    BUILDING_LAND,
    INVADER_LAND,
)
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.setup import place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.markers import (
    MARKERS,
    add_markers,
    discard_markers,
    markers,
    prepare_marker,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import TrackAction, has_word
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import FEAR_DECK, INVADER_COVERED, INVADER_DISCARD
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    AIR,
    DAHAN,
    EARTH,
    FAST,
    JAGGED,
    MOON,
    MOUNTAIN,
    SANDS,
    SLOW,
    kind_of,
    piece_word,
    unhurt,
)

MEMORY = "shifting-memory-of-ages"
PREPARE: Final = "marker"  # on a space: a marker is prepared with the income
TRADE: Final = "markers-for-play"  # on a space: 2 markers for a card play
TRADED: Final = 2
LONG_AGES: Final = "long-ages"  # what an Action remembers: a card was discarded, not forgotten
INSIGHTS: Final = "insights"  # what income sets off
OBSERVED: Final = "observed"  # what a change in an observed land sets off
PRICE_OF_MAJOR: Final = 2
CHANGES: Final = 3
TAUGHT: Final = 3
SPARED: Final = 2


def _trade(act: Act) -> Script:
    yield from discard_markers(act, act.seat, TRADED, up_to=False)
    act.table.seats[act.seat].bonus_plays += 1


def _can_trade(table: SpiritTable, seat: int) -> bool:
    return sum(markers(table, seat)) >= TRADED


@final
class Memory(Spirit):
    keeps = (MARKERS,)
    track_actions = (TrackAction(TRADE, _trade, _can_trade),)

    def __init__(self) -> None:
        super().__init__(
            MEMORY,
            energy="0 1 2 3+marker 4 reclaim 5 6+marker",
            plays="1 2 2 markers-for-play 3",
            growth=[
                [reclaim_cards(), add_presence(0)],
                [gain_card(), add_presence(2)],
                [add_presence(1), gain_energy(2)],
                [gain_energy(9)],
            ],
            uniques=[
                "boon-of-ancient-memories",
                "elemental-teachings",
                "share-secrets-of-survival",
                "study-the-invaders-fears",
            ],
            innates=["learn-the-invaders-tactics", "observe-the-ever-changing-world"],
            complexity="moderate",
            specials=2,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        lands = starting_lands(table, seat)
        own = [land for land in lands if table.island.terrain[land] in (SANDS, MOUNTAIN)]
        place_on(table, seat, (own or lands)[-1], 2)
        add_markers(table, seat, [MOON, AIR, EARTH])
        yield from ()

    def replaces_forgetting(self, act: Act, seat: int, user: int, card: str) -> Replacing:
        """Long Ages of Knowledge and Forgetfulness: a card of the hand, once in an Action."""
        table = act.table
        if user != seat or card not in table.seats[seat].hand or LONG_AGES in act.whole().marks:
            return False
        moves: list[Move] = [Named(verbs.DISCARD, card), Named(verbs.FORGET, card)]
        answer = yield from ask(seat, Text("ask-long-ages", card=card_text(card)), moves)
        if answer == moves[1]:
            return False
        act.once(LONG_AGES)
        discard_from_hand(table, seat, card)
        return True

    def triggers(self, act: Act, seat: int) -> None:
        """Spaces that prepare a marker do so with the income."""
        if act.kind != INCOME or act.seat != seat or not has_word(act.table, seat, PREPARE):
            return

        def prepare(after: Act) -> Script:
            for _ in range(has_word(after.table, seat, PREPARE)):
                insight = after.after(INSIGHTS, TRACK, seat)
                yield from prepare_marker(insight, seat)
                yield from finish(insight)

        act.trigger(INSIGHTS, prepare)


SPIRITS[MEMORY] = Memory()


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "learn-the-invaders-tactics",
    MEMORY,
    FAST,
    presence(1),
    INVADER_LAND,
    "2 earth",
    "1 air 2 earth",
    "2 moon 3 air 4 earth",
    set=JAGGED,
)
def learn_the_invaders_tactics(act: Act) -> None:
    """Defend 2; or 3; or 2 for each card that the invaders have discarded."""
    if act.has(2):
        piles = act.table.piles
        defend(act, 2 * len(piles[INVADER_DISCARD] + piles[INVADER_COVERED]))
    else:
        defend(act, 3 if act.has(1) else 2)


@final
class Observed(Effect):
    """After each of so many Actions that change which pieces are in the land, which were these
    `before`, the seat prepares a marker (SX-35.9, SX-35.10)."""

    kind = "observed"
    fields = (
        Field.land(),
        Field.seat(needed=True),
        Field.number("left"),
        Field.text("before"),
    )

    def __init__(self, land: int, seat: int, left: int = 0, before: str = "") -> None:
        super().__init__(land, seat)
        self.left: Final = left
        self.before: Final = before

    def triggers(self, act: Act, seat: int) -> None:
        table = act.table
        now = _pieces_in(table, self.land)
        if act.kind in PARTS or now == self.before:
            return
        use_up(table, self)
        if self.left > 1:
            lasting(table, Observed(self.land, seat, self.left - 1, now))
        act.triggered.append(Trigger(OBSERVED, self._learn))

    def _learn(self, after: Act) -> Script:
        insight = after.after(OBSERVED, RULE, self.seat)
        yield from prepare_marker(insight, self.seat)
        yield from finish(insight)


register_effect(Observed)


def _pieces_in(table: SpiritTable, land: int) -> str:
    """All pieces of a land in words: invaders and dahan, however hurt, tokens and strife, blight
    and presence (SX-36.2); those too that stand aside from a ravage."""
    aside = [code for where, code in table.aside if where == land]
    words = [piece_word(unhurt(code)) for code in [*table.pieces[land], *aside]]
    words += ["blight"] * table.blight[land]
    for seat, owner in enumerate(table.seats):
        words += [f"P{seat + 1}"] * owner.presence[land]
    return "+".join([f"{words.count(word)}.{word}" for word in sorted(set(words))]) or "0"


@innate(
    "observe-the-ever-changing-world",
    MEMORY,
    FAST,
    presence(1),
    ANY_LAND,
    "1 moon",
    "2 moon 1 air",
    set=JAGGED,
)
def observe_the_ever_changing_world(act: Act) -> Script:
    """Prepare 1 marker; or 1 after each of the next three Actions that change the land."""
    table, land = act.table, act.land
    if act.has(1):
        observed = Observed(land, act.seat, CHANGES, _pieces_in(table, land))
        lasting(table, observed, "log-observed")
    else:
        yield from prepare_marker(act, act.seat)


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "boon-of-ancient-memories",
    1,
    SLOW,
    "moon water earth plant",
    None,
    ANY_SPIRIT,
    owner=MEMORY,
    set=JAGGED,
)
def boon_of_ancient_memories(act: Act) -> Script:
    """A minor power for yourself; any power card for another spirit, which may pay 2 energy for a
    major power in the place of forgetting a card."""
    if act.target == act.seat:
        yield from gain_from(act, act.seat, "minor")
    else:
        yield from gain_power(act, act.target, PRICE_OF_MAJOR)


@card(
    "unique",
    "elemental-teachings",
    0,
    FAST,
    "moon air earth",
    None,
    ANY_SPIRIT,
    owner=MEMORY,
    set=JAGGED,
)
def elemental_teachings(act: Act) -> Script:
    """Prepare 1 marker; the target gains the elements of up to 3 that you give away."""
    yield from prepare_marker(act, act.seat)
    given = yield from discard_markers(act, act.seat, TAUGHT)
    for element in given:
        give_element(act.table, act.target, element)


@final
class SecretsShared(Effect):
    """Each Action destroys so many fewer dahan in the land."""

    kind = "secrets-shared"
    fields = (Field.land(), Field.seat(), Field.number("dahan"))

    def __init__(self, land: int, seat: int, dahan: int = 0) -> None:
        super().__init__(land, seat)
        self.dahan: Final = dahan

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        yield from ()
        if land != self.land or kind_of(code) != DAHAN:
            return False
        for number in range(self.dahan):
            if act.once(f"{self.kind} {land} {number}"):
                return True
        return False


register_effect(SecretsShared)


@card(
    "unique",
    "share-secrets-of-survival",
    0,
    FAST,
    "sun air earth",
    sacred_site(1),
    ANY_LAND,
    "3 air",
    owner=MEMORY,
    set=JAGGED,
)
def share_secrets_of_survival(act: Act) -> Script:
    """Each time that dahan would be destroyed there this turn, 2 fewer are; or gather up to 2
    dahan; with the threshold both, if you like."""
    table, land = act.table, act.land
    lines = ["share-secrets", "gather-dahan", *(["both"] if act.has() else [])]
    line = yield from choose_one(act, *lines)
    if line != "gather-dahan":
        before = [e for e in table.effects if isinstance(e, SecretsShared) and e.land == land]
        for effect in before:  # a repeat saves as many more
            use_up(table, effect)
        spared = SPARED + sum([effect.dahan for effect in before])
        lasting(table, SecretsShared(land, act.seat, spared), "log-secrets-shared", number=spared)
    if line != "share-secrets":
        yield from gather(act, 2, DAHAN, up_to=True)


@card(
    "unique",
    "study-the-invaders-fears",
    0,
    FAST,
    "moon air animal",
    presence(0),
    BUILDING_LAND,
    owner=MEMORY,
    set=JAGGED,
)
def study_the_invaders_fears(act: Act) -> None:
    """2 fear; the top card of the fear deck is turned up."""
    fear(act, 2)
    deck = act.table.piles[FEAR_DECK]
    if deck and deck[0] not in act.table.shown:
        turn_up_fear(act.table, deck[0])
