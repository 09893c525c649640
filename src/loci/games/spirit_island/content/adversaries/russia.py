"""The Tsardom of Russia: hunters who follow the beasts, and explorers who sense what is coming."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.adversaries.reinforcements import (
    add,
    choose_land,
    put_there,
    with_most,
)
from loci.games.spirit_island.rules.act import ADVERSARY, RAVAGE_ACT, Act
from loci.games.spirit_island.rules.adversary import Adversary
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_carry, ask_yes
from loci.games.spirit_island.rules.each import boards_in_turn, next_board, unskipped_boards
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting, use_up
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.extra_board import settled_slots
from loci.games.spirit_island.rules.invaders.deck import put_after_each
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.invaders.phase import escalating
from loci.games.spirit_island.rules.island.harm import destroy, save
from loci.games.spirit_island.rules.island.isolation import is_cut_off
from loci.games.spirit_island.rules.island.lands import playable
from loci.games.spirit_island.rules.island.movement import around, may_move, move_piece
from loci.games.spirit_island.rules.island.pieces import change, count, has, health, tokens_in
from loci.games.spirit_island.rules.island.unused import is_unused
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import CardTurned
from loci.games.spirit_island.state.piles import (
    BUILD_SPACE,
    FEAR_DECK,
    INVADER_BOX,
    add_card,
    take_out,
)
from loci.games.spirit_island.state.registry import ADVERSARIES, INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    BUILDINGS,
    EXPLORER,
    JAGGED,
    NOWHERE,
    PIECES,
    RAVAGE,
    TOWN,
    damage_on,
    kind_of,
    unhurt,
)

RUSSIA: Final = "russia"
STALKERS: Final = 2  # explorers that the escalation brings to each board
CROWD: Final = 3  # explorers in a land that every ravage card names
#: Stages of the invader cards in the fear deck, each with the fear cards that lie on it.
ENTRENCHED: Final = ((2, 3), (3, 7))
_SENSED: Final = "impending disaster"


@final
class Trophies(Effect):
    """Beasts on the panel: those that rules of the adversary have destroyed."""

    kind = "hunters-trophies"
    lasts = FOR_GOOD
    fields = (Field.number("beasts"),)

    def __init__(self, beasts: int = 0) -> None:
        super().__init__()
        self.beasts: Final = beasts


@final
class InFearDeck(Effect):
    """An invader card lies in the fear deck, with so many fear cards `under` it. Which card of its
    stage in the box it is, nobody knows before it comes up."""

    kind = "entrenched"
    lasts = FOR_GOOD
    fields = (Field.number("under"), Field.word("stage", lambda: ("2", "3"), needed=True))

    def __init__(self, under: int = 0, stage: str = "2") -> None:
        super().__init__()
        self.under: Final = under
        self.stage: Final = stage

    def fear_card_taken(self, table: SpiritTable, seat: int) -> None:
        """It comes to the build space as soon as it lies on top."""
        if len(table.piles[FEAR_DECK]) > self.under:
            return
        use_up(table, self)
        unused = [c for c in table.piles[INVADER_BOX] if INVADER_CARDS[c].stage == int(self.stage)]
        if unused:
            card = unused[0]
            take_out(table, INVADER_BOX, card)
            table.revealed += 1
            add_card(table, BUILD_SPACE, card)
            lasting(table, Unresolved(card))
            if table.sink is not None:
                table.sink.append(CardTurned("revealed", "invader", card))


@final
class Unresolved(Effect):
    """A card on the build space that nobody has explored: it escalates when it first acts."""

    kind = "unresolved-card"
    lasts = FOR_GOOD
    fields = (Field.word("card", lambda: tuple(INVADER_CARDS), needed=True),)

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card: Final = card

    def card_acts(self, table: SpiritTable, seat: int, card: str) -> Script:
        if card != self.card:
            return
        use_up(table, self)
        escalations = escalating(table, card)
        for adversary, shown in escalations:
            yield from adversary.escalate(table, shown)
        for adversary, shown in escalations:
            if not table.ending:
                yield from adversary.late_escalation(table, shown)


@final
class Scarred(Effect):
    """The ravage step has added blight on the board of the land."""

    kind = "scarred-board"
    fields = (Field.land(),)


register_effect(Trophies)
register_effect(InFearDeck)
register_effect(Unresolved)
register_effect(Scarred)


@final
class Russia(Adversary):
    def __init__(self) -> None:
        super().__init__(
            RUSSIA,
            difficulty=[1, 3, 4, 6, 7, 9, 11],
            fear_cards=[
                (3, 3, 3),
                (3, 3, 4),
                (4, 3, 4),
                (4, 4, 3),
                (4, 4, 4),
                (4, 5, 4),
                (5, 5, 4),
            ],
            invader_decks=["111-2222-33333"] * 4 + ["111-2-3-2-3-2-3-2-33"] * 3,
            deck_changes={4: put_after_each(3, 2)},
            set=JAGGED,
        )

    # -- base level -----------------------------------------------------------------------------

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        """Hunters Swarm the Island."""
        return trophies(table) > beasts_left(table)

    def stands(self, table: SpiritTable) -> Text | None:
        return Text("stands-russia", number=trophies(table), most=beasts_left(table))

    def escalation(self, act: Act, card: str) -> Script:
        """Stalk the Predators: for each board 2 explorers among its lands with beasts, or, where it
        has none, among those of another board."""
        table = act.table
        left = yield from unskipped_boards(table, boards_in_turn(table))
        while left:
            slot = yield from next_board(table, left)
            own = table.island.lands_on(slot)
            hunted = [land for land in own if tokens_in(table, land, BEASTS)]
            near = table.island.first_of(slot)
            if not hunted:
                hunted = [land for land in table.island.lands if tokens_in(table, land, BEASTS)]
            one = Act(table, ADVERSARY, card=card)
            for _ in range(STALKERS):
                land = yield from choose_land(table, "ask-adversary-explorer", hunted, near)
                if land != NOWHERE:
                    hunted = [n for n in hunted if table.island.common_boards([land, n])]
                    yield from add(one, land, EXPLORER)
            yield from finish(one)
            if table.ending:
                return

    # -- levels ---------------------------------------------------------------------------------

    def prepare(self, act: Act) -> Script:
        """Level 1, Hunters Seek Shell and Hide: beasts and an explorer for each board; level 5,
        Entrench in the Face of Fear: invader cards in the fear deck."""
        table = act.table
        settled = settled_slots(table)
        for slot in table.island.slots if self.level(table) >= 1 else []:
            own = table.island.lands_on(slot)
            free = [land for land in own if not has(table, land, *BUILDINGS)]
            if free and not is_unused(table, PIECES[BEASTS]):
                put_there(table, free[-1], BEASTS)
            if free and slot in settled:  # SX-26.6
                put_there(table, free[-1], EXPLORER)
        for stage, above in ENTRENCHED if self.level(table) >= 5 else ():
            under = max(0, len(table.piles[FEAR_DECK]) - above)
            table.effects = (*table.effects, InFearDeck(under, str(stage)))
        yield from ()

    def more_strength(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        return 1 if kind == EXPLORER and self.level(table) >= 1 else 0

    def blight_landed(self, act: Act, seat: int, land: int) -> Script:
        """Level 1: blight of a ravage destroys beasts, which come onto the panel."""
        table = act.table
        if self.level(table) < 1 or act.kind != RAVAGE_ACT or not tokens_in(table, land, BEASTS):
            return
        gone = yield from destroy(act, 1, BEASTS, land=land)
        if gone:
            number = trophies(table) + gone
            table.effects = tuple([e for e in table.effects if not isinstance(e, Trophies)])
            lasting(table, Trophies(number), "log-hunters-trophies", number=number)

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        """Level 2, A Sense for Impending Disaster: the first explorer that an Action would destroy
        is pushed, and that frightens (SX-31.3)."""
        if not self._senses(act, code):
            return False
        return (yield from self._flee(act, land, code))

    def replaces_dream(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        """The same before a dream, if its player wants it so (SX-31.4)."""
        if not self._senses(act, code):
            return False
        first = yield from ask_yes(act.chooser(land), Text("ask-adversary-first"))
        return first and (yield from self._flee(act, land, code))

    def _senses(self, act: Act, code: int) -> bool:
        """Whether an explorer is the first that the Action would destroy."""
        return self.level(act.table) >= 2 and kind_of(code) == EXPLORER and act.once(_SENSED)

    def _flee(self, act: Act, land: int, code: int) -> Replacing:
        """Push an explorer that would be destroyed, if that can be."""
        table = act.table
        beyond = around(act, land)
        # One that has more damage than it can bear does not stand there while that is asked.
        runner = unhurt(code) if damage_on(code) >= health(table, land, code) else code
        change(table, land, code, runner)
        pairs = [(runner, to) for to in beyond if may_move(act, runner, to)]
        prompt = Text("ask-push", left=1, land=table.island.names[land])
        stays = is_cut_off(table, land, beyond)  # no spirit wants it to move (SX-11.11)
        moved, end = yield from ask_carry(
            table.island, act.chooser(land), prompt, verbs.PUSH, pairs, optional=stays
        )
        if moved == NO_PIECE:
            change(table, land, runner, code)
            return False
        saved = unhurt(code)  # as everything that is saved (SX-22.1)
        change(table, land, runner, saved)
        before = table.pieces[end].count(saved)
        yield from move_piece(act, saved, land, end)
        if table.pieces[end].count(saved) > before:
            save(act, end, saved)
        fear(act, 1, land)
        return True

    def names_lands(
        self, table: SpiritTable, seat: int, action: int, lands: list[int]
    ) -> list[int]:
        """Level 3, Competition Among Hunters: ravage cards name lands with many explorers too."""
        if action != RAVAGE or self.level(table) < 3:
            return lands
        crowded = [n for n in table.island.lands if count(table, n, EXPLORER) >= CROWD]
        return sorted({*lands, *crowded})

    def blighted(self, table: SpiritTable, seat: int, land: int) -> None:
        """Level 6 asks on which boards the ravage step has added blight. `cards_done` counts while
        a card of a step acts; what comes of builds is over with the turn."""
        if self.level(table) >= 6 and table.cards_done:
            lasting(table, Scarred(land))

    def after_ravages(self, table: SpiritTable, seat: int) -> Script:
        """Level 6, Pressure for Fast Profit: a board without new blight gets an explorer and a town
        where it has most explorers."""
        if self.level(table) < 6:
            return
        scarred: list[int] = []
        for effect in table.effects:
            if isinstance(effect, Scarred):
                scarred += table.island.boards_of(effect.land)
        table.effects = tuple([e for e in table.effects if not isinstance(e, Scarred)])
        spared = [slot for slot in boards_in_turn(table) if slot not in scarred]
        left = yield from unskipped_boards(table, spared if table.turn >= 2 else [])
        while left:
            slot = yield from next_board(table, left)
            own = [land for land in table.island.lands_on(slot) if has(table, land, EXPLORER)]
            most = with_most(own, lambda land: count(table, land, EXPLORER))
            land = yield from choose_land(table, "ask-fast-profit", most)
            if land != NOWHERE:
                act = Act(table, ADVERSARY, land=land)
                yield from add(act, land, EXPLORER)
                yield from add(act, land, TOWN)
                yield from finish(act)
                if table.ending:
                    return


ADVERSARIES[RUSSIA] = Russia()


# -- reading ---------------------------------------------------------------------------------------


def trophies(table: SpiritTable) -> int:
    """The beasts on the panel."""
    for effect in table.effects:
        if isinstance(effect, Trophies):
            return effect.beasts
    return 0


def beasts_left(table: SpiritTable) -> int:
    """The beasts on the island."""
    return sum([count(table, land, BEASTS) for land in playable(table)])
