"""Second Wave: the invaders come again, to the island as another game has left it."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import SET_UP, Act, decider
from loci.games.spirit_island.rules.asking import ask_land, ask_name
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting, use_up
from loci.games.spirit_island.rules.events.step import stage
from loci.games.spirit_island.rules.invaders.deck import make_invader_deck
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import all_codes, count, has, put, take
from loci.games.spirit_island.rules.island.setup import NATIVE, place_icons
from loci.games.spirit_island.rules.lineup import line_up
from loci.games.spirit_island.rules.powers.cards import DECKS
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.setup import make_fear_deck
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.first_game import FirstGame
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import (
    BLIGHT_DECK,
    BLIGHT_USED,
    REMOVED,
    add_card,
    take_out,
)
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
)
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    CLAW,
    DAHAN,
    INVADERS,
    NOBODY,
    NOWHERE,
    PIECES,
    TOKENS,
    TOWN,
    piece,
)

SECOND_WAVE: Final = "second-wave"
LEFT_BLIGHT: Final = 2  # on each board, and on the card for each board
CROWDED: Final = 3  # dahan of a land from which one goes on
FEW_DAHAN: Final = (2, 4)  # on a board: one is added
MOST_DAHAN: Final = 8
MOST_ELEMENTS: Final = 10  # of a threshold that the first spirits meet
LANDING: Final = {6: 3, 7: 4, 8: 5}  # where the printed invaders of these lands stand
NEW_TOWN: Final = 5
HIGHEST_LEVEL: Final = 6
LAST_STAGE: Final = 3


@final
class BlightAside(Effect):
    """Blight that comes onto a card when it flips; onto any, if none is named."""

    kind = "blight-aside"
    lasts = FOR_GOOD
    fields = (Field.number("blight"), Field.word("card", lambda: tuple(BLIGHT_CARDS)))

    def __init__(self, blight: int = 0, card: str = "") -> None:
        super().__init__()
        self.blight: Final = blight
        self.card: Final = card


register_effect(BlightAside)


@final
class FirstSpirits(Effect):
    """A power card that a spirit of the first game has left."""

    kind = "first-spirits"
    lasts = FOR_GOOD
    fields = (Field.word("card", lambda: tuple(POWERS), needed=True),)

    def __init__(self, card: str = "") -> None:
        super().__init__()
        self.card: Final = card


register_effect(FirstSpirits)


@final
class WentBefore(Effect):
    """The spirit that a seat had in the first game, with its power cards, until one is left."""

    kind = "went-before"
    lasts = FOR_GOOD
    fields = (
        Field.seat(needed=True),
        Field.word("spirit", lambda: tuple(SPIRITS), needed=True),
        Field.text("cards"),
    )

    def __init__(self, seat: int, spirit: str, cards: str = "") -> None:
        super().__init__(seat=seat)
        self.spirit: Final = spirit
        self.cards: Final = cards

    def bars_spirit(self, table: SpiritTable, seat: int, spirit: str) -> bool:
        return SPIRITS[spirit].panel == SPIRITS[self.spirit].panel


register_effect(WentBefore)


@final
class Assistance(Effect):
    """The seat may use such a card this turn: in any land, with thresholds of 10 elements."""

    kind = "assistance"
    fields = (Field.seat(needed=True), Field.word("card", lambda: tuple(POWERS), needed=True))

    def __init__(self, seat: int = NOBODY, card: str = "") -> None:
        super().__init__(seat=seat)
        self.card: Final = card

    def lends_use(self, table: SpiritTable, seat: int, user: int) -> list[str]:
        return [self.card] if user == self.seat else []

    def reaches_all(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        return user == self.seat and power.id == self.card

    def meets_thresholds(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        few = all([sum(wanted) <= MOST_ELEMENTS for wanted in power.thresholds])
        return few and user == self.seat and power.id == self.card

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        add_card(table, REMOVED, self.card)
        yield from ()


register_effect(Assistance)


@final
class SecondWave(Scenario):
    def __init__(self) -> None:
        super().__init__(SECOND_WAVE, difficulty=0, set=CLAW)

    def follows_a_game(self) -> bool:
        return True

    def follow(self, table: SpiritTable, first: FirstGame) -> None:
        """What lies in the lands, the blight cards that were turned up, and who went before."""
        for name, held in first.lands.items():
            land = table.island.numbers[name]
            table.blight[land] = held.get("blight", 0)
            for kind in (DAHAN, *TOKENS):
                put(table, land, kind, held.get(PIECES[kind], 0))
        if first.blight_card and table.blight_card:
            seen = [*first.used, first.blight_card]
            left = [table.blight_card, *table.piles[BLIGHT_DECK]]
            table.blight_card, table.blight_flipped = first.blight_card, 1
            table.blight_pool = first.blight_pool
            table.piles[BLIGHT_USED] = tuple(first.used)
            if table.piles[BLIGHT_DECK]:
                table.piles[BLIGHT_DECK] = tuple([card for card in left if card not in seen])
        for seat, spirit in enumerate(first.spirits):
            went = WentBefore(seat, spirit, "+".join(first.cards[seat]))
            table.effects = (*table.effects, went)

    def lay_out(self, table: SpiritTable) -> Replacing:
        """What the first game has left, or else what is printed; then the invaders land anew."""
        act = Act(table, SET_UP)
        if not any(table.pieces) and not any(table.blight):
            for slot in range(len(table.island.boards)):
                place_icons(table, slot, NATIVE)
        _clear(table)
        for kind in TOKENS:
            yield from _thin_out(table, kind)
        yield from _clean(table)
        yield from _spread(act)
        yield from _settle(table)
        _set_level(table)
        _set_blight(table)
        yield from _choose_cards(table)
        for effect in table.effects:
            if isinstance(effect, FirstSpirits):
                for deck in DECKS.values():
                    take_out(table, deck, effect.card)
        for slot in range(len(table.island.boards)):
            place_icons(table, slot, INVADERS, LANDING)
            put(table, table.island.land_on(slot, NEW_TOWN), TOWN)
        return True

    def adversary_blight(self, table: SpiritTable, number: int) -> None:
        """It comes from the card."""
        table.blight_pool = max(0, table.blight_pool - number)

    def flipped_blight(self, table: SpiritTable, blight: int) -> int:
        for effect in table.effects:
            if isinstance(effect, BlightAside) and effect.card in ("", table.blight_card):
                use_up(table, effect)
                return effect.blight
        return blight

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """From stage III on the first spirits assist in the spirit phase."""
        if table.step != SPIRIT_PHASE or stage(table) < LAST_STAGE:
            return []
        cards = [effect.card for effect in table.effects if isinstance(effect, FirstSpirits)]
        return [Named(verbs.ASSIST, card) for card in sorted(set(cards))]

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        assert isinstance(move, Named)
        use_up(table, FirstSpirits(move.name))
        lasting(table, Assistance(user, move.name))
        yield from ()


SCENARIOS[SECOND_WAVE] = SecondWave()


# -- what is left of the first game ----------------------------------------------------------------


def _clear(table: SpiritTable) -> None:
    """No presence and no invaders are left."""
    for owner in table.seats:
        owner.presence = [0] * len(table.island.names)
    for land in range(len(table.pieces)):
        for code in all_codes(table, land, *INVADERS):
            take(table, land, code)


def _thin_out(table: SpiritTable, kind: int) -> Script:
    """Of each token as many stay as there are boards."""
    while True:
        lands = [land for land in table.island.lands if has(table, land, kind)]
        number = sum([count(table, land, kind) for land in lands])
        if number <= len(table.island.boards):
            return
        prompt = Text("ask-wave-token", token=Text(f"kind-{PIECES[kind]}"))
        land = yield from ask_land(table.island, decider(table), prompt, lands)
        take(table, land, piece(kind))


def _clean(table: SpiritTable) -> Script:
    """On each board 2 blight stay; the rest goes back to the card."""
    for board in table.island.slots:
        own = table.island.lands_on(board)
        while sum([table.blight[land] for land in own]) > LEFT_BLIGHT:
            lands = [land for land in own if table.blight[land]]
            prompt = Text("ask-wave-blight")
            land = yield from ask_land(table.island, decider(table, own[0]), prompt, lands)
            table.blight[land] -= 1
            table.blight_pool += 1


def _spread(act: Act) -> Script:
    """Dahan go on from lands with 3 or more, one at a time, to any adjacent land but one that has
    sent its own on already; where all are such, towards the next room. Those for whom there is no
    room at all stay."""
    table = act.table
    thinned: list[int] = []
    while lands := _crowded(table):
        prompt = Text("ask-wave-crowded")
        land = yield from ask_land(table.island, decider(table), prompt, lands)
        thinned.append(land)
        while count(table, land, DAHAN) >= CROWDED and (towards := _towards_room(table, land)):
            new = [other for other in table.island.near[land] if other not in thinned]
            yield from push(act, 1, DAHAN, land=land, into=new or towards)


def _crowded(table: SpiritTable) -> list[int]:
    """The lands with 3 dahan or more for whom there is room somewhere."""
    lands = [land for land in table.island.lands if count(table, land, DAHAN) >= CROWDED]
    return [land for land in lands if _towards_room(table, land)]


def _towards_room(table: SpiritTable, land: int) -> list[int]:
    """The lands beside one from which the way to room for another dahan is shortest."""
    island = table.island
    near_room = [one for one in island.lands if count(table, one, DAHAN) < CROWDED - 1]
    while near_room:
        found = [one for one in island.near[land] if one in near_room]
        farther = sorted({*near_room, *[n for one in near_room for n in island.near[one]]})
        if found or len(farther) == len(near_room):
            return found
        near_room = farther
    return []


def _settle(table: SpiritTable) -> Script:
    """A board with few dahan gets one more, one with many loses some."""
    for board in table.island.slots:
        own = table.island.lands_on(board)
        homes = [land for land in own if has(table, land, DAHAN)]
        number = sum([count(table, land, DAHAN) for land in homes])
        if FEW_DAHAN[0] <= number <= FEW_DAHAN[1]:
            put(table, homes[0], DAHAN)
        while number > MOST_DAHAN:
            homes = [land for land in own if has(table, land, DAHAN)]
            prompt = Text("ask-wave-dahan")
            land = yield from ask_land(table.island, decider(table, own[0]), prompt, homes)
            if land == NOWHERE:
                return
            take(table, land, all_codes(table, land, DAHAN)[0])
            number -= 1


# -- the second game -------------------------------------------------------------------------------


def _set_level(table: SpiritTable) -> None:
    """After a game in which the island stayed healthy the adversary is a level higher."""
    if table.blight_flipped or not table.adversary or table.level >= HIGHEST_LEVEL:
        return
    decks = ADVERSARIES[table.adversary].invader_decks
    table.level += 1
    make_fear_deck(table)
    if decks[table.level] != decks[table.level - 1]:
        make_invader_deck(table)
    line_up(table)  # which may have other steps now


def _set_blight(table: SpiritTable) -> None:
    """The card is healthy again with 2 blight for each board; of one that was turned up the rest
    lies beside it, for when it is again (SX-34.22, SX-34.23). Cards of a still healthy island that
    were used up come before it, as they did (SX-34.21); all of these are known."""
    on_card = LEFT_BLIGHT * len(table.island.boards)
    if table.blight_flipped:
        table.blight_flipped = 0
        aside = max(0, table.blight_pool - on_card)
        lasting(table, BlightAside(aside, table.blight_card))
        known = [*table.piles[BLIGHT_USED], table.blight_card]
        table.shown += known
        table.blight_card = known[0]
        table.piles[BLIGHT_DECK] = (*known[1:], *table.piles[BLIGHT_DECK])
        table.piles[BLIGHT_USED] = ()
    table.blight_pool = on_card


def _choose_cards(table: SpiritTable) -> Script:
    """Each spirit of the first game leaves 1 of its power cards; whoever sits where it was played
    chooses it."""
    for effect in [effect for effect in table.effects if isinstance(effect, WentBefore)]:
        cards = [card for card in effect.cards.split("+") if card in POWERS]
        prompt = Text("ask-first-card", spirit=Text(f"spirit-{effect.spirit}"))
        card = yield from ask_name(effect.seat, prompt, verbs.LEAVE, cards)
        use_up(table, effect)
        if card:
            lasting(table, FirstSpirits(card), "log-first-card", card=card_text(card))
