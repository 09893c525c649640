"""The part of a row that concerns all seats: the turn, fear, blight, cards, what is played with and
the effects in force."""

from __future__ import annotations

from typing import Final, final

from loci.core.learning.encoding import Entry
from loci.games.spirit_island.bots.asked import FULL, FULL_WORD
from loci.games.spirit_island.bots.names import PLACES, SEATS, STEPS, numbered
from loci.games.spirit_island.rules.effect import Effect
from loci.games.spirit_island.rules.invaders.blight import is_blighted
from loci.games.spirit_island.rules.island.unused import TOKEN_NAMES, rule_without
from loci.games.spirit_island.rules.setup import RULES
from loci.games.spirit_island.state.piles import (
    BLIGHT_DECK,
    BLIGHT_USED,
    BUILD_SPACE,
    EARNED,
    EVENT_DECK,
    EVENT_DISCARD,
    EXPLORE_SPACE,
    EXTRA_SPACE,
    FEAR_DECK,
    FEAR_DISCARD,
    INVADER_COVERED,
    INVADER_DECK,
    INVADER_DISCARD,
    MAJOR_DECK,
    MAJOR_DISCARD,
    MINOR_DECK,
    MINOR_DISCARD,
    RAVAGE_SPACE,
    REMOVED,
)
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    EFFECTS,
    EVENT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SCENARIOS,
)
from loci.games.spirit_island.state.steps import EVENT_STEP
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CLAW, FEATHER, JAGGED, NOBODY, NOWHERE, PIECES

SETS: Final = ("base", CLAW, JAGGED, FEATHER)
FEAR_PLACES: Final = 48  # cards from the top of the fear deck, and of those earned, that are told
INVADER_PLACES: Final = 20
EFFECT_PLACES: Final = 48
# Numbers that cards have at most
FEARS: Final = 64
BLIGHTS: Final = 32
EVENTS: Final = 80
INVADER_CARD_NUMBERS: Final = 24
POWER_NUMBERS: Final = 400
_PARTS: Final = 4  # of the fear deck, at most
_EFFECT_BYTES: Final = 9
_KEPT: Final = 4096  # packed piles that are remembered
#: What a game is played with: options, then tokens that are not used.
_RULES: Final = (*RULES, *[rule_without(token) for token in TOKEN_NAMES])


def table_fields() -> list[Entry]:
    return [
        Entry("players", "how many play", SEATS),
        Entry("turn", "from 1; 255 stand for more", FULL),
        Entry("step", "one more than its place in names.STEPS", len(STEPS)),
        Entry("terror", "level, from 1", 4),
        Entry("fear-markers", "that make a card", FULL),
        Entry("fear", "generated towards the next card", FULL),
        Entry("fear-parts", "cards of the deck, by terror level, at the start", FULL, _PARTS),
        Entry("fear-left", "cards in the deck", FULL),
        Entry("earned", "cards that wait to be resolved", FULL),
        Entry("resolved", "fear cards resolved in this turn", FULL),
        Entry("blight", "left on the card; 255 stand for more", FULL),
        Entry("side", "0 no blight card, 1 healthy, 2 blighted", 2),
        Entry("blight-card", "one more than its number, if it is known", BLIGHTS),
        Entry("blight-left", "cards in the blight deck", FULL),
        Entry("acting", "one more than the invader card that acts", INVADER_CARD_NUMBERS),
        Entry("acted", "cards of the present space that have acted", FULL),
        Entry("event", "one more than the event card that is resolved", EVENTS),
        Entry("events-left", "cards in the event deck", FULL),
        Entry("minor-left", "cards in the deck", FULL),
        Entry("major-left", "cards in the deck", FULL),
        Entry("adversary", "one more than its number", FULL),
        Entry("level", "of the adversary", 6),
        Entry("supporting", "one more than the number of the second adversary", FULL),
        Entry("supporting-level", "its level", 6),
        Entry("scenario", "one more than its number", FULL),
        Entry("lost", "whether the present Action has brought on a defeat"),
        Entry("covered", "invader cards face down in the discard, by stage", FULL, 3),
        Entry("stages", "of the invader deck from the top", 3, INVADER_PLACES),
        Entry("sets", "that are played with", members=len(SETS)),
        Entry("rules", "setup.RULES, then tokens that are not used", members=len(_RULES)),
    ]


def pile_fields() -> list[Entry]:
    """Sets of cards by their numbers: those that lie open, or that somebody has turned up."""
    return [
        Entry("explore", "invader cards", members=INVADER_CARD_NUMBERS),
        Entry("build", "invader cards", members=INVADER_CARD_NUMBERS),
        Entry("ravage", "invader cards", members=INVADER_CARD_NUMBERS),
        Entry("extra", "invader cards of a space more", members=INVADER_CARD_NUMBERS),
        Entry("invader-discard", "invader cards", members=INVADER_CARD_NUMBERS),
        Entry("invader-known", "those in the deck that were seen", members=INVADER_CARD_NUMBERS),
        Entry("fear-discard", "fear cards", members=FEARS),
        Entry("event-discard", "event cards", members=EVENTS),
        Entry("event-known", "those in the deck that were seen", members=EVENTS),
        Entry("blight-used", "blight cards of a still healthy island", members=BLIGHTS),
        Entry("blight-left-out", "blight cards that are not played with", members=BLIGHTS),
        Entry("minor-discard", "powers", members=POWER_NUMBERS),
        Entry("major-discard", "powers", members=POWER_NUMBERS),
        Entry("removed", "powers that are out of the game", members=POWER_NUMBERS),
    ]


def shown_fields() -> list[Entry]:
    """Fear cards by place, one more than their number; 0 for those that nobody has seen."""
    return [
        Entry("deck", "from the top", FEARS, FEAR_PLACES),
        Entry("earned", "from the first", FEARS, FEAR_PLACES),
    ]


def effect_fields() -> list[Entry]:
    return [
        Entry("kind", "one more than its number", FULL_WORD),
        Entry("seat", "that it holds on, or whose power brought it", SEATS),
        Entry("land", "one more than the land that it holds on", PLACES),
        Entry("other", "one more than another land, or another seat", FULL),
        Entry("number", "its amount", FULL),
        Entry("flags", "what holds of it, in the order of its fields", members=8),
        Entry("word", "one more than the place of its word among those there are", FULL_WORD),
    ]


@final
class Cards:
    """Packs piles of one kind of cards as sets; what was packed is remembered."""

    def __init__(self, names: list[str], members: int) -> None:
        if len(names) > members:
            raise ValueError(f"{len(names)} cards in a set of {members}")
        self.numbers: Final = numbered(names)
        self._bytes: Final = (members + 7) // 8
        self._packed: Final[dict[tuple[str, ...], bytes]] = {}

    def pack(self, cards: tuple[str, ...]) -> bytes:
        found = self._packed.get(cards)
        if found is None:
            members = 0
            for card in cards:
                if card in self.numbers:
                    members |= 1 << self.numbers[card]
            found = members.to_bytes(self._bytes, "little")
            if len(self._packed) >= _KEPT:
                self._packed.clear()
            self._packed[cards] = found
        return found

    def told(self, card: str) -> int:
        """One more than the number of a card; 0 for none."""
        return self.numbers.get(card, -1) + 1


@final
class TableRows:
    """Packs everything that concerns all seats."""

    def __init__(self) -> None:
        self._steps: Final = numbered(STEPS)
        self._rules: Final = numbered(_RULES)
        self._sets: Final = numbered(SETS)
        self._adversaries: Final = numbered(sorted(ADVERSARIES))
        self._scenarios: Final = numbered(sorted(SCENARIOS))
        self._kinds: Final = numbered(sorted(EFFECTS))
        self._words: Final[dict[str, dict[str, int]]] = {}
        self._invaders: Final = Cards(sorted(INVADER_CARDS), INVADER_CARD_NUMBERS)
        self._fear: Final = Cards(sorted(FEAR_CARDS), FEARS)
        self._blight: Final = Cards(sorted(BLIGHT_CARDS), BLIGHTS)
        self._events: Final = Cards(sorted(EVENT_CARDS), EVENTS)
        self._powers: Final = Cards(sorted(POWERS), POWER_NUMBERS)
        self._left_out: Final = {rule_without(card): card for card in BLIGHT_CARDS}
        self._no_fear: Final = bytes(2 * FEAR_PLACES)

    def pack(self, table: SpiritTable, told: list[int]) -> bytes:
        """`told` are the seats as the viewer tells them."""
        parts = [self._numbers(table), *self._piles(table)]
        parts.append(self._shown(table) if table.shown else self._no_fear)
        parts.append(self._effects(table, told))
        return b"".join(parts)

    def _numbers(self, table: SpiritTable) -> bytes:
        piles = table.piles
        discard = piles[EVENT_DISCARD]
        event = discard[-1] if discard and table.step == EVENT_STEP else ""
        side = 0
        if table.blight_card:
            side = 2 if is_blighted(table) else 1
        known = bool(table.blight_flipped) or table.blight_card in table.shown
        sizes = table.fear_sizes[:_PARTS]
        found = [
            len(table.seats),
            min(table.turn, FULL),
            self._steps.get(table.step, -1) + 1,
            table.terror,
            min(table.fear_markers, FULL),
            min(table.fear_done, FULL),
            *sizes,
            *[0] * (_PARTS - len(sizes)),
            len(piles[FEAR_DECK]),
            len(piles[EARNED]),
            min(table.fear_resolved, FULL),
            max(0, min(table.blight_pool, FULL)),
            side,
            self._blight.told(table.blight_card) if known else 0,
            len(piles[BLIGHT_DECK]),
            self._invaders.told(table.queue_card),
            table.cards_done,
            self._events.told(event),
            len(piles[EVENT_DECK]),
            min(len(piles[MINOR_DECK]), FULL),
            min(len(piles[MAJOR_DECK]), FULL),
            self._adversaries.get(table.adversary, -1) + 1,
            table.level,
            self._adversaries.get(table.supporting, -1) + 1,
            table.supporting_level,
            self._scenarios.get(table.scenario, -1) + 1,
            1 if table.doom else 0,
        ]
        covered = [0, 0, 0]
        for card in piles[INVADER_COVERED]:
            covered[INVADER_CARDS[card].stage - 1] += 1
        found += covered
        stages = [INVADER_CARDS[card].stage for card in piles[INVADER_DECK][:INVADER_PLACES]]
        found += stages
        found += [0] * (INVADER_PLACES - len(stages))
        sets = rules = 0
        for name in table.sets:
            if name in self._sets:
                sets |= 1 << self._sets[name]
        for name in table.rules:
            if name in self._rules:
                rules |= 1 << self._rules[name]
        found += [sets, rules & FULL, rules >> 8]
        return bytes(found)

    def _piles(self, table: SpiritTable) -> list[bytes]:
        piles = table.piles
        invaders, powers, events = self._invaders, self._powers, self._events
        seen: list[str] = table.shown
        left_out: list[str] = []
        for name in table.rules:
            if name in self._left_out:
                left_out.append(self._left_out[name])
        return [
            invaders.pack(piles[EXPLORE_SPACE]),
            invaders.pack(piles[BUILD_SPACE]),
            invaders.pack(piles[RAVAGE_SPACE]),
            invaders.pack(piles[EXTRA_SPACE]),
            invaders.pack(piles[INVADER_DISCARD]),
            invaders.pack(_known(piles[INVADER_DECK], seen)),
            self._fear.pack(piles[FEAR_DISCARD]),
            events.pack(piles[EVENT_DISCARD]),
            events.pack(_known(piles[EVENT_DECK], seen)),
            self._blight.pack(piles[BLIGHT_USED]),
            self._blight.pack(tuple(left_out)),
            powers.pack(piles[MINOR_DISCARD]),
            powers.pack(piles[MAJOR_DISCARD]),
            powers.pack(piles[REMOVED]),
        ]

    def _shown(self, table: SpiritTable) -> bytes:
        found: list[int] = []
        for pile in (FEAR_DECK, EARNED):
            cards = table.piles[pile][:FEAR_PLACES]
            for card in cards:
                found.append(self._fear.told(card) if card in table.shown else 0)
            found += [0] * (FEAR_PLACES - len(cards))
        return bytes(found)

    # -- effects ---------------------------------------------------------------------------------

    def _effects(self, table: SpiritTable, told: list[int]) -> bytes:
        found: list[int] = []
        for effect in table.effects[:EFFECT_PLACES]:
            found += self._effect(effect, told)
        return bytes(found).ljust(_EFFECT_BYTES * EFFECT_PLACES, b"\0")

    def _effect(self, effect: Effect, told: list[int]) -> list[int]:
        """Its fields by what they hold; of texts that it notes for itself nothing is told."""
        land = effect.land + 1
        other = number = word = flags = 0
        flag = 1
        for field in effect.fields:
            value = getattr(effect, field.name)
            if isinstance(value, bool):
                flags |= flag if value else 0
                flag <<= 1
            elif isinstance(value, str):
                word = self._word(effect, value)
            elif field.key == "word":
                word = self._word(effect, PIECES[value])
            elif field.holds == "number":
                number = value
            elif field.name not in ("land", "seat"):
                second = field.holds == "seat"
                other = told[value] if second and value != NOBODY else value + 1
            elif field.holds == "land" and effect.land == NOWHERE:
                land = value + 1
        kind = self._kinds.get(effect.kind, -1) + 1
        seat = 0 if effect.seat == NOBODY else told[effect.seat]
        return [
            kind & FULL,
            kind >> 8,
            seat,
            land if land <= PLACES else 0,
            max(0, min(other, FULL)),
            max(0, min(number, FULL)),
            flags & FULL,
            word & FULL,
            word >> 8,
        ]

    def _word(self, effect: Effect, word: str) -> int:
        numbers = self._words.get(effect.kind)
        if numbers is None:
            numbers = numbered(sorted(effect.words()))
            self._words[effect.kind] = numbers
        return numbers.get(word, -1) + 1


def _known(cards: tuple[str, ...], seen: list[str]) -> tuple[str, ...]:
    """The cards of a pile that somebody has turned up."""
    if not seen:
        return ()
    return tuple([card for card in cards if card in seen])
